"""Requests that may come again: the same person, key and words are answered as before, at every server and after its end."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from ludary.server.errors import key_used
from ludary.server.store.change import Wish, WishTaken
from ludary.server.store.store import Store
from ludary.server.table import Table
from ludary.server.tables import Answered

Json = dict[str, Any]


@dataclass(frozen=True)
class Request:
    """What somebody asks for. Who knows another person's key learns and gets nothing by it."""

    person: str
    kind: str  # of request
    key: str  # as the person gave it
    body: Any  # as JSON

    @property
    def digest(self) -> str:
        return digest_of([self.person, self.kind, self.key])

    def granted(self, answer: Json, at: int) -> Wish:
        return Wish(self.digest, digest_of(self.body), json.dumps(answer), at)

    def answered(self, wish: Wish) -> Json:
        """The answer that it was given; Refused if the key was used for something else."""
        if wish.asked != digest_of(self.body):
            raise key_used()
        answer: Json = json.loads(wish.answer)
        return answer


def digest_of(what: Any) -> str:
    return sha256(json.dumps(what, sort_keys=True).encode()).hexdigest()


async def once(
    store: Store, request: Request, answer: Callable[[Table], Json], grant: Callable[[Answered | None], Awaitable[Table]]
) -> Json:
    """The answer to a request: as it was given before, or as `answer` makes it for the table that `grant` opens.

    `grant` keeps what it is given together with the table. Without a key it is granted as often as it comes.
    """
    if not request.key:
        return answer(await grant(None))
    before = await store.ask(store.wish, request.digest)
    if before is None:
        try:
            return answer(await grant(lambda table: request.granted(answer(table), table.entries[-1].at)))
        except WishTaken:  # by the same request, a moment ago
            before = await store.ask(store.wish, request.digest)
            assert before is not None
    return request.answered(before)
