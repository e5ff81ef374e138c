"""The threads of a simulated server: its pools and its writer do their work on the event loop, at
times that the seed decides.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from ludary.server.app import ThreadKinds
from ludary.server.public.fairness.pools import FairPool, Job
from ludary.server.store.writer import PendingWrite, Writer
from tests.server.simulation.machine import VirtualLoop

LONG = {"lab": 300.0}  # times that the work of a pool takes longer than others'


def running() -> VirtualLoop:
    loop = asyncio.get_running_loop()
    assert isinstance(loop, VirtualLoop)
    return loop


class LoopPool(FairPool):
    """A pool whose jobs are timers of the loop; as many run at a time as it has threads."""

    busy = 0

    def _begin(self) -> None:
        running().call_soon(self._turn)

    def _turn(self) -> None:
        if self.busy < self.size and not self.closed and (job := self._take()) is not None:
            self.busy += 1
            slow = LONG.get(self.name, 1.0)
            running().call_later(slow * running().latency(), self._end, job)

    def _end(self, job: Job) -> None:
        self._do(job)
        self.busy -= 1
        for _ in range(self.size):
            self._turn()


class LoopWriter(Writer):
    """A writer whose commits are timers of the loop.

    Its callers learn of a commit a while after it.
    """

    delay: Callable[[], float]  # seconds that the disk takes
    due = False

    def _begin(self) -> None:
        """There is no thread to start."""

    def _put(self, job: PendingWrite) -> None:
        super()._put(job)
        self._soon()

    def _soon(self) -> None:
        if not self.due:
            self.due = True
            running().call_later(self.delay(), self._turn)

    def _turn(self) -> None:
        self.due = False
        if not self.waiting.empty():
            self._write_next()
        if not self.waiting.empty():
            self._soon()

    @staticmethod
    def _tell(
        jobs: Sequence[PendingWrite],
        how: Callable[[asyncio.Future[Any], Any], None],
        answers: Sequence[Any],
    ) -> None:
        running().call_later(running().latency(), Writer._tell, jobs, how, answers)

    def close(self) -> None:
        while not self.waiting.empty():
            self._write_next()


def simulated_threads(delay: Callable[[], float]) -> ThreadKinds:
    """Return the threads of a server whose disk takes so many seconds for a write.

    Games need no preparing: they are compiled.
    """
    return ThreadKinds(
        LoopPool,
        type("DiskWriter", (LoopWriter,), {"delay": staticmethod(delay)}),
        lambda name, work: None,
    )
