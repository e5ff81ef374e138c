"""The server of a simulation: the real App over one SQLite file, which crashes, is upgraded, and starts again."""

from __future__ import annotations

import asyncio
import contextvars
import random
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from ludary.server.app import App
from ludary.server.fairness.limits import ServerLimits
from ludary.server.http.asgi import build
from ludary.server.settings import Settings
from tests.server.simulation.disk import Disk
from tests.server.simulation.machine import LIFE, Life, VirtualLoop
from tests.server.simulation.threads import simulated_threads

EXAMPLES = Path(__file__).parents[3] / "examples"
OWN_GAMES = (EXAMPLES / "leduc_poker.py", EXAMPLES / "connect_four.py")
LIMITS = ServerLimits(connects_address=0, people_hour=0, words_person=0, words_table=0)
SETTINGS = Settings(own_games=OWN_GAMES, rate=0.0, limits=LIMITS)
ASGI = build(SETTINGS)  # the routes, which are the same for all lives of all servers
GRACE = 3.0  # seconds that a server gives its requests when it ends


class SimulatedServer:
    """A server that has several lives."""

    def __init__(self, loop: VirtualLoop, folder: Path, seed: int, tell: Callable[[str], None]) -> None:
        self.loop, self.tell = loop, tell
        self.path = folder / "tables.db"
        self.disk = Disk(self.path, random.Random(f"{seed} disk"), self.crash)
        self.lives: list[Life] = []
        self.app: App | None = None
        self.restore: Callable[[], None] | None = None
        self.down_since = loop.time()
        self.up_since = 0.0
        self.downs: list[tuple[float, float]] = []  # from when to when it was not there
        self.crashed: list[Callable[[], None]] = []  # told of the end of a life

    @property
    def is_up(self) -> bool:
        return self.app is not None

    @property
    def life(self) -> Life:
        return self.lives[-1]

    def start(self) -> None:
        """Begin a life on what is on the disk."""
        if self.restore is not None:
            self.restore()
            self.restore = None
        life = Life(len(self.lives) + 1)
        self.lives.append(life)
        self.within(life, self._start)
        self.up_since = self.loop.time()
        self.downs.append((self.down_since, self.up_since))
        self.tell(f"server {life.number} starts")

    def _start(self) -> None:
        settings = replace(SETTINGS, database=f"sqlite:///{self.path}")
        app = App(settings, self.loop.clock.now, simulated_threads(self.disk.delay))
        self.disk.attach(app.store.engine)
        ASGI.state.app = self.app = app
        ASGI.middleware_stack = None
        app.open()

    def within(self, life: Life, do: Callable[[], Any]) -> Any:
        """Do something as a part of a life."""
        context = contextvars.copy_context()
        context.run(LIFE.set, life)
        return context.run(do)

    def spawn(self, coroutine: Any) -> asyncio.Task[Any]:
        """Run a coroutine as a part of the present life."""
        task: asyncio.Task[Any] = self.within(self.life, lambda: self.loop.create_task(coroutine))
        return task

    def crash(self, where: str) -> None:
        """End the life at once; what is not on the disk is lost."""
        if self.app is None:
            return
        self.restore = self.disk.cut_power()
        self._gone(f"server {self.life.number} crashes {where}")

    def _gone(self, words: str) -> None:
        assert self.app is not None
        held, self.app, self.down_since = self.app.store.database, None, self.loop.time()
        self.loop.kill(self.life)
        held._release()
        self.tell(words)
        for told in self.crashed:
            told()

    async def upgrade(self) -> None:
        """End the life as an operator does, and begin the next one."""
        assert self.app is not None
        life, app = self.life, self.app
        self.tell(f"server {life.number} is asked to end")
        app.leave()
        await asyncio.sleep(GRACE)
        if self.app is not app:  # it has crashed meanwhile
            return

        async def close() -> None:
            await app.close()

        task = self.spawn(close())
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.shield(task), 30)
        if self.app is app:
            if task.done() and task.exception() is None:
                self.disk.connections.clear()
            else:
                self.restore = self.disk.cut_power()
            self._gone(f"server {life.number} ends")

    def bury(self) -> None:
        """End all lives, with their tasks and files."""
        self.crash("for good")
        if self.restore is not None:
            self.restore()
        for life in self.lives:
            self.loop.bury(life)
