"""The rows of tournaments and of their players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import sqlalchemy as sa

from ludary.server.store.appending import insert
from ludary.server.store.schema import acts, seats, tables, tournament_players, tournaments
from ludary.server.store.text import checked_row, is_text
from ludary.server.tables.moves import unique_name

FORGOTTEN = "A tournament with friends"  # the name, once it or its organiser is gone
MOST_RENAMED = 200  # tournaments in which a person's name is changed, the newest
Rows = Sequence[Mapping[str, Any]]


def read_tournament(engine: sa.Engine, id: str) -> tuple[Mapping[str, Any] | None, Rows]:
    """Return a tournament's row, None if there is none, and those of its players by number."""
    if not is_text(id):
        return None, []
    own = sa.select(tournament_players).where(tournament_players.c.tournament == id)
    with engine.connect() as connection:
        row = (
            connection.execute(sa.select(tournaments).where(tournaments.c.id == id))
            .mappings()
            .first()
        )
        people = connection.execute(own.order_by(tournament_players.c.number)).mappings().all()
    return None if row is None else dict(row), [dict(one) for one in people]


def add_tournament(connection: sa.Connection, row: Mapping[str, Any]) -> None:
    """Write a new tournament; one with this id stays as it is."""
    checked = checked_row(tournaments, row)
    connection.execute(insert(connection, tournaments).values(**checked).on_conflict_do_nothing())


def write_tournament(
    connection: sa.Connection,
    row: Mapping[str, Any],
    before: int,
    people: Rows,
    act: Mapping[str, Any] | None = None,
) -> bool:
    """Write a tournament and its players, and an admin's act into the audit trail; False, with
    nothing written, if it no longer has the version `before`.
    """
    same = (tournaments.c.id == row["id"], tournaments.c.version == before)
    changed = {**row, "version": before + 1}
    if not connection.execute(sa.update(tournaments).where(*same).values(**changed)).rowcount:
        return False
    for one in people:
        added = insert(connection, tournament_players).values(
            **checked_row(tournament_players, one)
        )
        connection.execute(
            added.on_conflict_do_update(
                index_elements=["tournament", "number"], set_={"left": one["left"]}
            )
        )
    if act:
        connection.execute(sa.insert(acts).values(**act))
    return True


def playing_tournaments(engine: sa.Engine, after: str, most: int = 100) -> list[str]:
    """Return some tournaments that are being played, by id."""
    where = (tournaments.c.status == "playing", tournaments.c.id > after)
    query = sa.select(tournaments.c.id).where(*where).order_by(tournaments.c.id).limit(most)
    with engine.connect() as connection:
        return list(connection.execute(query).scalars())


def table_results(engine: sa.Engine, ids: Sequence[str]) -> dict[str, tuple[str, list[str | None]]]:
    """Return the status of tables that exist, and the outcome of each seat once a game is over."""
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


def rename_in_tournaments(connection: sa.Connection, person: str, name: str) -> None:
    """Change a person's name in the newest tournaments; "" makes it a number."""
    players = tournament_players.c
    query = (
        sa.select(players.tournament, players.number)
        .join(tournaments, tournaments.c.id == players.tournament)
        .where(players.person == person)
        .order_by(tournaments.c.touched.desc())
        .limit(MOST_RENAMED)
    )
    for id, number in connection.execute(query).all():
        here, own = players.tournament == id, players.number == number
        others = list(connection.execute(sa.select(players.name).where(here, ~own)).scalars())
        new = unique_name(name or f"Player {number}", others)
        connection.execute(sa.update(tournament_players).where(here, own).values(name=new))


def erase_from_tournaments(connection: sa.Connection, person: str, former: str) -> None:
    """Let a deleted person drop out of all tournaments, without a name."""
    own, owned = tournament_players.c.person == person, tournaments.c.owner == person
    changed = sa.select(tournament_players.c.tournament).where(own)
    raised = {"version": tournaments.c.version + 1}
    connection.execute(sa.update(tournaments).where(tournaments.c.id.in_(changed)).values(**raised))
    connection.execute(
        sa.update(tournament_players).where(own).values(person=None, name=former, left="left")
    )
    connection.execute(
        sa.update(tournaments)
        .where(owned)
        .values(owner=None, origin=None, name=FORGOTTEN, **raised)
    )


def carry_tournaments(connection: sa.Connection, old: str, new: str) -> None:
    """Give a person's tournaments to another; where both take part, the first one stays."""
    shared = sa.select(tournament_players.c.tournament).where(tournament_players.c.person == new)
    own = (tournament_players.c.person == old, tournament_players.c.tournament.not_in(shared))
    raised = {"version": tournaments.c.version + 1}
    changed = sa.select(tournament_players.c.tournament).where(*own)
    connection.execute(sa.update(tournaments).where(tournaments.c.id.in_(changed)).values(**raised))
    connection.execute(sa.update(tournament_players).where(*own).values(person=new))
    connection.execute(
        sa.update(tournaments).where(tournaments.c.owner == old).values(owner=new, **raised)
    )
