"""Creation of tables that may exist already, left by interrupted upgrades of older servers."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op


def create_table(name: str, *parts: Any) -> None:
    """Create the table if it is missing; ValueError if a foreign table has its name."""
    table = op.create_table(name, *parts, if_not_exists=True)
    assert table is not None
    missing = {column.name for column in table.columns} - {
        column["name"] for column in sa.inspect(op.get_bind()).get_columns(name)
    }
    if missing:
        words = f"its table {name!r} is not Ludary's: it has no column {', '.join(sorted(missing))}"
        raise ValueError(f"{words}; name a database of Ludary's or an empty one")


def create_index(name: str, table: str, columns: list[str]) -> None:
    op.create_index(name, table, columns, if_not_exists=True)
