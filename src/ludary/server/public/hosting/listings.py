"""Lists for admins: reports, tables, tournaments, players, bans and the audit trail, the newest
first, a page at a time.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

import sqlalchemy as sa

from ludary.server.store.schema import (
    acts,
    bans,
    persons,
    reports,
    seats,
    tables,
    tournament_players,
    tournaments,
)

PAGE = 50
UNDONE = ("close", "remove", "name", "ban", "handle")  # kinds of acts that can be undone
Rows = list[dict[str, Any]]


def list_reports(connection: sa.Connection, find: str, before: int, now: int) -> Rows:
    """Return reports that nobody has dealt with; where something is to be found, all."""
    named = (reports.c.name, reports.c.by_name, reports.c.table, reports.c.other, reports.c.by)
    where = [reports.c.at < before, *(found(find, *named) or [reports.c.handled.is_(None)])]
    query = sa.select(reports).where(*where).order_by(reports.c.at.desc())
    return [{**row, "evidence": json.loads(row["evidence"])} for row in rows_of(connection, query)]


def list_tables(connection: sa.Connection, find: str, before: int, now: int) -> Rows:
    """Return tables with their seats, found by the name of a game, or a name, a person, a network
    or an id.
    """
    sits = sa.select(seats.c.table).where(*found(find, seats.c.name, seats.c.person))
    where = [tables.c.touched < before]
    if find:
        where.append(
            sa.or_(
                *found(find, tables.c.id, tables.c.game, tables.c.owner, tables.c.origin),
                tables.c.id.in_(sits),
            )
        )
    kept = [
        tables.c[name]
        for name in (
            "id",
            "game",
            "status",
            "number",
            "public",
            "since",
            "touched",
            "owner",
            "origin",
            "bytes",
        )
    ]
    rows = rows_of(connection, sa.select(*kept).where(*where).order_by(tables.c.touched.desc()))
    query = (
        sa.select(seats)
        .where(seats.c.table.in_([row["id"] for row in rows]))
        .order_by(seats.c.seat)
    )
    sitting = list(connection.execute(query).mappings())
    names = ("seat", "kind", "name", "person")
    return [
        {
            **row,
            "seats": [
                {name: one[name] for name in names} for one in sitting if one["table"] == row["id"]
            ],
        }
        for row in rows
    ]


def list_tournaments(connection: sa.Connection, find: str, before: int, now: int) -> Rows:
    """Return tournaments, found by their name or id, their organiser or network, or a player."""
    own, players = tournaments.c, tournament_players.c
    plays = sa.select(players.tournament).where(*found(find, players.name, players.person))
    where = [own.touched < before]
    if find:
        where.append(
            sa.or_(*found(find, own.id, own.name, own.owner, own.origin), own.id.in_(plays))
        )
    count = sa.select(sa.func.count()).where(players.tournament == own.id).scalar_subquery()
    kept = [own[name] for name in ("id", "name", "status", "since", "touched", "owner", "origin")]
    query = sa.select(*kept, count.label("players")).where(*where)
    return rows_of(connection, query.order_by(own.touched.desc()))


def list_players(connection: sa.Connection, find: str, before: int, now: int) -> Rows:
    """Return players with the number of their tables, and whether they are banned."""
    count = (
        sa.select(sa.func.count())
        .where(seats.c.person == persons.c.id)
        .correlate(persons)
        .scalar_subquery()
    )
    banned = sa.exists().where(
        bans.c.person == persons.c.id, bans.c.until > now, bans.c.ended.is_(None)
    )
    query = sa.select(persons, count.label("tables"), banned.label("banned"))
    where = [persons.c.since < before, *found(find, persons.c.name, persons.c.id, persons.c.origin)]
    return rows_of(connection, query.where(*where).order_by(persons.c.since.desc()))


def list_bans(connection: sa.Connection, find: str, before: int, now: int) -> Rows:
    """Return bans, those that are over too."""
    where = [
        bans.c.since < before,
        *found(find, bans.c.name, bans.c.person, bans.c.network, bans.c.why),
    ]
    return rows_of(connection, sa.select(bans).where(*where).order_by(bans.c.since.desc()))


def list_acts(connection: sa.Connection, find: str, before: int, now: int) -> Rows:
    """Return the audit trail; `before` is a number of an act here."""
    other = acts.alias()
    undone = sa.exists().where(other.c.undoes == acts.c.number)
    kept = [
        acts.c[name] for name in ("number", "at", "who", "what", "about", "words", "why", "undoes")
    ]
    where = [
        acts.c.number < before,
        *found(find, acts.c.who, acts.c.what, acts.c.about, acts.c.words, acts.c.why),
    ]
    rows = rows_of(
        connection,
        sa.select(*kept, undone.label("undone")).where(*where).order_by(acts.c.number.desc()),
    )
    return [{**row, "can_undo": row["what"] in UNDONE and not row["undone"]} for row in rows]


def found(find: str, *columns: sa.Column[Any]) -> list[sa.ColumnElement[bool]]:
    """Return the condition that a text stands in one of the columns; none for no text."""
    return (
        [sa.or_(*(column.icontains(find, autoescape=True) for column in columns))] if find else []
    )


def rows_of(connection: sa.Connection, query: sa.Select[Any]) -> Rows:
    return [dict(row) for row in connection.execute(query.limit(PAGE)).mappings()]


LISTS: Mapping[str, Callable[[sa.Connection, str, int, int], Rows]] = {
    "reports": list_reports,
    "tables": list_tables,
    "tournaments": list_tournaments,
    "players": list_players,
    "bans": list_bans,
    "acts": list_acts,
}
