"""The gate: limits connections, in all and from one address, and the bytes that wait in them."""

from __future__ import annotations

import time
from collections import Counter
from typing import Protocol

import structlog

from ludary.server.metrics import CONNECTIONS, REFUSED
from ludary.server.public.fairness.rates import Rates
from ludary.server.resources.addresses import ClientNetwork, Proxies
from ludary.server.resources.limits import ServerLimits

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]

MOST = 10_000  # connections, however many files the system allows
RESERVE = 128  # open files for the database, logs, worker processes and the like
TOLD_EVERY = 10.0  # seconds between two lines in the log about refused connections

log = structlog.get_logger()


class GatedConnection(Protocol):
    """A connection as the gate sees it."""

    network: ClientNetwork
    is_proxy: bool
    held: int  # bytes that wait in it

    def end(self) -> None: ...


class Gate:
    """Counts the connections of one server.

    If there is no room, connections without a request are closed first.
    """

    def __init__(self, limits: ServerLimits, proxies: Proxies) -> None:
        self.room = limits.connections or room_for_files()
        self.limits, self.proxies, self.rates = limits, proxies, Rates()
        self.open: Counter[ClientNetwork] = Counter()  # connections by network
        self.total = 0
        self.held: Counter[ClientNetwork] = (
            Counter()
        )  # bytes of requests that no handler has read yet, by network
        self.held_total = 0
        self.idle: dict[GatedConnection, None] = {}  # without a request, the longest idle first
        self.ended: Counter[str] = (
            Counter()
        )  # refused or ended, by reason, since the log was told last
        self.last_told = -TOLD_EVERY

    def enter(self, connection: GatedConnection, address: str) -> bool:
        """Count a connection from an address; False, with nothing counted, if there is no room for
        it.
        """
        network = connection.network = ClientNetwork.of(address)
        connection.is_proxy = address in self.proxies  # a proxy brings many people
        if not connection.is_proxy and (limit := self.is_too_much(network)):
            self.note(limit)
            return False
        if self.total >= self.room:
            self.note("connections")
            if not self.idle:
                return False
            next(iter(self.idle)).end()
        self.count(network, 1)
        return True

    def count(self, network: ClientNetwork, more: int) -> None:
        """Count a connection more, or less."""
        self.open[network] += more
        self.total += more
        CONNECTIONS.set(self.total)

    def is_too_much(self, network: ClientNetwork) -> str:
        """Return the limit that a new connection of a network would exceed, or ""."""
        limits = self.limits
        if limits.connections_address and self.open[network] >= limits.connections_address:
            return "connections_address"
        return (
            "connects_address"
            if limits.connects_address and not self.rates.hit(network, limits.connects_address)
            else ""
        )

    def hold(self, connection: GatedConnection, count: int) -> str:
        """Note that so many bytes wait in a connection; return the limit that this exceeds, or
        "".
        """
        more, connection.held = count - connection.held, count
        if not more:
            return ""
        self.held[connection.network] += more
        self.held_total += more
        return self.is_too_heavy(connection) if more > 0 else ""

    def is_too_heavy(self, connection: GatedConnection) -> str:
        """Return the limit that the bytes which wait exceed, or ""."""
        most, network = self.limits.bodies, connection.network
        if most and self.held_total > most:
            return "bodies"
        most = 0 if connection.is_proxy else self.limits.bodies_address
        return "bodies_address" if most and self.held[network] > most else ""

    def leave(self, connection: GatedConnection) -> None:
        """Stop counting a connection."""
        self.hold(connection, 0)
        self.count(connection.network, -1)
        if not self.open[connection.network]:
            del self.open[connection.network], self.held[connection.network]
        self.idle.pop(connection, None)

    def note(self, reason: str) -> None:
        """Count a connection that was refused or ended, and log the counts now and then."""
        REFUSED.labels(reason).inc()
        self.ended[reason] += 1
        if time.monotonic() - self.last_told >= TOLD_EVERY:
            log.warning("connections_ended", open=self.total, **self.ended)
            self.ended.clear()
            self.last_told = time.monotonic()


def room_for_files() -> int:
    """Return how many connections the system's limit of open files allows."""
    if resource is None:
        return MOST
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return min(MOST, soft - RESERVE if soft > 2 * RESERVE else soft // 2)


def raise_file_limit() -> None:
    """Raise this process's limit of open files to the system's maximum."""
    if resource is not None:
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
