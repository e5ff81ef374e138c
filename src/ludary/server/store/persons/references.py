"""References: rows of all tables that belong to a person, found by their foreign keys, so that none
is forgotten.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa

from ludary.server.store.schema import METADATA, persons, sessions


def references() -> Iterator[sa.Column[Any]]:
    """Yield the columns that refer to persons, except that of sessions, whose end is told to all
    servers.
    """
    for table in METADATA.sorted_tables:
        for column in table.columns if table is not sessions else ():
            if any(key.column is persons.c.id for key in column.foreign_keys):
                yield column


def delete_references(connection: sa.Connection, person: str) -> None:
    """Delete the rows that belong to a person."""
    for column in references():
        connection.execute(sa.delete(column.table).where(column == person))


def move_references(connection: sa.Connection, old: str, new: str) -> None:
    """Give one person's rows to another; a row that the other has already stays, and is deleted
    with the first person.
    """
    for column in references():
        keys = list(column.table.primary_key.columns)
        for row in connection.execute(sa.select(*keys).where(column == old)).all():
            same = [key == value for key, value in zip(keys, row, strict=True)]
            try:
                with connection.begin_nested():
                    connection.execute(
                        sa.update(column.table).where(*same).values({column.name: new})
                    )
            except sa.exc.IntegrityError:
                continue
