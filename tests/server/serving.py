"""A server in a thread of the test, and players who use its API."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import pytest
import uvicorn

from ludary.core.play.game import Game
from ludary.core.play.library import games, load
from ludary.server.app import App
from ludary.server.launch import application, listen, set_up_logs, uvicorn_config
from ludary.server.resources.limits import ServerLimits
from ludary.server.settings import Settings
from ludary.server.store.database import Database
from tests.server.processes import NO_TLS

PATIENCE = 300.0  # seconds
# One address asks for all tests; `listed_address` and the other limits hold
ONE_ADDRESS: dict[str, Any] = {
    "rate": 0.0,
    "limits": ServerLimits(connects_address=0, tournaments_address=0),
}


class Serving:
    """A server that listens at `url`."""

    def __init__(self, settings: Settings) -> None:
        self.listening = listen("127.0.0.1", 0, 1)
        self.url = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        set_up_logs("info")
        self.asgi: Any = application(settings)
        self.server = uvicorn.Server(uvicorn_config(self.asgi, settings))
        self.players: list[Player] = []
        self.thread = threading.Thread(
            target=lambda: asyncio.run(self.server.serve([self.listening]))
        )

    @property
    def app(self) -> App:
        app: App = self.asgi.state.app
        return app

    def player(self, token: str = "", **more: Any) -> Player:
        self.players.append(Player(self.url, token, **more))
        return self.players[-1]


@cache
def shipped(game: str) -> Game:
    return load(game)


def loaded(source: str) -> Game:
    """Load a game; one that ships is made ready once for all servers."""
    return shipped(source) if source in games() else load(source)


@cache
def empty_database() -> bytes:
    """A SQLite file with the newest schema: migrations would take longer than most tests."""
    with TemporaryDirectory() as folder:
        Database(f"sqlite:///{folder}/tables.db").close()
        return Path(folder, "tables.db").read_bytes()


@contextmanager
def serving(database: Path | str, patience: float = PATIENCE, **settings: Any) -> Iterator[Serving]:
    """Serve while the block runs.

    The database is a URL or SQLite's file, and has `patience` seconds: disks stand still at times.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("ludary.server.store.faults.PATIENCE", patience)
        patch.setenv(
            "LUDARY_NICE", "0"
        )  # other tests use all cores: what lets them all go first would never get to work
        patch.setattr("ludary.server.catalog.catalog.load", loaded)
        if isinstance(database, Path) and not database.exists():
            database.touch(0o600)
            database.write_bytes(empty_database())
        one = Serving(
            Settings(
                database=f"sqlite:///{database}" if isinstance(database, Path) else database,
                **{**ONE_ADDRESS, **settings},
            )
        )
        one.thread.start()
        try:
            until(lambda: one.server.started or not one.thread.is_alive())
            yield one
        finally:
            for player in one.players:
                player.http.close()
            one.server.should_exit = True
            one.thread.join()
            one.listening.close()


def until(is_so: Any) -> Any:
    """Wait for something to be true; AssertionError if it never is."""
    end = time.monotonic() + PATIENCE
    while not (got := is_so()):
        assert time.monotonic() < end, "it never came true"
        time.sleep(0.01)
    return got


class Player:
    """Somebody who uses the API: a stranger until the first `post`, then a player with a token."""

    def __init__(self, url: str, token: str = "", **more: Any) -> None:
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, verify=NO_TLS, **more)
        self.token = token

    def ask(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        answer = self.http.request(
            method, path, json=body, headers={**headers, **more.pop("headers", {})}, **more
        )
        self.http.cookies.clear()
        return answer

    def get(self, path: str, **more: Any) -> Any:
        answer = self.ask("GET", path, **more)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, **body: Any) -> Any:
        self.be_a_player()
        answer = self.ask("POST", path, body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def be_a_player(self) -> Player:
        if not self.token:
            made = self.ask("POST", "/api/players", {})
            assert made.status_code == 201, made.text
            self.token = made.json()["token"]
        return self

    def no(self, path: str, **body: Any) -> tuple[int, str, str]:
        """Status, code and words of a refusal to a player."""
        self.be_a_player()
        answer = self.ask("POST", path, body)
        assert answer.status_code >= 400, answer.text
        made = answer.json()
        return answer.status_code, made["code"], made["error"]

    def open(self, *seats: str, game: str = "dunjiin", **more: Any) -> str:
        """A new table with `me`, `open` and bots' names in its seats; its id."""
        chairs = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        return str(
            self.post("/api/tables", **{"game": game, "seats": chairs, "pace": 0, **more})["id"]
        )

    def snapshot(self, table: str) -> Any:
        return self.get(f"/api/tables/{table}")

    def my_turn(self, table: str) -> Any:
        """The Snapshot, as soon as this player has to decide or the game is over."""

        def awaited() -> Any:
            snapshot = self.snapshot(table)
            return (
                snapshot
                if snapshot["status"] == "over"
                or (snapshot["decision"] and snapshot["decision"]["yours"])
                else None
            )

        return until(awaited)

    def act(self, table: str, snapshot: Any, action: str | int | None = None) -> Any:
        chosen = snapshot["decision"]["actions"][0]["notation"] if action is None else action
        return self.post(f"/api/tables/{table}/act", action=chosen, version=snapshot["version"])[
            "snapshot"
        ]

    def events(self, table: str, query: str = "", **headers: str) -> Generator[Any, None, None]:
        """The data of the stream's events but its beats, for ever: Snapshots, if the query wants
        nothing else.
        """
        yield from (
            data for _, data in self.stream(f"/api/tables/{table}/events?{query}", **headers)
        )

    def news(self, *tables: str) -> Generator[tuple[str, str], None, None]:
        """The events of a stream about several tables but its beats, for ever: their kinds, and ids
        of tables.
        """
        yield from self.stream(f"/api/events?tables={'.'.join(tables)}")

    def stream(self, path: str, **headers: str) -> Generator[tuple[str, Any], None, None]:
        """The kinds and data of a stream's events but its beats, for ever."""
        mine = {"authorization": f"Bearer {self.token}"} if self.token else {}
        with self.http.stream("GET", path, headers={**mine, **headers}) as answer:
            assert answer.status_code == 200
            for line in answer.iter_lines():
                if line.startswith("event: "):
                    kind = line[7:]
                elif line.startswith("data: ") and kind != "beat":
                    yield kind, json.loads(line[6:])


def raw(
    server: Serving, start: str, *headers: str, body: bytes = b"", host: str = "localhost"
) -> tuple[int, str]:
    """Status and whole answer to a request that no ordinary client would send."""
    lines = [
        start + " HTTP/1.1",
        f"Host: {host}",
        "Connection: close",
        *headers,
        *([f"Content-Length: {len(body)}"] if body else []),
    ]
    with socket.create_connection(("127.0.0.1", server.listening.getsockname()[1])) as line:
        line.sendall("\r\n".join([*lines, "", ""]).encode("latin-1") + body)
        answer = b"".join(iter(lambda: line.recv(65536), b"")).decode(errors="replace")
    return int(answer.split()[1]), answer
