"""The processors that this process may use, and how far it gives way to others."""

import os
from math import ceil
from pathlib import Path

QUOTA = Path(
    "/sys/fs/cgroup/cpu.max"
)  # of a container: microseconds of processor time in each period, as Linux's control groups tell
NOBODY_WAITS = 19  # the `nice` of work in the background, where LUDARY_NICE says nothing else


def cores() -> int:
    """Return the number of cores that this process may keep at work, by its affinity and its
    container's quota; at least 1.
    """
    allowed = (
        len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    )
    try:
        quota, period = map(int, QUOTA.read_text(encoding="ascii").split())
    except (OSError, ValueError):  # ValueError: "max", which is no bound
        return allowed
    return max(1, min(allowed, ceil(quota / max(1, period))))
