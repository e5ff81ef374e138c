"""Presence: who is connected, and whose seat the others may hand to a bot."""

from __future__ import annotations

from dataclasses import dataclass

from ludary.server.table import Table

GONE = 60_000  # milliseconds without a connection after which somebody counts as away


@dataclass(frozen=True, slots=True)
class Presence:
    """Who is connected, and since when the others are not (0: they are)."""

    away_since: tuple[int, ...]

    def here(self, seat: int) -> bool:
        return self.away_since[seat] == 0

    def away(self, seat: int, now: int) -> bool:
        return not self.here(seat) and now - self.away_since[seat] >= GONE


def is_absent(table: Table, seat: int, presence: Presence, now: int) -> bool:
    """Tell whether the others may hand the seat to a bot: its time is over, or its player is away from a game without days to think."""
    chair = table.chairs[seat]
    if not chair.attended or table.status != "playing":
        return False
    timed = table.setup.clock.kind != "none"
    return (timed and table.clocks.left_to(seat, now) <= 0) or (table.setup.clock.kind != "turns" and presence.away(seat, now))


def absent(table: Table, presence: Presence, now: int) -> frozenset[int]:
    """The seats that the others may hand to a bot."""
    return frozenset(seat for seat in range(len(table.chairs)) if is_absent(table, seat, presence, now))


def until_absent(table: Table, presence: Presence, now: int) -> float | None:
    """Seconds until somebody who is not absent yet will be, if nothing happens before; None if nobody will."""
    if table.status != "playing":
        return None
    ends = [presence.away_since[seat] + GONE for seat, _ in enumerate(table.chairs) if not presence.here(seat)]
    ends += [now + table.clocks.left_to(table.clocks.running, now)] if table.clocks.running >= 0 else []
    later = [end - now for end in ends if end >= now]
    return min(later) / 1000 + 0.01 if later else None
