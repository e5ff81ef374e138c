"""Moves: everything that can be done at a table.

Each function takes the table and returns the new entries, or raises Refused.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from ludary.core.contract.windows import unknown_topics
from ludary.core.errors import IllegalAction
from ludary.core.play.auto_pass import is_passing
from ludary.core.play.match import Match
from ludary.server.errors import Late, Refused, Repeated, key_used, not_yours
from ludary.server.parsing.names import NAMELESS, check_at_table
from ludary.server.tables.host_acts import CLOSED
from ludary.server.tables.log import CHANGES_GAME, STEPS, EntryKind, LogEntry
from ludary.server.tables.table import Table
from ludary.server.tables.undo_rights import may_undo


@dataclass(frozen=True)
class NewEntry:
    """An entry that has no number yet."""

    kind: EntryKind
    seat: int
    data: dict[str, Any] = field(default_factory=dict)
    key: str | None = None
    played: Match | None = None  # the match after it

    def numbered(self, number: int, at: int) -> LogEntry:
        return LogEntry(number, self.kind, self.seat, at, self.data, self.key)


def start(table: Table) -> list[NewEntry]:
    """Begin, once every seat is taken."""
    if table.match is not None or any(chair.kind == "open" for chair in table.chairs):
        raise Repeated
    match = table.game.start(len(table.chairs))
    return [NewEntry(EntryKind.START, -1, {"fate": fate_of(match)}, played=match)]


def fate_of(match: Match) -> list[int]:
    """Return the outcomes of the last step."""
    return [outcome for _, outcome in match.steps[-1].outcomes]


def join(table: Table, seat: int | None, person: str, name: str) -> list[NewEntry]:
    """Take an open seat; the game begins with the last one."""
    if table.seat_of(person) >= 0:
        raise Repeated
    check_whole(table)
    if person in table.by_host.removed:
        raise Refused("The host of this server has removed you from this table.", "removed", 403)
    kept_seat = table.kept_for(person)
    free = [
        at
        for at, chair in enumerate(table.chairs)
        if chair.kind == "open" and (not chair.person or at == kept_seat)
    ]
    if seat is not None and not 0 <= seat < len(table.chairs):
        raise Refused(
            f"There is no seat {seat}: this table has seats 0 to {len(table.chairs) - 1}.",
            "no_seat",
        )
    if not free or (seat is not None and seat not in free):
        raise seat_taken(table, seat)
    seat = (kept_seat if kept_seat >= 0 else free[0]) if seat is None else seat
    others = [*table.names[:seat], *table.names[seat + 1 :]]
    name = name or table.chairs[seat].name or NAMELESS
    check_at_table(name, others)
    return [NewEntry(EntryKind.SIT, seat, {"person": person, "name": unique_name(name, others)})]


def seat_taken(table: Table, seat: int | None) -> Refused:
    """Return the refusal of a seat that is taken or kept; of all seats, where seat is None."""
    kept_names = [
        chair.name
        for at, chair in enumerate(table.chairs)
        if chair.kind == "open" and seat in (None, at)
    ]
    if kept_names:
        return Refused(
            f"{'It' if seat is not None else 'What is open'} is kept for"
            f" {' and '.join(kept_names)}. You can watch.",
            "kept",
            409,
        )
    words = f"Seat {seat + 1} is taken." if seat is not None else "All seats are taken."
    return Refused(f"{words} You can watch.", "taken", 409)


def can_fill(table: Table, seat: int) -> list[int]:
    """Return the open seats that a player can give to bots: the host can; if the host does not sit
    there, all players can.
    """
    host = table.seat_of(table.setup.host)
    if seat < 0 or table.trouble or table.by_host.closed or host not in (seat, -1):
        return []
    return [
        at
        for at, chair in enumerate(table.chairs)
        if chair.kind == "open" and (seat == host or not chair.person)
    ]


def fill(table: Table, seat: int, to: int, bot: str) -> list[NewEntry]:
    """Give an open seat to a bot."""
    check_whole(table)
    if (
        table.match is None
        and to not in can_fill(table, seat)
        and 0 <= to < len(table.chairs)
        and table.chairs[to].kind == "open"
    ):
        raise not_yours("Only the host can give this seat to a bot.")
    if not 0 <= to < len(table.chairs) or table.chairs[to].kind != "open":
        raise Refused(f"Seat {to + 1} is not open.", "taken", 409)
    return [
        NewEntry(
            EntryKind.SIT,
            to,
            {"person": "", "name": unique_name(f"Bot {to + 1}", table.names), "bot": bot},
        )
    ]


def unique_name(name: str, others: Sequence[str]) -> str:
    """Return the name, with a number if others have it too."""
    twins = (f"{name} {number}" for number in range(2, len(others) + 3))
    return name if name not in others else next(twin for twin in twins if twin not in others)


def leave(table: Table, seat: int) -> list[NewEntry]:
    """Free one's seat before the game begins."""
    check_whole(table)
    if table.match is not None:
        raise Refused("The game has begun: resign to leave it.", "begun", 409)
    return [NewEntry(EntryKind.STAND, seat)]


def free(table: Table, person: str, to: int, here: Callable[[int], bool]) -> list[NewEntry]:
    """Free a seat as the host, before the game begins, if its player is not connected."""
    if not person or person != table.setup.host:
        raise not_yours("Only the host can free a seat.")
    check_whole(table)
    if table.match is not None:
        raise Refused("The game has begun: a bot can play for somebody who is away.", "begun", 409)
    if not 0 <= to < len(table.chairs) or table.chairs[to].kind == "bot":
        raise Refused(f"There is no person in seat {to}.", "no_seat")
    chair = table.chairs[to]
    if chair.kind == "open" and chair.person:
        return [NewEntry(EntryKind.STAND, to, {"kept": chair.name})]
    if chair.kind == "open":
        raise Repeated
    if chair.person == person:
        raise Refused("That is your own seat: leave it.", "yours", 409)
    if here(to):
        raise Refused(f"{table.names[to]} is here.", "present", 409)
    return [NewEntry(EntryKind.STAND, to, {"freed": chair.name})]


def check_whole(table: Table) -> None:
    """Raise Refused if the table cannot go on here."""
    if table.trouble:
        raise Refused(table.trouble, "trouble", 409)
    if table.by_host.closed:
        raise Refused(CLOSED, "closed", 409)


def in_play(table: Table) -> Match:
    """Return the match in progress; Refused before it begins and after its end."""
    check_whole(table)
    if table.match is None:
        raise Refused("The game has not begun: seats are still open.", "waiting", 409)
    if table.status == "over":
        raise Refused("The game is over.", "over", 409)
    return table.match


def check_plays(table: Table, seat: int) -> None:
    """Raise Refused if a bot plays in the seat."""
    chair = table.chairs[seat]
    if not chair.attended:
        raise Refused(
            (
                "A bot plays for you here."
                if chair.resigned
                else "A bot plays for you: take your seat back first."
            ),
            "bot",
            409,
        )


def act(
    table: Table, seat: int, action: str | int, version: int, bot: bool = False
) -> list[NewEntry]:
    """Carry out a legal action of a player, or of the `bot` that plays there, in answer to the
    table's `version`.
    """
    if version != table.version:
        raise Repeated if was_done(table, seat, action, version) else Late()
    match = in_play(table)
    if not bot:
        check_plays(table, seat)
    if match.actor != seat:
        raise Refused(f"It is {table.names[table.actor]}'s decision, not yours.", "turn", 409)
    played = match.copy()
    try:
        played.step(action)
    except IllegalAction as error:
        raise Refused(f"{error}.".replace("..", "."), "illegal") from None
    step = played.steps[-1]
    assert step.action is not None
    notation = table.game.actions.notation(step.action, table.game.thing_names)
    passes = table.setup.clock.kind == "live" and is_passing(
        match.view(seat), step.action, match.picked(seat)
    )
    more = {
        name: True
        for name, so in (("stand_in", table.chairs[seat].stand_in), ("idle", passes))
        if so
    }
    return [
        NewEntry(
            EntryKind.ACT, seat, {"do": notation, "fate": fate_of(played), **more}, played=played
        )
    ]


def was_done(table: Table, seat: int, action: str | int, version: int) -> bool:
    """Tell whether the game's first change after `version` was this very action."""
    later = (
        entry for entry in table.entries if entry.number > version and entry.kind in CHANGES_GAME
    )
    first = next(later, None)
    if first is None or first.kind is not EntryKind.ACT or first.seat != seat:
        return False
    try:
        return table.game.read_action(first.data["do"]) == table.game.read_action(action)
    except IllegalAction:
        return False


def check_undo_in_time(table: Table, seat: int, version: int) -> None:
    """Raise Late if the table has moved on, Repeated if the seat has just gone back."""
    if version != table.version:
        first = next(
            (
                entry
                for entry in table.entries
                if entry.number > version and entry.kind in CHANGES_GAME
            ),
            None,
        )
        raise Repeated if first and first.kind is EntryKind.UNDO and first.seat == seat else Late()


def undo(table: Table, seat: int, version: int) -> list[NewEntry]:
    """Take the last own action back, at once or by asking the others."""
    match = in_play(table)
    check_undo_in_time(table, seat, version)
    check_plays(table, seat)
    place, may = match.last_own_step(seat), may_undo(table, seat)
    if may == "now":
        return [taking_back(table, seat, place)]
    if may == "ask":
        return [NewEntry(EntryKind.ASK, seat, {"to": place})]
    if place < 1:
        raise Refused("There is nothing to take back.", "nothing", 409)
    if match.take_back(seat) == "no":
        raise Refused(
            "It cannot be taken back: something that was hidden has been shown since.", "shown", 409
        )
    if table.ask is None:
        raise Refused("The others have answered: ask again after the next action.", "answered", 409)
    if table.ask.by == seat:
        raise Repeated
    raise Refused("Another player has asked for that already; answer first.", "asked", 409)


def answer(table: Table, seat: int, accept: bool) -> list[NewEntry]:
    """Answer a request to take something back; it is done once all have agreed."""
    in_play(table)
    if table.ask is None or seat not in table.ask.waiting:
        raise Refused("Nobody is waiting for your answer.", "not_asked", 409)
    new_entry = NewEntry(EntryKind.ANSWER, seat, {"accept": accept})
    if not accept or table.ask.waiting != {seat}:
        return [new_entry]
    return [new_entry, taking_back(table, table.ask.by, table.ask.to)]


def taking_back(table: Table, seat: int, place: int) -> NewEntry:
    """Return the entry that takes the game back to so many steps, with the time that clocks lose
    again.
    """
    gains = {"gained": gained_since(table, place)} if table.setup.clock.kind != "none" else {}
    return NewEntry(EntryKind.UNDO, seat, {"to": place, **gains})


def gained_since(table: Table, step: int) -> list[int]:
    """Return the milliseconds that each clock has gained by the standing actions from a step on."""
    gained, back = [0] * len(table.chairs), math.inf
    for entry in reversed(table.entries):
        at = table.stands.get(entry.number, 0)
        if entry.kind is EntryKind.UNDO:
            back = min(back, at)
        elif entry.kind in STEPS and at <= back:
            if at < step:
                break
            gained = [sum(both) for both in zip(gained, table.gains[entry.number], strict=True)]
    return gained


def resign(table: Table, seat: int) -> list[NewEntry]:
    """Resign. In a game of two this ends it; in others a bot plays on."""
    if table.chairs[seat].resigned:
        raise Repeated
    in_play(table)
    return [NewEntry(EntryKind.RESIGN, seat)]


def say(table: Table, seat: int, text: str, key: str | None) -> list[NewEntry]:
    """Send a message to the table."""
    text = " ".join(text.split())
    if table.by_host.closed or table.chairs[seat].removed:
        raise Refused(
            (
                CLOSED
                if table.by_host.closed
                else "The host of this server has removed you from this table."
            ),
            "removed",
            403,
        )
    if not text:
        raise Refused("The message is empty.", "empty")
    key = sha256(f"{table.chairs[seat].person} {key}".encode()).hexdigest()[:40] if key else None
    earlier = next((entry for entry in table.entries if key and entry.key == key), None)
    if earlier is not None:
        raise Repeated if earlier.data["text"] == text else key_used()
    return [NewEntry(EntryKind.SAY, seat, {"text": text}, key)]


def set_pace(table: Table, seat: int, pace: float) -> list[NewEntry]:
    """Let bots act faster or slower."""
    if table.match is not None and table.chairs[seat].resigned:
        check_plays(table, seat)
    if pace == table.setup.pace:
        raise Repeated
    return [NewEntry(EntryKind.PACE, seat, {"pace": pace})]


def quiet_topics(table: Table, topics: Sequence[str]) -> frozenset[str]:
    """Return the topics to mute; Refused if the game lacks one or has not begun."""
    in_play(table)
    wrong = unknown_topics(table.game.presentation.windows, topics)
    if wrong:
        raise Refused(f"topics: {wrong}.", "no_topic")
    return frozenset(topics)


def let_pass(table: Table, version: int) -> list[NewEntry]:
    """Pass for a person who has muted the decision at this `version`."""
    if version != table.version or table.silent < 0:
        return []
    assert table.match is not None
    played = table.match.copy()
    played.step(table.silent)
    notation = table.game.actions.notation(table.silent, table.game.thing_names)
    return [
        NewEntry(
            EntryKind.ACT,
            table.actor,
            {"do": notation, "fate": fate_of(played), "passed": True, "idle": True},
            played=played,
        )
    ]
