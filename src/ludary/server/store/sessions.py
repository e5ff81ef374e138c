"""Sessions: each browser or program in which a player is signed in, and each link for signing in,
has its own token.

Only digests of tokens are stored. Steps that end sessions return these digests, and all servers are
told of them.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict, dataclass
from typing import Any

import sqlalchemy as sa

from ludary.server.store.channels import TOKENS, notify
from ludary.server.store.deletion import DAY
from ludary.server.store.schema import persons, push_subscriptions, sessions

MOST, MOST_LINKS = 30, 10  # of one person; for one more the least recently used gives way
BATCH = 100  # unused sessions that one step ends


@dataclass(frozen=True, slots=True)
class PlayerSession:
    """The row of a token, with the name of its player; times in milliseconds since 1970.

    A stranger's has no id.
    """

    id: str = ""
    person: str = ""
    name: str = ""
    label: str = ""  # the browser or program, in words; "" if it is not known
    since: int = 0
    used: int = 0  # written down about once an hour
    renewed: int = 0  # when the browser was last given its cookie
    link: bool = False  # whether the token only begins other sessions
    replaces: str | None = (
        # the session that ends when this one is first used; of a link, as `persons/ownership.py`
        # says
        None
    )


WANTED = sa.select(
    *(
        persons.c.name if one == "name" else sessions.c[one]
        for one in PlayerSession.__dataclass_fields__
    )
).join(persons)


def session_with(connection: sa.Connection, token: str) -> PlayerSession | None:
    """Return the session whose token has this digest."""
    row = connection.execute(WANTED.where(sessions.c.token == token)).first()
    return PlayerSession(*row) if row else None


def sessions_of(connection: sa.Connection, person: str, after: int) -> list[PlayerSession]:
    """Return a person's sessions and links that were used after a moment, the last used first."""
    usable = sa.or_(~sessions.c.link, sessions.c.replaces.is_(None))
    query = WANTED.where(sessions.c.person == person, sessions.c.used >= after, usable)
    return [
        PlayerSession(*row)
        for row in connection.execute(
            query.order_by(sessions.c.used.desc(), sessions.c.since.desc(), sessions.c.id)
        )
    ]


def begin(connection: sa.Connection, session: PlayerSession, token: str) -> list[str]:
    """Write a new session whose token has this digest; return the digests of those that it ends."""
    row = {name: value for name, value in asdict(session).items() if name != "name"}
    connection.execute(sa.insert(sessions).values(token=token, **row))
    others = (
        sessions.c.person == session.person,
        sessions.c.link == session.link,
        sessions.c.id != session.id,
    )
    first = sa.select(sa.func.min(sessions.c.since)).where(*others).scalar_subquery()
    # Many new ones must not drive out one that is settled, or the first
    fresh = sa.and_(sessions.c.since > session.used - DAY, sessions.c.since > first)
    newest = (
        sa.select(sessions.c.id)
        .where(*others)
        .order_by(fresh, sessions.c.used.desc(), sessions.c.since.desc())
    )
    return end(
        connection, sessions.c.id.in_(newest.offset((MOST_LINKS if session.link else MOST) - 1))
    )


def end(connection: sa.Connection, *where: sa.ColumnElement[bool]) -> list[str]:
    """End the sessions for which all conditions hold; return their digests."""
    gone = list(
        connection.execute(sa.delete(sessions).where(*where).returning(sessions.c.token)).scalars()
    )
    notify(connection, TOKENS, gone)
    return gone


def take_over(connection: sa.Connection, session: PlayerSession) -> list[str]:
    """End the session that this one replaces, and its rivals for that, now that its browser has the
    token.

    The browser goes on being told of turns if it still has the same player.
    """
    told = (
        push_subscriptions.c.session == session.replaces,
        push_subscriptions.c.person == session.person,
    )
    connection.execute(sa.update(push_subscriptions).where(*told).values(session=session.id))
    connection.execute(sa.update(sessions).where(sessions.c.id == session.id).values(replaces=None))
    rivals = sa.and_(sessions.c.replaces == session.replaces, sessions.c.id != session.id)
    return end(connection, sa.or_(sessions.c.id == session.replaces, rivals))


def end_unused(connection: sa.Connection, before: int) -> list[str]:
    """End some sessions that have not been used since."""
    return end(
        connection,
        sessions.c.id.in_(sa.select(sessions.c.id).where(sessions.c.used < before).limit(BATCH)),
    )


def write_uses(connection: sa.Connection, used: Collection[PlayerSession]) -> None:
    """Write the last uses and labels of these sessions."""
    new: dict[str, Any] = {
        "used": sa.bindparam("used"),
        "label": sa.bindparam("label"),
        "renewed": sa.bindparam("renewed"),
    }
    statement = sa.update(sessions).where(sessions.c.id == sa.bindparam("of")).values(new)
    in_order = sorted(
        used, key=lambda session: session.id
    )  # so that servers cannot wait for each other in a circle
    connection.execute(
        statement,
        [{"of": one.id, **{name: getattr(one, name) for name in new}} for one in in_order],
    )
