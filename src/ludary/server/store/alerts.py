"""Alerts in the database: who wants to be told of turns and how, which turns are due to be told,
and what is still to be sent.

A turn is due once: the step that takes it up clears its time and writes what is to be sent, so that
of several servers one does it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from ludary.server.store.appending import insert
from ludary.server.store.schema import (
    alert_settings,
    alert_tables,
    alerts,
    persons,
    push_subscriptions,
    seats,
    tables,
)

MAIL = "mail"  # the way of an alert that is no subscription


@dataclass(frozen=True, slots=True)
class QuietTime:
    """Quiet hours: minutes after midnight in a time zone."""

    begins: int
    ends: int
    zone: str


@dataclass(frozen=True, slots=True)
class AlertSettings:
    """A player's settings for alerts at all tables."""

    everywhere: bool = False
    quiet: QuietTime | None = None
    mail: str = ""
    confirmed: bool = False
    asked: int = 0  # since when this is the address, in ms

    @property
    def mailed(self) -> bool:
        return bool(self.mail) and self.confirmed


@dataclass(frozen=True, slots=True)
class Subscription:
    """A browser's address at its push service, and the keys for messages to it."""

    id: str
    person: str
    session: str
    endpoint: str
    p256dh: str
    auth: str
    since: int


@dataclass(frozen=True, slots=True)
class DueTurn:
    """A turn whose player should be told by now."""

    table: str
    seat: int
    person: str  # "" if nobody sits there any more
    due: int


@dataclass(frozen=True, slots=True)
class TurnOutcome:
    """The ways by which a player is told of a turn (none: not at all), or the time until which that
    waits.
    """

    turn: DueTurn
    ways: Sequence[str] = ()
    until: int = 0


@dataclass(frozen=True, slots=True)
class Alert:
    """An alert that is to be sent, if `seat` still decides."""

    table: str
    person: str
    way: str
    tries: int
    at: int
    game: str
    seat: int
    stands: bool  # whether it is still this turn of this player


TURN = sa.and_(seats.c.table == tables.c.id, seats.c.seat == tables.c.actor)
# Both are asked for every two seconds, so they are built once
DUE_TURNS = (
    sa.select(tables.c.id, tables.c.actor, sa.func.coalesce(seats.c.person, ""), tables.c.alert_due)
    .outerjoin(seats, TURN)
    .where(tables.c.alert_due <= sa.bindparam("now"))
    .order_by(tables.c.alert_due)
    .limit(sa.bindparam("most"))
)
STANDS = sa.and_(
    tables.c.status == "playing",
    tables.c.alert_due.is_(None),
    sa.func.coalesce(seats.c.person, "") == alerts.c.person,
)
OF_ALERT: tuple[sa.ColumnElement[Any], ...] = (
    *(alerts.c[name] for name in ("table", "person", "way", "tries", "at")),
    *(tables.c.game, tables.c.actor, STANDS),
)
DUE_ALERTS = (
    sa.select(*OF_ALERT)
    .join(tables, tables.c.id == alerts.c.table)
    .outerjoin(seats, TURN)
    .where(alerts.c.at <= sa.bindparam("now"))
    .order_by(alerts.c.at)
    .limit(sa.bindparam("most"))
)


def settings_of(connection: sa.Connection, person: str) -> AlertSettings:
    row = connection.execute(
        sa.select(alert_settings).where(alert_settings.c.person == person)
    ).first()
    if row is None:
        return AlertSettings()
    quiet = QuietTime(row.begins, row.ends, row.zone) if row.zone else None
    return AlertSettings(row.everywhere, quiet, row.mail or "", row.confirmed, row.asked)


def change_settings(connection: sa.Connection, person: str, **changed: Any) -> None:
    """Write some columns of a player's settings."""
    row = insert(connection, alert_settings).values(
        **{"person": person, "everywhere": False, "confirmed": False, **changed}
    )
    connection.execute(row.on_conflict_do_update(index_elements=["person"], set_=changed))


def subscriptions_of(connection: sa.Connection, person: str) -> list[Subscription]:
    """Return the subscriptions of a player, the newest first."""
    query = (
        sa.select(push_subscriptions)
        .where(push_subscriptions.c.person == person)
        .order_by(push_subscriptions.c.since.desc())
    )
    return [Subscription(*row) for row in connection.execute(query)]


def subscription(connection: sa.Connection, id: str) -> Subscription | None:
    row = connection.execute(
        sa.select(push_subscriptions).where(push_subscriptions.c.id == id)
    ).first()
    return Subscription(*row) if row else None


def subscribe(connection: sa.Connection, new: Subscription, most: int) -> None:
    """Write a subscription in place of the session's last one; beyond `most` of a player the oldest
    give way.
    """
    same = sa.or_(push_subscriptions.c.id == new.id, push_subscriptions.c.session == new.session)
    connection.execute(sa.delete(push_subscriptions).where(same))
    row = {name: getattr(new, name) for name in Subscription.__dataclass_fields__}
    connection.execute(sa.insert(push_subscriptions).values(**row))
    for old in subscriptions_of(connection, new.person)[most:] if most else ():
        connection.execute(sa.delete(push_subscriptions).where(push_subscriptions.c.id == old.id))


def unsubscribe(connection: sa.Connection, *where: sa.ColumnElement[bool]) -> None:
    connection.execute(sa.delete(push_subscriptions).where(*where))


def wanted_at(connection: sa.Connection, table: str, person: str) -> bool | None:
    """Return what a player has said about a table; None for nothing."""
    where = (alert_tables.c.table == table, alert_tables.c.person == person)
    return connection.execute(sa.select(alert_tables.c.wanted).where(*where)).scalar()


def want_at(connection: sa.Connection, table: str, person: str, wanted: bool) -> None:
    row = insert(connection, alert_tables).values(table=table, person=person, wanted=wanted)
    connection.execute(
        row.on_conflict_do_update(index_elements=["table", "person"], set_={"wanted": wanted})
    )


def ways_to(
    connection: sa.Connection, table: str, person: str
) -> tuple[Sequence[str], QuietTime | None]:
    """Return the ways by which a player wants to be told of turns at a table, and the quiet
    hours.
    """
    settings, wanted = settings_of(connection, person), wanted_at(connection, table, person)
    if not (settings.everywhere if wanted is None else wanted):
        return (), None
    ways = [one.id for one in subscriptions_of(connection, person)]
    return [*ways, *((MAIL,) if settings.mailed else ())], settings.quiet


def due_turns(connection: sa.Connection, now: int, limit: int) -> list[DueTurn]:
    """Return turns whose players should be told by now, the longest due first."""
    return [DueTurn(*row) for row in connection.execute(DUE_TURNS, {"now": now, "most": limit})]


def decide(connection: sa.Connection, decisions: Sequence[TurnOutcome], now: int) -> None:
    """Put turns off, or take them up and write what is to be sent.

    A turn that has changed, or was taken up elsewhere, is left alone.
    """
    for one in sorted(
        decisions, key=lambda one: one.turn.table
    ):  # in order, so that servers cannot wait for each other in a circle
        this = (tables.c.id == one.turn.table, tables.c.alert_due == one.turn.due)
        taken = connection.execute(
            sa.update(tables)
            .where(*this)
            .values(alert_due=one.until or None)
            .returning(tables.c.id)
        ).first()
        known = (
            taken
            and one.ways
            and connection.execute(
                sa.select(persons.c.id).where(persons.c.id == one.turn.person)
            ).first()
        )
        for way in one.ways if known and not one.until else ():
            fresh = {"tries": 0, "at": now}
            row = insert(connection, alerts).values(
                table=one.turn.table, person=one.turn.person, way=way, **fresh
            )
            connection.execute(
                row.on_conflict_do_update(index_elements=["table", "person", "way"], set_=fresh)
            )


def due_alerts(connection: sa.Connection, now: int, limit: int) -> list[Alert]:
    """Return alerts that should be sent by now, the longest due first."""
    return [Alert(*row) for row in connection.execute(DUE_ALERTS, {"now": now, "most": limit})]


def claim(connection: sa.Connection, due: Sequence[tuple[Alert, int]]) -> list[Alert]:
    """Return the alerts that no other server has claimed; each is tried again at its time, unless
    it is deleted before.
    """
    claimed = []
    for alert, later in sorted(due, key=lambda one: (one[0].table, one[0].person, one[0].way)):
        changed = (
            sa.update(alerts)
            .where(*same(alert))
            .values(at=later, tries=alert.tries + 1)
            .returning(alerts.c.way)
        )
        if connection.execute(changed).first():
            claimed.append(alert)
    return claimed


def drop(connection: sa.Connection, alert: Alert, tries: int) -> None:
    """Delete an alert that has been sent, or never will be."""
    connection.execute(sa.delete(alerts).where(*same(alert)[:3], alerts.c.tries == tries))


def same(alert: Alert) -> tuple[sa.ColumnElement[bool], ...]:
    row = alerts.c
    return (
        row.table == alert.table,
        row.person == alert.person,
        row.way == alert.way,
        row.tries == alert.tries,
        row.at == alert.at,
    )


def waiting_for(connection: sa.Connection, person: str) -> int:
    """Return the number of tables at which a player has to decide."""
    query = sa.select(sa.func.count()).select_from(tables).join(seats, TURN)
    return connection.execute(
        query.where(
            seats.c.person == person, seats.c.kind == "person", tables.c.status == "playing"
        )
    ).scalar_one()
