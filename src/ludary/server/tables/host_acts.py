"""Acts of the server's host at a table, as entries of its log: closing and opening it, removing and
readmitting a player, changing a name.

Each is durable like an action, and can be undone as long as nothing hidden has been shown because
of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from ludary.server.tables.log import Chair

STAND_IN = "greedy"  # the bot that plays on after a resignation
CLOSED = "The host of this server closed this table."


@dataclass(frozen=True)
class HostActs:
    """The acts that hold at a table."""

    closed: bool = False  # it is over, without a winner
    removed: frozenset[str] = frozenset()  # people who may not sit down here
    names: Mapping[tuple[int, str], str] = field(
        default_factory=dict
    )  # seat and name -> the name that is shown instead


NO_ACTS = HostActs()


def acted(
    acts: HostActs, chairs: Sequence[Chair], seat: int, data: Mapping[str, Any]
) -> tuple[HostActs, Chair | None]:
    """Return the acts after one more, and the chair that it changes; what this server does not know
    changes nothing.
    """
    does, chair = data["does"], chairs[seat] if seat >= 0 else Chair("open")
    match does:
        case "close" | "open":
            return replace(acts, closed=does == "close"), None
        case "remove":
            out = (
                replace(chair, resigned=True, removed=True, stand_in=STAND_IN)
                if data["began"]
                else Chair("open")
            )
            return replace(acts, removed=acts.removed | {data["person"]}), out
        case "readmit":
            back = (
                replace(chair, resigned=False, removed=False) if chair.removed else None
            )  # the bot plays until they are back
            return replace(acts, removed=acts.removed - {data["person"]}), back
        case "rename":
            names = {
                shown: new for shown, new in acts.names.items() if shown != (seat, data["name"])
            }
            return replace(acts, names={**names, (seat, chair.name): data["name"]}), replace(
                chair, name=data["name"]
            )
    return acts, None
