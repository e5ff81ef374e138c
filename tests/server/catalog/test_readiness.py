"""A server with an empty cache is open at once: games run as plain Python, and compiled code takes
over while they are played.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludary.core.compile.from_cache import NotInCache
from ludary.core.compile.object_store import code_folder
from ludary.core.compile.rule import JIT
from ludary.server.catalog import readiness
from ludary.server.catalog.readiness import Readiness
from ludary.warmup.compile_process import CompileProcess
from tests.cli.test_serve import address_of
from tests.every_game import EXAMPLES
from tests.server.serving import PATIENCE, Serving, serving, until

SOURCES = Path(__file__).parents[3] / "src"
GAME = "connect_four"


class Caller:
    """Somebody who plays at a server by its API."""

    def __init__(self, url: str) -> None:
        self.url, self.token = url.rstrip("/").replace("localhost", "127.0.0.1"), ""
        self.token = self.ask("/api/players", {"name": "Ann"})["token"]

    def ask(self, path: str, body: Any = None) -> Any:
        headers = {"content-type": "application/json"} | (
            {"authorization": f"Bearer {self.token}"} if self.token else {}
        )
        data = None if body is None else json.dumps(body).encode()
        return json.load(
            urllib.request.urlopen(
                urllib.request.Request(self.url + path, data, headers), timeout=300
            )
        )

    def compiling(self) -> list[str]:
        return list(self.ask("/healthz")["compiling"])

    def act(self, table: str, snapshot: Any) -> Any:
        """The table when it is one's turn again, or over, after one has taken one's first
        choice.
        """
        done = {"action": snapshot["decision"]["actions"][0]["id"], "version": snapshot["version"]}
        self.ask(f"/api/tables/{table}/act", done)
        return self.turn(table)

    def turn(self, table: str) -> Any:
        until(
            lambda: (
                (now := self.ask(f"/api/tables/{table}"))["status"] == "over"
                or now["decision"]["yours"]
            )
        )
        return self.ask(f"/api/tables/{table}")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """`ludary serve` with a Connect Four that the cache cannot have: its file is where none was
    before.
    """
    shutil.copytree(
        code_folder(), tmp_path / "cache" / code_folder().name, copy_function=os.symlink
    )
    game = shutil.copy(EXAMPLES / f"{GAME}.py", tmp_path)
    command = [sys.executable, "-m", "ludary", "serve", game, "--port", "0", "--rate", "0"]
    environment = {
        **os.environ,
        "PYTHONPATH": str(SOURCES),
        "LUDARY_CACHE": str(tmp_path / "cache"),
        "LUDARY_NICE": "0",
    }
    one = subprocess.Popen(
        [*command, "--database", f"sqlite:///{tmp_path / 't.db'}"],
        stderr=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=environment,
    )
    yield one
    one.kill()
    one.communicate()


@pytest.mark.skipif(not JIT, reason="nothing is compiled")
def test_a_game_begins_at_once_and_goes_on_when_its_compiled_code_is_there(
    server: subprocess.Popen[str],
) -> None:
    me = Caller(address_of(server))
    assert GAME in me.compiling()
    table = me.ask(
        "/api/tables",
        {"game": GAME, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}], "pace": 0},
    )["id"]
    snapshot = me.act(table, me.turn(table))
    assert snapshot["text"]
    assert GAME in me.compiling(), "it was played as Python"
    until(lambda: GAME not in me.compiling())
    while snapshot["status"] != "over":
        snapshot = me.act(table, snapshot)
    assert sorted(snapshot["over"]["returns"]) in ([-1.0, 1.0], [0.0, 0.0])


def test_the_process_that_compiles_a_game_reports_its_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDARY_NICE", "0")
    broken = tmp_path / "broken.py"
    broken.write_text("GAME = 7\n", encoding="utf-8")
    assert "should define GAME" in CompileProcess(str(broken)).wait()


@pytest.mark.skipif(not hasattr(os, "setpriority"), reason="processes have no priority here")
def test_a_process_that_is_killed_has_not_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDARY_NICE", "7")
    process = CompileProcess(str(EXAMPLES / f"{GAME}.py"))
    assert os.getpriority(os.PRIO_PROCESS, process.process.pid) == 7
    process.end()
    assert process.wait() == "the process that compiled ended with signal 9"


class Tried:
    """Stands for the compiler: `answers` are what its processes say, one after the other."""

    def __init__(self, *answers: str) -> None:
        self.answers, self.taken, self.go_on = list(answers), [""], threading.Event()
        self.go_on.set()

    def __call__(self, source: str) -> Tried:
        self.taken.append(source)
        return self

    def wait(self) -> str:
        self.go_on.wait(60)
        return self.answers.pop(0)


def named(name: str) -> Any:
    """Stands for the game of this name."""
    return name


@pytest.fixture
def serving_here(fresh: Path) -> Iterator[Serving]:
    """A server in a thread of the test."""
    with serving(fresh) as one:
        yield one


@pytest.fixture
def awaited(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The games that run as Python, of three by the names one, two and three, none of which the
    cache has.
    """
    games = {"one", "two", "three"}
    monkeypatch.setattr(readiness, "JIT", True)
    monkeypatch.setattr(readiness, "is_awaited", lambda name: name in games)
    monkeypatch.setattr(readiness, "is_complete", lambda game: False)
    monkeypatch.setattr(readiness, "take_over", games.remove)
    monkeypatch.setattr(readiness, "load_compiled", lambda game: None)
    monkeypatch.setattr(readiness, "cores", lambda: 1)
    monkeypatch.setattr(readiness, "PAUSE", 0.01)
    return games


def test_a_failed_compilation_is_tried_again_and_nothing_takes_over_before(
    awaited: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = Tried("it was killed", "no space left on device", "")
    monkeypatch.setattr(readiness, "CompileProcess", tried)
    ready = Readiness({"one": "one"}, named)
    ready.begin()
    until(lambda: "one" not in awaited)
    assert tried.answers == []
    assert ready.failures == {"one": 2}


def test_a_game_that_failed_to_compile_is_listed_until_it_is_compiled(
    awaited: set[str], serving_here: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = Tried("it was killed", "")
    monkeypatch.setattr(readiness, "CompileProcess", tried)
    ready = Readiness({"one": "one", "two": "two"}, named)
    monkeypatch.setattr(ready, "begin", lambda: None)  # the server's own thread would
    monkeypatch.setattr(serving_here.app.catalog, "readiness", ready)

    def health() -> tuple[int, bool, list[str], list[str]]:
        answer = serving_here.player().ask("GET", "/healthz")
        found = answer.json()
        return answer.status_code, found["ok"], found["compiling"], found["failed"]

    assert health() == (200, True, ["one", "two"], [])
    monkeypatch.setattr(readiness, "PAUSE", PATIENCE)
    ready.queue.append("one")
    ready.make_all_ready()
    assert health() == (200, True, ["one", "two"], ["one"])
    ready.queue.append("one")
    ready.make_all_ready()
    assert health() == (200, True, ["two"], [])


def test_a_game_that_the_cache_lacks_after_all_is_compiled(
    awaited: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    complete, tried = [True], Tried("")

    def load(game: str) -> None:
        if complete:
            complete.clear()
            raise NotInCache("the cache lacks apply")

    monkeypatch.setattr(readiness, "is_complete", lambda game: bool(complete))
    monkeypatch.setattr(readiness, "load_compiled", load)
    monkeypatch.setattr(readiness, "CompileProcess", tried)
    ready = Readiness({"one": "one"}, named)
    ready.begin()
    until(lambda: "one" not in awaited)
    assert tried.answers == []


def test_a_game_that_somebody_plays_comes_next_in_as_few_processes(
    awaited: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = Tried("", "", "")
    tried.go_on.clear()
    monkeypatch.setattr(readiness, "CompileProcess", tried)
    ready = Readiness({"one": "1", "two": "2", "three": "3"}, named)
    ready.begin()
    until(lambda: len(ready.queue) == 2)
    ready.want("three")
    ready.want("unknown")
    tried.go_on.set()
    until(lambda: not awaited)
    assert tried.taken == ["", "1", "3", "2"]


def test_a_wrong_priority_is_told_of_before_a_process_begins(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LUDARY_NICE", "gently")
    monkeypatch.setattr(
        "subprocess.Popen", lambda *given, **how: pytest.fail("a process has begun")
    )
    with pytest.raises(ValueError, match="gently"):
        CompileProcess(str(EXAMPLES / f"{GAME}.py"))
