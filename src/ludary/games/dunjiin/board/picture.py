"""A View as panels: the piles, the Monster on the table, every hero's place, and what the signs mean.

What an action may be about is a *spot*, a group with `data-spot`; `spots.py` says which action is about which.
"""

from collections.abc import Sequence
from functools import lru_cache
from textwrap import wrap
from typing import Any

from ludary.core.game import Game
from ludary.core.panels import EMPTY, Across, Board, Down, Role, Tree, roomy
from ludary.core.svg import fitted, group, label, rect, tip, width_of
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

INSIDE = OWN
TABLE = "#20303a"
LINE = 20  # height of a line of small text
ENCOUNTER, PILES_HIGH = 250, 96  # room for what may lie there
PILES = 4
PILE = (INSIDE - GAP * (PILES - 1)) / PILES  # width of a pile
IN_A_ROW = 5  # cards of the encounter
EVEN_LETTER = 0.53  # width of a letter in a long text, as a part of the font size
Section = tuple[str, float]  # a picture, and its height with the distance to what follows


def board(game: Game, s: Any, seat: int, who: Sequence[str]) -> Board:
    """The whole View as panels."""
    scene, names = look(game, s), named_for(seat, who)
    turn, decides = headline(scene.s, names)
    panels = (
        roomy("encounter", "The Monster on the table", (INSIDE, ENCOUNTER), _encounter(scene, names), letters=LEAST_FONT),
        roomy("piles", "The piles", (INSIDE, PILES_HIGH), _piles(scene), Role.SUPPLY, LEAST_FONT),
        *heroes(scene, seat, who),
        roomy("signs", "What the signs mean", (INSIDE, _legend()[1]), _legend(), Role.AID, LEAST_FONT),
    )
    wide, narrow = arrangements(s.seats, seat)
    return Board("dunjiin", turn, f"{decides}.", in_words(scene, names), panels, wide, narrow, TABLE)


def arrangements(seats: int, seat: int) -> tuple[tuple[Tree, ...], Tree]:
    """How the panels may lie: the table with one's own hero on one side, the others as they sit from there on beside or below it."""
    others = [f"seat-{(seat + at) % seats}" for at in range(1, seats)] if seat >= 0 else [f"seat-{at}" for at in range(seats)]
    own = [f"seat-{seat}"] if seat >= 0 else []
    table = Down("encounter", "piles", *own)
    wide: list[Tree] = [Across(table, _in_columns(others, columns)) for columns in range(1, min(3, len(others)) + 1)]
    if len(others) < 3:
        wide += [Down("encounter", "piles", Across(*own, *others)), Down(Across("encounter", *own), "piles", Across(*others))]
    return tuple(wide), Down("encounter", *own, "piles", _in_columns(others, min(2, len(others))))


def _in_columns(names: Sequence[str], columns: int) -> Tree:
    """Panels of one size in so many columns, with empty places at the end."""
    rows = -(-len(names) // columns)
    filled = [*names, *[f"{EMPTY}{names[0]}"] * (rows * columns - len(names))]
    parts = [Down(*filled[first : first + rows]) for first in range(0, len(filled), rows)]
    return Across(*parts) if len(parts) > 1 else parts[0]


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
