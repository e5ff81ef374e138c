"""A loop plays the games of matches and batches, and refuses what is not legal."""

from functools import partial
from random import Random
from typing import Any

import numpy as np
import pytest

import ludary
from ludary.core.compile.rule import JIT
from ludary.core.errors import IllegalAction
from tests.every_game import EXAMPLES, NAMES, short

STRANGE: tuple[Any, ...] = (
    None,
    True,
    3.0,
    1.5,
    -0.0,
    float("nan"),
    float("inf"),
    -1,
    2**31,
    2**63,
    10**40,
    "3",
    "drop 4",
    b"3",
    1j,
    (),
    [3],
    {},
    object(),
    print,
    np.int8(3),
    np.uint64(2**64 - 1),
    np.array([1]),
    np.array("x"),
    np.zeros((2, 2)),
    [[]],
)
FOUR = ludary.load(EXAMPLES / "connect_four.py")


@pytest.mark.parametrize("name", NAMES, ids=short)
def test_a_loop_plays_the_games_of_a_batch(name: str) -> None:
    game = ludary.load(name)
    seats = game.seats[0]
    loop = game.loop(seats)
    batch = game.batch(2, seats, seed=5, autoreset="disabled")
    random = Random(1)
    count = loop.reset(5, 1)
    for _ in range(60):
        assert loop.legal[:count].tolist() == np.flatnonzero(batch.mask[1]).tolist()
        assert loop.actor == batch.actor[1]
        if not count:
            break
        action = loop.legal[random.randrange(count)]
        batch.step(np.array([batch.sample()[0], action]))
        count = loop.step(action)


def test_a_loop_tells_who_won() -> None:
    loop = FOUR.loop()
    count = loop.reset(1, 0)
    assert loop.returns() == [0.0, 0.0], "it is under way"
    for column in (0, 1, 0, 1, 0, 1, 0):
        assert count
        count = loop.step(column)
    assert (count, loop.actor, loop.returns()) == (0, -1, [1.0, -1.0])


def test_an_action_that_is_not_legal_changes_nothing() -> None:
    loop = FOUR.loop()
    loop.reset(1, 0)
    before = loop.state.tobytes()
    for wrong in (7, -1, 2**62):
        with pytest.raises(IllegalAction, match="not legal now"):
            loop.step(wrong)
    assert loop.state.tobytes() == before
    assert loop.step(3) == 7


def test_nothing_is_legal_before_the_first_game_and_after_the_last() -> None:
    loop = FOUR.loop()
    with pytest.raises(IllegalAction):
        loop.step(0)
    loop.reset(1, 0)
    for column in (0, 1, 0, 1, 0, 1, 0):
        loop.step(column)
    with pytest.raises(IllegalAction):
        loop.step(0)


@pytest.mark.parametrize("wrong", [(-1, 0), (0, -1), ("one", 0), (None, 0)])
def test_a_wrong_seed_is_refused(wrong: tuple[int, int]) -> None:
    with pytest.raises((TypeError, ValueError)):
        FOUR.loop().reset(*wrong)


def test_the_legal_actions_cannot_be_written_over() -> None:
    loop = FOUR.loop()
    loop.reset(1, 0)
    with pytest.raises(TypeError):
        loop.legal[0] = 99


@pytest.mark.skipif(not JIT, reason="plain Python takes whatever it can calculate with")
def test_whatever_is_given_is_taken_as_a_number_or_refused() -> None:
    loop = FOUR.loop()
    loop.reset(1, 0)
    before = loop.state.tobytes()
    for value in STRANGE:
        for call in (loop.step, partial(loop.reset, 1), lambda seed: loop.reset(seed, 0)):
            try:
                call(value)
            except (TypeError, ValueError, OverflowError, IllegalAction) as error:
                assert str(error)
                assert loop.state.tobytes() == before
            loop.reset(1, 0)
