"""Bots at tables: they think in threads (compiled search releases the lock), and act as players
do.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
import structlog

from ludary.bots import Bot
from ludary.bots.fallback import with_fallback
from ludary.core.contract.actions import Action
from ludary.core.play.view import View
from ludary.core.protocols import GameLike
from ludary.server.errors import Refused, Repeated
from ludary.server.live.table_rows import PASS_WITHIN
from ludary.server.live.tables import Tables
from ludary.server.metrics import THINKING
from ludary.server.resources.pools import Owner, Pool
from ludary.server.showing.snapshots import view_of
from ludary.server.store.faults import NoDatabase, reason
from ludary.server.tables import moves
from ludary.server.tables.clocks import Outage
from ludary.server.tables.log import EntryKind
from ludary.server.tables.table import Table

ORPHANED = 5_000  # milliseconds after which a bot's action is anybody's: its server may be gone
SHORTEST_REST, LONGEST_REST = (
    10.0,
    3600.0,
)  # seconds for which a table is left alone at which something went wrong
SWEEP = 2.0  # seconds between searches for such tables
STEADY, QUICKER = (
    4,
    0.8,
    # actions of bots in a row at their table's pace, and the part of it after which each further
    # one
    # comes
)

log = structlog.get_logger()


class BotThreads:
    """Choose actions in threads."""

    def __init__(self, pool: Pool, bot_of: Callable[[str, GameLike, int], Bot]) -> None:
        """`bot_of` returns the bot of a name, for a game with its box and a number of seats."""
        self.pool, self.bot_of = pool, bot_of

    async def choose(self, bot: str, view: View, owner: Owner) -> Action:
        """Return the choice of a bot in the View's seat, as a job of the table's owner."""
        with THINKING.track_inprogress():
            return await self.pool.run(owner, lambda: self.think(bot, view))

    def think(self, name: str, view: View) -> Action:
        """Return the choice of the bot of this name. Blocks while it thinks."""
        return choose_action(self.bot_of(name, view.game, len(view.names)), view)


def choose_action(bot: Bot, view: View) -> Action:
    """Return the choice of a bot in the View's seat."""
    bot = with_fallback(bot, view.game)
    legal = [view.game.plain_action(action) for action in view.legal_ids()]
    return (
        view.game.plain_action(view.game.read_action(bot(view, legal, np.random.default_rng())))
        if len(legal) > 1
        else legal[0]
    )


def pace_factor(table: Table) -> float:
    """Return the factor of the pace for which a bot waits: less and less in a long row of bots'
    actions, while people wait.

    At the usual pace no row takes more than 10 seconds. Automatic passes do not end a row.
    """
    if not table.attended:
        return 1.0
    row = 0
    for entry in reversed(table.entries):
        if entry.kind is EntryKind.START or (
            entry.kind is EntryKind.ACT
            and table.chairs[entry.seat].attended
            and "passed" not in entry.data
        ):
            break
        row += entry.kind is EntryKind.ACT and "passed" not in entry.data
    return QUICKER ** max(0, row - STEADY)


@dataclass(frozen=True)
class Backoff:
    """The time until which a table is left alone, on the monotonic clock, and the length of the
    pause in seconds.
    """

    until: float
    pause: float


class Bots:
    """Lets the bots of all tables act, each at its table's pace."""

    def __init__(self, tables: Tables, thinkers: BotThreads, alone: int) -> None:
        self.tables, self.thinkers = tables, thinkers
        # milliseconds at least from action to action where only bots play, at all such tables of
        # one address together
        self.alone = alone
        self.driving: dict[str, asyncio.Task[None]] = {}
        self.closed = False
        self.resting: dict[str, Backoff] = {}  # tables at which something went wrong
        self.settled: Sequence[Outage] = tables.outages  # outages that tables in memory know of

    def notice(self, table: Table) -> None:
        """Start the bots of a table that has a new state or watcher."""
        if self.may_act(table) and table.id not in self.driving and not self.closed:
            task = asyncio.get_running_loop().create_task(self.drive(table.id))
            self.driving[table.id] = task
            task.add_done_callback(lambda done: self._ended(table.id, done))

    def may_act(self, table: Table) -> bool:
        """Tell whether bots may act: among themselves they play only while somebody watches."""
        return table.silent >= 0 or (
            bool(table.bot_to_move) and (table.attended or self.tables.live.feed.watched(table.id))
        )

    def _ended(self, id: str, task: asyncio.Task[Any]) -> None:
        self.driving.pop(id, None)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self.rest(id, error)

    def rest(self, id: str, error: BaseException | None = None) -> None:
        """Leave a table alone for a while, longer each time; if the database is away, until it may
        be back.
        """
        before = self.resting.get(id)
        if isinstance(error, NoDatabase):
            pause = SWEEP
        else:
            pause = (
                max(SHORTEST_REST, min(2 * before.pause, LONGEST_REST)) if before else SHORTEST_REST
            )
            if error is not None and (before is None or before.pause < SHORTEST_REST):
                log.error("bot_failed", table=id, error=reason(error))
        self.resting[id] = Backoff(time.monotonic() + pause, pause)

    async def drive(self, id: str) -> None:
        """Act for as long as bots have to decide."""
        table = await self.tables.get(id)
        while self.may_act(table):
            before = table.version
            table = await (self.let_pass(table) if table.silent >= 0 else self.let_bot_act(table))
            if table.version == before:
                return  # something keeps it from acting; the next sweep tries again
            self.resting.pop(id, None)

    async def let_bot_act(self, table: Table) -> Table:
        """Return the table after its bot has acted, at the table's pace."""
        pace = max(
            table.pace * pace_factor(table) * 1000,
            0 if table.attended else self.alone * self.unattended_with(table),
        )
        wait = table.entries[-1].at + pace - self.tables.now()
        thought = self.thinkers.choose(
            table.bot_to_move, self.view(table), self.tables.owner(table.id)
        )
        action, _ = await asyncio.gather(thought, asyncio.sleep(max(0.0, wait / 1000)))
        return await self.act(table, action)

    def unattended_with(self, table: Table) -> int:
        """Return the number of tables of the same address at which only bots act now, this one
        included.
        """
        network, others = self.tables.owner(table.id).network, self.driving.keys() - {table.id}
        tables = (
            self.tables.current(id)
            for id in others
            if network and self.tables.owner(id).network == network
        )
        return 1 + sum(1 for one in tables if one is not None and not one.attended)

    async def let_pass(self, table: Table) -> Table:
        """Return the table after an automatic pass: after a random while, if others could tell it
        by the time.
        """
        version = table.version
        if not table.passes_at_once and any(
            chair.kind == "person" and seat != table.actor
            for seat, chair in enumerate(table.chairs)
        ):
            await asyncio.sleep(random.uniform(*PASS_WITHIN))
        return await self.tables.change(table.id, lambda now: moves.let_pass(now, version))

    @staticmethod
    def view(table: Table) -> View:
        view = view_of(table, table.actor)
        assert view is not None
        return view

    async def act(self, table: Table, action: Action) -> Table:
        """Carry out a bot's action, unless the table has moved on."""
        seat, bot, version = table.actor, table.bot_to_move, table.version

        def propose(now: Table) -> list[moves.NewEntry]:
            if now.version == version and now.bot_to_move != bot:
                raise Refused("A person decides here again.", "turn", 409)
            return moves.act(now, seat, action.id, version, bot=True)

        try:
            return await self.tables.change(table.id, propose)
        except NoDatabase:
            raise
        except (Refused, Repeated) as error:
            current = await self.tables.get(table.id)
            if current.number == table.number:  # it would be refused for ever
                raise RuntimeError(f"{bot} may not do {action.notation}: {error}") from None
            return current

    async def sweep(self) -> None:
        """Take up tables at which no server acts, again and again; never end."""
        late = 0
        while True:
            if await self.survives(partial(self.sweep_once, late), "sweep_failed"):
                late = ORPHANED
            await self.survives(self.beat, "beat_failed")
            await self.survives(self.tidy, "tidy_failed")
            await asyncio.sleep(SWEEP)

    @staticmethod
    async def survives(do: Callable[[], Awaitable[None]], failed: str) -> bool:
        """Tell whether a step succeeded.

        Log any error but a missing database, which is logged elsewhere.
        """
        try:
            await do()
        except NoDatabase:
            return False
        except Exception as error:  # noqa: BLE001 - the next step does not depend on it
            log.error(failed, error=reason(error))
            return False
        return True

    async def sweep_once(self, late: int) -> None:
        """Take up tables whose bots are `late` milliseconds overdue, and tables that have
        rested.
        """
        now = time.monotonic()
        resting = {id for id, rest in self.resting.items() if rest.until > now}
        rested = [id for id in self.resting if id not in resting]
        due = await self.tables.store.ask(
            self.tables.store.due, self.tables.now() - late, resting | set(self.driving)
        )
        for id in dict.fromkeys([*rested, *due]):
            if id not in self.driving:
                await self.take_up(id)

    async def take_up(self, id: str) -> None:
        """Drive a table; if that fails, leave it alone for a while."""
        try:
            await self.tables.catch_up(id)
            table = await self.tables.get(id)
        except NoDatabase:
            raise
        except Refused:  # it has been deleted
            self.resting.pop(id, None)
            return
        except Exception as error:  # noqa: BLE001 - whatever is wrong with it
            self.rest(id, error)
            return
        if self.may_act(table):
            self.notice(table)
        elif table.trouble or table.status == "over":
            self.rest(id)
        else:
            self.resting.pop(id, None)

    async def beat(self) -> None:
        """Note that this server is up, and read what it has missed; correct the clocks after an
        outage, such as a sleep of the machine.
        """
        known = await self.tables.store.beat(self.tables.now())
        await self.tables.read_missed()
        if known != self.settled:
            self.tables.outages = known
            if await self.tables.stand_still_all():
                self.settled = known

    async def tidy(self) -> None:
        self.tables.live.tidy()

    def close(self) -> None:
        self.closed = True
        for task in list(self.driving.values()):
            task.cancel()
