"""Honest players, and the parts shared with hostile clients: connections, and records of answers.

Each client has an address of its own, said in `X-Forwarded-For` to a server that believes this
machine.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from pydantic_core import from_json, to_json

import ludary

Json = dict[str, Any]
PACE = 1.2  # seconds in which honest players and their bots think
BOTS = [{"kind": "bot", "bot": "greedy"}] * 5
PATIENCE = 10.0  # seconds without a change that an honest player waits


@dataclass
class Measured:
    """Notes of all clients of one measurement."""

    times: list[float] = field(default_factory=list)  # seconds from an honest action to its answer
    by_game: defaultdict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    kept: defaultdict[str, list[str]] = field(
        default_factory=lambda: defaultdict(list)
    )  # by table: acknowledged actions of seat 0
    answered: set[int] = field(
        default_factory=set
    )  # honest players, by number, of whom an action was acknowledged
    failed: Counter[str] = field(default_factory=Counter)  # refusals of honest players
    hostile: Counter[str] = field(
        default_factory=Counter
    )  # answers to hostile clients, by kind and status


class Client:
    """One connection, on which requests follow each other, from an address of its own."""

    def __init__(self, port: int, address: str, token: str = "") -> None:
        self.port, self.address, self.token = port, address, token
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def send(self, method: str, path: str, body: bytes, kind: str) -> asyncio.StreamReader:
        if (
            self.reader is None
            or self.writer is None
            or self.reader.at_eof()
            or self.writer.is_closing()
        ):
            self.reader, self.writer = await asyncio.open_connection(
                "127.0.0.1", self.port, limit=1 << 24
            )
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: localhost:{self.port}\r\nX-Forwarded-For:"
            f" {self.address}\r\n"
        )
        head += f"Authorization: Bearer {self.token}\r\n" if self.token else ""
        head += (
            f"Content-Length: {len(body)}\r\nContent-Type: {kind}\r\n" if method == "POST" else ""
        )
        self.writer.write(head.encode() + b"\r\n" + body)
        return self.reader

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Status, and what JSON there is."""
        sent = body if isinstance(body, bytes) else to_json(body) if method == "POST" else b""
        reader = await self.send(
            method, path, sent, "text/plain" if isinstance(body, bytes) else "application/json"
        )
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        length = int(head.partition(b"content-length:")[2].partition(b"\r\n")[0] or 0)
        got = await reader.readexactly(length)
        return int(head[9:12]), from_json(got) if b"application/json" in head else got

    async def be_a_player(self) -> None:
        if not self.token:
            status, made = await self.ask("POST", "/api/players", {"name": "Ann"})
            if status != 201:
                raise Turned(status, made)
            self.token = made["token"]

    async def open(self, game: str, seats: list[Json], **more: Any) -> str:
        await self.be_a_player()
        status, made = await self.ask(
            "POST", "/api/tables", {"game": game, "seats": seats, "name": "Ann", **more}
        )
        if status != 201:
            raise Turned(status, made)
        return str(made["id"])

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()
        self.reader = self.writer = None


class Turned(Exception):
    """Away, by a refusal."""

    def __init__(self, status: int, said: Any) -> None:
        super().__init__(f"{status} {said.get('code') if isinstance(said, dict) else ''}")
        self.status = status


async def honest(port: int, number: int, measured: Measured, ends: asyncio.Event) -> None:
    """Play one game after the other against a bot, thinking as long as the bot does."""
    game = game_of(number)
    address = f"10.1.{number // 250}.{number % 250 + 1}"
    line, stream = Client(port, address), Client(port, address)
    seats = [{"kind": "me"}, *BOTS[: seats_of(game) - 1]]
    while not ends.is_set():
        try:
            table = await line.open(game, seats, pace=PACE)
            stream.token = line.token
            await play(line, stream, table, number, measured, ends)
        except Turned as error:
            measured.failed[str(error)] += 1
            await asyncio.sleep(PACE)
        except (OSError, asyncio.IncompleteReadError) as error:
            measured.failed[type(error).__name__] += 1
            line.close()
            await asyncio.sleep(PACE)
        finally:
            stream.close()
    line.close()


async def play(
    line: Client, stream: Client, table: str, number: int, measured: Measured, ends: asyncio.Event
) -> None:
    game = game_of(number)
    reader = await stream.send("GET", f"/api/tables/{table}/events", b"", "")
    await reader.readuntil(b"\r\n\r\n")
    acted = 0
    while not ends.is_set():
        event = await asyncio.wait_for(reader.readuntil(b"\n"), PATIENCE)
        if not event.startswith(b"data: {"):
            continue
        snapshot = from_json(event[6:])
        if snapshot["status"] == "over":
            return
        if snapshot["decision"] and snapshot["decision"]["yours"] and snapshot["version"] > acted:
            acted = snapshot["version"]
            await asyncio.sleep(PACE * random.uniform(0.5, 1.5))
            action = random.choice(snapshot["decision"]["actions"])["notation"]
            began = time.monotonic()
            status, said = await line.ask(
                "POST", f"/api/tables/{table}/act", {"action": action, "version": acted}
            )
            if status != 200:
                raise Turned(status, said)
            measured.times.append(time.monotonic() - began)
            measured.by_game[game].append(measured.times[-1])
            measured.kept[table].append(action)
            measured.answered.add(number)


@cache
def game_of(number: int) -> str:
    """The game that this honest player plays."""
    games = ludary.games()
    return games[number % len(games)]


@cache
def seats_of(game: str) -> int:
    """The fewest that can play it."""
    return ludary.load(game).players[0]
