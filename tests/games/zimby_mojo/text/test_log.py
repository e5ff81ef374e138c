"""The log: it names who does what to whom, and tells what belongs together in one line."""

from ludary import Match
from tests.games.zimby_mojo.table import act, play, settle, walk
from tests.games.zimby_mojo.zimby import Side, at_table


def named(match: Match) -> Match:
    match.players = ["Ann", "Bo", "Cy"][: match.seats]
    return match


def said(match: Match) -> list[str]:
    return match.told(-1)


def test_a_walk_is_one_line_with_its_ends_its_tiles_and_its_price() -> None:
    match = named(at_table(Side(), Side(), board="9,3:ww"))

    walk(play(match, "creature 9,3", "whole"), "9,4 9,5 9,6 9,7 8,7", zimbies=1)

    assert said(match) == ["Ann walks from 9,3 to 8,7 in 5 tiles for 2 mojo, depleting 2 zimbies."]


def test_a_walk_from_the_tribal_board_counts_the_first_tile_too() -> None:
    match = named(at_table(Side(entry=1), Side()))

    walk(play(match, "leave 2", "pay 0"), "1,16 1,15")

    assert said(match) == [
        "Ann walks from the tribal board to 1,15 with 2 zimbies in 3 tiles for 1 mojo."
    ]


def test_another_walk_is_another_line() -> None:
    match = named(at_table(Side(), Side(), board="9,3:w 9,16:w"))

    walk(play(match, "creature 9,3", "whole"), "9,4")
    walk(play(match, "halt", "creature 9,16", "whole"), "9,15")

    assert said(match) == [
        "Ann walks from 9,3 to 9,4 for 1 mojo.",
        "Ann walks from 9,16 to 9,15 for 1 mojo.",
    ]


def test_a_fight_names_both_tells_their_rolls_and_what_became_of_them() -> None:
    match = named(at_table(Side(), Side(), Side(), board="6,14:wwy"))

    act(play(match, "creature 6,14"), "attack diagonal", 6, 2)

    fight, claim = said(match)
    assert (
        fight
        == "Ann and Bo attack thug 1 at 7,13: 9 (die 6) against 5 (die 2); 4 wounds to thug 1,"
        " thug 1 dies."
    )
    assert claim == "Ann and Bo claim 7,13."


def test_equal_rolls_and_wounds_that_kill_nobody_are_told_in_the_same_line() -> None:
    match = named(at_table(Side(), Side(), board="6,14:www"))
    settle(play(match, "creature 6,14", "attack diagonal", ("devour 0", 3, 3)))
    assert said(match) == [
        "Ann attacks thug 1 at 7,13: 6 (die 3) against 6 (die 3); equal, nobody is wounded."
    ]

    match = named(at_table(Side(), Side(), board="6,14:www"))
    settle(play(match, "creature 6,14", "attack diagonal", ("devour 0", 4, 3)))
    assert said(match) == [
        "Ann attacks thug 1 at 7,13: 7 (die 4) against 6 (die 3); 1 wound to thug 1, shrugged off."
    ]


def test_a_thug_that_attacks_has_its_number() -> None:
    match = named(at_table(Side(), Side(), board="6,6:wy", turn=1))

    act(match, "end_turn", 1, 1, 1, 6, 2)

    fight = next(line for line in said(match) if "attacks" in line)
    assert fight.startswith(
        "Thug 4 attacks Ann and Bo at the north-west shrine (6,6): 9 (die 6) against 4 (die 2); 5"
        " wounds to Ann and Bo"
    )


def test_a_scroll_says_what_the_roll_that_it_changes_comes_to() -> None:
    match = named(at_table(Side(hand="nasty-sharp-knives"), Side(), board="6,14:w"))
    play(
        match,
        "creature 6,14",
        ("attack diagonal", 4, 3),
        "cast nasty-sharp-knives",
        "channel 6,14",
        "aim 6,14",
        "pay 0",
    )

    settle(match)

    assert "Ann gets +2 brutality at the north-east shrine (6,14): now 7 against 6." in said(match)


def test_a_scroll_is_told_with_its_channeller_its_target_and_its_price() -> None:
    match = named(at_table(Side(hand="blow-guns"), Side(), board="9,3:w 9,5:yy"))

    act(play(match, "cast blow-guns", "channel 9,3", "aim 9,5"), "pay 1")

    assert said(match) == [
        "Ann casts Blow Guns through 9,3 on Bo at 9,5 for 1 mojo, depleting 1 zimby.",
        "1 wound to Bo at 9,5: 1 zimby of Bo dies.",
    ]


def test_thugs_march_in_one_line_each_and_enter_before_they_march() -> None:
    match = named(at_table(Side(), Side(), thugs="7,13 13,13 13,7 ready", turn=1))

    lines = said(act(match, "end_turn", 2, 3, 1, 1, 4))

    assert lines[0] == "Thug 1 marches 2 tiles from 7,13 to 9,13 (roll 2)."
    assert lines[3].startswith(
        "Thug 4 enters at the north-east portal (3,17) and marches 4 tiles to "
    )


def test_nobody_asks_to_join_a_column_of_the_own_tribe() -> None:
    match = named(at_table(Side(), Side(), board="9,3:w 9,4:wy"))

    walk(play(match, "creature 9,3", "whole"), "9,4")

    assert said(match) == ["Ann joins the column at 9,4 for 1 mojo."]


def test_the_creature_that_drops_the_crown_is_named() -> None:
    match = named(at_table(Side(), Side(), board="9,3:w", king="", crown="9,3@w"))

    play(match, "creature 9,3", "drop")

    assert said(match) == ["Ann drops the Crown at 9,3."]


def test_the_round_limit_is_told_with_each_round() -> None:
    match = named(at_table(Side(), Side(), turn=1, options={"round_limit": 7}))

    assert "Round 3 of 7 begins." in said(act(match, "end_turn"))
