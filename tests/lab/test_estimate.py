"""Intervals hold for shares near 0 and 1, for few deals, with and without luck; none has zero
width.
"""

from collections.abc import Callable

import numpy as np
import pytest
from scipy.stats import t as student
from scipy.stats import ttest_ind

from ludary.lab.luck.estimate import LEAST_GAMES, Array, Estimate, less_luck, quantile
from ludary.lab.questions.sequential import always

REPEATS = 1000
NOISE = 0.021  # three standard errors of a coverage of 95 % in so many repeats
SHARES = (0.0, 0.005, 0.02, 0.1, 0.5, 0.9, 0.98, 1.0)

Drawn = Callable[[np.random.Generator, float, int], Array]


def all_or_nothing(rng: np.random.Generator, share: float, deals: int) -> Array:
    """Deals that decide all games in them."""
    return (rng.random((REPEATS, deals)) < share).astype(float)


def two_seats(rng: np.random.Generator, share: float, deals: int) -> Array:
    return np.asarray((rng.random((REPEATS, deals, 2)) < share).mean(axis=2))


def four_seats(rng: np.random.Generator, share: float, deals: int) -> Array:
    return np.asarray((rng.random((REPEATS, deals, 4)) < share).mean(axis=2))


def less_luck_of_two(rng: np.random.Generator, share: float, deals: int) -> Array:
    """Two seats whose deals a judge sees through, if not quite."""
    drawn = rng.random((REPEATS, deals, 2))
    seen = np.clip((share - drawn) * 0.4, -0.5, 0.5) - 0.4 * (share - 0.5)
    luck = np.stack([seen, rng.normal(0, 0.02, drawn.shape)], axis=3)
    seats = [[less_luck(one, own) for one, own in zip(*both, strict=True)] for both in zip(
        (drawn < share).astype(float).transpose(2, 0, 1), luck.transpose(2, 0, 1, 3), strict=True
    )]  # fmt: skip
    return np.asarray(np.mean(seats, axis=0))


def held(values: Array, share: float) -> float:
    """Return the share of repeats whose interval holds the true share."""
    ends = np.array([Estimate.of_shares(one).interval() for one in values])
    return float(((ends[:, 0] <= share + 1e-12) & (share - 1e-12 <= ends[:, 1])).mean())


@pytest.mark.parametrize("drawn", [all_or_nothing, two_seats, four_seats, less_luck_of_two])
@pytest.mark.parametrize("deals", [2, 5, 20, 60, 400])
def test_an_interval_of_a_share_holds_however_few_the_deals_are(drawn: Drawn, deals: int) -> None:
    rng = np.random.default_rng(deals)
    shares = SHARES if drawn is not less_luck_of_two else SHARES[1::3]
    least = min(held(drawn(rng, share, deals), share) for share in shares)
    assert least >= 0.95 - NOISE


@pytest.mark.parametrize("deals", [2, 5, 20, 400])
@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
def test_no_share_is_known_for_certain(deals: int, share: float) -> None:
    low, high = Estimate.of_shares(np.full(deals, share)).interval()

    assert 0 <= low <= share <= high <= 1
    assert 3 / (deals + 2) < high - low or share == 0.5
    assert high > low
    assert Estimate.of_counts(np.array([share]), np.array([deals])).interval() == pytest.approx(
        (low, high)
    )


def test_two_or_three_deals_prove_no_seat_a_sure_winner() -> None:
    for deals in (2, 3):
        assert not Estimate.of_shares(np.ones(deals)).differs_from(0.5)
    assert Estimate.of_shares(np.ones(10)).differs_from(0.5)


def test_a_match_won_in_every_game_has_an_interval_too() -> None:
    found = always(np.full(64, 0.5), (-0.5, 0.5))

    assert 0.3 < found.interval()[0] < 0.45 and found.interval()[1] == 0.5
    assert found.is_clear()


def test_differences_in_a_few_deals_are_as_unsure_as_a_few_values() -> None:
    few, many = (
        np.where(np.arange(60) < changed, 1.0, 0.0)
        + np.arange(60) % 7 / 50 * (np.arange(60) < changed)
        for changed in (3, 40)
    )

    assert Estimate.of_differences(few).freedom == 2
    assert not Estimate.of_differences(few).is_clear() and Estimate.of_differences(many).is_clear()
    assert Estimate.of_differences(np.zeros(60)).reach() == np.inf
    assert not Estimate.of_differences(np.full(2, 0.5), (0.0, 1.0)).is_clear()


def test_the_interval_of_a_difference_of_two_means_is_welchs() -> None:
    few, many = (np.random.default_rng(deals).normal(0, deals, deals) for deals in (4, 9))

    theirs = ttest_ind(few, many, equal_var=False).confidence_interval()
    assert (Estimate.of(few) - Estimate.of(many)).interval() == pytest.approx(theirs, rel=1e-3)


@pytest.mark.parametrize("freedom", [1, 2, 3, 10, 300, 5000])
def test_the_quantiles_are_those_of_students_distribution(freedom: int) -> None:
    for confidence in (0.95, 0.9996):
        assert quantile(confidence, freedom) == pytest.approx(
            student.ppf((1 + confidence) / 2, freedom), rel=1e-3
        )
    assert quantile(0.95, np.inf) == pytest.approx(1.96, abs=0.001)


def test_weights_of_luck_begin_at_one_so_that_few_deals_gain_too() -> None:
    rng = np.random.default_rng(1)
    plain, less = [], []
    for _ in range(300):
        luck = rng.normal(0, 0.3, (2 * LEAST_GAMES, 6)) * np.array([1, 1, 0.1, 0.1, 0.1, 0.1])
        won = (luck[:, :2].sum(axis=1) + rng.uniform(0, 1, len(luck)) > 0.5).astype(float)
        plain.append(won.mean())
        less.append(less_luck(won, luck).mean())
    assert np.std(less) < 0.82 * np.std(plain)
    assert abs(np.mean(less) - np.mean(plain)) < 3 * np.std(plain) / np.sqrt(300)


def test_luck_is_not_taken_off_fewer_deals() -> None:
    won = np.ones(2 * LEAST_GAMES - 1)
    luck = np.ones((2 * LEAST_GAMES - 1, 1)) * np.arange(2 * LEAST_GAMES - 1)[:, None]
    assert (less_luck(won, luck) == won).all()
