"""Idempotency: a repeated request (person, key and words) gets its first answer again, at every
server and after a restart.
"""

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
    """A request with its caller's key. Knowing another person's key is of no use."""

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
        """Return the stored answer; Refused if the key was used for another request."""
        if stored.asked != digest_of(self.body):
            raise key_used()
        answer: Json = json.loads(stored.answer)
        return answer


def digest_of(value: Any) -> str:
    return sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()


async def once(
    store: Store,
    request: KeyedRequest,
    answer: Callable[[Table], Json],
    grant: Callable[[AnswerFor | None], Awaitable[Table]],
) -> Json:
    """Return the answer to a request: the stored one, or that of `answer` for the table that
    `grant` opens.

    `grant` stores the answer together with the table. A request without a key is granted each time.
    """
    if not request.key:
        return answer(await grant(None))
    before = await store.ask(store.answer_to, request.digest)
    if before is None:
        try:
            return answer(
                await grant(lambda table: request.granted(answer(table), table.entries[-1].at))
            )
        except AlreadyAnswered:  # by the same request, a moment ago
            before = await store.ask(store.answer_to, request.digest)
            assert before is not None
    return request.answered(before)
