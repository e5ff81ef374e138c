"""People: they set tables up, join, play, talk, take back, go away and come back, and repeat what
was not answered.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tests.server.simulation.journal import Request, Violation
from tests.server.simulation.network import Answer, Lost

if TYPE_CHECKING:
    from tests.server.simulation.world import World

Json = dict[str, Any]
LAG = 4.0  # seconds after which each process knows what another one has written
WAITS = 90.0  # seconds without any trouble after which nobody may wait any more
BUSY = (
    "no_database",
    "busy",
    "closing",
    "bodies",
)  # codes of refusals after which people ask again


class Person:
    """A player with a browser, which has a stream open, or with a program, which asks again and
    again.
    """

    def __init__(self, world: World, name: str, streams: bool) -> None:
        self.world, self.name, self.streams = world, name, streams
        self.rng = random.Random(f"{world.seed} {name}")
        self.address = self.network = f"10.0.0.{sum(name.encode()) % 250 + 1}"
        self.token = ""
        self.shown: dict[str, Json] = {}  # by table: the newest Snapshot
        self.shown_at: dict[str, float] = {}  # when it came
        self.listening: dict[str, asyncio.Task[None]] = {}
        self.stamina = self.rng.choice([6, 12, 25, 50])
        self.keys = 0
        self.patient = self.rng.random() < 0.5  # whether the player only waits while others decide
        self.came = 0.0  # when the player has come back
        self.done = False

    async def ask(
        self, method: str, path: str, body: Json | None = None, cookie: str = ""
    ) -> Answer:
        """Ask until there is an answer, whatever happens to the server."""
        began = self.world.time()
        while True:
            try:
                answer = await self.world.network.ask(
                    self.name, method, path, body, self.token, self.address, cookie
                )
                if answer.status < 500 and answer.code not in BUSY:
                    return answer
                if answer.status == 500 or answer.code not in BUSY:
                    raise Violation(
                        f"{self.name} {method} {path} {body}: {answer.status} {answer.body}"
                    )
            except Lost:
                pass
            if self.world.is_calm and self.world.time() - max(began, self.world.calm_since) > WAITS:
                raise Violation(f"{self.name} {method} {path} has no answer for ever")
            await self.world.up.wait()
            await asyncio.sleep(self.rng.uniform(0.2, 3.0))

    async def arrive(self) -> None:
        made = await self.ask("POST", "/api/players", {"name": self.name})
        self.token = made.body["token"]

    async def open(self, body: Json) -> str:
        """Set a table up, once, and return its id."""
        self.keys += 1
        key = f"{self.name} key {self.keys}".ljust(16, ".")
        answers = self.world.journal.creations.setdefault(key, [])
        made = await self.ask("POST", "/api/tables", {**body, "key": key})
        if made.status != 201:
            raise Violation(f"{self.name} cannot set a table up: {made.body}")
        answers.append(made.body["id"])
        id = str(made.body["id"])
        self.world.journal.tables[id] = self.name
        return id

    async def do(self, table: str, what: str, body: Json) -> Answer:
        had = self.shown.get(table, {}).get("number", 0)
        answer = await self.ask("POST", f"/api/tables/{table}/{what}", body)
        self.take(answer.body.get("snapshot"), had)
        return answer

    async def look(self, table: str) -> Json:
        """Return the newest Snapshot: that of the stream, or of a request."""
        if self.streams:
            task = self.listening.get(table)
            if task is None or task.done():
                self.listening[table] = self.world.begin(self.listen(table))
            if table in self.shown and self.rng.random() < 0.9:
                return self.shown[table]
        had = self.shown.get(table, {}).get("number", 0)
        answer = await self.ask("GET", f"/api/tables/{table}")
        if answer.status != 200:
            raise Violation(f"{self.name} cannot open table {table}: {answer.status} {answer.body}")
        self.take(answer.body, had)
        return self.shown[table]

    def take(self, snapshot: Json | None, had: int) -> None:
        """Keep a Snapshot; it must not be older than one that was there before it was asked for."""
        if snapshot is None:
            return
        if snapshot["trouble"]:
            raise Violation(f"table {snapshot['table']} is in trouble: {snapshot['trouble']}")
        if snapshot["number"] < had and not self.may_lag(snapshot["table"]):
            raise Violation(
                f"{self.name} has seen entry {had} of {snapshot['table']}, and is shown"
                f" {snapshot['number']}"
            )
        self.world.journal.shows(snapshot)
        if snapshot["number"] >= self.shown.get(snapshot["table"], {}).get("number", 0):
            self.shown[snapshot["table"]], self.shown_at[snapshot["table"]] = (
                snapshot,
                self.world.time(),
            )

    def may_lag(self, table: str) -> bool:
        """Tell whether another process may not know yet what this person has seen a moment ago."""
        return (
            self.world.plan.processes > 1
            and self.world.time() - self.shown_at.get(table, 0.0) < LAG
        )

    async def listen(self, table: str) -> None:
        """Read a stream, and connect again where it ends; each entry is told once."""
        heard = 0
        while not self.done:
            began = self.world.time()
            async for _, snapshot in self.world.network.events(
                self.name, f"/api/tables/{table}/events", self.token, heard, self.address
            ):
                told = [one["number"] for one in snapshot["news"]]
                if (
                    told != list(range(heard + 1, snapshot["number"] + 1))
                    and not snapshot["skipped"]
                ):
                    raise Violation(
                        f"{self.name} has heard of entry {heard} of {table}, and is told of {told}"
                        f" up to {snapshot['number']}"
                    )
                heard = snapshot["number"]
                self.take(snapshot, heard)
                self.world.streams[self.name, table] = began, heard
            self.world.streams.pop((self.name, table), None)
            await self.world.up.wait()
            await asyncio.sleep(self.rng.uniform(0.2, 2.0))

    def hang_up(self, table: str) -> None:
        if table in self.listening:
            self.listening.pop(table).cancel()
        self.world.streams.pop((self.name, table), None)

    def leave(self) -> None:
        """Close all pages for good."""
        self.done = True
        for table in list(self.shown):
            self.hang_up(table)

    async def play(self, table: str) -> Json:
        """Play to the end of the game; return the last Snapshot."""
        changed, number = self.world.time(), 0
        while True:
            shown = await self.look(table)
            if shown["status"] == "over":
                return shown
            if shown["number"] != number:
                changed, number = self.world.time(), shown["number"]
            self.check_bots(shown, max(changed, self.came, self.world.calm_since))
            if shown["seat"] < 0:
                await self.join(table)
            else:
                await self.turn(table, shown)
            await asyncio.sleep(self.pause())

    def pause(self) -> float:
        """Return the seconds until the player does the next thing."""
        if self.world.is_calm:
            return self.rng.uniform(0.1, 1.5)
        return self.rng.choice([0.05, 0.5, 2.0, 6.0]) * self.rng.random() * self.world.plan.haste

    def check_bots(self, shown: Json, since: float) -> None:
        decides = next((one for one in shown["players"] if one["decides"]), None)
        waits = decides is not None and (decides["bot"] or decides["stand_in"])
        if waits and self.world.is_calm and self.world.time() - since > WAITS:
            raise Violation(f"the bot at {shown['table']} does not act for ever")

    async def join(self, table: str) -> None:
        answer = await self.ask("POST", f"/api/tables/{table}/join", {})
        if answer.status != 200:
            raise Violation(f"{self.name} cannot join {table}: {answer.body}")
        self.take(answer.body["snapshot"], 0)

    async def turn(self, table: str, shown: Json) -> None:
        """Do one thing, or nothing."""
        can, rng, id = shown["can"], self.rng, table
        if shown["ask"] and shown["ask"]["yours"]:
            await self.do(id, "answer", {"accept": rng.random() < 0.5})
        elif can["back"]:
            await self.do(id, "back", {})
        elif can["claim"]:
            await self.do(id, "claim", {"seat": can["claim"][0]})
        elif can["bot"] and rng.random() < 0.5:
            await self.do(id, "bot", {"seat": can["bot"][0], "bot": "greedy"})
        elif self.stamina <= 0 and can["resign"] and (self.world.is_calm or rng.random() < 0.05):
            await self.resign(id)
        elif shown["decision"] and shown["decision"]["yours"] and rng.random() < 0.85:
            await self.act(id, shown)
        elif shown["status"] == "playing" and not self.world.is_calm and not self.patient:
            await self.idle(id, shown)

    async def resign(self, table: str) -> None:
        answer = await self.do(table, "resign", {})
        if answer.status != 200 and answer.code not in ("over", "bot"):
            raise Violation(f"{self.name} may not resign: {answer.body}")

    async def act(self, table: str, shown: Json) -> None:
        """Choose at random; a Snapshot offers only what is possible, unless the table has moved
        on.
        """
        self.stamina -= 1
        action, version = self.rng.choice(shown["decision"]["actions"])["id"], shown["version"]
        request = self.world.journal.asks(table, "act", self.name, action, version)
        answer = await self.do(table, "act", {"action": action, "version": version})
        self.note(request, answer)
        if answer.status != 200 and answer.code not in ("late", "over", "bot"):
            raise Violation(
                f"{self.name} is offered {action} at {version} of {table}, and refused:"
                f" {answer.body}"
            )

    @staticmethod
    def note(request: Request, answer: Answer) -> None:
        request.answered, request.refused = answer.status == 200, answer.code

    async def idle(self, table: str, shown: Json) -> None:
        """Do something beside the game."""
        await self.rng.choice(self.idling())(table, shown)

    def idling(self) -> list[Callable[[str, Json], Any]]:
        return [
            self.take_back,
            self.take_back,
            self.talk,
            self.talk,
            self.pace,
            self.mute,
            self.go_away,
        ]

    async def take_back(self, table: str, shown: Json) -> None:
        if shown["can"]["undo"] != "no":
            self.world.journal.asks(table, "undo", self.name, None, shown["version"])
            await self.do(table, "undo", {"version": shown["version"]})

    async def talk(self, table: str, shown: Json) -> None:
        self.keys += 1
        text = f"{self.name} says {self.keys}"
        request = self.world.journal.asks(table, "say", self.name, text)
        self.note(request, await self.do(table, "say", {"text": text, "key": str(self.keys)}))

    async def pace(self, table: str, shown: Json) -> None:
        await self.do(table, "pace", {"pace": self.rng.choice([0, 0.5, 2])})

    async def mute(self, table: str, shown: Json) -> None:
        topics = [one["topic"] for one in shown["topics"] if self.rng.random() < 0.5]
        await self.do(table, "quiet", {"topics": topics})

    async def go_away(self, table: str, shown: Json) -> None:
        """Close the page for a while."""
        self.hang_up(table)
        await asyncio.sleep(self.rng.choice([1, 10, 50, 70, 130]) * self.rng.uniform(0.5, 1.0))
        self.came = self.world.time()


class Spoiler(Person):
    """A player who calls whatever there is, in the storm; later only watches."""

    async def turn(self, table: str, shown: Json) -> None:
        if self.world.is_calm:
            self.hang_up(table)
            self.done = True
            await asyncio.sleep(3600)
        elif shown["decision"] and shown["decision"]["yours"] and self.rng.random() < 0.4:
            await self.act(table, shown)
        else:
            await self.world.spoil(self, table, shown)
            await asyncio.sleep(self.pause())
