"""Backups, taken and restored as `docs/server.md` says: games go on from where they stood."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.processes import Caller, Postgres, Reached, postgres, programs_of_postgres
from tests.server.serving import serving

DOCUMENT = Path(__file__).parents[3] / "docs" / "server.md"
ME, OPEN = {"kind": "me"}, {"kind": "open"}


def documented(number: int) -> list[str]:
    """The commands of one of the blocks in the section on backups."""
    section = DOCUMENT.read_text().partition("## Backups and restore")[2].partition("\n## ")[0]
    return re.findall(r"^\$ (.*)", re.findall(r"```console\n(.*?)```", section, re.DOTALL)[number], re.MULTILINE)


def run(commands: list[str], folder: Path) -> None:
    for command in commands:
        subprocess.run(command, shell=True, check=True, cwd=folder)


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


@pytest.mark.skipif(shutil.which("sqlite3") is None, reason="the program sqlite3 is not installed")
def test_a_game_goes_on_from_a_copy_of_a_sqlite_file(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with serving(path) as server:
        tokens, table = begun(server)
        run(documented(0), tmp_path)
        then = one_more(server, tokens, table)
    run(documented(1), tmp_path)
    with serving(path) as server:
        assert one_more(server, tokens, table) == then  # the action after the copy can be done again


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
