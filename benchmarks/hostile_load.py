"""Honest players beside hostile clients: `python -m benchmarks.hostile_load [--honest 50]
[--hostile 10] [--rounds 3] [--seconds 30]`.

Measures how long honest players wait for the answer to an action, by turns among themselves and
with hostile clients of every kind, and looks in the database whether every action that was
acknowledged is there. A machine that others use too has good and bad moments: each ratio is of two
measurements that follow each other, and their median is what counts. Where the host gave this
machine less than it asked for, that is said ("stolen").
"""

from __future__ import annotations

import asyncio
import json
import os
import resource
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

import sqlalchemy as sa

from benchmarks.honest_clients import PACE, Measured, honest
from benchmarks.hostile_clients import KINDS
from ludary.server.store.schema import entries

SOURCES = Path(__file__).parents[1] / "src"
PATIENCE = 300.0  # seconds


class Serving:
    """A running `ludary serve`, as an operator would start it."""

    def __init__(self, folder: str, *more: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.database = f"sqlite:///{folder}/tables.db"
        command = [
            sys.executable,
            "-m",
            "ludary",
            "serve",
            "--database",
            self.database,
            "--port",
            str(self.port),
            *more,
        ]
        with open(f"{folder}/log", "wb") as log:
            self.process = subprocess.Popen(
                command, env={**os.environ, "PYTHONPATH": str(SOURCES)}, stderr=log
            )

    async def answers(self) -> None:
        """Once it is well, and every game is ready."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and self.process.poll() is None:
            try:
                for path in (
                    "/healthz",
                    *(
                        f"/pictures/{one['name']}.svg"
                        for one in await asyncio.to_thread(self.games)
                    ),
                ):
                    await asyncio.to_thread(self.read, path)
                return
            except OSError:
                await asyncio.sleep(0.05)
        raise RuntimeError("the server does not start")

    def read(self, path: str) -> bytes:
        with urllib.request.urlopen(
            f"http://127.0.0.1:{self.port}{path}", timeout=PATIENCE
        ) as answer:
            got: bytes = answer.read()
        return got

    def games(self) -> list[dict[str, Any]]:
        made: list[dict[str, Any]] = json.loads(self.read("/api/games"))
        return made

    def memory(self) -> tuple[int, int]:
        """Bytes in RAM: of the server, and of its worker processes."""
        workers: set[int] = set()
        for children in Path(f"/proc/{self.process.pid}/task").glob("*/children"):
            with suppress(OSError):  # a thread may end meanwhile
                workers |= {int(one) for one in children.read_text().split()}
        own = command_of(
            self.process.pid
        )  # a child that is still about to begin its program has the server's memory, not more
        return in_ram(self.process.pid), sum(
            in_ram(worker) for worker in workers if command_of(worker) != own
        )

    def end(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)


def command_of(process: int) -> bytes:
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:  # it has ended
        return b""


def in_ram(process: int) -> int:
    """Bytes; of a page that several processes share, each has its part."""
    try:
        return next(
            int(line.split()[1]) * 1024
            for line in Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
            if line[:4] == "Pss:"
        )
    except (OSError, StopIteration):  # it has ended
        return 0


@dataclass
class Outcome:
    """One measurement."""

    measured: Measured
    server: int = 0  # bytes in RAM at most
    workers: int = 0
    stolen: float = (
        0.0  # share of the machine's processors that it did not get from its host meanwhile
    )

    def wait(self, share: float) -> float:
        """Milliseconds that this share of honest actions is answered in."""
        times = sorted(self.measured.times)
        return times[min(len(times) - 1, int(len(times) * share))] * 1000 if times else float("nan")


async def measured(serving: Serving, given: Namespace, kinds: Sequence[str]) -> Outcome:
    """Honest players for some seconds, with hostile clients of these kinds."""
    outcome, ends = Outcome(Measured()), asyncio.Event()
    players = [
        asyncio.ensure_future(honest(serving.port, number, outcome.measured, ends))
        for number in range(given.honest)
    ]
    crowd = await started(serving.port, kinds, given.hostile) if kinds else None
    await settled(outcome, given)
    outcome.measured.times.clear()
    outcome.measured.by_game.clear()
    before = processor_times()
    await watched(serving, outcome, given.seconds)
    outcome.stolen = share_stolen(before, processor_times())
    ends.set()
    if crowd is not None:
        said, _ = await asyncio.wait_for(crowd.communicate(b"\n"), PATIENCE)
        outcome.measured.hostile.update(json.loads(said.splitlines()[-1]))
    await asyncio.wait(players, timeout=PATIENCE)
    for one in players:
        one.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    return outcome


async def settled(outcome: Outcome, given: Namespace) -> None:
    """Wait until the crowd has had its seconds to come in and every honest player has been
    answered: then bots are ready, too.
    """
    await asyncio.sleep(given.settle)
    until = time.monotonic() + PATIENCE
    while len(outcome.measured.answered) < given.honest:
        if time.monotonic() > until:
            raise RuntimeError(
                f"only {len(outcome.measured.answered)} of {given.honest} honest players were ever"
                " answered"
            )
        await asyncio.sleep(0.25)


async def watched(serving: Serving, outcome: Outcome, seconds: float) -> None:
    """Note for so long how much memory is taken."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        await asyncio.sleep(0.25)
        server, workers = serving.memory()
        outcome.server, outcome.workers = max(outcome.server, server), max(outcome.workers, workers)


def processor_times() -> list[int]:
    """The first line of Linux's /proc/stat: hundredths of a second by use, the eighth of them
    stolen by other machines.
    """
    with suppress(OSError):
        return [int(word) for word in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]]
    return []


def share_stolen(before: Sequence[int], after: Sequence[int]) -> float:
    spent = [then - first for first, then in zip(before, after, strict=True)]
    return spent[-1] / max(1, sum(spent)) if spent else 0.0


async def started(port: int, kinds: Sequence[str], each: int) -> asyncio.subprocess.Process:
    """Hostile clients, in a process of their own."""
    command = [sys.executable, "-m", "benchmarks.hostile_clients", str(port), str(each), *kinds]
    crowd = await asyncio.create_subprocess_exec(
        *command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )
    assert crowd.stdout is not None
    await crowd.stdout.readline()
    return crowd


def lost(database: str, measured: Measured) -> list[str]:
    """Acknowledged actions that the database does not have in this order."""
    engine = sa.create_engine(database)
    missing: list[str] = []
    with engine.connect() as connection:
        for table, actions in measured.kept.items():
            wanted = sa.select(entries.c.data).where(
                entries.c.table == table, entries.c.kind == "act", entries.c.seat == 0
            )
            there = iter(
                json.loads(data)["do"]
                for data in connection.execute(wanted.order_by(entries.c.number)).scalars()
            )
            missing += [
                f"{table}: {action}"
                for action in actions
                if not any(one == action for one in there)
            ]
    engine.dispose()
    return missing


@dataclass(frozen=True)
class Round:
    """Honest players alone, then among hostile clients."""

    alone: Outcome
    among: Outcome

    @property
    def ratio(self) -> float:
        """Return the slowdown of the 99th of a hundred honest actions among hostile clients."""
        return self.among.wait(0.99) / self.alone.wait(0.99)


async def measure_all(
    given: Namespace, tell: Callable[[int, Round], None] = lambda number, one: None
) -> tuple[list[Round], list[str]]:
    """Run all rounds at one server, each reported when it is over; return them, and the losses."""
    rounds: list[Round] = []
    with tempfile.TemporaryDirectory(prefix="ludary-hostile-") as folder:
        serving = Serving(folder, *given.serve)
        try:
            await serving.answers()
            for number in range(given.rounds):
                rounds.append(
                    Round(
                        await measured(serving, given, []),
                        await measured(serving, given, given.kinds),
                    )
                )
                tell(number, rounds[-1])
        finally:
            serving.end()
            if given.log:
                Path(given.log).write_bytes(Path(f"{folder}/log").read_bytes())
        return rounds, [
            action
            for one in rounds
            for phase in (one.alone, one.among)
            for action in lost(serving.database, phase.measured)
        ]


def asked() -> Namespace:
    options = ArgumentParser(description="Honest players beside hostile clients.")
    options.add_argument("--honest", type=int, default=50, help="players [50]")
    options.add_argument("--hostile", type=int, default=10, help="clients of each kind [10]")
    options.add_argument(
        "--kinds", nargs="*", default=list(KINDS), help=f"of {', '.join(KINDS)} [all]"
    )
    options.add_argument(
        "--rounds", type=int, default=3, help="of both measurements, one after the other [3]"
    )
    options.add_argument("--seconds", type=float, default=30, help="of each measurement [30]")
    options.add_argument("--settle", type=float, default=8, help="seconds before it [8]")
    options.add_argument("--serve", nargs="*", default=[], help="more options for the server")
    options.add_argument("--log", default="", help="a file for the server's log")
    return options.parse_args()


def main() -> None:
    given = asked()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    rounds, missing = asyncio.run(measure_all(given, report))
    ratios = [one.ratio for one in rounds]
    print(
        f"p99 {median(ratios):.2f} times, the median of"
        f" {', '.join(f'{one:.2f}' for one in ratios)}; think {PACE} s"
    )
    print(f"lost: {len(missing)} {missing[:3]}")


def report(number: int, one: Round) -> None:
    """Print the figures of one round."""
    for name, phase in (("alone", one.alone), ("among hostile clients", one.among)):
        answered = (
            f"{len(phase.measured.times)} actions, p50 {phase.wait(0.5):.0f} ms, p99"
            f" {phase.wait(0.99):.0f} ms"
        )
        ram = f"server {phase.server / 1e6:.0f} MB, workers {phase.workers / 1e6:.0f} MB"
        stolen = f"{phase.stolen:.0%} of the machine stolen"
        print(
            f"round {number + 1}, {name}: {answered}; {ram}; {stolen}; refused:"
            f" {dict(phase.measured.failed)}"
        )
        for game, times in sorted(phase.measured.by_game.items()):
            print(
                f"  {game}: {len(times)}, p50 {sorted(times)[len(times) // 2] * 1000:.0f} ms,"
                f" longest {max(times) * 1000:.0f} ms"
            )
    print(f"  hostile answers: {dict(sorted(one.among.measured.hostile.items()))}", flush=True)


if __name__ == "__main__":
    main()
