"""The virtual machine of a simulation: time that jumps, randomness from a seed, and an event loop
whose threads are timers.

The server runs unchanged. As libfaketime does, the machine replaces what Python's library takes
from the real one.
"""

from __future__ import annotations

import asyncio
import contextvars
import gc
import random
import secrets
import time
from asyncio import events
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import pytest
from sse_starlette import sse

NOON = 1_790_000_000_000  # milliseconds since 1970
JOB = (0.001, 0.03)  # seconds that a job takes, usually
LONG_JOB = (0.1, 1.0)  # now and then
TURN = 20e-6  # seconds that each turn of the loop takes
Handle = asyncio.Handle


class Stuck(AssertionError):
    """Everybody waits, and nothing is going to happen."""


@dataclass(eq=False)
class Life:
    """The life of one server process: the tasks and callbacks that a crash drops."""

    number: int
    dead: bool = False
    tasks: list[asyncio.Task[Any]] = field(default_factory=list)
    dropped: list[Handle] = field(default_factory=list)


LIFE: contextvars.ContextVar[Life | None] = contextvars.ContextVar("LIFE", default=None)


class VirtualLoop(asyncio.BaseEventLoop):
    """An event loop whose time jumps to the next timer.

    What other loops do in threads, it does at a later time.
    """

    def __init__(self, rng: random.Random) -> None:
        super().__init__()
        self.rng, self.at = rng, 0.0
        self._selector: Any = SimpleNamespace(select=self.select)
        self._clock_resolution = 1e-9
        self.set_task_factory(self._task)
        self.set_exception_handler(self.note)
        self.errors: list[str] = []
        self.clock = Clock(self)

    def time(self) -> float:
        return self.at

    def select(self, timeout: float | None) -> list[Any]:
        if timeout is None:
            raise Stuck("nothing is going to happen any more")
        if timeout > 0:
            self.at = max(self.at, self._scheduled[0].when())  # type: ignore[attr-defined]
        self.at += TURN  # some libraries try again in each turn, until time has passed
        return []

    def _process_events(self, event_list: Any) -> None:
        """Nothing comes from outside."""

    def _write_to_self(self) -> None:
        """There is no other thread to be woken by."""

    def note(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        self.errors.append(f"{context.get('message')}: {context.get('exception')!r}")

    def _task(self, loop: Any, coro: Any, **more: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.Task(coro, loop=loop, **more)
        context = more.get("context")
        life = context.get(LIFE) if context is not None else LIFE.get()
        if life is not None:
            life.tasks.append(task)
        return task

    def call_soon(  # type: ignore[override]
        self, callback: Any, *args: Any, context: contextvars.Context | None = None
    ) -> Handle:
        context = context if context is not None else contextvars.copy_context()
        life = context.get(LIFE)
        if life is not None and life.dead:
            handle = Handle(callback, args, self, context)
            life.dropped.append(handle)
            return handle
        return super().call_soon(callback, *args, context=context)

    call_soon_threadsafe = call_soon  # type: ignore[assignment]

    def call_at(  # type: ignore[override]
        self, when: float, callback: Any, *args: Any, context: contextvars.Context | None = None
    ) -> asyncio.TimerHandle:
        context = context if context is not None else contextvars.copy_context()
        life = context.get(LIFE)
        handle = super().call_at(when, callback, *args, context=context)
        if life is not None and life.dead:
            handle.cancel()
        return handle

    def run_in_executor(  # type: ignore[override]
        self, executor: Any, func: Callable[..., Any], *args: Any
    ) -> asyncio.Future[Any]:
        """Run the function at a later time, and give its result still later."""
        future = self.create_future()

        def run() -> None:
            if future.cancelled():
                return
            try:
                tell, result = future.set_result, func(*args)
            except Exception as error:  # noqa: BLE001 - its caller gets the error
                tell, result = future.set_exception, error
            self.call_later(self.latency(), lambda: None if future.done() else tell(result))

        self.call_later(self.latency(), run)
        return future

    def latency(self) -> float:
        """Return the seconds that some work takes."""
        return self.rng.uniform(*(LONG_JOB if self.rng.random() < 0.02 else JOB))

    def kill(self, life: Life) -> None:
        """Drop everything that a server process had in progress."""
        life.dead = True
        ready: Any = self._ready  # type: ignore[attr-defined]
        mine = [handle for handle in ready if handle._context.get(LIFE) is life]
        life.dropped += mine
        for place, handle in enumerate(ready):
            if handle in mine:  # as many stay as the loop has counted for this turn
                ready[place] = Handle(lambda: None, (), self, contextvars.Context())
        for timer in self._scheduled:  # type: ignore[attr-defined]
            if timer._context.get(LIFE) is life:
                timer.cancel()

    def bury(self, life: Life) -> None:
        """End the tasks of a dead process, so that Python does not find them later."""
        life.dead = False
        self._ready.extend(life.dropped)  # type: ignore[attr-defined]
        life.dropped = []
        rest = [task for task in life.tasks if not task.done()]
        for _ in range(3):
            for task in rest:
                task.cancel()
            rest = [task for task in rest if not task.done()]
            if rest:
                self.run_until_complete(asyncio.wait(rest, timeout=60))


def no_thread(work: Any, *more: Any, **named: Any) -> Any:
    raise AssertionError(f"{work} would run in a real thread")


@dataclass
class Clock:
    """The time on the wall, which can jump, and the monotonic one."""

    loop: VirtualLoop
    offset: int = 0  # milliseconds by which the clock on the wall has jumped

    def now(self) -> int:
        return NOON + int(self.loop.at * 1000) + self.offset

    def monotonic(self) -> float:
        return self.loop.at + 1000.0


@contextmanager
def machine(seed: int) -> Iterator[VirtualLoop]:
    """Replace time and randomness by those of a seed until the block ends."""
    loop = VirtualLoop(random.Random(f"{seed} jobs"))
    clock, bits = loop.clock, random.Random(f"{seed} operating system")
    before, collected = random.getstate(), gc.isenabled()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(time, "monotonic", clock.monotonic)
        patch.setattr(time, "thread_time", clock.monotonic)
        patch.setattr(time, "perf_counter", clock.monotonic)
        patch.setattr(time, "time", lambda: clock.now() / 1000)
        patch.setattr(time, "time_ns", lambda: clock.now() * 1_000_000)
        patch.setattr(
            random, "_urandom", bits.randbytes
        )  # of `secrets` and of NumPy's generators, too
        patch.setattr("ludary.core.state.tape.secrets", secrets)
        patch.setattr("anyio.to_thread.run_sync", no_thread)  # of dependencies that are not async
        patch.setattr(
            sse._thread_state,
            "shutdown_state",
            sse._ShutdownState(watcher_started=True),
            raising=False,
        )
        random.seed(f"{seed} library")
        gc.disable()  # when it runs depends on all that the process has done before
        events.set_event_loop(loop)
        try:
            yield loop
        finally:
            loop.close()
            events.set_event_loop(None)
            random.setstate(before)
            if collected:
                gc.enable()
