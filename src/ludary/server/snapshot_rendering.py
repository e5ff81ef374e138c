"""Snapshots, rendered in threads of their own, so that the server answers everybody else meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from ludary.core.view import View
from ludary.server.pools import FairPool, Owner
from ludary.server.rendering import BoardRenderer
from ludary.server.snapshots import Json, rendered, view_of
from ludary.server.table import Table


class SnapshotRenderer:
    """Renders what seats are shown; who wants the same at the same time shares it."""

    def __init__(self, players: FairPool, watchers: FairPool, current: Callable[[str], Table | None]) -> None:
        self.current = current
        self.pools = {True: players, False: watchers}  # by whether somebody plays there
        self.boards = {True: BoardRenderer(), False: BoardRenderer(behind=True)}
        self.waiting: dict[tuple[str, int], asyncio.Task[Table]] = {}  # what has not begun

    async def render(self, table: Table, seat: int, owner: Owner) -> Table:
        """The table, or how it stands by now, once its Snapshot for the seat is rendered."""
        if seat in table.cache.rendered:
            return table
        key = (table.id, seat)
        task = self.waiting.get(key)
        if task is None:
            task = asyncio.ensure_future(self.pools[seat >= 0].run(owner, lambda: self.render_newest(table, seat)))
            self.waiting[key] = task
            task.add_done_callback(lambda done: self.forget(key, done))
        return await asyncio.shield(task)

    def render_newest(self, table: Table, seat: int) -> Table:
        """Render the newest state: what has been passed over need not be rendered. Runs in a thread."""
        self.waiting.pop((table.id, seat), None)
        now = self.current(table.id)
        if now is not None and now.number > table.number:
            table = now
        view = view_of(table, seat) if seat not in table.cache.boards else None
        if view is not None:
            table.cache.boards[seat] = self.boards[seat >= 0].render(view)
        rendered(table, seat)
        return table

    def for_watcher(self, view: View) -> Json:
        """The board of a View, in SVG and in words, behind those of all who play. Blocks."""
        return self.boards[False].render(view)

    def close(self) -> None:
        for boards in self.boards.values():
            boards.close()

    def forget(self, key: tuple[str, int], task: asyncio.Task[Table]) -> None:
        if self.waiting.get(key) is task:
            del self.waiting[key]
        if not task.cancelled():
            task.exception()  # whoever waited was told
