"""Connections: how many there may be, and how long one may take over what it sends.

Somebody who connects and says nothing would take a connection from everybody else. So a request's headers have a
deadline, its body another, a connection between two requests a third; and one address has a share of all connections.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Collection
from typing import Any

import structlog
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ludary.server.addresses import network_of
from ludary.server.http.plain import PlainParser
from ludary.server.limits import Limits
from ludary.server.metrics import CONNECTIONS, REFUSED
from ludary.server.rates import Rates

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]

HEADERS = 10.0  # seconds from the connection, or from the first byte of a later request, to the end of its headers
LONGEST_HEAD = 64_000  # bytes of a request's headers
BODY = 30.0  # seconds from there to the end of the body
READ = 30.0  # seconds in which whoever asked takes the next part of an answer
MOST = 10_000  # connections, however many files the system allows
RESERVE = 128  # open files for the database, logs, worker processes and the like
TOLD_EVERY = 10.0  # seconds between two lines in the log about refused connections
MALFORMED = "Invalid HTTP request received."  # what uvicorn tells the log of each

log = structlog.get_logger()


class Gate:
    """Counts the connections of one server. Where there is no room, those that ask for nothing make it."""

    def __init__(self, limits: Limits, proxies: Collection[str] = ()) -> None:
        self.most = limits.connections or room_for_files()
        self.most_of_one, self.proxies = limits.connections_address, proxies  # a proxy brings many people
        self.rate, self.rates = limits.connects_address, Rates()
        self.open: Counter[str] = Counter()  # by network
        self.total = 0
        self.idle: dict[Connection, None] = {}  # without a request, those that have been so longest first
        self.ended: Counter[str] = Counter()  # refused or ended, by reason, since the log was told last
        self.last_told = -TOLD_EVERY

    def enter(self, connection: Connection) -> bool:
        """Tell whether one more connection may be; it is counted then."""
        network = connection.network
        if network not in self.proxies and (limit := self.is_too_much(network)):
            self.note(limit)
            return False
        if self.total >= self.most:
            self.note("connections")
            if not self.idle:
                return False
            next(iter(self.idle)).end()
        self.open[network] += 1
        self.total += 1
        CONNECTIONS.set(self.total)
        return True

    def is_too_much(self, network: str) -> str:
        """The limit that one more connection of a network would be over, or nothing."""
        if self.most_of_one and self.open[network] >= self.most_of_one:
            return "connections_address"
        return "connects_address" if self.rate and not self.rates.hit(network, self.rate) else ""

    def leave(self, connection: Connection) -> None:
        self.total -= 1
        self.open[connection.network] -= 1
        if not self.open[connection.network]:
            del self.open[connection.network]
        self.idle.pop(connection, None)
        CONNECTIONS.set(self.total)

    def note(self, reason: str) -> None:
        """Count a connection that was refused or ended, and tell the log now and then."""
        REFUSED.labels(reason).inc()
        self.ended[reason] += 1
        if time.monotonic() - self.last_told >= TOLD_EVERY:
            log.warning("connections_ended", open=self.total, **self.ended)
            self.ended.clear()
            self.last_told = time.monotonic()


def room_for_files() -> int:
    """The number of connections that the system's limit of open files leaves room for."""
    if resource is None:
        return MOST
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return min(MOST, soft - RESERVE if soft > 2 * RESERVE else soft // 2)


def raise_file_limit() -> None:
    """Let this process have as many open files as the system allows."""
    if resource is not None:
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


class Connection(HttpToolsProtocol):
    """uvicorn's connection, with deadlines and a place in the count."""

    gate: Gate
    network = ""
    let_in = False
    counted = False  # once it has been closed no more
    head = 0  # bytes of the headers that come
    deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        name = transport.get_extra_info("peername")
        self.network = network_of(name[0]) if isinstance(name, tuple) else ""
        self.let_in = self.counted = self.gate.enter(self)
        if not self.let_in:
            transport.abort()  # before anything is made for it
            return
        self.parser: PlainParser = PlainParser(self)
        super().connection_made(transport)
        self.gate.idle[self] = None
        self.expect(HEADERS, "silent")

    def connection_lost(self, exc: Exception | None) -> None:
        if self.let_in:
            self.end()
            super().connection_lost(exc)

    def end(self) -> None:
        """Close it now; it is not counted any more."""
        self.expect_nothing()
        if self.counted:
            self.counted = False
            self.gate.leave(self)
        self.transport.abort()

    def expect(self, seconds: float, what: str) -> None:
        """End the connection unless what it should do is done by then."""
        self.expect_nothing()
        self.deadline = self.loop.call_later(seconds, self.give_up, what)

    def expect_nothing(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def give_up(self, what: str) -> None:
        self.gate.note(f"connections_{what}")
        self.end()

    def data_received(self, data: bytes) -> None:
        if not self.counted:
            return
        self.head += len(data)
        super().data_received(data)
        if self in self.gate.idle:  # no whole headers yet
            if self.head > LONGEST_HEAD:
                self.give_up("long_headers")
            elif self.deadline is None:
                self.expect(HEADERS, "slow_headers")

    def _unsupported_upgrade_warning(self) -> None:
        """Say nothing of those who want to CONNECT; whoever asks for a WebSocket gets the answer to a plain request."""

    def send_400_response(self, msg: str) -> None:
        self.gate.note("connections_malformed")
        super().send_400_response(msg)

    def on_headers_complete(self) -> None:
        if self.parser.upgrades:
            return
        self.head = 0
        self.gate.idle.pop(self, None)
        self.expect(BODY, "slow_body")
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.head = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        if self.parser.upgrades:
            return
        self.head = 0
        self.expect_nothing()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.counted and not self.pipeline:
            self.gate.idle[self] = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self.expect(READ, "slow_reader")

    def resume_writing(self) -> None:
        super().resume_writing()
        self.expect_nothing()


def is_told(record: logging.LogRecord) -> bool:
    """Tell whether a line of uvicorn's is for the log: not for each request that is no HTTP, which `Gate.note` counts."""
    return record.getMessage() != MALFORMED


def protocol(limits: Limits, proxies: str) -> type[asyncio.Protocol]:
    """The class of connections of one server, which share a count."""
    gate: Any = Gate(limits, {network_of(one.strip()) for one in proxies.split(",")})
    return type("Connection", (Connection,), {"gate": gate})
