"""The disk of a simulation: a SQLite file whose statements can fail, be slow, or be the last before
a power cut.
"""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from ludary.server.store.database import Database
from tests.server.simulation.machine import Life

KINDS = ("slow", "failing", "full", "locked", "forgetting", "lying")
FAILS = 0.2  # of the statements while the disk is out of order
ERRORS = {
    "failing": "disk I/O error",
    "full": "database or disk is full",
    "locked": "database is locked",
}
WRITES = ("INSERT", "UPDATE", "DELETE")
SYNCED = 2  # PRAGMA synchronous=FULL
EVERY = 6  # commits after which a disk that is not asked to sync does so by itself


class Statements(dict[Any, Any]):
    """Compiled statements for the engines of all lives: SQLAlchemy would compile them in each."""

    def get(self, key: Any, default: Any = None) -> Any:
        return super().get(key[1:], default)  # without the dialect, which each engine has anew

    def __setitem__(self, key: Any, value: Any) -> None:
        super().__setitem__(key[1:], value)


STATEMENTS = Statements()


@dataclass
class Disk:
    """A disk under a database file; `order` is what is wrong with it."""

    path: Path
    rng: random.Random
    crash: Callable[[str, Life], None] = lambda where, life: (
        None
    )  # ends the life of whoever uses it, or of all
    order: str = ""
    well_since: float = 0.0
    crash_in: int = -1  # statements until a power cut; -1: none
    crash_after: bool = False  # whether a power cut comes after the next commit
    connections: list[SimulatedConnection] = field(default_factory=list)
    synced: tuple[bytes, bytes] | None = (
        None  # the files as they are for sure, where that is not as they are now
    )
    unsynced: int = 0  # commits
    listeners: list[Callable[[Sequence[tuple[str, str]]], None]] = field(
        default_factory=list
    )  # told of each commit's notifications
    off: bool = False  # after a power cut, until the next start

    def attach(self, database: Database, life: Life) -> None:
        """Let all connections of a database write to this disk, for as long as a process lives."""
        database.engine.dispose()
        for engine in (database.engine, database.writing):
            engine.update_execution_options(compiled_cache=STATEMENTS)
        sa.event.listen(database.engine, "do_connect", partial(self.connect, life))

    def connect(
        self, life: Life, dialect: Any, record: Any, args: Any, more: dict[str, Any]
    ) -> SimulatedConnection:
        connection = sqlite3.connect(*args, **{**more, "factory": SimulatedConnection})
        assert isinstance(connection, SimulatedConnection)
        connection.disk, connection.life = self, life
        self.connections.append(connection)
        return connection

    def forget(self, life: Life) -> None:
        """Forget the connections of a process that has closed them."""
        self.connections = [one for one in self.connections if one.life is not life]

    def delay(self) -> float:
        """Return the seconds until a write is done."""
        slow = self.order == "slow" and self.rng.random() < 0.5
        return self.rng.uniform(0.5, 6.0) if slow else self.rng.uniform(0.001, 0.02)

    def before(self, connection: SimulatedConnection, statement: str) -> None:
        """Raise the error of a statement, if it has one; or cut the power."""
        if self.off or connection.life.dead:
            raise sqlite3.OperationalError("unable to open database file")
        if self.crash_in >= 0:
            self.crash_in -= 1
            if self.crash_in < 0:
                self.crash(f"before {statement.split(maxsplit=1)[0]}", connection.life)
                raise sqlite3.OperationalError("disk I/O error")
        if self.order in ("", "slow", "lying") or self.rng.random() > FAILS:
            return
        if self.order == "forgetting":
            sqlite3.Connection.close(connection)
            return
        if (
            self.order == "failing"
            or (self.order == "full" and statement.startswith(WRITES))
            or "IMMEDIATE" in statement
        ):
            raise sqlite3.OperationalError(ERRORS[self.order])

    def after_commit(self, connection: SimulatedConnection) -> None:
        """Note what is on the disk; cut the power, or say that the commit failed, though it did
        not.
        """
        if connection.synchronous < SYNCED:
            self.unsynced += 1
            self.synced = self.synced if self.synced and self.unsynced % EVERY else self.files()
        else:
            self.synced = None
        if self.crash_in == 0 or self.crash_after:
            self.crash_in, self.crash_after = -1, False
            self.crash("after COMMIT", connection.life)
        if self.order == "lying" and self.rng.random() < FAILS:
            raise sqlite3.OperationalError(ERRORS["failing"])

    def files(self) -> tuple[bytes, bytes]:
        log = Path(f"{self.path}-wal")
        return self.path.read_bytes(), log.read_bytes() if log.exists() else b""

    def cut_power(self) -> Callable[[], None]:
        """Return a function that leaves on the disk what is on it now for sure."""
        self.off = True
        kept, connections = self.synced or self.files(), self.connections
        self.connections, self.synced, self.unsynced = [], None, 0

        def restore() -> None:
            for connection in connections:
                sqlite3.Connection.close(connection)
            for name, contents in zip(("", "-wal"), kept, strict=True):
                Path(f"{self.path}{name}").write_bytes(contents)
            Path(f"{self.path}-shm").unlink(missing_ok=True)

        return restore


class SimulatedConnection(sqlite3.Connection):
    """A connection to the simulated disk."""

    disk: Disk
    life: Life
    _synchronous = -1

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.news: list[tuple[str, str]] = []  # of the transaction
        self.create_function("pg_notify", 2, lambda *news: self.news.append(news))

    @property
    def synchronous(self) -> int:
        if self._synchronous < 0:
            self._synchronous = int(super().execute("PRAGMA synchronous").fetchone()[0])
        return self._synchronous

    def cursor(self, *args: Any) -> SimulatedCursor:  # type: ignore[override]
        return super().cursor(SimulatedCursor)

    def commit(self) -> None:
        if not self.in_transaction:
            return super().commit()
        self.disk.before(self, "COMMIT")
        super().commit()
        news, self.news = self.news, []
        for hear in self.disk.listeners if news else ():
            hear(news)
        self.disk.after_commit(self)
        return None

    def rollback(self) -> None:
        self.news = []
        super().rollback()


class SimulatedCursor(sqlite3.Cursor):
    """A cursor whose statements pass the disk."""

    connection: SimulatedConnection

    def execute(self, statement: str, *args: Any) -> Any:
        self.connection.disk.before(self.connection, statement)
        done = super().execute(statement, *args)
        if "pg_notify" in statement:
            done.fetchall()  # SQLite calls it for a row when that is read; PostgreSQL for all
        return done

    def executemany(self, statement: str, *args: Any) -> Any:
        self.connection.disk.before(self.connection, statement)
        return super().executemany(statement, *args)
