"""Rate limits by name."""

from __future__ import annotations

import time
from collections.abc import Hashable

WINDOW = 10.0  # seconds over which a rate is an average
FEW = 1_000  # names that are remembered without a look at which of them could be forgotten


class Rates:
    """Limits rates by the generic cell rate algorithm, with one number for each name.

    Every request and connection asks it, floods most of all, so it has to cost next to nothing.
    Libraries keep windows in a storage, with a thread that sweeps it.
    """

    def __init__(self, window: float = WINDOW) -> None:
        self.window = window
        self.spent: dict[
            Hashable, float
        ] = {}  # by name: the time, on the monotonic clock, until which its rate is used up
        self.look = FEW

    def hit(self, name: Hashable, rate: float, now: float | None = None) -> bool:
        """Count once more; False, with nothing counted, if that exceeds `rate` a second on an
        average over the window.
        """
        now = time.monotonic() if now is None else now
        spent = max(self.spent.get(name, now), now) + 1 / rate
        if spent - now > max(self.window, 1 / rate):
            return False
        self.spent[name] = spent
        if len(self.spent) > self.look:
            self.spent = {name: until for name, until in self.spent.items() if until > now}
            self.look = 2 * len(self.spent) + FEW
        return True
