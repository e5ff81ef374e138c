"""`ludary serve` as somebody starts and ends it."""

import json
import os
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "src"


def serve(*arguments: str) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "ludary", "serve", *arguments]
    return subprocess.Popen(
        command,
        stderr=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(SOURCES)},
    )


def address_of(server: "subprocess.Popen[str]") -> str:
    """Return the address that the server prints, after any lines about compiling."""
    assert server.stderr is not None
    words = next(line for line in server.stderr if not line.startswith("Compiling the rules of "))
    assert words.startswith("Ludary is open at http://localhost:")
    return words.split()[4]


def test_the_server_prints_its_address_and_ends_with_ctrl_c_even_while_somebody_watches(
    tmp_path: Path,
) -> None:
    server = serve("--port", "0", "--database", f"sqlite:///{tmp_path / 'tables.db'}")
    url = address_of(server).rstrip("/").replace("localhost", "127.0.0.1")
    headers = {"content-type": "application/json"}
    request = urllib.request.Request(f"{url}/api/players", b"{}", headers)
    headers["authorization"] = f"Bearer {json.load(urllib.request.urlopen(request))['token']}"
    body = {"game": "dunjiin", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    request = urllib.request.Request(f"{url}/api/tables", json.dumps(body).encode(), headers)
    table = json.load(urllib.request.urlopen(request))["id"]
    with urllib.request.urlopen(f"{url}/api/tables/{table}/events") as stream:
        assert stream.readline()
        server.send_signal(signal.SIGINT)
        assert server.wait(300) == 0
    _, said = server.communicate()
    assert "Traceback" not in said


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (
            ("--database", "mysql://localhost/x"),
            "ludary: database 'mysql://localhost/x': should begin with sqlite:/// or postgresql://",
        ),
        (
            ("--database", "postgresql://nobody@127.0.0.1:1/x"),
            "ludary: database postgresql+psycopg://nobody@127.0.0.1:1/x: connection failed",
        ),
        (
            ("--database", "sqlite:////proc/none/t.db"),
            "ludary: the database /proc/none/t.db cannot be kept there (/proc/none: No such file",
        ),
        (
            ("--workers", "2"),
            (
                "ludary: --workers 2: workers share a PostgreSQL database, and a SQLite file is for"
                " one."
            ),
        ),
        (("--host", "nowhere.invalid"), "ludary: cannot listen at nowhere.invalid"),
    ],
)
def test_an_impossible_option_is_refused_in_one_line(
    tmp_path: Path, arguments: tuple[str, ...], words: str
) -> None:
    database = () if "--database" in arguments else ("--database", f"sqlite:///{tmp_path / 't.db'}")
    _, said = (server := serve("--port", "0", *database, *arguments)).communicate()
    assert (server.returncode, said.count("\n")) == (2, 1)
    assert said.startswith(words)


def test_a_second_server_is_told_where_the_tables_are(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 't.db'}"
    first = serve("--port", "0", "--database", database)
    address = address_of(first)
    _, said = (second := serve("--port", "0", "--database", database)).communicate()
    first.send_signal(signal.SIGINT)
    first.communicate()
    assert second.returncode == 2
    assert f"t.db is in use by another server, at {address};" in said


def test_a_port_that_is_taken_is_named_and_without_one_the_next_is_used(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        _, said = (
            server := serve("--port", str(port), "--database", f"sqlite:///{tmp_path / 't.db'}")
        ).communicate()
    assert server.returncode == 2
    assert said == f"ludary: cannot listen at 127.0.0.1, port {port}: Address already in use\n"
