"""Quotas: count what each person, address and table takes, and refuse more than the limits
allow.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from limits import RateLimitItemPerDay, RateLimitItemPerHour, RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter

from ludary.server.resources.limits import ServerLimits
from ludary.server.resources.pools import Owner

PERIODS = {
    "minute": RateLimitItemPerMinute,
    "hour": RateLimitItemPerHour,
    "day": RateLimitItemPerDay,
}


class Quotas:
    """The counts of one server: what is spent in a period, and the streams that are open."""

    def __init__(self, limits: ServerLimits) -> None:
        self.limits = limits
        self.streams: Counter[tuple[str, str]] = Counter()  # open streams, by limit and owner
        self.counting = SlidingWindowCounterRateLimiter(MemoryStorage())

    def check_streams(
        self, owner: Owner, table: str, sits: bool, planned: Counter[tuple[str, str]] | None = None
    ) -> None:
        """Raise Refused if one more stream would be too many, beside those that are planned; add it
        to these.
        """
        keys, planned = stream_limits(owner, table, sits), Counter() if planned is None else planned
        for key in keys:
            self.limits.check(key[0], self.streams[key] + planned[key])
        planned.update(keys)

    @contextmanager
    def stream(self, owner: Owner, table: str, sits: bool) -> Iterator[None]:
        """Count a stream for as long as it is open."""
        keys = stream_limits(owner, table, sits)
        self._count(keys, 1)
        try:
            yield
        finally:
            self._count(keys, -1)

    def _count(self, keys: Sequence[tuple[str, str]], more: int) -> None:
        for key in keys:
            self.streams[key] += more
            if not self.streams[key]:
                del self.streams[key]

    def spend(self, name: str, period: str, owner: str, amount: int = 1) -> None:
        """Count `amount` against a limit per period; Refused, with nothing counted, if it is
        spent.
        """
        most: int = getattr(self.limits, name)
        if (
            most
            and owner
            and (
                amount > most
                or not self.counting.hit(PERIODS[period](most), name, owner, cost=amount)
            )
        ):
            raise self.limits.refusal(name)

    def person(self, owner: Owner) -> None:
        """Count a new player."""
        self.spend("people_hour", "hour", owner.network)

    def words(self, owner: Owner, table: str, text: str) -> None:
        """Count a message at a table."""
        self.spend("words_person", "minute", owner.person)
        self.spend("words_table", "day", table, len(text.encode()))

    def tournament(self, owner: Owner) -> None:
        """Count a new tournament."""
        self.spend("tournaments_person", "day", owner.person)
        self.spend("tournaments_address", "day", owner.network)

    def bytes(self, owner: Owner, amount: int) -> None:
        """Count the bytes of an edition or a Record."""
        self.spend("bytes_person", "day", owner.person, amount)
        self.spend("bytes_address", "day", owner.network, amount)


def stream_limits(owner: Owner, table: str, sits: bool) -> list[tuple[str, str]]:
    """Return the limits that a stream counts against, with their owners.

    Players at their own tables have separate limits.
    """
    if sits:
        return [
            ("streams_players", ""),
            ("streams_players_address", owner.network),
            ("streams_seat", f"{table} {owner.person}"),
        ]
    person = [("streams_person", owner.person)] if owner.person else []
    return [("streams", ""), ("streams_address", owner.network), ("streams_table", table), *person]
