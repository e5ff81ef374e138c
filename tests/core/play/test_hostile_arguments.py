"""The whole public interface with hostile arguments, in processes of their own: none dies, and what
raised changed nothing.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
BUILDS = {
    "compiled": {},
    "with bounds checks": {"LUDARY_DEBUG": "1"},
    "interpreted": {"LUDARY_JIT": "0"},
}


@pytest.mark.parametrize(
    "build", [pytest.param("with bounds checks", marks=pytest.mark.deep), "compiled", "interpreted"]
)
def test_no_argument_harms_the_process_or_the_game(build: str, tmp_path: Path) -> None:
    environment = {
        name: value
        for name, value in os.environ.items()
        if name not in ("LUDARY_JIT", "LUDARY_DEBUG")
    }
    environment |= {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", **BUILDS[build]}
    command = [sys.executable, "-X", "faulthandler", str(HERE / "hostile.py"), str(tmp_path)]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, f"{run.returncode}: {run.stderr[-3000:]}"
    assert int(run.stdout.splitlines()[-1]) > 8_000
