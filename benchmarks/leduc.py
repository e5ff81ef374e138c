"""Exploitability of searches in Leduc poker: the chips a game that the best opponent wins from
them, exactly.

    python -m benchmarks.leduc --iterations 10000 --runs 1 --exploration 0.1 0.7 --openspiel 5

A search that decides anew each time, with random numbers of its own, plays the mean of its policies
over all such numbers. `--runs` of them are averaged at each of the 288 information states; a single
run is a noisy estimate of that mean, and so loses a little more. Policies: `visits`, drawn in
proportion to the visits below the root, and `most`, the most visited action. OpenSpiel's
information-set search runs at the same information states; suits never count, so that one state of
each of ours stands for all.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import pyspiel
from open_spiel.python.algorithms import ismcts as theirs
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import ludary
from ludary.bots import ISMCTS
from ludary.lab.trees.best_response import CHANCE, GameTree, TreeNode

GAME = Path(__file__).parents[1] / "examples" / "leduc_poker.py"
CHIPS, SUITS, RANKS = 13, 2, "JQK"  # a return of 1; OpenSpiel's card is 2 * rank + suit

Array = npt.NDArray[Any]
Search = Callable[
    [int, int], Array
]  # visits of the legal actions, from the number of an information state and a seed


class Pair(NamedTuple):
    """An information state, and one of the states of OpenSpiel in which a player is there."""

    number: int
    state: Any


def pairs(node: TreeNode, state: Any) -> Iterator[Pair]:
    """Walk both trees at once; an information state comes once for each position, with all
    suits.
    """
    if node.seat == CHANCE:
        for child, name in zip(node.children, node.names, strict=True):
            for card, _ in state.chance_outcomes():
                if RANKS[card // SUITS] == name:
                    yield from pairs(child, state.child(card))
        return
    if node.children:
        yield Pair(node.known, state)
        for action, child in zip(state.legal_actions(), node.children, strict=True):
            yield from pairs(child, state.child(action))


def by_their_names(
    policy: Sequence[Array], found: Sequence[Pair]
) -> dict[str, list[tuple[int, float]]]:
    """Return the policy for each information state of OpenSpiel, by its name."""
    return {
        pair.state.information_state_string(): list(
            zip(pair.state.legal_actions(), map(float, policy[pair.number]), strict=True)
        )
        for pair in found
    }


def our_search(tree: GameTree, bot: ISMCTS) -> Search:
    def visits(number: int, seed: int) -> Array:
        known = tree.known[number]
        grown = bot.grow(known.view, np.random.default_rng([seed, number]))
        below = grown[grown[0]["first"] :][: grown[0]["children"]]
        counts = dict(zip(below["action"].tolist(), below["visits"].tolist(), strict=True))
        return np.array([counts.get(action, 0) for action in known.legal], np.float64)

    return visits


def their_search(
    states: Sequence[Any], iterations: int, exploration: float, compiled: bool
) -> Search:
    def visits(number: int, seed: int) -> Array:
        bot = their_bot(
            states[number].get_game(), iterations, exploration, 1_000 * seed + number, compiled
        )
        shares = dict(bot.get_policy(states[number]))
        return np.array([shares.get(action, 0.0) for action in states[number].legal_actions()])

    return visits


def their_bot(game: Any, iterations: int, exploration: float, seed: int, compiled: bool) -> Any:
    """OpenSpiel's search, compiled from C++ or in Python, whose final policy is the share of
    visits.
    """
    if compiled:
        return pyspiel.ISMCTSBot(
            seed, pyspiel.RandomRolloutEvaluator(1, seed), exploration, iterations
        )
    rollouts = RandomRolloutEvaluator(1, np.random.RandomState(seed))
    random = np.random.RandomState(seed + 500_000)
    shares = theirs.ISMCTSFinalPolicyType.NORMALIZED_VISITED_COUNT
    return theirs.ISMCTSBot(
        game, rollouts, exploration, iterations, random_state=random, final_policy_type=shares
    )


def policies(search: Search, known: int, runs: int) -> dict[str, list[Array]]:
    """Return the two policies of a search, each the mean of so many runs."""
    drawn, most = [], []
    for number in range(known):
        counts = [search(number, seed) for seed in range(runs)]
        drawn.append(np.mean([one / one.sum() for one in counts], axis=0))
        most.append(np.mean([np.eye(len(one))[one.argmax()] for one in counts], axis=0))
    return {"visits": drawn, "most": most}


class Judge:
    """Measures policies in our tree, and by OpenSpiel's own measure."""

    def __init__(self) -> None:
        self.tree, self.game = GameTree(ludary.load(GAME)), pyspiel.load_game("leduc_poker")
        self.found = list(pairs(self.tree.root, self.game.new_initial_state()))
        first = {pair.number: pair.state for pair in reversed(self.found)}
        self.states = [first[number] for number in range(len(self.tree.known))]

    def chips(self, policy: Sequence[Array]) -> tuple[float, float]:
        """Return what the best opponent wins a game, as we measure it and as OpenSpiel does."""
        return CHIPS * self.tree.exploitability(policy), pyspiel.exploitability(
            self.game, by_their_names(policy, self.found)
        )

    def show(self, name: str, search: Search, runs: int) -> None:
        began = time.perf_counter()
        found = policies(search, len(self.states), runs)
        took = 1000 * (time.perf_counter() - began) / len(self.states) / runs
        for kind, policy in found.items():
            ours, same = self.chips(policy)
            print(
                f"{name:44s} {kind:6s} {ours:6.3f} chips ({same:.3f} by OpenSpiel), {took:8.2f} ms"
                " a search",
                flush=True,
            )


def main() -> None:
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    arguments.add_argument("--iterations", type=int, nargs="+", default=[1_000])
    arguments.add_argument(
        "--runs", type=int, default=1, help="searches of each information state that are averaged"
    )
    arguments.add_argument(
        "--exploration",
        type=float,
        nargs="*",
        default=[0.5],
        help="constants of UCB1 of ours; returns are 0 to 1",
    )
    arguments.add_argument(
        "--learned",
        type=float,
        nargs="*",
        default=[],
        help="the same of searches with the trained network",
    )
    arguments.add_argument("--file", help="the network; by default that beside the example")
    arguments.add_argument(
        "--openspiel",
        type=float,
        nargs="*",
        default=[],
        help="constants of OpenSpiel's search in Python; in chips",
    )
    arguments.add_argument(
        "--compiled", type=float, nargs="*", default=[], help="the same of its search in C++"
    )
    given = arguments.parse_args()
    judge = Judge()
    ours, same = judge.chips(judge.tree.uniform())
    print(f"uniform: {ours:.3f} chips ({same:.3f} by OpenSpiel)")
    for iterations in given.iterations:
        measure(judge, iterations, given)


def measure(judge: Judge, iterations: int, given: argparse.Namespace) -> None:
    random = ISMCTS(iterations)
    judging = replace(random, learned=True, file=given.file)
    for bot, constants in ((random, given.exploration), (judging, given.learned)):
        for constant in constants:
            judge.show(
                f"{bot}, exploration {constant:g}",
                our_search(judge.tree, replace(bot, exploration=constant)),
                given.runs,
            )
    for name, compiled, constants in (
        ("C++", True, given.compiled),
        ("Python", False, given.openspiel),
    ):
        for constant in constants:
            search = their_search(judge.states, iterations, constant, compiled)
            judge.show(
                f"OpenSpiel in {name}:{iterations}, exploration {constant:g}", search, given.runs
            )


if __name__ == "__main__":
    main()
