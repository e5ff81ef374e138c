"""The one function of Numba's that is replaced, while rules are compiled: a computed index does not
count from the end.

Python counts a negative index from the end, so Numba compares each computed index with zero. Rules
never compute one below zero: that would be a fault, which `LUDARY_DEBUG=1` reports. `a[-1]` is
known beforehand, and counts from the end as in Python. Numba 0.68 has no setting that leaves the
comparison out. `tests/core/compile/test_plain_indices.py` compares the replacement with the
original.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from llvmlite.ir import Constant
from numba.np import arrayobj

NUMBAS_OWN = ("_ZN5numba", "_ZN5numpy")  # how the names of functions begin that Numba brings along

numbas: Any = arrayobj.fix_integer_index


def offset(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
    """Return an index as an offset from the first element, as `fix_integer_index` does."""
    is_plain = getattr(
        context, "computed_indices_are_plain", False
    ) and not builder.function.name.startswith(NUMBAS_OWN)
    if is_plain and kind.signed and not isinstance(index, Constant):
        return context.cast(builder, index, kind, arrayobj.types.intp)
    return numbas(context, builder, kind, index, size)


@contextmanager
def plain_indices() -> Iterator[None]:
    """Replace Numba's function, and put it back."""
    before = arrayobj.fix_integer_index
    arrayobj.fix_integer_index = offset
    try:
        yield
    finally:
        arrayobj.fix_integer_index = before
