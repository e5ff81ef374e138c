"""Live tables: the tables in a server's memory, and when they leave it."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from dataclasses import dataclass, field

from ludary.server.metrics import LIVE
from ludary.server.presence.feed import Feed
from ludary.server.resources.pools import NOBODY, Owner
from ludary.server.tables.table import Table

MOST = 200_000_000  # bytes, about, that tables may take before unwatched ones are dropped
IDLE = 120.0  # seconds after which an unwatched table is dropped


@dataclass(eq=False)
class LiveTable:
    """A table in memory."""

    table: Table | None = None
    unsure: bool = False  # whether the store may have more entries than it
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    used: float = 0.0
    owner: Owner = NOBODY  # who set it up


class LiveTables(defaultdict[str, LiveTable]):
    """Tables by id. Asking for one adds it, though it may not have been loaded yet."""

    def __init__(self, feed: Feed) -> None:
        super().__init__(LiveTable)
        self.feed = feed

    def make_room(self) -> None:
        """Drop the tables unused longest, while all together take more than MOST."""
        loaded = sorted(
            (
                (live.used, id, live.table)
                for id, live in self.items()
                if live.table is not None and self.is_spare(id, live)
            ),
            key=lambda one: one[0],
        )
        size = sum(size_of(live.table) for live in self.values() if live.table is not None)
        for _, id, table in loaded:
            if size <= MOST:
                break
            size -= size_of(table)
            del self[id]
            self.feed.forget(id)

    def is_spare(self, id: str, live: LiveTable) -> bool:
        """Tell whether the table can be dropped: nobody watches it, changes it or plays at it."""
        return not live.lock.locked() and not self.feed.watched(id) and not is_going_on(live.table)

    def tidy(self) -> None:
        """Drop the tables that nobody uses."""
        old = time.monotonic() - IDLE
        for id, live in list(self.items()):
            if live.used < old and self.is_spare(id, live):
                del self[id]
                self.feed.forget(id)
        self.feed.tidy()
        LIVE.set(len(self))


def size_of(table: Table) -> int:
    """Return about how many bytes a table takes: each step of its match keeps the State before
    it.
    """
    steps = len(table.match.steps) if table.match is not None else 0
    return 100_000 + 1_000 * len(table.entries) + steps * table.game.State.dtype.itemsize


def is_going_on(table: Table | None) -> bool:
    """Tell whether bots act, or the table passes, for a person there."""
    return table is not None and (bool(table.bot_to_move) or table.silent >= 0) and table.attended
