"""Load on a server: `python -m benchmarks.server_load [--tables N] [--watchers W] ... [--json
FILE]`.

Starts `ludary serve`, opens tables of bots and tables at which a scripted player sits among bots,
and watches them over server-sent events. Server and clients share this machine, so both are said
with the CPU that they took.
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
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict
from pathlib import Path
from statistics import median
from typing import Any

import sqlalchemy as sa
from rich.console import Console
from rich.table import Table as Lines

from benchmarks.figures.machine import machine
from benchmarks.figures.measure import Figure
from benchmarks.figures.report import shown
from benchmarks.server_clients import Heard, Line, Player, Server, Table, Watcher
from ludary.server.store.schema import entries, seats, tables

SOURCES = Path(__file__).parents[1] / "src"
PATIENCE = 300.0  # seconds for anything that has to happen
OPENERS = 8  # connections that open tables at once
LOOKED_AT = 500  # stored tables that are looked at, to see what they cost in memory
LIMITS = {  # all clients come from one address
    "alone": 1,
    **dict.fromkeys(
        (
            "connects_address",
            "connections_address",
            "people_hour",
            "tables_address",
            "streams_address",
        ),
        0,
    ),
    **dict.fromkeys(("streams_players_address", "streams"), 0),
}


class Process:
    """A running `ludary serve`."""

    def __init__(self, database: str, workers: int = 1) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.server = Server("127.0.0.1", free.getsockname()[1])
        command = [
            sys.executable,
            "-m",
            "ludary",
            "serve",
            "--database",
            database,
            "--rate",
            "0",
            "--port",
            str(self.server.port),
        ]
        command += [
            word for name, value in LIMITS.items() for word in ("--limit", f"{name}={value}")
        ]
        command += ["--workers", str(workers)] if workers > 1 else []
        self.begun = time.perf_counter()
        self.process = subprocess.Popen(command, env={**os.environ, "PYTHONPATH": str(SOURCES)})

    async def answers(self) -> float:
        """Seconds from the start until it says that it is well."""
        while time.perf_counter() - self.begun < PATIENCE and self.process.poll() is None:
            try:
                if (await Line(self.server).ask("GET", "/healthz"))[0] == 200:
                    return time.perf_counter() - self.begun
            except OSError:
                await asyncio.sleep(0.01)
        raise RuntimeError("the server does not start")

    def processes(self) -> list[int]:
        """Ids of the process, of those that it has started, and of theirs."""
        found = [self.process.pid]
        for one in found:
            tasks = Path(f"/proc/{one}/task").glob("*/children")
            found += [int(child) for children in tasks for child in children.read_text().split()]
        return found

    def pids(self, draw: bool) -> list[int]:
        """Ids of its processes that draw boards, or of the others."""
        return [
            one
            for one in self.processes()
            if (b"showing.rendering" in Path(f"/proc/{one}/cmdline").read_bytes()) == draw
        ]

    def cpu(self, drawing: bool = False) -> float:
        """Seconds that processes which serve have computed so far, or those that draw boards."""
        fields = [
            Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
            for one in self.pids(drawing)
        ]
        return sum(int(one[11]) + int(one[12]) for one in fields) / os.sysconf("SC_CLK_TCK")

    def memory(self, drawing: bool = False) -> float:
        """Bytes in RAM of the processes that serve, or of those that draw boards; a page that
        several processes share counts once.
        """
        rolled = [Path(f"/proc/{one}/smaps_rollup").read_text() for one in self.pids(drawing)]
        return sum(int(one.partition("\nPss:")[2].split()[0]) for one in rolled) * 1024

    def __enter__(self) -> Process:
        return self

    def __exit__(self, *error: object) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)


async def open_tables(server: Server, count: int, given: Namespace, player: bool) -> list[Table]:
    """Open tables; with `player` somebody who acts over HTTP takes one seat."""
    bots = [{"kind": "bot", "bot": given.bot}] * (given.seats - player)
    body = {
        "game": given.game,
        "pace": given.pace,
        "seats": [*([{"kind": "me"}] if player else []), *bots],
    }
    made: list[Table] = []

    async def opener(share: int) -> None:
        line = Line(server)
        for _ in range(share):
            token = (await line.ask("POST", "/api/players", {"name": "Ann"}))[1]["token"]
            status, said = await line.ask("POST", "/api/tables", body, token)
            assert status == 201, said
            made.append(Table(said["id"], token if player else ""))

    await asyncio.gather(
        *(opener(count // OPENERS + (place < count % OPENERS)) for place in range(OPENERS))
    )
    return made


async def first_table(process: Process, given: Namespace) -> float:
    """Seconds from the start until a new table shows itself."""
    (table,) = await open_tables(process.server, 1, given, player=False)
    status, _ = await Line(process.server).ask("GET", f"/api/tables/{table.id}")
    assert status == 200
    return time.perf_counter() - process.begun


async def prepared(process: Process) -> None:
    """Once every game has been used, so that memory does not grow by that later."""
    for game in (await Line(process.server).ask("GET", "/api/games"))[1]:
        reader, writer = await asyncio.open_connection(process.server.host, process.server.port)
        writer.write(process.server.head("GET", game["picture"]))
        await reader.readuntil(b"\r\n\r\n")
        writer.close()
    ready = 0  # answers in a row of a process that has loaded everything; any process may answer
    while ready < 10 * len(process.processes()):
        health = (await Line(process.server).ask("GET", "/healthz"))[1]
        ready = 0 if health["compiling"] else ready + 1
        await asyncio.sleep(0.05)


async def load(database: str, given: Namespace) -> list[Figure]:
    """Measure the server with many tables at once."""
    with Process(database, given.workers) as process:
        return await loaded(process, given)


async def loaded(process: Process, given: Namespace) -> list[Figure]:
    """Open the tables at a server, and measure it."""
    heard = Heard()
    ready = await process.answers()
    shows = await first_table(process, given)
    await prepared(process)
    empty = process.memory()
    opened = await open_tables(process.server, given.tables - given.players, given, player=False)
    played = await open_tables(process.server, given.players, given, player=True)
    held = process.memory()
    clients = watchers_of([*played, *opened], process.server, heard, given)
    for at in range(0, len(clients), 50):
        await asyncio.gather(*(client.connect() for client in clients[at : at + 50]))
    await settled(clients, given.settle)
    heard.begin()
    begun = time.perf_counter()
    cpu = process.cpu()
    drawn = process.cpu(drawing=True)
    own = time.process_time()
    await asyncio.sleep(given.seconds)
    took = time.perf_counter() - begun
    cpu = process.cpu() - cpu
    drawn = process.cpu(drawing=True) - drawn
    own = time.process_time() - own
    live = len({table for table, _ in heard.actions})
    figures = [
        Figure(
            "live tables",
            live,
            note=(
                f"{sum(table.over for table in [*played, *opened])} games came to an end meanwhile"
            ),
        ),
        Figure(
            "watchers",
            len(clients),
            note=f"{heard.events / took:,.0f} Snapshots/s, {heard.bytes / took / 1e6:.1f} MB/s",
        ),
        Figure(
            "entries a second",
            len(heard.actions) / took,
            "/s",
            note=f"{len(heard.round_trips)} of them by players over HTTP",
        ),
        *percentiles("from an entry to each watcher's screen", heard.shown),
        *percentiles("from a player's POST to its answer", heard.round_trips),
        *percentiles("from a player's POST until all watchers have it", heard.everybody),
        Figure("CPU of the server", (cpu + drawn) / took, note="cores, of all its processes"),
        Figure(
            "CPU of an entry", cpu / len(heard.actions) * 1e3, " ms", note="of processes that serve"
        ),
        Figure(
            "CPU of an entry, drawing",
            drawn / len(heard.actions) * 1e3,
            " ms",
            note="of processes that draw boards",
        ),
        Figure("CPU of these clients", own / took, note="cores"),
        Figure("memory of the server, no table", empty / 1e6, " MB"),
        Figure("memory for a table, open", (held - empty) / given.tables / 1e3, " kB"),
        Figure(
            "memory for a table, live",
            (process.memory() - empty) / given.tables / 1e3,
            " kB",
            note="with its watchers' connections",
        ),
        Figure(
            "memory of processes that draw boards",
            process.memory(drawing=True) / 1e6,
            " MB",
            note="however many tables there are",
        ),
        Figure("start until /healthz answers, no table", ready, "s"),
        Figure("start until a first table shows, no table", shows, "s"),
        *(Figure(f"error: {error}", count) for error, count in heard.errors.items()),
    ]
    for client in clients:
        client.close()
    return figures


def watchers_of(
    found: Sequence[Table], server: Server, heard: Heard, given: Namespace
) -> list[Watcher]:
    """Players, and spectators spread evenly."""
    players: list[Watcher] = [
        Player(server, table, heard, given.pace) for table in found if table.token
    ]
    spread = (found[place % len(found)] for place in range(given.watchers - len(players)))
    return [*players, *(Watcher(server, table, heard) for table in spread)]


async def settled(clients: Iterable[Watcher], seconds: float) -> None:
    """Once every watcher has seen its table, and some time more."""
    until = time.perf_counter() + PATIENCE
    while not all(client.table.reached[client.place] for client in clients):
        assert time.perf_counter() < until, "some watchers were never shown their table"
        await asyncio.sleep(0.1)
    await asyncio.sleep(seconds)


def percentiles(what: str, times: Sequence[float]) -> list[Figure]:
    """Median and tail of times in ms."""
    ordered = sorted(times)
    if not ordered:
        return []
    note = f"of {len(ordered):,}; longest {ordered[-1]:,.0f} ms"
    return [
        Figure(f"{what}, p50", median(ordered), " ms", note=note),
        *(
            Figure(f"{what}, p{share}", ordered[len(ordered) * share // 100], " ms")
            for share in (95, 99)
        ),
    ]


def store_more(database: str, wanted: int) -> tuple[int, list[str]]:
    """Copy the tables in the database until there are so many; all their ids.

    Nobody's bot is to move in the copies.
    """
    url = sa.make_url(database)
    engine = sa.create_engine(
        url.set(drivername="postgresql+psycopg") if url.get_backend_name() == "postgresql" else url
    )
    with engine.begin() as connection:
        kept = list(connection.execute(sa.select(tables.c.id)).scalars())
        for copy in range((wanted - 1) // len(kept)):
            for table, name in ((tables, "id"), (entries, "table"), (seats, "table")):
                values = [as_copied(column, name, copy) for column in table.c]
                chosen = sa.select(*values).where(
                    table.c[name].in_(kept[: wanted - len(kept) * (copy + 1)])
                )
                connection.execute(
                    sa.insert(table).from_select([column.name for column in table.c], chosen)
                )
        found = list(connection.execute(sa.select(tables.c.id)).scalars())
        count = connection.execute(sa.select(sa.func.count()).select_from(entries)).scalar_one()
    engine.dispose()
    return count, found


def as_copied(column: sa.Column[Any], name: str, copy: int) -> sa.ColumnElement[Any]:
    if column.name == "bot_due":
        return sa.literal(None)
    return sa.literal(f"{copy:04d}") + sa.func.substr(column, 5) if column.name == name else column


async def recovery(database: str, given: Namespace) -> list[Figure]:
    """Measure how soon the server is back with many tables stored."""
    count, ids = store_more(database, given.stored)
    with Process(database, given.workers) as process:
        return await recovered(process, count, ids)


async def recovered(process: Process, count: int, ids: Sequence[str]) -> list[Figure]:
    """Look at stored tables after a restart."""
    ready = await process.answers()
    line = Line(process.server)
    for number, id in enumerate(ids[-LOOKED_AT:]):
        status, snapshot = await line.ask("GET", f"/api/tables/{id}")
        assert status == 200 and not snapshot["trouble"], snapshot
        if not number:
            shows = time.perf_counter() - process.begun
            await prepared(process)
            stored, begun = process.memory(), time.perf_counter()
    each = (time.perf_counter() - begun) / (LOOKED_AT - 1) * 1000
    looked = process.memory()
    return [
        Figure("stored tables", len(ids), note=f"{count:,} entries"),
        Figure("start until /healthz answers", ready, "s"),
        Figure(
            "start until a stored table shows",
            shows,
            "s",
            note="rules loaded from the compiler's cache; its game played again",
        ),
        Figure(
            "a stored table shows", each, " ms", note="one after the other; each game played again"
        ),
        Figure(
            "memory of the server",
            stored / 1e6,
            " MB",
            note="stored tables take none until they are looked at",
        ),
        Figure(
            "memory for a table, looked at",
            (looked - stored) / (LOOKED_AT - 1) / 1e3,
            " kB",
            note="for two minutes",
        ),
    ]


async def warm(database: str) -> None:
    """Fill the compiler's cache."""
    with Process(database) as process:
        await process.answers()
        await prepared(process)


async def measure(given: Namespace) -> dict[str, list[Figure]]:
    """All sections."""
    with tempfile.TemporaryDirectory(prefix="ludary-load-") as folder:
        await warm(f"sqlite:///{folder}/warm.db")
        database = given.database or f"sqlite:///{folder}/tables.db"
        sections = {
            f"{given.tables} tables of {given.game}, bots act each {given.pace:g} s": await load(
                database, given
            )
        }
        if given.stored:
            sections["After a restart"] = await recovery(database, given)
    return sections


def printed(title: str, figures: Iterable[Figure]) -> Lines:
    lines = Lines("", "", "", title=title, title_justify="left", show_header=False)
    for figure in figures:
        lines.add_row(figure.what, shown(figure.value, figure.unit), figure.note)
    return lines


def asked() -> Namespace:
    options = ArgumentParser(description="Load on a server.")
    say: Callable[..., object] = options.add_argument
    say("--tables", type=int, default=500, help="live tables [500]")
    say("--players", type=int, default=50, help="at how many of them a scripted player sits [50]")
    say(
        "--watchers", type=int, default=1000, help="connections that watch, players included [1000]"
    )
    say("--pace", type=float, default=1.2, help="seconds before a bot acts [1.2]")
    say("--seconds", type=float, default=30, help="how long to measure [30]")
    say(
        "--settle",
        type=float,
        default=10,
        help="seconds from the last watcher's first Snapshot to the measurement [10]",
    )
    say(
        "--stored",
        type=int,
        default=10_000,
        help="tables in the database for the restart; 0: none [10000]",
    )
    say("--game", default="dunjiin")
    say("--seats", type=int, default=3)
    say("--bot", default="greedy")
    say("--workers", type=int, default=1, help="of the server; more need a PostgreSQL database [1]")
    say(
        "--database",
        default="",
        help="URL of an empty one [a SQLite file in the folder for temporary files]",
    )
    say("--json", type=Path, metavar="FILE", help="write the figures to FILE too")
    return options.parse_args()


if __name__ == "__main__":
    given = asked()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # a connection is a file
    found, facts = asyncio.run(measure(given)), machine()
    console = Console()
    console.print("\n".join(f"{name}: {fact}" for name, fact in facts.items()), highlight=False)
    for title, figures in found.items():
        console.print(printed(title, figures))
    if given.json:
        shown_figures = {
            title: [asdict(figure) for figure in figures] for title, figures in found.items()
        }
        given.json.write_text(
            json.dumps({"machine": facts, "figures": shown_figures}, indent=2) + "\n"
        )
