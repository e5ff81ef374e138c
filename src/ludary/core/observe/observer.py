"""Observer: what one seat can know of a position, as a row of numbers for learners.

    observer = game.observer(seats=4)
    row = observer(match.view(0))  # float32 (observer.size,)
    rows = batch.observe()  # float32 (n, size): of the seats to decide

The observing seat comes first, then the seats that follow it in the order of play. What a field's
numbers stand for is declared with the State (`core.state.meanings`). A flat observation has a
column for each thing that a number can stand for, and numbers divided by the largest that the field
declares; from it the View can be told exactly, but for the fields that are left out. One of bytes
is the same in int8, a quarter of the size, with numbers as they are: 127 stands for all above. A
raw one has a column for each number, as it is.

An observation shows the position now, as a View does. What happened before, and is not on the table
any more, is not in it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cached_property
from hashlib import sha256
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Literal

import numpy as np
import numpy.typing as npt

from ludary.core.arguments import briefly, sealed
from ludary.core.compile.driver import alone
from ludary.core.observe.columns import lay_out, spans_of, table_of
from ludary.core.observe.drivers import (
    BLOCK_BYTES,
    MOST_AT_ONCE,
    ColumnTables,
    RowBuffer,
    StateMemory,
    first_outside,
    observe,
)
from ludary.core.observe.layout import Layout, Run
from ludary.core.observe.plan import WORD, Plan
from ludary.core.state.meanings import ANYTHING
from ludary.core.state.state import NOBODY, check_seats

if TYPE_CHECKING:
    from ludary.core.protocols import GameLike, ViewLike

Array = npt.NDArray[Any]
Form = Literal["flat", "bytes", "raw"]
FORMS = {"flat": np.float32, "bytes": np.int8, "raw": np.int64}
MOST_BYTE = 127


class Observer:
    """Turns Views of one game into rows of numbers, all with the same columns.

    Made by `Game.observer`.
    """

    def __init__(
        self,
        game: GameLike,
        seats: int | None = None,
        form: Form = "flat",
        without: Collection[str] = (),
    ) -> None:
        """`seats`: observe games with so many players; without it all numbers of players that the
        game can have share the columns, those of absent seats are 0, and `present` says who plays.
        `without`: names of fields to leave out.

        Raises ValueError for a form or field that does not exist, TypeError for a game whose State
        has numbers that the form cannot show.
        """
        if form not in FORMS:
            raise ValueError(
                f"form: unknown {briefly(form)}; use one of {', '.join(map(repr, FORMS))}"
            )
        known = [name for name in game.State.declared if name not in ("fate", "events")]
        if strange := [name for name in without if name not in known]:
            raise ValueError(
                f"without: {game.name} has no field {briefly(strange[0])}; it has"
                f" {', '.join(known)}"
            )
        self.game, self.form, self.without = game, form, frozenset(without)
        self.seats = None if seats is None else check_seats(game.name, game.seats, seats)
        self.room = (
            game.players[-1] if self.seats is None else self.seats
        )  # seats that there are columns for
        self._plans: dict[int, ColumnTables] = {}
        self._held: dict[int, tuple[list[Run], Array]] = {}
        layout = self.layout(0, self.room)
        self.dtype = np.dtype(FORMS[form])
        self.most = (
            MOST_BYTE if form == "bytes" else ANYTHING
        )  # larger numbers are shown as this one
        self._names = layout.names
        self._low, self._high = layout.low, layout.high

    def layout(self, observer: int, seats: int) -> Layout:
        """The columns as seat `observer` (-1: a spectator) of so many sees them, and where in a
        State each is read.
        """
        without = self.without if self.seats is None else self.without | {"seats"}
        return lay_out(self.game.State, observer, seats, self.room, self.form, without)

    @property
    def _heads(self) -> list[str]:
        """The columns behind those of the fields: which seat observes, and which seats play."""
        playing = (
            [f"present[{k}]" for k in ("me", *(f"next {k}" for k in range(1, self.room)))]
            if self.seats is None
            else []
        )
        return [f"observer={seat}" for seat in range(self.room)] + playing

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The name of each column: `heroes[me].armor`, `phase=TURN`."""
        return (*self._names, *self._heads)

    @property
    def size(self) -> int:
        """The number of columns."""
        return len(self.names)

    @cached_property
    def spans(self) -> Mapping[str, slice]:
        """The columns of each field of the State, and of `observer` and `present`, by name."""
        return MappingProxyType(spans_of(list(self.names)))

    @cached_property
    def digest(self) -> str:
        """Identify the columns and their bounds in 16 letters: a policy can read the rows of any
        observer with the digest that it was trained on.
        """
        told = repr((self.form, self.names)).encode()
        return sha256(told + self.low.tobytes() + self.high.tobytes()).hexdigest()[:16]

    @cached_property
    def low(self) -> Array:
        """The least that each column can show, float64 `(size,)`."""
        return sealed(np.array([*self._low, *[0.0] * len(self._heads)]))

    @cached_property
    def high(self) -> Array:
        """The most that each column can show, float64 `(size,)`."""
        return sealed(np.array([*self._high, *[1.0] * len(self._heads)]))

    def __call__(self, view: ViewLike) -> Array:
        """The observation of a View: `(size,)`, of the observer's dtype.

        TypeError for anything else, such as a Match.
        """
        if not hasattr(view, "seat") or not hasattr(view, "states"):
            raise TypeError(f"{briefly(view)}: should be a View, such as match.view(0)")
        if view.game.State is not self.game.State:
            raise ValueError(
                f"this observer is for {self.game.name}, not for {view.game.name}: make one for"
                " that"
            )
        row: Array = self.write(view.states, np.array([view.seat], np.int16))[0]
        return row

    def write(self, views: Array, whose: npt.NDArray[np.int16], out: Array | None = None) -> Array:
        """The observations of Views as `Batch.views` gives them: `(n, size)`.

        - `views`: `(n,)` State, `views[i]` that of seat `whose[i]`, int16 (-1: a spectator); all
          with the same number of players
        - `out`: is filled and returned; a C-contiguous array `(n, size)` of the observer's dtype

        Raises ValueError if `out` or `whose` does not fit, or if the Views are of games with
        another number of players than the observer is for.
        """
        n = len(views)
        if whose.shape != (n,) or (
            n and not NOBODY <= whose.min() <= whose.max() < int(views["seats"][0])
        ):
            raise ValueError(
                f"whose: should be a seat for each of {n} Views, or -1 for a spectator"
            )
        out = np.empty((n, self.size), self.dtype) if out is None else self.checked(out, n)
        order, ends = by_seat(whose, self.game.players[-1])
        raw = np.zeros((n + self.block, views.dtype.itemsize), np.uint8)
        raw[:n] = bytes_of(views)[order]
        self.write_sorted(memory_of(raw), int(views["seats"][0]) if n else 0, order, ends, out)
        return out

    def write_sorted(
        self, memory: StateMemory, seats: int, order: Array, ends: Array, out: Array
    ) -> None:
        """Write the observations of Views that lie in the order that `by_seat` has found: see
        `core.observe.drivers.observe`.
        """
        if len(order) == 0:
            return
        alone(observe)(
            memory, order, ends[: seats + 2], self.tables(seats), self.most, self.desk(), out
        )

    def checked(self, out: Array, n: int) -> Array:
        """Return `out` if it is an array that `n` observations can be written into, else raise
        ValueError.
        """
        array: Any = out
        fits = isinstance(array, np.ndarray) and (array.dtype, array.shape) == (
            self.dtype,
            (n, self.size),
        )
        if not fits or not (out.flags.c_contiguous and out.flags.writeable):
            received = (
                f"{out.dtype} {out.shape}"
                if isinstance(array, np.ndarray)
                else type(array).__name__
            )
            raise ValueError(
                f"out: should be a writeable C-contiguous array of {self.dtype}, shape"
                f" {(n, self.size)}, not {received}"
            )
        return out

    def tables(self, seats: int) -> ColumnTables:
        """Return the tables for reading States of games with so many players; ValueError if the
        observer is not for them.
        """
        if self.seats not in (None, seats) or seats > self.room:
            raise ValueError(
                f"this observer is for {self.seats or f'at most {self.room}'} seats, not {seats}:"
                f" make one with game.observer({seats})"
            )
        if seats not in self._plans:
            layouts = [self.layout(observer, seats) for observer in range(NOBODY, seats)]
            heads = np.eye(seats + 1, len(self._heads), -1, dtype=np.int8)
            heads[:, self.room : self.room + seats] = 1
            self._plans[seats] = Plan(
                layouts, heads, self.dtype, self.game.State.dtype.itemsize
            ).tables()
        return self._plans[seats]

    @cached_property
    def block(self) -> int:
        """The number of rows that are put together at once, so that they and their Views fit the
        processor's cache.
        """
        return min(MOST_AT_ONCE, 1 + BLOCK_BYTES // (self.game.State.dtype.itemsize + self.size))

    def desk(self) -> RowBuffer:
        """Room for a block of rows; it belongs to one thread."""
        shown = np.zeros((self.block, self.size + WORD), np.int8)
        return RowBuffer(shown, unaligned(shown, np.uint64), np.zeros(self.block, np.int64))

    def outside(self, states: Array) -> str:
        """Name the first number of some States that lies outside its field's declared bounds; "" if
        there is none.
        """
        for seats in np.unique(states["seats"]):
            chosen = states[states["seats"] == seats]
            runs, table = self._numbers_held(int(seats))
            result = np.zeros(4, np.int64)
            if alone(first_outside)(bytes_of(chosen), table, result):
                _, line, place, value = result.tolist()
                run = runs[line]
                names = [  # type: ignore[misc]
                    name
                    for name, (_, at) in self.game.State.dtype.fields.items()  # type: ignore[union-attr]
                    if at <= run.at
                ]
                return (
                    f"{names[-1]}: byte {run.at + place * run.step} holds {value}, which should lie"
                    f" from {run.low} to {run.high}"
                )
        return ""

    def _numbers_held(self, seats: int) -> tuple[list[Run], Array]:
        """Return what the fields of States of games with so many players may hold: as runs, and as
        their table.
        """
        if seats not in self._held:
            runs = lay_out(self.game.State, 0, seats, self.room, "raw", self.without).runs
            self._held[seats] = runs, table_of(runs)
        return self._held[seats]

    def __repr__(self) -> str:
        players = f"{self.seats} seats" if self.seats else f"up to {self.room} seats"
        return f"<{self.form} Observer of {self.game.name}, {players}, {self.size} columns>"


def by_seat(whose: npt.NDArray[np.int16], seats: int) -> tuple[Array, Array]:
    """The order that sorts Views by the seats that they are of, int64 `(n,)`, and where each seat's
    begin in it: a spectator's first.
    """
    order = np.argsort(whose, kind="stable")
    return order, np.searchsorted(whose[order], np.arange(NOBODY, seats + 1))


def bytes_of(states: Array) -> Array:
    """The bytes of some States, uint8 `(n, bytes)`."""
    return states.view(np.uint8).reshape(len(states), states.dtype.itemsize)


def memory_of(raw: Array) -> StateMemory:
    """The bytes of some States in all ways in which they are read."""
    return StateMemory(raw, unaligned(raw, np.int16), unaligned(raw, np.uint64))


def unaligned(rows: Array, kind: npt.DTypeLike) -> Array:
    """Rows of bytes as numbers of some kind that begin at any byte, `(n, bytes - size + 1)`."""
    n, width = rows.shape
    return np.ndarray((n, max(0, width - np.dtype(kind).itemsize + 1)), kind, rows, 0, (width, 1))
