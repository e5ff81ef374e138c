"""Reviews of finished games, made once by worker processes of low priority."""

from __future__ import annotations

import asyncio
from typing import Any

import structlog

from ludary.core.compile.rule import JIT
from ludary.core.compile.takeover import all_compiled
from ludary.server.catalog.catalog import GameCatalog
from ludary.server.errors import Refused
from ludary.server.fairness.pools import FairPool, Owner
from ludary.server.parsing.workers import Workers
from ludary.server.tables.cache import LruCache
from ludary.server.tables.ending import finished_match
from ludary.server.tables.steps import entries_of_match
from ludary.server.tables.table import Table

KEPT = 500  # reviews
LONGEST = 8_000  # steps of a game that is reviewed
TOO_LONG = "This game is too long for a review."
TOO_SHORT = "Nobody chose anything in this game."
NOT_COMPILED = "Reviews are available once the game's rules are compiled here, some minutes after an update."
FAILED = "The review failed."
WORKING = "The server is reviewing the game."
log = structlog.get_logger()
Json = dict[str, Any]


class Reviews:
    """Reviews of tables, by id. A finished game never changes, so that each is reviewed once."""

    def __init__(self, pool: FairPool, workers: Workers, catalog: GameCatalog) -> None:
        self.pool, self.workers, self.catalog = pool, workers, catalog
        self.reviews: LruCache[Json] = LruCache(KEPT)
        self.tasks: dict[str, asyncio.Task[None]] = {}  # reviews in progress, by table
        self.progress: dict[str, float] = {}  # how far these are, 0 to 1

    def ask(self, table: Table, owner: Owner) -> Json:
        """Return what is known of a table's review, without waiting: `ready`, `impossible` or `working`, with words."""
        known = self.reviews.find(table.id)
        if known is not None:
            return known
        if JIT and not all_compiled():
            return no_review(NOT_COMPILED)
        steps = len(finished_match(table).steps)
        if not 2 <= steps <= LONGEST:
            return no_review(TOO_SHORT if steps < 2 else TOO_LONG)
        if table.id not in self.tasks:
            self.tasks[table.id] = asyncio.ensure_future(self.make(table, owner))
        return {**no_review(WORKING), "status": "working", "progress": self.progress.get(table.id, 0.0)}

    async def make(self, table: Table, owner: Owner) -> None:
        """Make a review and keep it; if too many wait, the next request starts again."""
        try:
            self.reviews.keep(table.id, await self.pool.run(owner, lambda: self.reviewed(table)))
        except Refused as refused:
            log.info("review_refused", table=table.id, code=refused.code)
        finally:
            del self.tasks[table.id]
            self.progress.pop(table.id, None)

    def reviewed(self, table: Table) -> Json:
        """Return the review that a worker makes. Blocks until the worker answers, or is ended because it takes too long."""
        job = job_of(table, self.catalog.sources[table.setup.game])
        try:
            found = self.workers.ask(job, lambda done: self.progress.__setitem__(table.id, done))
        except Refused as refused:
            if refused.code != "too_costly":
                raise
            return no_review(TOO_LONG)
        if "error" in found:
            log.warning("review_failed", table=table.id, error=found["error"][:200])
            return no_review(FAILED)
        return {"status": "ready", "words": "", "progress": 1.0, "found": found}


def no_review(words: str) -> Json:
    return {"status": "impossible", "words": words, "progress": 0.0, "found": None}


def job_of(table: Table, source: str) -> Json:
    """Return the game and its steps, as a worker reads them."""
    match, game = finished_match(table), table.game
    steps = [[new.data.get("do"), new.data["fate"]] for new in entries_of_match(match)]
    edition = game.edition.model_dump_json() if game.edition else None
    return {
        "do": "review", "source": source, "edition": edition, "numbers": dict(game.numbers), "seats": match.seats,
        "players": table.names, "steps": steps,
    }  # fmt: skip
