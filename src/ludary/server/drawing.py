"""Drawing: Looks, drawn in threads of their own, so that the server answers everybody else meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from ludary.server.looks import drawn, view_of
from ludary.server.painting import Boards
from ludary.server.pools import FairPool, Owner
from ludary.server.table import Table
from ludary.server.turns import WATCHING


class Drawing:
    """Draws what tables look like; who wants the same drawing at the same time shares it."""

    def __init__(self, pool: FairPool, current: Callable[[str], Table | None]) -> None:
        self.pool, self.current = pool, current
        self.boards = Boards()
        self.waiting: dict[tuple[str, int], asyncio.Task[Table]] = {}  # drawings that have not begun

    async def of(self, table: Table, seat: int, owner: Owner) -> Table:
        """The table, or how it stands by now, once its Look for the seat is drawn."""
        if seat in table.looks.drawn:
            return table
        key = (table.id, seat)
        task = self.waiting.get(key)
        if task is None:
            task = asyncio.ensure_future(self.pool.run(owner, lambda: self.draw(table, seat), 0.0 if seat >= 0 else WATCHING))
            self.waiting[key] = task
            task.add_done_callback(lambda done: self.forget(key, done))
        return await asyncio.shield(task)

    def draw(self, table: Table, seat: int) -> Table:
        """Draw the newest state: what has been passed over need not be drawn. Runs in a thread."""
        self.waiting.pop((table.id, seat), None)
        now = self.current(table.id)
        if now is not None and now.number > table.number:
            table = now
        view = view_of(table, seat) if seat not in table.looks.boards else None
        if view is not None:
            table.looks.boards[seat] = self.boards.draw(view)
        drawn(table, seat)
        return table

    def forget(self, key: tuple[str, int], task: asyncio.Task[Table]) -> None:
        if self.waiting.get(key) is task:
            del self.waiting[key]
        if not task.cancelled():
            task.exception()  # whoever waited was told
