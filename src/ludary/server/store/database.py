"""The database: its URL, its connection settings, its upgrade, and the lock of a SQLite file."""

from __future__ import annotations

import fcntl
import os
import pwd
import re
import stat
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import IO, Any

import sqlalchemy as sa
from sqlalchemy.pool import NullPool, QueuePool

from ludary.server.store.channels import CHANNELS, News
from ludary.server.store.faults import STATEMENT, DatabaseGone, first_line, shorten
from ludary.server.store.upgrade import upgrade

READERS = 8  # connections that are kept open
KINDS = ("sqlite", "postgresql", "postgres")
DRIVERS = {
    **dict.fromkeys(("sqlite", "sqlite+pysqlite"), "sqlite"),
    **dict.fromkeys(("postgresql", "postgres", "postgresql+psycopg"), "postgresql+psycopg"),
}
MILLISECONDS = int(STATEMENT * 1000)
POSTGRES = {  # timeouts for a server that does not answer
    "connect_timeout": 2,
    "tcp_user_timeout": 2000,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
}


class Database:
    """A database with the newest schema; several threads may use it."""

    def __init__(self, url: str) -> None:
        self.url = parse_url(url)
        self.is_postgres = self.url.get_backend_name() == "postgresql"
        self.path = "" if self.is_postgres else self.url.database or ""
        self._held = None if self.is_shared else lock_file(self.path)
        try:
            if words := closed_to_user(self.path):
                raise ValueError(words)
            self._upgrade()
        except (sa.exc.DBAPIError, ValueError) as error:
            self._release()
            words = first_line(
                error.orig if isinstance(error, sa.exc.DBAPIError) and error.orig else error
            )
            raise ValueError(f"database {self.url.render_as_string()}: {words}") from None
        self.file = None if self.is_postgres else file_identity(self.path)
        limits = (
            {"options": f"-c statement_timeout={MILLISECONDS} -c lock_timeout={MILLISECONDS}"}
            if self.is_postgres
            else {}
        )
        self.engine = self._engine(
            limits,
            poolclass=QueuePool,
            pool_size=READERS,
            max_overflow=0,
            pool_timeout=STATEMENT,
            pool_pre_ping=self.is_postgres,
        )
        self.pool: QueuePool = self.engine.pool  # type: ignore[assignment]
        # The same connections; SQLite's writers lock the file when they begin
        self.writing = self.engine.execution_options(writes=True, is_shared=self.is_shared)
        if not self.is_postgres:
            sa.event.listen(self.engine, "do_connect", lambda *_: self.check())

    @property
    def is_shared(self) -> bool:
        """Tell whether several servers may use the database at a time."""
        return self.is_postgres

    def _engine(self, limits: dict[str, str], **options: Any) -> sa.Engine:
        more = {**POSTGRES, **limits} if self.is_postgres else {}
        engine = sa.create_engine(self.url, hide_parameters=True, connect_args=more, **options)
        sa.event.listen(engine, "handle_error", shorten)
        if not self.is_postgres:
            sa.event.listen(engine, "connect", set_up_sqlite)
            sa.event.listen(engine, "begin", begin_sqlite)
        return engine

    def _upgrade(self) -> None:
        """Bring the schema up to date, all or nothing."""
        with (
            self._engine({}, poolclass=NullPool)
            .execution_options(writes=True)
            .begin() as connection
        ):
            upgrade(connection)

    def check(self) -> None:
        """Raise DatabaseGone if the SQLite file has been removed: writes to it would be lost."""
        if self.file is not None and file_identity(self.path) != self.file:
            raise DatabaseGone(
                f"{self.path} has been {'replaced' if os.path.exists(self.path) else 'taken away'}"
                " while the server runs"
            )

    @asynccontextmanager
    async def news(self) -> AsyncIterator[AsyncIterator[News]]:
        """Listen to all channels of PostgreSQL until the block ends."""
        import psycopg

        url = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
        connection = await psycopg.AsyncConnection.connect(url, autocommit=True, **POSTGRES)  # type: ignore[arg-type]
        try:
            for channel in CHANNELS:
                await connection.execute(f"LISTEN {channel}".encode())
            yield (News(one.channel, one.payload) async for one in connection.notifies())
        finally:
            # psycopg's own block would wait for a server that does not answer, and then leave it
            # open
            await connection.close()

    def say_where(self, address: str) -> None:
        """Write the server's address into the lock of a SQLite file, for the next process that
        wants it.
        """
        if self._held:
            self._held.seek(0)
            self._held.truncate()
            self._held.write(address)
            self._held.flush()

    def _release(self) -> None:
        if self._held:
            self._held.close()

    def close(self) -> None:
        """Close all connections; wait up to `STATEMENT` seconds for those in use."""
        sa.event.listen(self.pool, "checkin", lambda _, record: record.invalidate())
        end = time.monotonic() + STATEMENT
        while self.pool.checkedout() and time.monotonic() < end:
            time.sleep(0.01)
        self.engine.dispose()
        self._release()


def parse_url(url: str) -> sa.URL:
    """Parse the URL of a SQLite or PostgreSQL database; ValueError says what is wrong.

    The path of a file is where its links lead: all names of a file have one lock.
    """
    masked = re.sub(r"(://[^/@]*:)[^@]*@", r"\1***@", url)  # without the password
    wrong = f"database {masked!r}: should begin with sqlite:/// or postgresql://"
    try:
        parsed = sa.make_url(url)
    except (sa.exc.ArgumentError, ValueError):  # a port that is no number
        raise ValueError(wrong) from None
    parsed = parsed.set(drivername=DRIVERS.get(parsed.drivername, parsed.drivername))
    if parsed.drivername not in DRIVERS.values():
        kind, _, driver = parsed.drivername.partition("+")
        raise ValueError(
            f"{wrong}, without a driver: {driver!r} is not used here"
            if driver and kind in KINDS
            else wrong
        )
    if parsed.drivername == "sqlite" and "?" in url:
        raise ValueError(f"database {masked!r}: in the path of a file, write ? as %3F")
    if parsed.drivername == "sqlite":
        parsed = parsed.set(database=file_named(parsed.database or "", parsed.host or "", masked))
    if parsed.port is not None and not 0 < parsed.port < 65536:
        raise ValueError(f"database {masked!r}: a port is a number from 1 to 65535")
    if parsed.drivername != "sqlite" and find_spec("psycopg") is None:
        raise ValueError("PostgreSQL needs one more package: pip install 'ludary[postgres]'")
    return parsed


def check_workers(count: int, url: str) -> None:
    """Raise ValueError if so many workers cannot share the database; "" is a SQLite file."""
    if count > 1 and not (url and parse_url(url).get_backend_name() == "postgresql"):
        wanted = "Name one, such as --database postgresql://USER@HOST/NAME, or leave --workers out"
        raise ValueError(
            f"--workers {count}: workers share a PostgreSQL database, and a SQLite file is for one."
            f" {wanted}"
        )


def file_named(path: str, host: str, url: str) -> str:
    """Return the path of a SQLite file, with links and ~ resolved.

    ValueError if it cannot be a file.
    """
    if host:
        raise ValueError(
            f"database {url!r}: write three slashes before a file, as in sqlite:///{host}, and four"
            " for a full path"
        )
    if path in ("", ":memory:"):
        raise ValueError(
            f"database {url!r} would lose every table: name a file, such as sqlite:///ludary.db"
        )
    path = os.path.expanduser(path)
    path = os.path.realpath(path) if os.path.islink(path) else path
    try:
        is_file = stat.S_ISREG(os.stat(path).st_mode)
    except FileNotFoundError:
        is_file = not path.endswith("/")  # it can become one
    except OSError as error:
        wanted = "Name a file that this user can write: --database sqlite:////FOLDER/tables.db"
        raise ValueError(f"database {url!r}: {path}: {error.strerror}. {wanted}") from None
    if not is_file:
        raise ValueError(
            f"database {url!r}: {path} is not a file. Name one, such as sqlite:////FOLDER/ludary.db"
        )
    return path


def closed_to_user(path: str) -> str:
    """Return why this user may not open an existing SQLite file; "" if rights are not the
    reason.
    """
    if (
        not path
        or not os.path.exists(path)
        or os.access(path, os.R_OK | os.W_OK, effective_ids=True)
    ):
        return ""
    return (
        f"it belongs to {name_of_user(os.stat(path).st_uid)}, and {name_of_user(os.geteuid())} may"
        " not write to it"
    )


def name_of_user(number: int) -> str:
    try:
        return pwd.getpwuid(number).pw_name
    except KeyError:
        return f"user {number}"


def file_identity(path: str) -> tuple[int, int] | None:
    """Return the device and inode of a file; None if there is none."""
    try:
        status = os.stat(path)
    except OSError:
        return None
    return status.st_dev, status.st_ino


def lock_file(path: str, makes: bool = True) -> IO[str] | None:
    """Lock a SQLite file against other servers, making an empty file if it `makes` one; ValueError
    if a server has it.
    """
    try:
        Path(path).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = open(f"{path}.lock", "a+")  # noqa: SIM115 - held as long as the server runs
    except OSError as error:
        words = f"the database {path} cannot be kept there ({error.filename}: {error.strerror})"
        raise ValueError(
            f"{words}. Name a file that this user can write: --database sqlite:////FOLDER/tables.db"
        ) from None
    if makes:
        keep_private(path)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        with lock:
            lock.seek(0)
            where = lock.read(200).strip()
        words = f"{path} is in use by another server{f', at {where}' if where else ''}"
        raise ValueError(f"{words}; several servers can share a PostgreSQL database") from None
    return lock


def server_of(path: str) -> str | None:
    """Return the address of the server that holds a SQLite file, "" if it has not said it; None if
    no server does.
    """
    try:
        lock = open(f"{path}.lock")  # noqa: SIM115 - closed below
    except OSError:
        return None
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except OSError:
            return lock.read(200).strip()
    return None


def keep_private(path: str) -> None:
    """Make the files of a SQLite database private; SQLite gives later files the rights of the
    first.
    """
    with suppress(OSError):  # SQLite says it better
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))
    for file in (path, f"{path}-wal", f"{path}-shm", f"{path}-journal", f"{path}.lock"):
        with suppress(FileNotFoundError, PermissionError):  # missing, or owned by another user
            if os.stat(file).st_mode & 0o077:
                os.chmod(file, 0o600)


def set_up_sqlite(connection: Any, record: Any) -> None:
    """Set up a connection: a write-ahead log, synced before a commit ends, and deleting by zeros;
    `begin_sqlite` begins transactions.
    """
    connection.isolation_level = None
    connection.text_factory = decode_text
    cursor = connection.cursor()
    for pragma in (
        f"busy_timeout={MILLISECONDS}",
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        "secure_delete=ON",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def decode_text(text: bytes) -> str:
    """Decode stored text; damage in one row is not an error of the database."""
    return text.decode(errors="replace")


def begin_sqlite(connection: sa.Connection) -> None:
    """Begin a transaction: Python's driver would begin one at the first write, and leave changes of
    the schema outside.
    """
    connection.exec_driver_sql(
        "BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN"
    )
