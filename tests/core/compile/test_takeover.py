"""A game runs as plain Python until its compiled code takes over, between any two calls, and
nothing else changes.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator

import numpy as np
import pytest

import ludary
from ludary.bots import greedy
from ludary.core.compile.rule import JIT
from ludary.core.compile.takeover import (
    all_compiled,
    compiled_here,
    is_awaited,
    is_compiled,
    run_as_python,
    take_over,
)
from tests.every_game import EXAMPLES

pytestmark = pytest.mark.skipif(not JIT, reason="there is nothing that could take over")
NAME = "leduc_poker"


@pytest.fixture
def leduc() -> Iterator[ludary.Game]:
    """Leduc poker, as Python."""
    game = ludary.load(EXAMPLES / "leduc_poker.py")
    run_as_python([NAME])
    yield game
    take_over(NAME)


def runs_compiled(game: ludary.Game) -> bool:
    return hasattr(game.engine.legal, "py_func")


def test_until_then_everything_is_pythons_own(leduc: ludary.Game) -> None:
    assert (is_compiled(NAME), is_awaited(NAME), all_compiled()) == (False, True, False)
    assert not runs_compiled(leduc)
    take_over(NAME)
    assert (is_compiled(NAME), is_awaited(NAME), all_compiled()) == (True, False, True)
    assert runs_compiled(leduc)


def test_another_thread_can_run_compiled_code_meanwhile(leduc: ludary.Game) -> None:
    seen = []

    def load() -> None:
        with compiled_here():
            seen.append(runs_compiled(leduc))

    thread = threading.Thread(target=load)
    thread.start()
    thread.join()
    assert seen == [True]
    assert not runs_compiled(leduc)


@pytest.mark.parametrize("after", [0, 1, 3, 5])
def test_a_match_changes_over_in_the_middle_of_a_game(leduc: ludary.Game, after: int) -> None:
    """Choices and chances are the same, however many actions are played before."""
    records = []
    for changes in (None, after):
        run_as_python([NAME])
        match, rng = leduc.start(seed=4), np.random.default_rng(4)
        while not match.over:
            if len(match.steps) - 1 == changes:
                take_over(NAME)
            match.step(greedy(match.view(match.actor), match.legal(), rng))  # type: ignore[arg-type]
        records.append((match.record(), match.returns, str(match.view(0))))
    assert records[0] == records[1]
