"""Who may take an action back at a table: what pages offer, and what moves grant."""

from __future__ import annotations

from ludary.core.undoing import TakeBack
from ludary.server.table import Table


def may_undo(table: Table, seat: int) -> TakeBack:
    """Tell whether the seat may take its last action back: by itself (`now`), by asking the others (`ask`), or not."""
    assert table.match is not None
    if seat not in table.cache.undo:
        table.cache.undo[seat] = table.match.take_back(seat) if table.match.last_own_step(seat) > 0 else "no"
    may = table.cache.undo[seat]
    if may != "ask":
        return may
    return "now" if not table.others(seat) else "no" if table.ask else "ask"
