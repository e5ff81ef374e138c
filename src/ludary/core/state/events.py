"""Events: what happened, one line each, and who may know.

Rules `tell` everybody or `whisper` to some seats. The events of the last action lie in `state.events`; a game's
`words` turns them into English.
"""

from typing import Any

from ludary.core.compile.rule import rule
from ludary.core.state.memory import Record, Rows, i2, one, rows

EVERYBODY = -1
SPECTATOR_BIT = 14  # seats use the bits below


class Event(Record):
    """One thing that happened. What `seat`, `what` and `amount` mean is the game's to say."""

    kind: int = i2()
    seat: int = i2()
    what: int = i2()
    amount: int = i2()
    known_to: int = i2()  # bit k for seat k, SPECTATOR_BIT for spectators; EVERYBODY has all bits


class Events(Record):
    """The events of the last action; `count` may exceed the space, and then the last ones are lost."""

    count: int = i2()
    lines: Rows[Event]


def events(count: int) -> Any:
    """The field `events` of a State in which one action tells at most `count` things."""

    class SizedEvents(Events):
        lines: Rows[Event] = rows(Event, count)

    return one(SizedEvents)


class Telling(Record):
    """The fields of a State that `tell` uses."""

    events: Events


@rule
def tell(s: Telling, kind: int, seat: int, what: int = 0, amount: int = 0) -> None:
    """Record an event that everybody learns."""
    whisper(s, EVERYBODY, kind, seat, what, amount)


@rule
def whisper(s: Telling, known_to: int, kind: int, seat: int, what: int = 0, amount: int = 0) -> None:
    """Record an event that only the seats learn whose bits are set in `known_to`."""
    log = s.events
    if log.count < len(log.lines):
        event = log.lines[log.count]
        event.kind = kind
        event.seat = seat
        event.what = what
        event.amount = amount
        event.known_to = known_to
    log.count += 1


@rule
def wipe_events(s: Telling) -> None:
    log = s.events
    log.count = 0
    for event in range(len(log.lines)):
        row = log.lines[event]
        row.kind = 0
        row.seat = 0
        row.what = 0
        row.amount = 0
        row.known_to = 0


@rule
def all_but(seat: int) -> int:
    """Return the audience of a whisper that everybody but `seat` hears, spectators too."""
    return EVERYBODY ^ (1 << seat)


def sees(known_to: int, seat: int) -> bool:
    """Tell whether `seat` (-1: a spectator) learns of an event."""
    return bool(int(known_to) >> (seat if seat >= 0 else SPECTATOR_BIT) & 1)
