"""Backups, taken and restored as `docs/server.md` says: games go on from where they stood."""

from __future__ import annotations

import re
import shutil
import sqlite3
import stat
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner

from ludary.cli import main
from ludary.server.fairness.limits import ServerLimits
from ludary.server.hosting.backups import back_up, restore
from ludary.server.store.database import Database
from tests.server.processes import ENVIRONMENT, Caller, Postgres, Reached, postgres, programs_of_postgres, until
from tests.server.serving import serving

DOCUMENT = Path(__file__).parents[3] / "docs" / "server.md"
ME, OPEN = {"kind": "me"}, {"kind": "open"}


def documented(number: int) -> list[str]:
    """The commands of one of the blocks in the section on backups."""
    section = DOCUMENT.read_text().partition("## Backups and restore")[2].partition("\n## ")[0]
    return re.findall(r"^\$ (.*)", re.findall(r"```console\n(.*?)```", section, re.DOTALL)[number], re.MULTILINE)


def run(commands: list[str], folder: Path) -> None:
    for command in commands:
        program = re.sub(r"^ludary ", f"{sys.executable} -m ludary ", command)
        subprocess.run(program, shell=True, check=True, cwd=folder, env=ENVIRONMENT)


def one_more(server: Reached, tokens: list[str], table: str) -> int:
    """Act for the player to decide; return the number of the last entry."""
    for token in tokens:
        caller = Caller(server, token)
        snapshot = caller.snapshot(table)
        if snapshot["decision"] and snapshot["decision"]["yours"]:
            snapshot = caller.acts(snapshot, snapshot["decision"]["actions"][0]["notation"]).json()["snapshot"]
        caller.close()
    return int(snapshot["number"])


def begun(server: Reached) -> tuple[list[str], str]:
    """The tokens of two who have begun to play, and their table."""
    ann, bob = Caller(server), Caller(server)
    table = ann.opens(ME, OPEN)
    bob.joins(table)
    ann.close()
    bob.close()
    return [ann.token, bob.token], table


class Load:
    """Players who act at tables all the time, each in a thread; `confirmed`: the last entry of each table that they know."""

    def __init__(self, server: Reached, tables: int) -> None:
        self.games = [begun(server) for _ in range(tables)]
        self.confirmed = {table: 0 for _, table in self.games}
        self.ending = threading.Event()
        self.threads = [threading.Thread(target=self.act, args=(server, *game)) for game in self.games]

    def __enter__(self) -> Load:
        for thread in self.threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.ending.set()
        for thread in self.threads:
            thread.join()

    def act(self, server: Reached, tokens: list[str], table: str) -> None:
        callers = [Caller(server, token) for token in tokens]
        while not self.ending.is_set():
            for caller in callers:
                snapshot = caller.snapshot(table)
                if snapshot["decision"] and snapshot["decision"]["yours"]:
                    done = caller.acts(snapshot, snapshot["decision"]["actions"][-1]["notation"])
                    self.confirmed[table] = done.json()["snapshot"]["number"]
                else:
                    said = caller.post(f"/api/tables/{table}/say", {"text": "Hear, hear"})
                    self.confirmed[table] = said.json()["snapshot"]["number"]


def test_a_backup_under_load_has_all_that_was_confirmed_and_every_table_of_it_plays_on(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    limits = ServerLimits(connects_address=0, words_person=0)
    with serving(path, limits=limits) as server, Load(server, 3) as load:
        for number in range(3):
            before = until(lambda: dict(load.confirmed) if min(load.confirmed.values()) > 10 * number else None, "all have acted")  # noqa: B023
            back_up(f"sqlite:///{path}", tmp_path / f"{number}.db")
        until(lambda: all(load.confirmed[table] > before[table] + 5 for table in before), "the games go on")
        with pytest.raises(ValueError, match="in use by another server"):
            restore(f"sqlite:///{path}", tmp_path / "2.db")
        games, later = load.games, dict(load.confirmed)
    assert restore(f"sqlite:///{path}", tmp_path / "2.db") == tmp_path / "tables.db.before"
    with serving(path, limits=limits) as server:
        for tokens, table in games:
            caller = Caller(server, tokens[0])
            shown = caller.snapshot(table)
            assert before[table] <= shown["number"] < later[table] + 5
            assert shown["trouble"] == ""
            assert caller.post(f"/api/tables/{table}/say", {"text": "And on"}).status_code == 200
            if shown["status"] == "playing":
                assert one_more(server, tokens, table) > shown["number"]
    with serving(tmp_path / "tables.db.before") as server:  # nothing of what the restore replaced is lost
        assert all(Caller(server).snapshot(table)["number"] >= later[table] for _, table in games)


def test_a_game_goes_on_from_a_copy_of_a_sqlite_file_as_the_page_says(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with serving(path) as server:
        tokens, table = begun(server)
        run(documented(0), tmp_path)
        then = one_more(server, tokens, table)
    run(documented(1), tmp_path)
    assert stat.S_IMODE((tmp_path / "copy.db").stat().st_mode) == 0o600
    with serving(path) as server:
        assert one_more(server, tokens, table) == then  # the action after the copy can be done again


def filled(path: Path, schema: str = "") -> str:
    """Make an empty database with a schema; its URL."""
    url = f"sqlite:///{path}"
    Database(url).close()
    if schema:
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.execute("UPDATE alembic_version SET version_num = ?", [schema])
    return url


def spoiled(path: Path) -> Path:
    """Overwrite pages in the middle of a copy."""
    contents = bytearray(path.read_bytes())
    contents[8_192:16_384] = b"\xff" * 8_192
    path.write_bytes(contents)
    return path


def test_what_is_damaged_foreign_or_newer_is_refused_and_nothing_changes(tmp_path: Path) -> None:
    url = filled(tmp_path / "tables.db")
    whole, newer, other = tmp_path / "whole.db", tmp_path / "newer.db", tmp_path / "other.db"
    back_up(url, whole)
    shutil.copy(whole, tmp_path / "damaged.db")
    filled(newer, "9999")
    with closing(sqlite3.connect(other)) as connection, connection:
        connection.execute("CREATE TABLE recipes (id INTEGER PRIMARY KEY)")
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    for copy, words in (
        (spoiled(tmp_path / "damaged.db"), "is damaged"), (newer, "newer Ludary"), (other, "is not Ludary's"),
        (tmp_path / "none.db", "there is no such file"), (tmp_path / "tables.db", "is the database itself"),
    ):  # fmt: skip
        with pytest.raises(ValueError, match=words):
            restore(url, copy)
    with pytest.raises(ValueError, match="a newer Ludary's"):
        restore(f"sqlite:///{newer}", whole)
    with pytest.raises(ValueError, match="exists already"):
        back_up(url, whole)
    with pytest.raises(ValueError, match="is damaged"):
        back_up(f"sqlite:///{tmp_path / 'damaged.db'}", tmp_path / "new.db")
    after = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    assert {name for name in after if after[name] != before.get(name)} - {"damaged.db"} <= {f"{one}.db.lock" for one in ("tables", "newer")}
    assert restore(f"sqlite:///{spoiled(tmp_path / 'tables.db')}", whole)  # what is damaged can be replaced
    Database(url).close()


@pytest.mark.parametrize(("command", "program"), [("backup", "pg_dump"), ("restore", "pg_restore")])
def test_for_postgresql_the_commands_name_its_own(tmp_path: Path, command: str, program: str) -> None:
    done = CliRunner().invoke(main, [command, str(tmp_path / "x.db"), "--database", "postgresql://ludary@/ludary"])
    assert done.exit_code == 2
    assert program in done.stderr


@pytest.fixture(scope="module")
def cluster() -> Iterator[Postgres]:
    with postgres() as one:
        yield one


def test_a_game_goes_on_from_a_copy_of_a_postgres_database(cluster: Postgres, tmp_path: Path) -> None:
    url = cluster.new_database()
    name = url.partition("?")[0].rpartition("/")[2]
    programs = programs_of_postgres()
    there = f"PATH={programs}:$PATH PGHOST={cluster.folder} PGUSER=ludary"
    save, restore = [f"{there} {command.replace('=ludary', f'={name}').replace(' ludary', f' {name}')}" for command in documented(2)]
    with serving(url) as server:
        tokens, table = begun(server)
        run([save], tmp_path)
        then = one_more(server, tokens, table)
    run([restore], tmp_path)
    with serving(url) as server:
        assert one_more(server, tokens, table) == then
