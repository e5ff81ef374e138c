"""The last play example, Round X + 2: the Crown runs, drops and bounces.

White plays what Blue plays there.
"""

import pytest

from ludary import Match
from tests.games.zimby_mojo.table import (
    act,
    crown,
    discarded,
    ever,
    hand,
    happened,
    home,
    mojo,
    on,
    phase,
    play,
    settle,
    verbs,
    walk,
)
from tests.games.zimby_mojo.zimby import Side, at_table

FROM_DOOR_TO_DOOR = (  # beside the mist; the ritual tiles on the way are not used
    "8,10 9,10 9,11 10,11 11,11 11,10 12,10"
)


def the_run() -> Match:
    """Yellow's turn: the Crown is at the northern door; white zimbies look at the southern one, and
    along the lane beyond it.
    """
    return at_table(
        Side(hand="entangling-vines bungle nix lil-bits-o-armor", active=4),
        Side(hand="blow-guns nix energy big-bits-o-map", active=8),
        board="7,10:y 17,2:y 13,7:w 16,11:w 12,13:w",
        thugs="barracks barracks barracks barracks",
        king="",
        overgrowth=2,
        crown="7,10@y",
        open_wards="north south",
        turn=1,
        first=1,
    )


def at_the_door() -> Match:
    """Eight tiles, two for each mojo. White could answer as the Crown sets out, and lets it run."""
    match = settle(play(the_run(), "creature 7,10", "whole"))
    walk(match, FROM_DOOR_TO_DOOR)
    return play(match, "step south")


def in_the_vines() -> Match:
    """White says stop, and conjures vines on the tile beside the door; of its neighbours, chance
    takes the runner's.
    """
    match = play(at_the_door(), "cast entangling-vines", "channel 16,11", "aim 13,11", "pay 0")
    return settle(match, 2, "west", "south", 2)


def four_deep() -> Match:
    """The Crown ignores the vines of the next tile, too.

    There White aims a Bungle at it: Blow Guns, Nix and Nix answer each other.
    """
    match = play(
        in_the_vines(), ("step east", 2), "cast bungle", "channel 16,11", "aim 13,11", "pay 0"
    )
    play(match, "cast blow-guns", "channel 13,11", "aim 16,11", "pass")
    play(match, "cast nix", f"aim_effect {depth(match)}")
    return play(match, "cast nix", f"aim_effect {depth(match)}")


def depth(match: Match) -> int:
    """The number of the effect that waits on top of the stack; a scroll that is being cast lies
    above it.
    """
    return int(match.state.agenda_count) - (phase(match) == "aim")


def wounded() -> Match:
    """All let the first Nix be, and then Blow Guns; the wound waits on the stack."""
    return play(four_deep(), "pass", "pass", "pass", "pass")


def the_crown_is_loose() -> Match:
    """White's armor prevents the wound; Bungle meets a Crown that is not immune, and it bounces
    four times.
    """
    match = play(wounded(), "pass", "cast lil-bits-o-armor", "channel 16,11", "aim 16,11")
    return settle(match, 4, 2, 2, "east", "east", "west", "east")


def caught_up() -> Match:
    """Energy wakes four; another zimby comes through the portals, and runs seven tiles to the
    Crown.
    """
    match = act(play(the_crown_is_loose(), "cast energy"), "aim_shaman 2", 3)
    play(match, "creature 17,2", "whole", "step east", ("portal 8", "se"))
    walk(match, "17,16 17,15 17,14 16,14 15,14 14,14 13,13")
    return play(match, "pick_up")


@pytest.mark.proves("burden")
def test_the_burden_makes_a_lone_zimby_as_slow_as_three() -> None:
    match = at_the_door()

    assert on(match, "13,10") == "y"
    assert mojo(match, 1) == 12 - 4


@pytest.mark.proves("stop")
def test_a_mover_is_stopped_in_the_middle_of_its_way() -> None:
    match = at_the_door()

    assert (match.actor, phase(match)) == (0, "answer")


@pytest.mark.proves("conjured", "immune-obstacles")
def test_vines_spread_to_drawn_neighbours_and_the_crown_may_ignore_them() -> None:
    match = in_the_vines()

    assert [roll["die"] for roll in ever(match, "immune")] == [2]
    assert (match.actor, phase(match)) == (1, "step")


@pytest.mark.proves("push")
def test_nix_removes_nix_before_anything_else_happens() -> None:
    match = play(four_deep(), "pass", "pass")

    assert discarded(match) == ["entangling-vines", "nix", "nix"]
    assert (match.actor, phase(match)) == (1, "answer")


@pytest.mark.proves("prevent")
def test_wounds_of_a_scroll_wait_on_the_stack_and_can_be_prevented() -> None:
    match = wounded()

    assert on(match, "16,11") == "w"
    assert [wound["wounds"] for wound in happened(match, "wounds")] == [1]

    play(match, "pass", "cast lil-bits-o-armor", "channel 16,11", "aim 16,11", "pass")

    assert happened(match, "prevents")
    assert on(match, "16,11") == "w"


@pytest.mark.proves("A15")
def test_the_crown_bounces_to_a_zimby_that_does_not_pick_it_up() -> None:
    match = the_crown_is_loose()

    assert crown(match) == "13,13"
    assert on(match, "12,13") == "w"
    assert (match.actor, phase(match)) == (1, "turn")


@pytest.mark.proves("H5")
def test_without_the_crown_its_bearer_is_caught_in_the_vines_at_once() -> None:
    match = play(the_crown_is_loose(), "creature 13,11")

    assert "whole" not in verbs(match)


@pytest.mark.proves("immune-witchery")
def test_energy_is_no_witchery_and_wakes_four() -> None:
    match = act(play(the_crown_is_loose(), "cast energy"), "aim_shaman 2", 3)

    assert home(match, 1) == "7+1"


@pytest.mark.proves("influence")
def test_a_mojo_rules_out_one_portal_and_seven_tiles_lead_to_the_crown() -> None:
    match = caught_up()

    assert crown(match) == "13,13@y"
    assert home(match, 1) == "3+5"
    assert mojo(match, 1) == 3


@pytest.mark.proves("burden")
def test_free_tiles_are_not_slowed_down_by_the_crown_and_need_not_all_be_used() -> None:
    match = play(
        caught_up(), "halt", "cast big-bits-o-map", "channel 13,13", ("aim 13,13", 6, 2, 3)
    )
    walk(match, "14,14 15,14 16,14 17,14 17,15 17,16")
    assert mojo(match, 1) == 1, "two for the scroll, and none for the tiles"

    play(match, "halt", "end_turn")

    assert crown(match) == "17,16@y"
    assert (match.actor, phase(match)) == (0, "turn")
    assert hand(match, 0) == hand(match, 1) == []
