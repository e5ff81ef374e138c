"""Erasing: everything about a person is deleted, in steps of which each is whole.

The first one ends all sessions, and notes that the person is leaving, so that the others are made
up for after a crash. In logs, and in all that is made from them, the name becomes "A former
player", and words that the person said are removed. Actions and outcomes stay: the games are those
of the others, too.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from ludary.server.store.persons.logs import (
    Data,
    about_people,
    as_data,
    of_persons,
    rewrite,
    tell_changed,
    with_person,
)
from ludary.server.store.persons.ownership import due_of, is_claim
from ludary.server.store.persons.references import delete_references
from ludary.server.store.schema import (
    bans,
    editions,
    entries,
    persons,
    reports,
    reviews,
    seats,
    sessions,
    tables,
)
from ludary.server.store.sessions import end
from ludary.server.store.tournaments import erase_from_tournaments
from ludary.server.tables.moves import unique_name

FORMER = "A former player"
REMOVED = "(removed)"  # in place of words that were said
ERASED = {"person": "", "name": FORMER, "text": REMOVED}  # in the evidence of reports
BATCH = 50  # tables of one step
CHUNK = 5_000  # entries that one look for earlier seats reads


def begin_erasing(connection: sa.Connection, person: str, now: int) -> list[str]:
    """Delete what only the person has, and note that they are leaving; return the digests of the
    sessions that have ended.
    """
    fresh = {"name": "", "origin": None, "preferences": None, "leaving": now}
    connection.execute(sa.delete(sessions).where(is_claim, sessions.c.replaces == person))
    connection.execute(sa.update(persons).where(persons.c.id == person).values(**fresh))
    delete_references(connection, person)
    connection.execute(
        sa.update(bans).where(bans.c.person == person).values(person=None, name=FORMER)
    )
    connection.execute(
        sa.update(reports).where(reports.c.by == person).values(by="", by_name=FORMER, words="")
    )
    connection.execute(
        sa.update(reports)
        .where(reports.c.other == person)
        .values(other="", name=FORMER, evidence="[]")
    )
    change_evidence(connection, person, ERASED)
    erase_from_tournaments(connection, person, FORMER)
    return end(connection, sessions.c.person == person)


def change_evidence(connection: sa.Connection, person: str, new: Data) -> None:
    """Change a person's messages in the evidence of all reports."""
    named = sa.select(reports.c.id, reports.c.evidence).where(
        reports.c.evidence.contains(person, autoescape=True)
    )
    for row in connection.execute(named).all():
        said = [
            {**one, **new} if one.get("person") == person else one
            for one in json.loads(row.evidence)
        ]
        connection.execute(
            sa.update(reports).where(reports.c.id == row.id).values(evidence=json.dumps(said))
        )


def ask_to_erase(
    connection: sa.Connection, person: str, proved: bool, now: int
) -> tuple[int, list[str]]:
    """Begin to delete a person, or schedule it a day ahead; return when it begins, and digests of
    ended sessions.
    """
    due = due_of(connection, person, proved, now)
    if due <= now:
        return due, begin_erasing(connection, person, now)
    waits = (
        sa.update(persons)
        .where(persons.c.id == person, persons.c.leaving.is_(None))
        .values(leaving=due)
    )
    connection.execute(waits)
    return (
        int(
            connection.execute(sa.select(persons.c.leaving).where(persons.c.id == person)).scalar()
            or due
        ),
        [],
    )


def leaving_persons(engine: sa.Engine, now: int, most: int = 100) -> list[str]:
    """Return persons whose deletion is due, in the order in which they asked."""
    with engine.connect() as connection:
        query = (
            sa.select(persons.c.id)
            .where(persons.c.leaving <= now)
            .order_by(persons.c.leaving, persons.c.id)
        )
        return list(connection.execute(query.limit(most)).scalars())


def running_tables(engine: sa.Engine, person: str, after: str) -> list[str]:
    """Return some tables with a seat of the person whose game is not over, by id."""
    with engine.connect() as connection:
        where = (
            seats.c.person == person,
            seats.c.kind == "person",
            seats.c.ended.is_(None),
            seats.c.table > after,
        )
        return list(
            connection.execute(
                sa.select(seats.c.table).where(*where).order_by(seats.c.table).limit(BATCH)
            ).scalars()
        )


def tables_of(connection: sa.Connection, person: str) -> list[str]:
    """Return some tables at which the person has a seat, or which they set up."""
    sits = sa.select(seats.c.table).where(seats.c.person == person)
    owns = sa.select(tables.c.id).where(tables.c.owner == person)
    return list(connection.execute(sa.union(sits, owns).limit(BATCH)).scalars())


def earlier_tables(
    engine: sa.Engine, person: str, after: tuple[str, int]
) -> tuple[list[str], tuple[str, int] | None]:
    """Look for tables at which the person sat down before the game and stood up again; return them,
    and the last entry read.

    Only entries of people who sit, stand and speak are read, some thousands at a time; None after
    the last of all.
    """
    sat = sa.and_(entries.c.kind == "sit", entries.c.data.contains(person, autoescape=True)).label(
        "sat"
    )
    place = sa.tuple_(entries.c.table, entries.c.number)
    query = sa.select(entries.c.table, entries.c.number, sat).where(
        of_persons, place > sa.tuple_(*after)
    )
    with engine.connect() as connection:
        rows = connection.execute(
            query.order_by(entries.c.table, entries.c.number).limit(CHUNK)
        ).all()
    last = (rows[-1].table, rows[-1].number) if len(rows) == CHUNK else None
    return list(dict.fromkeys(row.table for row in rows if row.sat)), last


def erase_at(connection: sa.Connection, person: str, ids: Sequence[str], process: str) -> None:
    """Erase a person at these tables: their name, words, reviews and rows.

    Records that they brought are deleted.
    """
    brought = sa.select(entries.c.table).where(
        entries.c.number == 1, entries.c.data.contains('"imported":true')
    )
    own_records = (
        tables.c.id.in_(ids),
        tables.c.owner == person,
        tables.c.id.in_(brought.where(entries.c.table.in_(ids))),
    )
    connection.execute(sa.delete(tables).where(*own_records))
    for id in ids:
        others = sa.select(seats.c.name).where(
            seats.c.table == id, seats.c.person.is_distinct_from(person)
        )
        name = unique_name(FORMER, list(connection.execute(others).scalars()))
        Erasing(person, name).rewrite(connection, id)
        own = (seats.c.table == id, seats.c.person == person)
        named = sa.case((seats.c.kind == "person", name), else_="")
        connection.execute(sa.update(seats).where(*own).values(person=None, name=named, quiet=None))
    connection.execute(
        sa.update(tables).where(tables.c.id.in_(ids), tables.c.owner == person).values(owner=None)
    )
    connection.execute(sa.delete(reviews).where(reviews.c.table.in_(ids)))
    tell_changed(connection, ids, process)


def erase_person(connection: sa.Connection, person: str) -> None:
    """Delete the last row of a person."""
    connection.execute(sa.update(editions).where(editions.c.owner == person).values(owner=None))
    connection.execute(sa.delete(persons).where(persons.c.id == person))


class SeatHolders:
    """Follows who holds each seat of a table through its entries."""

    def __init__(self) -> None:
        self.held: dict[int, str] = {}  # persons by seat

    def follow(self, row: Any, data: Data) -> None:
        if row.kind == "open" and isinstance(chairs := data.get("chairs"), list):
            self.held = {
                seat: str(one.get("person") or "")
                for seat, one in enumerate(chairs)
                if isinstance(one, dict)
            }
        elif row.kind == "sit":
            self.held[row.seat] = str(data.get("person") or "")

    def holds(self, person: str, seat: int) -> bool:
        return self.held.get(seat) == person


class Erasing:
    """Erases a person from a table's log, who becomes `name`."""

    def __init__(self, person: str, name: str) -> None:
        self.person, self.name, self.holders = person, name, SeatHolders()

    def rewrite(self, connection: sa.Connection, table: str) -> None:
        rewrite(connection, table, self.change)

    def change(self, row: Any, data: Data) -> Data | None:
        """Return the new data of an entry; None if nothing of the person is in it."""
        self.holders.follow(row, data)
        if row.kind in ("open", "sit"):
            return with_person(data, self.person, self.nobody)
        if row.kind == "host":
            return self.change_act(row, data)
        if not self.holders.holds(self.person, row.seat):
            return None
        if row.kind == "say":
            return {**data, "text": REMOVED, "removed": True}
        named = [word for word in ("freed", "kept") if word in data]
        return {**data, **dict.fromkeys(named, self.name)} if named else None

    def change_act(self, row: Any, data: Data) -> Data | None:
        """Return the new data of an act of the host; after it only the audit trail has the act's
        words.
        """
        new = with_person(data, self.person, self.nobody) or data
        if data.get("does") == "rename" and self.holders.holds(self.person, row.seat):
            new = {**new, "name": self.name}
        new = {name: value for name, value in new.items() if name != "act"}
        return new if new != data else None

    def nobody(self, seat: Data) -> Data:
        return {"person": "", "name": self.name if seat.get("kind", "person") == "person" else ""}


def told_of(engine: sa.Engine, person: str, table: str) -> dict[str, list[dict[str, Any]]]:
    """Return a person's messages at a table, and the acts of the server's host about them there."""
    holders, said, acts = SeatHolders(), list[dict[str, Any]](), list[dict[str, Any]]()
    with engine.connect() as connection:
        for row in about_people(connection, table):
            data = as_data(row.data)
            holders.follow(row, data)
            if row.kind == "say" and holders.holds(person, row.seat):
                said.append({"at": row.at, "text": str(data.get("text", ""))})
            elif row.kind == "host" and data.get("person") == person:
                acts.append(
                    {
                        "at": row.at,
                        "does": data.get("does"),
                        "why": data.get("act", {}).get("why", ""),
                    }
                )
    return {"said": said, "acts": acts}
