"""Muted topics of players.

They are kept beside a table's log: numbered entries would tell the others.
"""

from __future__ import annotations

import json

import sqlalchemy as sa

from ludary.server.store.schema import seats

Quiet = dict[int, frozenset[str]]  # topics by seat


def read_quiet(engine: sa.Engine, table: str) -> Quiet:
    """Return the muted topics of every seat that has named any."""
    query = sa.select(seats.c.seat, seats.c.quiet).where(
        seats.c.table == table, seats.c.quiet.is_not(None)
    )
    with engine.connect() as connection:
        return {seat: frozenset(json.loads(topics)) for seat, topics in connection.execute(query)}


def write_quiet(connection: sa.Connection, table: str, seat: int, topics: frozenset[str]) -> None:
    """Write the muted topics of a seat."""
    own = sa.update(seats).where(seats.c.table == table, seats.c.seat == seat)
    connection.execute(own.values(quiet=json.dumps(sorted(topics))))
