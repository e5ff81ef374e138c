"""The servers of a simulation: the real App over one SQLite file, in one or two processes that
crash, are upgraded, and start again.
"""

from __future__ import annotations

import asyncio
import contextvars
import random
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any

import httpx
from fastapi import FastAPI

from ludary.server.app import App
from ludary.server.asgi import build
from ludary.server.public.hosting.admins import digest_of_token
from ludary.server.resources.limits import ServerLimits
from ludary.server.settings import Settings
from ludary.server.store.channels import News
from ludary.server.store.database import Database
from tests.server.serving import empty_database
from tests.server.simulation.disk import Disk
from tests.server.simulation.machine import LIFE, Life, VirtualLoop
from tests.server.simulation.outside import Post, PushServices, SimulatedMailServer, worker
from tests.server.simulation.scenario import Scenario
from tests.server.simulation.threads import running, simulated_threads

EXAMPLES = Path(__file__).parents[3] / "examples"
OWN_GAMES = (EXAMPLES / "leduc_poker.py", EXAMPLES / "connect_four.py")
LIMITS = ServerLimits(connects_address=0, people_hour=0, words_person=0, words_table=20_000)
ADMIN = "the-token-of-the-admin-in-simulations"
SETTINGS = Settings(
    own_games=OWN_GAMES,
    public_url="http://localhost",
    rate=0.0,
    limits=LIMITS,
    admins={"root": digest_of_token(ADMIN)},
)
ASGIS = (
    build(SETTINGS),
    build(SETTINGS),
)  # the routes of each process, which are the same for all its lives
GRACE = 3.0  # seconds that a server gives its requests when it ends


class SharedFile(Database):
    """A SQLite file for several servers, with the notifications of PostgreSQL."""

    is_shared = True

    def __init__(self, disk: Disk) -> None:
        self.disk = disk
        super().__init__(f"sqlite:///{disk.path}")

    @asynccontextmanager
    async def news(self) -> AsyncIterator[AsyncIterator[News]]:
        loop, context, told = running(), contextvars.copy_context(), asyncio.Queue[News]()
        last = 0.0

        def hear(news: Sequence[tuple[str, str]]) -> None:
            nonlocal last
            for one in news:
                last = max(last + 1e-6, loop.time() + loop.latency())
                loop.call_at(last, told.put_nowait, News(*one), context=context)

        async def heard() -> AsyncIterator[News]:
            while True:
                yield await told.get()

        self.disk.listeners.append(hear)
        yield heard()


@dataclass(eq=False)
class Process:
    """A process with a server, which has several lives."""

    number: int
    asgi: FastAPI
    life: Life = field(default_factory=lambda: Life(0, dead=True))
    app: App | None = None


class SimulatedServer:
    """One server, or two of one database behind a proxy that sends each request to either."""

    def __init__(
        self,
        loop: VirtualLoop,
        folder: Path,
        seed: int,
        tell: Callable[[str], None],
        plan: Scenario,
    ) -> None:
        self.loop, self.tell, self.plan = loop, tell, plan
        self.post = Post(random.Random(f"{seed} post"), loop.time)
        mail = SimulatedMailServer("mail.example.org", sender="a@example.org", post=self.post)
        self.settings = replace(SETTINGS, database=f"sqlite:///{folder / 'tables.db'}", mail=mail)
        self.path = folder / "tables.db"
        self.path.touch(0o600)
        self.path.write_bytes(empty_database())
        self.disk = Disk(self.path, random.Random(f"{seed} disk"), self.crash)
        self.processes = [Process(number, ASGIS[number]) for number in range(plan.processes)]
        self.lives: list[Life] = []
        self.restore: Callable[[], None] | None = None
        self.kills_one = False  # whether a crash at a statement is that of its process alone
        self.down_since = loop.time()
        self.up_since = 0.0  # when a process has started last
        self.downs: list[tuple[float, float]] = []  # from when to when no process was there
        self.crashed: list[Callable[[], None]] = []  # told when no process is there any more
        self.lost: Callable[[Process], None] = lambda process: None  # told of the end of a process

    @property
    def up(self) -> list[Process]:
        """The processes that are there."""
        return [one for one in self.processes if one.app is not None]

    @property
    def is_up(self) -> bool:
        return bool(self.up)

    @property
    def is_whole(self) -> bool:
        """Tell whether all processes are there."""
        return len(self.up) == len(self.processes)

    @property
    def apps(self) -> list[App]:
        return [one.app for one in self.processes if one.app is not None]

    def start(self) -> None:
        """Begin the lives of all processes that are not there, on what is on the disk."""
        if self.restore is not None:
            self.restore()
            self.restore = None
        if not self.is_up:
            self.disk.off, self.disk.crash_in, self.disk.crash_after = False, -1, False
            self.downs.append((self.down_since, self.loop.time()))
        for process in self.processes:
            if process.app is None:
                process.life = Life(len(self.lives) + 1)
                self.lives.append(process.life)
                self.within(process.life, partial(self.start_process, process))
                self.tell(f"server {process.life.number} starts")
        self.up_since = self.loop.time()

    def start_process(self, process: Process) -> None:
        open_database = Database if len(self.processes) == 1 else lambda url: SharedFile(self.disk)
        app = App(
            self.settings, self.loop.clock.now, simulated_threads(self.disk.delay), open_database
        )
        self.disk.attach(app.store.database, process.life)
        app.alerts.ways.push.http = httpx.AsyncClient(transport=PushServices(self.post))
        app.workers.ask = worker(app.catalog)  # type: ignore[method-assign]
        process.asgi.state.app = process.app = app
        process.asgi.middleware_stack = None
        app.open()

    def within(self, life: Life, do: Callable[[], Any]) -> Any:
        """Do something as a part of a life."""
        context = contextvars.copy_context()
        context.run(LIFE.set, life)
        return context.run(do)

    def spawn(self, process: Process, coroutine: Any) -> asyncio.Task[Any]:
        """Run a coroutine as a part of a process's present life."""
        task: asyncio.Task[Any] = self.within(
            process.life, lambda: self.loop.create_task(coroutine)
        )
        return task

    def crash(self, where: str, life: Life | None = None) -> None:
        """End all lives at once, and lose what is not on the disk; or end the one life alone, at
        which the disk is asked to stop.
        """
        if self.kills_one and life is not None:
            self.kill(next(one for one in self.up if one.life is life), where)
            return
        if self.is_up:
            self.restore = self.disk.cut_power()
        for process in self.up:
            self.kill(process, where)

    def kill(self, process: Process, where: str) -> None:
        """End the life of one process at once; what it has written stays."""
        self.gone(process, f"server {process.life.number} crashes {where}")

    def gone(self, process: Process, words: str) -> None:
        assert process.app is not None
        held, process.app = process.app.store.database, None
        self.loop.kill(process.life)
        held._release()
        self.tell(words)
        told = [lambda: self.lost(process)]
        if not self.is_up:
            self.down_since = self.loop.time()
            told += self.crashed
        for one in told:
            contextvars.Context().run(one)  # what happens now is no part of the life that ends

    async def upgrade(self, processes: Sequence[Process]) -> None:
        """End the lives of some processes as an operator does."""
        ending = [(process, process.app) for process in processes if process.app is not None]
        for process, app in ending:
            self.tell(f"server {process.life.number} is asked to end")
            app.leave()
        await asyncio.sleep(GRACE)
        for process, app in ending:
            if process.app is app:  # it has not crashed meanwhile
                await self.close(process, app)

    async def close(self, process: Process, app: App) -> None:
        """Close a process in time, or kill it."""

        async def close() -> None:
            await app.close()

        task = self.spawn(process, close())
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.shield(task), 30)
        if process.app is not app:
            return
        if task.done() and task.exception() is None:
            self.disk.forget(process.life)
        elif len(self.up) == 1:
            self.restore = self.disk.cut_power()
        self.gone(process, f"server {process.life.number} ends")

    def bury(self) -> None:
        """End all lives, with their tasks and files."""
        self.kills_one = False
        self.crash("for good")
        if self.restore is not None:
            self.restore()
        for life in self.lives:
            self.loop.bury(life)
