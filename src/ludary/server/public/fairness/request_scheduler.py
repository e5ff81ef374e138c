"""Request scheduler: limits the requests in progress.

If more come, the network that has used least goes first.
"""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar

from ludary.server.resources.addresses import ClientNetwork
from ludary.server.resources.usage import Usage

AT_ONCE = 8  # requests, and events of streams, that the event loop works on


class RequestScheduler:
    """Admits requests, fairly by network."""

    def __init__(self, most: int = AT_ONCE) -> None:
        self.free, self.usage = most, Usage()
        self.queues: defaultdict[ClientNetwork, deque[asyncio.Future[None]]] = defaultdict(
            deque
        )  # of waiting requests

    @property
    def waiting(self) -> int:
        """The number of waiting requests."""
        return sum(map(len, self.queues.values()))

    async def enter(self, network: ClientNetwork) -> None:
        """Wait for a turn, which `leave` ends."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queues[network].append(turn)
        self._begin()
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it has just been given
                self._end()
            raise

    def leave(self, network: ClientNetwork, took: float) -> None:
        """End a turn that took so many seconds."""
        self.usage.add(network, took, time.monotonic())
        self._end()

    def _end(self) -> None:
        self.free += 1
        self._begin()

    def _begin(self) -> None:
        """Let in those who have used least, while there is room."""
        while self.free and self.queues:
            now = time.monotonic()
            network = min(self.queues, key=lambda one: self.usage.of(one, now))
            turn = self.queues[network].popleft()
            if not self.queues[network]:
                del self.queues[network]
            if not turn.cancelled():
                self.free -= 1
                turn.set_result(None)

    def begin(self, network: ClientNetwork) -> RequestTurn:
        """Return the turn of the request that is being answered, which `leave_turn` ends, too."""
        turn = RequestTurn(self, network)
        TURN.set(turn)
        return turn

    @asynccontextmanager
    async def turn(self, network: ClientNetwork) -> AsyncIterator[None]:
        """Take a turn for as long as the block lasts."""
        turn = RequestTurn(self, network)
        await turn.enter()
        try:
            yield
        finally:
            turn.leave()


class RequestTurn:
    """The turn of one request, which may be entered and left once."""

    def __init__(self, scheduler: RequestScheduler, network: ClientNetwork) -> None:
        self.scheduler, self.network = scheduler, network
        self.began = 0.0  # 0: it waits
        self.left = False

    async def enter(self) -> None:
        if not (self.began or self.left):
            await self.scheduler.enter(self.network)
            self.began = time.monotonic()

    def leave(self) -> None:
        if self.began and not self.left:
            self.scheduler.leave(self.network, time.monotonic() - self.began)
        self.left = True


TURN: ContextVar[RequestTurn | None] = ContextVar(
    "TURN", default=None
)  # of the request that is being answered


def leave_turn() -> None:
    """End the turn of the present request while it waits for a thread, so that others can be worked
    on.
    """
    turn = TURN.get()
    if turn is not None:
        turn.leave()
