"""The connection: which database, its settings, its schema brought up to date."""

from __future__ import annotations

import fcntl
from pathlib import Path
from typing import IO, Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.pool import NullPool, QueuePool

MIGRATIONS = Path(__file__).with_name("migrations")
UPGRADE_LOCK = 7_583_279  # PostgreSQL's advisory lock while the schema is brought up to date


class Database:
    """An engine whose schema is the newest; several threads may use it."""

    def __init__(self, url: str) -> None:
        try:
            self.url = sa.make_url(url)
        except sa.exc.ArgumentError:
            raise ValueError(f"database {url!r}: should begin with sqlite:/// or postgresql://") from None
        if self.url.drivername in ("postgresql", "postgres"):
            self.url = self.url.set(drivername="postgresql+psycopg")
        if self.url.get_backend_name() not in ("sqlite", "postgresql"):
            raise ValueError(f"database {url!r}: should begin with sqlite:/// or postgresql://")
        self.is_postgres = self.url.get_backend_name() == "postgresql"
        self._held = None if self.is_postgres else hold(self.url.database or "")
        options: dict[str, Any] = {"poolclass": QueuePool, "pool_size": 8, "pool_pre_ping": self.is_postgres}
        self.engine = sa.create_engine(self.url, **options)
        if not self.is_postgres:
            sa.event.listen(self.engine, "connect", set_up_sqlite)
        try:
            self.migrate()
        except sa.exc.DBAPIError as error:
            raise ValueError(f"database {self.url.render_as_string()}: {str(error.orig).splitlines()[0]}") from None

    def migrate(self) -> None:
        """Bring the schema up to date, one process at a time."""
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        engine = sa.create_engine(self.url, poolclass=NullPool)
        if not self.is_postgres:
            sa.event.listen(engine, "connect", set_up_sqlite)
        with engine.begin() as connection:
            if self.is_postgres:
                connection.execute(sa.select(sa.func.pg_advisory_xact_lock(UPGRADE_LOCK)))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def say_where(self, address: str) -> None:
        """Let who comes second to a SQLite file know where its server is."""
        if self._held:
            self._held.seek(0)
            self._held.truncate()
            self._held.write(address)
            self._held.flush()

    def close(self) -> None:
        self.engine.dispose()
        if self._held:
            self._held.close()


def hold(path: str) -> IO[str] | None:
    """Keep other servers from the same SQLite file; ValueError if one has it."""
    if path in ("", ":memory:"):
        raise ValueError("a database in memory would forget every table: name a file, as sqlite:///ludary.db")
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    lock = open(f"{path}.lock", "a+")  # noqa: SIM115 - held as long as the server runs
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        with lock:
            lock.seek(0)
            where = lock.read(200).strip()
        words = f"{path} is in use by another server{f', at {where}' if where else ''}"
        raise ValueError(f"{words}; several servers can share a PostgreSQL database") from None
    return lock


def set_up_sqlite(connection: Any, record: Any) -> None:
    """A log that readers do not wait for, on the disk before a commit ends."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
