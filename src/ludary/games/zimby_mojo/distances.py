"""Walking distances between all tiles, worked out once: what bots and words know of the map.

One leads past blood thickets and blood vines, as long as they grow, and one goes over the map when
they are gone. Portals, wards and the heart of the blood mist are reached but not passed: so the way
into the sanctum, through a ward that is open, is put together of a way to the ward and one from it,
and creatures never count.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from ludary.games.zimby_mojo.cards import NOWHERE, Growth

FAR = 60  # no way; two such still fit a field

Array = npt.NDArray[Any]


def lay_distances(box: Any) -> None:
    """Fill `way[0]`, the King's obstacles in place, and `way[1]`, without them."""
    box.way[...] = FAR
    count = box.tile_count
    touching = np.zeros((count, count), bool)
    for tile in range(count):
        touching[tile, [beside for beside in box.next[tile] if beside != NOWHERE]] = True
    ends = (
        (box.portal_at[:count] != NOWHERE)
        | (box.ward_at[:count] != NOWHERE)
        | (np.arange(count) == box.mist)
    )
    growth = box.kings_growth[:count]
    overgrown = touching & (growth != Growth.THICKET) & (growth != Growth.THICKET)[:, None]
    box.way[0, :count, :count] = distances(overgrown, ends | (growth != Growth.NONE))
    box.way[1, :count, :count] = distances(touching, ends)


def distances(touching: Array, ends: Array) -> Array:
    """Count the steps from each tile to each other one; no path leads over tiles that are
    `ends`.
    """
    count = len(touching)
    distances = np.where(np.eye(count, dtype=bool), np.int16(0), np.int16(FAR))
    beside = np.argsort(~touching, axis=1, kind="stable")[:, : touching.sum(axis=1).max()]
    padded = np.where(np.take_along_axis(touching, beside, axis=1), beside, NOWHERE)
    start, here = np.diag_indices(count)  # pairs of tiles: ways that were found with the last step
    steps = 0
    while here.size:
        steps += 1
        start, there = np.repeat(start, padded.shape[1]), padded[here].ravel()
        fresh = (there != NOWHERE) & (distances[start, there] == FAR)
        distances[start[fresh], there[fresh]] = steps
        start, here = np.divmod(np.flatnonzero((distances == steps) & ~ends), count)
    return distances
