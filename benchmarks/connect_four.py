"""Strength of bots at Connect Four, measured with an exact solver, and against OpenSpiel's search.

    python -m benchmarks.connect_four keeps --bot search:0.1s --positions 300
    python -m benchmarks.connect_four against --bot search:0.02s --milliseconds 20 --games 100

`keeps` lets the bot play itself after some random moves, and counts the moves that keep the value
of the position: a win stays a win, and a draw is not lost. It counts apart the positions in which
some move would not. Positions with fewer discs than `--from` are left out, as solving them takes
long. `against` plays each random opening twice, colours exchanged, against `pyspiel.MCTSBot` with
random rollouts, which searches for so many milliseconds by the clock, as ours does: other load on
the machine slows both.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import mean
from typing import Any

import numpy as np
import pyspiel

import ludary
from benchmarks.connect_four_solver import NO_MOVE, Solver
from ludary.bots import bot_named
from ludary.core.play.game import Game
from ludary.core.play.match import Match
from ludary.lab.simulation.results import wilson

GAME = Path(__file__).parents[1] / "examples" / "connect_four.py"
SIMULATIONS = 100_000_000  # so many that time alone bounds them
MEMORY = 1_000  # megabytes that its tree may take

Random = np.random.Generator
Times = tuple[list[float], list[float]]  # seconds of each move: ours, theirs


def openings(game: Game, discs: int, random: Random) -> Iterator[Match]:
    """Games after so many random moves, without end; none of them is over."""
    while True:
        match = game.start(2, 0)
        while not match.over and match.state.moves < discs:
            match.step(int(random.choice(match.legal_ids())))
        if not match.over:
            yield match


def chosen(bot: Any, match: Match, random: Random) -> tuple[int, float]:
    """Return the column that a bot of ours takes, and the seconds that it thinks."""
    assert match.actor is not None
    view, legal = match.view(match.actor), match.legal()
    began = time.perf_counter()
    return int(bot(view, legal, random)), time.perf_counter() - began


class Keeps:
    """Counts the moves of a bot that keep the value of the position."""

    def __init__(self) -> None:
        self.solver, self.solving = Solver(), 0.0
        self.kept: list[bool] = []
        self.tempting: list[bool] = []  # whether some move does not keep it
        self.thinking: list[float] = []

    def count(self, match: Match, column: int, seconds: float) -> None:
        discs, began = [int(bits) for bits in match.state.discs], time.perf_counter()
        values = self.solver.values(discs[match.actor or 0], discs[0] | discs[1])
        self.solving += time.perf_counter() - began
        self.thinking.append(seconds)
        self.kept.append(values[column] == max(values))
        self.tempting.append(min(value for value in values if value != NO_MOVE) < max(values))

    def show(self, name: str) -> None:
        kept, tempting = np.array(self.kept), np.array(self.tempting)
        print(
            f"{name}, {1000 * mean(self.thinking):.1f} ms a move; {self.solving:.0f} s went into"
            " solving"
        )
        for what, some in (
            ("all positions", kept),
            ("positions in which some move does not", kept[tempting]),
        ):
            low, high = wilson(float(some.sum()), len(some))
            share = some.mean() if len(some) else 0.0
            print(
                f"  keeps the value in {int(some.sum())} of {len(some)} {what}: {share:.1%}"
                f" ({low:.1%} to {high:.1%})"
            )


def keeps(given: argparse.Namespace) -> None:
    bot, random, counted = bot_named(given.bot), np.random.default_rng(given.seed), Keeps()
    for match in openings(ludary.load(GAME), given.opening, random):
        while not match.over and len(counted.kept) < given.positions:
            column, seconds = chosen(bot, match, random)
            if match.state.moves >= given.first and len(match.legal_ids()) > 1:
                counted.count(match, column, seconds)
            match.step(column)
        if len(counted.kept) >= given.positions:
            break
    counted.show(given.bot)


class Theirs:
    """OpenSpiel's search, at so many milliseconds a move."""

    def __init__(self, given: argparse.Namespace) -> None:
        self.game, self.exploration, self.seconds = (
            pyspiel.load_game("connect_four"),
            given.exploration,
            given.milliseconds / 1000,
        )

    def chosen(self, state: Any, random: Random) -> tuple[int, float]:
        """Return the column that it takes, and the seconds that it thinks: fewer where it solves
        the position.
        """
        seed = int(random.integers(2**31))
        rollouts = pyspiel.RandomRolloutEvaluator(1, seed)
        bot = pyspiel.MCTSBot(
            self.game,
            rollouts,
            self.exploration,
            SIMULATIONS,
            MEMORY,
            True,
            seed,
            False,
            max_wall_clock_time=self.seconds,
        )
        began = time.perf_counter()
        return int(bot.step(state)), time.perf_counter() - began


def played(
    start: Match, seat: int, bot: Any, theirs: Theirs, random: Random, times: Times
) -> float:
    """Play on from `start` with `bot` at `seat`; returns its points: 1 for a win, 0.5 for a
    draw.
    """
    match, state = start.copy(), theirs.game.new_initial_state()
    for step in start.steps[1:]:  # the first sets the board up
        state.apply_action(step.action)
    while not match.over:
        ours = match.actor == seat
        column, seconds = chosen(bot, match, random) if ours else theirs.chosen(state, random)
        times[not ours].append(seconds)
        match.step(column)
        state.apply_action(column)
    return (match.returns[seat] + 1) / 2


def against(given: argparse.Namespace) -> None:
    bot, random, theirs = bot_named(given.bot), np.random.default_rng(given.seed), Theirs(given)
    times: Times = ([], [])
    points: list[float] = []
    chosen(bot, ludary.load(GAME).start(2, 0), random)  # compiles
    for start in openings(ludary.load(GAME), given.opening, random):
        points += [played(start, seat, bot, theirs, random, times) for seat in range(2)]
        if len(points) >= given.games:
            break
    low, high = wilson(sum(points), len(points))
    results = ", ".join(
        f"{points.count(worth)} {what}"
        for worth, what in ((1.0, "won"), (0.5, "drawn"), (0.0, "lost"))
    )
    print(
        f"milliseconds a move: ours {1000 * mean(times[0]):.1f}, theirs {1000 * mean(times[1]):.1f}"
    )
    print(
        f"{given.bot} scores {mean(points):.1%} ({low:.1%} to {high:.1%}) in {len(points)} games:"
        f" {results}"
    )


def main() -> None:
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    kinds = arguments.add_subparsers(required=True)
    for measure in (keeps, against):
        kind = kinds.add_parser(measure.__name__)
        kind.set_defaults(measure=measure)
        kind.add_argument("--bot", default="search:0.02s", help="a name, as `ludary sim` takes it")
        kind.add_argument(
            "--opening", type=int, default=4, help="random moves at the start of each game"
        )
        kind.add_argument("--seed", type=int, default=1)
        if measure is keeps:
            kind.add_argument("--positions", type=int, default=300)
            kind.add_argument(
                "--from",
                dest="first",
                type=int,
                default=10,
                help="discs from which on positions count",
            )
        else:
            kind.add_argument(
                "--milliseconds",
                type=float,
                default=20.0,
                help="time of OpenSpiel's search for a move",
            )
            kind.add_argument(
                "--exploration",
                type=float,
                default=2.0,
                help="constant of its UCB1; returns are -1 to 1",
            )
            kind.add_argument("--games", type=int, default=100)
    given = arguments.parse_args()
    given.measure(given)


if __name__ == "__main__":
    main()
