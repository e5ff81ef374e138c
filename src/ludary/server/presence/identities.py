"""Identities: players and the sessions by whose tokens they are known. Only digests of tokens are stored."""

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

from ludary.server.fairness.addresses import NetworkDigest
from ludary.server.fairness.retention import DAY, HOUR
from ludary.server.store.faults import NoDatabase
from ludary.server.store.schema import sessions
from ludary.server.store.sessions import BATCH, PlayerSession, begin, end, end_unused, take_over, write_uses
from ludary.server.store.store import Store

TOKEN = re.compile(r"[A-Za-z0-9_-]{20,100}")
MOST_KNOWN = 20_000  # sessions in memory
KNOWN_FOR = 5.0  # seconds for which a token is not looked up again; an ended one is told of at once, unless the news is lost


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
        self.known: OrderedDict[str, tuple[PlayerSession, float]] = OrderedDict()  # by digest; until when
        self.unwritten: dict[str, PlayerSession] = {}  # by id: sessions whose use is to be recorded
        self.watching: defaultdict[str, set[Callable[[], None]]] = defaultdict(set)  # by digest: how to wake open connections
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

    async def add(self, name: str, now: int, origin: NetworkDigest | None = None, label: str = "") -> tuple[Identity, str]:
        """Make a player; return the token of the first session, which cannot be seen again."""
        token = new_token()
        session = PlayerSession(new_id(), new_id(), name, label, now, now, now)
        await self.store.add_person(session, digest_of(token), origin)
        self._keep(digest_of(token), session)
        return Identity(session.person, name), token

    async def begin(self, token: str, known: PlayerSession, label: str, replaced: str | None = None) -> str:
        """Begin a session of a player whose link or other session has the token `given`; return its token.

        A replaced session goes on until the new one is first used, in case the answer is lost.
        """
        now = self.now()
        if known.link and (known.used == known.since or self.is_to_be_noted(known)):
            self.note_use(token, replace(known, used=now))
        return await self._begin(PlayerSession(new_id(), known.person, "", label, now, now, now, replaces=replaced))

    async def begin_after(self, check: Callable[[sa.Connection], str], session: PlayerSession) -> tuple[str, str]:
        """Begin a session in one step with a check, which returns why it cannot begin; return this, "" if it has, and the token."""
        token, troubles = new_token(), list[str]()

        def step(connection: sa.Connection) -> Sequence[str]:
            troubles[:] = [check(connection)]
            return [] if troubles[0] else begin(connection, session, digest_of(token))

        await self._end(step)
        return troubles[0], token

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

    async def end(self, person: str, id: str) -> int:
        """End one of a player's sessions or links, with its open streams; return how many ended."""
        return await self._end(lambda connection: end(connection, sessions.c.person == person, sessions.c.id == id))

    async def end_others(self, person: str, id: str, links: bool) -> int:
        """End all of a player's sessions but one, and with `links` the links too."""
        where = (sessions.c.person == person, sessions.c.id != id, *(() if links else (~sessions.c.link,)))
        return await self._end(lambda connection: end(connection, *where))

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
        """Write the noted uses; those that the database does not take are noted again with the next use."""
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
    """Return a random id that cannot be guessed."""
    return secrets.token_urlsafe(12)
