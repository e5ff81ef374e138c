"""Actions that a bot may not choose: what the lab asks of one, to see what a card is worth to who
can use it.
"""

from typing import Any

import numpy.typing as npt

from ludary.core.compile.driver import driver

Array = npt.NDArray[Any]


@driver(inner=False, shared=True)
def unbarred(out: Array, count: int, barred: Array) -> int:
    """Keep those of the first `count` actions in `out` that are not `barred`, by id, and return how
    many; all, if none is left.
    """
    if len(barred) == 0:
        return count
    kept = 0
    for k in range(count):
        kept += int(not barred[out[k]])
    if kept == 0 or kept == count:
        return count
    kept = 0
    for k in range(count):
        if not barred[out[k]]:
            out[kept] = out[k]
            kept += 1
    return kept
