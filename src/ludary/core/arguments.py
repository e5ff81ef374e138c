"""Arguments: what callers give, checked in the same way everywhere, before anything is done with
it.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable
from difflib import get_close_matches
from functools import cache
from inspect import signature
from typing import Any

import numpy as np
import numpy.typing as npt

MOST_SEED = 2**63 - 1
LONGEST_NAME = 60  # letters of what may be a misspelt name
LONGEST_SHOWN = 60  # letters of a wrong value that an error repeats


def whole(value: Any, name: str, low: int, high: int | None = None) -> int:
    """`value` as an int.

    TypeError unless it is an integer (True and 2.0 are not), ValueError outside `low` to `high`.
    """
    try:
        number = operator.index(value) if not isinstance(value, bool | np.bool_) else None
    except TypeError:
        number = None
    if number is None:
        raise TypeError(f"{name}={briefly(value)}: should be a whole number")
    if number < low or (high is not None and number > high):
        ends = f"from {low:,} to {high:,}" if high is not None else f"of at least {low:,}"
        raise ValueError(f"{name}={briefly(number)}: should be a whole number {ends}")
    return number


def checked_seed(seed: Any) -> int:
    """A seed as an int: a whole number from 0 to 2**63 - 1; TypeError or ValueError for anything
    else.
    """
    return whole(seed, "seed", 0, MOST_SEED)


def checked_weight(weight: Any) -> float:
    """A weight as a float: a number of at least 0; TypeError or ValueError for anything else."""
    if isinstance(weight, bool) or not isinstance(weight, int | float | np.integer | np.floating):
        raise TypeError(f"weight {briefly(weight)}: should be a number")
    if not 0 <= float(weight) < float("inf"):
        raise ValueError(f"weight {briefly(weight)}: should be a number of at least 0")
    return float(weight)


def whole_numbers(value: Any, name: str, shape: tuple[int, ...]) -> npt.NDArray[Any]:
    """`given` as an array of integers of this shape: TypeError if it holds anything else,
    ValueError for another shape.
    """
    try:
        numbers = np.asarray(value)
    except (TypeError, ValueError, OverflowError) as error:
        raise ValueError(f"{name}: should be an array of shape {shape}: {error}") from None
    if numbers.shape != shape:
        raise ValueError(f"{name}: should have shape {shape}, not {numbers.shape}")
    if numbers.dtype.kind not in "iu":
        raise TypeError(
            f"{name}: should hold whole numbers of at most 64 bits, not {numbers.dtype}"
        )
    return numbers


def first_outside(numbers: npt.NDArray[Any], low: int, high: int) -> int | None:
    """The index of the first number that does not lie from `low` to `high`; None if all do."""
    outside = (numbers < low) | (numbers > high)
    return int(outside.argmax()) if outside.any() else None


def briefly(value: Any) -> str:
    """A wrong value as an error repeats it: never long, whatever it is."""
    try:
        text = repr(value)
    except Exception:  # noqa: BLE001 - an integer of 10,000 digits has no decimal text, and a value of one's own may have none at all
        text = f"<{type(value).__name__}>"
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}..."


def close_to(word: str, known: Iterable[str], most: int) -> list[str]:
    """The names that somebody may have meant who wrote `word`, the closest first; none for what is
    too long to be one.
    """
    return get_close_matches(word, known, most) if len(word) <= LONGEST_NAME else []


def sealed(array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """A view of a contiguous array that cannot be written to, nor be made writable."""
    held: Any = array.reshape(-1).view(np.uint8)
    return np.frombuffer(memoryview(held).toreadonly(), array.dtype).reshape(array.shape)


@cache
def parameters(function: Callable[..., Any]) -> tuple[str, ...]:
    """The names of a function's parameters."""
    return tuple(signature(function).parameters)


def call_by_name(function: Callable[..., Any], **given: Any) -> Any:
    """Call a function with those of the arguments that it names."""
    return function(**{name: given[name] for name in parameters(function)})
