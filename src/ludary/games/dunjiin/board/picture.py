"""A View as a picture: one tall SVG, 480 units wide, legible from 360 pixels on.

From top to bottom: whose turn it is, the piles, the Monster on the table, the heroes, and what the signs mean. What an
action may be about is a *spot*, a group with `data-spot`; `spots.py` says which action is about which.
"""

from collections.abc import Sequence
from functools import lru_cache
from textwrap import wrap
from typing import Any

from ludary.core.game import Game
from ludary.core.svg import fitted, group, label, picture, rect, tip, width_of
from ludary.games.dunjiin.board.cards import (
    INK,
    TALL,
    TOUCH,
    WIDE,
    Thing,
    armor_point,
    big_card,
    coin,
    experience_back,
    flow,
    magic_item,
    pieces,
)
from ludary.games.dunjiin.board.emblems import LEAST_FONT, THINGS, WHITE, draw
from ludary.games.dunjiin.board.heroes import GAP, OWN, PARCHMENT, heroes
from ludary.games.dunjiin.cards import NO_CARD
from ludary.games.dunjiin.reckoning import hand_cards, is_fairy
from ludary.games.dunjiin.scene import REMEMBERED, Scene, look
from ludary.games.dunjiin.state import Phase
from ludary.games.dunjiin.text.describe import encounter_facts, encounter_title, headline, in_words, named_for
from ludary.games.dunjiin.text.names import count, faces

WIDTH, MARGIN = 480, 12
INSIDE = OWN
TABLE = "#20303a"
LINE = 20  # height of a line of small text
PILES = 4
PILE = (INSIDE - GAP * (PILES - 1)) / PILES  # width of a pile
IN_A_ROW = 5  # cards of the encounter
EVEN_LETTER = 0.53  # width of a letter in a long text, as a part of the font size
Section = tuple[str, float]  # a picture, and its height with the distance to what follows


def board(game: Game, s: Any, seat: int, who: Sequence[str]) -> str:
    """The whole View as one SVG; its description is the View in words."""
    scene, names = look(game, s), named_for(seat, who)
    turn, decides = headline(scene.s, names)
    sections = [_headline(turn, decides), _piles(scene), _encounter(scene, names), heroes(scene, seat, who), _legend()]
    parts, y = [], float(MARGIN)
    for part, height in sections:
        parts.append(group(part, at=(MARGIN, y)))
        y += height
    height = round(y + MARGIN - GAP)
    table = rect(0, 0, WIDTH, height, TABLE, rx=14)
    return picture("dunjiin", WIDTH, height, f"{game.title}: {turn}. {decides}.", in_words(scene, names), table, *parts)


@lru_cache(REMEMBERED)
def _headline(turn: str, decides: str) -> Section:
    lines = _lines(decides, INSIDE)
    parts = [label(0, 20, fitted(turn, 21, INSIDE), 21, WHITE, font_weight="bold")]
    parts += [label(0, 42 + LINE * at, line, LEAST_FONT, WHITE) for at, line in enumerate(lines)]
    return group(*parts, id="turn"), 34 + LINE * len(lines)


def _lines(text: str, width: float) -> list[str]:
    return wrap(text, int(width / (LEAST_FONT * EVEN_LETTER)))


def _piles(scene: Scene) -> Section:
    """The Dunjiin, the Graveyard, The Store and the Traps, as numbers."""
    s = scene.s
    numbers = (
        ("deck", "Dunjiin", s.deck_count),
        ("graveyard", "Graveyard", sum(s.graveyard)),
        ("store", "Store", s.store),
        ("traps", "Traps", s.traps),
    )
    parts = [_pile(place, *pile) for place, pile in enumerate(numbers)]
    if not s.last_call:
        return "".join(parts), TOUCH + GAP
    bell = rect(0, 0, INSIDE, 30, PARCHMENT, rx=10) + draw(THINGS["last_call"], 8, 3, 24)
    bell += label(40, 20, "Last Call has been rung at The Shop", LEAST_FONT, INK, font_weight="bold")
    return "".join(parts) + group(bell, at=(0, TOUCH + GAP), id="last-call"), TOUCH + 30 + 2 * GAP


@lru_cache(REMEMBERED)
def _pile(place: int, spot: str, name: str, number: int) -> str:
    sign = draw(THINGS["armor" if spot == "store" else spot], 8, 6, 30)
    if spot == "store" and number:
        sign = pieces("armor", (30, sign), number)[1]
    tile = rect(0, 0, PILE, TOUCH, PARCHMENT, rx=10) + sign
    tile += label(PILE - 10, 31, str(number), 26, INK, text_anchor="end", font_weight="bold")
    tile += label(PILE / 2, 52, name, LEAST_FONT, INK, text_anchor="middle")
    return group(tip(f"{name}: {number}"), tile, at=(place * (PILE + GAP), 0), data_spot=spot)


def _encounter(scene: Scene, names: Sequence[str]) -> Section:
    """The Monster on the table; nothing where there is none."""
    s = scene.s
    if s.hand_count == 0:
        return "", 0
    shown = tuple(
        (place, s.hand[place], place >= s.hand_up) for place in range(s.hand_count) if place >= s.hand_up or s.hand[place] != NO_CARD
    )
    facts = [f"{count(scene.more, 'card')} to come."] * bool(scene.more) + encounter_facts(scene, names)
    return _monster(scene.game, encounter_title(s, names), shown, _odds(scene) if s.phase != Phase.CLAIM else None, " ".join(facts))


@lru_cache(REMEMBERED)
def _monster(game: Game, title: str, cards: tuple[tuple[int, int, bool], ...], odds: tuple[str, ...] | None, facts: str) -> Section:
    parts = [label(10, 25, fitted(title, 17, INSIDE - 20), 17, INK, font_weight="bold")]
    for at, (place, card, face_down) in enumerate(cards):
        x, y = 4 + at % IN_A_ROW * (WIDE + 7), 36 + at // IN_A_ROW * (TALL + 8)
        parts.append(big_card(faces(game)[card], place, x, y, face_down))
    below = 36 + (len(cards) + IN_A_ROW - 1) // IN_A_ROW * (TALL + 8)
    if odds is not None:
        parts.append(group(_figures(odds) if odds else _nobody(), at=(10, below)))
        below += 40
    for line in _lines(facts, INSIDE - 20):
        parts.append(label(10, below + 16, line, LEAST_FONT, INK))
        below += LINE
    return group(rect(0, 0, INSIDE, below + 8, PARCHMENT, rx=10), *parts, data_spot="encounter"), below + 8 + GAP


def _odds(scene: Scene) -> tuple[str, ...]:
    """Strength, how it compares with the Level, and the Level; nothing against the Death Fairy."""
    s, strength = scene.s, scene.strength
    if is_fairy(s):
        return ()
    cards = [faces(scene.game)[card].strength for card in hand_cards(s) if card != NO_CARD]
    figure = str(strength) if strength is not None else f"{sum(cards)}+"
    if s.facing < 0:
        return (figure if cards else "?",)
    level = s.heroes[s.facing].level
    sign = "?" if strength is None else "<" if strength < level else ">" if strength > level else "="
    return figure if cards else "?", sign, str(level)


def _figures(odds: Sequence[str]) -> str:
    """Strength against Level, in large figures."""
    parts, x = [], 0.0
    for name, figure in (("Strength", odds[0]), *[(sign, "") for sign in odds[1:2]], *[("Level", level) for level in odds[2:]]):
        size = LEAST_FONT + 3 if figure else 26
        parts.append(label(x, 26, name, size, INK, font_weight="bold" if not figure else None))
        x += width_of(name, size) + 4
        parts += [label(x, 28, figure, 30, INK, font_weight="bold")] if figure else []
        x += width_of(figure, 30) + 12
    return "".join(parts)


def _nobody() -> str:
    return draw(THINGS["fairy"], 2, 2, 26, framed=True) + label(42, 25, "Nobody can defeat her", 20, INK, font_weight="bold")


@lru_cache(1)
def _legend() -> Section:
    """Explain the signs of a hero's belongings."""
    signs = (("Armor", armor_point()), ("Magic", magic_item()), ("Treasure", coin(5)), ("Experience", experience_back()))
    things = [one for name, sign in signs for one in (sign, _white(name))]
    part, height = flow(things, INSIDE - 10)
    return group(part, at=(5, 4), id="legend"), height + 4


def _white(text: str) -> Thing:
    return width_of(text, LEAST_FONT) + 8, label(0, 20, text, LEAST_FONT, WHITE)
