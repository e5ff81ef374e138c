"""Table rows: the columns that the store keeps of a table beside its entries."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludary.core.play.game import Game
from ludary.server.live.restoring import layout_of
from ludary.server.store.schema import tables
from ludary.server.tables.ending import returns
from ludary.server.tables.log import Chair, EntryKind, LogEntry, Setup
from ludary.server.tables.table import Table

PASS_WITHIN = (
    0.5,
    2.0,
)  # seconds before an automatic pass among others: as long as people take, so that nobody can tell


def opening_row(table: Table, now: int) -> dict[str, Any]:
    """Return all columns of a new table.

    Columns with the name of a field of the set-up have its value.
    """
    setup = {
        name: getattr(table.setup, name)
        for name in Setup.model_fields
        if name in tables.c and name != "edition"
    }
    fixed = {
        "clock": table.setup.clock.words,
        "since": table.entries[-1].at,
        "layout": layout_of(table.game),
    }
    return {**setup, **fixed, **row_of(table, now)}


def row_of(table: Table, now: int) -> dict[str, Any]:
    """Return the columns that change with each entry; only two of a table that cannot go on here,
    since another server may play it.
    """
    if table.trouble:
        return {"number": table.number, "touched": table.entries[-1].at}
    waits = table.pace if table.bot_to_move else PASS_WITHIN[1] if table.silent >= 0 else None
    due = now + int(waits * 1000) if waits is not None and table.attended else None
    state = table.match.states().tobytes() if table.match is not None else None
    length = {"actions": actions_of(table)} if table.status == "over" else {}
    return {
        "status": table.status, "number": table.number, "actor": table.actor, "bot_due": due,
        "touched": table.entries[-1].at, "state": state, **length,
    }  # fmt: skip


def actions_of(table: Table) -> int:
    """Return how many actions a game has had; those taken back count where its steps are not
    known.
    """
    if table.match is not None and not table.shortened:
        return len(table.match.steps) - 1
    return sum(count for (kind, _), count in table.counts.items() if kind is EntryKind.ACT)


def alert_row(before: Table | None, after: Table, now: int, wait: int) -> dict[str, Any]:
    """Return the column `alert_due` where a turn begins or ends: the time at which its player
    should be told, if still away.

    Only games that go over days with other people have it. A turn in which its player acts again
    has been told of.
    """
    if after.trouble or (
        before is not None and is_told(before) == is_told(after) and before.actor == after.actor
    ):
        return {}
    return {"alert_due": now + wait if is_told(after) else None}


def is_told(table: Table) -> bool:
    """Tell whether the player to decide may have to be told: a person who plays with others,
    without a clock for the whole game.
    """
    seat = table.actor
    return (
        seat >= 0
        and table.setup.clock.kind != "live"
        and table.chairs[seat].attended
        and bool(table.others(seat))
    )


def seats_of(table: Table) -> list[dict[str, Any]]:
    """Return the seats of a table, for lists; once its game is over, with results."""
    rows: list[dict[str, Any]] = [
        {
            "seat": seat,
            "kind": chair.kind,
            "name": chair.name,
            "person": chair.person or None,
            "bot": chair.bot or None,
        }
        for seat, chair in enumerate(table.chairs)
    ]
    if table.status != "over" or table.setup.imported:
        return rows
    results, ended = returns(table), table.entries[table.version - 1].at
    return [{**row, **outcome_of(results, seat), "ended": ended} for seat, row in enumerate(rows)]


def outcome_of(results: Sequence[float] | None, seat: int) -> dict[str, Any]:
    """Return a seat's result and what it means, given the results of all."""
    if results is None:
        return {"result": None, "outcome": ""}
    own, best = results[seat], max(results)
    won = own == best and own >= 0 if len(results) > 1 else own > 0
    is_draw = won and len(results) > 1 and min(results) == best
    return {"result": float(own), "outcome": "drew" if is_draw else "won" if won else "lost"}


def edition_of(entries: Sequence[LogEntry]) -> str:
    """Return the digest of a table's edition; "" if the log does not tell it."""
    try:
        return str(entries[0].data["setup"]["edition"])
    except (LookupError, TypeError):
        return ""


def chair_data(chair: Chair) -> dict[str, Any]:
    """Return a chair in the form of an `open` entry."""
    return {"kind": chair.kind, "name": chair.name, "person": chair.person, "bot": chair.bot}


def new_table(id: str, game: Game, setup: Setup, chairs: Sequence[Chair], now: int) -> Table:
    """Return a table with the one entry that opens it."""
    data = {"setup": setup.model_dump(), "chairs": [chair_data(chair) for chair in chairs]}
    return Table.opened(id, game, LogEntry(1, EntryKind.OPEN, -1, now, data))
