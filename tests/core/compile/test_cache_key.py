"""Keys of compiled code: the same wherever a rule lies and however it is explained, another as soon
as something else would be compiled.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from ludary.core.compile import cache_key
from ludary.core.compile.cache_key import key_of
from ludary.core.compile.driver import DRIVERS
from ludary.core.compile.rule import JIT, PACKAGE, RULES, built
from ludary.core.state import fate

PLAIN = """
from enum import IntEnum
import numpy as np
from ludary.core.compile.rule import rule

class Verb(IntEnum):
    ASK = 1

MOST, TABLE = 3, np.array([1, 2])
COSTS = (1, TABLE)

@rule
def least(number):
    return min(number, MOST)

@rule
def chosen(number, more=2):
    return least(number) + TABLE[0] + COSTS[0] + more if number > Verb.ASK else 0
"""
SAID = PLAIN.replace("return", '"""Says something."""\n    # and more\n\n    return').replace(
    "@rule", "\n@rule"
)
OTHERS = {
    "a constant of a callee": ("MOST, TABLE = 3", "MOST, TABLE = 4"),
    "a table": ("[1, 2]", "[1, 3]"),
    "a table's type": ("[1, 2]", "[1, 2], np.int8"),
    "a tuple": ("(1, TABLE)", "(2, TABLE)"),
    "a member": ("ASK = 1", "ASK = 2"),
    "a callee": ("min(number", "max(number"),
    "a default": ("more=2", "more=3"),
    "the function": ("else 0", "else 1"),
    "its name": ("def chosen", "def CHOSEN"),
}
KEYS = """
import os
from ludary.core.compile.cache_key import key_of
from ludary.games.koa import actions
from ludary.games.koa.rules import apply
from ludary.games.konja.rules import apply as other
print(key_of(actions.legal), key_of(apply.apply), key_of(other.apply))
"""


def key(source: str) -> str:
    names: dict[str, Any] = {"__name__": "somewhere"}
    exec(source, names)
    return cache_key.key_of(names.get("chosen") or names["CHOSEN"])


def test_words_lines_and_other_functions_are_not_in_the_key() -> None:
    more = PLAIN + "\n@rule\ndef other(number):\n    return chosen(number)\n"
    assert key(PLAIN) == key(SAID) == key(more)


@pytest.mark.parametrize(("old", "new"), OTHERS.values(), ids=OTHERS)
def test_all_compiled_code_is_in_the_key(old: str, new: str) -> None:
    assert PLAIN.count(old) == 1
    assert key(PLAIN.replace(old, new)) != key(PLAIN)


def test_of_a_module_the_key_has_what_is_asked_for() -> None:
    def key_with(**constants: int) -> str:
        module = ModuleType("costs")
        vars(module).update(constants)
        names: dict[str, Any] = {"__name__": "somewhere", "costs": module}
        exec("def price(number):\n    return costs.LEAST + number", names)
        return cache_key.key_of(names["price"])

    assert key_with(LEAST=1, MOST=5) == key_with(LEAST=1, MOST=6) != key_with(LEAST=2, MOST=5)


def test_nothing_in_the_key_of_a_rule_is_of_one_process() -> None:
    """Addresses in memory are not part of a key."""
    for function in [*RULES.values(), *DRIVERS]:
        named: list[Any] = []
        lines = list(cache_key._of_names(function, named))
        assert not [line for line in lines if " at 0x" in line], function


def test_a_rule_that_is_edited_changes_the_keys_of_what_reaches_it_and_words_change_none(
    tmp_path: Path,
) -> None:
    shutil.copytree(
        PACKAGE, tmp_path / "ludary", ignore=shutil.ignore_patterns("__pycache__", "web")
    )
    before = keys_in(PACKAGE.parent)
    for path in (tmp_path / "ludary").rglob("*.py"):
        if "from __future__" not in path.read_text():
            path.write_text("# A word more\n\n" + path.read_text())
    assert keys_in(tmp_path) == before

    edit(tmp_path / "ludary/games/koa/events.py", "{seat} begins.", "{seat} goes first.")
    assert keys_in(tmp_path) == before
    edit(tmp_path / "ludary/games/koa/rules/apply.py", "s.used", "s.used + 0")
    legal, apply, other = keys_in(tmp_path)
    assert (legal, other) == (before[0], before[2])
    assert apply != before[1]

    edit(
        tmp_path / "ludary/games/koa/events.py",
        "square: Square, tile: Ware, rolled: int",
        "tile: Ware, square: Square, rolled: int",
    )
    assert keys_in(tmp_path)[1] not in (before[1], apply)


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))


def keys_in(folder: Path) -> list[str]:
    """The keys of some rules, by the sources in this folder."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(folder),
        "LUDARY_JIT": "0",
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    return subprocess.run(
        [sys.executable, "-c", KEYS], env=environment, capture_output=True, text=True, check=True
    ).stdout.split()


@pytest.mark.skipif(not JIT, reason="without a compiler nothing is copied")
def test_a_rule_and_the_copy_that_is_compiled_have_one_key() -> None:
    """Else a key depends on which of the two is looked at first, and no cache serves a process that
    begins with another function.
    """
    for named in (
        fate.below_by,
        fate.pick,
    ):  # these call a rule for which other code is compiled than its Python
        copy = getattr(built(named), "py_func")  # noqa: B009 - mypy knows a function
        assert copy is not named
        assert key_of(copy) == key_of(named) == key_of(copy, named)
