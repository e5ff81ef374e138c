"""Passkeys: a person's seats and name on any device, without a link; whatever is not signed for
this server is refused in words.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from ludary.server.public.passkeys.challenges import LASTS, as_bytes
from ludary.server.resources.addresses import NO_NETWORK
from ludary.server.resources.retention import DAY
from ludary.server.store.persons.passkeys import MOST
from ludary.server.store.persons.schema import passkeys, spent
from ludary.server.store.schema import persons, seats
from tests.server.http.test_middleware import lines_of
from tests.server.presence.test_sessions import in_loop
from tests.server.public.passkeys.authenticator import (
    Authenticator,
    base64,
    begun,
    named,
    origin_of,
    proof_by,
    signed_in_by,
    with_passkey,
)
from tests.server.serving import Player, Serving, serving


def refused(
    caller: Player, device: Authenticator, options: Any, cookie: Any, **change: Any
) -> tuple[int, str, str]:
    answer = caller.ask(
        "POST", "/api/passkeys/sign-in", {**device.get(options), **change}, headers=cookie
    )
    assert answer.status_code >= 400, answer.text
    return answer.status_code, answer.json()["code"], answer.json()["error"]


def test_a_passkey_begins_a_session_of_the_same_player_in_any_browser(
    server: Serving, capsys: pytest.CaptureFixture[str]
) -> None:
    me = named(server)
    table = me.open("me", "open", name="Ann")
    device = with_passkey(me)
    assert [one["used"] for one in me.get("/api/me/export")["passkeys"]] == [None]
    phone, answer = signed_in_by(server, device)
    assert (phone.snapshot(table)["seat"], answer["name"], answer["voucher"]) == (0, "Ann", None)
    assert len(me.get("/api/me/sessions")["sessions"]) == 2
    [kept] = phone.get("/api/me/passkeys")["passkeys"]
    assert kept["name"] == "python-httpx"
    assert kept["used"] >= kept["since"]
    assert [one["used"] for one in me.get("/api/me/export")["passkeys"]] == [kept["used"]]
    assert signed_in_by(server, device)[0].snapshot(table)["seat"] == 0
    assert lines_of("".join(capsys.readouterr()), "passkey_added")


def test_an_answer_counts_once_and_only_where_it_was_asked_for(server: Serving) -> None:
    device = with_passkey(named(server).be_a_player())
    caller, options, cookie = named(server), *begun(named(server))
    proof = device.get(options)
    assert refused(caller, device, options, {})[:2] == (403, "bad_challenge")  # another browser's
    assert refused(caller, device, options, begun(caller)[1])[:2] == (403, "bad_challenge")
    assert caller.ask("POST", "/api/passkeys/sign-in", proof, headers=cookie).status_code == 200
    again = caller.ask("POST", "/api/passkeys/sign-in", proof, headers=cookie).json()
    assert again["code"] == "bad_passkey"  # the count of signatures has gone on
    status, code, words = refused(caller, device, options, cookie)
    assert (status, code) == (403, "bad_challenge")
    assert "has been used before" in words


def test_whatever_was_not_signed_for_this_server_by_this_key_is_refused_in_words(
    server: Serving,
) -> None:
    device, other = (with_passkey(named(server).be_a_player()) for _ in range(2))
    caller = named(server)
    options, cookie = begun(caller)
    evil = Authenticator("https://evil.example", device.key, device.id, 50, device.person)
    assert (
        f"made for https://evil.example, and this server is {origin_of(server)}"
        in refused(caller, evil, options, cookie)[2]
    )
    assert (
        "'webauthn.create'"
        in refused(
            caller, device, options, cookie, client=device.get(options, "webauthn.create")["client"]
        )[2]
    )
    for frame in ({"crossOrigin": True}, {"topOrigin": "https://evil.example"}):
        assert (
            "in a frame of another site"
            in refused(caller, replace(device, more=frame), options, cookie)[2]
        )
    assert "RP ID" in refused(caller, device, {**options, "site": "evil.example"}, cookie)[2]
    assert (
        "signature"
        in refused(caller, device, options, cookie, signature=other.get(options)["signature"])[2]
    )
    assert "another player" in refused(caller, device, options, cookie, user=other.person)[2]
    assert refused(caller, Authenticator(device.origin), options, cookie)[:2] == (403, "no_passkey")
    forged = base64(as_bytes(options["challenge"])[:-1] + b"x")
    assert refused(caller, device, {**options, "challenge": forged}, cookie)[:2] == (
        403,
        "bad_challenge",
    )
    device.count = 0
    assert "sign count" in refused(caller, device, options, cookie)[2]  # a copy of the key
    for part in ("client", "authenticator", "signature"):
        assert (
            refused(caller, device, options, cookie, **{part: base64(b"\xff{" * 9)})[1]
            == "bad_passkey"
        )


def test_a_challenge_runs_out_and_those_that_were_asked_for_take_no_room(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    device = with_passkey(named(server).be_a_player())
    caller = named(server)
    with server.app.store.engine.connect() as connection:
        before = connection.execute(sa.select(sa.func.count()).select_from(spent)).scalar_one()
        options, cookie = [begun(caller) for _ in range(50)][-1]
        assert (
            connection.execute(sa.select(sa.func.count()).select_from(spent)).scalar_one() == before
        )
    now = server.app.now()
    monkeypatch.setattr(server.app.public.passkeys.challenges, "now", lambda: now + LASTS + 10_000)
    assert refused(caller, device, options, cookie)[:2] == (403, "bad_challenge")


def test_a_new_passkey_is_for_the_session_that_asked(server: Serving) -> None:
    me, eve = named(server).be_a_player(), named(server).be_a_player()
    device = Authenticator(origin_of(server))
    answer = device.create(me.post("/api/me/passkeys/options"))
    assert eve.no("/api/me/passkeys", **answer)[:2] == (403, "bad_challenge")
    assert len(me.post("/api/me/passkeys", **answer, name=" My  phone ")["passkeys"]) == 1
    assert me.no("/api/me/passkeys", **answer)[:2] == (403, "bad_challenge")
    known = me.post("/api/me/passkeys/options")
    assert known["known"] == [base64(device.id)]
    assert (
        me.no("/api/me/passkeys", **device.create(known), proof=proof_by(me, device))[1]
        == "known_passkeys"
    )
    assert (
        eve.no("/api/me/passkeys", **device.create(eve.post("/api/me/passkeys/options")))[1]
        == "known_passkeys"
    )
    assert [one["name"] for one in me.get("/api/me/passkeys")["passkeys"]] == ["My phone"]
    assert eve.get("/api/me/passkeys")["passkeys"] == []
    assert named(server).ask("POST", "/api/me/passkeys/options", {}).status_code == 401


def test_a_removed_passkey_signs_nobody_in_and_others_cannot_remove_it(
    server: Serving, capsys: pytest.CaptureFixture[str]
) -> None:
    me, eve = named(server).be_a_player(), named(server).be_a_player()
    device = with_passkey(me)
    [kept] = me.get("/api/me/passkeys")["passkeys"]
    eve.post(f"/api/me/passkeys/{kept['id']}/remove")
    signed_in_by(server, device)
    proof = proof_by(me, device)
    for _ in range(2):
        assert me.post(f"/api/me/passkeys/{kept['id']}/remove", proof=proof) == {"passkeys": []}
    caller = named(server)
    status, code, words = refused(caller, device, *begun(caller))
    assert (status, code) == (403, "no_passkey")
    assert "it was removed" in words
    assert lines_of("".join(capsys.readouterr()), "passkey_removed")


def test_ten_passkeys_are_kept(server: Serving) -> None:
    me = named(server).be_a_player()
    proof = proof_by(me, with_passkey(me))
    for _ in range(MOST - 1):
        with_passkey(me, proof)
    device = Authenticator(origin_of(server))
    status, code, words = me.no(
        "/api/me/passkeys", **device.create(me.post("/api/me/passkeys/options")), proof=proof
    )
    assert (status, code) == (409, "many_passkeys")
    assert "remove one first" in words


@pytest.mark.parametrize(("url", "words"), [
    ("", "by its address 127.0.0.1"), ("http://[2001:db8::1]:8383", "by its address 2001:db8::1"),
    ("http://games.example.org", "need HTTPS, and this server goes by http://games.example.org."),
    ("https://games.example.org", "belong to https://games.example.org: open that address"),
])  # fmt: skip
def test_a_server_that_can_have_no_passkeys_says_why(
    server: Serving, url: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.app, "settings", replace(server.app.settings, public_url=url))
    answer = server.player().ask(
        "POST", "/api/passkeys/options", {}, headers={"origin": server.url}
    )
    assert (answer.status_code, answer.json()["code"]) == (409, "no_passkeys")
    assert words in answer.json()["error"]


def test_behind_a_proxy_the_public_address_counts(fresh: Path) -> None:
    with serving(fresh, public_url="https://Games.example.org/", secure=True) as server:
        me = server.player().be_a_player()
        device = Authenticator("https://games.example.org")
        by = {"origin": "https://games.example.org"}
        ours = {**by, "authorization": f"Bearer {me.token}"}
        options = me.ask("POST", "/api/me/passkeys/options", {}, headers=ours).json()
        assert options["site"] == "games.example.org"
        assert (
            me.ask("POST", "/api/me/passkeys", device.create(options), headers=ours).status_code
            == 201
        )
        begin = server.player().ask("POST", "/api/passkeys/options", {}, headers=by)
        assert begin.headers["set-cookie"].startswith("__Host-ludary-passkey=")
        assert all(
            word in begin.headers["set-cookie"]
            for word in ("HttpOnly", "SameSite=strict", "Secure", "Max-Age=300")
        )


def test_games_of_a_browsers_new_player_are_carried_over_to_the_name(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludary.server.store.persons.merging.BATCH", 1)
    me, fresh, bob = named(server), named(server), server.player()
    mine = me.open("me", "open", name="Ann")
    device = with_passkey(me)
    running = fresh.open("me", "open", name="Guest")
    waiting = fresh.open("me", "open", "open")
    both = fresh.open("me", "open")
    bob.post(f"/api/tables/{running}/join")
    me.post(f"/api/tables/{both}/join")
    stream = bob.events(running)
    next(stream)
    here, answer = signed_in_by(server, device, fresh.token)
    assert (answer["name"], answer["tables"]) == ("Ann", 3)
    assert here.snapshot(running)["seat"] == -1
    assert (
        fresh.ask("GET", "/api/me/sessions").status_code == 401
    )  # the browser's session was replaced
    assert bob.no("/api/me/carry", voucher=answer["voucher"])[:2] == (403, "bad_voucher")
    steps = [
        here.post("/api/me/carry", voucher=answer["voucher"]) for _ in range(3)
    ]  # the third for a table that is hosted alone
    assert [(step["tables"], step["left"], step["both"]) for step in steps] == [
        (1, 1, 1),
        (1, 1, 1),
        (0, 0, 1),
    ]
    assert (
        here.snapshot(running)["seat"],
        here.snapshot(waiting)["seat"],
        here.snapshot(mine)["seat"],
    ) == (0, 0, 0)
    assert {running, waiting, both} <= {card["id"] for card in here.get("/api/tables")}
    here.post(f"/api/tables/{waiting}/fill", seat=1, bot="greedy")  # as the host
    server.app.tables.live.pop(running)  # the log tells it, too
    assert here.snapshot(running)["seat"] == 0
    assert here.post("/api/me/carry", voucher=answer["voucher"]) == {
        "tables": 0,
        "left": 0,
        "both": 1,
    }


def test_a_passkey_in_use_keeps_its_player_without_tables(server: Serving) -> None:
    me, other, old = (named(server).be_a_player() for _ in range(3))
    device, lost = with_passkey(me), with_passkey(old)
    before = server.app.now() - 40 * DAY
    with server.app.store.engine.begin() as connection:
        connection.execute(sa.update(persons).values(since=1))
        mine = sa.select(passkeys.c.person).where(passkeys.c.credential == base64(lost.id))
        connection.execute(
            sa.update(passkeys).where(passkeys.c.person.in_(mine)).values(since=before - 401 * DAY)
        )
    in_loop(server, server.app.store.forget(before, None, before))
    server.app.identities.forget_all()
    assert [one.ask("GET", "/api/me/sessions").status_code for one in (me, other, old)] == [
        200,
        401,
        401,
    ]
    signed_in_by(server, device)


def test_whose_games_are_carried_over_is_banned_as_before(server: Serving) -> None:
    me, fresh = named(server).be_a_player(), named(server)
    device, table = with_passkey(me), fresh.open("me", "open")
    here, answer = signed_in_by(server, device, fresh.token)
    with server.app.store.engine.connect() as connection:
        person = connection.execute(
            sa.select(seats.c.person).where(seats.c.table == table, seats.c.seat == 0)
        ).scalar_one()
    in_loop(server, server.app.public.acts.ban("the host", person, NO_NETWORK, 7, "Threats"))
    assert here.ask("GET", "/api/tables").status_code == 200
    here.post("/api/me/carry", voucher=answer["voucher"])
    assert here.no("/api/me/carry", voucher=answer["voucher"])[:2] == (403, "banned")


def test_a_player_with_passkeys_or_without_tables_leaves_nothing_to_carry_over(
    server: Serving,
) -> None:
    me, other, empty = named(server).be_a_player(), named(server), named(server).be_a_player()
    device = with_passkey(me)
    other.open("me", "open")
    with_passkey(other)
    for token in (other.token, empty.token, me.token, ""):
        assert signed_in_by(server, device, token)[1]["voucher"] is None
