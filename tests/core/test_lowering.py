"""How rules are lowered: arrays that callers own are not counted, those that a rule makes are, and computed indices are offsets."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludary.core.rule import JIT

pytestmark = pytest.mark.skipif(not JIT, reason="without a compiler nothing is lowered")

RULES = '''
import sys
import numpy as np
from ludary.core.driver import alone, driver
from ludary.core.errors import BrokenRules
from ludary.core.rule import rule

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
'''

WATCHED = """
from ludary.core import lowering
borrowing = []
plain = lowering.only_borrows
def noting(function, *others):
    if plain(function, *others):
        borrowing.append(function.func_id.func_name)
        return True
    return False
lowering.only_borrows = noting
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "summing.py").write_text(RULES, encoding="utf-8")
    return tmp_path


def run(folder: Path, program: str, **also: str) -> list[str]:
    """Run lines of Python in a process of their own; returns what they print."""
    path = os.pathsep.join([str(folder), *sys.path])
    environment = {**os.environ, "LUDARY_CACHE": str(folder / "cache"), "PYTHONPATH": path, **also}
    text = f"{WATCHED}\nfrom summing import *\n{program}"
    return subprocess.run([sys.executable, "-c", text], env=environment, capture_output=True, text=True, check=True).stdout.splitlines()


def test_rules_that_make_no_array_borrow_all(folder: Path) -> None:
    printed = run(folder, "alone(sums)(np.array([3, 4, 5, 6]))\nalone(place)(np.array([1, 2]))\nprint(*sorted(borrowing))")
    assert printed == ["at last total"]  # the others make an array, give one back, or raise an error


def test_a_rule_that_makes_an_array_unawares_is_compiled_too(folder: Path) -> None:
    for _ in range(2):  # compiled, and from the cache
        assert run(folder, "numbers = np.array([1, 2, 3, 4])\nprint(alone(moved)(numbers), numbers)") == ["50 [1 1 2 3]"]


def test_drivers_that_python_does_not_call_borrow_too(folder: Path) -> None:
    printed = run(folder, "alone(moved)(np.array([3, 4, 5, 6]))\nprint(*sorted(borrowing))")
    assert printed == ["at inner shifted total"]  # the third was tried, and compiled anew


def test_nothing_is_freed_too_early_or_too_late(folder: Path) -> None:
    program = """
from numba.core.runtime import rtsys
numbers = np.arange(3, 3003)
once = alone(sums)(numbers)
before, held = rtsys.get_allocation_stats(), sys.getrefcount(numbers)
print(all(alone(sums)(numbers) == once for _ in range(500)))
after = rtsys.get_allocation_stats()
print(after.alloc - before.alloc > 500, after.alloc - before.alloc == after.free - before.free, sys.getrefcount(numbers) == held)
print(once == sums.py_func(numbers) if hasattr(sums, "py_func") else once == sums(numbers))
"""
    setting = {"NUMBA_NRT_STATS": "1"}
    assert run(folder, program, **setting) == ["True", "True True True", "True"]
    assert run(folder, program, **setting) == ["True", "True True True", "True"]  # from the cache


def test_a_rule_can_raise(folder: Path) -> None:
    program = "try:\n    alone(sums)(np.array([-3, 4]))\nexcept BrokenRules as error:\n    print(*error.args)"
    assert run(folder, program) == ["below zero"]


def test_an_index_that_is_known_counts_from_the_end(folder: Path) -> None:
    assert run(folder, "print(alone(place)(np.array([2, 7, 9])))") == ["9"]
    assert run(folder, "print(last(np.array([2, 7])))") == ["14"]


@pytest.mark.parametrize("index", [-1, 3])
def test_the_checked_build_finds_a_computed_index_that_is_nowhere(folder: Path, index: int) -> None:
    program = f"try:\n    alone(place)(np.array([{index}, 7, 9]))\nexcept IndexError as error:\n    print(type(error).__name__)"
    assert run(folder, program, LUDARY_DEBUG="1") == ["IndexError"]


def test_others_functions_count_from_the_end_as_ever(folder: Path) -> None:
    program = """
import numba
@numba.njit
def theirs(numbers, index):
    return numbers[index]
alone(place)(np.array([1, 2]))
print(theirs(np.array([4, 5]), -1))
"""
    assert run(folder, program) == ["5"]
