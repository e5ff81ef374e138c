"""News between servers that share a PostgreSQL database: tables with new entries, presence, tokens."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import structlog

from ludary.server.store.appending import CHANNEL, PRESENCE
from ludary.server.store.database import POSTGRES, Database
from ludary.server.store.faults import reason
from ludary.server.store.sessions import TOKENS
from ludary.server.store.store import Store

if TYPE_CHECKING:
    from psycopg import AsyncConnection

BANS = "ludary_bans"  # PostgreSQL's channel for changed bans
PAUSE = 1.0  # seconds before a lost connection is tried again
log = structlog.get_logger()


Wrote = Callable[[str, int], Awaitable[None]]
Moved = Callable[[str], Awaitable[None]]
Changed = Callable[[str], None]
Missed = Callable[[], Awaitable[None]]
Banned = Callable[[], Awaitable[None]]


async def listen(store: Store, wrote: Wrote, moved: Moved, changed: Changed, missed: Missed, banned: Banned) -> None:
    """Pass on the news of other servers.

    Call `wrote(table, number)` for their entries, `moved(table)` when connections come and go, and `changed(digest)` for ended
    tokens and `banned()` at changed bans. After a lost connection call `missed()`, since there may be more. Never ends.
    """
    while True:
        try:
            async with listening(store.database) as connection:
                await missed()
                async for news in connection.notifies():
                    if news.channel == TOKENS:
                        changed(news.payload)
                        continue
                    if news.channel == BANS:
                        await banned()
                        continue
                    process, table, *number = json.loads(news.payload)
                    if process != store.process:
                        await (wrote(table, *number) if news.channel == CHANNEL else moved(table))
        except Exception as error:  # noqa: BLE001 - whatever it was, there will be more news
            log.warning("news_lost", error=reason(error))
        await asyncio.sleep(PAUSE)


@asynccontextmanager
async def listening(database: Database) -> AsyncIterator[AsyncConnection]:
    """Connect to the database, and listen to all channels until the block ends."""
    import psycopg

    url = database.url.set(drivername="postgresql").render_as_string(hide_password=False)
    async with await psycopg.AsyncConnection.connect(url, autocommit=True, **POSTGRES) as connection:  # type: ignore[arg-type]
        for channel in (CHANNEL, PRESENCE, TOKENS, BANS):
            await connection.execute(f"LISTEN {channel}".encode())
        yield connection
