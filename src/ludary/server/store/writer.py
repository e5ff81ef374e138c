"""Writer: one thread that writes.

Waiting jobs share a transaction, so that many tables wait once for the disk.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar

import sqlalchemy as sa
import structlog

from ludary.server.store.faults import NoDatabase, done_in_time, is_fault, reason
from ludary.server.store.health import Health

T = TypeVar("T")
Job = Callable[[sa.Connection], Any]
Together = Callable[[sa.Connection, Sequence[Any]], Sequence[Any]]
MOST_TOGETHER = 200
LEAVING = 5.0  # seconds that the last writes may take
log = structlog.get_logger()


@dataclass(eq=False, frozen=True, slots=True)
class PendingWrite:
    """A job or an item that waits to be written, and its future."""

    what: Any
    future: asyncio.Future[Any]


class Writer:
    """Runs jobs in the order in which they come; the answers of one commit come together, after it.

    `together` writes all waiting items at once, and returns an answer for each. If the database is
    at fault, all callers get NoDatabase at once, and nobody waits longer than PATIENCE; they cannot
    know whether the write was done.
    """

    def __init__(self, engine: sa.Engine, together: Together, health: Health | None = None) -> None:
        self.engine, self.together, self.health = engine, together, health or Health()
        self.waiting: queue.SimpleQueue[PendingWrite | None] = queue.SimpleQueue()
        self._begin()

    def _begin(self) -> None:
        """Start the thread."""
        self.thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self.thread.start()

    async def run(self, job: Callable[[sa.Connection], T]) -> T:
        """Return the job's answer, once it is on the disk; raise what the job raises, with nothing
        written.
        """
        answer: T = await self._wait(job)
        return answer

    async def add(self, item: Any) -> Any:
        """Return the answer to an item, which is written by `together`."""
        return await self._wait(item)

    async def _wait(self, item: Any) -> Any:
        self.health.check_rest("write")
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._put(PendingWrite(item, future))
        if not await done_in_time(future):
            future.cancel()  # tasks that have not begun will not be written
            self.health.note_timeout()
            raise NoDatabase("a write took too long")
        return future.result()

    def _put(self, job: PendingWrite) -> None:
        self.waiting.put(job)

    def close(self) -> None:
        """Write the waiting jobs, and end the thread."""
        self.waiting.put(None)
        self.thread.join(LEAVING)

    def _work(self) -> None:
        while self._write_next():
            pass

    def _write_next(self) -> bool:
        """Write the jobs that wait now, or the next one; False if the writer is closed. Blocks."""
        jobs: list[PendingWrite] = []
        more = self._take(self.waiting.get(), jobs)
        while more and len(jobs) < MOST_TOGETHER and not self.waiting.empty():
            more = self._take(self.waiting.get(), jobs)
        try:
            self._write(jobs)
        except Exception as error:  # noqa: BLE001 - later jobs are served
            log.error("writer_failed", error=reason(error))
            self._fail(jobs, error)
        return more

    @staticmethod
    def _take(job: PendingWrite | None, jobs: list[PendingWrite]) -> bool:
        jobs += [job] if job and not job.future.cancelled() else []
        return job is not None

    def _write(self, jobs: list[PendingWrite]) -> None:
        """Write all jobs in one transaction; if one fails, write each in its own."""
        error = self._commit(jobs) if jobs else None
        if error is None:
            return
        if is_fault(error):
            self._fail([*jobs, *self._others()], error)
            return
        for number, one in enumerate(jobs):
            error = self._commit([one])
            if error is not None and is_fault(error):
                self._fail([*jobs[number:], *self._others()], error)
                return
            if error is not None:
                self._fail([one], error)

    def _others(self) -> list[PendingWrite]:
        """Return the jobs that came meanwhile, which need not wait for the same fault again."""
        jobs: list[PendingWrite] = []
        for _ in range(self.waiting.qsize()):
            if not self._take(self.waiting.get(), jobs):
                self.waiting.put(None)
        return jobs

    def _commit(self, jobs: Sequence[PendingWrite]) -> Exception | None:
        """Run all jobs in one transaction; return what it raised."""
        try:
            self.health.check()
            with self.engine.begin() as connection:
                items = [one.what for one in jobs if not callable(one.what)]
                of_items = iter(self.together(connection, items) if items else ())
                answers = [
                    one.what(connection) if callable(one.what) else next(of_items) for one in jobs
                ]
        except Exception as error:  # noqa: BLE001 - its caller gets the error
            self.health.note("write", error)
            return error
        self.health.works("write")
        self._tell(jobs, lambda future, answer: future.set_result(answer), answers)
        return None

    def _fail(self, jobs: Sequence[PendingWrite], error: Exception) -> None:
        failure = (
            NoDatabase(reason(error))
            if is_fault(error) or isinstance(error, sa.exc.OperationalError)
            else error
        )
        if jobs:
            self._tell(
                jobs, lambda future, fault: future.set_exception(fault), [failure] * len(jobs)
            )

    @staticmethod
    def _tell(
        jobs: Sequence[PendingWrite],
        how: Callable[[asyncio.Future[Any], Any], None],
        answers: Sequence[Any],
    ) -> None:
        """Wake all callers in one call of their event loop, unless that has ended."""

        def tell() -> None:
            for one, answer in zip(jobs, answers, strict=True):
                if not one.future.done():
                    how(one.future, answer)

        with suppress(RuntimeError):
            jobs[0].future.get_loop().call_soon_threadsafe(tell)
