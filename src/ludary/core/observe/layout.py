"""Layout: the columns of an observation for one seat, and what each sort of meaning comes to in
them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from ludary.core.state.meanings import SORTS, Meaning, Sort

EXACT = 2**24  # every whole number up to here is a float32 of its own
NO_NONE = -(2**63)
POINTS = (Sort.POINT, Sort.LOWEST)
EXACTLY = 0  # the `width` of a NUMBER that is shown as it is, its `none` too


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
    turned: (
        int  # SEAT, SEATS: how many take turns; SIGNS: first of its entries in the list of signs
    )
    asks_at: int  # byte of the field that tells whether the meaning holds; -1: it does
    asks_size: int
    asks_step: int
    asks_value: int


class Shown(NamedTuple):
    """A meaning in a layout, wherever it stands: parts of each `Run` of it, and what its columns
    show.
    """

    meaning: Meaning
    sort: int
    low: int
    high: int
    none: int
    width: int
    turned: int
    columns: int  # of each number
    names: list[str]  # of these columns
    least: float
    most: float
    scale: float
    signs: list[int]


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
    shown: dict[int, Shown] = field(default_factory=dict)  # layout of each meaning, by its `id`

    @property
    def raw(self) -> bool:
        return self.form == "raw"


def shown_in(layout: Layout, meaning: Meaning) -> Shown:
    """Return how a meaning is laid out here; cached, as many fields have the same one."""
    width = _width(layout, meaning)
    low, high = _bounds(meaning, layout)
    scale = (
        1.0
        if layout.form != "flat" or (meaning.usual == 0 and max(-low, high) >= EXACT)
        else 1 / (meaning.usual or max(-low, high, 1))
    )
    names = [] if meaning.sort is Sort.LEFT_OUT else _column_names(meaning, width, layout.raw)
    least, most = _held(layout, meaning)
    none = NO_NONE if meaning.none is None else meaning.none
    as_number = layout.raw and meaning.sort in (Sort.NUMBER, Sort.CHOICE, Sort.POINT, Sort.SIGNS)
    sort = SORTS[Sort.NUMBER if as_number else meaning.sort]
    mode = EXACTLY if as_number else meaning.columns if meaning.sort in POINTS else width
    signs = [sum(1 << sign for sign in one) for one in meaning.signs]
    shown = Shown(
        meaning,
        sort,
        least,
        most,
        none,
        mode,
        _turned(layout, meaning),
        width,
        names,
        low * scale,
        high * scale,
        scale,
        signs,
    )
    layout.shown[id(meaning)] = (
        shown  # with the meaning in it, whose `id` no other one has while it lives
    )
    return shown


def _held(layout: Layout, meaning: Meaning) -> tuple[int, int]:
    """The smallest and largest number that the field may hold."""
    if meaning.sort is Sort.SEAT and meaning.columns == 1:
        return meaning.low, meaning.low + layout.seats - 1
    if meaning.sort is Sort.SEATS:
        return 0, (1 << layout.seats + meaning.columns) - 1
    return meaning.low, meaning.high


def _width(layout: Layout, meaning: Meaning) -> int:
    """Return the number of columns of one number."""
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
    """Return the bounds of what a column can show."""
    if meaning.sort is Sort.NUMBER or (
        layout.raw and meaning.sort in (Sort.CHOICE, Sort.POINT, Sort.SIGNS)
    ):
        none = () if meaning.none is None else (meaning.none if layout.raw else meaning.high + 1,)
        return float(min((meaning.low, *none))), float(max((meaning.high, *none)))
    if meaning.sort in POINTS:
        return 0.0, float(
            max(meaning.columns, -(-(meaning.high - meaning.low + 1) // meaning.columns))
        )
    if meaning.numbered or (layout.raw and meaning.sort is Sort.SEAT):
        return 0.0, float(meaning.high - meaning.low + 1)
    return 0.0, 1.0


def _column_names(meaning: Meaning, width: int, raw: bool) -> list[str]:
    if width == 2 and meaning.sort in POINTS:
        return [".row", ".column"]
    if meaning.sort in (Sort.SEAT, Sort.SEATS) and width > 1:
        return [f"={relative(k)[1:-1]}" for k in range(width)]
    if width == 1 and meaning.sort is not Sort.BITS:
        return [""]
    first = meaning.low if meaning.sort is Sort.CHOICE else 0
    return [f"={meaning.names[k] if k < len(meaning.names) else first + k}" for k in range(width)]


def parties(of: int, seats: int) -> int:
    """Return how many of so many parties take turns with the seats: all if each seat has as many of
    them, else one for each seat.
    """
    return of if of % seats == 0 else seats


def relative(place: int) -> str:
    return "[me]" if place == 0 else f"[next {place}]"
