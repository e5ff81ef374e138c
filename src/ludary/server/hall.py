"""Hall: everything that one server process holds, from its start to its end."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from ludary.server.bots import Bots, Thinkers
from ludary.server.feed import Feed
from ludary.server.people import People, new_id
from ludary.server.settings import Settings, default_database
from ludary.server.shelf import Shelf
from ludary.server.store.news import listen
from ludary.server.store.store import Store
from ludary.server.tables import Tables


def milliseconds() -> int:
    """Now, since 1970, UTC."""
    return time.time_ns() // 1_000_000


class Hall:
    """The parts of a server, put together."""

    def __init__(self, settings: Settings, now: Callable[[], int] = milliseconds) -> None:
        self.settings, self.now = settings, now
        self.shelf = Shelf(settings.own_games)
        self.store = Store(settings.database or default_database(), new_id())
        self.feed = Feed(now)
        self.people = People(self.store)
        self.tables = Tables(self.store, self.shelf, self.feed, now)
        self.bots = Bots(self.tables, Thinkers())
        self.tables.changed = self.bots.notice
        self.tables.outages = self.store.awake(now())
        self.leaving = asyncio.Event()  # set when the server ends, so that connections do
        self.made: dict[str, Any] = {}  # answers to wishes for tables, by key
        self.tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        """Begin what runs by itself."""
        threading.Thread(target=self.shelf.prepare, name="prepare", daemon=True).start()
        loop = asyncio.get_running_loop()
        self.tasks.append(loop.create_task(self.bots.sweep()))
        if self.store.database.is_postgres:
            self.tasks.append(loop.create_task(listen(self.store, self.tables.catch_up, self.tables.catch_up_all)))

    def leave(self) -> None:
        """Let connections end that would last."""
        self.leaving.set()
        for listeners in self.feed.listeners.values():
            for listener in listeners:
                listener.wake.set()

    async def close(self) -> None:
        """End it; what has been acknowledged is kept."""
        self.leave()
        self.bots.close()
        for task in self.tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await asyncio.to_thread(self.store.close)
