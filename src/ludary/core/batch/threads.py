"""Threads of a batch: each checks, steps and samples its part of the games, and the one that calls
takes part.

They begin with the first step and end with the batch. `core.batch.handshake` says how they wait for
each other.

Where other programs use the processors, a task with others can take many times as long as without.
After such a task the thread that calls works alone, for several times as long as the task took, and
then tries again. So little is lost however busy the machine is.
"""

from __future__ import annotations

import os
import time
import weakref
from threading import Event, Lock, Thread
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ludary.core.batch.drivers import PLAYED, BatchSettings, Endings, Games
from ludary.core.batch.handshake import (
    APART,
    ASLEEP,
    CALLED,
    CHECKED,
    DONE,
    LATE,
    LINE,
    LONG,
    PATIENCE,
    SEED,
    SHORT,
    STOP,
    TASK,
    VERDICT,
    batch_follow,
    batch_lead,
)  # fmt: skip
from ludary.core.batch.tasks import DRAWN, KEEP, ROW, SAMPLE, SEEDED, STEP, Work
from ludary.core.compile.driver import direct
from ludary.core.compile.pinned import Pinned
from ludary.core.compile.takeover import is_compiled

if TYPE_CHECKING:
    from ludary.core.play.engine import Engine

Array = npt.NDArray[Any]
NAP = 5e-5  # seconds that the thread that calls leaves its processor to others
ALONE = (
    8  # times that a task with others took too long, for which the thread that calls works alone
)
TOO_LONG = 2  # times that a task takes alone: one with others is worth less


class BatchThreads:
    """The threads of one batch; those besides the one that calls end with it."""

    def __init__(
        self,
        engine: Engine,
        threads: int,
        how: BatchSettings,
        games: Games,
        endings: Endings,
        seed: int,
    ) -> None:
        """`seed` is that of the samples. Plain Python has one thread alone."""
        n = len(games.states)
        size = -(-n // (threads if is_compiled(engine.name) else 1))
        self._count = -(-n // size)
        self.actions, self.held, self.sampled = (
            np.zeros(n, np.int32),
            np.zeros(n, np.bool_),
            np.zeros((2, n), np.int32),
        )
        known, gains = np.zeros(n, np.int32), endings.gains.reshape(-1)
        fates = np.zeros((self._count + 1) * APART + 1, engine.blanks.dtype)
        shared = np.zeros(self._count * LINE, np.int64)
        fates["fate"]["rng"][0] = seed
        shared[PATIENCE] = LONG
        self._work = Work(
            engine.boxes,
            engine.blanks,
            games,
            endings,
            gains,
            self.actions,
            self.held,
            self.sampled,
            known,
            fates,
            shared,
            size,
        )
        own = np.zeros(LINE, np.int64)  # what a thread that works alone tells nobody
        self._how, self._shared, self._own = (
            how,
            memoryview(shared.data),
            memoryview(own.data),
        )  # which Python reads sooner
        self._pinned, self._whole = (
            Pinned((self._work, how)),
            Pinned((self._work._replace(shared=own, size=n), how)),
        )
        self._left = 0.0  # seconds of work to do alone
        self._spent, self._tasks = 0.0, 0  # seconds and tasks alone since others were last tried
        self._rows, self._row = (
            dict(zip((0, ROW), self.sampled, strict=True)),
            0,
        )  # of samples, and where the last stand
        self._asked = False  # whether somebody has asked for samples since the last step
        self._ahead = False  # whether the next samples are there
        # what they need: nothing where their seed was drawn with others, which nobody has had
        self._seed = SEEDED
        self.drawn: npt.NDArray[np.int32] | None = None  # the last samples, for games as they stand
        self.masked = 0  # MASKED where the mask is written with each step
        self._lead: Any = direct(engine.bind(batch_lead), self._pinned, self._count, STEP, True)
        self._follow = engine.bind(batch_follow) if self._count > 1 else None
        self._others: list[tuple[Thread, Any]] = []
        self._process = 0  # that has the other threads
        self._errors: list[BaseException] = []
        self._stop: weakref.finalize[..., BatchThreads] | None = None

    @property
    def longest(self) -> int | None:
        """The most actions of a game, or None."""
        return self._how.longest or None

    @property
    def arrays(self) -> list[Array]:
        """All arrays that change; see also `flags`."""
        return [
            self.held,
            self.sampled,
            self._work.known,
            self._work.fates[:1],
        ]  # the other fates are set before each use

    @property
    def flags(self) -> tuple[int, ...]:
        """The number of samples that there are and will be, and whether the mask is written."""
        return self._row, self._asked, self._ahead, self._seed, self.masked, self._shared[SEED]

    @flags.setter
    def flags(self, saved: tuple[int, ...]) -> None:
        self._row, asked, ahead, self._seed, self.masked, self._shared[SEED] = saved
        self._asked, self._ahead, self.drawn = bool(asked), bool(ahead), None

    def sample(self) -> npt.NDArray[np.int32]:
        """Random legal actions, int32 `(n,)`; the array stays as it is until the next call."""
        if not self._ahead:
            self._do(SAMPLE)
        self._row ^= ROW
        self._asked, self._ahead, self._seed = True, False, SEEDED
        self.drawn = drawn = self._rows[self._row].view()
        return drawn

    def step(self, keep: bool, drawn: bool = False) -> int:
        """A step of all games by `actions`, or those last `drawn`; returns PLAYED, or the first
        game whose action is not legal.

        With `keep` the endings that are there stay. Raises what a thread has raised. Whoever has
        asked for samples since the last step is likely to ask after this one too: they are drawn
        with it.
        """
        kind = STEP
        if keep:
            kind |= KEEP
        if drawn:
            kind |= DRAWN
        if self._asked:
            kind |= SAMPLE
        self._asked, self._ahead, self.drawn = False, False, None
        bad = self._do(kind)
        self._ahead = kind & SAMPLE > 0 and bad == PLAYED
        return bad

    def forget(self) -> bool:
        """Games are about to be replaced: what was drawn ahead is worth nothing, nor is the mask;
        tells whether that was written.
        """
        masked, self.masked, self._ahead, self.drawn = bool(self.masked), 0, False, None
        return masked

    def _do(self, kind: int) -> int:
        if self._count > 1 and self._process != os.getpid():
            self._start()
        kind |= self._row | self.masked
        if kind & SAMPLE:
            kind, self._seed = kind | self._seed, 0
        if self._left > 0:
            return self._do_alone(kind)
        begun_at = time.perf_counter() if self._others else 0.0
        anew, in_vain, called, code = True, False, False, LATE
        while code < PLAYED:  # LATE, or CALL
            try:
                code = self._lead(self._pinned, self._count, kind, anew)
                if self._others:
                    called |= self._wake()  # also threads that an interrupt left asleep
                if code == LATE:
                    self._shared[PATIENCE], in_vain = max(SHORT, self._shared[PATIENCE] // 2), True
                    time.sleep(NAP)
            except BaseException as error:  # noqa: BLE001 - raised below, once the others are done
                self._errors.append(error)
                begun = not kind & STEP or self._shared[VERDICT] == self._shared[TASK]
                code = LATE if begun or not isinstance(error, Exception) else PLAYED
            anew = False
        if not in_vain and self._shared[PATIENCE] < LONG:
            self._shared[PATIENCE] = min(LONG, 2 * self._shared[PATIENCE])
        if self._errors:
            first, self._errors[:] = self._errors[0], []
            raise first
        if self._others and (in_vain or (self._tasks and not called)):
            self._judge(time.perf_counter() - begun_at)
        return code

    def _judge(self, took: float) -> None:
        """Work alone for a while if a task with others `took` too long, in seconds, or nobody knows
        how long one takes alone.
        """
        if not self._tasks or took * self._tasks > TOO_LONG * self._spent:
            self._left, self._spent, self._tasks = ALONE * took, 0.0, 0

    def _do_alone(self, kind: int) -> int:
        begun_at = time.perf_counter()
        self._own[SEED] = self._shared[SEED]
        code: int = self._lead(self._whole, 1, kind, True)
        self._shared[SEED] = self._own[SEED]
        took = time.perf_counter() - begun_at
        self._left, self._spent, self._tasks = (
            self._left - took,
            self._spent + took,
            self._tasks + 1,
        )
        if self._left <= 0:
            self._shared[PATIENCE] = LONG  # time enough to wake the others
        return code

    def _wake(self) -> bool:
        """Wake the threads that were called; tells whether there were some."""
        woken = False
        for nth, (_, lock) in enumerate(self._others, 1):
            if self._shared[nth * LINE + CALLED]:
                self._shared[nth * LINE + CALLED], woken = 0, True
                lock.release()
        return woken

    def _start(self) -> None:
        """Start the other threads, which a fork of the process that had them lacks; where that
        fails none is left, and nothing is begun.
        """
        if self._stop is not None:
            self._stop.detach()
        shared, ended, others = self._shared, Event(), []
        task = shared[TASK]
        for nth in range(1, self._count):
            own, lock = nth * LINE, Lock()
            (
                shared[own + CHECKED],
                shared[own + DONE],
                shared[own + ASLEEP],
                shared[own + CALLED],
            ) = (
                task,
                task,
                0,
                0,
            )
            lock.acquire()
            given = (self._follow, self._work, self._how, nth, task, lock, ended, self._errors)
            others.append(
                (Thread(target=follow, args=given, name=f"batch-{nth}", daemon=True), lock)
            )
        locks = [lock for _, lock in others]
        try:
            for thread, _ in others:
                thread.start()
        except BaseException:
            stop(shared, locks, ended)
            for thread, _ in others:
                if thread.is_alive():
                    thread.join()
            shared[TASK] = task
            raise
        self._others, self._process = others, os.getpid()
        self._stop = weakref.finalize(self, stop, shared, locks, ended)


def follow(
    run: Any,
    work: Work,
    how: BatchSettings,
    nth: int,
    seen: int,
    lock: Any,
    ended: Event,
    errors: list[BaseException],
) -> None:
    """Run a thread until it is stopped; `seen` is the last task before it began."""
    while seen != STOP and not ended.is_set():
        try:
            seen = int(run(work, how, nth, seen))
        except BaseException as error:  # noqa: BLE001 - the thread that called raises it
            errors.append(error)
            seen = int(work.shared[TASK])
            work.shared[nth * LINE + CHECKED] = work.shared[nth * LINE + DONE] = seen
        else:
            if seen != STOP:
                lock.acquire()


def stop(shared: memoryview[int], locks: list[Any], ended: Event) -> None:
    """Let all threads end, whether they sleep or not."""
    ended.set()
    shared[TASK] = STOP
    for lock in locks:
        if lock.locked():
            lock.release()
