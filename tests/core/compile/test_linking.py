"""Rules are compiled once, with all that they call, and drivers find their code: in this process,
and from the cache in others.
"""

import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from ludary.core.compile.rule import JIT

pytestmark = pytest.mark.skipif(not JIT, reason="without a compiler nothing is linked")

RULES = '''
import sys
import numpy as np
from ludary.core.compile.driver import alone, driver
from ludary.core.errors import BrokenRules
from ludary.core.compile.rule import rule

@rule
def steps(n: int) -> int:
    """Collatz, written so that it is too long to be built into its callers."""
    count, low, high, odd, even = 0, n, n, 0, 0
    while n != 1:
        if n % 2 == 0:
            n //= 2
            even += 1
        else:
            n = 3 * n + 1
            odd += 1
        low, high = min(low, n), max(high, n)
        count += 1
    for k in range(count):
        if (low + k) % 7 == 3 and high % (k + 2) == 1:
            odd += k
        elif (high - k) % 5 == 2:
            even += k * low
    if odd < 0 or even < 0 or high < low:
        raise BrokenRules("a sum is broken")
    return count

@rule
def depth(n: int) -> int:
    if n <= 0:
        return 0
    return depth(n - 1) + 1

@rule
def checked(n: int) -> int:
    if n > 100:
        raise BrokenRules("more than a hundred")
    return steps(n) + depth(n)

@driver(inner=True)
def twice(n: int) -> int:
    return checked(n) + checked(n + 1)

@driver
def first(numbers: np.ndarray) -> int:
    total = 0
    for n in numbers:
        total += twice(int(n))
    return total

@driver
def second(numbers: np.ndarray) -> int:
    return checked(int(numbers[0]))

@driver
def many(numbers: np.ndarray) -> int:
    total = 0
    for n in numbers:
        total += steps(int(n)) * 3 + depth(int(n))
    return total

@driver
def above(numbers: np.ndarray) -> int:
    return first(numbers) + first(numbers[1:])
'''

COUNTED = """
from ludary.core.compile.backend import compiler
made = []
plain = compiler.DriverCompiler._compile_bytecode
def counting(self):
    made.append(self.state.func_id.func_name)
    return plain(self)
compiler.DriverCompiler._compile_bytecode = counting
"""

EXPECTED = {
    "first": "32",
    "second": "10",
    "many": "34",
    "above": "48",
}  # of 3 and 4; from 3, 4 and 5 it takes 7, 2 and 5 steps


Found = tuple[list[str], Counter[str]]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("collatz")
    (made / "collatz.py").write_text(RULES, encoding="utf-8")
    return made


@pytest.fixture
def cache(tmp_path: Path) -> Path:
    """A cache of one test's own, empty at first."""
    return tmp_path / "cache"


@pytest.fixture(scope="module")
def three(folder: Path) -> tuple[Path, Found]:
    """The cache filled by a process that called three drivers, and its output."""
    return folder / "three", run(folder, folder / "three", "first", "second", "many")


@pytest.fixture(scope="module")
def one(folder: Path) -> Path:
    """The cache that a process has filled which called one driver."""
    run(folder, folder / "one", "first")
    return folder / "one"


@pytest.fixture
def with_first(one: Path, cache: Path) -> Path:
    """A copy of that for one test."""
    return shutil.copytree(one, cache)


def run(folder: Path, cache: Path, *drivers: str, also: str = "") -> Found:
    """Call drivers in a process of their own; return their results, and the number of times that
    each function was compiled.
    """
    calls = "".join(
        f"print(alone({name})(np.array([3, 4][:{1 if name == 'second' else 2}])))\n"
        for name in drivers
    )
    program = f"{COUNTED}\nfrom collatz import *\n{calls}{also}\nprint('made', *made)\n"
    environment = {
        **os.environ,
        "LUDARY_CACHE": str(cache),
        "PYTHONPATH": f"{folder}{os.pathsep}{os.pathsep.join(sys.path)}",
    }
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
    )
    *given, made = done.stdout.splitlines()
    return given, Counter(made.split()[1:])


def test_a_rule_is_translated_once_for_all_drivers(three: tuple[Path, Found]) -> None:
    given, made = three[1]
    assert given == [EXPECTED[name] for name in ("first", "second", "many")]
    assert made == Counter(["steps", "depth", "checked", "twice", "first", "second", "many"])


def test_another_process_finds_all_in_the_cache(folder: Path, three: tuple[Path, Found]) -> None:
    names = ("many", "second", "first")
    assert run(folder, three[0], *names) == ([EXPECTED[name] for name in names], Counter())


def test_a_driver_that_was_loaded_with_one_above_it_can_be_called_from_python(
    folder: Path, with_first: Path
) -> None:
    run(
        folder, with_first, "above"
    )  # takes the code of `first` from the cache, and keeps it beside its own
    assert run(folder, with_first, "above", "first") == (
        [EXPECTED["above"], EXPECTED["first"]],
        Counter(),
    )


def test_a_driver_that_is_compiled_later_uses_the_rules_that_are_there(
    folder: Path, with_first: Path
) -> None:
    assert run(folder, with_first, "second") == ([EXPECTED["second"]], Counter(["second"]))
    assert run(folder, with_first, "first", "second")[1] == Counter()


def test_drivers_of_processes_that_compiled_a_rule_each_run_side_by_side(
    folder: Path, with_first: Path
) -> None:
    for kept in with_first.rglob("*"):
        if re.search(r"\.(checked|steps|depth)-", kept.name):
            kept.unlink()
    assert run(folder, with_first, "second")[1] == Counter(["second", "checked", "steps", "depth"])
    assert run(folder, with_first, "second", "first", "many")[0] == [
        EXPECTED[name] for name in ("second", "first", "many")
    ]


def test_an_error_of_a_rule_reaches_python(folder: Path, cache: Path) -> None:
    also = """
try:
    alone(first)(np.array([100]))
except BrokenRules as error:
    print(error)
"""
    for _ in range(2):  # compiled, and from the cache
        assert run(folder, cache, "second", also=also)[0] == [
            EXPECTED["second"],
            "more than a hundred",
        ]
