"""Explanations of Nagaraja's board: cells, hiding places, cards and sticks."""

import re

from ludary import Match
from tests.games.nagaraja.table import Side, at_table

SPOT = re.compile(r'data-spot="([^"]*)"')


def told(match: Match, spot: str, seat: int = 0) -> str:
    """Return what a seat is told of a spot."""
    found = match.view(seat).inspect(spot)
    assert found is not None, f"nothing is told of {spot}"
    return "\n".join([found.title, *found.lines])


def test_a_room_tells_its_paths_and_the_relics_that_they_reach() -> None:
    match = at_table(Side(rooms="a1:bend/2", relics="left-low:crown"))
    words = told(match, "cell-0-0")

    assert words.startswith("Bend, a1 in Seat 1's temple")
    assert "A path leads here from an entrance." in words
    assert "A path reaches the relic low on the left side." in words


def test_a_room_that_is_cut_off_and_an_empty_cell_say_so() -> None:
    match = at_table(Side(rooms="a2:passage"))

    assert "cut off" in told(match, "cell-0-3")
    assert told(match, "cell-0-8").startswith("Empty cell, c3")


def test_a_relic_is_told_only_to_who_knows_it() -> None:
    match = at_table(Side(relics="top-left:crown@1"))

    assert told(match, "relic-0-3", 1).startswith(
        "Crown (5 points) at the top left of Seat 1's temple"
    )
    for seat in (-1, 0):
        words = told(match, "relic-0-3", seat)
        assert words.startswith("Hidden relic")
        assert "Seat 2 knows it." in words


def test_a_card_tells_its_two_uses() -> None:
    words = told(at_table(Side(hand="keyhole")), "card-0")

    assert "Select it to throw" in words and "Or activate it with a naga:" in words


def test_a_hand_is_told_by_name_to_its_owner_alone() -> None:
    match = at_table(Side(hand="keyhole river-wind", known="keyhole"))

    assert "Cards: River Wind, Keyhole.\nSeat 2 knows about Keyhole." in told(match, "hand-0")
    assert "River Wind" not in told(match, "hand-0", 1)


def test_sticks_and_temples_tell_their_sums() -> None:
    match = at_table(
        Side(
            hand="keyhole",
            sticks="brown-4 green-naga",
            bonus=3,
            relics="left-low:crown",
            rooms="a1:bend/2",
        )
    )

    assert "Seat 1 has 7 fate points (4 from sticks, 3 from cards) and 1 naga." in told(
        match, "stick-0-0-4"
    )
    assert told(match, "temple-0").startswith("Temple of Seat 1: 5 victory points")


def test_every_spot_of_the_board_is_told_of() -> None:
    match = at_table(
        Side(hand="keyhole", sticks="green-naga", amulets="ring"), phase="place", tile="bend"
    )
    match.step("cell a1")
    for seat in (-1, 0, 1):
        board = match.view(seat).board()
        assert board is not None
        for spot in {
            spot for panel in board.panels for layer in panel.layers for spot in SPOT.findall(layer)
        }:
            assert told(match, spot, seat)
    assert match.view(0).inspect("cell-2-0") is None
