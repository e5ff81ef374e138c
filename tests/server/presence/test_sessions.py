"""Sessions: every browser and program of a player has a token of its own, which can be seen, ended
and is forgotten when nobody uses it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from ludary.server.http.user_agents import label_of
from ludary.server.presence.identities import digest_of
from ludary.server.resources.retention import DAY, HOUR, periods_of
from ludary.server.store.schema import sessions
from ludary.server.store.sessions import MOST, MOST_LINKS
from tests.server.http.test_middleware import lines_of
from tests.server.serving import Player, Serving, serving

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


def link_of(me: Player) -> str:
    return str(me.post("/api/me/link")["url"].partition("#")[2])


def signed_in(server: Serving, link: str, agent: str = FIREFOX) -> Player:
    """Another device, which has opened a link."""
    answer = server.player().ask("POST", "/api/me", {"token": link}, headers={"user-agent": agent})
    assert answer.status_code == 200, answer.text
    return server.player(answer.json()["token"])


def listed(me: Player) -> list[Any]:
    return list(me.get("/api/me/sessions")["sessions"])


def is_over(me: Player) -> bool:
    return me.ask("GET", "/api/me/sessions").status_code == 401


def in_loop(server: Serving, does: Coroutine[Any, Any, Any]) -> Any:
    loop: Any = server.app.tasks[0].get_loop()
    return asyncio.run_coroutine_threadsafe(does, loop).result(60)


def age(server: Serving, token: str, **columns: float) -> None:
    """Let times of a session be so many days ago."""
    with server.app.store.engine.begin() as connection:
        past = {name: server.app.now() - int(days * DAY) for name, days in columns.items()}
        connection.execute(
            sa.update(sessions).where(sessions.c.token == digest_of(token)).values(**past)
        )
    server.app.identities.known.clear()


def test_each_device_has_a_token_of_its_own_and_is_listed_to_its_player_alone(
    server: Serving,
) -> None:
    me, eve = server.player(), server.player().be_a_player()
    table = me.open("me", "open")
    link = link_of(me)
    phone = signed_in(server, link)
    assert len({me.token, phone.token, link}) == 3
    assert phone.snapshot(table)["seat"] == 0
    shown = listed(me)
    assert sorted((one["label"], one["link"], one["here"]) for one in shown) == [
        ("", True, False), ("Firefox on Linux", False, False), ("python-httpx", False, True),
    ]  # fmt: skip
    assert all(
        one["used"] % HOUR == 0 and server.app.now() - one["used"] < 2 * HOUR for one in shown
    )
    assert [one["label"] for one in listed(eve)] == ["python-httpx"]
    stranger = server.player().ask("GET", "/api/me/sessions")
    assert (stranger.status_code, stranger.json()["code"]) == (401, "no_token")


def test_of_tokens_digests_are_kept_and_a_link_does_nothing_but_begin_sessions(
    server: Serving,
) -> None:
    me = server.player()
    link = link_of(me.be_a_player())
    with server.app.store.engine.connect() as connection:
        kept = str(connection.execute(sa.select(sessions)).all())
    assert digest_of(me.token) in kept
    assert not any(token in kept for token in (me.token, link))
    assert is_over(server.player(link))
    for way in ({"authorization": f"Bearer {link}"}, {"cookie": f"ludary={link}"}):
        assert (
            server.player().ask("POST", "/api/me/sessions/end", {}, headers=way).status_code == 401
        )
    assert server.player().no("/api/me", token="x" * 32)[:2] == (403, "bad_token")


def test_a_session_that_is_ended_stops_at_once_and_its_streams_end(server: Serving) -> None:
    me, eve = server.player(), server.player()
    table = me.open("me", "open")
    phone = signed_in(server, link_of(me))
    stream = phone.events(table)
    assert next(stream)["seat"] == 0
    [his] = [one["id"] for one in listed(phone) if one["here"]]
    eve.post(f"/api/me/sessions/{his}/end")
    assert not is_over(phone)
    for _ in range(2):  # an answer may be lost
        assert his not in [one["id"] for one in me.post(f"/api/me/sessions/{his}/end")["sessions"]]
    assert list(stream) == []  # it ends
    assert is_over(phone)
    assert me.snapshot(table)["seat"] == 0


def test_all_others_end_and_links_with_them_if_so_wanted(server: Serving) -> None:
    me = server.player().be_a_player()
    link = link_of(me)
    others = [signed_in(server, link) for _ in range(3)]
    assert [
        one["link"] for one in me.post("/api/me/sessions/end")["sessions"] if not one["here"]
    ] == [True]
    assert all(map(is_over, others))
    last = signed_in(server, link)
    assert [one["here"] for one in me.post("/api/me/sessions/end", links=True)["sessions"]] == [
        True
    ]
    assert is_over(last)
    assert server.player().no("/api/me", token=link)[:2] == (403, "bad_token")


def test_a_new_session_takes_the_place_of_the_browsers_once_it_is_used_whatever_answer_is_lost(
    server: Serving,
) -> None:
    me = server.player().be_a_player()
    link = link_of(me)
    lost, got = (
        server.player(me.ask("POST", "/api/me", {"token": link}).json()["token"]) for _ in range(2)
    )
    assert not is_over(me)
    assert [one["here"] for one in listed(got) if not one["link"]] == [True]
    assert is_over(me)
    assert is_over(lost)


def test_signing_out_ends_this_session_or_all_of_them(server: Serving) -> None:
    me = server.player()
    table = me.open("me", "open")
    link = link_of(me)
    phone = signed_in(server, link)
    gone = phone.ask("POST", "/api/me/leave", {})
    assert 'ludary=""' in gone.headers["set-cookie"]
    assert "Max-Age=0" in gone.headers["set-cookie"]
    assert is_over(phone)
    assert me.snapshot(table)["seat"] == 0
    assert me.ask("POST", "/api/me/leave", {"everywhere": True}).status_code == 200
    assert is_over(me)
    assert server.player().no("/api/me", token=link)[:2] == (403, "bad_token")
    assert (
        server.player().ask("POST", "/api/me/leave", {"everywhere": True}).status_code == 200
    )  # a stranger is signed out anyhow


def test_of_too_many_sessions_and_links_the_least_recently_used_gives_way(server: Serving) -> None:
    me = server.player().be_a_player()
    link = link_of(me)
    first, second = signed_in(server, link), signed_in(server, link)
    age(server, first.token, used=3)
    age(server, second.token, used=9)
    for _ in range(MOST - 2):
        signed_in(server, link)
    assert is_over(second)
    assert not is_over(first)
    for _ in range(MOST_LINKS + 1):
        link_of(me)
    assert sum(one["link"] for one in listed(me)) == MOST_LINKS
    assert len(listed(me)) == MOST_LINKS + MOST


def test_a_session_that_nobody_uses_ends_and_the_words_say_why_and_what_to_do(
    fresh: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(fresh, keep=periods_of("sessions=9")) as server:
        me = server.player().be_a_player()
        link = link_of(me)
        phone = signed_in(server, link)
        age(server, phone.token, used=8.9)
        assert not is_over(phone)
        for token in (phone.token, link):
            age(server, token, used=9.1)
        status, code, words = phone.no("/api/tables", game="dunjiin", seats=[])
        assert (status, code) == (401, "bad_token")
        assert "after 9 days without use" in words
        browser = {"cookie": f"ludary={phone.token}"}
        refused = server.player().ask("POST", "/api/me/sessions/end", {}, headers=browser).json()
        assert refused["code"] == "no_token"
        assert "after 9 days without use. Sign in again at /me with a link" in refused["error"]
        for path in ("/", "/me"):
            assert "Get your seats back" in server.player().ask("GET", path, headers=browser).text
            assert "Get your seats back" not in server.player().ask("GET", path).text
        assert [one["here"] for one in listed(me)] == [True]
        in_loop(server, server.app.retention.once())
        with server.app.store.engine.connect() as connection:
            assert (
                connection.execute(sa.select(sa.func.count()).select_from(sessions)).scalar() == 1
            )
    [line] = lines_of("".join(capsys.readouterr()), "session_expired")
    assert '"count": 2' in line


def test_a_cookie_that_is_used_is_renewed_and_never_in_the_place_of_a_newer_one(
    server: Serving,
) -> None:
    me, other = server.player().be_a_player(), server.player().be_a_player()

    def home(**cookies: str) -> httpx.Response:
        return me.http.get(
            "/me",
            headers={
                "cookie": "; ".join(
                    f"{name.replace('_', '-')}={value}" for name, value in cookies.items()
                )
            },
        )

    assert "set-cookie" not in home(ludary=me.token).headers
    age(server, me.token, renewed=7.1)
    late = home(ludary=me.token).headers["set-cookie"]
    assert late.startswith(
        f"ludary-renewed={me.token}; HttpOnly; Max-Age=34560000; Path=/; SameSite=lax"
    )
    assert "set-cookie" not in home(ludary=me.token).headers

    def seen(**cookies: str) -> str:
        me.post("/api/players", name="Ann")
        other.post("/api/players", name="Bob")
        server.app.identities.known.clear()
        return me.http.get("/", headers=home(**cookies).request.headers).text

    assert 'value="Ann"' in seen(ludary_renewed=me.token)  # the first cookie has run out
    assert 'value="Bob"' in seen(
        ludary=other.token, ludary_renewed=me.token
    )  # somebody signed in before the late answer came
    both = {"cookie": f"ludary={me.token}; ludary-renewed={me.token}"}
    assert (
        server.player()
        .ask("POST", "/api/me/leave", {}, headers=both)
        .headers.get_list("set-cookie")[1]
        .startswith('ludary-renewed=""')
    )


def test_a_use_is_written_once_an_hour_with_others(server: Serving) -> None:
    me, other = server.player().be_a_player(), server.player().be_a_player()
    in_loop(server, server.app.identities.write_uses())
    for one in (me, other):
        age(server, one.token, used=2)
        for _ in range(3):
            one.ask("GET", "/api/tables", headers={"user-agent": FIREFOX})
    assert len(server.app.identities.unwritten) == 2
    in_loop(server, server.app.identities.write_uses())
    for one in (me, other):
        kept = server.app.store.session(digest_of(one.token))
        assert kept is not None
        assert (server.app.now() - kept.used < HOUR, kept.label) == (True, "Firefox on Linux")
    server.app.identities.known.clear()
    listed(me)
    assert server.app.identities.unwritten == {}


def test_a_player_renamed_while_the_session_ends_stays_signed_out(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    me = server.player().be_a_player()
    people, rename = server.app.identities, server.app.store.rename

    async def ended_meanwhile(person: str, name: str) -> None:
        await rename(person, name)
        await people.end_all(await people.find(me.token), links=True, here=True)

    monkeypatch.setattr(server.app.store, "rename", ended_meanwhile)
    me.post("/api/players", name="Anna")
    assert is_over(me)


def test_an_open_stream_is_use(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    me, bob = server.player(), server.player().be_a_player()
    table = me.open("me", "open")
    stream, in_two_hours = me.events(table), server.app.now() + 2 * HOUR
    next(stream)
    for part in (server.app, server.app.identities):
        monkeypatch.setattr(part, "now", lambda: in_two_hours)
    bob.post(f"/api/tables/{table}/join")
    next(stream)
    stream.close()
    in_loop(server, server.app.identities.write_uses())
    kept = server.app.store.session(digest_of(me.token))
    assert kept is not None
    assert kept.used == in_two_hours


AGENTS = [
    (FIREFOX, "Firefox on Linux"),
    (
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)"
            " Chrome/142.0 Safari/537.36"
        ),
        "Chrome on Windows",
    ),
    (
        (
            "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0"
            " Safari/537.36 Edg/142.0"
        ),
        "Edge on Windows",
    ),
    (
        (
            "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.6"
            " Safari/605.1.15"
        ),
        "Safari on macOS",
    ),
    (
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15"
            " CriOS/142.0 Mobile Safari/604.1"
        ),
        "Chrome on iPhone",
    ),
    (
        (
            "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0"
            " Mobile Safari/537.36"
        ),
        "Chrome on Android",
    ),
    ("Mozilla/5.0 (compatible; <b>\x7f)", "A program"),
    ("python-httpx/0.28.1", "python-httpx"),
    ("<script>alert(1)</script>", "A program"),
    ("x" * 10_000, "A program"),
    ("", "A program"),
]


@pytest.mark.parametrize(("agent", "label"), AGENTS)
def test_browsers_and_programs_are_told_in_plain_words(agent: str, label: str) -> None:
    assert label_of(agent) == label
