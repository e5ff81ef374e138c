"""Priority: processes and threads that compute only when the machine has nothing else to do."""

from __future__ import annotations

import os
import sys
import threading
from contextlib import suppress

LAST = 19  # `nice`


def nice_value() -> int:
    """LUDARY_NICE in the environment, or the lowest priority."""
    return int(os.environ.get("LUDARY_NICE", LAST))


def yield_to_others() -> None:
    """Let every other process of this machine go first from now on.

    Where Linux offers it, by its policy for idle time: then what others wake up for runs at once, also on the processor
    that this process computes on. Elsewhere by the lowest priority. LUDARY_NICE in the environment is another priority.
    """
    nice = nice_value()
    if hasattr(os, "nice"):
        os.nice(nice)
    if nice == LAST and hasattr(os, "SCHED_IDLE"):
        with suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def thread_yields_to_others() -> None:
    """The same for this thread alone, on Linux: elsewhere threads have no priority of their own, or their numbers are other processes'."""
    if sys.platform == "linux":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), nice_value())
