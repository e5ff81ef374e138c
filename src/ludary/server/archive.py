"""Archive: finished games as Records and step by step, and Records that somebody brings."""

from __future__ import annotations

from typing import Any

from ludary.core.errors import BadRecord
from ludary.core.events import sees
from ludary.core.game import Game
from ludary.core.match import Match
from ludary.core.transcript import parse
from ludary.server.entries import Chair, Setup
from ludary.server.errors import Refused
from ludary.server.looks import over
from ludary.server.shelf import Shelf
from ludary.server.table import Table

Json = dict[str, Any]
MOST_STEPS = 5_000  # of a Record that is brought


def brought(shelf: Shelf, text: str) -> tuple[Match, Setup, list[Chair]]:
    """The match in a Record's text, and the table to look at it."""
    name = next((line.partition(":")[2].rpartition(" ")[0].strip() for line in text.splitlines() if line.startswith("game:")), "")
    try:
        match = parse(text, "the Record", shelf.games.get(name), imagined=False)
    except BadRecord as error:
        raise Refused(f"{error}.", "bad_record") from None
    if len(match.steps) > MOST_STEPS:
        raise Refused(f"The Record has {len(match.steps)} steps; {MOST_STEPS:,} are the most that are taken here.", "too_long", 413)
    match.players = [name if name != f"Seat {seat + 1}" else f"Player {seat + 1}" for seat, name in enumerate(match.players)]
    setup = setup_of(match.game, edition_name=shelf.edition_name(match.game), imported=True)
    return match, setup, [Chair("person", name) for name in match.players]


def setup_of(game: Game, **more: Any) -> Setup:
    """What a table of this game is set up as."""
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
    """What a replay begins with."""
    match = finished(table)
    key = ("replay", seat)
    if key not in table.looks:
        table.looks[key] = [lines_at(table, match, step, seat) for step in range(len(match.steps))]
    lines = table.looks[key]
    players = [{"seat": at, "name": name} for at, name in enumerate(table.names)]
    return {
        "table": table.id, "game": table.setup.game, "title": table.game.title, "players": players,
        "steps": len(match.steps), "lines": lines, "over": over(table),
    }  # fmt: skip


def lines_at(table: Table, match: Match, step: int, seat: int) -> list[str]:
    return [table.game.event_words(event, table.names) for event in match.steps[step].events if sees(event.known_to, seat)]


def frame(table: Table, step: int, seat: int) -> Json:
    """The position after a step (0: the set-up), as a seat saw it."""
    match = finished(table)
    if not 0 <= step < len(match.steps):
        raise Refused(f"There is no step {step}: this game has steps 0 to {len(match.steps) - 1}.", "no_step", 404)
    then = match.at(step + 1)
    view = then.view(seat)
    return {
        "step": step, "seat": seat, "svg": view._repr_svg_(), "text": str(view),
        "lines": lines_at(table, match, step, seat), "decides": -1 if then.actor is None else then.actor,
    }  # fmt: skip
