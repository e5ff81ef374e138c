"""Faults: errors of a database that is locked, full, damaged or away, as opposed to errors of one
statement.
"""

from __future__ import annotations

import asyncio
from typing import Any

import sqlalchemy as sa

from ludary.server.errors import Refused

PATIENCE = 1.8  # seconds that anybody waits for the database
GLANCES = 9  # in which they are spent
STATEMENT = 1.5  # seconds that the database gives to one statement, or to waiting for its lock

LATER = "The server's database does not answer. What was confirmed is kept; try again in a moment."
AGAIN = (
    "40001",
    "40P01",
)  # PostgreSQL: serialization failure and deadlock, after which one tries again


class NoDatabase(Refused):
    """The database cannot be used. A write that had begun may have been done."""

    def __init__(self, reason: str) -> None:
        super().__init__(LATER, "no_database", 503)
        self.reason = reason  # for the log


class DatabaseGone(Exception):
    """The database's file is not where it was."""


def is_fault(error: BaseException) -> bool:
    """Tell whether the database is at fault, and not the statement."""
    if isinstance(error, sa.exc.DBAPIError):
        wrong = (
            isinstance(error, (sa.exc.IntegrityError, sa.exc.DataError))
            or getattr(error.orig, "sqlstate", None) in AGAIN
        )
        return not wrong
    return isinstance(error, (sa.exc.TimeoutError, DatabaseGone, TimeoutError))


def reason(error: BaseException) -> str:
    """Return an error in one line, without values of rows."""
    cause = error.orig if isinstance(error, sa.exc.DBAPIError) and error.orig is not None else error
    return f"{type(cause).__name__}: {first_line(cause)}"


PUBLIC_REASONS = {  # parts of reasons, and words that strangers may read
    "locked": "another program keeps it locked",
    "Gone": "it is not where it was",
    "full": "there is no room left",
    "No space": "there is no room left",
    "malformed": "it is damaged",
    "not a database": "it is damaged",
    "disk I/O": "its disk fails",
}


def public_reason(reason: str) -> str:
    """Return a reason without details of this machine."""
    return next(
        (words for part, words in PUBLIC_REASONS.items() if part in reason), "it does not answer"
    )


def first_line(error: BaseException) -> str:
    """Return the first line of an error: PostgreSQL tells values of rows from the second line
    on.
    """
    return (str(error).splitlines() or [""])[0][:200]


def shorten(context: Any) -> None:
    """Shorten errors to their first line, as a listener of an engine."""
    for error in (context.original_exception, context.sqlalchemy_exception):
        if error is not None:
            error.args = (first_line(error),)


async def done_in_time(future: asyncio.Future[Any]) -> bool:
    """Tell whether the database answers in time.

    Of a time in which the event loop was blocked, only one glance counts.
    """
    future.add_done_callback(
        lambda ended: ended.cancelled() or ended.exception()
    )  # its caller may be gone
    for _ in range(GLANCES):
        done, _ = await asyncio.wait([future], timeout=PATIENCE / GLANCES)
        if done:
            break
    return future.done()
