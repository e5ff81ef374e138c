"""Walking distances: past the King's obstacles, up to portals and wards, and over the map without
them.
"""

import pytest

from ludary.games.zimby_mojo.distances import FAR
from tests.games.zimby_mojo.on_the_map import PORTALS, WARDS, box, steps, tiles


def way(start: str, goal: str, gone: int = 0) -> int:
    return int(box().way[gone, tiles(start)[0], tiles(goal)[0]])


@pytest.mark.parametrize(
    ("start", "goal", "growing", "gone"),
    [
        ("0,16", "6,14", 8, 8),  # a tribal board's stub to its shrine
        ("6,14", "14,14", 8, 8),
        ("0,16", "8,10", 13, 13),  # to a ward
        ("8,10", "10,10", 2, 2),  # from it to the mist
        ("8,10", "12,10", 6, 6),  # around the mist
        ("4,9", "4,11", 8, 2),  # over the tile of a thicket
        ("1,9", "1,11", 14, 2),  # over the tile of vines
        ("1,9", "1,10", 1, 1),  # vines can be entered
        ("4,9", "4,10", FAR, 1),  # a thicket cannot
        ("10,10", "10,10", 0, 0),
    ],
)
def test_a_way_leads_past_what_the_king_grows(
    start: str, goal: str, growing: int, gone: int
) -> None:
    assert (way(start, goal), way(start, goal, 1)) == (growing, gone)


def test_nobody_walks_through_a_ward_in_the_table() -> None:
    assert way("7,10", "9,10") == FAR
    assert way("7,10", "8,10") + way("8,10", "9,10") == 2


@pytest.mark.parametrize("start", ["0,16", "6,14", "9,1", "19,19"])
def test_the_table_agrees_with_a_walk_around_all_that_is_not_passed(start: str) -> None:
    here, mist = tiles(f"{start} 10,10")
    for goal in range(box().tile_count):
        if not box().sanctum[goal]:
            assert box().way[1, here, goal] == steps(here, goal, [*PORTALS, *WARDS, mist])


def test_a_tile_that_is_no_tile_is_far_from_everywhere() -> None:
    found = box()
    assert (found.way[:, found.tile_count :, :] == FAR).all()
    assert (found.way[:, :, found.tile_count :] == FAR).all()
