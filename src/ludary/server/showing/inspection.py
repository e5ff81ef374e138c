"""Inspection: the thing at a spot of a seat's board, now or at an earlier moment, with the rules
about it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludary.core.contract.components import ComponentTable
from ludary.core.play.view import View
from ludary.server.errors import Refused
from ludary.server.showing.history import step_after
from ludary.server.showing.snapshots import view_of
from ludary.server.tables.ending import finished_match
from ludary.server.tables.table import Table

Json = dict[str, Any]


def inspected(table: Table, seat: int, spot: str) -> Json:
    """Return the thing at a spot now, as `seat` (-1: a spectator) sees it."""
    view = view_of(table, seat)
    if view is None:
        raise Refused("The game has not begun.", "waiting", 409)
    return table.cache.inspected.find((seat, spot)) or table.cache.inspected.keep(
        (seat, spot), spot_json(view, spot)
    )


def inspected_after(table: Table, seat: int, spot: str, number: int) -> Json:
    """Return the thing at a spot right after an entry of the table's log."""
    step = step_after(table, number)
    assert table.match is not None
    return spot_json(table.match.at(step + 1).view(seat), spot)


def inspected_at(table: Table, seat: int, spot: str, step: int) -> Json:
    """Return the thing at a spot after a step (0: the set-up) of a finished game."""
    match = finished_match(table)
    if not 0 <= step < len(match.steps):
        raise Refused(
            f"There is no step {step}: this game has steps 0 to {len(match.steps) - 1}.",
            "no_step",
            404,
        )
    return spot_json(match.at(step + 1).view(seat), spot)


def components(table: Table, seat: int) -> Json:
    """Return the components in the box; during the game with the numbers of each that `seat` (-1: a
    spectator) has not seen.
    """
    view = view_of(table, seat)
    if view is None:
        return components_json(table.game.components())
    return table.cache.inspected.find((seat, None)) or table.cache.inspected.keep(
        (seat, None), components_json(view.components())
    )


def components_json(tables: Sequence[ComponentTable]) -> Json:
    """Return tables of components, with their effects in the last cell if any has one."""
    return {
        "tables": [
            {
                "title": table.title,
                "origins": [row.origin.mark if row.origin else "" for row in table.rows],
                "header": table.header() + [""] * table.tells,
                "rows": [
                    cells + [row.about] * table.tells
                    for row, cells in zip(table.rows, table.cells(), strict=True)
                ],
                "numbers": 1 + table.counts_left,
            }
            for table in tables
        ]
    }


def spot_json(view: View, spot: str) -> Json:
    """Return what a View says about a spot; empty words if it says nothing."""
    inspected = view.inspect(spot)
    if inspected is None:
        return {"spot": spot, "title": "", "lines": [], "rules": [], "origin": ""}
    rows = {row.id: row for row in view.game.ledger.rule}
    rules = [
        {"id": row.id, "section": row.section, "rule": row.rule, "origin": row.mark}
        for row in (rows[name] for name in inspected.rules if name in rows)
    ]
    origin = inspected.origin
    return {
        "spot": spot,
        "title": inspected.title,
        "lines": [*inspected.lines, *([origin.sentence] if origin else [])],
        "rules": rules,
        "origin": origin.mark if origin else "",
    }
