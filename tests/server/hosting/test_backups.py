"""Backups, taken and restored as `docs/server.md` says: games go on from where they stood."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import sqlite3
import stat
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from click.testing import CliRunner

from ludary.cli import main
from ludary.server.hosting.backups import back_up, restore
from ludary.server.resources.limits import ServerLimits
from ludary.server.store.database import Database
from tests.cli.test_odd_machines import NAMELESS
from tests.server.processes import (
    ENVIRONMENT,
    Caller,
    Postgres,
    Reached,
    postgres,
    programs_of_postgres,
    until,
)
from tests.server.serving import serving

DOCUMENT = Path(__file__).parents[3] / "docs" / "server.md"
ME, OPEN = {"kind": "me"}, {"kind": "open"}


def documented(number: int) -> list[str]:
    """The commands of one of the blocks in the section on backups."""
    section = DOCUMENT.read_text().partition("## Backups and restore")[2].partition("\n## ")[0]
    return re.findall(
        r"^\$ (.*)", re.findall(r"```console\n(.*?)```", section, re.DOTALL)[number], re.MULTILINE
    )


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
            snapshot = caller.acts(snapshot, snapshot["decision"]["actions"][0]["notation"]).json()[
                "snapshot"
            ]
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
    """Players who act at tables all the time, each in a thread; `confirmed`: the last entry of each
    table that they know.
    """

    def __init__(self, server: Reached, tables: int) -> None:
        self.games = [begun(server) for _ in range(tables)]
        self.confirmed = {table: 0 for _, table in self.games}
        self.ending = threading.Event()
        self.threads = [
            threading.Thread(target=self.act, args=(server, *game)) for game in self.games
        ]

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


def test_a_backup_under_load_has_all_that_was_confirmed_and_every_table_of_it_plays_on(
    tmp_path: Path,
) -> None:
    path = tmp_path / "tables.db"
    limits = ServerLimits(connects_address=0, words_person=0)
    with serving(path, limits=limits) as server, Load(server, 3) as load:
        for number in range(3):
            before = until(
                lambda: (
                    dict(load.confirmed)
                    if min(load.confirmed.values()) > 10 * number  # noqa: B023 - it is called at once
                    else None
                ),
                "all have acted",
            )
            back_up(f"sqlite:///{path}", tmp_path / f"{number}.db")
        until(
            lambda: all(load.confirmed[table] > before[table] + 5 for table in before),
            "the games go on",
        )
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
    with serving(
        tmp_path / "tables.db.before"
    ) as server:  # nothing of what the restore replaced is lost
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
        assert (
            one_more(server, tokens, table) == then
        )  # the action after the copy can be done again


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
        (spoiled(tmp_path / "damaged.db"), "is damaged"),
        (newer, "newer Ludary"),
        (other, "is not Ludary's"),
        (tmp_path / "none.db", "there is no such file"),
        (tmp_path / "tables.db", "is the database itself"),
    ):
        with pytest.raises(ValueError, match=words):
            restore(url, copy)
    with pytest.raises(ValueError, match="a newer Ludary's"):
        restore(f"sqlite:///{newer}", whole)
    with pytest.raises(ValueError, match="exists already"):
        back_up(url, whole)
    with pytest.raises(ValueError, match="is damaged"):
        back_up(f"sqlite:///{tmp_path / 'damaged.db'}", tmp_path / "new.db")
    after = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    assert {name for name in after if after[name] != before.get(name)} - {"damaged.db"} <= {
        f"{one}.db.lock" for one in ("tables", "newer")
    }
    assert restore(
        f"sqlite:///{spoiled(tmp_path / 'tables.db')}", whole
    )  # what is damaged can be replaced
    Database(url).close()


@cache
def empty() -> bytes:
    with TemporaryDirectory() as folder:
        filled(Path(folder, "empty.db"))
        return Path(folder, "empty.db").read_bytes()


def marked(path: Path, mark: int) -> str:
    """Make an empty database that can be told from others; its URL."""
    path.write_bytes(empty())
    Path(f"{path}.lock").touch()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {mark}")
    return f"sqlite:///{path}"


def mark_of(path: Path) -> int:
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])


NO_LINKS = """
import ctypes, platform, sys
from ludary.cli import main
from ludary.server.parsing import confinement
kind, _ = confinement.CALLS[platform.machine()]
confinement.CALLS[platform.machine()] = kind, {"x86_64": (86, 265), "aarch64": (37,)}[platform.machine()]
system = ctypes.CDLL(None)
system.prctl(confinement.NO_NEW_PRIVILEGES, 1, 0, 0, 0)
confinement.give_up_calls(system)
main(sys.argv[1:])
"""  # noqa: E501
COMMAND = f"{shlex.quote(sys.executable)} -m ludary restore new.db --database sqlite:///tables.db"
MOUNTS = f"unshare -m{'' if os.getuid() == 0 else 'r'} sh -ec"  # what the shell mounts ends with it
MOUNTED = (
    f"cp tables.db far.db; {MOUNTS} {shlex.quote(f'mount --bind far.db tables.db; {COMMAND}')}; cp"
    " far.db tables.db"
)
DISKS = {  # what a shell does before the restore, and the restore
    "has no hard links": COMMAND.replace("-m ludary", f"-c {shlex.quote(NO_LINKS)}"),
    "is a file that is mounted alone": MOUNTED,
    "is a spoiled file that is mounted alone": f"echo no database >tables.db; {MOUNTED}",
}


def in_shell(commands: str, folder: Path) -> subprocess.CompletedProcess[str]:
    if (
        "unshare" in commands
        and subprocess.run(
            [*MOUNTS.split(), "mount --bind /usr /usr"], capture_output=True
        ).returncode
    ):
        pytest.skip("this user may not mount anything")
    return subprocess.run(
        ["sh", "-ec", commands], cwd=folder, env=ENVIRONMENT, capture_output=True, text=True
    )


@pytest.mark.parametrize("disk", DISKS)
def test_a_restore_replaces_the_database_on_any_disk_and_keeps_the_one_before(
    disk: str, tmp_path: Path
) -> None:
    marked(tmp_path / "tables.db", 1)
    marked(tmp_path / "new.db", 2)
    done = in_shell(DISKS[disk], tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert mark_of(tmp_path / "tables.db") == 2
    kept = tmp_path / "tables.db.before"
    assert kept.read_bytes() == b"no database\n" if "spoiled" in disk else mark_of(kept) == 1
    assert not list(tmp_path.glob("*.unfinished*"))


def test_a_link_to_a_database_stays_and_a_restore_can_be_taken_back(tmp_path: Path) -> None:
    (tmp_path / "far").mkdir()
    marked(tmp_path / "far" / "tables.db", 1)
    (tmp_path / "tables.db").symlink_to("far/tables.db")
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    kept = restore(url, Path(marked(tmp_path / "new.db", 2).partition(":///")[2]))
    assert kept == tmp_path / "far" / "tables.db.before"
    assert (
        (tmp_path / "tables.db").is_symlink(),
        mark_of(tmp_path / "tables.db"),
        mark_of(kept),
    ) == (True, 2, 1)
    restore(url, kept)
    assert (
        (tmp_path / "tables.db").is_symlink(),
        mark_of(tmp_path / "tables.db"),
        mark_of(kept),
    ) == (True, 1, 2)
    with closing(Database(url)), pytest.raises(ValueError, match="in use by another server"):
        restore(f"sqlite:///{tmp_path / 'far' / 'tables.db'}", kept)


NAMES = (  # URL or file -> words of the refusal
    ("sqlite:////", "is not a file"),
    ("sqlite:///FOLDER", "is not a file"),
    ("sqlite:///FOLDER/new/", "is not a file"),
    ("sqlite:////dev/null", "is not a file"),
    ("sqlite:///FOLDER/new.db/x.db", "Not a directory"),
    ("sqlite:///FOLDER/loop", "links"),
    ("sqlite:///", "name a file"),
    ("sqlite://tables.db", "sqlite:///tables.db"),
)


@pytest.mark.parametrize(("url", "words"), NAMES)
def test_a_refusal_names_the_path_that_cannot_be_a_database(
    url: str, words: str, tmp_path: Path
) -> None:
    marked(tmp_path / "new.db", 2)
    (tmp_path / "loop").symlink_to("loop")
    with pytest.raises(ValueError, match=words):
        restore(url.replace("FOLDER", str(tmp_path)), tmp_path / "new.db")


def test_a_name_with_a_tilde_is_in_the_users_home(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    marked(tmp_path / "new.db", 2)
    assert restore("sqlite:///~/my tables.db", tmp_path / "new.db") is None
    assert mark_of(tmp_path / "my tables.db") == 2


FULL = f"""
mkdir disk; mount -t tmpfs -o size=SIZE none disk; cp tables.db new.db disk; cp new.db disk/tables.db.before; cd disk
code=0; {COMMAND.replace("new.db", "../large.db")} || code=$?
cp -r . ../after; exit $code
"""  # noqa: E501


@pytest.mark.parametrize(
    "size", ["1400k", "2400k"]
)  # there is no room for the new database; there is, but none to set the old aside
def test_a_restore_on_a_full_disk_changes_nothing_and_says_so(size: str, tmp_path: Path) -> None:
    marked(tmp_path / "tables.db", 1)
    marked(tmp_path / "new.db", 2)
    marked(tmp_path / "large.db", 3)
    with closing(sqlite3.connect(tmp_path / "large.db")) as connection, connection:
        connection.execute("CREATE TABLE filling AS SELECT zeroblob(700000) AS bytes")
    commands = FULL.replace("SIZE", size)
    commands = (
        commands.replace("-m ludary", f"-c {shlex.quote(NO_LINKS)}")
        if size == "2400k"
        else commands
    )
    done = in_shell(f"{MOUNTS} {shlex.quote(commands)}", tmp_path)
    assert (
        done.returncode,
        "room" in done.stderr or "space" in done.stderr,
        "Traceback" in done.stderr,
    ) == (2, True, False)
    after = {
        one.name: mark_of(one) for one in (tmp_path / "after").iterdir() if one.suffix != ".lock"
    }
    assert after == {"tables.db": 1, "tables.db.before": 2, "new.db": 2}


@pytest.mark.skipif(os.getuid() != 0, reason="only root can give files away")
def test_a_restore_by_root_keeps_the_owner_of_the_database_or_its_folder(tmp_path: Path) -> None:
    url = marked(tmp_path / "tables.db", 1)
    marked(tmp_path / "new.db", 2)
    (tmp_path / "own").mkdir()
    for path in (tmp_path / "tables.db", tmp_path / "own"):
        os.chown(path, 2000, 2001)
    (tmp_path / "tables.db").chmod(0o640)
    (tmp_path / "tables.db.lock").unlink()
    restore(url, tmp_path / "new.db")
    restore(f"sqlite:///{tmp_path}/own/new/tables.db", tmp_path / "new.db")
    for name in (
        "tables.db",
        "tables.db.before",
        "tables.db.lock",
        "own/new",
        "own/new/tables.db",
        "own/new/tables.db.lock",
    ):
        status = (tmp_path / name).stat()
        assert (name, status.st_uid, status.st_gid) == (name, 2000, 2001)
    assert [
        stat.S_IMODE((tmp_path / name).stat().st_mode)
        for name in ("tables.db", "own/new/tables.db")
    ] == [0o640, 0o600]


CHECK = (
    f"{shlex.quote(sys.executable)} -m ludary serve --check --port 0 --database sqlite:///tables.db"
)
OPENED = "from ludary.server.store.database import Database; Database('sqlite:///tables.db')"
OPENS = f"{shlex.quote(sys.executable)} -c {shlex.quote(OPENED)}"  # as a server does at its start


@pytest.mark.skipif(os.getuid() != 0, reason="only root can be somebody else")
@pytest.mark.parametrize(("command", "code"), [(COMMAND, 2), (OPENS, 1), (CHECK, 1)])
def test_a_database_of_another_is_not_opened_and_its_owner_is_named(
    command: str, code: int, tmp_path: Path
) -> None:
    marked(tmp_path / "tables.db", 1)
    marked(tmp_path / "new.db", 2)
    for path, mode in (
        ("", 0o777),
        ("tables.db", 0o644),
        ("tables.db.lock", 0o666),
        ("new.db", 0o644),
    ):
        (tmp_path / path).chmod(mode)
    before = (tmp_path / "tables.db").stat()
    done = in_shell(f"setpriv {NAMELESS} {command}", tmp_path)
    assert (done.returncode, "belongs to root" in done.stderr + done.stdout) == (code, True)
    assert (tmp_path / "tables.db").stat().st_ino == before.st_ino
    assert not list(tmp_path.glob("*.before"))


@pytest.mark.parametrize(("command", "program"), [("backup", "pg_dump"), ("restore", "pg_restore")])
def test_for_postgresql_the_commands_name_its_own(
    tmp_path: Path, command: str, program: str
) -> None:
    done = CliRunner().invoke(
        main, [command, str(tmp_path / "x.db"), "--database", "postgresql://ludary@/ludary"]
    )
    assert done.exit_code == 2
    assert program in done.stderr


@pytest.fixture(scope="module")
def cluster() -> Iterator[Postgres]:
    with postgres() as one:
        yield one


def test_a_game_goes_on_from_a_copy_of_a_postgres_database(
    cluster: Postgres, tmp_path: Path
) -> None:
    url = cluster.new_database()
    name = url.partition("?")[0].rpartition("/")[2]
    programs = programs_of_postgres()
    there = f"PATH={programs}:$PATH PGHOST={cluster.folder} PGUSER=ludary"
    save, restore = [
        f"{there} {command.replace('=ludary', f'={name}').replace(' ludary', f' {name}')}"
        for command in documented(2)
    ]
    with serving(url) as server:
        tokens, table = begun(server)
        run([save], tmp_path)
        then = one_more(server, tokens, table)
    run([restore], tmp_path)
    with serving(url) as server:
        assert one_more(server, tokens, table) == then
