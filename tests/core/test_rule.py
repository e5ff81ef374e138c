"""The promises of the decorator `rule`."""

import pytest

from ludary.core.fate import seeded
from ludary.core.memory import Record, i2
from ludary.core.rule import JIT, build_copy, drivers_folder, plain, rule


@rule
def doubled(number: int) -> int:
    return number * 2


def ask(number: int) -> int:
    return doubled(number) + extra


extra = 0


@pytest.mark.skipif(not JIT, reason="interpreted rules are plain functions, and can be called")
def test_a_compiled_rule_refuses_to_be_called_from_python() -> None:
    with pytest.raises(TypeError, match=r"doubled is a compiled rule"):
        doubled(2)
    with pytest.raises(TypeError, match=r"seeded is a compiled rule"):
        seeded(1, 2)


def test_drivers_bound_with_other_names_do_other_things() -> None:
    folder = drivers_folder("test", doubled)
    first, second = (build_copy(ask, f"{folder}-{value}", names={"extra": value}) for value in (1, 2))
    assert (first(10), second(10)) == (21, 22)


def test_a_rule_remembers_its_plain_function() -> None:
    assert plain(doubled)(4) == 8


def test_fields_that_numpy_would_hide_are_refused() -> None:
    with pytest.raises(TypeError, match=r"size: NumPy has a method of this name"):

        class Bad(Record):
            size: int = i2()
