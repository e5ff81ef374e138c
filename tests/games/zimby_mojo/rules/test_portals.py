"""Portals: relocation, its influence, and entering from the tribal board."""

import pytest

from ludary import BadFate
from tests.games.zimby_mojo.laying import tile
from tests.games.zimby_mojo.table import chants, choices, crown, home, on, phase, play, tokens
from tests.games.zimby_mojo.zimby import Side, at_table

NE, SE, SW, NW = ["3,17", "17,17", "17,3", "3,3"]
POOR = Side(active=0)
BROKE = Side(active=0, tokens=1)  # one step, and nothing to influence a portal with


@pytest.mark.proves("portal")
def test_a_column_that_steps_onto_a_portal_comes_out_at_a_random_other_one() -> None:
    match = at_table(BROKE, Side(), board="3,18:w")

    play(match, "creature 3,18", "whole", ("step west", "sw"))

    assert (on(match, NE), on(match, SW), phase(match)) == ("", "w", "turn")


@pytest.mark.proves("stops", "portal")
def test_relocation_ends_the_payment_but_not_the_walk() -> None:
    match = at_table(POOR, Side(), board="3,18:w")

    play(match, "creature 3,18", "whole", "step west", ("portal 0", "se"))
    assert (on(match, SE), phase(match), tokens(match, 0)) == ("w", "step", 3)
    play(match, "step east")

    assert tokens(match, 0) == 2


@pytest.mark.proves("influence", "I4")
def test_the_controller_pays_before_the_roll_to_rule_destinations_out() -> None:
    match = at_table(POOR, Side(), board="3,18:w")

    play(match, "creature 3,18", "whole", "step west")
    assert choices(match, "portal") == ["0", "2", "4", "6", "8", "10", "12", "14"]
    play(match, ("portal 10", "sw"))

    assert (on(match, SW), tokens(match, 0)) == ("w", 1)


@pytest.mark.proves("influence", "I4")
def test_three_mojo_switch_the_portal_off_and_the_walk_goes_on() -> None:
    match = at_table(POOR, Side(), board="3,18:w")

    play(match, "creature 3,18", "whole", "step west", "portal 14")
    assert (on(match, NE), tokens(match, 0)) == ("w", 0)
    play(match, "step east")

    assert on(match, "3,18") == "w"


@pytest.mark.proves("influence", "I4")
def test_influence_is_limited_by_mojo() -> None:
    match = at_table(Side(active=0, tokens=2), Side(), board="3,18:w")

    play(match, "creature 3,18", "whole", "step west")

    assert choices(match, "portal") == ["0", "2", "4", "8"]


@pytest.mark.proves("influence", "I7")
def test_zombies_have_no_influence() -> None:
    match = at_table(POOR, Side(), board="3,18:zombie-w")

    play(match, "creature 3,18", "whole", ("step west", "nw"))

    assert on(match, NW) == "zombie-w"


@pytest.mark.proves("I1")
def test_an_occupied_portal_is_entered_only_to_join_and_then_fires_not() -> None:
    match = at_table(POOR, Side(), board="3,18:w 3,17:zombie-y")
    play(match, "creature 3,18", "whole")
    assert "west" not in choices(match, "step")

    match = at_table(POOR, Side(), board="3,18:w 3,17:w")
    play(match, "creature 3,18", "whole", "step west")
    assert (on(match, NE), phase(match)) == ("ww", "turn")


@pytest.mark.proves("portal", "I2")
def test_creatures_at_the_destination_change_over_to_the_origin() -> None:
    match = at_table(
        BROKE, Side(), board="3,18:w 17,17:yy", king="", crown="17,17", growth="17,17:entangling"
    )

    play(match, "creature 3,18", "whole", ("step west", "se"))

    assert (on(match, SE), on(match, NE), crown(match)) == ("w", "yy", NE)
    assert match.state.growth[tile(match.game, SE)] == 0
    assert match.state.growth[tile(match.game, NE)] != 0


@pytest.mark.proves("I3")
def test_things_on_the_origin_stay_and_are_not_picked_up_before() -> None:
    match = at_table(BROKE, Side(), board="3,18:w", king="", crown="3,17", growth="3,17:deadly")

    play(match, "creature 3,18", "whole", ("step west", "se"))

    assert (on(match, SE), crown(match)) == ("w", NE)
    assert match.state.growth[tile(match.game, NE)] == 1


@pytest.mark.proves("H8", "I2")
def test_the_king_is_swapped_like_anybody() -> None:
    match = at_table(BROKE, Side(), board="3,18:w", king="17,17")

    play(match, "creature 3,18", "whole", ("step west", "se"))

    assert (on(match, SE), on(match, NE)) == ("w", "king")


@pytest.mark.proves("portal-home")
def test_from_the_tribal_board_a_mojo_buys_a_random_portal_without_relocation() -> None:
    match = at_table(Side(active=3, tokens=1), Side())

    play(match, ("portal_in 3", "nw"))

    assert (on(match, NW), home(match, 0), tokens(match, 0)) == ("www", "0+0", 0)


@pytest.mark.proves("portal-home", "I5")
def test_a_column_that_comes_by_a_portal_dismisses_even_its_own() -> None:
    match = at_table(
        Side(active=2, tokens=1), Side(active=0), board="3,17:wy", king="", crown="3,17@w"
    )

    play(match, "portal_in 1", ("pay 0", "ne"))

    assert on(match, NE) == "w"
    assert (home(match, 0), home(match, 1)) == ("2+0", "1+0")
    assert crown(match) == NE, "it stays on the tile"


@pytest.mark.proves("L11")
def test_a_shaman_who_sends_chanters_away_by_a_portal_first_chooses_what_ends() -> None:
    match = at_table(
        Side(active=2, tokens=1),
        Side(),
        growth="3,17:deadly",
        chants="w>y:heavy-feet w>w:war-drums",
    )

    play(match, ("portal_in 1", "ne"))
    assert (match.actor, phase(match), choices(match, "release")) == (0, "release", ["1", "2"])
    assert on(match, NE) == "w"

    play(match, "release 1")

    assert chants(match) == ["w>w:war-drums"]
    assert (on(match, NE), phase(match)) == ("", "turn")


@pytest.mark.proves("I6")
def test_the_king_is_not_dismissed() -> None:
    match = at_table(Side(active=1, tokens=1), Side(), king="3,17")

    play(match, ("portal_in 1", "se"))

    assert (on(match, NE), on(match, SE)) == ("king", "w")
    with pytest.raises(BadFate):
        play(at_table(Side(active=1, tokens=1), Side(), king="3,17"), ("portal_in 1", "ne"))


@pytest.mark.proves("E-11", "I7")
def test_claiming_a_portal_tile_relocates_the_winner() -> None:
    match = at_table(BROKE, POOR, board="3,18:w 3,17:y")

    play(match, "creature 3,18", ("attack west", 6, 1), ("portal 0", "sw"))

    assert (on(match, SW), on(match, NE)) == ("w", "")


@pytest.mark.proves("E-11", "E-15")
def test_claiming_a_tile_is_entering_it() -> None:
    match = at_table(
        BROKE,
        POOR,
        board="1,13:www 1,14:y",
        growth="1,14:deadly",
        king="",
        crown="1,14@y",
        options={"devour_limit": 0},
    )

    play(match, "creature 1,13", ("attack east", 6, 1))

    assert (on(match, "1,14"), crown(match)) == ("ww", "1,14@w")


@pytest.mark.proves("I7")
def test_a_zombie_that_claims_a_portal_tile_comes_out_at_random() -> None:
    match = at_table(POOR, POOR, board="3,18:zombie-w 3,17:y")

    play(match, "creature 3,18", ("attack west", 6, 1, "nw"))

    assert (on(match, NW), tokens(match, 0)) == ("zombie-w", 4)


@pytest.mark.proves("I2")
def test_a_creature_swapped_onto_an_overgrown_portal_suffers_there() -> None:
    match = at_table(BROKE, Side(), board="3,18:w 17,17:yy", growth="3,17:deadly")

    play(match, "creature 3,18", "whole", ("step west", "se"))

    assert (on(match, SE), on(match, NE)) == ("w", "y")
