"""Checks of Snapshots against the table to which the log leads."""

from __future__ import annotations

from typing import Any

from ludary.server.presence.presence import Presence
from ludary.server.showing.snapshots import snapshot
from ludary.server.tables.ending import returns
from ludary.server.tables.table import Table
from tests.server.simulation.journal import Violation

Json = dict[str, Any]
LIVING = (
    "now",
    "players",
    "can",
    "news",
    "skipped",
    "decision",
    "topics",
)  # they also depend on the time, on presence and muted topics


def check_view(table: Table, seat: int, shown: Json) -> None:
    """Check what somebody was shown after an entry; `table` is the table after that entry."""
    told = {
        "status": shown["status"],
        "version": shown["version"],
        "decides": shown["decision"]["seat"] if shown["decision"] else -1,
        "names": [one["name"] for one in shown["players"]],
        "stand_ins": [one["stand_in"] or "" for one in shown["players"]],
        "resigned": [one["resigned"] for one in shown["players"]],
        "results": shown["over"]["returns"] if shown["over"] else None,
        "pace": shown["pace"],
        "asks": shown["ask"]["by"] if shown["ask"] else -1,
    }
    true = {
        "status": table.status,
        "version": table.version,
        "decides": table.actor,
        "names": table.names,
        "stand_ins": [chair.stand_in for chair in table.chairs],
        "resigned": [chair.resigned for chair in table.chairs],
        "results": returns(table) if table.status == "over" else None,
        "pace": table.setup.pace,
        "asks": table.ask.by if table.ask else -1,
    }
    wrong = {name: (told[name], true[name]) for name in true if told[name] != true[name]}
    if wrong:
        raise Violation(f"after entry {table.number} of {table.id} seat {seat} was shown {wrong}")
    if shown["decision"] and shown["decision"]["yours"]:
        check_choices(table, seat, shown)
    if [one["seat"] for one in shown["players"] if one["you"]] != ([seat] if seat >= 0 else []):
        raise Violation(
            f"after entry {table.number} of {table.id} seat {seat} was shown as another one"
        )


def check_choices(table: Table, seat: int, shown: Json) -> None:
    assert table.match is not None
    offered = [one["id"] for one in shown["decision"]["actions"]]
    if seat != table.actor or offered != list(table.match.view(seat).legal_ids()):
        raise Violation(
            f"after entry {table.number} of {table.id} seat {seat} was offered {offered}"
        )


def check_whole(table: Table, shown: Json) -> None:
    """Check a whole Snapshot against one of the replayed table."""
    presence = Presence((0,) * len(table.chairs))
    true = snapshot(table, shown["seat"], presence, 0, shown["now"])
    wrong = [name for name in true if name not in LIVING and true[name] != shown[name]]
    if wrong:
        raise Violation(
            f"the Snapshot of {table.id} for seat {shown['seat']} does not follow from its log:"
            f" {', '.join(wrong)}"
        )


def check_same(before: Json, after: Json) -> None:
    """Check that a restart changes nothing of a Snapshot, but for entries that came meanwhile."""
    wrong = [name for name in before if name not in LIVING and before[name] != after[name]]
    if before["number"] == after["number"] and wrong:
        raise Violation(
            f"a restart changes the Snapshot of {before['table']} for seat {before['seat']}:"
            f" {', '.join(wrong)}"
        )
