"""Attendance: who sends requests about a table is there, with a stream or without one."""

from __future__ import annotations

from collections.abc import AsyncIterator

from fastapi import Depends

from ludary.server.http.auth import Caller, CurrentCaller
from ludary.server.presence.presence import Presence


async def attend(caller: CurrentCaller) -> AsyncIterator[None]:
    """Count a player who asks about their table as there, before the request and after it: the table may have to be read first."""
    note(caller)
    try:
        yield
    finally:
        note(caller)


ATTENDS = Depends(attend, scope="function")  # until the answer is sent, and not for as long as a stream lasts


def note(caller: Caller) -> None:
    """Note that the caller asks about the table that the request names, if it is in memory and they sit there."""
    table = caller.app.tables.current(caller.request.path_params.get("id", "")) if caller.person.id else None
    if table is not None and (seat := caller.seat(table)) >= 0:
        caller.app.feed.ask(table.id, seat)


async def agreed_presence(caller: Caller, id: str) -> Presence:
    """Tell who is at a table, as all servers agree."""
    table = await caller.app.tables.get(id)
    await caller.app.presence_sync.refresh(id)
    return caller.app.feed.presence(id, len(table.chairs))
