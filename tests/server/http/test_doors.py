"""Names of the server, and the sites whose pages may act here."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludary.server.http.middleware.origins import Origins
from ludary.server.launch import application
from ludary.server.settings import Settings
from tests.server.serving import Serving, raw, serving


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "localhost.evil.example",
        "127.0.0.1.evil.example:80",
        "localhost:x",
        "[::1",
        "",
        "a b",
        "\xff",
    ],
)
def test_a_name_that_is_not_the_servers_is_refused(server: Serving, host: str) -> None:
    status, answer = raw(server, "GET /", host=host)
    assert status == 421
    assert "does not have the name" in answer
    assert "content-security-policy" in answer


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "LOCALHOST:8383",
        "localhost.",
        "127.0.0.1:1",
        "192.0.2.7",
        "[::1]:80",
        "[2001:db8::1]",
    ],
)
def test_addresses_and_localhost_are_everybodys(server: Serving, host: str) -> None:
    assert raw(server, "GET /upload", host=host)[0] == 200


def test_two_host_headers_are_refused(server: Serving) -> None:
    assert raw(server, "GET /upload", "Host: evil.example")[0] in (400, 421)


@pytest.mark.parametrize(
    "start",
    [
        "TRACE /",
        "TRACK /",
        "CONNECT localhost:80",
        "GET /static/",
        "GET /static/js/",
        "GET /.git/config",
    ],
)
def test_folders_and_trace_tell_nothing(server: Serving, start: str) -> None:
    status, answer = raw(server, start, "X-Secret: 12345")
    assert status in (400, 404, 405)
    assert "12345" not in answer
    assert ".js" not in answer.replace("/static/", "").partition("\r\n\r\n")[2] or "<h1" in answer


def test_the_server_goes_by_the_names_that_it_was_given(fresh: Path) -> None:
    with serving(fresh, public_url="https://games.example.org", hosts=("attic",)) as server:
        for host, status in (
            ("games.example.org", 200),
            ("Attic:8383", 200),
            ("other.example.org", 421),
        ):
            assert raw(server, "GET /upload", host=host)[0] == status


def test_a_link_with_a_token_never_leads_to_another_host(server: Serving) -> None:
    me = server.player().be_a_player()
    ours = {"authorization": f"Bearer {me.token}"}
    forwarded = me.ask(
        "POST",
        "/api/me/link",
        {},
        headers={**ours, "x-forwarded-host": "evil.example", "forwarded": "host=evil.example"},
    )
    assert forwarded.json()["url"].startswith(server.url)
    assert (
        me.ask("POST", "/api/me/link", {}, headers={**ours, "host": "evil.example"}).status_code
        == 421
    )


@pytest.mark.parametrize(
    "url",
    [
        "games.example.org",
        "ftp://games.example.org",
        "https://[",
        "https://",
        "https://a b",
        "https://a?b",
    ],
)
def test_an_address_for_players_that_is_none_is_refused_at_the_start(url: str) -> None:
    with pytest.raises(ValueError, match=r"should be like https://games\.example\.org"):
        Origins(Settings(public_url=url))


@pytest.mark.parametrize(("url", "words"), [
    ("https://games.example.org:99999", "with a port from 1 to 65535"),
    ("https://games.example.org:0", "with a port from 1 to 65535"),
    ("https://example.org/games", "at the root of a name, not below '/games'.* use --url https://example.org$"),
    ("http://192.0.2.7:81/a/b/", "at the root of a name, not below '/a/b/'.* use --url http://192.0.2.7:81$"),
    ("https://münchen.example", "in ASCII: https://xn--mnchen-3ya.example$"),
    ("https://игра.example:444", "in ASCII: https://xn--80afo7a.example:444$"),
    ("https://straße.example", "in ASCII$"),  # two versions of the standard have two names for it
])  # fmt: skip
def test_an_address_that_cannot_work_is_refused_with_one_that_can(url: str, words: str) -> None:
    with pytest.raises(ValueError, match=words) as refused:
        Origins(Settings(public_url=url))
    assert repr(url) in str(refused.value)


def test_whatever_can_be_read_has_a_head_without_a_body(server: Serving) -> None:
    me = server.player()
    parts = {
        "id": me.open("me", "open"),
        "game": "dunjiin",
        "name": "dunjiin",
        "step": "0",
        "number": "0",
        "question": "0",
        "what": "acts",
    }
    parts |= {
        "does": "end",
        "token": f"{'A' * 16}.{'0' * 32}",
        "network": "0" * 24,
        "digest": "0" * 24,
    }
    routers = [
        server.asgi,
        *(one.original_router for one in server.asgi.routes if hasattr(one, "original_router")),
    ]
    paths = {
        one.path
        for router in routers
        for one in router.routes
        if "GET" in (getattr(one, "methods", None) or ())
    }
    assert {
        "/",
        "/healthz",
        "/api/openapi.json",
        "/api/tables/{id}/events",
        "/t/{id}/replay",
    } <= paths
    for path in sorted(paths | {"/static/favicon.svg", "/nowhere"}):
        with me.http.stream("GET", path.format_map(parts)) as got:
            head = me.http.head(path.format_map(parts), headers={"connection": "close"})
            shown = [
                {name: value for name, value in one.headers.items() if name in SAME}
                for one in (got, head)
            ]
            if "text/html" in got.headers.get(
                "content-type", ""
            ):  # a page ends with random letters of a random number
                assert all(one.pop("content-length") for one in shown)
            assert (head.status_code, head.content, shown[1]) == (
                got.status_code,
                b"",
                shown[0],
            ), path


SAME = (
    "content-type",
    "content-length",
    "cache-control",
    "etag",
    "content-security-policy",
    "location",
    "x-accel-buffering",
)


FOREIGN = [
    "http://[",
    "http://[::1",
    "null",
    "",
    "http://localhost.evil.example",
    "https://localhost",
    "http://localhost:1",
    "http:localhost",
    "\xff",
]


@pytest.mark.parametrize("origin", FOREIGN)
def test_an_origin_that_is_not_the_servers_is_refused_whatever_it_is(
    server: Serving, origin: str
) -> None:
    status, answer = raw(
        server,
        "POST /api/players",
        f"Origin: {origin}",
        "Content-Type: application/json",
        body=b"{}",
    )
    assert (status, '"code":"foreign"' in answer) == (403, True)
    assert "content-security-policy" in answer


def test_an_own_origin_has_the_same_scheme_and_host(fresh: Path) -> None:
    with serving(fresh, public_url="https://games.example.org") as server:
        for origin, status in (
            ("http://localhost", 201),
            ("HTTP://LOCALHOST", 201),
            ("https://games.example.org", 201),
            ("http://games.example.org", 403),
        ):
            got, _ = raw(
                server,
                "POST /api/players",
                f"Origin: {origin}",
                "Content-Type: application/json",
                body=b"{}",
            )
            assert got == status


def test_nothing_is_raised_past_the_middleware(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("the insides")

    monkeypatch.setattr(Origins, "is_own", broken)
    status, answer = raw(server, "POST /api/players", "Content-Type: application/json", body=b"{}")
    assert status == 500
    assert "content-security-policy" in answer
    assert "the insides" not in answer


def test_a_server_whose_address_is_wrong_does_not_start(fresh: Path) -> None:
    with pytest.raises(ValueError, match=r"url 'games\.example\.org': should be like"):
        application(Settings(database=f"sqlite:///{fresh}", public_url="games.example.org"))
