"""A wheel, built as the image builds it, and an environment with it."""

import re
import shutil
from pathlib import Path

import pytest

from tests.install.wheels import ROOT, WHEELS, build, install


def copied() -> list[str]:
    """The files and folders that the Containerfile takes from the checkout."""
    steps = re.findall(
        r"^COPY (?!--from)(.+) \S+$", (ROOT / "Containerfile").read_text(encoding="utf-8"), re.M
    )
    return [name for step in steps for name in step.split()]


@pytest.fixture(scope="package")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what the Containerfile copies: the image is built of that, and of nothing else."""
    folder = tmp_path_factory.mktemp("build")
    for name in copied():
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(
                source,
                folder / name,
                ignore=shutil.ignore_patterns("__pycache__", "*.nbc", "*.nbi"),
            )
        else:
            shutil.copy(source, folder / name)
    return folder


@pytest.fixture(scope="package")
def wheel(sources: Path) -> Path:
    """The wheel, built as the image builds it, without compiled code."""
    return build(sources)


@pytest.fixture(scope="package")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of programs of an environment that has the wheel and what the lock for playing
    names, installed offline.
    """
    if not WHEELS.is_dir():
        pytest.skip(
            f"{WHEELS} is missing: `make test` lays the wheels of requirements-play.lock there"
        )
    return install(wheel, tmp_path_factory.mktemp("venv") / "venv")
