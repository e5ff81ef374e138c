"""A pool of the workers of a Ray cluster, the same that play for `simulate(..., on="ray")`: they
run any function of numbered parts.

    with RayPool(collect, "ray") as pool:
        for part in pool.imap(weights, range(8)):
            ...

The function travels as bots do, with what it holds. It should depend on its arguments alone: Ray
runs a part again wherever it likes when a worker is lost. The workers need the same Ludary.
"""

from __future__ import annotations

import pickle
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Generic, TypeVar

from ludary.lab.ray import worker
from ludary.lab.ray.crew import OnRay, check_place

Part = TypeVar("Part")
Result = TypeVar("Result")


class RayPool(OnRay, Generic[Part, Result]):
    """A function, and the workers that run it; used as a context."""

    def __init__(
        self, work: Callable[[Any, Part], Result], on: str, workers: int | None = None
    ) -> None:
        """`work(shared, part)` is what is run; `on` as `check_place` takes it; `workers` is how
        many cores may run it at most.

        Raises what `check_place` raises.
        """
        super().__init__(check_place(on), workers, task())
        self.work = work

    def content(self) -> bytes:
        content: bytes = self.ray.cloudpickle.dumps(self.work)
        return content

    def imap(self, shared: object, parts: Iterable[Part]) -> Iterator[Result]:
        """Yield the result of each part, in order; `shared` is sent once to each machine.

        What is left when the caller stops is cancelled.

        Raises what the function raises, and ConnectionError for a part that no worker survives, or
        one that has another Ludary.
        """
        sent, waiting = [self.ray.put(shared)], list(parts)
        room = self.workers or len(waiting)
        out = deque(self.ask(sent, part) for part in waiting[:room])
        try:
            for nth in range(len(waiting)):
                self.ray.wait([out[0]])
                why, done = self.answer(
                    out.popleft(), f"part {nth} was"
                )  # cancelled once it has ended, it can crash Ray
                if why:
                    raise ConnectionError(why)
                if nth + room < len(waiting):
                    out.append(self.ask(sent, waiting[nth + room]))
                yield done
        finally:
            for reference in out:
                self.ray.cancel(reference, force=True)


_known: dict[
    str, Callable[[Any, Any], Any]
] = {}  # the last function that was run, by the digest of its parcel


def run(
    wanted: str, key: str, fetch: Callable[[], bytes], shared: object, part: object
) -> tuple[str, Any]:
    """Run a part as a worker: returns why it cannot, or "", and the result.

    It runs the code of a parcel, as `game_bundle.unpack` does.
    """
    if why := worker.version_mismatch(wanted):
        return why, None
    if key not in _known:
        _known.clear()
        _known[key] = pickle.loads(fetch())
    return "", _known[key](shared, part)


def task() -> Any:
    """Return the function that workers are sent.

    It is nested for the reason that `lab.ray.crew.task` has.
    """

    def ludary_part(stamp, key, parcel, shared, part):  # type: ignore[no-untyped-def] # types would be sent by name
        import socket

        try:
            from ludary.lab.ray.pool import run
        except ImportError as error:
            return (
                (
                    f"the worker on {socket.gethostname()} has not Ludary {stamp}, which this is:"
                    f" {error}"
                ),
                None,
            )
        import ray

        return run(stamp, key, lambda: ray.get(parcel[0]), ray.get(shared[0]), part)

    return ludary_part
