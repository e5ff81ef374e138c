"""Rates: requests that come too fast are refused, and nothing is remembered for ever."""

from __future__ import annotations

import os

import pytest

from ludary.server.fairness.rates import FEW, SLOTS, WINDOW, OpenCounts, OpenElsewhere, Rates, SharedRates

BOTH = pytest.mark.parametrize("kind", [Rates, SharedRates])


@BOTH
def test_a_window_full_may_come_at_once_and_then_as_many_as_the_rate(kind: type[Rates]) -> None:
    rates = kind(10.0)
    assert [rates.hit("Ann", 2, now=100.0) for _ in range(21)] == [True] * 20 + [False]
    assert [rates.hit("Ann", 2, now=101.0) for _ in range(3)] == [True, True, False]
    assert rates.hit("Ann", 2, now=111.0)


@BOTH
def test_a_refused_request_costs_nothing_later(kind: type[Rates]) -> None:
    rates = kind(10.0)
    for _ in range(1_000):
        rates.hit("Ann", 1, now=0.0)
    assert rates.hit("Ann", 1, now=1.0)


@BOTH
def test_each_name_has_a_rate_of_its_own(kind: type[Rates]) -> None:
    rates = kind(1.0)
    assert [rates.hit(name, 1, now=0.0) for name in ("Ann", "Bob", "Ann")] == [True, True, False]


def test_a_name_that_shares_one_of_its_two_places_pays_for_nobody_else() -> None:
    rates = SharedRates(1.0)
    assert [rates.hit(number, 1, now=0.0) for number in (7, 7 + SLOTS, 7)] == [True, True, False]


@BOTH
def test_a_rate_of_less_than_one_in_a_window_lets_one_in_now_and_then(kind: type[Rates]) -> None:
    rates = kind(10.0)
    assert [rates.hit("Ann", 0.05, now=now) for now in (0.0, 19.0, 20.0)] == [True, False, True]


def test_names_that_have_not_come_for_a_while_are_forgotten() -> None:
    rates = Rates()
    for number in range(10 * FEW):
        rates.hit(number, 5, now=number * WINDOW)
    assert len(rates.spent) <= FEW + 1


def test_forked_processes_count_together() -> None:
    rates = SharedRates()
    assert rates.spend(("people_hour", "Ann"), 1_200.0, 3_600.0)
    process = os.fork()
    if not process:
        os._exit(not rates.spend(("people_hour", "Ann"), 1_200.0, 3_600.0))
    assert os.waitpid(process, 0)[1] == 0
    assert [rates.spend(("people_hour", one), 1_200.0, 3_600.0) for one in ("Ann", "Ann", "Bob")] == [True, False, True]


def test_each_process_knows_what_the_others_have_open_and_what_a_dead_one_had_is_forgotten() -> None:
    counts = OpenCounts(3)
    first, second, third = (OpenElsewhere(counts, number) for number in range(3))
    first.add("Ann", 2)
    second.add("Ann", 3)
    second.add("Ann", -1)
    third.add("Bob", 1)
    assert [(one.has("Ann"), one.has("Bob")) for one in (first, second, third)] == [(2, 1), (2, 1), (4, 0)]

    OpenElsewhere(counts, 1)  # takes the place of the second one

    assert [one.has("Ann") for one in (first, third)] == [0, 2]
