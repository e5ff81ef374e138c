"""Attendance: players who send requests about a table are present, with a stream or without one."""

from __future__ import annotations

from collections.abc import AsyncIterator

from fastapi import Depends

from ludary.server.http.auth import Caller, CurrentCaller
from ludary.server.presence.presence import Presence


async def attend(caller: CurrentCaller) -> AsyncIterator[None]:
    """Count the sender of a request as present at their table, before and after it, since the table
    may have to be read first.
    """
    note(caller)
    try:
        yield
    finally:
        note(caller)


ATTENDS = Depends(
    attend, scope="function"
)  # until the answer is sent, and not for as long as a stream lasts


def note(caller: Caller) -> None:
    """Count the caller as present at the request's table, if it is in memory and they sit there."""
    table = (
        caller.app.tables.current(caller.request.path_params.get("id", ""))
        if caller.person.id
        else None
    )
    if table is not None and (seat := caller.seat(table)) >= 0:
        caller.app.feed.ask(table.id, seat)


async def agreed_presence(caller: Caller, id: str) -> Presence:
    """Return who is present at a table, as all servers agree."""
    table = await caller.app.tables.get(id)
    await caller.app.presence_sync.refresh(id)
    return caller.app.feed.presence(id, len(table.chairs))
