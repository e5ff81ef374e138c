"""Drawing: Looks, drawn in threads of their own, so that the server answers everybody else meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from ludary.core.view import View
from ludary.server.looks import Json, drawn, view_of
from ludary.server.painting import Boards
from ludary.server.pools import FairPool, Owner
from ludary.server.table import Table


class Drawing:
    """Draws what tables look like; who wants the same drawing at the same time shares it."""

    def __init__(self, players: FairPool, watchers: FairPool, current: Callable[[str], Table | None]) -> None:
        self.current = current
        self.pools = {True: players, False: watchers}  # by whether somebody plays there
        self.boards = {True: Boards(), False: Boards(behind=True)}
        self.waiting: dict[tuple[str, int], asyncio.Task[Table]] = {}  # drawings that have not begun

    async def of(self, table: Table, seat: int, owner: Owner) -> Table:
        """The table, or how it stands by now, once its Look for the seat is drawn."""
        if seat in table.looks.drawn:
            return table
        key = (table.id, seat)
        task = self.waiting.get(key)
        if task is None:
            task = asyncio.ensure_future(self.pools[seat >= 0].run(owner, lambda: self.draw(table, seat)))
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
            table.looks.boards[seat] = self.boards[seat >= 0].draw(view)
        drawn(table, seat)
        return table

    def for_watcher(self, view: View) -> Json:
        """The board of a View, in SVG and in words, behind those of all who play. Blocks."""
        return self.boards[False].draw(view)

    def close(self) -> None:
        for boards in self.boards.values():
            boards.close()

    def forget(self, key: tuple[str, int], task: asyncio.Task[Table]) -> None:
        if self.waiting.get(key) is task:
            del self.waiting[key]
        if not task.cancelled():
            task.exception()  # whoever waited was told
