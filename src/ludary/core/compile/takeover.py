"""Games that run as plain Python until their compiled code is there, which then takes over.

A process that cannot wait for the compiler says which games it begins with so (`run_as_python`);
another process compiles them, and when the cache has everything the first loads it
(`compiled_here`) and goes on with it (`take_over`). Both play the same games, so a match may change
over between any two calls.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from ludary.core.compile.rule import JIT

_AS_PYTHON: set[str] = set()  # names of games
_HERE = ContextVar("compiled here", default=False)


def run_as_python(games: Iterable[str]) -> None:
    """From now on these games run as plain Python in this process."""
    _AS_PYTHON.update(games)


def take_over(game: str) -> None:
    """From now on the game's compiled code runs."""
    _AS_PYTHON.discard(game)


def is_compiled(game: str) -> bool:
    """Tell whether the game's compiled code is what runs here."""
    return JIT and (game not in _AS_PYTHON or _HERE.get())


def is_awaited(game: str) -> bool:
    """Tell whether the game runs as Python for the time being, until its compiled code is there."""
    return JIT and game in _AS_PYTHON


def awaited() -> frozenset[str]:
    """Return the names of the games that run as Python for the time being."""
    return frozenset(_AS_PYTHON) if JIT else frozenset()


def all_compiled() -> bool:
    """Tell whether compiled code runs for all games here."""
    return JIT and not _AS_PYTHON


@contextmanager
def compiled_here() -> Iterator[None]:
    """Run compiled code in this thread whatever the others do, so as to load it or to compile
    it.
    """
    before = _HERE.set(True)
    try:
        yield
    finally:
        _HERE.reset(before)
