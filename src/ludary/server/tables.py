"""Tables: those in memory, and the one way in which they change: a draft, an entry in the store, the next Table, the news."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import structlog

from ludary.core.game import Game
from ludary.core.match import Match
from ludary.server import moves
from ludary.server.clocks import Outage
from ludary.server.entries import Chair, Entry, Kind, Setup
from ludary.server.errors import Refused, not_found
from ludary.server.feed import Feed
from ludary.server.metrics import ACTIONS, CONFLICTS, LIVE
from ludary.server.people import new_id
from ludary.server.restoring import layout_of, restored
from ludary.server.shelf import Shelf
from ludary.server.store.store import Change, Store
from ludary.server.table import Table

TRIES = 20  # against other servers that write at the same table
IDLE = 120.0  # seconds after which a table that nobody watches leaves memory

ANSWERED = frozenset({Kind.START, Kind.ACT, Kind.QUIET, Kind.BACK})  # after these the table answers for those who are not to be asked

log = structlog.get_logger()
Propose = Callable[[Table], Sequence[moves.Draft]]


@dataclass(eq=False)
class Held:
    """A table in memory."""

    table: Table | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    used: float = 0.0


class Tables:
    """The tables of one server process."""

    def __init__(self, store: Store, shelf: Shelf, feed: Feed, now: Callable[[], int]) -> None:
        self.store, self.shelf, self.feed, self.now = store, shelf, feed, now
        self.held: defaultdict[str, Held] = defaultdict(Held)
        self.changed: Callable[[Table], None] = lambda table: None  # told of each new state; the bots' ear
        self.outages: Sequence[Outage] = ()  # when no server was up

    async def open(self, game: Game, setup: Setup, chairs: Sequence[Chair], steps: Match | None = None) -> Table:
        """A new table; `steps` is a match whose steps it takes over. It begins when no seat is open."""
        data = {"setup": setup.model_dump(), "chairs": [_as_data(chair) for chair in chairs]}
        now = self.now()
        table = Table.opened(new_id(), game, Entry(1, Kind.OPEN, -1, now, data))
        drafts = await asyncio.to_thread(drafts_of, steps) if steps is not None else []
        if not drafts and all(chair.kind != "open" for chair in chairs):
            drafts = moves.start(table)
        table = await asyncio.to_thread(after, table, drafts, now) if steps is not None else after(table, drafts, now)
        edition = None
        if game.edition is not None:
            edition = {"digest": setup.edition, "game": setup.game, "contents": game.edition.model_dump_json()}
        row = {
            "game": setup.game, "public": setup.public, "clock": setup.clock.words, "since": now, "layout": layout_of(game),
            **self.row(table),
        }  # fmt: skip
        await self.store.append(Change(table.id, table.entries, row, self.seats(table), edition))
        self._hold(table)
        return table

    async def get(self, id: str) -> Table:
        """The table as it stands; Refused if there is none."""
        held = self.held.get(id)
        if held is not None and held.table is not None:
            held.used = time.monotonic()
            return held.table
        async with self.held[id].lock:
            return await self._load(id)

    async def _load(self, id: str) -> Table:
        """With the lock held."""
        held = self.held[id]
        if held.table is None:
            row, entries = await asyncio.to_thread(self.store.read, id)
            if row is None or not entries:
                del self.held[id]
                raise not_found("table of this name")
            edition = await asyncio.to_thread(self.store.edition, entries[0].data["setup"]["edition"])
            await self.shelf_ready(row["game"])
            held.table = await asyncio.to_thread(restored, self.shelf, id, row, entries, edition)
            LIVE.set(len(self.held))
            await self._stand_still(id)
        held.used = time.monotonic()
        return held.table

    async def shelf_ready(self, game: str) -> None:
        if game in self.shelf.ready:
            await self.shelf.wait_for(game)

    async def change(self, id: str, propose: Propose) -> Table:
        """Do what is proposed to the table as it stands, and return the next one, once that is kept. Raises what `propose` raises."""
        async with self.held[id].lock:
            return await self._change(id, propose)

    async def _change(self, id: str, propose: Propose) -> Table:
        """With the lock held."""
        for _ in range(TRIES):
            table = await self._load(id)
            drafts = list(propose(table))
            if not drafts:
                return table
            then = after(table, drafts, self.now())
            new = then.entries[len(table.entries) :]
            seats = self.seats(then) if then.chairs != table.chairs else ()
            if await self.store.append(Change(id, new, self.row(then), seats)):
                ACTIONS.inc(len(new))
                self._hold(then)
                return then
            CONFLICTS.inc()
            await self._catch_up(id)
        raise Refused("Too many others act at this table at once; try again.", "busy", 503)

    async def _stand_still(self, id: str) -> None:
        """With the lock held: what passed while no server was up counts for nobody."""
        await self._change(id, lambda table: moves.stand_still(table, self.outages))

    async def stand_still_all(self) -> None:
        """The same for all tables in memory."""
        for id in list(self.held):
            async with self.held[id].lock:
                await self._stand_still(id)

    async def catch_up(self, id: str, number: int = 0) -> None:
        """Take in what another server wrote, if the table is in memory and has not that number yet."""
        if id in self.held and not ((table := self.held[id].table) and number and table.number >= number):
            async with self.held[id].lock:
                await self._catch_up(id)

    async def _catch_up(self, id: str) -> None:
        """With the lock held."""
        held = self.held[id]
        if held.table is None:
            return
        _, entries = await asyncio.to_thread(self.store.read, id, held.table.number)
        table = held.table
        for entry in entries:
            table = table.after(entry)
        if entries:
            self._hold(table)

    async def catch_up_all(self) -> None:
        """After news may have been lost."""
        for id in list(self.held):
            await self.catch_up(id)

    def _hold(self, table: Table) -> None:
        held = self.held[table.id]
        held.table, held.used = table, time.monotonic()
        self.feed.wake(table.id)
        self.changed(table)

    def tidy(self) -> None:
        """Let tables that nobody uses leave memory."""
        old = time.monotonic() - IDLE
        for id, held in list(self.held.items()):
            if held.used < old and not held.lock.locked() and not self.feed.watched(id) and not is_going_on(held.table):
                del self.held[id]
                self.feed.forget(id)
        LIVE.set(len(self.held))

    def row(self, table: Table) -> dict[str, Any]:
        """What the store keeps beside the entries."""
        due = self.now() + int(table.setup.pace * 1000) if table.bot_to_move and table.attended else None
        state = table.match.states().tobytes() if table.match is not None else None
        return {
            "status": table.status, "number": table.number, "actor": table.actor, "bot_due": due,
            "touched": table.entries[-1].at, "state": state,
        }  # fmt: skip

    @staticmethod
    def seats(table: Table) -> list[dict[str, Any]]:
        return [
            {"seat": seat, "kind": chair.kind, "name": chair.name, "person": chair.person or None}
            for seat, chair in enumerate(table.chairs)
        ]


def is_going_on(table: Table | None) -> bool:
    """Whether bots act there for somebody."""
    return table is not None and bool(table.bot_to_move) and table.attended


def after(table: Table, drafts: Sequence[moves.Draft], now: int) -> Table:
    """The table with these entries; one in which nobody's seat is open any more begins."""
    for draft in drafts:
        table = table.after(draft.entry(table.number + 1, now), draft.played)
    if drafts and drafts[-1].kind is Kind.SIT and table.match is None and all(chair.kind != "open" for chair in table.chairs):
        return after(table, moves.start(table), now)
    while drafts and drafts[-1].kind in ANSWERED and len(table.entries) < moves.MOST_ENTRIES:
        drafts = moves.let_pass(table)
        for draft in drafts:
            table = table.after(draft.entry(table.number + 1, now), draft.played)
    return table


def drafts_of(match: Match) -> list[moves.Draft]:
    """The steps of a match as drafts."""
    drafts = []
    for number, step in enumerate(match.steps, 1):
        fate = [outcome for _, outcome in step.outcomes]
        if step.action is None:
            drafts.append(moves.Draft(Kind.START, -1, {"fate": fate}, played=match.at(number)))
        else:
            notation = match.game.actions.notation(step.action, match.game.thing_names)
            drafts.append(moves.Draft(Kind.ACT, step.actor, {"do": notation, "fate": fate}, played=match.at(number)))
    return drafts


def _as_data(chair: Chair) -> dict[str, Any]:
    return {"kind": chair.kind, "name": chair.name, "person": chair.person, "bot": chair.bot}
