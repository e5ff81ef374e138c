"""The protocol between the threads of a batch: the compiled part of `core.batch.threads`.

Waking a thread takes as long as a small batch takes for a step. So a thread that waits for another
spins for a while before it sleeps on a lock, without Python's own lock. They agree by a few numbers
that all see (`core.compile.atomic`): each task has a sequence number, and each thread writes the
last that it has done to a cache line of its own, to avoid false sharing.

Where threads share processors, a thread that spins keeps away the one that it waits for. So a
failed wait halves the spin time of all, and each step without one doubles it again.

No call to wake up is lost: a thread first writes that it sleeps and then looks once more whether it
should, and whoever calls it first writes what it should do and then looks whether it sleeps. One of
the two sees what the other has written.
"""

from __future__ import annotations

from typing import Any

import numpy.typing as npt

from ludary.core.batch.drivers import PLAYED, BatchSettings
from ludary.core.batch.tasks import SEEDED, STEP, Work, carry_out, check
from ludary.core.compile.atomic import load_now, spin_hint, store_now, swap_now
from ludary.core.compile.driver import driver
from ludary.core.state.fate import bits

Array = npt.NDArray[Any]

# numbers that different threads write lie as far apart, or processors would hand the memory to and
# fro
LINE = 16
# In the first line: the number of the task, the same once its actions are found legal (else it is
# negative), the last task in which the
# thread that calls has begun with its own part, what the task is, the seed of samples, and how
# often a thread looks at a number that
# should change (some 25 ns each time) before it sleeps or asks Python
TASK, VERDICT, BEGUN, KIND, SEED, PATIENCE = range(6)
# In a thread's own line: the last task that it has checked, what it found, the last that it has
# done, whether it sleeps, or was called
CHECKED, BAD, DONE, ASLEEP, CALLED = range(5)
STOP = -1  # in the place of the number of a task
LONG, SHORT = (
    20_000,
    1_000,
)  # the most patience, and the least: half a millisecond, and time enough to be woken
LATE, CALL = -2, -3  # results of `lead`, besides PLAYED: see there
APART = 8  # of as many States one is used, for the same reason as LINE


@driver
def batch_lead(kept: Any, threads: int, kind: int, anew: bool) -> int:
    """Python's door to `lead`: code without one does not count who holds an array."""
    return lead(kept, threads, kind, anew)


@driver
def batch_follow(work: Work, how: BatchSettings, nth: int, seen: int) -> int:
    """Call `follow_on` from Python."""
    return follow_on(work, how, nth, seen)


@driver(inner=True)
def lead(kept: Any, threads: int, kind: int, anew: bool) -> int:
    """Do a task with other threads, a new one or what is left of the last; this one takes the first
    games. A `Pinned` of Work and How.

    Returns PLAYED, or before anything has changed the first game whose action is not legal.
    Otherwise it goes on where it was when it is called again: after CALL, once threads that were
    CALLED have been woken, and after LATE, when others have had some more time.
    """
    work, how = kept.things
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
            spin_hint()
            waited += 1
            if waited > shared[PATIENCE]:
                return False
    return True


@driver(inner=True)
def follow_on(work: Work, how: BatchSettings, nth: int, seen: int) -> int:
    """Work as thread `nth` until it should sleep; return the number of the last finished task, or
    STOP.
    """
    shared, own, waited = work.shared, nth * LINE, 0
    while True:
        task = load_now(shared, TASK)
        if task == STOP:
            return STOP
        if task != seen and follow_task(work, how, nth, task):
            store_now(shared, own + DONE, task)
            seen, waited = task, 0
        elif task == seen and waited < shared[PATIENCE]:
            spin_hint()
            waited += 1
        else:
            store_now(shared, own + ASLEEP, 1)
            nothing_new = load_now(shared, TASK) == task and (
                task == seen or abs(load_now(shared, VERDICT)) != task
            )
            if nothing_new or swap_now(shared, own + ASLEEP, 0) == 0:
                return seen
            waited = 0


@driver(inner=True)
def follow_task(work: Work, how: BatchSettings, nth: int, task: int) -> bool:
    """Do the part of thread `nth` of a task; False if nobody knows yet whether its actions are
    legal.

    It can be begun again then: until that is known, nothing has changed.
    """
    shared, first = work.shared, nth * work.size
    kind, last = shared[KIND], min(first + work.size, len(work.actions))
    if kind & STEP:
        shared[nth * LINE + BAD] = check(work, kind, first, last)
        store_now(shared, nth * LINE + CHECKED, task)
        waited = 0
        while abs(load_now(shared, VERDICT)) != task:
            if (
                load_now(shared, TASK) != task
            ):  # whoever called was interrupted, and does something else now
                return True
            if waited >= shared[PATIENCE]:
                return False
            spin_hint()
            waited += 1
        if load_now(shared, VERDICT) != task:
            return True
    carry_out(work, how, kind, work.fates[(nth + 1) * APART].fate, shared[SEED], first, last)
    return True
