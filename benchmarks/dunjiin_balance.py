"""Figures of Dunjiin's deck that the lab has no measures for: starts, deaths without a choice,
choices of a game, rare actions.

`python -m benchmarks.dunjiin_balance ismcts:300 --games 1000 --seats 2 --seed 9001 [--edition
three-of-each]`
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import numpy.typing as npt

import ludary
from ludary.bots.bot import bot_named
from ludary.bots.seated import ThreadArrays, decide
from ludary.core.compile.driver import driver
from ludary.core.contract.functions import legal
from ludary.core.play.engine import set_up, step
from ludary.core.state.fate import bits, seeded
from ludary.games.dunjiin.box import MOST_SEATS
from ludary.games.dunjiin.verbs import Verb
from ludary.lab.simulation.compiled_games import Workplace
from ludary.lab.simulation.results import wilson

Array = npt.NDArray[Any]
RARE = (Verb.PREMONITION, Verb.TRAIN, Verb.NECROMANCY, Verb.TRAP, Verb.DRAGON, Verb.ASSASSIN)
PAYING = int(
    Verb.CLAIM
)  # from here on, verbs complete an action: which card is claimed, replaced, spent or paid
WINNER, CHOICES, ACTIONS, MUTE, LEVELS = range(5)  # columns of a game
VERBS = LEVELS + MOST_SEATS
SECONDS = (12, 20)  # a choice, at a table


@driver
def watch(
    boxes: Array,
    blanks: Array,
    seats: int,
    seed: int,
    bots: Array,
    verbs: Array,
    room: ThreadArrays,
    rows: Array,
) -> None:
    """Play `len(rows)` games, and write a row of columns for each."""
    states, out, f = room.states, room.out, room.minds[0].fate
    for k in range(len(rows)):
        states[0] = blanks[0]
        s, row, chose = states[0], rows[k], 0
        set_up(boxes[0], s, seats, seeded(seed, k))
        f.rng = seeded(seed + 1, k)
        ahead = bits(f)
        for seat in range(seats):
            row[4 + seat] = s.heroes[seat].level
        count = legal(boxes[0], s, out)
        while count > 0:
            action = decide(boxes, s, bots, ahead, count, room)
            ahead = bits(f)
            if count > 1:
                chose |= 1 << int(s.actor)
                row[1] += 1
                row[2] += verbs[action] < PAYING
            row[10 + verbs[action]] += 1
            step(boxes[0], s, action)
            count = legal(boxes[0], s, out)
        for seat in range(seats):
            if s.heroes[seat].fell == 0:
                row[0] = seat
            row[3] += (s.heroes[seat].fell > 0) & ((chose >> seat) & 1 == 0)


def play(game: ludary.Game, names: list[str], games: int, seed: int) -> Array:
    """Rows of columns, one for each game."""
    place = Workplace(game, len(names), [bot_named(name) for name in names], seed)
    rows = np.zeros((games, VERBS + len(Verb)), np.int64)
    verbs = np.asarray(game.actions.verb, np.int64)
    place.bind(watch)(
        game.boxes,
        game.State.zeros(1),
        len(names),
        seed,
        place.seating(),
        verbs,
        place.room(),
        rows,
    )
    return rows


def share(count: int, of: int) -> str:
    """A share of `of`, with its 95 % interval."""
    low, high = wilson(count, of)
    return f"{count / of:.1%} ({low:.1%} to {high:.1%})"


def report(rows: Array, seats: int) -> None:
    """Print the figures."""
    levels, games = rows[:, LEVELS : LEVELS + seats], len(rows)
    best = levels.max(axis=1)
    alone = (levels == best[:, None]).sum(axis=1) == 1
    first = levels[np.arange(games), rows[:, WINNER]] == best
    print(
        "highest start alone:",
        share(int(alone.sum()), games),
        "wins",
        share(int((first & alone).sum()), int(alone.sum())),
    )
    print("deaths without a choice:", share(int(rows[:, MUTE].sum()), games * seats), "of players")
    for name, column in (("choices", CHOICES), ("without claims and payments", ACTIONS)):
        low, middle, high = np.percentile(rows[:, column], [25, 50, 75])
        minutes = "-".join(f"{middle * seconds / 60:.0f}" for seconds in SECONDS)
        print(f"{name}: {middle:.0f} ({low:.0f} to {high:.0f}), {minutes} minutes")
    for verb in RARE:
        print(
            f"{verb.name.lower()}:",
            share(int((rows[:, VERBS + verb] > 0).sum()), games),
            "of games",
        )


def main() -> None:
    """Print the figures of a deck among equal bots."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bot")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=9001)
    parser.add_argument("--edition")
    given = parser.parse_args()
    game = ludary.load("dunjiin", edition=given.edition)
    report(play(game, [given.bot] * given.seats, given.games, given.seed), given.seats)


if __name__ == "__main__":
    main()
