"""Export: the rows of a person, for a document about everything that is kept."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from ludary.server.store.persons.references import references
from ludary.server.store.schema import persons, seats, tables

BATCH = 50  # seats
ELSEWHERE = ("passkeys",)  # which an export tells in a form of its own
SECRET = ("auth", "p256dh", "token")  # columns


def person_row(engine: sa.Engine, person: str) -> dict[str, Any]:
    """Return a person's name, since when they are known, and the digest of the network that they came from."""
    with engine.connect() as connection:
        query = sa.select(persons.c.name, persons.c.since, persons.c.origin.label("network_digest")).where(persons.c.id == person)
        row = connection.execute(query).mappings().first()
        return dict(row) if row else {}


def rows_of(engine: sa.Engine, person: str) -> dict[str, list[dict[str, Any]]]:
    """Return the rows of all other tables that refer to a person, such as alerts and blocks, without secrets."""
    with engine.connect() as connection:
        return {
            column.table.name: [
                {name: value for name, value in row.items() if name not in SECRET}
                for row in connection.execute(sa.select(column.table).where(column == person)).mappings()
            ]
            for column in references()
            if column.table.name not in ELSEWHERE and column.name == "person"
        }


def seats_after(engine: sa.Engine, person: str, after: tuple[str, int]) -> list[dict[str, Any]]:
    """Return a batch of a person's seats with their tables, in the order of their ids."""
    of_seat = (seats.c.table, seats.c.seat, seats.c.name, seats.c.kind, seats.c.result, seats.c.outcome, seats.c.ended)
    of_table = (tables.c.game, tables.c.status, tables.c.since, tables.c.actions, (tables.c.owner == person).label("set_up_by_you"))
    where = (seats.c.person == person, sa.tuple_(seats.c.table, seats.c.seat) > sa.tuple_(*after))
    query = sa.select(*of_seat, *of_table).join(tables).where(*where).order_by(seats.c.table, seats.c.seat).limit(BATCH)
    with engine.connect() as connection:
        return [dict(row) for row in connection.execute(query).mappings()]
