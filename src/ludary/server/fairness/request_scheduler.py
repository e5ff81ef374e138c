"""Request scheduler: limits the requests in progress. If more come, the lightest users go first."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any

from ludary.server.fairness.addresses import ClientNetwork

AT_ONCE = 8  # requests, and events of streams, that the event loop works on
MUCH_AT_ONCE = 1  # of these, for watchers and heavy users
WATCHING = 2.0  # seconds of use by which players' actions, and the Snapshots after them, come before all else
CROWD = 10  # so many of them wait: the next one begins as much later as the last one took; with more it is later in proportion
REST = 2.0  # and at most so many times as long
LONGEST_REST = 0.25  # seconds
HALVED = 10.0  # seconds after which use counts half
LITTLE = 0.6  # seconds of use; a player of the dearest game uses less
FORGOTTEN = 0.01  # turns that are not remembered any more


class Usage:
    """Seconds used and turns had, by name; both fade."""

    def __init__(self) -> None:
        self.used: dict[Any, tuple[float, float, float]] = {}  # name -> seconds, turns, and when that was

    def of(self, name: Any, now: float) -> float:
        """Seconds."""
        return self._faded(name, now)[0]

    def order(self, name: Any, now: float) -> tuple[float, float]:
        """Return the order, smallest first: heavy users by seconds used, the others by turns taken."""
        seconds, turns = self._faded(name, now)
        return max(0.0, seconds - LITTLE), turns

    def add(self, name: Any, seconds: float, now: float) -> None:
        """Count a turn of so many seconds."""
        before, turns = self._faded(name, now)
        self.used[name] = (before + seconds, turns + 1, now)
        if len(self.used) > 1000:
            self.used = {one: kept for one, kept in self.used.items() if self._faded(one, now)[1] > FORGOTTEN}

    def _faded(self, name: Any, now: float) -> tuple[float, float]:
        seconds, turns, at = self.used.get(name, (0.0, 0.0, now))
        share = 0.5 ** ((now - at) / HALVED)
        return seconds * share, turns * share


def with_handicap(order: tuple[float, float], handicap: float) -> tuple[float, float]:
    """Return an order behind those who have used up to so many seconds more."""
    return order[0] + handicap, order[1]


@dataclass(frozen=True)
class ActiveTurn:
    """A request that has its turn."""

    network: ClientNetwork
    much: bool  # whether it counts as a heavy user's
    began: float


@dataclass(eq=False)
class WaitingRequest:
    """A request that waits for its turn."""

    network: ClientNetwork
    handicap: float
    turn: asyncio.Future[bool]  # whether it counts as a heavy user's


class RequestScheduler:
    """Admits requests, few of them of heavy users at once. A user is a network: heavy ones wait for light ones."""

    def __init__(self, most: int = AT_ONCE, much: int = MUCH_AT_ONCE) -> None:
        self.free, self.free_to_much = most, much
        self.usage = Usage()
        self.little: list[WaitingRequest] = []  # light users, as of when they came
        self.much: list[WaitingRequest] = []  # may be long, so it is searched only when one of them can go

    @property
    def waiting(self) -> int:
        """The number of waiting requests."""
        return len(self.little) + len(self.much)

    def uses_much(self, network: ClientNetwork) -> bool:
        """Tell whether a caller has used so much lately that others go first."""
        return self.usage.order(network, time.monotonic())[0] > 0

    async def enter(self, network: ClientNetwork, handicap: float = 0.0) -> ActiveTurn:
        """Wait for a turn. With a `handicap` those who have used up to so many seconds more come first."""
        waiting = WaitingRequest(network, handicap, asyncio.get_running_loop().create_future())
        (self.much if self._order(waiting, time.monotonic())[0] > 0 else self.little).append(waiting)
        self._begin()
        try:
            much = await waiting.turn
        except asyncio.CancelledError:
            self._give_up(waiting)
            raise
        return ActiveTurn(network, much, time.monotonic())

    def _order(self, waiting: WaitingRequest, now: float) -> tuple[float, float]:
        """Return the order of a waiting request; its first number is above 0 for heavy users."""
        return with_handicap(self.usage.order(waiting.network, now), waiting.handicap)

    def _give_up(self, waiting: WaitingRequest) -> None:
        """Remove a request that no longer waits, or end the turn that it has just been given."""
        for those in (self.little, self.much):
            if waiting in those:
                those.remove(waiting)
                return
        if not waiting.turn.cancelled():
            self._end(waiting.turn.result())

    def leave(self, entered: ActiveTurn) -> None:
        """End a turn."""
        now = time.monotonic()
        took = now - entered.began
        self.usage.add(entered.network, took, now)
        if entered.much:
            rest = min(LONGEST_REST, took * min(REST, len(self.much) / CROWD))
            asyncio.get_running_loop().call_later(rest, self._end_rest)
        self._end()

    def _end(self, much: bool = False) -> None:
        self.free += 1
        self.free_to_much += much
        self._begin()

    def _end_rest(self) -> None:
        """Let the next heavy user go."""
        self.free_to_much += 1
        self._begin()

    def _begin(self) -> None:
        """Let in the first in order, while there is room."""
        while self.free and (queue := self.little or (self.much if self.free_to_much else [])):
            now = time.monotonic()
            orders = [self._order(one, now) for one in queue]
            first = min(range(len(orders)), key=orders.__getitem__)
            waiting, much = queue.pop(first), orders[first][0] > 0
            if much and queue is self.little:  # has used much since
                self.much.append(waiting)
            elif not waiting.turn.cancelled():
                self.free -= 1
                self.free_to_much -= much
                waiting.turn.set_result(much)

    @asynccontextmanager
    async def turn(self, network: ClientNetwork, handicap: float = 0.0) -> AsyncIterator[None]:
        """Take a turn for as long as the block lasts."""
        entered = await self.enter(network, handicap)
        try:
            yield
        finally:
            self.leave(entered)


class RequestTurn:
    """The turn of one request, which may be entered and left once."""

    def __init__(self, scheduler: RequestScheduler, network: ClientNetwork, handicap: float = 0.0) -> None:
        self.scheduler, self.network, self.handicap = scheduler, network, handicap
        self.entered: ActiveTurn | None = None
        self.left = False

    async def enter(self) -> None:
        if self.entered is None and not self.left:
            self.entered = await self.scheduler.enter(self.network, self.handicap)

    def leave(self) -> None:
        if self.entered is not None:
            self.scheduler.leave(self.entered)
        self.entered, self.left = None, True


TURN: ContextVar[RequestTurn | None] = ContextVar("TURN", default=None)  # of the request that is being answered


def leave_turn() -> None:
    """End the turn of the present request while it waits for a thread, so that others can be worked on."""
    turn = TURN.get()
    if turn is not None:
        turn.leave()
