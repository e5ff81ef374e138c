"""Pinned: what stays the same from call to call, laid out as compiled code holds it."""

import copy
import pickle
from typing import Any, NamedTuple

import numpy as np
import pytest

from examples.connect_four import GAME
from ludary.core.compile.driver import alone, direct, driver
from ludary.core.compile.pinned import Pinned, words
from ludary.core.compile.rule import JIT

compiled = pytest.mark.skipif(not JIT, reason="Numba lays nothing out for plain Python")


class Inner(NamedTuple):
    table: Any
    states: Any


class Outer(NamedTuple):
    row: Any
    inner: Inner
    number: int
    flags: Any


def outer() -> Outer:
    inner = Inner(np.arange(6, dtype=np.float64).reshape(2, 3), GAME.State.zeros(2))
    return Outer(np.array([5, 7, 11], np.int32), inner, -3, np.array([False, True]))


@driver
def use(kept: Any, at: int) -> int:
    row, inner, number, flags = kept.things
    inner.states[1].seats = row[at]
    inner.table[1, at] += 0.5
    flags[0] = flags[1]
    row[0] += 1
    return int(row[at] + number + len(row) + inner.table.shape[1])


@driver
def two_of_them(first: Any, second: Any) -> int:
    return int(first.things[0][0] * 10 + second.things[0][0])


@pytest.mark.parametrize("jit", [False, pytest.param(True, marks=compiled)])
def test_a_driver_reads_and_writes_what_is_kept(jit: bool) -> None:
    things = outer()
    kept = Pinned(things)
    assert direct(alone(use, jit), kept, 0)(kept, 2) == 11 - 3 + 3 + 3
    assert things.row.tolist() == [6, 7, 11]
    assert things.inner.table.tolist() == [[0, 1, 2], [3, 4, 5.5]]
    assert things.inner.states["seats"].tolist() == [0, 11]
    assert things.flags.tolist() == [True, True]


@pytest.mark.parametrize("jit", [False, pytest.param(True, marks=compiled)])
def test_each_kept_is_its_own(jit: bool) -> None:
    one, two = Pinned((np.array([3]),)), Pinned((np.array([4]),))
    run = direct(alone(two_of_them, jit), one, two)
    assert [run(one, two), run(two, one)] == [34, 43]


@compiled
def test_a_kept_lies_as_numba_lays_such_a_tuple_out() -> None:
    from numba import typeof
    from numba.core.registry import cpu_target

    alone(use)  # with which Numba knows of a Pinned
    kind, context = typeof(Pinned(outer())), cpu_target.target_context
    assert context.get_abi_sizeof(context.get_data_type(kind.things)) == 8 * len(
        list(words(outer()))
    )
    array = context.data_model_manager[typeof(np.zeros(3))]
    assert array._fields == ("meminfo", "parent", "nitems", "itemsize", "data", "shape", "strides")


def test_arrays_live_as_long_as_the_kept() -> None:
    kept = Pinned((np.arange(1000),))
    assert kept.things[0].sum() == 499_500
    assert int(kept) == kept._laid_out.ctypes.data


@pytest.mark.parametrize("thing", ["text", True, 2.0, None, [1]])
def test_arguments_that_cannot_be_pinned_are_named(thing: Any) -> None:
    with pytest.raises(
        TypeError,
        match=f"a Pinned holds arrays, integers and tuples of them, not {type(thing).__name__}",
    ):
        Pinned((thing,))


@pytest.mark.parametrize("take", [copy.copy, copy.deepcopy, pickle.dumps])
def test_a_kept_is_neither_copied_nor_pickled(take: Any) -> None:
    """Its addresses are those of one process, and of arrays that it holds."""
    with pytest.raises(TypeError, match="holds addresses"):
        take(Pinned((np.zeros(1),)))
