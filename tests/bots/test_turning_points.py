"""Turning points: the few actions of a game by which the estimated chances changed most."""

from __future__ import annotations

import numpy as np
import pytest

import ludary
from ludary import Match
from ludary.bots.outlook import outlook
from ludary.bots.turning_points import LEAST, turning_points
from tests.every_game import EXAMPLES


def dunjiin(seed: int) -> Match:
    match, rng = ludary.load("dunjiin").start(2, seed=seed), np.random.default_rng(seed)
    while not match.over:
        match.step(int(rng.choice(match.legal_ids())))
    return match


def test_chances_add_up_to_one_and_are_certain_at_the_end() -> None:
    match = dunjiin(1)
    sample = outlook(match.at(5).view(0), 8, seed=1)
    assert sample is not None and sample.chances.sum() == pytest.approx(1)
    assert list(outlook(match.view(0), 4, seed=1).chances) == [float(value > 0) for value in match.returns]  # type: ignore[union-attr]


def test_the_greatest_changes_are_told_in_the_order_of_the_game() -> None:
    match = dunjiin(2)
    points = turning_points(match, seconds=1e9, rounds=1)
    assert points and len(points) <= 3
    assert [point.step for point in points] == sorted(point.step for point in points)
    for point in points:
        assert abs(point.after - point.before) >= LEAST
        assert match.steps[point.step].actor == point.actor
    assert points == turning_points(match, seconds=1e9, rounds=1)


def test_an_action_that_lets_the_other_win_is_told_by_what_it_was_worth_before() -> None:
    match = ludary.load(str(EXAMPLES / "connect_four.py")).start(seed=1)
    for column in (0, 6, 0, 6, 0, 5, 0):
        match.step(f"drop {column}")
    points = turning_points(match, seconds=1e9, rounds=1)
    assert points is not None
    [losing] = [point for point in points if point.step == 6]  # column 0 was to be stopped
    assert (losing.actor, losing.seat, losing.after) == (1, 1, 0.0) and losing.before > 0.05


def test_nobody_guesses_about_what_there_was_no_time_to_look_at() -> None:
    assert turning_points(dunjiin(3), seconds=0.0) is None
