"""Retention: how long unused tables, editions and sessions are kept.

A game that is played or watched is never deleted.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Container
from dataclasses import dataclass, fields
from typing import Any

import structlog

HOUR = 3600 * 1000  # milliseconds
DAY = 24 * HOUR
EVERY = 3600.0  # seconds
FOREVER = None

log = structlog.get_logger()
Forget = Callable[[int, int | None, int, Container[str]], Awaitable[list[str]]]
ForgetBeyondQuota = Callable[[int, int, Container[str]], Awaitable[list[str]]]


@dataclass(frozen=True)
class RetentionPeriods:
    """Days for which things are kept; None is for ever."""

    abandoned: float | None = 30  # tables without an action since, whose game has not ended
    finished: float | None = FOREVER  # games that are over, and Records
    editions: float | None = 1  # editions of players' own that no table uses
    sessions: float | None = 400  # unused browsers, programs and links: they are signed out


def periods_of(text: str) -> RetentionPeriods:
    """Read `abandoned=30,finished=forever,editions=1,sessions=400`, in which parts may be missing.

    ValueError says what is wrong.
    """
    known = [one.name for one in fields(RetentionPeriods)]
    periods: dict[str, Any] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, _, value = part.partition("=")
        if name not in known:
            raise ValueError(f"--keep {part}: unknown {name!r}; use one of {', '.join(known)}")
        periods[name] = FOREVER if value == "forever" else days_of(part, value)
    return RetentionPeriods(**periods)


def days_of(part: str, value: str) -> float:
    try:
        days = float(value)
    except ValueError:
        days = -1.0
    if not 0 < days < 100_000:
        raise ValueError(f"--keep {part}: should be a number of days, or `forever`")
    return days


class Retention:
    """Deletes what has been kept long enough, again and again."""

    def __init__(
        self,
        keep: RetentionPeriods,
        most: int,  # bytes of finished tables of one address; 0: any number
        forget: Forget,
        forget_beyond_quota: ForgetBeyondQuota,
        end_unused_sessions: Callable[[], Awaitable[None]],
        in_use: Callable[[], Container[str]],
        now: Callable[[], int],
    ) -> None:
        self.keep, self.most, self.in_use, self.now = keep, most, in_use, now
        self.forget, self.forget_beyond_quota, self.end_unused_sessions = (
            forget,
            forget_beyond_quota,
            end_unused_sessions,
        )

    def before(self, days: float | None) -> int | None:
        return None if days is None else int(self.now() - days * DAY)

    async def once(self) -> list[str]:
        """Delete what is old by now; return the ids of the deleted tables."""
        abandoned, finished, editions = (
            self.before(days)
            for days in (self.keep.abandoned, self.keep.finished, self.keep.editions)
        )
        gone = await self.forget(abandoned or 0, finished, editions or 0, self.in_use())
        if self.most:
            gone += await self.forget_beyond_quota(self.most, self.now(), self.in_use())
        await self.end_unused_sessions()
        if gone:
            log.info("forgotten", tables=len(gone))
        return gone

    async def run(self) -> None:
        """Forget once an hour; never end."""
        while True:
            try:
                await self.once()
            except Exception as error:  # noqa: BLE001 - the database may be away for a while
                log.error("forgetting_failed", error=repr(error))
            await asyncio.sleep(EVERY)
