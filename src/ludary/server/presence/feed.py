"""Feed: the listeners of each table, and the connected seats, here or at another server of the same
database.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from ludary.server.presence import presence as presences
from ludary.server.presence.presence import Presence
from ludary.server.store.connections import SeatConnection, away_since


@dataclass(eq=False)
class Listener:
    """A connection that shows a table to a seat."""

    seat: int
    wake: asyncio.Event = field(default_factory=asyncio.Event)


class Feed:
    """Listeners by table.

    Nothing is queued for them: each one fetches what it lacks when it is woken.
    """

    def __init__(self, now: Callable[[], int]) -> None:
        self.now = now
        self.born = now()
        self.listeners: defaultdict[str, dict[Listener, None]] = defaultdict(
            dict
        )  # in the order in which they came
        self.left: dict[tuple[str, int], int] = {}  # when a seat's last connection here ended
        self.asked: dict[
            tuple[str, int], int
        ] = {}  # when a seat without a connection here last sent a request
        self.elsewhere: dict[
            str, Sequence[SeatConnection]
        ] = {}  # connections at other servers, by table
        self.known: dict[str, Presence] = {}  # the presence computed from them
        self.up: dict[str, int] = {}  # when other servers were last up
        self.moved: Callable[[str, int], None] = lambda table, seat: (
            None
        )  # told of a seat's first connection, and the end of its last

    def join(self, table: str, seat: int, wake: asyncio.Event | None = None) -> Listener:
        """Listen to a table for a seat; several listeners may share what wakes them."""
        first = not self.here(table, seat)
        listener = Listener(seat, wake or asyncio.Event())
        self.listeners[table][listener] = None
        self.left.pop((table, seat), None)
        if seat >= 0 and first:  # another tab changes nothing for anybody
            self.wake(table)
            self.moved(table, seat)
        return listener

    def ask(self, table: str, seat: int) -> None:
        """Count the player of a seat as present for a while, after a request about the table."""
        first = not self.here(table, seat)
        self.asked[table, seat] = self.now()
        if first:
            self.wake(table)
            self.moved(table, seat)

    def leave(self, table: str, listener: Listener) -> None:
        self.listeners[table].pop(listener, None)
        if not self.is_connected(table, listener.seat):
            self.asked.pop(
                (table, listener.seat), None
            )  # closing the page ends the presence by requests, too
        if listener.seat >= 0 and not self.here(table, listener.seat):
            self.left[table, listener.seat] = self.now()
            self.wake(table)
            self.moved(table, listener.seat)
        if not self.listeners[table]:
            del self.listeners[table]

    def is_connected(self, table: str, seat: int) -> bool:
        """Tell whether the seat has a connection to this server."""
        return any(one.seat == seat for one in self.listeners.get(table, ()))

    def here(self, table: str, seat: int) -> bool:
        """Tell whether the seat has a connection to this server, or has sent requests lately."""
        return self.is_connected(table, seat) or self.now() < self.asks_until(table, seat)

    def asks_until(self, table: str, seat: int) -> int:
        """Return until when a seat counts as there by its last request alone; 0 if it has sent
        none.
        """
        asked = self.asked.get((table, seat))
        return asked + presences.GONE if asked is not None else 0

    def last_here(self, table: str, seat: int) -> int:
        """Return when a seat was last there, as far as this server knows; 0 if it does not."""
        return max(self.left.get((table, seat), 0), self.asked.get((table, seat), 0))

    def wake(self, table: str) -> None:
        """Wake the listeners of a table."""
        for listener in self.listeners.get(table, ()):
            listener.wake.set()

    def watched(self, table: str) -> bool:
        return bool(self.listeners.get(table))

    def learn(
        self, connections_of: dict[str, Sequence[SeatConnection]], up: dict[str, int]
    ) -> None:
        """Take in what other servers said of some tables, and when they were up; wake listeners
        where presence changes.
        """
        self.up = up
        self.elsewhere.update(connections_of)
        for table, connections in list(self.elsewhere.items()):
            presence = self.presence(table, max((one.seat + 1 for one in connections), default=0))
            if presence != self.known.get(table):
                self.known[table] = presence
                self.wake(table)

    def presence(self, table: str, seats: int) -> Presence:
        """Return who is present; seats not seen since the server began count as gone since then."""
        connected, now = {one.seat for one in self.listeners.get(table, ())}, self.now()
        until = {
            seat: self.asks_until(table, seat) for seat in range(seats) if seat not in connected
        }
        away = tuple(
            0 if seat in connected or now < until[seat] else self.away(table, seat)
            for seat in range(seats)
        )
        return Presence(away, tuple(until.values()))

    def away(self, table: str, seat: int) -> int:
        """Return since when a seat that is not here is nowhere; 0 if it is at another server."""
        there = away_since(
            [one for one in self.elsewhere.get(table, ()) if one.seat == seat], self.up, self.now()
        )
        return 0 if there == 0 else max(there or 0, self.last_here(table, seat)) or self.born

    def forget(self, table: str) -> None:
        """Forget a table that leaves memory, but not who was there a moment ago."""
        self.elsewhere.pop(table, None)
        self.known.pop(table, None)

    def tidy(self) -> None:
        """Forget the players who have long been gone from tables that nobody watches."""
        old = self.now() - presences.GONE
        for when in (self.left, self.asked):
            for key in [key for key, at in when.items() if at <= old and not self.watched(key[0])]:
                del when[key]

    def count(self) -> int:
        return sum(map(len, self.listeners.values()))
