"""Several games are compiled side by side before they are needed, once for each version of the rules."""

import os
import subprocess
import sys
from pathlib import Path

from tests.cli.typist import SOURCES
from tests.every_game import EXAMPLES

SCRIPT = """
import sys
from ludary.cli.terminal import new_console
from ludary.cli.precompile import is_precompiled, precompile_all

if __name__ == "__main__":
    print(*(is_precompiled(name, ["greedy"]) for name in sys.argv[1:]))
    precompile_all(sys.argv[1:], ["greedy"], new_console())
    print(*(is_precompiled(name, ["greedy"]) for name in sys.argv[1:]))
"""


def precompiled(folder: Path, *names: str) -> tuple[list[str], str]:
    """Return whether each game is compiled before and after, and the output, with the cache in this folder."""
    script = folder / "precompile_script.py"
    script.write_text(SCRIPT, encoding="utf-8")
    environment = os.environ | {"PYTHONPATH": str(SOURCES), "LUDARY_CACHE": str(folder / "cache")}
    run = subprocess.run([sys.executable, str(script), *names], env=environment, capture_output=True, text=True, check=True)
    return run.stdout.split(), run.stderr


def test_only_what_the_cache_has_not_is_compiled(tmp_path: Path) -> None:
    four, leduc = str(EXAMPLES / "connect_four.py"), str(EXAMPLES / "leduc_poker.py")
    was, told = precompiled(tmp_path, four, leduc)
    assert was == ["False", "False", "True", "True"]
    assert told == "Compiling the rules of 2 games, once for this version ...\n"
    was, told = precompiled(tmp_path, four, leduc)
    assert was == ["True"] * 4
    assert told == ""
