"""Random play by Ludary: the same games, driven in the three ways in which one can."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from random import Random

import ludary
from benchmarks.figures.measure import Figure, MeasuringTime, Work, compared
from ludary.core.compile.rule import PACKAGE
from ludary.core.play.game import Game

SHARE = 0.8  # of the rate of playouts that simulations should reach
# Counting a game of these takes as long as some of its decisions
SHARES = {"connect_four": 0.6, "leduc_poker": 0.5}
EXAMPLES = (
    PACKAGE / "examples",
    PACKAGE.parents[1] / "examples",
)  # installed, and in the repository


def example(name: str) -> Game:
    """A game of `examples/`."""
    return ludary.load(str(example_path(name)))


def example_path(name: str) -> Path:
    """The file of an example; FileNotFoundError if the examples are not there."""
    for folder in EXAMPLES:
        if (folder / f"{name}.py").is_file():
            return folder / f"{name}.py"
    raise FileNotFoundError(f"there is no {name}.py in {' or '.join(map(str, EXAMPLES))}")


def playouts(game: Game, seats: int) -> Work:
    """Whole random games in one compiled call, each legal action as likely; counts decisions."""
    game = replace(game, hints=replace(game.hints, playout_list=None))
    engine, out = game.engine, game.engine.action_buffer()

    def work(games: int, seed: int) -> int:
        return int(engine.playouts(engine.boxes, engine.blanks, seats, games, seed, out))

    return work


def simulation(game: Game, seats: int) -> Work:
    """Play with all that `ludary.simulate` counts, in one thread; counts decisions."""

    def work(games: int, seed: int) -> int:
        return ludary.simulate(game, games, seats, seed=seed, workers=1).decisions

    return work


def playouts_in_threads(game: Game, seats: int, threads: int) -> Work:
    """Measure playouts in several threads at once, `games` in each."""
    works = [playouts(game, seats) for _ in range(threads)]

    def work(games: int, seed: int) -> int:
        with ThreadPoolExecutor(threads) as pool:
            running = [pool.submit(one, games, seed * threads + k) for k, one in enumerate(works)]
            return sum(thread.result() for thread in running)

    return work


def share_of_simulation(game: Game, name: str, seats: int, effort: MeasuringTime) -> Figure:
    """Measure the share that `ludary.simulate` reaches of the rate of bare playouts, and the share
    that it should.
    """
    figure = compared(
        f"{game.title} by `ludary.simulate`",
        "/s",
        simulation(game, seats),
        "playouts",
        playouts(game, seats),
        effort,
    )
    return replace(figure, floor=SHARES.get(name, SHARE))


def python_loop(game: Game, seats: int) -> Work:
    """A loop in Python that chooses each action itself: one call for each decision."""
    loop = game.loop(seats)
    step, legal = loop.step, loop.legal

    def work(games: int, seed: int) -> int:
        random = Random(seed).random
        decisions = 0
        for number in range(games):
            count = loop.reset(seed, number)
            while count:
                count = step(legal[int(random() * count)])
                decisions += 1
        return decisions

    return work


def batch(game: Game, games: int) -> Work:
    """Many games side by side, a random action in each at every step; counts decisions."""
    batch = game.batch(games)

    def work(steps: int, seed: int) -> int:
        for _ in range(steps):
            batch.step(batch.sample())
        return steps * games

    return work
