"""Clients that send without end in every phase of a connection: `python -m tests.fuzz.raw_clients
PORT MEGABYTES TABLE SEED`.

With 0 as PORT they send to a program that reads all and does nothing: so much of a machine they
take by sending.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import resource
import socket
import sys
from collections import Counter
from contextlib import suppress

from tests.server.public.http.test_connection_bounds import DURING, GET, HOST, LARGE, PHASES

ADDRESSES = 20  # from which they come
HELD = 100  # connections that each address keeps open
LONGEST = 5_000_000  # bytes on one connection
PATIENCE = 0.5  # seconds for the server to take the next piece


def phases(table: str) -> dict[str, tuple[bytes, bytes]]:
    stream = f"GET /api/tables/{table}/events HTTP/1.1\r\n".encode() + HOST + b"\r\n"
    during = {
        f"{name} during a stream": (stream + first, then) for name, (first, then) in DURING.items()
    }
    unread = {
        "nothing, and reads nothing": (LARGE + b"\r\n", b""),
        "nothing": (b"", b""),
        "half a head": (GET, b""),
    }
    return {**PHASES, **during, **unread}


class Crowd:
    """All clients, and the bytes that they have sent in each phase."""

    def __init__(self, port: int, most: int, table: str, seed: int) -> None:
        self.port, self.most, self.rng = port, most, random.Random(seed)
        self.phases, self.sent = phases(table), Counter[str]()

    async def run(self) -> None:
        await asyncio.gather(*(self.client(f"127.0.5.{number + 1}") for number in range(ADDRESSES)))

    async def run_idly(self) -> None:
        sink = await asyncio.start_server(swallow, "127.0.0.1", 0)
        self.port = sink.sockets[0].getsockname()[1]
        await self.run()
        sink.close()

    async def client(self, address: str) -> None:
        held: list[socket.socket] = []
        while self.sent.total() < self.most:
            phase = self.rng.choice(list(self.phases))
            held.append(one := socket.socket())
            one.setblocking(False)
            one.bind((address, 0))
            with suppress(OSError, TimeoutError):
                await self.send(one, phase)
            if len(held) > HELD:
                held.pop(0).close()
        for one in held:
            one.close()

    async def send(self, one: socket.socket, phase: str) -> None:
        """Send what belongs to a phase, in pieces of any size, until the server takes no more."""
        loop, (first, then) = asyncio.get_running_loop(), self.phases[phase]
        await loop.sock_connect(one, ("127.0.0.1", self.port))
        endless = first + then * max(1, 200_000 // max(1, len(then)))
        at, on_this = 0, 0
        while at < len(endless) and on_this < LONGEST:
            piece = endless[at : at + int(4 ** self.rng.uniform(0, 8))]
            async with asyncio.timeout(PATIENCE):
                await loop.sock_sendall(one, piece)
            at, on_this = at + len(piece), on_this + len(piece)
            self.sent[phase] += len(piece)
            if at >= len(endless) and then:
                at = len(first)


async def swallow(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError, asyncio.CancelledError):
        while await reader.read(65_536):
            pass
    writer.close()


if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    os.nice(
        15
        # they share the machine with those whom they are to disturb by what they send, not by
        # sending
    )
    crowd = Crowd(int(sys.argv[1]), int(sys.argv[2]) * 1_000_000, sys.argv[3], int(sys.argv[4]))
    asyncio.run(crowd.run() if crowd.port else crowd.run_idly())
    print(json.dumps(crowd.sent), flush=True)
