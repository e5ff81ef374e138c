"""Ludary's wheel on every Python that it says it runs on, as far as they are installed: `make
matrix`.

Each gets an environment of its own below `.matrix`, with the locked packages and the wheel, and
runs the tests of core, bots and examples with it. A version that is not found is named and does not
count as a failure; one that fails does.
"""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
HOME = ROOT / ".matrix"
TESTED = ["tests/core", "tests/bots", "tests/examples"]
PIP = ["-m", "pip", "--disable-pip-version-check", "--quiet"]


def versions() -> list[str]:
    """The versions that pyproject.toml names, such as 3.11."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [
        found[1]
        for line in project["classifiers"]
        if (found := re.fullmatch(r"Programming Language :: Python :: (3\.\d+)", line))
    ]


def candidates(version: str) -> Iterator[str]:
    """Return candidates for an interpreter of this version: on the path, from uv, from pyenv."""
    yield f"python{version}"
    uv = Path(sys.executable).parent / "uv"
    found = subprocess.run(
        [uv, "python", "find", "--no-python-downloads", version],
        capture_output=True,
        text=True,
        check=False,
    )
    yield from found.stdout.split()
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    yield from map(str, sorted(pyenv.glob(f"versions/{version}.*/bin/python")))


def interpreter(version: str) -> str | None:
    """An interpreter that runs and is of this version, or None."""
    for name in candidates(version):
        path = shutil.which(name)
        asked = [path or name, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
        try:
            if (
                path
                and subprocess.run(
                    asked, capture_output=True, text=True, check=False
                ).stdout.strip()
                == version
            ):
                return path
        except OSError:
            continue
    return None


def wheel() -> Path:
    """The wheel of this checkout, built anew."""
    shutil.rmtree(HOME / "wheel", ignore_errors=True)
    run(
        [
            sys.executable,
            *PIP,
            "wheel",
            "--no-deps",
            "--no-build-isolation",
            "--wheel-dir",
            str(HOME / "wheel"),
            str(ROOT),
        ]
    )
    return next((HOME / "wheel").glob("*.whl"))


def passes(version: str, python: str, built: Path) -> bool:
    """Tell whether the tests pass with the wheel on this Python."""
    venv = HOME / version
    own = str(venv / "bin" / "python")
    try:
        run([python, "-m", "venv", "--clear", str(venv)])
        run([own, *PIP, "install", "--require-hashes", "--requirement", "requirements.lock"])
        run([own, *PIP, "install", "--no-deps", str(built)])
        run([own, "-m", "pytest", "-q", "-n", "auto", *TESTED])
    except subprocess.CalledProcessError as error:
        print(f"Python {version}: {error}", file=sys.stderr)
        return False
    return True


def run(command: list[str]) -> None:
    subprocess.run(command, cwd=ROOT, check=True)


def main() -> int:
    """Try all versions; 1 if one of them fails."""
    built, told = wheel(), {}
    for version in versions():
        python = interpreter(version)
        told[version] = (
            "not found here"
            if python is None
            else "passed"
            if passes(version, python, built)
            else "failed"
        )
    print("\n".join(f"Python {version}: {word}" for version, word in told.items()))
    return int("failed" in told.values())


if __name__ == "__main__":
    sys.exit(main())
