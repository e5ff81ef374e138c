"""Presence: connected seats, and seats that the others may hand to a bot."""

from __future__ import annotations

from dataclasses import dataclass, field

from ludary.server.tables.clocks import GRACE
from ludary.server.tables.log import EntryKind
from ludary.server.tables.table import Table

GONE = 60_000  # milliseconds without a connection or a request after which a player counts as away
PATIENCE = (
    24 * 3_600_000
)  # milliseconds after which a player who does not decide counts as away, without a clock


@dataclass(frozen=True, slots=True)
class Presence:
    """The times since which seats are away (0: present)."""

    away_since: tuple[int, ...]
    until: tuple[int, ...] = field(
        default=(), compare=False
    )  # when seats without a stream will count as away, unless they send requests

    def here(self, seat: int) -> bool:
        return self.away_since[seat] == 0

    def away(self, seat: int, now: int) -> bool:
        return not self.here(seat) and now - self.away_since[seat] >= GONE


def is_absent(table: Table, seat: int, presence: Presence, now: int) -> bool:
    """Tell whether the others may hand the seat to a bot: its time is over, or its player is away
    from a game without days to think.
    """
    chair, clock = table.chairs[seat], table.setup.clock.kind
    if not chair.attended or table.status != "playing":
        return False
    if clock != "none" and table.clocks.left_to(seat, now) <= 0:
        return True
    if clock == "none" and table.actor == seat and now - decides_since(table) >= PATIENCE:
        return True
    return clock != "turns" and presence.away(seat, now) and not last_entry_at(table, seat, now)


def decides_since(table: Table) -> int:
    """Return the time at which the present decision began, in milliseconds."""
    return table.entries[table.version - 1].at


def last_entry_at(table: Table, seat: int, now: int) -> int:
    """Return the time of a seat's last entry, at any server; 0 if that is longer ago than GONE."""
    for entry in reversed(table.entries):
        if now - entry.at >= GONE:
            break
        if entry.seat == seat and not (
            entry.kind is EntryKind.ACT and entry.data.keys() & {"stand_in", "passed", "unasked"}
        ):
            return entry.at
    return 0


def absent_seats(table: Table, presence: Presence, now: int) -> frozenset[int]:
    """Return the seats that the others may hand to a bot."""
    return frozenset(
        seat for seat in range(len(table.chairs)) if is_absent(table, seat, presence, now)
    )


def seconds_until_absent(table: Table, presence: Presence, now: int) -> float | None:
    """Return the seconds until a seat may become absent or lose on time, if nothing happens before;
    None if none will.
    """
    if table.status != "playing":
        return None
    seats = range(len(table.chairs))
    ends = [presence.away_since[seat] + GONE for seat in seats if not presence.here(seat)]
    ends += [last_entry_at(table, seat, now) + GONE for seat in seats if not presence.here(seat)]
    ends += presence.until
    if table.clocks.running >= 0:
        over = now + table.clocks.left_to(table.clocks.running, now)
        ends += [over, over + GRACE]
    elif table.actor >= 0:
        ends.append(decides_since(table) + PATIENCE)
    later = [end - now for end in ends if end >= now]
    return min(later) / 1000 + 0.01 if later else None
