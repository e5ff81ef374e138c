"""By which names the server is called, and whose pages may act here."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludary.server.http.origins import Origins
from ludary.server.launch import configured
from ludary.server.settings import Settings
from tests.server.serving import Serving, raw, serving


@pytest.mark.parametrize(
    "host", ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example:80", "localhost:x", "[::1", "", "a b", "\xff"]
)
def test_a_name_that_is_not_the_servers_is_refused(server: Serving, host: str) -> None:
    status, answer = raw(server, "GET /", host=host)
    assert status == 421
    assert "does not go by the name" in answer
    assert "content-security-policy" in answer


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:8383", "localhost.", "127.0.0.1:1", "192.0.2.7", "[::1]:80", "[2001:db8::1]"])
def test_addresses_and_localhost_are_everybodys(server: Serving, host: str) -> None:
    assert raw(server, "GET /upload", host=host)[0] == 200


def test_two_host_headers_are_refused(server: Serving) -> None:
    assert raw(server, "GET /upload", "Host: evil.example")[0] in (400, 421)


def test_the_server_goes_by_the_names_that_it_was_given(fresh: Path) -> None:
    with serving(fresh, public_url="https://games.example.org", hosts=("attic",)) as server:
        for host, status in (("games.example.org", 200), ("Attic:8383", 200), ("other.example.org", 421)):
            assert raw(server, "GET /upload", host=host)[0] == status


def test_a_link_with_a_token_never_leads_to_another_host(server: Serving) -> None:
    me = server.player().be_a_player()
    ours = {"authorization": f"Bearer {me.token}"}
    forwarded = me.ask("POST", "/api/me/link", {}, headers={**ours, "x-forwarded-host": "evil.example", "forwarded": "host=evil.example"})
    assert forwarded.json()["url"].startswith(server.url)
    assert me.ask("POST", "/api/me/link", {}, headers={**ours, "host": "evil.example"}).status_code == 421


@pytest.mark.parametrize("url", ["games.example.org", "ftp://games.example.org", "https://[", "https://", "https://a b", "https://a?b"])
def test_an_address_for_players_that_is_none_is_refused_at_the_start(url: str) -> None:
    with pytest.raises(ValueError, match=r"should be as https://games\.example\.org"):
        Origins(Settings(public_url=url))


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
def test_an_origin_that_is_not_the_servers_is_refused_whatever_it_is(server: Serving, origin: str) -> None:
    status, answer = raw(server, "POST /api/players", f"Origin: {origin}", "Content-Type: application/json", body=b"{}")
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
            got, _ = raw(server, "POST /api/players", f"Origin: {origin}", "Content-Type: application/json", body=b"{}")
            assert got == status


def test_nothing_is_raised_past_the_middleware(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("the insides")

    monkeypatch.setattr(Origins, "is_own", broken)
    status, answer = raw(server, "POST /api/players", "Content-Type: application/json", body=b"{}")
    assert status == 500
    assert "content-security-policy" in answer
    assert "the insides" not in answer


def test_a_server_whose_address_is_wrong_does_not_start(fresh: Path) -> None:
    with pytest.raises(ValueError, match=r"url 'games\.example\.org': should be as"):
        configured(Settings(database=f"sqlite:///{fresh}", public_url="games.example.org"))
