"""Steps: entries that are applied together, and the steps of a match as entries."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ludary.core.play.match import Match
from ludary.server.tables import moves
from ludary.server.tables.budgets import check_log_space
from ludary.server.tables.log import EntryKind, LogEntry
from ludary.server.tables.table import Table

Propose = Callable[[Table], Sequence[moves.NewEntry]]


def apply_entries(table: Table, new_entries: Sequence[moves.NewEntry], now: int) -> Table:
    """Apply the entries; start the game once every seat is taken."""
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
    """Return the table after a proposal; the same table if nothing is proposed."""
    new_entries = list(propose(table))
    if not new_entries:
        return table
    check_log_space(table, new_entries)
    changed = apply_entries(table, new_entries, now)
    changed.look_ahead()
    return changed


def catch_up(table: Table, entries: Sequence[LogEntry]) -> Table:
    """Apply entries that another server wrote."""
    for entry in entries:
        table = table.apply(entry)
    table.look_ahead()
    return table


def apply_match(
    table: Table, new_entries: Sequence[moves.NewEntry], match: Match, now: int
) -> Table:
    """Apply the steps of a match that has been played already."""
    entries = [
        new_entry.numbered(number, now)
        for number, new_entry in enumerate(new_entries, table.number + 1)
    ]
    return table.apply_steps(entries, match)


def entries_of_match(match: Match) -> list[moves.NewEntry]:
    """Return the steps of a match as new entries."""

    def notation(action: int | None) -> str | None:
        return (
            None if action is None else match.game.actions.notation(action, match.game.thing_names)
        )

    return [
        entry_of_step(step.actor, notation(step.action), [outcome for _, outcome in step.outcomes])
        for step in match.steps
    ]


def entry_of_step(actor: int, notation: str | None, fate: Sequence[int]) -> moves.NewEntry:
    """Return a step of a match as a new entry: its action (None: the set-up) and the outcomes of
    fate.
    """
    if notation is None:
        return moves.NewEntry(EntryKind.START, -1, {"fate": list(fate)})
    return moves.NewEntry(EntryKind.ACT, actor, {"do": notation, "fate": list(fate)})
