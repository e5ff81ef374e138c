"""Deletion of unused data, in short steps, so that nobody waits for them."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Container, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from ludary.server.resources.addresses import NetworkDigest
from ludary.server.store.persons.schema import passkeys
from ludary.server.store.schema import (
    answers,
    editions,
    entries,
    persons,
    presence,
    reviews,
    seats,
    tables,
    tournament_players,
    tournaments,
)
from ludary.server.store.writer import Writer

BATCH = 100  # rows of one step
MOST_ENTRIES = 5_000  # of the tables that one step deletes, unless one has more alone
HOUR = 3_600_000  # milliseconds
DAY = 24 * HOUR
WITH_PASSKEY = (
    400 * DAY
)  # for which persons without tables are kept longer after the last use of a passkey
OF_TABLE, OF_ENTRY = 2_000, 200  # bytes on the disk, about, besides the data of entries
OF_REVIEW = (
    sa.select(sa.func.length(reviews.c.contents))
    .where(reviews.c.table == tables.c.id)
    .correlate(tables)
    .scalar_subquery()
)
OF_STATE = sa.func.length(tables.c.state)
SIZE = (
    OF_TABLE
    + OF_ENTRY * tables.c.number
    + tables.c.bytes
    + sa.func.coalesce(OF_STATE, 0)
    + sa.func.coalesce(OF_REVIEW, 0)
)
HERE = sa.exists().where(presence.c.table == tables.c.id, presence.c.here)


async def forget(
    writer: Writer,
    before_abandoned: int,
    before_finished: int | None,
    before_editions: int,
    but: Container[str] = (),
) -> list[str]:
    """Delete what has not been used since; return the ids of the deleted tables."""
    gone = await forget_tables(writer, ("waiting", "playing"), before_abandoned, but)
    if before_finished is not None:
        gone += await forget_tables(writer, ("over",), before_finished, but)
    for step in (
        unused_editions(before_editions),
        old_answers(before_editions),
        abandoned_tournaments(before_abandoned),
        unknown_persons(before_abandoned),
    ):
        while await writer.run(step) >= BATCH:
            pass
    return gone


async def forget_tables(
    writer: Writer, status: Collection[str], before: int, but: Container[str]
) -> list[str]:
    gone: list[str] = []
    last: tuple[int, str] | None = (-1, "")
    while last is not None:
        page = await writer.run(old_tables(status, before, last, but))
        gone += page.gone
        last = page.last
    return gone


@dataclass(frozen=True)
class DeletedTables:
    """The deleted tables of one step, and the last table that it looked at."""

    gone: list[str]
    last: tuple[int, str] | None  # `touched` and id; None: there are no more


def old_tables(
    status: Collection[str], before: int, after: tuple[int, str], but: Container[str]
) -> Callable[[sa.Connection], DeletedTables]:
    """Return a step that deletes tables of some statuses without an entry since `before`, oldest
    first.
    """

    def step(connection: sa.Connection) -> DeletedTables:
        where = (
            tables.c.status.in_(status),
            tables.c.touched < before,
            sa.tuple_(tables.c.touched, tables.c.id) > sa.tuple_(*after),
        )
        query = sa.select(
            tables.c.id, tables.c.touched, tables.c.number, tables.c.status, tables.c.clock
        ).where(*where, ~HERE)
        rows = connection.execute(query.order_by(tables.c.touched, tables.c.id).limit(BATCH)).all()
        last, count = after, 0
        ids: list[str] = []
        for row in rows:
            if ids and count + row.number > MOST_ENTRIES:
                break
            last = (row.touched, row.id)
            if row.id not in but and row.touched + time_left(connection, row) < before:
                ids.append(row.id)
                count += row.number
        gone = connection.execute(
            sa.delete(tables)
            .where(tables.c.id.in_(ids), tables.c.touched < before)
            .returning(tables.c.id)
        )
        return DeletedTables(list(gone.scalars()), last if rows else None)

    return step


def time_left(connection: sa.Connection, row: Any) -> int:
    """Return the milliseconds that a player may think after the last entry, in a game over days;
    else 0.
    """
    if row.status != "playing" or not row.clock.endswith("a move"):
        return 0
    data = connection.execute(
        sa.select(entries.c.data).where(entries.c.table == row.id, entries.c.number == 1)
    ).scalar()
    try:
        return int(json.loads(data or "")["setup"]["clock"]["hours"] * HOUR)
    except (ValueError, KeyError, TypeError):  # a row that cannot be read
        return 0


async def forget_beyond_quota(
    writer: Writer, most: int, now: int, but: Container[str]
) -> list[str]:
    """Delete the oldest finished tables of networks with more than `most` bytes of them, but none
    younger than an hour.
    """
    gone: list[str] = []
    for origin in await writer.run(networks_with_finished(now - DAY)):
        surplus = [
            one
            for one in await writer.run(beyond_quota(origin, most, now - HOUR))
            if one[0] not in but
        ]
        for ids in batches(surplus):
            gone += await writer.run(delete_finished(ids, now - HOUR))
    return gone


def networks_with_finished(since: int) -> Callable[[sa.Connection], list[NetworkDigest]]:
    """Return a step that finds the networks with tables that have finished since."""
    query = sa.select(tables.c.origin).where(
        tables.c.status == "over", tables.c.touched > since, tables.c.origin.is_not(None)
    )
    return lambda connection: [
        NetworkDigest(origin) for origin in connection.execute(query.distinct()).scalars()
    ]


def beyond_quota(
    origin: NetworkDigest, most: int, before: int
) -> Callable[[sa.Connection], list[tuple[str, int]]]:
    """Return a step that finds the finished tables of a network beyond `most` bytes, with their
    numbers of entries.
    """
    together = (
        sa.func.sum(SIZE)
        .over(order_by=(tables.c.touched.desc(), tables.c.id.desc()))
        .label("together")
    )
    all_of_them = sa.select(tables.c.id, tables.c.number, tables.c.touched, together)
    ranked = all_of_them.where(tables.c.origin == origin, tables.c.status == "over").subquery()
    query = (
        sa.select(ranked.c.id, ranked.c.number)
        .where(ranked.c.together > most, ranked.c.touched < before)
        .order_by(ranked.c.touched)
    )
    return lambda connection: [(row.id, row.number) for row in connection.execute(query)]


def batches(surplus: Sequence[tuple[str, int]]) -> Iterator[list[str]]:
    """Yield the tables that each step deletes."""
    ids: list[str] = []
    count = 0
    for id, number in surplus:
        if ids and (len(ids) == BATCH or count + number > MOST_ENTRIES):
            yield ids
            ids, count = [], 0
        ids.append(id)
        count += number
    if ids:
        yield ids


def delete_finished(ids: Sequence[str], before: int) -> Callable[[sa.Connection], list[str]]:
    """Return a step that deletes those tables that are still over and have no connections."""
    where = (tables.c.id.in_(ids), tables.c.status == "over", tables.c.touched < before, ~HERE)
    return lambda connection: list(
        connection.execute(sa.delete(tables).where(*where).returning(tables.c.id)).scalars()
    )


def unused_editions(before: int) -> Callable[[sa.Connection], int]:
    """Return a step that deletes editions without a table, if none was opened with them since."""
    used = sa.exists().where(tables.c.edition == editions.c.digest)
    return delete_some(editions, editions.c.digest, editions.c.since < before, ~used)


def old_answers(before: int) -> Callable[[sa.Connection], int]:
    return delete_some(answers, answers.c.key, answers.c.at < before)


def abandoned_tournaments(before: int) -> Callable[[sa.Connection], int]:
    """Return a step that deletes tournaments that did not come to an end; results stay."""
    old = (tournaments.c.status != "over", tournaments.c.touched < before)
    return delete_some(tournaments, tournaments.c.id, *old)


def unknown_persons(before: int) -> Callable[[sa.Connection], int]:
    """Return a step that deletes older persons who neither sit at a table nor have set one up, nor
    take part in a tournament, unless a passkey of theirs is in use.
    """
    in_use = sa.or_(
        passkeys.c.used >= before - WITH_PASSKEY, passkeys.c.since >= before - WITH_PASSKEY
    )
    signs_in = sa.exists().where(passkeys.c.person == persons.c.id, in_use)
    sits = sa.exists().where(seats.c.person == persons.c.id)
    owns = sa.exists().where(tables.c.owner == persons.c.id)
    plays = sa.exists().where(tournament_players.c.person == persons.c.id)
    hosts = sa.exists().where(tournaments.c.owner == persons.c.id)
    known = sa.or_(sits, owns, plays, hosts, signs_in)
    stays = persons.c.leaving.is_(None)  # else their deletion finds what is left of them
    return delete_some(persons, persons.c.id, persons.c.since < before, stays, ~known)


def delete_some(
    table: sa.Table, key: sa.Column[Any], *where: sa.ColumnElement[bool]
) -> Callable[[sa.Connection], int]:
    """Return a step that deletes a few such rows and returns how many."""
    few = sa.select(key).where(*where).limit(BATCH)
    return lambda connection: len(
        connection.execute(sa.delete(table).where(key.in_(few), *where).returning(key)).all()
    )
