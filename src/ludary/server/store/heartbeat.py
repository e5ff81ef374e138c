"""Heartbeat: servers note that they are up, so that clocks can stop for outages."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from ludary.server.store.schema import heartbeat, outages
from ludary.server.tables.clocks import Outage

# milliseconds without a beat after which nobody can have been up; servers beat every two seconds
GAP = 15_000
THE_ROW = 1


def beat(connection: sa.Connection, now: int) -> list[Outage]:
    """Note that a server is up; return all outages, including one that has just ended."""
    insert: Any = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    last = connection.execute(sa.select(heartbeat.c.at)).scalar()
    if last is not None and now - last > GAP:
        connection.execute(insert(outages).values(began=last, ended=now).on_conflict_do_nothing())
    noted = insert(heartbeat).values(id=THE_ROW, at=now)
    connection.execute(noted.on_conflict_do_update(index_elements=["id"], set_={"at": now}))
    return [
        (began, ended)
        for began, ended in connection.execute(sa.select(outages).order_by(outages.c.began))
    ]
