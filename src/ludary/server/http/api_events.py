"""The API's part that lasts: a table as server-sent events."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Annotated, Any

from fastapi import APIRouter, Header
from pydantic_core import to_json
from sse_starlette import EventSourceResponse

from ludary.server.absence import absent, until_absent
from ludary.server.http.api_tables import Since
from ludary.server.http.asking import Asker, Asking
from ludary.server.http.models import TableId
from ludary.server.metrics import LISTENERS
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
    responses={200: {"content": {"text/event-stream": {}}, "description": "`look` events with a Look, whose `number` is the event's id"}},
)
async def events(
    asker: Asking, id: TableId, since: Since = 0, last_event_id: Annotated[str, Header(max_length=20)] = ""
) -> EventSourceResponse:
    table = await asker.hall.tables.get(id)
    last = min(int(last_event_id) if last_event_id.isdecimal() else since, 2**31 - 1)
    await asker.hall.tables.catch_up(id, last)
    table = await asker.hall.tables.get(id)
    asker.hall.quotas.check_streams(asker.owner, id)
    return EventSourceResponse(
        stream(asker, table, last), ping=PING, send_timeout=UNREAD, headers={"x-accel-buffering": "no"}, shutdown_event=None
    )


async def stream(asker: Asker, table: Table, last: int) -> AsyncIterator[bytes]:
    """Looks, whenever the table or who is there has changed since the last one; until the server ends, or the asker's token."""
    hall, people = asker.hall, asker.hall.people
    listener = hall.feed.join(table.id, asker.seat(table))
    LISTENERS.inc()
    hall.bots.notice(table)
    sent: Any = None
    changes = -1  # of tokens, when the asker's was last found to be theirs
    try:
        with hall.quotas.stream(asker.owner, table.id), people.waking(asker.token, lambda: listener.wake.set()):
            while not hall.leaving.is_set():
                listener.wake.clear()
                if changes != people.changes:
                    changes = people.changes
                    if not await asker.is_still_known():
                        break
                table = await hall.tables.get(table.id)
                if asker.seat(table) != listener.seat:  # sat down or stood up in another tab
                    hall.feed.leave(table.id, listener)
                    listener = hall.feed.join(table.id, asker.seat(table))
                if state_of(asker, table) != sent:
                    table = await hall.drawing.of(table, asker.seat(table), asker.owner)
                    sent = state_of(asker, table)
                    async with hall.turns.turn(asker.network, 0.0 if listener.seat >= 0 else WATCHING):
                        event = shown(asker, table, last)
                    yield event
                    last = table.number
                    if listener.seat < 0:
                        await asyncio.sleep(REST * min(MOST_RESTS, 1 + len(hall.turns.waiting) // 8))
                presence = hall.feed.presence(table.id, len(table.chairs))
                with suppress(TimeoutError):
                    await asyncio.wait_for(listener.wake.wait(), until_absent(table, presence, hall.now()))
    finally:
        LISTENERS.dec()
        hall.feed.leave(table.id, listener)


def state_of(asker: Asker, table: Table) -> Any:
    """What the asker is shown of the table depends on this, and on the time."""
    presence = asker.hall.feed.presence(table.id, len(table.chairs))
    quiet = table.quiet.get(asker.seat(table))  # the seat's own: a Look that came without a change would tell the others
    return table.number, quiet, presence, absent(table, presence, asker.hall.now())


def shown(asker: Asker, table: Table, since: int) -> bytes:
    """A Look as an event; made once for all who watch from the same seat at the same moment."""
    now, seat = asker.hall.now(), asker.seat(table)
    presence = asker.hall.feed.presence(table.id, len(table.chairs))
    key = ("event", seat, asker.hosts(table), since, presence, absent(table, presence, now), now // 250)
    found = table.looks.events.find(key)
    if found is None:
        event = b"id: %d\nevent: look\ndata: %b\n\n" % (table.number, to_json(asker.drawn_look(table, since)))
        found = table.looks.events.keep(key, event)
    return found
