"""Signs of what cards do, without words: the die that they change and how, or what they bring.

One sign for each part of an effect.

A sign is a coin of night in a square of 40 units; discs below it tell how often, bolts how often
more for power.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from ludary.games.konja import box
from ludary.games.konja.board.paints import BRASS, FILLS, INK, painted
from ludary.games.konja.board.shapes import BOTH_WAYS, DOWN, OUTLINES, SHIELD, STAR, TURN, UP, disc
from ludary.games.konja.board.signs import ORANGE, RED, REMEMBERED, SQUARE, action_sign, token
from ludary.games.konja.cards import Does
from ludary.games.konja.pieces import FACES, TOKENS, ActionFace, Colour, Token
from ludary.kit.picture import circle, group, path, rect

FLIP = "M13 2L24 14H17V38H9V14H2ZM27 38L16 26H23V2H31V26H38Z"
PLUS = "M15 4H25V15H36V25H25V36H15V25H4V15H15Z"
CROSS = "M9 3L20 14L31 3L37 9L26 20L37 31L31 37L20 26L9 37L3 31L14 20L3 9Z"
BURST = "M20 0L25 9L35 5L31 15L40 20L31 25L35 35L25 31L20 40L15 31L5 35L9 25L0 20L9 15L5 5L15 9Z"
LEFT = "M2 20L20 4V13H38V27H20V36Z"
PIPS = {
    1: (4,),
    2: (0, 8),
    3: (0, 4, 8),
    4: (0, 2, 6, 8),
    5: (0, 2, 4, 6, 8),
    6: (0, 2, 3, 5, 6, 8),
}  # in rows of three
GIVES, TAKES = "#7be0a4", "#ff8a75"
MOST = 3  # discs and bolts


class Step(NamedTuple):
    """A part of an effect, with what its sign shows."""

    does: int
    times: int
    boosts: int
    amount: int
    token: int  # TOKENS: of the player's choice
    each: bool
    low: int  # the numbers that a die is turned to, or those that count
    high: int


def steps_of(data: box.Relic | box.Spell) -> tuple[Step, ...]:
    """The parts of a card's effect."""
    return tuple(step_of(one) for one in data.steps if one.does != Does.NOTHING)


def step_of(one: box.Step) -> Step:
    """A part of an effect, as its sign shows it."""
    low, high = (one.of_low, one.of_high) if one.each else (one.to_low, one.to_high)
    return Step(
        int(one.does),
        int(one.times),
        int(one.boosts),
        int(one.amount),
        int(one.token),
        bool(one.each),
        int(low),
        int(high),
    )


@lru_cache(REMEMBERED)
def sign(step: Step, width: float) -> str:
    """The sign of a part of an effect."""
    drawn = SIGNS[Does(step.does)](step)
    ground = circle(20, 20, 19, "#120f2b", stroke=BRASS, stroke_width=2)
    counts = [circle(0, 0, 4, ORANGE, stroke=INK, stroke_width=1.2)] * min(
        MOST, step.times if step.times > 1 else 0
    )
    counts += [token(Token.POWER, -6, -6, 12)] * min(MOST, step.boosts)
    row = [
        group(one, at=(20 + 10 * (at - (len(counts) - 1) / 2), 38)) for at, one in enumerate(counts)
    ]
    return group(
        ground,
        group(drawn, at=(6.5, 6.5), scale=27 / SQUARE),
        *row,
        at=(0, 0),
        scale=width / SQUARE,
    )


def _die(x: float, y: float, width: float, colour: int = Colour.GREEN, number: int = 0) -> str:
    """A die, with pips if its number matters."""
    size, step = width / 54, 11 if colour == Colour.PURPLE else 14
    pips = "".join(
        disc(27 + step * (at % 3 - 1), 27 + step * (at // 3 - 1), 5.4)
        for at in PIPS.get(number, ())
    )
    body = path(OUTLINES[Colour(colour)], "#f1e2c2", stroke=FILLS[Colour(colour)], stroke_width=7)
    return group(body, path(pips, FILLS[Colour(colour)]) if pips else "", at=(x, y), scale=size)


def _white(x: float, y: float, width: float, face: int = ActionFace.BLANK) -> str:
    """An action die."""
    return group(
        painted("moonstone", "#ffffff"),
        group(action_sign(face, 8, 8, 24)),
        at=(x, y),
        scale=width / SQUARE,
    )


def _shape(solid: str, x: float, y: float, width: float, fill: str) -> str:
    edged = path(
        solid,
        fill,
        stroke=INK,
        stroke_width=90 / width,
        stroke_linejoin="round",
        paint_order="stroke",
    )
    return group(edged, at=(x, y), scale=width / SQUARE)


def _changed(solid: str, fill: str = GIVES) -> Callable[[Step], str]:
    """A die with a sign of what happens to it."""
    return lambda step: _die(0, 12, 28) + _shape(solid, 18, 0, 23, fill)


def _several(step: Step) -> str:
    return (
        f"{_die(0, 0, 24, number=step.low)}{_die(15, 15, 25, number=step.high)}"
        if step.low != step.high
        else _die(4, 4, 32, 0, step.low)
    )


def _turned_to(step: Step) -> str:
    """A die of any number, or those that it may be turned to."""
    return (
        _die(3, 3, 34) + _shape(STAR, 8, 8, 24, "#00704f")
        if (step.low, step.high) == (1, FACES)
        else _several(step)
    )


def _conjured(step: Step) -> str:
    free = (step.low, step.high) == (1, FACES)
    return _die(3, 3, 34, Colour.PURPLE, 0 if free else step.low) + (
        _shape(STAR, 9, 9, 22, FILLS[Colour.PURPLE]) if free else ""
    )


def _gained(step: Step) -> str:
    """So many tokens, or one upon a die that counts."""
    if step.each:
        return _die(0, 14, 26, number=step.low) + token(step.token, 18, 0, 24)
    if step.token == TOKENS:  # of the player's choice
        return (
            token(Token.MAGICK, 17, 2, 22)
            + token(Token.POWER, 8, 17, 22)
            + token(Token.GOLD, 0, 0, 22)
        )
    shown = max(1, min(MOST, step.amount))
    return "".join(token(step.token, 6 + 11 * (at - (shown - 1) / 2), 6, 28) for at in range(shown))


def _card(solid: str, fill: str) -> str:
    """A spell's back, with a sign."""
    return group(painted("spell-back", "#4a2f8f"), at=(2, 2), scale=1.1) + _shape(
        solid, 18, 14, 23, fill
    )


def _upright(step: Step) -> str:
    """A card that lay on its side stands up."""
    lying = rect(0, 22, 26, 16, "#b9b2c4", rx=3, stroke=INK, stroke_width=1.5)
    return (
        lying
        + rect(20, 2, 18, 28, "#fdf6e6", rx=3, stroke=INK, stroke_width=1.5)
        + _shape(UP, 20, 7, 17, "#2f9e63")
    )


def _upgraded(step: Step) -> str:
    return group(painted("storm", "#26345a"), at=(0, 10), scale=0.56) + _shape(UP, 20, 0, 20, GIVES)


SIGNS: dict[Does, Callable[[Step], str]] = {
    Does.REROLL: _changed(TURN),
    Does.FLIP: _changed(FLIP),
    Does.RAISE: _changed(UP),
    Does.LOWER: _changed(DOWN, "#8fc8ff"),
    Does.SHIFT: _changed(BOTH_WAYS, "#ffd766"),
    Does.SET: _turned_to,
    Does.COPY: lambda step: _die(0, 0, 25, number=4) + _die(15, 15, 25, number=4),
    Does.PURPLE: lambda step: _die(0, 8, 32, Colour.PURPLE) + _shape(PLUS, 22, 0, 19, GIVES),
    Does.CONJURE: _conjured,
    Does.GAIN: _gained,
    Does.UNTAP: _upright,
    Does.MARK: lambda step: _white(0, 10, 30) + _shape(STAR, 16, 0, 25, "#4aa3f0"),
    Does.SHAKE: lambda step: _white(0, 14, 26) + _white(14, 2, 26) + _shape(TURN, 2, 0, 18, GIVES),
    Does.DRAW: lambda step: _card(PLUS, GIVES),
    Does.PROTECT: lambda step: _shape(SHIELD, 3, 2, 34, "#9fc4e8"),
    Does.UPGRADE: _upgraded,
    Does.STRIKE: lambda step: _shape(BURST, 0, 0, 40, "#ffb52e") + _die(9, 9, 22, Colour.RED, 1),
    Does.HEX: _changed(TURN, TAKES),
    Does.DRAIN: lambda step: token(step.token, 14, 2, 26) + _shape(LEFT, 0, 16, 24, TAKES),
    Does.WITHER: lambda step: _white(2, 6, 32) + _shape(CROSS, 16, 0, 22, RED),
}
