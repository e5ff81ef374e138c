"""Tuples that compiled code passes by reference."""

import sys
from typing import Any, NamedTuple

import numpy as np
import pytest

import ludary
from examples.connect_four import GAME
from ludary.bots.greedy import greedy
from ludary.bots.ismcts import ISMCTS
from ludary.core.compile.by_reference import by_reference
from ludary.core.compile.driver import alone, driver
from ludary.core.compile.pinned import Pinned
from ludary.core.compile.rule import JIT

compiled = pytest.mark.skipif(not JIT, reason="plain Python hands everything on by reference")
builds = pytest.mark.parametrize("jit", [False, pytest.param(True, marks=compiled)])
MOST_WORDS = 128  # of the arguments of one function: ten arrays or so


@by_reference
class Inner(NamedTuple):
    table: Any
    states: Any


@by_reference
class Outer(NamedTuple):
    row: Any
    inner: Inner
    number: int
    is_odd: bool
    flags: Any


def outer() -> Outer:
    inner = Inner(np.arange(6, dtype=np.float64).reshape(2, 3), GAME.State.zeros(2))
    return Outer(np.array([5, 7, 11], np.int32), inner, -3, True, np.array([False, True]))


@driver
def use(room: Outer, at: int) -> int:
    room.flags[0] = room.flags[1]
    room.row[0] += 1
    grow(room.inner, int(room.row[at]), at)
    return int(room.row[at] + room.number + room.is_odd + room.inner.table.shape[1])


@driver(inner=True)
def grow(inner: Inner, seats: int, at: int) -> None:
    inner.states[1].seats = seats
    inner.table[1, at] += 0.5


@driver
def use_the_last(rooms: tuple[Inner, Outer], at: int) -> int:
    return use(rooms[1], at)


@driver
def copy_first(states: Any) -> None:
    states[1] = states[0]
    states[0].seats = 3
    states[2] = states[1]


@builds
def test_a_driver_reads_and_writes_the_fields(jit: bool) -> None:
    room = outer()
    assert alone(use, jit)(room, 2) == 11 - 3 + 1 + 3
    assert room.row.tolist() == [6, 7, 11]
    assert room.inner.table.tolist() == [[0, 1, 2], [3, 4, 5.5]]
    assert room.inner.states["seats"].tolist() == [0, 11]
    assert room.flags.tolist() == [True, True]


@builds
def test_a_room_with_another_array_in_it_is_another_room(jit: bool) -> None:
    room, run = outer(), alone(use, jit)
    longer = room._replace(row=np.array([1, 2, 3, 40], np.int32))
    assert [run(longer, 2), run(room, 1), run(longer, 0)] == [4, 8, 4]


@builds
def test_a_room_within_a_plain_tuple_is_handed_on(jit: bool) -> None:
    room = outer()
    assert alone(use_the_last, jit)((room.inner, room), 1) == 7 - 3 + 1 + 3


@compiled
def test_calls_leave_no_reference_behind() -> None:
    room, run = outer(), alone(use)
    run(room, 0)
    before = [
        sys.getrefcount(one) for one in (room.row, room.flags, room.inner.table, room.inner.states)
    ]
    for _ in range(100):
        run(room, 0)
    assert [
        sys.getrefcount(one) for one in (room.row, room.flags, room.inner.table, room.inner.states)
    ] == before


@compiled
def test_a_room_refuses_values_that_it_cannot_hold() -> None:
    with pytest.raises(TypeError):
        alone(use)(outer()._replace(row=object()), 0)
    assert alone(use)(outer(), 1) == 8


def test_a_pinned_tuple_holds_none() -> None:
    with pytest.raises(TypeError, match="not Outer"):
        Pinned((outer(),))


@builds
def test_a_record_is_copied_into_another_place(jit: bool) -> None:
    states = GAME.State.zeros(3)
    states["seats"] = [2, 5, 7]
    alone(copy_first, jit)(states)
    assert states["seats"].tolist() == [3, 2, 2]


@compiled
def test_functions_of_bots_take_few_words() -> None:
    """A room that travels array by array makes a search several times slower, and nothing else
    tells.
    """
    from numba.core.registry import cpu_target

    from ludary.core.compile.backend.linking import in_memory

    game = ludary.load("koa")
    view = game.start(2, seed=1).view(0)
    for bot in (greedy, ISMCTS(2), ISMCTS(2, learned=True)):
        bot(view, game.start(2, seed=1).legal(), np.random.default_rng(1))
    libraries = in_memory(cpu_target.target_context.codegen())
    taken = {name: count(library, name) for name, library in libraries.items() if "4bots" in name}
    assert len(taken) > 5
    assert {name for name, words in taken.items() if words > MOST_WORDS} == set()


def count(library: Any, symbol: str) -> int:
    """Count the arguments of a function."""
    return len(list(library._get_module_for_linking().get_function(symbol).arguments))
