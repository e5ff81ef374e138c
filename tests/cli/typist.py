"""Somebody at a real terminal: types lines into the command and reads what it shows."""

import fcntl
import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Self

PATIENCE = 300.0  # seconds; a cold cache takes some
LOOKS = 10  # in a row that find it asleep
CTRL_C, CTRL_D = "\x03", "\x04"
CODES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\r")
SOURCES = Path(__file__).parents[2] / "src"


class Typist:
    """A running `ludary` and the hand on its keyboard.

    `shown` is what it has shown since the last thing waited for.
    """

    def __init__(self, *arguments: str, folder: Path, width: int = 80, height: int = 40) -> None:
        self.end, inner = pty.openpty()
        termios.tcsetwinsize(inner, (height, width))
        kept = {
            name: value
            for name, value in os.environ.items()
            if name not in ("COLUMNS", "LINES", "NO_COLOR")
        }
        self.process = subprocess.Popen(
            [sys.executable, "-m", "ludary", *arguments],
            stdin=inner,
            stdout=inner,
            stderr=inner,
            cwd=folder,
            env={**kept, "PYTHONPATH": str(SOURCES), "TERM": "xterm"},
            preexec_fn=lambda: take_terminal(inner),
        )
        os.close(inner)
        self.shown = ""

    def comes(self, until: float) -> bool:
        """Wait until something can be read; False if nothing comes by then."""
        return bool(select.select([self.end], [], [], max(0.0, until - time.monotonic()))[0])

    def read(self, until: float) -> bool:
        """Take in what comes; False when nothing more will."""
        if not self.comes(until):
            raise AssertionError(f"nothing more came after: {self.shown[-2000:]}")
        try:
            got = os.read(self.end, 65536)
        except OSError:  # the other end is closed
            return False
        self.shown += CODES.sub("", got.decode(errors="replace"))
        return bool(got)

    def sees(self, *texts: str) -> str:
        """Wait for one of the texts; returns what came up to its end.

        AssertionError with the screen if it never comes.
        """
        until = time.monotonic() + PATIENCE
        while not any(text in self.shown for text in texts):
            assert self.read(until), f"ended without {texts}: {self.shown[-2000:]}"
        end = min(self.shown.index(text) + len(text) for text in texts if text in self.shown)
        seen, self.shown = self.shown[:end], self.shown[end:]
        return seen

    def types(self, line: str) -> Self:
        os.write(self.end, f"{line}\n".encode())
        return self

    def presses(self, key: str) -> Self:
        """A key without Enter, such as Ctrl-D."""
        os.write(self.end, key.encode())
        return self

    def interrupts(self) -> Self:
        """Ctrl-C, and once more if nothing happens: between showing a prompt and waiting for a key,
        Python sleeps over one.
        """
        for _ in range(3):
            self.rests()
            self.presses(CTRL_C)
            if self.comes(time.monotonic() + 20):
                break
        return self

    def rests(self) -> None:
        """Wait until it does nothing for a moment, so that it waits for a key; where the system
        does not tell, go on at once.
        """
        told, until, looks = Path(f"/proc/{self.process.pid}/stat"), time.monotonic() + PATIENCE, 0
        while told.exists() and looks < LOOKS:
            assert time.monotonic() < until, f"it never rested after: {self.shown[-2000:]}"
            looks = looks + 1 if told.read_text().rpartition(")")[2].split()[0] == "S" else 0
            time.sleep(0.01)

    def leaves(self) -> int:
        """Read to the end; returns the exit code."""
        until = time.monotonic() + PATIENCE
        while self.read(until):
            pass
        return self.process.wait(PATIENCE)


def take_terminal(end: int) -> None:
    """Make it the terminal that Ctrl-C comes from, and Ctrl-C work even where a background job
    started the tests.
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    os.setsid()
    fcntl.ioctl(end, termios.TIOCSCTTY, 0)


@contextmanager
def typist(*arguments: str, folder: Path, width: int = 80, height: int = 40) -> Iterator[Typist]:
    """A Typist whose `ludary` ends with the block."""
    one = Typist(*arguments, folder=folder, width=width, height=height)
    try:
        yield one
    finally:
        one.process.kill()
        one.process.wait()
        os.close(one.end)
