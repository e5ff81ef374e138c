"""Best responses are exact: those of random play are known, and their player wins the stated
value.
"""

import numpy as np
import pytest

import ludary
from ludary import TooManyOutcomes
from ludary.lab.trees.best_response import GameTree
from tests.every_game import EXAMPLES, game_of

CHIPS = 13  # a return of 1 in Leduc poker
# of random play in Leduc poker, in chips, as OpenSpiel has it: what is won from both seats together
NASH_CONV = 4.747222


@pytest.fixture(scope="module")
def leduc() -> GameTree:
    return GameTree(game_of(str(EXAMPLES / "leduc_poker.py"), {}))


def test_leduc_poker_has_as_many_information_states_as_elsewhere(leduc: GameTree) -> None:
    assert len(leduc.known) == 288
    assert repr(leduc).endswith(" positions, 288 information states>")


def test_random_play_is_as_exploitable_as_elsewhere(leduc: GameTree) -> None:
    assert 2 * CHIPS * leduc.exploitability(leduc.uniform()) == pytest.approx(NASH_CONV, abs=1e-6)


def test_a_player_who_always_folds_loses_the_ante_or_a_bet(leduc: GameTree) -> None:
    folds = leduc.policy(
        lambda view, legal: [float(k == 0) for k in range(len(legal))]
    )  # calls where nobody can fold
    assert CHIPS * leduc.best_response(folds, 0) == pytest.approx(1)
    assert leduc.best_response(folds, 1) > 0


def test_nobody_wins_more_than_the_best_response(leduc: GameTree) -> None:
    game = leduc.game
    best = leduc.best_response(leduc.uniform(), 0)
    for bot in ("uniform", "greedy"):
        gains = ludary.simulate(game, games=3_000, bots=[bot, "uniform"], seed=1).returns[:, 0]
        assert gains.mean() < best + 3 * gains.std() / np.sqrt(len(gains))


def test_games_that_are_too_large_or_for_more_are_refused() -> None:
    with pytest.raises(TooManyOutcomes, match="connect_four has more than 500 positions"):
        GameTree(game_of(str(EXAMPLES / "connect_four.py"), {}), limit=500)
    with pytest.raises(ValueError, match="zimby_mojo: its length has no bound"):
        GameTree(game_of("zimby_mojo", {}), limit=500)
