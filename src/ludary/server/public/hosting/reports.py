"""Reports: a player tells the host of the server about another.

What was said comes from the table's log, not from who reports.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Literal

import sqlalchemy as sa

from ludary.server.resources.limits import ServerLimits
from ludary.server.resources.retention import DAY
from ludary.server.store.schema import reports
from ludary.server.store.store import Store
from ludary.server.store.text import checked_row
from ludary.server.tables.log import EntryKind
from ludary.server.tables.table import Table

Reason = Literal["insults", "threats", "spam", "cheating", "name", "other"]
LAST = 20  # messages that go with a report
BEFORE = 5  # messages before an older one that it is about
MOST = 10_000  # reports that are kept; the oldest give way, those that are handled first


def evidence_of(table: Table, number: int | None) -> str:
    """Return the last messages at a table, and the one with this number with those before it, as
    JSON.
    """
    said = messages(table)
    place = next((place for place, one in enumerate(said) if one["number"] == number), None)
    earlier = (
        said[max(0, place - BEFORE) : place + 1]
        if place is not None and place < len(said) - LAST
        else []
    )
    return json.dumps([*earlier, *[one for one in said[-LAST:] if one not in earlier]])


def messages(table: Table) -> list[dict[str, Any]]:
    """Return all messages at a table, each with the name and the id of the player who sat there
    then.
    """
    sitting = dict(enumerate(table.entries[0].data.get("chairs", ())))
    said = []
    for entry in table.entries:
        if entry.kind is EntryKind.SIT:
            sitting[entry.seat] = entry.data
        elif entry.kind is EntryKind.SAY:
            who = sitting.get(entry.seat, {})
            whose = {
                "name": who.get("name") or table.names[entry.seat],
                "person": who.get("person", ""),
            }
            said.append(
                {
                    "number": entry.number,
                    "seat": entry.seat,
                    **whose,
                    "at": entry.at,
                    "text": entry.data["text"],
                }
            )
    return said


async def keep_report(store: Store, limits: ServerLimits, row: Mapping[str, Any]) -> bool:
    """Keep a report; False if the same one has been kept within a day.

    Refused beyond the limits of a day.
    """
    checked_row(reports, row)

    def write(connection: sa.Connection) -> bool:
        day = reports.c.at > row["at"] - DAY
        same = (
            reports.c[name] == row[name] for name in ("by", "other", "table", "reason", "words")
        )
        if connection.execute(sa.select(reports.c.id).where(day, *same)).first() is not None:
            return False
        for name, column in (("reports_person", "by"), ("reports_address", "origin")):
            limits.check(
                name,
                connection.execute(
                    sa.select(sa.func.count()).where(reports.c[column] == row[column], day)
                ).scalar_one(),
            )
        connection.execute(sa.insert(reports).values(**row))
        if connection.execute(sa.select(sa.func.count()).select_from(reports)).scalar_one() > MOST:
            first = (
                sa.select(reports.c.id).order_by(reports.c.handled.is_(None), reports.c.at).limit(1)
            )
            connection.execute(sa.delete(reports).where(reports.c.id.in_(first)))
        return True

    return await store.writer.run(write)
