"""Persons with their tables: how one is deleted, at all servers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress

import structlog

from ludary.server.errors import Refused, Repeated
from ludary.server.live.tables import Tables
from ludary.server.presence.identities import Identities
from ludary.server.store.faults import NoDatabase, reason
from ludary.server.store.persons.erasing import (
    ask_to_erase,
    begin_erasing,
    earlier_tables,
    erase_at,
    erase_person,
    leaving_persons,
    running_tables,
    tables_of,
)
from ludary.server.store.store import Store
from ludary.server.tables import moves
from ludary.server.tables.table import Table

EVERY = (
    60.0  # seconds after which deletions are looked for that another server began, and did not end
)
log = structlog.get_logger()


class Persons:
    """The persons of a server's database, with all that is theirs."""

    def __init__(
        self, store: Store, tables: Tables, identities: Identities, now: Callable[[], int]
    ) -> None:
        self.store, self.tables, self.identities, self.now = store, tables, identities, now
        self.leaving = asyncio.Event()  # whether somebody has asked to be deleted
        self.exporting: set[str] = set()  # persons for whom everything about them is being written
        self.searching = asyncio.Lock()  # of tables that somebody has left: one look at a time

    async def erase(self, person: str, proved: bool) -> int | None:
        """Sign a person out everywhere and delete everything about them: now, or at the returned
        time.
        """
        now = self.now()
        due, ended = await self.store.writer.run(
            lambda connection: ask_to_erase(connection, person, proved, now)
        )
        self.forget(ended)
        self.leaving.set()
        return due if due > now else None

    def forget(self, tokens: Sequence[str]) -> None:
        """Let sessions that have ended stop here, too."""
        for token in tokens:
            self.identities.forget(token)

    async def run(self) -> None:
        """Carry deletions out, also those that a crash cut short; never end."""
        while True:
            with suppress(NoDatabase):
                await self.finish_all()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.leaving.wait(), EVERY)
            self.leaving.clear()

    async def finish_all(self) -> None:
        """Carry out the deletions that have begun; an error at one does not hold the others up."""
        for person in await self.store.ask(leaving_persons, self.store.engine, self.now()):
            try:
                await self.finish(person)
            except NoDatabase:
                raise
            except Exception as error:  # noqa: BLE001 - it is tried again
                log.error("person_not_deleted", error=reason(error))

    async def finish(self, person: str) -> None:
        """Let a person leave all tables, then erase them there; each step can be repeated, at
        another server too.
        """
        self.forget(
            await self.store.writer.run(
                lambda connection: begin_erasing(connection, person, self.now())
            )
        )
        after = ""
        while ids := await self.store.ask(running_tables, self.store.engine, person, after):
            for id in ids:
                await self.leave(id, person)
            after = ids[-1]
        while ids := await self.store.writer.run(lambda connection: tables_of(connection, person)):
            await self.erase_at(person, ids)
        last: tuple[str, int] | None = ("", 0)
        while last is not None:
            ids, last = await self.store.ask(earlier_tables, self.store.engine, person, last)
            await self.erase_at(person, ids)
        await self.store.writer.run(lambda connection: erase_person(connection, person))

    async def leave(self, id: str, person: str) -> None:
        """Free the person's seat before a game begins, or resign; a table that cannot go on stays
        as it is.
        """

        def propose(table: Table) -> Sequence[moves.NewEntry]:
            seat = table.seat_of(person)
            if seat < 0:
                return []
            return moves.leave(table, seat) if table.match is None else moves.resign(table, seat)

        try:
            await self.tables.change(id, propose)
        except NoDatabase:
            raise
        except (Refused, Repeated) as refusal:
            log.info("seat_not_left", table=id, why=str(refusal))
        except Exception as error:  # noqa: BLE001 - whatever is wrong with it, the name is erased there
            log.error("table_broken", table=id, error=reason(error))

    async def erase_at(self, person: str, ids: Sequence[str]) -> None:
        if ids:
            await self.store.writer.run(
                lambda connection: erase_at(connection, person, ids, self.store.process)
            )
        for id in ids:
            with suppress(
                Refused
            ):  # deleted meanwhile; without a database it is read anew when it is used next
                await self.tables.reload(id)
