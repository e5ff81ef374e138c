"""A whole rulebook, Dunjiin with 4 seats: how fast it plays, how small it is, what a second thread and a search make of it."""

from collections.abc import Iterator

import ludary
from ludary.core.game import Game
from ludary.lab.bench import ours
from ludary.lab.bench.machine import cores
from ludary.lab.bench.measure import Effort, Figure, Work, compared, measured

SEATS, THREADS = 4, 2
GAMES_FOR_THE_MEAN = 1000


def figures(effort: Effort) -> Iterator[Figure]:
    """Playouts, sizes, threads, search."""
    game = ludary.load("dunjiin")
    play = ours.playouts(game, SEATS)
    yield measured("random play, decisions a second", "/s", play, effort)
    yield Figure("decisions in a random game", play(GAMES_FOR_THE_MEAN, 0) / GAMES_FOR_THE_MEAN)
    yield Figure("size of a State", game.State.dtype.itemsize, " bytes")
    yield in_threads(game, play, effort)
    yield measured("ISMCTS, playouts a second", "/s", search(game), effort)


def in_threads(game: Game, play: Work, effort: Effort) -> Figure:
    """Two threads beside one: 2.00 is perfect, and needs 2 free cores."""
    what = f"the same in {THREADS} threads"
    if cores() < THREADS:
        return Figure(what, note=f"needs {THREADS} cores")
    return compared(what, "/s", ours.playouts_in_threads(game, SEATS, THREADS), "1 thread", play, effort)


def search(game: Game) -> Work:
    """Searches for the first decision of a game; counts playouts."""
    raise NotImplementedError("ludary.bots.ismcts is not connected yet")
