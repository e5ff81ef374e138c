"""News from the other servers of a database, and from the other processes of this one: new entries, presence, tokens, bans."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import structlog

from ludary.server.processes.channels import BANS, CHANNELS, ENTRIES, MISSED, TOKENS, News
from ludary.server.store.database import POSTGRES, Database
from ludary.server.store.faults import reason
from ludary.server.store.store import Store

if TYPE_CHECKING:
    from psycopg import AsyncConnection

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

    async def pass_on(news: News) -> None:
        if news.channel == MISSED:
            await missed()
        elif news.channel == TOKENS:
            changed(news.text)
        elif news.channel == BANS:
            await banned()
        else:
            process, table, *number = json.loads(news.text)
            if process != store.process:
                await (wrote(table, *number) if news.channel == ENTRIES else moved(table))

    while True:
        try:
            async with listening(store) as all_news:
                await missed()
                async for news in all_news:
                    await pass_on(news)
        except Exception as error:  # noqa: BLE001 - whatever it was, there will be more news
            log.warning("news_lost", error=reason(error))
        await asyncio.sleep(PAUSE)


@asynccontextmanager
async def listening(store: Store) -> AsyncIterator[AsyncIterator[News]]:
    """Listen to PostgreSQL, or to the other processes of this server, until the block ends."""
    if not store.database.is_postgres:
        yield store.peers.all_news()
        return
    async with connected(store.database) as connection:
        yield (News(one.channel, one.payload) async for one in connection.notifies())


@asynccontextmanager
async def connected(database: Database) -> AsyncIterator[AsyncConnection]:
    """Connect to PostgreSQL, and listen to all channels until the block ends."""
    import psycopg

    url = database.url.set(drivername="postgresql").render_as_string(hide_password=False)
    connection = await psycopg.AsyncConnection.connect(url, autocommit=True, **POSTGRES)  # type: ignore[arg-type]
    try:
        for channel in CHANNELS:
            await connection.execute(f"LISTEN {channel}".encode())
        yield connection
    finally:
        await connection.close()  # psycopg's own block would wait for a server that does not answer, and then leave it open
