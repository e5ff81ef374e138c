"""Attacks, combat rolls, locks and claims. White's turn; `1,14` and `1,15` are side by side."""

from typing import Any

import pytest

from ludary import Match
from tests.games.zimby_mojo.spells import begin, carry, use
from tests.games.zimby_mojo.table import choices, crown, ever, locked, on, phase, play, shore, verbs
from tests.games.zimby_mojo.zimby import Side, at_table

GROUP_OF_ONE = "group 1 without"  # the Crown
NO_THUGS = "barracks barracks barracks barracks"


def fight(board: str, *fate: int | str, **position: Any) -> Match:
    """The creature on 1,14 attacks the one on 1,15, and nobody eats."""
    match = at_table(Side(), Side(), Side(), board=board, **position)
    return carry(match, "creature 1,14", "attack east", fate=fate)


def attacks_of(match: Match, place: str) -> list[str]:
    """The directions in which the creature there can attack now; White, who controls it, has the
    turn.
    """
    return (
        choices(play(match.copy(), f"creature {place}"), "attack")
        if f"creature {place}" in choices(match)
        else []
    )


@pytest.mark.proves("roll", "combat-wounds")
def test_a_combat_roll_is_a_die_and_brutality() -> None:
    match = fight("1,14:ww 1,15:yg", 3, 4)

    assert [(roll["die"], roll["total"]) for roll in ever(match, "rolls")] == [(3, 5), (4, 6)]


@pytest.mark.proves("roll", "combat-wounds")
def test_the_higher_roll_wounds_the_lower_by_the_difference() -> None:
    match = fight("1,14:ww 1,15:yg", 5, 2)

    assert ever(match, "wounds")[0]["wounds"] == 7 - 4
    assert on(match, "1,15") == "ww"


@pytest.mark.proves("locked", "roll", "combat-wounds", "E-1")
def test_equal_rolls_wound_nobody_and_lock_both() -> None:
    match = fight("1,14:w 1,15:y", 4, 4)

    assert (on(match, "1,14"), on(match, "1,15")) == ("w", "y")
    assert ever(match, "even")
    assert locked(match, "1,14")
    assert locked(match, "1,15")


@pytest.mark.proves("fight", "locked", "E-1")
def test_a_foe_next_door_does_not_lock_without_a_blow() -> None:
    match = at_table(Side(), Side(), board="1,14:w 1,15:y")

    play(match, "creature 1,14", "whole")

    assert "west" in choices(match, "step")


@pytest.mark.proves("fight", "locked", "E-1")
def test_an_exchange_that_leaves_both_alive_locks_them_until_one_dies() -> None:
    match = fight("1,14:ww 1,15:yyy", 1, 1)
    assert (on(match, "1,14"), on(match, "1,15")) == ("w", "yyy")
    assert locked(match, "1,14")

    carry(match, "end_turn", "creature 1,15", "attack west", fate=(6, 1))

    assert on(match, "1,14") == "yyy"
    assert not locked(match, "1,14")


@pytest.mark.proves("locked", "E-1")
def test_a_pair_that_is_moved_apart_is_locked_no_more() -> None:
    match = at_table(Side(hand="shoo"), Side(), board="1,14:w 1,15:y", locks="1,14/1,15")

    use(match, "shoo", "channel 1,14", "aim 1,15", fate=(1,))

    assert on(match, "1,16") == "y"
    assert not locked(match, "1,14")


@pytest.mark.proves("E-2")
def test_a_creature_that_killed_its_partner_is_free_though_another_foe_stands_beside_it() -> None:
    match = fight("1,14:w 1,15:y 1,16:g", 6, 1)

    assert on(match, "1,15") == "w"
    assert not locked(match, "1,15")


@pytest.mark.proves("attack-once", "E-3")
def test_an_attacker_that_kills_may_attack_again_in_the_same_turn() -> None:
    match = fight("1,14:w 1,15:y 1,16:g", 6, 1)

    assert attacks_of(match, "1,15") == ["east"]


@pytest.mark.proves("attack-once", "E-3")
def test_a_fight_that_goes_on_allows_one_attack_a_turn() -> None:
    match = fight("1,14:w 1,15:y", 4, 4)

    assert attacks_of(match, "1,14") == []


@pytest.mark.proves("E-4")
def test_a_new_member_takes_over_what_the_column_has_done() -> None:
    match = fight("1,14:w 1,15:y 1,12:w", 4, 4)

    carry(match, "creature 1,12", "whole", "step east", "step east")

    assert on(match, "1,14") == "ww"
    assert attacks_of(match, "1,14") == []


@pytest.mark.proves("E-4")
def test_a_group_that_leaves_has_attacked_with_its_column() -> None:
    match = at_table(Side(), Side(), board="1,14:ww 1,15:y 1,17:y", growth="1,15:dark")
    carry(match, "creature 1,14", "attack east")
    assert on(match, "1,15") == "ww"

    play(match, "creature 1,15", GROUP_OF_ONE)
    carry(match, choices(match, "")[0], fate=("east",))
    play(match, "halt")

    assert on(match, "1,16") == "w"
    assert "creature 1,16" in choices(match)
    assert attacks_of(match, "1,16") == []


@pytest.mark.proves("lock-duty", "E-5")
def test_a_locked_column_fights_once_in_the_turn_of_each_of_its_shamans() -> None:
    match = fight("1,14:wg 1,15:y", 4, 5)
    carry(match, "end_turn", "creature 1,15", "attack west", fate=(4, 3))
    carry(match, "end_turn")
    assert match.actor == 2
    assert "end_turn" not in verbs(match), "Gray has a duty, too"

    carry(match, "creature 1,14", "attack east", fate=(4, 5))

    assert "end_turn" in verbs(match)


@pytest.mark.proves("E-6")
def test_a_locked_creature_that_is_not_able_to_attack_owes_none() -> None:
    for board, growth in (
        ("1,14:W 1,15:y", ""),
        ("1,14:w 1,15:y", "1,14:dark"),
        ("1,14:w 1,15:y", "1,15:dark"),
    ):
        match = at_table(Side(), Side(), board=board, growth=growth, locks="1,14/1,15")

        assert "end_turn" in verbs(match), (board, growth)


@pytest.mark.proves("many-foes", "E-7")
def test_its_controller_chooses_among_several_foes() -> None:
    match = at_table(Side(), Side(), board="1,14:w 1,15:y 1,13:y", locks="1,14/1,15 1,14/1,13")

    assert attacks_of(match, "1,14") == ["east", "west"]


@pytest.mark.proves("E-9")
def test_a_column_may_attack_a_zombie_of_its_own_tribe() -> None:
    match = at_table(Side(), Side(), board="1,14:w 1,13:zombie-w")

    assert attacks_of(match, "1,14") == ["west"]


@pytest.mark.proves("allies", "A26")
def test_allied_columns_do_not_attack_each_other() -> None:
    match = at_table(Side(), Side(), board="1,14:w 1,15:wy 1,13:y")

    assert attacks_of(match, "1,14") == ["west"]


@pytest.mark.proves("claim", "E-10")
def test_a_tile_is_claimed_only_when_nobody_of_the_column_is_left() -> None:
    match = fight("1,14:www 1,15:yg", 3, 3, "yellow")

    assert (on(match, "1,14"), on(match, "1,15")) == ("www", "g")


@pytest.mark.proves("claim", "E-11")
def test_a_claimed_tile_does_to_the_attacker_what_it_does_to_whoever_enters() -> None:
    match = fight("1,14:ww 1,15:y", 6, 1, growth="1,15:deadly")

    assert on(match, "1,15") == "w"


@pytest.mark.proves("E-11", "I7")
def test_a_portal_that_is_claimed_takes_the_attacker_away() -> None:
    match = at_table(Side(tokens=0, active=0), Side(), board="2,17:w 3,17:y")

    carry(match, "creature 2,17", "attack south", fate=(6, 1, "sw"))

    assert on(match, "17,3") == "w"


@pytest.mark.proves("entangling")
def test_entangling_vines_keep_the_attacker_from_claiming() -> None:
    match = fight("1,14:w 1,15:y", 6, 1, growth="1,14:entangling")

    assert (on(match, "1,14"), on(match, "1,15")) == ("w", "")


@pytest.mark.proves("claim", "E-12")
def test_a_defender_that_kills_stays_in_its_place() -> None:
    match = fight("1,14:w 1,15:y", 1, 6)

    assert (on(match, "1,14"), on(match, "1,15")) == ("", "y")


@pytest.mark.proves("E-13")
def test_more_wounds_than_zimbies_kill_them_all_and_nothing_more() -> None:
    match = fight("1,14:ww 1,15:y", 6, 1)

    assert ever(match, "wounds")[0]["wounds"] == 6
    assert shore(match, 1) == 16 - 4
    assert on(match, "1,15") == "ww"


@pytest.mark.proves("king-dies", "E-15")
def test_the_crown_of_one_killed_in_combat_goes_to_the_column_that_killed() -> None:
    match = fight("1,14:ww 1,15:y", 6, 1, king="", crown="1,15@y")

    assert crown(match) == "1,15@w"


@pytest.mark.proves("E-15")
def test_a_defender_that_kills_gets_the_crown_of_the_attacker() -> None:
    match = fight("1,14:w 1,15:y", 1, 6, king="", crown="1,14@w")

    assert crown(match) == "1,15@y"


@pytest.mark.proves("king-dies")
def test_the_bag_says_who_of_a_mixed_column_gets_the_crown() -> None:
    match = fight("1,14:wwg 1,15:y", 6, 1, "gray", king="", crown="1,15@y")

    assert crown(match) == "1,15@g"


@pytest.mark.proves("E-15")
def test_the_crown_stays_on_the_tile_if_a_zombie_kills() -> None:
    match = fight("1,14:zombie-w 1,15:y", 6, 1, king="", crown="1,15@y")

    assert (crown(match), on(match, "1,15")) == ("1,15", "zombie-w")


@pytest.mark.proves("E-15")
def test_the_crown_stays_on_the_tile_if_a_scroll_kills() -> None:
    match = at_table(Side(hand="blow-guns"), Side(), board="1,13:w 1,15:y", king="", crown="1,15@y")

    use(match, "blow-guns", "channel 1,13", "aim 1,15", fate=(4,))

    assert crown(match) == "1,15"


@pytest.mark.proves("E-15", "F16")
def test_thugs_that_kill_the_bearer_carry_the_crown() -> None:
    match = fight("1,14:w", 1, 3, king="", crown="1,14@w", thugs="1,15 13,13 13,7 7,7")

    assert crown(match) == "1,15@thugs"


@pytest.mark.proves("king-dies", "G14", "G15")
def test_the_killer_of_the_king_gets_the_crown_and_his_tile() -> None:
    match = at_table(Side(), Side(), board="9,10:www", thugs=NO_THUGS)

    carry(match, "creature 9,10", "attack south", fate=(6, 1))

    assert ever(match, "king_dies")
    assert on(match, "10,10") == "ww", "the mist has its price"
    assert crown(match) == "10,10@w"


@pytest.mark.proves("E-17")
def test_a_depleted_column_defends_with_brutality_0_to_which_scrolls_add() -> None:
    match = at_table(Side(), Side(hand="spikey-bone-claws"), board="1,14:w 1,15:YY 1,17:y")

    play(match, "creature 1,14", ("attack east", 3, 3))
    assert [(roll["die"], roll["total"]) for roll in ever(match, "rolls")] == [(3, 4), (3, 3)]
    use(match, "spikey-bone-claws", "channel 1,17", "aim 1,15")

    assert ever(match, "even")


@pytest.mark.proves("L4")
def test_fighters_that_were_moved_apart_do_not_wound_each_other() -> None:
    match = at_table(Side(), Side(hand="shoo"), board="1,14:w 1,15:y")
    play(match, "creature 1,14", ("attack east", 6, 1))

    use(match, "shoo", "channel 1,15", "aim 1,14", fate=(1,))

    assert (on(match, "1,13"), on(match, "1,15")) == ("w", "y")
    assert not ever(match, "wounds")


@pytest.mark.proves("darkness", "L14")
def test_an_attack_into_darkness_only_swaps_the_two() -> None:
    match = at_table(Side(), Side(), board="1,14:w 1,15:y", growth="1,15:dark")

    carry(match, "creature 1,14", "attack east")

    assert (on(match, "1,14"), on(match, "1,15")) == ("y", "w")
    assert not ever(match, "rolls")


@pytest.mark.proves("active", "attack-once")
def test_only_active_creatures_attack() -> None:
    match = at_table(Side(), Side(), board="1,14:W 1,15:y")

    assert attacks_of(match, "1,14") == []


@pytest.mark.proves("stacked-combat", "C4")
def test_combat_rolls_and_then_their_wounds_wait_on_the_stack() -> None:
    match = at_table(Side(hand="nix"), Side(), board="1,14:w 1,15:y")

    play(match, "creature 1,14", ("attack east", 6, 1))
    assert (phase(match), ever(match, "wounds")) == ("answer", [])
    play(match, "pass")
    assert phase(match) == "answer"
    assert ever(match, "wounds")
    assert on(match, "1,15") == "y"
    play(match, "pass")

    assert on(match, "1,15") == "w"


@pytest.mark.proves("single-source", "separate-sources", "C16")
def test_a_witchery_for_the_blow_and_one_that_wounds_are_two_sources() -> None:
    match = at_table(
        Side(hand="blow-guns spikey-bone-claws"),
        Side(),
        board="1,14:w",
        thugs="1,15 13,13 13,7 7,7",
    )
    play(match, "creature 1,14", ("attack east", 4, 1))
    begin(match, "blow-guns", "channel 1,14", "aim 1,15")
    carry(match)

    assert [wound["wounds"] for wound in ever(match, "wounds")] == [1, 1], "5 against 4"
    assert on(match, "1,15") == "thugs-1"
