"""Meanings: what the numbers in a State's fields stand for, so that observations can show them as
learners need them.

    class Hero(Record):
        level: int = i2(means=count(40))  # 0 to 40
        kind: int = i1(means=choice(Kind))  # one of an enum
        rival: int = i1(means=seat(none=NOBODY))  # somebody's seat, or nobody's

A field without a meaning is taken for a number of any size, and an observer says so where that will
not do. What a field may hold is checked: see `core.observe.observer.first_outside`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum, IntEnum, auto

from ludary.core.state.grid import MOST_SQUARES, WORD

ANYTHING = 2**62  # no bound
MOST_PLANES = 31


class Sort(Enum):
    """The form in which an observation shows a number."""

    NUMBER = auto()  # as it is
    CHOICE = (
        auto()
    )  # one column for each thing that it can stand for, 1 in that of the one it stands for
    SEAT = auto()  # likewise, the observer's own seat first
    BITS = auto()  # one column for each bit
    SEATS = auto()  # likewise, a bit for each seat, the observer's own first
    POINT = auto()  # two columns: row and column of a square, from 1; 0 and 0 for none
    LOWEST = auto()  # likewise, the first square of an `Area`
    SIGNS = auto()  # the columns that `signs` lists for the number
    LEFT_OUT = auto()  # not at all


SORTS = {sort: number for number, sort in enumerate(Sort)}  # as tables have them


@dataclass(frozen=True)
class Meaning:
    """The meaning of a field's number: `low` and `high` are the smallest and largest; `none`, where
    given, may lie beyond them.
    """

    sort: Sort
    low: int = -ANYTHING
    high: int = ANYTHING
    none: int | None = None  # the number that stands for nothing
    names: tuple[str, ...] = ()  # of what it can stand for, from `low` on
    # POINT: columns of the board. SEAT: 1 for seats, else how many parties. SEATS: bits beyond
    # those of the seats
    columns: int = 1
    signs: tuple[tuple[int, ...], ...] = ()
    usual: int = 0  # NUMBER: what it is divided by, where `high` is no bound that is ever reached
    numbered: bool = False  # show a CHOICE or SEAT as one number, from 1, 0 for none
    field: str = ""  # a field of the same record: this meaning holds only
    values: tuple[int, ...] = ()  # where that field has one of these values

    @property
    def width(self) -> int:
        """The number of things that a CHOICE or BITS can stand for, or of columns of SIGNS."""
        if self.sort is Sort.SIGNS:
            return 1 + max((sign for signs in self.signs for sign in signs), default=0)
        return self.high - self.low + 1 if self.sort is Sort.CHOICE else self.columns


@dataclass(frozen=True)
class Either:
    """Several meanings; another field of the record tells which one holds."""

    meanings: tuple[Meaning, ...]


Means = Meaning | Either | None


def count(high: int = ANYTHING, low: int = 0, none: int | None = None, usual: int = 0) -> Meaning:
    """A number from `low` to `high`; `none`, which may lie outside, is shown as `high + 1`.

    Flat observations divide it by `high`, or by `usual` where no edition of the game has a bound:
    then more than 1 can be seen.
    """
    return Meaning(Sort.NUMBER, low, high, none, usual=usual)


def flag() -> Meaning:
    """1 for yes, 0 for no."""
    return count(1)


def choice(of: int | type[IntEnum], none: int | None = None, low: int = 0) -> Meaning:
    """One of so many things, numbered from `low` on, or one of an enum's; `none` stands for
    nothing.
    """
    if isinstance(of, int):
        return Meaning(Sort.CHOICE, low, low + of - 1, none)
    names = {member.value: member.name for member in of}
    first, last = min(names), max(names)
    return Meaning(
        Sort.CHOICE,
        first,
        last,
        none,
        tuple(names.get(number, str(number)) for number in range(first, last + 1)),
    )


def seat(none: int | None = None, low: int = 0) -> Meaning:
    """Somebody's seat; `low` is the number of the first one."""
    return Meaning(Sort.SEAT, low, low + 14, none)


def party(of: int, none: int | None = None, low: int = 0) -> Meaning:
    """One of so many parties that take turns as the seats do: with half as many seats each has two,
    seats beyond share one.
    """
    return Meaning(Sort.SEAT, low, low + of - 1, none, columns=of)


def bits(of: int | Sequence[str]) -> Meaning:
    """A set of so many things, a bit for each, the lowest one first; at most 63."""
    names = tuple(of) if not isinstance(of, int) else ()
    width = of if isinstance(of, int) else len(names)
    if not 1 <= width <= WORD:
        raise TypeError(f"bits({of!r}): a field has 1 to {WORD} of them")
    return Meaning(Sort.BITS, 0, (1 << width) - 1, names=names, columns=width)


def seat_set(more: int = 0) -> Meaning:
    """A set of seats that play, a bit for each, and so many bits for others behind them."""
    return Meaning(Sort.SEATS, 0, ANYTHING, columns=more)


def square(columns: int, count: int, none: int | None = None, low: int = 0) -> Meaning:
    """A square of a board with so many columns and squares, numbered in reading order from `low`
    on.
    """
    return Meaning(Sort.POINT, low, low + count - 1, none, columns=columns)


def squares(count: int) -> Meaning:
    """A set of squares: for fields that are an `Area`."""
    if not 1 <= count <= MOST_SQUARES:
        raise TypeError(f"squares({count!r}): an Area has 1 to {MOST_SQUARES} of them")
    return Meaning(Sort.BITS, 0, ANYTHING, columns=count)


def lowest(columns: int, count: int) -> Meaning:
    """The first square of a set, shown as `square` is: for fields that are an `Area`, where it is a
    set of one.
    """
    return Meaning(Sort.LOWEST, 0, count - 1, columns=columns)


def signs(*each: Iterable[int], low: int = 0, names: Sequence[str] = ()) -> Meaning:
    """Whatever the numbers from `low` on show: `each` says for one after the other which columns
    are 1.
    """
    shown = tuple(tuple(one) for one in each)
    if any(not 0 <= sign < MOST_PLANES for one in shown for sign in one):
        raise TypeError(f"signs: columns are numbered from 0 to {MOST_PLANES - 1}")
    return Meaning(Sort.SIGNS, low, low + len(shown) - 1, names=tuple(names), signs=shown)


def numbered(meaning: Meaning) -> Meaning:
    """Show a choice or a seat as one number, from 1, and 0 for none: for fields that there are
    many of.
    """
    return replace(meaning, numbered=True)


def derived(low: int = -ANYTHING, high: int = ANYTHING) -> Meaning:
    """A number that observations leave out: it follows from others that the seat sees, or says
    nothing about the position.
    """
    return Meaning(Sort.LEFT_OUT, low, high)


def either(field: str, *meanings: tuple[int | Iterable[int], Meaning]) -> Either:
    """The meaning where `field`, of the same record, is one of the values given with each meaning;
    else the number is not shown.
    """
    listed = (
        (tuple(values) if isinstance(values, Iterable) else (int(values),), meaning)
        for values, meaning in meanings
    )
    return Either(
        tuple(
            replace(meaning, field=field, values=tuple(map(int, values)))
            for values, meaning in listed
        )
    )
