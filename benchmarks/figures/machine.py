"""The machine and the versions that figures were taken with: a figure without them says nothing."""

import platform
from datetime import date
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from ludary.core.compile.rule import DEBUG, JIT
from ludary.core.cores import cores

PACKAGES = ("ludary", "numpy", "numba", "open_spiel", "pgx")


def machine() -> dict[str, str]:
    """Facts by name, for the head of the table."""
    return {
        "date": date.today().isoformat(),
        "processor": f"{processor()}, {cores()} {'core' if cores() == 1 else 'cores'}",
        "system": f"{platform.system()} {platform.release()}",
        "Python": platform.python_version(),
        **{name: installed for name in PACKAGES if (installed := version_of(name))},
        "build": "interpreted" if not JIT else "debug" if DEBUG else "compiled",
    }


def processor() -> str:
    """The processor's name, as the system gives it."""
    facts = Path("/proc/cpuinfo")
    lines = facts.read_text().splitlines() if facts.is_file() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def version_of(package: str) -> str:
    """A package's version, or nothing."""
    try:
        return version(package)
    except PackageNotFoundError:
        return ""
