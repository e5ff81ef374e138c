"""Obstacles of the map in words."""

from collections.abc import Iterator
from functools import lru_cache

from ludary.games.zimby_mojo.reckoning import Land, Lying


@lru_cache(256)
def obstacle_words(lying: Lying) -> tuple[str, ...]:
    """The obstacles of one tile, with the side that they show."""
    return tuple(_obstacles(lying))


def _obstacles(lying: Lying) -> Iterator[str]:
    side = " (B side)" if lying.withered else ""
    if lying.land & Land.THICKET:
        yield f"blood thicket{side}"
    if lying.land & Land.VINES:
        yield f"blood vines{side}"
    for number, face in ((lying.deadly_a, "A"), (lying.deadly_b, "B")):
        if number:
            yield f"deadly vines ({f'{number} times, ' if number > 1 else ''}{face} side)"
    for bits, name in ((lying.entangling, "entangling vines"), (lying.dark, "darkness")):
        yield from (f"{name} ({face} side)" for bit, face in ((1, "A"), (2, "B")) if bits & bit)
    if lying.land & Land.MIST:
        yield "blood mist"
