"""How strong the bots are: one of a kind against three of another, in seats that chance makes equal."""

from collections.abc import Iterator, Sequence

import ludary
from ludary.lab.bench.measure import QUICK, Effort, Figure

SEATS = 4
PAIRS = [  # bot, rivals, games
    ("greedy", "uniform", 2_000),
    ("ismcts:1000", "uniform", 1_000),
    ("ismcts:100", "greedy", 1_000),
    ("ismcts:1000", "greedy", 1_000),
    ("ismcts:4000", "greedy", 500),
    ("ismcts:4000", "ismcts:100", 500),
]


def figures(effort: Effort) -> Iterator[Figure]:
    """The share of games won, with where it lies with 95 % confidence."""
    yield from figures_of("dunjiin", PAIRS, effort)


def figures_of(name: str, pairs: Sequence[tuple[str, str, int]], effort: Effort, seats: int = SEATS) -> Iterator[Figure]:
    """The same of any game."""
    for bot, rivals, games in pairs:
        games = 20 if effort is QUICK else games
        results = ludary.simulate(name, games=games, bots=[bot, *[rivals] * (seats - 1)], seed=1)
        low, high = results.intervals()[0]
        note = f"against {rivals}: {low:.1%} to {high:.1%}, {games:,} games"
        yield Figure(bot, 100 * float(results.wins()[0]) / games, " %", note=note)
