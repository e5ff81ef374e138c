"""Imports Numba without what it would import in passing, where that is installed: SciPy, coverage
and YAML.

Together they take half as long as Numba itself. SciPy is only imported to see whether it is there,
and again by whoever multiplies matrices in compiled code. Coverage is told of compiled lines only
where it has begun before Numba was imported. YAML is for a file of settings, which is looked for in
the current folder.
"""

import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from importlib.util import find_spec
from pathlib import Path
from typing import Any

SCIPY, COVERAGE, YAML = "scipy", "coverage", "yaml"
SUPPORT, LINEAR, ARRAYS = "numba.misc.coverage_support", "numba.np.linalg", "numba.np.arraymath"
SETTINGS = Path(".numba_config.yaml")


def import_numba() -> Any:
    """Numba, which may have been imported as a whole before."""
    if SUPPORT not in sys.modules:
        with (
            without(SCIPY),
            without(COVERAGE),
            nullcontext() if SETTINGS.exists() else without(YAML),
        ):
            importlib.import_module(SUPPORT)
    if ARRAYS not in sys.modules:
        without_linear_algebra()
    return importlib.import_module("numba")


@contextmanager
def without(module: str) -> Iterator[None]:
    """Whoever imports this module within finds that it is not installed, unless somebody has
    imported it before.
    """
    if module in sys.modules:
        yield
        return
    sys.modules[module] = None  # type: ignore[assignment] # Python's way to say that a module cannot be imported
    try:
        yield
    finally:
        del sys.modules[module]


def without_linear_algebra() -> None:
    linear: Any = importlib.import_module(LINEAR)
    look = linear.ensure_blas
    linear.ensure_blas = lambda: None
    try:
        arrays: Any = importlib.import_module(ARRAYS)
        arrays._HAVE_BLAS, arrays.ensure_blas = find_spec(SCIPY) is not None, look
    finally:
        linear.ensure_blas = look
