"""KING'S TURN: out of the mist onto a ritual tile, and back."""

from typing import Any

import numpy as np
import pytest

from ludary import Match
from ludary.games.zimby_mojo.rules.creatures import shift
from tests.games.zimby_mojo.laying import tile
from tests.games.zimby_mojo.table import (
    act,
    board,
    choices,
    crown,
    hand,
    home,
    locked,
    on,
    part,
    phase,
    play,
    revealed,
    settle,
)
from tests.games.zimby_mojo.zimby import Side, at_table

NO_THUGS = "barracks barracks barracks barracks"
KNOWN = "exhaustion madness hunger winnowing"  # by ritual tile
DRAINED = (1, 1)  # the dice of Exhaustion


def kings_turn(*fate: int, sides: tuple[Side, ...] = (Side(), Side()), **position: Any) -> Match:
    return at_table(*sides, part="king", fate=fate, **{"rituals": KNOWN, **position})


@pytest.mark.proves("king-steps")
def test_the_king_steps_onto_a_random_ritual_tile_and_casts_its_ritual() -> None:
    match = kings_turn(1, *DRAINED)

    assert on(match, "9,11") == "king"
    assert match.state.shamans[0].tokens == 2


@pytest.mark.proves("king-steps")
def test_a_ritual_marker_is_turned_over_when_it_is_first_used() -> None:
    match = kings_turn(2, 2, 1, 1, rituals="")  # tile 2; exhaustion is the third ritual; its dice

    assert revealed(match) == ["-", "exhaustion", "-", "-"]


@pytest.mark.proves("king-steps")
def test_a_revealed_ritual_is_cast_again_each_time() -> None:
    match = kings_turn(1, *DRAINED, rituals="exhaustion - - -")

    assert revealed(match) == ["exhaustion", "-", "-", "-"]
    assert match.state.shamans[0].tokens == 2


@pytest.mark.proves("king-returns")
def test_from_a_ritual_tile_the_king_returns_to_the_mist_and_casts_nothing() -> None:
    match = kings_turn(king="9,11")

    assert on(match, "10,10") == "king"
    assert match.state.shamans[0].tokens == 4


@pytest.mark.proves("G1")
def test_the_king_takes_a_random_one_of_several_shortest_steps() -> None:
    places = [
        on_which(kings_turn(step, king="8,10", open_wards="north")) for step in (3, 4, 5)
    ]  # SE, S, SW

    assert places == ["9,11", "9,10", "9,9"]


def on_which(match: Match) -> str:
    return next(place for place, name in board(match).items() if name == "king")


@pytest.mark.proves("king-returns")
@pytest.mark.parametrize(
    ("free", "taken"), [("9,10", "9,11 9,9"), ("9,11", "9,10 9,9"), ("9,9", "9,10 9,11")]
)
def test_the_king_walks_around_a_creature_if_that_is_no_longer(free: str, taken: str) -> None:
    match = kings_turn(
        king="8,10", open_wards="north", board=" ".join(f"{place}:w" for place in taken.split())
    )

    assert on(match, free) == "king"


@pytest.mark.proves("king-returns")
def test_the_king_attacks_who_stands_on_all_shortest_ways() -> None:
    match = kings_turn(4, 6, 1, king="8,10", open_wards="north", board="9,11:w 9,10:w 9,9:w")

    assert on(match, "9,10") == "king"
    assert on(match, "8,10") == ""


@pytest.mark.proves("G3")
def test_the_king_passes_no_ward() -> None:
    match = kings_turn(king="7,10")

    assert on(match, "7,10") == "king"


@pytest.mark.proves("king-resisted", "G2")
def test_an_obstacle_on_the_ritual_tile_is_tried_before_anybody_there_is_attacked() -> None:
    match = kings_turn(1, 4, board="9,11:w", growth="9,11:entangling")

    assert (on(match, "10,10"), on(match, "9,11")) == ("king", "w")


@pytest.mark.proves("king-resisted")
def test_a_king_immune_to_the_obstacle_enters_and_casts() -> None:
    match = kings_turn(1, 3, *DRAINED, growth="9,11:entangling")

    assert on(match, "9,11") == "king"
    assert match.state.shamans[0].tokens == 2


@pytest.mark.proves("king-resisted")
def test_a_creature_on_the_ritual_tile_must_die_before_he_casts() -> None:
    stays = kings_turn(1, 1, 4, board="9,11:wy")  # 1 + 5 against 4 + 2
    goes = kings_turn(1, 6, 1, *DRAINED, board="9,11:w")

    assert (on(stays, "10,10"), stays.state.shamans[0].tokens) == ("king", 4)
    assert (on(goes, "9,11"), goes.state.shamans[0].tokens) == ("king", 2)


def test_the_king_does_not_attack_his_thugs() -> None:
    match = kings_turn(1, thugs="9,11 barracks barracks barracks")

    assert (on(match, "10,10"), on(match, "9,11")) == ("king", "thugs-1")
    assert match.state.combats == 0


def test_entangling_vines_hold_the_king_unless_the_crown_makes_him_immune() -> None:
    places = [on_which(kings_turn(die, king="9,11", growth="9,11:entangling")) for die in (3, 4)]

    assert places == ["10,10", "9,11"]


def test_the_king_comes_out_of_the_darkness_anywhere_over_sides_and_corners() -> None:
    places = [
        on_which(kings_turn(4, step, king="9,11", growth="9,11:dark")) for step in (5, 6)
    ]  # not immune; southwest, west

    assert places == ["10,10", "9,10"]


@pytest.mark.proves("combat-zones", "G7")
def test_the_king_fights_over_corners_and_zimbies_do_not() -> None:
    match = kings_turn(1, 1, 5, board="9,11:w")  # even
    if "9,11" in choices(match, "creature"):
        play(match, "creature 9,11")

    assert (on(match, "10,10"), on(match, "9,11")) == ("king", "w")
    assert choices(match, "attack") == []


@pytest.mark.proves("G4")
def test_only_the_kings_foe_is_combat_locked() -> None:
    match = kings_turn(
        4, 1, 5, king="8,10", open_wards="north", board="9,11:w 9,10:w 9,9:w"
    )  # even

    assert locked(match, "9,10")
    assert not locked(match, "8,10")


@pytest.mark.proves("G4")
def test_his_foe_stays_locked_for_as_long_as_he_stands_beside_it() -> None:
    match = kings_turn(4, 1, 5, king="8,10", open_wards="north", board="9,11:w 9,10:w 9,9:w")
    foe, box = tile(match.game, "9,10"), match.game.box
    beside = {int(box.next[foe, direction]) for direction in range(4)}
    tried = set()

    for target in np.flatnonzero(match.state.at[: box.tile_count] == 0).tolist():
        s = match.states()[0]
        shift(box, s, int(s.king), target)
        assert (s.creatures[s.at[foe] - 1].locks != 0) == (target in beside), target
        tried.add(target in beside)

    assert tried == {True, False}


@pytest.mark.proves("G5", "L33")
def test_his_own_mist_does_the_king_no_harm() -> None:
    match = kings_turn(king="9,10")  # the Crown is not even tried

    assert on(match, "10,10") == "king"
    assert phase(match) == "turn", "nobody is asked about a wound that cannot matter"


@pytest.mark.proves("inescapable", "B4", "G6")
def test_shamans_may_act_before_the_king_and_not_while_he_casts() -> None:
    match = kings_turn(sides=(Side(hand="energy energy"), Side(hand="nix")))

    assert (phase(match), part(match), match.actor) == ("answer", "king", 0)
    settle(match, 2, 1)  # the second ritual tile: Madness, one scroll each
    assert part(match) == "players"
    assert [len(hand(match, seat)) for seat in (0, 1)] == [1, 0]


@pytest.mark.proves("G14")
def test_a_king_who_dies_in_the_mist_leaves_the_crown_there() -> None:
    match = killed_by_fire_belch()

    assert crown(match) == "10,10"
    assert (int(match.state.king), int(match.state.kings_dead)) == (-1, 1)


def killed_by_fire_belch() -> Match:
    """A column at the western door eats two zimbies and burns the King: 3 wounds, doubled."""
    match = at_table(Side(hand="fire-belch", active=6), Side(), board="10,8:www", open_wards="west")
    play(match, "cast fire-belch")
    while phase(match) in ("channel", "aim", "pay"):
        offered = choices(match)
        wanted = [
            one for one in ("devour_effect", "channel 10,8", "aim 10,10", "pay 0") if one in offered
        ]
        act(match, wanted[0], *([4] if wanted[0] == "pay 0" else []))  # the Crown does not help
    return match


@pytest.mark.proves("separate-sources", "G15")
def test_one_scroll_with_four_wounds_kills_the_king() -> None:
    assert "king" not in board(killed_by_fire_belch()).values()


@pytest.mark.proves("mist", "G14")
def test_a_column_that_steps_into_the_mist_for_the_crown_is_wounded() -> None:
    match = at_table(
        Side(), Side(), board="9,10:w", king="", crown="10,10", open_wards="north", thugs=NO_THUGS
    )
    play(match, "creature 9,10", "whole")
    while phase(match) in ("step", "pay"):
        play(match, "step south" if phase(match) == "step" else "pay 0")

    assert crown(match) == "10,10"
    assert on(match, "10,10") == ""
    assert home(match, 0) == "4+0"


def test_without_a_king_nobody_acts_in_his_turn() -> None:
    match = at_table(Side(hand="energy"), Side(), king="", crown="6,4", part="king", thugs=NO_THUGS)

    assert part(match) == "players"
    assert tile(match.game, "6,4") == match.state.crown_tile
