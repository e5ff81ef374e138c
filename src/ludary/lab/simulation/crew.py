"""Crews: who plays blocks of games.

Here the threads of this process; `lab/ray/crew.py` has the workers of a cluster.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Collection, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, as_completed, wait
from types import TracebackType
from typing import Any, NamedTuple, Protocol

import numpy as np

from ludary.bots.seated import are_compiled
from ludary.core.compile.driver import alone
from ludary.lab.luck.watched_games import play_watched
from ludary.lab.simulation.compiled_games import Counts, Workplace, count_results, play_block
from ludary.lab.simulation.python_games import play_block_in_python
from ludary.lab.simulation.totals import Totals

BLOCK_SECONDS = 0.2  # how long a thread should play before it reports
MOMENT = 0.1  # seconds to wait for a block, before looking whether there is other work

Play = Callable[[Counts], None]
Ticket = Any  # key of a block that is out: hashable, and known to the crew alone


class Played(NamedTuple):
    """A block that was played."""

    block: Counts
    totals: Totals
    seconds: float  # how long that took, without waiting and preparing


class Crew(Protocol):
    """The players of blocks; used as a context, which ends what is left of it."""

    @property
    def size(self) -> int:
        """The number of blocks that may be out at once. It may change."""

    @property
    def seconds(self) -> float:
        """The time that a block should take, in seconds."""

    def send(self, first: int, games: int) -> Ticket:
        """Have so many games played, from number `first` on."""

    def ready(self, tickets: Collection[Ticket]) -> Iterable[Ticket]:
        """Wait a moment, and return the blocks whose results can be fetched at once."""

    def result(self, ticket: Ticket) -> Played:
        """Return the block, or raise what went wrong in it."""

    def last(self, tickets: Collection[Ticket]) -> Iterator[Ticket]:
        """After Ctrl-C: those that still come to an end, as they do."""

    def __enter__(self) -> Crew: ...

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None: ...


class Threads:
    """Threads of this process; bots of one's own keep Python's lock, so that their games run in
    one.
    """

    seconds = BLOCK_SECONDS

    def __init__(self, workplace: Workplace, workers: int) -> None:
        self.workplace = workplace
        self.size = workers if are_compiled(workplace.bots) else 1
        self.play = player(workplace)

    def send(self, first: int, games: int) -> Future[Played]:
        return self.pool.submit(played, self.play, self.workplace, first, games)

    def ready(self, tickets: Collection[Ticket]) -> Iterable[Ticket]:
        return wait(tickets, timeout=MOMENT, return_when=FIRST_COMPLETED).done

    def result(self, ticket: Ticket) -> Played:
        done: Played = ticket.result()
        return done

    def last(self, tickets: Collection[Ticket]) -> Iterator[Ticket]:
        return as_completed(tickets)

    def __enter__(self) -> Threads:
        played(self.play, self.workplace, 0, 0)  # compiles in this thread, which Ctrl-C reaches
        self.pool = ThreadPoolExecutor(self.size)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.pool.shutdown()


def played(play: Play, workplace: Workplace, first: int, games: int) -> Played:
    """Play a block and count."""
    block = workplace.block(first, games)
    start = time.perf_counter()
    play(block)
    count_up(block)
    return Played(block, Totals.of(block), time.perf_counter() - start)


def count_up(block: Counts) -> None:
    """Count the results of a block that was played."""
    words = block.gains.view(np.int64)
    counts = block.firsts, block.parts, block.by_length, block.beginner
    alone(count_results)(block.gains, words, block.lengths, block.began, *counts)


def player(workplace: Workplace) -> Play:
    """Return the function that plays a block, compiled where all bots are; threads can share it."""
    if not are_compiled(workplace.bots):
        return lambda block: play_block_in_python(workplace, block)
    boxes = workplace.game.boxes
    beginnings = workplace.beginnings()
    bots = workplace.seating()
    rooms = threading.local()
    run: Any = workplace.bind(play_watched if workplace.watches else play_block)

    def play(block: Counts) -> None:
        if not hasattr(rooms, "room"):
            rooms.room, rooms.watch = (
                workplace.room(),
                [workplace.watch_room()] if workplace.watches else [],
            )
        run(
            boxes,
            beginnings,
            workplace.seats,
            workplace.seed,
            bots,
            rooms.room,
            block,
            *rooms.watch,
        )

    return play
