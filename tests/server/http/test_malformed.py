"""Requests that are malformed: refused in words, whatever is in them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.server.serving import Serving, raw

ODD = [
    ("Cookie", "ludary=\xff; =; ;;; \x80=1"),
    ("Cookie", 'ludary="' + "x" * 4000),
    ("Authorization", "Bearer \xff"),
    ("Authorization", " "),
    ("Authorization", "Basic eDp5"),
    ("Accept", "\xff"),
    ("Content-Type", "\xff"),
    ("Content-Type", "text/plain; charset=utf-99"),
    ("Content-Type", "application/json; charset=\xff"),
    ("Content-Type", "multipart/form-data"),
    ("Range", "bytes=a-b"),
    ("Range", "bytes=" + "0-1," * 900),
    ("If-Modified-Since", "Mon, 99 Foo 99999"),
    ("If-None-Match", '"\xff'),
    ("X-Forwarded-For", "[:::\xff, " * 50),
    ("X-Forwarded-Proto", "gopher"),
    ("X-Forwarded-Host", "evil.example"),
    ("Last-Event-ID", "\xb2"),
    ("Last-Event-ID", "9" * 5000),
    ("Sec-Fetch-Site", "\xff"),
    ("Expect", "200-maybe"),
    ("Referer", "http://["),
    ("Upgrade", "websocket"),
]


@pytest.mark.parametrize(("name", "value"), ODD)
def test_no_header_is_a_fault_of_the_server(server: Serving, name: str, value: str) -> None:
    table = server.player().open("me", "open")
    for start in (
        "GET /",
        f"GET /api/tables/{table}",
        "GET /static/css/ground.css",
        f"GET /t/{table}",
        "GET /metrics",
        "GET /api/tables/x/events",
    ):
        status, answer = raw(server, start, f"{name}: {value}")
        assert status < 500, (start, answer)
        assert "content-security-policy" in answer or "Invalid HTTP request" in answer
    for start in ("POST /api/players", "POST /api/records", f"POST /api/tables/{table}/join"):
        assert raw(server, start, f"{name}: {value}", body=b"{}")[0] < 500


NOBODYS = "AAAAAAAAAAAAAAAA"
PATHS = [
    "/t/{}",
    "/t/{}/replay",
    "/tournaments/{}",
    "/api/tournaments/{}",
    "/new/{}",
    "/rules/{}",
    "/pictures/{}.svg",
    "/covers/{}.svg",
    "/static/{}",
    "/api/tables/{}",
    "/api/tables/{}/events",
    "/rules/{}/summary",
    "/rules/koa/summary/{}.svg",
    "/puzzles/{}",
    "/puzzles/konja?number={}",
    "/api/puzzles/{}/1/answer?action=1",
    "/api/puzzles/konja/{}/answer?action=1",
    "/api/puzzles/konja/1/answer?action={}",
    "/api/puzzles/konja/{}/marks?action=1",
    "/api/puzzles/konja/{}/inspect?spot=x",
    "/api/tables/{}/record",
    "/api/tables/{}/replay",
    "/api/tables/{}/frames/0",
    "/api/games/{}/rules",
    "/api/tables?show={}",
    f"/api/tables/{NOBODYS}/frames/{{}}",
    f"/api/tables/{NOBODYS}?since={{}}",
    f"/t/{NOBODYS}/replay?step={{}}",
    f"/t/{NOBODYS}/replay?seat={{}}",
    "/api/tables/{}/review",
    "/api/tables/{}/past/1",
    "/api/tables/{}/inspect?spot=x",
    "/lab/{}",
    f"/api/lab/{{}}/{'0' * 32}",
    "/api/lab/dunjiin/{}",
    "/api/tables/{}/components",
    "/learn/{}",
    "/learn/koa?step={}",
    "/api/lessons/{}/0",
    "/api/lessons/koa/{}",
    "/api/lessons/koa/1/answer?action={}",
    "/api/lessons/koa/1/marks?action={}",
    "/api/lessons/{}/0/inspect?spot=x",
    "/games?page={}",
    "/api/me/games?page={}",
    "/api/admin/{}",
    "/api/admin/tables?find={}",
    "/api/admin/acts?before={}",
    "/api/tables/{}/alerts",
    "/mail/confirm/{}",
    "/mail/end/{}",
    "/mail/{}/AAAAAAAAAAAAAAAA.00000000000000000000000000000000",
    f"/api/tables/{NOBODYS}/inspect?spot={{}}",
    f"/api/tables/{NOBODYS}/past/{{}}",
]
JUNK = [
    "%00",
    "%0a",
    "%ED%A0%80",
    "%FF",
    "a" * 5_000,
    "%C2%B2",
    "9" * 5_000,
    "-1",
    "%2e%2e",
    "%E2%80%AE",
]


@pytest.mark.parametrize("path", PATHS)
def test_a_path_that_cannot_be_is_not_found_in_words(server: Serving, path: str) -> None:
    for junk in JUNK:
        for accept in ("text/html", "application/json"):
            status, answer = raw(server, f"GET {path.format(junk)}", f"Accept: {accept}")
            assert status in (400, 404), (path, junk, answer)
            assert "Traceback" not in answer


BAD_TEXTS = ["a\x00b", "a\x1bb", "a\x7fb", "a\x85b", "\ud800", "x" * 350_000]


@pytest.mark.parametrize("text", BAD_TEXTS, ids=lambda text: f"{text[:4]!r}")
def test_no_text_brings_in_what_is_no_text(server: Serving, text: str) -> None:
    me = server.player()
    table, seats = me.open("me", "open"), [{"kind": "me"}, {"kind": "open"}]
    tables: list[Any] = [
        {"name": text},
        {"key": text.ljust(16, "x")},
        {"edition": text},
        {"edition_text": text},
        {"options": {text: 1}},
        {"game": text},
        {"options": {"hardcore": text}},
        {"seats": [{"kind": text}, {"kind": "me"}]},
        {"seats": [{"kind": "bot", "bot": text}, {"kind": "me"}]},
        {"clock": {"kind": text}},
        {"from": {"table": text, "step": 0}},
    ]
    moves: list[Any] = [
        ("join", {"name": text}),
        ("say", {"text": text}),
        ("say", {"text": "hi", "key": text}),
        ("act", {"action": text, "version": 1}),
        ("fill", {"seat": 1, "bot": text}),
        ("hint", {"bot": text}),
        ("bot", {"seat": 1, "bot": text}),
        ("quiet", {"topics": [text]}),
        ("say", {text: 1}),
    ]
    requests: list[tuple[str, Any]] = [
        ("/api/players", {"name": text}),
        ("/api/me", {"token": text.ljust(20, "x")}),
        ("/api/me/preferences", {"set": {"theme": text}}),
        ("/api/me/preferences", {"set": {text: "x"}}),
        ("/api/me/carry", {"voucher": text}),
        ("/api/me/passkeys", {"id": "x", "client": "x", "attestation": "x", "name": text}),
        (
            "/api/passkeys/sign-in",
            {"id": "x", "client": text, "authenticator": "x", "signature": "x"},
        ),
        *(("/api/tables", {"game": "dunjiin", "seats": seats, **more}) for more in tables),
        *((f"/api/tables/{table}/{path}", body) for path, body in moves),
    ]
    number = me.snapshot(table)["number"]
    for path, body in requests:
        headers = ["Content-Type: application/json", f"Authorization: Bearer {me.token}"]
        status, answer = raw(server, f"POST {path}", *headers, body=json.dumps(body).encode())
        assert 400 <= status < 500, (path, str(body)[:60], answer[:500])
    record = raw(
        server,
        "POST /api/records",
        "Content-Type: text/plain",
        f"Authorization: Bearer {me.token}",
        body=text.encode("utf-8", "surrogatepass"),
    )
    assert 400 <= record[0] < 500
    assert me.snapshot(table)["number"] == number


@pytest.mark.parametrize(
    "action", [1.5, None, [], {"a": 1}, "x" * 2_001, "a\x00b"], ids=lambda action: repr(action)[:8]
)
def test_a_fault_in_a_body_is_told_by_its_field_alone(server: Serving, action: Any) -> None:
    me = server.player()
    status, code, words = me.no(f"/api/tables/{NOBODYS}/act", action=action, version=2)
    assert (status, code) == (400, "invalid")
    assert [one.split(":")[0] for one in words.split("; ")] == ["action", "action"]
    body = {
        "game": "dunjiin",
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "options": {"hardcore": action, "x" * 61: 1},
    }
    words = me.no("/api/tables", **body)[2]
    assert words.startswith("options.hardcore: ")
    assert not any(inside in words for inside in ("function", "0x7", "[key]", ".int", ".bool"))


@pytest.mark.parametrize("truth", [True, False])
def test_true_and_false_are_no_numbers(server: Serving, truth: bool) -> None:
    me = server.player()
    table, seats = me.open("me", "open"), [{"kind": "me"}, {"kind": "open"}]
    requests: list[tuple[str, dict[str, Any], str]] = [
        ("act", {"action": truth, "version": 1}, "action"),
        ("act", {"action": 1, "version": truth}, "version"),
        ("undo", {"version": truth}, "version"),
        ("undo", {"version": 1, "action": truth}, "action"),
        ("join", {"seat": truth}, "seat"),
        ("fill", {"seat": truth}, "seat"),
        ("pace", {"pace": truth}, "pace"),
    ]
    for path, body, field in requests:
        shown = (400, "invalid", f"{field}: Booleans are not numbers here (it is {truth})")
        assert me.no(f"/api/tables/{table}/{path}", **body) == shown
    for field in ("minutes", "increment", "hours"):
        shown = (400, "invalid", f"clock.{field}: Booleans are not numbers here (it is {truth})")
        assert (
            me.no("/api/tables", game="dunjiin", seats=seats, clock={"kind": "live", field: truth})
            == shown
        )
    status, code, words = me.no(
        "/api/tables", game="dunjiin", seats=seats, options={"shop_price": truth}
    )
    assert (status, code) == (400, "bad_box")
    assert words.startswith(f"shop_price={str(truth).lower()}: should be a whole number from ")
    assert (
        me.no("/api/tables", game="dunjiin", seats=seats, options={"dealer": truth})[1] == "bad_box"
    )
    chosen = me.snapshot(me.open("me", "open", options={"hardcore": truth}))["options"]
    assert chosen == ({"hardcore": "yes"} if truth else {})


def test_names_in_a_record_that_cannot_be_shown_are_refused_by_line(server: Serving) -> None:
    me = server.player()
    table = me.open("me", "greedy", name="Ann")
    me.post(f"/api/tables/{table}/resign")
    record = me.ask("GET", f"/api/tables/{table}/record").text
    for name in ("A" * 61, "A" * 100_000, "a\u202eb"):
        answer = me.ask(
            "POST",
            "/api/records",
            content=record.replace("Ann", name).encode(),
            headers={"content-type": "text/plain"},
        )
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_record")
        assert "line 5" in answer.json()["error"]
