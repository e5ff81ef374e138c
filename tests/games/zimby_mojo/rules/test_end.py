"""HOW DO YOU WIN?: the Crown at home, and games that would never end."""

import pytest

from tests.games.zimby_mojo.table import act, crown, happened, phase, play, walk
from tests.games.zimby_mojo.zimby import Side, at_table

NO_THUGS = "barracks barracks barracks barracks"


@pytest.mark.proves("goal", "M3")
def test_whoever_brings_the_crown_home_wins_at_once() -> None:
    match = at_table(
        Side(entry=1), Side(), Side(), board="0,16:w", king="", crown="0,16@w", thugs=NO_THUGS
    )
    play(match, "creature 0,16", "whole")
    act(match, "home")
    while phase(match) == "pay":
        play(match, "pay 0")

    assert match.over
    assert match.returns == [1, -0.5, -0.5]
    assert happened(match, "ends") == [{"seat": 0, "ending": 1}]


@pytest.mark.proves("A16", "M3")
def test_a_dismissed_bearer_does_not_carry_the_crown_home() -> None:
    thugs = "ready barracks barracks barracks"
    match = at_table(
        Side(entry=1),
        Side(),
        board="3,17:w",
        king="",
        crown="3,17@w",
        thugs=thugs,
        part="thugs",
        fate=(1, 1, 1),
    )

    assert not match.over
    assert crown(match) == "3,17@thugs"


@pytest.mark.proves("M3")
def test_the_crown_won_next_to_home_is_not_yet_at_home() -> None:
    match = at_table(Side(entry=1), Side(), board="1,16:w", king="", crown="0,16", thugs=NO_THUGS)
    play(match, "creature 1,16", "whole")
    walk(match, "0,16")
    play(match, "halt", "creature 0,16", "pick_up")

    assert crown(match) == "0,16@w"
    assert not match.over


@pytest.mark.proves("M4")
def test_at_the_round_limit_whose_zimby_has_the_crown_wins() -> None:
    match = at_table(
        Side(active=8),
        Side(),
        board="6,4:yw",
        king="",
        crown="6,4@y",
        thugs=NO_THUGS,
        rounds=5,
        options={"round_limit": 5},
        part="wrap_up",
    )

    assert match.over
    assert match.returns == [-1, 1]


@pytest.mark.proves("M4")
def test_at_the_round_limit_without_the_crown_most_zimbies_in_play_win() -> None:
    match = at_table(
        Side(active=3),
        Side(active=2, depleted=2),
        rounds=5,
        options={"round_limit": 5},
        part="wrap_up",
    )

    assert match.returns == [-1, 1]


@pytest.mark.proves("M4")
def test_at_the_round_limit_equals_draw() -> None:
    match = at_table(
        Side(active=4),
        Side(active=2, depleted=2),
        rounds=5,
        options={"round_limit": 5},
        part="wrap_up",
    )

    assert match.over
    assert match.returns == [0, 0]


def test_zimbies_on_the_main_board_count_as_in_play() -> None:
    match = at_table(
        Side(active=3),
        Side(active=2),
        board="6,4:yyy",
        rounds=5,
        options={"round_limit": 5},
        part="wrap_up",
    )

    assert match.returns == [-1, 1]


@pytest.mark.proves("M4")
def test_a_game_can_be_without_a_round_limit() -> None:
    match = at_table(
        Side(), Side(), rounds=300, options={"round_limit": 0, "longest": 301}, part="wrap_up"
    )

    assert not match.over
    assert str(match.view(0)).startswith("Round 301, ")


@pytest.mark.proves("M4")
def test_without_a_word_a_game_has_no_round_limit_and_yet_an_end() -> None:
    assert not at_table(Side(), Side(), rounds=99, part="wrap_up").over
    assert at_table(Side(), Side(), rounds=100, part="wrap_up").over
