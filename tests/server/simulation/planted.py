"""Faults that are planted in the server, one at a time: simulations have to find each of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from ludary.server.errors import Refused
from ludary.server.http.api import events
from ludary.server.live import restoring, tables
from ludary.server.live.tables import Tables
from ludary.server.playing.bots import Bots
from ludary.server.presence.feed import Feed
from ludary.server.showing import snapshots
from ludary.server.store import appending, database
from ludary.server.store.writer import PendingWrite
from ludary.server.tables import absences, moves, steps
from ludary.server.tables.clocks import Clocks
from ludary.server.tables.log import TALK, EntryKind, LogEntry
from ludary.server.tables.table import Table
from tests.server.simulation.simulation import simulate
from tests.server.simulation.threads import LoopWriter

Plant = Callable[[pytest.MonkeyPatch], None]
PLANTS: dict[str, Plant] = {}
ROOM = 25  # entries of talk after which a table without budgets is full


def plant(words: str) -> Callable[[Plant], Plant]:
    """Register a fault under its description."""

    def register(how: Plant) -> Plant:
        PLANTS[words] = how
        return how

    return register


@plant("a write is acknowledged before it is committed")
def acknowledged_early(patch: pytest.MonkeyPatch) -> None:
    commit = LoopWriter._commit

    def tell(future: asyncio.Future[Any]) -> None:
        if not future.done():
            future.set_result(True)

    def tells_first(self: LoopWriter, jobs: Sequence[PendingWrite]) -> Exception | None:
        changes = [one for one in jobs if not callable(one.what)]
        loop = asyncio.get_running_loop()
        for one in changes:
            loop.call_soon(tell, one.future)
        loop.call_later(0.01, commit, self, jobs)
        return None

    patch.setattr(LoopWriter, "_commit", tells_first)


@plant("commits are not synced to the disk")
def not_synced(patch: pytest.MonkeyPatch) -> None:
    set_up = database.set_up_sqlite

    def relaxed(connection: Any, record: Any) -> None:
        set_up(connection, record)
        connection.execute("PRAGMA synchronous=NORMAL")

    patch.setattr(database, "set_up_sqlite", relaxed)


@plant("a lock is taken late: muting topics reads the table before it")
def late_lock(patch: pytest.MonkeyPatch) -> None:
    async def be_quiet(
        self: Tables, id: str, seat_of: Callable[[Table], int], topics: Sequence[str]
    ) -> Table:
        table = await self.get(id)
        seat, quiet = seat_of(table), moves.quiet_topics(table, topics)
        await self.store.set_quiet(id, seat, quiet)
        async with self.live[id].lock:
            self._hold(table.with_quiet(seat, quiet))
            return await self._load(id)

    patch.setattr(Tables, "be_quiet", be_quiet)


@plant("the key of a request that is repeated is ignored")
def key_ignored(patch: pytest.MonkeyPatch) -> None:
    async def once(
        store: Any, request: Any, answer: Callable[[Table], Any], grant: Callable[[Any], Any]
    ) -> Any:
        return answer(await grant(None))

    patch.setattr("ludary.server.http.api.tables.once", once)


@plant("a message that is repeated is said twice")
def said_twice(patch: pytest.MonkeyPatch) -> None:
    say = moves.say
    patch.setattr(moves, "say", lambda table, seat, text, key: say(table, seat, text, None))


@plant("an action that is repeated is refused as late")
def refused_repeat(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(moves, "was_done", lambda table, seat, action, version: False)


@plant("an undo keeps the increment")
def kept_increment(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        Clocks, "taken_back", lambda self, gained, next_seat, now: self.moved(-1, next_seat, now)
    )


@plant("a table whose log is full of talk cannot be opened after an outage")
def talked_full(patch: pytest.MonkeyPatch) -> None:
    def check(table: Table, new_entries: Sequence[moves.NewEntry]) -> None:
        talk = sum(entry.kind in TALK for entry in table.entries)
        if talk >= ROOM and any(one.kind in TALK for one in new_entries):
            raise Refused("The log is full.", "full", 409)

    patch.setattr(steps, "check_log_space", check)


@plant("a loser fills the log, and the game ends without a result")
def filled_by_loser(patch: pytest.MonkeyPatch) -> None:
    def check(table: Table, new_entries: Sequence[moves.NewEntry]) -> None:
        if table.number >= 2 * ROOM:
            raise Refused("The log is full.", "full", 409)

    patch.setattr(steps, "check_log_space", check)


@plant("players who use the API without a stream count as away")
def api_ignored(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Feed, "ask", lambda self, table, seat: None)
    patch.setattr("ludary.server.presence.presence.last_entry_at", lambda table, seat, now: 0)


@plant("a seat is given away after 20 seconds")
def given_early(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("ludary.server.presence.presence.GONE", 20_000)


@plant("a Snapshot is kept over a restart, and shown though the table went on")
def stale_snapshot(patch: pytest.MonkeyPatch) -> None:
    rendered, kept = snapshots.rendered_part, dict[Any, Any]()

    def stale(table: Table, seat: int) -> Any:
        if table.number % 5 == 0 and seat not in table.cache.rendered and (table.id, seat) in kept:
            table.cache.rendered[seat] = kept.pop((table.id, seat))
        kept.setdefault((table.id, seat), rendered(table, seat))
        return rendered(table, seat)

    patch.setattr(snapshots, "rendered_part", stale)
    patch.setattr("ludary.server.showing.snapshot_rendering.rendered_part", stale)


@plant("a feed loses the news that comes while a Snapshot is made")
def lost_news(patch: pytest.MonkeyPatch) -> None:
    wait = events.wait

    async def forgets(wake: asyncio.Event, watches: Sequence[events.TableStream]) -> None:
        wake.clear()
        await wait(wake, watches)

    patch.setattr(events, "wait", forgets)


@plant("clocks run on while no server is up")
def counted_outage(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(absences, "stand_still", lambda table, outages: [])


@plant("a bot is not woken after a restart")
def sleeping_bot(patch: pytest.MonkeyPatch) -> None:
    async def sweep_once(self: Bots, late: int) -> None:
        """Take up nothing."""

    patch.setattr(Bots, "sweep_once", sweep_once)


@plant("the last entry is not read after a restart")
def unread_entry(patch: pytest.MonkeyPatch) -> None:
    restore = restoring.restore_table

    def shorter(catalog: Any, id: str, row: Any, entries: Sequence[LogEntry], *more: Any) -> Table:
        last = [entry.kind is EntryKind.SAY for entry in entries[-1:]]
        if not any(last):
            return restore(catalog, id, row, entries, *more)
        return restore(catalog, id, {**row, "number": row["number"] - 1}, entries[:-1], *more)

    patch.setattr(tables, "restore_table", shorter)


@plant("a server does not hear what another one has written")
def deaf(patch: pytest.MonkeyPatch) -> None:
    async def hear(self: Tables, id: str, number: int) -> None:
        """Read nothing."""

    patch.setattr(Tables, "hear", hear)


@plant("a lost race between servers is not noticed")
def unnoticed_race(patch: pytest.MonkeyPatch) -> None:
    add = appending.add_entries

    def adds(connection: Any, changes: Sequence[Any]) -> Sequence[Any]:
        add(connection, changes)
        return changes

    patch.setattr(appending, "add_entries", adds)


@plant("a server answers from memory though another one may have written there")
def stale_home(patch: pytest.MonkeyPatch) -> None:
    async def catch_up(self: Tables, id: str, number: int = 0) -> None:
        """Read nothing."""

    patch.setattr(Tables, "catch_up", catch_up)


def found(words: str, seeds: Sequence[int]) -> tuple[int, str]:
    """Return how many seeds it takes to find a planted fault, and the promise that is found to be
    broken; (0, "") if it is not found.
    """
    for count, seed in enumerate(seeds, 1):
        with pytest.MonkeyPatch.context() as patch:
            PLANTS[words](patch)
            violation = simulate(seed).violation
        if violation:
            return count, violation
    return 0, ""
