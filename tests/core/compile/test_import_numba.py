"""Numba is imported without SciPy, coverage and YAML, and works with them all the same."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from ludary.core.compile.rule import JIT

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
    """Return the output of a new process that builds a rule between two pieces of code."""
    run = subprocess.run(
        [sys.executable, "-c", FRESH.format(before=before, after=after)],
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout.strip()


def test_building_rules_imports_neither_scipy_nor_coverage_nor_yaml(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("coverage")
    pytest.importorskip("yaml")
    monkeypatch.chdir(tmp_path)
    told = "print([one for one in ('scipy', 'coverage', 'yaml') if one in sys.modules])"
    assert printed(told) == "[]"
    assert (
        printed("import coverage, yaml; print(bool(coverage.version_info), yaml.safe_load('1'))")
        == "True 1"
    ), "they can be imported later"


def test_settings_of_numba_in_the_current_folder_hold(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("yaml")
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".numba_config.yaml").write_text("num_threads: 1\n", encoding="utf-8")
    assert printed("print(numba.config.NUMBA_NUM_THREADS)") == "1"


def test_compiled_code_of_others_multiplies_matrices_all_the_same() -> None:
    pytest.importorskip("scipy")
    product = (
        "import numpy as np; print(numba.njit(lambda a, b: np.dot(a, b))(np.eye(2), np.full((2, 2),"
        " 3.0)).tolist())"
    )
    assert printed(product) == str(np.full((2, 2), 3.0).tolist())
    told = "from numba.np import arraymath; print(arraymath._HAVE_BLAS)"
    assert printed(told) == "True"
    assert printed(told, before="sys.modules['scipy'] = None") == "False", (
        "as Numba finds it where SciPy is not installed"
    )


def test_coverage_that_has_begun_is_told_of_compiled_lines() -> None:
    pytest.importorskip("coverage")
    assert (
        printed(
            "from numba.misc.coverage_support import coverage_available as it; print(it)",
            before="import coverage",
        )
        == "True"
    )
    assert printed("import coverage; print(bool(coverage.version_info))") == "True", (
        "it can be imported afterwards"
    )


def test_numba_that_was_imported_before_stays_as_it_is() -> None:
    kept = "import numba.np.arraymath as kept; had = kept._HAVE_BLAS"
    assert (
        printed(
            "from numba.np import arraymath as now; print(now is kept, now._HAVE_BLAS == had)",
            before=kept,
        )
        == "True True"
    )
