"""Threads of a batch: each checks, steps and samples its part of the games, and the one that calls takes part.

Waking a thread takes as long as a small batch takes for a step. So threads that have done their part look for some time whether there is
more to do before they sleep, without Python's lock. They agree by a few numbers that all see (`core.atomic`). What a thread writes it
alone reads again, as far as that can be, for memory that is handed from one processor to another takes long.
"""

from __future__ import annotations

import os
import time
import weakref
from threading import Lock, Thread
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ludary.core.atomic import breathe, load_now, store_now, swap_now
from ludary.core.batch_drivers import PLAYED, Endings, Games, How
from ludary.core.batch_tasks import DRAWN, KEEP, ROW, SAMPLE, SEEDED, STEP, Work, carry_out, check
from ludary.core.driver import direct, driver
from ludary.core.fate import bits
from ludary.core.takeover import is_compiled

if TYPE_CHECKING:
    from ludary.core.engine import Engine

Array = npt.NDArray[Any]

LINE = 16  # numbers that different threads write lie as far apart, or processors would hand the memory to and fro
# In the first line: the number of the task, the same once its actions are found legal (else it is negative), the last task in which the
# thread that calls has begun with its own part, what the task is, the seed of samples, and how often a thread looks at a number that
# should change before it sleeps or asks Python
TASK, VERDICT, BEGUN, KIND, SEED, PATIENCE = range(6)
# In a thread's own line: the last task that it has checked, what it found, the last that it has done, whether it sleeps, or was called
CHECKED, BAD, DONE, ASLEEP, CALLED = range(5)
STOP = -1  # in the place of the number of a task
LONG, SHORT = 20_000, 20  # patience where each thread can have a processor, and where they share them
LATE = -2  # what `lead` returns, besides PLAYED: see there
APART = 8  # of as many States one is used, for the same reason as LINE


@driver
def batch_lead(work: Work, how: How, threads: int, kind: int, anew: bool) -> int:
    """Python's door to `lead`: code without one does not count who holds an array."""
    return lead(work, how, threads, kind, anew)


@driver
def batch_follow(work: Work, how: How, nth: int, seen: int) -> int:
    """Python's door to `follow_on`."""
    return follow_on(work, how, nth, seen)


@driver(inner=True)
def lead(work: Work, how: How, threads: int, kind: int, anew: bool) -> int:
    """Do a task with other threads, a new one or what is left of the last; this one takes the first games.

    Returns PLAYED, or before anything has changed the first game whose action is not legal. After LATE, threads that were CALLED have to
    be woken, and it goes on where it was when it is called again.
    """
    shared, last = work.shared, min(work.size, len(work.actions))
    if anew:
        shared[KIND] = kind
        if kind & SEEDED:
            shared[SEED] = bits(work.fates[0].fate) << 31 ^ bits(work.fates[0].fate)
        if announced(shared, threads):
            return LATE
    if shared[BEGUN] != shared[TASK]:
        bad = PLAYED
        if kind & STEP:
            bad = check(work, kind, 0, last)
            if not all_say(shared, threads, CHECKED):
                return LATE
            for nth in range(1, threads):
                if bad == PLAYED:
                    bad = int(shared[nth * LINE + BAD])
            store_now(shared, VERDICT, shared[TASK] if bad == PLAYED else -shared[TASK])
        shared[BEGUN] = shared[TASK]
        if bad != PLAYED:
            return bad
        carry_out(work, how, kind, work.fates[APART].fate, shared[SEED], 0, last)
    return PLAYED if all_say(shared, threads, DONE) else LATE


@driver(inner=True, shared=True)
def announced(shared: Array, threads: int) -> bool:
    """Let others see the task; tells whether some of them have to be woken."""
    store_now(shared, TASK, shared[TASK] + 1)
    asleep = False
    for nth in range(1, threads):
        if swap_now(shared, nth * LINE + ASLEEP, 0) == 1:
            shared[nth * LINE + CALLED] = 1
            asleep = True
    return asleep


@driver(inner=True, shared=True)
def all_say(shared: Array, threads: int, what: int) -> bool:
    """Wait until all others have CHECKED, or DONE, the task; False if that takes too long."""
    waited = 0
    for nth in range(1, threads):
        while load_now(shared, nth * LINE + what) != shared[TASK]:
            breathe()
            waited += 1
            if waited > shared[PATIENCE]:
                return False
    return True


@driver(inner=True)
def follow_on(work: Work, how: How, nth: int, seen: int) -> int:
    """What thread `nth` does until there is nothing to do; returns the number of the last task that it has done, or STOP."""
    shared, own, waited = work.shared, nth * LINE, 0
    while True:
        task = load_now(shared, TASK)
        if task == STOP:
            return STOP
        if task != seen:
            follow_task(work, how, nth, task)
            store_now(shared, own + DONE, task)
            seen, waited = task, 0
        elif waited < shared[PATIENCE]:
            breathe()
            waited += 1
        else:
            store_now(shared, own + ASLEEP, 1)
            if load_now(shared, TASK) == seen or swap_now(shared, own + ASLEEP, 0) == 0:
                return seen
            waited = 0


@driver(inner=True)
def follow_task(work: Work, how: How, nth: int, task: int) -> None:
    """Do the part of thread `nth` of a task."""
    shared, first = work.shared, nth * work.size
    kind, last = shared[KIND], min(first + work.size, len(work.actions))
    if kind & STEP:
        shared[nth * LINE + BAD] = check(work, kind, first, last)
        store_now(shared, nth * LINE + CHECKED, task)
        while abs(load_now(shared, VERDICT)) != task:
            if load_now(shared, TASK) != task:  # whoever called was interrupted, and does something else now
                return
            breathe()
        if load_now(shared, VERDICT) != task:
            return
    carry_out(work, how, kind, work.fates[(nth + 1) * APART].fate, shared[SEED], first, last)


def cores() -> int:
    """Return the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Threads:
    """The threads of one batch; those besides the one that calls end with it."""

    def __init__(self, engine: Engine, threads: int, how: How, games: Games, endings: Endings, seed: int) -> None:
        """`seed` is that of the samples. Plain Python has one thread alone."""
        n = len(games.states)
        size = -(-n // (threads if is_compiled(engine.name) else 1))
        self._count = -(-n // size)
        self.actions, self.held, self.sampled = np.zeros(n, np.int32), np.zeros(n, np.bool_), np.zeros((2, n), np.int32)
        known = np.zeros(n, np.int32)
        fates, shared = np.zeros((self._count + 1) * APART + 1, engine.blanks.dtype), np.zeros(self._count * LINE, np.int64)
        fates["fate"]["rng"][0] = seed
        shared[PATIENCE] = LONG if self._count <= cores() else SHORT
        self._work = Work(engine.boxes, engine.blanks, games, endings, self.actions, self.held, self.sampled, known, fates, shared, size)
        self._how, self._shared = how, shared
        self._rows, self._row = tuple(self.sampled), 0  # of samples; ROW where the last stand in the second
        self._asked = False  # whether somebody has asked for samples since the last step
        self._ahead = False  # whether the next samples are there
        self._seed = SEEDED  # what they need: nothing where their seed was drawn with others, which nobody has had
        self.drawn: npt.NDArray[np.int32] | None = None  # what `sample` returned last, for games as they stand
        self.masked = 0  # MASKED where the mask is written with each step
        self._lead: Any = direct(engine.bind(batch_lead), self._work, how, self._count, STEP, True)
        self._follow = engine.bind(batch_follow) if self._count > 1 else None
        self._others: list[tuple[Thread, Any]] = []
        self._errors: list[BaseException] = []
        self._stop: weakref.finalize[..., Threads] | None = None

    def sample(self) -> npt.NDArray[np.int32]:
        """Random legal actions; the array is used again for those after the next."""
        if not self._ahead:
            self._do(SAMPLE)
        self._row ^= ROW
        self._asked, self._ahead, self._seed = True, False, SEEDED
        self.drawn = drawn = self._rows[self._row > 0].view()
        return drawn

    def step(self, keep: bool, drawn: bool = False) -> int:
        """A step of all games by `actions`, or those last `drawn`; returns PLAYED, or the first game whose action is not legal.

        With `keep` the endings that are there stay. Raises what a thread has raised. Whoever has asked for samples since the last step is
        likely to ask after this one too: they are drawn with it.
        """
        kind = STEP | KEEP * keep | DRAWN * drawn | SAMPLE * self._asked
        self._asked, self._ahead, self.drawn = False, False, None
        bad = self._do(kind)
        self._ahead = kind & SAMPLE > 0 and bad == PLAYED
        return bad

    def forget(self) -> bool:
        """Games are about to be replaced: what was drawn ahead is worth nothing, nor is the mask; tells whether that was written."""
        masked, self.masked, self._ahead, self.drawn = bool(self.masked), 0, False, None
        return masked

    def _do(self, kind: int) -> int:
        if self._count > 1 and not self._others:
            self._start()
        kind |= self._row | self.masked
        if kind & SAMPLE:
            kind, self._seed = kind | self._seed, 0
        anew, code = True, LATE
        while code == LATE:
            try:
                code = self._lead(self._work, self._how, self._count, kind, anew)
                if code == LATE:
                    self._wake()
                    time.sleep(0)  # others may need the processor
            except BaseException as error:  # noqa: BLE001 - raised below, once the others are done
                self._errors.append(error)
                code = LATE
            anew = False
        if self._errors:
            raise self._errors.pop()
        return code

    def _wake(self) -> None:
        """Wake those who were called; begin anew if none is there, as in a fork of the process that had them."""
        for nth, (thread, lock) in enumerate(self._others, 1):
            if not thread.is_alive():
                self._start()
                return
            if self._shared[nth * LINE + CALLED]:
                self._shared[nth * LINE + CALLED] = 0
                lock.release()

    def _start(self) -> None:
        self._others = []
        if self._stop is not None:
            self._stop.detach()
        for nth in range(1, self._count):
            lock = Lock()
            lock.acquire()
            given = (self._follow, self._work, self._how, nth, lock, self._errors)
            thread = Thread(target=follow, args=given, name=f"batch-{nth}", daemon=True)
            self._others.append((thread, lock))
            thread.start()
        self._stop = weakref.finalize(self, stop, self._shared, [lock for _, lock in self._others])


def follow(run: Any, work: Work, how: How, nth: int, lock: Any, errors: list[BaseException]) -> None:
    """What a thread does until it is stopped."""
    seen = 0
    while seen != STOP:
        try:
            seen = int(run(work, how, nth, seen))
        except BaseException as error:  # noqa: BLE001 - the thread that called raises it
            errors.append(error)
            seen = int(work.shared[TASK])
            work.shared[nth * LINE + DONE] = seen
        else:
            if seen != STOP:
                lock.acquire()


def stop(shared: Array, locks: list[Any]) -> None:
    """Let all threads end."""
    shared[TASK] = STOP
    for nth, lock in enumerate(locks, 1):
        if shared[nth * LINE + ASLEEP]:
            shared[nth * LINE + ASLEEP] = 0
            lock.release()
