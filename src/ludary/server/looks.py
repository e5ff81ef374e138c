"""Looks: what one seat, or a spectator, is shown of a table. Made from Views, and from nothing else of the match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ludary.core.events import EVERYBODY, sees
from ludary.core.view import View
from ludary.core.windows import topics_of
from ludary.server.entries import Entry, Kind
from ludary.server.moves import last_own_step
from ludary.server.table import Table

Json = dict[str, Any]
GONE = 60_000  # milliseconds without a connection after which somebody counts as away


@dataclass(frozen=True, slots=True)
class Presence:
    """Who is connected, and since when the others are not (0: they are)."""

    away_since: tuple[int, ...]

    def here(self, seat: int) -> bool:
        return self.away_since[seat] == 0

    def away(self, seat: int, now: int) -> bool:
        return not self.here(seat) and now - self.away_since[seat] >= GONE


def view_of(table: Table, seat: int) -> View | None:
    """The View of a seat; once the game is over a seat's View is still its own."""
    return table.match.view(seat) if table.match is not None else None


def look(table: Table, seat: int, presence: Presence, since: int, now: int) -> Json:
    """Everything that a page or a program needs to show the table to a seat (-1: a spectator)."""
    key = (seat, presence, since)
    if key not in table.looks:
        table.looks[key] = {**_lasting(table, seat), **_passing(table, seat, presence, now), "news": news(table, seat, since)}
    made: Json = table.looks[key]
    if table.clocks.running >= 0 and made["now"] != now:
        made = {**made, **_passing(table, seat, presence, now)}
    return {**made, "now": now}


def _lasting(table: Table, seat: int) -> Json:
    """What depends on the table and the seat alone."""
    key = ("lasting", seat)
    if key not in table.looks:
        view = view_of(table, seat)
        table.looks[key] = {
            "table": table.id,
            "game": table.setup.game,
            "title": table.game.title,
            "edition": table.setup.edition_name,
            "options": table.options,
            "status": table.status,
            "number": table.number,
            "version": table.version,
            "seat": seat,
            "decision": decision(table, seat, view),
            "svg": view._repr_svg_() if view else None,
            "text": str(view) if view else "",
            "over": over(table),
            "clock": {"kind": table.setup.clock.kind, "words": table.setup.clock.words},
            "pace": table.setup.pace,
            "topics": topics(table, seat),
            "marks": table.game.marks is not None,
            "trouble": table.trouble,
        }
    made: Json = table.looks[key]
    return made


def _passing(table: Table, seat: int, presence: Presence, now: int) -> Json:
    """What depends on the time and on who is connected too."""
    away = frozenset(at for at in range(len(table.chairs)) if is_absent(table, at, presence, now))
    return {"now": now, "players": players(table, seat, presence, now), "can": can(table, seat, away), "ask": ask(table, seat)}


def decision(table: Table, seat: int, view: View | None) -> Json | None:
    """Who has to decide, and for that seat what it may do."""
    if table.actor < 0 or view is None:
        return None
    yours = table.actor == seat and not table.chairs[seat].played_by
    actions = [
        {"id": one.id, "notation": one.notation, "name": one.name, "words": one.words, "spot": one.spot}
        for one in (view.legal() if yours else [])
    ]
    return {"seat": table.actor, "yours": yours, "actions": actions}


def topics(table: Table, seat: int) -> list[Json]:
    """What the seat can ask not to be asked about, and what of it it has."""
    quiet, known = table.quiet.get(seat, frozenset()), topics_of(table.game.windows) if seat >= 0 else {}
    return [{"topic": topic, "words": words, "quiet": topic in quiet} for topic, words in known.items()]


def scores(table: Table, seat: int) -> Sequence[float] | None:
    """What players compare, as far as the seat can know it."""
    view = view_of(table, seat)
    if view is None or table.game.scores is None:
        return None
    return [float(score) for score in table.game.scores(table.game.box, view.record)]


def players(table: Table, seat: int, presence: Presence, now: int) -> list[Json]:
    """Everybody's public figures."""
    points = table.looks.get(("scores", seat))
    if points is None:
        points = table.looks[("scores", seat)] = scores(table, seat) or [None] * len(table.chairs)
    results = returns(table)
    timed = table.setup.clock.kind != "none" and table.status == "playing"
    made = []
    for at, chair in enumerate(table.chairs):
        clock = {"left": table.clocks.left_to(at, now), "running": at == table.clocks.running}
        made.append({
            "seat": at,
            "name": table.names[at],
            "kind": chair.kind,
            "bot": chair.bot or None,
            "you": at == seat,
            "here": chair.kind == "bot" or presence.here(at),
            "decides": at == table.actor,
            "score": points[at],
            "resigned": chair.resigned,
            "stand_in": chair.stand_in or None,
            "clock": clock if timed and chair.kind == "person" else None,
            "result": results[at] if results else None,
        })  # fmt: skip
    return made


def is_absent(table: Table, seat: int, presence: Presence, now: int) -> bool:
    """Whether the others may hand the seat to a bot: its time is over, or its player is away from a game without days to think."""
    chair = table.chairs[seat]
    if not chair.attended or table.status != "playing":
        return False
    timed = table.setup.clock.kind != "none"
    return (timed and table.clocks.left_to(seat, now) <= 0) or (table.setup.clock.kind != "turns" and presence.away(seat, now))


def can(table: Table, seat: int, away: frozenset[int]) -> Json:
    """What the seat may do beside its decision."""
    playing, sits = table.status == "playing" and not table.trouble, seat >= 0
    chair = table.chairs[seat] if sits else None
    plays = playing and chair is not None and chair.attended
    finished = table.status == "over" and table.match is not None and not table.shortened
    return {
        "join": [at for at, one in enumerate(table.chairs) if one.kind == "open"] if not sits else [],
        "leave": sits and table.status == "waiting",
        "undo": undo(table, seat) if plays else "no",
        "resign": plays,
        "hint": plays and table.actor == seat,
        "say": sits and chair is not None and chair.kind == "person",
        "bot": sorted(away - {seat}) if plays else [],
        "back": playing and chair is not None and bool(chair.stand_in) and not chair.resigned,
        "replay": finished,
        "record": finished,
    }


def undo(table: Table, seat: int) -> str:
    """Whether the seat may want its last action back: by itself (`now`), or by asking the others (`ask`).

    It goes by what the seat was told: whether others were shown a secret is found out when it is tried.
    """
    assert table.match is not None
    steps = table.match.steps
    place = last_own_step(table.match, seat)
    if place < 1:
        return "no"
    alone = place == len(steps) - 1 and not steps[place].outcomes and table.actor == seat
    heard = (event.known_to for step in steps[place:] for event in step.events if sees(event.known_to, seat))
    if alone or table.ask:
        return "now" if alone else "no"
    return "no" if any(known_to != EVERYBODY for known_to in heard) else "ask" if table.others(seat) else "now"


def ask(table: Table, seat: int) -> Json | None:
    if table.ask is None:
        return None
    waiting = [table.names[at] for at in sorted(table.ask.waiting)]
    words = f"{table.names[table.ask.by]} asks to take the last action back."
    return {"by": table.ask.by, "words": words, "yours": seat in table.ask.waiting, "waiting": waiting}


def returns(table: Table) -> list[float] | None:
    """Each seat's result, when the game is over."""
    if table.ended:
        return list(table.ended)
    return table.match.returns if table.match is not None and table.match.over else None


def over(table: Table) -> Json | None:
    """How it ended."""
    if table.status != "over":
        return None
    results = returns(table)
    order = sorted(range(len(table.chairs)), key=lambda at: -results[at]) if results else []
    points = table.match.scores if table.match is not None and table.game.scores and table.match.over else None
    return {"words": over_words(table, results), "returns": results, "scores": points, "order": order}


def over_words(table: Table, results: Sequence[float] | None) -> str:
    if results is None or table.match is None:
        steps = len(table.match.steps) - 1 if table.match else 0
        return f"A Record of {steps} actions; the game was not finished."
    best = max(results)
    winners = [table.names[at] for at, result in enumerate(results) if result == best]
    gone = [table.names[at] for at, chair in enumerate(table.chairs) if chair.resigned]
    if table.ended and len(table.chairs) > 2:
        return f"The game ended: {listed(gone)} resigned."
    if len(winners) == len(results):
        return "A draw."
    verb, reason = "wins" if len(winners) == 1 else "share the victory", f": {listed(gone)} resigned" if table.ended else ""
    return f"{listed(winners)} {verb}{reason}."


def listed(names: Sequence[str]) -> str:
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def news(table: Table, seat: int, since: int) -> list[Json]:
    """The entries after number `since`, in words for the seat."""
    made = []
    for entry in table.entries[max(0, since) :]:
        if entry.kind is Kind.QUIET and entry.seat != seat:  # nobody else's business
            continue
        lines = table.said.get((entry.number, seat))
        if lines is None:
            lines = table.said[entry.number, seat] = lines_of(table, entry, seat)
        made.append({"number": entry.number, "kind": str(entry.kind), "seat": entry.seat, "at": entry.at, "lines": lines})
    return made


def lines_of(table: Table, entry: Entry, seat: int) -> list[str]:
    """What an entry says, as far as the seat was told."""
    if entry.kind in (Kind.START, Kind.ACT):
        events = table.told.get(entry.number, ())
        return [table.game.event_words(event, table.names) for event in events if sees(event.known_to, seat)]
    return [line for line in [spoken(table, entry)] if line]


def spoken(table: Table, entry: Entry) -> str:
    """An entry that is not the game's, in words."""
    who = table.names[entry.seat] if entry.seat >= 0 else ""
    data = entry.data
    match entry.kind:
        case Kind.OPEN:
            return "A Record was opened." if table.setup.imported else "The table was set up."
        case Kind.SIT:
            return f"{data['name']} sits down."
        case Kind.STAND:
            return f"Seat {entry.seat + 1} is free again."
        case Kind.UNDO:
            return f"{who} takes the last action back."
        case Kind.ASK:
            return f"{who} asks to take the last action back."
        case Kind.ANSWER:
            return f"{who} {'agrees' if data['accept'] else 'does not agree'}."
        case Kind.SAY:
            return str(data["text"])
        case Kind.RESIGN:
            return f"{who} resigns."
        case Kind.BOT:
            return f"A bot plays for {table.names[data['seat']]}."
        case Kind.BACK:
            return f"{who} is back."
        case Kind.PACE:
            return f"{who} sets the bots' pace to {data['pace']:g} s."
        case Kind.QUIET:
            topics = [topics_of(table.game.windows)[topic] for topic in data["topics"]]
            return f"{who} is not asked {listed(topics)}." if topics else f"{who} is asked everything."
        case Kind.AWAY:
            return f"The server was away for {lasting(data['ms'])}; the clock stood still."
    return ""


def lasting(milliseconds: int) -> str:
    """A time in words, about as exactly as one would say it."""
    seconds = milliseconds / 1000
    for unit, name in ((86_400, "days"), (3_600, "h"), (60, "min")):
        if seconds >= 2 * unit:
            return f"{seconds / unit:.0f} {name}"
    return f"{seconds:.0f} s"
