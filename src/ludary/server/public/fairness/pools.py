"""Thread pools, one for each kind of work, shared fairly.

The job of the address that has used least of late goes first, then that of the person. A person has
one job running at a time. So one address makes others wait for one job at most, however much it
asks.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any, TypeVar

import structlog

from ludary.server.errors import Refused
from ludary.server.metrics import REFUSED
from ludary.server.public.fairness.request_scheduler import leave_turn
from ludary.server.resources.pools import NOBODY, Owner
from ludary.server.resources.priority import thread_yields_to_others
from ludary.server.resources.usage import Usage

T = TypeVar("T")
REPLACED = 0.1  # seconds until a dead thread is replaced, so that a recurring error costs little

log = structlog.get_logger()


@dataclass(eq=False)
class Job:
    """A job for a thread, and the future of its result."""

    owner: Owner
    work: Callable[[], Any]
    done: Future[Any] = field(default_factory=Future)


class FairPool:
    """Runs jobs in `threads` threads, which take the next one themselves, so that no job waits for
    a busy event loop.
    """

    def __init__(
        self,
        name: str,
        threads: int,
        each: int = 8,
        address: int = 32,
        total: int = 256,
        behind: bool = False,
    ) -> None:
        self.name, self.size = name, threads
        # whether the machine shall do everything else first: for compiled code, which needs no
        # interpreter meanwhile
        self.behind = behind
        self.each, self.address, self.total = (
            each,
            address,
            total,
        )  # jobs that may wait: of a person, of an address, in all; 0: any
        self.waiting: list[Job] = []
        self.running: set[tuple[str, str]] = set()  # owners with a running job
        self.usage = Usage()
        self.changed = threading.Condition()  # guards all of these
        self.threads: list[threading.Thread] = []
        self.closed = False

    async def run(self, owner: Owner, work: Callable[[], T]) -> T:
        """Return the result of `work`, or raise its error; Refused (429) if too much waits.

        A cancelled job is not run.
        """
        job = Job(owner, work)
        with self.changed:
            self._check_queue(owner)
            self.waiting.append(job)
            self._begin()
            self.changed.notify()
        leave_turn()
        answer: T = await asyncio.wrap_future(job.done)
        return answer

    def _begin(self) -> None:
        """Start another thread, if the pool is not full."""
        if len(self.threads) < self.size and not self.closed:
            thread = threading.Thread(
                target=self._live, name=f"{self.name}-{len(self.threads)}", daemon=True
            )
            self.threads.append(thread)
            thread.start()

    def _check_queue(self, owner: Owner) -> None:
        if self.closed:
            raise Refused("The server is closing.", "closing", 503)
        if owner is NOBODY or not (self.each or self.address or self.total):
            return
        callers, network = (
            Counter(getattr(job.owner, what) for job in self.waiting if not job.done.done())
            for what in ("who", "network")
        )
        self._check("person", callers[owner.who], self.each, "you")
        self._check("address", network[owner.network], self.address, "your address")
        self._check("total", callers.total(), self.total, "everybody")

    def _check(self, scope: str, count: int, most: int, whose: str) -> None:
        if most and count >= most:
            name = f"{self.name}_{scope}"
            REFUSED.labels(name).inc()
            words = (
                f"Too much at once: {most} requests of {whose} already wait for {self.name} (limit"
                f" {name}). Try again later."
            )
            raise Refused(words, f"busy_{self.name}", 429)

    def _live(self) -> None:
        """Run a thread, and replace it if an error outside of jobs ends it."""
        try:
            self._work()
        except Exception:
            log.exception("thread_died", pool=self.name)
            time.sleep(REPLACED)
        with self.changed:
            self.threads.remove(threading.current_thread())
            self._begin()

    def _work(self) -> None:
        if self.behind:
            thread_yields_to_others()
        while (job := self._next()) is not None:
            self._do(job)

    def _do(self, job: Job) -> None:
        """Carry out a job, and count it."""
        began = time.monotonic()
        try:
            self._carry_out(job)
        finally:
            self._finish(job, time.monotonic() - began)

    def _carry_out(self, job: Job) -> None:
        if job.done.set_running_or_notify_cancel():
            try:
                answer = job.work()
            except BaseException as error:  # noqa: BLE001 - its caller gets the error
                job.done.set_exception(error)
            else:
                job.done.set_result(answer)

    def _next(self) -> Job | None:
        """Return the next job, once there is one; None when the pool is closed."""
        with self.changed:
            while not self.closed:
                if (job := self._take()) is not None:
                    return job
                self.changed.wait()
        return None

    def _take(self) -> Job | None:
        """Take the job of the lightest user who has none running; None if there is none.

        The caller holds the lock.
        """
        able = [job for job in self.waiting if job.owner.who not in self.running]
        if not able:
            return None
        now = time.monotonic()
        job = min(able, key=lambda job: self.order(job, now))
        self.waiting.remove(job)
        if job.owner is not NOBODY:
            self.running.add(job.owner.who)
        return job

    def order(self, job: Job, now: float) -> tuple[float, float]:
        """Return the order of a job, smallest first."""
        return self.usage.of(job.owner.network, now), self.usage.of(job.owner.who, now)

    def _finish(self, job: Job, took: float) -> None:
        """Count the seconds of a job, and wake the waiting threads."""
        now = time.monotonic()
        with self.changed:
            if job.owner is not NOBODY:
                self.usage.add(job.owner.network, took, now)
                self.usage.add(job.owner.who, took, now)
            self.running.discard(job.owner.who)
            self.changed.notify_all()

    def close(self) -> None:
        """Cancel all waiting jobs."""
        with self.changed:
            self.closed, waiting, self.waiting = True, self.waiting, []
            self.changed.notify_all()
        for job in waiting:
            job.done.cancel()
