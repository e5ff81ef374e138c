"""Backups of a SQLite database, taken while a server writes to it, and their restore.

Neither leaves anything half done.

A copy is made beside its place under another name, read through, synced, and only then given its
name. Hosts do this as root for a server with a user of its own, and on disks of all kinds: the
database keeps its owner, and what has no hard links is copied.
"""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from urllib.parse import quote

from ludary.server.hosting.database_checks import schemas
from ludary.server.settings import default_database
from ludary.server.store.database import lock_file, name_of_user, parse_url

UNFINISHED, BEFORE = (
    ".unfinished",
    ".before",
)  # endings of a copy in the making, and of the database that a restore replaced
LOG, INDEX = "-wal", "-shm"  # SQLite's files beside a database
NOT_NOW = (
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_CANTOPEN,
)
PATIENCE = 30.0  # seconds that a copy waits for a lock
NEEDED = frozenset(
    {"tables", "entries", "seats", "persons", "editions"}
)  # tables that every database of Ludary's has
ON_POSTGRES = {
    "backup": "use pg_dump, while the servers run: pg_dump --format=custom --file=FILE DATABASE",
    "restore": (
        "stop all servers and use pg_restore --clean --if-exists --single-transaction"
        " --dbname=DATABASE FILE"
    ),
}


def database_file(url: str, what: str) -> Path:
    """Return the file of a SQLite database; ValueError says what to use for PostgreSQL instead."""
    parsed = parse_url(url or default_database())
    if parsed.get_backend_name() == "postgresql":
        raise ValueError(f"this database is a PostgreSQL: {ON_POSTGRES[what]}")
    return Path(parsed.database or "")


def back_up(url: str, to: Path) -> int:
    """Copy a database, as it is now, to a new file; return its bytes.

    ValueError, with nothing left there, if that cannot be done.
    """
    path = database_file(url, "backup")
    if not path.is_file():
        raise ValueError(f"{path}: there is no such database; --database URL names another")
    to = Path(os.path.realpath(to)) if to.is_symlink() else to  # a link stays
    if os.path.lexists(to):
        raise ValueError(f"{to} exists already: name a new file, such as tables-$(date +%F).db")
    with unfinished(to) as copy:
        copied(path, copy)
        check(copy, path)
        os.replace(copy, to)
        sync_folder(to)
    return to.stat().st_size


def restore(url: str, copy: Path) -> Path | None:
    """Put a copy in the place of a database that no server uses; return where the database before
    it is kept now, if there was one.

    ValueError, with nothing changed, if a server uses the database, the copy is damaged, either is
    of a newer Ludary, the disk is full, or this user may not replace the database.
    """
    path = database_file(url, "restore")
    if not copy.is_file():
        raise ValueError(f"{copy}: there is no such file")
    if path.exists() and path.samefile(copy):
        raise ValueError(f"{copy} is the database itself: name a copy of it")
    missing = [one for one in path.absolute().parents if not one.exists()]
    model = path if path.exists() else next(one for one in path.absolute().parents if one.exists())
    lock = lock_file(str(path), makes=False)
    try:
        for made in (*missing, Path(f"{path}.lock")) if os.geteuid() == 0 else ():
            give(made, model)
        check_replaceable(path)
        with unfinished(path) as new:
            copied(copy, new)
            check(new, copy)
            if model == path or os.geteuid() == 0:
                give(new, model)
            if model == path:
                new.chmod(stat.S_IMODE(path.stat().st_mode))
            return put_in_place(new, path)
    finally:
        if lock is not None:
            lock.close()


def give(made: Path, model: Path) -> None:
    """Give a file the owner of another, as when root restores for a server's user.

    ValueError for other users.
    """
    owner, own = model.stat(), made.stat()
    if (owner.st_uid, owner.st_gid) == (own.st_uid, own.st_gid):
        return
    try:
        os.chown(made, owner.st_uid, owner.st_gid)
    except PermissionError:
        if owner.st_uid != own.st_uid:  # else it is a group that this user is not in
            raise ValueError(
                f"{model} belongs to {name_of_user(owner.st_uid)}: restore it as that user, or as"
                " root"
            ) from None


@contextmanager
def unfinished(path: Path) -> Iterator[Path]:
    """Make a private file beside a path; delete it after the block unless it was renamed.

    ValueError if the folder takes no file, or the block finds no room.
    """
    copy = path.with_name(path.name + UNFINISHED)
    try:
        for file in (copy, *beside(copy)):
            file.unlink(missing_ok=True)
        os.close(os.open(copy, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        yield copy
    except OSError as error:
        raise ValueError(f"{path.parent}: {error.strerror}; nothing has been changed") from None
    finally:
        for file in (copy, *beside(copy)):
            with suppress(OSError):
                file.unlink()


def beside(path: Path) -> list[Path]:
    return [path.with_name(path.name + ending) for ending in (LOG, INDEX)]


def reading(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"file:{quote(str(path))}?mode=ro", uri=True, timeout=PATIENCE)


def copied(path: Path, to: Path) -> None:
    """Copy a database in one read of a moment, in which writers do not wait; sync the copy, which
    needs no file beside it.
    """
    try:
        with (
            closing(reading(path)) as source,
            closing(sqlite3.connect(to, timeout=PATIENCE)) as target,
        ):
            source.backup(target)
            target.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.Error as error:
        room = (
            f"there is no room left in {to.absolute().parent}"
            if error.sqlite_errorcode == sqlite3.SQLITE_FULL
            else error
        )
        raise ValueError(f"{path} cannot be copied: {room}") from None
    sync(to)


def check(copy: Path, named: Path) -> None:
    """Read a copy of the file `named` through; ValueError if it is damaged, not Ludary's or a newer
    Ludary's.
    """
    try:
        with closing(reading(copy)) as connection:
            damage = [row[0] for row in connection.execute("PRAGMA integrity_check(1)")]
            tables = {
                name
                for [name] in connection.execute(
                    "SELECT name FROM sqlite_master WHERE type = 'table'"
                )
            }
            lost = connection.execute("PRAGMA foreign_key_check").fetchone()
            schema = schema_of(connection)
    except sqlite3.Error as error:
        raise ValueError(f"{named} is damaged: {error}") from None
    if damage != ["ok"] or lost:
        raise ValueError(
            f"{named} is damaged:"
            f" {damage[0] if damage != ['ok'] else f'rows of {lost[0]} have lost what they belong to'}"  # noqa: E501
        )
    if not tables >= NEEDED:
        raise ValueError(
            f"{named} is not Ludary's: it has no table {', '.join(sorted(NEEDED - tables))}"
        )
    if schema and schema not in schemas():
        raise ValueError(
            f"{named} was written by a newer Ludary (schema {schema}), and this one knows those up"
            f" to {schemas()[-1]}"
        )


def schema_of(connection: sqlite3.Connection) -> str:
    """Return the schema of a database; "" if it does not say."""
    with suppress(sqlite3.OperationalError):  # there is no such table
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        return str(row[0]) if row else ""
    return ""


def check_replaceable(path: Path) -> None:
    """Bring the log of a database into its file; ValueError if the database is a newer Ludary's, or
    its log cannot be read.
    """
    if not path.exists():
        return
    try:
        with closing(sqlite3.connect(path, timeout=PATIENCE)) as connection:
            schema = schema_of(connection)
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.Error as error:
        if error.sqlite_errorcode & 0xFF in NOT_NOW:
            raise ValueError(f"{path} cannot be replaced now: {error}") from None
        schema = ""  # damaged: a reason to restore
    if schema and schema not in schemas():
        raise ValueError(
            f"{path} is a newer Ludary's (schema {schema}): restore with that one, or name another"
            " --database"
        )
    log, index = beside(path)
    if log.exists() and log.stat().st_size:
        raise ValueError(
            f"{log} cannot be brought into {path}, which is damaged: move both away, and restore"
            " then"
        )
    log.unlink(missing_ok=True)
    index.unlink(missing_ok=True)


def put_in_place(new: Path, path: Path) -> Path | None:
    """Give a new database its name; return the path of the one before.

    A file that is mounted by itself cannot be renamed: its contents are replaced, in one
    transaction.
    """
    if not path.exists():
        os.replace(new, path)
        sync_folder(path)
        return None
    kept = path.with_name(path.name + BEFORE)
    if kept.is_dir():
        raise ValueError(
            f"{kept} is a folder, and the previous database has to be kept there: rename the folder"
        )
    with unfinished(kept) as old:
        set_aside(path, old)
        try:
            os.replace(new, path)
        except OSError as error:
            if error.errno not in (errno.EBUSY, errno.EXDEV):
                raise
            write_over(new, path)
        os.replace(old, kept)
        sync_folder(path)
    return kept


def set_aside(path: Path, old: Path) -> None:
    """Give a database a second name; on a disk without hard links, copy its bytes."""
    old.unlink()
    try:
        os.link(path, old)
    except OSError:
        shutil.copy2(path, old)
        give(old, path)
        sync(old)


def write_over(new: Path, path: Path) -> None:
    """Copy a database over another; ValueError, with nothing changed, if there is no room for
    it.
    """
    try:
        with closing(reading(path)) as connection:
            connection.execute("SELECT 1 FROM sqlite_master")
    except sqlite3.DatabaseError:  # not a database: nothing in it is worth keeping
        os.truncate(path, 0)
    copied(new, path)


def sync(path: Path) -> None:
    with path.open("rb+") as file:
        os.fsync(file.fileno())


def sync_folder(path: Path) -> None:
    """Let a new name last through a power cut."""
    folder = os.open(path.absolute().parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
