"""Compiled code that a wheel for one platform brings along: which processors run it, and where it
lies in the package.

Such a wheel is built for the processors of the last ten years (`LEVELS`), not for the one that
built it. On older processors, with other versions of Python, NumPy or Numba, and for edited rules,
Ludary compiles as it does without such a wheel.
"""

from __future__ import annotations

import os
import platform
from functools import cache
from pathlib import Path

from ludary.core.compile.cache_key import compiler_key

FOLDER = Path(__file__).parents[2] / "compiled"
NAME = "shipped"  # ends the names of marks of games that are complete here
ARCHITECTURES = {"amd64": "x86_64", "arm64": "aarch64"}
LEVELS = {  # LLVM's name for a processor, and what one must have to run its code
    "x86_64": (
        "x86-64-v3",
        ("avx2", "bmi", "bmi2", "cx16", "f16c", "fma", "lzcnt", "movbe", "popcnt", "sse4.2"),
    ),
    "aarch64": ("generic", ()),
}


def architecture() -> str:
    machine = platform.machine().lower()
    return ARCHITECTURES.get(machine, machine)


def build_settings() -> dict[str, str]:
    """Return the environment in which code to be shipped is compiled.

    ValueError for an architecture that none is built for.
    """
    if architecture() not in LEVELS:
        raise ValueError(
            f"no compiled code is shipped for {architecture()}, only for {', '.join(LEVELS)}"
        )
    return {"NUMBA_CPU_NAME": LEVELS[architecture()][0], "NUMBA_CPU_FEATURES": ""}


@cache
def shipped_folder() -> Path | None:
    """Return the folder of shipped code, if there is some that this compiler made and this
    processor runs.
    """
    folder = FOLDER / compiler_key()
    if "NUMBA_CPU_NAME" in os.environ or not folder.is_dir():
        return None
    import llvmlite.binding as llvm  # only here: most installations ship no code

    _, needed = LEVELS[architecture()]
    return folder if all(llvm.get_host_cpu_features().get(name) for name in needed) else None


def shipped_target(triple: str) -> tuple[str, str, str] | None:
    """Return what Numba tells of the processor that shipped code was compiled for: its triple, name
    and features.
    """
    return (triple, LEVELS[architecture()][0], "") if shipped_folder() else None
