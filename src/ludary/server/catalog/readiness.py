"""Readiness: games are played as plain Python from the first moment on, until their compiled code is there and takes over.

Processes of low priority compile what the cache has not, several games at once, the one that somebody plays first. Matches, streams
and clocks notice nothing: both builds play the same games.
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
from ludary.lab.compiling import CompileProcess, is_complete, load_compiled, warm_up

log = structlog.get_logger()

PAUSE, LONGEST_PAUSE = 60.0, 3600.0  # seconds until what went wrong is tried again: at first, and at most


class Readiness:
    """Which games are compiled here, and the threads that see to it. `sources` are names and files by name."""

    def __init__(self, sources: Mapping[str, str], game: Callable[[str], Game]) -> None:
        self.sources, self.game = sources, game
        self.queue: list[str] = []
        self.changing = threading.Lock()  # the queue and the processes
        self.loading = threading.Lock()  # one game at a time: Python does one thing at a time anyway
        self.processes: set[CompileProcess] = set()
        self.failures: Counter[str] = Counter()  # by game
        self.closed = False

    @property
    def waiting(self) -> list[str]:
        """The games that run as Python still."""
        return [name for name in self.sources if is_awaited(name)]

    @property
    def failed(self) -> list[str]:
        """Those of them whose compiling has gone wrong; it is tried again."""
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
        """Somebody plays this game: it comes next."""
        with self.changing:
            if name in self.queue:
                self.queue.remove(name)
                self.queue.insert(0, name)

    def make_all_ready(self) -> None:
        """Make one game ready after the other, until there are no more. What went wrong is tried again later."""
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
        """Compile a game where the cache has it not, load what is compiled, and let it take over. Blocks."""
        game = self.game(name)
        if is_awaited(name) and not is_complete(game):
            self.compile(name)
        with self.loading:
            load_compiled(game) if is_awaited(name) else warm_up(game)
        if is_awaited(name):
            take_over(name)
            log.info("compiled", game=name)

    def next(self) -> str | None:
        """Take the next game out of the queue, one that the cache has before others."""
        with self.changing:
            if self.closed or not self.queue:
                return None
            name = next((one for one in self.queue if not self.failures[one] and is_complete(self.game(one))), self.queue[0])
            self.queue.remove(name)
            return name

    def compile(self, name: str) -> None:
        """Compile a game in a process of its own; NotInCache if that went wrong. Blocks."""
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
        """End what is being compiled."""
        with self.changing:
            self.closed = True
            for process in self.processes:
                process.end()
