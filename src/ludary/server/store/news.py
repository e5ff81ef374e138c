"""News between servers that share a PostgreSQL database: which table has entries that another server wrote."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable

import structlog

from ludary.server.store.store import CHANNEL, Store

PAUSE = 1.0  # seconds before a lost connection is tried again
log = structlog.get_logger()


async def listen(store: Store, heard: Callable[[str, int], Awaitable[None]], missed: Callable[[], Awaitable[None]]) -> None:
    """Call `heard(table, number)` for what other servers write; after a lost connection `missed()`, for there may be more. Never ends."""
    import psycopg

    url = store.database.url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                await missed()
                async for news in connection.notifies():
                    process, table, number = json.loads(news.payload)
                    if process != store.process:
                        await heard(table, number)
        except (psycopg.Error, OSError, ValueError) as error:
            log.warning("news_lost", error=type(error).__name__)
        await asyncio.sleep(PAUSE)
