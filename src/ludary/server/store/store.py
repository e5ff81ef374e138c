"""Store: writes what happens at tables, and finds it again."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from ludary.server.clocks import Outage
from ludary.server.entries import Entry, Kind
from ludary.server.store.database import Database
from ludary.server.store.pulse import beat
from ludary.server.store.schema import editions, entries, persons, seats, tables
from ludary.server.store.writer import Writer

CHANNEL = "ludary"  # PostgreSQL's, on which servers tell each other what they wrote


@dataclass(frozen=True, eq=False)
class Change:
    """One table's new entries, and what its row is then."""

    table: str
    entries: Sequence[Entry]
    row: Mapping[str, Any]
    seats: Sequence[Mapping[str, Any]] = ()  # those that changed hands
    edition: Mapping[str, Any] | None = None  # of a new table

    @property
    def is_new(self) -> bool:
        """Whether it opens the table."""
        return self.entries[0].number == 1


@dataclass(frozen=True)
class Card:
    """A table in a list."""

    row: Mapping[str, Any]
    seats: Sequence[Mapping[str, Any]]


class Store:
    """All that is kept. Reading blocks, so servers read in threads; writing is awaited."""

    def __init__(self, url: str, process: str) -> None:
        self.database = Database(url)
        self.process = process  # whose news this is
        self.engine = self.database.engine
        self.writer = Writer(self.engine, self._append_all)
        self._insert: Any = postgresql.insert if self.database.is_postgres else sqlite.insert
        self._new_entry = self._insert(entries).on_conflict_do_nothing().returning(entries.c.table, entries.c.number)

    def awake(self, now: int) -> list[Outage]:
        """A server begins: the times in which none was up."""
        with self.engine.begin() as connection:
            return beat(connection, now)

    async def beat(self, now: int) -> list[Outage]:
        """The same now and then while it is up."""
        return await self.writer.run(lambda connection: beat(connection, now))

    async def append(self, change: Change) -> bool:
        """Write the entries; False, and nothing is written, if a number or a key of theirs is taken."""
        written: bool = await self.writer.add(change)
        return written

    def _append_all(self, connection: sa.Connection, changes: Sequence[Change]) -> list[bool]:
        """Write the changes of several tables, in an order in which servers cannot wait for each other in a circle."""
        for change in sorted((change for change in changes if change.is_new), key=by_table):
            self._open(connection, change)
        old = sorted((change for change in changes if not change.is_new), key=by_table)
        rows = [as_row(change.table, entry) for change in old for entry in change.entries]
        new = {(table, number) for table, number in connection.execute(self._new_entry, rows)} if rows else set()
        kept = [change for change in old if (change.table, change.entries[0].number) in new]
        if len(new) != sum(len(change.entries) for change in kept):
            raise sa.exc.IntegrityError("entries", {}, ValueError("of several entries that belong together one is taken"))
        if kept:
            connection.execute(UPDATE, [{"the_id": change.table, **change.row} for change in kept])
        told = [change for change in changes if change.is_new or change in kept]
        for change in sorted(told, key=by_table):
            for seat in change.seats:
                row = self._insert(seats).values(table=change.table, **seat)
                connection.execute(row.on_conflict_do_update(index_elements=["table", "seat"], set_=seat))
        if self.database.is_postgres and told:
            news = [{"news": json.dumps([self.process, change.table, change.entries[-1].number])} for change in told]
            connection.execute(sa.text(f"SELECT pg_notify('{CHANNEL}', :news)"), news)
        return [change in told for change in changes]

    def _open(self, connection: sa.Connection, change: Change) -> None:
        """Write a new table."""
        if change.edition:
            connection.execute(self._insert(editions).values(**change.edition).on_conflict_do_nothing())
        connection.execute(sa.insert(tables).values(id=change.table, **change.row))
        connection.execute(sa.insert(entries), [as_row(change.table, entry) for entry in change.entries])

    def read(self, table: str, after: int = 0) -> tuple[Mapping[str, Any] | None, list[Entry]]:
        """A table's row, None if there is none, and its entries after a number."""
        with self.engine.connect() as connection:
            row = connection.execute(sa.select(tables).where(tables.c.id == table)).mappings().first()
            wanted = sa.select(entries).where(entries.c.table == table, entries.c.number > after).order_by(entries.c.number)
            found = [as_entry(one) for one in connection.execute(wanted).mappings()]
        return dict(row) if row else None, found

    def edition(self, digest: str) -> str | None:
        """The contents of an edition that a table was opened with, as JSON."""
        with self.engine.connect() as connection:
            return connection.execute(sa.select(editions.c.contents).where(editions.c.digest == digest)).scalar()

    def due(self, now: int, limit: int = 1000) -> list[str]:
        """Tables at which a bot should have acted by now."""
        wanted = sa.select(tables.c.id).where(tables.c.bot_due <= now).order_by(tables.c.bot_due).limit(limit)
        with self.engine.connect() as connection:
            return list(connection.execute(wanted).scalars())

    def of_person(self, person: str, limit: int = 50) -> list[Card]:
        """The tables at which a person sits, the newest first."""
        own = sa.select(seats.c.table).where(seats.c.person == person)
        return self._cards(sa.select(tables).where(tables.c.id.in_(own)).order_by(tables.c.touched.desc()).limit(limit))

    def open_to_all(self, since: int, limit: int = 50) -> list[Card]:
        """Public tables that wait for players, the newest first."""
        wanted = sa.select(tables).where(tables.c.public, tables.c.status == "waiting", tables.c.touched > since)
        return self._cards(wanted.order_by(tables.c.touched.desc()).limit(limit))

    def _cards(self, wanted: sa.Select[Any]) -> list[Card]:
        with self.engine.connect() as connection:
            rows = [dict(row) for row in connection.execute(wanted).mappings()]
            sitting = sa.select(seats).where(seats.c.table.in_([row["id"] for row in rows])).order_by(seats.c.seat)
            taken = [dict(row) for row in connection.execute(sitting).mappings()]
        return [Card(row, [seat for seat in taken if seat["table"] == row["id"]]) for row in rows]

    def person(self, token: str) -> tuple[str, str] | None:
        """The id and name of whoever has the token with this digest."""
        with self.engine.connect() as connection:
            row = connection.execute(sa.select(persons.c.id, persons.c.name).where(persons.c.token == token)).first()
            return (row.id, row.name) if row else None

    async def add_person(self, id: str, token: str, name: str, since: int) -> None:
        await self.writer.run(lambda connection: connection.execute(sa.insert(persons).values(id=id, token=token, name=name, since=since)))

    async def rename(self, id: str, name: str) -> None:
        await self.writer.run(lambda connection: connection.execute(sa.update(persons).where(persons.c.id == id).values(name=name)))

    def is_well(self) -> bool:
        """Whether the database answers."""
        try:
            with self.engine.connect() as connection:
                return connection.execute(sa.select(1)).scalar() == 1
        except sa.exc.SQLAlchemyError:
            return False

    def close(self) -> None:
        self.writer.close()
        self.database.close()


def by_table(change: Change) -> str:
    return change.table


ROW = ("status", "number", "actor", "bot_due", "touched", "state")  # what changes with each entry
UPDATE = sa.update(tables).where(tables.c.id == sa.bindparam("the_id")).values({name: sa.bindparam(name) for name in ROW})


def as_row(table: str, entry: Entry) -> dict[str, Any]:
    data = json.dumps(dict(entry.data), separators=(",", ":"))
    return {
        "table": table, "number": entry.number, "kind": str(entry.kind), "seat": entry.seat,
        "at": entry.at, "data": data, "key": entry.key,
    }  # fmt: skip


def as_entry(row: Mapping[Any, Any]) -> Entry:
    return Entry(row["number"], Kind(row["kind"]), row["seat"], row["at"], json.loads(row["data"]), row["key"])
