"""Entries a second on machines with more cores: `python -m benchmarks.many_cores [--cores N ...] [--disk MS ...]`.

A simulation of N processes that share a SQLite file. Each entry takes processor time in the process where its table is at home (one thing
at a time, since Python has a lock), and in a process that draws its board. It waits for its process's writer, which writes all that waits
in one commit; one process commits at a time. `benchmarks.server_load` has measured COSTS.
"""

from __future__ import annotations

import heapq
from argparse import ArgumentParser
from collections import defaultdict, deque
from collections.abc import Callable
from itertools import count, product

COSTS = {  # seconds of processor time for an entry: where its table is at home, and where its board is drawn
    "konja": (0.0048, 0.0007),
    "koa": (0.0041, 0.0004),
    "zimby_mojo": (0.0050, 0.0001),
}
PROCESSES = (1, 2, 4, 8, 16)
TABLES, SECONDS = 60, 5.0  # tables of each process, whose bots wait for nothing; virtual seconds
BEGIN, EACH, MOST = 0.0011, 0.000_03, 200  # a commit: seconds of processor time for itself and for each entry; entries at most


class Machine:
    """Work that takes places: cores, each process's turn to run Python, and the turn to write."""

    def __init__(self) -> None:
        self.now, self.order = 0.0, count()
        self.timers: list[tuple[float, int, Callable[[], None]]] = []
        self.free: defaultdict[str, int] = defaultdict(lambda: 1)
        self.waiting: defaultdict[str, deque[Callable[[], None]]] = defaultdict(deque)

    def after(self, seconds: float, then: Callable[[], None]) -> None:
        heapq.heappush(self.timers, (self.now + seconds, next(self.order), then))

    def take(self, place: str, then: Callable[[], None]) -> None:
        if self.free[place] > 0:
            self.free[place] -= 1
            then()
        else:
            self.waiting[place].append(then)

    def give(self, place: str) -> None:
        if self.waiting[place]:
            self.after(0.0, self.waiting[place].popleft())
        else:
            self.free[place] += 1

    def work(self, place: str, seconds: float, then: Callable[[], None]) -> None:
        """Compute on a core for so long, while nobody else has the place."""

        def done() -> None:
            self.give("core")
            self.give(place)
            then()

        self.take(place, lambda: self.take("core", lambda: self.after(seconds, done)))

    def run(self, until: float) -> None:
        while self.timers and self.timers[0][0] < until:
            self.now, _, then = heapq.heappop(self.timers)
            then()


class Process:
    """A process of the server with its tables; all act as soon as they can."""

    def __init__(self, machine: Machine, number: int, costs: tuple[float, float], disk: float) -> None:
        self.machine, self.number, (self.serving, self.drawing), self.disk = machine, number, costs, disk
        self.unwritten, self.undrawn, self.entries, self.is_writing = 0, 0, 0, False
        for _ in range(TABLES):
            self.act()

    def act(self) -> None:
        self.machine.work(f"python {self.number}", self.serving, self.write)

    def write(self) -> None:
        self.unwritten += 1
        if not self.is_writing:
            self.is_writing = True
            self.machine.take("writer", self.begin)

    def begin(self) -> None:
        batch = min(self.unwritten, MOST)
        self.unwritten -= batch
        self.machine.work(f"python {self.number}", BEGIN + EACH * batch, lambda: self.machine.after(self.disk, lambda: self.end(batch)))

    def end(self, batch: int) -> None:
        self.machine.give("writer")
        self.entries += batch
        for _ in range(batch):
            self.act()
            self.draw()
        self.is_writing = bool(self.unwritten)
        if self.is_writing:
            self.machine.take("writer", self.begin)

    def draw(self) -> None:
        """Draw a board, unless one of each table waits to be drawn: it is drawn as it is then."""
        if self.undrawn < TABLES:
            self.undrawn += 1
            self.machine.work(f"drawing {self.number}", self.drawing, self.drawn)

    def drawn(self) -> None:
        self.undrawn -= 1


def rate(processes: int, cores: int, costs: tuple[float, float], disk: float) -> float:
    """Return the entries a second of so many processes on so many cores."""
    machine = Machine()
    machine.free["core"] = cores
    all_processes = [Process(machine, number, costs, disk) for number in range(processes)]
    machine.run(SECONDS)
    return sum(one.entries for one in all_processes) / SECONDS


def main() -> None:
    """Print the entries a second of each game and number of processes."""
    options = ArgumentParser(description="Entries a second on machines with more cores, simulated.")
    options.add_argument("--cores", type=int, nargs="+", default=[2, 16], help="of the machine [2 16]")
    options.add_argument("--disk", type=float, nargs="+", default=[2.0, 20.0], help="milliseconds that a commit waits for the disk [2 20]")
    given = options.parse_args()
    for cores, disk in product(given.cores, given.disk):
        for game, costs in COSTS.items():
            rates = (f"{processes}: {rate(processes, cores, costs, disk / 1000):,.0f}" for processes in PROCESSES if processes <= cores)
            print(f"{cores} cores, a disk of {disk:g} ms, {game}, entries a second by processes:", *rates)


if __name__ == "__main__":
    main()
