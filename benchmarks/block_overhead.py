"""The overhead of blocks of simulated games: on Ray's workers, and as Parquet.

    python -m benchmarks.block_overhead

It starts a Ray of one core on this machine. Blocks hold outcomes that nobody played, so that what
is measured is making, sending, fetching and adding them up.
"""

import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

import ludary
from ludary.bots import uniform
from ludary.lab.ray.crew import RayCrew
from ludary.lab.simulation.compiled_games import Workplace, new_block
from ludary.lab.simulation.crew import Played, Ticket
from ludary.lab.simulation.dispatcher import BlockSizes, Dispatcher, OpenSpans
from ludary.lab.simulation.game_rows import GameRows, MemoryKeeper
from ludary.lab.simulation.parquet import ROWS_OF_A_FILE, table_of, write
from ludary.lab.simulation.totals import Totals

LEDUC = ludary.load(Path(__file__).parents[1] / "examples" / "leduc_poker.py")
SEATS, ACTIONS, TURNS = 2, 3, 5
COSTS = [
    (1, 2, 300),
    (1, 2000, 1000),
    (1_000, 2, 300),
    (10_000, 2, 100),
    (100_000, 2, 30),
]  # games of a block, blocks out, blocks


def outcomes(first: int, games: int) -> Played:
    """A block of games that were not played."""
    block = new_block(first, games, SEATS, ACTIONS)
    rng = np.random.default_rng(first)
    block.gains[:, 0] = rng.integers(-13, 14, games) / 13
    block.gains[:, 1] = -block.gains[:, 0]
    block.lengths[:] = rng.normal(96, 20, games).clip(1)
    return Played(block, Totals.of(block), 1e-9)


class Thrown(MemoryKeeper):
    """Keeps nothing."""

    def add(self, done: Played) -> None:
        pass


class SameSize(BlockSizes):
    """Blocks of so many games, however long they take."""

    def __init__(self, games: int) -> None:
        self.next = games

    def learn(self, games: int, seconds: float, wanted: float) -> None:
        pass


class Unplayed(RayCrew):
    """A crew whose blocks hold outcomes that nobody played, with as many of them out as it is
    told.
    """

    out = 2
    outcomes: Any  # Ray's task

    @property
    def size(self) -> int:
        return self.out

    def send(self, first: int, games: int) -> Ticket:
        ticket = self.outcomes.remote(first, games)
        self.spans[ticket] = first, games
        return ticket


def cost_of_blocks(ray: Any) -> None:
    """Print, for each size, the wall clock's and this process's time for a block."""
    with Unplayed(Workplace(LEDUC, SEATS, [uniform] * SEATS, 1), "ray", 1) as crew:
        crew.outcomes = ray.remote(num_cpus=1)(outcomes)
        for games, out, blocks in COSTS:
            crew.out = out
            turns = [cost(crew, games, blocks) for _ in range(TURNS + 1)][1:]
            wall, own = (median(column) * 1e3 for column in zip(*turns, strict=True))
            print(
                f"{games:>7,} games a block, {out:>5,} out: {wall:6.2f} ms, of which this process"
                f" works {own:5.2f} ms",
                flush=True,
            )


def cost(crew: Unplayed, games: int, blocks: int) -> tuple[float, float]:
    """Seconds for each of so many blocks, by the wall clock and of this process."""
    dispatcher = Dispatcher(games * blocks, Totals.none(SEATS, ACTIONS), Thrown())
    wall, own = time.perf_counter(), time.process_time()
    dispatcher.play(crew, OpenSpans([(0, games * blocks)]), SameSize(games), set())
    return (time.perf_counter() - wall) / blocks, (time.process_time() - own) / blocks


def cost_of_rows() -> None:
    """Print how fast a file is written, and how long it is."""
    games = ROWS_OF_A_FILE // SEATS
    block = outcomes(0, games).block
    rows, bots, told = GameRows.of(block), ["uniform"] * SEATS, {"runs": [(0, games)]}
    with TemporaryDirectory() as folder:
        path, seconds = Path(folder) / "games-00000.parquet", []
        for _ in range(TURNS + 1):
            start = time.perf_counter()
            write(path, [rows], {"bots": bots, "occurrences": None}, told)
            seconds.append(time.perf_counter() - start)
        print(
            f"{len(table_of(rows, bots)):,} rows are written in {median(seconds[1:]):.2f} s; the"
            f" file has {path.stat().st_size:,} bytes"
        )


def main() -> None:
    import ray

    ray.init(
        "local",
        num_cpus=1,
        include_dashboard=False,
        object_store_memory=400_000_000,
        log_to_driver=False,
    )
    cost_of_rows()
    cost_of_blocks(ray)
    ray.shutdown()


if __name__ == "__main__":
    main()
