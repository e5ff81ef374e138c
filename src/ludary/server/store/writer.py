"""Writer: one thread that writes. What waits is written together, so that many tables share one wait for the disk."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, TypeVar

import sqlalchemy as sa

T = TypeVar("T")
Job = Callable[[sa.Connection], Any]
MOST_TOGETHER = 200


class Writer:
    """Runs jobs in the order in which they come; a job's answer comes after its commit."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self.waiting: queue.SimpleQueue[tuple[Job, Future[Any]] | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self.thread.start()

    async def run(self, job: Callable[[sa.Connection], T]) -> T:
        """The job's answer, once it is on the disk; what the job raises, with nothing written."""
        future: Future[T] = Future()
        self.waiting.put((job, future))
        return await asyncio.shield(asyncio.wrap_future(future))

    def close(self) -> None:
        """Write what still waits."""
        self.waiting.put(None)
        self.thread.join()

    def _work(self) -> None:
        more = True
        while more:
            jobs: list[tuple[Job, Future[Any]]] = []
            more = self._take(self.waiting.get(), jobs)
            while more and len(jobs) < MOST_TOGETHER and not self.waiting.empty():
                more = self._take(self.waiting.get(), jobs)
            if jobs and not self._commit(jobs):
                for one in jobs:
                    self._commit([one], alone=True)

    @staticmethod
    def _take(one: tuple[Job, Future[Any]] | None, jobs: list[tuple[Job, Future[Any]]]) -> bool:
        jobs += [one] if one else []
        return one is not None

    def _commit(self, jobs: list[tuple[Job, Future[Any]]], alone: bool = False) -> bool:
        """One transaction with all jobs. When it fails, `alone` says so to the one that waits."""
        try:
            with self.engine.begin() as connection:
                answers = [job(connection) for job, _ in jobs]
        except Exception as error:  # noqa: BLE001 - whoever waits is told
            if alone:
                jobs[0][1].set_exception(error)
            return False
        for (_, future), answer in zip(jobs, answers, strict=True):
            future.set_result(answer)
        return True
