"""Preferences of a person, such as colours and levels: short texts by name.

The last write of each wins.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

import sqlalchemy as sa

from ludary.server.store.schema import persons

MOST, LONGEST = 60, 200  # names of one person; characters of a value


def as_preferences(text: str | None) -> dict[str, str]:
    """Read what is stored; nothing if it cannot be read."""
    try:
        stored = json.loads(text or "{}")
    except (ValueError, RecursionError):
        return {}
    return (
        {str(name): str(value) for name, value in stored.items()}
        if isinstance(stored, dict)
        else {}
    )


def as_stored(preferences: Mapping[str, str]) -> str | None:
    """Return preferences as they are stored; of too many, the latest that were written."""
    kept = list(preferences.items())[-MOST:]
    return json.dumps(dict(kept), separators=(",", ":")) if kept else None


def join_preferences(first: str | None, last: str | None) -> str | None:
    """Return the preferences of two persons as one's; the second one's win."""
    return as_stored({**as_preferences(first), **as_preferences(last)})


def preferences_of(engine: sa.Engine, person: str) -> dict[str, str]:
    """Return a person's preferences."""
    with engine.connect() as connection:
        return as_preferences(
            connection.execute(
                sa.select(persons.c.preferences).where(persons.c.id == person)
            ).scalar()
        )


def set_preferences(
    connection: sa.Connection, person: str, new: Mapping[str, str | None]
) -> dict[str, str]:
    """Write some of a person's preferences, of which None deletes; return all of them."""
    own = persons.c.id == person
    before = as_preferences(
        connection.execute(sa.select(persons.c.preferences).where(own).with_for_update()).scalar()
    )
    kept = {name: value for name, value in before.items() if name not in new}
    after = {**kept, **{name: value for name, value in new.items() if value is not None}}
    connection.execute(sa.update(persons).where(own).values(preferences=as_stored(after)))
    return as_preferences(as_stored(after))
