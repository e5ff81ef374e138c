"""Bots at tables: they think in threads (compiled search releases the lock), and act as everybody does."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import structlog

from ludary.bots import Bot, bot_named
from ludary.core.actions import Action
from ludary.core.view import View
from ludary.server import moves
from ludary.server.errors import Refused, Repeated
from ludary.server.looks import view_of
from ludary.server.metrics import THINKING
from ludary.server.table import Table
from ludary.server.tables import Tables

THREADS = 16  # more than cores: who thinks long does not keep others from thinking
ORPHANED = 5_000  # milliseconds after which a bot's action is anybody's: its server may be gone
SWEEP = 2.0  # seconds between looks for such tables

log = structlog.get_logger()


class Thinkers:
    """Choose actions in threads."""

    def __init__(self) -> None:
        self.pool = ThreadPoolExecutor(THREADS, thread_name_prefix="bot")
        self.bots: dict[str, Bot] = {}

    async def choose(self, bot: str, view: View) -> Action:
        """What the bot of this name would do in the place of the View's seat."""
        with THINKING.track_inprogress():
            return await asyncio.get_running_loop().run_in_executor(self.pool, self._choose, bot, view)

    def _choose(self, name: str, view: View) -> Action:
        bot = self.bots.setdefault(name, bot_named(name))
        legal = [view.game.plain_action(action) for action in view.legal_ids()]
        return view.game.plain_action(view.game.read_action(bot(view, legal, np.random.default_rng()))) if len(legal) > 1 else legal[0]

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


class Bots:
    """Lets the bots of all tables act, each at its table's pace."""

    def __init__(self, tables: Tables, thinkers: Thinkers) -> None:
        self.tables, self.thinkers = tables, thinkers
        self.driving: dict[str, asyncio.Task[None]] = {}

    def notice(self, table: Table) -> None:
        """A table has a new state, or a new watcher."""
        if self.may_act(table) and table.id not in self.driving:
            task = asyncio.get_running_loop().create_task(self.drive(table.id))
            self.driving[table.id] = task
            task.add_done_callback(lambda done: self._ended(table.id, done))

    def may_act(self, table: Table) -> bool:
        """Bots among themselves play on only while somebody watches."""
        return bool(table.bot_to_move) and (table.attended or self.tables.feed.watched(table.id))

    def _ended(self, id: str, task: asyncio.Task[Any]) -> None:
        self.driving.pop(id, None)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            log.error("bot_failed", table=id, error=repr(error))

    async def drive(self, id: str) -> None:
        """Act for as long as bots have to decide."""
        table = await self.tables.get(id)
        while self.may_act(table):
            wait = table.entries[-1].at + table.setup.pace * 1000 - self.tables.now()
            thought = self.thinkers.choose(table.bot_to_move, self.view(table))
            (action, _) = await asyncio.gather(thought, asyncio.sleep(max(0.0, wait / 1000)))
            table = await self.act(table, action)

    @staticmethod
    def view(table: Table) -> View:
        view = view_of(table, table.actor)
        assert view is not None
        return view

    async def act(self, table: Table, action: Action) -> Table:
        """Do it, unless the table has moved on."""
        seat, bot, version = table.actor, table.bot_to_move, table.version

        def propose(now: Table) -> list[moves.Draft]:
            if now.version == version and now.bot_to_move != bot:
                raise Refused("A person decides here again.", "turn", 409)
            return moves.act(now, seat, action.id, version)

        try:
            return await self.tables.change(table.id, propose)
        except (Refused, Repeated):
            return await self.tables.get(table.id)

    async def sweep(self) -> None:
        """Again and again, act where no server does. Never ends."""
        late = 0
        while True:
            try:
                for id in await asyncio.to_thread(self.tables.store.due, self.tables.now() - late):
                    if id not in self.driving:
                        await self.tables.catch_up(id)
                        self.notice(await self.tables.get(id))
                late = ORPHANED
            except Exception as error:  # noqa: BLE001 - the database may be away for a while
                log.error("sweep_failed", error=repr(error))
            await self.beat()
            self.tables.tidy()
            await asyncio.sleep(SWEEP)

    async def beat(self) -> None:
        """Note that this server is up. After a sleep of the whole machine, clocks are put right."""
        try:
            known = await self.tables.store.beat(self.tables.now())
            if known != self.tables.outages:
                self.tables.outages = known
                await self.tables.stand_still_all()
        except Exception as error:  # noqa: BLE001 - likewise
            log.error("beat_failed", error=repr(error))

    async def hint(self, table: Table, seat: int, bot: str) -> Action:
        """What a bot would do in the place of a seat that has to decide."""
        view = view_of(table, seat)
        if view is None or table.actor != seat:
            raise Refused("It is not your decision.", "turn", 409)
        chosen = await self.thinkers.choose(bot, view)
        return view.game.action(chosen.id, view.record, view.names)

    def close(self) -> None:
        for task in list(self.driving.values()):
            task.cancel()
        self.thinkers.close()
