"""Export: the rows of a person, for a document about everything that is kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import sqlalchemy as sa

from ludary.server.store.persons.erasing import earlier_tables
from ludary.server.store.persons.references import references
from ludary.server.store.schema import (
    acts,
    bans,
    editions,
    persons,
    reports,
    seats,
    tables,
    tournament_players,
    tournaments,
)

BATCH = 50  # seats
ELSEWHERE = ("passkeys",)  # which an export tells in a form of its own
SECRET = ("auth", "p256dh", "token")  # columns
NAMED: Mapping[
    str, tuple[sa.Column[Any], Sequence[sa.ColumnElement[Any]]]
] = {  # columns that name a person, and what an export shows
    "tables_set_up": (
        tables.c.owner,
        (tables.c.id, tables.c.game, tables.c.status, tables.c.since, tables.c.public),
    ),
    "editions": (
        editions.c.owner,
        (editions.c.digest, editions.c.game, editions.c.since, editions.c.contents),
    ),
    "tournaments": (
        tournament_players.c.person,
        [tournament_players.c[name] for name in ("tournament", "number", "name", "left")],
    ),
    "tournaments_set_up": (
        tournaments.c.owner,
        [tournaments.c[name] for name in ("id", "name", "status", "since")],
    ),
    "bans": (
        bans.c.person,
        (bans.c.name, bans.c.why, bans.c.since, bans.c.until, bans.c.ended),
    ),
    "reports_sent": (
        reports.c.by,
        [reports.c[name] for name in ("at", "name", "table", "seat", "reason", "words")],
    ),
    # Where and when would tell who reported them
    "reports_about_you": (
        reports.c.other,
        (reports.c.name, reports.c.reason, reports.c.handled.is_not(None).label("handled")),
    ),
}


def person_row(engine: sa.Engine, person: str) -> dict[str, Any]:
    """Return a person's name, since when they are known, and the digest of the network that they
    came from.
    """
    with engine.connect() as connection:
        query = sa.select(
            persons.c.name, persons.c.since, persons.c.origin.label("network_digest")
        ).where(persons.c.id == person)
        row = connection.execute(query).mappings().first()
        return dict(row) if row else {}


def rows_of(engine: sa.Engine, person: str) -> dict[str, list[dict[str, Any]]]:
    """Return the rows of all other tables that name a person, such as alerts and reports, without
    secrets and without who reported them.
    """
    own = [
        column
        for column in references()
        if column.name == "person" and column.table.name not in ELSEWHERE
    ]
    queries = {column.table.name: sa.select(column.table).where(column == person) for column in own}
    for name, (column, shown) in NAMED.items():
        queries[name] = sa.select(*shown).where(column == person)
    their_bans = sa.select(bans.c.id).where(bans.c.person == person)
    their_acts = sa.or_(acts.c.about == person, acts.c.about.in_(their_bans))
    queries["acts"] = (
        sa.select(acts.c.at, acts.c.what, acts.c.words, acts.c.why)
        .where(their_acts)
        .order_by(acts.c.number)
    )
    with engine.connect() as connection:
        return {
            table: [
                {name: value for name, value in row.items() if name not in SECRET}
                for row in connection.execute(query).mappings()
            ]
            for table, query in queries.items()
        }


def seats_after(engine: sa.Engine, person: str, after: tuple[str, int]) -> list[dict[str, Any]]:
    """Return a batch of a person's seats with their tables, in the order of their ids."""
    of_seat = (
        seats.c.table,
        seats.c.seat,
        seats.c.name,
        seats.c.kind,
        seats.c.result,
        seats.c.outcome,
        seats.c.ended,
    )
    of_table = (
        tables.c.game,
        tables.c.status,
        tables.c.since,
        tables.c.actions,
        (tables.c.owner == person).label("set_up_by_you"),
    )
    where = (seats.c.person == person, sa.tuple_(seats.c.table, seats.c.seat) > sa.tuple_(*after))
    query = (
        sa.select(*of_seat, *of_table)
        .join(tables)
        .where(*where)
        .order_by(seats.c.table, seats.c.seat)
        .limit(BATCH)
    )
    with engine.connect() as connection:
        return [dict(row) for row in connection.execute(query).mappings()]


def tables_left(
    engine: sa.Engine, person: str, after: tuple[str, int]
) -> tuple[list[dict[str, Any]], tuple[str, int] | None]:
    """Return tables that a person left before the game, and the last entry read, as
    `earlier_tables` does.
    """
    ids, last = earlier_tables(engine, person, after)
    sits = sa.select(seats.c.table).where(seats.c.person == person)
    found = (tables.c.id.label("table"), tables.c.game, tables.c.status, tables.c.since)
    query = (
        sa.select(*found)
        .where(tables.c.id.in_(ids), tables.c.id.not_in(sits))
        .order_by(tables.c.id)
    )
    with engine.connect() as connection:
        return [dict(row) for row in connection.execute(query).mappings()], last
