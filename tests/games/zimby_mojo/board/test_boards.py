"""Tribal boards: walking out and in, the limit of zimbies, and what their owner gives up."""

import pytest

from ludary.games.zimby_mojo.state import Toll
from tests.games.zimby_mojo.table import (
    board,
    chants,
    choices,
    crown,
    happened,
    home,
    mojo,
    on,
    phase,
    play,
    shore,
    tokens,
    verbs,
)
from tests.games.zimby_mojo.zimby import Side, at_table


@pytest.mark.proves("enter")
def test_the_tile_beside_the_tribal_board_is_the_first_of_a_payment() -> None:
    match = at_table(Side(active=1), Side())

    play(match, "leave 1", "step south", "step east", "step east")
    assert (on(match, "1,18"), tokens(match, 0), home(match, 0)) == ("w", 3, "0+0")
    assert "0,16" not in board(match)
    play(match, "step east")

    assert tokens(match, 0) == 2


@pytest.mark.proves("pick-up", "enter")
def test_zimbies_that_leave_may_pick_up_the_crown_before_the_board() -> None:
    match = at_table(Side(active=1), Side(), king="", crown="0,16")

    play(match, "leave 1", "pick_up")

    assert crown(match) == "0,16@w"


@pytest.mark.proves("enter", "A23")
def test_up_to_three_leave_as_a_column_that_pays_by_its_size() -> None:
    match = at_table(Side(active=4), Side())
    assert choices(match, "leave") == ["1", "2", "3"]

    play(match, "leave 3", "pay 0")
    assert (on(match, "0,16"), home(match, 0)) == ("www", "1+0")
    play(match, "step south")
    assert tokens(match, 0) == 3
    play(match, "step east", "pay 0")

    assert tokens(match, 0) == 2


@pytest.mark.proves("active", "enter")
def test_only_active_zimbies_leave() -> None:
    match = at_table(Side(active=1, depleted=3), Side())

    assert choices(match, "leave") == ["1"]


@pytest.mark.proves("enter", "B1")
def test_zimbies_that_leave_the_board_do_not_pay_for_it() -> None:
    match = at_table(Side(active=2, tokens=0), Side())

    assert choices(match, "leave") == ["1"]
    assert choices(match, "portal_in") == ["1"]
    play(match, "leave 1")

    assert home(match, 0) == "0+1"


@pytest.mark.proves("go-home")
def test_going_home_takes_a_tile_and_the_zimby_stays_active() -> None:
    match = at_table(Side(active=0, tokens=1), Side(), board="1,14:w")

    play(match, "creature 1,14", "whole", "step east", "step east", "step north", "home")

    assert on(match, "0,16") == ""
    assert home(match, 0) == "1+0"
    assert mojo(match, 0) == 1


@pytest.mark.proves("go-home")
def test_no_zimby_moves_onto_another_tribal_board() -> None:
    match = at_table(Side(), Side(), board="4,20:w")

    play(match, "creature 4,20", "whole")

    assert choices(match) == ["step west"]


@pytest.mark.proves("go-home", "A22")
def test_a_mixed_column_stays_out_but_ones_own_walk_in() -> None:
    match = at_table(Side(active=0), Side(), board="0,16:wwy")

    play(match, "creature 0,16", "whole")
    assert choices(match) == ["step south"]

    match = at_table(Side(active=0), Side(), board="0,16:wwy")
    play(match, "creature 0,16", "group 2 without", "home")
    assert (on(match, "0,16"), home(match, 0), phase(match)) == ("y", "2+0", "turn")


@pytest.mark.proves("A24")
def test_nobody_leaves_on_foot_while_another_stands_before_the_board() -> None:
    match = at_table(Side(), Side(), board="0,16:zombie-y", turn=0)

    assert choices(match, "leave") == []
    assert choices(match, "portal_in") != []
    assert choices(match, "attack") == []


@pytest.mark.proves("A24", "L2")
def test_a_column_before_the_board_may_let_them_in() -> None:
    match = at_table(Side(), Side(), board="0,16:y", turn=0)

    play(match, "leave 2")
    assert (match.actor, phase(match), tokens(match, 0)) == (1, "join", 4)
    play(match, "agree", "pay 0")

    assert (on(match, "0,16"), home(match, 0), phase(match), tokens(match, 0)) == (
        "wwy",
        "2+0",
        "turn",
        3,
    )


@pytest.mark.proves("A24", "L2")
def test_a_column_before_the_board_may_keep_them_out() -> None:
    match = at_table(Side(), Side(), board="0,16:y", turn=0)

    play(match, "leave 2", "refuse")

    assert (on(match, "0,16"), home(match, 0), tokens(match, 0), phase(match)) == (
        "y",
        "4+0",
        4,
        "turn",
    )
    assert choices(match, "leave") == [], "they are not asked again in this turn"


def test_a_shaman_let_in_before_the_board_keeps_back_the_zimbies_that_leave() -> None:
    match = at_table(Side(active=3, tokens=0), Side(), board="0,16:y")

    play(match, "leave 2", "agree")

    assert (on(match, "0,16"), home(match, 0)) == ("wwy", "0+1")


@pytest.mark.proves("board-limit", "A25")
def test_the_owner_picks_at_once_who_is_too_many() -> None:
    match = at_table(Side(active=7, depleted=1), Side(), board="0,16:ww")

    play(match, "creature 0,16", "whole", "home", "pay 0")
    assert (phase(match), choices(match)) == ("lose", ["lose active", "lose depleted"])
    play(match, "lose depleted")

    assert (home(match, 0), shore(match, 0)) == (
        "8+0",
        16 - 8,
    ), "the second can only be an active one"
    assert happened(match, "gives_up") == [
        {"seat": 0, "toll": toll, "number": 1} for toll in (Toll.DEPLETED, Toll.ACTIVE)
    ]


@pytest.mark.proves("board-limit", "A25")
def test_chanters_can_be_kept_when_the_board_is_full() -> None:
    match = at_table(Side(active=8), Side(), board="0,16:w", chants="w>w:quick-feet")

    play(match, "creature 0,16", "whole", "home", "pay 0")

    assert (home(match, 0), chants(match)) == ("8+0", ["w>w:quick-feet"])


@pytest.mark.proves("goal", "M3")
def test_a_zimby_that_brings_the_crown_home_on_its_own_feet_wins() -> None:
    match = at_table(Side(active=0), Side(), board="0,16:w", king="", crown="0,16@w")

    play(match, "creature 0,16", "whole", "home")

    assert match.over
    assert match.returns == [1, -1]


@pytest.mark.proves("M3")
def test_the_crown_wins_nothing_for_those_who_leave_it_behind() -> None:
    match = at_table(Side(active=0), Side(), board="0,16:ww", king="", crown="0,16@w")

    play(match, "creature 0,16", "group 1 without", "home")
    assert not match.over
    assert crown(match) == "0,16@w"
    play(match, "creature 0,16", "whole", "home", "pay 0")

    assert match.over


@pytest.mark.proves("M3")
def test_a_passenger_does_not_win_by_the_way() -> None:
    match = at_table(Side(active=0), Side(), board="0,16:wy", king="", crown="0,16@y")

    play(match, "creature 0,16", "group 1 without", "home")

    assert not match.over
    assert crown(match) == "0,16@y"


@pytest.mark.proves("A16", "M3")
def test_a_dismissed_bearer_does_not_carry_the_crown_home() -> None:
    match = at_table(Side(active=3), Side(), board="3,17:w", king="", crown="3,17@w", burden=2)

    play(match, "portal_in 1", ("pay 0", 0))

    assert not match.over
    assert (on(match, "3,17"), crown(match), home(match, 0)) == ("w", "3,17", "3+0")


@pytest.mark.proves("eat")
def test_a_round_s_meals_on_the_tribal_board_are_two() -> None:
    match = at_table(Side(active=4), Side())

    play(match, "eat_mojo", "eat_card")

    assert (home(match, 0), shore(match, 0), match.state.shamans[0].pool) == ("2+0", 16 - 2, 2)
    assert not verbs(match) & {"eat_mojo", "eat_card"}


@pytest.mark.proves("eat")
def test_depleted_zimbies_are_not_eaten() -> None:
    match = at_table(Side(active=0, depleted=4), Side())

    assert not verbs(match) & {"eat_mojo", "eat_card"}


@pytest.mark.proves("D7", "L8")
def test_a_meal_gives_no_card_when_there_is_none() -> None:
    match = at_table(Side(active=1), Side(), library="")
    assert {"eat_mojo", "eat_card"} <= verbs(match), "the discard pile makes a new library"

    alone = at_table(Side(active=1), library="")
    assert "eat_card" not in verbs(alone)
