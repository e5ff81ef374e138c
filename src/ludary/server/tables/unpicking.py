"""Unpicking: taking back single choices that a player made one by one, such as cards of a hand."""

from __future__ import annotations

from typing import Any

from ludary.server.errors import Refused
from ludary.server.tables.log import EntryKind
from ludary.server.tables.moves import (
    NewEntry,
    check_plays,
    check_undo_in_time,
    in_play,
    taking_back,
)
from ludary.server.tables.table import Table


def picked(table: Table, seat: int) -> list[dict[str, Any]]:
    """Return the choices that can be taken back, each with its action, notation, words and spot."""
    assert table.match is not None
    actions = table.match.picked(seat)
    state = table.match.view(seat).state if actions else None
    named = [table.game.action(action, state, table.names) for action in actions]
    fields = ("id", "notation", "words", "spot")
    return [{field: getattr(one, field) for field in fields} for one in named]


def unpick(table: Table, seat: int, version: int, action: str | int) -> list[NewEntry]:
    """Go back to before a choice, and repeat the choices that followed it."""
    match = in_play(table)
    check_undo_in_time(table, seat, version)
    check_plays(table, seat)
    chosen = match.picked(seat)
    try:
        at = chosen.index(table.game.read_action(action))
    except ValueError:
        raise Refused(
            "That is not one of the choices that you can take back now.", "not_picked", 409
        ) from None
    place = len(match.steps) - len(chosen) + at
    played, new_entries = match.at(place), [taking_back(table, seat, place)]
    for later in chosen[at + 1 :]:
        played = played.copy()
        played.step(later)
        notation = table.game.actions.notation(later, table.game.thing_names)
        new_entries.append(
            NewEntry(EntryKind.ACT, seat, {"do": notation, "fate": []}, played=played)
        )
    return new_entries
