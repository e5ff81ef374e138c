"""Cards as pictures: a figure for the symbol, the sticks that it grants, and its effect as signs; and their backs."""

from collections.abc import Sequence
from functools import lru_cache
from textwrap import wrap
from typing import NamedTuple

from ludary.games.nagaraja.board.figures import arrow, figure, sign
from ludary.games.nagaraja.board.jade import BRIGHT, DARK_GOLD, DEEP, GOLD, INK, IVORY, LEAST_FONT, NIGHT, SHINE, WHITE
from ludary.games.nagaraja.board.pieces import wood
from ludary.games.nagaraja.cards import COUNTED, Arrow, Colour, Effect, Symbol
from ludary.games.nagaraja.text.cards import card_line
from ludary.games.nagaraja.text.names import card_name
from ludary.kit import Game
from ludary.kit.picture import group, label, path, rect, squeezed, tip, width_of

GAP, LINE = 8, 22
WIDE, HIGH, APART = 90, 138, 5  # a card, and the distance to the next
BROAD, LOW = 146, 69  # a card on its side, where many lie
STAVES = {Colour.BROWN: 24, Colour.WHITE: 19, Colour.GREEN: 14}  # heights of sticks on cards
BACK_WIDE, BACK_HIGH = 30, 44
LARGEST = 1.35
EFFECT = 0.8  # how large the effect's signs are on a card on its side
EYE = "M70 10Q77 2 84 10Q77 18 70 10ZM75 10A2 2 0 1 0 79 10A2 2 0 1 0 75 10Z"
Part = tuple[str, float]  # a drawing and how high it is


@lru_cache(256)
def card(game: Game, number: int, spot: bool = True, known: bool = False) -> str:
    """Sticks at the top, the symbol's animal, the effect's signs, and the name; `known` bears an eye, since the other has seen it."""
    row, name = game.box.cards[number], f"card-{number}"
    ground, animal = figure(Symbol(row.symbol))
    body = rect(1, 1, WIDE - 2, HIGH - 2, IVORY, rx=8, stroke=DARK_GOLD, stroke_width=2)
    strip = rect(4, 3, WIDE - 8, 28, NIGHT, rx=5)
    window = rect(6, 30, WIDE - 12, 48, ground, stroke=DARK_GOLD) + group(animal, at=(22, 32), scale=1.15)
    lines = wrap(card_name(game, number), 10, break_long_words=False)[:2]
    first = 119 if len(lines) == 2 else 126
    places = [(WIDE / 2, first + 14.5 * at) for at in range(len(lines))]
    words = [squeezed(*at, line, LEAST_FONT, INK, WIDE - 6, text_anchor="middle") for at, line in zip(places, lines, strict=True)]
    eye = path(EYE, WHITE, stroke=INK) if known else ""
    parts = tip(card_line(game, number)), body, strip, staves(game, number), eye, window, _effect(game, number), *words
    return group(*parts, data_piece=name, data_spot=name if spot else None)


def staves(game: Game, number: int) -> str:
    """The sticks that a card grants, upright: brown ones are the longest, green ones the shortest."""
    kinds = [colour for colour in Colour for _ in range(game.box.cards[number].sticks[colour])]
    step = min(15.0, (WIDE - 16) / max(1, len(kinds)))
    return "".join(wood(colour, 8 + step * at, 28 - STAVES[colour], 9, STAVES[colour]) for at, colour in enumerate(kinds))


def _effect(game: Game, number: int, wide: float = WIDE - 8, letters: float = LEAST_FONT) -> str:
    """The effect's sign, how many, and an arrow for whom."""
    row = game.box.cards[number]
    parts = [rect(4, 78, wide, 27, NIGHT, rx=5), group(sign(Effect(row.effect)), at=(8, 79.500))]
    if row.effect in COUNTED:
        parts.append(label(34, 98, str(row.amount), 19, SHINE, font_weight="bold"))
    if row.draws:
        parts.append(label(47 if row.effect in COUNTED else 36, 97, f"+{row.draws}", letters, SHINE))
    parts.append(group(arrow(Arrow(row.arrow)), at=(wide - 16, 81.500)))
    return "".join(parts)


@lru_cache(256)
def low_card(game: Game, number: int, spot: bool = True, known: bool = False) -> str:
    """A card on its side: the animal at the left, sticks and effect beside it, the name below."""
    name = f"card-{number}"
    ground, animal = figure(Symbol(game.box.cards[number].symbol))
    body = rect(1, 1, BROAD - 2, LOW - 2, IVORY, rx=7, stroke=DARK_GOLD, stroke_width=2)
    window = rect(4, 4, 40, 46, ground, rx=4) + group(animal, at=(3, 6), scale=1.02)
    strip = rect(47, 4, BROAD - 51, 24, NIGHT, rx=5) + group(staves(game, number), at=(45, 3), scale=0.86)
    effect = group(_effect(game, number, (BROAD - 51) / EFFECT, LEAST_FONT / EFFECT), at=(47 - 4 * EFFECT, 29 - 78 * EFFECT), scale=EFFECT)
    eye = group(path(EYE, WHITE, stroke=INK), at=(52, 6)) if known else ""
    words = squeezed(BROAD / 2, 64, card_name(game, number), LEAST_FONT, INK, BROAD - 10, text_anchor="middle")
    return group(tip(card_line(game, number)), body, window, strip, effect, eye, words, data_piece=name, data_spot=name if spot else None)


@lru_cache(256)
def chip(game: Game, number: int, wide: float) -> str:
    """A card on little room: figure and name."""
    ground, animal = figure(Symbol(game.box.cards[number].symbol))
    body = rect(1, 1, wide - 2, 40, IVORY, rx=7, stroke=DARK_GOLD, stroke_width=1.5)
    window = rect(4, 4, 34, 34, ground, rx=4) + group(animal, at=(4, 4), scale=0.85)
    lines = wrap(card_name(game, number), int((wide - 44) / 8.6))[:2]
    words = [label(43, (19 if len(lines) == 2 else 26) + 16 * at, line, LEAST_FONT, INK) for at, line in enumerate(lines)]
    return group(tip(card_line(game, number)), body, window, *words, data_piece=f"card-{number}", data_spot=f"card-{number}")


@lru_cache(256)
def seal(game: Game, number: int, x: float, y: float) -> str:
    """A card as a small picture of its figure and its effect."""
    row = game.box.cards[number]
    ground, animal = figure(Symbol(row.symbol))
    window = rect(0, 0, 46, 48, ground, rx=6, stroke=GOLD, stroke_width=1.5) + group(animal, at=(1, 1), scale=0.75)
    effect = rect(22, 22, 24, 26, NIGHT, rx=5, stroke=GOLD) + group(sign(Effect(row.effect)), at=(24, 25), scale=0.84)
    return group(window, effect, at=(x, y), data_piece=f"card-{number}")


class Fan(NamedTuple):
    """An arrangement of cards side by side: upright or on their side, how large, and where each."""

    upright: bool
    scale: float
    places: list[tuple[float, float]]

    @property
    def high(self) -> float:
        return max((y for _, y in self.places), default=0.0) + (HIGH if self.upright else LOW) * self.scale


@lru_cache(256)
def fan(count: int, wide: float, high: float) -> Fan:
    """Arrange so many cards, upright if their letters can be read then."""
    (scale, columns), size = _largest(count, wide, high, WIDE, HIGH, 2), (WIDE, HIGH)
    if scale < 1 and (low := _largest(count, wide, high, BROAD, LOW, 9))[0] > scale:
        (scale, columns), size = (min(1.0, low[0]), low[1]), (BROAD, LOW)
    step_x, step_y = ((side + APART) * scale for side in size)
    return Fan(size == (WIDE, HIGH), scale, [(at % columns * step_x, at // columns * step_y) for at in range(count)])


def _largest(count: int, wide: float, high: float, across: int, down: int, most: int) -> tuple[float, int]:
    """Return the largest size of cards that fits in at most so many rows, and how many lie in a row then."""
    ways = ((rows, -(-count // rows) or 1) for rows in range(1, most + 1))
    return max(
        (min(LARGEST, wide / (columns * (across + APART) - APART), high / (rows * (down + APART) - APART)), columns)
        for rows, columns in ways
    )


def spread(game: Game, cards: Sequence[int], wide: float, high: float, spot: bool = True, known: int = 0) -> list[str]:
    """Cards side by side, as large as there is room, one by one."""
    lying = fan(len(cards), wide, high)
    draw = card if lying.upright else low_card
    drawn = [draw(game, number, spot, bool(known >> number & 1)) for number in cards]
    return [group(one, at=place, scale=lying.scale) for one, place in zip(drawn, lying.places, strict=True)]


def rows(game: Game, cards: Sequence[int], wide: float, high: float, spot: bool = True) -> Part:
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
    return label(0, 16, text, LEAST_FONT, colour, font_weight="bold") + group(drawn, at=(0, LINE)), high + LINE + GAP


def lines(text: str, wide: float) -> Part:
    """A text in as many lines as it needs."""
    words, lines = text.split(), [""]
    for word in words:
        longer = f"{lines[-1]} {word}".strip()
        lines = [*lines[:-1], longer] if width_of(longer, LEAST_FONT) * 0.82 <= wide else [*lines, word]
    drawn = [label(0, 16 + LINE * at, line, LEAST_FONT, WHITE) for at, line in enumerate(lines)]
    return "".join(drawn), float(LINE * len(lines) + GAP)
