"""API: server-sent events of one table, and news of changes at several tables."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Hashable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from typing import Annotated, Any, NamedTuple, TypeVar

from fastapi import APIRouter, Header, Query
from pydantic_core import to_json
from sse_starlette import EventSourceResponse, ServerSentEvent

from ludary.core.picture.panels import layer_ids, without_layers
from ludary.server.errors import Refused
from ludary.server.http.api.tables import Since
from ludary.server.http.auth import Caller, CurrentCaller
from ludary.server.http.models.common import TABLE_ID, TableId
from ludary.server.metrics import LISTENERS
from ludary.server.presence.feed import Listener
from ludary.server.presence.presence import Presence, absent_seats, seconds_until_absent
from ludary.server.showing.json_changes import changes
from ludary.server.store.faults import NoDatabase
from ludary.server.tables.log import Chair
from ludary.server.tables.table import Table

PING = (
    10  # seconds between signs of life; pages take a stream for dead after 22 without any (feed.js)
)
REST = 0.25  # seconds between two events for a spectator: changes meanwhile come together
LONGEST_REST = 3.0  # seconds, where turns are long in coming
RESTS = 4  # times as long as the wait for a turn: so watchers leave most turns to others
UNREAD = 30.0  # seconds in which an event is taken, else the stream ends
SHARED = 250  # milliseconds for which an event is kept for other watchers
RELEASE = b""  # sent after an event, so that the response forgets it
Have = Annotated[
    str,
    Query(
        pattern=r"^([0-9a-f]{12}(\.[0-9a-f]{12}){0,399})?$",
        description="ids of the board's layers that you have, with dots between",
    ),
]
Changes = Annotated[
    bool,
    Query(
        alias="changes",
        description=(
            "whether you want `changes` events after the first Snapshot: the changes since the"
            " event before"
        ),
    ),
]
MOST_TABLES = 30  # in one stream
SEVERAL = rf"^{TABLE_ID.strip('^$')}(\.{TABLE_ID.strip('^$')}){{0,{MOST_TABLES - 1}}}$"
Tables = Annotated[str, Query(pattern=SEVERAL, description="ids of tables, with dots between")]

Json = dict[str, Any]
T = TypeVar("T")

router = APIRouter(prefix="/api", tags=["tables"])


@router.get(
    "/tables/{id}/events",
    summary=(
        "The table now and after each change, as server-sent events; reconnecting with"
        " Last-Event-ID misses nothing"
    ),
    response_class=EventSourceResponse,
    responses={
        200: {
            "content": {"text/event-stream": {}},
            "description": (
                "`snapshot` events with a Snapshot, whose `number` is the event's id. `changes`"
                " events, if wanted, have a list of changes to what was sent before. Each change"
                " in turn puts `is` in the place `at`; or the things of `put` into the list there,"
                " in the place of those from `from` to before `to`; or cuts the text there"
                " at each `by`: then each of the `edits` `[first, last, text]` puts its text in the"
                " place of the pieces from `first` to before `last`. Every ten seconds comes a sign"
                " of life: a comment, or with `changes` a `beat` event, whose data are empty"
            ),
        }
    },
)
async def events(
    caller: CurrentCaller,
    id: TableId,
    since: Since = 0,
    have: Have = "",
    wants_changes: Changes = False,
    last_event_id: Annotated[str, Header(max_length=20)] = "",
) -> EventSourceResponse:
    table = await caller.app.tables.get(id)
    last = min(int(last_event_id) if last_event_id.isdecimal() else since, 2**31 - 1)
    await caller.app.tables.catch_up(id, last)
    table = await caller.app.tables.get(id)
    caller.app.public.quotas.check_streams(caller.owner, id, caller.seat(table) >= 0)
    watch = TableStream(caller, table, last, frozenset(have.split(".")), wants_changes)
    return event_response(caller, [watch], wants_changes)


@router.get(
    "/events",
    summary="News of changes at several tables, as server-sent events",
    response_class=EventSourceResponse,
    responses={
        200: {
            "content": {"text/event-stream": {}},
            "description": (
                "`table` events with the id of a table whose Snapshot has changed: one for each at"
                " the beginning, then one after each change. `missing` events have the id of a"
                " table that is not here or has no room for one more stream. Every ten seconds"
                " comes a `beat` event, whose data are empty"
            ),
        }
    },
)
async def events_of_several(caller: CurrentCaller, tables: Tables) -> EventSourceResponse:
    watches, missing, planned = list[TableStream](), list[str](), Counter[tuple[str, str]]()
    for id in dict.fromkeys(tables.split(".")):
        try:
            table = await caller.app.tables.get(id)
            caller.app.public.quotas.check_streams(
                caller.owner, id, caller.seat(table) >= 0, planned
            )
            watches.append(TableNews(caller, table))
        except Refused:
            missing.append(id)
    return event_response(
        caller, watches, True, b"".join(named_event(b"missing", id) for id in missing)
    )


def event_response(
    caller: Caller, watches: Sequence[TableStream], beats: bool, first: bytes = b""
) -> EventSourceResponse:
    return EventSourceResponse(
        stream(caller, watches, first),
        ping=PING,
        ping_message_factory=beat if beats else None,
        send_timeout=UNREAD,
        headers={"x-accel-buffering": "no"},
        shutdown_event=None,
    )


def beat() -> ServerSentEvent:
    """Return a sign of life as an event, since scripts do not see comments."""
    return ServerSentEvent(data="{}", event="beat")


def named_event(kind: bytes, id: str) -> bytes:
    """Return an event that has only the id of a table."""
    return b'event: %b\ndata: "%b"\n\n' % (kind, id.encode())


async def stream(
    caller: Caller, watches: Sequence[TableStream], first: bytes = b""
) -> AsyncIterator[bytes]:
    """Yield a first event, and one at each change of a table or its presence, until server or
    session ends, or the database does not answer.

    While it waits it holds no event and no old table: these would take most of a stream's memory.
    """
    wake = asyncio.Event()
    session = StreamSession(caller)
    LISTENERS.inc()
    try:
        with suppress(NoDatabase), ExitStack() as listening:
            for watch in watches:
                listening.enter_context(watch.listen(wake))
            listening.enter_context(caller.app.identities.waking(caller.token, wake.set))
            yield first
            while await session.goes_on(wake):
                for watch in watches:
                    if event := await watch.next_event():
                        yield event
                        del event
                        yield RELEASE
                        await watch.rest()
                await wait(wake, watches)
    finally:
        LISTENERS.dec()


async def wait(wake: asyncio.Event, watches: Sequence[TableStream]) -> None:
    """Wait until a table or its presence changes, or an absent player may be replaced."""
    seconds = [left for watch in watches if (left := watch.seconds_until_absent()) is not None]
    with suppress(TimeoutError):
        await asyncio.wait_for(wake.wait(), min(seconds, default=None))


class StreamSession:
    """The session of a stream's caller: it may end while they listen."""

    def __init__(self, caller: Caller) -> None:
        self.caller, self.app = caller, caller.app
        self.changes = -1  # of tokens, when the caller's was last found to be theirs

    async def goes_on(self, wake: asyncio.Event) -> bool:
        """Tell whether there may be more to send, and wait for what happens from now on."""
        if self.app.leaving.is_set():
            return False
        wake.clear()
        self.caller.note_use()
        await self.caller.learn_ignored()
        if self.caller.ban:
            return False
        if self.changes == self.app.identities.changes:
            return True
        self.changes = self.app.identities.changes
        return await self.caller.is_still_known()


class TableStream:
    """The stream of one caller at a table: the seat that it listens for, and what has been sent.

    Only layers of the board that the caller lacks are sent; others are named. With `wants_changes`,
    changes follow the first Snapshot.
    """

    def __init__(
        self,
        caller: Caller,
        table: Table,
        last: int,
        layers: frozenset[str] = frozenset(),
        wants_changes: bool = False,
    ) -> None:
        self.caller, self.app, self.id = caller, caller.app, table.id
        self.layers = layers  # the layers of the board that the caller has
        self.wants_changes = wants_changes  # whether it wants changes since the event before
        self.last_snapshot: Json | None = None  # the Snapshot of the last event, then
        self.table, self.last = table, last  # the last entry that was sent
        self.state = state_of(caller, table)  # the newest one
        self.sent: StreamState | None = None  # that of the last event
        self.waited = 0.0  # seconds for the turn of the last event
        self.listener = Listener(-1)

    @contextmanager
    def listen(self, wake: asyncio.Event) -> Iterator[None]:
        """Listen to the table, and count as a stream, while the block runs."""
        self.listener = self.app.feed.join(self.id, self.caller.seat(self.table), wake)
        self.app.bots.notice(self.table)
        try:
            with self.app.public.quotas.stream(self.caller.owner, self.id, self.listener.seat >= 0):
                yield
        finally:
            self.app.feed.leave(self.id, self.listener)

    async def next_event(self) -> bytes | None:
        """Return the newest state as an event; None if the caller has it already."""
        if not await self.has_changed():
            return None
        table = self.table = await self.caller.rendered(self.table)
        state = self.state = self.sent = state_of(self.caller, table)
        began = time.monotonic()
        async with self.app.public.scheduler.turn(self.caller.network):
            self.waited = time.monotonic() - began
            event = event_of(self.caller, table, state, self.last, self.layers, self.last_snapshot)
        self.last, self.layers = table.number, layers_of(self.caller, table)
        self.last_snapshot = event.snapshot if self.wants_changes else None
        return event.data

    async def has_changed(self) -> bool:
        """Tell whether the newest state differs from the one sent last."""
        self.table = await self.app.tables.get(self.id)
        self.follow_caller()
        self.state = state_of(self.caller, self.table)
        return self.state != self.sent

    def follow_caller(self) -> None:
        """Listen for another seat if the caller has sat down or stood up in another tab."""
        seat = self.caller.seat(self.table)
        if seat != self.listener.seat:
            self.app.feed.leave(self.id, self.listener)
            self.listener = self.app.feed.join(self.id, seat, self.listener.wake)

    async def rest(self) -> None:
        """Delay the next event of a spectator."""
        if self.listener.seat < 0:
            await asyncio.sleep(min(max(REST, RESTS * self.waited), LONGEST_REST))

    def seconds_until_absent(self) -> float | None:
        """Return the seconds until an absent player may be replaced; None if none may."""
        return seconds_until_absent(self.table, self.state.presence, self.app.now())


class TableNews(TableStream):
    """The stream of one caller at one of several tables.

    It tells only that the table has changed.
    """

    def __init__(self, caller: Caller, table: Table) -> None:
        super().__init__(caller, table, 0)

    async def next_event(self) -> bytes | None:
        """Return the table's id as an event; None if nothing has changed."""
        if not await self.has_changed():
            return None
        self.sent = self.state
        return named_event(b"table", self.id)

    async def rest(self) -> None:
        """Go on at once: the other tables' news wait."""


class StreamState(NamedTuple):
    """Everything on which a caller's Snapshot depends, except the time."""

    number: int
    chairs: tuple[Chair, ...]
    quiet: Any  # the seat's own: a Snapshot that came without a change would tell the others
    ignored: tuple[tuple[int, ...], ...]  # the seats that the caller has muted, and blocked
    presence: Presence
    absent: frozenset[int]
    overdue: int


def state_of(caller: Caller, table: Table) -> StreamState:
    presence = caller.app.feed.presence(table.id, len(table.chairs))
    now, ignored = caller.app.now(), caller.ignored
    return StreamState(
        table.number,
        table.chairs,
        table.quiet.get(caller.seat(table)),
        (ignored.muted_seats(table), ignored.blocked_seats(table)),
        presence,
        absent_seats(table, presence, now),
        table.clocks.overdue(now),
    )


def layers_of(caller: Caller, table: Table) -> frozenset[str]:
    """Return the layers of the caller's board, once its Snapshot is rendered."""
    return layer_ids(table.cache.rendered[caller.seat(table)]["board"])


@dataclass(frozen=True)
class StreamEvent:
    """An event of the stream, and the whole Snapshot that its receiver then has."""

    data: bytes
    snapshot: Json
    before: (
        Json | None
    )  # the Snapshot that its changes are made to: kept, so that no other goes by its id meanwhile


def event_of(
    caller: Caller,
    table: Table,
    state: StreamState,
    since: int,
    layers: frozenset[str],
    before: Json | None = None,
) -> StreamEvent:
    """Return a Snapshot as an event, or the changes since the one `before`; for a moment it is
    shared by all watchers of the same seat.

    They share Snapshots whatever they had before, so that their next event can be the same.
    """
    seat, hosts = caller.seat(table), caller.hosts(table)
    kept, moment = table.kept_for(caller.person.id), caller.app.now() // SHARED
    viewer = (seat, hosts, kept, state.ignored, state.presence, state.absent, moment, since)
    snapshot = shared(table, viewer, lambda: caller.rendered_snapshot(table, since))

    def event() -> StreamEvent:
        if before is None:
            kind = b"snapshot"
            data = to_json({**snapshot, "board": without_layers(snapshot["board"], layers)})
        else:
            kind, data = b"changes", to_json(changes(before, snapshot))
        return StreamEvent(
            b"id: %d\nevent: %b\ndata: %b\n\n" % (table.number, kind, data), snapshot, before
        )

    return shared(table, (*viewer, layers, id(before)), event)


def shared(table: Table, key: Hashable, make: Callable[[], T]) -> T:
    """Return what others made of this state of the table a moment ago, or make it."""
    found: T | None = table.cache.events.find(key)
    if found is None:
        found = table.cache.events.keep(key, make())
        asyncio.get_running_loop().call_later(SHARED / 1000, table.cache.events.forget, key)
    return found
