"""Events: what happened, one line each, and who may know.

A game declares its events as rows of a sheet (`core.contract.event_sheet`), and each row is a rule
that tells it. The events of the last action lie in `state.events`.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from ludary.core.compile.rule import rule
from ludary.core.state.memory import Record, Row, Rows, i2, one, rows

EVERYBODY = -1
SPECTATOR_BIT = 14  # seats use the bits below


class Event(Record):
    """One thing that happened.

    What its `values` stand for is the game's to say; the first one is whose it is.
    """

    kind: int = i2()
    known_to: int = i2()  # bit k for seat k, SPECTATOR_BIT for spectators; EVERYBODY has all bits
    values: Row = i2(3)


class Events(Record):
    """The events of the last action; `count` may exceed the space, and then the last ones are
    lost.
    """

    count: int = i2()
    lines: Rows[Event]


def events(count: int, width: int = 3) -> Any:
    """The field `events` of a State in which one action tells at most `count` things, of at most
    `width` values each.
    """

    class SizedEvent(Event):
        values: Row = i2(width)

    class SizedEvents(Events):
        lines: Rows[Event] = rows(SizedEvent, count)

    return one(SizedEvents)


class Telling(Record):
    """The fields of a State in which rows of a sheet write."""

    events: Events


@rule
def wipe_events(s: Telling) -> None:
    log = s.events
    log.count = 0
    for line in range(len(log.lines)):
        event = log.lines[line]
        event.kind = 0
        event.known_to = 0
        values = event.values
        for place in range(len(values)):
            values[place] = 0


@rule
def all_but(seat: int) -> int:
    """Return the audience that is everybody but `seat`, spectators too."""
    return EVERYBODY ^ (1 << seat)


def sees(known_to: int, seat: int) -> bool:
    """Tell whether `seat` (-1: a spectator) learns of an event."""
    return bool(int(known_to) >> (seat if seat >= 0 else SPECTATOR_BIT) & 1)


def width_of(layout: np.dtype[Any]) -> int:
    """The number of values of each event of a State's layout."""
    return int(layout["events"]["lines"].base["values"].shape[0])


def told_to(events: npt.NDArray[Any], seat: int) -> npt.NDArray[np.int16]:
    """The kinds and values of the events that `seat` learns, int16 `(told, 1 + width)`."""
    bit = seat if seat >= 0 else SPECTATOR_BIT
    told = events[(events["known_to"] >> bit & 1).astype(np.bool_)]
    return np.column_stack([told["kind"], told["values"]])
