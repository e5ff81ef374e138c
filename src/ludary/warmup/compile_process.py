"""Compiling a whole game in a process of its own: `python -m ludary.warmup.compile_process GAME
[FOLDER]`.

The process lets everything else go first. With a FOLDER, the code is copied there, to be shipped in
a wheel.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

import ludary
from ludary.core.compile.cache_key import compiler_key
from ludary.core.compile.object_store import copy_used
from ludary.core.compile.shipped import NAME as SHIPPED
from ludary.core.cores import NOBODY_WAITS
from ludary.core.play.library import load
from ludary.warmup.warm_up import TABLE, mark_name, marks_of, warm_up, warm_up_lab

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from ludary.core.play.game import Game


class CompileProcess:
    """A process that compiles one game. It ends with the one that began it."""

    def __init__(self, source: str) -> None:
        folder = os.path.dirname(os.path.dirname(ludary.__file__))
        paths = os.pathsep.join(filter(None, [folder, os.environ.get("PYTHONPATH", "")]))
        nice = int(
            os.environ.get("LUDARY_NICE", NOBODY_WAITS)
        )  # a wrong one is told of before anything runs
        # In a group of its own Ctrl+C does not reach it
        self.process = subprocess.Popen(
            [sys.executable, "-m", "ludary.warmup.compile_process", source],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": paths},
            process_group=0,
        )
        if hasattr(os, "setpriority"):  # at once: it takes a second to import what it needs
            with suppress(OSError):  # it has ended already
                os.setpriority(os.PRIO_PROCESS, self.process.pid, nice)

    def wait(self) -> str:
        """Wait until it has ended; what went wrong, or nothing.

        It may have been killed, as for its memory.
        """
        assert self.process.stderr is not None and self.process.stdin is not None
        with self.process.stderr as told, self.process.stdin:
            said = told.read()
            self.process.wait()
        code = self.process.returncode
        ended = (
            "the process that compiled ended with"
            f" {f'signal {-code}' if code < 0 else f'exit code {code}'}"
        )
        return said.decode(errors="replace")[-2000:] or ended if code else ""

    def end(self) -> None:
        self.process.kill()


def ship(game: Game, folder: Path) -> None:
    """Copy everything compiled that a game needs into a folder, for a wheel."""
    warm_up_lab(game)
    copy_used(folder / compiler_key())
    (folder / compiler_key() / f"{mark_name(game, TABLE)}-{SHIPPED}.complete").touch()


def main() -> None:
    threading.Thread(target=end_with_input, daemon=True).start()
    game = load(sys.argv[1])
    if len(sys.argv) > 2:
        ship(game, Path(sys.argv[2]))
    else:
        with one_at_a_time(game):
            warm_up(game)


@contextmanager
def one_at_a_time(game: Game) -> Iterator[None]:
    """Wait while another process compiles the game: then the cache has it.

    Servers of one machine begin at the same time.
    """
    with suppress(OSError), open(marks_of(game, TABLE)[0].with_suffix(".tmp"), "w") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield
        return
    yield  # nothing can be kept


def end_with_input() -> None:
    """End when whoever began this process has ended."""
    while os.read(
        sys.stdin.fileno(), 1
    ):  # not by `sys.stdin`, which Python would wait for at its own end
        pass
    os._exit(1)


if __name__ == "__main__":
    main()
