"""Joining columns: limits and permission."""

import pytest

from ludary.games.zimby_mojo.rules.movement.joining import refused_by
from tests.games.zimby_mojo.spells import carry
from tests.games.zimby_mojo.table import choices, locked, on, phase, play, tokens, verbs
from tests.games.zimby_mojo.zimby import Side, at_table

POOR = Side(active=0)


@pytest.mark.proves("leave", "A5")
def test_nobody_is_asked_when_a_column_holds_the_movers_tribe() -> None:
    match = at_table(POOR, POOR, board="1,13:w 1,14:wy")

    play(match, "creature 1,13", "whole", "step east")

    assert (on(match, "1,14"), phase(match)) == ("wwy", "turn")


@pytest.mark.proves("leave", "A5", "A7")
def test_everybody_in_the_column_is_asked_otherwise_clockwise_from_the_mover() -> None:
    match = at_table(POOR, POOR, POOR, POOR, board="1,13:y 1,14:wr", turn=1)

    play(match, "creature 1,13", "whole", "step east")
    assert (match.actor, phase(match)) == (3, "join")
    play(match, "agree")
    assert (match.actor, phase(match)) == (0, "join")
    play(match, "agree")

    assert (on(match, "1,14"), match.actor, phase(match)) == ("wyr", 1, "turn")


@pytest.mark.proves("A7")
def test_the_first_no_ends_the_asking() -> None:
    match = at_table(POOR, POOR, POOR, POOR, board="1,13:y 1,14:wr", turn=1)

    play(match, "creature 1,13", "whole", "step east", "refuse")

    assert (match.actor, phase(match)) == (1, "step")
    assert (on(match, "1,13"), on(match, "1,14")) == ("y", "wr")


@pytest.mark.proves("L2")
def test_a_refused_column_keeps_tiles_for_other_ways_and_asks_no_more_from_there() -> None:
    match = at_table(POOR, POOR, board="1,13:w 1,14:y")

    play(match, "creature 1,13", "whole", "step east", "refuse")
    assert choices(match) == ["spawn", "step west", "halt"]
    play(match, "step west", "step west")

    assert (on(match, "1,11"), tokens(match, 0)) == ("w", 3)


def test_a_refusal_is_remembered_until_the_turn_ends() -> None:
    match = at_table(POOR, POOR, board="1,13:w 1,14:y")

    play(match, "creature 1,13", "whole", "step east", "refuse", "halt")
    assert refused_by(match.states()[0], 0) == 0b10
    play(match, "end_turn")

    assert refused_by(match.states()[0], 0) == 0


@pytest.mark.proves("L2")
def test_a_group_that_was_refused_is_still_in_its_column() -> None:
    match = at_table(POOR, POOR, board="1,13:ww 1,14:y")

    play(match, "creature 1,13", "group 1 without", "step east", "refuse", "halt")

    assert (on(match, "1,13"), phase(match)) == ("ww", "turn")


def test_a_group_joins_and_leaves_the_others_behind() -> None:
    match = at_table(POOR, POOR, board="1,13:wwy 1,14:y")

    play(match, "creature 1,13", "group 1 without", "step east", "agree")

    assert (on(match, "1,13"), on(match, "1,14")) == ("wy", "wy")


def test_a_column_that_is_joined_on_its_way_has_lost_the_rest_of_its_payment() -> None:
    match = at_table(Side(active=0, hand="lil-bits-o-map"), Side(active=0), board="1,13:w 1,16:w")
    play(match, "creature 1,13", "whole", "step east")
    assert match.state.agenda[1].tiles_left == 3

    carry(match, "cast lil-bits-o-map", "channel 1,16", "aim 1,16", fate=(3,))
    play(match, "step west", "step west")

    assert on(match, "1,14") == "ww"
    assert match.state.agenda[1].tiles_left == 0


@pytest.mark.proves("passengers", "A6")
def test_passengers_are_not_asked_when_their_column_joins_another() -> None:
    match = at_table(POOR, POOR, POOR, board="1,13:wg 1,14:y")

    play(match, "creature 1,13", "whole", "step east")
    assert match.actor == 1
    play(match, "agree")

    assert (on(match, "1,14"), match.actor) == ("wyg", 0)


@pytest.mark.proves("limits", "A8")
def test_nobody_joins_beyond_three_of_a_tribe_or_three_tribes() -> None:
    match = at_table(POOR, POOR, POOR, POOR, board="1,13:ww 1,14:ww 1,12:ygr")

    play(match, "creature 1,13")

    assert choices(match, "group") == ["1 without"]
    play(match, "group 1 without")
    assert choices(match) == ["step east"]


@pytest.mark.proves("limits", "A8")
def test_the_limits_are_the_same_for_a_whole_column_of_several_tribes() -> None:
    match = at_table(POOR, POOR, POOR, POOR, board="1,13:wy 1,14:gr 1,12:yyy")

    play(match, "creature 1,13")

    assert "whole" not in verbs(match)
    assert choices(match, "group") == ["1 without"], "White alone may ask gray and red, or yellow"


@pytest.mark.proves("A19")
def test_a_depleted_column_can_be_joined_but_then_stands_still() -> None:
    match = at_table(POOR, POOR, board="1,13:w 1,14:Y")

    play(match, "creature 1,13", "whole", "step east", "agree")
    assert on(match, "1,14") == "wY"
    play(match, "creature 1,14")

    assert choices(match) == ["group 1 without"]


@pytest.mark.proves("A20", "E-4")
def test_a_locked_column_can_be_joined_and_what_it_has_done_counts_for_both() -> None:
    match = at_table(POOR, POOR, board="5,14:w 6,14:ww", locks="6,14/7,13")

    play(
        match,
        "creature 6,14",
        "attack diagonal",
        ("devour 0", 3, 2),
        "creature 5,14",
        "whole",
        "step south",
    )

    assert (on(match, "6,14"), locked(match, "6,14")) == ("www", True)
    assert choices(match, "creature") == [], "it has attacked already"
    assert "end_turn" in verbs(match)


@pytest.mark.proves("columns")
def test_an_obstacle_on_the_tile_hurts_the_joined_column() -> None:
    match = at_table(POOR, POOR, board="1,13:w 1,14:ww", growth="1,14:deadly")

    play(match, "creature 1,13", "whole", "step east")

    assert on(match, "1,14") == "ww"


@pytest.mark.proves("columns", "A11")
def test_a_column_that_joins_brings_the_crown_along() -> None:
    match = at_table(POOR, POOR, board="1,13:w 1,14:y", king="", crown="1,13@w", burden=2)

    play(match, "creature 1,13", "whole", "step east", "agree")

    assert on(match, "1,14") == "wy"
    assert match.state.creatures[match.state.bearer].crown == 1
