"""Advice: the chance with each choice, why not the others, and exact odds where nothing hidden
counts.
"""

from __future__ import annotations

import numpy as np
import pytest

import ludary
from ludary.bots.advice import AdvisedChoice, Prospect, advise, chance_words, comparison, reason
from tests.bots.test_review import connect_four, played


def prospect(odds: float, words: str, chance: float | None = 0.5, exact: bool = True) -> Prospect:
    return Prospect(odds, exact, words, chance)


def choice(
    *found: Prospect,
    chance: float = 0.5,
    error: float = 0.02,
    less: float = 0.0,
    less_error: float = 0.01,
    checked: bool = True,
) -> AdvisedChoice:
    return AdvisedChoice(0, chance, error, less, less_error, checked, found)


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


def test_the_odds_of_a_fight_are_those_of_the_rules() -> None:
    match = ludary.load("dunjiin").start(seats=2, seed=3)
    match.step("explore", fate=["vampire/3"])
    seat, fight = match.actor or 0, match.game.read_action("fight")
    [found] = [one for one in advise(match.view(seat), fight) if one.action == fight]
    assert sum(one.odds for one in found.prospects) == pytest.approx(1)
    won = [one for one in found.prospects if "wins the fight" in one.words]
    rules = sum(
        odds
        for odds, after in match.outcomes("fight")
        if any("wins the fight" in line for line in after.told(seat))
    )
    assert sum(one.odds for one in won) == pytest.approx(rules, abs=0.02)


def test_few_outcomes_are_told_one_by_one_and_many_by_whether_they_are_good() -> None:
    assert reason(choice(prospect(1.0, "Ann claims a2."))) == "Ann claims a2."
    assert (
        reason(choice(prospect(0.625, "Ann dies."), prospect(0.375, "Ann lives.")))
        == "62 %: Ann dies. 38 %: Ann lives."
    )
    pits = [prospect(0.2, "A pit.", 0.1), prospect(0.1, "Lava.", 0.0, exact=False)]
    many = [prospect(0.4, "Mud.", 0.5), prospect(0.3, "Gold.", 0.9), *pits]
    bad = "About 30 % of what can happen is bad for you"
    good = "30 % of what can happen is good for you"
    assert reason(choice(*many)) == f"{bad}, such as: A pit (20 %). {good}, such as: Gold (30 %)."
    assert reason(choice()) == ""


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
