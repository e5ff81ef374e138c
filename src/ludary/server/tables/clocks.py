"""Clocks: the time left to each seat.

They run while a person has to decide, and are computed from the log alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ludary.server.tables.log import ClockSetting

AT_LEAST = 60_000  # milliseconds, for a player who takes a seat back
GRACE = 30_000  # milliseconds after the end of a player's time before the others can claim it

Outage = tuple[int, int]  # no server was up: began, ended, in milliseconds since 1970, UTC


def away_since(moment: int, outages: Sequence[Outage]) -> int:
    """Return the milliseconds after a moment in which no server was up."""
    return sum(max(0, ended - max(began, moment)) for began, ended in outages)


@dataclass(frozen=True, slots=True)
class Clocks:
    """Milliseconds left to each seat at the start of the decision, `since`; 0 while no clock
    runs.
    """

    setting: ClockSetting
    left: tuple[int, ...]
    running: int = -1  # seat
    since: int = 0

    @classmethod
    def full(cls, setting: ClockSetting, seats: int) -> Clocks:
        return cls(setting, (cls.whole(setting),) * seats)

    @staticmethod
    def whole(setting: ClockSetting) -> int:
        return int(
            setting.minutes * 60_000 if setting.kind == "live" else setting.hours * 3_600_000
        )

    def left_to(self, seat: int, now: int) -> int:
        """Milliseconds; negative when the time is over."""
        return self.left[seat] - (max(0, now - self.since) if seat == self.running else 0)

    def overdue(self, now: int) -> int:
        """Return the seat whose time has been over for so long that the game can be claimed; -1 if
        there is none.
        """
        late = (
            self.setting.kind == "live"
            and self.running >= 0
            and self.left_to(self.running, now) <= -GRACE
        )
        return self.running if late else -1

    def moved(self, acted: int, next_seat: int, now: int) -> Clocks:
        """Return the clocks after `acted` (-1: nobody) did something and the clock of `then` (-1:
        nobody's) goes on.
        """
        if self.setting.kind == "none":
            return self
        left = [self.left_to(seat, now) for seat in range(len(self.left))]
        if self.setting.kind == "live" and acted >= 0:
            left[acted] += int(self.setting.increment * 1000)
        elif (
            self.setting.kind == "turns"
            and next_seat >= 0
            and (next_seat != self.running or acted == next_seat)
        ):
            left[next_seat] = self.whole(self.setting)
        return replace(
            self, left=tuple(left), running=next_seat, since=now if next_seat >= 0 else 0
        )

    def gained(self, earlier: Clocks, now: int) -> tuple[int, ...]:
        """Return the milliseconds that each seat has gained over the clocks `earlier`."""
        return tuple(left - earlier.left_to(seat, now) for seat, left in enumerate(self.left))

    def taken_back(self, gained: Sequence[int], next_seat: int, now: int) -> Clocks:
        """Return the clocks after an undo of actions by which seats had gained time; the clock of
        `then` goes on.

        With a time for each decision, only `then` gets a new one; the others get theirs when it is
        their turn.
        """
        if self.setting.kind == "none":
            return self
        lost = [
            ms if self.setting.kind == "live" or seat == next_seat else 0
            for seat, ms in enumerate(gained)
        ]
        left = [
            self.left_to(seat, now) - ms
            for seat, ms in zip(range(len(self.left)), lost, strict=True)
        ]
        return replace(
            self, left=tuple(left), running=next_seat, since=now if next_seat >= 0 else 0
        )

    def stood_still(self, milliseconds: int) -> Clocks:
        """Return the clocks after a pause that counts for nobody."""
        return replace(self, since=self.since + milliseconds) if self.running >= 0 else self

    def missing(self, seat: int) -> int:
        """Return the milliseconds that a returning player lacks to the minimum."""
        least = self.whole(self.setting) if self.setting.kind == "turns" else AT_LEAST
        return max(0, least - self.left[seat]) if self.setting.kind != "none" else 0

    def returned(self, seat: int, lent: int | None = None) -> Clocks:
        """Return the clocks after the player of `seat` came back with a loan of `lent`; older logs
        do not tell it.
        """
        more = self.missing(seat) if lent is None else lent
        return replace(
            self,
            left=tuple(left + more if at == seat else left for at, left in enumerate(self.left)),
        )
