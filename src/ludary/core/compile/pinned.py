"""Pinned: arguments of a driver that stay the same from call to call.

Numba takes each array over anew with every call, for some 50 nanoseconds. A driver that Python
calls a million times a second is given one Pinned instead: `pinned.things` is what it was made of,
in Python and in a driver. `compile.backend.pinned` says how compiled code finds it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NoReturn

import numpy as np
import numpy.typing as npt

from ludary.core.compile.by_reference import ByReference

NOT_COUNTED = 0  # in the place of a count of references: the Pinned holds the array


class Pinned(int):
    """A tuple of arrays, integers and such tuples, for drivers; as a number it is the address where
    they lie as machine words.

    The memory of an array must stay where it is: nothing moves it but `ndarray.resize`. Raises
    TypeError for what cannot lie there.
    """

    things: tuple[Any, ...]
    _laid_out: npt.NDArray[np.int64]

    def __new__(cls, things: tuple[Any, ...]) -> Pinned:
        laid_out = np.array(list(words(things)), np.int64)
        pinned = super().__new__(cls, laid_out.ctypes.data)
        pinned.things, pinned._laid_out = things, laid_out
        return pinned

    def __reduce_ex__(self, protocol: Any) -> NoReturn:
        raise TypeError("a Pinned holds addresses: it can be neither copied nor pickled")


def words(thing: Any) -> Iterator[int]:
    """Yield the machine words of something in compiled code: an array's are those of Numba's
    `ArrayModel`.
    """
    if isinstance(thing, np.ndarray):
        yield from (
            NOT_COUNTED,
            NOT_COUNTED,
            thing.size,
            thing.itemsize,
            thing.ctypes.data,
            *thing.shape,
            *thing.strides,
        )
    elif isinstance(thing, tuple) and not isinstance(
        thing, ByReference
    ):  # which would be one word, an address
        for one in thing:
            yield from words(one)
    elif type(thing) is int:
        yield thing
    else:
        raise TypeError(
            f"a Pinned holds arrays, integers and tuples of them, not {type(thing).__name__}"
        )
