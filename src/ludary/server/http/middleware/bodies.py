"""Bodies of requests: read whole before anything else, within limits for each and for all at
once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, MutableMapping
from contextlib import asynccontextmanager
from typing import Any

from starlette.requests import ClientDisconnect

from ludary.server.errors import Refused
from ludary.server.resources.addresses import ClientNetwork
from ludary.server.resources.limits import ServerLimits

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]


class Bodies:
    """Reads the bodies of a server's requests."""

    def __init__(self, largest: int, limits: ServerLimits) -> None:
        self.largest, self.limits = largest, limits
        self.held: Counter[ClientNetwork] = Counter()  # bytes that are in memory, by network
        self.total = 0

    @asynccontextmanager
    async def read(self, receive: Receive, network: ClientNetwork) -> AsyncIterator[bytes]:
        """Read the whole body, which counts as held until the block ends.

        Raises:
            Refused: 413 if it is too large, 429 if too much of that network or of all is held.
            ClientDisconnect: whoever sent it is gone.
        """
        body = bytearray()
        try:
            await self.fill(body, receive, network)
            yield bytes(body)
        finally:
            self.release(network, len(body))

    async def fill(self, body: bytearray, receive: Receive, network: ClientNetwork) -> None:
        """Add the parts of a request's body as they come; after an exception, the parts so far stay
        in it.
        """
        while True:
            message = await receive()
            if message["type"] != "http.request":
                raise ClientDisconnect
            self.take(network, body, message.get("body", b""))
            if not message.get("more_body"):
                return

    def take(self, network: ClientNetwork, body: bytearray, part: bytes) -> None:
        if len(body) + len(part) > self.largest:
            raise too_large(self.largest)
        self.limits.check("bodies_address", self.held[network])
        self.limits.check("bodies", self.total)
        body += part
        self.held[network] += len(part)
        self.total += len(part)

    def release(self, network: ClientNetwork, count: int) -> None:
        """Stop counting so many bytes of the network."""
        self.total -= count
        self.held[network] -= count
        if not self.held[network]:
            del self.held[network]


def too_large(most: int) -> Refused:
    return Refused(f"The request is too large: at most {most:,} bytes are read.", "too_large", 413)


def replay_body(body: bytes, receive: Receive) -> Receive:
    """Return `receive` for a request whose body has been read."""
    messages = iter([{"type": "http.request", "body": body, "more_body": False}])

    async def replayed() -> Message:
        return next(messages, None) or await receive()

    return replayed
