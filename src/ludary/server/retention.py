"""Retention: how long tables and editions are kept that nobody uses. A game that somebody plays or watches is never forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass, fields
from typing import Any

import structlog

DAY = 24 * 3600 * 1000  # milliseconds
EVERY = 3600.0  # seconds
FOREVER = None

log = structlog.get_logger()
Forget = Callable[[int, int | None, int, Collection[str]], Awaitable[list[str]]]
ForgetBeyondQuota = Callable[[int, int, Collection[str]], Awaitable[list[str]]]


@dataclass(frozen=True)
class RetentionPeriods:
    """Days for which things are kept; None is for ever."""

    abandoned: float | None = 30  # tables without an action since, whose game has not ended
    finished: float | None = FOREVER  # games that are over, and Records
    editions: float | None = 1  # editions of players' own that no table uses


def periods_of(text: str) -> RetentionPeriods:
    """`abandoned=30,finished=forever,editions=1`; what is left out is kept as usual. ValueError says what is wrong."""
    known = [one.name for one in fields(RetentionPeriods)]
    given: dict[str, Any] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, _, value = part.partition("=")
        if name not in known:
            raise ValueError(f"--keep {part}: there is no {name!r} to be kept; there are {', '.join(known)}")
        given[name] = FOREVER if value == "forever" else days_of(part, value)
    return RetentionPeriods(**given)


def days_of(part: str, value: str) -> float:
    try:
        days = float(value)
    except ValueError:
        days = -1.0
    if not 0 < days < 100_000:
        raise ValueError(f"--keep {part}: should be a number of days, or `forever`")
    return days


class Retention:
    """Forgets, again and again, what has been kept long enough."""

    def __init__(
        self,
        keep: RetentionPeriods,
        most: int,  # bytes of finished tables of one address; 0: any number
        forget: Forget,
        forget_beyond_quota: ForgetBeyondQuota,
        in_use: Callable[[], Collection[str]],
        now: Callable[[], int],
    ) -> None:
        self.keep, self.most, self.forget, self.forget_beyond_quota, self.in_use, self.now = (
            keep,
            most,
            forget,
            forget_beyond_quota,
            in_use,
            now,
        )

    def before(self, days: float | None) -> int | None:
        return None if days is None else int(self.now() - days * DAY)

    async def once(self) -> list[str]:
        """Forget what is old by now; the ids of the tables that are gone."""
        abandoned, finished, editions = (self.before(days) for days in (self.keep.abandoned, self.keep.finished, self.keep.editions))
        gone = await self.forget(abandoned or 0, finished, editions or 0, self.in_use())
        if self.most:
            gone += await self.forget_beyond_quota(self.most, self.now(), self.in_use())
        if gone:
            log.info("forgotten", tables=len(gone))
        return gone

    async def run(self) -> None:
        """Never ends."""
        while True:
            try:
                await self.once()
            except Exception as error:  # noqa: BLE001 - the database may be away for a while
                log.error("forgetting_failed", error=repr(error))
            await asyncio.sleep(EVERY)
