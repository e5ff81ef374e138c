"""The examples are OpenSpiel's games: played in lockstep, the same outcomes laid on the tape,
nothing ever differs.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import numpy as np
import pytest

from ludary.core.play.game import Game

pyspiel = pytest.importorskip("pyspiel")

SUITS = 2  # OpenSpiel's card is 2 * rank + suit, and ours the rank
WALKS = {"connect_four": 40, "leduc_poker": 400}


def lay(states: Any, outcomes: Sequence[int]) -> None:
    states["fate"]["tape"][0, : len(outcomes)] = outcomes
    states["fate"]["laid"] = len(outcomes)


def begun(game: Game, outcomes: Sequence[int]) -> Any:
    states = game.State.zeros(1)
    lay(states, outcomes)
    assert game.engine.setup(game.boxes, states, 0, 2) == 0
    return states


def played(game: Game, states: Any, action: int, outcomes: Sequence[int]) -> Any:
    following = states.copy()
    lay(following, outcomes)
    game.engine.apply(game.boxes, following, 0, action)
    return following


def assert_same(game: Game, states: Any, theirs: Any) -> None:
    engine, out, gains = game.engine, game.engine.action_buffer(), np.zeros(2)
    fate = states["fate"][0]
    count = engine.legal(game.boxes, states, 0, out)
    assert fate["drawn"] == fate["laid"] and fate["refused"] == 0
    assert engine.check(game.boxes, states, 0) == 0
    assert list(out[:count]) == theirs.legal_actions(), str(theirs)
    if theirs.is_terminal():
        engine.returns(game.boxes, states, 0, gains)
        assert states["actor"][0] == -1
        assert list(gains * theirs.get_game().max_utility()) == pytest.approx(theirs.returns())
    else:
        assert states["actor"][0] == theirs.current_player()


def deal(theirs: Any, random: Random) -> list[int]:
    """Draw until a player is to move; the ranks drawn."""
    ranks = []
    while theirs.is_chance_node():
        card = random.choice([card for card, _ in theirs.chance_outcomes()])
        theirs.apply_action(card)
        ranks.append(card // SUITS)
    return ranks


@pytest.mark.parametrize("name", WALKS)
def test_random_games_are_the_same(name: str, example: Callable[[str], Game]) -> None:
    game, random = example(name), Random(name)
    for _ in range(WALKS[name]):
        theirs = pyspiel.load_game(name).new_initial_state()
        states = begun(game, deal(theirs, random))
        assert_same(game, states, theirs)
        while not theirs.is_terminal():
            action = random.choice(theirs.legal_actions())
            theirs.apply_action(action)
            states = played(game, states, action, deal(theirs, random))
            assert_same(game, states, theirs)


def test_every_game_of_leduc_poker_is_the_same(example: Callable[[str], Game]) -> None:
    game = example("leduc_poker")
    ends = 0
    waiting: list[Any] = [(None, pyspiel.load_game("leduc_poker").new_initial_state(), 0, ())]
    while waiting:
        states, theirs, action, drawn = waiting.pop()
        if theirs.is_chance_node():
            waiting += [
                (states, theirs.child(card), action, (*drawn, card // SUITS))
                for card, _ in theirs.chance_outcomes()
            ]
            continue
        states = begun(game, drawn) if states is None else played(game, states, action, drawn)
        assert_same(game, states, theirs)
        waiting += [(states, theirs.child(chosen), chosen, ()) for chosen in theirs.legal_actions()]
        ends += theirs.is_terminal()
    assert ends == 5520
