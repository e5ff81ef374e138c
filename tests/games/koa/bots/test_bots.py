"""Bots at Koa are as strong as they are said to be."""

import pytest

import ludary


@pytest.mark.parametrize(("rivals", "least"), [(3, 0.50), (2, 0.55), (1, 0.75)])
def test_greedy_beats_uniform_bots_at_any_number_of_seats(rivals: int, least: float) -> None:
    results = ludary.simulate("koa", games=300, bots=["greedy", *["uniform"] * rivals], seed=3)

    assert results.wins()[0] / 300 > least


def test_search_beats_greedy_bots() -> None:
    results = ludary.simulate("koa", games=300, bots=["ismcts:300", *["greedy"] * 3], seed=3)

    assert results.intervals()[0][0] > 0.25  # even


@pytest.mark.deep
def test_search_is_as_strong_as_the_page_on_performance_says() -> None:
    def share(bot: str, rivals: str) -> float:
        return float(
            ludary.simulate("koa", games=1_000, bots=[bot, *[rivals] * 3], seed=4).intervals()[0][0]
        )

    assert share("greedy", "uniform") > 0.5
    assert share("ismcts:1000", "greedy") > 0.25
