"""Identities: players and the sessions by whose tokens they are known.

Only digests of tokens are stored.
"""

from __future__ import annotations

import re
import secrets
import time
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from hashlib import sha256

import sqlalchemy as sa

from ludary.server.errors import Refused, in_utc
from ludary.server.resources.addresses import NetworkDigest
from ludary.server.resources.retention import DAY, HOUR
from ludary.server.store.faults import NoDatabase
from ludary.server.store.persons.ownership import Waiting, cancel, may_end, waiting_of
from ludary.server.store.schema import sessions
from ludary.server.store.sessions import (
    BATCH,
    PlayerSession,
    begin,
    end,
    end_unused,
    take_over,
    write_uses,
)
from ludary.server.store.store import Store

TOKEN = re.compile(r"[A-Za-z0-9_-]{20,100}")
MOST_KNOWN = 20_000  # sessions in memory
TOO_NEW = (
    "This browser signed in less than a day ago, so it cannot end older sessions. End them there,"
    " or here from"
)
# seconds for which a token is not looked up again; an ended one is told of at once, unless the news
# is lost
KNOWN_FOR = 5.0


@dataclass(frozen=True, slots=True)
class Identity:
    """A player; `id` "" is a stranger."""

    id: str = ""
    name: str = ""


STRANGER = PlayerSession()


class Identities:
    """Finds players by their tokens, and begins and ends their sessions."""

    def __init__(self, store: Store, now: Callable[[], int], days: float | None = None) -> None:
        self.store, self.now = store, now
        self.days = days  # after which an unused session ends
        self.known: OrderedDict[str, tuple[PlayerSession, float]] = (
            OrderedDict()
        )  # by digest; until when
        self.unwritten: dict[str, PlayerSession] = {}  # by id: sessions whose use is to be recorded
        self.watching: defaultdict[str, set[Callable[[], None]]] = defaultdict(
            set
        )  # by digest: how to wake open connections
        self.changes = 0  # counts ended tokens

    async def find(self, token: str) -> PlayerSession:
        """Return the session with this token; a stranger's if there is none."""
        session = await self.look_up(token)
        return STRANGER if session.link else session

    async def look_up(self, token: str) -> PlayerSession:
        """Return the session or link of a token; a stranger's session if there is none."""
        if not TOKEN.fullmatch(token):
            return STRANGER
        digest = digest_of(token)
        session, until = self.known.get(digest, (STRANGER, 0.0))
        if until > time.monotonic():
            return session
        changes = self.changes
        stored = await self.store.ask(self.store.session, digest)
        if stored is None or stored.used < self.oldest:
            self.known.pop(digest, None)
            return STRANGER
        if stored.replaces:
            await self._end(lambda connection: take_over(connection, stored))
        elif changes == self.changes:  # else it may have changed while it was read
            self._keep(digest, stored)
        return stored

    @property
    def oldest(self) -> int:
        """The earliest last use of a session that goes on; uses are recorded to the hour."""
        return 0 if self.days is None else int(self.now() - self.days * DAY - HOUR)

    async def add(
        self, name: str, now: int, origin: NetworkDigest | None = None, label: str = ""
    ) -> tuple[Identity, str]:
        """Make a player; return the token of the first session, which cannot be seen again."""
        token = new_token()
        session = PlayerSession(new_id(), new_id(), name, label, now, now, now)
        await self.store.add_person(session, digest_of(token), origin)
        self._keep(digest_of(token), session)
        return Identity(session.person, name), token

    async def begin(
        self, token: str, known: PlayerSession, label: str, before: PlayerSession = STRANGER
    ) -> str:
        """Begin a session of a player whose link or other session has this token, in the place of
        the one before; return its token.

        A replaced session goes on until the new one is first used, in case the answer is lost. One
        of the same player is as old as that.
        """
        now = self.now()
        since = before.since if before.person == known.person else now
        if known.link and (known.used == known.since or self.is_to_be_noted(known)):
            self.note_use(token, replace(known, used=now))
        return await self._begin(
            PlayerSession(
                new_id(), known.person, "", label, since, now, now, replaces=before.id or None
            )
        )

    async def begin_after(self, make: Callable[[sa.Connection], PlayerSession]) -> str:
        """Begin the session that `make` returns, in one step with what it does; return its token.

        Raises what it raises.
        """
        token = new_token()
        await self._end(lambda connection: begin(connection, make(connection), digest_of(token)))
        return token

    async def link(self, person: str) -> str:
        """Return a new token that only begins sessions."""
        now = self.now()
        return await self._begin(PlayerSession(new_id(), person, "", "", now, now, now, link=True))

    async def _begin(self, session: PlayerSession) -> str:
        token = new_token()
        await self._end(lambda connection: begin(connection, session, digest_of(token)))
        return token

    async def sessions(self, person: str) -> list[PlayerSession]:
        """Return a player's sessions and links, the last used first."""
        stored = await self.store.ask(self.store.sessions, person, self.oldest)
        return [self.unwritten.get(one.id, one) for one in stored]

    async def end(self, by: PlayerSession, id: str) -> int:
        """End one of a player's sessions or links, with its open streams; return how many ended.

        Refused for one that is too old.
        """
        one, now = (sessions.c.person == by.person, sessions.c.id == id), self.now()

        def step(connection: sa.Connection) -> Sequence[str]:
            ended = end(connection, *one, *may_end(connection, by, now))
            if (
                not ended
                and connection.execute(sa.select(sessions.c.id).where(*one)).first() is not None
            ):
                raise Refused(f"{TOO_NEW} {in_utc(by.since + DAY)} on.", "too_new", 403)
            return ended

        return await self._end(step)

    async def end_all(self, by: PlayerSession, links: bool, here: bool = False) -> int:
        """End the sessions of a player that this one may end, with `links` the links too, and with
        `here` itself.
        """
        others = (() if links else (~sessions.c.link,)) + (
            () if here else (sessions.c.id != by.id,)
        )
        theirs = (sessions.c.person == by.person, *others)
        return await self._end(
            lambda connection: end(connection, *theirs, *may_end(connection, by, self.now()))
        )

    async def refuse(self, by: PlayerSession, ends: bool) -> None:
        """Cancel what waits at a player, and end the other sessions and links."""
        await self.store.writer.run(lambda connection: cancel(connection, by.person, self.now()))
        if ends:
            await self.end_all(by, links=True)

    async def waiting(self, session: PlayerSession) -> list[Waiting]:
        """Return what the player of a session should know of before it happens."""

        def read() -> list[Waiting]:
            with self.store.engine.connect() as connection:
                return waiting_of(connection, session, self.now())

        return await self.store.ask(read) if session.id else []

    async def end_unused(self) -> int:
        """End all sessions that have not been used for too long."""
        count, more = 0, self.days is not None
        while more:
            ended = await self._end(lambda connection: end_unused(connection, self.oldest))
            count, more = count + ended, ended == BATCH
        return count

    async def _end(self, step: Callable[[sa.Connection], Sequence[str]]) -> int:
        """Run a step that ends sessions, and end their open streams here."""
        ended = await self.store.writer.run(step)
        for digest in ended:
            self.forget(digest)
        return len(ended)

    def is_to_be_noted(self, session: PlayerSession) -> bool:
        """Tell whether the last recorded use of a session is an hour ago."""
        return bool(session.id) and self.now() - session.used >= HOUR

    def note_use(self, token: str, session: PlayerSession) -> None:
        """Record a change of a session soon."""
        self.unwritten[session.id] = session
        if (digest := digest_of(token)) in self.known:
            self.known[digest] = (session, self.known[digest][1])

    async def write_uses(self) -> None:
        """Write the noted uses; those that the database does not take are noted again with the next
        use.
        """
        used, self.unwritten = self.unwritten.values(), {}
        if used:
            try:
                await self.store.writer.run(lambda connection: write_uses(connection, used))
            except NoDatabase:
                self.known.clear()

    async def rename(self, token: str, name: str) -> None:
        """Change the name of a player."""
        session = await self.find(token)
        if session.id and name and name != session.name:
            changes = self.changes
            await self.store.rename(session.person, name)
            self.known.pop(digest_of(token), None)
            if changes == self.changes:  # else it may have ended meanwhile
                self._keep(digest_of(token), replace(session, name=name))

    def forget(self, digest: str) -> None:
        """Look up a token again, which may have ended."""
        self.changes += 1
        self.known.pop(digest, None)
        for wake in self.watching.get(digest, ()):
            wake()

    def forget_all(self) -> None:
        """Look up all tokens again, after news may have been lost."""
        self.changes += 1
        self.known.clear()
        self.wake_all()

    def wake_all(self) -> None:
        """Wake all open connections, which then find out whether they go on."""
        for wakes in list(self.watching.values()):
            for wake in list(wakes):
                wake()

    @contextmanager
    def waking(self, token: str, wake: Callable[[], None]) -> Iterator[None]:
        """Wake a connection when its token may have ended."""
        digest = digest_of(token)
        self.watching[digest].add(wake)
        try:
            yield
        finally:
            self.watching[digest].discard(wake)
            if not self.watching[digest]:
                del self.watching[digest]

    def _keep(self, digest: str, session: PlayerSession) -> None:
        self.known[digest] = (session, time.monotonic() + KNOWN_FOR)
        self.known.move_to_end(digest)
        while len(self.known) > MOST_KNOWN:
            self.known.popitem(last=False)


def digest_of(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """Return a random id that cannot be guessed.

    None begins with "-": to a command of the terminal that would be an option.
    """
    while (drawn := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return drawn
