"""Readiness: games run as plain Python until their compiled code is loaded and takes over.

Processes of low priority compile what the cache lacks, several games at once, those that are played
first. Matches, streams and clocks are not affected: both builds play the same games.
"""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable, Mapping

import structlog

from ludary.core.compile.from_cache import NotInCache
from ludary.core.compile.rule import JIT
from ludary.core.compile.takeover import is_awaited, take_over
from ludary.core.cores import cores
from ludary.core.play.game import Game
from ludary.warmup.compile_process import CompileProcess
from ludary.warmup.warm_up import is_complete, load_compiled, warm_up

log = structlog.get_logger()

PAUSE, LONGEST_PAUSE = 60.0, 3600.0  # seconds until a failure is tried again: at first, and at most


class Readiness:
    """Threads that compile the games of a server. `sources` are names and files by name."""

    def __init__(self, sources: Mapping[str, str], game: Callable[[str], Game]) -> None:
        self.sources, self.game = sources, game
        self.queue: list[str] = []
        self.changing = threading.Lock()  # the queue and the processes
        self.loading = (
            threading.Lock()
        )  # one game at a time: Python does one thing at a time anyway
        self.processes: set[CompileProcess] = set()
        self.failures: Counter[str] = Counter()  # by game
        self.closed = False

    @property
    def waiting(self) -> list[str]:
        """The games that still run as Python."""
        return [name for name in self.sources if is_awaited(name)]

    @property
    def failed(self) -> list[str]:
        """The waiting games that failed to compile; they are tried again."""
        return [name for name in self.waiting if self.failures[name]]

    def begin(self) -> None:
        """Begin to make all games ready, in threads; returns at once."""
        with self.changing:
            self.queue += self.sources
        for number in range(min(len(self.queue), cores()) if JIT else 0):
            self.start(f"compiling-{number + 1}")

    def start(self, name: str) -> None:
        threading.Thread(target=self.make_all_ready, name=name, daemon=True).start()

    def want(self, name: str) -> None:
        """Put a game that is played at the head of the queue."""
        with self.changing:
            if name in self.queue:
                self.queue.remove(name)
                self.queue.insert(0, name)

    def make_all_ready(self) -> None:
        """Make one game ready after the other. Failures are tried again later."""
        while (name := self.next()) is not None:
            try:
                self.make_ready(name)
            except Exception as error:  # noqa: BLE001 - whatever it is, the game goes on as Python
                if self.closed:
                    return
                pause = min(LONGEST_PAUSE, PAUSE * 2 ** min(self.failures[name], 6))
                self.failures[name] += 1
                log.warning("not_compiled", game=name, error=str(error)[-500:], again_in=pause)
                timer = threading.Timer(pause, self.again, [name])
                timer.daemon = True
                timer.start()

    def again(self, name: str) -> None:
        with self.changing:
            self.queue.append(name)
        self.start(f"compiling-{name}")

    def make_ready(self, name: str) -> None:
        """Compile a game if the cache lacks it, load the compiled code, and let it take over.

        Blocks.
        """
        game = self.game(name)
        if is_awaited(name) and not is_complete(game):
            self.compile(name)
        with self.loading:
            load_compiled(game) if is_awaited(name) else warm_up(game)
        if is_awaited(name):
            take_over(name)
            log.info("compiled", game=name)

    def next(self) -> str | None:
        """Take the next game out of the queue; cached games come first."""
        with self.changing:
            if self.closed or not self.queue:
                return None
            name = next(
                (
                    one
                    for one in self.queue
                    if not self.failures[one] and is_complete(self.game(one))
                ),
                self.queue[0],
            )
            self.queue.remove(name)
            return name

    def compile(self, name: str) -> None:
        """Compile a game in a separate process; NotInCache if that fails. Blocks."""
        with self.changing:
            if self.closed:
                raise NotInCache("the server is closing")
            process = CompileProcess(self.sources[name])
            self.processes.add(process)
        try:
            if wrong := process.wait():
                raise NotInCache(wrong)
        finally:
            with self.changing:
                self.processes.discard(process)

    def close(self) -> None:
        """Stop all compiling."""
        with self.changing:
            self.closed = True
            for process in self.processes:
                process.end()
