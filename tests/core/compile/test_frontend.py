"""The replacements of Numba's functions have the same results, faster."""

import importlib
import subprocess
import sys
import types as kinds
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ludary
from ludary.core.compile.rule import JIT, RULES
from ludary.core.state import fate, grid

pytestmark = pytest.mark.skipif(not JIT, reason="without a compiler there is nothing to do faster")

FRESH = """
import sys
{before}
import ludary
from ludary.core.state.fate import fresh
from ludary.core.compile.rule import built
built(fresh)
import numba
{after}
"""


def printed(after: str, before: str = "") -> str:
    """Return the output of a new process that builds a rule between the two."""
    run = subprocess.run([sys.executable, "-c", FRESH.format(before=before, after=after)], capture_output=True, text=True, check=True)
    return run.stdout.strip()


def statements(function: Callable[..., Any]) -> list[Any]:
    from numba.core.compiler import run_frontend

    return [one for block in run_frontend(function).blocks.values() for one in block.body]


def variables(value: Any) -> list[Any]:
    """The variables that a part of a statement names, as Numba 0.68 lists them."""
    from numba.core import ir

    if isinstance(value, ir.Var):
        return [value]
    if isinstance(value, ir.Expr):
        return variables(value._kws)
    if isinstance(value, ir.Stmt):
        return variables(value.__dict__)
    if isinstance(value, ir.Inst):
        return list(value.list_vars())
    if isinstance(value, (list, tuple)):
        return [one for part in value for one in variables(part)]
    if isinstance(value, dict):
        return [one for part in value.values() for one in variables(part)]
    return []


def example(numbers: Any, limit: int = 3) -> Any:
    """Have statements of many kinds."""
    total, last = 0, (1, 2)
    for index, number in enumerate(numbers):
        if number > limit or not index:
            total += numbers[index:][0]
        elif number == 2:
            raise ValueError("two", number)
        numbers[index] = max(number, total, *last)
        numbers[0] += {1: 2}[1]
    while total < len(numbers):
        total = total + 1
    print(total, [number for number in numbers if number])
    return total, last


OURS = [one for module in (fate, grid) for one in vars(module).values() if isinstance(one, kinds.FunctionType) and one in RULES]


@pytest.mark.parametrize("function", [example, *OURS], ids=lambda one: one.__name__)
def test_the_variables_of_each_statement_are_those_that_numba_lists(function: Callable[..., Any]) -> None:
    importlib.import_module("ludary.core.compile.backend.frontend")
    found = statements(function)
    assert found
    for one in found:
        assert [var.name for var in one.list_vars()] == [var.name for var in variables(one)], one


def test_extensions_of_numba_after_a_rule_was_compiled_are_known() -> None:
    ludary.load("koa").start(seed=1)
    numba, extending = importlib.import_module("numba"), importlib.import_module("numba.extending")

    def doubled(number):  # type: ignore[no-untyped-def] # Numba compares what the signatures say
        return number

    @extending.overload(doubled)
    def of_numbers(number):  # type: ignore[no-untyped-def]
        return lambda number: 2 * number

    assert numba.njit(lambda number: doubled(number))(2) == 4  # type: ignore[no-untyped-call]


def test_other_code_can_still_be_compiled_for_pythons_objects() -> None:
    """Which needs to know the variables that are alive where a block begins."""
    ludary.load("koa").start(seed=1)
    numba = importlib.import_module("numba")

    def shortest(words: Any) -> Any:
        best = None
        for word in words:
            if best is None or len(word) < len(best):
                best = word
        return best

    assert numba.jit(forceobj=True, looplift=False)(shortest)({"three": 1, "one": 2, "seven": 3}) == "one"


def test_functions_within_functions_work() -> None:
    numba = importlib.import_module("numba")
    ludary.load("koa").start(seed=1)
    assert numba.njit(lambda n: sum([k * k for k in range(n)]))(4) == 14


def test_the_types_of_all_variables_are_those_that_numba_finds() -> None:
    """With statements left out that have been looked at, and without."""
    from numba import int64, typeof
    from numba.core import typed_passes
    from numba.core.compiler import run_frontend
    from numba.core.registry import cpu_target

    frontend = importlib.import_module("ludary.core.compile.backend.frontend")
    importlib.import_module("ludary.core.compile.backend.compiler")

    def types_of(function: Callable[..., Any], args: Any) -> Any:
        inferred = typed_passes.type_inference_stage(
            cpu_target.typing_context, cpu_target.target_context, run_frontend(function), args, None
        )
        return {name: str(kind) for name, kind in inferred.typemap.items()}, inferred.return_type

    def mixed(numbers: Any, limit: Any) -> Any:
        """A rule in which the final type of `first` reaches `second` and `third` one after the other, when they are looked at again."""
        first, second, third, seen = limit, limit, limit, [3]
        for index in range(len(numbers)):
            third = second
            second = first
            if numbers[index] > third:
                first = first + 0.5
            seen.append(index)
            numbers[index] = seen[0]
        return (first, second, third), numbers.shape[0]

    args = (typeof(np.zeros(3)), int64)
    without = types_of(mixed, args)
    frontend.UNDER_WAY[0] = True
    try:
        assert types_of(mixed, args) == without
    finally:
        frontend.UNDER_WAY[0] = False
    assert str(without[1]) == "Tuple(UniTuple(float64 x 3), int64)"


def test_warnings_while_types_are_found_are_told_where_they_belong() -> None:
    compiler, errors = importlib.import_module("ludary.core.compile.backend.compiler"), importlib.import_module("numba.core.errors")
    numba, extending = importlib.import_module("numba"), importlib.import_module("numba.extending")

    def warned(number):  # type: ignore[no-untyped-def]
        return number

    @extending.overload(warned)
    def of_numbers(number):  # type: ignore[no-untyped-def]
        warnings.warn("slow", errors.NumbaPerformanceWarning, stacklevel=1)
        warnings.warn("old", DeprecationWarning, stacklevel=1)
        return lambda number: number

    with compiler.only_compiling(), warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        assert numba.njit(lambda number: warned(number))(2) == 2  # type: ignore[no-untyped-call]
    assert {(one.category.__name__, str(one.message)) for one in told} >= {
        ("NumbaPerformanceWarning", "slow"),
        ("DeprecationWarning", "old"),
    }
    assert {one.filename for one in told if str(one.message) == "slow"} == {__file__}


def test_errors_about_unsupported_code_still_name_it() -> None:
    numba, errors = importlib.import_module("numba"), importlib.import_module("numba.core.errors")
    with pytest.raises(errors.TypingError, match="Unknown attribute 'lower' of type int64"):
        numba.njit(lambda number: number.lower())(1)


def test_building_rules_imports_neither_scipy_nor_coverage_nor_yaml(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("coverage")
    pytest.importorskip("yaml")
    monkeypatch.chdir(tmp_path)
    told = "print([one for one in ('scipy', 'coverage', 'yaml') if one in sys.modules])"
    assert printed(told) == "[]"
    assert printed("import coverage, yaml; print(bool(coverage.version_info), yaml.safe_load('1'))") == "True 1", (
        "they can be imported later"
    )


def test_settings_of_numba_in_the_current_folder_hold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("yaml")
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".numba_config.yaml").write_text("num_threads: 1\n", encoding="utf-8")
    assert printed("print(numba.config.NUMBA_NUM_THREADS)") == "1"


def test_compiled_code_of_others_multiplies_matrices_all_the_same() -> None:
    pytest.importorskip("scipy")
    product = "import numpy as np; print(numba.njit(lambda a, b: np.dot(a, b))(np.eye(2), np.full((2, 2), 3.0)).tolist())"
    assert printed(product) == str(np.full((2, 2), 3.0).tolist())
    told = "from numba.np import arraymath; print(arraymath._HAVE_BLAS)"
    assert printed(told) == "True"
    assert printed(told, before="sys.modules['scipy'] = None") == "False", "as Numba finds it where SciPy is not installed"


def test_coverage_that_has_begun_is_told_of_compiled_lines() -> None:
    pytest.importorskip("coverage")
    assert printed("from numba.misc.coverage_support import coverage_available as it; print(it)", before="import coverage") == "True"
    assert printed("import coverage; print(bool(coverage.version_info))") == "True", "it can be imported afterwards"


def test_numba_that_was_imported_before_stays_as_it_is() -> None:
    kept = "import numba.np.arraymath as kept; had = kept._HAVE_BLAS"
    assert printed("from numba.np import arraymath as now; print(now is kept, now._HAVE_BLAS == had)", before=kept) == "True True"
