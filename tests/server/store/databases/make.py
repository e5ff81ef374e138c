"""Writes a filled database as this version of Ludary leaves it: `python -m
tests.server.store.databases.make`.

Run it before a new migration is written, and keep the files: the tests of upgrades begin with them.
There are two, SQL for SQLite and for PostgreSQL, with two persons, a table of every game that goes
on and one that is over, one that waits, and one with an edition of its own. Tables of the schema
that are empty then get a row each, with a value in every column.
"""

from __future__ import annotations

import asyncio
import re
import sqlite3
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import sqlalchemy as sa

from ludary.core.play.game import Game
from ludary.core.play.library import games
from ludary.server.app import App
from ludary.server.settings import Settings
from ludary.server.store.schema import METADATA
from ludary.server.tables import moves
from ludary.server.tables.log import Chair, Setup
from ludary.server.tables.table import Table
from tests.server.offline_table import brought
from tests.server.processes import Postgres, postgres, programs_of_postgres

RNG = np.random.default_rng(1)
FOLDER = Path(__file__).parent
MOST = 24  # actions: a game that goes on after so many ends by a player who resigns


def main(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as work:
        asyncio.run(fill(f"sqlite:///{work}/tables.db"))
        with sqlite3.connect(f"{work}/tables.db") as connection:
            version = connection.execute("SELECT version_num FROM alembic_version").fetchone()[0]
            (folder / f"{version}.sqlite.sql").write_text("\n".join(connection.iterdump()) + "\n")
    with postgres() as cluster:
        url = cluster.new_database()
        asyncio.run(fill(url))
        (folder / f"{version}.postgresql.sql").write_text(dumped(cluster, url))


def dumped(cluster: Postgres, url: str) -> str:
    """The database as SQL that any client can run; `pg_dump` adds words for `psql` alone."""
    programs = programs_of_postgres()
    command = [f"{programs}/pg_dump", "--inserts", "--no-owner", "--no-privileges", "--dbname", url]
    sql = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return re.sub(r"^(\\.*|--.*|)\n", "", sql, flags=re.MULTILINE)


async def fill(database: str) -> None:
    """Set tables up and play at them."""
    app = App(Settings(database=database))
    (ann, _), (bob, _) = await app.identities.add("Ann", 1), await app.identities.add("Bob", 1)
    people = [Chair("person", "Ann", ann.id), Chair("person", "Bob", bob.id)]
    for name in games():
        game = app.catalog.boxed(name).game()
        finished = await finishes(app, await opens(app, game, people, MOST))
        await opens(app, game, people, min(finished, MOST) // 4)
    dunjiin = app.catalog.boxed("dunjiin").game()
    await opens(app, dunjiin, [people[0], Chair("open")], 0, public=True)
    text = dunjiin.contents.edition_path().read_text()
    own = text.replace('name = "dragon cave"', 'name = "mine"')
    await opens(
        app,
        brought("dunjiin", own),
        [people[0], Chair("bot", "Bot 2", bot="greedy")],
        3,
        edition_name="mine",
    )
    await app.close()
    engine = sa.create_engine(
        database.replace("postgresql://", "postgresql+psycopg://"), poolclass=sa.NullPool
    )
    with engine.begin() as connection:
        for one in METADATA.sorted_tables:
            if not connection.execute(sa.select(one)).first():
                connection.execute(
                    one.insert().values(
                        {column.name: value_of(connection, column) for column in one.columns}
                    )
                )


def value_of(connection: sa.Connection, column: sa.Column[Any]) -> Any:
    """Return a value for a column: that of a row to which it refers, or one of its kind."""
    for key in column.foreign_keys:
        return connection.execute(sa.select(key.column)).scalar()
    match column.type:
        case sa.Text():
            return "[]"  # JSON
        case sa.String(length=length):
            return column.name[:length]
        case sa.LargeBinary():
            return b"[]"
    return 1 if column.type.python_type is int else column.type.python_type(True)


async def opens(app: App, game: Game, chairs: list[Chair], actions: int, **more: Any) -> Table:
    """A table at which so many actions have been done, or all until the end."""
    table = await app.tables.open(game, Setup.of(game, pace=30.0, **more), chairs)
    for _ in range(actions):
        if table.match is None or table.status == "over":
            break
        table = await app.tables.change(table.id, at_random)
    if table.status == "playing":
        table = await app.tables.change(
            table.id, lambda now: moves.say(now, 0, "Well played", None)
        )
    return table


async def finishes(app: App, table: Table) -> int:
    """End the table's game if it goes on; how many entries it has then."""
    if table.status != "over":
        table = await app.tables.change(table.id, lambda now: moves.resign(now, 0))
    return table.number


def at_random(table: Table) -> Sequence[moves.NewEntry]:
    """Return a legal action of the seat to decide."""
    assert table.match is not None
    action, bot = int(RNG.choice(table.match.legal_ids())), not table.chairs[table.actor].attended
    return moves.act(table, table.actor, action, table.version, bot)


if __name__ == "__main__":
    main(FOLDER)
