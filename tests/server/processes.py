"""Servers and PostgreSQL as processes of their own, as an operator runs them, and listeners to
their news.
"""

import json
import os
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

import httpx
import pytest

PATIENCE = 300.0  # seconds; a slow machine with a cold cache takes some
# Other tests use all cores: what lets them all go first would never get to work
ENVIRONMENT = {
    **os.environ,
    "PYTHONPATH": str(Path(__file__).parents[2] / "src"),
    "LUDARY_NICE": "0",
}
POSTGRES = (
    "-c",
    "listen_addresses=",
    "-c",
    "fsync=off",
    "-c",
    "shared_buffers=16MB",
    "-c",
    "max_connections=60",
)

NO_TLS = ssl.SSLContext(
    ssl.PROTOCOL_TLS_CLIENT
)  # with a new one each client would read the certificates of all authorities

Json = dict[str, Any]


def until(happens: Callable[[], Any], what: str, pause: float = 0.02) -> Any:
    """Wait for something to be true, and return it."""
    end = time.monotonic() + PATIENCE
    while not (found := happens()):
        assert time.monotonic() < end, f"it never happened that {what}"
        time.sleep(pause)
    return found


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class Server:
    """`ludary serve` on a database; it can be killed and started again, at the same port."""

    def __init__(self, database: str, folder: Path) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        self.arguments = ["serve", "--database", database, "--port", str(self.port), "--rate", "0"]
        self.process: subprocess.Popen[Any] | None = None
        self.number = 0  # of the process

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "ludary", *self.arguments], stderr=log, env=ENVIRONMENT
            )
        self.number = self.process.pid

    def ended(self) -> int | None:
        """The exit code; None as long as it runs."""
        return self.process.poll() if self.process else None

    def kill(self) -> None:
        """Kill the process like a power cut, without any clean-up."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def is_well(self) -> bool:
        assert self.ended() is None, (
            f"the server ended with {self.ended()}: {self.log.read_text()[-3000:]}"
        )
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=PATIENCE) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False


class QuickServer(Server):
    """A server that is forked from a process that has imported and compiled everything: it starts
    in no time, a hundred times over.
    """

    def __init__(
        self, database: str, folder: Path, games: Sequence[str] = ("dunjiin",), *more: str
    ) -> None:
        super().__init__(database, folder)
        self.arguments += more
        with self.log.open("ab") as log:
            command = [sys.executable, "-c", FORKS, ",".join(games), *self.arguments]
            self.forks = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log, env=ENVIRONMENT
            )

    def tell(self, word: str) -> int:
        assert self.forks.stdin is not None and self.forks.stdout is not None
        self.forks.stdin.write(f"{word} {self.number}\n".encode())
        self.forks.stdin.flush()
        return int(self.forks.stdout.readline() or 0)

    def start(self) -> None:
        self.number = self.tell("start")

    def ended(self) -> int | None:
        return self.tell("ended") or None

    def kill(self) -> None:
        if self.number:
            self.number = self.tell("kill")

    def close(self) -> None:
        self.kill()
        self.forks.communicate()


FORKS = """
import os, signal, sys
import ludary
from ludary.cli import main
from ludary.warmup.warm_up import warm_up
from ludary.server import launch
from ludary.server.asgi import described
described()
for game in sys.argv.pop(1).split(","):
    warm_up(ludary.load(game))
for line in sys.stdin:
    word, number = line.split()
    if word == "start":
        number = os.fork()
        if not number:
            os.dup2(os.open(os.devnull, os.O_RDWR), 0)
            os.dup2(0, 1)
            main(sys.argv[1:])
        print(number, flush=True)
    elif word == "kill":
        os.kill(int(number), signal.SIGKILL)
        os.waitpid(int(number), 0)
        print(0, flush=True)
    else:
        print(os.waitpid(int(number), os.WNOHANG)[1], flush=True)
"""


@contextmanager
def serving(database: str, folder: Path, *more: str) -> Iterator[Server]:
    """A running server, with more options, that ends with the block."""
    server = Server(database, folder)
    server.arguments += more
    server.start()
    try:
        until(server.is_well, "the server says that it is well")
        yield server
    finally:
        server.kill()


class Reached(Protocol):
    """A server at an address."""

    @property
    def url(self) -> str: ...


OPEN: "list[Caller]" = []  # callers whose connections end with the test


class Caller:
    """Somebody who calls the API of a server; without a token given, a new player once something is
    opened or joined.
    """

    def __init__(self, server: Reached, token: str = "") -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE, verify=NO_TLS)
        OPEN.append(self)
        self.be(token)

    def be(self, token: str) -> None:
        self.token = token
        if token:
            self.http.headers["authorization"] = f"Bearer {token}"

    def opens(self, *seats: Json, **body: Any) -> str:
        """A new table's id."""
        self.be_a_player()
        made = self.post("/api/tables", {"game": "dunjiin", "seats": list(seats), **body})
        assert made.status_code == 201, made.text
        return str(made.json()["id"])

    def be_a_player(self) -> None:
        if not self.token:
            self.be(self.post("/api/players", {}).json()["token"])

    def joins(self, table: str) -> None:
        self.be_a_player()
        joined = self.post(f"/api/tables/{table}/join", {})
        assert joined.status_code == 200, joined.text

    def snapshot(self, table: str) -> Json:
        got = self.http.get(f"/api/tables/{table}")
        assert got.status_code == 200, got.text
        snapshot: Json = got.json()
        return snapshot

    def post(self, path: str, body: Json) -> httpx.Response:
        return self.http.post(path, json=body)

    def acts(self, snapshot: Json, action: str) -> httpx.Response:
        return self.post(
            f"/api/tables/{snapshot['table']}/act",
            {"action": action, "version": snapshot["version"]},
        )

    def close(self) -> None:
        self.http.close()


class Watcher(threading.Thread):
    """Listens to a table's events, and connects again where the connection ends; `snapshots` are
    those so far.
    """

    def __init__(self, server: Reached, table: str, token: str = "") -> None:
        super().__init__(daemon=True)
        self.headers = {"authorization": f"Bearer {token}"} if token else {}
        self.url = f"{server.url}/api/tables/{table}/events"
        self.snapshots: list[Json] = []
        self.ending = threading.Event()

    def run(self) -> None:
        with httpx.Client(timeout=PATIENCE, verify=NO_TLS) as http:
            while not self.ending.is_set():
                try:
                    self.listen(http)
                except httpx.HTTPError:
                    time.sleep(0.05)

    def listen(self, http: httpx.Client) -> None:
        """Listen like a browser, which names the last event that it has."""
        with http.stream(
            "GET", self.url, headers={**self.headers, "last-event-id": str(self.number)}
        ) as answer:
            for line in answer.iter_lines():
                if line.startswith("data: {") and "table" in (snapshot := json.loads(line[6:])):
                    self.snapshots.append(snapshot)
                if self.ending.is_set():
                    break

    @property
    def number(self) -> int:
        """Of the last Snapshot."""
        return int(self.snapshots[-1]["number"]) if self.snapshots else 0

    @property
    def heard(self) -> list[int]:
        """The numbers of all entries, in the order in which they came."""
        return [entry["number"] for snapshot in list(self.snapshots) for entry in snapshot["news"]]

    def sees(self, what: str, shown: Callable[[Json], bool]) -> Json:
        """Wait for a Snapshot."""
        snapshot: Json = until(
            lambda: next((snapshot for snapshot in list(self.snapshots) if shown(snapshot)), None),
            f"the watcher sees {what}",
        )
        return snapshot


@contextmanager
def watching(server: Reached, table: str, token: str = "") -> Iterator[Watcher]:
    """Somebody who listens until the block ends."""
    watcher = Watcher(server, table, token)
    watcher.start()
    try:
        watcher.sees("the table", lambda snapshot: True)
        yield watcher
    finally:
        watcher.ending.set()


@contextmanager
def postgres() -> Iterator["Postgres"]:
    """A private PostgreSQL that ends with the block.

    Without one installed the test is skipped, and fails where CI is set.
    """
    programs = programs_of_postgres()
    if programs is None:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(
            "PostgreSQL is not installed: sh tests/system.sh"
        )
    folder = tempfile.mkdtemp(prefix="ludary-pg-", dir="/tmp")
    user: Any = (
        {"user": "postgres", "group": "postgres", "extra_groups": []} if os.getuid() == 0 else {}
    )  # it refuses to be root
    if user:
        shutil.chown(folder, "postgres", "postgres")
    make = [
        f"{programs}/initdb",
        "-D",
        f"{folder}/data",
        "-U",
        "ludary",
        "-A",
        "trust",
        "-E",
        "UTF8",
        "--locale=C",
        "--no-sync",
    ]
    subprocess.run(make, check=True, stdout=subprocess.DEVNULL, cwd=folder, **user)
    command = [f"{programs}/postgres", "-D", f"{folder}/data", "-k", folder, *POSTGRES]
    cluster = Postgres(folder, command, user)
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.stop()
        shutil.rmtree(folder)


def programs_of_postgres() -> Path | None:
    """The folder with `initdb` and `postgres`."""
    found = [
        *sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb")),
        *([Path(one)] if (one := shutil.which("initdb")) else []),
    ]
    return found[-1].resolve().parent if found else None


class Postgres:
    """A PostgreSQL, reached through a socket in its folder."""

    def __init__(self, folder: str, command: Sequence[str], user: Json) -> None:
        self.folder, self.command, self.user, self.count = folder, command, user, 0
        self.process: subprocess.Popen[Any] | None = None

    def start(self) -> None:
        with open(f"{self.folder}/log", "ab") as log:
            self.process = subprocess.Popen(
                self.command, stdout=log, stderr=log, cwd=self.folder, **self.user
            )
        until(lambda: self.run("SELECT 1"), "PostgreSQL answers")

    def stop(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)  # without waiting for those connected
            self.process.wait(PATIENCE)

    def signal(self, number: int) -> None:
        """To PostgreSQL and all processes that it has begun."""
        assert self.process is not None
        children = (
            Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        )
        for process in (self.process.pid, *map(int, children)):
            os.kill(process, number)

    def url(self, database: str) -> str:
        return f"postgresql://ludary@/{database}?host={self.folder}"

    def run(self, command: str) -> bool:
        import psycopg

        try:
            with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
                connection.execute(command.encode())
        except psycopg.OperationalError:
            return False
        return True

    def new_database(self) -> str:
        """The URL of an empty database."""
        self.count += 1
        assert self.run(f"CREATE DATABASE tables{self.count}")
        return self.url(f"tables{self.count}")
