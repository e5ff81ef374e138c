"""Tables: loading them, and the one way to change them: new entries, the store, the next Table, the
news.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import structlog
from sqlalchemy.exc import IntegrityError

from ludary.core.play.game import Game
from ludary.core.play.match import Match
from ludary.server.catalog.catalog import GameCatalog
from ludary.server.errors import Refused, not_found
from ludary.server.live.live_tables import LiveTable, LiveTables
from ludary.server.live.restoring import restore_table
from ludary.server.live.table_rows import (
    alert_row,
    edition_of,
    new_table,
    opening_row,
    row_of,
    seats_of,
)
from ludary.server.metrics import ACTIONS, CONFLICTS, LIVE
from ludary.server.presence.identities import new_id
from ludary.server.resources.addresses import NetworkDigest
from ludary.server.resources.pools import NOBODY, Owner, Pool
from ludary.server.store.change import StoredAnswer, TableChange
from ludary.server.store.faults import NoDatabase, reason
from ludary.server.store.persons.logs import CHANGED
from ludary.server.store.store import Store
from ludary.server.tables import absences, moves
from ludary.server.tables.clocks import Outage
from ludary.server.tables.log import Chair, LogEntry, Setup
from ludary.server.tables.steps import (
    Propose,
    apply_entries,
    apply_match,
    apply_proposal,
    catch_up,
    entries_of_match,
)
from ludary.server.tables.table import Table

TRIES = 20  # against other servers that write at the same table

log = structlog.get_logger()
AnswerFor = Callable[
    [Table], StoredAnswer
]  # the answer to remember for a request, given the table after it


class Tables:
    """The tables of one server process."""

    def __init__(
        self,
        store: Store,
        catalog: GameCatalog,
        live: LiveTables,
        now: Callable[[], int],
        playing: Pool,
        loading: Pool,
        loaded: Callable[[str], Awaitable[None]],
        outages: Sequence[Outage],
        alert_wait: int,
        changed: Callable[[Table], None],
    ) -> None:
        self.store, self.catalog, self.live, self.now = store, catalog, live, now
        self.playing, self.loading = (
            playing,
            loading,
        )  # threads for changes of tables, and for longer work
        self.loaded = loaded  # told of tables that come into memory
        self.outages = outages  # when no server was up
        self.alert_wait = (
            alert_wait  # milliseconds that a turn lasts before its player is told of it
        )
        self.changed = changed  # told of each new state

    async def open(
        self,
        game: Game,
        setup: Setup,
        chairs: Sequence[Chair],
        owner: Owner = NOBODY,
        steps: Match | None = None,
        answer_for: AnswerFor | None = None,
    ) -> Table:
        """Open a table; `steps` is a match whose steps it takes over.

        It begins when no seat is open.

        The answer of `answer_for` is kept with the table; AlreadyAnswered if there is one.
        """
        now = self.now()
        table = new_table(new_id(), game, setup, chairs, now)
        if steps is not None:
            table = await self.loading.run(
                owner, lambda: apply_match(table, entries_of_match(steps), steps, now)
            )
        elif all(chair.kind != "open" for chair in chairs):
            table = await self.playing.run(
                owner, lambda: apply_entries(table, moves.start(table), now)
            )
        await self._write(table, table.entries, owner, answer_for(table) if answer_for else None)
        self.live[table.id].owner = owner
        self._hold(table)
        return table

    async def open_record(
        self,
        game: Game,
        setup: Setup,
        chairs: Sequence[Chair],
        new_entries: Sequence[moves.NewEntry],
        owner: Owner,
        answer_for: AnswerFor | None = None,
    ) -> Table:
        """Open a table to look at a Record, whose steps have been checked.

        They are replayed when somebody looks.

        The answer of `answer_for` is kept with the table; AlreadyAnswered if there is one.
        """
        now = self.now()
        table = new_table(new_id(), game, setup, chairs, now)
        entries = [
            *table.entries,
            *(new_entry.numbered(number, now) for number, new_entry in enumerate(new_entries, 2)),
        ]
        await self._write(
            table,
            entries,
            owner,
            answer_for(table) if answer_for else None,
            status="over",
            number=len(entries),
        )
        return table

    async def _write(
        self,
        table: Table,
        entries: Sequence[LogEntry],
        owner: Owner,
        answer: StoredAnswer | None,
        **more: Any,
    ) -> None:
        """Store a new table."""
        game, setup = table.game, table.setup
        edition: dict[str, str | None] | None = None
        if game.edition is not None:
            edition = {
                "digest": setup.edition,
                "game": setup.game,
                "contents": game.edition.model_dump_json(),
            }
            edition |= {} if setup.edition_brought else {"owner": None, "origin": None}
        row = {
            **opening_row(table, now := self.now()),
            **alert_row(None, table, now, self.alert_wait),
            **more,
        }
        change = TableChange(
            table.id,
            entries,
            row,
            seats_of(table),
            edition,
            owner.person or None,
            owner.network or None,
            answer,
        )
        await self.store.append(change)

    def current(self, id: str) -> Table | None:
        """Return the table if it is in memory, else None."""
        return live.table if (live := self.live.get(id)) is not None else None

    def owner(self, id: str) -> Owner:
        """Return the owner of a table in memory."""
        return live.owner if (live := self.live.get(id)) is not None else NOBODY

    async def get(self, id: str) -> Table:
        """Return the table as it stands; Refused if there is none."""
        live = self.live.get(id)
        if live is not None and live.table is not None and not live.unsure:
            live.used = time.monotonic()
            return live.table
        async with self.live[id].lock:
            return await self._load(id)

    async def _load(self, id: str) -> Table:
        """Return a table, loaded and up to date; the lock is held."""
        live = self.live[id]
        if live.table is not None and live.unsure:
            await self._catch_up(id)
        if live.table is None:
            await self._read(id, live)
        live.used = time.monotonic()
        assert live.table is not None
        return live.table

    async def _read(self, id: str, live: LiveTable) -> None:
        """Load a table from the store."""
        try:
            row, entries = await self.store.ask(self.store.read, id)
            if row is None:
                raise not_found("table of this name")
            edition = await self.store.ask(self.store.edition, edition_of(entries))
            seats = await self.store.ask(self.store.seats, id)
            self.catalog.readiness.want(row["game"])
        except BaseException:
            self.live.pop(id, None)
            raise
        live.owner = Owner(row["owner"] or "", NetworkDigest(row["origin"] or ""))
        live.table = await self.loading.run(
            live.owner, lambda: restore_table(self.catalog, id, row, entries, edition, seats)
        )
        live.unsure = False
        self.live.make_room()
        LIVE.set(len(self.live))
        try:
            live.table = await self._hear_quiet(id, live.table)
            await self.loaded(id)
            await self._stand_still(id)
        except BaseException:
            live.table = None
            raise

    async def change(
        self, id: str, propose: Propose, owner: Owner | None = None, slow: bool = False
    ) -> Table:
        """Apply a proposal to the table as it stands; return the next table once it is stored.

        Raises what `propose` raises.

        `propose` runs in a thread, as a job of `owner` (None: the table's owner). A `slow` one has
        its own threads, so that players who only want to act need not wait.
        """
        async with self.live[id].lock:
            return await self._change(id, propose, owner, slow)

    async def _change(
        self, id: str, propose: Propose, owner: Owner | None = None, slow: bool = False
    ) -> Table:
        """Apply a proposal; the lock is held."""
        pool = self.loading if slow else self.playing
        for _ in range(TRIES):
            table = await self._load(id)
            changed = await pool.run(
                owner or self.owner(id), partial(apply_proposal, table, propose, self.now())
            )
            if changed is table:
                return table
            if await self._append(table, changed):
                self._hold(changed)
                return changed
            CONFLICTS.inc()
            await self._catch_up(id)
        raise Refused("Too many requests are changing this table at once; try again.", "busy", 503)

    async def be_quiet(
        self, id: str, seat_of: Callable[[Table], int], topics: Sequence[str]
    ) -> Table:
        """Mute these topics for a seat, and no others."""
        async with self.live[id].lock:
            table = await self._load(id)
            seat, quiet = seat_of(table), moves.quiet_topics(table, topics)
            if table.quiet.get(seat) != quiet:
                self.live[id].unsure = True
                await self.store.set_quiet(id, seat, quiet)
                self.live[id].unsure = False
                self._hold(table.with_quiet(seat, quiet))
            return await self._load(id)

    async def _hear_quiet(self, id: str, table: Table) -> Table:
        """Return the table with the muted topics of its seats."""
        for seat, topics in (await self.store.ask(self.store.quiet, id)).items():
            table = table if table.quiet.get(seat) == topics else table.with_quiet(seat, topics)
        return table

    async def _append(self, table: Table, changed: Table) -> bool:
        """Write the new entries; False if another server was quicker.

        After an error the table is read again before it is used.
        """
        new = changed.entries[len(table.entries) :]
        seats = (
            seats_of(changed)
            if (changed.chairs, changed.status) != (table.chairs, table.status)
            else ()
        )
        now = self.now()
        row = {**row_of(changed, now), **alert_row(table, changed, now, self.alert_wait)}
        try:
            written = await self.store.append(TableChange(table.id, new, row, seats))
        except IntegrityError:  # of several entries one was taken; or the table has been deleted
            written = False
        except BaseException:
            self.live[table.id].unsure = True
            raise
        ACTIONS.inc(len(new) if written else 0)
        return written

    async def _stand_still(self, id: str) -> None:
        """Stop the clocks for the time in which no server was up; the lock is held."""
        await self._change(id, lambda table: absences.stand_still(table, self.outages))

    async def stand_still_all(self) -> bool:
        """Stop the clocks of all tables in memory for outages; False if the database fails."""
        return await self._each(self._stand_still)

    async def _each(self, do: Callable[[str], Awaitable[None]]) -> bool:
        """Do something with every table in memory, those that are being loaded left out; an error
        at one does not affect the others.
        """
        for id in [id for id, live in self.live.items() if live.table is not None]:
            try:
                async with self.live[id].lock:
                    await do(id)
            except NoDatabase:
                return False
            except Exception as error:  # noqa: BLE001 - whatever is wrong with it
                log.error("table_broken", table=id, error=reason(error))
        return True

    async def catch_up(self, id: str, number: int = 0) -> None:
        """Read what another server wrote, if the table is in memory and has not reached that
        number.
        """
        if id in self.live and not (
            (table := self.live[id].table) and number and table.number >= number
        ):
            async with self.live[id].lock:
                await self._catch_up(id)

    async def _catch_up(self, id: str) -> None:
        """Read what other servers wrote; the lock is held."""
        live = self.live[id]
        if live.table is None:
            return
        live.unsure = True
        row, entries = await self.store.ask(self.store.read, id, live.table.number)
        if row is None:  # deleted meanwhile
            self.live.pop(id, None)
            raise not_found("table of this name")
        try:
            table = await self.playing.run(live.owner, partial(catch_up, live.table, entries))
            current = await self._hear_quiet(id, table)
        except NoDatabase:
            raise
        except Exception:  # noqa: BLE001 - reading the whole table tells what is wrong
            live.table = None
            await self._read(id, live)
            current = self.live[id].table or table
        live.unsure = False
        if entries or current is not table:
            self._hold(current)

    async def hear(self, id: str, number: int) -> None:
        """Read what another server wrote, as its news says."""
        try:
            await (self.reload(id) if number == CHANGED else self.catch_up(id, number))
        except Exception as error:  # noqa: BLE001 - it is read again when it is used next
            log.warning("news_not_read", table=id, error=reason(error))

    async def read_missed(self) -> None:
        """Read tables in memory whose news could not be read when it came."""
        for id in [id for id, live in self.live.items() if live.unsure]:
            with suppress(Refused):  # it has been deleted
                await self.catch_up(id)

    async def reload(self, id: str) -> None:
        """Read a table anew, some of whose earlier entries have changed, if it is in memory."""
        if (live := self.live.get(id)) is not None:
            async with live.lock:
                if live.table is not None:
                    await self._read(id, live)
                    self._hold(live.table)

    async def catch_up_all(self) -> None:
        """Read all tables again, after news may have been lost."""
        if not await self._each(self._catch_up):
            for live in self.live.values():
                live.unsure = True

    def _hold(self, table: Table) -> None:
        live = self.live[table.id]
        live.table, live.unsure, live.used = table, False, time.monotonic()
        self.live.feed.wake(table.id)
        self.changed(table)
