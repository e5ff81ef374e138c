"""Connections of seats at the servers of a database, by which all servers agree on presence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from ludary.server.store.appending import insert
from ludary.server.store.heartbeat import GAP
from ludary.server.store.schema import presence, servers, tables

FORGOTTEN = 600_000  # milliseconds after which the start of an absence does not matter


@dataclass(frozen=True, slots=True)
class SeatConnection:
    """Presence of a seat at a server: whether it has connections there, and since when."""

    table: str
    seat: int
    server: str
    here: bool
    at: int  # milliseconds since 1970, UTC


def tell_connections(connection: sa.Connection, changed: Sequence[SeatConnection]) -> None:
    """Write the seats that have their first connection, or have lost their last one."""
    known = set(
        connection.execute(
            sa.select(tables.c.id).where(tables.c.id.in_({one.table for one in changed}))
        ).scalars()
    )
    for one in sorted(
        (one for one in changed if one.table in known), key=lambda one: (one.table, one.seat)
    ):
        row = {"here": one.here, "at": one.at}
        noted = insert(connection, presence).values(
            table=one.table, seat=one.seat, server=one.server, **row
        )
        connection.execute(
            noted.on_conflict_do_update(index_elements=["table", "seat", "server"], set_=row)
        )


def connections_at(connection: sa.Connection, ids: Sequence[str]) -> list[SeatConnection]:
    """Return the connections that servers have noted for these tables."""
    query = sa.select(presence).where(presence.c.table.in_(ids))
    return [
        SeatConnection(row.table, row.seat, row.server, row.here, row.at)
        for row in connection.execute(query)
    ]


def beats(connection: sa.Connection) -> dict[str, int]:
    """Return the time of each server's last beat."""
    return {row.id: row.at for row in connection.execute(sa.select(servers))}


def beat_as(connection: sa.Connection, server: str, now: int) -> None:
    """Note that a server is up, and delete servers that have long been gone, with their
    connections.
    """
    noted = insert(connection, servers).values(id=server, at=now)
    connection.execute(noted.on_conflict_do_update(index_elements=["id"], set_={"at": now}))
    gone = sa.select(servers.c.id).where(servers.c.at < now - FORGOTTEN)
    if connection.execute(gone).first():
        connection.execute(sa.delete(servers).where(servers.c.at < now - FORGOTTEN))
    old = presence.c.at < now - FORGOTTEN
    nobodys = ~presence.c.server.in_(sa.select(servers.c.id))
    connection.execute(sa.delete(presence).where(old, sa.or_(~presence.c.here, nobodys)))


def away_since(connections: Sequence[SeatConnection], up: dict[str, int], now: int) -> int | None:
    """Return since when a seat has had no connection, as servers noted; 0 if it has one, None if
    nothing is noted.
    """
    left = []
    for one in connections:
        beat = up.get(one.server, 0)
        if one.here and now - beat <= GAP:
            return 0
        left.append(max(one.at, beat) if one.here else one.at)
    return max(left, default=None)
