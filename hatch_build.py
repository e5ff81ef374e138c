"""The hook of the build: with `LUDARY_SHIP=1` a wheel has the machine code of all games besides the
files of the package (`make wheel`).

Such a wheel is for one version of Python and one platform. The games are compiled side by side,
which takes some minutes.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledGames(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the games, and name the platform; an editable installation compiles in its
        cache.
        """
        if os.environ.get("LUDARY_SHIP") != "1" or version == "editable":
            return
        folder = Path(self.directory) / "compiled"
        shutil.rmtree(folder, ignore_errors=True)
        for game in compiled(Path(self.root), folder):
            self.app.display_info(f"{game} is compiled")
        python = f"cp{sys.version_info.major}{sys.version_info.minor}"
        build_data["pure_python"] = False
        build_data["tag"] = (
            f"{python}-{python}-{sysconfig.get_platform().replace('-', '_').replace('.', '_')}"
        )
        build_data["force_include"][str(folder)] = "ludary/compiled"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what the wheel has now."""
        shutil.rmtree(Path(self.directory) / "compiled", ignore_errors=True)


def compiled(root: Path, folder: Path) -> list[str]:
    """Compile all games into a folder; returns their names.

    CalledProcessError where one does not compile.
    """
    sources = root / "src"
    sys.path.insert(0, str(sources))
    from ludary.core.compile.shipped import build_settings

    games = sorted(
        path.parent.name for path in (sources / "ludary" / "games").glob("*/edition.toml")
    )
    with tempfile.TemporaryDirectory() as cache:
        settings = {
            **os.environ,
            **build_settings(),
            "LUDARY_CACHE": os.environ.get("LUDARY_CACHE", cache),
            "PYTHONPATH": str(sources),
        }
        command = [sys.executable, "-m", "ludary.warmup.compile_process"]
        running = [
            subprocess.Popen([*command, game, str(folder)], env=settings, stdin=subprocess.PIPE)
            for game in games
        ]
        for game, process in zip(games, running, strict=True):
            if process.wait():
                raise subprocess.CalledProcessError(process.returncode, [*command, game])
    return games
