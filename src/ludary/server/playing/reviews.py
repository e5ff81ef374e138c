"""Reviews of finished games, made once by worker processes of low priority, and kept with their
tables in the database.
"""

from __future__ import annotations

import asyncio
from typing import Any

import structlog
from sqlalchemy.exc import SQLAlchemyError

from ludary.bots.review import version_of
from ludary.core.compile.rule import JIT
from ludary.core.compile.takeover import all_compiled
from ludary.server.catalog.catalog import GameCatalog
from ludary.server.errors import Refused
from ludary.server.parsing.workers import Workers
from ludary.server.resources.pools import Owner, Pool
from ludary.server.store.faults import NoDatabase, reason
from ludary.server.store.reviews import packed_review
from ludary.server.store.store import Store
from ludary.server.tables.cache import LruCache
from ludary.server.tables.ending import finished_match
from ludary.server.tables.steps import entries_of_match
from ludary.server.tables.table import Table

KEPT = 100  # reviews in memory
LONGEST = 8_000  # steps of a game that is reviewed
TOO_LONG = "This game is too long for a review."
TOO_SHORT = "Nobody chose anything in this game."
NOT_COMPILED = (
    "Reviews are available once the game's rules are compiled here, some minutes after an update."
)
FAILED = "The review failed."
WORKING = "The server is reviewing the game."
log = structlog.get_logger()
Json = dict[str, Any]


class Reviews:
    """Reviews of tables.

    A finished game never changes, so each version of the reviewer reviews it once.

    Only reviews are kept in the database. Why there is none depends on the machine and its load:
    another try may succeed.
    """

    def __init__(self, store: Store, pool: Pool, workers: Workers, catalog: GameCatalog) -> None:
        self.store, self.pool, self.workers, self.catalog = store, pool, workers, catalog
        self.reviews: LruCache[Json] = LruCache(
            KEPT
        )  # the answers, by table with its names, and version
        self.tasks: dict[str, asyncio.Task[None]] = {}  # reviews in progress, by table
        self.progress: dict[str, float] = {}  # how far these are, 0 to 1

    async def ask(self, table: Table, owner: Owner) -> Json:
        """Return what is known of a table's review, without waiting until it is made: `ready`,
        `impossible` or `working`, with words.
        """
        steps = len(finished_match(table).steps)
        if not 2 <= steps <= LONGEST:
            return no_review(TOO_SHORT if steps < 2 else TOO_LONG)
        version = version_of(table.game)
        known = self.reviews.find(key_of(table, version)) or await self.stored(table, version)
        if known is not None:
            return known
        if JIT and not all_compiled():
            return no_review(NOT_COMPILED)
        if table.id not in self.tasks:
            self.tasks[table.id] = asyncio.ensure_future(self.make(table, version, owner))
        return {
            **no_review(WORKING),
            "status": "working",
            "progress": self.progress.get(table.id, 0.0),
        }

    async def stored(self, table: Table, version: str) -> Json | None:
        """Return the review that is kept with a table, unless another version made it; None if the
        database cannot be read.
        """
        if table.id in self.tasks:
            return None
        try:
            found = await self.store.ask(self.store.review, table.id, version)
        except NoDatabase as error:
            log.warning("review_not_read", table=table.id, error=error.reason)
            return None
        return self.reviews.keep(key_of(table, version), ready(found)) if found else None

    async def make(self, table: Table, version: str, owner: Owner) -> None:
        """Make a review and keep it; if too many wait, the next request starts again."""
        try:
            review = await self.pool.run(owner, lambda: self.reviewed(table))
            if review["found"]:
                await self.keep(table, review["found"])
            self.reviews.keep(key_of(table, version), review)
        except Refused as refused:
            log.info("review_refused", table=table.id, code=refused.code)
        finally:
            del self.tasks[table.id]
            self.progress.pop(table.id, None)

    async def keep(self, table: Table, found: Json) -> None:
        """Keep a review with its table. If that fails, only this process has it."""
        try:
            row = await asyncio.to_thread(packed_review, table.id, found)
            await self.store.keep_review(row, [chair.name for chair in table.chairs])
        except (
            Refused,
            SQLAlchemyError,
            ValueError,
        ) as error:  # no database, a table that is gone, or too large
            log.warning(
                "review_not_kept",
                table=table.id,
                error=error.reason if isinstance(error, NoDatabase) else reason(error),
            )

    def reviewed(self, table: Table) -> Json:
        """Return the review that a worker makes.

        Blocks until the worker answers, or is ended because it takes too long.
        """
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
        return ready(found)


def key_of(table: Table, version: str) -> tuple[Any, ...]:
    """Return the key of a review in memory: it names the players, who may be deleted."""
    return (table.id, version, *table.names)


def ready(found: Json) -> Json:
    return {"status": "ready", "words": "", "progress": 1.0, "found": found}


def no_review(words: str) -> Json:
    return {"status": "impossible", "words": words, "progress": 0.0, "found": None}


def job_of(table: Table, source: str) -> Json:
    """Return the game and its steps, as a worker reads them."""
    match, game = finished_match(table), table.game
    steps = [[new.data.get("do"), new.data["fate"]] for new in entries_of_match(match)]
    edition = game.edition.model_dump_json() if game.edition else None
    return {
        "do": "review",
        "source": source,
        "edition": edition,
        "numbers": dict(game.numbers),
        "seats": match.seats,
        "players": table.names,
        "steps": steps,
    }
