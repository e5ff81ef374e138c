"""Bots at Konja are as strong as they are said to be."""

import pytest

import ludary


def test_greedy_clearly_beats_uniform_bots() -> None:
    results = ludary.simulate("konja", games=200, bots=["greedy", "uniform"], seed=3)

    assert results.intervals()[0][0] > 0.9


@pytest.mark.deep
def test_a_search_of_four_thousand_iterations_is_clearly_stronger_than_greedy() -> None:
    assert (
        ludary.simulate("konja", games=400, bots=["ismcts:4000", "greedy"], seed=4).intervals()[0][
            0
        ]
        > 0.53
    )
