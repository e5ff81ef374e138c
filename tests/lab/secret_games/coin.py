"""Coin, bids and ships: the first seat hides a number, the others guess; all that is secret is
chosen.
"""

from enum import IntEnum
from typing import Any

from ludary.kit import (
    NOBODY,
    ActionSpace,
    BaseState,
    EventSheet,
    Game,
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

SIDES, ROUNDS = 4, 3
UNKNOWN = -1


class Verb(IntEnum):
    HIDE = 0
    GUESS = 1


ACTIONS = ActionSpace(
    {Verb.HIDE: (("side", numbers(0, SIDES - 1)),), Verb.GUESS: (("side", numbers(0, SIDES - 1)),)}
)
VERB, ARGS, FIRST = ACTIONS.verb, ACTIONS.args, ACTIONS.first


class State(BaseState):
    side: int = i1()  # in the box, from 1; UNKNOWN in others' Views
    hidden: int = i1()
    points: Row = i2(2)
    rounds: int = i2()
    fate = fate(1)
    events = events(4)


EVENTS = EventSheet()


@EVENTS.row("Seat {seat} hides a coin.")
def hides(s: State, seat: int) -> None: ...


@EVENTS.row("Seat {seat} guesses {side}.")
def guesses(s: State, seat: int, side: int) -> None: ...


@EVENTS.row("Seat {seat} opens side {side}.")
def opens(s: State, seat: int, side: int) -> None: ...


@EVENTS.row("Seat {seat} hides side {side}.")
def hid(s: State, seat: int, side: int, known_to: int) -> None: ...


@rule
def setup(box: object, s: State, seats: int) -> None:
    s.actor = 0


@rule
def legal(box: object, s: State, out: Row) -> int:
    if s.actor == NOBODY:
        return 0
    first = FIRST[Verb.GUESS] if s.hidden else FIRST[Verb.HIDE]
    for side in range(SIDES):
        out[side] = first + side
    return SIDES


@rule
def apply(box: object, s: State, action: int) -> None:
    if VERB[action] == Verb.HIDE:
        hide(s, ARGS[action, 0])
    else:
        guess(s, ARGS[action, 0])


@rule
def hide(s: State, side: int) -> None:
    s.side = side + 1
    s.hidden = 1
    hides(s, s.actor)
    hid(s, s.actor, side, 1 << s.actor)
    s.actor = 1 - s.actor


@rule
def guess(s: State, side: int) -> None:
    right = s.side == side + 1
    guesses(s, s.actor, side)
    opens(s, 1 - s.actor, s.side)
    s.points[s.actor] += int(right)
    s.hidden = 0
    s.rounds += 1
    if s.rounds == ROUNDS * 2:
        s.actor = NOBODY


@rule
def returns(box: object, s: State, out: Any) -> None:
    out[0] = (s.points[0] - s.points[1]) / 10.0
    out[1] = -out[0]


@rule
def conceal(box: object, s: State, seat: int) -> None:
    if s.hidden and seat != 1 - s.actor:
        s.side = UNKNOWN


@rule
def imagine(box: object, s: State, seat: int) -> None:
    if s.side == UNKNOWN:
        s.side = 1 + below(s.fate, SIDES)


GAME = Game(
    name="coin",
    title="Coin",
    version=1,
    players=range(2, 3),
    rules=Rules(State, ACTIONS, setup, legal, apply, returns, conceal, imagine),
    presentation=Presentation(EVENTS, secret=frozenset({Verb.HIDE})),
)
