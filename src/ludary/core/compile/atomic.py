"""Numbers that threads share: reading and writing them at once, in the order in which the program
says so.

For int64 arrays, in drivers. `core.compile.backend.atomic` says what compiled code does; in plain
Python one thread runs at a time.
"""

from typing import Any


def load_now(shared: Any, at: int) -> int:
    """Return what `shared[at]` holds now, whichever thread wrote it.

    Everything written before that is seen as well.
    """
    return int(shared[at])


def store_now(shared: Any, at: int, value: int) -> None:
    """Write `shared[at]` for all threads, after everything that was written before."""
    shared[at] = value


def swap_now(shared: Any, at: int, value: int) -> int:
    """Write `shared[at]` and return what stood there, with no other thread in between."""
    before = int(shared[at])
    shared[at] = value
    return before


def spin_hint() -> None:
    """Let the processor's other threads work for a moment: what a loop does that waits for a number
    to change.
    """
