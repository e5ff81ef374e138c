"""Simulate: many games with bots in the seats. The same seed gives the same games, whatever the number of workers."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ludary.bots import Weights, bot_named, uniform
from ludary.core.arguments import briefly, checked_seed, whole
from ludary.core.game import Game
from ludary.core.library import load
from ludary.lab.aside import play_block_aside
from ludary.lab.gather import Counts, Workplace, is_compiled, play_block
from ludary.lab.results import Results

BLOCK_SECONDS = 0.2  # how long a worker should play before it reports
MOST_GAMES = 10**9
MOST_WORKERS = 1_000
MOST_KINDS = 256  # kinds of events that are counted apart

Progress = Callable[[int, int], None]


def simulate(
    game: str | Path | Game,
    games: int = 10_000,
    seats: int | None = None,
    bots: Sequence[Any] | None = None,
    seed: int = 1,
    workers: int | None = None,
    progress: Progress | None = None,
) -> Results:
    """Play `games` games and count what happens.

    `bots` has one for each seat, or one for all, by name or as a callable; None seats `uniform` everywhere. `workers` threads play (None:
    one for each core); bots of one's own keep Python's lock, so their games run in one thread. `progress(done, games)` is
    called now and then. Ctrl-C ends it, and the Results hold what was reached, marked `interrupted`.

    Raises ValueError for a game, number of seats or bot that does not exist, TypeError for what is no number or no bot.
    """
    rules = game if isinstance(game, Game) else load(game)
    games, seed = whole(games, "games", 1, MOST_GAMES), checked_seed(seed)
    if workers is not None:
        workers = whole(workers, "workers", 1, MOST_WORKERS)
    seated = seat_bots(rules, seats, bots)
    return _played(Workplace(rules, len(seated), seated, seed), games, workers or os.cpu_count() or 1, progress)


def _played(workplace: Workplace, games: int, workers: int, progress: Progress | None) -> Results:
    """The Results of so many games, in as many threads as its bots allow."""
    compiled = all(map(is_compiled, workplace.bots))
    play = _compiled_player(workplace) if compiled else _python_player(workplace)
    tally = Tally(games, workplace.seats, workplace.game.actions.count)
    start = time.perf_counter()
    tally.run(play, workers if compiled else 1, progress)
    return _results(workplace, tally, time.perf_counter() - start)


def seat_bots(game: Game, seats: int | None, bots: Sequence[Any] | None) -> list[Any]:
    """One bot for each seat; ValueError if their number does not fit."""
    if bots is None:
        return [uniform] * game.check_seats(seats)
    given = [bots] if isinstance(bots, str) else bots
    if not isinstance(given, Sequence):
        raise TypeError(f"bots={briefly(bots)}: should be a list of bots, by name or as callables")
    for bot in given:
        if not isinstance(bot, str) and not callable(bot):
            raise TypeError(f"bots: {briefly(bot)} is no bot: give its name or a callable")
    seated = [bot_named(bot) if isinstance(bot, str) else bot for bot in given]
    count = game.check_seats(len(seated) if seats is None and len(seated) > 1 else seats)
    if len(seated) == 1:
        seated *= count
    if len(seated) != count:
        raise ValueError(f"{len(seated)} bots for {count} seats: give one for each seat, or one for all")
    for bot in seated:
        if isinstance(bot, Weights):
            bot.check(game, count)
    return seated


Play = Callable[[Counts], None]


def _compiled_player(workplace: Workplace) -> Play:
    engine, bots, run, rooms = workplace.game.engine, workplace.seating(), workplace.bind(play_block), threading.local()

    def play(block: Counts) -> None:
        if not hasattr(rooms, "room"):
            rooms.room = workplace.room()
        run(engine.boxes, engine.blanks, workplace.seats, workplace.seed, bots, rooms.room, block)

    return play


def _python_player(workplace: Workplace) -> Play:
    return lambda block: play_block_aside(workplace, block)


@dataclass
class Tally:
    """Hands out blocks of games and collects them."""

    games: int
    seats: int
    width: int
    blocks: list[Counts] = field(default_factory=list)
    interrupted: bool = False

    def block(self, first: int, count: int) -> Counts:
        return Counts(
            first,
            np.zeros((count, self.seats)),
            np.zeros(count, np.int32),
            np.zeros(self.width, np.int64),
            np.zeros(MOST_KINDS, np.int64),
            np.zeros(2, np.int64),
        )

    def run(self, play: Play, workers: int, progress: Progress | None) -> None:
        """Play all games; Ctrl-C stops handing out and waits for what is being played."""
        sizes = _Sizes()
        first = 0
        with ThreadPoolExecutor(workers) as pool:
            running: dict[Future[float], Counts] = {}
            try:
                play(self.block(0, 0))  # compiles in this thread, which Ctrl-C reaches
                while first < self.games or running:
                    while first < self.games and len(running) < workers:
                        block = self.block(first, min(sizes.next, self.games - first))
                        first += len(block.lengths)
                        running[pool.submit(_timed, play, block)] = block
                    for future in wait(running, timeout=0.1, return_when=FIRST_COMPLETED).done:
                        self._take(running.pop(future), future.result(), sizes, progress)
            except KeyboardInterrupt:
                self.interrupted = True
                for future, block in running.items():
                    self._take(block, future.result(), sizes, progress)

    def _take(self, block: Counts, seconds: float, sizes: _Sizes, progress: Progress | None) -> None:
        self.blocks.append(block)
        sizes.learn(len(block.lengths), seconds)
        if progress:
            progress(sum(len(one.lengths) for one in self.blocks), self.games)

    def in_order(self) -> Iterator[Counts]:
        return iter(sorted(self.blocks, key=lambda block: block.first))


class _Sizes:
    """The number of games that a block should have, from how fast they go."""

    def __init__(self) -> None:
        self.next = 1

    def learn(self, games: int, seconds: float) -> None:
        self.next = max(1, min(self.next * 8, round(games / max(seconds, 1e-6) * BLOCK_SECONDS), 100_000))


def _timed(play: Play, block: Counts) -> float:
    start = time.perf_counter()
    play(block)
    return time.perf_counter() - start


def _results(workplace: Workplace, tally: Tally, seconds: float) -> Results:
    game, blocks = workplace.game, list(tally.in_order())
    by_id: npt.NDArray[np.int64] = sum((block.actions for block in blocks), np.zeros(tally.width, np.int64))
    by_kind: npt.NDArray[np.int64] = sum((block.events for block in blocks), np.zeros(MOST_KINDS, np.int64))
    verbs = np.bincount(game.actions.verb, by_id, len(game.actions.verbs))
    return Results(
        game=game.name,
        options=game.changed_options(),
        edition=game.contents.edition_key(game.edition),
        bots=[name_of(bot) for bot in workplace.bots],
        seed=workplace.seed,
        returns=np.concatenate([block.gains for block in blocks] or [np.zeros((0, tally.seats))]),
        lengths=np.concatenate([block.lengths for block in blocks] or [np.zeros(0, np.int32)]),
        actions=_named(game.actions.verbs, verbs),
        events=_named(game.presentation.event_names, by_kind),
        choices=int(sum(block.choices[0] for block in blocks)),
        most_choices=int(max((block.choices[1] for block in blocks), default=0)),
        seconds=seconds,
        interrupted=tally.interrupted,
    )


def _named(names: Sequence[str], counts: Any) -> Mapping[str, int]:
    return {name: int(count) for name, count in zip(names, counts, strict=False)}


def name_of(bot: Any) -> str:
    """Return the name of a bot in tables."""
    return str(getattr(bot, "__name__", bot))
