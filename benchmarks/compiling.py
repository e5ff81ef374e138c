"""The cost of compiling: `python -m benchmarks.compiling [GAME ...]`.

Each game in a process of its own, from an empty cache: rules, Views, batches, simulations and both
bots. Printed are processor seconds, and the most memory that the process had.
"""

import os
import resource
import subprocess
import sys
import tempfile
from argparse import ArgumentParser
from time import process_time

import ludary

MEGABYTE = (
    1_000 if sys.platform == "darwin" else 1
)  # `ru_maxrss` is in bytes there, else in kilobytes


def compile_all(name: str) -> None:
    """Use everything of the game once, in this process, and print the cost."""
    begun = process_time()
    game = ludary.load(name)
    match = game.start(seed=1)
    for _ in range(3):
        str(match.view(match.actor or 0))
        match.step(match.legal_ids()[0])
    match.imagine(0, seed=1)
    game.engine.check(game.boxes, match.states(), 0)
    batch = game.batch(4)
    batch.step(batch.sample())
    batch.views()
    for bot in ("greedy", "ismcts:2"):
        ludary.simulate(game, games=1, bots=[bot])
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // (1_024 * MEGABYTE)
    print(f"{game.title}: {process_time() - begun:.1f} s, {memory} MB")


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=ludary.games())
    parser.add_argument(
        "--here", action="store_true", help="in this process, whose cache is whatever it is"
    )
    given = parser.parse_args()
    for name in given.games:
        if given.here:
            compile_all(name)
            continue
        with tempfile.TemporaryDirectory() as folder:
            command = [sys.executable, "-m", "benchmarks.compiling", name, "--here"]
            subprocess.run(command, env={**os.environ, "LUDARY_CACHE": folder}, check=True)


if __name__ == "__main__":
    main()
