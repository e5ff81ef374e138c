"""Columns: how the fields of a State become the columns of an observation.

`lay_out` walks a State's declaration and writes one line of a table for each run of numbers that are read alike: where they
lie in the State's bytes, what they mean, and which columns they go to. Rows of seats and seats themselves are turned, so that
the observer comes first; so there is a table for each seat that observes. `core.observer` reads them in compiled code.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ludary.core.grid import WORD, Area
from ludary.core.meanings import ANYTHING, SORTS, Either, Meaning, Sort, bits, count
from ludary.core.memory import Field, Record

OFTEN_TOLD = ("fate", "events")  # fields of every State that are no part of the position
LEAST_BYTE, MOST_BYTE = -128, 127
EXACT = 2**24  # every whole number up to here is a float32 of its own
SIGNED_BYTES = {np.dtype(np.int8): 1, np.dtype(np.int16): 2, np.dtype(np.int32): 4, np.dtype(np.int64): 8, np.dtype(np.uint64): 8}


class Run(NamedTuple):
    """Numbers that are read alike: a line of the table, all int64."""

    sort: int  # of `Sort`, as in SORTS
    at: int  # byte where the first one begins
    size: int  # bytes of each
    many: int
    step: int  # bytes from one to the next
    column: int  # first column
    column_step: int
    low: int
    high: int
    none: int  # NO_NONE if there is none
    width: int
    turned: int  # SEAT, SEATS: how many take turns; SIGNS: first of its entries in the list of signs
    asks_at: int  # byte of the field that tells whether the meaning holds; -1: it does
    asks_size: int
    asks_step: int
    asks_value: int


NO_NONE = -(2**63)
POINTS = (Sort.POINT, Sort.LOWEST)


@dataclass
class Layout:
    """The columns of an observation for one seat: what `lay_out` fills."""

    seats: int  # how many play; 0 for the table of any number
    room: int  # seats that there are columns for
    form: str
    names: list[str] = field(default_factory=list)
    low: list[float] = field(default_factory=list)
    high: list[float] = field(default_factory=list)
    runs: list[Run] = field(default_factory=list)
    scales: list[float] = field(default_factory=list)  # of the numbers of each run
    signs: list[int] = field(default_factory=list)
    largest: int = 0  # number, without its sign, of a thing that is shown as a number

    @property
    def raw(self) -> bool:
        return self.form in ("raw", "codes")


def lay_out(state: type[Record], observer: int, seats: int, room: int, form: str, without: frozenset[str]) -> Layout:
    """The columns of `state` as seat `observer` (-1: a spectator) sees them, where `seats` play.

    Raises TypeError that names a field whose numbers a float32 cannot hold.
    """
    layout = Layout(seats, room, form)
    for name, one in state.declared.items():
        if name not in OFTEN_TOLD and name not in without:
            _add(layout, state, name, one, state.dtype.fields[name][1], name, max(observer, 0), False)  # type: ignore[index]
    return layout


def _add(
    layout: Layout, record: type[Record], name: str, one: Field, at: int, path: str, observer: int, absent: bool, base: int = 0
) -> None:
    """The columns of one field that begins at byte `at`; `base` is where its record begins."""
    if isinstance(one.means, Meaning) and one.means.sort is Sort.LEFT_OUT and one.record is not None:
        return
    if one.record is not None and issubclass(one.record, Area):
        _add_areas(layout, record, one, at, path, observer, absent, base)
    elif one.record is not None:
        for place, label, gone in _rows(layout, one, observer):
            start = at + place * one.record.dtype.itemsize
            for part, field_ in one.record.declared.items():
                offset = one.record.dtype.fields[part][1]  # type: ignore[index]
                _add(layout, one.record, part, field_, start + offset, f"{path}{label}.{part}", observer, absent or gone, start)
    else:
        size = _size(one, path)
        inner = int(np.prod(one.shape[1:], dtype=int)) if one.by else 1
        for place, label, gone in _rows(layout, one, observer) if one.by else [(0, "", False)]:
            many = inner if one.by else int(np.prod(one.shape, dtype=int))
            shape = one.shape[1:] if one.by else one.shape
            labels = [path + label + "".join(f"[{k}]" for k in index) for index in np.ndindex(*shape)]
            if layout.form == "compact":
                _add_bytes(layout, one, at + place * inner * size, size, labels, absent or gone)
                continue
            for meaning in _meanings(one, path, layout.raw):
                _add_run(layout, record, meaning, at + place * inner * size, size, many, labels, absent or gone, base, observer)


def _add_bytes(layout: Layout, one: Field, at: int, size: int, labels: list[str], absent: bool) -> None:
    """A column for each byte of some numbers, or of an `Area`, as they lie in the State, unless they are left out."""
    if isinstance(one.means, Meaning) and one.means.sort is Sort.LEFT_OUT:
        return
    first, many = len(layout.names), size * len(labels)
    layout.names += [f"{label}.byte {k}" if size > 1 else label for label in labels for k in range(size)]
    layout.low += [float(LEAST_BYTE)] * many
    layout.high += [float(MOST_BYTE)] * many
    if not absent:
        number = SORTS[Sort.NUMBER]
        layout.runs.append(Run(number, at, 1, many, 1, first, 1, LEAST_BYTE, MOST_BYTE, NO_NONE, EXACTLY, 0, -1, 1, 0, 0))
        layout.scales.append(1.0)


def _rows(layout: Layout, one: Field, observer: int) -> Iterator[tuple[int, str, bool]]:
    """Which row stands where, what it is called, and whether it is that of a seat that does not play."""
    count_ = one.shape[0] if one.shape else 1
    if not one.shape:
        yield 0, "", False
    elif not one.by:
        yield from ((k, f"[{k}]", False) for k in range(count_))
    else:
        for k in range(min(count_, layout.room) if one.by == "seat" else count_):
            turning = layout.seats if one.by == "seat" else parties(count_, layout.seats)
            yield ((k + observer) % turning if k < turning else k), _relative(k), one.by == "seat" and k >= layout.seats


def _relative(place: int) -> str:
    return "[me]" if place == 0 else f"[next {place}]"


def parties(of: int, seats: int) -> int:
    """How many of so many parties take turns with the seats: all if each seat has as many of them, else one for each seat."""
    return of if of % seats == 0 else seats


def _meanings(one: Field, path: str, raw: bool) -> tuple[Meaning, ...]:
    """What a field's numbers mean; a plain number where it does not say."""
    if isinstance(one.means, Either):
        return one.means.meanings
    if one.means is not None:
        return (one.means,)
    if one.kind in (np.int64, np.uint64, np.float64) and not raw:
        raise TypeError(
            f"{path} holds numbers of 64 bits, which a float32 cannot: say what they mean, such as means=bits(48) or means=count(99)"
        )
    return (count(ANYTHING, -ANYTHING),)


def _size(one: Field, path: str) -> int:
    kind = np.dtype(one.kind)
    if kind not in SIGNED_BYTES:
        raise TypeError(f"{path} holds numbers of the type {kind}, which observations do not show")
    return SIGNED_BYTES[kind]


def _add_areas(layout: Layout, record: type[Record], one: Field, at: int, path: str, observer: int, absent: bool, base: int) -> None:
    """Sets of squares: two words each."""
    if layout.form == "compact":
        for place, label, gone in _rows(layout, one, observer):
            size = Area.dtype.itemsize
            _add_bytes(layout, one, at + place * size, size, [path + label], absent or gone)
        return
    for meaning in one.means.meanings if isinstance(one.means, Either) else (one.means or replace(bits(WORD), columns=2 * WORD),):
        for place, label, gone in _rows(layout, one, observer):
            start = at + place * Area.dtype.itemsize
            if meaning.sort is Sort.LOWEST:
                _add_run(layout, record, meaning, start, 8, 1, [path + label], absent or gone, base, observer)
                continue
            for word, many in enumerate((min(WORD, meaning.columns), meaning.columns - WORD)):
                if many > 0:
                    half = replace(
                        bits(many), names=tuple(str(WORD * word + k) for k in range(many)), field=meaning.field, values=meaning.values
                    )
                    _add_run(layout, record, half, start + 8 * word, 8, 1, [path + label], absent or gone, base, observer)


def _add_run(
    layout: Layout, record: type[Record], meaning: Meaning, at: int, size: int, many: int, labels: list[str],
    absent: bool, base: int, observer: int,
) -> None:  # fmt: skip
    """A run of numbers, and its columns."""
    width, first = _width(layout, meaning), len(layout.names)
    low, high = _bounds(meaning, layout)
    scale = 1.0 if layout.form != "flat" or (meaning.usual == 0 and max(-low, high) >= EXACT) else 1 / (meaning.usual or max(-low, high, 1))
    if meaning.sort is not Sort.LEFT_OUT:
        layout.names += [label + name for label in labels for name in _column_names(meaning, width, layout.raw)]
        layout.low += [low * scale] * (width * many)
        layout.high += [high * scale] * (width * many)
    if absent:
        return
    turned = len(layout.signs) if meaning.sort is Sort.SIGNS else _turned(layout, meaning)
    layout.signs += [sum(1 << sign for sign in one) for one in meaning.signs]
    least, most = _held(layout, meaning)
    none = NO_NONE if meaning.none is None else meaning.none
    as_number = layout.raw and meaning.sort in (Sort.NUMBER, Sort.CHOICE, Sort.POINT, Sort.SIGNS)
    if as_number and meaning.sort is not Sort.NUMBER:
        layout.largest = max(layout.largest, abs(least), abs(most), abs(meaning.none or 0))
    sort = SORTS[Sort.NUMBER if as_number else meaning.sort]
    mode = EXACTLY if as_number else meaning.columns if meaning.sort in POINTS else width
    for asks in _asked(record, meaning, base):
        layout.runs.append(Run(sort, at, size, many, size, first, width, least, most, none, mode, turned, *asks))
        layout.scales.append(scale)


EXACTLY = 0  # the `width` of a NUMBER that is shown as it is, its `none` too


def _held(layout: Layout, meaning: Meaning) -> tuple[int, int]:
    """The smallest and largest number that the field may hold."""
    if meaning.sort is Sort.SEAT and meaning.columns == 1:
        return meaning.low, meaning.low + layout.seats - 1
    if meaning.sort is Sort.SEATS:
        return 0, (1 << layout.seats + meaning.columns) - 1
    return meaning.low, meaning.high


def _asked(record: type[Record], meaning: Meaning, base: int) -> Iterator[tuple[int, int, int, int]]:
    """Where to look whether the meaning holds: byte, size, step, value."""
    if not meaning.field:
        yield -1, 1, 0, 0
        return
    asked, offset = record.declared[meaning.field], record.dtype.fields[meaning.field][1]  # type: ignore[index]
    for value in meaning.values:
        yield base + offset, _size(asked, meaning.field), 0, value


def _width(layout: Layout, meaning: Meaning) -> int:
    """How many columns one number takes."""
    if meaning.sort is Sort.LEFT_OUT:
        return 0
    if meaning.sort is Sort.SEATS:
        return layout.room + meaning.columns
    if meaning.sort is Sort.BITS:
        return meaning.columns
    if meaning.sort is Sort.LOWEST:
        return 2
    if layout.raw or meaning.numbered or meaning.sort is Sort.NUMBER:
        return 1
    if meaning.sort is Sort.SEAT:
        return layout.room if meaning.columns == 1 else meaning.columns
    return 2 if meaning.sort in POINTS else meaning.width


def _turned(layout: Layout, meaning: Meaning) -> int:
    if meaning.sort is Sort.SEAT and meaning.columns > 1:
        return parties(meaning.columns, layout.seats)
    return layout.seats


def _bounds(meaning: Meaning, layout: Layout) -> tuple[float, float]:
    """What a column can show."""
    if meaning.sort is Sort.NUMBER or (layout.raw and meaning.sort in (Sort.CHOICE, Sort.POINT, Sort.SIGNS)):
        none = () if meaning.none is None else (meaning.none if layout.raw else meaning.high + 1,)
        return float(min((meaning.low, *none))), float(max((meaning.high, *none)))
    if meaning.sort in POINTS:
        return 0.0, float(max(meaning.columns, -(-(meaning.high - meaning.low + 1) // meaning.columns)))
    if meaning.numbered or (layout.raw and meaning.sort is Sort.SEAT):
        return 0.0, float(meaning.high - meaning.low + 1)
    return 0.0, 1.0


def _column_names(meaning: Meaning, width: int, raw: bool) -> list[str]:
    if width == 2 and meaning.sort in POINTS:
        return [".row", ".column"]
    if meaning.sort in (Sort.SEAT, Sort.SEATS) and width > 1:
        return [f"={_relative(k)[1:-1]}" for k in range(width)]
    if width == 1 and meaning.sort is not Sort.BITS:
        return [""]
    first = meaning.low if meaning.sort is Sort.CHOICE else 0
    return [f"={meaning.names[k] if k < len(meaning.names) else first + k}" for k in range(width)]


def table_of(runs: list[Run]) -> npt.NDArray[np.int64]:
    """The runs as an array, shape `(runs, fields of a Run)`."""
    return np.array([tuple(run) for run in runs], np.int64).reshape(-1, len(Run._fields))


def spans_of(names: list[str]) -> dict[str, slice]:
    """The columns of each field of the State, by its name."""
    spans: dict[str, Any] = {}
    for k, name in enumerate(names):
        whole = name.replace("[", ".").replace("=", ".").split(".")[0]
        spans[whole] = slice(spans[whole].start if whole in spans else k, k + 1)
    return spans
