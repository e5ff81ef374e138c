"""Budgets: limits on the entries of each kind that a seat and a table can add, so that the log
cannot be filled and every game can end.

Entries of the server, and those that end a game, have no budget: other rules bound them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludary.server.errors import Refused
from ludary.server.tables.log import MOST_ACTIONS, EntryKind
from ludary.server.tables.moves import NewEntry
from ludary.server.tables.table import Table

SHARED: Mapping[EntryKind, int] = {  # of a table, in equal shares for its seats
    EntryKind.SAY: 10_000,
    EntryKind.UNDO: 1_000,
    EntryKind.PACE: 1_000,
    EntryKind.HINT: 4_000,
    EntryKind.ASK: 400,
    EntryKind.AGAIN: 200,
}
MOST_RETURNS = 40  # times that a player takes the seat back from the bot
MOST_SITTINGS = (
    1_000  # times that people take seats at a table before it begins, not counting expected players
)
MOST_SITTINGS_OF_ONE = 20  # of them by one person
WORDS = {
    EntryKind.SAY: "messages",
    EntryKind.UNDO: "actions taken back",
    EntryKind.PACE: "changes of the bots' pace",
    EntryKind.HINT: "hints",
    EntryKind.ASK: "requests to take something back",
    EntryKind.AGAIN: "offers of another game",
    EntryKind.BACK: "returns",
}


def share(kind: EntryKind, seats: int) -> int | None:
    """Return how many entries of a kind one seat of so many can have; None where something else
    bounds them.
    """
    return (
        MOST_RETURNS
        if kind is EntryKind.BACK
        else SHARED[kind] // seats
        if kind in SHARED
        else None
    )


def most_entries(seats: int) -> int:
    """Return how many entries a table of so many seats can have, but for those that tell of a
    server's outages.
    """
    shared = sum(share(kind, seats) or 0 for kind in SHARED) * seats
    answers = (share(EntryKind.ASK, seats) or 0) * seats * (seats - 1)
    seatings = (
        2 * (MOST_SITTINGS + MOST_SITTINGS_OF_ONE * seats) + seats
    )  # each is left at most once; bots stay
    takeovers = (2 * MOST_RETURNS + 1) * seats
    return (
        2 + MOST_ACTIONS + shared + answers + seatings + takeovers + seats
    )  # 2: set-up and start; seats: resignations and claims


def check_log_space(table: Table, new_entries: Sequence[NewEntry]) -> None:
    """Raise Refused if the entries would exceed a seat's share of the log."""
    for new_entry in new_entries:
        if new_entry.kind is EntryKind.SIT and new_entry.data["person"]:
            check_sittings(table, new_entry.seat, new_entry.data["person"])
        for kind in (
            (EntryKind.ASK, EntryKind.UNDO)
            if new_entry.kind is EntryKind.ASK
            else (new_entry.kind,)
        ):  # a request needs space for being granted
            check_share(table, kind, new_entry.seat)


def check_share(table: Table, kind: EntryKind, seat: int) -> None:
    most = share(kind, len(table.chairs))
    if most is not None and table.counts.get((kind, seat), 0) >= most:
        raise Refused(
            f"Your share of this table's log is used up: at most {most:,} {WORDS[kind]} for a"
            " seat. The game itself goes on.",
            "full",
            409,
        )


def check_sittings(table: Table, seat: int, person: str) -> None:
    """Raise Refused if people have come and gone too often."""
    sat = [
        entry.data["person"]
        for entry in table.entries
        if entry.kind is EntryKind.SIT and entry.data["person"]
    ]
    expected = person == table.setup.host or person == table.chairs[seat].person
    if sat.count(person) >= MOST_SITTINGS_OF_ONE or (len(sat) >= MOST_SITTINGS and not expected):
        raise Refused(
            "Seats at this table have been taken and left too often: set up another one.",
            "full",
            409,
        )
