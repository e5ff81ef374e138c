"""Players who are away are told that it is their turn: once a turn, wherever they want, and nothing
but that.
"""

from __future__ import annotations

import asyncio
import tomllib
import zoneinfo
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from packaging.requirements import Requirement

from ludary.server.alerts.alerts import Alerts
from ludary.server.alerts.push import PushHosts
from ludary.server.alerts.quiet_hours import known_zone, quiet_time, quiet_until
from ludary.server.app import App
from ludary.server.errors import Refused
from ludary.server.presence import presence
from ludary.server.resources.limits import ServerLimits
from ludary.server.settings import Settings
from ludary.server.store.alerts import QuietTime
from ludary.server.store.connections import SeatConnection
from ludary.server.store.schema import alerts, push_subscriptions, tables
from tests.server.presence.test_sessions import in_loop, link_of, signed_in
from tests.server.processes import postgres
from tests.server.serving import Player, Serving, serving, until
from tests.server.stand_ins import Inbox, PushService, running

DAYS = {"kind": "turns", "hours": 72}
LIMITS = ServerLimits(connects_address=0, alert_wait=0)


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with running(PushService()) as one:
        yield one


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Players are away unless they are connected, and turns are looked for all the time."""
    monkeypatch.setattr(presence, "GONE", 0)
    monkeypatch.setattr("ludary.server.alerts.alerts.SWEEP", 0.02)


@contextmanager
def alerting(
    database: Any, service: PushService, limits: ServerLimits = LIMITS, **more: Any
) -> Iterator[Serving]:
    with serving(
        database, push_hosts=PushHosts.read([service.url]), limits=limits, **more
    ) as server:
        yield server


def told(me: Player, service: PushService, everywhere: bool = True) -> Inbox:
    """Let a player be told in a browser."""
    inbox = service.inbox()
    me.post("/api/me/alerts/push", **inbox.keys)
    me.post("/api/me/alerts", everywhere=everywhere)
    return inbox


def at_a_table(server: Serving, **more: Any) -> tuple[Player, Player, str]:
    """Ann and Bob, and a table of theirs."""
    ann, bob = server.player().be_a_player(), server.player().be_a_player()
    table = ann.open("me", "open", **{"clock": DAYS, "name": "Ann", **more})
    return ann, bob, table


def sit_down(server: Serving, bob: Player, table: str) -> int:
    """Let Bob sit down and the game begin; return whose turn it is, once that is told."""
    bob.post(f"/api/tables/{table}/join", name="Bob")
    until(lambda: is_settled(server))
    return int(bob.snapshot(table)["decision"]["seat"])


def play_on(server: Serving, players: tuple[Player, Player], table: str) -> int:
    """Let whoever has to decide act until it is the other's turn; return whose it is then, once
    that is told.
    """
    seat = players[0].snapshot(table)["decision"]["seat"]
    while (shown := players[seat].snapshot(table))["decision"]["seat"] == seat:
        players[seat].act(table, shown)
    until(lambda: is_settled(server))
    return int(shown["decision"]["seat"])


def is_settled(server: Serving) -> bool:
    """Tell whether nobody is to be told of anything."""
    with server.app.store.engine.connect() as connection:
        due = connection.execute(
            sa.select(sa.func.count())
            .select_from(tables)
            .where(tables.c.alert_due <= server.app.now())
        ).scalar()
        return (
            not due
            and not connection.execute(sa.select(alerts)).first()
            and not server.app.alerts.sending
        )


def test_the_message_names_the_game_and_the_table_and_comes_once_a_turn(
    fresh: Path, service: PushService
) -> None:
    with alerting(fresh, service) as server:
        ann, bob, table = at_a_table(server)
        inboxes = [told(one, service) for one in (ann, bob)]
        first = sit_down(server, bob, table)
        assert inboxes[first].messages == [{"title": "Dunjiin", "table": table, "count": 1}]
        ann.post(f"/api/tables/{table}/say", text="It is you")
        assert play_on(server, (ann, bob), table) == 1 - first
        assert [len(one.messages) for one in inboxes] == [1, 1]
        shown = inboxes[1 - first].headers[0]
        assert (shown["topic"], shown["content-encoding"]) == (table, "aes128gcm")
        assert shown["signer"] == ann.get("/api/me/alerts")["key"]
        assert shown["contact"] == "mailto:webmaster@localhost"


def test_nobody_is_told_at_the_table_or_where_a_clock_runs_or_without_others(
    fresh: Path, service: PushService
) -> None:
    with alerting(fresh, service) as server:
        bob, ann, table = at_a_table(server)
        inbox = told(bob, service)
        bob.my_turn(bob.open("me", "greedy", clock=DAYS))
        clocked = ann.open("me", "open", clock={"kind": "live", "minutes": 10})
        sit_down(server, bob, clocked)
        play_on(server, (ann, bob), clocked)
        stream = bob.events(table)
        next(stream)
        sit_down(server, ann, table)
        for _ in range(2):
            play_on(server, (bob, ann), table)
        stream.close()
        assert inbox.messages == []


def test_who_wants_to_be_told_says_so_for_all_tables_or_for_one(
    fresh: Path, service: PushService
) -> None:
    with alerting(fresh, service) as server:
        ann, bob, table = at_a_table(server)
        inbox, path = told(bob, service, everywhere=False), f"/api/tables/{table}/alerts"
        sit_down(server, bob, table)
        assert bob.get(path)["wanted"] is False
        for _ in range(2):
            play_on(server, (ann, bob), table)
        assert inbox.messages == []
        assert bob.post(path, wanted=True)["wanted"] is True
        for _ in range(2):
            play_on(server, (ann, bob), table)
        assert len(inbox.messages) == 1
        bob.post("/api/me/alerts", everywhere=True)
        assert bob.post(path, wanted=False) == {**bob.get("/api/me/alerts"), "wanted": False}
        for _ in range(2):
            play_on(server, (ann, bob), table)
        assert len(inbox.messages) == 1
        assert server.player().be_a_player().no(path, wanted=True)[:2] == (403, "not_yours")
        assert server.player().ask("GET", "/api/me/alerts").json()["code"] == "no_token"


def test_a_service_that_fails_is_tried_again_and_a_browser_that_is_gone_is_forgotten(
    fresh: Path, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    # longer than a message takes: an alert that is on its way must not fall due again
    monkeypatch.setattr("ludary.server.alerts.alerts.PAUSES", (300, 300, 300))
    with alerting(fresh, service) as server:
        ann, bob, table = at_a_table(server)
        both = ann, bob
        inboxes = [told(one, service) for one in both]
        inboxes[0].status = inboxes[1].status = 503
        first = sit_down(server, bob, table)
        assert inboxes[first].tries == 4
        inboxes[1 - first].status = 307
        play_on(server, both, table)
        assert inboxes[1 - first].tries == 1
        assert both[1 - first].get("/api/me/alerts")["browsers"] == 1
        inboxes[first].status = 410
        play_on(server, both, table)
        assert inboxes[first].tries == 5
        assert both[first].get("/api/me/alerts")["browsers"] == 0
        assert not inboxes[0].messages + inboxes[1].messages


def test_a_turn_that_began_before_a_restart_is_told_after_it(
    fresh: Path, service: PushService
) -> None:
    later = ServerLimits(connects_address=0, alert_wait=3_600_000)
    with alerting(fresh, service, later) as server:
        ann, bob, table = at_a_table(server)
        inboxes = [told(one, service) for one in (ann, bob)]
        seat = sit_down(server, bob, table)
        key = ann.get("/api/me/alerts")["key"]
    assert not inboxes[0].messages + inboxes[1].messages
    engine = sa.create_engine(f"sqlite:///{fresh}")
    with engine.begin() as connection:
        connection.execute(sa.update(tables).values(alert_due=1))
    engine.dispose()
    with alerting(fresh, service) as server:
        until(lambda: inboxes[seat].messages)
        assert server.player(ann.token).get("/api/me/alerts")["key"] == key
        assert inboxes[seat].headers[0]["signer"] == key


def test_two_servers_of_one_database_tell_once(service: PushService) -> None:
    with postgres() as cluster:
        url = cluster.new_database()
        with alerting(url, service) as server:
            ann, bob, table = at_a_table(server)
            inboxes = [told(one, service) for one in (ann, bob)]
            other = App(
                Settings(database=url, limits=LIMITS, push_hosts=PushHosts.read([service.url]))
            )
            spend, is_banned = other.public.quotas.spend, other.public.bans.of_person
            second = Alerts(
                other.store,
                other.feed,
                server.app.alerts.ways,
                spend,
                other.title_of,
                is_banned,
                other.now,
            )
            running_too = in_loop(server, begin(second))
            turns = [
                sit_down(server, bob, table),
                *(play_on(server, (ann, bob), table) for _ in range(6)),
            ]
            until(lambda: sum(len(one.messages) for one in inboxes) >= len(turns))
            until(lambda: not second.sending and not server.app.alerts.sending)
            assert [len(one.messages) for one in inboxes] == [turns.count(0), turns.count(1)]
            in_loop(server, end(running_too))
            there = SeatConnection(table, 1 - turns[-1], other.store.process, True, other.now())
            in_loop(server, other.store.beat(other.now()))
            in_loop(server, other.store.tell([there]))
            assert play_on(server, (ann, bob), table) == there.seat
            until(lambda: not server.app.alerts.sending)
            assert len(inboxes[there.seat].messages) == turns.count(
                there.seat
            )  # whoever is at the table by the other server knows it
            in_loop(server, other.close())


async def begin(alerts: Alerts) -> asyncio.Task[None]:
    return asyncio.get_running_loop().create_task(alerts.run())


async def end(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.wait([task])


def test_browsers_are_few_and_end_with_their_session(fresh: Path, service: PushService) -> None:
    with alerting(
        fresh, service, ServerLimits(connects_address=0, subscriptions_person=2)
    ) as server:
        me = server.player().be_a_player()
        told(me, service)
        told(me, service)
        assert me.get("/api/me/alerts")["browsers"] == 1  # of one session the last one counts
        phones = [signed_in(server, link_of(me)) for _ in range(2)]
        inbox, *_ = [told(phone, service) for phone in phones]
        assert [one.get("/api/me/alerts")["here"] for one in (me, *phones)] == [False, True, True]
        eve = server.player()
        assert (
            eve.post("/api/me/alerts/push", **inbox.keys)["browsers"] == 1
        )  # another player in the first phone's browser
        assert me.get("/api/me/alerts")["browsers"] == 1
        phones[0].post("/api/me/alerts/push", **service.inbox().keys)
        phones[0].post("/api/me/leave")
        assert me.get("/api/me/alerts")["browsers"] == 1
        assert phones[1].post("/api/me/alerts/push/end")["browsers"] == 0
        with server.app.store.engine.connect() as connection:
            assert len(connection.execute(sa.select(push_subscriptions)).all()) == 1  # hers


def test_a_browser_that_signs_in_anew_as_the_same_player_goes_on_being_told(
    server: Serving,
) -> None:
    me = server.player().be_a_player()
    inbox = Inbox("https://fcm.googleapis.com/fcm/send/abc")
    me.post("/api/me/alerts/push", **inbox.keys)
    link = link_of(me)
    mine = {"authorization": f"Bearer {me.token}"}
    again = server.player(
        server.player().ask("POST", "/api/me", {"token": link}, headers=mine).json()["token"]
    )
    assert again.get("/api/me/alerts")["here"] is True
    other = server.player().be_a_player()
    theirs = {"authorization": f"Bearer {again.token}"}
    stolen = (
        server.player()
        .ask("POST", "/api/me", {"token": link_of(other)}, headers=theirs)
        .json()["token"]
    )
    assert server.player(stolen).get("/api/me/alerts")["browsers"] == 0
    assert me.ask("GET", "/api/me/alerts").status_code == 401


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://127.0.0.1/x",
        "https://evil.example/x",
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com@evil.example/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://xpush.apple.com/x",
        "https://evil.example\\.push.apple.com/x",
        "https://[::1]/x",
        "https://fcm.googleapis.com:x/",
        "ftp://fcm.googleapis.com/x",
        "",
        "https://web.push.apple.com/" + "x" * 1_000,
    ],
)
def test_messages_go_to_known_push_services_alone(server: Serving, endpoint: str) -> None:
    assert server.player().no("/api/me/alerts/push", **{**Inbox(endpoint).keys})[:2] == (
        400,
        "bad_endpoint",
    )


def test_known_push_services_are_those_of_the_browsers(server: Serving) -> None:
    me = server.player()
    for host in (
        "fcm.googleapis.com",
        "updates.push.services.mozilla.com",
        "web.push.apple.com",
        "db5p.notify.windows.com",
    ):
        assert me.post("/api/me/alerts/push", **Inbox(f"https://{host}/abc").keys)["here"]
    assert PushHosts.read(["push.example.org"]).allows("https://push.example.org/abc")
    for wrong in (
        "https://push.example.org",
        "*.example.org",
        "",
        "push.example.org/abc",
        "push.example.org:443",
    ):
        with pytest.raises(ValueError, match="should be a name such as push"):
            PushHosts.read([wrong])


@pytest.mark.parametrize(
    "wrong", [{"p256dh": "BA"}, {"p256dh": "B" + "A" * 86}, {"auth": "x"}, {"auth": "é" * 22}]
)
def test_keys_that_are_none_are_refused(server: Serving, wrong: dict[str, str]) -> None:
    keys = {**Inbox("https://fcm.googleapis.com/abc").keys, **wrong}
    assert server.player().no("/api/me/alerts/push", **keys)[:2] == (400, "bad_keys")


NIGHT = QuietTime(22 * 60, 8 * 60, "Europe/Berlin")
AT = {  # moments in 2026, in ms
    "summer noon": 1_782_900_000_000, "summer 23:00": 1_782_939_600_000,
    "summer 07:59": 1_782_885_540_000, "summer 08:00": 1_782_885_600_000,
}  # fmt: skip


@pytest.mark.parametrize(
    ("moment", "hours"),
    [("summer noon", 0), ("summer 23:00", 9), ("summer 07:59", 1 / 60), ("summer 08:00", 0)],
)
def test_quiet_hours_are_those_of_the_players_clock(moment: str, hours: float) -> None:
    until_then = quiet_until(NIGHT, AT[moment])
    assert until_then == (AT[moment] + hours * 3_600_000 if hours else 0)


def test_quiet_hours_end_when_the_clock_on_the_wall_says_so_in_the_night_of_a_change() -> None:
    tournament = 1_792_857_600_000  # before that night, in which clocks are set back
    for now in range(tournament, tournament + 24 * 3_600_000, 1_800_000):
        end = quiet_until(NIGHT, now)
        assert end == 0 or (now < end <= now + 11 * 3_600_000 and quiet_until(NIGHT, end) == 0)


def test_a_turn_in_quiet_hours_is_told_when_they_end_if_it_still_is_one(
    fresh: Path, service: PushService
) -> None:
    with alerting(fresh, service) as server:
        ann, bob, table = at_a_table(server)
        inboxes = [told(one, service) for one in (ann, bob)]
        minute = server.app.now() // 60_000 % (24 * 60)
        begins, ends = (f"{m // 60 % 24:02}:{m % 60:02}" for m in (minute - 60, minute + 120))
        for one in (ann, bob):
            one.post(
                "/api/me/alerts",
                everywhere=True,
                quiet={"begins": begins, "ends": ends, "zone": "UTC"},
            )
        sit_down(server, bob, table)

        def due() -> int:
            return time_of(server, tables.c.alert_due)

        assert 118 <= (due() - server.app.now()) / 60_000 <= 120
        assert all(not one.messages for one in inboxes)
        seat = play_on(server, (ann, bob), table)
        shift = due()
        server.app.alerts.now = lambda: shift
        until(lambda: inboxes[seat].messages)
        assert [len(one.messages) for one in inboxes] == ([1, 0] if seat == 0 else [0, 1])


def time_of(server: Serving, column: sa.Column[int]) -> int:
    """The only time in a column, 0 if there is none."""
    with server.app.store.engine.connect() as connection:
        return int(connection.execute(sa.select(column)).scalar_one_or_none() or 0)


def test_what_a_push_service_does_not_take_is_not_tried_again_in_quiet_hours(
    fresh: Path, service: PushService
) -> None:
    with alerting(fresh, service) as server:
        ann, bob, table = at_a_table(server)
        inboxes = [told(one, service) for one in (ann, bob)]
        until(lambda: server.app.now() % 60_000 < 40_000)  # else the quiet hours may have begun
        minute = server.app.now() // 60_000 % (24 * 60)
        begins, ends = (f"{m // 60 % 24:02}:{m % 60:02}" for m in (minute + 1, minute + 120))
        for one, inbox in zip((ann, bob), inboxes, strict=True):
            one.post(
                "/api/me/alerts",
                everywhere=True,
                quiet={"begins": begins, "ends": ends, "zone": "UTC"},
            )
            inbox.status = 503
        bob.post(f"/api/tables/{table}/join", name="Bob")
        until(lambda: sum(inbox.tries for inbox in inboxes))
        assert 118 <= (time_of(server, alerts.c.at) - server.app.now()) / 60_000 <= 120


def test_zones_have_the_names_that_browsers_say_where_the_system_does_not_know_them() -> None:
    """Tests have the package for other reasons as well, so that the server asks for it is looked
    up.
    """
    named = (
        "Asia/Calcutta",
        "Asia/Saigon",
        "Asia/Katmandu",
        "Europe/Kiev",
        "America/Buenos_Aires",
        "Atlantic/Faeroe",
        "Pacific/Truk",
    )
    zoneinfo.reset_tzpath([])
    try:
        zoneinfo.ZoneInfo.clear_cache()
        assert [one for one in named if known_zone(one) is None] == []
    finally:
        zoneinfo.reset_tzpath()
    asked = tomllib.loads(
        (Path(__file__).parents[3] / "pyproject.toml").read_text(encoding="utf-8")
    )["project"]["dependencies"]
    assert [one for one in map(Requirement, asked) if one.name == "tzdata" and one.marker is None]


@pytest.mark.parametrize(
    "zone", ["Nowhere/Atall", "../../etc/passwd", "", "Europe", "/etc/localtime", "\u00e9"]
)
def test_a_time_zone_that_is_none_is_refused(zone: str) -> None:
    with pytest.raises(Refused, match="should be a time zone such as Europe/Berlin"):
        quiet_time("22:00", "08:00", zone)
