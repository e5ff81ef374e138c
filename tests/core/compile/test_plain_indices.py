"""The function of Numba's that is replaced while rules are compiled gives what Numba's gives, but
for computed indices below zero.
"""

from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from ludary.core.compile.driver import alone, driver
from ludary.core.compile.rule import JIT

pytestmark = pytest.mark.skipif(not JIT, reason="without a compiler there is nothing to replace")

Array = npt.NDArray[Any]


@driver
def corners(grid: Array, row: int, column: int) -> int:
    return int(grid[row, column] * 100 + grid[row][column] * 10 + grid[row][-1])


def written(fix: Any, kind: str, is_constant: bool, is_ours: bool) -> str:
    """Return LLVM's text of one index made an offset by `fix`."""
    from llvmlite import ir
    from numba.core import types
    from numba.core.registry import cpu_target

    cpu_target.target_context.refresh()
    context = cpu_target.target_context.subtarget()
    context.computed_indices_are_plain = is_ours
    number = getattr(types, kind)
    word = context.get_value_type(number)
    function = ir.Function(
        ir.Module("one"), ir.FunctionType(ir.VoidType(), [word, ir.IntType(64)]), "at"
    )
    builder = ir.IRBuilder(function.append_basic_block())
    index, size = function.args
    fix(context, builder, number, word(-1) if is_constant else index, size)
    builder.ret_void()
    return str(function)


@pytest.mark.parametrize(
    ("kind", "is_constant", "is_ours"),
    [
        ("int64", True, True),
        ("uint64", False, True),
        ("uint8", False, True),
        ("int64", False, False),
        ("int8", False, False),
    ],
)
def test_an_index_that_cannot_be_below_zero_or_is_known_is_written_as_numba_writes_it(
    kind: str, is_constant: bool, is_ours: bool
) -> None:
    from ludary.core.compile.backend.plain_indices import numbas, offset

    assert written(offset, kind, is_constant, is_ours) == written(
        numbas, kind, is_constant, is_ours
    )


def test_a_computed_index_of_a_rule_is_not_compared_with_zero() -> None:
    from ludary.core.compile.backend.plain_indices import numbas, offset

    assert "icmp" in written(numbas, "int64", is_constant=False, is_ours=True)
    assert "icmp" not in written(offset, "int64", is_constant=False, is_ours=True)


@pytest.mark.parametrize("place", [(0, 0), (1, 2), (2, 3)])
def test_elements_of_a_table_are_found_as_in_python(place: tuple[int, int]) -> None:
    grid = np.arange(12).reshape(3, 4)
    assert alone(corners)(grid, *place) == corners(grid, *place)


def test_code_of_others_counts_computed_indices_from_the_end() -> None:
    import numba

    alone(corners)(np.zeros((3, 4), np.int64), 0, 0)
    assert numba.njit(lambda row, at: row[at])(np.arange(5), -2) == 3
