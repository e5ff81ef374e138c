"""Games of a person: the finished ones by time, with results, and head-to-head with everybody who
sat there.

All questions look at the newest finished games of a person, `NEWEST` at most, by an index, so their
price is bounded.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from ludary.server.store.schema import persons, seats, tables

NEWEST = 1_000  # finished games that are looked at
PAGE = 20  # of them on a page
MOST_RIVALS = 100  # persons, and as many bots, in the head-to-head
Row = Mapping[str, Any]


@dataclass(frozen=True)
class FinishedGames:
    """A page of finished games, and counts over all that are looked at."""

    games: Sequence[Row]
    seats: Sequence[Row]  # of all games on the page
    count: int
    unknown: int  # without a result so far
    by_game: Sequence[Row]
    people: Sequence[Row]
    bots: Sequence[Row]


def newest(person: str) -> sa.Subquery:
    """Return the newest finished games of a person as a subquery."""
    columns = (seats.c.table, seats.c.seat, seats.c.result, seats.c.outcome, seats.c.ended)
    query = sa.select(*columns).where(seats.c.person == person, seats.c.ended.is_not(None))
    return query.order_by(seats.c.ended.desc(), seats.c.table).limit(NEWEST).subquery("own")


def finished_games(engine: sa.Engine, person: str, page: int) -> FinishedGames:
    """Return a page of a person's finished games, from 1, and the counts."""
    own = newest(person)
    order = (own.c.ended.desc(), own.c.table)
    columns = (
        tables.c.id,
        tables.c.game,
        tables.c.actions,
        tables.c.clock,
        own.c.seat,
        own.c.outcome,
        own.c.ended,
    )
    on_page = (
        sa.select(*columns)
        .join(own, own.c.table == tables.c.id)
        .order_by(*order)
        .limit(PAGE)
        .offset(PAGE * (page - 1))
    )
    with engine.connect() as connection:
        games = rows_of(connection, on_page)
        sitting = (
            sa.select(seats)
            .where(seats.c.table.in_([row["id"] for row in games]))
            .order_by(seats.c.table, seats.c.seat)
        )
        counts = sa.select(sa.func.count(), sa.func.count().filter(own.c.outcome.is_(None)))
        count, unknown = connection.execute(counts.select_from(own)).one()
        return FinishedGames(
            games,
            rows_of(connection, sitting),
            int(count),
            int(unknown),
            rows_of(connection, by_game(own)),
            rows_of(connection, against_people(own)),
            rows_of(connection, against_bots(own)),
        )


def rows_of(connection: sa.Connection, query: sa.Select[Any]) -> list[Row]:
    return [dict(row) for row in connection.execute(query).mappings()]


def by_game(own: sa.Subquery) -> sa.Select[Any]:
    """Return the query of how often each game was played, won and drawn."""
    played = sa.func.count().label("played")
    counts = [
        sa.func.count().filter(own.c.outcome == word).label(word)
        for word in ("won", "drew", "lost")
    ]
    return (
        sa.select(tables.c.game, played, *counts)
        .join(own, own.c.table == tables.c.id)
        .group_by(tables.c.game)
        .order_by(played.desc())
    )


def head_to_head(own: sa.Subquery, *columns: sa.ColumnElement[Any]) -> sa.Select[Any]:
    """Return the query of how often the person ended before, beside and behind each rival that
    `columns` tell apart.
    """
    rival = seats.c.result
    ways = {
        "ahead": own.c.result > rival,
        "level": own.c.result == rival,
        "behind": own.c.result < rival,
    }
    played = sa.func.count().label("played")
    counts = [sa.func.count().filter(is_so).label(name) for name, is_so in ways.items()]
    others = sa.and_(seats.c.table == own.c.table, seats.c.seat != own.c.seat)
    query = (
        sa.select(*columns, played, *counts)
        .select_from(own)
        .join(seats, others)
        .join(tables, tables.c.id == own.c.table)
    )
    return (
        query.where(own.c.result.is_not(None), rival.is_not(None))
        .order_by(played.desc())
        .limit(MOST_RIVALS)
    )


def against_people(own: sa.Subquery) -> sa.Select[Any]:
    """Return the head-to-head with each person. All who have been deleted are one."""
    name = sa.func.coalesce(
        sa.func.nullif(sa.func.max(persons.c.name), ""), sa.func.max(seats.c.name)
    ).label("name")
    query = head_to_head(own, name, seats.c.person.is_(None).label("former"))
    return (
        query.outerjoin(persons, persons.c.id == seats.c.person)
        .where(seats.c.kind == "person")
        .group_by(seats.c.person)
    )


def against_bots(own: sa.Subquery) -> sa.Select[Any]:
    """Return the head-to-head with each bot at each game."""
    return (
        head_to_head(own, tables.c.game, seats.c.bot)
        .where(seats.c.kind == "bot")
        .group_by(tables.c.game, seats.c.bot)
    )


def without_result(engine: sa.Engine, person: str, most: int) -> list[str]:
    """Return some tables of a person, the newest first, whose game ended before results were
    kept.
    """
    own = newest(person)
    with engine.connect() as connection:
        query = (
            sa.select(own.c.table)
            .where(own.c.outcome.is_(None))
            .order_by(own.c.ended.desc())
            .limit(most)
        )
        return list(connection.execute(query).scalars())


def write_results(
    connection: sa.Connection, table: str, rows: Sequence[Row], actions: int | None
) -> None:
    """Write the results of a table whose game is over; those that are not in the rows cannot be
    known.
    """
    for row in rows:
        found = {name: row.get(name) for name in ("bot", "result")} | {
            "outcome": row.get("outcome") or ""
        }
        connection.execute(
            sa.update(seats)
            .where(seats.c.table == table, seats.c.seat == row["seat"])
            .values(**found)
        )
    connection.execute(
        sa.update(seats).where(seats.c.table == table, seats.c.outcome.is_(None)).values(outcome="")
    )
    if actions is not None:
        connection.execute(sa.update(tables).where(tables.c.id == table).values(actions=actions))
