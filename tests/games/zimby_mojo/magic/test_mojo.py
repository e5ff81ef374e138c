"""Mojo: tokens, zimbies, and the mojo of those eaten."""

import pytest

from tests.games.zimby_mojo.table import chants, choices, home, mojo, phase, play, tokens, verbs
from tests.games.zimby_mojo.zimby import Side, at_table


@pytest.mark.proves("extract")
def test_a_payment_comes_from_tokens_and_zimbies_as_one_likes() -> None:
    match = at_table(Side(active=4, tokens=4), Side())

    play(match, "spawn")
    assert choices(match) == ["pay 0", "pay 1", "pay 2", "pay 3"]
    play(match, "pay 2")

    assert (tokens(match, 0), home(match, 0)) == (
        3,
        "2+3",
    ), "two paid, and the spawned one lies there"


def test_where_there_is_no_choice_nobody_is_asked() -> None:
    match = at_table(Side(active=2, tokens=1), Side())

    play(match, "spawn")

    assert (phase(match), tokens(match, 0), home(match, 0)) == ("turn", 0, "0+3")


@pytest.mark.proves("extract")
def test_zimbies_on_the_main_board_give_no_mojo() -> None:
    match = at_table(Side(active=0, tokens=2), Side(), board="1,13:www")

    assert mojo(match, 0) == 2
    assert "spawn" not in verbs(match)


@pytest.mark.proves("eat", "B1")
def test_the_mojo_of_eaten_zimbies_is_spent_first_and_gone_with_the_turn() -> None:
    match = at_table(Side(active=4, tokens=4), Side(), board="1,13:w 1,17:y")

    play(match, "eat_mojo", "creature 1,13", "whole", "step east")
    assert (match.state.shamans[0].pool, tokens(match, 0), home(match, 0)) == (1, 4, "3+0")
    play(match, "halt", "end_turn")

    assert match.state.shamans[0].pool == 0


@pytest.mark.proves("B1")
def test_no_change_is_left_of_a_payment() -> None:
    match = at_table(Side(active=3, tokens=1), Side())

    play(match, "spawn", "pay 2")

    assert (mojo(match, 0), match.state.shamans[0].pool) == (1, 0)


@pytest.mark.proves("must-attack", "lock-duty", "B3")
def test_a_locked_column_attacks_before_its_controllers_turn_ends() -> None:
    match = at_table(board="6,14:ww", locks="6,14/7,13")
    assert "end_turn" not in verbs(match)

    play(match, "creature 6,14", "attack diagonal", ("devour 0", 3, 4))

    assert "end_turn" in verbs(match)


@pytest.mark.proves("B3", "E-6")
def test_a_locked_column_that_cannot_attack_does_not_have_to() -> None:
    match = at_table(board="6,14:wW", locks="6,14/7,13")

    assert "end_turn" in verbs(match)


@pytest.mark.proves("chant", "B5")
def test_a_chanter_can_pay_and_its_incantation_ends() -> None:
    match = at_table(Side(active=2, tokens=1), Side(), chants="w>w:big-litters")

    play(match, "spawn")
    assert (tokens(match, 0), home(match, 0), chants(match)) == (
        0,
        "1+2",
        ["w>w:big-litters"],
    ), "chanters are the last to pay"

    match = at_table(Side(active=1, tokens=1), Side(), chants="w>w:big-litters")
    play(match, "spawn")
    assert (tokens(match, 0), home(match, 0), chants(match)) == (0, "0+2", [])


@pytest.mark.proves("B6")
def test_nobody_pays_for_another() -> None:
    match = at_table(Side(active=0, tokens=0), Side(active=8), board="1,13:wy")

    assert choices(match) == ["end_turn"]
