"""Answers of the rules that words and pictures need: drivers, and the functions that call them."""

from collections.abc import Mapping
from enum import IntFlag
from functools import lru_cache
from itertools import islice
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import NOWHERE, TILES
from ludary.games.zimby_mojo.rules.crown import burden
from ludary.games.zimby_mojo.rules.obstacles import (
    DARK_A,
    DARK_B,
    DEADLY_B,
    ENTANGLING_A,
    ENTANGLING_B,
    GONE,
    LUCK,
    MOST_DEADLY,
    is_misty,
    is_thicket,
    is_vines,
    is_warded,
)
from ludary.games.zimby_mojo.state import State
from ludary.kit import Game


class Land(IntFlag):
    """Kinds of land on a tile, beside what is conjured."""

    THICKET = 1
    VINES = 2
    MIST = 4
    WARD = 8


class Lying(NamedTuple):
    """The obstacles of one tile."""

    land: Land
    withered: bool  # the King's obstacles show their B side
    deadly_a: int
    deadly_b: int
    entangling: int  # 1: A side, 2: B side
    dark: int

    @property
    def conjured(self) -> bool:
        return bool(self.deadly_a or self.deadly_b or self.entangling or self.dark)


BARE = Lying(Land(0), False, 0, 0, 0, 0)


def survey(boxes: Any, states: Any, out: Any) -> None:
    """A driver: the `Land` of every tile."""
    for tile in range(boxes[0].tile_count):
        out[tile] = (
            is_thicket(boxes[0], states[0], tile)
            + 2 * is_vines(boxes[0], states[0], tile)
            + 4 * is_misty(boxes[0], states[0], tile)
            + 8 * is_warded(boxes[0], states[0], tile)
        )


def copy_of(s: State) -> npt.NDArray[Any]:
    """The View for drivers, shape `(1,)`, theirs to change."""
    return np.frombuffer(bytearray(s.tobytes()), State.dtype)


def land_of(game: Game[Box], s: State) -> Mapping[int, Lying]:
    """The obstacles by tile, where there are any."""
    growth: Any = s.growth
    return _land_of(game, s.overgrowth, s.mist, s.wards, growth.tobytes())


@lru_cache(256)  # most actions leave the land as it is
def _land_of(
    game: Game[Box], overgrowth: int, mist: int, wards: int, growth: bytes
) -> Mapping[int, Lying]:
    states, out = State.zeros(1), np.zeros(TILES, np.int32)
    for field, value in (("overgrowth", overgrowth), ("mist", mist), ("wards", wards)):
        states[field] = value  # all of the State that `survey` reads
    game.engine.bind(survey)(game.boxes, states, out)
    grown = np.frombuffer(growth, State.dtype["growth"].base)
    both = enumerate(zip(out.tolist(), grown.tolist(), strict=True))
    withered = 0 < overgrowth < GONE
    return {
        tile: _lying(land, growth, withered)
        for tile, (land, growth) in both
        if land or growth & ~LUCK
    }


def _lying(land: int, growth: int, withered: bool) -> Lying:
    return Lying(
        Land(land),
        withered,
        growth & MOST_DEADLY,
        growth >> DEADLY_B & MOST_DEADLY,
        bool(growth & ENTANGLING_A) + 2 * bool(growth & ENTANGLING_B),
        bool(growth & DARK_A) + 2 * bool(growth & DARK_B),
    )


def creature_on(s: State, tile: int) -> int:
    """The creature on a tile, or NOWHERE."""
    return s.at[tile] - 1 if tile != NOWHERE else NOWHERE


def burdening(boxes: Any, states: Any) -> int:
    """A driver: the burden of the Crown."""
    return burden(boxes[0], states[0])


def crown_burden(game: Game[Box], s: State) -> int:
    """The zimbies that the Crown adds to its bearer's column."""
    return game.engine.bind(burdening)(game.boxes, copy_of(s))


def chanting(s: State, seat: int) -> int:
    """The zimbies of a tribal board that chant."""
    return sum(chant.caster == seat for chant in islice(s.chants, s.chant_count))
