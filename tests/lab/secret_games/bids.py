"""Bids: all bid in secret, then the bids are opened; three rounds."""

from enum import IntEnum
from typing import Any

from ludary.kit import (
    NOBODY,
    ActionSpace,
    BaseState,
    EventSheet,
    Game,
    GameLimits,
    Presentation,
    Row,
    Rules,
    below,
    events,
    fate,
    i1,
    i2,
    numbers,
    rule,
)  # fmt: skip

SEATS, MOST, ROUNDS = 4, 4, 3
UNKNOWN = -1


class Verb(IntEnum):
    BID = 0


ACTIONS = ActionSpace({Verb.BID: (("coins", numbers(0, MOST)),)})


class State(BaseState):
    bids: Row = i1(SEATS)  # of this round, from 1; UNKNOWN in others' Views
    opened: Row = i1(SEATS)  # of the last round
    points: Row = i2(SEATS)
    rounds: int = i2()
    fate = fate(1)
    events = events(SEATS + 3)


EVENTS = EventSheet()


@EVENTS.row("Seat {seat} bids.")
def bids(s: State, seat: int) -> None: ...


@EVENTS.row("Seat {seat} has bidden {coins}.")
def opens(s: State, seat: int, coins: int) -> None: ...


@EVENTS.row("Seat {seat} bids {coins}.")
def bid(s: State, seat: int, coins: int, known_to: int) -> None: ...


@EVENTS.row("Seat {seat} wins.")
def wins(s: State, seat: int) -> None: ...


@rule
def setup(box: object, s: State, seats: int) -> None:
    s.actor = 0


@rule
def legal(box: object, s: State, out: Row) -> int:
    if s.actor == NOBODY:
        return 0
    for coins in range(MOST + 1):
        out[coins] = coins
    return MOST + 1


@rule
def apply(box: object, s: State, action: int) -> None:
    seat = s.actor
    s.bids[seat] = action + 1
    bids(s, seat)
    bid(s, seat, action, 1 << seat)
    s.actor = seat + 1
    if s.actor == s.seats:
        open_bids(s)


@rule
def open_bids(s: State) -> None:
    best = 0
    for seat in range(s.seats):
        opens(s, seat, s.bids[seat])
        if s.bids[seat] > s.bids[best]:
            best = seat
        s.opened[seat] = s.bids[seat]
    s.points[best] += 1
    wins(s, best)
    s.bids[:] = 0
    s.rounds += 1
    s.actor = 0 if s.rounds < ROUNDS else NOBODY


@rule
def returns(box: object, s: State, out: Any) -> None:
    for seat in range(s.seats):
        out[seat] = s.points[seat] / 10.0


@rule
def conceal(box: object, s: State, seat: int) -> None:
    for other in range(s.seats):
        if other != seat and s.bids[other] != 0:
            s.bids[other] = UNKNOWN


@rule
def imagine(box: object, s: State, seat: int) -> None:
    for other in range(s.seats):
        if s.bids[other] == UNKNOWN:
            s.bids[other] = 1 + below(s.fate, MOST + 1)


GAME = Game(
    name="bids",
    title="Bids",
    version=1,
    players=range(2, SEATS + 1),
    rules=Rules(State, ACTIONS, setup, legal, apply, returns, conceal, imagine),
    presentation=Presentation(EVENTS),
    limits=GameLimits(decisions=SEATS * ROUNDS, zero_sum=False, chance=False),
)
