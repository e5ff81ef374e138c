"""Peers: the other processes of a server, told of news, and given the connections whose tables are at home there.

Each pair of processes has a pair of sockets, which the parent of all made and keeps: one that ends and starts again finds in them
whatever was sent meanwhile. Messages are whole or not sent at all. A peer that does not read in time is told later that it missed
something, and reads everything again; so are all, when a process starts again. So no message needs an answer, and none waits.
"""

from __future__ import annotations

import array
import asyncio
import fcntl
import json
import os
import socket
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from ludary.server.fairness.rates import Elsewhere, SharedRates
from ludary.server.processes.channels import MISSED, News
from ludary.server.processes.homes import SPREAD, request_home, table_home

NEWS, LOST, CONNECTION = b"N", b"L", b"C"  # how messages begin
LONGEST = 60_000  # bytes of a message
MOST_NEWS = 10_000  # that wait to be read
TOGETHER = 50  # messages of a peer that are read before other work
AGAIN = 0.5  # seconds until a peer that missed news is told so again
BEAT = 1.0  # seconds between two beats


@dataclass(eq=False)
class Peers:
    """The peers of the process with a `number`, of `count` in all."""

    number: int = 0
    count: int = 1
    sockets: Mapping[int, socket.socket] = field(default_factory=dict)  # to each peer
    behind: set[int] = field(default_factory=set)  # peers that missed news and have not been told so
    news: deque[News] = field(default_factory=deque)
    has_news: asyncio.Event = field(default_factory=asyncio.Event)
    turn: int = 0  # requests that any process could have served
    writing: int = -1  # a file that is locked by the process that writes to the database
    folder: Path | None = None  # of the server, and private
    rates: SharedRates | None = None
    elsewhere: Elsewhere = field(default_factory=Elsewhere)  # what the others have open
    parent: int = -1  # a file that ends with the process that has started all
    beats: memoryview | None = None  # of all processes: the parent kills one whose number stands still
    adopt: Callable[[int, bytes], None] = lambda file, data: os.close(file)  # told of connections, with the bytes that they have sent

    @contextmanager
    def writes(self) -> Iterator[None]:
        """Let no other process write for as long as the block runs. Blocks; SQLite's own waiting is neither prompt nor fair."""
        if self.writing < 0:
            yield
            return
        fcntl.flock(self.writing, fcntl.LOCK_EX)
        try:
            yield
        finally:
            fcntl.flock(self.writing, fcntl.LOCK_UN)

    def is_home(self, table: str) -> bool:
        """Tell whether a table is at home in this process."""
        return table_home(table, self.count) == self.number

    def tell(self, news: Sequence[News]) -> None:
        """Tell all peers; threads may call this."""
        if not news or not self.sockets:
            return
        message = NEWS + json.dumps(news, separators=(",", ":")).encode()
        for peer in self.sockets:
            if not self.catches_up(peer) or len(message) > LONGEST or not self.send(peer, message):
                self.behind.add(peer)

    def catches_up(self, peer: int) -> bool:
        """Tell a peer that it missed something, if it did; False if it cannot be told now."""
        if peer not in self.behind:
            return True
        self.behind.discard(peer)  # before it is told: another thread may add it meanwhile
        told = self.send(peer, LOST)
        if not told:
            self.behind.add(peer)
        return told

    def send(self, peer: int, message: bytes, *files: int) -> bool:
        """Send a message, with open files; False if there is no room for it."""
        ancillary = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", files))] if files else []
        try:
            self.sockets[peer].sendmsg([message], ancillary, socket.MSG_NOSIGNAL)
        except OSError:
            return False
        return True

    def pass_on(self, file: int, data: bytes) -> bool:
        """Give the connection of a request to the process where it belongs; False if that is here."""
        home = request_home(data, self.count)
        if home == SPREAD:
            self.turn += 1
            home = self.turn % self.count
        return home in self.sockets and len(data) < LONGEST and self.send(home, CONNECTION + data, file)

    def open(self, loop: asyncio.AbstractEventLoop, adopt: Callable[[int, bytes], None], end: Callable[[], None]) -> None:
        """Begin to read what peers send: connections are for `adopt`. Call `end` when the parent is gone."""
        self.adopt = adopt
        self.behind |= set(self.sockets)  # the process before this one may have written something, and died before it told them
        if self.parent >= 0:
            loop.add_reader(self.parent, end)
        for peer, one in self.sockets.items():
            loop.add_reader(one.fileno(), self.receive, peer)
        if self.beats is not None:
            self.beat(loop, self.beats)

    def beat(self, loop: asyncio.AbstractEventLoop, beats: memoryview) -> None:
        """Count beats, which show the parent that the event loop runs."""
        beats[self.number] += 1
        loop.call_later(BEAT, self.beat, loop, beats)

    def close(self, loop: asyncio.AbstractEventLoop) -> None:
        """Leave what peers send to the process that takes the place of this one."""
        for one in self.sockets.values():
            loop.remove_reader(one.fileno())

    def receive(self, peer: int) -> None:
        """Read some messages."""
        for _ in range(TOGETHER):
            try:
                message, files, _, _ = socket.recv_fds(self.sockets[peer], LONGEST + 1, 1)
            except OSError:
                return
            if not message:  # all are ending
                asyncio.get_running_loop().remove_reader(self.sockets[peer].fileno())
                return
            self.take(message, files)

    def take(self, message: bytes, files: Sequence[int]) -> None:
        """Take a message in."""
        kind, content = message[:1], message[1:]
        if kind == CONNECTION:
            for file in files:  # there is none if this process may open no more
                self.adopt(file, content)
            return
        new = [News(*one) for one in json.loads(content)] if kind == NEWS else [News(MISSED, "")]
        if len(self.news) + len(new) > MOST_NEWS:
            self.news.clear()
            new = [News(MISSED, "")]
        self.news.extend(new)
        self.has_news.set()

    async def all_news(self) -> AsyncIterator[News]:
        """Yield the news of the peers as they come; never end."""
        while True:
            while self.news:
                yield self.news.popleft()
            self.has_news.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.has_news.wait(), AGAIN)
            for peer in list(self.behind):
                self.catches_up(peer)


ALONE = Peers()


def pairs(count: int) -> list[dict[int, socket.socket]]:
    """Return the sockets of each of so many processes to its peers."""
    ends: list[dict[int, socket.socket]] = [{} for _ in range(count)]
    for one in range(count):
        for other in range(one):
            ends[one][other], ends[other][one] = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET | socket.SOCK_NONBLOCK)
    return ends
