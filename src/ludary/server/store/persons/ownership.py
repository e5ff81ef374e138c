"""Ownership: changes by which players could lose their seats for ever, and how long these wait.

Whoever has a stolen link or token is signed in as the player. So adding a passkey, deletion, and
carrying the games over to another player go on at once only with a fresh proof by a passkey.
Without one they wait a day, and each session can cancel them. A waiting change is a row with a time
to come: a passkey's `since`, a person's `leaving`, the `since` of a claim.

A claim is a link without a known token, which another player may follow: `replaces` has that
player's id.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import sqlalchemy as sa

from ludary.server.store.deletion import DAY, HOUR
from ludary.server.store.persons.schema import passkeys
from ludary.server.store.schema import persons, sessions
from ludary.server.store.sessions import PlayerSession, begin, end

WAITS = DAY  # milliseconds
CLAIM_LASTS = 7 * DAY  # after its time has come
is_claim = sa.and_(sessions.c.link, sessions.c.replaces.is_not(None))


@dataclass(frozen=True)
class Waiting:
    """A change that waits, or a session that has begun less than a day ago."""

    what: Literal["passkey", "deletion", "games", "session"]
    # when it happens; of a session, from when on it can end older ones. Milliseconds since 1970
    due: int
    label: str = ""  # the passkey's name, or the session's browser


def has_passkey(connection: sa.Connection, person: str, now: int) -> bool:
    """Tell whether a person can sign in by a passkey."""
    theirs = sa.select(passkeys.c.id).where(passkeys.c.person == person, passkeys.c.since <= now)
    return connection.execute(theirs.limit(1)).first() is not None


def is_new(connection: sa.Connection, person: str, now: int) -> bool:
    """Tell whether a person came within the last hour and has one session and no link: nothing has
    been stolen from them yet.
    """
    since = connection.execute(sa.select(persons.c.since).where(persons.c.id == person)).scalar()
    count = sa.select(sa.func.count()).where(sessions.c.person == person, sa.not_(is_claim))
    return since is not None and now - since < HOUR and connection.execute(count).scalar_one() <= 1


def due_of(connection: sa.Connection, person: str, proved: bool, now: int) -> int:
    """Return the time at which a change requested now may happen."""
    return now if proved or is_new(connection, person, now) else now + WAITS


def waiting_of(connection: sa.Connection, session: PlayerSession, now: int) -> list[Waiting]:
    """Return the person's waiting changes, and sessions newer than this one and less than a day
    old.
    """
    person = session.person
    new = sa.select(passkeys.c.since, passkeys.c.name).where(
        passkeys.c.person == person, passkeys.c.since > now
    )
    waiting = [
        Waiting("passkey", *row) for row in connection.execute(new.order_by(passkeys.c.since))
    ]
    leaving = connection.execute(
        sa.select(persons.c.leaving).where(persons.c.id == person)
    ).scalar()
    waiting += [Waiting("deletion", leaving)] if leaving is not None else []
    theirs = sa.select(sessions.c.since, sessions.c.label).where(sessions.c.person == person)
    claims = theirs.where(is_claim, sessions.c.since > now - CLAIM_LASTS)
    waiting += [
        Waiting("games", since)
        for since, _ in connection.execute(claims.order_by(sessions.c.since))
    ]
    if not has_passkey(connection, person, now):
        newer = (
            ~sessions.c.link,
            sessions.c.since > max(session.since, now - DAY),
            sessions.c.id != session.id,
        )
        rows = connection.execute(theirs.where(*newer).order_by(sessions.c.since))
        waiting += [Waiting("session", since + DAY, label) for since, label in rows]
    return waiting


def cancel(connection: sa.Connection, person: str, now: int) -> None:
    """Cancel all waiting changes of a person."""
    connection.execute(
        sa.delete(passkeys).where(passkeys.c.person == person, passkeys.c.since > now)
    )
    going = (persons.c.id == person, persons.c.leaving > now)
    connection.execute(sa.update(persons).where(*going).values(leaving=None))
    end(connection, sessions.c.person == person, is_claim)


def may_end(connection: sa.Connection, by: PlayerSession, now: int) -> list[sa.ColumnElement[bool]]:
    """Return the condition on sessions that this one may end: in its first day none older, unless a
    passkey exists.
    """
    if now - by.since >= DAY or has_passkey(connection, by.person, now):
        return []
    return [sa.or_(sessions.c.id == by.id, sessions.c.since >= by.since)]


def claim(connection: sa.Connection, old: str, new: str, ids: Sequence[str], now: int) -> int:
    """Let a player take over another's games, and return the time from which; `ids` are new, the
    second one secret.
    """
    own = (is_claim, sessions.c.person == old, sessions.c.replaces == new)
    end(connection, *own, sessions.c.since <= now - CLAIM_LASTS)  # nobody is told of it any more
    row = connection.execute(sa.select(sessions.c.since).where(*own)).first()
    if row is not None:
        return int(row.since)
    since = due_of(connection, old, False, now)
    begin(
        connection,
        PlayerSession(ids[0], old, "", "", since, since, now, link=True, replaces=new),
        ids[1],
    )
    return since


def claimed_from(connection: sa.Connection, old: str, new: str) -> int | None:
    """Return the time from which a player may take over another's games; None if not allowed, or
    cancelled.
    """
    own = (is_claim, sessions.c.person == old, sessions.c.replaces == new)
    since: int | None = connection.execute(sa.select(sessions.c.since).where(*own)).scalar()
    return since
