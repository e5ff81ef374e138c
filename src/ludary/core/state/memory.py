"""Records: the fixed-size memory that boxes and states are made of.

A record is declared as a class whose fields say their width and shape:

    class Hero(Record):
        armor: int = i2()          # Armor Points; 0 is naked
        treasure: Row = i2(6)      # how many cards of each value
        cards: Rows[Card] = rows(Card, 3)

Rules take records as arguments and change them in place. At run time a `Hero` is an `np.record`
(interpreted) or a pointer to the same bytes (compiled); the class itself is only its declaration,
and `Hero.dtype` the layout.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from operator import itemgetter
from struct import Struct
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Literal, Protocol, TypeVar, overload

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    from ludary.core.state.meanings import Means

R_co = TypeVar("R_co", covariant=True)
Axis = Literal["", "seat", "party"]  # owners that a field's rows are numbered by, if any


class Row(Protocol):
    """A row of integers inside a record."""

    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[int]: ...
    @overload
    def __getitem__(self, at: int) -> int: ...
    @overload
    def __getitem__(self, at: slice) -> Row: ...
    @overload
    def __getitem__(self, at: tuple[int, int]) -> int: ...
    def __setitem__(self, at: int | slice | tuple[int, int], value: int | Row) -> None: ...
    def tolist(self) -> list[int]: ...  # in words and pictures


class Rows(Protocol[R_co]):
    """A row of records inside a record."""

    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[R_co]: ...
    def __getitem__(self, at: int) -> R_co: ...


@dataclass(frozen=True)
class Field:
    """A class attribute of a `Record`: its NumPy type and shape, and what its numbers stand for."""

    kind: Any
    shape: tuple[int, ...]
    means: Means = None
    by: Axis = ""
    record: type[Record] | None = None  # of a record inside a record

    @property
    def holds(self) -> str:
        """The kind of thing that reading the field gives: see `reads`."""
        if isinstance(self.kind, np.dtype):
            return "records"
        return "numbers" if self.shape else "number"


# Kinds of numbers, as `struct` calls them
KINDS = {
    np.dtype(kind): letter
    for kind, letter in zip(
        (np.int8, np.int16, np.int32, np.int64, np.uint64, np.float64), "bhiqQd", strict=True
    )
}


class Numbers(np.ndarray[Any, Any]):
    """A row of numbers of an interpreted record.

    Its elements are Python's numbers: 64 bits at least, as in compiled code.
    """

    def __getitem__(self, at: Any) -> Any:
        if isinstance(at, int) and self.ndim == 1:
            return self.item(at)
        item = super().__getitem__(at)
        return item.item() if isinstance(item, np.generic) else item

    def __iter__(self) -> Iterator[Any]:
        """Yield what `__getitem__` returns, also of elements that change meanwhile, in a third of
        the time.
        """
        return map(self.item, range(len(self))) if self.ndim == 1 else super().__iter__()


class RecordReader(type):
    """The type of what `reads` makes, so that it can be pickled."""


Place = tuple[
    str, str, str, int
]  # a field: its name, what it holds, the kind of a number as `struct` calls it, and its first byte


@cache
def reads(*fields: Place | tuple[str, str]) -> RecordReader:
    """The type of interpreted records with these fields, which hold a "number", "numbers" or
    "records".

    An `np.record` that finds a field at once instead of looking for its name, and reads numbers as
    Python's own. Fields without a place, as pickles of earlier versions have them, are read by
    their names.
    """
    own = ("__getattribute__", "__setattr__", "__getitem__", "__setitem__")
    properties = {field[0]: property(reader(*field), writer(field[0])) for field in fields}
    return RecordReader(
        "record",
        (np.record,),
        {"FIELDS": fields, **{name: getattr(np.void, name) for name in own}, **properties},
    )


def reader(name: str, holds: str, kind: str = "", first: int = 0) -> Callable[[Any], Any]:
    """The function that reads a field."""
    if holds != "number":
        return numbers_reader(name) if holds == "numbers" else itemgetter(name)
    return number_reader(kind, first) if kind else lambda record: record[name].item()


def number_reader(kind: str, first: int) -> Callable[[Any], Any]:
    """Reads the bytes themselves, in a ninth of the time that it takes by the name."""
    unpack = Struct(f"={kind}").unpack_from

    def read(record: Any) -> Any:
        return unpack(record, first)[0]

    return read


def numbers_reader(name: str) -> Callable[[Any], Any]:
    def read(record: Any) -> Any:
        return record[name].view(Numbers)

    return read


def writer(name: str) -> Callable[[Any, Any], None]:
    def write(record: Any, value: Any) -> None:
        record[name] = value

    return write


copyreg.pickle(RecordReader, lambda kind: (reads, vars(kind)["FIELDS"]))


class Record:
    """Base of all declarations.

    Packed: fields follow each other in the order written, without gaps.
    """

    dtype: ClassVar[np.dtype[Any]]
    declared: ClassVar[Mapping[str, Field]]

    if TYPE_CHECKING:

        def tobytes(self) -> bytes: ...  # as all records of NumPy can

    def __init_subclass__(cls) -> None:
        fields = {}
        for base in reversed(cls.__mro__):
            fields.update(
                {name: field for name, field in vars(base).items() if isinstance(field, Field)}
            )
        for name in fields:
            if hasattr(np.record, name) or hasattr(np.ndarray, name):
                raise TypeError(
                    f"{cls.__name__}.{name}: NumPy has a method of this name, so interpreted rules"
                    " would miss the field"
                )
        cls.declared = MappingProxyType(fields)
        layout = np.dtype([(name, field.kind, field.shape) for name, field in fields.items()])
        places: Mapping[str, Any] = layout.fields or {}
        held = (
            (name, field.holds, KINDS.get(layout[name], ""), places[name][1])
            for name, field in fields.items()
        )
        cls.dtype = np.dtype((reads(*held), layout))

    @classmethod
    def zeros(cls, count: int) -> npt.NDArray[Any]:
        """`count` blank records, shape `(count,)`."""
        return np.zeros(count, cls.dtype)


def i1(*shape: int, means: Means = None, by: Axis = "") -> Any:
    """-128 to 127; for board squares and the like, never for what is added up. `means`: see
    `state.meanings`; `by`: whose row each is.
    """
    return Field(np.int8, shape, means, by)


def i2(*shape: int, means: Means = None, by: Axis = "") -> Any:
    """-32,768 to 32,767: the usual width."""
    return Field(np.int16, shape, means, by)


def i4(*shape: int, means: Means = None, by: Axis = "") -> Any:
    return Field(np.int32, shape, means, by)


def i8(*shape: int, means: Means = None, by: Axis = "") -> Any:
    return Field(np.int64, shape, means, by)


def u8(*shape: int, means: Means = None) -> Any:
    """64 bits; for bit boards and generators, not for arithmetic."""
    return Field(np.uint64, shape, means)


def f8(*shape: int, means: Means = None) -> Any:
    return Field(np.float64, shape, means)


def one(record: type[Record], means: Means = None) -> Any:
    """A record inside a record."""
    return Field(record.dtype, (), means, record=record)


def rows(record: type[Record], count: int, means: Means = None, by: Axis = "") -> Any:
    """A row of `count` records inside a record."""
    return Field(record.dtype, (count,), means, by, record)


def copied(records: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """A copy of an array of Records, many times as fast as copying field by field."""
    return np.frombuffer(bytearray(records.tobytes()), records.dtype)
