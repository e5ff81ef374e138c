"""A database that is locked, full, damaged or away: everybody is told so, and soon; nothing is
lost, and all goes on when it is back.
"""

from __future__ import annotations

import asyncio
import resource
import signal
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from threading import Event

import httpx
import pytest

from ludary.server.store import faults
from tests.server.processes import (
    NO_TLS,
    Caller,
    Json,
    Postgres,
    QuickServer,
    Reached,
    postgres,
    until,
)
from tests.server.serving import Serving, serving

SOON = 2.0  # seconds in which everybody is answered
SPARE = 1.0  # seconds that they may take on top, beside those that the machine takes
NAP = 0.05  # seconds
ME: Json = {"kind": "me"}
BOT: Json = {"kind": "bot", "bot": "uniform"}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
def server(path: Path) -> Iterator[Serving]:
    with serving(path, faults.PATIENCE) as one:
        yield one


def test_a_loop_that_stood_still_is_not_taken_for_a_database_that_does() -> None:
    async def wait() -> bool:
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[None] = loop.create_future()

        def stand_still() -> None:
            time.sleep(faults.PATIENCE)
            loop.call_later(faults.PATIENCE / 3, answer.set_result, None)

        loop.call_soon(stand_still)
        return await faults.done_in_time(answer)

    assert asyncio.run(wait())


def table_of(server: Reached) -> tuple[Caller, str]:
    """Somebody at a table of two, with a bot that has to act now and then."""
    ann = Caller(server)
    return ann, ann.opens(ME, BOT, name="Annabella", pace=0)


def say(who: Caller, table: str, words: str) -> tuple[httpx.Response, float]:
    """Return the answers to messages, and the seconds that they took."""
    began = time.monotonic()
    answer = who.post(f"/api/tables/{table}/say", {"text": words, "key": words})
    return answer, time.monotonic() - began


@contextmanager
def lateness() -> Iterator[Callable[[], float]]:
    """Count the seconds by which a thread that only sleeps is woken too late: so long a busy
    machine keeps everybody waiting.
    """
    late, ended = [0.0], Event()

    def nap() -> None:
        before = time.monotonic()
        while not ended.wait(NAP):
            late[0] += time.monotonic() - before - NAP
            before = time.monotonic()

    with ThreadPoolExecutor(1) as pool:
        pool.submit(nap)
        try:
            yield lambda: late[0]
        finally:
            ended.set()


def is_told(server: Reached, ann: Caller, table: str, writes: int = 8) -> None:
    """Check that all concurrent writers, and `/healthz`, are answered in words and in time."""
    with lateness() as late, ThreadPoolExecutor(writes) as pool:
        answers = list(pool.map(lambda number: say(ann, table, f"word {number}"), range(writes)))
        began = time.monotonic()
        health = httpx.get(f"{server.url}/healthz", verify=NO_TLS)
        asked = time.monotonic() - began
        in_time = SOON + SPARE + late()
    for answer, seconds in answers:
        assert (answer.status_code, answer.json()["code"]) == (503, "no_database"), answer.text
        assert "database does not answer" in answer.json()["error"]
        assert seconds < in_time
    assert asked < in_time
    assert health.status_code == 503
    assert health.json()["error"].startswith("The database ")


def apply_match(server: Reached, ann: Caller, table: str) -> None:
    """Repeat unconfirmed requests, which count once; the game and its bot go on."""
    until(lambda: is_well(server), "the server is well again")
    for number in range(8):
        until(partial(is_said, ann, table, f"word {number}"), "it is said")
    news = ann.snapshot(table)["news"]
    said = sorted(line for entry in news if entry["kind"] == "say" for line in entry["lines"])
    assert said == sorted(f"word {number}" for number in range(8))
    assert [entry["number"] for entry in news] == list(range(1, len(news) + 1))
    before = 0
    for _ in range(3):
        snapshot = until(lambda: my_turn(ann.snapshot(table)), "the bot has acted")
        if snapshot["status"] == "over":
            return
        assert snapshot["version"] > before
        before = snapshot["version"]
        assert ann.acts(snapshot, snapshot["decision"]["actions"][0]["notation"]).status_code == 200


def is_said(who: Caller, table: str, words: str) -> bool:
    return say(who, table, words)[0].status_code == 200


def is_well(server: Reached) -> bool:
    try:
        return httpx.get(f"{server.url}/healthz", verify=NO_TLS).status_code == 200
    except httpx.TransportError:
        return False


def my_turn(snapshot: Json) -> Json | None:
    return snapshot if snapshot["status"] == "over" or snapshot["decision"]["yours"] else None


def bots_move(ann: Caller, snapshot: Json) -> None:
    """Act, so that the bot has to decide while the database is away."""
    if snapshot["status"] == "playing":
        ann.acts(snapshot, snapshot["decision"]["actions"][0]["notation"])


def test_a_database_that_another_program_locks_is_told_at_once_and_waited_for(
    server: Serving, path: Path
) -> None:
    ann, table = table_of(server)
    before = until(
        lambda: my_turn(ann.snapshot(table)), "it is Ann's turn"
    )  # nothing goes on while the database is locked
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        bots_move(ann, before)
        is_told(server, ann, table)
        other.execute("ROLLBACK")
    apply_match(server, ann, table)


def limit(server: QuickServer, size: int) -> None:
    """Limit the size of files that the server writes: to it, the disk is full."""
    resource.prlimit(server.number, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def test_a_full_disk_is_told_and_what_was_confirmed_before_is_kept(
    path: Path, tmp_path: Path
) -> None:
    server = QuickServer(f"sqlite:///{path}", tmp_path)
    try:
        server.start()
        until(server.is_well, "the server is there")
        ann, table = table_of(server)
        limit(server, Path(f"{path}-wal").stat().st_size)
        confirmed: list[str] = []
        while (
            say(ann, table, f"before {len(confirmed)}")[0].status_code == 200
        ):  # until there is no more room
            confirmed.append(f"before {len(confirmed)}")
        is_told(server, ann, table)
        limit(server, resource.RLIM_INFINITY)
        until(server.is_well, "the server is well again")
        news = [
            line
            for entry in ann.snapshot(table)["news"]
            if entry["kind"] == "say"
            for line in entry["lines"]
        ]
        assert [word for word in news if word in confirmed] == confirmed
        assert say(ann, table, "after")[0].status_code == 200
    finally:
        server.close()


def test_a_file_that_is_taken_away_is_told_and_missed_nowhere_when_it_is_back(
    server: Serving, path: Path
) -> None:
    ann, table = table_of(server)
    path.rename(path.with_suffix(".away"))
    is_told(server, ann, table)
    assert not path.exists()  # nobody makes an empty one in its place
    path.with_suffix(".away").rename(path)
    apply_match(server, ann, table)


def test_a_damaged_file_is_told_without_a_traceback_and_without_a_name(
    path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with serving(path, faults.PATIENCE) as server:
        ann, table = table_of(server)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        [page] = connection.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = 'entries'"
        ).fetchone()
        [size] = connection.execute("PRAGMA page_size").fetchone()
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)
    with serving(path, faults.PATIENCE) as server:
        again = Caller(server, ann.token)
        for answer in (
            again.http.get(f"/api/tables/{table}"),
            again.post(f"/api/tables/{table}/say", {"text": "hello"}),
        ):
            assert (answer.status_code, answer.json()["code"]) == (503, "no_database"), answer.text
        until(
            lambda: (
                httpx.get(f"{server.url}/healthz", verify=NO_TLS).json()["error"]
                == "The database is damaged."
            ),
            "the server says so",
        )
        assert again.http.get("/api/tables").status_code == 200  # undamaged tables are still shown
    told = capfd.readouterr().err
    assert "malformed" in told
    assert "Traceback" not in told
    assert "Annabella" not in told
    assert ann.token not in told


@pytest.fixture(scope="module")
def cluster() -> Iterator[Postgres]:
    with postgres() as one:
        yield one


def stops(cluster: Postgres) -> Callable[[], None]:
    """PostgreSQL ends; the call starts it again."""
    cluster.stop()
    return cluster.start


def freezes(cluster: Postgres) -> Callable[[], None]:
    """PostgreSQL and all that it has begun do not move; the call lets them."""
    cluster.signal(signal.SIGSTOP)
    return lambda: cluster.signal(signal.SIGCONT)


@pytest.mark.parametrize("away", [stops, freezes])
def test_a_postgres_that_is_away_is_told_and_waited_for(
    cluster: Postgres, away: Callable[[Postgres], Callable[[], None]]
) -> None:
    with serving(cluster.new_database(), faults.PATIENCE) as server:
        ann, table = table_of(server)
        comes_back = away(cluster)
        try:
            is_told(server, ann, table)
        finally:
            comes_back()
        apply_match(server, ann, table)


def test_names_that_no_database_can_hold_are_not_there(cluster: Postgres) -> None:
    with serving(cluster.new_database(), faults.PATIENCE) as server:
        for path in ("/t/%00", "/api/tables/%00%00", "/t/%ED%A0%80", "/t/%00/replay"):
            assert httpx.get(f"{server.url}{path}").status_code in (400, 404)


def test_a_word_with_a_key_that_no_database_can_hold_is_refused(cluster: Postgres) -> None:
    with serving(cluster.new_database(), faults.PATIENCE) as server:
        ann, table = table_of(server)
        for key in ("\0", "k" * 60):
            answer = ann.post(f"/api/tables/{table}/say", {"text": "hello", "key": key})
            assert answer.status_code in (200, 400), answer.text
        assert ann.snapshot(table)["status"] in ("playing", "over")
