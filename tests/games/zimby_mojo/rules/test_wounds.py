"""Wounds, what they kill, and what becomes of the dead and of their Crown."""

import pytest

from ludary import Match
from tests.games.zimby_mojo.spells import carry, use
from tests.games.zimby_mojo.table import crown, ever, on, phase, play, shore, verbs
from tests.games.zimby_mojo.zimby import Side, at_table

NE = 1  # of the ritual tiles
NO_THUGS = "barracks barracks barracks barracks"
NEAR = "1,15 13,13 13,7 7,7"  # a thug in White's sight


def shot(name: str, board: str, *fate: int | str, thugs: str = NO_THUGS) -> Match:
    """White's witchery at whoever stands on 1,15."""
    match = at_table(Side(hand=name), Side(), Side(), board=f"1,13:w {board}", thugs=thugs)
    return use(match, name, "channel 1,13", "aim 1,15", fate=fate)


@pytest.mark.proves("deal-single", "E-14")
def test_each_wound_kills_one_zimby_of_a_column_of_one_tribe() -> None:
    match = shot("lots-o-blow-guns", "1,15:yyy")

    assert on(match, "1,15") == "y"
    assert shore(match, 1) == 16 - 4 - 1


@pytest.mark.proves("kinds", "dead")
@pytest.mark.parametrize(("name", "left"), [("blow-guns", "thugs-1"), ("lots-o-blow-guns", "")])
def test_only_two_wounds_at_once_kill_a_thug(name: str, left: str) -> None:
    assert on(shot(name, "", thugs=NEAR), "1,15") == left


@pytest.mark.proves("deal-single", "E-14")
def test_every_two_wounds_kill_one_thug_of_a_column_and_an_odd_one_does_nothing() -> None:
    match = shot("fire-belch", "", 1, thugs="1,15 1,15 13,7 7,7")

    assert on(match, "1,15") == "thugs-1"


@pytest.mark.proves("kinds", "dead")
def test_a_dead_thug_lies_face_down_in_the_barracks() -> None:
    match = shot("lots-o-blow-guns", "", thugs=NEAR)

    assert match.state.thugs[0].creature == -1
    assert match.state.thugs[0].ready == 0


@pytest.mark.proves("kinds", "dead")
@pytest.mark.parametrize(("name", "left"), [("lots-o-blow-guns", "zombie-y"), ("fire-belch", "")])
def test_only_three_wounds_at_once_kill_a_zombie(name: str, left: str) -> None:
    assert on(shot(name, "1,15:zombie-y"), "1,15") == left


@pytest.mark.proves("single-source", "separate-sources", "C16")
def test_wounds_are_not_added_up() -> None:
    match = at_table(
        Side(hand="lots-o-blow-guns lots-o-blow-guns"), Side(), board="1,13:w 1,15:zombie-y"
    )
    for _ in range(2):
        use(match, "lots-o-blow-guns", "channel 1,13", "aim 1,15")

    assert on(match, "1,15") == "zombie-y"


@pytest.mark.proves("deal-mixed", "P7")
def test_the_bag_says_who_of_a_mixed_column_dies() -> None:
    match = shot("lots-o-blow-guns", "1,15:yyg", "yellow", "gray")

    assert on(match, "1,15") == "y"


@pytest.mark.proves("L30")
@pytest.mark.parametrize(("drawn", "left"), [(1, "Yg"), (2, "yg")])
def test_the_bag_does_not_spare_the_active_zimbies_of_a_mixed_column(drawn: int, left: str) -> None:
    assert on(shot("blow-guns", "1,15:yYg", "yellow", drawn), "1,15") == left


@pytest.mark.proves("L30")
def test_in_a_column_of_one_tribe_the_depleted_die_first() -> None:
    assert on(shot("blow-guns", "1,15:yY"), "1,15") == "y"


@pytest.mark.proves("deal-mixed")
def test_the_bag_says_who_of_a_mixed_column_holds_the_crown_after_wounds() -> None:
    match = at_table(
        Side(hand="blow-guns"), Side(), Side(), board="1,13:w 1,15:yyg", king="", crown="1,15@y"
    )

    use(match, "blow-guns", "channel 1,13", "aim 1,15", fate=(4, "yellow", "gray"))

    assert crown(match) == "1,15@g"


@pytest.mark.proves("P7")
def test_the_whole_column_is_the_target_of_a_witchery() -> None:
    match = shot("fire-belch", "1,15:yg")

    assert on(match, "1,15") == ""


@pytest.mark.proves("prevent")
def test_wounds_can_be_prevented_before_they_are_delivered() -> None:
    match = at_table(
        Side(hand="lots-o-blow-guns"), Side(hand="lil-bits-o-armor"), board="1,13:w 1,15:yyy"
    )
    play(match, "cast lots-o-blow-guns", "channel 1,13", "aim 1,15", "pay 0", "pass")
    assert ever(match, "wounds")

    use(match, "lil-bits-o-armor", "channel 1,15", "aim 1,15")

    assert on(match, "1,15") == "yy"


def test_wounds_that_are_all_prevented_come_off_unanswered() -> None:
    match = at_table(
        Side(hand="blow-guns nix"), Side(hand="lil-bits-o-armor"), board="1,13:w 1,15:y"
    )
    play(match, "cast blow-guns", "channel 1,13", "aim 1,15", "pay 0", "pass", "pass", "pass")

    play(match, "cast lil-bits-o-armor", "channel 1,15", "aim 1,15", "pay 0", "pass")

    assert phase(match) == "turn"
    assert on(match, "1,15") == "y"


@pytest.mark.proves("E-16")
def test_a_king_killed_in_his_own_attack_leaves_the_crown_to_the_column_but_not_his_tile() -> None:
    match = at_table(Side(), Side(), board="9,11:www", thugs=NO_THUGS, part="king", fate=(NE,))
    assert phase(match) == "devour"

    carry(match, "devour 2", fate=(1, 6))

    assert ever(match, "king_dies")
    assert crown(match) == "9,11@w"
    assert on(match, "10,10") == ""


@pytest.mark.proves("die-with-king", "king-dies", "burden", "G14", "G15")
def test_the_kings_death_begins_the_burden_and_lets_his_obstacles_wither() -> None:
    match = at_table(Side(), Side(), board="9,10:www", thugs=NO_THUGS)

    carry(match, "creature 9,10", "attack south", fate=(6, 1))

    assert (
        match.state.king,
        match.state.burden,
        match.state.kings_dead,
        match.state.overgrowth,
    ) == (-1, 0, 1, 0)


@pytest.mark.proves("king-dies", "G14", "G15")
def test_a_king_killed_by_a_witchery_leaves_the_crown_where_he_fell() -> None:
    match = at_table(Side(hand="fire-belch"), Side(), board="10,9:ww", open_wards="west")

    carry(match, "cast fire-belch", "channel 10,9", "devour_effect", "aim 10,10", fate=(4,))

    assert crown(match) == "10,10"


@pytest.mark.proves("P8")
def test_brutality_waits_for_the_next_combat_roll_of_the_turn_and_serves_once() -> None:
    match = at_table(Side(hand="nasty-sharp-knives"), Side(), board="1,14:w 1,15:y 1,16:y")
    use(match, "nasty-sharp-knives", "channel 1,14", "aim 1,14")

    carry(match, "creature 1,14", "attack east", fate=(3, 3))
    assert ever(match, "rolls")[0]["total"] == 3 + 1 + 2
    carry(match, "creature 1,15", "attack east", fate=(3, 4))

    assert ever(match, "rolls")[2]["total"] == 3 + 1


@pytest.mark.proves("P8")
def test_brutality_that_was_not_needed_is_lost_with_the_turn() -> None:
    match = at_table(Side(hand="nasty-sharp-knives"), Side(), board="1,14:w 1,15:y")
    use(match, "nasty-sharp-knives", "channel 1,14", "aim 1,14")

    carry(match, "end_turn", "creature 1,15", "attack west", fate=(3, 3))

    assert ever(match, "rolls")[1]["total"] == 3 + 1


@pytest.mark.proves("immune-witchery", "solo-king", "P9")
def test_a_witchery_at_the_tile_of_the_crown_meets_no_immunity_but_its_obstacle_does() -> None:
    match = at_table(
        Side(hand="entangling-vines"), Side(), board="1,13:w 1,15:y", king="", crown="1,15@y"
    )

    use(match, "entangling-vines", "channel 1,13", "aim 1,15", fate=(1, "east", 4))

    assert [roll["obstacle"] for roll in ever(match, "not_immune")] == [1]
    assert len(ever(match, "grows")) == 2


@pytest.mark.proves("solo-king", "P9")
@pytest.mark.parametrize(("die", "grown"), [(3, False), (4, True)])
def test_alone_the_king_is_immune_to_witcheries_at_his_tile_too(die: int, grown: bool) -> None:
    match = at_table(Side(hand="deadly-vines"), board="9,9:w", king="10,9")

    use(
        match,
        "deadly-vines",
        "channel 9,9",
        "aim 10,9",
        fate=(die, 1, "north", 3) if grown else (die,),
    )

    assert bool(ever(match, "grows")) == grown


@pytest.mark.proves("D7")
def test_no_card_is_drawn_when_there_is_none() -> None:
    match = at_table(Side(hand="rummage"), library="")

    assert "cast" not in verbs(match)
    assert "eat_card" not in verbs(match)
