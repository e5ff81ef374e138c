"""Who asks: tokens, of which only the digests are kept."""

from __future__ import annotations

import re
import secrets
import time
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256

from ludary.server.errors import Refused
from ludary.server.store.store import Store
from ludary.server.store.tokens import change_token

TOKEN = re.compile(r"[A-Za-z0-9_-]{20,100}")
MOST_KNOWN = 20_000  # persons in memory
KNOWN_FOR = 5.0  # seconds for which a token is not looked up again; a changed one is told of at once, unless the news is lost


@dataclass(frozen=True, slots=True)
class Person:
    """A player; `id` "" is a stranger."""

    id: str = ""
    name: str = ""


NOBODY = Person()


class People:
    """Finds persons by their tokens."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: OrderedDict[str, tuple[Person, float]] = OrderedDict()  # by digest; until when
        self.watching: defaultdict[str, set[Callable[[], None]]] = defaultdict(set)  # by digest: how to wake open connections
        self.changes = 0  # how often tokens have become nobody's

    async def find(self, token: str) -> Person:
        """Whose token it is; a stranger's if nobody's."""
        if not TOKEN.fullmatch(token):
            return NOBODY
        digest = digest_of(token)
        person, until = self.known.get(digest, (NOBODY, 0.0))
        if until > time.monotonic():
            return person
        changes = self.changes
        found = await self.store.ask(self.store.person, digest)
        if found is None:
            self.known.pop(digest, None)
            return NOBODY
        if changes == self.changes:  # else it may have changed while it was read
            self._keep(digest, Person(*found))
        return Person(*found)

    async def add(self, name: str, now: int, origin: str | None = None) -> tuple[Person, str]:
        """A new person and the token, which nobody can see again."""
        token = new_token()
        person = Person(new_id(), name)
        await self.store.add_person(person.id, digest_of(token), name, now, origin)
        self._keep(digest_of(token), person)
        return person, token

    async def rename(self, token: str, name: str) -> None:
        """Remember what somebody wants to be called."""
        person = await self.find(token)
        if person.id and name and name != person.name:
            await self.store.rename(person.id, name)
            self._keep(digest_of(token), Person(person.id, name))

    async def change_token(self, person: Person, old: str, new: str) -> None:
        """From now on `new` is the person's token, and `old` nobody's; what was open with `old` ends."""
        if old != new and not await change_token(self.store, person.id, digest_of(old), digest_of(new)):
            raise Refused("Your token was not changed: it has just been changed elsewhere, or the new one cannot be had.", "bad_token", 401)
        if old != new:
            self.forget(digest_of(old))

    def forget(self, digest: str) -> None:
        """The token with this digest may be nobody's any more."""
        self.changes += 1
        self.known.pop(digest, None)
        for wake in self.watching.get(digest, ()):
            wake()

    def forget_all(self) -> None:
        """News may have been missed: look everybody up again."""
        self.changes += 1
        self.known.clear()
        for wakes in self.watching.values():
            for wake in wakes:
                wake()

    @contextmanager
    def waking(self, token: str, wake: Callable[[], None]) -> Iterator[None]:
        """Wake a connection when its token may be nobody's any more."""
        digest = digest_of(token)
        self.watching[digest].add(wake)
        try:
            yield
        finally:
            self.watching[digest].discard(wake)
            if not self.watching[digest]:
                del self.watching[digest]

    def _keep(self, digest: str, person: Person) -> None:
        self.known[digest] = (person, time.monotonic() + KNOWN_FOR)
        self.known.move_to_end(digest)
        while len(self.known) > MOST_KNOWN:
            self.known.popitem(last=False)


def digest_of(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """A name that nobody guesses."""
    return secrets.token_urlsafe(12)
