"""Spawning zimbies."""

import pytest

from tests.games.zimby_mojo.table import choices, happened, home, phase, play, shore, tokens, verbs
from tests.games.zimby_mojo.zimby import Side, at_table


@pytest.mark.proves("spawn")
def test_a_spawned_zimby_comes_from_the_far_shore_depleted_for_three_mojo() -> None:
    match = at_table(Side(active=0, tokens=4), Side())

    play(match, "spawn")

    assert (tokens(match, 0), home(match, 0), shore(match, 0)) == (1, "0+1", 15)
    assert happened(match, "spawns")


@pytest.mark.proves("spawn")
def test_two_spawns_a_turn_are_the_most() -> None:
    match = at_table(Side(active=8, tokens=4), Side())

    play(match, "spawn", "pay 3", "lose depleted", "spawn", "pay 3", "lose depleted")

    assert "spawn" not in verbs(match)


def test_the_next_turn_has_its_own_spawns() -> None:
    match = at_table(Side(active=0, tokens=4, spawned=2), Side(active=0, tokens=4, spawned=2))
    assert "spawn" not in verbs(match)

    play(match, "end_turn")

    assert "spawn" in verbs(match)


@pytest.mark.proves("spawn")
def test_nothing_spawns_when_the_far_shore_is_empty() -> None:
    match = at_table(Side(active=8), Side(), board="1,11:www 1,13:www 1,15:ww")

    assert "spawn" not in verbs(match)


def test_big_litters_make_spawning_cheaper() -> None:
    match = at_table(Side(active=1, tokens=2), Side(), chants="w>w:big-litters")

    play(match, "spawn")

    assert (tokens(match, 0), home(match, 0)) == (0, "1+1")


@pytest.mark.proves("board-limit", "A25")
def test_a_spawned_zimby_too_many_sends_another_to_the_far_shore() -> None:
    match = at_table(Side(active=8, tokens=4), Side())

    play(match, "spawn", "pay 0")
    assert (phase(match), choices(match)) == ("lose", ["lose active", "lose depleted"])
    play(match, "lose active")

    assert (home(match, 0), shore(match, 0)) == ("7+1", 8)
