"""Appending: changes of several tables in one transaction, each of them whole or not at all."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from ludary.server.store.change import AlreadyAnswered, StoredAnswer, TableChange, as_row
from ludary.server.store.channels import ENTRIES, notify
from ludary.server.store.schema import acts, answers, editions, entries, seats, tables
from ludary.server.tables.log import EntryKind

ANY_NUMBER = 0  # in the news: something changed that is no entry


@cache
def update(names: tuple[str, ...]) -> sa.Update:
    """Return the UPDATE of a table's row whose log has grown by `more` bytes."""
    new: dict[str, Any] = {name: sa.bindparam(name) for name in names} | {
        "bytes": tables.c.bytes + sa.bindparam("more")
    }
    return sa.update(tables).where(tables.c.id == sa.bindparam("the_id")).values(new)


Written = bool | AlreadyAnswered


def insert(connection: sa.Connection, table: sa.Table) -> Any:
    """Return an INSERT that supports ON CONFLICT."""
    return (postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert)(table)


def append_all(
    connection: sa.Connection, changes: Sequence[TableChange], process: str
) -> list[Written]:
    """Write changes in the order of their tables, so that servers cannot deadlock."""
    repeated = remember(connection, changes)
    fresh = sorted(
        (change for change in changes if change not in repeated), key=lambda change: change.table
    )
    for change in fresh:
        if change.is_new:
            open_table(connection, change)
    added = add_entries(connection, [change for change in fresh if not change.is_new])
    written = [change for change in fresh if change.is_new or change in added]
    for change in written:
        for seat in change.seats:
            row = insert(connection, seats).values(table=change.table, **seat)
            connection.execute(
                row.on_conflict_do_update(index_elements=["table", "seat"], set_=seat)
            )
    write_acts(connection, written)
    forget_answers_of(connection, [change for change in fresh if change not in written])
    if written:
        tell_tables(
            connection,
            ENTRIES,
            [(process, change.table, change.entries[-1].number) for change in written],
        )
    return [AlreadyAnswered() if change in repeated else change in written for change in changes]


def write_acts(connection: sa.Connection, written: Sequence[TableChange]) -> None:
    """Write the acts of admins at tables into the audit trail, together with their entries."""
    for change in written:
        for entry in change.entries:
            if entry.kind is EntryKind.HOST and "act" in entry.data:
                row = {
                    "at": entry.at,
                    "about": change.table,
                    "undoes": None,
                    "data": "{}",
                    **entry.data["act"],
                }
                connection.execute(sa.insert(acts).values(**row))


def remember(connection: sa.Connection, changes: Sequence[TableChange]) -> list[TableChange]:
    """Keep the answers; return the changes whose requests have been answered before."""
    answered = sorted(
        ((change.answer, change) for change in changes if change.answer),
        key=lambda pair: pair[0].key,
    )
    repeated = []
    for answer, change in answered:
        if not keep_answer(connection, answer):
            repeated.append(change)
    return repeated


def keep_answer(connection: sa.Connection, answer: StoredAnswer) -> bool:
    """Write an answer; False if there is one with this key."""
    row = insert(connection, answers).values(
        key=answer.key, asked=answer.asked, answer=answer.answer, at=answer.at
    )
    return (
        connection.execute(row.on_conflict_do_nothing().returning(answers.c.key)).first()
        is not None
    )


def forget_answers_of(connection: sa.Connection, refused: Sequence[TableChange]) -> None:
    """Forget the answers of changes that lost a race, so that their requests can be repeated."""
    for change in refused:
        if change.answer:
            connection.execute(sa.delete(answers).where(answers.c.key == change.answer.key))


def open_table(connection: sa.Connection, change: TableChange) -> None:
    """Write a new table. Its edition is marked as used now, so that it is not deleted meanwhile."""
    owners = {"owner": change.owner, "origin": change.origin}
    since, rows = change.entries[-1].at, [as_row(change.table, entry) for entry in change.entries]
    digest = None
    if change.edition:
        digest, contents = change.edition["digest"], change.edition["contents"]
        row = insert(connection, editions).values(
            **{**owners, **change.edition, "since": since, "bytes": len(contents.encode())}
        )
        connection.execute(
            row.on_conflict_do_update(index_elements=["digest"], set_={"since": since})
        )
    size = sum(len(row["data"]) for row in rows)
    connection.execute(
        sa.insert(tables).values(
            id=change.table, edition=digest, bytes=size, **owners, **change.row
        )
    )
    connection.execute(sa.insert(entries), rows)


def add_entries(connection: sa.Connection, changes: Sequence[TableChange]) -> list[TableChange]:
    """Write the entries of existing tables; return the changes whose numbers and keys were free."""
    rows = [as_row(change.table, entry) for change in changes for entry in change.entries]
    if not rows:
        return []
    adding = (
        insert(connection, entries)
        .on_conflict_do_nothing()
        .returning(entries.c.table, entries.c.number)
    )
    new = {(table, number) for table, number in connection.execute(adding, rows)}
    added = [change for change in changes if (change.table, change.entries[0].number) in new]
    if len(new) != sum(len(change.entries) for change in added):
        raise sa.exc.IntegrityError(
            "entries", {}, ValueError("one of several entries that belong together is taken")
        )
    update_tables(connection, added, [row for row in rows if (row["table"], row["number"]) in new])
    return added


def update_tables(
    connection: sa.Connection, changes: Sequence[TableChange], added: Sequence[Mapping[str, Any]]
) -> None:
    """Write the rows of changed tables, and the growth of their logs in bytes."""
    more: Counter[str] = Counter()
    for row in added:
        more[row["table"]] += len(row["data"])
    rows: defaultdict[tuple[str, ...], list[dict[str, Any]]] = defaultdict(
        list
    )  # by columns: a table in trouble has fewer
    for change in changes:
        rows[tuple(change.row)].append(
            {"the_id": change.table, "more": more.pop(change.table, 0), **change.row}
        )
    for names, changed in rows.items():
        connection.execute(update(names), changed)


def tell_tables(connection: sa.Connection, channel: str, news: Sequence[tuple[Any, ...]]) -> None:
    """Tell the other servers, once this is committed: each news is the process that tells it, a
    table, and a number if that matters.
    """
    notify(connection, channel, [json.dumps(one) for one in news])
