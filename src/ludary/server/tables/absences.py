"""Absences: stand-ins for players who are away or out of time, claims, and coming back."""

from __future__ import annotations

from collections.abc import Sequence

from ludary.server.errors import Refused, Repeated, not_yours
from ludary.server.tables.clocks import GRACE, Outage, away_since
from ludary.server.tables.host_acts import STAND_IN
from ludary.server.tables.log import TRAINED, EntryKind
from ludary.server.tables.moves import NewEntry, check_plays, in_play
from ludary.server.tables.table import Table

WEAK = (
    "uniform",
    "novice",
    "casual",
    "careless",
)  # not allowed as stand-ins, whatever comes after a colon
LOANS = 3  # times in a game that a player out of time is lent some to come back with


def hand_over(table: Table, seat: int, to: int, bot: str, absent: frozenset[int]) -> list[NewEntry]:
    """Let a bot play for a player who is away or out of time."""
    in_play(table)
    check_plays(table, seat)
    if not 0 <= to < len(table.chairs) or not table.chairs[to].kind == "person":
        raise Refused(f"There is no person in seat {to}.", "no_seat")
    if table.chairs[to].stand_in:
        raise Repeated
    if to == seat or to not in absent:
        raise Refused(f"{table.names[to]} is here and has time left.", "present", 409)
    if bot.partition(":")[0] in WEAK or bot.startswith(
        TRAINED
    ):  # the strength of trained bots is unknown
        raise Refused(
            f"A stand-in must play at least as well as {STAND_IN!r}: choose another bot than"
            f" {bot!r}.",
            "weak_bot",
        )
    return [NewEntry(EntryKind.BOT, seat, {"seat": to, "bot": bot})]


def take_back(table: Table, seat: int) -> list[NewEntry]:
    """Take one's seat back from the bot."""
    in_play(table)
    chair = table.chairs[seat]
    if chair.resigned:
        raise not_yours(
            "You ran out of time, and the bot plays to the end."
            if chair.late
            else "You have resigned this game."
        )
    if not chair.stand_in:
        raise Repeated
    lent = loan(table, seat)
    if lent is None:
        raise Refused(
            f"You have no time left, and have been lent some {LOANS} times: the bot plays to the"
            " end.",
            "no_time",
            409,
        )
    return [NewEntry(EntryKind.BACK, seat, {"lent": lent})]


def loan(table: Table, seat: int) -> int | None:
    """Return the milliseconds that a player is lent to come back with; None if there is no time
    left and there are no loans left.
    """
    missing = table.clocks.missing(seat)
    loans = sum(
        entry.kind is EntryKind.BACK and entry.seat == seat and entry.data.get("lent", 0) > 0
        for entry in table.entries
    )
    if not missing or loans < LOANS:
        return missing
    return 0 if table.clocks.left[seat] > 0 else None


def can_come_back(table: Table, seat: int) -> bool:
    """Tell whether a player can take the seat back from the bot."""
    chair = table.chairs[seat]
    return bool(chair.stand_in) and not chair.resigned and loan(table, seat) is not None


def claim(table: Table, seat: int, to: int, now: int) -> list[NewEntry]:
    """Claim that a player's time is over.

    In a game of two this wins; in others a bot plays on for that player.
    """
    if 0 <= to < len(table.chairs) and table.chairs[to].late:
        raise Repeated
    in_play(table)
    check_plays(table, seat)
    if table.setup.clock.kind != "live":
        raise Refused(
            "Only games with a clock for the whole game are lost on time: let a bot play for the"
            " late player.",
            "no_clock",
            409,
        )
    if to == seat or to != table.clocks.overdue(now):
        raise Refused(
            f"Not yet: you can claim that {GRACE // 1000} s after the player to decide has run out"
            " of time.",
            "has_time",
            409,
        )
    return [NewEntry(EntryKind.CLAIM, seat, {"seat": to})]


def stand_still(table: Table, outages: Sequence[Outage]) -> list[NewEntry]:
    """Stop the clocks for the outages of servers."""
    if table.clocks.running < 0:
        return []
    milliseconds = away_since(max(table.clocks.since, table.entries[-1].at), outages)
    return [NewEntry(EntryKind.AWAY, -1, {"ms": milliseconds})] if milliseconds else []
