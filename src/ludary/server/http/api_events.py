"""The API's part that lasts: a table as server-sent events."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Annotated, Any

from fastapi import APIRouter, Header
from pydantic_core import to_json
from sse_starlette import EventSourceResponse

from ludary.server.http.api_tables import Since
from ludary.server.http.auth import Caller, CurrentCaller
from ludary.server.http.models import TableId
from ludary.server.metrics import LISTENERS
from ludary.server.presence import absent, until_absent
from ludary.server.table import Table
from ludary.server.turns import WATCHING

PING = 15  # seconds between signs of life on a quiet connection
REST = 0.5  # seconds between two events for somebody who only watches: what happens meanwhile comes together
MOST_RESTS = 6  # times so long where many wait for a turn
UNREAD = 30.0  # seconds in which an event is taken, else the stream ends

router = APIRouter(prefix="/api", tags=["tables"])


@router.get(
    "/tables/{id}/events",
    summary="The same, now and after each change, as server-sent events; reconnecting with Last-Event-ID misses nothing",
    response_class=EventSourceResponse,
    responses={
        200: {"content": {"text/event-stream": {}}, "description": "`snapshot` events with a Snapshot, whose `number` is the event's id"}
    },
)
async def events(
    caller: CurrentCaller, id: TableId, since: Since = 0, last_event_id: Annotated[str, Header(max_length=20)] = ""
) -> EventSourceResponse:
    table = await caller.app.tables.get(id)
    last = min(int(last_event_id) if last_event_id.isdecimal() else since, 2**31 - 1)
    await caller.app.tables.catch_up(id, last)
    table = await caller.app.tables.get(id)
    caller.app.quotas.check_streams(caller.owner, id)
    return EventSourceResponse(
        stream(caller, table, last), ping=PING, send_timeout=UNREAD, headers={"x-accel-buffering": "no"}, shutdown_event=None
    )


async def stream(caller: Caller, table: Table, last: int) -> AsyncIterator[bytes]:
    """Snapshots, whenever the table or who is there has changed since the last one; until the server ends, or the caller's token."""
    app, people = caller.app, caller.app.people
    listener = app.feed.join(table.id, caller.seat(table))
    LISTENERS.inc()
    app.bots.notice(table)
    sent: Any = None
    changes = -1  # of tokens, when the caller's was last found to be theirs
    try:
        with app.quotas.stream(caller.owner, table.id), people.waking(caller.token, lambda: listener.wake.set()):
            while not app.leaving.is_set():
                listener.wake.clear()
                if changes != people.changes:
                    changes = people.changes
                    if not await caller.is_still_known():
                        break
                table = await app.tables.get(table.id)
                if caller.seat(table) != listener.seat:  # sat down or stood up in another tab
                    app.feed.leave(table.id, listener)
                    listener = app.feed.join(table.id, caller.seat(table))
                if state_of(caller, table) != sent:
                    table = await caller.rendered(table)
                    sent = state_of(caller, table)
                    async with app.turns.turn(caller.network, 0.0 if listener.seat >= 0 else WATCHING):
                        event = event_of(caller, table, last)
                    yield event
                    last = table.number
                    if listener.seat < 0:
                        await asyncio.sleep(REST * min(MOST_RESTS, 1 + app.turns.waiting // 8))
                presence = app.feed.presence(table.id, len(table.chairs))
                with suppress(TimeoutError):
                    await asyncio.wait_for(listener.wake.wait(), until_absent(table, presence, app.now()))
    finally:
        LISTENERS.dec()
        app.feed.leave(table.id, listener)


def state_of(caller: Caller, table: Table) -> Any:
    """Everything but the time on which the caller's Snapshot depends."""
    presence = caller.app.feed.presence(table.id, len(table.chairs))
    quiet = table.quiet.get(caller.seat(table))  # the seat's own: a Snapshot that came without a change would tell the others
    return table.number, quiet, presence, absent(table, presence, caller.app.now())


def event_of(caller: Caller, table: Table, since: int) -> bytes:
    """A Snapshot as an event; made once for all who watch from the same seat at the same moment."""
    now, seat = caller.app.now(), caller.seat(table)
    presence = caller.app.feed.presence(table.id, len(table.chairs))
    key = ("event", seat, caller.hosts(table), since, presence, absent(table, presence, now), now // 250)
    found = table.cache.events.find(key)
    if found is None:
        event = b"id: %d\nevent: snapshot\ndata: %b\n\n" % (table.number, to_json(caller.rendered_snapshot(table, since)))
        found = table.cache.events.keep(key, event)
    return found
