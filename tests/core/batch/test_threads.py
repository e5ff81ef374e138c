"""Threads of a batch: awake or asleep, they do what one thread does, say what went wrong, and end
with the batch.
"""

import gc
import multiprocessing
import threading
import time
from collections.abc import Callable
from threading import Event
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import ludary
from ludary.core.batch import threads
from ludary.core.batch.drivers import BatchSettings
from ludary.core.batch.handshake import (
    ASLEEP,
    CALL,
    DONE,
    LATE,
    LINE,
    LONG,
    PATIENCE,
    SHORT,
    STOP,
    TASK,
)
from ludary.core.batch.tasks import STEP
from ludary.core.batch.threads import follow
from ludary.core.compile.rule import JIT
from ludary.core.errors import IllegalAction
from tests.every_game import EXAMPLES

FOUR = ludary.load(EXAMPLES / "connect_four.py")
compiled = pytest.mark.skipif(not JIT, reason="plain Python has one thread alone")


@pytest.fixture(autouse=True)
def together(monkeypatch: pytest.MonkeyPatch) -> None:
    """Threads work together here, however busy the machine is."""
    monkeypatch.setattr(threads, "ALONE", 0)


def alike(one: Any, other: Any, steps: int) -> None:
    for _ in range(steps):
        for batch in (one, other):
            batch.step(batch.sample())
        assert one.states.tobytes() == other.states.tobytes()
        assert one.mask.tobytes() == other.mask.tobytes()
        assert one.over.tobytes() == other.over.tobytes()
        assert one.rewards.tobytes() == other.rewards.tobytes()
        assert one.actor.tobytes() == other.actor.tobytes()


def until(true: Callable[[], bool]) -> None:
    """Wait until something is true."""
    end = time.monotonic() + 60
    while not true():
        assert time.monotonic() < end, "it never came true"
        time.sleep(0.01)


@pytest.mark.parametrize("threads", [2, 3, 7, 64])
@pytest.mark.parametrize("mode", ["same_step", "next_step"])
def test_any_number_of_threads_does_what_one_does(threads: int, mode: Any) -> None:
    alike(
        FOUR.batch(9, seed=2, autoreset=mode),
        FOUR.batch(9, seed=2, autoreset=mode, threads=threads),
        80,
    )


@compiled
def test_threads_that_sleep_are_woken() -> None:
    one, two = FOUR.batch(40, seed=5), FOUR.batch(40, seed=5, threads=2)
    work: Any = two._work
    for _ in range(6):
        alike(one, two, 3)
        until(lambda: work._shared[LINE + ASLEEP] == 1)


@compiled
@pytest.mark.parametrize("mode", ["same_step", "next_step"])
def test_threads_that_never_wait_but_sleep_do_the_same(
    mode: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every wait is in vain at first, as where threads have to share a processor: also that for
    word whether actions are legal.
    """
    monkeypatch.setattr(threads, "LONG", 0)
    monkeypatch.setattr(threads, "SHORT", 0)
    one = FOUR.batch(40, seed=5, autoreset=mode)
    four = FOUR.batch(40, seed=5, autoreset=mode, threads=4)
    alike(one, four, 60)
    with pytest.raises(IllegalAction, match="game 13: action 9 "):
        four.step([*one.sample()[:13], *[9] * 27])
    four.sample()
    alike(one, four, 20)


@compiled
def test_waits_in_vain_make_threads_sleep_sooner_and_others_later() -> None:
    batch = FOUR.batch(40, seed=5, threads=2)
    work: Any = batch._work
    batch.step(batch.sample())
    lead, answers = work._lead, [LATE, LATE, LATE]
    work._lead = lambda *given: answers.pop() if answers and not given[-1] else lead(*given)
    batch.step(batch.sample())  # goes on where it was only if it has to
    until(lambda: work._shared[LINE + ASLEEP] == 1)
    batch.step(batch.sample())
    assert not answers
    assert SHORT <= work._shared[PATIENCE] <= LONG // 8

    def in_time(*given: Any) -> int:
        """Lead, and go on waiting where a busy machine made a wait too long."""
        code: int = lead(*given)
        while code == LATE:
            code = lead(*given[:-1], False)
        return code

    work._lead = in_time
    for _ in range(5):
        patience = work._shared[PATIENCE]
        batch.step(batch.sample())
        assert work._shared[PATIENCE] == min(LONG, 2 * patience)
    assert work._shared[PATIENCE] == LONG


@compiled
@pytest.mark.parametrize("mode", ["same_step", "next_step"])
def test_after_a_task_that_others_made_long_a_thread_works_alone_for_a_while(
    mode: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(threads, "ALONE", 8)
    one = FOUR.batch(40, seed=5, autoreset=mode)
    two = FOUR.batch(40, seed=5, autoreset=mode, threads=2)
    alike(one, two, 3)
    work: Any = two._work
    until(lambda: work._shared[LINE + ASLEEP] == 1)
    work._left, work._tasks, lead, answers = 0.0, 0, work._lead, [LATE]
    with monkeypatch.context() as patch:
        patch.setattr(
            work,
            "_lead",
            lambda *given: answers.pop() if answers and not given[-1] else lead(*given),
        )
        alike(one, two, 1)
    assert work._left > 0
    work._left, task = 60.0, work._shared[TASK]
    alike(one, two, 40)
    with pytest.raises(IllegalAction, match="game 13: action 9 "):
        two.step([*one.sample()[:13], *[9] * 27])
    two.sample()
    assert work._shared[TASK] == task
    work._left = 1e-9
    alike(one, two, 2)
    assert work._shared[TASK] > task  # tried again


@compiled
@pytest.mark.parametrize("failing", [0, 1, 2])
def test_where_a_thread_cannot_be_started_nothing_is_begun(
    failing: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, four = FOUR.batch(40, seed=5), FOUR.batch(40, seed=5, threads=4)
    started: list[Any] = []
    start = threading.Thread.start

    def some(thread: threading.Thread) -> None:
        if len(started) == failing:
            raise RuntimeError("can't start new thread")
        started.append(thread)
        start(thread)

    actions = np.zeros(40, np.int32)
    before = four.states.tobytes()
    with monkeypatch.context() as patch:
        patch.setattr(threading.Thread, "start", some)
        for _ in range(2):
            started.clear()
            with pytest.raises(RuntimeError, match="can't start new thread"):
                four.step(actions)
            assert not any(thread.is_alive() for thread in started)
    assert four.states.tobytes() == before
    for batch in (one, four):
        batch.step(actions)
    alike(one, four, 20)


@pytest.mark.parametrize("wrong", [0, 20, 39])
def test_an_illegal_action_in_any_part_changes_nothing(wrong: int) -> None:
    batch = FOUR.batch(40, seed=5, threads=2)
    before, actions = batch.states.tobytes(), batch.sample().copy()
    actions[wrong] = 99
    with pytest.raises(IllegalAction, match=f"game {wrong}: action 99 is not legal"):
        batch.step(actions)
    assert batch.states.tobytes() == before
    actions[wrong] = batch.sample()[wrong]
    batch.step(actions)
    assert batch.states["moves"].tolist() == [1] * 40


def test_the_first_of_several_illegal_actions_is_named() -> None:
    batch = FOUR.batch(40, seed=5, threads=4)
    with pytest.raises(IllegalAction, match="game 13: "):
        batch.step([0] * 13 + [9] * 27)


def test_samples_are_legal_and_do_not_depend_on_threads() -> None:
    one, two = FOUR.batch(2000, seed=8), FOUR.batch(2000, seed=8, threads=3)
    drawn = [batch.sample().copy() for batch in (one, two)]
    assert drawn[0].tolist() == drawn[1].tolist()
    assert one.sample().tolist() != drawn[0].tolist()
    assert (np.bincount(drawn[0], minlength=7) > 2000 / 7 * 0.7).all()


@compiled
def test_threads_end_with_their_batch() -> None:
    batch = FOUR.batch(30, seed=1, threads=3)
    work: Any = batch._work
    assert work._others == []  # until there is something to do
    batch.step(batch.sample())
    threads = [thread for thread, _ in work._others]
    assert [thread.is_alive() for thread in threads] == [True, True]
    del batch, work
    gc.collect()
    for thread in threads:
        thread.join(30)
    assert [thread.is_alive() for thread in threads] == [False, False]


def test_of_several_errors_the_first_is_raised_and_no_later_step_raises_the_others() -> None:
    batch = FOUR.batch(30, seed=1, threads=2)
    batch.step(batch.sample())
    work: Any = batch._work
    work._errors += [
        ludary.BrokenRules("there are two cards"),
        ludary.BrokenRules("there are three cards"),
    ]
    with pytest.raises(ludary.BrokenRules, match="two cards"):
        batch.step(batch.sample())
    batch.step(batch.sample())
    assert batch.states["moves"].tolist() == [3] * 30


def test_an_error_before_the_calling_thread_begins_is_raised_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A build with checks does this for an index out of bounds; trying again would never end."""
    one, two = FOUR.batch(40, seed=5), FOUR.batch(40, seed=5, threads=2)
    alike(one, two, 3)
    work: Any = two._work
    actions, lead = one.sample().copy(), work._lead

    def fail(*given: Any) -> int:
        work._shared[TASK] += int(given[-1])
        raise IndexError("index is out of bounds")

    with monkeypatch.context() as patch:
        patch.setattr(work, "_lead", fail)
        with pytest.raises(IndexError, match="out of bounds"):
            two.step(actions)
    assert work._lead is lead
    for batch in (one, two):
        batch.step(actions)
    assert one.states.tobytes() == two.states.tobytes()


def test_an_error_of_the_calling_thread_is_raised_once_the_others_are_done(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    batch = FOUR.batch(30, seed=1, threads=2)
    batch.step(batch.sample())
    work: Any = batch._work
    lead = work._lead

    def fail(*given: Any) -> int:
        """Once: as a debug build does that finds an invariant broken."""
        monkeypatch.setattr(work, "_lead", lead)
        raise ludary.BrokenRules("there are two cards")

    monkeypatch.setattr(work, "_lead", fail)
    with pytest.raises(ludary.BrokenRules, match="two cards"):
        batch.step(batch.sample())
    batch.step(batch.sample())
    assert batch.states["moves"].tolist() == [2] * 30


@compiled
@pytest.mark.parametrize("again", [True, False])
def test_an_interrupt_while_others_are_awaited_harms_nothing(
    again: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Threads sleep, so that the first call of a step ends with waking them: there, or where that
    is never gone on with.
    """
    one, two = FOUR.batch(40, seed=5), FOUR.batch(40, seed=5, threads=2)
    alike(one, two, 3)
    actions = one.sample().copy()
    two.sample()
    work: Any = two._work
    until(lambda: work._shared[LINE + ASLEEP] == 1)
    lead = work._lead

    def interrupted(*given: Any) -> int:
        assert lead(*given) == CALL
        monkeypatch.setattr(work, "_lead", lead)
        raise KeyboardInterrupt

    monkeypatch.setattr(work, "_lead", interrupted)
    if again:
        with pytest.raises(KeyboardInterrupt):
            two.step(actions)
    else:
        work.actions[:] = actions
        with pytest.raises(KeyboardInterrupt):
            work._lead(work._pinned, work._count, STEP, True)
        work._wake()
        time.sleep(0.2)  # the other thread has checked its part, and waits for word
        two.step(actions)
    one.step(actions)
    alike(one, two, 3)


def test_an_error_of_another_thread_is_kept_for_the_caller() -> None:
    errors: list[BaseException] = []
    shared = np.zeros(2 * LINE, np.int64)
    shared[TASK] = 7
    answers: list[Any] = [STOP, ludary.BrokenRules("there are two cards")]
    seen = []

    def run(work: Any, how: Any, nth: int, last: int) -> int:
        seen.append(last)
        answer = answers.pop()
        if isinstance(answer, BaseException):
            raise answer
        return int(answer)

    work: Any = SimpleNamespace(shared=shared)
    follow(run, work, BatchSettings(2, 0, 0), 1, 0, None, Event(), errors)
    assert [str(error) for error in errors] == ["there are two cards"]
    assert (seen, int(shared[LINE + DONE])) == ([0, 7], 7)


@compiled
@pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")
def test_a_batch_goes_on_in_a_fork() -> None:
    batch = FOUR.batch(30, seed=1, threads=2)
    batch.step(batch.sample())
    context = multiprocessing.get_context("fork")
    here, there = context.Pipe()

    def go_on() -> None:
        for _ in range(3):
            batch.step(batch.sample())
        there.send_bytes(batch.states.tobytes())

    child = context.Process(target=go_on)
    child.start()
    assert here.poll(60)
    theirs = here.recv_bytes()
    child.join(60)
    for _ in range(3):
        batch.step(batch.sample())
    assert theirs == batch.states.tobytes()


def test_plain_python_has_one_thread() -> None:
    work: Any = FOUR.batch(30, seed=1, threads=8)._work
    assert work._count == (8 if JIT else 1)
