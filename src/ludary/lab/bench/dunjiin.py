"""A whole rulebook, Dunjiin with 4 seats: how fast it plays, how small it is, what a second thread and a search make of it."""

from collections.abc import Iterator
from dataclasses import replace

import numpy as np

import ludary
from ludary.bots.ismcts import ISMCTS, LONGEST, ismcts
from ludary.core.game import Game
from ludary.lab.bench import ours
from ludary.lab.bench.machine import cores
from ludary.lab.bench.measure import Effort, Figure, Work, compared, measured

SEATS, THREADS = 4, 2
GAMES_FOR_THE_MEAN = 1000


def figures(effort: Effort) -> Iterator[Figure]:
    """Playouts, sizes, threads, search."""
    yield from figures_of("dunjiin", effort)


def figures_of(name: str, effort: Effort, seats: int = SEATS) -> Iterator[Figure]:
    """The same of any game."""
    game = ludary.load(name)
    play = ours.playouts(game, seats)
    yield measured("random play, decisions a second", "/s", play, effort)
    yield Figure("decisions in a random game", play(GAMES_FOR_THE_MEAN, 0) / GAMES_FOR_THE_MEAN)
    yield Figure("size of a State", game.State.dtype.itemsize, " bytes")
    yield in_threads(game, play, effort, seats)
    yield measured("ISMCTS as it comes, iterations a second", "/s", search(game, ismcts(1), seats), effort)
    yield measured("ISMCTS, playouts to the end, a second", "/s", search(game, ismcts(1, exploration=0.7, horizon=LONGEST), seats), effort)


def in_threads(game: Game, play: Work, effort: Effort, seats: int) -> Figure:
    """Two threads beside one: 2.00 is perfect, and needs 2 free cores."""
    what = f"the same in {THREADS} threads"
    if cores() < THREADS:
        return Figure(what, note=f"needs {THREADS} cores")
    return compared(what, "/s", ours.playouts_in_threads(game, seats, THREADS), "1 thread", play, effort)


def search(game: Game, bot: ISMCTS, seats: int) -> Work:
    """Searches for the first decision of a game; counts iterations, each with one playout."""
    match = game.start(seats, seed=1)
    view = match.view(int(match.state.actor))

    def work(iterations: int, seed: int) -> int:
        replace(bot, iterations=iterations).grow(view, np.random.default_rng(seed))
        return iterations

    return work
