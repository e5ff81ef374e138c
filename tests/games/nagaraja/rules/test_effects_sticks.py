"""Card effects on fate sticks."""

import pytest

from tests.games.nagaraja.table import Side, at_table, choices, play, sticks, winner


@pytest.mark.proves("points")
def test_points_are_added_to_what_the_sticks_show() -> None:
    match = at_table(
        Side(hand="eagle-feather", sticks="green-naga brown-1"),
        Side(hand="campfire", sticks="brown-3"),
    )

    play(match, "activate eagle-feather")

    assert match.state.victor == 0
    assert winner(match) == (0, 5)


def test_points_of_several_cards_are_added_up() -> None:
    match = at_table(
        Side(hand="drum-beat eagle-feather river-wind", sticks="green-naga green-naga green-naga")
    )

    play(match, "activate drum-beat", "activate river-wind")
    assert match.state.players[0].bonus == 6
    play(match, "activate eagle-feather")

    assert winner(match) == (0, 10)


@pytest.mark.proves("N55")
def test_added_points_stay_when_sticks_are_discarded_and_last_for_one_round() -> None:
    first = Side(hand="river-wind", sticks="green-naga brown-4")
    match = at_table(first, Side(hand="dry-rot", sticks="green-naga brown-1"))

    play(match, "activate river-wind", "activate dry-rot", "stick brown 4")

    assert winner(match) == (0, 3)
    assert match.state.players[0].bonus == 0


@pytest.mark.proves("rethrow", "N39")
def test_two_chosen_sticks_of_the_opponent_are_thrown_again_at_once() -> None:
    match = at_table(
        Side(hand="rattle keyhole", sticks="green-naga"),
        Side(hand="campfire", sticks="brown-4 brown-3 white-2 green-naga"),
    )

    play(match, "activate rattle", "stick brown 4")
    match.step("stick white 2", fate=["1", "naga"])

    assert sticks(match, 1) == ["brown-1", "brown-3", "white-naga", "green-naga"]
    assert match.actor == 1
    assert match.told(-1)[-3:] == [
        "Seat 2 rethrows a brown stick: it shows 1.",
        "Seat 2 rethrows a white stick: it shows a naga.",
        "Seat 2 has 4 fate points and 2 nagas.",
    ]


@pytest.mark.proves("N37")
def test_sticks_with_an_unused_naga_may_be_chosen_too() -> None:
    match = at_table(
        Side(hand="dry-rot", sticks="green-naga"),
        Side(hand="campfire", sticks="brown-4 green-naga"),
    )

    play(match, "activate dry-rot", "stick green naga")

    assert [words for words in match.told(-1) if "loses" in words] == [
        "Seat 2 loses a green stick that shows a naga."
    ]
    assert match.state.victor == 1
    assert match.state.phase != 1


@pytest.mark.proves("N37")
def test_spent_sticks_cannot_be_chosen() -> None:
    match = at_table(
        Side(hand="river-wind", sticks="green-naga white-1"),
        Side(hand="flood", sticks="green-naga brown-1"),
    )

    play(match, "activate river-wind", "activate flood")

    assert choices(match) == ["stick white 1"]


@pytest.mark.proves("break", "N38", "N40")
@pytest.mark.parametrize(("lying", "chosen"), [("brown-4 brown-3 white-1", 2), ("brown-4", 1)])
def test_exactly_as_many_sticks_are_discarded_as_the_card_says_or_as_there_are(
    lying: str, chosen: int
) -> None:
    match = at_table(
        Side(hand="flood keyhole", sticks="green-naga green-naga"),
        Side(sticks=lying, hand="campfire"),
    )

    match.step("activate flood")
    for _ in range(chosen):
        assert {name.split()[0] for name in choices(match)} == {"stick"}
        match.step(choices(match)[0])

    assert len(sticks(match, 1)) == len(lying.split()) - chosen
    assert "pass" in choices(match)


@pytest.mark.proves("N38")
def test_without_an_opposing_stick_the_card_cannot_be_activated() -> None:
    match = at_table(Side(hand="flood rattle", sticks="green-naga"))

    assert choices(match) == ["pass"]


def test_sticks_that_look_alike_are_one_choice() -> None:
    match = at_table(
        Side(hand="flood", sticks="green-naga"), Side(sticks="brown-4 brown-4 white-3", hand="spy")
    )

    match.step("activate flood")

    assert choices(match) == ["stick brown 4", "stick white 3"]
