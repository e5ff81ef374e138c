"""History: the board as a seat saw it after an earlier entry of its table's log, also during the
game.
"""

from __future__ import annotations

from typing import Any

from ludary.server.errors import Refused
from ludary.server.showing.log_words import beats_of_entry
from ludary.server.showing.rendering import rendered_board
from ludary.server.showing.replays import Render
from ludary.server.tables.log import STEPS, EntryKind
from ludary.server.tables.table import Table

Json = dict[str, Any]


def past_board(table: Table, number: int, seat: int, render: Render = rendered_board) -> Json:
    """Return the board right after entry `number`, as `seat` (-1: a spectator) saw it then, without
    what it has learned since.

    Refused if that entry moved nothing, was taken back, or its position is not kept.
    """
    step = step_after(table, number)
    return table.past.find((number, seat)) or table.past.keep(
        (number, seat), new_board(table, number, step, seat, render)
    )


def step_after(table: Table, number: int) -> int:
    """Return the step of the match at which the game stood after an entry."""
    if not 1 <= number <= table.number:
        raise Refused(
            f"There is no entry {number}: this table's log has entries 1 to {table.number}.",
            "no_entry",
            404,
        )
    if table.entries[number - 1].kind not in STEPS:
        raise Refused(
            f"Entry {number} of this table's log moved nothing on the board.", "no_step", 404
        )
    step = table.stands.get(number)
    if step is None or table.match is None:
        raise Refused(f"The position after entry {number} is not kept here.", "shortened", 409)
    if is_undone(table, number, step):
        raise Refused(f"What entry {number} did was taken back.", "undone", 409)
    return step


def is_undone(table: Table, number: int, step: int) -> bool:
    """Tell whether an undo since that entry has gone back behind this step."""
    return any(
        later.kind is EntryKind.UNDO and table.stands.get(later.number, step) < step
        for later in table.entries[number:]
    )


def new_board(table: Table, number: int, step: int, seat: int, render: Render) -> Json:
    assert table.match is not None
    match = table.match.at(step + 1)
    board = render(match.view(seat))
    return {
        "number": number,
        "step": step,
        "seat": seat,
        "board": board["board"],
        "text": board["text"],
        "beats": beats_of_entry(table, table.entries[number - 1], seat),
        "decides": -1 if match.actor is None else match.actor,
    }
