"""Drivers: compiled loops that are written once for all games.

A driver calls the functions of the contract and other drivers by their names, as any function does:

    from ludary.core.contract.functions import apply, legal

    @driver
    def count_legal(boxes: Array, states: Array, i: int, out: Array) -> int:
        return legal(boxes[0], states[i], out)

`Engine.bind` makes the copy of it that plays one game: the contract's functions are replaced by the
game's own, drivers by copies bound to the same game. Every copy is kept in the cache of compiled
code, as functions that are passed as arguments cannot be.

Drivers that Python calls take arrays and an index, never a record: crossing over costs 0.3
microseconds so, and 20 with a record.
"""

from collections.abc import Callable, Iterator, Mapping
from types import FunctionType
from typing import Any, TypeVar, cast, overload

from ludary.core.compile.rule import JIT, build_copy

F = TypeVar("F", bound=Callable[..., Any])
Function = Callable[..., Any]

DRIVERS: dict[Function, bool] = {}  # every driver, and whether drivers alone can call it
SHARED: set[Function] = set()  # those of which all games use one copy
OF_THE_GAME: set[Function] = set()  # what stands for a game's own function of that name

_BOUND: dict[tuple[Any, ...], Function] = {}
_ALONE: dict[tuple[Function, bool], Function] = {}


@overload
def driver(function: F) -> F: ...
@overload
def driver(*, inner: bool, shared: bool = False) -> Callable[[F], F]: ...
def driver(function: Any = None, *, inner: bool = False, shared: bool = False) -> Any:
    """Mark a function as a driver.

    One that is `inner` is for other drivers: it has no door for Python, and takes less to compile.
    One that is `shared` calls nothing of a game's and is given nothing of a game's types: all games
    use one copy, which is compiled once.
    """

    def mark(function: F) -> F:
        DRIVERS[function] = inner
        if shared:
            SHARED.add(function)
        return function

    return mark if function is None else mark(function)


def of_the_game(function: F) -> F:
    """Mark a function as a stand-in: where a driver calls it, it is the game's function of this
    name that is called.
    """
    OF_THE_GAME.add(function)
    return function


def bind(
    function: F,
    rules: Mapping[str, Function],
    instead: Mapping[Function, Function] | None = None,
    jit: bool = JIT,
) -> F:
    """Return the copy of a driver that plays one game; any function that calls drivers and rules
    can be bound.

    `rules` are the game's functions, or drivers in their place, by their names in the contract.
    `instead` names drivers to be called in the place of others, which must take and return the
    same. Without `jit` the copy is Python's own.
    """
    swapped = {old: new for old, new in (instead or {}).items() if old in reached(function)}
    key = (jit, function, *rules.values(), *swapped.items())
    if key not in _BOUND:
        names = {}
        for name, used in called(function):
            if used in OF_THE_GAME:
                used = rules[used.__name__]
            named = swapped.get(used, used)
            if named in SHARED:
                names[name] = alone(named, jit)
            else:
                names[name] = bind(named, rules, swapped, jit) if named in DRIVERS else named
        _BOUND[key] = build_copy(function, DRIVERS.get(function, False), names, jit)
    return cast(F, _BOUND[key])


def direct(bound: F, *like: Any) -> F:
    """Return the compiled function of a bound driver for arguments of these types, which takes a
    third of the time to call.

    It does not look at what it is given: arrays of another type or shape harm the process. For
    arrays that nobody else chooses.
    """
    if not hasattr(bound, "overloads"):
        return bound  # Python's own
    from numba import typeof

    types = tuple(map(typeof, like))
    bound.compile(types)  # type: ignore[attr-defined]
    return cast(F, bound.overloads[types].entry_point)


def called(function: Function) -> Iterator[tuple[str, Function]]:
    """Yield the drivers and functions of the contract that a function names, each with its name
    there.
    """
    for name in function.__code__.co_names:
        used = function.__globals__.get(name)
        if isinstance(used, FunctionType) and (used in DRIVERS or used in OF_THE_GAME):
            yield name, used


def reached(function: Function) -> set[Function]:
    """Return the drivers that a function reaches, but none below a shared one, which is the same
    for all.
    """
    drivers = {used for _, used in called(function) if used in DRIVERS}
    return drivers.union(*map(reached, drivers - SHARED))


def alone(function: F, jit: bool = JIT) -> F:
    """Return the copy of a driver that plays no game, and so calls no function of the contract."""
    if (function, jit) not in _ALONE:
        _ALONE[function, jit] = bind(function, {}, jit=jit)
    return cast(F, _ALONE[function, jit])
