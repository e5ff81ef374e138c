"""Who asks: tokens, of which only the digests are kept."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from dataclasses import dataclass
from hashlib import sha256

from ludary.server.store.store import Store

LONGEST_NAME = 30
KEPT = 20_000  # persons in memory


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
        self.known: OrderedDict[str, Person] = OrderedDict()

    async def find(self, token: str) -> Person:
        """Whose token it is; a stranger's if nobody's."""
        if not 20 <= len(token) <= 100:
            return NOBODY
        digest = digest_of(token)
        if digest not in self.known:
            found = await asyncio.to_thread(self.store.person, digest)
            if found is None:
                return NOBODY
            self._keep(digest, Person(*found))
        return self.known[digest]

    async def add(self, name: str, now: int) -> tuple[Person, str]:
        """A new person and the token, which nobody can see again."""
        token = secrets.token_urlsafe(24)
        person = Person(new_id(), name)
        await self.store.add_person(person.id, digest_of(token), name, now)
        self._keep(digest_of(token), person)
        return person, token

    async def rename(self, token: str, name: str) -> None:
        """Remember what somebody wants to be called."""
        person = await self.find(token)
        if person.id and name and name != person.name:
            await self.store.rename(person.id, name)
            self._keep(digest_of(token), Person(person.id, name))

    def _keep(self, digest: str, person: Person) -> None:
        self.known[digest] = person
        while len(self.known) > KEPT:
            self.known.popitem(last=False)


def digest_of(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def new_id() -> str:
    """A name that nobody guesses."""
    return secrets.token_urlsafe(12)


def clean_name(name: str) -> str:
    """A name as it is shown: one line, no control characters, not too long."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:LONGEST_NAME].strip()
