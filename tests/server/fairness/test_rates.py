"""Rates: requests that come too fast are refused, and nothing is remembered for ever."""

from __future__ import annotations

from ludary.server.fairness.rates import FEW, WINDOW, Rates


def test_a_window_full_may_come_at_once_and_then_as_many_as_the_rate() -> None:
    rates = Rates(10.0)
    assert [rates.hit("Ann", 2, now=100.0) for _ in range(21)] == [True] * 20 + [False]
    assert [rates.hit("Ann", 2, now=101.0) for _ in range(3)] == [True, True, False]
    assert rates.hit("Ann", 2, now=111.0)


def test_a_refused_request_costs_nothing_later() -> None:
    rates = Rates(10.0)
    for _ in range(1_000):
        rates.hit("Ann", 1, now=0.0)
    assert rates.hit("Ann", 1, now=1.0)


def test_each_name_has_a_rate_of_its_own() -> None:
    rates = Rates(1.0)
    assert [rates.hit(name, 1, now=0.0) for name in ("Ann", "Bob", "Ann")] == [True, True, False]


def test_a_rate_of_less_than_one_in_a_window_lets_one_in_now_and_then() -> None:
    rates = Rates(10.0)
    assert [rates.hit("Ann", 0.05, now=now) for now in (0.0, 19.0, 20.0)] == [True, False, True]


def test_names_that_have_not_come_for_a_while_are_forgotten() -> None:
    rates = Rates()
    for number in range(10 * FEW):
        rates.hit(number, 5, now=number * WINDOW)
    assert len(rates.spent) <= FEW + 1
