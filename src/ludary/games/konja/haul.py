"""The worth of a pool of dice: the best way to spend it, found once for every pool that there can
be.

A pool is the number of its dice that show 1, 2, ... 6. `place_of` numbers all pools of at most
`POOL` dice; `Box.haul` has the worth of each at its number. Worth is reckoned in hundredths of a
point.
"""

from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ludary.games.konja.pieces import FACES, POOL
from ludary.kit import rule

HAULS = comb(POOL + FACES, FACES)  # pools of at most POOL dice
POINT = 100  # worth of a point
GOLD_WORTH, MAGICK_WORTH, POWER_WORTH = 58, 24, 14
WORTH = (GOLD_WORTH, MAGICK_WORTH, POWER_WORTH)  # of a token, by Token
BINOMIALS = np.array(
    [[comb(dice + face, face + 1) for dice in range(POOL + 1)] for face in range(FACES)], np.int64
)

COUNT_BITS = 4  # dice of one number, packed into one integer with those of the others: 1s lowest
COUNT_MASK = (1 << COUNT_BITS) - 1

Pool = tuple[int, ...]


class Payouts(NamedTuple):
    """The combinations of dice, and the return for each."""

    single_from: int
    single_power: int
    pair_magick: int
    run_dice: int
    run_gold: int
    alike: tuple[int, ...]
    points: tuple[int, ...]


@rule
def place_of(counts: int) -> int:
    """The number of a pool, from its `counts` packed as by `rules/dice.py`."""
    place, dice = 0, 0
    for face in range(FACES):
        dice += (counts >> (COUNT_BITS * face)) & COUNT_MASK
        place += BINOMIALS[face, dice]
    return int(place)


def place_of_pool(counts: Pool) -> int:
    """Return the place of a pool in the table of hauls, given its dice as a tuple."""
    dice = [sum(counts[: face + 1]) for face in range(FACES)]
    return sum(int(BINOMIALS[face, dice[face]]) for face in range(FACES))


@lru_cache(64)
def hauls(payouts: Payouts) -> npt.NDArray[np.int16]:
    """The worth of every pool, shape `(HAULS,)`."""
    worth = np.zeros(HAULS, np.int16)
    ways = combinations(payouts)
    for dice in range(1, POOL + 1):
        for faces in combinations_with_replacement(range(FACES), dice):
            counts = tuple(faces.count(face) for face in range(FACES))
            worth[place_of_pool(counts)] = max(
                (gain + worth[place_of_pool(left)] for gain, left in ways_from(ways, counts)),
                default=0,
            )
    return worth


def ways_from(ways: list[tuple[int, Pool]], counts: Pool) -> list[tuple[int, Pool]]:
    """The worth of each combination that the pool has, and the pool that it leaves."""
    left = [
        (gain, tuple(have - need for have, need in zip(counts, needs, strict=True)))
        for gain, needs in ways
    ]
    return [(gain, pool) for gain, pool in left if min(pool) >= 0]


def combinations(payouts: Payouts) -> list[tuple[int, Pool]]:
    """Every combination of the Pyramid of Summoning: its worth, and the dice that it takes."""
    gold, magick, power = WORTH
    groups = [
        (payouts.single_power * power, dice_of(face, 1))
        for face in range(payouts.single_from - 1, FACES)
    ]
    for face in range(FACES):
        groups.append((payouts.pair_magick * magick, dice_of(face, 2)))
        groups += [
            (points * POINT, dice_of(face, dice))
            for dice, points in zip(payouts.alike, payouts.points, strict=True)
        ]
        groups += [
            (
                payouts.run_gold * length * gold,
                tuple(int(face <= other < face + length) for other in range(FACES)),
            )
            for length in range(payouts.run_dice, FACES - face + 1)
        ]
    return groups


def dice_of(face: int, dice: int) -> Pool:
    return tuple(dice * (other == face) for other in range(FACES))
