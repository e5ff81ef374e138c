"""App: the parts of one server process, from its start to its end."""

from __future__ import annotations

import asyncio
import os
import threading
import time
from collections.abc import Callable, Container
from contextlib import suppress
from dataclasses import dataclass

from ludary.server.alerts.alerts import Alerts, Ways
from ludary.server.alerts.mail import MailLinks
from ludary.server.alerts.mailboxes import Mailboxes
from ludary.server.alerts.push import PushSender, contact_of
from ludary.server.catalog.catalog import GameCatalog
from ludary.server.catalog.records import RecordReader
from ludary.server.live.live_tables import LiveTables
from ludary.server.live.persons import Persons
from ludary.server.live.tables import Tables
from ludary.server.parsing.workers import Workers
from ludary.server.playing.bots import Bots, BotThreads
from ludary.server.playing.comparisons import Comparisons
from ludary.server.playing.hints import Hints
from ludary.server.playing.reviews import Reviews
from ludary.server.presence.blocked_players import Blocks
from ludary.server.presence.feed import Feed
from ludary.server.presence.identities import Identities, new_id
from ludary.server.presence.sync import PresenceSync
from ludary.server.public import FairPool, Public
from ludary.server.resources.addresses import NetworkDigests
from ludary.server.resources.limits import ServerLimits
from ludary.server.resources.retention import Retention
from ludary.server.security_log import SecurityLog
from ludary.server.settings import Settings, default_database
from ludary.server.showing.lessons import Lessons
from ludary.server.showing.puzzles import Puzzles
from ludary.server.showing.snapshot_rendering import SnapshotRenderer
from ludary.server.store.database import Database
from ludary.server.store.notifications import listen
from ludary.server.store.store import Store
from ludary.server.store.writer import Writer
from ludary.server.tables.table import Table
from ludary.server.tournaments.tournaments import Tournaments

TIDY = 10.0  # seconds


def milliseconds() -> int:
    """Return the time in milliseconds since 1970, UTC."""
    return time.time_ns() // 1_000_000


def start_thread(name: str, work: Callable[[], None]) -> None:
    """Run work in a thread of its own."""
    threading.Thread(target=work, name=name, daemon=True).start()


@dataclass(frozen=True)
class ThreadKinds:
    """The ways in which a server runs work beside its event loop; a simulation of the server has
    others.
    """

    pool: type[FairPool] = FairPool
    writer: type[Writer] = Writer
    start: Callable[[str, Callable[[], None]], None] = start_thread


THREAD_KINDS = ThreadKinds()


def pools(limits: ServerLimits, fair_pool: type[FairPool]) -> dict[str, FairPool]:
    """Return the thread pools, one for each kind of work, so that none waits for another kind.

    A person has one job at a time in each: a question to the lab, which takes minutes, keeps nobody
    from playing. Hints yield to everything else: with the priority of other threads they made a
    player among 27 hostile clients wait 540 to 700 ms for an answer instead of 35 to 120 ms.
    """
    return {
        "quick": fair_pool(
            "quick", 4, 0, 0, 0
        ),  # each table and each connection has one job at most
        "watching": fair_pool("watching", 1, 0, 0, 0),
        "replays": fair_pool("replays", 1, 4, 16, 128),
        "uploads": fair_pool("uploads", 1, 1, 4, 32),
        "lab": fair_pool("lab", 1, 1, 4, 16),
        "reviews": fair_pool("reviews", 1, 2, 8, 64),
        "hints": fair_pool(
            "hints", 2, limits.hints_person, limits.hints_address, limits.hints, behind=True
        ),
        "loading": fair_pool("loading", 2, 0, 0, 0),
        "bots": fair_pool("bots", 2, 0, 0, 0),
        "mails": fair_pool("mails", 2, 0, 0, 0),
    }


class App:
    """The parts of a server, put together."""

    def __init__(
        self,
        settings: Settings,
        now: Callable[[], int] = milliseconds,
        threads: ThreadKinds = THREAD_KINDS,
        open_database: Callable[[str], Database] = Database,
    ) -> None:
        self.settings, self.now, self.threads = settings, now, threads
        self.catalog = GameCatalog(settings.own_games, settings.bots)
        self.store = Store(
            open_database(settings.database or default_database()), new_id(), threads.writer
        )
        self.feed = Feed(now)
        self.identities = Identities(self.store, now, settings.keep.sessions)
        self.blocks = Blocks(self.store, now)
        self.pools = pools(settings.limits, threads.pool)
        live, outages = LiveTables(self.feed), self.store.awake(now())
        self.presence_sync = PresenceSync(self.store, self.feed, now, live.__contains__)
        self.tables = Tables(
            self.store,
            self.catalog,
            live,
            now,
            self.pools["quick"],
            self.pools["loading"],
            self.presence_sync.refresh,
            outages,
            settings.limits.alert_wait,
            self.notice,
        )
        self.tournaments = Tournaments(self.store, self.tables, self.catalog, now)
        self.persons = Persons(self.store, self.tables, self.identities, now)
        self.public = Public(
            settings,
            self.store,
            self.tables,
            self.tournaments,
            self.identities,
            self.persons,
            now,
        )
        self.digests = NetworkDigests(self.store.secret("origin"))
        self.security = SecurityLog()
        hidden = os.path.realpath(self.store.database.path) if self.store.database.path else ""
        self.workers = Workers(hidden, [str(path.resolve().parent) for path in settings.own_games])
        self.renderer = SnapshotRenderer(
            self.pools["quick"], self.pools["watching"], self.tables.current
        )
        self.records = RecordReader(self.catalog, self.workers, settings.limits.steps)
        self.reviews = Reviews(self.store, self.pools["reviews"], self.workers, self.catalog)
        self.comparisons = Comparisons(self.pools["lab"], settings.limits.lab_seconds)
        self.lessons = Lessons(self.catalog.game)
        self.puzzles = Puzzles(self.catalog.game)
        self.hints = Hints(self.pools["hints"], self.tables.current, self.catalog.bot)
        self.bots = Bots(
            self.tables, BotThreads(self.pools["bots"], self.catalog.bot), settings.limits.alone
        )
        forgets = (self.store.forget, self.store.forget_beyond_quota, self.end_unused_sessions)
        self.retention = Retention(
            settings.keep, settings.limits.finished_address, *forgets, self.in_use, now
        )
        self.alerts = self._alerts()
        self.leaving = asyncio.Event()  # set when the server ends, so that connections do
        self.tasks: list[asyncio.Task[None]] = []

    def _alerts(self) -> Alerts:
        settings = self.settings
        push = PushSender(
            self.store.secret("push"), settings.mail.sender or contact_of(settings.public_url)
        )
        secret = self.store.secret("mail")
        links = MailLinks(secret, settings.public_url)
        mailboxes = Mailboxes(self.store, settings.limits, secret, self.now)
        ways = Ways(push, settings.mail, links, mailboxes, self.pools["mails"])
        return Alerts(
            self.store,
            self.feed,
            ways,
            self.public.quotas.spend,
            self.title_of,
            self.public.bans.of_person,
            self.now,
        )

    def notice(self, table: Table) -> None:
        """Let bots and tournaments hear of the new state of a table."""
        self.bots.notice(table)
        self.tournaments.notice(table)

    def title_of(self, game: str) -> str:
        """Return the title of a game, which this server may no longer have."""
        return self.catalog.games[game].title if game in self.catalog.games else game

    def open(self) -> None:
        """Start the background tasks."""
        self.threads.start("prepare", self.catalog.prepare)
        loop = asyncio.get_running_loop()
        work = (
            self.bots.sweep(),
            self.retention.run(),
            self.tidy(),
            self.persons.run(),
            self.alerts.run(),
            self.tournaments.run(),
        )
        self.tasks += [loop.create_task(one) for one in work]
        if self.store.database.is_shared:
            self.tasks.append(loop.create_task(self.presence_sync.run()))
            listeners = (
                self.tables.hear,
                self.presence_sync.hear,
                self.identities.forget,
                self.missed,
                self.public.bans.refresh,
            )
            self.tasks.append(loop.create_task(listen(self.store, *listeners)))

    async def missed(self) -> None:
        """Read everything again, after news of other servers may have been lost."""
        self.identities.forget_all()
        self.presence_sync.hear_all(self.tables.live)
        await self.public.bans.refresh()
        await self.tables.catch_up_all()

    def in_use(self) -> Container[str]:
        """Return the tables that this server does not delete now, however old: those in its
        memory.
        """
        return self.tables.live

    async def end_unused_sessions(self) -> None:
        """End sessions that have not been used for as long as the host allows."""
        if ended := await self.identities.end_unused():
            self.security.expired(ended)

    async def tidy(self) -> None:
        """End idle worker processes and questions that nobody asks about, and record the use of
        sessions, again and again; never end.
        """
        while True:
            await asyncio.sleep(TIDY)
            await asyncio.to_thread(self.workers.tidy)
            self.comparisons.tidy()
            await self.identities.write_uses()
            await self.public.bans.refresh()

    def leave(self) -> None:
        """End all streams."""
        if self.leaving.is_set():
            return
        self.leaving.set()
        for listeners in self.feed.listeners.values():
            for listener in listeners:
                listener.wake.set()

    async def close(self) -> None:
        """Close the server's parts; what has been acknowledged is kept."""
        self.leave()
        self.bots.close()
        self.catalog.readiness.close()
        self.comparisons.close()
        for pool in self.pools.values():
            pool.close()
        await asyncio.to_thread(self.workers.close)
        await asyncio.to_thread(self.renderer.close)
        for task in self.tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await self.alerts.close()
        await self.presence_sync.leave()
        await self.identities.write_uses()
        await asyncio.to_thread(self.store.close)
