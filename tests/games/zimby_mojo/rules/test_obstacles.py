"""Obstacles: effects on creatures that enter, stay and leave, and their duration."""

import pytest

from tests.games.zimby_mojo.laying import tile
from tests.games.zimby_mojo.table import choices, happened, locked, on, phase, play, tokens, verbs
from tests.games.zimby_mojo.zimby import Side, at_table

POOR = Side(active=0)
CASTER = Side(active=0, tokens=4, hand="deadly-vines")


@pytest.mark.proves("combat-marks", "deadly", "H1")
def test_all_obstacles_of_a_tile_work_and_deadly_vines_for_each_token() -> None:
    match = at_table(
        POOR, Side(), board="1,13:www", growth="1,14:deadly 1,14:deadly-b 1,14:entangling"
    )

    play(match, "creature 1,13", "whole", "step east")

    assert [wound["wounds"] for wound in happened(match, "wounds")] == [2], "a single source"
    assert (on(match, "1,14"), phase(match)) == ("w", "turn")


@pytest.mark.proves("vines", "deadly", "C16", "H1")
def test_deadly_vines_add_to_blood_vines_as_one_source() -> None:
    match = at_table(POOR, Side(), board="1,11:zombie-w", growth="1,10:deadly")

    play(match, "creature 1,11", "whole", ("step west", 2))

    assert on(match, "1,10") == "", "three wounds at once kill a zombie"


@pytest.mark.proves("vines")
def test_blood_vines_wound_whoever_enters() -> None:
    match = at_table(POOR, Side(), board="1,11:www")

    play(match, "creature 1,11", "whole", ("step west", 2))

    assert on(match, "1,10") == "w"


@pytest.mark.proves("mist", "C16")
def test_the_blood_mist_wounds_apart_from_vines() -> None:
    match = at_table(POOR, Side(), board="9,10:www", king="", crown="1,1", open_wards="north")

    play(match, "creature 9,10", "whole", "step south")

    assert on(match, "10,10") == "ww"


@pytest.mark.proves("entangling")
@pytest.mark.parametrize("kind", ["zombie-w", "w"])
def test_entangling_vines_hold_all_but_zombies(kind: str) -> None:
    match = at_table(POOR, Side(), board=f"1,13:{kind}", growth="1,14:entangling")

    play(match, "creature 1,13", "whole", "step east")

    assert ("step" in verbs(match)) == (kind == "zombie-w")


@pytest.mark.proves("entangling")
def test_nobody_walks_off_an_entangled_column() -> None:
    match = at_table(POOR, Side(), board="1,13:www", growth="1,13:entangling")

    assert choices(match, "creature") == []


@pytest.mark.proves("combat-marks", "entangling")
def test_creatures_in_entangling_vines_fight_but_do_not_claim() -> None:
    match = at_table(POOR, POOR, board="1,13:w 1,14:y", growth="1,13:entangling")

    play(match, "creature 1,13", ("attack east", 6, 1))

    assert (on(match, "1,13"), on(match, "1,14")) == ("w", "")


@pytest.mark.proves("ward", "thickets", "H10")
def test_thickets_and_wards_are_not_entered() -> None:
    match = at_table(POOR, Side(), board="3,17:w 7,10:w")

    play(match, "creature 3,17", "whole")
    assert "west" not in choices(match, "step")
    play(match, "step east", "halt", "creature 7,10", "whole")
    assert choices(match, "step") == ["east", "west"]

    opened = at_table(POOR, Side(), board="7,10:w", open_wards="north")
    play(opened, "creature 7,10", "whole")
    assert choices(opened, "step") == ["east", "south", "west"]


@pytest.mark.proves("darkness", "H6")
def test_from_darkness_one_comes_out_anywhere_even_where_one_came_in() -> None:
    match = at_table(POOR, Side(), board="1,11:w", growth="1,12:dark")

    play(match, "creature 1,11", "whole", "step east")
    assert choices(match) == ["spawn", "step east", "halt"], "one way stands for all"
    play(match, ("step east", "west"))

    assert on(match, "1,11") == "w"


@pytest.mark.proves("H6")
def test_darkness_opens_onto_neither_thickets_nor_wards() -> None:
    match = at_table(POOR, Side(), board="3,15:w", growth="3,15:dark")

    play(match, "creature 3,15", "whole", "step west")

    assert on(match, "3,14") == "w", "the thicket is no way out"


@pytest.mark.proves("darkness", "H7")
def test_coming_out_of_darkness_loses_the_rest_of_the_payment() -> None:
    match = at_table(POOR, Side(), board="1,12:w", growth="1,12:dark")

    play(match, "creature 1,12", "whole", ("step east", "east"))
    assert (on(match, "1,13"), tokens(match, 0)) == ("w", 3)
    play(match, "step east")

    assert tokens(match, 0) == 2


@pytest.mark.proves("darkness", "H8")
def test_a_column_that_enters_an_occupied_dark_tile_swaps_with_its_occupant() -> None:
    match = at_table(POOR, Side(), board="1,13:w 1,14:yy", growth="1,14:dark 1,13:deadly")

    play(match, "creature 1,13", "whole", "step east")

    assert (on(match, "1,13"), on(match, "1,14")) == (
        "y",
        "w",
    ), "and the occupant suffers what grows on its new tile"


@pytest.mark.proves("darkness", "H8")
def test_a_column_that_comes_out_onto_an_occupied_tile_swaps_with_its_occupant() -> None:
    match = at_table(POOR, Side(), board="1,12:w 1,13:zombie-y", growth="1,12:dark")

    play(match, "creature 1,12", "whole", ("step east", "east"))

    assert (on(match, "1,12"), on(match, "1,13")) == ("zombie-y", "w")


@pytest.mark.proves("H8")
def test_a_swap_in_darkness_fires_no_portal() -> None:
    match = at_table(POOR, Side(), board="3,18:w 3,17:yy", growth="3,17:dark")

    play(match, "creature 3,18", "whole", "step west")

    assert (on(match, "3,17"), on(match, "3,18")) == ("w", "yy")


def test_a_part_of_a_column_does_not_swap_in_darkness() -> None:
    match = at_table(POOR, Side(), board="1,13:ww 1,14:y", growth="1,14:dark")

    play(match, "creature 1,13", "group 1 without")
    assert choices(match) == ["step west"]

    within = at_table(POOR, Side(), board="1,12:ww 1,13:y", growth="1,12:dark")
    play(within, "creature 1,12", "group 1 without", ("step west", "west"))
    assert (on(within, "1,11"), on(within, "1,12"), on(within, "1,13")) == ("w", "w", "y")


@pytest.mark.proves("darkness", "drive", "L31")
def test_zombies_walk_through_darkness_as_they_like() -> None:
    match = at_table(POOR, Side(), board="1,12:zombie-w", growth="1,12:dark")

    play(match, "creature 1,12", "whole")

    assert choices(match) == ["step east", "step west"]


@pytest.mark.proves("combat-marks")
def test_there_is_no_combat_out_of_darkness() -> None:
    match = at_table(POOR, Side(), board="1,13:w 1,14:y", growth="1,13:dark")

    play(match, "creature 1,13")

    assert choices(match, "attack") == []


@pytest.mark.proves("E-6")
def test_a_lock_into_darkness_need_not_be_fought_out() -> None:
    match = at_table(POOR, Side(), board="1,13:w 1,14:y", locks="1,13/1,14", growth="1,13:dark")

    assert locked(match, "1,13")
    assert "end_turn" in verbs(match)


@pytest.mark.proves("conjured", "H2")
def test_obstacles_are_conjured_neither_in_the_mist_nor_on_wards() -> None:
    match = at_table(CASTER, Side(), board="7,10:w 9,10:w")
    play(match, "cast deadly-vines", "channel 7,10")
    assert "8,10" not in choices(match, "aim")

    inside = at_table(CASTER, Side(), board="9,10:w", king="", crown="1,1")
    play(inside, "cast deadly-vines", "channel 9,10")
    assert not {"8,10", "10,10"} & set(choices(inside, "aim"))


@pytest.mark.proves("H3")
def test_obstacles_spread_to_all_neighbours_if_there_are_fewer_than_rolled() -> None:
    match = at_table(CASTER, Side(), board="1,16:w")

    play(match, "cast deadly-vines", "channel 1,16", ("aim 0,16", 2))

    assert {grown["tile"] for grown in happened(match, "grows")} == {
        tile(match.game, "0,16"),
        tile(match.game, "1,16"),
    }


@pytest.mark.proves("age", "conjured", "H12")
def test_conjured_obstacles_go_when_they_show_their_back_and_are_turned_before() -> None:
    match = at_table(
        Side(),
        Side(),
        growth="1,13:deadly-b 1,13:deadly 1,14:entangling-b 1,15:dark",
        part="refresh",
        king="",
        crown="1,1",
    )
    growth = match.state.growth

    assert [int(growth[tile(match.game, place)]) for place in ("1,13", "1,14", "1,15")] == [
        1 << 3,
        0,
        1 << 9,
    ]


@pytest.mark.proves("die-with-king", "H11")
@pytest.mark.parametrize(("overgrowth", "later", "stands"), [(0, 1, True), (1, 2, False)])
def test_the_kings_obstacles_wither_in_two_refreshes_after_his_death(
    overgrowth: int, later: int, stands: bool
) -> None:
    match = at_table(
        Side(), POOR, board="3,17:w", king="", crown="1,1", overgrowth=overgrowth, part="refresh"
    )
    assert match.state.overgrowth == later

    play(match, "creature 3,17", "whole")

    assert ("west" not in choices(match, "step")) == stands


@pytest.mark.proves("die-with-king", "growths")
def test_the_kings_obstacles_stand_while_he_lives() -> None:
    match = at_table(Side(), Side(), part="refresh")

    assert match.state.overgrowth == 0


@pytest.mark.proves("wrap-wounds", "H4", "H5")
def test_wounds_of_wrap_up_are_not_answered_but_the_crown_is_tried() -> None:
    ready = Side(hand="lil-bits-o-armor")
    match = at_table(
        ready, ready, board="1,13:www 1,17:yy", growth="1,13:deadly 1,17:deadly", part="wrap_up"
    )
    assert (on(match, "1,13"), on(match, "1,17"), match.state.rounds) == ("ww", "y", 3)

    immune = at_table(
        Side(),
        Side(active=1),
        board="1,13:w",
        growth="1,13:deadly",
        king="",
        crown="1,13@w",
        part="wrap_up",
        fate=(3,),
    )
    assert on(immune, "1,13") == "w"
    mortal = at_table(
        Side(),
        Side(active=1),
        board="1,13:w",
        growth="1,13:deadly",
        king="",
        crown="1,13@w",
        part="wrap_up",
        fate=(4,),
    )
    assert on(mortal, "1,13") == ""


@pytest.mark.proves("wrap-wounds")
def test_wrap_up_wounds_in_blood_vines_and_in_the_mist() -> None:
    match = at_table(
        Side(),
        Side(active=1),
        board="1,10:www 10,10:yy",
        king="",
        crown="1,1",
        part="wrap_up",
        fate=(2,),
    )

    assert (on(match, "1,10"), on(match, "10,10")) == ("w", "y")


def test_withered_blood_vines_add_nothing_to_deadly_vines() -> None:
    match = at_table(
        Side(),
        Side(),
        board="1,10:www",
        growth="1,10:deadly",
        king="",
        crown="1,1",
        overgrowth=2,
        part="wrap_up",
    )

    assert on(match, "1,10") == "ww"


def test_an_attacker_that_swaps_into_the_darkness_meets_what_else_grows_there() -> None:
    match = at_table(POOR, Side(active=0), board="1,13:ww 1,14:y", growth="1,14:dark 1,14:deadly")

    play(match, "creature 1,13", "attack east")

    assert (on(match, "1,13"), on(match, "1,14")) == ("y", "w")


def test_a_zimby_that_dies_on_the_way_walks_no_further() -> None:
    match = at_table(POOR, Side(), board="1,13:w", growth="1,14:deadly")

    play(match, "creature 1,13", "whole", "step east")

    assert (on(match, "1,14"), phase(match), tokens(match, 0)) == ("", "turn", 3)


def test_a_group_suffers_on_the_first_tile_that_it_enters() -> None:
    match = at_table(POOR, Side(), board="1,13:www", growth="1,14:deadly")

    play(match, "creature 1,13", "group 2 without", "step east")

    assert (on(match, "1,13"), on(match, "1,14")) == ("w", "w")


def test_one_that_survives_vines_can_still_be_stopped() -> None:
    match = at_table(POOR, Side(active=0, hand="nix"), board="1,13:ww 1,17:y", growth="1,14:deadly")

    play(match, "creature 1,13", "whole", "step east")
    assert (match.actor, phase(match), on(match, "1,14")) == (
        1,
        "answer",
        "ww",
    ), "the wound may be answered"
    play(match, "pass")
    assert (match.actor, phase(match), on(match, "1,14")) == (
        1,
        "answer",
        "w",
    ), "and then the mover stopped"
    play(match, "pass")

    assert (match.actor, phase(match)) == (0, "step"), "he is asked but once"
