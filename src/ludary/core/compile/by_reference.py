"""Tuples of arrays that compiled functions pass by reference.

Numba passes a tuple by value: seven machine words or more for each array in it. A workspace of
fifty arrays costs some 400 words at each call that is not inlined, which takes longer than many a
rule. A NamedTuple marked here is laid out in memory once, when Python calls, and compiled functions
pass its address.
"""

from abc import ABCMeta
from typing import TypeVar

T = TypeVar("T", bound=type)


class ByReference(metaclass=ABCMeta):  # noqa: B024 - a mark
    """The marked NamedTuples: each is an instance of this class, by which Numba tells them from
    others.
    """


def by_reference(kind: T) -> T:
    """Mark a NamedTuple of arrays, numbers and such tuples.

    Drivers read its fields by name, and cannot make one.
    """
    ByReference.register(kind)
    return kind
