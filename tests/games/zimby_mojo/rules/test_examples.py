"""The play examples at the rulebook's end.

White plays what Blue plays there; the tiles are those of our map that fit the story.
"""

import pytest

from ludary import Match
from ludary.games.zimby_mojo.cards import RitualKind
from tests.games.zimby_mojo.table import (
    crown,
    happened,
    home,
    locked,
    mojo,
    on,
    phase,
    play,
    settle,
    shore,
    tokens,
    verbs,
    walk,
    wards,
)
from tests.games.zimby_mojo.zimby import Side, at_table

NE = 1  # the upper right ritual tile, as a four-sided die has it
SHRINE, NEXT_SHRINE = "6,14", "14,14"
TO_NEXT_SHRINE = "7,13 8,13 9,13 10,13 11,13 12,13 13,13 14,14"


@pytest.mark.proves("blood", "single-source")
def test_round_2_blood_reaches_four_tiles_out_of_the_sanctum_and_thugs_shrug_it_off() -> None:
    match = at_table(
        board="7,11:w 6,14:y",
        thugs="7,12 13,13 13,7 7,7",
        part="king",
        fate=(NE, RitualKind.BLOOD, 4),
    )

    assert on(match, "9,11") == "king"
    assert on(match, "7,12") == "thugs-1"
    assert on(match, "7,11") == ""
    assert on(match, "6,14") == "y"
    assert match.state.mist == -1, "the mist has gone with the King's turn"


def round_2() -> Match:
    """White's turn; Yellow has a zimby before the own tribal board."""
    return at_table(
        Side(active=6), Side(active=6, entry=2), board="4,19:y 17,17:y", thugs="9,13 10,13 13,7 7,7"
    )


@pytest.mark.proves("rates")
def test_round_2_nine_tiles_to_a_shrine_cost_three_mojo_and_a_portal_one() -> None:
    match = round_2()

    play(match, "leave 1", "pay 0")
    walk(match, "1,16 1,15 1,14 2,14 3,14 4,14 5,14 6,14")
    assert mojo(match, 0) == 4 + 6 - 3 - 1, "three paid, and one zimby has left home"
    play(match, "halt", "portal_in 1", ("pay 1", "ne"))

    assert on(match, SHRINE) == "w"
    assert on(match, "3,17") == "w"


@pytest.mark.proves("leave", "seal")
def test_round_2_yellow_joins_with_leave_and_both_open_the_seal() -> None:
    match = at_table(
        Side(active=3, tokens=1),
        Side(active=6, entry=2),
        board="6,14:w 4,19:y 17,17:y",
        thugs="9,13 10,13 13,7 7,7",
        turn=1,
    )

    play(match, "creature 4,19", "whole")
    walk(match, "5,19 6,19 6,18 6,17 6,16 6,15")
    play(match, "step west")
    assert (match.actor, phase(match)) == (0, "join")
    play(match, "agree")
    assert on(match, SHRINE) == "wy"
    assert mojo(match, 1) == 10 - 2

    play(match, "seal 1", "agree", "pay 0", ("pay 0", "west"))

    assert wards(match) == ["north", "east", "south"]
    assert (mojo(match, 0), mojo(match, 1)) == (3, 7)


@pytest.mark.proves("thugs-walk", "A10", "F4")
def test_round_2_thugs_walk_past_each_other_and_two_form_a_column_by_chance() -> None:
    match = at_table(
        Side(hand="nix"), Side(), board="6,14:wy", thugs="9,13 10,13 13,7 7,7", part="thugs"
    )

    assert phase(match) == "answer", "White might act before the thugs"
    play(match, ("pass", 3, 2, 1, 1))

    assert on(match, "12,13") == "thugs-12"
    assert on(match, "10,13") == ""
    assert (on(match, "12,7"), on(match, "7,8")) == ("thugs-3", "thugs-4")


@pytest.mark.proves("king-returns")
def test_round_3_a_king_on_a_ritual_tile_goes_back_to_the_mist() -> None:
    match = at_table(king="9,11", part="king")

    assert on(match, "10,10") == "king"


def round_3() -> Match:
    """White's turn; the thugs are on the far side of the ring."""
    return at_table(
        Side(active=5),
        Side(active=6),
        board="6,14:wy 3,17:w",
        thugs="13,7 12,7 10,7 8,7",
        open_wards="west",
        open_shrines="1",
    )


@pytest.mark.proves("seal")
def test_round_3_a_column_of_two_walks_eight_tiles_to_the_next_shrine_for_two_mojo() -> None:
    match = round_3()

    play(match, "creature 6,14", "whole")
    walk(match, TO_NEXT_SHRINE)
    assert on(match, NEXT_SHRINE) == "wy"
    assert mojo(match, 0) == 9 - 2
    play(match, "halt", "seal 2", "agree", "pay 0", ("pay 0", "south"))

    assert wards(match) == ["north", "east"]
    assert (mojo(match, 0), mojo(match, 1)) == (6, 9)


@pytest.mark.proves("portal-home")
def test_round_3_a_column_that_comes_by_a_portal_dismisses_who_stands_there() -> None:
    match = at_table(Side(active=1), Side(active=6), board="6,14:w 3,17:w", turn=1)

    play(match, "portal_in 2", ("pay 0", "ne"))

    assert on(match, "3,17") == "yy"
    assert home(match, 0) == "2+0"
    assert home(match, 1) == "4+0"


@pytest.mark.proves("A1")
def test_round_3_one_of_two_walks_away_and_the_other_steps_off_the_portal_and_back() -> None:
    match = at_table(board="3,17:yy", turn=1)

    play(match, "creature 3,17", "group 1 without", "step north", "pay 0")
    walk(match, "1,17 1,16 1,15 1,14 2,14")
    assert (on(match, "2,14"), on(match, "3,17"), tokens(match, 1)) == ("y", "y", 2)
    play(
        match,
        "halt",
        "creature 3,17",
        "whole",
        "step east",
        "pay 0",
        "step west",
        ("portal 0", "se"),
    )

    assert on(match, "3,17") == ""
    assert on(match, "17,17") == "y"
    assert tokens(match, 1) == 1


@pytest.mark.proves("M1")
def test_round_3_a_die_makes_the_first_mover_among_those_with_equally_many_zimbies() -> None:
    match = at_table(
        Side(active=1, depleted=3), Side(active=1, hand="nix"), part="wrap_up", fate=(1,)
    )

    assert match.state.first == 1


@pytest.mark.proves("deal-mixed", "dead")
def test_round_x_a_mixed_column_loses_a_zimby_that_the_bag_picks() -> None:
    match = at_table(board="6,14:wwy", turn=1, first=1)

    play(match, "creature 6,14", ("attack diagonal", 4, 4, "white"))

    assert on(match, SHRINE) == "wy"
    assert on(match, "7,13") == "thugs-1"
    assert shore(match, 0) == 16 - 4 - 1
    assert locked(match, SHRINE) and locked(match, "7,13")


@pytest.mark.proves("zombify")
def test_round_x_a_lone_zimby_becomes_a_zombie_for_two_at_home() -> None:
    match = at_table(Side(), Side(active=6), board="2,17:y", turn=1)

    play(match, "creature 2,17", "raise")

    assert on(match, "2,17") == "zombie-y"
    assert home(match, 1) == "4+0"
    assert shore(match, 1) == 16 - 4


@pytest.mark.proves("dead", "A5")
def test_round_x_a_zimby_joins_its_own_locked_column_unasked_and_the_thug_dies() -> None:
    match = at_table(board="6,14:wy 4,14:w 11,5:y", locks="6,14/7,13")
    assert "end_turn" not in verbs(match)

    play(match, "creature 4,14", "whole", "step south", "pay 0", "step south")
    assert on(match, SHRINE) == "wwy"
    assert tokens(match, 0) == 3
    play(match, "creature 6,14", ("attack diagonal", 4, 1))

    assert on(match, "7,13") == "wwy"
    assert match.state.thugs[0].creature == -1 and not match.state.thugs[0].ready
    assert "end_turn" in verbs(match)


@pytest.mark.proves("king-strength")
def test_round_x_a_zimby_eats_two_and_kills_the_king_with_a_scroll_after_the_dice() -> None:
    match = at_table(
        Side(hand="spikey-bone-claws"),
        board="7,10:www",
        king="9,11",
        open_wards="north",
        thugs="barracks 13,13 13,7 7,7",
    )

    play(match, "creature 7,10", "whole", "step south", "pay 0", "step south", "halt")
    assert tokens(match, 0) == 3, "one mojo for the two tiles, and none for the attack"
    play(match, "creature 9,10", "attack east", ("devour 2", 2, 4))
    assert [(roll["die"], roll["total"]) for roll in happened(match, "rolls")] == [(2, 11), (4, 8)]
    play(match, "cast spikey-bone-claws", "channel 9,10", "aim 9,10", "pay 0")
    settle(match)

    assert match.state.king == -1
    assert on(match, "9,11") == "w"
    assert crown(match) == "9,11@w"


@pytest.mark.proves("king-strength", "single-source")
def test_round_x_three_wounds_would_not_have_killed_the_king() -> None:
    match = at_table(
        Side(hand="spikey-bone-claws"),
        board="9,10:www",
        king="9,11",
        open_wards="north",
        thugs="barracks 13,13 13,7 7,7",
    )

    play(match, "creature 9,10", "attack east", ("devour 2", 2, 4))
    settle(match)

    assert on(match, "9,11") == "king"


@pytest.mark.proves("zombie-way", "J3")
def test_round_x_a_zombie_shambles_over_a_portal_on_its_shortest_way() -> None:
    match = at_table(board="2,17:zombie-y 3,18:y", part="zombies")

    play(match, ("refuse", 5, "se"))

    assert on(match, "17,17") == "zombie-y"
    assert on(match, "3,18") == "y"
