"""A whole tournament: six friends play Koa over the API, and the server is killed in the middle."""

from __future__ import annotations

import random
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.processes import Caller, Server, serving, until

NAMES = ("Ann", "Bob", "Cem", "Dee", "Eve", "Fay")
ROUNDS = 3


class Friend(threading.Thread):
    """Plays whatever table the tournament's page leads to, with any legal action, and asks again
    where no answer comes.
    """

    def __init__(self, server: Server, tournament: str, name: str, caller: Caller) -> None:
        super().__init__(daemon=True)
        self.path, self.caller = f"/api/tournaments/{tournament}", caller
        self.name, self.luck = name, random.Random(name)
        self.trouble: Exception | None = None
        self.tables: list[str] = []
        self.at_end: Any = None

    def ask(self, path: str, body: Any = None) -> httpx.Response:
        def answer() -> httpx.Response | None:
            try:
                method = "GET" if body is None else "POST"
                return self.caller.http.request(method, path, json=body)
            except httpx.TransportError:
                return None

        found: httpx.Response = until(answer, "the server answers", pause=0.2)
        return found

    def run(self) -> None:
        try:
            while self.at_end is None:
                self.look()
        except Exception as error:  # noqa: BLE001 - the test tells it
            self.trouble = error

    def look(self) -> None:
        seen = self.ask(self.path).json()
        if seen["status"] == "over":
            self.at_end = seen
        elif seen.get("table"):
            if seen["table"] not in self.tables:
                self.tables.append(seen["table"])
            self.play(seen["table"])
        else:
            time.sleep(0.1)

    def play(self, table: str) -> None:
        """Act if one can."""
        snapshot = self.ask(f"/api/tables/{table}").json()
        decision = snapshot.get("decision")
        if decision and decision["yours"]:
            action = self.luck.choice(decision["actions"])["notation"]
            body = {"action": action, "version": snapshot["version"]}
            self.ask(f"/api/tables/{table}/act", body)
        else:
            time.sleep(0.05)


@pytest.mark.deep
def test_six_friends_play_a_swiss_tournament_through_a_killed_server(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/tables.db", tmp_path) as server:
        ann = Caller(server)
        ann.be_a_player()
        plan = {"name": "Thursday", "game": "koa", "rounds": ROUNDS, "increment": 60}
        id = ann.post("/api/tournaments", plan).json()["id"]
        friends = []
        for name in NAMES:
            caller = ann if name == "Ann" else Caller(server)
            caller.be_a_player()
            assert caller.post(f"/api/tournaments/{id}/join", {"name": name}).status_code == 200
            friends.append(Friend(server, id, name, caller))
        fay, host = friends[-1], friends[0]
        assert host.ask(f"{host.path}/begin", {}).status_code == 200
        for friend in friends:
            friend.start()

        def begun(number: int) -> bool:
            return any(friend.trouble for friend in friends) or len(seen()["rounds"]) >= number

        def seen() -> Any:
            return host.ask(host.path).json()

        assert fay.ask(f"{fay.path}/leave", {}).status_code == 200
        until(lambda: begun(2), "the second round begins")
        server.kill()
        server.start()
        until(server.is_well, "the server is back")
        assert fay.ask(f"{fay.path}/join", {}).status_code == 200
        for friend in friends:
            friend.join()
        assert [friend.trouble for friend in friends] == [None] * len(friends)
        done = seen()
    shown = [friend.at_end for friend in friends]
    assert all(one["players"] == done["players"] for one in shown)
    assert all(one["rounds"] == done["rounds"] for one in shown)
    tables = [board["table"] for one in done["rounds"] for board in one["boards"]]
    assert len(set(tables)) == len(tables) == 3 + 2 + 3
    assert sum(one["points"] for one in done["players"]) == 3 + 3 + 3
    assert {table for friend in friends for table in friend.tables} == set(tables)
    assert [len(friend.tables) for friend in friends][-1] == 2
