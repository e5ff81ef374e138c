"""Restoring: a table from its log; after an upgrade that changed the rules, from its last State."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from hashlib import sha256
from typing import Any

import numpy as np
import structlog

from ludary.core.game import Game
from ludary.core.match import Match
from ludary.server.entries import Entry, Kind, Setup
from ludary.server.shelf import Shelf
from ludary.server.table import Table

log = structlog.get_logger()


def layout_of(game: Game) -> str:
    """Names how the game's State and Box lie in memory."""
    return sha256(f"{game.State.dtype.descr} {game.Box.dtype.descr}".encode()).hexdigest()[:16]


def restored(shelf: Shelf, id: str, row: Mapping[str, Any], entries: Sequence[Entry], edition: str | None) -> Table:
    """The table that the entries tell of. One that cannot go on here says why in `trouble`."""
    setup = Setup.model_validate(entries[0].data["setup"])
    try:
        game = shelf.restored(setup, edition)
    except ValueError as error:
        return stranded(id, shelf.games.get(setup.game) or next(iter(shelf.games.values())), entries, f"This table cannot go on: {error}.")
    if setup.version == game.version:
        try:
            table = replayed(id, game, entries)
        except Exception as error:  # noqa: BLE001 - whatever the log has in it, the state may still be good
            log.error("replay_failed", table=id, error=repr(error))
        else:
            if table.match is None or row["state"] is None or same_state(game, table.match.states().tobytes(), row["state"]):
                return table
            log.error("replay_differs", table=id)
    if row["state"] is None and setup.version != game.version:
        return replayed(id, game, entries)  # nothing has been played under the old rules
    if row["layout"] == layout_of(game) and row["state"] is not None:
        return from_state(id, game, entries, row["state"])
    words = f"This table was begun under version {setup.version} of the rules of {game.title}, and this server has version {game.version}"
    return stranded(id, game, entries, f"{words}, whose positions cannot be carried over. What was said here can still be read.")


def replayed(id: str, game: Game, entries: Sequence[Entry]) -> Table:
    """By playing everything again."""
    table = Table.opened(id, game, entries[0])
    for entry in entries[1:]:
        table = table.after(entry)
    return table


def same_state(game: Game, one: bytes, other: bytes) -> bool:
    """Whether two States agree in all but the generator."""
    states = np.frombuffer(one + other, game.State.dtype).copy() if len(one) == len(other) == game.State.dtype.itemsize else None
    if states is None:
        return False
    states["fate"] = np.zeros((), states.dtype["fate"])
    return states[:1].tobytes() == states[1:].tobytes()


def from_state(id: str, game: Game, entries: Sequence[Entry], state: bytes) -> Table:
    """From the last State: who sits where comes from the log, the game goes on without its past."""
    table = without_play(id, game, entries)
    match = Match(game, np.frombuffer(state, game.State.dtype).copy(), True, table.names)
    game.engine.complain(game.engine.inspect(game.boxes, match.states(), 0))
    table.match, table.shortened, table.looks = match, True, {}
    table.clocks = table.clocks.moved(-1, table.actor if table.actor >= 0 and table.chairs[table.actor].attended else -1, entries[-1].at)
    return table


def stranded(id: str, game: Game, entries: Sequence[Entry], trouble: str) -> Table:
    """A table that can be looked at but not played on."""
    table = without_play(id, game, entries)
    table.trouble = trouble
    return table


def without_play(id: str, game: Game, entries: Sequence[Entry]) -> Table:
    """What the log says apart from the game itself."""
    table = Table.opened(id, game, entries[0])
    for entry in entries[1:]:
        if entry.kind in (Kind.START, Kind.ACT, Kind.UNDO, Kind.ASK, Kind.ANSWER):
            table = replace(table, entries=(*table.entries, entry), looks={})
            table.version = entry.number if entry.kind in (Kind.START, Kind.ACT, Kind.UNDO) else table.version
        else:
            table = table.after(entry)
    return table
