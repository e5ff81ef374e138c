"""Text that a database can store: PostgreSQL refuses NUL, and text that is longer than its
column.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import sqlalchemy as sa

from ludary.server.errors import Refused


def is_text(value: str) -> bool:
    """Tell whether every database can store a text."""
    try:
        value.encode()
    except UnicodeEncodeError:  # half of a pair of surrogates
        return False
    return "\0" not in value


def checked_row(table: sa.Table, row: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the row; Refused if a text in it cannot be stored."""
    for name, value in row.items():
        kind = table.c[name].type if name in table.c else None
        if not isinstance(kind, sa.String) or not isinstance(value, str):
            continue
        if not is_text(value):
            raise Refused(
                f"{name}: {value[:40]!r} has a character that cannot be stored.", "invalid"
            )
        if kind.length is not None and len(value) > kind.length:
            raise Refused(
                f"{name}: {value[:40]!r}... has {len(value)} letters; at most {kind.length} can be"
                " stored.",
                "invalid",
            )
    return row
