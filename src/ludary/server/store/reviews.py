"""Reviews of finished games: one for each table at most, as compressed JSON of bounded size.

They are deleted with their tables.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping, Sequence
from typing import Any

import sqlalchemy as sa

from ludary.server.store.appending import insert
from ludary.server.store.schema import reviews, seats
from ludary.server.store.text import checked_row

LARGEST = 100_000  # bytes of a compressed review; larger ones are not kept
Json = dict[str, Any]


def packed_review(table: str, found: Json) -> Mapping[str, Any]:
    """Return the row of a review; ValueError if it is too large, Refused if it cannot be stored."""
    contents = zlib.compress(json.dumps(found, separators=(",", ":")).encode())
    if len(contents) > LARGEST:
        raise ValueError(f"it has {len(contents)} bytes, and at most {LARGEST} are kept")
    return checked_row(reviews, {"table": table, "version": found["version"], "contents": contents})


def write_review(connection: sa.Connection, row: Mapping[str, Any], names: Sequence[str]) -> None:
    """Write a review in place of an older one, if the table's seats still have the `names` with
    which it was made.

    A player may have been deleted meanwhile. The lock lets a deletion at another server wait, so
    that it finds the review.
    """
    seated = (
        sa.select(seats.c.name)
        .where(seats.c.table == row["table"])
        .order_by(seats.c.seat)
        .with_for_update(read=True)
    )
    if list(connection.execute(seated).scalars()) != [*names]:
        return
    connection.execute(
        insert(connection, reviews)
        .values(**row)
        .on_conflict_do_update(index_elements=["table"], set_=row)
    )


def read_review(engine: sa.Engine, table: str, version: str) -> Json | None:
    """Return the review of a table that was made by a version; None if there is none, or if it
    cannot be read.
    """
    query = sa.select(reviews.c.contents).where(
        reviews.c.table == table, reviews.c.version == version
    )
    with engine.connect() as connection:
        contents = connection.execute(query).scalar()
    try:
        found: Json | None = json.loads(zlib.decompress(contents)) if contents is not None else None
    except (zlib.error, ValueError):
        return None
    return found
