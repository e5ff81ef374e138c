"""A server that is killed at random moments, again and again: acknowledged actions are there, once,
and every table goes on.
"""

import json
import os
import random
import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import numpy as np
import pytest
import sqlalchemy as sa

import ludary
from ludary.core.play.match import Match
from ludary.server.store.schema import entries, tables
from tests.server.processes import Caller, Json, QuickServer, Server, postgres, until, watching

GAMES = (
    "dunjiin",
    "koa",
    # each is played by a pair of persons at one table after the other, with a bot where there is
    # room
    # for a third
)
CHATTY = 0.3  # the chance that a player also says something
BOT: Json = {"kind": "bot", "bot": "uniform"}


def test_actions_that_sqlite_servers_acknowledge_survive_kill_9(tmp_path: Path) -> None:
    survive(f"sqlite:///{tmp_path}/tables.db", tmp_path, kills=4)


def test_actions_that_postgres_servers_acknowledge_survive_kill_9(tmp_path: Path) -> None:
    with postgres() as cluster:
        survive(cluster.new_database(), tmp_path, kills=2)


@pytest.mark.deep
def test_a_hundred_kills_lose_nothing(tmp_path: Path) -> None:
    survive(f"sqlite:///{tmp_path}/tables.db", tmp_path, 100, ludary.games())
    with postgres() as cluster:
        survive(cluster.new_database(), tmp_path, 50, ludary.games())


def survive(database: str, folder: Path, kills: int, games: Sequence[str] = GAMES) -> None:
    """Kill the server while people play, check its database, and start it again."""
    server = QuickServer(
        database, folder, ludary.games(), "--limit", "words_person=0"
    )  # its players say much in a minute
    try:
        server.start()
        until(server.is_well, "the server is there")
        with company(server, games) as people, watching(server, people[0].table) as watcher:
            for number in range(kills):
                all_go_on(people)
                strike(server, people, at_an_answer=number % 2 == 1)
                check(people, Log(database))
                server.start()
                if number % 4 == 3:  # killed while it starts, too
                    time.sleep(random.uniform(0, 1))
                    server.kill()
                    server.start()
                until(server.is_well, "the server is back")
            all_go_on(people)
            wait(
                people,
                lambda: watcher.snapshots[-1]["status"] == "over" or watcher.number > 100,
                "the watched table goes on",
            )
        server.kill()
        assert watcher.heard == list(range(1, watcher.number + 1))  # each entry once
        check(people, Log(database))
    finally:
        server.close()


def strike(server: QuickServer, people: Sequence["Person"], at_an_answer: bool) -> None:
    """Kill it at any moment, or right after an answer, when an unwritten entry would be missed."""
    if at_an_answer:
        people[0].fatal.set()
        until(lambda: not people[0].fatal.is_set(), "somebody is answered")
    else:
        time.sleep(random.uniform(0, 0.3))
    server.kill()


@dataclass
class Request:
    """Something that was asked for at a table."""

    kind: str  # of the entry
    words: str
    answered: bool = False


class Stopped(Exception):
    """The test has seen enough."""


class Person(threading.Thread):
    """Plays and talks at one table after the other, and repeats whatever was not answered until it
    is.
    """

    fatal = threading.Event()  # whether the next answer that anybody has is the server's end

    def __init__(self, server: Server, game: str, seat: int, other: "Person | None" = None) -> None:
        super().__init__(daemon=True)
        self.game = game
        self.server, self.caller, self.seat, self.other = server, Caller(server), seat, other
        self.table = ""  # the newest
        self.requests: dict[str, list[Request]] = {}  # by table
        self.answers = 0
        self.trouble: Exception | None = None
        self.stopping = threading.Event()

    def run(self) -> None:
        try:
            while True:
                self.turn(self.seen())
        except Stopped:
            """Well done."""
        except Exception as error:  # noqa: BLE001 - the test tells it
            self.trouble = error

    def turn(self, snapshot: Json) -> None:
        """Say something perhaps, and act if one can."""
        if snapshot["status"] == "over":
            self.change_table()
            return
        if random.random() < CHATTY:
            key = str(len(self.requests.get(self.table, ())))
            self.asks(Request("say", f"Hear {key}"), {"text": f"Hear {key}", "key": key})
        decision = snapshot["decision"]
        if decision and decision["yours"]:
            action = random.choice(decision["actions"])["notation"]
            self.asks(Request("act", action), {"action": action, "version": snapshot["version"]})

    def change_table(self) -> None:
        """The first of a pair sets one up, the second joins."""
        if self.other is None:
            self.table = self.posts(
                "/api/tables", {"game": self.game, "pace": 0, "seats": seats_of(self.game)}
            ).json()["id"]
        elif self.table != self.other.table:
            self.table = self.other.table
            self.posts(f"/api/tables/{self.table}/join", {})

    def asks(self, request: Request, body: Json) -> None:
        self.requests.setdefault(self.table, []).append(request)
        self.posts(f"/api/tables/{self.table}/{request.kind}", body)
        request.answered = True
        if self.fatal.is_set():
            os.kill(self.server.number, signal.SIGKILL)
            self.fatal.clear()

    def posts(self, path: str, body: Json) -> httpx.Response:
        return self.tries("POST", path, body, (200, 201))

    def seen(self) -> Json:
        snapshot: Json = self.tries("GET", f"/api/tables/{self.table}", None, (200,)).json()
        return snapshot

    def tries(
        self, method: str, path: str, body: Json | None, fine: Sequence[int]
    ) -> httpx.Response:
        """Ask until there is an answer, whatever happens to the server."""
        while not self.stopping.is_set():
            try:
                answer = self.caller.http.request(method, path, json=body)
            except httpx.TransportError:
                time.sleep(0.02)
                continue
            if (
                answer.status_code == 503
            ):  # it may be in the log or not, as if there had been no answer
                continue
            assert answer.status_code in fine, (
                f"{path} {body}: {answer.status_code} {answer.text[:500]}"
            )
            self.answers += method == "POST"
            return answer
        raise Stopped


def seats_of(game: str) -> list[Json]:
    """Two for persons, and one for a bot if three can play."""
    return [{"kind": "me"}, {"kind": "open"}, *([BOT] if 3 in ludary.load(game).players else [])]


@contextmanager
def company(server: Server, games: Sequence[str]) -> Iterator[list[Person]]:
    """Pairs of people who play until the block ends."""
    people = []
    for game in games:
        first = Person(server, game, 0)
        second = Person(server, game, 1, first)
        first.table = second.table = first.caller.opens(*seats_of(game), game=game, pace=0)
        second.caller.joins(second.table)
        people += [first, second]
    for one in people:
        one.start()
    try:
        yield people
    finally:
        for one in people:
            one.stopping.set()
        for one in people:
            one.join()
            one.caller.close()


def all_go_on(people: Sequence[Person]) -> None:
    """Wait until everybody has been answered."""
    before = [one.answers for one in people]
    wait(
        people,
        lambda: all(one.answers > count for one, count in zip(people, before, strict=True)),
        "everybody goes on",
    )


def wait(people: Sequence[Person], happens: Callable[[], bool], what: str) -> None:
    """Wait for something to be true, as long as nobody is in trouble."""
    until(lambda: happens() or troubles(people), what)
    for trouble in troubles(people):
        raise trouble


def troubles(people: Sequence[Person]) -> list[Exception]:
    return [one.trouble for one in people if one.trouble]


def is_passed(entry: Json) -> bool:
    """Tell whether the table passed here for a player who muted the topic."""
    return bool(entry["data"].get("passed"))


class Log:
    """The logs of tables in the database."""

    def __init__(self, database: str) -> None:
        engine = sa.create_engine(
            database.replace("postgresql://", "postgresql+psycopg://"), poolclass=sa.NullPool
        )
        with engine.connect() as connection:
            self.rows = {row["id"]: row for row in connection.execute(sa.select(tables)).mappings()}
            found = [
                dict(one)
                for one in connection.execute(
                    sa.select(entries).order_by(entries.c.number)
                ).mappings()
            ]
        self.entries: dict[str, list[Json]] = {id: [] for id in self.rows}
        for entry in found:
            self.entries[entry["table"]].append({**entry, "data": json.loads(entry["data"])})

    def of(self, table: str, seat: int, kind: str) -> list[str]:
        """Return the actions or messages of a seat in order, without passes by the table."""
        word = {"act": "do", "say": "text"}[kind]
        return [
            one["data"][word]
            for one in self.entries[table]
            if one["kind"] == kind and one["seat"] == seat and not is_passed(one)
        ]


def check(people: Sequence[Person], log: Log) -> None:
    """Every answered request is in the log, in order and once; of the others, once or not at all;
    the rest follows from the log.
    """
    for one in people:
        for table, requests in list(one.requests.items()):
            for kind in ("act", "say"):
                asked = [request for request in list(requests) if request.kind == kind]
                answered = [request.words for request in asked if request.answered]
                assert log.of(table, one.seat, kind) in (
                    answered,
                    [request.words for request in asked],
                ), f"{kind} at {table}"
    for table, row in log.rows.items():
        assert [entry["number"] for entry in log.entries[table]] == list(
            range(1, row["number"] + 1)
        )
        game = row["game"]
        assert row["state"] is None or without_fate(
            replayed(log.entries[table], game), game
        ) == without_fate(row["state"], game)


def replayed(log: Sequence[Json], game: str = "dunjiin") -> bytes:
    """The State to which a table's entries lead."""
    match: Match | None = None
    seats = len(log[0]["data"]["chairs"])
    for entry in log:
        if entry["kind"] == "start":
            match = Match.begin(ludary.load(game), seats, None, entry["data"]["fate"])
        elif entry["kind"] == "act":
            assert match is not None
            match.step(entry["data"]["do"], entry["data"]["fate"], seat=entry["seat"])
    assert match is not None
    return match.states().tobytes()


def without_fate(state: bytes, game: str = "dunjiin") -> Any:
    """A State without its random generator, which the log does not hold."""
    states = np.frombuffer(state, ludary.load(game).State.dtype).copy()
    states["fate"] = np.zeros((), states.dtype["fate"])
    return states.tobytes()
