"""Errands: any function of numbered parts, run by the workers of a Ray cluster that also play for `simulate(..., on="ray")`.

    with Errands(collect, "ray") as errands:
        for part in errands.results(weights, range(8)):
            ...

The function travels as bots do, with what it holds. It should depend on its arguments alone: Ray runs a part again wherever it likes when a
worker is lost. The workers need the same Ludary.
"""

from __future__ import annotations

import hashlib
import pickle
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from types import TracebackType
from typing import Any, Generic, Self, TypeVar

from ludary.lab import afar
from ludary.lab.on_ray import RETRIES, check_place, connected, reason_of

Part = TypeVar("Part")
Result = TypeVar("Result")


class Errands(Generic[Part, Result]):
    """A function, and the workers that run it; used as a context, which ends what is left of it."""

    def __init__(self, work: Callable[[Any, Part], Result], on: str, workers: int | None = None) -> None:
        """`work(shared, part)` is what is run; `on` as `check_place` takes it; `workers` is how many cores may run it at most.

        Raises what `check_place` raises.
        """
        self.work, self.on, self.workers = work, check_place(on), workers

    def results(self, shared: object, parts: Iterable[Part]) -> Iterator[Result]:
        """What comes of each part, in their order; `shared` is sent once to each machine.

        Raises what the function raises, and ConnectionError for a part that no worker survives, or one that has another Ludary.
        """
        sent, waiting = [self.ray.put(shared)], list(parts)
        room = self.workers or len(waiting)
        out = deque(self._send(sent, part) for part in waiting[:room])
        try:
            for nth in range(len(waiting)):
                done = self._result(nth, out[0])
                out.popleft()
                if nth + room < len(waiting):
                    out.append(self._send(sent, waiting[nth + room]))
                yield done
        finally:
            for ticket in out:
                self.ray.cancel(ticket, force=True)

    def _send(self, sent: list[Any], part: Part) -> Any:
        return self.task.remote(self.stamp, self.key, [self.parcel], sent, part)

    def _result(self, nth: int, ticket: Any) -> Result:
        errors = self.ray.exceptions
        try:
            why, done = self.ray.get(ticket)
        except errors.RayTaskError as error:
            raise (error.cause if isinstance(error.cause, Exception) else error) from None
        except errors.RayError as error:
            raise ConnectionError(f"part {nth} was lost, after up to {RETRIES + 1} tries: {reason_of(error)}") from error
        if why:
            raise ConnectionError(why)
        result: Result = done
        return result

    def __enter__(self) -> Self:
        self.ray, self.is_ours = connected(self.on, self.workers)
        try:
            content = self.ray.cloudpickle.dumps(self.work)
            self.stamp, self.key, self.parcel = afar.stamp(), hashlib.sha256(content).hexdigest(), self.ray.put(content)
            self.task = self.ray.remote(num_cpus=1, max_retries=RETRIES)(task())
        except BaseException:
            self._leave()
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._leave()

    def _leave(self) -> None:
        if self.is_ours:
            self.ray.shutdown()


_known: dict[str, Callable[[Any, Any], Any]] = {}  # the last function that was run, by the digest of its parcel


def run(wanted: str, key: str, fetch: Callable[[], bytes], shared: object, part: object) -> tuple[str, Any]:
    """What a worker does: why it cannot, or "", and what came of it. It runs what is in a parcel, as `lab.parcel.unpack` does."""
    if why := afar.other_than(wanted):
        return why, None
    if key not in _known:
        _known.clear()
        _known[key] = pickle.loads(fetch())
    return "", _known[key](shared, part)


def task() -> Any:
    """What workers are sent. It is a function within this one, for the reason that `lab.on_ray.task` has."""

    def ludary_errand(stamp, key, parcel, shared, part):  # type: ignore[no-untyped-def] # types would be sent by name
        import socket

        try:
            from ludary.lab.errands import run
        except ImportError as error:
            return f"the worker on {socket.gethostname()} has not Ludary {stamp}, which this is: {error}", None
        import ray

        return run(stamp, key, lambda: ray.get(parcel[0]), ray.get(shared[0]), part)

    return ludary_errand
