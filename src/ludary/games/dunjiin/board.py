"""A View as a picture: one tall SVG, 480 units wide, legible from 360 pixels on.

From top to bottom: whose turn it is, the piles, the Monster on the table, the heroes, and what the signs mean. Groups
carry `id` and `data-...` attributes by which a page finds seats, cards and piles.
"""

from collections.abc import Sequence
from textwrap import wrap
from typing import Any

from ludary.core.game import Game
from ludary.core.svg import fitted, group, label, picture, rect, tip, width_of
from ludary.games.dunjiin.board_cards import INK, TALL, WIDE, armor_point, big_card, coin, experience_back, flow, magic_item
from ludary.games.dunjiin.board_heroes import GAP, PARCHMENT, heroes
from ludary.games.dunjiin.card_names import count
from ludary.games.dunjiin.cards import NO_CARD
from ludary.games.dunjiin.describe import describe, encounter_facts, encounter_title, headline
from ludary.games.dunjiin.emblems import LEAST_FONT, THINGS, WHITE, draw
from ludary.games.dunjiin.reckoning import cards_to_come, hand_cards, is_all_known, is_fairy, strength_of_hand
from ludary.games.dunjiin.state import Phase

WIDTH, MARGIN = 480, 12
INSIDE = WIDTH - 2 * MARGIN
TABLE = "#20303a"
LINE = 20  # height of a line of small text
TILE = 58  # height of a pile
IN_A_ROW = 5  # cards of the encounter


def board(game: Game, s: Any, seat: int, who: Sequence[str]) -> str:
    """The whole View as one SVG; its description is the View in words."""
    names = [f"{name} (you)" if place == seat else name for place, name in enumerate(who)]
    sections = [_headline(s, names), _piles(s), _encounter(game, s, names), heroes(game, s, seat, who, INSIDE), _legend()]
    parts, y = [], float(MARGIN)
    for part, height in sections:
        parts.append(group(part, at=(MARGIN, y)))
        y += height
    height = round(y + MARGIN - GAP)
    table = rect(0, 0, WIDTH, height, TABLE, rx=14)
    turn, decides = headline(s, names)
    return picture("dunjiin", WIDTH, height, f"{game.title}: {turn}. {decides}.", describe(game, s, seat, who), table, *parts)


def _headline(s: Any, names: Sequence[str]) -> tuple[str, float]:
    turn, decides = headline(s, names)
    lines = wrap(decides, int(INSIDE / (LEAST_FONT * 0.53)))
    parts = [label(0, 20, fitted(turn, 21, INSIDE), 21, WHITE, font_weight="bold")]
    parts += [label(0, 42 + LINE * at, line, LEAST_FONT, WHITE) for at, line in enumerate(lines)]
    return group(*parts, id="turn"), 34 + LINE * len(lines)


def _piles(s: Any) -> tuple[str, float]:
    """The Dunjiin, the Graveyard, The Store and the Traps, as numbers."""
    piles = (
        ("deck", "Dunjiin", int(s.deck_count), "deck"),
        ("graveyard", "Graveyard", int(sum(s.graveyard)), "graveyard"),
        ("store", "Store", int(s.store), "armor"),
        ("traps", "Traps", int(s.traps), "traps"),
    )
    wide = (INSIDE - GAP * (len(piles) - 1)) / len(piles)
    parts = []
    for at, (place, name, number, sign) in enumerate(piles):
        tile = rect(0, 0, wide, TILE, PARCHMENT, rx=10) + draw(THINGS[sign], 8, 6, 30)
        tile += label(wide - 10, 31, str(number), 26, INK, text_anchor="end", font_weight="bold")
        tile += label(wide / 2, 51, name, LEAST_FONT, INK, text_anchor="middle")
        parts.append(group(tip(f"{name}: {number}"), tile, at=(at * (wide + GAP), 0), id=place, data_place=place))
    if not s.last_call:
        return "".join(parts), TILE + GAP
    bell = rect(0, 0, INSIDE, 30, PARCHMENT, rx=10) + draw(THINGS["last_call"], 8, 3, 24)
    bell += label(40, 20, "Last Call has been rung at The Shop", LEAST_FONT, INK, font_weight="bold")
    return "".join(parts) + group(bell, at=(0, TILE + GAP), id="last-call"), TILE + 30 + 2 * GAP


def _encounter(game: Game, s: Any, names: Sequence[str]) -> tuple[str, float]:
    """The Monster on the table; nothing where there is none."""
    if s.hand_count == 0:
        return "", 0
    parts = [label(10, 25, fitted(encounter_title(s, names), 17, INSIDE - 20), 17, INK, font_weight="bold")]
    shown = [place for place in range(s.hand_count) if place >= s.hand_up or s.hand[place] != NO_CARD]
    for at, place in enumerate(shown):
        x, y = 4 + at % IN_A_ROW * (WIDE + 7), 36 + at // IN_A_ROW * (TALL + 8)
        parts.append(big_card(game, int(s.hand[place]), place, x, y, face_down=place >= s.hand_up))
    y = 36 + (len(shown) + IN_A_ROW - 1) // IN_A_ROW * (TALL + 8)
    if s.phase != Phase.CLAIM:
        parts.append(group(_odds(game, s), at=(10, y)))
        y += 40
    more = cards_to_come(game, s)
    facts = [f"{count(more, 'card')} to come."] * bool(more) + encounter_facts(game, s, names)
    for line in wrap(" ".join(facts), int((INSIDE - 20) / (LEAST_FONT * 0.53))):
        parts.append(label(10, y + 16, line, LEAST_FONT, INK))
        y += LINE
    return group(rect(0, 0, INSIDE, y + 8, PARCHMENT, rx=10), *parts, id="encounter", data_place="encounter"), y + 8 + GAP


def _odds(game: Game, s: Any) -> str:
    """Strength against Level, in large figures."""
    if is_fairy(s):
        return draw(THINGS["fairy"], 2, 2, 26, framed=True) + label(42, 25, "Nobody can defeat her", 20, INK, font_weight="bold")
    known, cards = is_all_known(s), [card for card in hand_cards(s) if card != NO_CARD]
    strength = strength_of_hand(game, s) if known else sum(int(game.box.cards[card].strength) for card in cards)
    figures = [("Strength", f"{strength}{'' if known else '+'}" if cards else "?")]
    if s.facing >= 0:
        level = int(s.heroes[s.facing].level)
        sign = "?" if not known else "<" if strength < level else ">" if strength > level else "="
        figures += [(sign, ""), ("Level", str(level))]
    parts, x = [], 0.0
    for name, figure in figures:
        size = LEAST_FONT + 3 if figure else 26
        parts.append(label(x, 26, name, size, INK, font_weight="bold" if not figure else None))
        x += width_of(name, size) + 4
        parts += [label(x, 28, figure, 30, INK, font_weight="bold")] if figure else []
        x += width_of(figure, 30) + 12
    return "".join(parts)


def _legend() -> tuple[str, float]:
    """What the signs of a hero's belongings mean."""
    signs = (("Armor", armor_point()), ("Magic", magic_item()), ("Treasure", coin(5)), ("Experience", experience_back()))
    things = [one for name, sign in signs for one in (sign, (width_of(name, LEAST_FONT) + 8, _white(name)))]
    part, height = flow(things, INSIDE - 10)
    return group(part, at=(5, 4), id="legend"), height + 4


def _white(text: str) -> str:
    return label(0, 20, text, LEAST_FONT, WHITE)
