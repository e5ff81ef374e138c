"""A damaged or incomplete cache works like an empty one; a moved cache works as before."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ludary.core.compile.rule import JIT

pytestmark = pytest.mark.skipif(not JIT, reason="without a compiler there is no cache")

GAME = """
from ludary.core.state import fate
from ludary.core.compile.driver import alone, driver
from ludary.core.compile.from_cache import from_cache_alone
from ludary.core.compile.rule import rule

@rule
def twice(n: int) -> int:
    return 2 * n

@driver
def four_times(n: int) -> int:
    return twice(twice(n))
"""
FIRST = "print(doubled.alone(doubled.four_times)(3))"
FROM_CACHE = "with doubled.from_cache_alone(): print(doubled.alone(doubled.four_times)(3))"


def run(folder: Path, code: str) -> subprocess.CompletedProcess[str]:
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(folder), *sys.path]),
        "LUDARY_CACHE": str(folder / "cache"),
    }
    return subprocess.run(
        [sys.executable, "-c", f"import doubled\n{code}"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("doubled")
    (folder / "doubled.py").write_text(GAME, encoding="utf-8")
    assert "the cache lacks" in run(folder, FROM_CACHE).stderr
    assert run(folder, FIRST).stdout == "12\n"
    assert run(folder, FROM_CACHE).stdout == "12\n"
    return folder


def test_a_cache_can_be_moved_and_words_compile_nothing(filled: Path, tmp_path: Path) -> None:
    shutil.copytree(filled / "cache", tmp_path / "cache")
    (tmp_path / "doubled.py").write_text(
        "# A word more\n" + GAME.replace("    return 2", '    """Says more."""\n    return 2'),
        encoding="utf-8",
    )
    assert run(tmp_path, FROM_CACHE).stdout == "12\n"
    (tmp_path / "doubled.py").write_text(GAME.replace("2 * n", "3 * n"), encoding="utf-8")
    assert "the cache lacks" in run(tmp_path, FROM_CACHE).stderr
    assert run(tmp_path, FIRST).stdout == "27\n"


@pytest.mark.parametrize("kind", ["nbo", "nbc"])
@pytest.mark.parametrize(
    "content", [b"", b"\x80", b"nonsense" * 50, None], ids=["empty", "cut", "nonsense", "half"]
)
def test_damaged_files_are_made_anew(filled: Path, kind: str, content: bytes | None) -> None:
    files = list((filled / "cache").rglob(f"*.{kind}"))
    assert files
    for file in files:
        file.write_bytes(
            file.read_bytes()[: file.stat().st_size // 2] if content is None else content
        )
    assert "the cache lacks" in run(filled, FROM_CACHE).stderr
    assert run(filled, FIRST).stdout == "12\n"
    assert run(filled, FROM_CACHE).stdout == "12\n"
