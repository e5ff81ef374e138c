"""A whole rulebook on a board, Koa with 4 seats: the same figures as Dunjiin's, and how strong its bots are."""

from collections.abc import Iterator

from ludary.lab.bench import dunjiin, strength
from ludary.lab.bench.measure import Effort, Figure

PAIRS = [  # bot, rivals, games
    ("greedy", "uniform", 2_000),
    ("ismcts:100", "greedy", 1_000),
    ("ismcts:1000", "greedy", 1_000),
]


def figures(effort: Effort) -> Iterator[Figure]:
    """Playouts, sizes, threads, search; then wins of one bot against three of another, where 25 % is even."""
    yield from dunjiin.figures_of("koa", effort)
    yield from strength.figures_of("koa", PAIRS, effort)
