"""Sequential tests: whoever looks after each block, and stops when it is clear, still errs in no
more than one case of twenty.
"""

from collections.abc import Callable

import numpy as np
import pytest

from ludary.lab.luck.estimate import Array, Estimate
from ludary.lab.questions.elo import elo_of, share_of
from ludary.lab.questions.sequential import FEWEST, always, reach_after, values_needed

LOOKS = [64 * k for k in range(1, 33)]
REPEATS = 400

WIDE = (-1.0, 1.0)  # where all values lie

Drawn = Callable[[np.random.Generator, int], Array]


def thirds(rng: np.random.Generator, count: int) -> Array:
    """Shares of three seats, as they come out of games of equal bots."""
    return rng.integers(0, 3, count) / 2 - 0.5


def rare(rng: np.random.Generator, count: int) -> Array:
    """Wins of one among six, less a luck that takes them beyond 0 and 1."""
    return (rng.random(count) < 1 / 6) - 1 / 6 + rng.normal(0, 0.2, count)


def stopped(drawn: Drawn, together: Callable[[Array], Estimate], shift: float = 0.0) -> float:
    """In which part of repeats a difference is found at any look."""
    rng = np.random.default_rng(1)
    found = 0
    for _ in range(REPEATS):
        values = drawn(rng, LOOKS[-1]) + shift
        found += any(together(values[:count]).is_clear() for count in LOOKS)
    return found / REPEATS


@pytest.mark.parametrize("drawn", [thirds, rare])
def test_equal_bots_are_told_apart_in_at_most_one_match_of_twenty_however_often_one_looks(
    drawn: Drawn,
) -> None:
    assert stopped(drawn, lambda values: always(values, WIDE)) <= 0.05
    assert stopped(drawn, Estimate.of) > 0.2  # the usual interval, looked at as often


@pytest.mark.parametrize("drawn", [thirds, rare])
def test_a_real_difference_is_found(drawn: Drawn) -> None:
    assert stopped(drawn, lambda values: always(values, WIDE), 0.05) > 0.95


def test_so_many_values_as_are_needed_make_a_difference_clear() -> None:
    for deviation, difference in ((0.5, 0.05), (0.35, 0.02), (0.01, 0.5)):
        needed = values_needed(deviation, difference)
        assert reach_after(needed, deviation) <= difference
        assert needed == FEWEST or reach_after(needed - 1, deviation) > difference


def test_of_a_few_values_nothing_is_known() -> None:
    assert not always(np.ones(FEWEST - 1), WIDE).is_clear()
    assert always(np.linspace(0.4, 0.6, FEWEST), WIDE).is_clear()


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("points", [-150.0, 0.0, 60.0])
def test_elo_points_are_the_strength_that_a_share_comes_from(seats: int, points: float) -> None:
    more = share_of(points, seats) - 1 / seats
    assert elo_of(more, seats) == pytest.approx(points, abs=0.01)
    assert elo_of(
        (share_of(points, seats) - share_of(-points, seats)) / 2, seats, both_ways=True
    ) == pytest.approx(points, abs=0.01)


def test_even_a_bot_that_wins_every_game_has_elo_points() -> None:
    assert 1000 < elo_of(0.5, 2) <= 1200
