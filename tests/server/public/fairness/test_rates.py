"""Rates: requests that come too fast are refused, and nothing is remembered for ever."""

from __future__ import annotations

from ludary.server.public.fairness.admission import SLOWEST, Admission
from ludary.server.public.fairness.rates import FEW, WINDOW, Rates
from ludary.server.resources.addresses import ClientNetwork
from ludary.server.resources.limits import ServerLimits

A_TABLE = "/api/tables/AAAAAAAAAAAAAAAA"


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


def test_a_client_that_keeps_asking_too_much_is_answered_later_and_later() -> None:
    admission = Admission(20.0, ServerLimits())
    waits = [admission.patience(ClientNetwork.of("192.0.2.1")) for _ in range(100)]
    assert waits[0] == 0
    assert waits == sorted(waits)
    assert waits[-1] == SLOWEST
    assert admission.patience(ClientNetwork.of("192.0.2.2")) == 0


def test_another_game_with_the_same_people_costs_what_a_new_table_does() -> None:
    for first, then in (
        ("/api/tables", f"{A_TABLE}/again"),
        (f"{A_TABLE}/again", "/api/tables"),
        (f"{A_TABLE}/again",) * 2,
    ):
        admission = Admission(2.0, ServerLimits())  # one new table in ten seconds
        asked = (first, then, f"{A_TABLE}/act")
        found = [
            admission.is_too_much("POST", path, ClientNetwork.of("192.0.2.1")) for path in asked
        ]
        assert found == [False, True, False], (first, then)
