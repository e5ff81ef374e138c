"""Upgrades of the schema are whole or have not begun, wherever the process is killed; `databases`
has a filled one of each version.
"""

import asyncio
import hmac
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from itertools import product
from pathlib import Path
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa
from alembic.script import ScriptDirectory

from ludary.core.play.library import games
from ludary.server.app import App
from ludary.server.settings import Settings
from ludary.server.store.database import Database
from ludary.server.store.schema import METADATA
from ludary.server.store.store import Store
from ludary.server.store.upgrade import MIGRATIONS, upgrade
from ludary.server.tables import moves
from ludary.server.tables.table import Table
from tests.server.processes import ENVIRONMENT, Postgres, postgres

FOLDER = Path(__file__).with_name("databases")
ROOT = Path(__file__).parents[3]
SCHEMAS = sorted(script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions())
NEWEST = SCHEMAS[-1]
VERSIONS = sorted({path.name.partition(".")[0] for path in FOLDER.glob("*.sql")})
EMPTY = "none"
KILLED = 9  # the signal
Opened = Callable[[str, int], int]


class Sqlite:
    """Filled SQLite files."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.count = folder, 0

    def filled(self, version: str) -> str:
        """The URL of a new database of that version."""
        self.count += 1
        path = self.folder / f"{self.count}.db"
        with closing(sqlite3.connect(path)) as connection:
            connection.executescript(
                (FOLDER / f"{version}.sqlite.sql").read_text() if version != EMPTY else ""
            )
        return f"sqlite:///{path}"


class Cluster:
    """Filled databases of a PostgreSQL."""

    def __init__(self, server: Postgres) -> None:
        self.server = server

    def filled(self, version: str) -> str:
        url = self.server.new_database()
        if version != EMPTY:
            with psycopg.connect(url) as connection:
                connection.execute((FOLDER / f"{version}.postgresql.sql").read_bytes())
        return url


Place = Sqlite | Cluster


@pytest.fixture(params=["sqlite", "postgresql"], scope="module")
def place(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Place]:
    if request.param == "sqlite":
        yield Sqlite(tmp_path_factory.mktemp("databases"))
    else:
        with postgres() as server:
            yield Cluster(server)


@pytest.fixture(scope="module")
def upgrading() -> Iterator[Opened]:
    """Opens a database in a process that dies at a moment; the signal that it died of."""
    command = [sys.executable, "-m", "tests.server.store.upgrading"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=ENVIRONMENT
    ) as process:

        def opened(url: str, moment: int) -> int:
            assert process.stdin and process.stdout
            print(url, moment, file=process.stdin, flush=True)
            return int(process.stdout.readline())

        yield opened
        process.communicate()


def contents(url: str) -> list[str]:
    """Return the contents of a database: tables with columns and indexes, and their rows."""
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection:
            return sorted(connection.iterdump())
    with psycopg.connect(url) as connection:
        tables = [
            name
            for [name] in connection.execute(
                "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
            )
        ]
        columns = (
            "SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns"
            " WHERE table_schema = 'public'"
        )
        indexes = "SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'"
        rows = (f'SELECT one::text FROM public."{name}" one' for name in tables)
        return sorted(
            str(line)
            for query in (columns, indexes, *rows)
            for line in connection.execute(query.encode())
        )


@pytest.mark.parametrize("version", [EMPTY, *VERSIONS])
def test_an_upgrade_that_is_killed_anywhere_has_not_begun_or_is_whole(
    place: Place, upgrading: Opened, version: str
) -> None:
    url, whole = place.filled(version), place.filled(version)
    before = contents(url)
    assert upgrading(whole, 10_000) == 0
    after = contents(whole)

    moments = 0
    while upgrading(url, moments) == KILLED:
        assert contents(url) == before, f"killed at moment {moments}"
        moments += (
            1 if version == VERSIONS[0] else 4
        )  # what is kept too early at one moment is there at all later ones
    assert contents(url) == after  # after all those kills it is opened as if there had been none
    assert moments > 4 or version == NEWEST  # of which nothing is left to do


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_the_schemas_before_the_newest_have_been_written_down(kind: str) -> None:
    """`python -m tests.server.store.databases.make` writes it down, before the next migration is
    written; the last two are kept.
    """
    written = {path.name.partition(".")[0] for path in FOLDER.glob(f"*.{kind}.sql")}
    assert written - {NEWEST} == {*SCHEMAS[-3:-1]}


@pytest.mark.parametrize("version", VERSIONS)
def test_the_tables_of_an_older_version_go_on(place: Place, version: str) -> None:
    asyncio.run(go_on(place.filled(version)))


async def go_on(url: str) -> None:
    """Every game has a table that goes on and one that is over, and all can be read; those that go
    on are played on.
    """
    app = App(Settings(database=url))
    with app.store.engine.connect() as connection:
        rows = connection.execute(
            sa.text("SELECT id, game, status, number, edition, bytes FROM tables")
        ).all()
        [known] = connection.execute(
            sa.text("SELECT count(DISTINCT digest) FROM editions")
        ).scalars()
    kept = {(row.game, row.status) for row in rows}
    assert kept == {*product(games(), ("over", "playing")), ("dunjiin", "waiting")}
    assert len({row.edition for row in rows}) == known == len(games()) + 1
    for row in rows:
        table = await app.tables.get(row.id)
        assert (table.trouble, table.status) == ("", row.status)
        older = row.status != "waiting" and table.setup.version != table.game.version
        assert table.shortened == older  # such a table goes on from its last position
        assert row.bytes > 100
        if table.actor >= 0:
            assert (await app.tables.change(row.id, first)).number > row.number
    await app.close()


def oldest(place: Place, schema: str) -> str:
    """Return the URL of a database of one of the first schemas, with two persons, who had one token
    each then.
    """
    url = place.filled(EMPTY)
    engine = sa.create_engine(
        url.replace("postgresql://", "postgresql+psycopg://"), poolclass=sa.NullPool
    )
    with engine.begin() as connection:
        upgrade(connection, schema)
    for number, name in enumerate(("Ann", "Bob"), 1):
        write(
            url,
            f"INSERT INTO persons (id, name, since, token) VALUES ('{number:024}', '{name}',"
            f" {number}, '{str(number) * 64}')",
        )
    return url


@pytest.mark.parametrize("schema", ["0001", "0002"])
def test_players_signed_in_when_they_had_one_token_still_are(place: Place, schema: str) -> None:
    url = oldest(place, schema)
    before = rows_of(url, "SELECT id, name, token FROM persons ORDER BY id")
    store = Store(Database(url), "x")
    for person, name, token in before:
        session = store.session(token)
        assert session is not None
        assert (session.person, session.name, session.link, session.since) == (
            person,
            name,
            False,
            int(person),
        )
        assert session.used >= 2  # when they came last nobody noted: that signs nobody out
    store.close()
    assert len(before) == 2
    assert rows_of(url, "SELECT id, name FROM persons ORDER BY id") == [row[:2] for row in before]


def test_an_upgrade_forgets_the_one_network_that_stood_for_all_of_ipv6(place: Place) -> None:
    url = place.filled("0008")
    secret = "5" * 64
    everybody, home = (
        hmac.digest(secret.encode(), name, "sha256").hex()[:24]
        for name in (b"unknown", b"192.0.2.7")
    )
    write(
        url,
        "DELETE FROM secrets WHERE name = 'origin'; INSERT INTO secrets (name, value) VALUES"
        f" ('origin', '{secret}')",
    )
    for network in (everybody, home):
        write(
            url,
            f"INSERT INTO bans (id, network, name, why, since, until) VALUES ('{network}',"
            f" '{network}', '', 'x', 1, {2**50})",
        )
        columns = (
            'id, at, "by", by_name, origin, other, name, "table", seat, reason, words, evidence'
        )
        write(
            url,
            f"INSERT INTO reports ({columns}) VALUES ('{network}', 1, '', '', '{network}', '', '',"
            " '', 0, '', '', '')",
        )
        write(
            url,
            f"INSERT INTO persons (id, name, since, origin) VALUES ('{network}', '', 1,"
            f" '{network}')",
        )
    write(
        url, f"UPDATE editions SET origin = '{everybody}'; UPDATE tables SET origin = '{everybody}'"
    )

    Database(url).close()

    assert rows_of(url, "SELECT network FROM bans WHERE ended IS NULL") == [(home,)]
    assert rows_of(url, "SELECT origin FROM reports ORDER BY origin") == [("",), (home,)]
    assert rows_of(
        url,
        f"SELECT origin FROM persons WHERE id IN ('{everybody}', '{home}') AND origin IS NOT NULL",
    ) == [(home,)]
    assert {
        *rows_of(url, "SELECT origin FROM editions"),
        *rows_of(url, "SELECT origin FROM tables"),
    } == {(None,)}


def first(table: Table) -> Sequence[moves.NewEntry]:
    """Return the first legal action of the seat to decide."""
    assert table.match is not None
    return moves.act(
        table,
        table.actor,
        table.match.legal_ids()[0],
        table.version,
        bot=not table.chairs[table.actor].attended,
    )


def test_a_database_of_a_newer_server_is_left_alone_and_told(place: Place) -> None:
    url = place.filled(EMPTY)
    Database(url).close()
    write(url, "UPDATE alembic_version SET version_num = '9999'")
    before = contents(url)
    with pytest.raises(
        ValueError,
        match=(
            r"written by a newer Ludary \(it has schema 9999, and this server knows those up to"
            rf" {NEWEST}\)"
        ),
    ):
        Database(url)
    assert contents(url) == before


HALF_DONE = [  # leftovers of older servers that were killed, on SQLite
    ("0001", "CREATE TABLE pulse (id INTEGER NOT NULL PRIMARY KEY, at BIGINT NOT NULL)"),
    ("0002", "UPDATE alembic_version SET version_num = '0001'"),
    ("0001", "DELETE FROM alembic_version; DROP TABLE seats; DROP INDEX tables_open"),
    ("0001", "DROP TABLE alembic_version; DROP TABLE seats; DROP TABLE entries"),
]


@pytest.mark.parametrize(("version", "left"), HALF_DONE)
def test_upgrades_that_older_servers_left_half_done_are_completed(
    tmp_path: Path, version: str, left: str
) -> None:
    url = oldest(Sqlite(tmp_path), version)
    write(url, left)
    persons = [line for line in contents(url) if line.startswith('INSERT INTO "persons"')]

    one = Database(url)
    with one.engine.connect() as connection:
        assert set(sa.inspect(connection).get_table_names()) == {
            *METADATA.tables,
            "alembic_version",
        }
        assert (
            connection.execute(sa.text("SELECT count(*) FROM persons")).scalar()
            == len(persons)
            == 2
        )
    one.close()


def test_another_programs_database_is_left_alone_and_told(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/theirs.db"
    write(
        url,
        "CREATE TABLE entries (id INTEGER PRIMARY KEY, title TEXT); INSERT INTO entries VALUES (1,"
        " 'x')",
    )
    before = contents(url)
    with pytest.raises(
        ValueError, match="its table 'entries' is not Ludary's: it has no column at, data"
    ):
        Database(url)
    assert contents(url) == before


def rows_of(url: str, query: str) -> Sequence[Any]:
    engine = sa.create_engine(
        url.replace("postgresql://", "postgresql+psycopg://"), poolclass=sa.NullPool
    )
    with engine.connect() as connection:
        return connection.execute(sa.text(query)).all()


def write(url: str, commands: str) -> None:
    """Run SQL as somebody else would."""
    engine = sa.create_engine(
        url.replace("postgresql://", "postgresql+psycopg://"), poolclass=sa.NullPool
    )
    with engine.begin() as connection:
        for command in commands.split("; "):
            connection.execute(sa.text(command))
