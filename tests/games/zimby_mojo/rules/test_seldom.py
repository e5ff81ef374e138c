"""Rare cases, where one part of the rules meets another."""

import pytest

from ludary.lab.promises.playing import presumed_at
from tests.games.zimby_mojo.spells import carry, use
from tests.games.zimby_mojo.table import (
    chants,
    choices,
    discarded,
    ever,
    hand,
    locked,
    on,
    phase,
    play,
    verbs,
)
from tests.games.zimby_mojo.zimby import Side, at_table


@pytest.mark.proves("L7")
def test_a_creature_that_is_pushed_onto_a_portal_comes_out_at_another_and_goes_no_further() -> None:
    match = at_table(Side(hand="shoo"), Side(), board="3,19:w 3,18:y")

    use(match, "shoo", "channel 3,19", "aim 3,18", fate=(3, "se"))

    assert on(match, "3,18") == on(match, "3,17") == ""
    assert on(match, "17,17") == "y"


@pytest.mark.proves("L7")
def test_entangling_vines_hold_whom_a_scroll_would_push() -> None:
    free = at_table(Side(hand="shoo"), Side(), board="1,5:w 1,6:y")
    held = at_table(Side(hand="shoo"), Side(), board="1,5:w 1,6:y", growth="1,6:entangling")

    assert choices(free, "cast") == ["shoo"]
    assert choices(held, "cast") == []


@pytest.mark.proves("L11")
def test_a_shaman_with_too_few_zimbies_to_chant_chooses_which_incantation_ends() -> None:
    match = play(
        at_table(Side(active=2), Side(), chants="w>y:heavy-feet w>w:war-drums"), "eat_mojo"
    )
    assert (match.actor, phase(match), choices(match, "release")) == (0, "release", ["1", "2"])
    assert str(match.legal()[0]).startswith("End Heavy Feet")

    play(match, "release 2")

    assert chants(match) == ["w>y:heavy-feet"]
    assert discarded(match) == ["war-drums"]
    assert (match.actor, phase(match)) == (0, "turn")


@pytest.mark.proves("L11")
def test_only_one_of_several_that_have_to_end_is_chosen_at_a_time() -> None:
    match = at_table(
        Side(active=3, tokens=0, hand="blow-guns"),
        Side(),
        Side(),
        board="1,5:w 1,6:y",
        chants="w>y:heavy-feet w>w:war-drums y>y:quick-feet",
    )
    play(match, "eat_mojo")
    assert phase(match) == "turn", "one of three zimbies was free"

    play(match, "eat_mojo")
    assert choices(match, "release") == ["1", "2"], "not that of another shaman"


@pytest.mark.proves("L11")
def test_nobody_is_asked_which_of_equal_incantations_ends_or_when_all_do() -> None:
    equal = play(
        at_table(Side(active=2), Side(), chants="w>y:heavy-feet w>y:heavy-feet"), "eat_mojo"
    )
    assert (phase(equal), chants(equal)) == ("turn", ["w>y:heavy-feet"])

    last = play(at_table(Side(active=1), Side(), chants="w>y:heavy-feet"), "eat_mojo")
    assert (phase(last), chants(last)) == ("turn", [])


def test_bots_presume_that_the_oldest_incantation_ends() -> None:
    match = play(
        at_table(Side(active=2), Side(), chants="w>y:heavy-feet w>w:war-drums"), "eat_mojo"
    )

    presumed = int(match.game.engine.bind(presumed_at)(match.game.boxes, match.states(), 0))

    assert match.game.action(presumed).notation == "release 1"


@pytest.mark.proves("L13")
def test_bone_rattles_are_rolled_for_before_the_crown() -> None:
    match = at_table(
        Side(hand="blow-guns"),
        Side(),
        board="1,5:w 1,6:y",
        king="",
        crown="1,6@y",
        chants="y>y:bone-rattles",
    )

    use(match, "blow-guns", "channel 1,5", "aim 1,6", fate=(3, 2))

    assert [roll["die"] for roll in ever(match, "immune")] == [2]
    assert on(match, "1,6") == "y"


@pytest.mark.proves("L13")
def test_the_crown_is_not_asked_about_a_witchery_that_the_rattles_have_stopped() -> None:
    match = at_table(
        Side(hand="blow-guns"),
        Side(),
        board="1,5:w 1,6:y",
        king="",
        crown="1,6@y",
        chants="y>y:bone-rattles",
    )

    use(match, "blow-guns", "channel 1,5", "aim 1,6", fate=(2,))

    assert not ever(match, "immune") and not ever(match, "not_immune")
    assert on(match, "1,6") == "y"


@pytest.mark.proves("A26")
def test_columns_that_become_allied_are_locked_no_more() -> None:
    match = at_table(board="1,5:w 1,6:yy 1,4:y", locks="1,5/1,6", turn=1)

    play(match, "creature 1,4", "whole", "step east", "pay 0", "agree")

    assert (on(match, "1,5"), on(match, "1,6")) == ("wy", "yy")
    assert not locked(match, "1,5") and not locked(match, "1,6")


@pytest.mark.proves("A26")
def test_a_column_that_finds_an_ally_stays_locked_with_its_other_foe() -> None:
    match = at_table(
        Side(), Side(), Side(), board="1,4:w 1,5:y 1,3:g 0,4:y", locks="1,4/1,5 1,4/1,3", turn=1
    )

    play(match, "creature 0,4", "whole", "step south", "pay 0", "agree")

    assert not locked(match, "1,5")
    assert locked(match, "1,4") and locked(match, "1,3")


@pytest.mark.proves("zombie-duty", "L19")
def test_a_zombie_that_comes_beside_the_living_stops_and_has_to_attack() -> None:
    match = play(
        at_table(board="1,5:zombie-w 1,8:y"),
        "creature 1,5",
        "whole",
        "step east",
        "pay 0",
        "step east",
    )

    assert phase(match) == "turn"
    assert choices(match, "end_turn") == []
    assert choices(play(match, "creature 1,7")) == ["attack east"]


@pytest.mark.proves("C1")
def test_in_ones_own_turn_one_is_asked_first_whoever_the_first_mover_is() -> None:
    sides = [Side(hand="energy", depleted=1) for _ in range(3)]
    match = at_table(*sides, board="1,5:y 1,6:w", first=0, turn=1)

    play(match, "creature 1,5", ("attack east", 1, 1))

    asked = []
    while phase(match) == "answer":
        asked.append(match.actor)
        play(match, "pass")
    assert asked == [1, 2, 0]


@pytest.mark.proves("roll")
def test_a_weakened_attacker_still_rolls_its_die() -> None:
    match = at_table(Side(), Side(hand="wobbly-knees"), board="1,5:w 1,6:yyy 3,5:y")

    play(match, "creature 1,5", "attack east", ("devour 0", 4, 1))
    carry(match, "cast wobbly-knees", "channel 1,6", "aim 1,5")

    assert on(match, "1,6") == "yyy", "4 against 1 + 3 after the scroll"
    assert locked(match, "1,5")


@pytest.mark.proves("H8")
def test_a_column_that_steps_into_a_dark_occupied_portal_swaps_and_stays_there() -> None:
    match = at_table(board="3,18:w 3,17:y", growth="3,17:dark")

    play(match, "creature 3,18", "whole", "step west", "pay 0")

    assert (on(match, "3,17"), on(match, "3,18")) == ("w", "y")
    assert phase(match) != "portal"


@pytest.mark.proves("new-king", "H11")
def test_under_a_new_king_what_the_old_one_grew_goes_on_dying() -> None:
    match = at_table(
        king="10,10", overgrowth=1, thugs="barracks barracks barracks barracks", part="refresh"
    )

    assert match.state.overgrowth == 2


@pytest.mark.proves("A14")
def test_nobody_drops_a_crown_that_nobody_has() -> None:
    match = at_table(Side(hand="rummage"), Side(hand="nix"), board="1,5:w", king="", crown="1,5")

    play(match, "cast rummage", "aim_shaman 1", "pay 0")

    assert (match.actor, phase(match)) == (1, "answer")
    assert "drop" not in verbs(match)


@pytest.mark.proves("M3")
def test_a_zimby_that_leaves_its_column_with_the_crown_for_home_wins() -> None:
    match = at_table(board="0,16:ww", king="", crown="0,16@w")

    play(match, "creature 0,16", "group 1 with", "home", "pay 0")

    assert match.over and match.returns == [1.0, -1.0]


@pytest.mark.proves("shamble", "zombie-way")
def test_a_zombie_shambles_to_the_nearest_of_several() -> None:
    for board in ("1,9:zombie-w 7,11:y 1,5:y", "1,9:zombie-w 1,5:y 7,11:y"):
        match = play(
            at_table(board=board, part="zombies", thugs="barracks barracks barracks barracks"),
            ("refuse", 1),
        )

        assert on(match, "1,8") == "zombie-w"


@pytest.mark.proves("E-1", "E-7")
def test_a_locked_creature_attacks_nobody_but_its_opponents() -> None:
    match = play(at_table(board="1,5:w 1,6:y 1,4:y", locks="1,5/1,6"), "creature 1,5")

    assert choices(match, "attack") == ["east"]


@pytest.mark.proves("D7")
def test_alone_nothing_is_drawn_from_an_empty_library() -> None:
    match = at_table(Side(hand="rummage"), library="energy", discard="blow-guns")

    use(match, "rummage", "aim_shaman 1", fate=("energy",))

    assert hand(match, 0) == ["energy"]
    assert discarded(match) == ["blow-guns", "rummage"]
