"""Pipes: a program that is asked by lines on its standard input and answers by lines on its
standard output.

One process of it runs for as long as it is asked; a thread of its own writes and reads, so that
waiting can end.
"""

from __future__ import annotations

import contextlib
import os
import queue
import signal
import subprocess
import threading
from collections.abc import Sequence
from typing import Any

LONGEST_ANSWER = 65_536  # bytes of a line, the end of the line not counted
# seconds in which a program should end by itself when its input has ended, and again when it is
# asked to
PATIENCE = 2.0
OWN_GROUP: dict[str, Any] = (
    {"process_group": 0} if os.name == "posix" else {}
)  # Ctrl-C is for Ludary alone, which ends the program itself


class NoAnswer(Exception):
    """No line came that could be read; says why, as the end of a sentence about the program."""


class Pipes:
    """A running program. Its standard error goes where ours goes."""

    def __init__(self, words: Sequence[str]) -> None:
        """Start it. OSError if that cannot be done."""
        self.process = subprocess.Popen(
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, **OWN_GROUP
        )
        self.questions: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self.answers: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._talk, name="asking a program", daemon=True)
        self.thread.start()

    def _talk(self) -> None:
        """Write each question and read the line that answers it; an empty one once nothing more
        comes.
        """
        assert self.process.stdin and self.process.stdout
        while (line := self.questions.get()) is not None:
            with contextlib.suppress(
                OSError
            ):  # whoever ended at once may have said something all the same
                self.process.stdin.write(line + b"\n")
                self.process.stdin.flush()
            try:
                answer = self.process.stdout.readline(LONGEST_ANSWER + 2)
            except OSError:
                answer = b""
            self.answers.put(answer)
        for pipe in (self.process.stdin, self.process.stdout):
            with contextlib.suppress(OSError):
                pipe.close()

    def ask(self, line: bytes, seconds: float | None) -> bytes:
        """The line that answers `line`, without its end.

        NoAnswer if none comes within `seconds` (None: however long it takes).
        """
        self.questions.put(line)
        try:
            answer = self.answers.get(timeout=seconds)
        except queue.Empty:
            raise NoAnswer(f"did not answer within {seconds:g} s") from None
        if not answer:
            raise NoAnswer(f"{self._ending()} instead of answering")
        answer = answer.rstrip(b"\r\n")
        if len(answer) > LONGEST_ANSWER:
            raise NoAnswer(
                f"sent a line of more than {LONGEST_ANSWER:,} bytes, which begins"
                f" {answer[:40].decode(errors='replace')!r}"
            )
        return answer

    def _ending(self) -> str:
        """Say in words how the program ended."""
        try:
            code = self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            return "closed its standard output"
        return f"was ended by signal {-code}" if code < 0 else f"ended with exit status {code}"

    def end(self) -> None:
        """End it: its input ends, then it is asked to, then it is made to, with all that it
        started. Blocks for some seconds at most.
        """
        self.questions.put(None)
        for step in (None, signal.SIGTERM):
            if step is not None:
                self._signal(step)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(PATIENCE)
                break
        else:
            self._signal(getattr(signal, "SIGKILL", signal.SIGTERM))
            self.process.wait()
        self.thread.join(PATIENCE)

    def _signal(self, number: signal.Signals) -> None:
        """Send a signal to the program and to what it has started.

        It has not been waited for, so that its number is still its own.
        """
        with contextlib.suppress(OSError):
            if os.name == "posix":
                os.killpg(self.process.pid, number)
            else:
                self.process.terminate()
