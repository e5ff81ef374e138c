"""The Pyramid of Summoning: what dice buy, level by level, and the piles of clouds with their
prices.

It has two shapes: with the piles beside it, and for small windows a slim one with the piles below.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from ludary.games.konja import spots
from ludary.games.konja.board.cards import GAP
from ludary.games.konja.board.dice import GREY_DIE, INSIDE, Thing
from ludary.games.konja.board.paints import BRASS, INK
from ludary.games.konja.board.shapes import UP
from ludary.games.konja.board.signs import (
    CARD_FONT,
    LEAST_FONT,
    WHITE,
    cloud,
    night,
    no_cloud,
    shape,
    token,
)
from ludary.games.konja.board.table import HIGH, SLIM_HIGH
from ludary.games.konja.box import Box
from ludary.games.konja.pieces import CLOUDS, FACES, Token
from ludary.games.konja.reckoning import pool
from ludary.games.konja.state import State
from ludary.games.konja.text.names import count
from ludary.kit import Game
from ludary.kit.picture import circle, group, label, path, rect, tip


class Pyramid(NamedTuple):
    """The sizes of the Pyramid: in all, of the pyramid's panel, its first level, where that begins,
    and the height of each.
    """

    size: tuple[float, float]
    ground: tuple[float, float]
    summit: float
    top: float
    level: float

    def width(self, at: float) -> float:
        """The width of a level."""
        return self.summit + (self.ground[0] - self.summit) * at / (LEVELS - 1)

    def block(self, at: int) -> str:
        """The outline of one level: wider than the one above."""
        wide, y, middle = self.width(at), self.top + self.level * at, self.ground[0] / 2
        left, right = middle - wide / 2, middle + wide / 2
        return (
            f"M{left + 6:.1f} {y:g}H{right - 6:.1f}L{right:.1f} {y + self.level - 1:g}H{left:.1f}Z"
        )


LEVELS = 3 + CLOUDS
PYRAMID = Pyramid((float(INSIDE), HIGH), (284.0, HIGH), 172, 58, 44)
SLIM = Pyramid((227.0, SLIM_HIGH), (227.0, 274.0), 190, 46, 37.5)
PILE_WIDE, PILE = INSIDE - PYRAMID.ground[0] - GAP, (HIGH - 2 * GAP) / 3  # a pile of clouds
SLIM_PILE = (SLIM.size[0] - 2 * GAP) / 3, SLIM_HIGH - SLIM.ground[1] - GAP


class Level(NamedTuple):
    """A level of the pyramid: words, small dice, and what they bring."""

    words: str
    dice: Thing
    brings: Thing


def pyramid(game: Game[Box], s: State, lies: Pyramid) -> tuple[str, ...]:
    """Draw the Pyramid level by level, those lit that the pool can pay, and beside or below it the
    clouds with their prices.
    """
    shines = [
        path(lies.block(at), "url(#konja-paint-lit) #ffd766", stroke=INK, stroke_width=1.5)
        for at in _payable(game, s)
    ]
    pile = _slim_pile if lies == SLIM else _pile
    piles = (pile(game, at, int(s.clouds[at])) for at in range(CLOUDS))
    return (_stones(lies), group(*shines, id="pyramid"), _written(game, lies), *piles)


def _payable(game: Game[Box], s: State) -> Iterator[int]:
    """The levels that the pool can pay."""
    box, counts = game.box, pool(s)
    run = box.run_dice
    lit = [
        any(counts[box.single_from - 1 :]),
        max(counts) >= 2,
        any(all(counts[low : low + run]) for low in range(FACES - run + 1)),
    ]
    lit += [max(counts) >= box.alike[pile] and s.clouds[pile] > 0 for pile in range(CLOUDS)]
    return (at for at, shines in enumerate(lit) if shines)


@lru_cache(8)
def _stones(lies: Pyramid) -> str:
    """A stepped pyramid in the night, with a capstone that shines."""
    (wide, high), top, middle = lies.ground, lies.top, lies.ground[0] / 2
    stars = "".join(f"M{wide * x:.0f} {high * y:.0f}h.1" for x, y in STARS)
    rays = "".join(f"M{middle} {top - 20}L{middle + x} 3h14Z" for x in (-70, -40, -16, 6, 28, 58))
    joints = "".join(
        f"M{middle - lies.width(at) / 2 + 12 + step * 27:.0f}"
        f" {top + lies.level * at + 4:g}v{lies.level - 9:g}"
        for at in range(LEVELS)
        for step in (at % 2, int(lies.width(at) // 27) - 1)
    )
    y = top - 17
    eye = path(
        f"M{middle - 11} {y}Q{middle} {y - 9} {middle + 11} {y}Q{middle} {y + 9} {middle - 11}"
        f" {y}Z",
        "#fffbe0",
        stroke=INK,
    )
    return group(
        night(wide, high),
        path(stars, stroke="#d8d0ff", stroke_width=2.5, stroke_linecap="round"),
        path(rays, "#ffe9b0", fill_opacity=0.2),
        path(
            f"M{middle} {max(4, top - 46)}L{middle + 40} {top - 2}H{middle - 40}Z",
            "url(#konja-paint-lit) #ffd766",
            stroke=INK,
            stroke_width=2,
        ),
        eye + circle(middle, y, 3.5, INK),
        *(
            path(lies.block(at), "url(#konja-paint-stone) #b98d4f", stroke=INK, stroke_width=1.5)
            for at in range(LEVELS)
        ),
        path(joints, stroke=INK, stroke_opacity=0.3, stroke_width=1.5),
    )


STARS = (
    (0.08, 0.09),
    (0.21, 0.2),
    (0.06, 0.33),
    (0.16, 0.04),
    (0.81, 0.12),
    (0.92, 0.25),
    (0.88, 0.04),
    (0.73, 0.07),
    (0.95, 0.45),
)


@lru_cache(8)
def _written(game: Game[Box], lies: Pyramid) -> str:
    """The price and the gain of each level; each is a spot."""
    return group(*(_level(at, level, lies) for at, level in enumerate(_levels(game))))


def _levels(game: Game[Box]) -> Iterator[Level]:
    box = game.box
    run = box.run_dice
    least = box.single_from
    power = box.single_power
    magick = box.pair_magick
    gold = box.run_gold
    words = f"{run} or more dice in sequence: {gold} Gold for each die"
    yield Level(
        f"A die of {least} or more: {power} Power", _dice([f"{least}+"]), _gain(Token.POWER, power)
    )
    yield Level(f"Two equal dice: {magick} Magick", _dice(["="] * 2), _gain(Token.MAGICK, magick))
    yield Level(words, _dice([*map(str, range(1, run + 1)), "+"]), _gain(Token.GOLD, gold, "each"))
    for pile in range(CLOUDS):
        need, points = box.alike[pile], box.points[pile]
        words = f"{need} equal dice: a cloud of {count(points, 'point')}"
        yield Level(words, _dice(["="] * need), (46, cloud(points, 0, -8, 46)))


def _dice(signs: list[str]) -> Thing:
    """Small dice: with a number, or a pip where all are equal."""
    parts, x = [], 0.0
    for sign in signs:
        if sign == "+":
            parts.append(label(x, 18, "+", LEAST_FONT, INK, font_weight="bold"))
            x += 12
            continue
        wide = 30.0 if len(sign) > 1 else 23.0
        parts.append(rect(x, 0, wide, 24, GREY_DIE, rx=6, stroke=INK, stroke_width=1.4))
        middle = x + wide / 2
        parts.append(
            circle(middle, 12, 4, INK)
            if sign == "="
            else label(middle, 18, sign, CARD_FONT, INK, text_anchor="middle")
        )
        x += wide + 3
    return x, "".join(parts)


def _gain(kind: int, amount: int, more: str = "", ink: str = INK) -> Thing:
    wide = 11 * len(str(amount)) + 4
    text = label(wide + 26, 18, more, CARD_FONT, ink) if more else ""
    return (
        wide + 22 + 9 * len(more),
        label(0, 18, str(amount), 17, ink, font_weight="bold") + token(kind, wide, 1, 22) + text,
    )


def _level(at: int, level: Level, lies: Pyramid) -> str:
    x = (lies.ground[0] - level.dice[0] - level.brings[0] - 22) / 2
    y = lies.top + lies.level * at + (lies.level - 26) / 2
    arrow = path(
        f"M{x + level.dice[0] + 3:.1f} {y + 12:g}h10m-4 -4l4 4l-4 4", stroke=INK, stroke_width=2
    )
    brings = group(level.brings[1], at=(x + level.dice[0] + 20, y))
    ground = path(lies.block(at), "none", pointer_events="all")
    return group(
        tip(level.words),
        ground,
        group(level.dice[1], at=(x, y)),
        arrow,
        brings,
        data_spot=spots.LEVEL(at),
    )


def _heap(pile: int, worth: int, left: int, wide: float) -> str:
    """The clouds of a pile, one upon the other."""
    one = cloud(worth, 0, 0, wide)
    lies = (group(one, at=(0, -4.0 * min(2, at)), data_piece=f"cloud-{pile}") for at in range(left))
    return "".join(lies) or no_cloud(0, 0, wide)


def _told(game: Game[Box], pile: int, left: int) -> str:
    box = game.box
    worth = box.points[pile]
    better = box.better[pile]
    price = box.price[pile]
    upgrade = box.upgrade[pile]
    return tip(
        f"clouds of {worth}: {left} left, {price} Gold at the Rain Ancestor; {upgrade} Gold to"
        f" upgrade one to {better}"
    )


@lru_cache(256)
def _pile(game: Game[Box], pile: int, left: int) -> str:
    """Draw a pile of clouds with the number left, its price at the Rain Ancestor, and that of
    turning one over.
    """
    box, high = game.box, PILE
    return group(
        _told(game, pile, left),
        night(PILE_WIDE, high),
        group(_heap(pile, int(box.points[pile]), left, 74), at=(8, 17)),
        label(
            46,
            high - 12,
            f"{left} left",
            LEAST_FONT,
            WHITE,
            text_anchor="middle",
            font_weight="bold",
        ),
        path(f"M90 12V{high - 12:g}", stroke=BRASS, stroke_opacity=0.5),
        group(_gain(Token.GOLD, box.price[pile], ink=WHITE)[1], at=(98, 9)),
        group(cloud(int(box.better[pile]), 0, 0, 44, True), at=(100, 35)),
        group(_gain(Token.GOLD, box.upgrade[pile], ink=WHITE)[1], at=(98, 73)),
        at=(PYRAMID.ground[0] + GAP, pile * (high + GAP)),
        data_spot=spots.CLOUD(pile),
    )


@lru_cache(256)
def _slim_pile(game: Game[Box], pile: int, left: int) -> str:
    """Draw the same in a third of the width."""
    (wide, high), box = SLIM_PILE, game.box
    return group(
        _told(game, pile, left),
        night(wide, high),
        group(_heap(pile, int(box.points[pile]), left, 37), at=(2, 10)),
        label(wide - 2, 28, f"×{left}", LEAST_FONT, WHITE, text_anchor="end"),
        group(_gain(Token.GOLD, box.price[pile], ink=WHITE)[1], at=(5, 38)),
        shape(UP, 4, 64, 15, "#7be0a4"),
        group(_gain(Token.GOLD, box.upgrade[pile], ink=WHITE)[1], at=(21, 61)),
        at=(pile * (wide + GAP), SLIM_HIGH - high), data_spot=spots.CLOUD(pile),
    )  # fmt: skip
