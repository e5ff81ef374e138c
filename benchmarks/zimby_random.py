"""The speed of random games of Zimby Mojo, with the windows that bots let pass and with every
window a decision.

`python -m benchmarks.zimby_random`; it takes processor time, in turns of about half a second.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import replace
from statistics import median

import ludary
from ludary.core.contract.defaults import always_asked
from ludary.core.play.engine import Engine

ROUNDS = 30
SEATS = (1, 2, 4, 8)
AT_ONCE = 20  # games


def played(engine: Engine, seats: int, games: int, seed: int) -> tuple[float, int]:
    """Play random games; returns the processor time in seconds, and their decisions."""
    began = time.process_time()
    decisions = int(
        engine.playouts(engine.boxes, engine.blanks, seats, games, seed, engine.action_buffer())
    )
    return time.process_time() - began, decisions


def turn(engine: Engine, seats: int, seconds: float, seed: int) -> tuple[float, float]:
    """Play for so long; returns the milliseconds of a game, and its decisions."""
    taken, decisions, games = 0.0, 0, 0
    while taken < seconds:
        more, some = played(engine, seats, AT_ONCE, seed + games)
        taken, decisions, games = taken + more, decisions + some, games + AT_ONCE
    return 1000 * taken / games, decisions / games


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--turns", type=int, default=9)
    arguments.add_argument("--seconds", type=float, default=0.5)
    given = arguments.parse_args()
    game = ludary.load("zimby_mojo", round_limit=ROUNDS)
    every_window = Engine(
        "zimby_mojo_every_window",
        game.rules,
        replace(game.hints, unasked=always_asked),
        game.engine.boxes,
    )
    print(f"random games of at most {ROUNDS} rounds, medians of {given.turns} turns")
    for what, engine in (
        ("windows that bots let pass are none", game.engine),
        ("every window is a decision", every_window),
    ):
        for seats in SEATS:
            played(engine, seats, 1, 0)  # compiles
            turns = [turn(engine, seats, given.seconds, 1000 * k) for k in range(given.turns)]
            taken, decisions = median(one for one, _ in turns), median(many for _, many in turns)
            print(
                f"{what}, {seats} seats: {taken:.3f} ms a game, {decisions:.0f} decisions,"
                f" {decisions / taken / 1000:.2f} M a second"
            )


if __name__ == "__main__":
    main()
