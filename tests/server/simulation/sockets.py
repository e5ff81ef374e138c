"""Sockets between the processes of a simulated server, as far as `Peers` uses them: pairs that pass whole messages on, with open files."""

from __future__ import annotations

import array
from collections import deque
from collections.abc import Sequence
from typing import Any

from tests.server.simulation.machine import LIFE, VirtualLoop

Ancillary = list[tuple[int, int, bytes]]


class SimulatedSocket:
    """One end of a pair. Messages wait for whoever reads next, and there is `room` for so many."""

    def __init__(self, loop: VirtualLoop, room: int) -> None:
        self.loop, self.room = loop, room
        self.waiting: deque[tuple[bytes, Ancillary]] = deque()
        self.other = self
        loop.sockets.append(self)
        self.number = len(loop.sockets)

    def fileno(self) -> int:
        return self.number

    def sendmsg(self, parts: Sequence[bytes], ancillary: Sequence[tuple[int, int, array.array[int]]] = (), flags: int = 0) -> None:
        """Send a message, unless the process of the sender is dead."""
        life = LIFE.get()
        if len(self.other.waiting) >= self.room or (life is not None and life.dead):
            raise BlockingIOError
        self.other.waiting.append((b"".join(parts), [(level, kind, files.tobytes()) for level, kind, files in ancillary]))
        self.loop.wake_reader(self.other.number)

    def recvmsg(self, size: int, ancillary_size: int) -> tuple[bytes, Ancillary, int, None]:
        if not self.waiting:
            raise BlockingIOError
        return *self.waiting.popleft(), 0, None


def simulated_pairs(loop: VirtualLoop, count: int, room: int) -> list[dict[int, Any]]:
    """Return the sockets of each of so many processes to its peers, as `peers.pairs` does."""
    ends: list[dict[int, Any]] = [{} for _ in range(count)]
    for one in range(count):
        for other in range(one):
            left, right = SimulatedSocket(loop, room), SimulatedSocket(loop, room)
            left.other, right.other = right, left
            ends[one][other], ends[other][one] = left, right
    return ends
