"""Columns: how the fields of a State become the columns of an observation.

`lay_out` walks a State's declaration and writes one line of a table for each run of numbers that
are read alike: where they lie in the State's bytes, what they mean, and which columns they go to.
Rows of seats and seats themselves are turned, so that the observer comes first; so there is a table
for each seat that observes. `core.observe.observer` reads them in compiled code.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from ludary.core.observe.layout import Layout, Run, parties, relative, shown_in
from ludary.core.state.grid import WORD, Area
from ludary.core.state.meanings import ANYTHING, Either, Meaning, Sort, bits, count
from ludary.core.state.memory import Field, Record

OFTEN_TOLD = ("fate", "events")  # fields of every State that do not belong to the position
SIGNED_BYTES = {
    np.dtype(np.int8): 1,
    np.dtype(np.int16): 2,
    np.dtype(np.int32): 4,
    np.dtype(np.int64): 8,
    np.dtype(np.uint64): 8,
}
NUMBER = count(ANYTHING, -ANYTHING)  # meaning of a field that declares none


def lay_out(
    state: type[Record], observer: int, seats: int, room: int, form: str, without: frozenset[str]
) -> Layout:
    """The columns of `state` as seat `observer` (-1: a spectator) sees them, where `seats` play.

    Raises TypeError that names a field whose numbers a float32 cannot hold.
    """
    layout = Layout(seats, room, form)
    for name, one in state.declared.items():
        if name not in OFTEN_TOLD and name not in without:
            _add(
                layout,
                state,
                name,
                one,
                state.dtype.fields[name][1],  # type: ignore[index]
                name,
                max(observer, 0),
                False,
            )
    return layout


def _add(
    layout: Layout,
    record: type[Record],
    name: str,
    field: Field,
    at: int,
    path: str,
    observer: int,
    absent: bool,
    base: int = 0,
) -> None:
    """The columns of one field that begins at byte `at`; `base` is where its record begins."""
    if (
        isinstance(field.means, Meaning)
        and field.means.sort is Sort.LEFT_OUT
        and field.record is not None
    ):
        return
    if field.record is not None and issubclass(field.record, Area):
        _add_areas(layout, record, field, at, path, observer, absent, base)
    elif field.record is not None:
        for place, label, gone in _rows(layout, field, observer):
            start = at + place * field.record.dtype.itemsize
            for part, inner in field.record.declared.items():
                offset = field.record.dtype.fields[part][1]  # type: ignore[index]
                _add(
                    layout,
                    field.record,
                    part,
                    inner,
                    start + offset,
                    f"{path}{label}.{part}",
                    observer,
                    absent or gone,
                    start,
                )
    else:
        _add_numbers(layout, record, field, at, path, observer, absent, base)


def _add_numbers(
    layout: Layout,
    record: type[Record],
    field: Field,
    at: int,
    path: str,
    observer: int,
    absent: bool,
    base: int,
) -> None:
    """The columns of one field of numbers."""
    size = _size(field, path)
    ends = _indices(field.shape[1:] if field.by else field.shape)
    many = len(ends)
    for place, label, gone in _rows(layout, field, observer) if field.by else [(0, "", False)]:
        labels, start = [path + label + end for end in ends], at + place * many * size
        for meaning in _meanings(field, path, layout.raw):
            _add_run(layout, record, meaning, start, size, many, labels, absent or gone, base)


@cache
def _indices(shape: tuple[int, ...]) -> tuple[str, ...]:
    """Yield what stands behind a field's name for each of its numbers: `[1][2]`."""
    return (
        tuple("".join(f"[{k}]" for k in index) for index in np.ndindex(*shape)) if shape else ("",)
    )


def _rows(layout: Layout, field: Field, observer: int) -> Iterator[tuple[int, str, bool]]:
    """Yield each row's place and name, and whether it is that of a seat that does not play."""
    count_ = field.shape[0] if field.shape else 1
    if not field.shape:
        yield 0, "", False
    elif not field.by:
        yield from ((k, f"[{k}]", False) for k in range(count_))
    else:
        for k in range(min(count_, layout.room) if field.by == "seat" else count_):
            turning = layout.seats if field.by == "seat" else parties(count_, layout.seats)
            yield (
                ((k + observer) % turning if k < turning else k),
                relative(k),
                field.by == "seat" and k >= layout.seats,
            )


def _meanings(field: Field, path: str, raw: bool) -> tuple[Meaning, ...]:
    """Return the meanings of a field's numbers; a plain number where it declares none."""
    if isinstance(field.means, Either):
        return field.means.meanings
    if field.means is not None:
        return (field.means,)
    if field.kind in (np.int64, np.uint64, np.float64) and not raw:
        raise TypeError(
            f"{path} holds numbers of 64 bits, which a float32 cannot: say what they mean, such as"
            " means=bits(48) or means=count(99)"
        )
    return (NUMBER,)


def _size(field: Field, path: str) -> int:
    kind = np.dtype(field.kind)
    if kind not in SIGNED_BYTES:
        raise TypeError(f"{path} holds numbers of the type {kind}, which observations do not show")
    return SIGNED_BYTES[kind]


def _add_areas(
    layout: Layout,
    record: type[Record],
    field: Field,
    at: int,
    path: str,
    observer: int,
    absent: bool,
    base: int,
) -> None:
    """Sets of squares: two words each."""
    for meaning in (
        field.means.meanings
        if isinstance(field.means, Either)
        else (field.means or replace(bits(WORD), columns=2 * WORD),)
    ):
        for place, label, gone in _rows(layout, field, observer):
            start = at + place * Area.dtype.itemsize
            if meaning.sort is Sort.LOWEST:
                _add_run(layout, record, meaning, start, 8, 1, [path + label], absent or gone, base)
                continue
            for word, many in enumerate((min(WORD, meaning.columns), meaning.columns - WORD)):
                if many > 0:
                    half = _half(word, many, meaning.field, meaning.values)
                    _add_run(
                        layout,
                        record,
                        half,
                        start + 8 * word,
                        8,
                        1,
                        [path + label],
                        absent or gone,
                        base,
                    )


@cache
def _half(word: int, many: int, field: str, values: tuple[int, ...]) -> Meaning:
    """Meanings of so many squares of one of the two words of a set."""
    return replace(
        bits(many),
        names=tuple(str(WORD * word + k) for k in range(many)),
        field=field,
        values=values,
    )


def _add_run(
    layout: Layout,
    record: type[Record],
    meaning: Meaning,
    at: int,
    size: int,
    many: int,
    labels: list[str],
    absent: bool,
    base: int,
) -> None:
    """A run of numbers, and its columns."""
    shown, first = layout.shown.get(id(meaning)) or shown_in(layout, meaning), len(layout.names)
    names, width = shown.names, shown.columns
    layout.names += [label + name for label in labels for name in names]
    layout.low += [shown.least] * (width * many)
    layout.high += [shown.most] * (width * many)
    if absent:
        return
    turned = len(layout.signs) if meaning.sort is Sort.SIGNS else shown.turned
    layout.signs += shown.signs
    for asks in _asked(record, meaning, base):
        layout.runs.append(
            Run(
                shown.sort,
                at,
                size,
                many,
                size,
                first,
                width,
                shown.low,
                shown.high,
                shown.none,
                shown.width,
                turned,
                *asks,
            )
        )
        layout.scales.append(shown.scale)


def _asked(
    record: type[Record], meaning: Meaning, base: int
) -> Iterator[tuple[int, int, int, int]]:
    """Return where to look whether the meaning holds: byte, size, step, value."""
    if not meaning.field:
        yield -1, 1, 0, 0
        return
    asked, offset = record.declared[meaning.field], record.dtype.fields[meaning.field][1]  # type: ignore[index]
    for value in meaning.values:
        yield base + offset, _size(asked, meaning.field), 0, value


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
