"""Checks of clocks: the time that passed while a server was up, plus the increments of actions that
stand.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from ludary.server.tables.log import CHANGES_GAME, EntryKind
from ludary.server.tables.table import Table
from tests.server.simulation.journal import Journal, Violation
from tests.server.simulation.machine import NOON

if TYPE_CHECKING:
    from tests.server.simulation.world import World

# seconds of an outage, or of a jump of the clock, that may count: shorter ones are not noticed
OUTAGE = 18.0
AROUND = 100.0  # seconds around a jump of the clock in which nobody can tell when an entry was made


def moment_of(journal: Journal, at: int) -> float | None:
    """Return the virtual time of an entry; None around a jump of the clock."""
    for (since, offset), (until, _) in zip(
        journal.offsets, [*journal.offsets[1:], (float("inf"), 0)], strict=True
    ):
        moment = (at - NOON - offset) / 1000
        if since <= moment <= until:
            jumped = [one for one, _ in journal.offsets[1:] if abs(one - moment) < AROUND]
            return None if jumped else moment
    return None


class Reckoning:
    """Clocks as they should be, reckoned from the entries alone."""

    def __init__(self, table: Table) -> None:
        self.setting = table.setup.clock
        self.left = [int(self.setting.minutes * 60_000)] * len(table.chairs)
        self.running, self.since, self.began = -1, 0, 0  # `since` without outages
        self.standing: list[
            tuple[int, int]
        ] = []  # of each step of the game as it stands: seat, increment
        self.consumed: list[
            tuple[int, int, int]
        ] = []  # each time that a clock ran: from, to, milliseconds

    def add(self, before: Table, after: Table) -> None:
        """Reckon with the last entry of a table."""
        entry = after.entries[-1]
        if entry.kind is EntryKind.AWAY and self.running >= 0:
            self.since += int(entry.data["ms"])
        if entry.kind not in CHANGES_GAME:
            return
        if self.running >= 0:
            used = max(0, entry.at - self.since)
            self.left[self.running] -= used
            self.consumed.append((self.began, entry.at, used))
        if entry.kind is EntryKind.BACK:
            self.left[entry.seat] += int(entry.data["lent"])
        if entry.kind in (EntryKind.START, EntryKind.ACT):
            acts = entry.kind is EntryKind.ACT and before.chairs[entry.seat].kind == "person"
            earns = acts and not (entry.data.get("stand_in") or entry.data.get("idle"))
            more = int(self.setting.increment * 1000) if earns else 0
            self.standing.append((entry.seat, more))
            self.left[entry.seat] += more
        if entry.kind is EntryKind.UNDO:
            for seat, more in self.standing[entry.data["to"] :]:
                self.left[seat] -= more
            del self.standing[entry.data["to"] :]
        runs = after.actor >= 0 and after.chairs[after.actor].attended
        self.running, self.since, self.began = (
            (after.actor, entry.at, entry.at) if runs else (-1, 0, 0)
        )


def check_clocks(world: World, states: Sequence[Table]) -> None:
    """Check the clocks of a table against its entries, and the entries against the time that
    passed.
    """
    if states[-1].setup.clock.kind != "live":
        return
    reckoned = Reckoning(states[0])
    for before, after in pairwise(states):
        reckoned.add(before, after)
        people = [seat for seat, chair in enumerate(after.chairs) if chair.kind == "person"]
        told = {seat: after.clocks.left_to(seat, after.entries[-1].at) for seat in people}
        used = max(0, after.entries[-1].at - reckoned.since)
        mine = {
            seat: reckoned.left[seat] - (used if seat == reckoned.running else 0) for seat in people
        }
        if told != mine and after.entries[-1].kind in CHANGES_GAME:
            raise Violation(
                f"entry {after.number} of {after.id}: the clocks show {told}, and {mine} are left"
            )
    for began, ended, used in reckoned.consumed:
        check_passed(world, states[-1].id, began, ended, used)


def check_passed(world: World, id: str, began: int, ended: int, used: int) -> None:
    """Check that a clock ran for no longer than a server was up, but for outages that nobody
    notices.
    """
    first, last = moment_of(world.journal, began), moment_of(world.journal, ended)
    if first is None or last is None:
        return
    outages = [
        (max(first, down), min(last, up))
        for down, up in world.server.downs
        if down < last and up > first
    ]
    up = (last - first) - sum(end - start for start, end in outages)
    if used / 1000 > up + OUTAGE * len(outages) + 0.1:
        raise Violation(
            f"a clock of {id} ran {used / 1000:.1f} s, of which a server was up for {up:.1f} s"
        )
