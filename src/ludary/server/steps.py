"""Steps: entries that are taken together, and the steps of a match as entries."""

from __future__ import annotations

from collections.abc import Sequence

from ludary.core.match import Match
from ludary.server import moves
from ludary.server.entries import Kind
from ludary.server.table import Table


def after(table: Table, drafts: Sequence[moves.Draft], now: int) -> Table:
    """The table with these entries; one in which nobody's seat is open any more begins."""
    for draft in drafts:
        table = table.after(draft.entry(table.number + 1, now), draft.played)
    if drafts and drafts[-1].kind is Kind.SIT and table.match is None and all(chair.kind != "open" for chair in table.chairs):
        return after(table, moves.start(table), now)
    return table


def goes_on(table: Table, drafts: Sequence[moves.Draft], match: Match, now: int) -> Table:
    """The table with the steps of a match that has been played already."""
    entries = [draft.entry(number, now) for number, draft in enumerate(drafts, table.number + 1)]
    return table.past(entries, match)


def drafts_of(match: Match) -> list[moves.Draft]:
    """The steps of a match as drafts."""

    def notation(action: int | None) -> str | None:
        return None if action is None else match.game.actions.notation(action, match.game.thing_names)

    return [step_draft(step.actor, notation(step.action), [outcome for _, outcome in step.outcomes]) for step in match.steps]


def step_draft(actor: int, notation: str | None, fate: Sequence[int]) -> moves.Draft:
    """One step of a match: what was done (None: the set-up), and what fate gave."""
    if notation is None:
        return moves.Draft(Kind.START, -1, {"fate": list(fate)})
    return moves.Draft(Kind.ACT, actor, {"do": notation, "fate": list(fate)})
