"""Workers: processes that read what strangers bring, so that no text can take the server's time or memory."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Mapping
from typing import Any

import structlog

import ludary
from ludary.core.rule import JIT
from ludary.core.takeover import all_compiled
from ludary.server.errors import Refused
from ludary.server.parsing import COSTLY

SECONDS = 5.0  # of computing for one text
DEADLINE = 3 * SECONDS  # seconds until its answer, on a machine that does other things too
STARTING = 300.0  # seconds for the rules to be loaded, or compiled where no cache has them
LARGEST = 8_000_000  # bytes of an answer
IDLE = 60.0  # seconds after which a worker that has nothing to do ends
MOST_JOBS = 200  # of one process
NOT_YET = "The rules are still being compiled, and until then this takes too long: try again in some minutes."

log = structlog.get_logger()
Json = dict[str, Any]


class TooCostly(Exception):
    """A job took more than it may."""


class Worker:
    """One process. It ends with the server, however that ends: its input is closed then."""

    def __init__(self) -> None:
        folder = os.path.dirname(os.path.dirname(ludary.__file__))
        paths = os.pathsep.join(filter(None, [folder, os.environ.get("PYTHONPATH", "")]))
        self.compiled = all_compiled()
        rules = {} if self.compiled else {"LUDARY_JIT": "0"}  # rather than that it compiles them
        # In a group of its own Ctrl+C does not reach it; within one session Linux minds who is behind whom
        self.process = subprocess.Popen(
            [sys.executable, "-m", "ludary.server.parsing"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": paths, "OPENBLAS_NUM_THREADS": "1", **rules}, process_group=0,
        )  # fmt: skip
        self.jobs = 0
        self.used = time.monotonic()
        try:
            self._read(STARTING)
        except TooCostly:
            self.end()
            raise

    def ask(self, job: Json) -> Json:
        """The answer to a job. TooCostly, and the process has ended, where there is none in time."""
        self.jobs, self.used = self.jobs + 1, time.monotonic()
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps({**job, "seconds": SECONDS}).encode() + b"\n")
            self.process.stdin.flush()
            self._read(STARTING)
            answer = self._read(DEADLINE)
        except (TooCostly, OSError) as error:
            self.end()
            raise TooCostly from error
        return answer

    def _read(self, seconds: float) -> Json:
        """The next line of the process, which is ended if it takes longer."""
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
        """Tell whether another process should take over."""
        return self.jobs >= MOST_JOBS or self.process.poll() is not None or self.compiled != all_compiled()

    def end(self) -> None:
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()


class Workers:
    """Processes that wait for jobs; there are as many as jobs are asked for at once. Blocks, so it is used in threads."""

    def __init__(self) -> None:
        self.idle: list[Worker] = []
        self.all: set[Worker] = set()
        self.lock = threading.Lock()
        self.closed = False

    def ask(self, job: Mapping[str, Any]) -> Json:
        """The answer to a job; Refused where the text is wrong or costs too much."""
        worker = self._take()
        try:
            answer = worker.ask(dict(job))
        except TooCostly:
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
                raise Refused("The server is being closed.", "closing", 503)
            spent = [worker for worker in self.idle if worker.is_spent]
            self.idle = [worker for worker in self.idle if worker not in spent]
            self.all -= set(spent)
            found = self.idle.pop() if self.idle else None
        for worker in spent:
            worker.end()
        if found is not None:
            return found
        worker = Worker()
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
        """End those that have had nothing to do for a while."""
        old = time.monotonic() - IDLE
        with self.lock:
            ending = [worker for worker in self.idle if worker.used < old]
            self.idle = [worker for worker in self.idle if worker.used >= old]
            self.all -= set(ending)
        for worker in ending:
            worker.end()

    def close(self) -> None:
        """End all; one that is at work is ended in it."""
        with self.lock:
            self.closed, idle, self.idle = True, self.idle, []
            busy = self.all - set(idle)
        for worker in busy:
            worker.process.kill()  # whoever waits for it is told, and ends it
        for worker in idle:
            worker.end()
