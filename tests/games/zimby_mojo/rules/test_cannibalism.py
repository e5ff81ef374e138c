"""Zimbies that eat of their own column."""

import pytest

from ludary import Match
from tests.games.zimby_mojo.spells import carry
from tests.games.zimby_mojo.table import choices, ever, on, phase, play, shore, verbs
from tests.games.zimby_mojo.zimby import Side, at_table


def attack(board: str, *sides: Side) -> Match:
    return play(
        at_table(*(sides or (Side(), Side(), Side())), board=board), "creature 1,14", "attack east"
    )


@pytest.mark.proves("roll", "devour", "devour-brutality")
def test_each_zimby_eaten_adds_four_to_the_next_combat_roll() -> None:
    match = attack("1,14:www 1,15:yg")

    play(match, ("devour 2", 3, 3))

    assert [(roll["die"], roll["total"]) for roll in ever(match, "rolls")] == [
        (3, 3 + 1 + 8),
        (3, 3 + 2),
    ]


@pytest.mark.proves("dead", "devour", "devour-brutality")
def test_the_eaten_go_to_the_far_shore() -> None:
    match = attack("1,14:www 1,15:yg")
    before = shore(match, 0)

    play(match, ("devour 2", 1, 1))

    assert shore(match, 0) == before + 2


@pytest.mark.proves("devour", "C13")
def test_a_zimby_eats_two_at_most_and_never_itself() -> None:
    assert choices(attack("1,14:www 1,15:yg"), "devour") == ["0", "1", "2"]
    assert choices(attack("1,14:ww 1,15:yg"), "devour") == ["0", "1"]


@pytest.mark.proves("devour", "devour-brutality")
def test_nobody_eats_in_a_column_of_several_tribes() -> None:
    match = at_table(Side(), Side(), Side(), board="1,14:wwg 1,15:y")

    play(match, "creature 1,14", ("attack east", 3, 5))

    assert not ever(match, "devours")
    assert ever(match, "rolls")


@pytest.mark.proves("C11", "C12")
def test_the_attacker_eats_first_then_the_defender_and_then_both_roll() -> None:
    match = attack("1,14:ww 1,15:yy")
    assert (match.actor, phase(match)) == (0, "devour")

    play(match, "devour 1")
    assert (match.actor, phase(match)) == (1, "devour")
    assert not ever(match, "rolls")
    play(match, ("devour 1", 3, 3))

    assert [(roll["die"], roll["total"]) for roll in ever(match, "rolls")] == [(3, 8), (3, 8)]


@pytest.mark.proves("C12")
def test_the_shaman_of_a_column_that_is_attacked_decides_in_the_turn_of_another() -> None:
    match = attack("1,14:w 1,15:yyy")

    assert (match.actor, choices(match, "devour")) == (1, ["0", "1", "2"])


@pytest.mark.proves("devour-double", "C14")
@pytest.mark.parametrize(
    ("meals", "farthest"),
    [([], "1,14"), (["devour_range"], "1,17"), (["devour_range"] * 2, "1,17")],
)
def test_each_zimby_eaten_doubles_the_range(meals: list[str], farthest: str) -> None:
    match = at_table(Side(hand="patch-o-darkness"), Side(), board="1,11:www")

    play(match, "cast patch-o-darkness", "channel 1,11", *meals)

    aims = choices(match, "aim")
    assert farthest in aims
    assert ("1,15" in aims) == bool(meals)
    assert ("1,18" in aims) == (len(meals) == 2)


@pytest.mark.proves("devour-double", "C14")
@pytest.mark.parametrize(("meals", "left"), [(1, "y"), (2, "")])
def test_each_zimby_eaten_doubles_the_effect(meals: int, left: str) -> None:
    match = at_table(Side(hand="blow-guns"), Side(), board="1,13:www 1,15:yyy")

    carry(match, "cast blow-guns", "channel 1,13", *["devour_effect"] * meals, "aim 1,15")

    assert on(match, "1,15") == left
    assert on(match, "1,13") == "w" * (3 - meals)


@pytest.mark.proves("devour", "C13")
def test_two_meals_for_one_witchery_may_be_of_two_kinds_and_there_is_no_third() -> None:
    match = at_table(Side(hand="blow-guns"), Side(), board="1,13:www 1,15:yyy 1,17:y")

    play(match, "cast blow-guns", "channel 1,13", "devour_range", "devour_effect")

    assert verbs(match) == {"aim"}


def test_range_is_eaten_for_when_nothing_is_nearer() -> None:
    match = at_table(Side(hand="grave-salt"), Side(), board="1,13:ww 1,18:zombie-y")

    play(match, "cast grave-salt", "channel 1,13")

    assert choices(match) == ["devour_range"]


def test_the_last_zimby_is_not_spent_on_effect_if_the_target_is_out_of_range() -> None:
    match = at_table(Side(hand="grave-salt"), Side(), board="1,11:www 1,15:zombie-y")

    play(match, "cast grave-salt", "channel 1,11")
    assert choices(match) == ["devour_range", "devour_effect"]
    play(match, "devour_effect")

    assert choices(match) == ["devour_range"]


@pytest.mark.proves("devour-double", "C14")
def test_a_scroll_without_a_number_is_doubled_in_range_only() -> None:
    match = at_table(
        Side(hand="slippery-grease"), Side(), board="1,14:ww 1,15:y", locks="1,14/1,15"
    )

    play(match, "cast slippery-grease", "channel 1,14")

    assert "devour_range" in choices(match)
    assert "devour_effect" not in choices(match)


def test_a_tribal_board_is_no_column_that_eats_for_a_witchery() -> None:
    match = at_table(Side(hand="blow-guns", active=8), Side(), board="1,16:y")

    play(match, "cast blow-guns", "channel_home")

    assert choices(match) == ["aim 1,16"]


@pytest.mark.proves("active", "devour", "L12")
def test_depleted_zimbies_neither_eat_nor_are_eaten() -> None:
    match = at_table(Side(), Side(), board="1,14:w 1,15:yY")

    play(match, "creature 1,14", ("attack east", 3, 3))

    assert ever(match, "rolls")
