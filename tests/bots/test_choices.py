"""A choice that takes several decisions is judged when it is made in full."""

from enum import IntEnum
from typing import Any

import numpy as np
import pytest

from ludary.bots import Greedy, greedy, ismcts
from ludary.core.compile.rule import rule
from ludary.core.contract.actions import ActionSpace, numbers
from ludary.core.contract.defaults import OPEN, SETTLED, always_settled
from ludary.core.play.game import NOBODY, BaseState, BotHints, Game, Rules
from ludary.core.play.match import Match
from ludary.core.state.events import events
from ludary.core.state.fate import fate, roll
from ludary.core.state.memory import Row, i2

JARS = 3
COINS = (5, 1, 4, 4, 0, 9)  # two in each jar; one wants the most
NOT_YET = -1


class Verb(IntEnum):
    JAR = 0  # choose a jar
    COIN = 1  # and one of its coins
    LET = 2  # the other seat allows it
    STOP = 3  # or does not: the coin goes back
    DIE = 4  # or throw a die instead of choosing a jar


ACTIONS = ActionSpace(
    {
        Verb.JAR: (("jar", numbers(0, JARS - 1)),),
        Verb.COIN: (("coin", numbers(0, 1)),),
        Verb.LET: (),
        Verb.STOP: (),
        Verb.DIE: (),
    }
)
COIN, LET, STOP, DIE = (
    int(ACTIONS.first[verb]) for verb in (Verb.COIN, Verb.LET, Verb.STOP, Verb.DIE)
)


class State(BaseState):
    jar: int = i2()
    coin: int = i2()
    fate = fate(2)
    events = events(1)


@rule
def setup(box: Any, s: State, seats: int) -> None:
    s.jar, s.coin = NOT_YET, NOT_YET


@rule
def legal(box: Any, s: State, out: Row) -> int:
    if s.actor == NOBODY:
        return 0
    if s.actor == 1:
        out[0], out[1] = LET, STOP
        return 2
    if s.jar == NOT_YET:
        out[0], out[1], out[2], out[3] = 0, 1, 2, DIE
        return 4
    out[0], out[1] = COIN, COIN + 1
    return 2


@rule
def apply(box: Any, s: State, action: int) -> None:
    if action == DIE:
        s.coin = roll(s, 6)
        s.actor = NOBODY
    elif s.actor == 1:
        s.coin = 0 if action == STOP else s.coin
        s.actor = NOBODY
    elif s.jar == NOT_YET:
        s.jar = action
    else:
        s.coin = COINS[2 * s.jar + action - COIN]
        s.actor = 1


@rule
def returns(box: Any, s: State, out: Any) -> None:
    out[0] = s.coin / 10
    out[1] = -s.coin / 10


@rule
def judge(box: Any, s: State, seat: int) -> float:
    value = 0.0 if s.actor != NOBODY else s.coin / 10
    return value if seat == 0 else -value


@rule
def in_full(box: Any, s: State) -> int:
    """Which coin is still open, and then the other seat presumably allows it."""
    if s.actor == 1:
        return LET
    return SETTLED if s.jar == NOT_YET else OPEN


def jars(**more: Any) -> Game:
    return Game(
        "jars",
        "Jars",
        1,
        range(2, 3),
        Rules(State, ACTIONS, setup, legal, apply, returns),
        hints=BotHints(judge, **more),
    )


def chosen(game: Game, bot: Any, seed: int = 1) -> str:
    match = Match.begin(game, 2, 1, ())
    return game.action(bot(match.view(0), match.legal(), np.random.default_rng(seed))).notation


def test_greedy_looks_into_each_jar() -> None:
    assert chosen(jars(unsettled=in_full), greedy) == "jar 2"


def test_without_it_a_jar_looks_empty() -> None:
    assert jars().hints.unsettled is always_settled
    assert chosen(jars(), greedy) == "die"


@pytest.mark.parametrize("seed", range(5))
def test_a_search_asks_the_judge_when_all_is_settled(seed: int) -> None:
    """Two tries show what both coins are worth, though the other seat has still to allow them; the
    third decides.
    """
    game = jars(unsettled=in_full)
    match = Match.begin(game, 2, 1, ())
    match.step("jar 2")
    assert (
        game.action(ismcts(3)(match.view(0), match.legal(), np.random.default_rng(seed))).notation
        == "coin 1"
    )


@pytest.mark.parametrize("seed", range(5))
def test_one_lucky_world_does_not_make_a_way_of_going_on_good(seed: int) -> None:
    """A die brings 3.5 in the long run: less than a sure 9, though single worlds may show a six."""
    assert chosen(jars(unsettled=in_full), Greedy(worlds=9), seed) == "jar 2"


def test_a_game_says_how_many_worlds_are_imagined() -> None:
    assert greedy.effort(jars(worlds=3)) == 3
    assert Greedy(worlds=5).effort(jars(worlds=3)) == 5
    assert greedy.effort(jars()) == 16
