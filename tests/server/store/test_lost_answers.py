"""Answers that are lost with a killed server: repeating the request, there or at another server,
returns what was granted.
"""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from tests.server.pairs import two_serving
from tests.server.processes import Caller, Json, Postgres, QuickServer, Server, postgres, until

KEY = "0123456789abcdef-once"
NEW_TABLE: Json = {"game": "dunjiin", "seats": [{"kind": "me"}, {"kind": "open"}], "key": KEY}


def unheard(server: Server, caller: Caller, path: str, body: Json) -> None:
    """Ask for something, and be cut off when the server begins to answer."""
    sent = json.dumps(body).encode()
    head = (
        f"POST {path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer"
        f" {caller.token}\r\nContent-Type: application/json\r\n"
    )
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.sendall(f"{head}Content-Length: {len(sent)}\r\n\r\n".encode() + sent)
        assert line.recv(1)
        server.kill()


def started_again(server: Server) -> None:
    server.start()
    until(server.is_well, "the server is back")


def test_a_request_granted_before_a_kill_is_granted_again(tmp_path: Path) -> None:
    with closing(QuickServer(f"sqlite:///{tmp_path}/tables.db", tmp_path)) as server:
        started_again(server)
        ann, bob = Caller(server), Caller(server)
        for one in (ann, bob):
            one.be_a_player()
        unheard(server, ann, "/api/tables", NEW_TABLE)
        started_again(server)
        made = ann.post("/api/tables", NEW_TABLE).json()
        assert [card["id"] for card in ann.http.get("/api/tables").json()] == [made["id"]]
        unheard(server, bob, f"/api/tables/{made['id']}/join", {})
        started_again(server)
        assert bob.post(f"/api/tables/{made['id']}/join", {}).json()["seat"] == 1
        assert bob.snapshot(made["id"])["status"] == "playing"
        for one in (ann, bob):
            one.close()


@pytest.fixture(scope="module")
def cluster() -> Iterator[Postgres]:
    with postgres() as one:
        yield one


@pytest.fixture(scope="module")
def servers(
    cluster: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, Server]]:
    """Two that share a database."""
    with two_serving(cluster.new_database(), tmp_path_factory.mktemp("servers")) as both:
        yield both


def test_a_key_makes_one_table_at_all_servers(servers: tuple[Server, Server]) -> None:
    here = Caller(servers[0])
    here.be_a_player()
    there = Caller(servers[1], here.token)
    first, again = here.post("/api/tables", NEW_TABLE), there.post("/api/tables", NEW_TABLE)
    assert first.json()["id"] == again.json()["id"]
    assert there.post("/api/tables", {**NEW_TABLE, "game": "konja"}).json()["code"] == "key_used"
    for one in (here, there):
        one.close()


def test_a_session_that_is_ended_is_over_at_all_servers_and_its_streams_end(
    servers: tuple[Server, Server],
) -> None:
    here = Caller(servers[0])
    table = here.opens({"kind": "me"}, {"kind": "open"})
    there = Caller(servers[1], here.token)
    link = here.post("/api/me/link", {}).json()["url"].partition("#")[2]
    assert there.snapshot(table)["seat"] == 0
    with there.http.stream("GET", f"/api/tables/{table}/events") as stream:
        lines = stream.iter_lines()
        until(lambda: next(lines).startswith("data: {"), "the table is shown")
        here.be(here.post("/api/me", {"token": link}).json()["token"])
        assert (
            len(here.http.get("/api/me/sessions").json()["sessions"]) == 2
        )  # with the link: the session of before has ended
        assert not [
            line for line in lines if line.startswith("data: {")
        ]  # the stream ends, and shows nothing more
    assert there.http.get(f"/api/tables/{table}").status_code == 401
    assert httpx.get(f"{servers[1].url}/api/tables", cookies={"ludary": there.token}).json() == []
    there.be(here.token)
    assert there.snapshot(table)["seat"] == 0
    for one in (here, there):
        one.close()


def test_no_database_is_asked_for_what_cannot_be(servers: tuple[Server, Server]) -> None:
    ann = Caller(servers[0])
    table = ann.opens({"kind": "me"}, {"kind": "bot"})
    for path in ("/t/%00", "/t/%ED%A0%80", "/rules/%00", "/api/tables/%00", "/new/%00"):
        assert ann.http.get(path).status_code == 404
    assert ann.post(f"/api/tables/{table}/say", {"text": "hi", "key": "a\x00b"}).status_code == 400
    assert ann.post("/api/players", {"name": "a\x00b"}).status_code == 400
    ann.post(f"/api/tables/{table}/resign", {})
    record = ann.http.get(f"/api/tables/{table}/record").text
    for name in ("A" * 61, "A" * 5_000):
        brought = ann.http.post(
            "/api/records",
            content=record.replace("Guest", name).encode(),
            headers={"content-type": "text/plain"},
        )
        assert (brought.status_code, brought.json()["code"]) == (400, "bad_record")
    ann.close()
