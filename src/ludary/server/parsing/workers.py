"""Workers: processes that read untrusted texts, so that no text can take the server's time or
memory.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import structlog

import ludary
from ludary.core.compile.cache_folder import base_folder
from ludary.core.compile.rule import JIT
from ludary.core.compile.takeover import all_compiled
from ludary.server.errors import Refused
from ludary.server.parsing.untrusted import COSTLY

SECONDS = 5.0  # of computing for one text
REVIEW_SECONDS = 180.0  # of computing for the review of one game; most take a tenth of it
DEADLINE = 3  # times so many seconds pass until the answer, on a machine that does other things too
STARTING = 300.0  # seconds for the rules to be loaded, or compiled where no cache has them
LARGEST = 8_000_000  # bytes of an answer
IDLE = 60.0  # seconds after which a worker that has nothing to do ends
MOST_JOBS = 200  # of one process
NOT_YET = (
    "The rules are still being compiled, and until then this takes too long: try again in a few"
    " minutes."
)

NEEDED = (  # of the environment
    "LANG",
    "LD_LIBRARY_PATH",
    "LUDARY_CACHE",
    "LUDARY_JIT",
    "LUDARY_NICE",
    "PATH",
    "PYTHONHOME",
    "PYTHONUTF8",
    "SYSTEMROOT",
    "TEMP",
    "TMP",
    "TMPDIR",
)

log = structlog.get_logger()
Json = dict[str, Any]
Progress = Callable[[float], object]


def ignored(done: float) -> None:
    """Take no notice of how far a job is."""


class TooCostly(Exception):
    """A job took more than its limits."""


class Worker:
    """A worker process. It ends with the server, whose end closes its input."""

    def __init__(self, hidden: str = "", folders: Sequence[str] = ()) -> None:
        self.compiled = all_compiled()
        rules = {} if self.compiled else {"LUDARY_JIT": "0"}  # rather than that it compiles them
        self.folder = tempfile.TemporaryDirectory(prefix="ludary-empty-")
        # Ctrl+C does not reach another process group; within one session Linux respects priorities.
        # No other files are inherited
        self.process = subprocess.Popen(
            [sys.executable, "-m", "ludary.server.parsing.untrusted", hidden, *folders],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            env={**environment(), **rules}, cwd=self.folder.name, process_group=0,
        )  # fmt: skip
        self.jobs = 0
        self.used = time.monotonic()
        try:
            self._read(STARTING)
        except TooCostly:
            self.end()
            raise

    def ask(self, job: Json, tell: Progress) -> Json:
        """Return the answer to a job, and `tell` how far it is; TooCostly, with the process ended,
        if there is none in time.
        """
        self.jobs, self.used = self.jobs + 1, time.monotonic()
        seconds = REVIEW_SECONDS if job["do"] == "review" else SECONDS
        end = time.monotonic() + STARTING + DEADLINE * seconds
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps({**job, "seconds": seconds}).encode() + b"\n")
            self.process.stdin.flush()
            self._read(STARTING)
            answer = self._read(DEADLINE * seconds)
            while "progress" in answer:
                tell(answer["progress"])
                answer = self._read(min(DEADLINE * seconds, max(0.1, end - time.monotonic())))
        except (TooCostly, OSError) as error:
            self.end()
            raise TooCostly from error
        return answer

    def _read(self, seconds: float) -> Json:
        """Return the next line of the process, which is ended if it takes longer."""
        assert self.process.stdout is not None
        end = threading.Timer(seconds, self.process.kill)
        end.start()
        try:
            line = self.process.stdout.readline(LARGEST)
        finally:
            end.cancel()
        if not line.endswith(b"\n"):
            raise TooCostly
        answer: Json = json.loads(line)
        return answer

    @property
    def is_spent(self) -> bool:
        """Tell whether a new process should take over."""
        return (
            self.jobs >= MOST_JOBS
            or self.process.poll() is not None
            or self.compiled != all_compiled()
        )

    def end(self) -> None:
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()
        self.folder.cleanup()


def environment() -> dict[str, str]:
    """Return what Python and the compiled rules need of the environment: no address of a database,
    no token, nothing else.
    """
    passed = {
        name: value
        for name, value in os.environ.items()
        if name in NEEDED or name.startswith(("LC_", "NUMBA_"))
    }
    paths = [
        os.path.dirname(os.path.dirname(ludary.__file__)),
        *os.environ.get("PYTHONPATH", "").split(os.pathsep),
    ]
    return {
        "LUDARY_CACHE": str(base_folder()),  # found by the home, which is not told
        **passed,
        "PYTHONPATH": os.pathsep.join(os.path.abspath(path) for path in paths if path),
        "OPENBLAS_NUM_THREADS": "1",
    }


def closing() -> Refused:
    return Refused("The server is closing.", "closing", 503)


class Workers:
    """Processes that wait for jobs, as many as there are jobs at once.

    `ask` blocks: call it in a thread.

    They may read Python's files and those in `folders`, but none whose path begins with `hidden`.
    """

    def __init__(self, hidden: str = "", folders: Sequence[str] = ()) -> None:
        self.hidden, self.folders = hidden, folders
        self.idle: list[Worker] = []
        self.all: set[Worker] = set()
        self.lock = threading.Lock()
        self.closed = False

    def ask(self, job: Mapping[str, Any], tell: Progress = ignored) -> Json:
        """Return the answer to a job; Refused if the text costs too much.

        `tell` is called with the part that is done, 0 to 1.
        """
        worker = self._take()
        try:
            answer = worker.ask(dict(job), tell)
        except TooCostly:
            if self.closed:
                raise closing() from None
            log.warning("too_costly", job=job["do"], bytes=len(job.get("text", "")))
            answer = {"costly": COSTLY}
        self._give_back(worker, "costly" in answer)
        if "costly" in answer and JIT and not worker.compiled:
            raise Refused(NOT_YET, "not_ready", 503)
        if "costly" in answer:
            raise Refused(answer["costly"], "too_costly", 413)
        return answer

    def _take(self) -> Worker:
        with self.lock:
            if self.closed:
                raise closing()
            spent = [worker for worker in self.idle if worker.is_spent]
            self.idle = [worker for worker in self.idle if worker not in spent]
            self.all -= set(spent)
            idle = self.idle.pop() if self.idle else None
        for worker in spent:
            worker.end()
        if idle is not None:
            return idle
        worker = Worker(self.hidden, self.folders)
        with self.lock:
            self.all.add(worker)
        return worker

    def _give_back(self, worker: Worker, ended: bool) -> None:
        with self.lock:
            if not ended and not self.closed and not worker.is_spent:
                self.idle.append(worker)
                return
            self.all.discard(worker)
        worker.end()

    def tidy(self) -> None:
        """End workers that have been idle for a while."""
        old = time.monotonic() - IDLE
        with self.lock:
            ending = [worker for worker in self.idle if worker.used < old]
            self.idle = [worker for worker in self.idle if worker.used >= old]
            self.all -= set(ending)
        for worker in ending:
            worker.end()

    def close(self) -> None:
        """End all workers, busy ones too."""
        with self.lock:
            self.closed, idle, self.idle = True, self.idle, []
            busy = self.all - set(idle)
        for worker in busy:
            worker.process.kill()  # its caller gets the error, and ends it
        for worker in idle:
            worker.end()
