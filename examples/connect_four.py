"""Connect Four: two players drop discs into seven columns of six; four in a line win.

Rules as OpenSpiel's `connect_four`.

A whole game on one page, of open information and without chance. Play it with `ludary play
examples/connect_four.py`.
"""

from enum import IntEnum
from typing import Annotated, Any

from ludary.kit import (
    NOBODY,
    Action,
    ActionSpace,
    BaseState,
    BotHints,
    EventSheet,
    Game,
    GameLimits,
    Noun,
    Presentation,
    Row,
    Rules,
    events,
    fate,
    i2,
    i8,
    meanings,
    numbers,
    rule,
)  # fmt: skip

COLUMNS, ROWS = 7, 6
STRIDE = (
    ROWS + 1
)  # bits of a column; the uppermost stays empty, so that lines do not run on into the next column
DIRECTIONS = (
    1,
    STRIDE,
    STRIDE - 1,
    STRIDE + 1,
)  # up, across and both diagonals, as distances between bits
DISCS = "XO"


class Verb(IntEnum):
    DROP = 0


ACTIONS = ActionSpace({Verb.DROP: (("column", numbers(0, COLUMNS - 1)),)})


class State(BaseState):
    discs: Row = i8(
        2, means=meanings.bits(COLUMNS * STRIDE), by="seat"
    )  # one bit for each disc of a seat: column * STRIDE + row
    height: Row = i2(COLUMNS, means=meanings.count(ROWS))  # discs in each column
    moves: int = i2(means=meanings.count(COLUMNS * ROWS))
    winner: int = i2(means=meanings.seat(none=NOBODY))  # NOBODY for a draw
    fate = fate(1)
    events = events(2)


Seat = Annotated[int, Noun(lambda scene, seat: scene.who[seat])]
EVENTS = EventSheet()


@EVENTS.row("{seat} drops into column {column}.")
def drops(s: State, seat: Seat, column: int) -> None: ...


@EVENTS.row("{seat} has four in a line and wins.")
def wins(s: State, seat: Seat) -> None: ...


@EVENTS.row("The board is full: a draw.")
def draw(s: State, seat: Seat) -> None: ...


@rule
def setup(box: Any, s: State, seats: int) -> None:
    s.actor = 0
    s.winner = NOBODY


@rule
def legal(box: Any, s: State, out: Row) -> int:
    n = 0
    if s.actor != NOBODY:
        for column in range(COLUMNS):
            if s.height[column] < ROWS:
                out[n] = column
                n += 1
    return n


@rule
def apply(box: Any, s: State, column: int) -> None:
    seat = s.actor
    mine = s.discs[seat] | (1 << column * STRIDE + s.height[column])
    s.discs[seat] = mine
    s.height[column] += 1
    s.moves += 1
    drops(s, seat, column)
    if four_in_a_line(mine):
        s.winner = seat
        s.actor = NOBODY
        wins(s, seat)
    elif s.moves == COLUMNS * ROWS:
        s.actor = NOBODY
        draw(s, seat)
    else:
        s.actor = 1 - seat


@rule
def four_in_a_line(discs: int) -> bool:
    for step in DIRECTIONS:
        pairs = discs & (discs >> step)
        if pairs & (pairs >> 2 * step):
            return True
    return False


@rule
def urgent(box: Any, s: State, out: Row) -> int:
    """Shortlist for bots: a disc that wins; else one that keeps the other from winning with the
    next; else all.
    """
    if s.actor == NOBODY:
        return 0
    for rival in range(2):
        seat = (s.actor + rival) % 2
        for column in range(COLUMNS):
            if s.height[column] < ROWS and four_in_a_line(
                s.discs[seat] | (1 << column * STRIDE + s.height[column])
            ):
                out[0] = column
                return 1
    return legal(box, s, out)


@rule
def returns(box: Any, s: State, out: Any) -> None:
    out[0] = 0.0 if s.winner == NOBODY else 1.0 - 2.0 * s.winner
    out[1] = -out[0]


def describe(game: Game, s: Any, seat: int, who: Any) -> str:
    def cell(column: int, row: int) -> str:
        bit = column * STRIDE + row
        return next((DISCS[k] for k in (0, 1) if s.discs[k] >> bit & 1), ".")

    board = "\n".join(
        " ".join(cell(column, row) for column in range(COLUMNS)) for row in reversed(range(ROWS))
    )
    return f"{board}\n{' '.join(map(str, range(COLUMNS)))}\n{who[0]} plays X, {who[1]} plays O."


def say_action(game: Game, s: Any, action: Action, who: Any) -> str:
    return f"drop a disc into column {action.args[0]}"


GAME = Game(
    "connect_four",
    "Connect Four",
    1,
    range(2, 3),
    Rules(State, ACTIONS, setup, legal, apply, returns),
    Presentation(EVENTS, describe=describe, say_action=say_action),
    about="Drop discs; four in a line win.",
    hints=BotHints(
        shortlist=urgent, playout_list=urgent, levels=("greedy", "ismcts:100", "ismcts:10000")
    ),
    limits=GameLimits(decisions=COLUMNS * ROWS, told=COLUMNS * ROWS + 1, chance=False),
)
