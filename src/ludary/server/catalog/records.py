"""Archive: finished games as Records and step by step, and Records that somebody brings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from ludary.core.contract.beats import beats_json
from ludary.core.play.game import Game
from ludary.core.play.match import Match
from ludary.core.play.presenting import lines_of
from ludary.core.play.view import View
from ludary.core.state.events import sees
from ludary.server.errors import Refused
from ludary.server.fairness.pools import FairPool, Owner
from ludary.server.parsing.workers import Workers
from ludary.server.playing.catalog import GameCatalog
from ludary.server.presence.names import usable_name
from ludary.server.showing.rendering import rendered_board
from ludary.server.tables.ending import over
from ludary.server.tables.log import Chair, Setup
from ludary.server.tables.moves import NewEntry
from ludary.server.tables.steps import entry_of_step
from ludary.server.tables.table import Table

T = TypeVar("T")
Json = dict[str, Any]
Render = Callable[[View], Json]  # a board, in pictures and in words
HEADER = 40  # lines of a Record that are not steps, at most, with comments


@dataclass(frozen=True)
class Brought:
    """A Record that has been checked, as the table to look at it."""

    game: Game
    setup: Setup
    chairs: Sequence[Chair]
    new_entries: Sequence[NewEntry]


class Archive:
    """Reads Records in worker processes, and shows finished games in threads."""

    def __init__(self, catalog: GameCatalog, workers: Workers, replays: FairPool, most: int) -> None:
        self.catalog, self.workers, self.replays, self.most = catalog, workers, replays, most

    def brought(self, text: str) -> Brought:
        """The match in a Record's text; Refused says what is wrong with it. Blocks."""
        name = self.check(text)
        read = self.workers.ask({"do": "record", "source": self.catalog.sources[name], "text": text})
        if "error" in read:
            raise Refused(f"{read['error']}.", "bad_record")
        if self.most and len(read["steps"]) > self.most:
            raise too_long(len(read["steps"]), self.most)
        game = self.catalog.rebuilt(name, read["contents"], read["numbers"])
        names = ["" if name == f"Seat {seat + 1}" else usable_name(name) for seat, name in enumerate(read["players"])]
        players = [name or f"Player {seat + 1}" for seat, name in enumerate(names)]
        setup = setup_of(game, **self.catalog.edition_words(game), imported=True)
        return Brought(game, setup, [Chair("person", name) for name in players], [entry_of_step(*step) for step in read["steps"]])

    def check(self, text: str) -> str:
        """The name of the Record's game, if the text may be one: before anything is read that takes time."""
        lines = text.count("\n") + 1
        if self.most and lines > 2 * (self.most + HEADER):
            raise too_long(lines, self.most)
        if self.most and (steps := sum(line[:1].isdigit() for line in text.splitlines())) > self.most:
            raise too_long(steps, self.most)
        name = next((line.partition(":")[2].rpartition(" ")[0].strip() for line in text.splitlines() if line.startswith("game:")), "")
        if name not in self.catalog.sources:
            first = text.lstrip().partition("\n")[0].strip()
            reason = f"there is no game {name[:40]!r}; there are {', '.join(self.catalog.sources)}"
            wrong = f"line 1: {first[:60]!r}: a Record begins with 'Ludary record 1'" if first != "Ludary record 1" else reason
            raise Refused(f"the Record: {wrong}.", "bad_record")
        return name

    async def show(self, owner: Owner, work: Callable[[], T]) -> T:
        """Do something about a finished game that takes time."""
        return await self.replays.run(owner, work)


def too_long(steps: int, most: int) -> Refused:
    return Refused(f"The Record has {steps:,} steps; {most:,} are the most that are taken here (limit steps).", "too_long", 413)


def setup_of(game: Game, **more: Any) -> Setup:
    """The set-up of a table of this game."""
    digest = game.edition.digest() if game.edition else ""
    return Setup(game=game.name, version=game.version, edition=digest, numbers=dict(game.numbers), **more)


def finished(table: Table) -> Match:
    """The match of a table whose game is over, so that nothing in it is secret any more."""
    if table.match is None or table.status != "over":
        raise Refused("The game goes on: its replay and Record can be had when it is over.", "playing", 403)
    if table.shortened or table.trouble:
        raise Refused("The steps of this game are not kept in a form that can be replayed here.", "shortened", 409)
    return table.match


def head(table: Table, seat: int) -> Json:
    """The beginning of a replay: the game, its players and its steps in words."""
    match = finished(table)
    if seat not in table.cache.lines:
        table.cache.lines[seat] = [lines_at(table, match, step, seat) for step in range(len(match.steps))]
    lines = table.cache.lines[seat]
    players = [{"seat": at, "name": name} for at, name in enumerate(table.names)]
    return {
        "table": table.id, "game": table.setup.game, "title": table.game.title, "players": players,
        "steps": len(match.steps), "lines": lines, "over": over(table),
    }  # fmt: skip


def lines_at(table: Table, match: Match, step: int, seat: int) -> list[str]:
    return lines_of(table.game, [event for event in match.steps[step].events if sees(event.known_to, seat)], table.names)


def frame(table: Table, step: int, seat: int, render: Render = rendered_board) -> Json:
    """The position after a step (0: the set-up), as a seat saw it."""
    match = finished(table)
    if not 0 <= step < len(match.steps):
        raise Refused(f"There is no step {step}: this game has steps 0 to {len(match.steps) - 1}.", "no_step", 404)
    return table.cache.frames.find((step, seat)) or table.cache.frames.keep((step, seat), new_frame(table, match, step, seat, render))


def new_frame(table: Table, match: Match, step: int, seat: int, render: Render) -> Json:
    then = match.at(step + 1)
    view = then.view(seat)
    board = render(view)
    return {
        "step": step, "seat": seat, "board": board["board"], "text": board["text"],
        "lines": lines_at(table, match, step, seat), "beats": beats_json(view.beats), "decides": -1 if then.actor is None else then.actor,
    }  # fmt: skip
