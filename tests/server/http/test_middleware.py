"""Requests that the middleware lets in, and words that it never lets out."""

from __future__ import annotations

import asyncio
import socket
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludary.server.http.middleware.bodies import Message
from ludary.server.http.middleware.limits import GuardMiddleware
from ludary.server.http.middleware.origins import Origins
from ludary.server.public.fairness.request_scheduler import AT_ONCE
from ludary.server.resources.addresses import ClientNetwork
from ludary.server.resources.pools import NOBODY
from ludary.server.settings import Settings
from tests.server.serving import Serving, serving, until

PAGES = [
    "/",
    "/new/dunjiin",
    "/rules/dunjiin",
    "/learn/dunjiin",
    "/upload",
    "/api",
    "/me",
    "/games",
    "/no-such-page",
    "/api/games",
    "/static/css/ground.css",
]


@pytest.mark.parametrize("path", PAGES)
def test_every_answer_has_the_headers_that_protect(server: Serving, path: str) -> None:
    headers = server.player().ask("GET", path, headers={"accept": "text/html"}).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers


@pytest.mark.parametrize("path", PAGES[:6])
def test_pages_keep_to_the_policy(server: Serving, path: str) -> None:
    html = server.player().ask("GET", path).text
    assert "<style" not in html
    assert " style=" not in html
    assert " onclick" not in html
    assert "//cdn" not in html


def test_the_length_of_a_compressed_answer_tells_nothing(server: Serving) -> None:
    me = server.player()
    table = me.open("me", "open")
    taking = {"accept-encoding": "gzip"}
    pages = [me.ask("GET", f"/t/{table}", headers=taking).headers for _ in range(8)]
    assert {one["content-encoding"] for one in pages} == {"gzip"}
    assert len({one["content-length"] for one in pages}) > 1  # though the page is the same
    assert "content-encoding" not in me.ask("GET", f"/api/tables/{table}", headers=taking).headers


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("gzip", "gzip"),
        ("br, gzip ; q=0.5", "gzip"),
        ("x-gzip;q=1", "gzip"),
        ("gzip;q=0", None),
        ("br, gzip; q=0.00", None),
        ("xgzip", None),
        ("gzipped", None),
        ("", None),
    ],
)
def test_pages_are_compressed_for_those_who_take_that(
    server: Serving, accepted: str, coding: str | None
) -> None:
    answer = server.player().ask("GET", "/", headers={"accept-encoding": accepted}).headers
    assert (answer.get("content-encoding"), answer["vary"].lower()) == (coding, "accept-encoding")


def test_other_sites_cannot_act_for_a_player(server: Serving) -> None:
    me = server.player()
    table = me.open("me", "greedy")
    cookie = {"cookie": f"ludary={me.token}"}
    for foreign in (
        {"origin": "https://evil.example"},
        {"sec-fetch-site": "cross-site"},
        {"origin": "null"},
    ):
        answer = server.player().ask(
            "POST", f"/api/tables/{table}/resign", {}, headers={**cookie, **foreign}
        )
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign")
    form = server.player().ask(
        "POST",
        f"/api/tables/{table}/resign",
        content=b"{}",
        headers={**cookie, "content-type": "text/plain"},
    )
    assert form.status_code == 400
    own = server.player().ask(
        "POST", f"/api/tables/{table}/say", {"text": "hi"}, headers={**cookie, "origin": server.url}
    )
    assert own.status_code == 200


def test_too_large_is_refused_however_it_is_sent(server: Serving) -> None:
    me = server.player()
    large = b"x" * 500_000
    answer = me.ask("POST", "/api/records", content=large, headers={"content-type": "text/plain"})
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
    chunks = (large[:100_000] for _ in range(5))
    answer = me.ask("POST", "/api/records", content=chunks, headers={"content-type": "text/plain"})
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


def test_too_many_requests_are_told_when_to_come_again(fresh: Path) -> None:
    with serving(fresh, rate=0.3) as server:
        me = server.player()
        assert me.get("/api/games")
        answers = (me.ask("GET", "/api/games") for _ in range(39))
        refused = next(
            answer for answer in answers if answer.status_code == 429
        )  # each further one would come later
        assert int(refused.headers["retry-after"]) > 0
        assert refused.json()["code"] == "too_many"


def test_a_stop_answers_open_requests_and_logs_no_error(
    fresh: Path, caplog: pytest.LogCaptureFixture
) -> None:
    began, done = threading.Event(), threading.Event()

    def hold() -> None:
        began.set()
        done.wait()

    with ThreadPoolExecutor(1) as threads:
        with serving(fresh) as server:
            me = server.player()
            path = f"{server.url}/api/tables/{me.open('me', 'greedy')}/replay"
            loop: Any = server.app.tasks[0].get_loop()
            asyncio.run_coroutine_threadsafe(server.app.pools["replays"].run(NOBODY, hold), loop)
            until(began.is_set)
            asked = threads.submit(
                httpx.get, path, headers={"authorization": f"Bearer {me.token}"}, timeout=60
            )
            until(lambda: server.app.pools["replays"].waiting)
        done.set()
        assert (asked.result().status_code, asked.result().json()["code"]) == (503, "closing")
    assert not [one for one in caplog.records if one.exc_info]


def test_a_websocket_is_refused_before_anything_sees_it() -> None:
    settings, sent = Settings(), []

    async def send(message: Message) -> None:
        sent.append(message)

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    asyncio.run(
        GuardMiddleware(None, settings, Origins(settings))(
            {"type": "websocket", "path": "/"}, receive, send
        )
    )
    assert sent == [{"type": "websocket.close", "code": 1008}]


def test_a_body_of_which_the_rest_never_comes_takes_no_turn(server: Serving) -> None:
    with ExitStack() as held:
        for _ in range(AT_ONCE + 1):
            line = held.enter_context(socket.create_connection(server.listening.getsockname()))
            line.sendall(
                b"POST /api/players HTTP/1.1\r\nHost: localhost\r\nContent-Length:"
                b" 99\r\nContent-Type: application/json\r\n\r\n{"
            )
        assert server.player().get("/healthz") == {
            "ok": True,
            "error": "",
            "compiling": [],
            "failed": [],
        }


def test_faults_are_noted_and_not_shown(
    server: Serving, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise RuntimeError("the insides")

    monkeypatch.setattr(server.app.store, "of_person", broken)
    me = server.player()
    me.open("me", "open")
    answer = me.ask("GET", "/api/tables?show=mine")
    assert answer.status_code == 500
    assert answer.json() == {
        "error": "Something went wrong here; it has been noted.",
        "code": "failed",
    }
    noted = capsys.readouterr()
    assert "the insides" in noted.out + noted.err
    assert me.token not in noted.out + noted.err


def test_cookies_are_out_of_scripts_reach(server: Serving) -> None:
    answer = server.player().ask("POST", "/api/players", {})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Path=/" in cookie


def test_healthz_says_whether_all_is_well(server: Serving) -> None:
    assert server.player().get("/healthz") == {
        "ok": True,
        "error": "",
        "compiling": [],
        "failed": [],
    }


@pytest.mark.parametrize(
    "path",
    [
        "/t/nothing",
        "/no-such-page",
        "/new/chess",
        "/t/AAAAAAAAAAAAAAAA/replay",
        "/api/tables/nothing",
    ],
)
def test_an_unknown_address_is_answered_in_words(server: Serving, path: str) -> None:
    answer = server.player().ask("GET", path, headers={"accept": "text/html"})
    assert answer.status_code in (400, 404)
    assert "There is no" in answer.text
    assert "Traceback" not in answer.text


def lines_of(told: str, event: str) -> list[str]:
    return [line for line in told.splitlines() if event in line]


def test_security_events_are_logged_without_tokens_and_addresses(
    fresh: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(fresh) as server:
        me = server.player().be_a_player()
        wrong = server.player("w" * 32)
        for _ in range(3):
            assert wrong.ask("GET", "/api/tables").status_code == 401
        assert (
            me.ask(
                "POST", "/api/players", {}, headers={"origin": "https://evil.example"}
            ).status_code
            == 403
        )
        assert me.ask("GET", "/", headers={"host": "evil.example"}).status_code == 421
        link = me.post("/api/me/link")["url"].partition("#")[2]
        other = server.player(
            server.player().ask("POST", "/api/me", {"token": link}).json()["token"]
        )
        other.post("/api/me/sessions/end")
        other.post("/api/me/leave")
        server.player().be_a_player().post("/api/me/leave", everywhere=True)
        told = "".join(capsys.readouterr())
        once = (
            "wrong_token",
            "foreign_origin",
            "foreign_host",
            "link_made",
            "sessions_ended",
            "session_ended",
            "signed_out_everywhere",
        )
        assert [len(lines_of(told, event)) for event in once] == [1] * len(once)
        assert len(lines_of(told, "session_begun")) == 3
        assert (
            server.app.digests.of(ClientNetwork.of("127.0.0.1")) in lines_of(told, "wrong_token")[0]
        )
        assert not any(
            secret in told
            for secret in (me.token, other.token, link, "w" * 32, "127.0.0.1", "evil.example")
        )


def test_a_limit_that_is_reached_is_logged_once_in_a_while(
    fresh: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(fresh, rate=0.1) as server:
        asked = [server.player().ask("GET", "/healthz").status_code for _ in range(4)]
        assert asked.count(429) > 1
    assert len(lines_of("".join(capsys.readouterr()), "limit_reached")) == 1
