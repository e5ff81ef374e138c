"""Ships: each seat lays a ship on one of six squares, and then they shoot."""

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
    seats,
)  # fmt: skip

SEATS, SQUARES, SHOTS = 3, 6, 4
UNKNOWN = -1


class Verb(IntEnum):
    LAY = 0
    SHOOT = 1


ACTIONS = ActionSpace(
    {
        Verb.LAY: (("square", numbers(0, SQUARES - 1)),),
        Verb.SHOOT: (("target", seats(SEATS)), ("square", numbers(0, SQUARES - 1))),
    }
)
VERB, ARGS, FIRST = ACTIONS.verb, ACTIONS.args, ACTIONS.first


class State(BaseState):
    ships: Row = i1(SEATS)  # square from 1; UNKNOWN in others' Views
    shot: Row = i2(SEATS)  # squares that were shot at, as bits
    sunk: Row = i1(SEATS)
    points: Row = i2(SEATS)
    turns: int = i2()
    fate = fate(1)
    events = events(3)


EVENTS = EventSheet()


@EVENTS.row("Seat {seat} lays a ship.")
def lays(s: State, seat: int) -> None: ...


@EVENTS.row("Seat {seat} shoots at square {square} of seat {target}.")
def shoots(s: State, seat: int, target: int, square: int) -> None: ...


@EVENTS.row("The ship of seat {seat} is hit at {square}.")
def hits(s: State, seat: int, square: int) -> None: ...


@EVENTS.row("The ship of seat {seat} is missed.")
def misses(s: State, seat: int) -> None: ...


@rule
def setup(box: object, s: State, seats: int) -> None:
    s.actor = 0


@rule
def legal(box: object, s: State, out: Row) -> int:
    n = 0
    if s.actor != NOBODY and s.ships[s.actor] == 0:
        for square in range(SQUARES):
            out[n] = FIRST[Verb.LAY] + square
            n += 1
    elif s.actor != NOBODY:
        for target in range(s.seats):
            for square in range(SQUARES):
                if target != s.actor and s.shot[target] >> square & 1 == 0:
                    out[n] = FIRST[Verb.SHOOT] + target * SQUARES + square
                    n += 1
    return n


@rule
def apply(box: object, s: State, action: int) -> None:
    seat = s.actor
    if VERB[action] == Verb.LAY:
        s.ships[seat] = ARGS[action, 0] + 1
        lays(s, seat)
    else:
        shoot(s, seat, ARGS[action, 0], ARGS[action, 1])
    s.turns += 1
    s.actor = (seat + 1) % s.seats
    if s.turns == (1 + SHOTS) * s.seats:
        s.actor = NOBODY


@rule
def shoot(s: State, seat: int, target: int, square: int) -> None:
    shoots(s, seat, target, square)
    s.shot[target] |= 1 << square
    if s.ships[target] == square + 1:
        s.sunk[target] = 1
        s.points[seat] += 1
        hits(s, target, square)
    else:
        misses(s, target)


@rule
def returns(box: object, s: State, out: Any) -> None:
    for seat in range(s.seats):
        out[seat] = s.points[seat] / 10.0


@rule
def conceal(box: object, s: State, seat: int) -> None:
    for owner in range(s.seats):
        if owner != seat and s.sunk[owner] == 0 and s.ships[owner] != 0:
            s.ships[owner] = UNKNOWN


@rule
def imagine(box: object, s: State, seat: int) -> None:
    for owner in range(s.seats):
        if s.ships[owner] == UNKNOWN:
            square = below(s.fate, SQUARES)
            while s.shot[owner] >> square & 1 == 1:
                square = (square + 1) % SQUARES
            s.ships[owner] = square + 1


GAME = Game(
    name="ships",
    title="Ships",
    version=1,
    players=range(2, SEATS + 1),
    rules=Rules(State, ACTIONS, setup, legal, apply, returns, conceal, imagine),
    presentation=Presentation(EVENTS),
    limits=GameLimits(zero_sum=False, chance=False),
)
