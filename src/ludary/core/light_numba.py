"""Imports Numba without what it would import in passing, where that is installed: parts of SciPy, and coverage.

Both take half as long as Numba itself. SciPy's linear algebra is only imported to see whether it is there, and again by whoever multiplies
matrices in compiled code. Coverage is told of compiled lines only where it has begun before Numba was imported.
"""

import importlib
import sys
from importlib.util import find_spec
from typing import Any

COVERAGE, SUPPORT = "coverage", "numba.misc.coverage_support"
LINEAR, ARRAYS = "numba.np.linalg", "numba.np.arraymath"


def import_numba() -> Any:
    """Numba, which may have been imported as a whole before."""
    if SUPPORT not in sys.modules:
        without_coverage()
    if ARRAYS not in sys.modules:
        without_linear_algebra()
    return importlib.import_module("numba")


def without_coverage() -> None:
    begun = COVERAGE in sys.modules
    if not begun:
        sys.modules[COVERAGE] = None  # type: ignore[assignment] # Python's way to say that a module cannot be imported
    try:
        importlib.import_module(SUPPORT)
    finally:
        if not begun:
            del sys.modules[COVERAGE]


def without_linear_algebra() -> None:
    linear: Any = importlib.import_module(LINEAR)
    look = linear.ensure_blas
    linear.ensure_blas = lambda: None
    try:
        arrays: Any = importlib.import_module(ARRAYS)
        arrays._HAVE_BLAS = find_spec("scipy") is not None
    finally:
        linear.ensure_blas = look
