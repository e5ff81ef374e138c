"""A whole rulebook of cards, sticks and room tiles for two, Nagaraja: the same figures as Dunjiin's, and how strong its bots are."""

from collections.abc import Iterator

from ludary.lab.bench import dunjiin, strength
from ludary.lab.bench.measure import Effort, Figure

SEATS = 2
PAIRS = [  # bot, rival, games
    ("greedy", "uniform", 1_000),
    ("ismcts:100", "greedy", 1_000),
    ("ismcts:1000", "greedy", 600),
]


def figures(effort: Effort) -> Iterator[Figure]:
    """Playouts, sizes, threads, search; then wins of one bot against another, where 50 % is even."""
    yield from dunjiin.figures_of("nagaraja", effort, SEATS)
    yield from strength.figures_of("nagaraja", PAIRS, effort, SEATS)
