"""Random play by OpenSpiel, for comparison: its C++ rollouts, and a loop over its Python interface.

The rollouts are those of `RandomRolloutEvaluator`. Python cannot call it, but `MCTSBot` can: a
search of one simulation is exactly one call, from the position given. It refuses to begin with a
chance node, so games that begin with a deal are rolled out from every first decision in equal
shares; OpenSpiel is spared the deal, and we are not.
"""

from random import Random
from typing import Any

from benchmarks.figures.measure import Work

MISSING = "OpenSpiel is not installed: pip install 'ludary[bench]'"
GAMES_FOR_THE_MEAN = 20_000


def installed() -> bool:
    """Tell whether there is an OpenSpiel to compare with."""
    try:
        import pyspiel  # noqa: F401
    except ImportError:
        return False
    return True


def rollouts(name: str) -> Work:
    """Random games in C++; counts players' decisions, by their mean in a game, as the evaluator
    does not tell.
    """
    import pyspiel

    game = pyspiel.load_game(name)
    starts = first_decisions(game.new_initial_state())
    mean = python_loop(name)(GAMES_FOR_THE_MEAN, 0) / GAMES_FOR_THE_MEAN

    def work(games: int, seed: int) -> int:
        each = -(-games // len(starts))
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=each, seed=seed)
        search = pyspiel.MCTSBot(
            game,
            evaluator,
            uct_c=1.0,
            max_simulations=1,
            max_memory_mb=1,
            solve=False,
            seed=seed,
            verbose=False,
        )
        for start in starts:
            search.mcts_search(start)
        return round(each * len(starts) * mean)

    return work


def first_decisions(state: Any) -> list[Any]:
    """The positions in which a player is the first to decide, one for each deal, all as likely."""
    if not state.is_chance_node():
        return [state]
    return [
        first
        for outcome, _ in state.chance_outcomes()
        for first in first_decisions(state.child(outcome))
    ]


def python_loop(name: str) -> Work:
    """A loop in Python that chooses each action itself; counts players' decisions.

    All chances of these games are even.
    """
    import pyspiel

    game = pyspiel.load_game(name)
    deals = game.get_type().chance_mode != pyspiel.GameType.ChanceMode.DETERMINISTIC

    def work(games: int, seed: int) -> int:
        random = Random(seed).random
        decisions = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                decisions += not (deals and state.is_chance_node())
                state.apply_action(actions[int(random() * len(actions))])
        return decisions

    return work
