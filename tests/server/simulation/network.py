"""The network between people and the server: it loses, repeats and delays requests and answers, and
breaks streams.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from ludary.server.http.api.events import RELEASE
from tests.server.simulation.journal import Journal
from tests.server.simulation.machine import VirtualLoop
from tests.server.simulation.servers import Process, SimulatedServer

Json = dict[str, Any]
PATIENCE = 8.0  # seconds after which people take a request for lost
SILENCE = 22.0  # seconds without a sign of life after which a stream is taken for dead, as pages do


class Lost(Exception):
    """There is no answer; nobody knows whether there was a request."""


@dataclass(frozen=True)
class Answer:
    """An answer that has arrived."""

    status: int
    body: Any
    sent: float  # when the server gave it
    cookie: str = ""  # that it sets

    @property
    def code(self) -> str:
        return str(self.body.get("code", "")) if isinstance(self.body, dict) else ""


@dataclass(eq=False)
class Exchange:
    """A request on its way, and what comes back."""

    method: str
    path: str
    headers: dict[str, str]
    body: bytes
    arrived: asyncio.Queue[Any] = field(
        default_factory=asyncio.Queue
    )  # messages of the server, with the time when they were sent
    gone: asyncio.Event = field(default_factory=asyncio.Event)  # the caller has hung up
    broken: bool = False
    query: str = ""
    who: str = ""
    address: str = ""
    process: Process | None = None  # that serves it
    began: float = 0.0  # when the server began to work on it
    stay: list[float] | None = None  # of a stream: from when to when its player was there
    last: float = 0.0  # when the last message arrives, after which the next one does


class Network:
    """Carries requests to the server; `trouble` is the part of them to which something happens."""

    def __init__(
        self, loop: VirtualLoop, server: SimulatedServer, seed: int, journal: Journal
    ) -> None:
        self.loop, self.server, self.journal, self.tell = loop, server, journal, journal.tell
        self.rng = random.Random(f"{seed} network")
        self.trouble = 0.0
        self.open: dict[Exchange, None] = {}
        server.crashed.append(self.reset)
        server.lost = self.lose

    def reset(self) -> None:
        """Break all connections, since the server is gone."""
        for exchange in list(self.open):
            self.break_off(exchange)

    def lose(self, process: Process) -> None:
        """Break the connections of a process that is gone."""
        for exchange in [one for one in self.open if one.process is process]:
            self.break_off(exchange)

    def break_off(self, exchange: Exchange) -> None:
        exchange.broken = True
        exchange.gone.set()
        if exchange.stay is not None:
            exchange.stay[1] = self.loop.time()
        self.open.pop(exchange, None)
        self.loop.call_later(self.latency(), exchange.arrived.put_nowait, None)

    def latency(self) -> float:
        return self.rng.uniform(0.002, 0.06)

    def happens(self) -> bool:
        return self.rng.random() < self.trouble

    async def ask(
        self,
        who: str,
        method: str,
        path: str,
        body: Json | None = None,
        token: str = "",
        address: str = "10.0.0.1",
        cookie: str = "",
    ) -> Answer:
        """Return the answer to a request; Lost if there is none."""
        exchange = self.exchange(method, path, body, token, cookie=cookie)
        self.send(exchange, who, address)
        if self.happens():  # a repeat by something on the way, which nobody waits for
            twin = self.exchange(method, path, body, token, cookie=cookie)
            self.loop.call_later(
                self.rng.uniform(0.0, 12.0), self.send, twin, f"{who} (twin)", address
            )
        parts, status, sent, given = b"", 0, 0.0, ""
        lost = self.happens()
        end = self.loop.time() + PATIENCE
        while True:
            try:
                message = await asyncio.wait_for(
                    exchange.arrived.get(), max(0.0, end - self.loop.time())
                )
            except TimeoutError:
                message = None
            if message is None or lost:
                exchange.gone.set()
                raise Lost
            sent, part = message
            if part["type"] == "http.response.start":
                status = part["status"]
                given = dict(part["headers"]).get(b"set-cookie", b"").decode().partition(";")[0]
            else:
                parts += part.get("body", b"")
                if not part.get("more_body"):
                    said = json.loads(parts) if parts.startswith((b"{", b"[")) else {}
                    return Answer(status, said, sent, given)

    @staticmethod
    def exchange(
        method: str, path: str, body: Json | None, token: str, query: str = "", cookie: str = ""
    ) -> Exchange:
        headers = {"host": "localhost", "content-type": "application/json"}
        if cookie:
            headers["cookie"] = cookie
        if token:
            headers["authorization"] = f"Bearer {token}"
        path, _, more = path.partition("?")
        return Exchange(
            method,
            path,
            headers,
            b"" if body is None else json.dumps(body).encode(),
            query=query or more,
        )

    def send(self, exchange: Exchange, who: str, address: str) -> None:
        """Put a request on its way; it may get lost, or arrive late."""
        if self.happens():
            if self.rng.random() < 0.5:
                return
            self.loop.call_later(self.rng.uniform(1.0, 20.0), self.deliver, exchange, who, address)
        else:
            self.loop.call_later(self.latency(), self.deliver, exchange, who, address)

    def deliver(self, exchange: Exchange, who: str, address: str) -> None:
        """Let the server work on a request, if it is there."""
        up = self.server.up
        if not up:
            self.break_off(exchange)
            return
        exchange.who, exchange.address = who, address
        self.open[exchange], exchange.began = None, self.loop.time()
        exchange.process = process = up[0] if len(up) == 1 else self.rng.choice(up)
        self.tell(
            f"{exchange.who} {exchange.method} {exchange.path} {exchange.body.decode()[:120]}"
        )
        self.server.spawn(process, self.serve(exchange, process))

    async def serve(self, exchange: Exchange, process: Process) -> None:
        """Run a request through the ASGI application, as a part of a process's life."""
        stay: list[float] | None = None
        who = exchange.who
        life = process.life
        messages = iter([{"type": "http.request", "body": exchange.body, "more_body": False}])

        async def receive() -> Any:
            if message := next(messages, None):
                return message
            await exchange.gone.wait()
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            nonlocal stay
            if (
                life.dead
                or exchange.broken
                or exchange.gone.is_set()
                or (message.get("body") == RELEASE and message.get("more_body"))
            ):
                return
            if message["type"] == "http.response.start":
                self.tell(f"{who} is answered {message['status']}")
                stay = self.stay_of(exchange, who, message["status"])
            elif exchange.path.endswith("/events") and not message["body"].startswith(b":"):
                self.tell(f"{who} is sent {sha256(message['body']).hexdigest()[:12]}")
            item = (self.loop.time(), message)
            exchange.last = max(exchange.last + 1e-6, self.loop.time() + self.latency())
            self.loop.call_at(exchange.last, exchange.arrived.put_nowait, item)

        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": exchange.method,
            "path": exchange.path,
            "raw_path": exchange.path.encode(),
            "root_path": "",
            "scheme": "http",
            "query_string": exchange.query.encode(),
            "headers": [
                (name.encode(), value.encode()) for name, value in exchange.headers.items()
            ],
            "client": (exchange.address, 1),
            "server": ("localhost", 80),
        }
        try:
            await process.asgi(scope, receive, send)
        finally:
            self.open.pop(exchange, None)
            if stay is not None and not life.dead:
                stay[1] = self.loop.time()

    def stay_of(self, exchange: Exchange, who: str, status: int) -> list[float] | None:
        """Note that a player is present at a table by a request or a stream; its end is noted when
        it ends.
        """
        parts = exchange.path.split("/")
        if status != 200 or len(parts) < 4 or parts[2] != "tables" or "twin" in who:
            return None
        stay = self.journal.was_there(parts[3], who)
        if parts[-1] != "events":
            return None
        stay[1] = float("inf")
        exchange.stay = stay
        return stay

    async def events(
        self, who: str, path: str, token: str, since: int, address: str = "10.0.0.1"
    ) -> AsyncIterator[tuple[float, Any]]:
        """Yield the Snapshots of a stream until it ends, breaks, or is silent for too long."""
        exchange = self.exchange("GET", path, None, token, f"since={since}")
        self.send(exchange, who, address)
        try:
            while True:
                message = await asyncio.wait_for(exchange.arrived.get(), SILENCE)
                if message is None or (self.happens() and self.rng.random() < 0.3):
                    return
                sent, part = message
                if part["type"] == "http.response.start":
                    if part["status"] != 200:
                        return
                    continue
                for line in part["body"].decode().splitlines():
                    if line.startswith("data: {"):
                        yield sent, json.loads(line[6:])
                if not part.get("more_body"):
                    return
        except TimeoutError:
            return
        finally:
            exchange.gone.set()
            if exchange.stay is not None:
                exchange.stay[1] = min(exchange.stay[1], self.loop.time())
