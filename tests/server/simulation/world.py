"""The world of a simulation: a server, people and strangers, a storm of faults and a calm after it,
all from one seed.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Any, TypeVar

from tests.server.simulation import invariants
from tests.server.simulation import stories as all_stories
from tests.server.simulation.journal import Journal, Violation
from tests.server.simulation.machine import VirtualLoop
from tests.server.simulation.members import Member, Story
from tests.server.simulation.network import Network
from tests.server.simulation.people import Person, Spoiler
from tests.server.simulation.scenario import Scenario
from tests.server.simulation.servers import SimulatedServer
from tests.server.simulation.storm import Storm
from tests.server.tables.test_spoilers import CALLS, LOOKS

Json = dict[str, Any]
T = TypeVar("T")
DEADLINE = 1500.0  # seconds of calm in which every game comes to its result


class World:
    """Everything that happens in one simulation."""

    def __init__(self, seed: int, loop: VirtualLoop, folder: Path, plan: Scenario) -> None:
        self.seed, self.loop, self.plan = seed, loop, plan
        self.journal = Journal(loop.time)
        self.journal.offsets.append((0.0, 0))
        self.server = SimulatedServer(loop, folder, seed, self.journal.tell, plan)
        self.network = Network(loop, self.server, seed, self.journal)
        self.rng = random.Random(f"{seed} world")
        self.people: list[Person] = []
        self.members: list[Member] = []  # of stories
        self.streams: dict[
            tuple[str, str], tuple[float, int]
        ] = {}  # by name and table: since when, the last entry that has come
        self.is_calm, self.calm_since = False, 0.0
        self.storm = Storm(self)
        self.up = asyncio.Event()  # set while the server is there
        self.trouble: asyncio.Future[None] = (
            loop.create_future()
        )  # done when the simulation is over, or a promise is broken
        self.tasks: list[asyncio.Task[Any]] = []
        self.others: list[asyncio.Task[Any]] = []  # those that end with the games
        self.server.crashed += [self.streams.clear, self.up.clear]

    def time(self) -> float:
        return self.loop.time()

    async def run(self) -> None:
        """Let people play through a storm and in the calm after it; raise what goes wrong first."""
        self.started()
        try:
            self.begin(self.course())
            await self.trouble
        finally:
            for task in self.tasks:
                task.cancel()
            await asyncio.gather(*self.tasks, return_exceptions=True)

    def begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin some work beside all other; whatever goes wrong in it ends the simulation."""
        task = self.loop.create_task(work)
        self.tasks.append(task)
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: asyncio.Task[Any]) -> None:
        if not task.cancelled() and (error := task.exception()) and not self.trouble.done():
            self.trouble.set_exception(error)

    async def course(self) -> None:
        """Go through the storm and the calm, to the end."""
        self.network.trouble = self.plan.trouble
        games = [self.begin(self.game(number)) for number in range(self.plan.tables)]
        self.others += [
            self.begin(self.watch()),
            *(self.begin(self.stranger()) for _ in range(self.plan.strangers)),
        ]
        stories: list[Story] = [getattr(all_stories, name)(self) for name in self.plan.stories]
        begun = [self.begin(story.begin()) for story in stories]
        await self.storm.rage()
        self.calm()
        _, late = await asyncio.wait(games, timeout=DEADLINE)
        if late:
            raise Violation("a game comes to no result: " + ", ".join(self.unfinished()))
        self.journal.tell("everybody has a result")
        await asyncio.sleep(2 * invariants.LATE)  # in which streams tell of it
        for task in self.others:
            task.cancel()
        await asyncio.gather(*begun)
        for one in self.people:
            one.leave()
        for story in stories:
            self.journal.tell(f"the story goes on: {type(story).__name__}")
            await story.go_on()
        await invariants.check_end(self)
        self.trouble.set_result(None)

    def unfinished(self) -> list[str]:
        return [
            f"{table} ({one.name})"
            for one in self.people
            for table, shown in one.shown.items()
            if shown["status"] != "over"
        ]

    async def game(self, number: int) -> None:
        """Set a table up, play there, and play again perhaps."""
        names = [f"{name}{number}" for name in ("Ann", "Bo", "Cy")[: self.plan.people]]
        streams = [self.rng.random() < 0.5 for _ in names]
        here: list[Person] = [
            Person(self, name, stream) for name, stream in zip(names, streams, strict=True)
        ]
        if self.plan.spoils and len(here) > 1:
            here[-1] = Spoiler(self, names[-1], streams[-1])
        self.people += here
        for one in here:
            await one.arrive()
        table = await here[0].open(self.plan.table())
        honest = [one for one in here if not isinstance(one, Spoiler)]
        for one in here:
            if isinstance(one, Spoiler):
                self.others.append(self.begin(one.play(table)))
        for shown in await self.all_play(honest, table):
            invariants.check_result(shown)
        if self.rng.random() < 0.3 and not self.is_calm:
            await self.rematch(honest, table)

    async def all_play(self, people: Sequence[Person], table: str) -> list[Json]:
        """Return what all have seen at last."""
        return [await play for play in [self.begin(one.play(table)) for one in people]]

    async def rematch(self, honest: list[Person], table: str) -> None:
        answer = await honest[0].do(table, "again", {})
        if answer.status != 200:
            return
        new = str(
            answer.body["snapshot"]["again"]["table"]
            if "snapshot" in answer.body
            else answer.body["id"]
        )
        self.journal.tables[new] = honest[0].name
        for one in honest:
            one.stamina = 5
            one.hang_up(table)
        await self.all_play(honest, new)

    def started(self) -> None:
        """Start the server, and check what is on its disk."""
        self.server.start()
        invariants.check_start(self)
        self.up.set()

    def calm(self) -> None:
        """Let everything be well from now on."""
        self.is_calm, self.calm_since = True, self.time()
        self.network.trouble, self.server.disk.order, self.server.disk.crash_in = 0.0, "", -1
        self.journal.tell("it is calm")

    async def spoil(self, who: Person, table: str, shown: Json) -> None:
        """Call something at random, as a hostile opponent does."""
        rng = who.rng
        what = rng.choice(
            [one for one in CALLS if one != "hint" and (one != "resign" or rng.random() < 0.05)]
        )
        body = {name: value(rng, shown) for name, value in CALLS[what].items()}
        if what == "fill":
            body["bot"] = "uniform"
        if what in ("act", "undo") and rng.random() < 0.2:
            body["version"] += rng.choice([1, 2, 1000])
        request = self.journal.asks(
            table, what, who.name, body.get("action"), body.get("version", 0)
        )
        answer = await who.ask("POST", f"/api/tables/{table}/{what}", body)
        who.note(request, answer)
        if rng.random() < 0.2:
            look = rng.choice([one for one in LOOKS if one != "review"]).format(
                number=rng.randrange(40)
            )
            path, _, query = f"/api/tables/{table}/{look}".rstrip("/").partition("?")
            await who.ask("GET", path if not query else f"{path}?{query}")

    async def stranger(self) -> None:
        """Come, look, call, and go, until it is calm."""
        one = Person(self, f"Stranger{len(self.people)}", False)
        while not self.is_calm:
            await asyncio.sleep(one.rng.uniform(0.5, 10.0))
            if not one.token and one.rng.random() < 0.3:
                await one.arrive()
            table = one.rng.choice([*self.journal.tables, "A" * 16])
            await self.spoil(one, table, {"version": one.rng.randrange(30)})

    async def watch(self) -> None:
        """Look again and again whether somebody waits for ever."""
        while True:
            await self.up.wait()
            await asyncio.sleep(1.5)
            invariants.check_waiting(self)
