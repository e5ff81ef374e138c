"""Lowering of rules: arrays that callers own are not counted, those that a rule makes are, and
computed indices are offsets.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludary.core.compile.rule import JIT

pytestmark = pytest.mark.skipif(not JIT, reason="without a compiler nothing is lowered")

RULES = '''
import sys
import numpy as np
from ludary.core.compile.driver import alone, driver
from ludary.core.errors import BrokenRules
from ludary.core.compile.rule import rule

TABLE = np.array([5, 6, 7])

@rule
def total(numbers: np.ndarray) -> int:
    """Only looks: at an argument, at a view of it, at a table of the module."""
    found = 0
    for k in range(len(numbers)):
        part = numbers[k:]
        found += part[0] * TABLE[k % 3]
    for one in numbers[1:]:
        found += one
    return found

@rule
def last(numbers: np.ndarray) -> int:
    return numbers[-1] + numbers[len(numbers) - 1]

@rule
def at(numbers: np.ndarray, index: int) -> int:
    return numbers[index]

@rule
def tail(numbers: np.ndarray) -> np.ndarray:
    return numbers[1:]

@rule
def doubled(numbers: np.ndarray) -> np.ndarray:
    made = np.zeros(len(numbers), np.int64)
    for k in range(len(numbers)):
        made[k] = 2 * numbers[k]
    return made

@rule
def told(numbers: np.ndarray) -> int:
    if numbers[0] < 0:
        raise BrokenRules("below zero")
    return numbers[0]

@rule
def chosen(numbers: np.ndarray, others: np.ndarray) -> int:
    """Its variable holds now what it made, now what it was given."""
    found = 0
    for k in range(200):
        one = numbers if k % 2 else doubled(others)
        found += one[k % len(one)] + tail(one)[0]
    return found

@rule
def shifted(numbers: np.ndarray) -> int:
    """Numba copies a row first that lies over the one that it is written to."""
    numbers[1:] = numbers[:-1]
    return numbers[-1]

@driver(inner=True)
def inner(numbers: np.ndarray) -> int:
    return at(numbers, 1) + total(numbers)

@driver
def moved(numbers: np.ndarray) -> int:
    return shifted(numbers) + inner(numbers)

@driver
def sums(numbers: np.ndarray) -> int:
    return total(numbers) + last(numbers) + told(numbers) + total(doubled(tail(numbers))) + chosen(numbers, numbers)

@driver
def place(numbers: np.ndarray) -> int:
    return at(numbers, numbers[0])
'''  # noqa: E501

WATCHED = """
from ludary.core.compile.backend import borrowed_arrays
borrowing = []
plain = borrowed_arrays.only_borrows
def noting(function, *others):
    if plain(function, *others):
        borrowing.append(function.func_id.func_name)
        return True
    return False
borrowed_arrays.only_borrows = noting
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("summing")
    (made / "summing.py").write_text(RULES, encoding="utf-8")
    return made


@pytest.fixture
def cache(tmp_path: Path) -> Path:
    """A cache of one test's own, empty at first."""
    return tmp_path / "cache"


def run(folder: Path, cache: Path, program: str, **also: str) -> list[str]:
    """Run lines of Python in a process of their own; returns what they print."""
    path = os.pathsep.join([str(folder), *sys.path])
    environment = {**os.environ, "LUDARY_CACHE": str(cache), "PYTHONPATH": path, **also}
    text = f"{WATCHED}\nfrom summing import *\n{program}"
    return subprocess.run(
        [sys.executable, "-c", text], env=environment, capture_output=True, text=True, check=True
    ).stdout.splitlines()


TOLD = """
alone(sums)(np.array([3, 4, 5, 6]))
alone(place)(np.array([1, 2]))
print(*sorted(borrowing))
try:
    alone(sums)(np.array([-3, 4]))
except BrokenRules as error:
    print(*error.args)
print(alone(place)(np.array([2, 7, 9])))
print(last(np.array([2, 7])))

import numba
@numba.njit
def theirs(numbers, index):
    return numbers[index]
print(theirs(np.array([4, 5]), -1))
"""


@pytest.fixture(scope="module")
def told(folder: Path) -> list[str]:
    """Return the output of a process that compiles two drivers into an empty cache: a line for each
    question of the tests.
    """
    return run(folder, folder / "cache", TOLD)


def test_rules_that_make_no_array_borrow_all(told: list[str]) -> None:
    assert told[0] == "at last total"  # the others make an array, give one back, or raise an error


def test_a_rule_that_makes_an_array_unawares_is_compiled_too_and_inner_drivers_borrow(
    folder: Path, cache: Path
) -> None:
    program = (
        "numbers = np.array([1, 2, 3, 4])\nprint(alone(moved)(numbers),"
        " numbers)\nprint(*sorted(borrowing))"
    )
    assert run(folder, cache, program) == [
        "50 [1 1 2 3]",
        "at inner shifted total",
    ]  # the third was tried, and compiled anew
    assert run(folder, cache, program)[0] == "50 [1 1 2 3]"  # from the cache


def test_nothing_is_freed_too_early_or_too_late(folder: Path, cache: Path) -> None:
    program = """
from numba.core.runtime import rtsys
numbers = np.arange(3, 3003)
once = alone(sums)(numbers)
before, held = rtsys.get_allocation_stats(), sys.getrefcount(numbers)
print(all(alone(sums)(numbers) == once for _ in range(500)))
after = rtsys.get_allocation_stats()
print(after.alloc - before.alloc > 500, after.alloc - before.alloc == after.free - before.free, sys.getrefcount(numbers) == held)
print(once == sums.py_func(numbers) if hasattr(sums, "py_func") else once == sums(numbers))
"""  # noqa: E501
    setting = {"NUMBA_NRT_STATS": "1"}
    assert run(folder, cache, program, **setting) == ["True", "True True True", "True"]
    assert run(folder, cache, program, **setting) == [
        "True",
        "True True True",
        "True",
    ]  # from the cache


def test_a_compiled_function_can_raise_an_error(told: list[str]) -> None:
    assert told[1] == "below zero"


def test_an_index_that_is_known_counts_from_the_end(told: list[str]) -> None:
    assert told[2:4] == ["9", "14"]


def test_functions_that_are_no_rules_still_count_from_the_end(told: list[str]) -> None:
    assert told[4:] == ["5"]


def test_the_checked_build_finds_a_computed_index_that_is_nowhere(
    folder: Path, cache: Path
) -> None:
    program = """
for index in (-1, 3):
    try:
        alone(place)(np.array([index, 7, 9]))
    except IndexError as error:
        print(index, type(error).__name__)
"""
    assert run(folder, cache, program, LUDARY_DEBUG="1") == ["-1 IndexError", "3 IndexError"]
