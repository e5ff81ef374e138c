"""A stolen link or session does not become ownership: changes wait a day, and the owner can cancel
them.
"""

from __future__ import annotations

from typing import Any

import pytest

from ludary.server.resources.retention import DAY, HOUR
from ludary.server.store.sessions import MOST
from tests.server.presence.test_sessions import age, is_over, link_of, listed, signed_in
from tests.server.public.passkeys.authenticator import (
    Authenticator,
    base64,
    begun,
    named,
    proof_by,
    signed_in_by,
    with_passkey,
)
from tests.server.serving import Player, Serving, until


@pytest.fixture
def later(server: Serving, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Let time pass for the server, in milliseconds."""
    now, passed = server.app.now, [0]
    for part in (
        server.app,
        server.app.identities,
        server.app.public.passkeys,
        server.app.public.passkeys.challenges,
        server.app.persons,
    ):
        monkeypatch.setattr(part, "now", lambda: now() + passed[0])

    def pass_time(milliseconds: int) -> None:
        passed[0] += milliseconds
        server.app.identities.forget_all()

    return pass_time


@pytest.fixture
def stolen(server: Serving, later: Any) -> tuple[Player, Player, str]:
    """Ann, who has played for two hours, a thief with a link of hers, and her table."""
    ann = named(server)
    table = ann.open("me", "open", name="Ann")
    link = link_of(ann)
    later(2 * HOUR)
    return ann, named(server, signed_in(server, link).token), table


def waiting(me: Player) -> list[tuple[str, str]]:
    return [(one["what"], one["label"]) for one in me.get("/api/me/sessions")["waiting"]]


def asked(server: Serving, thief: Player, what: str) -> Any:
    """Let somebody ask for what would make them the owner; return what it takes to have it."""
    if what == "passkey":
        return with_passkey(thief)
    if what == "deletion":
        assert thief.post("/api/me/delete", sure=True)["due"] is not None
        return None
    device = with_passkey(named(server).be_a_player())
    here, answer = signed_in_by(server, device, thief.token)
    assert (answer["tables"], here.no("/api/me/carry", voucher=answer["voucher"])[1]) == (
        1,
        "waiting",
    )
    return here, answer["voucher"]


def taken(server: Serving, what: str, by: Any, ann: Player) -> bool:
    """Tell whether they have it."""
    if what == "passkey":
        options, cookie = begun(caller := named(server))
        return (
            caller.ask("POST", "/api/passkeys/sign-in", by.get(options), headers=cookie).status_code
            == 200
        )
    if what == "games":
        by[0].ask("POST", "/api/me/carry", {"voucher": by[1]})
    server.app.persons.leaving.set()
    return is_over(ann)


@pytest.mark.parametrize("what", ["passkey", "deletion", "games"])
def test_the_owner_hears_of_a_theft_for_a_day_and_cancels_it(
    server: Serving, stolen: Any, later: Any, what: str
) -> None:
    ann, thief, table = stolen
    by = asked(server, thief, what)
    assert not taken(server, what, by, ann)
    later(DAY - HOUR)
    assert not taken(server, what, by, ann)
    assert waiting(ann)[0][0] == what
    assert "Was it you?" in ann.ask("GET", f"/t/{table}").text
    assert "page-not-me" in ann.ask("GET", "/me").text
    ann.post("/api/me/sessions/not-me")
    assert waiting(ann) == []
    assert is_over(thief)
    later(8 * DAY)
    assert not taken(server, what, by, ann)
    assert ann.snapshot(table)["seat"] == 0
    assert "Was it you?" not in ann.ask("GET", "/").text


@pytest.mark.parametrize("what", ["passkey", "deletion", "games"])
def test_a_change_that_nobody_cancels_happens_a_day_later(
    server: Serving, stolen: Any, later: Any, what: str
) -> None:
    ann, laptop, _ = stolen
    by = asked(server, laptop, what)
    assert {one for one, _ in waiting(ann)} == {what, "session"}
    later(DAY + HOUR)
    until(lambda: taken(server, what, by, ann))


def test_leave_to_take_the_games_over_ends_with_the_notice_of_it(
    server: Serving, stolen: Any, later: Any
) -> None:
    ann, laptop, _ = stolen
    device = with_passkey(named(server).be_a_player())
    assert signed_in_by(server, device, laptop.token)[1]["due"] is not None
    later(8 * DAY)
    assert waiting(ann) == []
    here, answer = signed_in_by(server, device, signed_in(server, link_of(ann)).token)
    assert here.no("/api/me/carry", voucher=answer["voucher"])[1] == "waiting"
    assert ("games", "") in waiting(ann)


def test_a_session_of_today_cannot_sign_the_owner_out(
    server: Serving, stolen: Any, later: Any
) -> None:
    ann, thief, _ = stolen
    assert waiting(ann) == [("session", "Firefox on Linux")]
    [owner] = [one["id"] for one in listed(thief) if not one["link"] and not one["here"]]
    assert thief.no(f"/api/me/sessions/{owner}/end")[:2] == (403, "too_new")
    second = signed_in(server, link_of(thief), "curl/8")  # newer still
    again = signed_in(server, link_of(thief))
    for one in (again, second):
        one.post("/api/me/sessions/end", links=True)
        one.post("/api/me/leave", everywhere=True)
    link = link_of(thief)
    crowd = [
        signed_in(server, link) for _ in range(MOST + 1)
    ]  # the least recently used gives way, but none that is settled
    assert not is_over(ann)
    later(DAY + HOUR)
    crowd[-1].post("/api/me/sessions/end", links=True)
    assert is_over(ann)


def test_a_new_token_of_the_same_browser_is_as_old_as_the_one_before(
    server: Serving, stolen: Any
) -> None:
    ann, thief, _ = stolen
    age(server, ann.token, since=30)
    answer = ann.ask("POST", "/api/me", {"token": link_of(ann)})  # as "Change my link" does
    ann.token = answer.json()["token"]
    ann.post("/api/me/sessions/end", links=True)
    assert is_over(thief)
    assert len(listed(ann)) == 1


def test_with_a_passkey_its_proof_is_needed_and_nothing_waits_for_it(
    server: Serving, later: Any
) -> None:
    ann, eve = named(server), named(server).be_a_player()
    ann.open("me", "open")
    device, eves = with_passkey(ann), with_passkey(eve)
    later(2 * HOUR)
    thief = named(server, signed_in(server, link_of(ann)).token)
    [kept] = thief.get("/api/me/passkeys")["passkeys"]
    new = Authenticator(device.origin)
    for proof in (
        "",
        "x" * 76,
        proof_by(ann, device),
        proof_by(eve, eves),
    ):  # of none, of nobody, of other sessions
        answer = new.create(thief.post("/api/me/passkeys/options"))
        assert thief.no("/api/me/passkeys", **answer, proof=proof)[:2] == (403, "unproved")
        assert thief.no(f"/api/me/passkeys/{kept['id']}/remove", proof=proof)[:2] == (
            403,
            "unproved",
        )
    options = thief.post("/api/me/passkeys/proof/options")
    assert options["known"] == [base64(device.id)]
    assert thief.no("/api/me/passkeys/proof", **eves.get(options))[1] == "bad_passkey"
    assert signed_in_by(server, eves, thief.token)[1]["voucher"] is None
    proof = proof_by(ann, device)
    assert with_passkey(ann, proof).id
    assert [one["waits"] for one in ann.get("/api/me/passkeys")["passkeys"]] == [False, False]
    later(601_000)
    assert ann.no(f"/api/me/passkeys/{kept['id']}/remove", proof=proof)[1] == "unproved"
    assert ann.post("/api/me/delete", sure=True, proof=proof_by(ann, device)) == {"due": None}
    assert is_over(ann)


def test_a_change_of_mind_is_cancelled_and_ends_nothing(server: Serving, stolen: Any) -> None:
    ann, laptop, _ = stolen
    asked(server, laptop, "passkey")
    [kept] = ann.get("/api/me/passkeys")["passkeys"]
    assert kept["waits"]
    assert laptop.post(f"/api/me/passkeys/{kept['id']}/remove") == {"passkeys": []}
    asked(server, laptop, "deletion")
    laptop.post("/api/me/sessions/not-me", end=False)
    assert (waiting(laptop), is_over(ann)) == ([], False)
