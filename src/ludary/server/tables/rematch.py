"""Rematch: a new table with the same game, box, bots and settings, at which each player's seat is
kept.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from ludary.server.errors import Refused, Repeated
from ludary.server.tables.log import Chair, EntryKind, Setup
from ludary.server.tables.moves import NewEntry, check_whole
from ludary.server.tables.table import Table


def check_finished(table: Table) -> None:
    """Refused unless the game was played here, and is over."""
    check_whole(table)
    if table.status != "over" or table.setup.imported:
        raise Refused(
            "A rematch can be offered once a game that was played here is over.", "playing", 409
        )


def rematch_chairs(table: Table, seat: int, blocked: Collection[int] = ()) -> list[Chair]:
    """Return the chairs of a rematch: the player who offers and the bots sit, the other seats are
    kept for their players.

    Nothing is kept for the players of `blocked` seats.
    """

    def chair_again(at: int, chair: Chair) -> Chair:
        if chair.kind == "bot":
            return Chair("bot", chair.name, bot=chair.bot)
        if at in blocked and at != seat:
            return Chair("open")
        return Chair("person" if at == seat else "open", chair.name, chair.person)

    return [chair_again(at, chair) for at, chair in enumerate(table.chairs)]


def rematch_setup(table: Table, person: str, edition: Mapping[str, Any]) -> Setup:
    """Return the set-up of a rematch: the same settings, but not public."""
    return Setup.of(
        table.game, **edition, host=person, **{**table.setup.settings(), "public": False}
    )


def offer(table: Table, seat: int, to: str) -> list[NewEntry]:
    """Tell everybody at the finished table of the new one."""
    check_finished(table)
    if table.again is not None and table.again.table == to:
        raise Repeated
    return [NewEntry(EntryKind.AGAIN, seat, {"table": to})]
