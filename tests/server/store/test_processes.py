"""A server of several processes with one SQLite file: they agree on every table, and one that dies takes nothing with it."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest

from ludary.server.processes.channels import MISSED, News
from ludary.server.processes.homes import ANYWHERE, FIRST, SPREAD, request_home, table_home
from ludary.server.processes.peers import Peers, pairs
from ludary.server.store.database import server_of
from tests.server.processes import ENVIRONMENT, Caller, Json, QuickServer, postgres, until, watching
from tests.server.store.test_crash import Log, Person, all_go_on, check, company

COUNT = 2
OPTIONS = ("--processes", str(COUNT), "--metrics-token", "metrics", "--limit", "words_person=0", "--limit", "streams_person=2")
ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}


def elsewhere(id: str) -> str:
    """Return a table's id in another spelling, so that the process to which it does not belong serves the request."""
    spelled = [f"{id[:place]}%{ord(id[place]):02X}{id[place + 1 :]}" for place in range(len(id))]
    return next(one for one in spelled if table_home(one, COUNT) != table_home(id, COUNT))


class Stranger(Person):
    """A person whose requests about tables are served by the other process."""

    def tries(self, method: str, path: str, body: Json | None, fine: Sequence[int]) -> httpx.Response:
        there = path.replace(self.table, elsewhere(self.table)) if self.table else path
        return super().tries(method, there, body, fine)


def processes(server: QuickServer) -> list[int]:
    """Return the processes that a running server has started."""
    return children(server.number)


def children(process: int) -> list[int]:
    return [int(one) for one in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("processes")


@pytest.fixture(scope="module")
def database(folder: Path) -> str:
    return f"sqlite:///{folder}/tables.db"


@contextmanager
def serving(database: str, folder: Path) -> Iterator[QuickServer]:
    """A server of several processes that ends with the block."""
    one = QuickServer(database, folder, ("dunjiin",), *OPTIONS, LUDARY_JIT="0")  # nothing compiled is to be loaded
    try:
        one.start()
        until(one.is_well, "the server is there")
        yield one
    finally:
        for process in processes(one) if one.number else ():
            os.kill(process, signal.SIGKILL)
        one.close()


@pytest.fixture(scope="module")
def server(folder: Path, database: str) -> Iterator[QuickServer]:
    with serving(database, folder) as one:
        yield one


def all_is_seen_at_both(server: QuickServer, database: str) -> None:
    """Let two people talk at different processes."""
    ann, bob = Caller(server), Caller(server)
    table = ann.opens(ME, OPEN)
    there = elsewhere(table)
    bob.joins(there)
    with watching(server, there) as watcher, watching(server, table, ann.token):
        ann.post(f"/api/tables/{table}/say", {"text": "here"})
        bob.post(f"/api/tables/{there}/say", {"text": "there"})
        shown = watcher.sees("both", lambda snapshot: snapshot["number"] >= 5)
        watcher.sees("that Ann is there", lambda snapshot: snapshot["players"][0]["here"])
    assert shown["number"] == len(Log(database).entries[table])


def test_streams_are_counted_at_all_processes(server: QuickServer) -> None:
    table, bob = Caller(server).opens(ME, OPEN), Caller(server)
    bob.be_a_player()
    both = table, elsewhere(table)
    with watching(server, both[0], bob.token), watching(server, both[1], bob.token):
        for here in both:
            with bob.http.stream("GET", f"/api/tables/{here}/events") as third:
                assert third.status_code == 429


def test_processes_share_a_postgresql_as_well(folder: Path) -> None:
    with postgres() as cluster:
        database = cluster.new_database()
        with serving(database, folder) as server:
            all_is_seen_at_both(server, database)


def test_what_is_said_at_one_process_is_seen_at_the_other_and_counted_at_both(server: QuickServer, database: str) -> None:
    all_is_seen_at_both(server, database)
    written = sum(len(entries) - 1 for entries in Log(database).entries.values())
    until(lambda: metric(server, "ludary_entries_total") == written, "the entries of both processes are counted")


def metric(server: QuickServer, name: str) -> float:
    text = httpx.get(f"{server.url}/metrics", headers={"authorization": "Bearer metrics"}).text
    return float(next(line.split()[1] for line in text.splitlines() if line.startswith(f"{name} ")))


def test_processes_that_die_lose_nothing_and_the_game_goes_on_at_both(server: QuickServer, database: str, folder: Path) -> None:
    with company(server, ("dunjiin",), Stranger) as people:
        all_go_on(people)
        killed = processes(server)[0]
        os.kill(killed, signal.SIGKILL)
        until(lambda: len(processes(server)) == COUNT and killed not in processes(server), "another takes its place")
        all_go_on(people)
        for process in (server.number, *processes(server)):
            os.kill(process, signal.SIGKILL)
        check(people, Log(database))
        server.kill()
        server.start()
        until(server.is_well, "the server is back")
        all_go_on(people)
        os.kill(server.number, signal.SIGTERM)
        until(lambda: state_of(server.number) == "Z", "it ends when it is asked to")
    assert server.ended() is None  # with status 0
    assert server_of(f"{folder}/tables.db") is None
    check(people, Log(database))
    server.start()
    until(server.is_well, "the next server is there")


def state_of(process: int) -> str:
    return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]


def test_a_server_whose_first_process_is_killed_leaves_its_file_to_the_next(server: QuickServer, folder: Path) -> None:
    server.kill()
    until(lambda: server_of(f"{folder}/tables.db") is None, "its other processes have ended, too")


PARENT = """
import asyncio, os, sys
from ludary.server.processes import parent

def serve(peers, opened):
    loop = asyncio.new_event_loop()
    peers.open(loop, lambda file, data: None, loop.stop)
    opened()
    loop.run_forever()

def opened():
    os.fork() or os._exit(0)
    print("open", flush=True)

parent.HANGS = 2.0
parent.serve_in_processes(2, serve, opened)
"""


def both(parent: int) -> list[int]:
    """Return the children of a process once there are as many as it shall have, else none."""
    return found if len(found := children(parent)) == COUNT else []


@pytest.mark.parametrize("sent", [signal.SIGKILL, signal.SIGSTOP])
def test_a_parent_replaces_a_process_that_died_or_hangs_and_outlives_the_children_of_others(sent: int) -> None:
    """A child that it has not started is what process 1 of a container inherits."""
    with subprocess.Popen([sys.executable, "-c", PARENT], env=ENVIRONMENT, stdout=subprocess.PIPE) as parent:
        assert parent.stdout is not None
        assert parent.stdout.readline() == b"open\n"
        first = until(lambda: parent.poll() or both(parent.pid), "it has taken note of the other child's end")
        assert parent.poll() is None
        os.kill(first[0], sent)
        until(lambda: (now := both(parent.pid)) and first[0] not in now, "another takes its place")
        parent.send_signal(signal.SIGINT)


REQUESTS = (
    ("GET /api/tables/abc HTTP/1.1\r\n", table_home("abc", 7)),
    ("POST /api/tables/abc/act HTTP/1.1\r\n", table_home("abc", 7)),
    ("GET /t/abc?seat=1 HTTP/1.1\r\n", table_home("abc", 7)),
    ("POST /api/admin/tables/abc/close HTTP/1.1\r\n", table_home("abc", 7)),
    ("POST /api/tables HTTP/1.1\r\n", SPREAD),
    ("POST /api/players HTTP/1.1\r\n", ANYWHERE),
    ("GET /api/tables/abc/events HTTP/1.0\r\n", table_home("abc", 7)),
    ("GET /api/lab/koa/1 HTTP/1.1\r\n", FIRST),
    ("GET /static/a.js HTTP/1.1\r\n", ANYWHERE),
    ("GET /api/tables HTTP/1.1\r\n", ANYWHERE),
    ("GET /api/tables/ab", ANYWHERE),
    ("\x16\x03\x01", ANYWHERE),
)


@pytest.mark.parametrize(("line", "home"), REQUESTS)
def test_a_request_is_served_where_its_table_is_at_home_or_where_it_is_counted(line: str, home: int) -> None:
    assert request_home(line.encode(), 7) == home


def test_a_process_that_starts_lets_the_others_read_everything_again() -> None:
    """The one before it may have died between a commit and its news."""
    one, other = (Peers(number, 2, sockets) for number, sockets in enumerate(pairs(2)))
    with closing(asyncio.new_event_loop()) as loop:
        one.open(loop, lambda file, data: None, loop.stop)
        one.tell([News("ludary", "first")])
        other.receive(0)
        one.close(loop)
    assert list(other.news) == [News(MISSED, ""), News("ludary", "first")]
    for peer in (one, other):
        for end in peer.sockets.values():
            end.close()


def test_a_process_that_does_not_read_its_news_learns_that_it_has_missed_some() -> None:
    one, other = (Peers(number, 2, sockets) for number, sockets in enumerate(pairs(2)))
    news = [News("ludary", str(number)) for number in range(5_000)]

    for piece in news:
        one.tell([piece])
    for _ in range(100):
        other.receive(0)
    one.catches_up(1)
    other.receive(0)

    heard = list(other.news)
    assert heard[:-1] == news[: len(heard) - 1]
    assert heard[-1].channel == MISSED
    for peer in (one, other):
        for end in peer.sockets.values():
            end.close()
