"""A market, for tests of the lab: whose cards are known to be strong, weak, or dead, because a box
says what each is worth.

Each turn one of five cards is missing, and the actor buys one of the others, for its points and
those of a die. Gold alone is worth more or less than the rest, or lead: then bots that look ahead
never buy it.
"""

from enum import IntEnum
from typing import Any

from ludary.kit import (
    NOBODY,
    ActionSpace,
    BaseState,
    BotHints,
    Contents,
    Game,
    GameLimits,
    Option,
    Presentation,
    Record,
    Row,
    Rules,
    events,
    fate,
    i2,
    meanings,
    named,
    nothing_hidden,
    roll,
    rule,
)  # fmt: skip

CARDS, TURNS = 5, 12
GOLD, LEAD = 2, 4


class Verb(IntEnum):
    BUY = 0


ACTIONS = ActionSpace({Verb.BUY: (("card", named("card", CARDS)),)})


class Box(Record):
    gold: int = i2()
    lead: int = i2()
    head_start: int = i2()  # points of seat 0


class State(BaseState):
    points: Row = i2(2, means=meanings.count(200), by="seat")
    missing: int = i2(means=meanings.count(CARDS))
    turn: int = i2(means=meanings.count(2 * TURNS))
    fate = fate(8)
    events = events(2)


@rule
def setup(box: Box, s: State, seats: int) -> None:
    s.points[0] = box.head_start
    s.actor = roll(s, 2) - 1
    s.missing = roll(s, CARDS) - 1


@rule
def legal(box: Box, s: State, out: Row) -> int:
    n = 0
    if s.actor == NOBODY:
        return n
    for card in range(CARDS):
        out[n] = card
        n += int(card != s.missing)
    return n


@rule
def apply(box: Box, s: State, action: int) -> None:
    for _ in range(1 + action % 2):  # so that later dice differ
        die = roll(s, 6)
    s.points[s.actor] += worth(box, action) + die
    s.turn += 1
    s.actor = NOBODY if s.turn == 2 * TURNS else 1 - s.actor
    s.missing = roll(s, CARDS) - 1


@rule
def worth(box: Box, card: int) -> int:
    return box.gold if card == GOLD else box.lead if card == LEAD else 3


@rule
def returns(box: Box, s: State, out: Any) -> None:
    out[0] = float((s.points[0] > s.points[1]) - (s.points[0] < s.points[1]))
    out[1] = -out[0]


@rule
def judge(box: Box, s: State, seat: int) -> float:
    ahead = s.points[seat] - s.points[1 - seat]
    return max(-1.0, min(1.0, ahead / 20.0))


@rule
def check(box: Box, s: State) -> int:
    return 0


def names(game: Game) -> dict[str, list[str]]:
    return {"card": ["copper", "silver", "gold", "tin", "lead"]}


OPTIONS = (
    Option("gold", 0, 20, "points of gold"),
    Option("lead", 0, 20, "points of lead"),
    Option("head_start", 0, 50, "points that seat 1 begins with"),
)
GAME = Game(
    name="market",
    title="Market",
    version=1,
    players=range(2, 3),
    rules=Rules(
        State, ACTIONS, setup, legal, apply, returns, nothing_hidden, nothing_hidden, check, ()
    ),
    presentation=Presentation(names=names),
    hints=BotHints(judge, worlds=1),
    contents=Contents(Box=Box, options=OPTIONS),
    limits=GameLimits(),
)
