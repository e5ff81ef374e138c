"""The cost of a game on the wire and on the server, action by action: `python -m
benchmarks.wire_cost [GAME ...] [--actions N]`.

Starts `ludary serve`, seats people in all seats of a table, lets them choose at random, and listens
to the stream of the first seat as its page does: with the layers of the board that the page has
got. Says for every game how many bytes an action brings, what they consist of, how long the server
draws (in this process, by itself), and how long it takes from a click to the answer and until the
stream has told of it.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from pydantic_core import from_json, to_json
from rich.console import Console
from rich.table import Table as Lines

import ludary
from benchmarks.server_clients import Line, Server
from benchmarks.server_load import Process
from ludary.core.picture.panels import board_json, layer_ids
from ludary.server.showing.rendering import rendered_board

BAR, DRAWN = 8_000, 3.0  # bounds of the medians: bytes an action, milliseconds of drawing
SEATS = {"zimby_mojo": 3}  # where another number of seats than the least says more


@dataclass
class Costs:
    """The cost of one game's actions."""

    sizes: list[int] = field(default_factory=list)  # bytes of the stream for each action
    parts: list[Counter[str]] = field(default_factory=list)  # their parts, in bytes
    answers: list[float] = field(default_factory=list)  # ms from a click to the answer
    heard: list[float] = field(
        default_factory=list
    )  # ms from a click until the stream has told of it
    drawn: list[float] = field(default_factory=list)  # ms of computing for a board
    rendered: list[float] = field(
        default_factory=list
    )  # milliseconds of drawing with choices and words
    opened: list[float] = field(default_factory=list)  # ms until a table's page has come
    page: list[int] = field(default_factory=list)  # bytes of that page


class Stream:
    """Listens to a table as a page does."""

    def __init__(self, server: Server, table: str, token: str) -> None:
        self.server, self.table, self.token = server, table, token
        self.bytes = 0  # since they were last counted
        self.events: list[Any] = []
        self.number = 0  # of the last entry that was told
        self.told = asyncio.Condition()

    async def listen(self, query: str) -> None:
        """Read until somebody cancels it."""
        reader, writer = await asyncio.open_connection(
            self.server.host, self.server.port, limit=2**24
        )
        writer.write(
            self.server.head("GET", f"/api/tables/{self.table}/events?{query}", self.token)
        )
        try:
            number = 0
            while line := await reader.readline():
                self.bytes += len(line)
                if line.startswith(b"id: "):
                    number = int(line[4:])
                if line.startswith(b"data: "):
                    await self._hear(number, from_json(line[6:]))
        finally:
            writer.close()

    async def _hear(self, number: int, event: Any) -> None:
        async with self.told:
            self.events.append(event)
            self.number = max(self.number, number)
            self.told.notify_all()

    async def reaches(self, number: int) -> None:
        async with self.told, asyncio.timeout(60):
            await self.told.wait_for(lambda: self.number >= number)

    def taken(self) -> tuple[int, Counter[str]]:
        """Return the bytes since the last call, and their parts."""
        counted, events = self.bytes, self.events
        self.bytes, self.events = 0, []
        return counted, sum(map(parts_of, events), Counter())


def size(value: object) -> int:
    return len(to_json(value))


def parts_of(event: Any) -> Counter[str]:
    """The parts of an event with changes, in bytes."""
    counted: Counter[str] = Counter()
    if isinstance(event, dict):  # the first one, which is a whole Snapshot
        return counted
    for change in event:
        counted[part_of(change["at"])] += size(change)
    return counted


def part_of(at: list[str | int]) -> str:
    """The part of a Snapshot to which a change is made."""
    if at[0] == "board":
        return "layers" if at[-1] == "svg" else "board"
    return str(at[0]) if at[0] in ("text", "news", "decision", "players") else "rest"


async def seated(server: Server, game: str, seats: int) -> tuple[str, list[str]]:
    """A new table with people in all seats; their tokens."""
    line, tokens = Line(server), []
    for _ in range(seats):
        tokens.append((await line.ask("POST", "/api/players", {"name": "Ann"}))[1]["token"])
    wanted = [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]
    status, table = await line.ask(
        "POST", "/api/tables", {"game": game, "seats": wanted}, tokens[0]
    )
    assert status == 201, table
    for token in tokens[1:]:
        await line.ask("POST", f"/api/tables/{table['id']}/join", {}, token)
    return str(table["id"]), tokens


async def page_of(server: Server, table: str, token: str, costs: Costs) -> None:
    """Open the page of a table."""
    reader, writer = await asyncio.open_connection(server.host, server.port, limit=2**24)
    begun = time.perf_counter()
    writer.write(server.head("GET", f"/t/{table}", token))
    head = (await reader.readuntil(b"\r\n\r\n")).lower()
    length = int(head.partition(b"content-length:")[2].partition(b"\r\n")[0])
    await reader.readexactly(length)
    writer.close()
    costs.opened.append(1000 * (time.perf_counter() - begun))
    costs.page.append(length)


async def played(server: Server, game: str, given: Namespace, costs: Costs) -> None:
    """Play games of people who choose at random, until there are enough actions."""
    rng = random.Random(given.seed)
    while len(costs.sizes) < given.actions:
        table, tokens = await seated(
            server, game, given.seats or SEATS.get(game, ludary.load(game).seats[0])
        )
        await page_of(server, table, tokens[0], costs)
        line, stream = Line(server), Stream(server, table, tokens[0])
        first = (await line.ask("GET", f"/api/tables/{table}", token=tokens[0]))[1]
        have = ".".join(sorted(layer_ids(first["board"])))
        listening = asyncio.create_task(
            stream.listen(f"since={first['number']}&have={have}&changes=1")
        )
        await stream.reaches(first["number"])
        stream.taken()
        await one_game(line, stream, tokens, rng, given, costs)
        listening.cancel()


async def one_game(
    line: Line,
    stream: Stream,
    tokens: list[str],
    rng: random.Random,
    given: Namespace,
    costs: Costs,
) -> None:
    seat, path = 0, f"/api/tables/{stream.table}"
    while len(costs.sizes) < given.actions:
        shown = (await line.ask("GET", f"{path}?since=1000000", token=tokens[seat]))[1]
        if shown["decision"] is None:
            return
        if not shown["decision"]["yours"]:
            seat = shown["decision"]["seat"]
            continue
        await asyncio.sleep(0.01)
        stream.taken()
        begun = time.perf_counter()
        chosen = {
            "action": rng.choice(shown["decision"]["actions"])["id"],
            "version": shown["version"],
        }
        status, said = await line.ask("POST", f"{path}/act", chosen, tokens[seat])
        assert status == 200, said
        costs.answers.append(1000 * (time.perf_counter() - begun))
        await stream.reaches(said["snapshot"]["number"])
        costs.heard.append(1000 * (time.perf_counter() - begun))
        counted, parts = stream.taken()
        costs.sizes.append(counted)
        costs.parts.append(parts)


def draw(game: str, given: Namespace, costs: Costs) -> None:
    """Draw the boards of a random game here, which says what drawing itself takes."""
    rng = random.Random(given.seed)
    match = ludary.load(game).start(seats=given.seats or SEATS.get(game), seed=given.seed)
    for _ in range(given.actions):
        if match.over:
            break
        match.step(rng.choice(match.legal_ids()))
        view = match.view(0)
        begun = time.thread_time()
        drawn = view.board()
        if drawn is not None:
            board_json(drawn)
        costs.drawn.append(1000 * (time.thread_time() - begun))
        begun = time.thread_time()
        rendered_board(view)
        costs.rendered.append(1000 * (time.thread_time() - begun))


async def measured(games: list[str], given: Namespace) -> dict[str, Costs]:
    costs = {game: Costs() for game in games}
    with (
        tempfile.TemporaryDirectory() as folder,
        Process(f"sqlite:///{Path(folder) / 'tables.db'}") as process,
    ):
        await process.answers()
        for game in games:
            await played(process.server, game, given, costs[game])
    for game in games:
        draw(game, given, costs[game])
    return costs


def ninetieth(values: list[float] | list[int]) -> float:
    return float(quantiles(values, n=10)[-1])


def shown(costs: dict[str, Costs]) -> Iterator[Lines]:
    """The figures as tables."""
    sizes = Lines(title=f"bytes on the wire for an action (shall be {BAR:,} at most in the median)")
    parts = Lines(title="what they consist of: medians of bytes")
    times = Lines(
        title=f"milliseconds, medians (drawing shall take {DRAWN} at most) and ninetieths"
    )
    names = sorted({name for one in costs.values() for counted in one.parts for name in counted})
    for table, columns in (
        (sizes, ("median", "ninetieth", "largest", "page", "actions")),
        (parts, names),
        (times, ("drawing", "with words", "click to answer", "click to stream", "opening a table")),
    ):
        table.add_column("game")
        for column in columns:
            table.add_column(column, justify="right")
    for game, one in costs.items():
        counts = (
            median(one.sizes),
            ninetieth(one.sizes),
            max(one.sizes),
            median(one.page),
            len(one.sizes),
        )
        sizes.add_row(game, *(f"{count:,.0f}" for count in counts))
        parts.add_row(
            game, *(f"{median(counted[name] for counted in one.parts):,.0f}" for name in names)
        )
        spans = (one.drawn, one.rendered, one.answers, one.heard)
        times.add_row(
            game,
            *(f"{median(span):.1f} / {ninetieth(span):.1f}" for span in spans),
            f"{max(one.opened):.0f}",
        )
    yield from (sizes, parts, times)


def main() -> None:
    arguments = ArgumentParser(description=__doc__, prog="python -m benchmarks.wire_cost")
    arguments.add_argument("games", nargs="*", default=ludary.games())
    arguments.add_argument("--actions", type=int, default=120, help="for each game")
    arguments.add_argument("--seats", type=int, default=0)
    arguments.add_argument("--seed", type=int, default=1)
    given = arguments.parse_args()
    console = Console(width=150)
    for table in shown(asyncio.run(measured(given.games, given))):
        console.print(table)


if __name__ == "__main__":
    main()
