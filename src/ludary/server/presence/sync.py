"""Presence sync: servers of one database tell each other whose connections come and go, and agree
on who is there.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterable
from contextlib import suppress

import structlog

from ludary.server.presence.feed import Feed
from ludary.server.store.connections import SeatConnection
from ludary.server.store.faults import NoDatabase, reason
from ludary.server.store.heartbeat import GAP
from ludary.server.store.store import Store

GATHERED = 0.2  # seconds in which changes are collected; reloading a page is no absence
CHECK = 2.0  # seconds between checks of which servers are up
TOGETHER = 500  # tables in one query
log = structlog.get_logger()


class PresenceSync:
    """Tells other servers whose connections come and go here.

    A server alone with its database has nothing to do.
    """

    def __init__(
        self, store: Store, feed: Feed, now: Callable[[], int], held: Callable[[str], bool]
    ) -> None:
        self.store, self.feed, self.now, self.held = store, feed, now, held
        self.shared = store.database.is_shared
        self.moved: set[tuple[str, int]] = set()  # seats whose connections here came or went
        self.announced: set[tuple[str, int]] = (
            set()
        )  # seats that the others know to be connected here
        self.stale: set[str] = set()  # tables where connections came or went elsewhere
        self.work = asyncio.Event()
        self.at = now()
        if self.shared:
            feed.moved = self.note

    def note(self, table: str, seat: int) -> None:
        """Note that a seat has its first connection here, or has lost its last one."""
        self.moved.add((table, seat))
        self.work.set()

    async def hear(self, table: str) -> None:
        """Note that presence at a table has changed at another server."""
        if self.held(table):
            self.stale.add(table)
            self.work.set()

    def hear_all(self, tables: Iterable[str]) -> None:
        """Tell and read everything again, after news may have been lost."""
        self.stale |= set(tables)
        here = {
            (table, one.seat)
            for table, some in self.feed.listeners.items()
            for one in some
            if one.seat >= 0
        }
        here |= set(self.feed.asked)
        self.moved |= self.announced | here
        self.announced -= here
        self.work.set()

    async def run(self) -> None:
        """Exchange presence with the other servers; never end."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.work.wait(), CHECK)
            self.work.clear()
            if self.now() - self.at > GAP:  # the others have counted this server as gone
                self.hear_all(self.feed.elsewhere)
            self.at = self.now()
            self.moved |= {
                seat for seat in self.announced if not self.feed.here(*seat)
            }  # seats without a recent request
            try:
                await self.tell()
                await self.refresh(*sorted(self.stale))
            except NoDatabase:
                await asyncio.sleep(CHECK)
                self.work.set()
            except Exception as error:  # noqa: BLE001 - there will be more to tell
                log.error("presence_failed", error=reason(error))
            await asyncio.sleep(GATHERED)

    async def tell(self) -> None:
        """Tell the other servers what has changed here."""
        seats, now = set(self.moved), self.now()
        here = {seat for seat in seats if self.feed.here(*seat)}
        news = [
            SeatConnection(*seat, self.store.process, True, now) for seat in here - self.announced
        ]
        news += [
            SeatConnection(*seat, self.store.process, False, self.feed.last_here(*seat) or now)
            for seat in (seats - here) & self.announced
        ]
        if news:
            await self.store.tell(news)
        self.announced = (self.announced - seats) | here
        self.moved -= {seat for seat in seats if self.feed.here(*seat) == (seat in here)}

    async def refresh(self, *tables: str) -> None:
        """Read what other servers said of these tables, and which servers are up."""
        if not self.shared:
            return
        ids = list(tables)
        for begin in range(0, max(1, len(ids)), TOGETHER):
            batch = ids[begin : begin + TOGETHER]
            connections, up = await self.store.ask(self.store.connections, batch)
            elsewhere: defaultdict[str, list[SeatConnection]] = defaultdict(
                list, {table: [] for table in batch}
            )
            for one in connections:
                if one.server != self.store.process:
                    elsewhere[one.table].append(one)
            self.feed.learn(dict(elsewhere), up)
            self.stale -= set(batch)

    async def leave(self) -> None:
        """Tell the other servers that nobody is connected here any more."""
        now = self.now()
        with suppress(NoDatabase):
            if self.announced:
                await self.store.tell(
                    [
                        SeatConnection(*seat, self.store.process, False, now)
                        for seat in self.announced
                    ]
                )
