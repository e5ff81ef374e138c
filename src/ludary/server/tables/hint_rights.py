"""Rights to a hint: only at tables that have them, only for the seat to decide, and told in the
log.
"""

from __future__ import annotations

from ludary.server.errors import Refused, Repeated
from ludary.server.tables.log import EntryKind
from ludary.server.tables.moves import NewEntry
from ludary.server.tables.table import Table


def take_hint(table: Table, seat: int) -> list[NewEntry]:
    """Take a hint, where the table has any. The log tells it once for each state of the game."""
    if not table.setup.hints:
        raise Refused("There are no hints at this table.", "no_hints", 403)
    if table.match is None or table.actor != seat:
        raise Refused("It is not your decision.", "turn", 409)
    since = reversed(table.entries[table.version :])
    if any(entry.kind is EntryKind.HINT and entry.seat == seat for entry in since):
        raise Repeated
    return [NewEntry(EntryKind.HINT, seat)]
