"""The rows of evenings and of their players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import sqlalchemy as sa

from ludary.server.store.appending import insert
from ludary.server.store.schema import evening_players, evenings, seats, tables
from ludary.server.store.text import checked_row, is_text

FORGOTTEN = "A tournament with friends"  # the name, once its organiser is deleted
Rows = Sequence[Mapping[str, Any]]


def read_evening(engine: sa.Engine, id: str) -> tuple[Mapping[str, Any] | None, Rows]:
    """Return an evening's row, None if there is none, and those of its players by number."""
    if not is_text(id):
        return None, []
    own = sa.select(evening_players).where(evening_players.c.evening == id)
    with engine.connect() as connection:
        row = connection.execute(sa.select(evenings).where(evenings.c.id == id)).mappings().first()
        people = connection.execute(own.order_by(evening_players.c.number)).mappings().all()
    return None if row is None else dict(row), [dict(one) for one in people]


def add_evening(connection: sa.Connection, row: Mapping[str, Any]) -> None:
    """Write a new evening; one with this id stays as it is."""
    checked = checked_row(evenings, row)
    connection.execute(insert(connection, evenings).values(**checked).on_conflict_do_nothing())


def write_evening(
    connection: sa.Connection, row: Mapping[str, Any], before: int, people: Rows
) -> bool:
    """Write an evening and its players; False, with nothing written, if it no longer has the
    version `before`.
    """
    same = (evenings.c.id == row["id"], evenings.c.version == before)
    changed = {**row, "version": before + 1}
    if not connection.execute(sa.update(evenings).where(*same).values(**changed)).rowcount:
        return False
    for one in people:
        added = insert(connection, evening_players).values(**checked_row(evening_players, one))
        connection.execute(
            added.on_conflict_do_update(
                index_elements=["evening", "number"], set_={"left": one["left"]}
            )
        )
    return True


def playing_evenings(engine: sa.Engine, after: str, most: int = 100) -> list[str]:
    """Return some evenings that are being played, by id."""
    where = (evenings.c.status == "playing", evenings.c.id > after)
    query = sa.select(evenings.c.id).where(*where).order_by(evenings.c.id).limit(most)
    with engine.connect() as connection:
        return list(connection.execute(query).scalars())


def table_results(engine: sa.Engine, ids: Sequence[str]) -> dict[str, tuple[str, list[str | None]]]:
    """Return the status of tables that exist, and the outcome of each seat once a game is over."""
    if not ids:
        return {}
    query = (
        sa.select(tables.c.id, tables.c.status, seats.c.outcome)
        .join(seats, seats.c.table == tables.c.id)
        .where(tables.c.id.in_(ids))
        .order_by(tables.c.id, seats.c.seat)
    )
    found: dict[str, tuple[str, list[str | None]]] = {}
    with engine.connect() as connection:
        for row in connection.execute(query):
            found.setdefault(row.id, (row.status, []))[1].append(row.outcome)
    return found


def erase_from_evenings(connection: sa.Connection, person: str, former: str) -> None:
    """Let a deleted person drop out of all evenings, without a name."""
    own, owned = evening_players.c.person == person, evenings.c.owner == person
    changed = sa.select(evening_players.c.evening).where(own)
    raised = {"version": evenings.c.version + 1}
    connection.execute(sa.update(evenings).where(evenings.c.id.in_(changed)).values(**raised))
    connection.execute(
        sa.update(evening_players).where(own).values(person=None, name=former, left="left")
    )
    connection.execute(
        sa.update(evenings).where(owned).values(owner=None, origin=None, name=FORGOTTEN, **raised)
    )


def carry_evenings(connection: sa.Connection, old: str, new: str) -> None:
    """Give a person's evenings to another; where both take part, the first one stays."""
    shared = sa.select(evening_players.c.evening).where(evening_players.c.person == new)
    own = (evening_players.c.person == old, evening_players.c.evening.not_in(shared))
    raised = {"version": evenings.c.version + 1}
    changed = sa.select(evening_players.c.evening).where(*own)
    connection.execute(sa.update(evenings).where(evenings.c.id.in_(changed)).values(**raised))
    connection.execute(sa.update(evening_players).where(*own).values(person=new))
    connection.execute(
        sa.update(evenings).where(evenings.c.owner == old).values(owner=new, **raised)
    )
