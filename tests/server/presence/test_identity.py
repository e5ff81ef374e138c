"""Identities: players, repeated requests, seats that a host frees."""

from __future__ import annotations

import socket
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from ludary.server.resources.addresses import ClientNetwork
from ludary.server.store.schema import persons, tables
from tests.server.serving import Player, Serving, serving, until

KEY = "0123456789abcdef-once"
NEW_TABLE: dict[str, Any] = {"game": "dunjiin", "seats": [{"kind": "me"}, {"kind": "open"}]}


def test_whoever_has_no_token_watches_and_is_told_how_to_get_one(server: Serving) -> None:
    table = server.player().open("me", "open")
    stranger = server.player()
    for path, body in (
        ("/api/tables", NEW_TABLE),
        (f"/api/tables/{table}/join", {}),
        ("/api/me/sessions/end", {}),
    ):
        answer = stranger.ask("POST", path, body)
        assert (answer.status_code, answer.json()["code"]) == (401, "no_token")
        assert "POST /api/players" in answer.json()["error"]
    record = stranger.ask(
        "POST", "/api/records", content=b"x", headers={"content-type": "text/plain"}
    )
    assert (record.status_code, record.json()["code"]) == (401, "no_token")
    assert stranger.snapshot(table)["seat"] == -1


def test_being_a_player_can_be_repeated(server: Serving) -> None:
    me = server.player()
    first = me.ask("POST", "/api/players", {"name": "Ann"})
    me.token = first.json()["token"]
    again = me.ask("POST", "/api/players", {"name": "Anna"})
    assert (first.status_code, again.status_code) == (201, 200)
    assert again.json() == {"token": None, "name": "Anna"}
    assert me.snapshot(me.open("me", "open"))["players"][0]["name"] == "Anna"


def test_another_persons_key_opens_nothing(server: Serving) -> None:
    ann, eve = server.player(), server.player()
    first = ann.post("/api/tables", **NEW_TABLE, key=KEY)
    eve.be_a_player()
    answer = eve.ask("POST", "/api/tables", {**NEW_TABLE, "key": KEY})
    assert answer.json()["id"] != first["id"]
    assert ann.token not in answer.text
    assert "set-cookie" not in answer.headers
    assert eve.snapshot(first["id"])["seat"] == -1


def test_a_key_that_was_used_for_something_else_is_refused(server: Serving) -> None:
    me = server.player()
    made = me.post("/api/tables", **NEW_TABLE, key=KEY)
    status, code, words = me.no("/api/tables", **{**NEW_TABLE, "game": "konja"}, key=KEY)
    assert (status, code) == (409, "key_used")
    assert "use a new key" in words
    assert me.post("/api/tables", **NEW_TABLE, key=KEY) == made


def test_equal_requests_at_the_same_moment_make_one_table(server: Serving) -> None:
    me = server.player().be_a_player()
    start = threading.Barrier(6)

    def opens() -> Any:
        one = server.player(me.token)
        start.wait()
        return one.post("/api/tables", **NEW_TABLE, key=f"{KEY}-at-once")

    with ThreadPoolExecutor(6) as pool:
        answers = [future.result() for future in [pool.submit(opens) for _ in range(6)]]
    assert len({answer["id"] for answer in answers}) == 1
    assert len(me.get("/api/tables")) == 1


def test_a_record_brought_twice_with_a_key_is_one_table(server: Serving) -> None:
    me = server.player()
    table = me.open("me", "greedy")
    me.post(f"/api/tables/{table}/resign")
    record = me.ask("GET", f"/api/tables/{table}/record").content
    plain = {"content-type": "text/plain"}

    def bring(who: Player, content: bytes) -> Any:
        return who.ask("POST", f"/api/records?key={KEY}", content=content, headers=plain).json()

    first = bring(me, record)
    assert bring(me, record) == first
    assert bring(me, record + b"\n")["code"] == "key_used"
    assert bring(server.player().be_a_player(), record)["id"] != first["id"]


def test_words_with_a_key_are_said_once_and_other_words_need_another_key(server: Serving) -> None:
    ann, bob = server.player(), server.player()
    table = ann.open("me", "open")
    bob.post(f"/api/tables/{table}/join")
    for who, words in ((ann, "hello"), (ann, "hello"), (bob, "hello")):
        who.post(f"/api/tables/{table}/say", text=words, key="one")
    assert ann.no(f"/api/tables/{table}/say", text="good-bye", key="one")[:2] == (409, "key_used")
    said = [
        (entry["seat"], entry["lines"])
        for entry in ann.snapshot(table)["news"]
        if entry["kind"] == "say"
    ]
    assert said == [(0, ["hello"]), (1, ["hello"])]


def test_requests_can_be_repeated_after_a_restart(fresh: Path) -> None:
    with serving(fresh) as server:
        ann, bob = server.player(), server.player()
        made = ann.post("/api/tables", **NEW_TABLE, key=KEY)
        joined = bob.post(f"/api/tables/{made['id']}/join")
    with serving(fresh) as server:
        ann, bob = server.player(ann.token), server.player(bob.token)
        assert ann.post("/api/tables", **NEW_TABLE, key=KEY)["id"] == made["id"]
        assert bob.post(f"/api/tables/{made['id']}/join")["seat"] == joined["seat"]


def test_a_player_who_lost_the_answer_to_a_join_has_the_seat(server: Serving) -> None:
    table = server.player().open("me", "open", "open")
    bob = server.player().be_a_player()
    with socket.create_connection(("127.0.0.1", server.listening.getsockname()[1])) as line:
        head = (
            f"POST /api/tables/{table}/join HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer"
            f" {bob.token}\r\n"
        )
        line.sendall(
            f"{head}Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{{}}".encode()
        )
    until(lambda: bob.snapshot(table)["seat"] == 1)
    assert bob.post(f"/api/tables/{table}/join")["seat"] == 1
    assert [player["kind"] for player in bob.snapshot(table)["players"]] == [
        "person",
        "person",
        "open",
    ]


def test_the_host_frees_a_seat_whose_player_is_gone(server: Serving) -> None:
    ann, bob, eve = server.player(), server.player(), server.player()
    table = ann.open("me", "open", "open", name="Ann")
    bob.post(f"/api/tables/{table}/join", name="Bob")
    his = bob.events(table)
    next(his)
    assert ann.snapshot(table)["can"]["free"] == []
    assert ann.no(f"/api/tables/{table}/free", seat=1)[:2] == (409, "present")
    for other in (bob, eve):
        assert other.no(f"/api/tables/{table}/free", seat=1)[:2] == (403, "not_yours")
    his.close()
    until(lambda: ann.snapshot(table)["can"]["free"] == [1])
    assert eve.snapshot(table)["can"]["free"] == []
    assert ann.no(f"/api/tables/{table}/free", seat=0)[1] == "yours"
    snapshot = ann.post(f"/api/tables/{table}/free", seat=1)["snapshot"]
    assert snapshot["news"][-1]["lines"] == ["The host frees seat 2: Bob was not here."]
    assert (
        ann.post(f"/api/tables/{table}/free", seat=1)["snapshot"]["number"] == snapshot["number"]
    )  # repeated
    assert bob.snapshot(table)["seat"] == -1
    assert bob.snapshot(table)["can"]["join"] == [1, 2]


def test_a_host_without_a_seat_frees_seats_too_and_nobody_is_shown_who_it_is(
    server: Serving,
) -> None:
    host, bob = server.player(), server.player()
    table = host.open("open", "open")
    bob.post(f"/api/tables/{table}/join")
    his = bob.events(table)
    next(his)
    his.close()
    person = next(
        seat["person"]
        for seat in server.app.store._listed(sa.select(tables).where(tables.c.id == table))[0].seats
        if seat["person"]
    )
    until(lambda: host.snapshot(table)["can"]["free"] == [0])
    host.post(f"/api/tables/{table}/free", seat=0)
    setup = server.app.tables.live[table].table
    assert setup is not None
    for who in (host, bob, server.player()):
        text = who.ask("GET", f"/api/tables/{table}").text
        assert setup.setup.host not in text
        assert person not in text


def test_a_seat_cannot_be_freed_once_the_game_has_begun(server: Serving) -> None:
    ann, bob = server.player(), server.player()
    table = ann.open("me", "open")
    bob.post(f"/api/tables/{table}/join")
    assert ann.snapshot(table)["can"]["free"] == []
    assert ann.no(f"/api/tables/{table}/free", seat=1)[:2] == (409, "begun")


def test_addresses_are_kept_as_digests_alone(server: Serving) -> None:
    me = server.player()
    table = me.open("me", "open")
    with server.app.store.engine.connect() as connection:
        origins = {
            connection.execute(sa.select(one.c.origin).order_by(one.c.since.desc()))
            .scalars()
            .first()
            for one in (persons, tables)
        }
        owner = connection.execute(sa.select(tables.c.owner).where(tables.c.id == table)).scalar()
        host = server.app.tables.live[table].table
    assert origins == {server.app.digests.of(ClientNetwork.of("127.0.0.1"))}
    assert host is not None
    assert owner == host.setup.host


@pytest.mark.parametrize(("secure", "cookie"), [(False, "ludary"), (True, "__Host-ludary")])
def test_cookies_by_https_are_bound_to_the_host(fresh: Path, secure: bool, cookie: str) -> None:
    with serving(fresh, secure=secure) as server:
        me = server.player()
        made = me.ask("POST", "/api/players", {})
        given = made.headers["set-cookie"]
        assert given.startswith(f"{cookie}=")
        assert ("Secure" in given) == secure
        assert "Path=/" in given
        assert "Domain" not in given
        token = made.json()["token"]
        known = me.ask("POST", "/api/players", {}, headers={"cookie": f"{cookie}={token}"})
        assert known.json()["token"] is None
        other = "__Host-ludary" if cookie == "ludary" else "ludary"
        assert me.ask("POST", "/api/players", {}, headers={"cookie": f"{other}={token}"}).json()[
            "token"
        ]
