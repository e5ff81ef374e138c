"""Which hiding places and special locations are joined to an entrance."""

from itertools import product
from typing import Any

import numpy as np
import pytest

from ludary.games.nagaraja.reckoning import connected
from ludary.games.nagaraja.temple import PLACE_NAMES
from tests.games.nagaraja.table import Side, at_table, nagaraja

TEMPLES = [  # rooms -> hiding places that paths lead to
    ("a1:bend/2", "left-low"),
    ("a1:bend/1", ""),  # south and east, to an empty cell
    ("c1:bend/1", "right-low"),
    ("b1:passage b2:crossing b3:fork", "top-middle"),
    ("b1:fork b2:crossing a2:passage/1 c2:passage/1", "left-middle right-middle"),
    ("b1:fork/1 a1:bend/3 c1:bend", ""),
    ("b1:fork/1 a1:crypt/2 c1:crypt", "left-low right-low"),
    ("b1:passage/1 b2:crossing b3:fork", ""),  # wall at the entrance
    ("b1:passage b3:fork", ""),  # a gap
    ("a1:passage a2:fork/3", ""),
    ("a1:passage a2:fork/2 a3:crypt/2", "left-middle left-high top-left"),
    ("c1:passage c2:fork c3:crypt", "right-middle right-high top-right"),
    ("b1:side-chamber/1 c1:passage/1", "right-low"),  # south and east
    ("a1:side-chamber", ""),  # the chamber's own path leads nowhere else
]


def temple(match: Any) -> list[str]:
    places = connected(match.game, match.state, 0).places
    return [PLACE_NAMES[place] for place in sorted(places)]


@pytest.mark.proves("temple", "N18")
@pytest.mark.parametrize(("rooms", "places"), TEMPLES)
def test_paths_lead_where_one_can_walk(rooms: str, places: str) -> None:
    relics = [
        f"{place}:{kind}"
        for place, kind in zip(places.split(), ["idol", "chalice", "crown"], strict=False)
    ]
    match = at_table(
        Side(rooms=rooms, relics=" ".join(relics)), tile="bend" if "bend" not in rooms else "crypt"
    )

    assert sorted(temple(match)) == sorted(places.split())


@pytest.mark.proves("amulet", "N19")
def test_an_amulet_is_reached_only_by_the_path_of_its_special_location() -> None:
    reached = at_table(Side(rooms="a1:fork a2:crypt", amulets=""))
    apart = at_table(
        Side(rooms="a1:fork a2:side-chamber/1+")
    )  # east and south; the chamber opens to the west

    assert connected(reached.game, reached.state, 0).crypts == {3}
    assert connected(apart.game, apart.state, 0).crypts == set()


@pytest.mark.proves("N19")
def test_a_special_location_is_a_passage_for_its_own_path() -> None:
    match = at_table(
        Side(rooms="a1:passage a2:crypt a3:fork/2", relics="left-high:idol top-left:idol")
    )

    assert temple(match) == ["left-high", "top-left"]


def walk(game: Any, rooms: list[tuple[int, int]]) -> set[tuple[int, int]]:
    """Find the joined ports (cell, side) by walking from room to room."""
    sides = {
        0: (0, 1),
        1: (1, 0),
        2: (0, -1),
        3: (-1, 0),
    }  # north, east, south, west: column and row
    found: set[tuple[int, int]] = set()
    todo = [(cell, 2) for cell in range(3)]
    while todo:
        cell, side = todo.pop()
        kind, turn = rooms[cell]
        mask = int(game.box.rooms[kind].link[turn, side]) if kind else 0
        for other in (side for side in range(4) if mask >> side & 1 and (cell, side) not in found):
            found.add((cell, other))
            column, row = cell % 3 + sides[other][0], cell // 3 + sides[other][1]
            if 0 <= column < 3 and 0 <= row < 3:
                todo.append((row * 3 + column, (other + 2) % 4))
    return found


@pytest.mark.proves("reveal", "N18")
def test_paths_are_found_as_by_walking_in_random_temples() -> None:
    game, rng = nagaraja(), np.random.default_rng(1)
    for _ in range(300):
        states = game.start(seed=1).states()
        kinds, turns = rng.integers(0, 7, 9), rng.integers(0, 4, 9)
        states["temples"]["rooms"][0][0], states["temples"]["turns"][0][0] = kinds, turns

        ports = connected(game, states[0], 0).ports

        there = {
            (cell, side)
            for cell, side in product(range(9), range(4))
            if ports >> (4 * cell + side) & 1
        }
        assert there == walk(game, list(zip(kinds.tolist(), turns.tolist(), strict=True)))
