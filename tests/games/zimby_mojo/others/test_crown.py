"""The Crown: its bearer, dropping and picking up, its burden, and its power over obstacles."""

import pytest

from tests.games.zimby_mojo.table import choices, crown, happened, on, phase, play, tokens, verbs
from tests.games.zimby_mojo.zimby import Side, at_table

POOR = Side(active=0)


@pytest.mark.proves("split", "A11")
def test_only_a_move_that_includes_the_holder_takes_the_crown() -> None:
    match = at_table(POOR, Side(), board="1,13:ww", king="", crown="1,13@w")

    play(match, "creature 1,13", "group 1 without", "step east", "halt")
    assert crown(match) == "1,13@w"
    match = at_table(POOR, Side(), board="1,13:ww", king="", crown="1,13@w")
    play(match, "creature 1,13", "group 1 with", "step east")

    assert crown(match) == "1,14@w"


@pytest.mark.proves("A11")
def test_another_tribe_does_not_walk_off_with_the_crown() -> None:
    match = at_table(POOR, Side(), board="1,13:wy", king="", crown="1,13@y")

    play(match, "creature 1,13")

    assert choices(match, "group") == ["1 without"]
    assert "drop" not in verbs(match)


@pytest.mark.proves("A11")
def test_the_last_zimby_of_a_tribe_does_not_leave_without_the_crown_it_holds() -> None:
    match = at_table(POOR, Side(), board="1,13:wwy", king="", crown="1,13@w")

    play(match, "creature 1,13")

    assert choices(match, "group") == ["1 without", "1 with", "2 with"]


@pytest.mark.proves("A11")
def test_any_tribes_own_zimbies_take_the_crown_or_leave_it() -> None:
    match = at_table(POOR, POOR, board="1,13:wyy", king="", crown="1,13@y", turn=1)

    play(match, "creature 1,13")

    assert choices(match, "group") == ["1 without", "1 with", "2 with"]
    play(match, "group 1 with", "step east")

    assert crown(match) == "1,14@y"


@pytest.mark.proves("A11", "A18")
def test_a_depleted_zimby_keeps_the_crown_when_the_active_one_leaves() -> None:
    match = at_table(POOR, Side(), board="1,13:wW", king="", crown="1,13@w")

    play(match, "creature 1,13")
    assert choices(match, "group") == ["1 without", "1 with"]
    play(match, "group 1 without", "step east")

    assert (crown(match), on(match, "1,14")) == ("1,13@w", "w")


@pytest.mark.proves("A13")
def test_the_crown_is_not_passed_on_within_a_column() -> None:
    match = at_table(POOR, Side(), board="1,13:wy", king="", crown="1,13@w")

    play(match, "creature 1,13")

    assert verbs(match) - {"go"} == {"whole", "group", "drop"}


@pytest.mark.proves("stops", "pick-up", "A15")
def test_picking_up_the_crown_ends_the_payment() -> None:
    match = at_table(POOR, Side(), board="1,13:w", king="", crown="1,14", burden=2)

    play(match, "creature 1,13", "whole", "step east", "pick_up")
    assert (crown(match), phase(match), tokens(match, 0)) == ("1,14@w", "step", 3)
    play(match, "step east")

    assert (on(match, "1,15"), tokens(match, 0)) == ("w", 2)


@pytest.mark.proves("pick-up")
def test_one_may_walk_over_the_crown_and_leave_it() -> None:
    match = at_table(POOR, Side(), board="1,13:w", king="", crown="1,14")

    play(match, "creature 1,13", "whole", "step east", "step east")

    assert (crown(match), on(match, "1,15")) == ("1,14", "w")


@pytest.mark.proves("A12")
def test_the_bag_decides_who_holds_it_in_a_column_of_several_tribes() -> None:
    match = at_table(POOR, Side(), board="1,13:wwy", king="", crown="1,14")

    play(match, "creature 1,13", "whole", "step east", ("pick_up", "yellow"))

    assert crown(match) == "1,14@y"


@pytest.mark.proves("A15")
def test_a_crown_that_lies_under_a_creature_is_picked_up_in_its_controllers_turn() -> None:
    match = at_table(POOR, POOR, board="1,13:y 1,16:w", king="", crown="1,13")
    assert choices(match, "creature") == ["1,16"], "not in another's turn"

    play(match, "end_turn", "creature 1,13", "pick_up")

    assert (crown(match), tokens(match, 1)) == ("1,13@y", 4)


@pytest.mark.proves("pick-up", "A15", "A18")
def test_a_column_with_a_depleted_zimby_does_not_pick_up() -> None:
    match = at_table(POOR, POOR, board="1,13:wW", king="", crown="1,13")

    play(match, "creature 1,13")

    assert "pick_up" not in verbs(match)


@pytest.mark.proves("drive")
def test_zombies_do_not_pick_up() -> None:
    match = at_table(POOR, POOR, board="1,13:zombie-w", king="", crown="1,13")

    play(match, "creature 1,13")

    assert choices(match) == ["whole"]


@pytest.mark.proves("drop", "A14")
def test_its_holders_shaman_drops_it_even_on_the_run() -> None:
    match = at_table(POOR, Side(), board="1,13:w", king="", crown="1,13@w")

    play(match, "creature 1,13", "whole", "step east")
    assert (tokens(match, 0), choices(match)) == (
        3,
        ["spawn", "step east", "step south", "step west", "halt", "drop"],
    )
    play(match, "drop", "step east")

    assert (crown(match), on(match, "1,15"), tokens(match, 0)) == ("1,14", "w", 3)


@pytest.mark.proves("drop", "A14")
def test_its_holders_shaman_drops_it_in_others_turns_too() -> None:
    match = at_table(Side(), Side(hand="nix"), board="1,13:wy 1,16:w", king="", crown="1,13@y")

    play(match, "creature 1,16", "whole", "step west", "pay 0")
    assert (match.actor, phase(match)) == (1, "answer")
    play(match, "drop")

    assert crown(match) == "1,13"


@pytest.mark.proves("L3")
def test_a_bearer_who_drops_the_crown_picks_it_up_again_only_after_coming_back() -> None:
    match = at_table(POOR, Side(), board="1,13:w", king="", crown="1,13@w", burden=2)

    play(match, "creature 1,13", "drop")
    play(match, "creature 1,13")
    assert "pick_up" not in verbs(match)
    play(match, "whole", "step east", "step west", "pick_up")

    assert crown(match) == "1,13@w"


@pytest.mark.proves("burden")
@pytest.mark.parametrize(("burden", "tiles", "mojo"), [(0, 1, 4), (1, 1, 1), (2, 2, 1)])
def test_the_burden_of_the_crown_shrinks_with_the_refreshes(
    burden: int, tiles: int, mojo: int
) -> None:
    match = at_table(POOR, Side(), board="1,13:w", king="", crown="1,13@w", burden=burden)

    play(match, "creature 1,13", "whole", "step east")
    assert tokens(match, 0) == 4 - mojo
    if tiles == 2:
        play(match, "step east")

    assert tokens(match, 0) == 4 - mojo


@pytest.mark.proves("burden")
def test_three_zimbies_and_a_crown_of_four_move_as_seven() -> None:
    match = at_table(POOR, Side(), board="1,13:www", king="", crown="1,13@w", burden=1)

    play(match, "creature 1,13", "whole", "step east")

    assert tokens(match, 0) == 2


@pytest.mark.proves("burden", "A2")
def test_a_group_bears_the_burden_only_with_the_crown() -> None:
    match = at_table(POOR, Side(), board="1,13:www", king="", crown="1,13@w", burden=0)

    play(match, "creature 1,13", "group 1 with", "step east")
    assert tokens(match, 0) == 0
    match = at_table(POOR, Side(), board="1,13:www", king="", crown="1,13@w", burden=0)
    play(match, "creature 1,13", "group 2 without", *["step east"] * 4)

    assert tokens(match, 0) == 3


@pytest.mark.proves("immune-obstacles", "H5")
def test_a_low_die_keeps_the_bearer_from_obstacles() -> None:
    match = at_table(
        POOR,
        Side(),
        board="1,13:w",
        king="",
        crown="1,13@w",
        burden=2,
        growth="1,14:deadly 1,14:entangling",
    )

    play(match, "creature 1,13", "whole", ("step east", 3), "step east")
    assert (on(match, "1,15"), crown(match)) == ("w", "1,15@w")

    match = at_table(
        POOR, Side(), board="1,13:w", king="", crown="1,13@w", burden=2, growth="1,14:deadly"
    )
    play(match, "creature 1,13", "whole", ("step east", 4))
    assert (on(match, "1,14"), crown(match)) == ("", "1,14")


@pytest.mark.proves("immune-obstacles", "H5")
def test_the_die_is_thrown_once_for_each_tile_and_turn() -> None:
    match = at_table(
        POOR, POOR, board="1,13:w", king="", crown="1,13@w", burden=2, growth="1,14:deadly"
    )

    play(match, "creature 1,13", "whole", ("step east", 1), "step east", "step west")

    assert on(match, "1,14") == "w"
    assert not happened(match, "immune")


@pytest.mark.proves("H5")
def test_a_bearer_in_entangling_vines_tries_anew_in_each_turn() -> None:
    match = at_table(
        POOR, POOR, board="1,13:w", king="", crown="1,13@w", burden=2, growth="1,13:entangling"
    )

    play(match, ("creature 1,13", 5))
    assert choices(match) == ["drop"]
    lucky = at_table(
        POOR, POOR, board="1,13:w", king="", crown="1,13@w", burden=2, growth="1,13:entangling"
    )
    play(lucky, ("creature 1,13", 2))

    assert choices(lucky) == ["whole", "drop"]


@pytest.mark.proves("H5")
def test_a_lost_crown_protects_no_longer() -> None:
    match = at_table(
        POOR, Side(), board="1,13:w", king="", crown="1,13@w", burden=2, growth="1,14:entangling"
    )

    play(match, "creature 1,13", "whole", ("step east", 1))
    assert "step" in verbs(match)
    play(match, "drop")

    assert "step" not in verbs(match)


def test_the_crown_helps_nobody_into_thickets() -> None:
    match = at_table(POOR, Side(), board="3,17:w", king="", crown="3,17@w", burden=2)

    play(match, "creature 3,17", "whole")

    assert "west" not in choices(match, "step")


@pytest.mark.proves("A14")
def test_while_another_walks_the_bearer_keeps_the_crown() -> None:
    match = at_table(POOR, Side(), board="1,13:w 1,17:w", king="", crown="1,17@w")

    play(match, "creature 1,13", "whole", "step west")

    assert "drop" not in verbs(match)


def test_a_bearer_that_has_been_chosen_to_walk_sets_out_before_it_drops() -> None:
    match = at_table(POOR, Side(), board="1,13:w", king="", crown="1,13@w")

    play(match, "creature 1,13", "whole")

    assert choices(match) == ["step east", "step west"]


@pytest.mark.proves("immune-obstacles", "H5")
@pytest.mark.parametrize(("die", "then"), [(3, "creature"), (4, "turn")])
def test_whoever_controls_the_bearers_column_tries_the_crown_on_its_vines(
    die: int, then: str
) -> None:
    match = at_table(POOR, POOR, board="1,13:wy", king="", crown="1,13@y", growth="1,13:entangling")
    assert choices(match, "creature") == ["1,13"]

    play(match, ("creature 1,13", die))

    assert phase(match) == then
    assert choices(match, "creature") == [], "chosen, or held for this turn"


@pytest.mark.proves("A11")
@pytest.mark.parametrize(("group", "holder"), [("1 with", "1,14@w"), ("1 without", "1,13@w")])
def test_a_group_that_joins_brings_the_crown_only_if_it_takes_it_along(
    group: str, holder: str
) -> None:
    match = at_table(POOR, Side(), board="1,13:ww 1,14:w", king="", crown="1,13@w")

    play(match, "creature 1,13", f"group {group}", "step east")

    assert (on(match, "1,13"), on(match, "1,14"), crown(match)) == ("w", "ww", holder)


def test_vines_on_a_ritual_tile_do_not_offer_its_ritual_twice() -> None:
    match = at_table(
        Side(active=0, tokens=4, pool=4),
        Side(),
        board="9,10:www",
        king="",
        crown="9,10@w",
        burden=2,
        growth="9,11:deadly",
    )

    play(match, "creature 9,10", "whole", ("step east", 4))
    assert (on(match, "9,11"), phase(match)) == ("ww", "rite")
    play(match, "refuse")

    assert phase(match) == "step"
