"""A rule that cannot be compiled is told in words of Python: the rule, its file and line, and
why.
"""

import importlib.util
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ludary.core.compile.rule import JIT, build_copy
from ludary.core.errors import BadRule

RULE = """from enum import IntEnum

from ludary.core.compile.rule import rule
from ludary.core.contract.actions import ActionSpace
from ludary.kit import draw

ACTIONS = ActionSpace({IntEnum("Verb", "GO", start=0).GO: ()})


def helper(k):
    return k


@rule
def needs(row, k):
    return row[k]


@rule
def broken(row, k):
    {line}
    return k


def ask(row, k):
    return broken(row, k)
"""
FAULTS = [
    (
        "k += helper(k)",
        (
            "broken (faulty.py, line 21): `k += helper(k)`: `helper` is no rule: rules call only"
            " functions"
        ),
    ),
    (
        "k = ACTIONS.verb[k]",
        (
            "rules cannot hold `ACTIONS`: bind its arrays outside of rules, as in `VERB ="
            " ACTIONS.verb`"
        ),
    ),
    ('k += "1"', "`+=` is not possible with a whole number and the text '1'"),
    (
        'k = "a" if k > 1 else 3',
        "a value is once the text 'a' and once 3: it needs to be of one kind",
    ),
    ("k += misspelt", "there is no `misspelt`"),
    ("k += sum(j for j in range(3))", "rules may not do this (yield in a closure)"),
    (
        "global helper; helper = k",
        (
            "rules may not do this (STORE_GLOBAL): they use numbers, records, their rows, loops and"
            " rules"
        ),
    ),
    ("needs(row)", "`needs(row)`: a rule that is called here needs `k`"),
    (
        "needs(k, 1)",
        (
            "needs (faulty.py, line 16): `return row[k]`: a whole number has no places: it cannot"
            " be indexed"
        ),
    ),
    ("k += row.size.depth", "a whole number has no `depth`"),
]


@pytest.mark.skipif(not JIT, reason="plain Python compiles nothing")
@pytest.mark.parametrize(("line", "said"), FAULTS, ids=[line for line, _ in FAULTS])
def test_a_rule_that_cannot_be_compiled_says_where_and_why(
    tmp_path: Path, line: str, said: str
) -> None:
    with pytest.raises(BadRule) as raised:
        build_copy(asking(tmp_path / "faulty.py", line), False, {})(np.zeros(3, np.int16), 1)

    assert "(faulty.py, line " in str(raised.value)
    assert said in str(raised.value)


def asking(path: Path, line: str) -> Any:
    """The function `ask` of a module in which `broken` has this line."""
    path.write_text(RULE.replace("{line}", line), encoding="utf-8")
    spec = importlib.util.spec_from_file_location("faulty", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["faulty"] = module
    spec.loader.exec_module(module)
    return module.ask
