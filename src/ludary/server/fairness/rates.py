"""Rate limits by name."""

from __future__ import annotations

import mmap
import time
from collections.abc import Hashable

WINDOW = 10.0  # seconds over which a rate is an average
SLOTS = 1 << 20  # numbers that processes share: 8 MB
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
        places = hash(name) % SLOTS, hash((name, SLOTS)) % SLOTS  # forked processes have their parent's key of hashes
        spent = max(min(self.slots[place] for place in places), now) + seconds
        if spent - now > window * ROUNDING:
            return False
        for place in places:
            self.slots[place] = max(self.slots[place], spent)
        return True
