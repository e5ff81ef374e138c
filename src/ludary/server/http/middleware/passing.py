"""Passing on: a connection goes to the process of the server where its next request belongs, with the bytes that have come."""

from __future__ import annotations

import asyncio
from contextvars import Context

from ludary.server.fairness.addresses import Proxies
from ludary.server.fairness.limits import ServerLimits
from ludary.server.fairness.rates import Rates
from ludary.server.http.middleware.connections import Connection
from ludary.server.http.middleware.gate import Gate
from ludary.server.processes.peers import ALONE, Peers


class PassedConnection(Connection):
    """A connection of a server with several processes. Each process can serve all requests, so none is passed on twice."""

    peers: Peers
    came_with = b""  # the bytes that another process has read
    stays = False  # whether the request that begins is served here

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.came_with:
            self.stays = True
            self.loop.call_soon(self.data_received, b"", context=Context())

    def data_received(self, data: bytes) -> None:
        """Take received bytes, after those that another process has read."""
        came, self.came_with = self.came_with, b""
        if came or data:
            super().data_received(came + data)

    def is_passed_on(self, data: bytes) -> bool:
        stays, self.stays = self.stays, False
        if stays or self.transport.get_write_buffer_size():  # the last answer is not sent yet
            return False
        if self.peers.pass_on(self.transport.get_extra_info("socket").fileno(), data):
            self.end()  # the other process has a copy of the socket
            return True
        return False


def protocol(limits: ServerLimits, proxies: Proxies, peers: Peers = ALONE) -> type[Connection]:
    """Return the class of a server's connections, which share a gate."""
    gate = Gate(limits, proxies, peers.rates or Rates(), peers.elsewhere)
    kind: type[Connection] = PassedConnection if peers.count > 1 else Connection
    return type("Connection", (kind,), {"gate": gate, "peers": peers})
