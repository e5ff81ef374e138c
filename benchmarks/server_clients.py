"""Clients for the load test: lean, because they share the machine with the server they measure.

A `Line` is one connection for requests; a `Watcher` listens to a table and parses two numbers of
each event; a `Player` is a Watcher that acts. An entry's time in the Snapshot is the server's, by
the same machine's clock as ours.
"""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any, cast

from pydantic_core import from_json, to_json

AT = re.compile(rb'"at":(\d+)')
ID = re.compile(rb"^id: (\d+)$", re.M)


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Server:
    """The address to connect to."""

    host: str
    port: int

    def head(self, method: str, path: str, token: str = "", length: int = 0) -> bytes:
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.host}:{self.port}"]
        lines += [f"Authorization: Bearer {token}"] if token else []
        lines += (
            [f"Content-Length: {length}", "Content-Type: application/json"]
            if method == "POST"
            else []
        )
        return ("\r\n".join(lines) + "\r\n\r\n").encode()


class Line:
    """One connection, on which requests follow each other."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def ask(
        self, method: str, path: str, body: Any = None, token: str = ""
    ) -> tuple[int, Any]:
        """The answer's status and JSON; the connection is made anew if the server has closed it
        meanwhile.
        """
        if self.reader is None or self.writer is None or self.reader.at_eof():
            self.reader, self.writer = await asyncio.open_connection(
                self.server.host, self.server.port
            )
        sent = to_json(body) if method == "POST" else b""
        self.writer.write(self.server.head(method, path, token, len(sent)) + sent)
        head = (await self.reader.readuntil(b"\r\n\r\n")).lower()
        length = int(head.partition(b"content-length:")[2].partition(b"\r\n")[0])
        return int(head[9:12]), from_json(await self.reader.readexactly(length))


@dataclass
class Heard:
    """Notes of all clients together, since `begin`."""

    begun: int = 0  # ms; nothing before it counts
    shown: list[int] = field(default_factory=list)  # ms from an entry's time to each watcher
    actions: set[tuple[str, int]] = field(default_factory=set)  # table and number
    round_trips: list[float] = field(
        default_factory=list
    )  # ms from sending an action to its answer
    everybody: list[float] = field(
        default_factory=list
    )  # ms from sending an action until all watchers have it
    errors: defaultdict[str, int] = field(default_factory=lambda: defaultdict(int))
    events: int = 0
    bytes: int = 0

    def begin(self) -> None:
        self.__init__(milliseconds())  # type: ignore[misc]


@dataclass(eq=False)
class Table:
    """A table, and the progress of its watchers."""

    id: str
    token: str = ""  # of the person who plays here, if one does
    reached: list[int] = field(default_factory=list)  # by watcher: the last number it has
    awaited: dict[int, float] = field(
        default_factory=dict
    )  # number of an action -> when it was sent
    over: bool = False

    def note(self, heard: Heard) -> None:
        """A watcher has got further."""
        least = min(self.reached)
        for number in [number for number in self.awaited if number <= least]:
            sent = self.awaited.pop(number)
            if sent * 1000 >= heard.begun:
                heard.everybody.append((time.time() - sent) * 1000)


class Watcher(asyncio.Protocol):
    """Listens to a table."""

    def __init__(self, server: Server, table: Table, heard: Heard, token: str = "") -> None:
        self.server, self.table, self.heard, self.token = server, table, heard, token
        self.place = len(table.reached)
        table.reached.append(0)
        self.kept, self.closed = bytearray(), False
        self.transport: asyncio.WriteTransport | None = None

    async def connect(self) -> None:
        await asyncio.get_running_loop().create_connection(
            lambda: self, self.server.host, self.server.port
        )

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.WriteTransport, transport)
        self.transport.write(
            self.server.head("GET", f"/api/tables/{self.table.id}/events", self.token)
        )

    def data_received(self, data: bytes) -> None:
        searched = max(0, len(self.kept) - 1)
        self.kept += data
        self.heard.bytes += len(data)
        while (end := self.kept.find(b"\n\n", searched)) >= 0:
            self.event(bytes(self.kept[:end]))
            del self.kept[: end + 2]
            searched = 0

    def event(self, event: bytes) -> None:
        """Take one event; events without a new entry (such as presence) do not count."""
        found = ID.search(event)
        if found is None:
            return
        number, last = int(found[1]), self.table.reached[self.place]
        if number <= last:
            return
        self.table.reached[self.place] = number
        self.heard.events += 1
        if last:
            at = int(AT.findall(event, event.rfind(b'"news":'))[-1])
            if at >= self.heard.begun:
                self.heard.shown.append(milliseconds() - at)
                self.heard.actions |= {(self.table.id, one) for one in range(last + 1, number + 1)}
        self.table.note(self.heard)
        self.table.over = self.table.over or b'"status":"over"' in event
        self.saw(event)

    def saw(self, event: bytes) -> None:
        """A hook for subclasses."""

    def connection_lost(self, error: Exception | None) -> None:
        if not self.closed:
            self.heard.errors["connection lost"] += 1

    def close(self) -> None:
        self.closed = True
        if self.transport is not None:
            self.transport.abort()


class Player(Watcher):
    """Plays any legal action, after thinking as long as the bots do."""

    def __init__(self, server: Server, table: Table, heard: Heard, pace: float) -> None:
        super().__init__(server, table, heard, table.token)
        self.line, self.pace, self.acting = Line(server), pace, set[asyncio.Task[None]]()

    def saw(self, event: bytes) -> None:
        snapshot = from_json(event[event.index(b"data: ") + 6 :])
        if snapshot["decision"] and snapshot["decision"]["yours"]:
            task = asyncio.get_running_loop().create_task(self.act(snapshot))
            self.acting.add(task)
            task.add_done_callback(self.acting.discard)

    def close(self) -> None:
        super().close()
        for task in self.acting:
            task.cancel()

    async def act(self, snapshot: dict[str, Any]) -> None:
        await asyncio.sleep(self.pace * random.uniform(0.5, 1.5))
        action = random.choice(snapshot["decision"]["actions"])["notation"]
        sent = time.time()
        self.table.awaited[snapshot["number"] + 1] = sent
        status, said = await self.line.ask(
            "POST",
            f"/api/tables/{self.table.id}/act",
            {"action": action, "version": snapshot["version"]},
            self.token,
        )
        if status != 200:
            self.table.awaited.pop(snapshot["number"] + 1, None)
            self.heard.errors[f"{status} {said.get('code')}"] += 1
        elif sent * 1000 >= self.heard.begun:
            self.heard.round_trips.append((time.time() - sent) * 1000)
