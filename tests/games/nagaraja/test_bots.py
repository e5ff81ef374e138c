"""Bots at Nagaraja are as strong as they are said to be."""

import pytest

import ludary


def test_greedy_beats_a_uniform_bot() -> None:
    results = ludary.simulate("nagaraja", games=300, bots=["greedy", "uniform"], seed=3)

    assert results.intervals()[0][0] > 0.7


def test_search_beats_greedy() -> None:
    results = ludary.simulate("nagaraja", games=120, bots=["ismcts:300", "greedy"], seed=3)

    assert results.intervals()[0][0] > 0.5  # even


@pytest.mark.deep
def test_search_is_as_strong_as_the_page_on_performance_says() -> None:
    results = ludary.simulate("nagaraja", games=400, bots=["ismcts:1000", "greedy"], seed=4)

    assert results.intervals()[0][0] > 0.7
