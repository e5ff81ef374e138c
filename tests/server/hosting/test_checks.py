"""Checks before the start: what a host could have set wrongly is named, with what would be
right.
"""

from __future__ import annotations

import socket
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from ludary.cli import main
from ludary.core.cores import cores
from ludary.server.alerts.mail import MailServer as ConfiguredMail
from ludary.server.hosting.checks import findings
from ludary.server.hosting.findings import Finding, Plan
from ludary.server.resources.addresses import Proxies
from ludary.server.resources.limits import ServerLimits
from ludary.server.settings import Settings
from ludary.server.store.database import Database
from ludary.server.store.heartbeat import GAP
from tests.server.processes import postgres
from tests.server.stand_ins import MailServer, running


def found(
    folder: Path, host: str = "127.0.0.1", port: int = 0, workers: int = 1, **settings: Any
) -> list[Finding]:
    """Return the findings about such a server."""
    one = Settings(
        **{"database": f"sqlite:///{folder / 'tables.db'}", "hosts": (host,), **settings}
    )
    return list(findings(Plan(one, host, port, any_port=False, workers=workers)))


def test_compiled_code_in_a_folder_that_is_emptied_is_doubtful(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDARY_CACHE", str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    [(grade, told)] = words(found(tmp_path), "compiled code")
    assert (grade, "LUDARY_CACHE names a folder that stays" in told) == ("doubtful", True)


def test_the_check_connects_to_the_mail_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludary.server.alerts.mail.PATIENCE", 0.2)
    with (
        running(MailServer()) as post,
        closing(socket.socket()) as silent,
        closing(socket.socket()) as closed,
    ):
        for one in (silent, closed):
            one.bind(("127.0.0.1", 0))
        silent.listen()
        port = post.server_address[1]
        for url, grade, hint in (
            (f"smtp://127.0.0.1:{port}", "right", "from a@example.org"),
            (f"smtp://ann@127.0.0.1:{port}", "wrong", "SMTP AUTH"),
            ("smtp://no-such-host.invalid", "wrong", "the name cannot be looked up"),
            (f"smtp://127.0.0.1:{closed.getsockname()[1]}", "wrong", "Connection refused"),
            (f"smtp://127.0.0.1:{silent.getsockname()[1]}", "wrong", "use smtps://"),
            (f"smtps://127.0.0.1:{port}", "wrong", f"say smtp://127.0.0.1:{port}"),
        ):
            mail = ConfiguredMail.read(url, "a@example.org", "secret", "https://g.example.org")
            [(judged, told)] = words(found(tmp_path, mail=mail), "mail")
            assert (judged, hint in told) == (grade, True), told


def words(found: list[Finding], what: str) -> list[tuple[str, str]]:
    return [(one.grade, one.words) for one in found if one.what == what]


PROXY = Proxies.read(["127.0.0.1"])
SETTINGS: list[
    tuple[dict[str, Any], str, str, str]
] = [  # settings -> what, how it is, and words that say what would be right
    ({}, "address", "right", "for players on this machine"),
    ({"host": "0.0.0.0"}, "address", "doubtful", "--host-name NAME"),
    (
        {"public_url": "https://g.example.org", "secure": True, "proxies": PROXY},
        "address",
        "right",
        "https://g.example.org",
    ),
    ({"public_url": "https://g.example.org"}, "address", "doubtful", "Add --secure"),
    ({"public_url": "http://g.example.org"}, "address", "doubtful", "HTTPS"),
    (
        {"public_url": "http://g.example.org", "secure": True},
        "address",
        "wrong",
        "Use https://",
    ),
    (
        {"public_url": "https://g.example.org/games"},
        "address",
        "wrong",
        "use --url https://g.example.org",
    ),
    (
        {"public_url": "https://g.example.org", "secure": True, "proxies": PROXY},
        "proxies",
        "right",
        "127.0.0.1/32",
    ),
    ({"proxies": Proxies((), True)}, "proxies", "doubtful", "Name your proxy"),
    ({"proxies": Proxies.read(["0.0.0.0/4"])}, "proxies", "doubtful", "0.0.0.0/4"),
    (
        {"host": "0.0.0.0", "public_url": "https://g.example.org", "proxies": PROXY},
        "proxies",
        "doubtful",
        "--proxies ADDRESS",
    ),
    ({"host": "0.0.0.0", "limits": ServerLimits(streams=0)}, "limits", "doubtful", "streams"),
    ({"host": "0.0.0.0", "rate": 0.0}, "limits", "doubtful", "rate"),
    (
        {"host": "0.0.0.0", "limits": ServerLimits(finished_address=0)},
        "keep",
        "doubtful",
        "finished=365",
    ),
    ({"workers": 2}, "workers", "wrong", "Name one, such as --database postgresql://"),
    ({"metrics_token": "short"}, "metrics", "doubtful", "openssl rand"),
    (
        {"database": "mysql://x"},
        "database",
        "wrong",
        "should begin with sqlite:/// or postgresql://",
    ),
    ({"bots": ("Ada=weights:none.npz",)}, "bots", "wrong", "none.npz"),
    ({"own_games": (Path("README.md"),)}, "games", "wrong", "README.md"),
]


@pytest.mark.parametrize(("settings", "what", "grade", "hint"), SETTINGS)
def test_each_setting_is_judged_and_what_would_be_right_is_said(
    tmp_path: Path, settings: dict[str, Any], what: str, grade: str, hint: str
) -> None:
    assert any(
        one == grade and hint in said for one, said in words(found(tmp_path, **settings), what)
    )


NOTHING_WRITTEN_RUNS = """
import ctypes, sys
if ctypes.CDLL(None).prctl(65, 1, 0, 0, 0):  # PR_SET_MDWE, as systemd's MemoryDenyWriteExecute=
    sys.exit(99)
from ludary.cli import main
main(["serve", "--check", "--port", "0", "--database", sys.argv[1]])
"""


def test_the_check_says_where_compiled_code_may_not_run(tmp_path: Path) -> None:
    command = [sys.executable, "-c", NOTHING_WRITTEN_RUNS, f"sqlite:///{tmp_path}/tables.db"]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode == 99:
        pytest.skip("this needs Linux 6.3")
    assert ("MemoryDenyWriteExecute" in done.stdout, done.stderr) == (True, "")
    assert not [one for one in found(tmp_path) if "MemoryDenyWriteExecute" in one.words]


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        [(grade, said)] = words(found(tmp_path, port=port), "port")
    assert grade == "wrong"
    assert f"port {port}" in said


def test_a_database_is_looked_at_and_neither_made_nor_changed(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    assert words(found(tmp_path), "database") == [("right", f"{path} will be made")]
    assert not list(tmp_path.iterdir())
    with closing(Database(f"sqlite:///{path}")) as held:
        held.say_where("http://localhost:1/")
        [(grade, said)] = words(found(tmp_path), "database")
        assert (grade, "in use by the server at http://localhost:1/" in said) == ("right", True)
    path.chmod(0o644)
    before = path.read_bytes()
    assert [grade for grade, _ in words(found(tmp_path), "rights")] == ["doubtful"]
    assert path.read_bytes() == before


@pytest.mark.parametrize(("ahead", "told"), [(-GAP, []), (GAP // 2, []), (2 * GAP, ["doubtful"])])
def test_a_clock_that_went_back_since_the_last_server_is_doubtful(
    tmp_path: Path, ahead: int, told: list[str]
) -> None:
    path = tmp_path / "tables.db"
    Database(f"sqlite:///{path}").close()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(
            "INSERT OR REPLACE INTO pulse (id, at) VALUES (1, ?)",
            [time.time_ns() // 1_000_000 + ahead],
        )
    assert [grade for grade, _ in words(found(tmp_path), "clock")] == told


def test_a_damaged_database_and_a_newer_one_are_wrong(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    Database(f"sqlite:///{path}").close()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert [grade for grade, _ in words(found(tmp_path), "schema")] == ["wrong"]
    path.write_bytes(b"no database at all" * 1_000)
    [(grade, said)] = words(found(tmp_path), "database")
    assert (grade, "ludary restore" in said) == ("wrong", True)


def test_a_postgresql_is_reached_or_the_reason_is_told(tmp_path: Path) -> None:
    with postgres() as cluster:
        url = cluster.new_database()
        assert words(found(tmp_path, database=url, workers=64), "workers")[0][1].endswith(
            f"Use --workers {cores()}."
        )
        assert [
            one.grade
            for one in found(tmp_path, database=url)
            if one.what in ("database", "schema", "rights")
        ] == ["right", "right"]
    [(grade, said)] = words(found(tmp_path, database=url), "database")
    assert (grade, "Start it" in said) == ("wrong", True)


def test_the_command_tells_every_mistake_and_its_exit_code_says_whether_there_is_one(
    tmp_path: Path,
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    good = CliRunner().invoke(main, ["serve", "--check", "--database", database, "--port", "0"])
    assert (good.exit_code, "0 wrong" in good.output) == (0, True)
    bad = CliRunner().invoke(
        main,
        [
            "serve",
            "--check",
            "--database",
            database,
            "--limit",
            "x=1",
            "--keep",
            "y=2",
            "--proxies",
            "z",
        ],
    )
    assert bad.exit_code == 1
    assert [line.split()[1] for line in bad.output.splitlines() if line.startswith("wrong")] == [
        "limits:",
        "keep:",
        "proxies:",
    ]
    assert not list(tmp_path.iterdir())
