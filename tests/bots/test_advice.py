"""Advice: the chance with each choice, and a reason in the terms of the game."""

from __future__ import annotations

import numpy as np
import pytest

import ludary
from ludary.bots.advice import AdvisedChoice, advise, brief, chance_words, comparison
from ludary.core.contract.matters import Amount
from tests.bots.test_review import connect_four, played


def choice(
    chance: float = 0.5,
    error: float = 0.02,
    less: float = 0.0,
    less_error: float = 0.01,
    checked: bool = True,
) -> AdvisedChoice:
    return AdvisedChoice(0, chance, error, less, less_error, checked, "")


def test_the_choice_that_stops_three_in_a_column_is_worth_most() -> None:
    match = connect_four(0, 6, 0, 6, 0)
    best = match.game.read_action("drop 0")
    found = advise(match.view(1), best)
    assert found[0].action == best and found[0].less == 0
    assert len(found) == 7 and all(
        one.less > 2 * one.less_error and one.chance < found[0].chance for one in found[1:]
    )


@pytest.mark.parametrize("name", ["dunjiin", "nagaraja"])
def test_advice_in_worlds_that_a_seat_cannot_tell_apart_is_the_same(name: str) -> None:
    match = played(name, most=30)
    seat = match.actor or 0
    other, best = match.imagine(seat, seed=5), match.legal_ids()[0]
    assert advise(match.view(seat), best) == advise(other.view(seat), best)


def reasons(name: str, positions: int, seed: int) -> None:
    """Assert that a choice in each of some drawn positions has a reason of its own."""
    for number in range(positions):
        match = played(name, bot="novice", most=5 + 7 * number, seed=seed + number)
        if match.over or len(match.legal_ids()) < 2:
            continue
        view = match.view(match.actor or 0)
        [best, *others] = advise(view, view.legal_ids()[number % 2])
        words = next(action.words for action in view.legal() if action.id == best.action)
        if not others or all(one.reason == "" for one in (best, *others)):
            raise AssertionError(f"{words}: no reason")
        assert len(best.reason.split()) <= 20 and best.reason.endswith(".")
        assert not best.reason.startswith(brief(words))


@pytest.mark.parametrize("name", ludary.games())
def test_a_hint_has_a_reason_of_20_words_that_is_not_the_action(name: str) -> None:
    reasons(name, positions=2, seed=1)


@pytest.mark.deep
@pytest.mark.parametrize("name", ludary.games())
def test_hints_in_100_positions_have_reasons(name: str) -> None:
    reasons(name, positions=100, seed=100)


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (1.0, "1 more cloud"),
        (-2.0, "2 fewer clouds"),
        (0.64, "about 0.6 more clouds"),
        (-13.4, "13 fewer clouds"),
    ],
)
def test_an_amount_is_told_with_its_unit(number: float, words: str) -> None:
    assert f"{Amount(number):cloud}" == words


def test_an_amount_of_what_is_not_counted_is_less() -> None:
    assert f"{Amount(-2.0):Gold|Gold}" == "2 less Gold"


def test_a_difference_within_its_error_is_none() -> None:
    assert comparison(choice(less=0.01)) == "about as good"
    assert comparison(choice(less=0.05)) == "5.0 ± 2.0 points less"
    assert comparison(choice(less=0.05, checked=False)) == "5.0 ± 2.0 points less, at first sight"


def test_a_chance_is_told_with_its_interval_of_one_point_at_least() -> None:
    assert chance_words(choice(chance=0.624)) == "62 ± 4 %"
    assert chance_words(choice(chance=1.0, error=0.0)) == "100 ± 1 %"


def test_chances_are_chances() -> None:
    match = played("koa", most=40)
    found = advise(match.view(match.actor or 0), match.legal_ids()[0])
    assert all(0 <= one.chance <= 1 and np.isfinite(one.error) for one in found)
