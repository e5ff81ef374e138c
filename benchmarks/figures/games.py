"""A whole game: how fast it plays, how small it is, what a second thread and a search make of it,
and how strong its bots are.

How many sit at the table and which bots are compared stands in the game's `trials.toml`.
"""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np

import ludary
from benchmarks.figures import ours
from benchmarks.figures.measure import QUICK, Figure, MeasuringTime, Work, compared, measured
from ludary.bots.ismcts import ISMCTS, LONGEST, ismcts
from ludary.core.cores import cores
from ludary.core.play.game import Game

THREADS = 2
GAMES_FOR_THE_MEAN = 1000


@dataclass(frozen=True)
class GameBenchmark:
    """The measurements that are taken of a game."""

    seats: int
    pairs: tuple[tuple[str, str, int], ...] = ()  # bot, its rivals, how many games


def trial_of(game: Game) -> GameBenchmark:
    """Return the measurements that the game's `trials.toml` names; speed alone for a game
    without.
    """
    path = game.beside("trials.toml")
    if path is None:
        return GameBenchmark(game.seats[0])
    table = tomllib.loads(path.read_text(encoding="utf-8"))["bench"]
    return GameBenchmark(
        table["seats"], tuple((bot, rivals, games) for bot, rivals, games in table["pairs"])
    )


def title(name: str) -> str:
    """The heading over a game's figures."""
    game = ludary.load(name)
    seats = trial_of(game).seats
    return (
        f"{game.title}, {seats} seats; a bot's wins are those of one against {seats - 1} of the"
        f" other kind ({100 / seats:.0f} % is even)"
    )


def figures(name: str, effort: MeasuringTime) -> Iterator[Figure]:
    """Playouts, sizes, threads, search, then wins."""
    game = ludary.load(name)
    trial = trial_of(game)
    play = ours.playouts(game, trial.seats)
    yield measured("random play, decisions a second", "/s", play, effort)
    yield ours.share_of_simulation(game, name, trial.seats, effort)
    yield Figure("decisions in a random game", play(GAMES_FOR_THE_MEAN, 0) / GAMES_FOR_THE_MEAN)
    yield Figure("size of a State", game.State.dtype.itemsize, " bytes")
    yield in_threads(game, play, effort, trial.seats)
    yield measured(
        "ISMCTS as it comes, iterations a second",
        "/s",
        search(game, ismcts(1), trial.seats),
        effort,
    )
    to_the_end = ismcts(1, exploration=0.7, horizon=LONGEST)
    yield measured(
        "ISMCTS, playouts to the end, a second", "/s", search(game, to_the_end, trial.seats), effort
    )
    yield from strength(game, trial, effort)


def in_threads(game: Game, play: Work, effort: MeasuringTime, seats: int) -> Figure:
    """Two threads beside one: 2.00 is perfect, and needs 2 free cores."""
    what = f"the same in {THREADS} threads"
    if cores() < THREADS:
        return Figure(what, note=f"needs {THREADS} cores")
    return compared(
        what, "/s", ours.playouts_in_threads(game, seats, THREADS), "1 thread", play, effort
    )


def search(game: Game, bot: ISMCTS, seats: int) -> Work:
    """Searches for the first decision of a game; counts the iterations that were made, each with
    one playout.
    """
    match = game.start(seats, seed=1)
    view = match.view(int(match.state.actor))

    def work(iterations: int, seed: int) -> int:
        return int(
            replace(bot, iterations=iterations).grow(view, np.random.default_rng(seed))[0]["visits"]
        )

    return work


def strength(game: Game, trial: GameBenchmark, effort: MeasuringTime) -> Iterator[Figure]:
    """The share of games that one bot wins against others, in seats that chance makes equal, with
    where it lies with 95 % confidence.
    """
    for bot, rivals, most in trial.pairs:
        games = 20 if effort is QUICK else most
        results = ludary.simulate(
            game, games=games, bots=[bot, *[rivals] * (trial.seats - 1)], seed=1
        )
        low, high = results.intervals()[0]
        note = f"against {rivals}: {low:.1%} to {high:.1%}, {games:,} games"
        yield Figure(bot, 100 * float(results.wins()[0]) / games, " %", note=note)
