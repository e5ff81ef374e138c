"""Turns: how many requests are worked on at once. Where more come, whoever has used least lately goes first."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from typing import Any

AT_ONCE = 8  # requests, and events of streams, that the event loop works on
WATCHING = 2.0  # seconds of use that actions of players, and what they see of them, come before all else
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
        """Whose is least goes first: of those who have used much who used least, of all others who had the fewest turns."""
        seconds, turns = self._faded(name, now)
        return max(0.0, seconds - LITTLE), turns

    def add(self, name: Any, seconds: float, now: float) -> None:
        """A turn of so many seconds is over."""
        before, turns = self._faded(name, now)
        self.used[name] = (before + seconds, turns + 1, now)
        if len(self.used) > 1000:
            self.used = {one: kept for one, kept in self.used.items() if self._faded(one, now)[1] > FORGOTTEN}

    def _faded(self, name: Any, now: float) -> tuple[float, float]:
        seconds, turns, at = self.used.get(name, (0.0, 0.0, now))
        share = 0.5 ** ((now - at) / HALVED)
        return seconds * share, turns * share


def with_handicap(order: tuple[float, float], handicap: float) -> tuple[float, float]:
    """The order of somebody before whom those go who have used up to so many seconds more."""
    return order[0] + handicap, order[1]


class Turns:
    """Lets so many in at once. Names are networks: who asks much waits for those who ask little."""

    def __init__(self, most: int = AT_ONCE) -> None:
        self.free = most
        self.usage = Usage()
        self.waiting: list[tuple[str, float, asyncio.Future[None]]] = []

    async def enter(self, name: str, handicap: float = 0.0) -> float:
        """Wait for a turn; the time at which it began. With a `handicap` those who have used up to so many seconds more come first."""
        if self.free:
            self.free -= 1
        else:
            turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            waiting = (name, handicap, turn)
            self.waiting.append(waiting)
            try:
                await turn
            except asyncio.CancelledError:
                self._give_up(waiting)
                raise
        return time.monotonic()

    def _give_up(self, waiting: tuple[str, float, asyncio.Future[None]]) -> None:
        """Somebody does not wait any more, perhaps in the moment in which it would have been their turn."""
        if waiting in self.waiting:
            self.waiting.remove(waiting)
        elif not waiting[2].cancelled():
            self._next()

    def leave(self, name: str, began: float) -> None:
        """The turn is over."""
        now = time.monotonic()
        self.usage.add(name, now - began, now)
        self._next()

    def _next(self) -> None:
        now = time.monotonic()
        if not self.waiting:
            self.free += 1
            return
        first = min(self.waiting, key=lambda one: with_handicap(self.usage.order(one[0], now), one[1]))
        self.waiting.remove(first)
        if first[2].cancelled():
            self._next()
        else:
            first[2].set_result(None)

    @asynccontextmanager
    async def turn(self, name: str, handicap: float = 0.0) -> AsyncIterator[None]:
        """A turn for as long as the block lasts."""
        began = await self.enter(name, handicap)
        try:
            yield
        finally:
            self.leave(name, began)


class Turn:
    """The turn of one request, which may be entered and left once."""

    def __init__(self, turns: Turns, name: str, handicap: float = 0.0) -> None:
        self.turns, self.name, self.handicap = turns, name, handicap
        self.began = 0.0

    async def enter(self) -> None:
        if not self.began:
            self.began = await self.turns.enter(self.name, self.handicap)

    def leave(self) -> None:
        if self.began > 0:
            self.turns.leave(self.name, self.began)
        self.began = -1.0


TURN: ContextVar[Turn | None] = ContextVar("TURN", default=None)  # of the request that is being answered


def leave_turn() -> None:
    """What is answered now waits for a thread: somebody else can be worked on."""
    turn = TURN.get()
    if turn is not None:
        turn.leave()
