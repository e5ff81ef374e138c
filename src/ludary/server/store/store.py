"""Store: writes and reads tables, players and sessions."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Container, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from secrets import token_hex
from typing import Any, ParamSpec, TypeVar

import sqlalchemy as sa

from ludary.server.resources.addresses import NetworkDigest
from ludary.server.store.appending import ANY_NUMBER, append_all, insert, keep_answer, tell_tables
from ludary.server.store.change import (
    AlreadyAnswered,
    ListedTable,
    StorageUse,
    StoredAnswer,
    TableChange,
    as_entry,
)
from ludary.server.store.channels import ENTRIES, PRESENCE
from ludary.server.store.connections import (
    SeatConnection,
    beat_as,
    beats,
    connections_at,
    tell_connections,
)
from ludary.server.store.database import READERS, Database
from ludary.server.store.deletion import forget, forget_beyond_quota
from ludary.server.store.faults import NoDatabase, done_in_time, is_fault, reason
from ludary.server.store.health import Health
from ludary.server.store.heartbeat import beat
from ludary.server.store.muted_topics import Quiet, read_quiet, write_quiet
from ludary.server.store.reviews import read_review, write_review
from ludary.server.store.schema import answers, editions, entries, persons, seats, secrets, tables
from ludary.server.store.sessions import PlayerSession, begin, session_with, sessions_of
from ludary.server.store.text import checked_row, is_text
from ludary.server.store.writer import Writer
from ludary.server.tables.clocks import Outage
from ludary.server.tables.log import LogEntry

P = ParamSpec("P")
T = TypeVar("T")


class Store:
    """The stored tables, players and sessions.

    Reading blocks: servers read by `ask`. Writing is awaited. Both raise NoDatabase within two
    seconds.
    """

    def __init__(self, database: Database, process: str, writer: type[Writer] = Writer) -> None:
        self.database = database
        self.process = process  # the sender of this server's news
        self.engine = self.database.engine
        self.health = Health(self.database.check)
        self.writer = writer(
            self.database.writing,
            lambda connection, changes: append_all(connection, changes, process),
            self.health,
        )
        self.readers = ThreadPoolExecutor(READERS - 1, thread_name_prefix="reader")

    async def ask(self, read: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return the result of one of the blocking methods below, from a thread; NoDatabase if it
        takes too long.
        """
        self.health.check_rest("read")
        waiting = asyncio.get_running_loop().run_in_executor(
            self.readers, lambda: self._read(lambda: read(*args, **kwargs))
        )
        if not await done_in_time(waiting):
            waiting.cancel()
            self.health.note_timeout()
            raise NoDatabase("a read took too long")
        return waiting.result()

    def _read(self, read: Callable[[], T]) -> T:
        try:
            self.health.check()
            result = read()
        except Exception as error:
            self.health.note("read", error)
            if is_fault(error):
                raise NoDatabase(reason(error)) from None
            raise
        self.health.works("read")
        return result

    def awake(self, now: int) -> list[Outage]:
        """Note that a server begins; return the times in which none was up."""
        try:
            with self.database.writing.begin() as connection:
                return beat(connection, now)
        except sa.exc.DBAPIError as error:
            raise ValueError(
                f"database {self.database.url.render_as_string()}: {reason(error)}"
            ) from None

    async def beat(self, now: int) -> list[Outage]:
        """Note that this server is up; return the times in which none was."""

        def note(connection: sa.Connection) -> list[Outage]:
            if self.database.is_shared:
                beat_as(connection, self.process, now)
            return beat(connection, now)

        return await self.writer.run(note)

    async def tell(self, changed: Sequence[SeatConnection]) -> None:
        """Tell the other servers which seats have connections here."""

        def note(connection: sa.Connection) -> None:
            tell_connections(connection, changed)
            tell_tables(
                connection,
                PRESENCE,
                [(self.process, table) for table in sorted({one.table for one in changed})],
            )

        await self.writer.run(note)

    def connections(self, ids: Sequence[str]) -> tuple[list[SeatConnection], dict[str, int]]:
        """Return the connections of these tables' seats at all servers, and the time of each
        server's last beat.
        """
        with self.engine.connect() as connection:
            return connections_at(connection, ids), beats(connection)

    async def trouble(self, now: int) -> str:
        """Return the fault of the database; "" if it can be written to.

        Tried at most once a second.
        """
        return await self.health.tried(lambda: self.beat(now))

    async def append(self, change: TableChange) -> bool:
        """Write the entries; False, with nothing written, if one of their numbers or keys is taken.

        AlreadyAnswered if the request has been answered before.
        """
        written = await self.writer.add(checked_change(change))
        if isinstance(written, AlreadyAnswered):
            raise written
        return bool(written)

    def read(self, table: str, after: int = 0) -> tuple[Mapping[str, Any] | None, list[LogEntry]]:
        """Return a table's row (None if there is none) and its entries after a number.

        Both are read at one point in time, whatever other servers write.
        """
        if not is_text(table):
            return None, []
        options = (
            {"isolation_level": "REPEATABLE READ"} if self.database.is_postgres else {}
        )  # in SQLite every transaction reads so
        with self.engine.connect().execution_options(**options) as connection:
            row = (
                connection.execute(sa.select(tables).where(tables.c.id == table)).mappings().first()
            )
            if row is None:
                return None, []
            query = (
                sa.select(entries)
                .where(entries.c.table == table, entries.c.number > after)
                .order_by(entries.c.number)
            )
            log = [as_entry(one) for one in connection.execute(query).mappings()]
        return dict(row), log

    def seats(self, table: str) -> list[Mapping[str, Any]]:
        """Return the seats of a table, as lists show them."""
        with self.engine.connect() as connection:
            rows = connection.execute(
                sa.select(seats).where(seats.c.table == table).order_by(seats.c.seat)
            ).mappings()
            return [dict(seat) for seat in rows]

    def edition(self, digest: str) -> str | None:
        """Return the contents of an edition, as JSON."""
        with self.engine.connect() as connection:
            query = sa.select(editions.c.contents).where(editions.c.digest == digest)
            return connection.execute(query).scalar() if is_text(digest) else None

    def due(self, now: int, but: Collection[str] = (), limit: int = 1000) -> list[str]:
        """Return the tables at which a bot should have acted by now, except some."""
        query = (
            sa.select(tables.c.id)
            .where(tables.c.bot_due <= now)
            .order_by(tables.c.bot_due)
            .limit(limit + len(but))
        )
        with self.engine.connect() as connection:
            return [id for id in connection.execute(query).scalars() if id not in but]

    def of_person(self, person: str, limit: int = 50, running: bool = False) -> list[ListedTable]:
        """Return the tables at which a person sits, the newest first; with `running` those that are
        not over.
        """
        own = sa.select(seats.c.table).where(
            seats.c.person == person, *([seats.c.ended.is_(None)] if running else [])
        )
        return self._listed(
            sa.select(tables)
            .where(tables.c.id.in_(own))
            .order_by(tables.c.touched.desc())
            .limit(limit)
        )

    def waiting_tables(
        self, since: int, per_person: int = 0, per_address: int = 0, limit: int = 50
    ) -> list[ListedTable]:
        """Return public tables that wait for players, at most so many of each person and address
        (0: any number), and `limit` in all.

        Round-robin by address, newest first, so that an address with many tables pushes nobody's
        newest out of the list.
        """
        newest = tables.c.touched.desc()
        of_person = sa.func.row_number().over(
            partition_by=sa.func.coalesce(tables.c.owner, tables.c.id), order_by=newest
        )
        of_address = sa.func.row_number().over(
            partition_by=sa.func.coalesce(tables.c.origin, tables.c.id), order_by=newest
        )
        waiting = sa.select(tables, of_person.label("of_person"), of_address.label("of_address"))
        ranked = waiting.where(
            tables.c.public, tables.c.status == "waiting", tables.c.touched > since
        ).subquery()
        shares = [
            ranked.c[name] <= most
            for name, most in (("of_person", per_person), ("of_address", per_address))
            if most
        ]
        query = sa.select(*[ranked.c[column.name] for column in tables.c]).where(*shares)
        return self._listed(
            query.order_by(ranked.c.of_address, ranked.c.touched.desc()).limit(limit)
        )

    def _listed(self, query: sa.Select[Any]) -> list[ListedTable]:
        with self.engine.connect() as connection:
            rows = [dict(row) for row in connection.execute(query).mappings()]
            seats_query = (
                sa.select(seats)
                .where(seats.c.table.in_([row["id"] for row in rows]))
                .order_by(seats.c.seat)
            )
            sitting = [dict(row) for row in connection.execute(seats_query).mappings()]
        return [
            ListedTable(row, [seat for seat in sitting if seat["table"] == row["id"]])
            for row in rows
        ]

    def session(self, token: str) -> PlayerSession | None:
        """Return the session whose token has this digest."""
        with self.engine.connect() as connection:
            return session_with(connection, token)

    def sessions(self, person: str, after: int) -> list[PlayerSession]:
        """Return a person's sessions and links that were used after a moment, the last used
        first.
        """
        with self.engine.connect() as connection:
            return sessions_of(connection, person, after)

    async def add_person(
        self, session: PlayerSession, token: str, origin: NetworkDigest | None = None
    ) -> None:
        """Write a new player and the first session, whose token has this digest."""
        row = checked_row(
            persons,
            {"id": session.person, "name": session.name, "since": session.since, "origin": origin},
        )

        def write(connection: sa.Connection) -> None:
            connection.execute(sa.insert(persons).values(**row))
            begin(connection, session, token)

        await self.writer.run(write)

    async def rename(self, id: str, name: str) -> None:
        row = checked_row(persons, {"name": name})
        await self.writer.run(
            lambda connection: connection.execute(
                sa.update(persons).where(persons.c.id == id).values(**row)
            )
        )

    def quiet(self, table: str) -> Quiet:
        """Return the muted topics of each seat."""
        return read_quiet(self.engine, table)

    async def set_quiet(self, table: str, seat: int, topics: frozenset[str]) -> None:
        """Write a seat's muted topics, and tell the other servers."""

        def write(connection: sa.Connection) -> None:
            write_quiet(connection, table, seat, topics)
            tell_tables(connection, ENTRIES, [(self.process, table, ANY_NUMBER)])

        await self.writer.run(write)

    def review(self, table: str, version: str) -> dict[str, Any] | None:
        """Return the review of a table that was made by a version, if one is kept."""
        return read_review(self.engine, table, version)

    async def keep_review(self, row: Mapping[str, Any], names: Sequence[str]) -> None:
        """Keep a review with its table, in place of an older one, unless the seats' names have
        changed since it was begun.

        IntegrityError if there is no such table.
        """
        await self.writer.run(lambda connection: write_review(connection, row, names))

    def answer_to(self, key: str) -> StoredAnswer | None:
        """Return the stored request and answer of a key."""
        with self.engine.connect() as connection:
            row = connection.execute(sa.select(answers).where(answers.c.key == key)).first()
            return StoredAnswer(row.key, row.asked, row.answer, row.at) if row else None

    async def keep_answer(self, answer: StoredAnswer) -> bool:
        """Keep an answer that changes no table; False if there is one with this key."""

        checked_row(answers, asdict(answer))
        return await self.writer.run(lambda connection: keep_answer(connection, answer))

    def storage_used_by(
        self, owner: str | None = None, origin: NetworkDigest | None = None
    ) -> StorageUse:
        """Return the storage used by a person, or by the address with this digest."""
        with self.engine.connect() as connection:
            return storage_used_by(connection, owner, origin)

    def secret(self, name: str) -> str:
        """Return a secret that all servers of this database share; the first call makes it."""
        row = {"name": name, "value": token_hex(32)}
        with self.database.writing.begin() as connection:
            connection.execute(insert(connection, secrets).values(**row).on_conflict_do_nothing())
            value: str = connection.execute(
                sa.select(secrets.c.value).where(secrets.c.name == name)
            ).scalar_one()
        return value

    async def forget(
        self,
        before_abandoned: int,
        before_finished: int | None,
        before_editions: int,
        but: Container[str] = (),
    ) -> list[str]:
        """Delete what has not been used since; times in milliseconds since 1970.

        Return the ids of the deleted tables.

        Tables without an entry since `before_abandoned`, unless a game over days goes on, somebody
        is connected, or they are in `but`; games that ended before `before_finished` (None: never);
        editions that no table has and none was opened with since `before_editions`, and answers to
        older requests; persons from before `before_abandoned` who have no table.
        """
        return await forget(self.writer, before_abandoned, before_finished, before_editions, but)

    async def forget_beyond_quota(self, most: int, now: int, but: Container[str] = ()) -> list[str]:
        """Delete the oldest finished tables of each address beyond `most` bytes; return their
        ids.
        """
        return await forget_beyond_quota(self.writer, most, now, but)

    def close(self) -> None:
        self.readers.shutdown(wait=False, cancel_futures=True)
        self.writer.close()
        self.database.close()


def checked_change(change: TableChange) -> TableChange:
    """Return the change; Refused if it has text that a database cannot store."""
    checked_row(
        tables, {"id": change.table, "owner": change.owner, "origin": change.origin, **change.row}
    )
    for seat in change.seats:
        checked_row(seats, seat)
    for entry in change.entries:
        checked_row(entries, {"key": entry.key})
    if change.edition:
        checked_row(editions, change.edition)
    if change.answer:
        checked_row(answers, asdict(change.answer))
    return change


def storage_used_by(
    connection: sa.Connection, owner: str | None, origin: NetworkDigest | None
) -> StorageUse:
    """Return the storage used by an owner or an origin, or by either."""
    owners = [(name, value) for name, value in (("owner", owner), ("origin", origin)) if value]
    mine = {
        table: sa.or_(sa.false(), *(table.c[name] == value for name, value in owners))
        for table in (tables, editions)
    }
    live = sa.func.count().filter(tables.c.status != "over")
    count, size = connection.execute(
        sa.select(live, sa.func.coalesce(sa.func.sum(tables.c.bytes), 0)).where(mine[tables])
    ).one()
    more = connection.execute(
        sa.select(sa.func.coalesce(sa.func.sum(editions.c.bytes), 0)).where(mine[editions])
    ).scalar_one()
    return StorageUse(int(count), int(size) + int(more))
