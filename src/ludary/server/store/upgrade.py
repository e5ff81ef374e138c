"""Upgrades of a database's schema, in one transaction."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

MIGRATIONS = Path(__file__).with_name("migrations")
UPGRADE_LOCK = 7_583_279  # PostgreSQL's advisory lock while the schema is brought up to date


def upgrade(connection: sa.Connection, schema: str = "head") -> None:
    """Bring the schema up to date, one process at a time, in the transaction that has begun.

    ValueError if it cannot be.

    With a `schema`, go only as far as the migration of that number.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(UPGRADE_LOCK)))
    if is_newest(connection):
        return
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, schema)


@cache
def migrations() -> ScriptDirectory:
    """Read the migrations, once in a process."""
    return ScriptDirectory(str(MIGRATIONS))


def is_newest(connection: sa.Connection) -> bool:
    """Tell whether the schema is up to date. ValueError for a database of a newer server."""
    scripts = migrations()
    known = {script.revision for script in scripts.walk_revisions()}
    heads = MigrationContext.configure(connection).get_current_heads()
    if not known.issuperset(heads):
        newest = (
            f"it has schema {', '.join(heads)}, and this server knows those up to"
            f" {scripts.get_current_head()}"
        )
        raise ValueError(
            f"it was written by a newer Ludary ({newest}): start that one, or restore a copy from"
            " before it"
        )
    return list(heads) == scripts.get_heads()
