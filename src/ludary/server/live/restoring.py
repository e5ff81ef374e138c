"""Restoring: tables from their logs or, after an upgrade that changed the rules, from their last
States.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from hashlib import sha256
from typing import Any

import numpy as np
import structlog

from ludary.core.play.game import Game
from ludary.core.play.match import Match
from ludary.server.catalog.catalog import GameCatalog
from ludary.server.tables.cache import StateCache
from ludary.server.tables.clocks import Clocks
from ludary.server.tables.log import (
    Chair,
    EntryKind,
    LogEntry,
    Setup,
    count_entry,
    unreadable_words,
)
from ludary.server.tables.table import Table

PLAY = (
    EntryKind.START,
    EntryKind.ACT,
    EntryKind.UNDO,
    EntryKind.ASK,
    EntryKind.ANSWER,
)  # entries that the last State stands for
# The names that the first servers gave to these States; they named the Box with them
NAMED_BEFORE = {
    "dunjiin": "b46d50499c6af366",
    "koa": "8d83db13d73ee2a1",
    "konja": "c408d6c5a25f8ff0",
    "nagaraja": "b2f24efa50a80cba",
    "zimby_mojo": "30e0650784c35248",
}
# The most events of an action, in States that held each event as five numbers
EVENTS_BEFORE = {"dunjiin": 72, "koa": 40, "konja": 48, "nagaraja": 96, "zimby_mojo": 128}
EVENT_BEFORE = [(name, "<i2") for name in ("kind", "seat", "what", "amount", "known_to")]
log = structlog.get_logger()


def layout_of(game: Game) -> str:
    """Return a digest of the memory layout of the game's State."""
    return digest_of(game.State.dtype)


def digest_of(layout: np.dtype[Any]) -> str:
    return sha256(str(layout.descr).encode()).hexdigest()[:16]


def layout_before(game: Game) -> np.dtype[Any] | None:
    """Return the layout of the game's State with other events, in which earlier servers kept it, if
    any did.
    """
    if game.name not in EVENTS_BEFORE:
        return None
    events = [("count", "<i2"), ("lines", EVENT_BEFORE, (EVENTS_BEFORE[game.name],))]
    return np.dtype(
        [("events", events) if field[0] == "events" else field for field in game.State.dtype.descr]
    )


def kept_state(game: Game, row: Mapping[str, Any]) -> bytes | None:
    """Return the last State of a table as it lies in memory now, or None; one of an earlier layout
    has no events.
    """
    state: bytes | None = row["state"]
    layout, before = row["layout"], layout_before(game)
    if state is None or layout == layout_of(game):
        return state
    if (
        before is None
        or layout not in (digest_of(before), NAMED_BEFORE.get(game.name))
        or len(state) != before.itemsize
    ):
        return None
    states, then = game.State.zeros(1), np.frombuffer(state, before)
    for name in before.names or ():
        if name != "events":
            states[name] = then[name]
    return states.tobytes()


def restore_table(
    catalog: GameCatalog,
    id: str,
    row: Mapping[str, Any],
    entries: Sequence[LogEntry],
    edition: str | None,
    seats: Sequence[Mapping[str, Any]] = (),
) -> Table:
    """Return the table of a log, whatever is in it.

    A table that cannot go on here says why in `trouble`.
    """
    game = catalog.games.get(row["game"]) or next(iter(catalog.games.values()))
    try:
        return rebuild(catalog, id, row, entries, edition)
    except Exception as error:  # noqa: BLE001 - one broken row is the trouble of its own table
        trouble = trouble_with(id, error)
    try:
        return stopped_table(id, game, entries, trouble)
    except Exception:  # noqa: BLE001 - likewise
        return bare_table(id, game, row, entries, seats, trouble)


class UnreadableTable(Exception):
    """A table cannot go on here; the message is for its players."""


def trouble_with(id: str, error: Exception) -> str:
    """Return why a table cannot go on here, in words for its players; log an error that has no such
    words.
    """
    if isinstance(error, UnreadableTable):
        return str(error)
    log.error("table_broken", table=id, error=repr(error)[:300])
    return "This table cannot go on here: its stored data are damaged."


def rebuild(
    catalog: GameCatalog,
    id: str,
    row: Mapping[str, Any],
    entries: Sequence[LogEntry],
    edition: str | None,
) -> Table:
    """Restore a table from its log, else from its last State; UnreadableTable if neither is
    possible.
    """
    check_entries(entries, row["number"])
    setup = Setup.from_stored(entries[0].data["setup"])
    try:
        game = catalog.restored(setup, edition)
    except ValueError as error:
        raise UnreadableTable(f"This table cannot go on: {first_line(error)}.") from None
    table = (
        replay_if_possible(id, game, entries)
        if setup.version == game.version or row["state"] is None
        else None
    )
    state = kept_state(game, row)
    if table is not None and ends_in(game, table, state):
        return table
    if table is not None:
        log.error("replay_differs", table=id)
    try:
        return from_state(id, game, entries, state)
    except UnreadableTable:
        if table is not None:  # the State is damaged, the log is whole
            return table
        raise


def check_entries(entries: Sequence[LogEntry], last: int) -> None:
    """Raise UnreadableTable if the log has a gap, or an unknown entry outside the game."""
    for number, entry in enumerate(entries, 1):
        if entry.number != number:
            raise UnreadableTable(
                f"This table cannot go on here: entry {number} of its log is missing."
            )
        if entry.kind is EntryKind.UNREADABLE and entry.data["kind"] not in PLAY:
            raise UnreadableTable(unreadable_words(entry))
    if not entries or entries[0].kind is not EntryKind.OPEN:
        raise UnreadableTable("This table cannot go on here: the beginning of its log is missing.")
    if entries[-1].number < last:
        raise UnreadableTable(f"This table cannot go on here: entry {last} of its log is missing.")


def ends_in(game: Game, table: Table, state: bytes | None) -> bool:
    """Tell whether the last State is the one to which the log leads."""
    return (
        table.match is None
        or state is None
        or same_state(game, table.match.states().tobytes(), state)
    )


def first_line(error: Exception) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0]


def replay_log(id: str, game: Game, entries: Sequence[LogEntry]) -> Table:
    """Restore a table by replaying its whole log."""
    table = Table.opened(id, game, entries[0])
    for entry in entries[1:]:
        table = table.apply(entry)
    return table


def replay_if_possible(id: str, game: Game, entries: Sequence[LogEntry]) -> Table | None:
    """Replay the log; if that fails, log the error and return None."""
    try:
        return replay_log(id, game, entries)
    except Exception as error:  # noqa: BLE001 - the State may still be good
        log.error("replay_failed", table=id, error=repr(error)[:300])
        return None


def same_state(game: Game, first: bytes, other: bytes) -> bool:
    """Tell whether two States agree in all but the generator and the events of the last action."""
    states = (
        np.frombuffer(first + other, game.State.dtype).copy()
        if len(first) == len(other) == game.State.dtype.itemsize
        else None
    )
    if states is None:
        return False
    for name in ("fate", "events"):
        states[name] = np.zeros((), states.dtype[name])
    return states[:1].tobytes() == states[1:].tobytes()


def from_state(id: str, game: Game, entries: Sequence[LogEntry], state: bytes | None) -> Table:
    """Restore a table from its last State and the seats of its log, without its past;
    UnreadableTable if the State does not fit.
    """
    version = entries[0].data["setup"].get("version")
    if state is None:
        words = (
            f"This table was begun under version {version} of the rules of {game.title}, and this"
            f" server has version {game.version}"
        )
        raise UnreadableTable(
            f"{words}. Its position cannot be carried over. Its messages can still be read."
        )
    try:
        states = np.frombuffer(state, game.State.dtype).copy()
        [_] = states
        game.engine.complain(game.engine.check(game.boxes, states, 0))
    except Exception as error:  # noqa: BLE001 - whatever is wrong with it
        log.error("state_broken", table=id, error=repr(error)[:300])
        raise UnreadableTable(
            "This table cannot go on here: neither its log nor its last position can be read."
        ) from None
    table = without_play(id, game, entries)
    match = Match(game, states, True, table.names)
    table.match, table.shortened, table.cache = match, True, StateCache()
    table.clocks = table.clocks.moved(
        -1,
        table.actor if table.actor >= 0 and table.chairs[table.actor].attended else -1,
        entries[-1].at,
    )
    return table


def stopped_table(id: str, game: Game, entries: Sequence[LogEntry], trouble: str) -> Table:
    """Return a table that can be looked at but not played on."""
    table = without_play(id, game, entries)
    table.trouble = trouble
    return table


def without_play(id: str, game: Game, entries: Sequence[LogEntry]) -> Table:
    """Return the table of a log without the actions of its game."""
    table = Table.opened(id, game, entries[0])
    for entry in entries[1:]:
        if entry.kind in PLAY or entry.kind is EntryKind.UNREADABLE:
            table = replace(
                table,
                entries=(*table.entries, entry),
                cache=StateCache(),
                counts=count_entry(table.counts, entry),
            )
            table.version = (
                entry.number
                if entry.kind in (EntryKind.START, EntryKind.ACT, EntryKind.UNDO)
                else table.version
            )
        else:
            table = table.apply(entry)
    return table


def bare_table(
    id: str,
    game: Game,
    row: Mapping[str, Any],
    entries: Sequence[LogEntry],
    seats: Sequence[Mapping[str, Any]],
    trouble: str,
) -> Table:
    """Return a table whose set-up cannot be read: the names of its players, and the reason."""
    setup = Setup(game=row["game"], version=game.version)
    chairs = tuple(
        Chair("bot" if one["kind"] == "bot" else "person", str(one["name"]), one["person"] or "")
        for one in seats
    )
    last = LogEntry(
        max(row["number"], *(entry.number for entry in entries), 1),
        EntryKind.UNREADABLE,
        -1,
        row["touched"],
        {"kind": "open"},
    )
    return Table(
        id, game, setup, chairs, Clocks.full(setup.clock, len(chairs)), (last,), trouble=trouble
    )
