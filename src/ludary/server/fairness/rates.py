"""Rate limits by name, and what is open at a time in other processes."""

from __future__ import annotations

import mmap
import time
from collections.abc import Hashable

WINDOW = 10.0  # seconds over which a rate is an average
SLOTS = 1 << 20  # numbers that processes share: 8 MB
COUNTS = 1 << 16  # numbers that each process shares of what it has open: 0.5 MB
ROUNDING = 1 + 1e-9  # sums of many small numbers
FEW = 1_000  # names that are remembered without a look at which of them could be forgotten


class Rates:
    """Limits rates by the generic cell rate algorithm, with one number for each name.

    Every request and connection asks it, floods most of all, so it has to cost next to nothing. Libraries keep windows in a
    storage, with a thread that sweeps it.
    """

    def __init__(self, window: float = WINDOW) -> None:
        self.window = window
        self.spent: dict[Hashable, float] = {}  # by name: the time, on the monotonic clock, until which its rate is used up
        self.look = FEW

    def hit(self, name: Hashable, rate: float, now: float | None = None) -> bool:
        """Count once more; False, with nothing counted, if that exceeds `rate` a second on an average over the window."""
        now = time.monotonic() if now is None else now
        spent = max(self.spent.get(name, now), now) + 1 / rate
        if spent - now > max(self.window, 1 / rate):
            return False
        self.spent[name] = spent
        if len(self.spent) > self.look:
            self.spent = {name: until for name, until in self.spent.items() if until > now}
            self.look = 2 * len(self.spent) + FEW
        return True


class SharedRates(Rates):
    """Rates that all processes count together which are forked after this is made.

    Names have numbers in shared memory by two hashes each, and the smaller one counts: a name pays for others only where both are
    taken. Two processes that count at the same moment may count once.
    """

    def __init__(self, window: float = WINDOW) -> None:
        super().__init__(window)
        self.slots = memoryview(mmap.mmap(-1, SLOTS * 8)).cast("d")  # as `spent`; the monotonic clock is that of the machine

    def hit(self, name: Hashable, rate: float, now: float | None = None) -> bool:
        return self.spend(name, 1 / rate, max(self.window, 1 / rate), now)

    def spend(self, name: Hashable, seconds: float, window: float, now: float | None = None) -> bool:
        """Use so many seconds of a window up; False, with nothing counted, if they are not left."""
        now = time.monotonic() if now is None else now
        places = places_of(name, SLOTS)
        spent = max(min(self.slots[place] for place in places), now) + seconds
        if spent - now > window * ROUNDING:
            return False
        for place in places:
            self.slots[place] = max(self.slots[place], spent)
        return True


class Elsewhere:
    """Counts, by name, of what other processes of the server have open at a time: nothing where there is one process."""

    def add(self, name: Hashable, more: int) -> None:
        """Tell the others that this process has so many more, or fewer."""

    def has(self, name: Hashable) -> int:
        """Return how many the others have."""
        return 0


class OpenCounts:
    """Counts of what processes have open, in shared memory, for processes that are forked after this is made.

    Each process has a row of numbers that it alone changes, so that what a dead one had open ends with it.
    """

    def __init__(self, count: int) -> None:
        self.count = count
        self.rows = memoryview(mmap.mmap(-1, count * COUNTS * 8)).cast("q")


class OpenElsewhere(Elsewhere):
    """The counts of one process, which begin at zero. Names have numbers by two hashes each, and the smaller one counts."""

    def __init__(self, counts: OpenCounts, number: int) -> None:
        self.rows, self.own = counts.rows, number * COUNTS
        self.others = [other * COUNTS for other in range(counts.count) if other != number]
        self.rows[self.own : self.own + COUNTS] = memoryview(bytes(COUNTS * 8)).cast("q")

    def add(self, name: Hashable, more: int) -> None:
        for place in places_of(name, COUNTS):
            self.rows[self.own + place] += more

    def has(self, name: Hashable) -> int:
        return min(sum(self.rows[row + place] for row in self.others) for place in places_of(name, COUNTS))


def places_of(name: Hashable, count: int) -> tuple[int, int]:
    """Return two places of a name among so many. Forked processes have their parent's key of hashes."""
    return hash(name) % count, hash((name, count)) % count
