"""Loading compiled code from the cache where nothing may be compiled."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

_ALONE = ContextVar("from the cache alone", default=False)


class NotInCache(Exception):
    """Something would have to be compiled where that must not be."""


@contextmanager
def from_cache_alone() -> Iterator[None]:
    """Load compiled code in this thread, and compile nothing: what the cache has not raises
    NotInCache.
    """
    before = _ALONE.set(True)
    try:
        yield
    finally:
        _ALONE.reset(before)


def check_compiling(what: str) -> None:
    """NotInCache where nothing may be compiled."""
    if _ALONE.get():
        raise NotInCache(f"the cache lacks {what}")
