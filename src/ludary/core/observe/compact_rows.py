"""Compact rows: Views are restored from them, as far as observers read them, so that rows of another form can be written."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ludary.core.arguments import briefly, first_outside
from ludary.core.state.state import NOBODY

if TYPE_CHECKING:
    from ludary.core.observe.observer import Observer

Array = npt.NDArray[Any]
AT_ONCE = 256  # rows, in memory that stays close to the processor


class CompactPart(NamedTuple):
    """Some rows, and the Views that they are of."""

    seats: int  # how many play
    places: Array  # int64 (rows,): which rows, sorted by whose Views they are: a spectator's first
    whose: Array  # int16 (rows,)
    views: Array  # State (rows + block,): holds the next part's when that is asked for


def parts_of(rows: Array, compact: Observer, block: int) -> Iterator[CompactPart]:
    """Take compact rows that `checked_rows` has seen apart, a few of games with equally many players at a time. `block`: see `Observer`."""
    playing, whose = players_of(rows, compact), rows[:, -1].astype(np.int16)
    order = np.lexsort((whose, playing))
    for seats in np.unique(playing).tolist():
        views = compact.game.State.zeros(min(len(rows), AT_ONCE) + block)
        views["seats"] = seats
        tables = compact.tables(seats)
        copies = tables.copies[: tables.copies_of[1]].tolist()  # alike for all seats
        chosen = order[playing[order] == seats]
        for first in range(0, len(chosen), AT_ONCE):
            places = chosen[first : first + AT_ONCE]
            lay_back(rows[places], copies, views)
            yield CompactPart(seats, places, whose[places], views)


def lay_back(rows: Array, copies: list[list[int]], views: Array) -> None:
    """Write the bytes of some rows to where they lie in Views; `copies`: lines of `Tables.copies`."""
    memory = views.view(np.int8).reshape(len(views), -1)
    for at, column, many in copies:
        if at >= 0:
            memory[: len(rows), at : at + many] = rows[:, column : column + many]


def players_of(rows: Array, compact: Observer) -> Array:
    """Return the number of players in the game of each row."""
    if compact.seats is not None:
        return np.full(len(rows), compact.seats)
    return np.ascontiguousarray(rows[:, compact.spans["seats"]]).view(np.int16)[:, 0]


def checked_rows(rows: Any, compact: Observer) -> Array:
    """Compact rows as an array; TypeError or ValueError that says what is wrong with them."""
    if not isinstance(rows, np.ndarray) or rows.dtype != compact.dtype:
        received = str(rows.dtype) if isinstance(rows, np.ndarray) else briefly(rows)
        raise TypeError(f"rows: should be an array of {compact.dtype}, as {made_by(compact)} writes them, not {received}")
    if rows.ndim != 2 or rows.shape[1] != compact.size:
        raise ValueError(f"rows: should have shape (n, {compact.size}), as {made_by(compact)} writes them, not {rows.shape}")
    playing = players_of(rows, compact)
    known = compact.game.players
    if (bad := first_outside(playing, known[0], known[-1])) is not None:
        raise ValueError(f"rows: row {bad} is of a game of {playing[bad]} players; {compact.game.name} has {known[0]} to {known[-1]}")
    whose = rows[:, -1]
    if (wrong := (whose < NOBODY) | (whose >= playing)).any():
        bad = int(wrong.argmax())
        raise ValueError(f"rows: row {bad} is of seat {whose[bad]}; seats are 0 to {playing[bad] - 1}, and -1 for a spectator")
    return rows


def made_by(compact: Observer) -> str:
    seats = "" if compact.seats is None else f"{compact.seats}, "
    return f'game.observer({seats}form="compact")'
