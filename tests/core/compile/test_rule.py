"""The promises of the decorator `rule`."""

from typing import Any

import numpy as np
import pytest

from ludary.core.compile.rule import JIT, build_copy, built, compiled_as, plain, rule
from ludary.core.state import grid
from ludary.core.state.fate import seeded
from ludary.core.state.memory import Record, i2


@rule
def doubled(number: int) -> int:
    return number * 2


def ask(number: int) -> int:
    return doubled(number) + extra


extra = 0


def test_a_rule_stays_what_it_is_for_python() -> None:
    assert doubled(2) == 4
    assert seeded(1, 2) == seeded(np.uint64(1), 2)


def asked(number: int) -> tuple[int, int, int]:
    """A driver: a rule with a code of its own for the compiler, one by name and one by its
    module.
    """
    return halved(number), doubled(number), grid.bits_in(number)


@rule
def halved(number: int) -> int:
    return int(number) // 2


@compiled_as(halved)
def _shifted(number: int) -> int:
    return number >> 1


@pytest.mark.parametrize("jit", [False, JIT])
def test_drivers_call_rules_by_name_and_by_module_in_every_build(jit: bool) -> None:
    driver = build_copy(asked, jit=jit)
    assert driver(7) == (3, 14, 3)
    assert hasattr(driver, "py_func") == jit


@pytest.mark.skipif(not JIT, reason="nothing is compiled")
def test_the_compiled_code_of_a_rule_is_that_of_the_marked_function() -> None:
    assert plain(built(halved)).__code__ is _shifted.__code__
    assert built(doubled) is built(doubled)
    assert built(len) is len


def test_a_name_that_changes_is_seen_by_what_is_bound_later() -> None:
    names: dict[str, Any] = {"extra": 5}
    exec("def added(number):\n    return number + extra", names)
    assert build_copy(names["added"], jit=False)(1) == 6
    names["extra"] = 7
    assert build_copy(names["added"], jit=False)(1) == 8


def test_drivers_bound_with_other_names_do_other_things() -> None:
    first, second = (build_copy(ask, names={"extra": value}) for value in (1, 2))
    assert (first(10), second(10)) == (21, 22)


def test_fields_that_numpy_would_hide_are_refused() -> None:
    with pytest.raises(TypeError, match=r"size: NumPy has a method of this name"):

        class Bad(Record):
            size: int = i2()
