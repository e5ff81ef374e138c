"""Priority: processes and threads that compute only when the machine has nothing else to do."""

from __future__ import annotations

import os
import sys
import threading
from contextlib import suppress

LAST = 19  # `nice`


def nice_value() -> int:
    """Return LUDARY_NICE of the environment, or the lowest priority."""
    return int(os.environ.get("LUDARY_NICE", LAST))


def yield_to_others() -> None:
    """Give this process the lowest priority of the machine.

    Linux has a policy for idle time, under which waking processes preempt this one at once.
    Elsewhere it is the lowest priority. LUDARY_NICE in the environment is another priority.
    """
    nice = nice_value()
    if hasattr(os, "nice"):
        os.nice(nice)
    if nice == LAST and hasattr(os, "SCHED_IDLE"):
        with suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def thread_yields_to_others() -> None:
    """Let all others go before this thread, on Linux.

    Elsewhere threads have no priority, or share their numbers with processes.
    """
    if sys.platform == "linux":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), nice_value())
