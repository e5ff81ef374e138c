"""The journal of a simulation: its trace, what people have asked for and were answered, and what
they were shown.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, MutableMapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import structlog

from ludary.server.tables.log import LogEntry

Json = dict[str, Any]


class Violation(AssertionError):
    """The server has broken a promise."""


@dataclass(eq=False)
class Request:
    """Something that a player has asked for at a table: `words` are an action's id, or a
    message.
    """

    kind: str
    who: str
    version: int
    words: Any
    answered: bool = False  # with yes
    refused: str = ""  # the code of a refusal


@dataclass
class Journal:
    """Everything that the invariants ask about."""

    time: Callable[[], float]
    lines: list[str] = field(default_factory=list)
    requests: defaultdict[str, list[Request]] = field(
        default_factory=lambda: defaultdict(list)
    )  # by table
    tables: dict[str, str] = field(default_factory=dict)  # by id: who set it up
    creations: dict[str, list[str]] = field(
        default_factory=dict
    )  # by person and key: the ids that were answered
    views: defaultdict[str, dict[Any, Json]] = field(
        default_factory=lambda: defaultdict(dict)
    )  # by table, then by number and seat
    newest: dict[str, tuple[int, float]] = field(
        default_factory=dict
    )  # by table: the highest number that anybody has seen, and when
    seen: defaultdict[tuple[str, str], list[list[float]]] = field(
        default_factory=lambda: defaultdict(list)
    )  # by table and name
    offsets: list[tuple[float, int]] = field(
        default_factory=list
    )  # of the clock on the wall: since when, milliseconds
    errors: list[Json] = field(default_factory=list)  # that the server has logged
    logs: dict[str, list[LogEntry]] = field(
        default_factory=dict
    )  # by table, as they were last read

    def logs_error(
        self, logger: Any, method: str, event: MutableMapping[str, Any]
    ) -> MutableMapping[str, Any]:
        """Note an error that the server logs, as a processor of structlog."""
        self.errors.append(dict(event))
        raise structlog.DropEvent

    def tell(self, words: str) -> None:
        self.lines.append(f"{self.time():.6f} {words}")

    @property
    def digest(self) -> str:
        return sha256("\n".join(self.lines).encode()).hexdigest()

    def asks(self, table: str, kind: str, who: str, words: Any, version: int = 0) -> Request:
        request = Request(kind, who, version, words)
        self.requests[table].append(request)
        return request

    def was_there(self, table: str, who: str) -> list[float]:
        """Note that a player is there now; the moment, to which an end may be added."""
        moment = [self.time(), self.time()]
        self.seen[table, who].append(moment)
        return moment

    def shows(self, snapshot: Json) -> None:
        """Note a Snapshot that somebody has got."""
        table, number = snapshot["table"], snapshot["number"]
        self.views[table][number, snapshot["seat"]] = snapshot
        if number > self.newest.get(table, (0, 0.0))[0]:
            self.newest[table] = number, self.time()
