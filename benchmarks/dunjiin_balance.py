"""Figures of Dunjiin's decks that the lab has no measures for: Levels at the start, Level 33,
kinds of Monsters in a game, deaths without a choice, wins of the highest start.

`python -m benchmarks.dunjiin_balance greedy --seats 4 --games 400 --seed 9001` prints a table with
a column for each edition that ships.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
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
from ludary.games.dunjiin.cards import MONSTERS
from ludary.games.dunjiin.state import CHARACTER
from ludary.lab.simulation.compiled_games import Workplace
from ludary.lab.simulation.results import wilson

Array = npt.NDArray[Any]
TOP = 33  # the highest Level, which the advanced actions need
EXAMPLES = (22, 30)  # from the lowest to the highest Level below it in the rulebook's examples
SECONDS = 6  # a decision
WINNER, DECISIONS, MUTE, KINDS, REACHED, LEVELS = range(6)  # columns of a game


@driver
def watch(
    boxes: Array, blanks: Array, seats: int, seed: int, bots: Array, room: ThreadArrays, rows: Array
) -> None:
    """Play `len(rows)` games, and write a row of columns for each."""
    states, out, f, cards = room.states, room.out, room.minds[0].fate, boxes[0].cards
    for k in range(len(rows)):
        states[0] = blanks[0]
        s, row, chose, kinds = states[0], rows[k], 0, 0
        set_up(boxes[0], s, seats, seeded(seed, k))
        f.rng = seeded(seed + 1, k)
        ahead = bits(f)
        for seat in range(seats):
            row[LEVELS + seat] = s.heroes[seat].level
            for place in range(CHARACTER):
                kinds |= 1 << int(cards[s.heroes[seat].character[place]].kind)
        count = legal(boxes[0], s, out)
        while count > 0:
            action = decide(boxes, s, bots, ahead, count, room)
            ahead = bits(f)
            row[DECISIONS] += 1
            chose |= int(count > 1) << int(s.actor)
            step(boxes[0], s, action)
            for drawn in range(s.fate.drawn):
                if s.fate.tape[drawn] < MONSTERS:
                    kinds |= 1 << int(cards[s.fate.tape[drawn]].kind)
            for seat in range(seats):
                if s.heroes[seat].level >= TOP > row[LEVELS + seat]:
                    row[REACHED] = 1
            count = legal(boxes[0], s, out)
        for kind in range(MONSTERS):
            row[KINDS] += kinds >> kind & 1
        for seat in range(seats):
            if s.heroes[seat].fell == 0:
                row[WINNER] = seat
            row[MUTE] += (s.heroes[seat].fell > 0) & (chose >> seat & 1 == 0)


def play(game: ludary.Game, names: list[str], games: int, seed: int) -> Array:
    """Rows of columns, one for each game."""
    place = Workplace(game, len(names), [bot_named(name) for name in names], seed)
    rows = np.zeros((games, LEVELS + MOST_SEATS), np.int64)
    place.bind(watch)(
        game.boxes, game.State.zeros(1), len(names), seed, place.seating(), place.room(), rows
    )
    return rows


def share(count: int, of: int) -> str:
    """A share of `of`, with its 95 % interval."""
    low, high = wilson(count, of)
    return f"{count / of:.1%} ({low:.1%} to {high:.1%})"


def figures(rows: Array, seats: int) -> Iterator[tuple[str, str]]:
    """Yield each measure with its figure."""
    levels, games = rows[:, LEVELS : LEVELS + seats], len(rows)
    low, middle, high = np.percentile(levels, [5, 50, 95])
    like = (levels >= EXAMPLES[0]) & (levels <= EXAMPLES[1])
    yield (
        "Level at the start: median, and where 90 % lie",
        f"{middle:.0f} ({low:.0f} to {high:.0f})",
    )
    yield "Characters that begin at Level 22 to 30", share(int(like.sum()), like.size)
    yield "Characters that begin at Level 33", share(int((levels >= TOP).sum()), levels.size)
    yield "games in which somebody rises to 33", share(int(rows[:, REACHED].sum()), games)
    yield "kinds of Monsters in a game", f"{rows[:, KINDS].mean():.1f}"
    low, middle, high = np.percentile(rows[:, DECISIONS], [25, 50, 75]) * SECONDS / 60
    yield (
        "minutes at 6 s a decision: median, middle half",
        f"{middle:.0f} ({low:.0f} to {high:.0f})",
    )
    yield "players who die without a choice", share(int(rows[:, MUTE].sum()), games * seats)
    best = levels.max(axis=1)
    alone = (levels == best[:, None]).sum(axis=1) == 1
    first = levels[np.arange(games), rows[:, WINNER]] == best
    yield (
        "the highest start wins, if it is alone",
        share(int((first & alone).sum()), int(alone.sum())),
    )


def main() -> None:
    """Print the figures of each edition among equal bots."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bot")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=9001)
    given = parser.parse_args()
    editions = ludary.load("dunjiin").contents.editions()
    columns = []
    for edition in editions:
        game = ludary.load("dunjiin", edition=None if edition == "default" else edition)
        rows = play(game, [given.bot] * given.seats, given.games, given.seed)
        columns.append(dict(figures(rows, given.seats)))
    print("| |", " | ".join(editions), "|\n|", " | ".join(["---"] * (len(editions) + 1)), "|")
    for name in columns[0]:
        print("|", " | ".join([name, *(column[name] for column in columns)]), "|")


if __name__ == "__main__":
    main()
