"""Speed of search, bots, simulations and batches, measured against a yardstick: `make test` guards
it.

    python -m benchmarks.speed               # each rate, as a multiple of the yardstick's, beside the kept one
    python -m benchmarks.speed --keep        # write benchmarks/speed.json: before a release, on a quiet machine
    python -m benchmarks.speed --beside DIR  # the rates of this checkout over those of the one in DIR

The yardstick is a compiled loop that never changes. Work and yardstick take turns, and processor
time counts, so a slow or busy machine slows both. Random play is uniform among all legal actions.
"""  # noqa: E501

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

import numba
import numpy as np

import ludary
from ludary.bots.ismcts import ISMCTS

Work = Callable[[int], float]  # does something with a seed; returns how much it did

KEPT = Path(__file__).with_name("speed.json")
LEAST = 0.85  # of a kept ratio, on a quiet machine
ROUGHLY = 0.5  # the same where others use the machine: their work moves a ratio by up to 40 %
TURNS, MORE_TURNS = 5, 21
SECONDS = 0.03  # of one turn, about
ITERATIONS, GAMES = 1000, 64  # of a search; of a batch
SEATS = {"koa": 4, "dunjiin": 4, "zimby_mojo": 2}
STARTING = "starting"
FIRST_CHOICE = """
import numpy as np, ludary
from ludary.bots.greedy import greedy
match = ludary.load("koa").start(4, seed=1)
greedy(match.view(int(match.state.actor)), match.legal(), np.random.default_rng(1))
"""
COMPILING = """
import ludary
engine = ludary.load("connect_four").engine
engine.playouts(engine.boxes, engine.blanks, 2, 1, 1, engine.action_buffer())
"""


@numba.njit(nogil=True)  # type: ignore[untyped-decorator]
def walk(table: Any, steps: int, seed: int) -> int:
    """Look numbers up in a table, and branch by them: what rules do most.

    Nothing in here may change.
    """
    at, total = np.uint64(seed), 0
    for _ in range(steps):
        at ^= at << np.uint64(13)
        at ^= at >> np.uint64(7)
        at ^= at << np.uint64(17)
        value = table[at & np.uint64(16383)]
        if value & 3 == 0:
            table[at & np.uint64(16383)] = value + 7
        elif value & 3 == 1:
            total += value // 3
        else:
            total ^= value
    return total


def yardstick() -> Work:
    table = np.arange(16384, dtype=np.int32)

    def work(seed: int) -> float:
        walk(table, 4_000_000, seed + 1)
        return 4_000_000

    return work


def works(name: str) -> Iterator[tuple[str, Work]]:
    """Yield what is measured of one game, or of starting, by name."""
    if name == STARTING:
        yield "first choice", process(FIRST_CHOICE)
        yield "compiling", process(COMPILING, cold=True)
        return
    game = ludary.load(name)
    seats = SEATS.get(name, 2)
    uniform = replace(game, hints=replace(game.hints, playout_list=None))
    yield "random play", playouts(uniform, seats)
    yield (
        "simulate",
        lambda seed: ludary.simulate(uniform, 20, seats, seed=seed, workers=1).decisions,
    )
    yield "batch", batch(game, seats)
    yield (
        "greedy",
        lambda seed: (
            ludary.simulate(game, 1, bots=["greedy"] * seats, seed=seed, workers=1).decisions
        ),
    )
    yield "ismcts", search(game, seats, ISMCTS(ITERATIONS))
    if name in ("koa", "konja", "nagaraja"):
        yield "search", search(game, seats, ISMCTS(ITERATIONS, learned=True))


def playouts(game: Any, seats: int) -> Work:
    engine, out = game.engine, game.engine.action_buffer()
    return lambda seed: engine.playouts(engine.boxes, engine.blanks, seats, 20, seed, out)


def batch(game: Any, seats: int) -> Work:
    games = game.batch(GAMES, seats=seats)

    def work(seed: int) -> float:
        for _ in range(100):
            games.step(games.sample())
        return 100 * GAMES

    return work


def search(game: Any, seats: int, bot: ISMCTS) -> Work:
    """Search for the first decision of a game; counts iterations."""
    match = game.start(seats, seed=1)
    view = match.view(int(match.state.actor))
    return lambda seed: int(bot.grow(view, np.random.default_rng(seed))[0]["visits"])


def process(script: str, cold: bool = False) -> Work:
    """Run a script in a process of its own, with an empty cache of compiled code if it is
    `cold`.
    """

    def work(seed: int) -> float:
        with TemporaryDirectory() as folder:
            env = {**os.environ, **({"LUDARY_CACHE": folder} if cold else {})}
            subprocess.run([sys.executable, "-c", script], check=True, env=env)
        return 1

    return work


def processor_seconds() -> float:
    """Return the processor time of this process and of those that it has waited for."""
    children = getrusage(RUSAGE_CHILDREN)
    return process_time() + children.ru_utime + children.ru_stime


def rate(work: Work, times: int, seed: int) -> float:
    """Return how much is done in a second of processor time."""
    begun = processor_seconds()
    done = sum(work(seed + k) for k in range(times))
    return done / max(processor_seconds() - begun, 1e-9)


def ratio(work: Work, turns: int = TURNS) -> float:
    """Return the median, over the turns, of a work's rate over that of the yardstick."""
    beside = yardstick()
    beside(0)
    work(0)  # what is compiled is compiled now
    times = max(1, round(SECONDS / seconds_of(work)))
    return median(
        rate(work, times, turn * times) / rate(beside, 1, turn) for turn in range(1, turns + 1)
    )


def seconds_of(work: Work) -> float:
    """Return the seconds of processor time that one call takes."""
    begun = processor_seconds()
    work(1)
    return max(processor_seconds() - begun, 1e-6)


def ratios(names: list[str], turns: int = TURNS) -> dict[str, float]:
    """Return the ratio of each work of these games, by `game, work`."""
    return {f"{name}, {what}": ratio(work, turns) for name in names for what, work in works(name)}


def below(names: list[str], share: float = LEAST) -> list[str]:
    """Return a line for each work of these games that has less than this share of its kept ratio,
    after a longer look.
    """
    kept, found = json.loads(KEPT.read_text())["ratios"], []
    for name in names:
        for what, work in works(name):
            least = share * kept[f"{name}, {what}"]
            if ratio(work) < least and (slow := ratio(work, MORE_TURNS)) < least:
                found.append(
                    f"{name}, {what}: {slow / least * share:.2f} of the kept ratio, at least"
                    f" {share} is wanted"
                )
    return found


def in_turns(folder: Path, names: list[str]) -> dict[str, float]:
    """Return the rates of this checkout over those of another one, by `game, work`: medians of
    turns, one process for each.
    """

    def taken(place: Path) -> dict[str, float]:
        env = {**os.environ, "PYTHONPATH": str(place / "src")}
        command = [sys.executable, __file__, "--json", *names]
        return dict(
            json.loads(
                subprocess.run(
                    command, env=env, cwd=place, check=True, capture_output=True, text=True
                ).stdout
            )
        )

    here = Path(__file__).resolve().parents[1]
    pairs = [(taken(here), taken(folder)) for _ in range(TURNS)]
    return {
        work: median(one[work] / other[work] for one, other in pairs)
        for work in pairs[0][0]
        if work in pairs[0][1]
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="Rates as multiples of a yardstick.")
    parser.add_argument("games", nargs="*", default=[*ludary.games(), STARTING])
    parser.add_argument("--keep", action="store_true", help="write benchmarks/speed.json anew")
    parser.add_argument("--json", action="store_true", help="print nothing but the ratios, as JSON")
    parser.add_argument("--beside", type=Path, help="another checkout")
    asked = parser.parse_args()
    if asked.beside:
        for work, by in in_turns(asked.beside.resolve(), asked.games).items():
            print(f"{work:28} {by:6.2f}")
        return
    found = ratios(asked.games, TURNS if asked.json else MORE_TURNS)
    if asked.json:
        print(json.dumps(found))
        return
    kept = json.loads(KEPT.read_text())["ratios"] if KEPT.is_file() else {}
    for work, one in found.items():
        print(f"{work:28} {one:12.4e} {one / kept[work] if work in kept else float('nan'):6.2f}")
    if asked.keep:
        KEPT.write_text(
            json.dumps({"version": ludary.__version__, "ratios": {**kept, **found}}, indent=2)
            + "\n"
        )


if __name__ == "__main__":
    main()
