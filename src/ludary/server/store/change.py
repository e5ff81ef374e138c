"""Values that the store writes and reads: changes of tables, answers to repeated requests, tables
in lists.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ludary.server.resources.addresses import NetworkDigest
from ludary.server.tables.log import NEEDED, EntryKind, LogEntry


@dataclass(frozen=True)
class StoredAnswer:
    """A request that may be repeated, and its answer."""

    key: str  # SHA-256 of the person and their key
    asked: str  # SHA-256 of the request
    answer: str  # JSON
    at: int  # milliseconds since 1970, UTC


class AlreadyAnswered(Exception):
    """The request has been answered before, perhaps at another server: `Store.answer_to` has the
    answer. Nothing was written.
    """


@dataclass(frozen=True, eq=False)
class TableChange:
    """The new entries of a table, and its row after them."""

    table: str
    entries: Sequence[LogEntry]
    row: Mapping[str, Any]
    seats: Sequence[Mapping[str, Any]] = ()  # seats that changed hands
    edition: Mapping[str, Any] | None = None  # of a new table
    owner: str | None = None  # of a new table: the person who set it up
    origin: NetworkDigest | None = None  # of a new table: of the network that it was set up from
    answer: StoredAnswer | None = None  # kept in the same transaction

    @property
    def is_new(self) -> bool:
        """Tell whether it opens the table."""
        return self.entries[0].number == 1


@dataclass(frozen=True)
class ListedTable:
    """A table in a list."""

    row: Mapping[str, Any]
    seats: Sequence[Mapping[str, Any]]


@dataclass(frozen=True, slots=True)
class StorageUse:
    """The storage used by a person or an address."""

    tables: int  # that are not over
    bytes: int  # of the entries of all tables, and of editions


def as_row(table: str, entry: LogEntry) -> dict[str, Any]:
    data = json.dumps(dict(entry.data), separators=(",", ":"))
    return {
        "table": table, "number": entry.number, "kind": str(entry.kind), "seat": entry.seat,
        "at": entry.at, "data": data, "key": entry.key,
    }  # fmt: skip


def as_entry(row: Mapping[Any, Any]) -> LogEntry:
    """Return an entry; if it cannot be read here, one that says why."""
    try:
        kind, data = EntryKind(row["kind"]), json.loads(row["data"])
        wrong = [
            name
            for name, kinds in NEEDED.get(kind, {}).items()
            if not isinstance(data[name], kinds)
        ]
        if not isinstance(data, dict) or wrong:
            raise ValueError(f"it tells no {', '.join(wrong) or 'more'}")
        return LogEntry(
            int(row["number"]), kind, int(row["seat"]), int(row["at"]), data, row["key"]
        )
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        at = row["at"] if isinstance(row["at"], int) else 0
        return LogEntry(
            int(row["number"]),
            EntryKind.UNREADABLE,
            -1,
            at,
            {"kind": str(row["kind"]), "why": f"{type(error).__name__}: {error}"[:100]},
        )
