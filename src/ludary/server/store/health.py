"""Health of the database, in words for monitoring; each change is logged once."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import sqlalchemy as sa
import structlog

from ludary.server.store.faults import NoDatabase, is_fault, public_reason, reason

TRIED_FOR = 1.0  # seconds for which an attempt to write is as good as a new one
REST = 0.5  # seconds after a failure without a new try, so that callers do not wait twice
FRESH = (
    5.0  # seconds for which a failure to write is told, even where something smaller can be written
)
DAMAGE_TOLD = (
    600.0  # seconds for which it is told that something in the database was found to be damaged
)
DAMAGED = ("malformed", "not a database")  # SQLite's words
CORRUPT = ("XX001", "XX002")  # PostgreSQL's codes: data and index corrupted
log = structlog.get_logger()


class Health:
    """Successes and failures of the database; threads may note them."""

    def __init__(self, check: Callable[[], None] = lambda: None) -> None:
        self.check = check  # raises if the database is not where it was
        self.away: dict[str, str] = {}  # the present failures of reading or writing, with reasons
        self.failed: dict[
            str, tuple[float, str]
        ] = {}  # reading or writing: when it last failed, and why
        self.damaged_at = float("-inf")
        self.words, self.tried_at = "", float("-inf")
        self.trying: asyncio.Future[None] | None = None

    def note(self, mode: str, error: Exception) -> None:
        """Note that reading or writing failed."""
        if not is_fault(error):
            return
        if is_damage(error):  # elsewhere it may be whole
            if self.damaged_at < time.monotonic() - DAMAGE_TOLD:
                log.error("database_damaged", error=reason(error))
            self.damaged_at = time.monotonic()
            return
        if mode not in self.away:
            log.error("database_away", what=mode, error=reason(error))
        self.away[mode] = reason(error)
        self.failed[mode] = time.monotonic(), reason(error)

    def note_timeout(self) -> None:
        """Note that the database did not answer in time, for reading and for writing."""
        for what in ("read", "write"):
            self.note(what, TimeoutError("it took too long"))

    def recent_failure(self, mode: str, seconds: float) -> str:
        """Return the reason why reading or writing failed within so many seconds; "" if it did
        not.
        """
        at, why = self.failed.get(mode, (float("-inf"), ""))
        return why if time.monotonic() - at < seconds else ""

    def check_rest(self, mode: str) -> None:
        """Raise NoDatabase if it is too early to try again."""
        if why := self.recent_failure(mode, REST):
            raise NoDatabase(why)

    def works(self, mode: str) -> None:
        """Note that reading or writing succeeded."""
        if self.away.pop(mode, ""):
            log.warning("database_back", what=mode)

    async def tried(self, write: Callable[[], Awaitable[Any]]) -> str:
        """Return the fault of a write, now or a moment ago; "" if it succeeded."""
        if why := self.recent_failure("write", FRESH):
            return f"The database cannot be written to: {public_reason(why)}."
        if time.monotonic() - self.tried_at > TRIED_FOR:
            if self.trying is None or self.trying.done():
                self.trying = asyncio.ensure_future(self._try(write))
            await asyncio.shield(self.trying)
        return self.words

    async def _try(self, write: Callable[[], Awaitable[Any]]) -> None:
        try:
            await write()
            fresh = time.monotonic() - self.damaged_at < DAMAGE_TOLD
            self.words = "The database is damaged." if fresh else ""
        except NoDatabase as error:
            self.words = f"The database cannot be written to: {public_reason(error.reason)}."
        self.tried_at = time.monotonic()


def is_damage(error: Exception) -> bool:
    """Tell whether an error means damaged data."""
    if not isinstance(error, sa.exc.DBAPIError):
        return False
    return getattr(error.orig, "sqlstate", None) in CORRUPT or any(
        words in str(error.orig) for words in DAMAGED
    )
