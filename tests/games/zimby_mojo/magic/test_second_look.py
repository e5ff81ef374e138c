"""A pending action is checked again after others have acted: tokens, Crown, control and
activity.
"""

import pytest

from ludary import Match
from tests.games.zimby_mojo.rules.test_random_games import check
from tests.games.zimby_mojo.spells import carry
from tests.games.zimby_mojo.table import (
    crown,
    happened,
    home,
    locked,
    on,
    phase,
    play,
    settle,
    tokens,
)
from tests.games.zimby_mojo.zimby import Side, at_table

POOR = Side(active=0)


def sets_out(group: str, scroll: str, column: str = "www") -> Match:
    """White's group is about to leave its column with the Crown, and Yellow, in sight of it, is
    asked.
    """
    match = at_table(
        Side(active=0),
        Side(active=0, hand=scroll),
        board=f"1,13:{column} 1,15:y",
        king="",
        crown="1,13@w",
        all_asked=True,
    )
    play(match, "creature 1,13", f"group {group} with")
    assert (match.actor, phase(match)) == (1, "answer")
    return match


@pytest.mark.proves("L34")
def test_a_group_that_loses_the_crown_before_it_sets_out_does_not_take_it_along() -> None:
    match = sets_out("1", "bungle")

    carry(match, "cast bungle", "channel 1,15", "aim 1,13", fate=(6, 1, 1, "west", "east"))
    check(match)

    assert crown(match) == "1,13"
    assert (match.actor, phase(match), tokens(match, 0)) == (0, "turn", 4)


@pytest.mark.proves("L34")
def test_a_group_of_which_too_few_live_to_set_out_stays() -> None:
    match = sets_out("2", "lots-o-blow-guns")

    carry(match, "cast lots-o-blow-guns", "channel 1,15", "aim 1,13", fate=(6,))
    check(match)

    assert on(match, "1,13") == "w"
    assert (match.actor, phase(match), tokens(match, 0)) == (0, "turn", 4)


@pytest.mark.proves("L34")
def test_a_group_that_naps_does_not_set_out() -> None:
    match = sets_out("2", "nap-time")

    carry(match, "cast nap-time", "channel 1,15", "aim 1,13", fate=(6,))
    check(match)

    assert on(match, "1,13") == "WWW"
    assert (match.actor, phase(match)) == (0, "turn")


@pytest.mark.proves("L34")
def test_a_group_that_nobody_let_join_is_looked_at_again_too() -> None:
    match = at_table(
        Side(active=0, hand="energy", depleted=2),
        Side(active=0, hand="lots-o-blow-guns"),
        board="1,13:www 1,12:y 1,14:y",
        all_asked=True,
    )
    play(
        match,
        "creature 1,13",
        "group 2 without",
        "step east",
        "refuse",
        "cast energy",
        "aim_shaman 1",
    )
    assert (match.actor, phase(match)) == (1, "answer")

    carry(match, "cast lots-o-blow-guns", "channel 1,14", "aim 1,13")
    check(match)

    assert on(match, "1,13") == "w"
    assert (match.actor, phase(match)) == (0, "turn")


@pytest.mark.proves("controller", "L34")
def test_a_shaman_who_loses_the_last_zimby_of_a_column_on_the_way_moves_it_no_further() -> None:
    match = at_table(POOR, POOR, board="1,13:wy", growth="1,14:deadly")

    play(match, "creature 1,13", "whole", ("step east", "yellow"))
    assert on(match, "1,14") == "w", "the bag took the other one"
    assert phase(match) == "step"

    match = at_table(POOR, POOR, board="1,13:wy", growth="1,14:deadly")
    play(match, "creature 1,13", "whole", ("step east", "white"))

    assert on(match, "1,14") == "y"
    assert (match.actor, phase(match)) == (0, "turn")


def strikes(*answer: str) -> Match:
    """White kills the column beside it unless something comes between; Yellow answers the
    wounds.
    """
    match = at_table(POOR, Side(active=0, hand="switcheroo nap-time"), board="1,13:w 1,14:y 1,11:y")
    play(match, "creature 1,13", ("attack east", 6, 1))
    while not happened(match, "wounds"):
        play(match, "pass")
    return carry(match, *answer)


@pytest.mark.proves("L35")
def test_an_attacker_taken_away_from_its_foe_claims_no_tile() -> None:
    match = strikes("cast switcheroo", "channel 1,11", "aim 1,13")

    assert [on(match, place) for place in ("1,11", "1,13", "1,14")] == ["w", "y", ""]


@pytest.mark.proves("L35")
def test_an_attacker_that_naps_claims_no_tile() -> None:
    match = strikes("cast nap-time", "channel 1,11", "aim 1,13")

    assert [on(match, place) for place in ("1,13", "1,14")] == ["W", ""]


@pytest.mark.proves("L36")
def test_wounds_of_a_column_that_joins_another_are_for_both() -> None:
    match = at_table(
        Side(active=0, hand="blow-guns"),
        Side(active=0, hand="lil-bits-o-map"),
        board="1,13:w 1,14:y 1,15:yy",
        options={"maps_any_turn": True},
    )
    play(match, "cast blow-guns", "channel 1,13", "aim 1,14", "pass")

    carry(match, "cast lil-bits-o-map", "channel 1,14", "aim 1,14", fate=(1,))
    play(match, "step east")
    settle(match)

    assert (on(match, "1,14"), on(match, "1,15")) == ("", "yy")


@pytest.mark.proves("L4")
def test_rolls_of_columns_that_have_become_allied_hurt_nobody_and_lock_nobody() -> None:
    match = at_table(
        Side(active=0, hand="lil-bits-o-map"), Side(active=0), board="1,13:w 1,14:y 1,15:w"
    )
    play(match, "creature 1,13", ("attack east", 6, 1))

    carry(match, "cast lil-bits-o-map", "channel 1,15", "aim 1,15", fate=(1,))
    play(match, "step west", "agree")
    settle(match)
    check(match)

    assert (on(match, "1,13"), on(match, "1,14")) == ("w", "wy")
    assert not locked(match, "1,13")


@pytest.mark.proves("G13")
def test_a_bearer_that_naps_on_a_ritual_tile_channels_nothing_into_it() -> None:
    for answer, asked in (["pass"], "rite"), (["cast nap-time", "channel 9,9", "aim 9,11"], "turn"):
        match = at_table(
            Side(active=2),
            Side(active=0, hand="nap-time"),
            board="9,10:w 9,9:y",
            king="",
            crown="9,10@w",
        )
        play(match, "creature 9,10", "whole")
        settle(match)
        play(match, "step east", "pay 0")
        assert (match.actor, phase(match)) == (1, "answer")

        carry(match, *answer, fate=(6,) if asked == "turn" else ())

        assert phase(match) == asked


@pytest.mark.proves("L37")
def test_the_tile_that_somebody_has_been_taken_off_does_no_more_to_it() -> None:
    match = at_table(
        Side(active=4),
        Side(active=0, hand="switcheroo"),
        board="9,11:www 9,9:y",
        growth="9,10:deadly",
        king="",
        crown="9,11@w",
    )
    play(match, "creature 9,11", "whole")
    settle(match)
    play(match, "step west", ("pay 0", 6))
    while match.actor == 0:
        play(match, "pass")
    assert phase(match) == "answer" and on(match, "9,10") == "www", "its wound can be answered"

    carry(match, "cast switcheroo", "channel 9,9", "aim 9,10", fate=(6,))
    assert (on(match, "9,9"), phase(match)) == ("www", "rite")
    play(match, "refuse")
    settle(match)

    assert (on(match, "9,9"), phase(match)) == ("ww", "step")


@pytest.mark.proves("board-limit")
def test_a_full_tribal_board_gives_up_no_more_than_is_too_many() -> None:
    match = at_table(
        Side(active=7),
        Side(),
        part="king",
        fate=(1, 1, 6),
        rituals="portals - - -",
        board="3,17:ww 3,16:w",
    )
    while phase(match) == "lose":
        play(match, "lose depleted")

    assert home(match, 0) == "7+1"
