"""Logs with other persons: earlier entries of tables that are written anew, where persons become
one or are deleted.

Persons stand in the entry that opens a table, in those of people who sit down, and in acts of the
server's host. Actions and outcomes are never touched.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

import sqlalchemy as sa

from ludary.server.store.appending import tell_tables
from ludary.server.store.channels import ENTRIES
from ludary.server.store.schema import OF_PERSONS, entries, tables

Data = dict[str, Any]
CHANGED = -1  # in the news, in place of a number: earlier entries have changed
of_persons = sa.text(OF_PERSONS)


def rewrite(
    connection: sa.Connection, table: str, change: Callable[[Any, Data], Data | None]
) -> None:
    """Write entries about persons anew: `change` gets a row and its data, and returns the new data,
    or None to leave it.
    """
    own = entries.c.table == table
    more = 0
    for row in about_people(connection, table):
        new = change(row, as_data(row.data))
        if new is None:
            continue
        text = json.dumps(new, separators=(",", ":"))
        more += len(text) - len(row.data)
        key = None if new.get("removed") else row.key  # it was made from the words
        connection.execute(
            sa.update(entries).where(own, entries.c.number == row.number).values(data=text, key=key)
        )
    if more:
        connection.execute(
            sa.update(tables).where(tables.c.id == table).values(bytes=tables.c.bytes + more)
        )


def about_people(connection: sa.Connection, table: str) -> Sequence[Any]:
    """Return the entries of a table that may name persons, in their order."""
    named = sa.or_(entries.c.number == 1, entries.c.kind == "host", of_persons)
    return connection.execute(
        sa.select(entries).where(entries.c.table == table, named).order_by(entries.c.number)
    ).all()


def as_data(text: str) -> Data:
    """Return the data of an entry; empty if they cannot be read."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return data if isinstance(data, dict) else {}


def with_person(data: Data, old: str, new: Callable[[Data], Data]) -> Data | None:
    """Return the data of an entry after `new` has changed the seats of a person, and the host; None
    if it names them nowhere.
    """
    if data.get("person") == old:
        return {**data, **new(data)}
    setup, chairs = data.get("setup"), data.get("chairs")
    if not isinstance(setup, dict) or not isinstance(chairs, list):
        return None
    changed = {
        **data,
        "setup": {**setup, "host": new({})["person"]} if setup.get("host") == old else setup,
        "chairs": [
            {**one, **new(one)} if isinstance(one, dict) and one.get("person") == old else one
            for one in chairs
        ],
    }
    return changed if changed != data else None


def tell_changed(connection: sa.Connection, ids: Sequence[str], process: str) -> None:
    """Tell the other servers that earlier entries of these tables have changed."""
    tell_tables(connection, ENTRIES, [(process, id, CHANGED) for id in ids])
