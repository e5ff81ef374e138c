"""Bots at Nagaraja are as strong as they are said to be."""

import numpy as np
import pytest

import ludary
from ludary.bots import greedy
from tests.games.nagaraja.table import Side, at_table


def test_greedy_beats_a_uniform_bot() -> None:
    results = ludary.simulate("nagaraja", games=300, bots=["greedy", "uniform"], seed=3)

    assert results.intervals()[0][0] > 0.7


def test_greedy_peeks_at_what_it_does_not_know() -> None:
    known = (
        "left-low:idol@0 left-middle:idol@0 left-high:chalice@0 top-left:chalice@0"
        " top-middle:crown@0 top-right:cursed-mask@0"
    )
    match = at_table(
        Side(hand="spy", sticks="green-naga"), Side(relics=f"{known} right-high:cursed-mask@0")
    )
    match.step("activate spy")

    for seed in range(5):
        action = match.game.action(
            greedy(match.view(0), match.legal(), np.random.default_rng(seed))
        )

        assert action.notation in ("relic 2 right-middle", "relic 2 right-low")


def test_search_beats_greedy() -> None:
    results = ludary.simulate("nagaraja", games=120, bots=["ismcts:300", "greedy"], seed=3)

    assert results.intervals()[0][0] > 0.5  # even


@pytest.mark.deep
def test_search_is_as_strong_as_the_page_on_performance_says() -> None:
    results = ludary.simulate("nagaraja", games=400, bots=["ismcts:1000", "greedy"], seed=4)

    assert results.intervals()[0][0] > 0.7
