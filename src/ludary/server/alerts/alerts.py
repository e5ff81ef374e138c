"""Alerts: tell players who are away that it is their turn, once a turn, by the ways that they have
chosen.

A turn falls due in the database when it begins (`live/table_rows.py: alert_row`). Whatever is to be
sent is written there before it is sent, so it survives a restart, and of several servers one sends
it. Playing never waits for any of this.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass
from email.message import EmailMessage
from functools import partial
from typing import Any, Concatenate, ParamSpec, TypeVar

import sqlalchemy as sa
import structlog

from ludary.server.alerts.mail import MailLinks, MailServer
from ludary.server.alerts.mailboxes import Mailboxes
from ludary.server.alerts.push import PushSender, Undeliverable
from ludary.server.alerts.quiet_hours import quiet_until
from ludary.server.errors import Refused
from ludary.server.metrics import ALERTS
from ludary.server.presence.feed import Feed
from ludary.server.resources.pools import Owner, Pool
from ludary.server.store import alerts as stored
from ludary.server.store.alerts import MAIL, Alert, DueTurn, QuietTime, TurnOutcome
from ludary.server.store.connections import away_since
from ludary.server.store.faults import NoDatabase, reason
from ludary.server.store.schema import push_subscriptions
from ludary.server.store.store import Store

SWEEP = 2.0  # seconds between searches
TOGETHER = 50  # turns, or alerts, of one search
PAUSES = (
    60_000,
    300_000,
    1_800_000,
)  # milliseconds after each try before the next; there is none after the last
P = ParamSpec("P")
T = TypeVar("T")
log = structlog.get_logger()


@dataclass(frozen=True)
class Ways:
    """The ways to reach players."""

    push: PushSender
    mail: MailServer
    links: MailLinks
    mailboxes: Mailboxes
    posting: Pool  # threads for mails


class Alerts:
    """Finds turns whose players are to be told, and sends the alerts."""

    def __init__(
        self,
        store: Store,
        feed: Feed,
        ways: Ways,
        spend: Callable[[str, str, str], None],
        title: Callable[[str], str],
        is_banned: Callable[[str], object],
        now: Callable[[], int],
    ) -> None:
        self.store, self.feed, self.ways, self.spend, self.title, self.now = (
            store,
            feed,
            ways,
            spend,
            title,
            now,
        )
        self.is_banned = is_banned  # players who are banned are not told
        self.sending: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Look for turns and alerts again and again; never end."""
        while True:
            try:
                await self.take_up()
                await self.send_due()
            except NoDatabase:
                pass  # it is logged where it is noticed
            except Exception as error:  # noqa: BLE001 - the next search does not depend on it
                log.error("alerts_failed", error=reason(error))
            await asyncio.sleep(SWEEP)

    async def take_up(self) -> None:
        """Decide about the turns that are due by now."""
        now = self.now()
        turns = await self._read(stored.due_turns, now, TOGETHER)
        if not turns:
            return
        here = await self.present([(one.table, one.seat) for one in turns])
        decisions = await self._read(
            lambda connection: [self.decision(connection, one, here, now) for one in turns]
        )
        await self.store.writer.run(lambda connection: stored.decide(connection, decisions, now))

    def decision(
        self, connection: sa.Connection, turn: DueTurn, here: set[tuple[str, int]], now: int
    ) -> TurnOutcome:
        """Return how the player of a turn is told: not at all if they are at the table, or
        banned.
        """
        if (turn.table, turn.seat) in here or not turn.person or self.is_banned(turn.person):
            return TurnOutcome(turn)
        ways, quiet = stored.ways_to(connection, turn.table, turn.person)
        return TurnOutcome(turn, ways, quiet_until(quiet, now) if ways else 0)

    async def present(self, seats: Sequence[tuple[str, int]]) -> set[tuple[str, int]]:
        """Return those of the seats whose players are at their tables, at any server."""
        here = {seat for seat in seats if self.feed.here(*seat)}
        if self.store.database.is_shared:
            connections, up = await self.store.ask(
                self.store.connections, [table for table, _ in seats]
            )
            for table, seat in seats:
                there = [
                    one
                    for one in connections
                    if (one.table, one.seat) == (table, seat) and one.server != self.store.process
                ]
                here |= {(table, seat)} if away_since(there, up, self.now()) == 0 else set()
        return here

    async def send_due(self) -> None:
        """Begin to send the alerts that are due by now, each as a task of its own."""
        room = TOGETHER - len(self.sending)
        due = await self._read(stored.due_alerts, self.now(), room) if room > 0 else []
        if not due:
            return
        here = await self.present([(one.table, one.seat) for one in due])
        quiet = await self._read(
            lambda connection: {
                one.person: stored.settings_of(connection, one.person).quiet for one in due
            }
        )
        later = [(one, self.next_try(one, quiet[one.person])) for one in due]
        for alert in await self.store.writer.run(
            lambda connection: stored.claim(connection, later)
        ):
            wanted = (
                alert.stands
                and (alert.table, alert.seat) not in here
                and not self.is_banned(alert.person)
            )
            self._begin(self.send(alert, wanted))

    def next_try(self, alert: Alert, quiet: QuietTime | None) -> int:
        """Return when an alert is tried again if it is not taken now: after a pause, and not in
        quiet hours.
        """
        at = self.now() + PAUSES[min(alert.tries, len(PAUSES) - 1)]
        return quiet_until(quiet, at) or at

    async def send(self, alert: Alert, wanted: bool) -> None:
        """Send an alert if it is still wanted, and delete it unless it is tried again."""
        with suppress(NoDatabase):  # it is tried again
            if not wanted or await self.is_settled(alert):
                await self.store.writer.run(
                    lambda connection: stored.drop(connection, alert, alert.tries + 1)
                )

    async def is_settled(self, alert: Alert) -> bool:
        """Send an alert; tell whether that was the last try."""
        way = MAIL if alert.way == MAIL else "push"
        try:
            await (self.mail(alert) if way == MAIL else self.push(alert))
            ALERTS.labels(way, "sent").inc()
        except NoDatabase:
            raise
        except Refused:
            ALERTS.labels(way, "over_limit").inc()
        except Undeliverable as error:
            log.warning("alert_not_taken", way=way, why=str(error), tries=alert.tries + 1)
            ALERTS.labels(way, "not_taken").inc()
            if error.gone:
                await self.forget_way(alert)
            return not error.passing or alert.tries >= len(PAUSES)
        except Exception as error:  # noqa: BLE001 - one alert is not sent; there will be more
            log.error("alert_failed", way=way, error=reason(error))
        return True

    async def _read(
        self, read: Callable[Concatenate[sa.Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Return what a function finds in the database."""

        def reading() -> T:
            with self.store.engine.connect() as connection:
                return read(connection, *args, **kwargs)

        return await self.store.ask(reading)

    async def push(self, alert: Alert) -> None:
        """Send a push message, which names the game and the table."""
        to = await self._read(stored.subscription, alert.way)
        if to is None or to.person != alert.person:  # the browser has another player now
            return
        self.spend("pushes_person", "day", alert.person)
        count = await self._read(stored.waiting_for, alert.person)
        await self.ways.push.send(
            to, {"title": self.title(alert.game), "table": alert.table, "count": count}
        )

    async def mail(self, alert: Alert) -> None:
        """Send a mail, which names the game and the table."""
        settings = await self._read(stored.settings_of, alert.person)
        if not (settings.mailed and self.ways.mail.host):
            return
        await self.ways.mailboxes.count_alert(alert.person)
        message = self.ways.links.alert(
            self.ways.mail, alert.person, settings.mail, self.title(alert.game), alert.table
        )
        await self.ways.posting.run(Owner(alert.person), partial(self.ways.mail.send, message))

    def ask_owner(self, person: str, address: str, asked: int) -> None:
        """Begin to send the mail that asks the owner of an address."""
        message = self.ways.links.question(
            self.ways.mail, person, address, asked, self.ways.mailboxes.digest(address)
        )
        self._begin(self._ask(Owner(person), message))

    async def _ask(self, owner: Owner, message: EmailMessage) -> None:
        try:
            await self.ways.posting.run(owner, partial(self.ways.mail.send, message))
        except (Undeliverable, Refused) as error:
            log.warning("question_not_taken", why=str(error))

    def _begin(self, sending: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(sending)
        self.sending.add(task)
        task.add_done_callback(self.sending.discard)

    async def forget_way(self, alert: Alert) -> None:
        """Forget a subscription or an address that is none any more."""
        if alert.way == MAIL:
            await self.store.writer.run(
                lambda connection: stored.change_settings(
                    connection, alert.person, mail=None, confirmed=False
                )
            )
        else:
            await self.store.writer.run(
                lambda connection: stored.unsubscribe(
                    connection, push_subscriptions.c.id == alert.way
                )
            )

    async def close(self) -> None:
        """Stop sending; what has not been sent is sent by the next server."""
        sending = list(self.sending)
        for task in sending:
            task.cancel()
        await asyncio.gather(*sending, return_exceptions=True)
        await self.ways.push.close()
