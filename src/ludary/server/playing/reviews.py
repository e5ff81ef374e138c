"""Reviews: the turning points of finished games, computed once by worker processes of low priority."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
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

KEPT = 2_000  # reviews
LONGEST = 3_000  # steps of a game that is looked through
TOO_LONG = "This game is too long for a search for turning points."
NOT_COMPILED = "Turning points are available once the game's rules are compiled here, some minutes after an update."
FAILED = "The search for turning points failed."
NONE = "No single action changed the estimated chances by much."
log = structlog.get_logger()
Json = dict[str, Any]


class Reviews:
    """Reviews of tables, by id. A finished game never changes, so that each is reviewed once."""

    def __init__(self, pool: FairPool, workers: Workers, catalog: GameCatalog) -> None:
        self.pool, self.workers, self.catalog = pool, workers, catalog
        self.reviews: LruCache[Json] = LruCache(KEPT)
        self.tasks: dict[str, asyncio.Task[None]] = {}  # reviews in progress, by table

    def ask(self, table: Table, owner: Owner) -> Json:
        """Return what is known of a table's turning points, without waiting: `ready`, `impossible` or `working`, with words."""
        known = self.reviews.find(table.id)
        if known is not None:
            return known
        if JIT and not all_compiled():
            return impossible_review(NOT_COMPILED)
        if len(finished_match(table).steps) > LONGEST:
            return impossible_review(TOO_LONG)
        if table.id not in self.tasks:
            self.tasks[table.id] = asyncio.ensure_future(self.look(table, owner))
        return {"status": "working", "words": "The server is looking for turning points.", "turns": []}

    async def look(self, table: Table, owner: Owner) -> None:
        """Make a review and keep it; if too many wait, the next request starts again."""
        try:
            self.reviews.keep(table.id, await self.pool.run(owner, lambda: self.reviewed(table)))
        except Refused as refused:
            log.info("review_refused", table=table.id, code=refused.code)
        finally:
            del self.tasks[table.id]

    def reviewed(self, table: Table) -> Json:
        """Return the review that a worker makes. Blocks until the worker answers, or is ended because it takes too long."""
        try:
            review = self.workers.ask(job_of(table, self.catalog.sources[table.setup.game]))
        except Refused as refused:
            if refused.code != "too_costly":
                raise
            return impossible_review(TOO_LONG)
        if "error" in review:
            log.warning("review_failed", table=table.id, error=review["error"][:200])
            return impossible_review(FAILED)
        turns = [{**turn, "words": sentence(turn, table.names)} for turn in review["turns"]]
        return {"status": "ready", "words": "" if turns else NONE, "turns": turns}


def impossible_review(words: str) -> Json:
    return {"status": "impossible", "words": words, "turns": []}


def job_of(table: Table, source: str) -> Json:
    """Return the game and its steps, as a worker reads them."""
    match, game = finished_match(table), table.game
    steps = [[new.data.get("do"), new.data["fate"]] for new in entries_of_match(match)]
    edition = game.edition.model_dump_json() if game.edition else None
    return {
        "do": "review", "source": source, "edition": edition, "numbers": dict(game.numbers), "seats": match.seats,
        "players": table.names, "steps": steps,
    }  # fmt: skip


def sentence(turn: Json, names: Sequence[str]) -> str:
    """Return a sentence such as `Bo chose “Seize g7” (step 41): Ann's chances fell from 62 % to 35 %.`"""
    fell, percent = turn["after"] < turn["before"], "{:.0%}".format
    change = f"{'fell' if fell else 'rose'} from {with_hard_space(percent(turn['before']))} to {with_hard_space(percent(turn['after']))}"
    return f"{names[turn['actor']]} chose “{turn['action'].rstrip('.')}” (step {turn['step']}): {names[turn['seat']]}'s chances {change}."


def with_hard_space(percent: str) -> str:
    return percent.replace("%", "\N{NO-BREAK SPACE}%")
