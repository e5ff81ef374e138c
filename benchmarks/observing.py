"""The cost of observing beside stepping: `python -m benchmarks.observing [GAME ...] [--turns N]`.

Every work steps a batch of its own of 1,024 games for two and reads the mask. One does nothing
else, one also writes zeros where observations would go, one makes Views, and one observes. They
take turns; times are of the processor, and a ratio is the median of the ratios of all turns.
"""

from argparse import ArgumentParser
from collections.abc import Callable
from statistics import median
from time import process_time

import numpy as np

import ludary
from ludary.core.batch.batch import Batch

GAMES, SEATS, SECONDS, BEGINNING = 1_024, 2, 0.1, 200


def works(game: ludary.Game) -> dict[str, Callable[[], object]]:
    """List the programs that are compared, the step alone first."""
    made: dict[str, Callable[[], object]] = {}

    def add(name: str, beside: Callable[[Batch], object]) -> None:
        batch = game.batch(GAMES, SEATS, seed=1)

        def work() -> object:
            batch.step(batch.sample())
            return batch.mask, beside(batch)

        made[name] = work

    add("step", lambda batch: None)
    add("views", lambda batch: batch.views())
    for form in ("flat", "bytes"):
        observer = game.observer(SEATS, form)
        rows = np.empty((GAMES, observer.size), observer.dtype)
        add(f"zeros as {form}", lambda batch, rows=rows: rows.fill(0))  # type: ignore[misc]
        add(
            form,
            lambda batch, rows=rows, observer=observer: batch.observe(out=rows, observer=observer),  # type: ignore[misc]
        )
    return made


def nanoseconds(work: Callable[[], object]) -> float:
    """Of a game's share in one call."""
    begun, calls = process_time(), 0
    while process_time() - begun < SECONDS:
        work()
        calls += 1
    return (process_time() - begun) / calls / GAMES * 1e9


def report(name: str, turns: int) -> None:
    compared = works(ludary.load(name))
    for _ in range(BEGINNING):
        for work in compared.values():
            work()
    taken = [{one: nanoseconds(work) for one, work in compared.items()} for _ in range(turns)]
    for one in compared:
        ratio = median(turn["step"] / turn[one] for turn in taken)
        print(
            f"{name}: {one:15} {median(turn[one] for turn in taken):6.0f} ns, {ratio:.2f} of the"
            " rate of a step alone"
        )


if __name__ == "__main__":
    arguments = ArgumentParser(description="What observing costs beside stepping.")
    arguments.add_argument("games", nargs="*", default=["koa", "nagaraja"])
    arguments.add_argument("--turns", type=int, default=9)
    given = arguments.parse_args()
    for one_game in given.games:
        report(one_game, given.turns)
