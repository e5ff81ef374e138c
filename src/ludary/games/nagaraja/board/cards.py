"""Cards as pictures: an emblem, the symbol's animal, the sticks that it grants, its effect in words
and signs; and their backs.
"""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from textwrap import wrap
from typing import NamedTuple

from ludary.games.nagaraja import spots
from ludary.games.nagaraja.board.figures import FIGURES, arrow, figure, sign
from ludary.games.nagaraja.board.jade import (
    BRIGHT,
    DARK_GOLD,
    DEEP,
    GOLD,
    INK,
    IVORY,
    LEAST_FONT,
    NIGHT,
    SHINE,
    WHITE,
    carved,
    engraved,
)
from ludary.games.nagaraja.board.pieces import wood
from ludary.games.nagaraja.box import Box
from ludary.games.nagaraja.cards import COUNTED, Arrow, Colour, Effect, Symbol
from ludary.games.nagaraja.text.cards import card_line
from ludary.games.nagaraja.text.names import card_name, slug
from ludary.kit import Game
from ludary.kit.picture import circle, drawings, group, label, path, rect, squeezed, tip, width_of

GAP, LINE = 8, 22
WIDE, HIGH, APART = 86, 164, 5  # a card, and the distance to the next
BROAD, LOW = 108, 72  # a card on its side, where many lie
STAVES = {Colour.BROWN: 24, Colour.WHITE: 19, Colour.GREEN: 14}  # heights of sticks on cards
BACK_WIDE, BACK_HIGH = 30, 44
LARGEST, ENOUGH = (
    1.35,
    1.05,
)  # sizes of cards; from the second on fewer rows are better than larger cards
EYE = "M70 10Q77 2 84 10Q77 18 70 10ZM75 10A2 2 0 1 0 79 10A2 2 0 1 0 75 10Z"
SHORT = {  # effects in two or three words
    Effect.POINTS: "+{} points",
    Effect.RETHROW: "rethrow {}",
    Effect.BREAK: "discard {}",
    Effect.PEEK: "peek at {}",
    Effect.SWAP_RELICS: "swap relics",
    Effect.PIVOT: "pivot room",
    Effect.MOVE: "move room",
    Effect.SWAP_ROOMS: "swap rooms",
    Effect.TRAP: "lay trap",
    Effect.RETRIEVE: "retrieve 1",
    Effect.DRAW: "draw {}",
    Effect.LOSE: "lose {}",
}
EMBLEMS = drawings(Path(__file__).with_name("emblems.svg"))
Part = tuple[str, float]  # a drawing and how high it is


@lru_cache(256)
def card(game: Game[Box], number: int, spot: bool = True, known: bool = False) -> str:
    """Sticks at the top, the emblem with the symbol's animal, the effect, and the name; `known`
    bears an eye: the other has seen it.
    """
    row, name = game.box.cards[number], spots.CARD(number)
    body = rect(1, 1, WIDE - 2, HIGH - 2, IVORY, rx=8, stroke=DARK_GOLD, stroke_width=2)
    strip = rect(4, 4, WIDE - 8, 27, NIGHT, rx=5)
    animal = circle(WIDE - 18, 69, 12.5, IVORY, stroke=DARK_GOLD) + group(
        figure(Symbol(row.symbol))[1], at=(WIDE - 28.5, 58), scale=0.52
    )
    window = _window(game, number, 4, 32, WIDE - 8, 51) + group(
        emblem(game, number), at=(10, 34.5), scale=1.15
    )
    lines = wrap(card_name(game, number), 10, break_long_words=False)[:2]
    first = 143 if len(lines) == 2 else 151
    places = [(WIDE / 2, first + 15 * at) for at in range(len(lines))]
    words = [
        squeezed(*at, line, LEAST_FONT, INK, WIDE - 8, text_anchor="middle")
        for at, line in zip(places, lines, strict=True)
    ]
    eye = group(path(EYE, WHITE, stroke=INK), at=(WIDE - 90, 0)) if known else ""
    parts = (
        tip(card_line(game, number)),
        body,
        strip,
        staves(game, number),
        eye,
        window,
        animal,
        _effect(game, number),
        *words,
    )
    return group(*parts, data_piece=name, data_spot=name if spot else None)


def _window(game: Game[Box], number: int, x: float, y: float, wide: float, high: float) -> str:
    """The ground behind an emblem, in the colour of the symbol, lit from above."""
    ground, _ = figure(Symbol(game.box.cards[number].symbol))
    light = path(f"M{x:g} {y + high:g}V{y:g}H{x + wide:g}Z", WHITE, fill_opacity=0.28)
    return rect(x, y, wide, high, ground, rx=4) + light


@lru_cache(64)
def emblem(game: Game[Box], number: int) -> str:
    """The emblem of a card in a square of 40 units; its symbol's animal for one that only an
    edition of one's own knows.
    """
    own = EMBLEMS.get(slug(card_name(game, number)))
    return (
        engraved(own, width=1.4)
        if own
        else carved(*FIGURES[Symbol(game.box.cards[number].symbol)][1:], width=1.4)
    )


def staves(game: Game[Box], number: int) -> str:
    """The sticks that a card grants, upright: brown ones are the longest, green ones the
    shortest.
    """
    kinds = [colour for colour in Colour for _ in range(game.box.cards[number].sticks[colour])]
    step = min(14.0, (WIDE - 34) / max(1, len(kinds)))
    return "".join(
        wood(colour, 8 + step * at, 29 - STAVES[colour], 9, STAVES[colour])
        for at, colour in enumerate(kinds)
    )


def short_words(game: Game[Box], number: int) -> str:
    """The effect of a card in two or three words."""
    row = game.box.cards[number]
    return SHORT[Effect(row.effect)].format(row.amount)


def _effect(game: Game[Box], number: int) -> str:
    """The effect in words; below, its sign, how many cards one draws besides, and an arrow for
    whom.
    """
    ground = rect(4, 84, WIDE - 8, 45, NIGHT, rx=5)
    words = squeezed(
        WIDE / 2,
        100,
        short_words(game, number),
        LEAST_FONT,
        WHITE,
        WIDE - 14,
        text_anchor="middle",
        font_weight="bold",
    )
    return ground + words + group(_signs(game, number, WIDE - 12), at=(7, 104.5))


def _signs(game: Game[Box], number: int, wide: float) -> str:
    """The effect's sign, a card with how many one draws besides, and an arrow for whom it meets, 23
    units high.
    """
    row = game.box.cards[number]
    draws = group(_drawn_card(row.draws), at=(28, 0)) if row.draws else ""
    return (
        group(sign(Effect(row.effect)), at=(0, -0.5), scale=0.95)
        + draws
        + group(arrow(Arrow(row.arrow)), at=(wide - 15, 1.5))
    )


def _small_signs(game: Game[Box], number: int) -> str:
    """Signs of a small card, with the number that the effect names."""
    row = game.box.cards[number]
    amount = label(18.5, 17, str(row.amount), LEAST_FONT, SHINE) if row.effect in COUNTED else ""
    draws = group(_drawn_card(row.draws), at=(29.5, 0)) if row.draws else ""
    return (
        group(sign(Effect(row.effect)), at=(0, 2.5), scale=0.77)
        + amount
        + draws
        + group(arrow(Arrow(row.arrow)), at=(54.5, 3), scale=0.82)
    )


def _drawn_card(number: int) -> str:
    """A small card, and how many."""
    back = rect(0.7, 2.5, 11, 17, DEEP, rx=2.5, stroke=GOLD, stroke_width=1.4) + path(
        "M3 16Q10 15 6 11T9 6", stroke=GOLD, stroke_width=1.6
    )
    return back + label(14, 17, str(number), LEAST_FONT, SHINE)


@lru_cache(256)
def low_card(game: Game[Box], number: int, spot: bool = True, known: bool = False) -> str:
    """A card on its side: the emblem at the left, sticks and effect beside it, the animal and the
    name below.
    """
    name, symbol = spots.CARD(number), Symbol(game.box.cards[number].symbol)
    body = rect(1, 1, BROAD - 2, LOW - 2, IVORY, rx=7, stroke=DARK_GOLD, stroke_width=2)
    window = _window(game, number, 4, 4, 30, 47) + group(
        emblem(game, number), at=(4.5, 13), scale=0.73
    )
    strip = rect(35, 4, BROAD - 39, 22, NIGHT, rx=4) + group(
        staves(game, number), at=(34, 3.5), scale=0.76
    )
    effect = rect(35, 27, BROAD - 39, 24, NIGHT, rx=4) + group(
        _small_signs(game, number), at=(36.5, 28)
    )
    eye = group(path(EYE, WHITE, stroke=INK), at=(BROAD - 90, 5)) if known else ""
    animal = group(figure(symbol)[1], at=(5, 52), scale=0.43)
    words = squeezed(25, 66.5, card_name(game, number), LEAST_FONT, INK, BROAD - 31)
    parts = tip(card_line(game, number)), body, window, strip, effect, eye, animal, words
    return group(*parts, data_piece=name, data_spot=name if spot else None)


@lru_cache(256)
def chip(game: Game[Box], number: int, wide: float) -> str:
    """A card on little room: emblem, name and effect."""
    body = rect(1, 1, wide - 2, 40, IVORY, rx=7, stroke=DARK_GOLD, stroke_width=1.5)
    window = _window(game, number, 4, 4, 34, 34) + group(
        emblem(game, number), at=(4.5, 4.5), scale=0.82
    )
    words = [
        squeezed(43, 17, card_name(game, number), LEAST_FONT, INK, wide - 50, font_weight="bold"),
        squeezed(43, 34, short_words(game, number), LEAST_FONT, "#4b3a12", wide - 50),
    ]
    return group(
        tip(card_line(game, number)),
        body,
        window,
        *words,
        data_piece=f"card-{number}",
        data_spot=spots.CARD(number),
    )


@lru_cache(256)
def seal(game: Game[Box], number: int, x: float, y: float) -> str:
    """A card as a small picture of its emblem and its effect."""
    row = game.box.cards[number]
    window = _window(game, number, 0, 0, 46, 48) + group(emblem(game, number), at=(2, 1), scale=0.9)
    effect = rect(25, 27, 24, 24, NIGHT, rx=5, stroke=GOLD) + group(
        sign(Effect(row.effect)), at=(27, 29), scale=0.82
    )
    return group(window, effect, at=(x, y), data_piece=f"card-{number}")


class Fan(NamedTuple):
    """An arrangement of cards side by side: upright or on their side, how large, and where each."""

    upright: bool
    scale: float
    places: list[tuple[float, float]]

    @property
    def high(self) -> float:
        return (
            max((y for _, y in self.places), default=0.0)
            + (HIGH if self.upright else LOW) * self.scale
        )


@lru_cache(256)
def fan(count: int, wide: float, high: float) -> Fan:
    """Arrange so many cards, upright if their letters can be read then."""
    (scale, columns), size = _largest(count, wide, high, WIDE, HIGH, 2), (WIDE, HIGH)
    if scale < 1 and (low := _largest(count, wide, high, BROAD, LOW, 9))[0] > scale:
        (scale, columns), size = low, (BROAD, LOW)
    step_x, step_y = ((side + APART) * scale for side in size)
    return Fan(
        size == (WIDE, HIGH),
        scale,
        [(at % columns * step_x, at // columns * step_y) for at in range(count)],
    )


def _largest(
    count: int, wide: float, high: float, across: int, down: int, most: int
) -> tuple[float, int]:
    """Return the largest size of cards that fits in at most so many rows, and how many lie in a row
    then.
    """
    ways = ((rows, -(-count // rows) or 1) for rows in range(1, most + 1))
    sizes = [
        (
            min(
                LARGEST,
                wide / (columns * (across + APART) - APART),
                high / (rows * (down + APART) - APART),
            ),
            columns,
        )
        for rows, columns in ways
    ]
    return max(sizes, key=lambda size: (min(size[0], ENOUGH), size[1]))


def spread(
    game: Game[Box],
    cards: Sequence[int],
    wide: float,
    high: float,
    spot: bool = True,
    known: int = 0,
) -> list[str]:
    """Cards side by side, as large as there is room, one by one."""
    lying = fan(len(cards), wide, high)
    draw = card if lying.upright else low_card
    drawn = [draw(game, number, spot, bool(known >> number & 1)) for number in cards]
    return [
        group(one, at=place, scale=lying.scale)
        for one, place in zip(drawn, lying.places, strict=True)
    ]


def rows(
    game: Game[Box], cards: Sequence[int], wide: float, high: float, spot: bool = True
) -> Part:
    """Cards as one part, no higher than need be."""
    return "".join(spread(game, cards, wide, high, spot)), fan(len(cards), wide, high).high


@lru_cache(1)
def card_back() -> str:
    """A serpent of gold on jade."""
    snake = "M9 36Q22 34 20 27Q18 22 11 22Q7 17 12 12Q18 9 22 9"
    body = rect(0.5, 0.5, BACK_WIDE - 1, BACK_HIGH - 1, DEEP, rx=4, stroke=GOLD, stroke_width=1.5)
    inside = rect(3, 3, BACK_WIDE - 6, BACK_HIGH - 6, "none", rx=2, stroke=BRIGHT, stroke_width=0.8)
    return body + inside + path(snake, stroke=GOLD, stroke_width=3, stroke_linecap="round")


def backs(number: int, wide: float) -> Part:
    """Cards face down, closer together the more there are."""
    step = min(BACK_WIDE + 3.0, (wide - BACK_WIDE) / max(1, number - 1))
    return "".join(group(card_back(), at=(at * step, 0)) for at in range(number)), float(BACK_HIGH)


def titled(text: str, part: Part, colour: str = WHITE) -> Part:
    drawn, high = part
    return (
        label(0, 16, text, LEAST_FONT, colour, font_weight="bold") + group(drawn, at=(0, LINE)),
        high + LINE + GAP,
    )


def lines(text: str, wide: float) -> Part:
    """A text in as many lines as it needs."""
    words, lines = text.split(), [""]
    for word in words:
        longer = f"{lines[-1]} {word}".strip()
        lines = (
            [*lines[:-1], longer] if width_of(longer, LEAST_FONT) * 0.82 <= wide else [*lines, word]
        )
    drawn = [label(0, 16 + LINE * at, line, LEAST_FONT, WHITE) for at, line in enumerate(lines)]
    return "".join(drawn), float(LINE * len(lines) + GAP)
