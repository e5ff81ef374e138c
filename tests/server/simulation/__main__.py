"""Simulations of the server: `python -m tests.server.simulation --seed 7`, or `--seeds 1..1000`."""

from __future__ import annotations

import argparse
import sys

from tests.server.simulation.simulation import Result, simulate


def main() -> None:
    """Run the simulations of some seeds; exit code 1 if a promise is broken."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.server.simulation",
        description="Simulations of the server, each from a seed.",
    )
    parser.add_argument("--seed", type=int, help="one seed; prints its trace")
    parser.add_argument(
        "--seeds", metavar="A..B", default="1..20", help="several seeds, from A to B"
    )
    asked = parser.parse_args()
    if asked.seed is not None:
        result = simulate(asked.seed)
        print(*result.lines, sep="\n")
        sys.exit(tell(result))
    first, _, last = asked.seeds.partition("..")
    sys.exit(max(tell(simulate(seed)) for seed in range(int(first), int(last or first) + 1)))


def tell(result: Result) -> int:
    """Print the end of a simulation; return the exit code."""
    print(result.words, flush=True)
    return int(bool(result.violation))


if __name__ == "__main__":
    main()
