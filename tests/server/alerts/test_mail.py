"""Players are told by mail, at addresses whose owners have agreed, until a link in any of the mails
ends that.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path

import pytest
import sqlalchemy as sa

from ludary.server.alerts.mail import MailServer as Configured
from ludary.server.alerts.mailboxes import mailbox_of
from ludary.server.alerts.push import Undeliverable
from ludary.server.presence import presence
from ludary.server.resources.addresses import NO_NETWORK
from ludary.server.resources.limits import ServerLimits
from ludary.server.store.schema import alert_settings, seats
from tests.server.alerts.test_alerts import LIMITS, at_a_table, play_on, sit_down
from tests.server.presence.test_sessions import in_loop
from tests.server.serving import Player, Serving, raw, serving, until
from tests.server.stand_ins import MailServer, running

URL = "https://games.example.org"


@pytest.fixture
def post() -> Iterator[MailServer]:
    with running(MailServer()) as one:
        yield one


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Players are away as soon as they stop asking, and turns are looked for all the time."""
    monkeypatch.setattr(presence, "GONE", 1)
    monkeypatch.setattr("ludary.server.alerts.alerts.SWEEP", 0.02)


def configured(post: MailServer) -> Configured:
    return Configured.read(post.url, "ludary@example.org", "", URL)


def link_in(mail: EmailMessage, does: str) -> str:
    found = re.search(rf"{URL}(/mail/{does}/\S+)", mail.get_content())
    assert found
    return found[1]


def follow(server: Serving, link: str) -> int:
    """End mails as a mail program does by their link (RFC 8058)."""
    return raw(
        server,
        f"POST {link}",
        "Content-Type: application/x-www-form-urlencoded",
        body=b"List-Unsubscribe=One-Click",
    )[0]


def ready(me: Player, server: Serving, post: MailServer, address: str) -> EmailMessage:
    """Let a player be told by mail; return the mail that asked the owner."""
    me.post("/api/me/alerts", everywhere=True)
    assert me.post("/api/me/alerts/mail", address=address)["mail"] == {
        "address": address,
        "confirmed": False,
    }
    until(lambda: any(mail["to"] == address for mail in post.mails))
    return next(mail for mail in reversed(post.mails) if mail["to"] == address)


def test_nothing_is_sent_before_the_owner_agrees_and_nothing_after_they_end_it(
    fresh: Path, post: MailServer
) -> None:
    with serving(fresh, mail=configured(post), public_url=URL, limits=LIMITS) as server:
        ann, bob, table = at_a_table(server)
        both, addresses = (ann, bob), ("ann@example.org", "bob@example.org")
        asked = [
            ready(one, server, post, address) for one, address in zip(both, addresses, strict=True)
        ]
        sit_down(server, bob, table)
        assert len(post.mails) == 2
        for one, mail in zip(both, asked, strict=True):
            link = link_in(mail, "confirm")
            assert one.ask("GET", link).status_code == 200  # a look changes nothing
            assert one.get("/api/me/alerts")["mail"]["confirmed"] is False
            assert follow(server, link) == 200
        seat = play_on(server, both, table)
        [alert] = post.mails[2:]
        end = link_in(alert, "end")
        assert (alert["to"], alert["from"], alert["subject"]) == (
            addresses[seat],
            "Ludary <ludary@example.org>",
            "Your turn: Dunjiin",
        )
        assert (
            alert.get_content().split("\n\n")[0] == f"It is your turn in Dunjiin:\n{URL}/t/{table}"
        )
        assert (alert["list-unsubscribe"], alert["list-unsubscribe-post"]) == (
            f"<{URL}{end}>",
            "List-Unsubscribe=One-Click",
        )
        assert follow(server, end) == 200
        assert both[seat].get("/api/me/alerts")["mail"] is None
        assert follow(server, end) == follow(server, link_in(asked[seat], "confirm")) == 404
        for _ in range(2):
            play_on(server, both, table)
        assert [mail["to"] for mail in post.mails[3:]] == [addresses[1 - seat]]


def test_the_banned_get_no_mail_and_can_end_mails(fresh: Path, post: MailServer) -> None:
    with serving(fresh, mail=configured(post), public_url=URL, limits=LIMITS) as server:
        ann, bob, table = at_a_table(server)
        asked = ready(bob, server, post, "bob@example.org")
        follow(server, link_in(asked, "confirm"))
        if sit_down(server, bob, table) == 1:
            play_on(server, (ann, bob), table)
        sent = len(post.mails)
        with server.app.store.engine.connect() as connection:
            [person] = connection.execute(
                sa.select(seats.c.person).where(seats.c.table == table, seats.c.seat == 1)
            ).scalars()
        in_loop(server, server.app.public.acts.ban("Host", person, NO_NETWORK, 7, "Threats"))
        play_on(server, (ann, bob), table)  # now it is Bob's turn
        assert len(post.mails) == sent
        assert (
            follow(
                server,
                server.app.alerts.ways.links.link("end", person, "bob@example.org").removeprefix(
                    URL
                ),
            )
            == 200
        )
        with server.app.store.engine.connect() as connection:
            assert connection.execute(sa.select(alert_settings.c.mail)).scalars().all() == [None]


def test_an_address_that_takes_no_mail_is_forgotten(fresh: Path, post: MailServer) -> None:
    with serving(fresh, mail=configured(post), public_url=URL, limits=LIMITS) as server:
        ann, bob, table = at_a_table(server)
        for one, address in ((ann, "ann@example.org"), (bob, "bob@example.org")):
            follow(server, link_in(ready(one, server, post, address), "confirm"))
        post.refusal = b"550 nobody of this name"
        seat = sit_down(server, bob, table)
        until(lambda: (ann, bob)[seat].get("/api/me/alerts")["mail"] is None)


def test_limits_of_mails_hold_after_a_restart(fresh: Path, post: MailServer) -> None:
    few = ServerLimits(
        connects_address=0, questions_person=3, questions_mailbox=2, questions_address=4
    )
    path = "/api/me/alerts/mail"
    with serving(fresh, mail=configured(post), public_url=URL, limits=few) as server:
        me, other = server.player().be_a_player(), server.player().be_a_player()
        for address in ("victim@gmail.com", "v.ictim+1@GoogleMail.com"):
            me.post(path, address=address)
        assert other.no(path, address="Victim+2@gmail.com")[:2] == (429, "questions_mailbox")
        me.post(path, address="me@example.org")
        assert me.no(path, address="third@example.org")[:2] == (429, "questions_person")
        until(lambda: len(post.mails) == 3)
    with serving(fresh, mail=configured(post), public_url=URL, limits=few) as server:
        me, other = server.player(me.token), server.player(other.token)
        assert other.no(path, address="vic.tim@gmail.com")[:2] == (429, "questions_mailbox")
        assert me.no(path, address="third@example.org")[:2] == (429, "questions_person")
        other.post(path, address="other@example.org")
        assert other.no(path, address="another@example.org")[:2] == (429, "questions_address")
        until(lambda: len(post.mails) == 4)


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("victim+1@example.org", "Victim@Example.org", True),
        ("v.ictim@gmail.com", "victim+a+b@googlemail.com", True),
        ("v.ictim@example.org", "victim@example.org", False),
        ("+1@example.org", "+2@example.org", False),
        ("victim@gmail.com", "victim@gmail.com.example.org", False),
    ],
)
def test_addresses_that_a_provider_treats_alike_are_one_mailbox(
    one: str, other: str, same: bool
) -> None:
    assert (mailbox_of(one) == mailbox_of(other)) == same


def test_an_owner_who_refuses_questions_gets_no_mail_until_they_allow_them(
    fresh: Path, post: MailServer
) -> None:
    path = "/api/me/alerts/mail"
    with serving(fresh, mail=configured(post), public_url=URL, limits=LIMITS) as server:
        me, other = server.player(), server.player()
        asked = ready(me, server, post, "victim@example.org")
        never = link_in(asked, "never")
        assert asked["list-unsubscribe"] == f"<{URL}{never}>"
        follow(server, link_in(asked, "confirm"))
        assert "Never ask me again" in me.ask("GET", never).text
        assert follow(server, never) == 200
        assert me.get("/api/me/alerts")["mail"] is None
        for one in (me, other):
            assert one.no(path, address="victim+x@example.org")[:2] == (409, "never_ask")
        assert (
            follow(server, never.replace("/never/", "/again/")) == 404
        )  # each link does one thing
    with serving(fresh, mail=configured(post), public_url=URL, limits=LIMITS) as server:
        me = server.player(me.token)
        assert me.no(path, address="victim@example.org")[:2] == (409, "never_ask")
        again = re.search('/mail/again/[^"]+', me.ask("GET", never).text)
        assert again and follow(server, again[0]) == 200
        me.post(path, address="victim@example.org")


def test_a_link_answers_only_the_question_of_its_own_mail(fresh: Path, post: MailServer) -> None:
    with serving(fresh, mail=configured(post), public_url=URL, limits=LIMITS) as server:
        me = server.player()
        old = link_in(ready(me, server, post, "me@example.org"), "confirm")
        assert follow(server, old) == 200
        me.post("/api/me/alerts/mail", address="")  # the mails end
        me.post("/api/me/alerts/mail", address="me@example.org")
        assert follow(server, old) == 404
        until(lambda: len(post.mails) == 2)
        assert follow(server, link_in(post.mails[1], "confirm")) == 200


WRONG = [
    "ann",
    "ann@",
    "ann@home",
    "a b@example.org",
    "ann@example.org, bob@example.org",
    "<ann@example.org>",
    "x" * 290,
]


def test_what_is_no_address_is_refused(fresh: Path, post: MailServer) -> None:
    with serving(fresh, mail=configured(post), public_url=URL) as server:
        me = server.player()
        assert {me.no("/api/me/alerts/mail", address=address)[:2] for address in WRONG} == {
            (400, "bad_address")
        }
        assert me.no("/api/me/alerts/mail", address="ann@example.org\r\nBcc: bob@example.org")[
            :2
        ] == (400, "invalid")


def test_a_server_without_mails_says_so(server: Serving) -> None:
    me = server.player()
    assert me.no("/api/me/alerts/mail", address="ann@example.org")[:2] == (409, "no_mail")
    assert me.get("/api/me/alerts")["mails"] is False


@pytest.mark.parametrize(("url", "sender", "public", "words"), [
    ("mail.example.org", "a@example.org", URL, "should be like smtp://user@mail.example.org:587"),
    ("imap://mail.example.org", "a@example.org", URL, "should be like smtp://"),
    ("smtp://mail.example.org:x", "a@example.org", URL, "should be like smtp://"),
    ("smtp://ann:secret@mail.example.org", "a@example.org", URL, "LUDARY_MAIL_PASSWORD"),
    ("smtp://mail.example.org", "Ludary", URL, "--mail-from 'Ludary': should be the address"),
    ("smtp://mail.example.org", "a@example.org", "", "--mail needs --url"),
])  # fmt: skip
def test_a_mail_server_that_cannot_be_is_refused_at_the_start(
    url: str, sender: str, public: str, words: str
) -> None:
    with pytest.raises(ValueError, match=re.escape(words)):
        Configured.read(url, sender, "", public)


def test_a_password_has_any_letters(post: MailServer) -> None:
    near = Configured(
        "127.0.0.1",
        post.server_address[1],
        user="ann",
        password="pässwörd ✓",
        sender="a@example.org",
    )
    message = EmailMessage()
    message["To"] = message["From"] = "a@example.org"
    near.send(message)
    assert post.logins == ["\0ann\0pässwörd ✓"]


def test_a_password_is_not_sent_in_the_clear() -> None:
    with running(MailServer("127.0.0.2")) as post:
        far = Configured(
            "127.0.0.2",
            post.server_address[1],
            user="ann",
            password="secret",
            sender="a@example.org",
        )
        with pytest.raises(Undeliverable, match="offers no encryption"):
            far.send(EmailMessage())
