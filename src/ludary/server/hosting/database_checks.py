"""Checks of the database.

Nothing is made, upgraded or written by them, also while a server runs.
"""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

import sqlalchemy as sa
from alembic.script import ScriptDirectory
from sqlalchemy.pool import NullPool

from ludary.server.hosting.findings import DOUBTFUL, RIGHT, WRONG, Finding, Plan
from ludary.server.hosting.machine_checks import GIGABYTE, disk_finding
from ludary.server.settings import default_database
from ludary.server.store.database import POSTGRES, closed_to_user, parse_url, server_of
from ludary.server.store.faults import first_line
from ludary.server.store.heartbeat import GAP
from ludary.server.store.upgrade import MIGRATIONS

LARGE = 2 * GIGABYTE  # bytes; a larger file is not read through
NETWORK_DISKS = (
    "nfs",
    "nfs4",
    "cifs",
    "smb3",
    "9p",
    "fuse.sshfs",
)  # on these SQLite's locks do not hold
OTHERS_MAY_WRITE, OTHERS_MAY_READ = 0o022, 0o077
SAFE_MODES = ("require", "verify-ca", "verify-full")


def schemas() -> list[str]:
    """Return the schemas that this version knows, the oldest first."""
    return sorted(script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions())


def schema_finding(has: str | None, newest: str) -> Finding:
    """Return whether this version can open a database with such a schema."""
    if has is None:
        return Finding(RIGHT, "schema", f"none yet; the first start writes {newest}")
    if has not in schemas():
        words = (
            f"{has} is a newer Ludary's, and this one knows those up to {newest}. Start the newer"
            " one, or restore an earlier copy."
        )
        return Finding(WRONG, "schema", words)
    return Finding(
        RIGHT, "schema", has if has == newest else f"{has}; the next start brings it to {newest}"
    )


def database_findings(plan: Plan) -> Iterator[Finding]:
    """Check the database of the plan."""
    url = parse_url(plan.settings.database or default_database())
    yield from (
        postgres_findings(url)
        if url.get_backend_name() == "postgresql"
        else sqlite_findings(Path(url.database or ""))
    )


def sqlite_findings(path: Path) -> Iterator[Finding]:
    """Check a SQLite file, its folder and its disk."""
    folder = next((one for one in path.absolute().parents if one.is_dir()), Path("/"))
    if not os.access(folder, os.W_OK, effective_ids=True):
        yield Finding(
            WRONG,
            "database",
            f"this user cannot write to {folder}. Give it the folder, or name another file by"
            " --database.",
        )
        return
    yield disk_finding("disk", folder)
    if disk := network_disk(folder):
        yield Finding(
            WRONG,
            "disk",
            f"{folder} is on a network ({disk}), where SQLite loses data. Take a local disk, or"
            " PostgreSQL.",
        )
    if folder == path.absolute().parent and folder.stat().st_mode & OTHERS_MAY_WRITE:
        yield Finding(
            DOUBTFUL,
            "rights",
            f"others may write to {folder} and replace the database. Run chmod 700 {folder}.",
        )
    if not path.exists():
        yield Finding(RIGHT, "database", f"{path} will be made")
        return
    if path.stat().st_mode & OTHERS_MAY_READ:
        yield Finding(
            DOUBTFUL,
            "rights",
            f"others may read {path}. The next start makes it private; until then run chmod 600"
            f" {path}.",
        )
    for file in (path, Path(f"{path}.lock")):
        if words := closed_to_user(str(file)):
            yield Finding(
                WRONG,
                "rights",
                f"{file}: {words}. Give it to the server's user: chown USER {file}.",
            )
            return
    yield from file_findings(path)


def file_findings(path: Path) -> Iterator[Finding]:
    """Check what is in a SQLite file, reading only."""
    try:
        with closing(
            sqlite3.connect(f"file:{quote(str(path))}?mode=ro", uri=True, timeout=2)
        ) as connection:
            size = path.stat().st_size
            damage = (
                connection.execute("PRAGMA quick_check(1)").fetchone()[0] if size < LARGE else "ok"
            )
            if damage != "ok":
                yield damage_finding(path, damage)
                return
            looked = "" if size < LARGE else ", too large to be read through here"
            yield Finding(
                RIGHT,
                "database",
                f"SQLite {sqlite3.sqlite_version}, {path}, {size / 1e6:.1f}"
                f" MB{looked}{in_use(path)}",
            )
            tables = {
                name
                for [name] in connection.execute(
                    "SELECT name FROM sqlite_master WHERE type = 'table'"
                )
            }
            has = (
                connection.execute("SELECT version_num FROM alembic_version").fetchone()
                if "alembic_version" in tables
                else None
            )
            yield schema_finding(has[0] if has else None, schemas()[-1])
            if "pulse" in tables and (
                beat := connection.execute("SELECT at FROM pulse").fetchone()
            ):
                yield from clock_findings(beat[0])
    except sqlite3.Error as error:
        yield damage_finding(path, str(error))


def damage_finding(path: Path, damage: str) -> Finding:
    return Finding(
        WRONG,
        "database",
        f"{path}: {damage[:100]}. Move it away, and run `ludary restore` with a copy.",
    )


def in_use(path: Path) -> str:
    """Return the address of the server that has a SQLite file, in words."""
    where = server_of(str(path))
    return (
        "" if where is None else f", in use by the server {f'at {where}' if where else 'that runs'}"
    )


def clock_findings(last_beat: int) -> Iterator[Finding]:
    """Check that the clock has not gone back since a server was last up."""
    ahead = last_beat - time.time_ns() // 1_000_000
    if ahead > GAP:
        yield Finding(
            DOUBTFUL,
            "clock",
            f"it is {ahead / 1000:.0f} s behind the last server's. Set this machine's clock.",
        )


def network_disk(folder: Path) -> str:
    """Return the kind of the network disk on which a folder lies; "" for a disk of this machine."""
    mounts = Path("/proc/mounts")
    rows = [line.split() for line in mounts.read_text().splitlines()] if mounts.is_file() else []
    over = [row for row in rows if len(row) > 2 and folder.is_relative_to(row[1])]
    kind = max(over, key=lambda row: len(row[1]))[2] if over else ""
    return kind if kind in NETWORK_DISKS else ""


def postgres_findings(url: sa.URL) -> Iterator[Finding]:
    """Check that a PostgreSQL answers, what it is, and how it is reached."""
    shown = url.set(drivername="postgresql").render_as_string()
    engine = sa.create_engine(url, poolclass=NullPool, hide_parameters=True, connect_args=POSTGRES)
    try:
        with engine.connect() as connection:
            version, size, encoding = connection.execute(
                sa.text(
                    "SELECT current_setting('server_version'),"
                    " pg_database_size(current_database()), current_setting('server_encoding')"
                )
            ).one()
            yield Finding(
                RIGHT,
                "database",
                f"PostgreSQL {version}, {shown}, {size / 1e6:.1f} MB. Look at its disk yourself.",
            )
            if encoding != "UTF8":
                yield Finding(
                    WRONG,
                    "database",
                    f"its encoding is {encoding}. Create it anew: createdb --encoding=UTF8.",
                )
            yield from postgres_contents(connection)
    except sa.exc.DBAPIError as error:
        yield Finding(
            WRONG,
            "database",
            f"{shown}: {first_line(error.orig or error)}. Start it, or correct --database.",
        )
        return
    if (
        (url.host or "/").startswith("/")
        or url.host in ("localhost", "127.0.0.1", "::1")
        or "host" in url.query
    ):
        return
    if url.query.get("sslmode") not in SAFE_MODES:
        yield Finding(
            DOUBTFUL,
            "database",
            f"{url.host} may be reached unencrypted. Add ?sslmode=verify-full to its URL.",
        )


def postgres_contents(connection: sa.Connection) -> Iterator[Finding]:
    """Check the schema of a PostgreSQL database, the rights to it, and the clock."""
    if not connection.execute(sa.text("SELECT has_schema_privilege('public', 'CREATE')")).scalar():
        yield Finding(
            WRONG,
            "rights",
            "this user may not create tables there. Make it the owner of the database.",
        )
    tables = sa.inspect(connection).get_table_names()
    has = (
        connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
        if "alembic_version" in tables
        else None
    )
    yield schema_finding(has, schemas()[-1])
    beat = (
        connection.execute(sa.text("SELECT at FROM pulse")).scalar() if "pulse" in tables else None
    )
    if beat is not None:
        yield from clock_findings(beat)
