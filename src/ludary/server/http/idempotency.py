"""Requests that may come again: the same person, key and words are answered as before, at every server and after its end."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from ludary.server.errors import key_used
from ludary.server.live.tables import AnswerFor
from ludary.server.store.change import AlreadyAnswered, StoredAnswer
from ludary.server.store.store import Store
from ludary.server.tables.table import Table

Json = dict[str, Any]


@dataclass(frozen=True)
class KeyedRequest:
    """A request with the key of whoever made it. Who knows another person's key learns and gets nothing by it."""

    person: str
    kind: str  # of request
    key: str  # as the person gave it
    body: Any  # as JSON

    @property
    def digest(self) -> str:
        return digest_of([self.person, self.kind, self.key])

    def granted(self, answer: Json, at: int) -> StoredAnswer:
        return StoredAnswer(self.digest, digest_of(self.body), json.dumps(answer), at)

    def answered(self, stored: StoredAnswer) -> Json:
        """The answer that it was given; Refused if the key was used for something else."""
        if stored.asked != digest_of(self.body):
            raise key_used()
        answer: Json = json.loads(stored.answer)
        return answer


def digest_of(what: Any) -> str:
    return sha256(json.dumps(what, sort_keys=True).encode()).hexdigest()


async def once(
    store: Store, request: KeyedRequest, answer: Callable[[Table], Json], grant: Callable[[AnswerFor | None], Awaitable[Table]]
) -> Json:
    """The answer to a request: as it was given before, or as `answer` makes it for the table that `grant` opens.

    `grant` keeps what it is given together with the table. Without a key it is granted as often as it comes.
    """
    if not request.key:
        return answer(await grant(None))
    before = await store.ask(store.answer_to, request.digest)
    if before is None:
        try:
            return answer(await grant(lambda table: request.granted(answer(table), table.entries[-1].at)))
        except AlreadyAnswered:  # by the same request, a moment ago
            before = await store.ask(store.answer_to, request.digest)
            assert before is not None
    return request.answered(before)
