"""Threads of a batch: each checks, steps and samples its part of the games, and the one that calls takes part.

Waking a thread takes as long as a small batch takes for a step. So a thread that waits for another spins for a while before it sleeps on a
lock, without Python's own lock. They agree by a few numbers that all see (`core.atomic`): each task has a sequence number, and each thread
writes the last that it has done to a cache line of its own, for memory that is handed from one processor to another takes long.

Where threads have to share processors, one that spins only keeps away the one that it waits for. So whenever a wait was in vain all spin
for half as long, and then twice as long with each step in which none was.

No call to wake up is lost: a thread first writes that it sleeps and then looks once more whether it should, and whoever calls it first
writes what it should do and then looks whether it sleeps. One of the two sees what the other has written.
"""

from __future__ import annotations

import os
import time
import weakref
from threading import Event, Lock, Thread
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
# should change (some 25 ns each time) before it sleeps or asks Python
TASK, VERDICT, BEGUN, KIND, SEED, PATIENCE = range(6)
# In a thread's own line: the last task that it has checked, what it found, the last that it has done, whether it sleeps, or was called
CHECKED, BAD, DONE, ASLEEP, CALLED = range(5)
STOP = -1  # in the place of the number of a task
LONG, SHORT = 20_000, 1_000  # the most patience, and the least: half a millisecond, and time enough to be woken
LATE, CALL = -2, -3  # what `lead` returns, besides PLAYED: see there
NAP = 5e-5  # seconds that the thread that calls leaves its processor to others
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

    Returns PLAYED, or before anything has changed the first game whose action is not legal. Otherwise it goes on where it was when it is
    called again: after CALL, once threads that were CALLED have been woken, and after LATE, when others have had some more time.
    """
    shared, last = work.shared, min(work.size, len(work.actions))
    if anew:
        shared[KIND] = kind
        if kind & SEEDED:
            shared[SEED] = bits(work.fates[0].fate) << 31 ^ bits(work.fates[0].fate)
        store_now(shared, TASK, shared[TASK] + 1)
        if someone_sleeps(shared, threads):
            return CALL
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
            if bad == PLAYED and someone_sleeps(shared, threads):
                return CALL
        shared[BEGUN] = shared[TASK]
        if bad != PLAYED:
            return bad
        carry_out(work, how, kind, work.fates[APART].fate, shared[SEED], 0, last)
    return PLAYED if all_say(shared, threads, DONE) else LATE


@driver(inner=True, shared=True)
def someone_sleeps(shared: Array, threads: int) -> bool:
    """Call all threads that sleep; tells whether there are some, which have to be woken."""
    sleeps = False
    for nth in range(1, threads):
        if swap_now(shared, nth * LINE + ASLEEP, 0) == 1:
            shared[nth * LINE + CALLED] = 1
            sleeps = True
    return sleeps


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
    """What thread `nth` does until it should sleep; returns the number of the last task that it has done, or STOP."""
    shared, own, waited = work.shared, nth * LINE, 0
    while True:
        task = load_now(shared, TASK)
        if task == STOP:
            return STOP
        if task != seen and follow_task(work, how, nth, task):
            store_now(shared, own + DONE, task)
            seen, waited = task, 0
        elif task == seen and waited < shared[PATIENCE]:
            breathe()
            waited += 1
        else:
            store_now(shared, own + ASLEEP, 1)
            nothing_new = load_now(shared, TASK) == task and (task == seen or abs(load_now(shared, VERDICT)) != task)
            if nothing_new or swap_now(shared, own + ASLEEP, 0) == 0:
                return seen
            waited = 0


@driver(inner=True)
def follow_task(work: Work, how: How, nth: int, task: int) -> bool:
    """Do the part of thread `nth` of a task; False if nobody knows yet whether its actions are legal.

    It can be begun again then: until that is known, nothing has changed.
    """
    shared, first = work.shared, nth * work.size
    kind, last = shared[KIND], min(first + work.size, len(work.actions))
    if kind & STEP:
        shared[nth * LINE + BAD] = check(work, kind, first, last)
        store_now(shared, nth * LINE + CHECKED, task)
        waited = 0
        while abs(load_now(shared, VERDICT)) != task:
            if load_now(shared, TASK) != task:  # whoever called was interrupted, and does something else now
                return True
            if waited >= shared[PATIENCE]:
                return False
            breathe()
            waited += 1
        if load_now(shared, VERDICT) != task:
            return True
    carry_out(work, how, kind, work.fates[(nth + 1) * APART].fate, shared[SEED], first, last)
    return True


class BatchThreads:
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
        shared[PATIENCE] = LONG
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
        self._process = 0  # that has the other threads
        self._errors: list[BaseException] = []
        self._stop: weakref.finalize[..., BatchThreads] | None = None

    def sample(self) -> npt.NDArray[np.int32]:
        """Random legal actions, int32 `(n,)`; the array stays as it is until the next call, and is used again by the one after that."""
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
        if self._count > 1 and self._process != os.getpid():
            self._start()
        kind |= self._row | self.masked
        if kind & SAMPLE:
            kind, self._seed = kind | self._seed, 0
        anew, in_vain, code = True, False, LATE
        while code in (LATE, CALL):
            try:
                code = self._lead(self._work, self._how, self._count, kind, anew)
                self._wake()  # also those whom an interrupt left asleep
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
        return code

    def _wake(self) -> None:
        """Wake those who were called."""
        for nth, (_, lock) in enumerate(self._others, 1):
            if self._shared[nth * LINE + CALLED]:
                self._shared[nth * LINE + CALLED] = 0
                lock.release()

    def _start(self) -> None:
        """Start the other threads, which a fork of the process that had them lacks; where that fails none is left, and nothing is begun."""
        if self._stop is not None:
            self._stop.detach()
        shared, ended, others = self._shared, Event(), []
        task = int(shared[TASK])
        for nth in range(1, self._count):
            own, lock = nth * LINE, Lock()
            shared[own + CHECKED], shared[own + DONE], shared[own + ASLEEP], shared[own + CALLED] = task, task, 0, 0
            lock.acquire()
            given = (self._follow, self._work, self._how, nth, task, lock, ended, self._errors)
            others.append((Thread(target=follow, args=given, name=f"batch-{nth}", daemon=True), lock))
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


def follow(run: Any, work: Work, how: How, nth: int, seen: int, lock: Any, ended: Event, errors: list[BaseException]) -> None:
    """What a thread does until it is stopped; `seen` is the last task before it began."""
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


def stop(shared: Array, locks: list[Any], ended: Event) -> None:
    """Let all threads end, whether they sleep or not."""
    ended.set()
    shared[TASK] = STOP
    for lock in locks:
        if lock.locked():
            lock.release()
