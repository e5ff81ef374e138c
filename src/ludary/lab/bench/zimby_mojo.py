"""A whole rulebook on a map, with a stack, Zimby Mojo with 4 seats: the same figures as Dunjiin's, and how strong its bots are."""

from collections.abc import Iterator

from ludary.lab.bench import dunjiin, strength
from ludary.lab.bench.measure import Effort, Figure

PAIRS = [  # bot, rivals, games
    ("greedy", "uniform", 400),
    ("ismcts:100", "uniform", 200),
    ("ismcts:100", "greedy", 200),
]


def figures(effort: Effort) -> Iterator[Figure]:
    """Playouts, sizes, threads, search; then wins of one bot against three of another, where 25 % is even."""
    yield from dunjiin.figures_of("zimby_mojo", effort)
    yield from strength.figures_of("zimby_mojo", PAIRS, effort)
