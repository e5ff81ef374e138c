"""A crew of the workers of a Ray cluster: `simulate(..., on="ray")`.

Blocks go out as Ray's tasks of one core each. A task says which games to play, and the games follow
from their numbers: so Ray may run it again wherever it likes when a worker is lost. The workers
need the same Ludary, and nothing else.
"""

from __future__ import annotations

import hashlib
import os
import re
import socket
import time
from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from types import TracebackType
from typing import Any, Self

from ludary.core.arguments import briefly
from ludary.core.cores import cores
from ludary.lab.ray import worker
from ludary.lab.ray.game_bundle import pack
from ludary.lab.simulation.compiled_games import Workplace
from ludary.lab.simulation.crew import MOMENT, Played, Ticket

HERE = "ray"  # the cluster that this machine belongs to, or one of its own cores
ADDRESS = re.compile(r"(?P<client>ray://)?(?P<host>[\w.-]+|\[[0-9a-fA-F:]+\]):(?P<port>\d{1,5})")
RETRIES = 5  # how often a block is played again whose worker was lost
AHEAD = 2  # blocks that are out for each core: one is played, and the next waits at hand
SECONDS = 0.5  # how long a block takes at least, and
# how many cores may make it a second longer, so that the blocks of all do not come thicker than one
# process can take
CORES_A_SECOND = 250
ANSWER_SECONDS = 5  # how long an address may take to answer
LAST_SECONDS = 2  # how long after Ctrl-C blocks are waited for
TOKEN = "one that asks for a token wants RAY_AUTH_MODE=token in the environment"
MEMORY = 25_000_000  # bytes for each core's blocks, in a Ray that is started here
LEAST_MEMORY = 100_000_000


class OnRay:
    """A Ray cluster, and what its tasks need of this process, which is sent once to each machine;
    used as a context.
    """

    def __init__(self, on: str, workers: int | None, task: Any) -> None:
        """`on` as `check_place` takes it; `workers` is how many cores may work at most, None for
        all; `task` is what they run.
        """
        self.on, self.workers, self._function = on, workers, task

    def content(self) -> bytes:
        """The bytes that each machine is sent."""
        raise NotImplementedError

    def ask(self, *arguments: Any) -> Any:
        """Let a worker run the task; returns Ray's reference to what will come of it."""
        return self._task.remote(*self._sent, *arguments)

    def answer(self, reference: Any, what: str) -> Any:
        """Return the result of a task.

        Raises what it raised, and ConnectionError where `what` was lost.
        """
        errors = self.ray.exceptions
        try:
            return self.ray.get(reference)
        except errors.RayTaskError as error:
            raise (error.cause if isinstance(error.cause, Exception) else error) from None
        except errors.RayError as error:
            reason = " ".join(str(error).split())[:300]
            raise ConnectionError(
                f"{what} lost, after up to {RETRIES + 1} tries: {reason}"
            ) from error

    def __enter__(self) -> Self:
        self.ray, self.is_ours = connected(self.on, self.workers)
        try:
            content = self.content()
            self._sent = (
                worker.stamp(),
                hashlib.sha256(content).hexdigest(),
                [self.ray.put(content)],
            )
            self._task = self.ray.remote(num_cpus=1, max_retries=RETRIES)(self._function)
        except BaseException:
            self._leave()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._leave()

    def _leave(self) -> None:
        if self.is_ours:
            self.ray.shutdown()


class RayCrew(OnRay):
    """The cores of a cluster, as a crew that plays."""

    def __init__(self, workplace: Workplace, on: str, workers: int | None) -> None:
        super().__init__(on, workers, task())
        self.workplace = workplace
        self.spans: dict[Ticket, tuple[int, int]] = {}
        self.cores, self.asked = 1, 0.0

    def content(self) -> bytes:
        return pack(self.workplace)

    @property
    def size(self) -> int:
        if time.monotonic() > self.asked:  # nodes come and go
            found = int(self.ray.cluster_resources().get("CPU", 0))
            self.cores, self.asked = max(1, min(found, self.workers or found)), time.monotonic() + 1
        return self.cores * AHEAD

    @property
    def seconds(self) -> float:
        return max(SECONDS, self.cores / CORES_A_SECOND)

    def send(self, first: int, games: int) -> Ticket:
        ticket = self.ask(first, games)
        self.spans[ticket] = first, games
        return ticket

    def ready(self, tickets: Collection[Ticket]) -> Iterable[Ticket]:
        return self._ended(tickets, MOMENT)

    def _ended(self, tickets: Collection[Ticket], seconds: float) -> list[Ticket]:
        first, _ = self.ray.wait(list(tickets), num_returns=1, timeout=seconds)
        more, _ = (
            self.ray.wait(list(tickets), num_returns=len(tickets), timeout=0) if first else ([], [])
        )
        return list(more or first)

    def result(self, ticket: Ticket) -> Played:
        first, games = self.spans.pop(ticket)  # cancelled once it has ended, it can crash Ray
        done = self.answer(ticket, f"games {first} to {first + games - 1} were")
        if isinstance(done, str):
            raise ConnectionError(done)
        played: Played = done
        return played

    def last(self, tickets: Collection[Ticket]) -> Iterator[Ticket]:
        left, end = set(tickets), time.monotonic() + LAST_SECONDS
        while left and time.monotonic() < end:
            for ticket in self._ended(left, MOMENT):
                left.remove(ticket)
                yield ticket

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for ticket in self.spans:
            self.ray.cancel(ticket, force=True)
        super().__exit__(kind, error, trace)


def task() -> Any:
    """Return the function that workers run.

    It is nested, so that Ray sends its code: a worker may have no Ludary that knows it.
    """

    def ludary_block(stamp, key, parcel, first, games):  # type: ignore[no-untyped-def] # types would be sent by name
        import socket

        try:
            from ludary.lab.ray.worker import play
        except ImportError as error:
            return (
                f"the worker on {socket.gethostname()} has not Ludary {stamp}, which this is:"
                f" {error}"
            )
        import ray

        return play(stamp, key, lambda: ray.get(parcel[0]), first, games)

    return ludary_block


def check_place(on: object) -> str:
    """Return the place where games are to be played, if it is one: "ray", "ray://HOST:PORT" or
    "HOST:PORT".

    ValueError or TypeError if not, ImportError if there is no Ray.
    """
    if not isinstance(on, str):
        raise TypeError(f"on={briefly(on)}: should be a text, such as 'ray'")
    if on != HERE and not ADDRESS.fullmatch(on):
        raise ValueError(
            f"on={briefly(on)}: should be 'ray', or the address of a Ray cluster as 'HOST:PORT' or"
            " 'ray://HOST:PORT'"
        )
    if find_spec("ray") is None:
        raise ImportError(
            "playing on several machines needs one more package: pip install 'ludary[ray]'"
        )
    return on


def connected(on: str, workers: int | None) -> tuple[Any, bool]:
    """The module `ray`, connected to that cluster, and whether this was done here; ConnectionError
    if no cluster answers.
    """
    if on == HERE:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # of a Ray that is started here
    else:
        check_answers(on)
    import ray

    if ray.is_initialized():
        return ray, False
    try:
        join(ray, "auto" if on == HERE else on, workers)
    except (OSError, RuntimeError, ValueError, SystemExit) as error:
        where = (
            "Ray could not be started here"
            if on == HERE
            else f"{on}: no Ray cluster lets us in there ({TOKEN})"
        )
        raise ConnectionError(f"{where}: {' '.join(str(error).split())[:300]}") from error
    return ray, True


@contextmanager
def staying_connected(on: str | None, workers: int | None) -> Iterator[None]:
    """Stay connected to a cluster over several simulations, which would connect anew each; nothing
    if `on` is None.
    """
    if on is None:
        yield
        return
    ray, is_ours = connected(on, workers)
    try:
        yield
    finally:
        if is_ours:
            ray.shutdown()


def join(ray: Any, address: str, workers: int | None) -> None:
    """Connect to the cluster there; where "auto" finds none, start one of this machine's cores that
    ends with this process.
    """
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    try:
        ray.init(address, **quiet)
    except ConnectionError:
        if address != "auto":
            raise
        memory = max(LEAST_MEMORY, MEMORY * (workers or cores()))
        ray.init(
            "local", num_cpus=workers, include_dashboard=False, object_store_memory=memory, **quiet
        )


def check_answers(address: str) -> None:
    """ConnectionError if nothing listens there, or something else than Ray."""
    found = ADDRESS.fullmatch(address)
    assert found
    host = found["host"].strip("[]")
    try:
        socket.create_connection((host, int(found["port"])), ANSWER_SECONDS).close()
    except (OSError, OverflowError) as error:
        raise ConnectionError(
            f"{address}: nothing answers there ({error}); `ray start --head` begins a cluster, and"
            " says its address"
        ) from None
