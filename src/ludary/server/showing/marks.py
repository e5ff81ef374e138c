"""Marks: the spots of a seat's board that a choice would touch.

Computed from the seat's View, and cached with the table.
"""

from __future__ import annotations

from typing import Any

from ludary.core.errors import IllegalAction
from ludary.server.errors import Late, Refused
from ludary.server.showing.snapshots import view_of
from ludary.server.tables.moves import in_play
from ludary.server.tables.table import Table


def marks(table: Table, seat: int, action: int, version: int) -> dict[str, Any]:
    """Return the spots that a choice would touch at this `version` of the table, by kind, as
    `core.contract.marks` names them.
    """
    if version != table.version:
        raise Late
    in_play(table)
    if table.actor != seat or table.chairs[seat].played_by:
        raise Refused(
            "Only the player whose decision it is can ask what a choice would touch.", "turn", 409
        )
    spots = table.cache.marks.find((seat, action))
    if spots is None:
        spots = table.cache.marks.keep((seat, action), _marks(table, seat, action))
    return {"action": action, "version": version, "marks": spots}


def _marks(table: Table, seat: int, action: int) -> dict[str, list[str]]:
    view = view_of(table, seat)
    assert view is not None
    try:
        return view.marks(action)
    except IllegalAction as error:
        raise Refused(f"{error}.", "illegal") from None
