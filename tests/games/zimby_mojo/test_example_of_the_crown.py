"""The last play example, Round X + 2: the Crown runs, drops and bounces. White plays what Blue plays there."""

from ludary import Match
from tests.games.zimby_mojo.table import mojo, on, phase, play, settle, walk
from tests.games.zimby_mojo.zimby import Side, at_table

AROUND = "8,10 9,10 9,11 10,11 11,11 11,10 12,10 13,10"  # from door to door, beside the mist
THUGS = "barracks barracks barracks barracks"


def the_run() -> Match:
    """Yellow's turn: the Crown is at the northern door; a white zimby watches the tile beyond the southern one."""
    return at_table(
        Side(hand="entangling-vines bungle nix lil-bits-o-armor", active=4),
        Side(hand="blow-guns nix energy big-bits-o-map", active=8),
        board="7,10:y 17,18:y 16,11:w 12,13:w",
        thugs=THUGS,
        king="",
        overgrowth=2,
        crown="7,10@y",
        open_wards="north south",
        turn=1,
        first=1,
    )


def at_the_door() -> Match:
    """Eight tiles for four mojo; White says stop on the last."""
    match = play(the_run(), "creature 7,10", "whole")
    walk(match, "8,10 9,10 9,11 10,11 11,11 11,10 12,10")
    return play(match, "step south")


def vines_grown(match: Match) -> Match:
    """White conjures vines on the tile beyond the corner; they take the runner's tile, too."""
    play(match, "cast entangling-vines", "channel 16,11", "aim 13,11", "pay 0")
    return settle(match, 2, *FATE_OF_VINES)


def bungle_waits(match: Match) -> Match:
    """The Crown proves stronger than the vines, on the next tile, too; there White uses Bungle."""
    play(match, ("step east", 2, 2), "pay 0")
    return play(match, "cast bungle", "channel 16,11", "aim 13,11", "pay 0")


def test_the_crown_makes_a_lone_zimby_as_slow_as_three() -> None:
    match = at_the_door()

    assert on(match, "13,10") == "y"
    assert mojo(match, 1) == 12 - 4
    assert (match.actor, phase(match)) == (0, "answer")
