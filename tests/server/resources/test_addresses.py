"""Addresses that count as one place on the network."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from ipaddress import IPv4Address, IPv6Address
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from starlette.requests import Request
from uvicorn.middleware.proxy_headers import _TrustedHosts

from ludary.server.app import App
from ludary.server.errors import Refused
from ludary.server.http.api.tables import check_table_quota
from ludary.server.http.auth import Caller
from ludary.server.http.middleware.bodies import Bodies
from ludary.server.presence.identities import new_id
from ludary.server.public.fairness.admission import Admission
from ludary.server.public.fairness.pools import FairPool
from ludary.server.public.fairness.quotas import Quotas
from ludary.server.public.fairness.request_scheduler import RequestScheduler
from ludary.server.public.hosting.admins import digest_of_token
from ludary.server.public.hosting.reports import keep_report
from ludary.server.public.http.gate import Gate
from ludary.server.resources.addresses import UNKNOWN, ClientNetwork, NetworkDigests, Proxies
from ludary.server.resources.limits import ABOUT, ServerLimits
from ludary.server.resources.pools import Owner
from ludary.server.resources.retention import HOUR
from ludary.server.settings import Settings
from ludary.server.store.change import TableChange
from ludary.server.store.persons.schema import mail_counts
from ludary.server.store.schema import bans, reports, tables
from ludary.server.store.sessions import PlayerSession
from ludary.server.tables.log import EntryKind, LogEntry
from tests.server.resources.test_retention import age, forget
from tests.server.serving import Player, serving

NOWHERE = ClientNetwork.of("")

NETWORKS = [
    ("192.0.2.7", "192.0.2.7"),
    ("192.0.2.7:443", "192.0.2.7"),
    (" 192.0.2.7 ", "192.0.2.7"),
    ("::ffff:192.0.2.7", "192.0.2.7"),
    ("[::ffff:192.0.2.7]:80", "192.0.2.7"),
    ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
    ("2001:DB8:1:2:ffff::1", "2001:db8:1:2::/64"),
    ("[2001:db8:1:2::9]:8080", "2001:db8:1:2::/64"),
    ("fe80::1%eth0", "fe80::/64"),
    ("[fe80::1%25eth0]:80", "fe80::/64"),
    ("::1", "::/64"),
    ("", UNKNOWN),
    ("unknown", UNKNOWN),
    ("_hidden", UNKNOWN),
    ("1.2.3.4.5", UNKNOWN),
    ("[", UNKNOWN),
    ("\x00", UNKNOWN),
    ("9" * 100_000, UNKNOWN),
]


@pytest.mark.parametrize(("address", "network"), NETWORKS)
def test_a_network_is_an_ipv4_address_or_64_bits_of_ipv6(address: str, network: str) -> None:
    assert ClientNetwork.of(address) == ClientNetwork(network)


def test_digests_of_networks_need_the_secret_and_those_of_ipv4_never_change() -> None:
    home = ClientNetwork.of("192.0.2.7")
    assert (
        NetworkDigests("a secret").of(home)
        == "e2a5fd8640a284c594f99e39"
        != NetworkDigests("another").of(home)
    )


def test_a_network_is_no_text_and_is_made_once() -> (
    None
):  # mypy tells where one of these becomes possible
    with pytest.raises(AttributeError):
        NetworkDigests("a secret").of("2001:db8::1")  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        ClientNetwork.of(ClientNetwork.of("2001:db8::1"))  # type: ignore[arg-type]


@dataclass
class Line:
    """A connection."""

    network: ClientNetwork = NOWHERE
    is_proxy: bool = False
    held: int = 0
    is_new: bool = True

    def end(self) -> None:
        """Close it."""


Refuses = Callable[
    [App, Caller, Caller], Awaitable[object]
]  # raises Refused if the second caller pays for the first
ONE = ServerLimits(
    tables_address=1,
    people_hour=1,
    tournaments_address=1,
    bytes_address=1,
    reports_address=1,
    streams_address=1,
    streams_players_address=1,
    hints_address=1,
    connects_address=0,
    connections_address=1,
    bodies_address=1,
    questions_address=1,
)
FAST = ServerLimits(connects_address=1)


def opened(caller: Caller, at: int, status: str) -> TableChange:
    row = {
        "game": "dunjiin",
        "number": 1,
        "actor": -1,
        "public": True,
        "clock": "",
        "since": at,
        "touched": at,
        "layout": "",
    }
    entries = [LogEntry(1, EntryKind.OPEN, -1, at, {})]
    return TableChange(
        new_id(), entries, {**row, "status": status}, owner=new_id(), origin=caller.origin
    )


async def has_tables(app: App, first: Caller, second: Caller) -> None:
    await app.store.append(opened(first, 1, "playing"))
    await check_table_quota(second)


async def finishes(app: App, first: Caller, second: Caller) -> None:
    for at, caller in ((1, first), (2, second)):
        await app.store.append(opened(caller, at, "over"))
    if await app.store.forget_beyond_quota(3_000, 2 * HOUR):
        raise Refused("One is deleted.", "gone")


async def is_listed(app: App, first: Caller, second: Caller) -> None:
    for at, caller in ((1, first), (2, second)):
        await app.store.append(opened(caller, at, "waiting"))
    if len(app.store.waiting_tables(0, per_address=1)) < 2:
        raise Refused("One is not shown.", "hidden")


async def reports_somebody(app: App, first: Caller, second: Caller) -> None:
    row = {
        "at": 1,
        "by_name": "",
        "other": "",
        "name": "",
        "table": "",
        "seat": 0,
        "reason": "spam",
        "words": "",
        "evidence": "",
    }
    for caller in (first, second):
        await keep_report(
            app.store, ONE, {**row, "id": new_id(), "by": new_id(), "origin": caller.origin}
        )


def watches(sits: bool) -> Refuses:
    async def refuses(app: App, first: Caller, second: Caller) -> None:
        with app.public.quotas.stream(first.owner, "one", sits):
            app.public.quotas.check_streams(second.owner, "two", sits)

    return refuses


async def waits_for_hints(app: App, first: Caller, second: Caller) -> None:
    pool = FairPool("hints", 0, address=ONE.hints_address)
    jobs = [asyncio.ensure_future(pool.run(caller.owner, int)) for caller in (first, second)]
    await asyncio.wait(jobs, timeout=0)
    for job in jobs:
        await job if job.done() else job.cancel()


def connects(limits: ServerLimits, times: int) -> Refuses:
    async def refuses(app: App, first: Caller, second: Caller) -> None:
        gate = Gate(limits, Proxies())
        for caller in [first] * times + [second]:
            if not gate.enter(Line(), address_of(caller)):
                raise Refused("There is no room.", "room")

    return refuses


async def sends_bodies(app: App, first: Caller, second: Caller) -> None:
    bodies = Bodies(10, ONE)
    for caller in (first, second):
        bodies.take(caller.network, bytearray(), b"x")


async def is_too_fast(app: App, first: Caller, second: Caller) -> None:
    admission = Admission(0.1, ServerLimits())
    for caller in (first, second):
        if admission.is_too_much("GET", "/", caller.network):
            raise Refused("Too fast.", "rate")


async def uses_much(app: App, first: Caller, second: Caller) -> None:
    scheduler = RequestScheduler()
    scheduler.usage.add(first.network, 60.0, time.monotonic())
    if scheduler.usage.of(second.network, time.monotonic()):
        raise Refused("Others go first.", "much")


async def bots_act_alone(app: App, first: Caller, second: Caller) -> None:
    if first.owner.network == second.owner.network:
        raise Refused("The bots of both share the pace.", "alone")


async def is_banned(app: App, first: Caller, second: Caller) -> None:
    await app.public.acts.ban("Host", "", first.origin, 1, "A flood")
    if ban := app.public.bans.of("", second.origin):
        raise ban.refusal()


async def spends(
    app: App, first: Caller, second: Caller, spend: Callable[[Quotas, Owner], None]
) -> None:
    quotas = Quotas(ONE)
    for caller in (first, second):
        spend(quotas, caller.owner)


async def asks_owners(app: App, first: Caller, second: Caller) -> None:
    for caller in (first, second):
        await app.alerts.ways.mailboxes.count_question(caller.owner, f"{new_id()}@example.org")


REFUSES: dict[str, Refuses] = {
    "tables_address": has_tables,
    "finished_address": finishes,
    "listed_address": is_listed,
    "people_hour": partial(spends, spend=Quotas.person),
    "tournaments_address": partial(spends, spend=Quotas.tournament),
    "bytes_address": partial(spends, spend=lambda quotas, owner: quotas.bytes(owner, 1)),
    "reports_address": reports_somebody,
    "streams_address": watches(sits=False),
    "streams_players_address": watches(sits=True),
    "hints_address": waits_for_hints,
    "connects_address": connects(FAST, 10),
    "connections_address": connects(ONE, 1),
    "bodies_address": sends_bodies,
    "alone": bots_act_alone,
    "questions_address": asks_owners,
    "a ban": is_banned,
    "--rate": is_too_fast,
    "turns": uses_much,
}
V4 = st.integers(2**24, 2**32 - 1).map(IPv4Address)
PREFIXES = st.integers(2**61, 2**62 - 1)  # of 64 bits: 2000::/3
HOSTS = st.integers(0, 2**64 - 1)
WRITTEN = st.sampled_from(["{}", "[{}]", "[{}]:443", " {}", "{}%eth0", "[{}%25eth0]:443"])


@st.composite
def pairs(draw: Any) -> tuple[str, str, bool]:
    """Draw two addresses, as proxies write them, and whether they are of one network."""

    def written(of_ipv4: int | None, prefix: int) -> str:
        if of_ipv4 is None:
            return str(draw(WRITTEN).format(IPv6Address(prefix << 64 | draw(HOSTS))))
        return str(
            draw(st.sampled_from(["{}", "::ffff:{}", "{}:443", "[::ffff:{}]:443"])).format(
                IPv4Address(of_ipv4)
            )
        )

    homes = draw(st.lists(st.one_of(V4.map(int), st.none()), min_size=2, max_size=2))
    prefixes = [draw(PREFIXES), draw(PREFIXES)]
    if draw(st.booleans()):
        homes, prefixes = [homes[0]] * 2, [prefixes[0]] * 2
    elif draw(st.booleans()):  # neighbours
        homes, prefixes = [homes[0], homes[0] and homes[0] ^ 1], [prefixes[0], prefixes[0] ^ 1]
    first, second = (written(home, prefix) for home, prefix in zip(homes, prefixes, strict=True))
    return first, second, (homes[0], homes[0] or prefixes[0]) == (homes[1], homes[1] or prefixes[1])


def address_of(caller: Caller) -> str:
    return str(caller.request.scope["client"][0])


def test_two_callers_share_each_limit_and_each_ban_exactly_if_they_are_of_one_network(
    fresh: Path,
) -> None:
    app = App(Settings(database=f"sqlite:///{fresh}", limits=ONE))
    assert REFUSES.keys() >= {name for name, about in ABOUT.items() if "one address" in about}

    def caller_at(address: str) -> Caller:
        scope = {
            "type": "http",
            "method": "GET",
            "path": "/",
            "headers": [],
            "client": (address, 1),
        }
        return Caller(
            app, Request(scope), PlayerSession("session", new_id(), "", since=1, used=1), ""
        )

    async def is_refused(refuses: Refuses, first: str, second: str) -> bool:
        await app.store.writer.run(
            lambda connection: [
                connection.execute(sa.delete(one)) for one in (tables, reports, bans, mail_counts)
            ]
        )
        try:
            await refuses(app, caller_at(first), caller_at(second))
        except Refused:
            return True
        return False

    @settings(
        max_examples=25, deadline=None, derandomize=True, database=None, phases=[Phase.generate]
    )
    @given(pairs())
    def share_or_not(pair: tuple[str, str, bool]) -> None:
        first, second, together = pair
        shared = {
            name: asyncio.run(is_refused(refuses, first, second))
            for name, refuses in REFUSES.items()
        }
        assert shared == dict.fromkeys(REFUSES, together)

    share_or_not()
    asyncio.run(app.close())


def test_players_of_three_ipv6_networks_do_not_pay_for_each_other(fresh: Path) -> None:
    limits = ServerLimits(connects_address=0, people_hour=2, finished_address=8_000)
    admins = {"Host": digest_of_token("t" * 43)}
    with serving(
        fresh, limits=limits, proxies=Proxies.read(["127.0.0.1"]), admins=admins
    ) as server:

        def player(address: str) -> Player:
            return server.player(headers={"x-forwarded-for": address})

        homes = ("2001:db8::1:1", "2a02:8108:9::7", "fe80::1%eth0")
        players = [player(home).be_a_player() for home in homes]
        assert (
            len(
                {
                    row["origin"]
                    for row in server.player("t" * 43).get("/api/admin/players")["players"]
                }
            )
            == 3
        )

        neighbour = player("2001:db8::2:2").be_a_player()
        assert (
            player("2001:db8::3:3").ask("POST", "/api/players", {}).json()["code"] == "people_hour"
        )
        assert player("2001:db8:0:1::3").ask("POST", "/api/players", {}).status_code == 201

        games = [one.open("me", "greedy") for one in (players[0], neighbour, *players[1:])]
        for hours, (one, game) in enumerate(
            zip((players[0], neighbour, *players[1:]), games, strict=True)
        ):
            one.post(f"/api/tables/{game}/resign")
            age(server, game, (9 - hours) / 24)
        assert forget(server) == {games[0]}  # another game of its network is newer

        [network] = {
            row["origin"]
            for row in server.player("t" * 43).get("/api/admin/tables")["tables"]
            if row["id"] == games[1]
        }
        server.player("t" * 43).post("/api/admin/bans", network=network, days=1, why="A flood")
        assert [
            one.ask("GET", "/api/tables").status_code
            for one in (players[0], neighbour, *players[1:])
        ] == [403, 403, 200, 200]


@pytest.mark.parametrize("address", ["10.1.2.3", "172.16.0.9", "::ffff:10.9.9.9", "fd00::7"])
def test_a_listed_proxy_is_a_proxy_here_and_to_uvicorn(address: str) -> None:
    proxies = Proxies.read(["10.0.0.0/8, 172.16.0.9", "fd00::/8"])
    trusted = _TrustedHosts(proxies.for_uvicorn())
    for one, is_named in (
        (address, True),
        ("192.0.2.1", False),
        ("172.16.0.10", False),
        ("::1", False),
        ("nginx", False),
        ("", False),
    ):
        assert (one in proxies) == (one in trusted) == is_named


def test_everybody_is_a_proxy_only_where_that_is_said_twice() -> None:
    for texts in (["*", "*"], ["*,*"], ["10.0.0.1,*", "*"]):
        proxies = Proxies.read(texts)
        assert "192.0.2.1" in proxies and "192.0.2.1" in _TrustedHosts(proxies.for_uvicorn())
    for texts in (["*"], ["10.0.0.1,*"]):
        with pytest.raises(ValueError, match=r"say it twice: --proxies '\*' --proxies '\*'"):
            Proxies.read(texts)


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("nginx,banana", "nginx"),
        ("10.0.0.1,banana", "banana"),
        ("10.0.0.1 10.0.0.2", "10.0.0.1 10.0.0.2"),
        ("10.0.0.0/33", "10.0.0.0/33"),
        ("127.0.0.1:80", "127.0.0.1:80"),
        ("[::1]", "[::1]"),
        ("10.*", "10.*"),
        ("300.0.0.1", "300.0.0.1"),
        ("fe80::1/200", "fe80::1/200"),
    ],
)
def test_a_proxy_that_is_no_address_is_refused_by_name(text: str, word: str) -> None:
    with pytest.raises(ValueError) as refused:
        Proxies.read([text])
    assert f"--proxies {word!r}: should be an address such as 10.0.0.5" in str(refused.value)


def test_a_network_with_bits_of_a_host_is_refused_with_the_network_that_was_meant() -> None:
    with pytest.raises(ValueError, match=r"did you mean 172\.16\.0\.0/12"):
        Proxies.read(["172.17.0.1/12"])
