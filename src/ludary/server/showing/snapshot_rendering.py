"""Snapshots, rendered in threads of their own, so that the server answers everybody else
meanwhile.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from ludary.core.play.view import View
from ludary.server.resources.pools import Owner, Pool
from ludary.server.showing.rendering import BoardRenderer
from ludary.server.showing.snapshots import Json, rendered_part, view_of
from ludary.server.tables.table import Table


@dataclass(frozen=True)
class RenderRequest:
    """A table to be rendered for a seat."""

    table: str
    seat: int
    first: bool  # for a player, before all watchers


class SnapshotRenderer:
    """Renders Snapshots; callers who want the same one at the same time share it."""

    def __init__(
        self, players: Pool, watchers: Pool, current: Callable[[str], Table | None]
    ) -> None:
        self.current = current
        self.pools = {
            True: players,
            False: watchers,
        }  # by whether it is for a player, who goes first
        self.boards = {True: BoardRenderer(), False: BoardRenderer(behind=True)}
        self.waiting: dict[RenderRequest, asyncio.Task[Table]] = {}  # tasks that have not begun

    async def render(self, table: Table, seat: int, owner: Owner) -> Table:
        """Return the table, or its newest state, once its Snapshot for the seat is rendered."""
        if seat in table.cache.rendered:
            return table
        key = RenderRequest(table.id, seat, first=seat >= 0)
        task = self.waiting.get(key)
        if task is None:
            task = asyncio.ensure_future(
                self.pools[key.first].run(owner, lambda: self.render_newest(table, key))
            )
            self.waiting[key] = task
            task.add_done_callback(lambda done: self.forget(key, done))
        return await asyncio.shield(task)

    def render_newest(self, table: Table, wanted: RenderRequest) -> Table:
        """Render the newest state, and skip those before it. Runs in a thread."""
        seat = wanted.seat
        self.waiting.pop(wanted, None)
        now = self.current(table.id)
        if now is not None and now.number > table.number:
            table = now
        view = view_of(table, seat) if seat not in table.cache.boards else None
        if view is not None:
            table.cache.boards[seat] = self.boards[wanted.first].render(view)
        rendered_part(table, seat)
        return table

    def for_watcher(self, view: View) -> Json:
        """Return the board of a View, rendered after those of players. Blocks."""
        return self.boards[False].render(view)

    def close(self) -> None:
        for boards in self.boards.values():
            boards.close()

    def forget(self, key: RenderRequest, task: asyncio.Task[Table]) -> None:
        if self.waiting.get(key) is task:
            del self.waiting[key]
        if not task.cancelled():
            task.exception()  # its callers got the error
