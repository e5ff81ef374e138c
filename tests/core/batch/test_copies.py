"""Copies and pickles of a batch go on exactly as it does, and share nothing with it."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import ludary
from ludary.core.compile.takeover import run_as_python, take_over
from tests.core.batch.test_threads import alike
from tests.every_game import EXAMPLES


@pytest.mark.parametrize(
    "made",
    [copy.deepcopy, copy.copy, lambda batch: pickle.loads(pickle.dumps(batch))],
    ids=["deepcopy", "copy", "pickle"],
)
@pytest.mark.parametrize("name", ["connect_four.py", "leduc_poker.py"])
@pytest.mark.parametrize(
    "more", [{}, {"autoreset": "next_step", "longest": 3}, {"autoreset": "disabled", "told": 2}]
)
def test_copies_and_pickles_of_a_batch_go_on_exactly_alike(
    name: str, made: Callable[[Any], Any], more: dict[str, Any]
) -> None:
    batch = ludary.load(EXAMPLES / name).batch(30, seed=3, threads=2, **more)
    for number in range(12):
        twin = made(batch)
        assert (twin.n, twin.seats, twin.autoreset) == (batch.n, batch.seats, batch.autoreset)
        if number % 3:
            batch.sample(), twin.sample()
        if number % 2:
            assert batch.mask.tobytes() == twin.mask.tobytes()
        if more.get("told"):
            assert [part.tolist() for part in batch.told([0] * 30)] == [
                part.tolist() for part in twin.told([0] * 30)
            ]
        alike(batch, twin, 4)
        before = batch.states.tobytes()
        twin.step(twin.sample())
        assert batch.states.tobytes() == before, "a copy shares nothing"


def test_a_pickle_goes_on_where_the_game_is_not_compiled_yet() -> None:
    """There a batch has one thread, whatever was asked for."""
    batch = ludary.load(EXAMPLES / "connect_four.py").batch(30, seed=3, threads=4)
    batch.step(batch.sample())
    kept = pickle.dumps(batch)
    run_as_python([batch.game.name])
    try:
        alike(batch, pickle.loads(kept), 6)
    finally:
        take_over(batch.game.name)
