"""GAME SETUP: what lies where before the first round, and who chooses an entry point when."""

import pytest

from ludary import Match
from tests.games.zimby_mojo.table import (
    board,
    choices,
    crown,
    home,
    part,
    phase,
    play,
    revealed,
    settle,
    shore,
    tokens,
    wards,
)
from tests.games.zimby_mojo.zimby import zimby


def begun(seats: int, first: int = 0) -> Match:
    """A new game with this first mover, and without scrolls."""
    return zimby(scrolls=0).start(seats=seats, seed=1, fate=[first + 1])


@pytest.mark.proves("tokens", "posts")
def test_the_king_stands_in_the_mist_and_the_thugs_on_the_gray_tiles() -> None:
    match = begun(2)

    assert board(match) == {
        "10,10": "king",
        "7,13": "thugs-1",
        "13,13": "thugs-2",
        "13,7": "thugs-3",
        "7,7": "thugs-4",
    }
    assert crown(match) == ""


@pytest.mark.proves("shrines", "wards-laid", "markers")
def test_wards_seals_and_ritual_markers_lie_face_down() -> None:
    match = begun(2)

    assert wards(match) == ["north", "east", "south", "west"]
    assert (match.state.shrines, match.state.elements) == (15, 15)
    assert revealed(match) == ["-"] * 4


@pytest.mark.proves("begin", "M7")
def test_every_shaman_starts_with_four_zimbies_three_scrolls_and_four_mojo() -> None:
    match = zimby().start(seats=3, seed=1)

    for seat in range(3):
        assert (home(match, seat), shore(match, seat), tokens(match, seat)) == ("4+0", 12, 4)
        assert match.state.shamans[seat].hand_count == 3


@pytest.mark.proves("begin", "M7")
def test_a_fast_start_has_eight_zimbies_and_six_scrolls() -> None:
    match = zimby(zimbies=8, scrolls=6).start(seats=3, seed=1)

    for seat in range(3):
        assert (home(match, seat), shore(match, seat)) == ("8+0", 8)
        assert match.state.shamans[seat].hand_count == 6


@pytest.mark.proves("deck")
def test_the_104_scrolls_are_in_the_library_or_in_hands() -> None:
    match = zimby().start(seats=8, seed=1)

    assert match.state.library_count == 104 - 8 * 3


@pytest.mark.proves("begin")
def test_chance_decides_who_moves_first() -> None:
    assert [begun(3, first).actor for first in range(3)] == [0, 1, 2]


@pytest.mark.proves("entries", "M5")
def test_entry_points_are_chosen_in_turn_from_the_first_mover() -> None:
    match = begun(3, first=1)

    order = []
    for entry in ("entry 5", "entry 1", "entry 8"):
        order.append(match.actor)
        play(match, entry)

    assert order == [1, 2, 0]
    assert [int(shaman.entry) + 1 for shaman in match.state.shamans[:3]] == [8, 5, 1]


@pytest.mark.proves("entries", "M5")
def test_an_entry_point_can_be_chosen_only_once() -> None:
    match = play(begun(2), "entry 5")

    assert choices(match, "entry") == ["1", "2", "3", "4", "6", "7", "8"]


@pytest.mark.proves("M6")
def test_turn_order_goes_by_seats_wherever_the_tribal_boards_lie() -> None:
    match = play(begun(3), "entry 8", "entry 1", "entry 4")

    order = []
    for _ in range(3):
        settle(match)
        order.append(match.actor)
        play(match, "end_turn")

    assert order == [0, 1, 2]


@pytest.mark.proves("rounds")
def test_the_first_round_begins_with_the_turn_of_the_first_mover() -> None:
    match = settle(play(begun(2, first=1), "entry 3", "entry 4"))

    assert (part(match), phase(match), match.actor) == ("players", "turn", 1)
    assert match.state.rounds == 1
