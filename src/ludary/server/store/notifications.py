"""News from the other servers of a database: new entries, presence, ended tokens, changed bans."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable

import structlog

from ludary.server.store.channels import BANS, ENTRIES, TOKENS, News
from ludary.server.store.faults import reason
from ludary.server.store.store import Store

PAUSE = 1.0  # seconds before a lost connection is tried again
log = structlog.get_logger()


Wrote = Callable[[str, int], Awaitable[None]]
Moved = Callable[[str], Awaitable[None]]
Changed = Callable[[str], None]
Missed = Callable[[], Awaitable[None]]
Banned = Callable[[], Awaitable[None]]


async def listen(
    store: Store, wrote: Wrote, moved: Moved, changed: Changed, missed: Missed, banned: Banned
) -> None:
    """Pass on the news of other servers.

    Call `wrote(table, number)` for their entries, `moved(table)` when connections come and go, and
    `changed(digest)` for ended tokens and `banned()` at changed bans. After a lost connection call
    `missed()`, since there may be more. Never ends.
    """

    async def pass_on(news: News) -> None:
        if news.channel == TOKENS:
            changed(news.text)
        elif news.channel == BANS:
            await banned()
        else:
            process, table, *number = json.loads(news.text)
            if process != store.process:
                await (wrote(table, *number) if news.channel == ENTRIES else moved(table))

    while True:
        try:
            async with store.database.news() as all_news:
                await missed()
                async for news in all_news:
                    await pass_on(news)
        except Exception as error:  # noqa: BLE001 - whatever it was, there will be more news
            log.warning("news_lost", error=reason(error))
        await asyncio.sleep(PAUSE)
