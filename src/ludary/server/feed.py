"""Feed: who listens to which table, and who is connected."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field

from ludary.server.looks import Presence


@dataclass(eq=False)
class Listener:
    """A connection that shows a table to a seat."""

    seat: int
    wake: asyncio.Event = field(default_factory=asyncio.Event)


class Feed:
    """Listeners by table. Nothing is queued for them: each asks, when woken, for what it has not had."""

    def __init__(self, now: Callable[[], int]) -> None:
        self.now = now
        self.born = now()
        self.listeners: defaultdict[str, set[Listener]] = defaultdict(set)
        self.left: dict[tuple[str, int], int] = {}  # when a seat's last connection ended

    def join(self, table: str, seat: int) -> Listener:
        listener = Listener(seat)
        self.listeners[table].add(listener)
        self.left.pop((table, seat), None)
        if seat >= 0:
            self.wake(table)
        return listener

    def leave(self, table: str, listener: Listener) -> None:
        here = self.listeners[table]
        here.discard(listener)
        if listener.seat >= 0 and not any(one.seat == listener.seat for one in here):
            self.left[table, listener.seat] = self.now()
            self.wake(table)
        if not here:
            del self.listeners[table]

    def wake(self, table: str) -> None:
        """Something happened there."""
        for listener in self.listeners.get(table, ()):
            listener.wake.set()

    def watched(self, table: str) -> bool:
        return bool(self.listeners.get(table))

    def presence(self, table: str, seats: int) -> Presence:
        """Who is connected; who has not been since the server began counts as gone since then."""
        here = {one.seat for one in self.listeners.get(table, ())}
        return Presence(tuple(0 if seat in here else self.left.get((table, seat), self.born) for seat in range(seats)))

    def forget(self, table: str) -> None:
        """A table that nobody watches leaves memory."""
        for key in [key for key in self.left if key[0] == table]:
            del self.left[key]

    def count(self) -> int:
        return sum(map(len, self.listeners.values()))
