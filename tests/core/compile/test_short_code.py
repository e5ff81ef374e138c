"""Rules whose code is written shorter than Numba writes it do what they do in Python."""

from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from ludary.core.compile.driver import alone, driver
from ludary.core.compile.rule import JIT, rule

pytestmark = pytest.mark.skipif(not JIT, reason="without a compiler there is nothing to write")

Array = npt.NDArray[Any]
ROW = np.dtype(
    [
        ("low", "i1"),
        ("wide", "i8"),
        ("part", "f8"),
        ("flag", "?"),
        ("four", "i2", (4,)),
        ("grid", "i1", (2, 3)),
    ]
)


@rule
def elements(numbers: Array, at: int) -> int:
    """Elements by computed, constant and negative places, read and written."""
    numbers[at] = numbers[0] + numbers[-1]
    numbers[-2] = numbers[at] * 2
    numbers[1] += 5
    return int(numbers[at]) * 1000 + int(numbers[1])


@rule
def fields(rows: Array, at: int) -> float:
    """Fields of a record, and arrays within."""
    row = rows[at]
    row.four[at + 1] = int(row.low) + 300
    row.grid[1, at] = 7
    row.flag = row.four[at + 1] > 5
    row.wide += int(row.flag) + len(row.four) + row.four.size
    row.part = row.wide / 4
    total = 0.0
    for number in row.four:
        total += number
    for line in row.grid:
        for number in line:
            total += number
    return float(total + row.part)


@rule
def counted(start: int, stop: int, step: int) -> int:
    """Loops over ranges of each kind, left early or not, and one within another."""
    total = 0
    for i in range(stop):
        total = total * 3 + i
    for i in range(start, stop):
        if i == 4:
            continue
        for k in range(i, stop):
            if k == 6:
                break
            total += k * i
    for i in range(start, stop, step):
        total = total * 5 + i
    again = range(start, stop)
    for _ in range(2):
        for i in again:
            total += i
    return total + len(again)


@rule
def whole(number: int, flag: bool, real: float, small: Any) -> int:
    return int(number) * 1000 + int(flag) * 100 + int(real) * 10 + int(small[0]) + int(True)


@rule
def latest(numbers: Array, limit: int) -> int:
    """Variables that a loop writes, or may not."""
    last, before = -1, 0
    for i in range(len(numbers)):
        if numbers[i] > limit:
            before = last
            last = i
    return last * 100 + before


@driver
def run_elements(numbers: Array, at: int) -> int:
    return elements(numbers, at)


@driver
def run_fields(rows: Array, at: int) -> float:
    return fields(rows, at)


@driver
def run_counted(start: int, stop: int, step: int) -> int:
    return counted(start, stop, step)


@driver
def run_whole(number: int, flag: bool, real: float, small: Any) -> int:
    return whole(number, flag, real, small)


@driver
def run_latest(numbers: Array, limit: int) -> int:
    return latest(numbers, limit)


@pytest.mark.parametrize("kind", ["i1", "i2", "i4", "i8", "u1", "u8", "f8"])
@pytest.mark.parametrize("at", [0, 2, 4])
def test_an_element_of_an_array_is_read_and_written_as_in_python(kind: str, at: int) -> None:
    ours, pythons = np.arange(1, 6).astype(kind), np.arange(1, 6).astype(kind)
    assert alone(run_elements)(ours, at) == elements(pythons, at)
    assert ours.tolist() == pythons.tolist()


def test_an_element_of_a_strided_array_is_read_and_written_as_in_python() -> None:
    ours, pythons = np.arange(20)[::3], np.arange(20)[::3].copy()
    assert alone(run_elements)(ours, 3) == elements(pythons, 3)
    assert ours.tolist() == pythons.tolist()


@pytest.mark.parametrize("align", [False, True])
@pytest.mark.parametrize("at", [0, 1])
def test_fields_of_packed_and_aligned_records_are_read_and_written_as_in_python(
    align: bool, at: int
) -> None:
    kind = np.dtype(
        (
            ROW.descr
            if not align
            else [(name, ROW[name].base.str, ROW[name].shape) for name in ROW.names or ()]
        ),
        align=align,
    )
    ours = np.zeros(2, kind)
    ours["low"], ours["wide"], ours["four"], ours["grid"] = (
        [-3, 4],
        [1 << 40, 7],
        [[1, 2, 3, 4], [5, 6, 7, 8]],
        [[[1, 2, 3]] * 2, [[4, 5, 6]] * 2],
    )
    pythons = ours.copy().view(np.recarray)
    assert alone(run_fields)(ours, at) == fields(pythons, at)
    assert str(ours.tolist()) == str(pythons.tolist())


@pytest.mark.parametrize(
    "ends",
    [
        (0, 0, 1),
        (0, 5, 1),
        (3, 9, 2),
        (9, 3, -2),
        (9, 3, 1),
        (-4, 7, 3),
        (5, 5, -1),
        (-7, -2, 1),
        (4, -4, -3),
    ],
)
def test_a_counting_loop_takes_the_same_numbers_as_in_python(ends: tuple[int, int, int]) -> None:
    assert alone(run_counted)(*ends) == counted(*ends)


def test_a_step_of_zero_is_an_error() -> None:
    with pytest.raises(ValueError, match=r"range\(\) arg 3 must not be zero"):
        alone(run_counted)(0, 3, 0)


@pytest.mark.parametrize("given", [(3, True, 2.9), (-3, False, -2.9), (0, True, 0.5)])
@pytest.mark.parametrize("kind", ["i1", "u1", "i8", "?"])
def test_integers_of_every_width_become_the_same_whole_number_as_in_python(
    given: tuple[int, bool, float], kind: str
) -> None:
    small = np.array([1], kind)
    assert alone(run_whole)(*given, small) == whole(*given, small)


@pytest.mark.parametrize("limit", [-1, 3, 5, 99])
def test_variables_that_a_loop_may_write(limit: int) -> None:
    numbers = np.array([4, 1, 6, 2, 9, 3])
    assert alone(run_latest)(numbers, limit) == latest(numbers, limit)
