"""Undo rights: the rule by which pages offer undo, and moves grant it."""

from __future__ import annotations

from ludary.core.play.undo import TakeBack
from ludary.server.tables.log import EntryKind
from ludary.server.tables.table import Table


def may_undo(table: Table, seat: int) -> TakeBack:
    """Tell whether the seat may take its last action back: by itself (`now`), by asking the others
    (`ask`), or not.
    """
    assert table.match is not None
    if seat not in table.cache.undo:
        table.cache.undo[seat] = (
            table.match.take_back(seat) if table.match.last_own_step(seat) > 0 else "no"
        )
    may = table.cache.undo[seat]
    if may != "ask":
        return may
    if not table.others(seat):
        return "now"
    return "no" if table.ask or was_answered(table, seat) else "ask"


def was_answered(table: Table, seat: int) -> bool:
    """Tell whether the seat has asked since the last change of the game: after a refusal it can ask
    again only then.
    """
    return any(
        entry.kind is EntryKind.ASK and entry.seat == seat
        for entry in table.entries[table.version :]
    )
