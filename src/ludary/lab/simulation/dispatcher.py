"""The dispatcher hands out blocks of numbered games and collects them, whoever plays them."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from ludary.lab.simulation.crew import Crew, Played, Ticket
from ludary.lab.simulation.game_rows import Keeper, MemoryKeeper
from ludary.lab.simulation.totals import Totals

MOST_GAMES_OF_A_BLOCK = 1_000_000

Progress = Callable[[int, int], None]
Span = tuple[int, int]  # the numbers of some games in a row: the first, and the one behind the last


@dataclass
class Dispatcher:
    """Has the games numbered from 0 to `games - 1` played, and adds up their counts."""

    games: int
    totals: Totals
    keeper: Keeper = field(default_factory=MemoryKeeper)
    interrupted: bool = False

    def run(self, crew: Crew, progress: Progress | None = None) -> None:
        """Have all games played that are not there yet; Ctrl-C stops handing out and takes what
        still comes.
        """
        left = OpenSpans(gaps(self.keeper.spans(), self.games))
        sizes = BlockSizes()
        out = set[Ticket]()
        if not left:
            return
        try:
            with crew:
                try:
                    self.play(crew, left, sizes, out, progress)
                except KeyboardInterrupt:
                    self.interrupted = True
                    for ticket in crew.last(set(out)):
                        self._take(crew, ticket, sizes, out, progress)
        except KeyboardInterrupt:  # before the first game, or once more
            self.interrupted = True
        finally:
            with interrupts_held():
                self.keeper.close()

    def play(
        self,
        crew: Crew,
        left: OpenSpans,
        sizes: BlockSizes,
        out: set[Ticket],
        progress: Progress | None = None,
    ) -> None:
        """Have all that is left played; `out` has the blocks that are being played."""
        while left or out:
            while left and len(out) < crew.size:
                out.add(crew.send(*left.next(sizes.next)))
            for ticket in crew.ready(out):
                self._take(crew, ticket, sizes, out, progress)

    def _take(
        self,
        crew: Crew,
        ticket: Ticket,
        sizes: BlockSizes,
        out: set[Ticket],
        progress: Progress | None,
    ) -> None:
        done: Played = crew.result(ticket)
        with interrupts_held():
            out.remove(ticket)
            self.totals.add(done.totals)
            self.keeper.add(done)
        sizes.learn(done.totals.games, done.seconds, crew.seconds)
        if progress:
            progress(self.totals.games, self.games)


class BlockSizes:
    """The number of games that the next block should have, from how fast they go."""

    def __init__(self) -> None:
        self.next = 1

    def learn(self, games: int, seconds: float, wanted: float) -> None:
        """`games` were played in so many seconds, and a block should take the `wanted` ones."""
        self.next = max(
            1, min(self.next * 8, round(games / max(seconds, 1e-6) * wanted), MOST_GAMES_OF_A_BLOCK)
        )


class OpenSpans:
    """The numbers of games that are still to be handed out."""

    def __init__(self, spans: Iterable[Span]) -> None:
        self.spans = list(spans)[::-1]

    def __bool__(self) -> bool:
        return bool(self.spans)

    def next(self, most: int) -> Span:
        """The next block: the number of its first game, and how many games in a row it has, at most
        so many.
        """
        first, end = self.spans.pop()
        games = min(most, end - first)
        if first + games < end:
            self.spans.append((first + games, end))
        return first, games


def gaps(spans: Iterable[Span], games: int) -> Iterator[Span]:
    """List the numbers from 0 to `games - 1` that the spans leave out, in order."""
    reached = 0
    for first, end in sorted(spans):
        if first > reached:
            yield reached, min(first, games)
        reached = max(reached, end)
        if reached >= games:
            return
    yield reached, games


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Let Ctrl-C wait until this is done, so that a block is taken wholly or not at all."""
    before = signal.getsignal(signal.SIGINT)
    if threading.current_thread() is not threading.main_thread() or not callable(before):
        yield  # Ctrl-C ends the process, or nothing, or reaches another thread
        return
    came: list[Any] = []
    signal.signal(signal.SIGINT, lambda *which: came.append(which))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        if came:
            before(*came[0])
