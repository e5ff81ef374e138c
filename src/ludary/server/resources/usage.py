"""Seconds that somebody, or some work, has used of late."""

from __future__ import annotations

from typing import Any

HALVED = 10.0  # seconds after which use counts half
FORGOTTEN = 0.0001  # seconds of use that are not remembered any more


class Usage:
    """Seconds used, by name; they fade."""

    def __init__(self) -> None:
        self.used: dict[Any, tuple[float, float]] = {}  # name -> seconds, and when that was

    def of(self, name: Any, now: float) -> float:
        """Return the seconds that a name has used of late."""
        seconds, at = self.used.get(name, (0.0, now))
        return float(seconds * 0.5 ** ((now - at) / HALVED))

    def add(self, name: Any, seconds: float, now: float) -> None:
        """Count seconds of use."""
        self.used[name] = self.of(name, now) + seconds, now
        if len(self.used) > 1000:
            self.used = {
                one: kept for one, kept in self.used.items() if self.of(one, now) > FORGOTTEN
            }
