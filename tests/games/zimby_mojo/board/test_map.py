"""The King's compound: 225 tiles, the same in every quarter, with the distances that the play
examples show.
"""

from collections import Counter

import numpy as np
import pytest

from ludary.games.zimby_mojo.cards import (
    CORNERS,
    ENTRIES,
    INNER,
    NOWHERE,
    ROUTES,
    Direction,
    Growth,
)
from ludary.games.zimby_mojo.map import neighbours, steps_from
from tests.games.zimby_mojo.on_the_map import (
    HARMLESS,
    THICKETS,
    VINES,
    WARDS,
    box,
    cells,
    from_board,
    on_route,
    steps,
    tiles,
)

EVERY_ENTRY = range(ENTRIES)
EVERY_CORNER = range(CORNERS)
ALL_TILES = range(box().tile_count)


def turned(tile: int) -> int:
    """Return the place of a tile after a quarter turn of the board, clockwise."""
    return tiles(f"{box().col[tile]},{box().rows - 1 - box().row[tile]}")[0]


def sanctum() -> set[int]:
    return {tile for tile in ALL_TILES if box().sanctum[tile]}


def test_a_quarter_turn_changes_nothing() -> None:
    ours = box()
    for tile in ALL_TILES:
        moved = turned(tile)
        assert sorted(map(turned, neighbours(ours, tile))) == sorted(neighbours(ours, moved))
        assert ours.kings_growth[moved] == ours.kings_growth[tile]
        assert ours.sanctum[moved] == ours.sanctum[tile]
        assert ours.beyond[moved] == ours.beyond[tile]
        assert ours.quadrant[moved] == (
            NOWHERE if ours.quadrant[tile] == NOWHERE else (ours.quadrant[tile] + 1) % CORNERS
        )
    assert turned(ours.mist) == ours.mist


@pytest.mark.parametrize("places", ["ritual_tile", "gray", "shrine", "portal", "ward_tile", "door"])
def test_a_quarter_turn_leads_every_numbered_place_to_the_next(places: str) -> None:
    row = box()[places]

    assert [turned(tile) for tile in row] == np.roll(row, -1).tolist()


def test_a_quarter_turn_leads_entries_and_routes_to_the_next() -> None:
    for places in ("stub", "stub_route", "hold_first", "hold_second"):
        assert [turned(tile) for tile in box()[places]] == np.roll(box()[places], -2).tolist()
    for route in EVERY_CORNER:
        after, later = box().route_next[route], box().route_next[(route + 1) % CORNERS]
        assert [turned(after[tile]) for tile in on_route(route)] == [
            later[turned(tile)] for tile in on_route(route)
        ]
    assert {turned(tile) for tile in on_route(INNER)} == set(on_route(INNER))


def test_every_tile_can_be_reached_from_the_mist() -> None:
    reached = steps_from([int(box().mist)], box())

    assert len(reached) == len(ALL_TILES) == 225
    assert max(reached.values()) == 17


@pytest.mark.parametrize("entry", EVERY_ENTRY)
def test_at_the_start_only_the_sanctum_is_cut_off(entry: int) -> None:
    lost = set(ALL_TILES) - set(steps_from([int(box().stub[entry])], box(), [*WARDS, *THICKETS]))

    assert lost == sanctum() | {*WARDS, *THICKETS}
    assert (len(sanctum()), len(WARDS), len(THICKETS)) == (9, 4, 8)


@pytest.mark.parametrize("entry", EVERY_ENTRY)
def test_nobody_needs_to_step_into_vines(entry: int) -> None:
    lost = set(ALL_TILES) - set(
        steps_from([int(box().stub[entry])], box(), [*WARDS, *THICKETS, *VINES])
    )

    assert lost == sanctum() | {*WARDS, *THICKETS, *VINES}
    assert len(VINES) == 8


@pytest.mark.parametrize("entry", EVERY_ENTRY)
def test_from_a_tribal_board_it_is_nine_tiles_to_the_nearest_shrine_and_more_to_the_others(
    entry: int,
) -> None:
    own = int(box().entry_quadrant[entry])
    ways = [
        from_board(entry, int(box().shrine[(own + turn) % CORNERS]), [*HARMLESS, *WARDS])
        for turn in EVERY_CORNER
    ]

    assert ways == [9, 17, 23, 17]


@pytest.mark.parametrize("entry", EVERY_ENTRY)
def test_from_a_tribal_board_it_is_thirteen_tiles_to_a_door_and_sixteen_to_the_mist(
    entry: int,
) -> None:
    assert min(from_board(entry, int(door), [*HARMLESS, *WARDS]) for door in box().door) == 13
    assert from_board(entry, int(box().mist), HARMLESS) == 16


@pytest.mark.parametrize("corner", EVERY_CORNER)
def test_a_shrine_is_eight_tiles_from_the_next(corner: int) -> None:
    shrines = [int(box().shrine[(corner + turn) % CORNERS]) for turn in range(1, CORNERS)]

    assert [steps(int(box().shrine[corner]), other, [*HARMLESS, *WARDS]) for other in shrines] == [
        8,
        14,
        8,
    ]


@pytest.mark.parametrize("corner", EVERY_CORNER)
def test_vines_or_a_dead_king_bring_a_portal_nearer_to_its_shrine(corner: int) -> None:
    ends = int(box().portal[corner]), int(box().shrine[corner])

    assert steps(*ends, [*THICKETS, *VINES]) == 10
    assert steps(*ends, THICKETS) == 6
    assert steps(*ends, VINES) == 6


@pytest.mark.parametrize("side", EVERY_CORNER)
def test_the_way_across_the_sanctum_is_shorter_through_the_mist(side: int) -> None:
    door, opposite = int(box().door[side]), (side + 2) % CORNERS
    around = [int(box().mist)]

    assert (
        steps(door, int(box().door[opposite]), []),
        steps(door, int(box().door[opposite]), around),
    ) == (6, 8)
    assert (
        steps(door, int(box().ward_tile[opposite]), []),
        steps(door, int(box().ward_tile[opposite]), around),
    ) == (5, 7)


@pytest.mark.proves("blood", "G9")
def test_the_blood_mist_covers_more_of_the_inner_route_the_higher_the_die() -> None:
    reach = [int(box().beyond[tile]) for tile in on_route(INNER)]

    assert [sum(steps <= die for steps in reach) for die in range(1, 7)] == [0, 4, 12, 20, 24, 24]


@pytest.mark.proves("G9")
def test_the_blood_mist_begins_in_the_sanctum_and_passes_the_wards() -> None:
    assert {tile for tile in ALL_TILES if box().beyond[tile] == 0} == sanctum()
    assert [int(box().beyond[tile]) for tile in (*WARDS, *box().door)] == [1] * 4 + [2] * 4


@pytest.mark.proves("P4")
@pytest.mark.parametrize("entry", EVERY_ENTRY)
def test_two_tiles_lie_straight_in_from_a_tribal_board(entry: int) -> None:
    stub, route = int(box().stub[entry]), int(box().stub_route[entry])
    inwards = box().next[stub].tolist().index(route)

    assert [tile for tile in box().next[stub] if tile != NOWHERE] == [route]
    assert box().next[route, inwards] == NOWHERE
    assert int(box().entry_at[stub]) == entry


def test_only_entries_are_dead_ends() -> None:
    sides = Counter(len(neighbours(box(), tile)) for tile in ALL_TILES)

    assert sides == {1: 8, 2: 140, 3: 68, 4: 9}
    assert {tile for tile in ALL_TILES if len(neighbours(box(), tile)) == 1} == {
        int(tile) for tile in box().stub
    }


def test_one_leaves_a_tile_as_one_came() -> None:
    back = {
        Direction.NORTH: 2,
        Direction.EAST: 3,
        Direction.SOUTH: 0,
        Direction.WEST: 1,
        Direction.DIAGONAL: 4,
    }
    for tile in ALL_TILES:
        for direction, there in enumerate(box().next[tile]):
            assert there == NOWHERE or box().next[there, back[Direction(direction)]] == tile


@pytest.mark.proves("shrines", "H13")
def test_a_shrine_and_its_gray_tile_share_the_only_diagonal_sides() -> None:
    pairs = {
        (tile, int(box().next[tile, Direction.DIAGONAL]))
        for tile in ALL_TILES
        if box().next[tile, Direction.DIAGONAL] != NOWHERE
    }
    grays, shrines = box().gray.tolist(), box().shrine.tolist()

    assert pairs == {*zip(grays, shrines, strict=True), *zip(shrines, grays, strict=True)}


@pytest.mark.proves("king-steps", "zones", "combat-zones")
def test_the_king_steps_over_sides_and_corners() -> None:
    assert cells(box().around[box().mist]) == "9,10 9,11 10,11 11,11 11,10 11,9 10,9 9,9"
    assert set(box().ritual_tile.tolist()) <= set(box().around[box().mist].tolist())
    assert (
        cells(tile for tile in box().around[tiles("9,11")[0]] if tile != NOWHERE)
        == "10,12 10,11 10,10 9,10 8,10"
    )


@pytest.mark.proves("thugs-walk")
@pytest.mark.parametrize("route", range(ROUTES))
def test_thugs_march_in_circles_clear_of_the_kings_obstacles(route: int) -> None:
    march = on_route(route)

    assert len(march) == (24 if route == INNER else 32)
    for tile in march:
        assert int(box().route_next[route, tile]) in neighbours(box(), tile)
        assert box().kings_growth[tile] == Growth.NONE


@pytest.mark.parametrize("corner", EVERY_CORNER)
def test_an_outer_route_shares_five_tiles_with_the_inner_one_in_the_same_direction(
    corner: int,
) -> None:
    shared = [tile for tile in on_route(corner) if box().route_next[INNER, tile] != NOWHERE]
    alike = [
        tile for tile in shared if box().route_next[corner, tile] == box().route_next[INNER, tile]
    ]

    assert (len(shared), len(alike)) == (5, 4)
    assert box().gray[corner] in shared


def test_the_inner_route_goes_clockwise_and_the_outer_ones_against_the_clock() -> None:
    assert cells(box().route_next[INNER][tiles("7,13 13,13 13,7 7,7")]) == "8,13 13,12 12,7 7,8"
    assert (
        cells(
            box().route_next[route][tile] for route, tile in enumerate(tiles("1,19 19,19 19,1 1,1"))
        )
        == "1,18 18,19 19,2 2,1"
    )


def test_a_quadrant_has_fifty_tiles_and_touches_no_other() -> None:
    assert Counter(box().quadrant[: box().tile_count].tolist()) == {
        NOWHERE: 25,
        0: 50,
        1: 50,
        2: 50,
        3: 50,
    }
    for tile in ALL_TILES:
        near = {int(box().quadrant[beside]) for beside in neighbours(box(), tile)} - {NOWHERE}
        assert box().quadrant[tile] == NOWHERE or near <= {int(box().quadrant[tile])}


@pytest.mark.proves("G12")
@pytest.mark.parametrize("corner", EVERY_CORNER)
def test_a_quadrant_is_its_outer_route_what_the_route_encloses_and_two_entries(corner: int) -> None:
    route = on_route(corner)
    entries = [int(box().stub[entry]) for entry in (2 * corner, 2 * corner + 1)]
    inside = steps_from([int(box().portal[corner])], box(), route)

    assert {tile for tile in ALL_TILES if box().quadrant[tile] == corner} == {
        *route,
        *entries,
        *inside,
    }
    assert len(inside) == 16


def test_tiles_outside_of_the_quadrants_are_in_none() -> None:
    between_the_lanes = [*box().door, *tiles("1,10 4,10 10,16 10,19 16,10 19,10 10,1 10,4")]

    assert {tile for tile in ALL_TILES if box().quadrant[tile] == NOWHERE} == sanctum() | {
        *WARDS,
        *map(int, between_the_lanes),
    }


def test_a_quadrant_has_a_shrine_a_portal_and_two_entries() -> None:
    assert (
        box().quadrant[box().shrine].tolist()
        == box().quadrant[box().portal].tolist()
        == [0, 1, 2, 3]
    )
    assert box().entry_quadrant.tolist() == [0, 0, 1, 1, 2, 2, 3, 3]
    assert box().quadrant[box().stub].tolist() == box().entry_quadrant.tolist()


NAMED = [
    ("ritual_tile", "9,11 11,11 11,9 9,9"),
    ("ward_tile", "8,10 10,12 12,10 10,8"),
    ("door", "7,10 10,13 13,10 10,7"),
    ("gray", "7,13 13,13 13,7 7,7"),
    ("shrine", "6,14 14,14 14,6 6,6"),
    ("portal", "3,17 17,17 17,3 3,3"),
    ("stub", "0,16 4,20 16,20 20,16 20,4 16,0 4,0 0,4"),
    ("stub_route", "1,16 4,19 16,19 19,16 19,4 16,1 4,1 1,4"),
    ("hold_first", "1,17 5,19 17,19 19,15 19,3 15,1 3,1 1,5"),
    ("hold_second", "1,15 3,19 15,19 19,17 19,5 17,1 5,1 1,3"),
]


@pytest.mark.proves("wards-laid", "markers", "posts")
@pytest.mark.parametrize(("place", "where"), NAMED)
def test_the_places_of_the_map(place: str, where: str) -> None:
    assert cells(box()[place]) == where


@pytest.mark.proves("tokens", "barracks", "growths")
def test_the_kings_obstacles_and_what_is_no_tile() -> None:
    assert cells([int(box().mist), *THICKETS]) == "10,10 3,16 4,3 4,10 10,4 10,16 16,10 16,17 17,4"
    assert cells(VINES) == "1,10 3,4 4,17 10,1 10,19 16,3 17,16 19,10"
    assert [*zip(box().marker_row, box().marker_col, strict=True)] == [
        (8, 12),
        (12, 12),
        (12, 8),
        (8, 8),
    ]
    assert [*zip(box().barracks_row, box().barracks_col, strict=True)] == [
        (4, 16),
        (16, 16),
        (16, 4),
        (4, 4),
    ]


def test_every_place_knows_its_number() -> None:
    for at, places in (
        ("ritual_at", "ritual_tile"),
        ("ward_at", "ward_tile"),
        ("shrine_at", "shrine"),
        ("portal_at", "portal"),
    ):
        assert {tile: int(box()[at][tile]) for tile in ALL_TILES if box()[at][tile] != NOWHERE} == {
            int(tile): number for number, tile in enumerate(box()[places])
        }


@pytest.mark.parametrize("entry", EVERY_ENTRY)
def test_thugs_reach_the_second_entry_of_a_quadrant_first(entry: int) -> None:
    route = int(box().entry_quadrant[entry])
    march = on_route(route)
    off = next(
        at
        for at, tile in enumerate(march)
        if box().route_next[INNER, march[at - 1]] != NOWHERE
        and box().route_next[INNER, tile] == NOWHERE
    )
    first = march.index(int(box().hold_first[entry]))

    assert (first - off + 1) % len(march) == (16 if entry % 2 == 0 else 10)


def test_a_shrine_has_the_number_of_its_gray_tile() -> None:
    for gray, shrine in zip(box().gray, box().shrine, strict=True):
        assert shrine in neighbours(box(), int(gray))
