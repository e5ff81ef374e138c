"""Step 3: the winner of the round places the tile."""

from itertools import product
from typing import Any

import pytest

from ludary.games.nagaraja.rules.exploration import empty_cells, placeable_cells
from ludary.games.nagaraja.temple import CELLS, NOWHERE
from tests.games.nagaraja.table import (
    Side,
    at_table,
    choices,
    happened,
    nagaraja,
    phase,
    play,
    points,
    relic,
    room,
)

SEVEN = (  # shut off from all entrances
    "a1:passage/1 b1:passage/1 c1:bend a2:fork b2:crypt c2:crypt a3:crossing"
)
EIGHT = f"{SEVEN} b3:crossing"


@pytest.mark.proves("place")
def test_a_first_room_goes_to_one_of_the_three_entrances() -> None:
    assert choices(at_table(phase="place"), "cell") == ["a1", "b1", "c1"]


@pytest.mark.proves("place")
def test_further_rooms_go_to_an_entrance_or_next_to_a_room() -> None:
    match = at_table(Side(rooms="b1:passage b2:fork"), phase="place", tile="bend")

    assert choices(match, "cell") == ["a1", "c1", "a2", "c2", "b3"]


@pytest.mark.proves("orient", "N15", "N16")
def test_the_tile_may_lie_in_any_way_even_against_walls() -> None:
    match = at_table(Side(rooms="b1:passage"), phase="place", tile="fork")

    play(match, "cell a1")
    assert choices(match, "turn") == ["0", "1", "2", "3"]
    match.step("turn 3")

    assert room(match, 0, "a1") == "fork/3"
    assert not match.state.temples[0].up.any()


@pytest.mark.proves("orient")
@pytest.mark.parametrize(
    ("tile", "ways"), [("passage", ["0", "1"]), ("bend", ["0", "1", "2", "3"]), ("crossing", [])]
)
def test_only_ways_that_differ_are_offered(tile: str, ways: list[str]) -> None:
    match = at_table(phase="place", tile=tile)

    match.step("cell b1")

    assert (choices(match, "turn") if phase(match) == "turn" else []) == ways


@pytest.mark.proves("place", "N20")
def test_the_winner_must_place_the_tile() -> None:
    assert {name.split()[0] for name in choices(at_table(phase="place"))} == {"cell"}


@pytest.mark.proves("reveal")
def test_a_path_from_an_entrance_reveals_a_relic_which_scores_its_points() -> None:
    match = at_table(phase="place", tile="bend")
    match.step("cell a1")

    match.step("turn 2", fate=["crown"])

    assert relic(match, 0, "left-low") == "crown up"
    assert points(match) == [5, 0]


@pytest.mark.proves("amulet")
def test_one_tile_may_lead_to_the_relic_or_to_the_amulet() -> None:
    """The rulebook's example: two ways of laying it, one of which opens each."""
    for turn, opened in (("2", "relic"), ("0", "amulet")):
        match = at_table(phase="place", tile="side-chamber")
        match.step("cell a1")
        match.step(f"turn {turn}")

        assert bool(happened(match, "flips_up")) == (opened == "relic")
        assert bool(happened(match, "collects")) == (opened == "amulet")
        assert (room(match, 0, "a1")[-1] == "+") == (opened == "relic")


def test_words_say_what_each_way_of_laying_brings() -> None:
    match = at_table(phase="place", tile="side-chamber")

    assert (
        "Place the side chamber at a1 (can collect the amulet, or reveal the relic low on the left"
        " side)" in map(str, match.legal())
    )
    match.step("cell a1")

    assert [str(action) for action in match.legal()] == [
        (
            "Place it with north and east joined, south leading to the special location (collects"
            " the amulet)"
        ),
        "Place it with east and south joined, west leading to the special location",
        (
            "Place it with north leading to the special location, south and west joined (reveals"
            " the relic low on the left side)"
        ),
        "Place it with north and west joined, east leading to the special location",
    ]


@pytest.mark.proves("cover")
def test_a_broken_path_turns_the_relic_down_and_its_points_are_lost() -> None:
    own = Side(hand="spy", rooms="a1:bend/2", relics="left-low:crown")
    match = at_table(own, Side(hand="tremor", sticks="green-naga"), actor=1, guide=1)
    assert points(match) == [5, 0]

    play(match, "activate tremor", "room 1 a1", "turn 0")

    assert points(match) == [0, 0]
    assert relic(match, 0, "left-low") == "crown down"


def placeable_and_empty(boxes: Any, states: Any) -> int:
    """A driver: 1 if a room can be placed in the first temple, and 2 more if a cell of it is
    free.
    """
    return int(placeable_cells(states[0], 0) != 0) + 2 * int(empty_cells(states[0], 0) != 0)


@pytest.mark.proves("N17")
@pytest.mark.parametrize("trap", [False, True])
def test_a_cell_is_always_there_while_one_is_free(trap: bool) -> None:
    """With rooms in any cells, as they were placed or moved about, and the trap in any other one or
    nowhere.
    """
    game = nagaraja()
    states, ask = game.State.zeros(1), game.engine.bind(placeable_and_empty)
    state = states[0]
    for rooms, stakes in product(range(1 << CELLS), range(CELLS) if trap else [NOWHERE]):
        if trap and rooms >> stakes & 1:
            continue
        state.temples[0].rooms[:] = [rooms >> cell & 1 for cell in range(CELLS)]
        state.trap_temple, state.trap_cell = (0 if trap else NOWHERE), stakes

        assert ask(game.boxes, states) in (0, 3)


@pytest.mark.proves("N10")
def test_where_the_trap_fills_the_temple_the_tile_is_set_aside() -> None:
    match = at_table(
        Side(hand="river-wind", sticks="green-naga brown-4", rooms=EIGHT, trap="c3"),
        tile="bend",
    )

    play(match, "activate river-wind")

    assert happened(match, "sets_aside")
    assert match.state.temples[0].room_count == 8
    assert (match.actor, phase(match)) == (1, "give")


@pytest.mark.proves("N10")
def test_a_tile_that_is_set_aside_takes_its_amulet_along() -> None:
    match = at_table(
        Side(hand="river-wind", sticks="green-naga brown-4", rooms=EIGHT, trap="c3"),
        tile="crypt",
    )

    play(match, "activate river-wind")

    assert happened(match, "sets_aside")
    assert (match.state.tile, match.state.tile_amulet) == (0, 0)


@pytest.mark.proves("N24")
def test_an_amulet_on_a_later_tile_is_laid_too() -> None:
    match = at_table(Side(rooms="b1:passage"), phase="place", tile="bend", tiles_left="crypt")
    play(match, "cell a1", "turn 0")

    match.step(match.legal()[0])

    assert match.state.tile_amulet == 1
