"""Writer: one thread that writes. What waits is written together, so that many tables share one wait for the disk."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import sqlalchemy as sa

T = TypeVar("T")
Job = Callable[[sa.Connection], Any]
Together = Callable[[sa.Connection, Sequence[Any]], Sequence[Any]]
Waiting = tuple[Any, "asyncio.Future[Any]"]  # a job or an item
MOST_TOGETHER = 200


class Writer:
    """Runs jobs in the order in which they come; a job's answer comes after its commit, those of one commit together.

    `together` writes items, all that wait at once, and gives an answer for each.
    """

    def __init__(self, engine: sa.Engine, together: Together) -> None:
        self.engine, self.together = engine, together
        self.waiting: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self.thread.start()

    async def run(self, job: Callable[[sa.Connection], T]) -> T:
        """The job's answer, once it is on the disk; what the job raises, with nothing written."""
        answer: T = await self._wait(job)
        return answer

    async def add(self, item: Any) -> Any:
        """The answer to an item, which is written by `together`."""
        return await self._wait(item)

    async def _wait(self, what: Any) -> Any:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.waiting.put((what, future))
        return await asyncio.shield(future)

    def close(self) -> None:
        """Write what still waits."""
        self.waiting.put(None)
        self.thread.join()

    def _work(self) -> None:
        more = True
        while more:
            jobs: list[Waiting] = []
            more = self._take(self.waiting.get(), jobs)
            while more and len(jobs) < MOST_TOGETHER and not self.waiting.empty():
                more = self._take(self.waiting.get(), jobs)
            if jobs and not self._commit(jobs):
                for one in jobs:
                    self._commit([one], alone=True)

    @staticmethod
    def _take(one: Waiting | None, jobs: list[Waiting]) -> bool:
        jobs += [one] if one else []
        return one is not None

    def _commit(self, jobs: list[Waiting], alone: bool = False) -> bool:
        """One transaction with all jobs. When it fails, `alone` says so to the one that waits."""
        try:
            with self.engine.begin() as connection:
                items = [what for what, _ in jobs if not callable(what)]
                of_items = iter(self.together(connection, items) if items else ())
                answers = [what(connection) if callable(what) else next(of_items) for what, _ in jobs]
        except Exception as error:  # noqa: BLE001 - whoever waits is told
            if alone:
                self._tell(jobs, lambda future, fault: future.set_exception(fault), [error])
            return False
        self._tell(jobs, lambda future, answer: future.set_result(answer), answers)
        return True

    @staticmethod
    def _tell(jobs: Sequence[Waiting], how: Callable[[asyncio.Future[Any], Any], None], answers: Sequence[Any]) -> None:
        """Wake all who wait in one call of their loop; one that has ended waits for nothing."""

        def tell() -> None:
            for (_, future), answer in zip(jobs, answers, strict=True):
                if not future.done():
                    how(future, answer)

        with suppress(RuntimeError):
            jobs[0][1].get_loop().call_soon_threadsafe(tell)
