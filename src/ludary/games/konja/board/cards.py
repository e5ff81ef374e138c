"""Relics and spells as pictures: name, prices, what they need, and what they do in the words made from their data."""

from collections.abc import Sequence
from functools import lru_cache
from textwrap import wrap
from typing import Any, NamedTuple

from ludary.core.game import Game
from ludary.core.svg import circle, fitted, group, label, path, rect, tag, tip
from ludary.games.konja.board.dice import action_die
from ludary.games.konja.board.signs import (
    CARD_FONT,
    FAINT,
    GREY,
    INK,
    LEAST_FONT,
    ORANGE,
    PAPER,
    PARCHMENT,
    PURPLE,
    REMEMBERED,
    STAR,
    WHITE,
    effect_sign,
    shape,
    token,
)
from ludary.games.konja.pieces import Token
from ludary.games.konja.text.cards import relic_line, say_effect, spell_line, spell_text
from ludary.games.konja.text.names import ACTION_WORDS, relic_name, spell_name

WIDE, NARROW, GAP = 224, 146.5, 8  # widths of cards two and three in a row
HEAD, LINE, SLOT = 32, 18, 36  # height of a card's head and of a line, side of the place for an action die
COLUMN = SLOT + 8  # width of the column for what a relic needs
EVEN_LETTER = 0.56  # width of a letter in a long text, as a part of the font size
HOSTILE_WORDS = "In the opponent's Collection. "  # a red head says so


class Relic(NamedTuple):
    """A relic as it lies somewhere."""

    card: int
    spot: str
    piece: str
    owned: bool = True  # one's own shows no cost any more
    tapped: bool = False
    in_use: bool = False
    die: tuple[int, int] | None = None  # which action die lies on it, and what that shows


def letters(width: float) -> int:
    """Return the number of letters of a card's words that fit in a line."""
    return int(width / (CARD_FONT * EVEN_LETTER))


@lru_cache(REMEMBERED)
def relic_words(game: Game, card: int) -> list[str]:
    """The lines of what a relic does; what it needs stands beside them as signs."""
    relic = game.box.relics[card]
    beside = COLUMN if relic.die or relic.power else 0
    return wrap(say_effect(relic.steps), letters(WIDE - 16 - beside))


@lru_cache(REMEMBERED)
def spell_words(game: Game, card: int) -> list[str]:
    return wrap(spell_text(game, card).removeprefix(HOSTILE_WORDS), letters(NARROW - 14))


def relic_height(game: Game, card: int) -> float:
    relic = game.box.relics[card]
    needs: int = (SLOT + 2) * relic.die + 24 * (relic.power > 0)
    return HEAD + max(LINE * len(relic_words(game, card)), needs) + 10


def relics(game: Game, cards: Sequence[Relic | None], more: tuple[str, float] | None = None) -> tuple[str, float]:
    """Relics two in a row, an empty place for None, and in the last place something else: a picture with its height."""
    cells: list[Relic | tuple[str, float] | None] = [*cards, *([more] if more else [])]
    parts, y = [], 0.0
    for first in range(0, len(cells), 2):
        row = cells[first : first + 2]
        height = max(_height(game, cell) for cell in row)
        parts += [_cell(game, cell, column * (WIDE + GAP), y, height) for column, cell in enumerate(row)]
        y += height + GAP
    return "".join(parts), y


def _height(game: Game, cell: Relic | tuple[str, float] | None) -> float:
    if isinstance(cell, Relic):
        return relic_height(game, cell.card)
    return cell[1] if cell else HEAD + 20


def _cell(game: Game, cell: Relic | tuple[str, float] | None, x: float, y: float, height: float) -> str:
    if isinstance(cell, Relic):
        return relic_card(game, cell, x, y, height)
    return group(cell[0] if cell else empty(WIDE, height), at=(x, y))


def empty(width: float, height: float) -> str:
    """A place without a card."""
    return rect(1, 1, width - 2, height - 2, "none", rx=10, stroke=FAINT, stroke_width=1.5, stroke_dasharray="5 5")


@lru_cache(REMEMBERED)
def relic_card(game: Game, relic: Relic, x: float, y: float, height: float) -> str:
    """A relic; a tapped one is grey, with its sign turned on its side."""
    data = game.box.relics[relic.card]
    ground = GREY if relic.tapped else PAPER
    edge: dict[str, Any] = {"stroke": ORANGE, "stroke_width": 5} if relic.in_use else {"stroke": INK, "stroke_width": 1.5}
    beside = COLUMN if data.die or data.power else 0
    lines = [label(10 + beside, HEAD + 17 + LINE * at, line, CARD_FONT, INK) for at, line in enumerate(relic_words(game, relic.card))]
    title = f"{'Tapped. ' if relic.tapped else ''}{relic_line(game, relic.card)}"
    return group(
        tip(title),
        rect(0, 0, WIDE, height, ground, rx=10, **edge),
        _head(game, relic, ground),
        *_needs(data, relic),
        *lines,
        at=(x, y), data_spot=relic.spot, data_piece=relic.piece,
    )  # fmt: skip


def _head(game: Game, relic: Relic, ground: str) -> str:
    """Sign, name, and on the right the prices; of one's own relics the exchange value, and whether they are tapped."""
    data = game.box.relics[relic.card]
    sign = effect_sign(data.steps[0].does, bool(data.hostile), 26)
    turned = tag("g", sign, transform="translate(30 5) rotate(90)") if relic.tapped else group(sign, at=(4, 5))
    right = ring(data.worth, WIDE - 30, ground)
    room = WIDE - 36 - 36
    if not relic.owned:
        right += coin(data.cost, WIDE - 60)
        room -= 30
    elif relic.tapped:
        right += rect(WIDE - 92, 7, 58, 21, INK, rx=6) + label(WIDE - 63, 22, "tapped", CARD_FONT, WHITE, text_anchor="middle")
        room -= 62
    return turned + label(37, 23, fitted(relic_name(game, relic.card), 16, room), 16, INK, font_weight="bold") + right


def coin(number: int, x: float) -> str:
    """A price in Gold."""
    sign = circle(x + 13, 18, 12.5, "#f0c75e", stroke="#7a5200", stroke_width=1.5)
    return group(
        tip(f"cost: {number} Gold"), sign, label(x + 13, 23, str(number), LEAST_FONT, INK, text_anchor="middle", font_weight="bold")
    )


def ring(number: int, x: float, ground: str = PARCHMENT) -> str:
    """Draw an exchange value: the Gold that the Merchant gives."""
    sign = circle(x + 13, 18, 11, ground, stroke="#7a5200", stroke_width=3)
    figure = label(x + 13, 23, str(number), LEAST_FONT, INK, text_anchor="middle", font_weight="bold")
    return group(tip(f"exchange value: {number} Gold"), sign, figure)


def _needs(data: Any, relic: Relic) -> list[str]:
    """The place for an action die, with the die that lies there, and the power."""
    parts, y = [], HEAD + 3
    if data.die:
        outline = rect(8, y, SLOT, SLOT, WHITE, rx=11, fill_opacity=0.6, stroke=INK, stroke_width=1.5, stroke_dasharray="4 3")
        parts.append(group(tip("takes an action die"), outline))
        if relic.die is not None:
            die, face = relic.die
            words = tip(f"action die: {ACTION_WORDS[face]}")
            parts.append(group(words, action_die(face, SLOT - 2), at=(9, y + 1), data_piece=f"action-{die}"))
        y += SLOT + 2
    if data.power:
        number = label(14, y + 18, str(data.power), 17, INK, font_weight="bold")
        parts.append(group(tip(f"costs {data.power} Power"), number, token(Token.POWER, 25, y + 1, 21)))
    return parts


def spells(game: Game, hand: Sequence[tuple[int, int]], top: int = 0) -> tuple[str, float]:
    """Spells in hand, three in a row: cards with the number of copies."""
    parts, y = [], float(top)
    for first in range(0, len(hand), 3):
        row = hand[first : first + 3]
        height = HEAD + 8 + LINE * max(len(spell_words(game, card)) for card, _ in row) + 6
        parts += [spell_card(game, card, copies, at * (NARROW + GAP), y, height) for at, (card, copies) in enumerate(row)]
        y += height + GAP
    return "".join(parts), y


@lru_cache(REMEMBERED)
def spell_card(game: Game, card: int, copies: int, x: float, y: float, height: float) -> str:
    """A spell in hand; where one has two of them, a second card shows behind it."""
    data = game.box.spells[card]
    behind = rect(4, -4, NARROW - 4, height, PAPER, rx=10, stroke=INK, stroke_width=1.5, data_piece=f"spell-{card}") if copies > 1 else ""
    start = 30 + 10 * len(str(data.cost))
    room = NARROW - start - 6 - (26 if copies > 1 else 0)
    name = label(start, 22, fitted(spell_name(game, card), LEAST_FONT, room), LEAST_FONT, INK, font_weight="bold")
    more = label(NARROW - 8, 22, f"×{copies}", LEAST_FONT, INK, text_anchor="end", font_weight="bold") if copies > 1 else ""
    lines = [label(9, HEAD + 18 + LINE * at, line, CARD_FONT, INK) for at, line in enumerate(spell_words(game, card))]
    head = path(f"M0 {HEAD}V10A10 10 0 0 1 10 0H{NARROW - 10}A10 10 0 0 1 {NARROW} 10V{HEAD}Z", "#f3cfc9" if data.hostile else "#d3e5f7")
    face = rect(0, 0, NARROW, height, PAPER, rx=10), head, rect(0, 0, NARROW, height, "none", rx=10, stroke=INK, stroke_width=1.5)
    shown = group(*face, gem(data.cost), name, more, *lines, data_piece=f"spell-{card}")
    return group(tip(spell_line(game, card)), behind, shown, at=(x, y), data_spot=f"spell-{card}")


def gem(number: int) -> str:
    """A price in Magick."""
    figure = label(8, 22, str(number), LEAST_FONT + 1, INK, font_weight="bold")
    return group(tip(f"costs {number} Magick"), figure, token(Token.MAGICK, 9 + 10 * len(str(number)), 6, 20))


@lru_cache(REMEMBERED)
def spell_back(x: float, y: float, wide: float = 24) -> str:
    """A spell face down."""
    card = rect(0, 0, 24, 33, PURPLE, rx=4, stroke=INK, stroke_width=1.5) + shape(STAR, 4, 8, 16, "#cdb8ea")
    return group(card, at=(x, y), scale=wide / 24)


@lru_cache(REMEMBERED)
def relic_back(x: float, y: float) -> str:
    """A relic face down."""
    card = rect(0, 0, 24, 33, "#7a4a21", rx=4, stroke=INK, stroke_width=1.5) + circle(12, 16.5, 6, "none", stroke="#f0d2a8", stroke_width=3)
    return group(card, at=(x, y))
