"""Replays of finished games: their steps in words, and the position after each step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludary.core.contract.beats import beats_json
from ludary.core.play.match import Match
from ludary.core.play.presenting import lines_of
from ludary.core.play.view import View
from ludary.core.state.events import sees
from ludary.server.errors import Refused
from ludary.server.showing.rendering import rendered_board
from ludary.server.tables.ending import finished_match, over
from ludary.server.tables.table import Table

Json = dict[str, Any]
Render = Callable[[View], Json]  # a board, in pictures and in words


def head(table: Table, seat: int) -> Json:
    """The beginning of a replay: the game, its players and its steps in words."""
    match = finished_match(table)
    if seat not in table.cache.lines:
        table.cache.lines[seat] = [
            lines_at(table, match, step, seat) for step in range(len(match.steps))
        ]
    lines = table.cache.lines[seat]
    players = [{"seat": at, "name": name} for at, name in enumerate(table.names)]
    return {
        "table": table.id, "game": table.setup.game, "title": table.game.title, "players": players,
        "steps": len(match.steps), "lines": lines, "over": over(table),
    }  # fmt: skip


def lines_at(table: Table, match: Match, step: int, seat: int) -> list[str]:
    return lines_of(
        table.game,
        [event for event in match.steps[step].events if sees(event.known_to, seat)],
        table.names,
    )


def frame(table: Table, step: int, seat: int, render: Render = rendered_board) -> Json:
    """The position after a step (0: the set-up), as a seat saw it."""
    match = finished_match(table)
    if not 0 <= step < len(match.steps):
        raise Refused(
            f"There is no step {step}: this game has steps 0 to {len(match.steps) - 1}.",
            "no_step",
            404,
        )
    return table.cache.frames.find((step, seat)) or table.cache.frames.keep(
        (step, seat), new_frame(table, match, step, seat, render)
    )


def new_frame(table: Table, match: Match, step: int, seat: int, render: Render) -> Json:
    earlier = match.at(step + 1)
    view = earlier.view(seat)
    board, actor = render(view), -1 if earlier.actor is None else earlier.actor
    return {
        "step": step,
        "seat": seat,
        "board": board["board"],
        "text": board["text"],
        "lines": lines_at(table, match, step, seat),
        "beats": beats_json(view.beats),
        "decides": actor,
    }
