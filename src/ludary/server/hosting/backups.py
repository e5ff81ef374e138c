"""Backups of a SQLite database, taken while a server writes to it, and their restore. Neither leaves anything half done.

A copy is made beside its place under another name, read through, synced, and only then given its name.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from urllib.parse import quote

from ludary.server.hosting.database_checks import schemas
from ludary.server.settings import default_database
from ludary.server.store.database import lock_file, parse_url

UNFINISHED, BEFORE = ".unfinished", ".before"  # endings of a copy in the making, and of the database that a restore replaced
LOG, INDEX = "-wal", "-shm"  # SQLite's files beside a database
PATIENCE = 30.0  # seconds that a copy waits for a lock
NEEDED = frozenset({"tables", "entries", "seats", "persons", "editions"})  # tables that every database of Ludary's has
ON_POSTGRES = {
    "backup": "use pg_dump, while the servers run: pg_dump --format=custom --file=FILE DATABASE",
    "restore": "stop all servers and use pg_restore --clean --if-exists --single-transaction --dbname=DATABASE FILE",
}


def database_file(url: str, what: str) -> Path:
    """Return the file of a SQLite database; ValueError says what to use for PostgreSQL instead."""
    parsed = parse_url(url or default_database())
    if parsed.get_backend_name() == "postgresql":
        raise ValueError(f"this database is a PostgreSQL: {ON_POSTGRES[what]}")
    return Path(parsed.database or "")


def back_up(url: str, to: Path) -> int:
    """Copy a database, as it is now, to a new file; return its bytes. ValueError, with nothing left there, if that cannot be done."""
    path = database_file(url, "backup")
    if not path.is_file():
        raise ValueError(f"{path}: there is no such database; --database URL names another")
    if to.exists():
        raise ValueError(f"{to} exists already: name a new file, such as tables-$(date +%F).db")
    with unfinished(to) as copy:
        copied(path, copy)
        check(copy, path)
        os.replace(copy, to)
        sync_folder(to)
    return to.stat().st_size


def restore(url: str, copy: Path) -> Path | None:
    """Put a copy in the place of a database that no server uses; return where the database before it is kept now, if there was one.

    ValueError, with nothing changed, if a server uses the database, the copy is damaged, or either is of a newer Ludary.
    """
    path = database_file(url, "restore")
    if not copy.is_file():
        raise ValueError(f"{copy}: there is no such file")
    if path.exists() and path.samefile(copy):
        raise ValueError(f"{copy} is the database itself: name a copy of it")
    lock = lock_file(str(path), makes=False)
    try:
        check_replaceable(path)
        with unfinished(path) as new:
            copied(copy, new)
            check(new, copy)
            kept = set_aside(path)
            os.replace(new, path)
            sync_folder(path)
    finally:
        if lock is not None:
            lock.close()
    return kept


@contextmanager
def unfinished(path: Path) -> Iterator[Path]:
    """Make a private file beside a path, which is gone after the block unless it has been renamed."""
    copy = path.with_name(path.name + UNFINISHED)
    for file in (copy, *beside(copy)):
        file.unlink(missing_ok=True)
    os.close(os.open(copy, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    try:
        yield copy
    finally:
        for file in (copy, *beside(copy)):
            file.unlink(missing_ok=True)


def beside(path: Path) -> list[Path]:
    return [path.with_name(path.name + ending) for ending in (LOG, INDEX)]


def reading(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"file:{quote(str(path))}?mode=ro", uri=True, timeout=PATIENCE)


def copied(path: Path, to: Path) -> None:
    """Copy a database in one read of a moment, in which writers do not wait; sync the copy, which needs no file beside it."""
    try:
        with closing(reading(path)) as source, closing(sqlite3.connect(to, timeout=PATIENCE)) as target:
            source.backup(target)
            target.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.Error as error:
        raise ValueError(f"{path} cannot be copied: {error}") from None
    with to.open("rb+") as file:
        os.fsync(file.fileno())


def check(copy: Path, named: Path) -> None:
    """Read a copy of the file `named` through; ValueError if it is damaged, not Ludary's or a newer Ludary's."""
    try:
        with closing(reading(copy)) as connection:
            damage = [row[0] for row in connection.execute("PRAGMA integrity_check(1)")]
            tables = {name for [name] in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            lost = connection.execute("PRAGMA foreign_key_check").fetchone()
            schema = schema_of(connection)
    except sqlite3.Error as error:
        raise ValueError(f"{named} is damaged: {error}") from None
    if damage != ["ok"] or lost:
        raise ValueError(f"{named} is damaged: {damage[0] if damage != ['ok'] else f'rows of {lost[0]} have lost what they belong to'}")
    if not tables >= NEEDED:
        raise ValueError(f"{named} is not Ludary's: it has no table {', '.join(sorted(NEEDED - tables))}")
    if schema and schema not in schemas():
        raise ValueError(f"{named} was written by a newer Ludary (schema {schema}), and this one knows those up to {schemas()[-1]}")


def schema_of(connection: sqlite3.Connection) -> str:
    """Return the schema of a database; "" if it does not say."""
    with suppress(sqlite3.OperationalError):  # there is no such table
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        return str(row[0]) if row else ""
    return ""


def check_replaceable(path: Path) -> None:
    """Bring the log of a database into its file; ValueError if the database is a newer Ludary's, or its log cannot be read."""
    if not path.exists():
        return
    try:
        with closing(sqlite3.connect(path, timeout=PATIENCE)) as connection:
            schema = schema_of(connection)
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.Error:  # damaged: a reason to restore
        schema = ""
    if schema and schema not in schemas():
        raise ValueError(f"{path} is a newer Ludary's (schema {schema}): restore with that one, or name another --database")
    log, index = beside(path)
    if log.exists() and log.stat().st_size:
        raise ValueError(f"{log} cannot be brought into {path}, which is damaged: move both away, and restore then")
    log.unlink(missing_ok=True)
    index.unlink(missing_ok=True)


def set_aside(path: Path) -> Path | None:
    """Give the database a second name, under which it stays when the first is taken away."""
    if not path.exists():
        return None
    kept = path.with_name(path.name + BEFORE)
    kept.unlink(missing_ok=True)
    os.link(path, kept)
    return kept


def sync_folder(path: Path) -> None:
    """Let a new name last through a power cut."""
    folder = os.open(path.absolute().parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
