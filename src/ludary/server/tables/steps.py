"""Steps: entries that are taken together, and the steps of a match as entries."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ludary.core.play.match import Match
from ludary.server.tables import moves
from ludary.server.tables.budgets import check_log_space
from ludary.server.tables.log import EntryKind, LogEntry
from ludary.server.tables.table import Table

Propose = Callable[[Table], Sequence[moves.NewEntry]]


def apply_entries(table: Table, new_entries: Sequence[moves.NewEntry], now: int) -> Table:
    """The table with these entries; one in which nobody's seat is open any more begins."""
    for new_entry in new_entries:
        table = table.apply(new_entry.numbered(table.number + 1, now), new_entry.played)
    if (
        new_entries
        and new_entries[-1].kind is EntryKind.SIT
        and table.match is None
        and all(chair.kind != "open" for chair in table.chairs)
    ):
        return apply_entries(table, moves.start(table), now)
    return table


def apply_proposal(table: Table, propose: Propose, now: int) -> Table:
    """The table after what is proposed; the same one if that is nothing."""
    new_entries = list(propose(table))
    if not new_entries:
        return table
    check_log_space(table, new_entries)
    then = apply_entries(table, new_entries, now)
    then.look_ahead()
    return then


def catch_up(table: Table, entries: Sequence[LogEntry]) -> Table:
    """The table with entries that another server wrote."""
    for entry in entries:
        table = table.apply(entry)
    table.look_ahead()
    return table


def apply_match(table: Table, new_entries: Sequence[moves.NewEntry], match: Match, now: int) -> Table:
    """The table with the steps of a match that has been played already."""
    entries = [new_entry.numbered(number, now) for number, new_entry in enumerate(new_entries, table.number + 1)]
    return table.apply_steps(entries, match)


def entries_of_match(match: Match) -> list[moves.NewEntry]:
    """The steps of a match as new entries."""

    def notation(action: int | None) -> str | None:
        return None if action is None else match.game.actions.notation(action, match.game.thing_names)

    return [entry_of_step(step.actor, notation(step.action), [outcome for _, outcome in step.outcomes]) for step in match.steps]


def entry_of_step(actor: int, notation: str | None, fate: Sequence[int]) -> moves.NewEntry:
    """One step of a match: what was done (None: the set-up), and what fate gave."""
    if notation is None:
        return moves.NewEntry(EntryKind.START, -1, {"fate": list(fate)})
    return moves.NewEntry(EntryKind.ACT, actor, {"do": notation, "fate": list(fate)})
