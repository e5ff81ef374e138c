"""Snapshots: a table as a seat, or a spectator, is shown it.

They are made from Views, and from nothing else of the match.
"""

from __future__ import annotations

from typing import Any

from ludary.core.contract.windows import topics_of
from ludary.core.play.view import View
from ludary.server.presence.presence import Presence, absent_seats
from ludary.server.showing.log_words import news, source_words
from ludary.server.showing.rendering import rendered_board
from ludary.server.tables.absences import can_come_back
from ludary.server.tables.ending import over, returns
from ludary.server.tables.log import Chair
from ludary.server.tables.moves import can_fill
from ludary.server.tables.table import Table
from ludary.server.tables.undo_rights import may_undo
from ludary.server.tables.unpicking import picked

Json = dict[str, Any]
CHOICES = (
    "actions",
    "closing",
    "unavailable",
    "rules",
)  # the parts of a rendered board that only the seat to decide is sent
NOTHING: Json = {name: [] for name in CHOICES}


def view_of(table: Table, seat: int) -> View | None:
    """Return the View of a seat, which is its own also after the game.

    After a resignation that ended the game nobody decides, although the rules do not know it.
    """
    view = table.match.view(seat) if table.match is not None else None
    return view.stopped() if view is not None and table.ended else view


def snapshot(
    table: Table,
    seat: int,
    presence: Presence,
    since: int,
    now: int,
    most: int = 0,
    hosts: bool = False,
    kept: int = -1,
) -> Json:
    """Return everything that a page or a program needs to show the table to a seat (-1: a
    spectator).

    `most` is the number of entries of news (0: all); `hosts` is true for the host; `kept` is the
    open seat that is kept for the caller.
    """
    first = max(since, table.number - most) if most else since
    news_part = {"news": news(table, seat, first), "skipped": max(0, first - max(0, since))}
    live = _live_part(table, seat, presence, now)
    if hosts and (free := freeable(table, seat, presence)):
        live["can"]["free"] = free
    if kept >= 0 and not table.trouble and not table.by_host.closed:
        live["can"]["join"] = [kept, *live["can"]["join"]]
    return {**rendered_part(table, seat), **live, **news_part, "now": now}


def freeable(table: Table, seat: int, presence: Presence) -> list[int]:
    """Return the seats that are taken by, or kept for, people who are not connected: the host can
    free them before the game begins.
    """
    occupied = (
        at
        for at, chair in enumerate(table.chairs)
        if chair.person and chair.kind in ("person", "open") and at != seat
    )
    return [at for at in occupied if table.status == "waiting" and not presence.here(at)]


def rendered_part(table: Table, seat: int) -> Json:
    """Return the part of a Snapshot that depends only on the table and the seat, which takes
    time.
    """
    if seat not in table.cache.rendered:
        view = view_of(table, seat)
        picture = board(table, seat, view)
        if view is not None and seat >= 0 and table.chairs[seat].attended:
            may_undo(table, seat)  # found out in trial worlds, and remembered
        table.cache.rendered[seat] = {
            **setup_part(table),
            "status": table.status,
            "number": table.number,
            "version": table.version,
            "seat": seat,
            "decision": decision(table, seat, view),
            "board": picture["board"],
            "text": picture["text"],
            "over": over(table, seat),
            "again": rematch_json(table),
            "tournament": table.setup.tournament,
            "topics": topics(table, seat),
            "marks": table.game.presentation.marks is not None,
            "trouble": table.trouble,
        }
    return table.cache.rendered[seat]


def setup_part(table: Table) -> Json:
    """Return the part of a Snapshot about the table's set-up."""
    return {
        "table": table.id,
        "game": table.setup.game,
        "title": table.title,
        "edition": table.setup.edition_name,
        "edition_brought": table.setup.edition_brought,
        "source": source_json(table),
        "options": table.options,
        "clock": {"kind": table.setup.clock.kind, "words": table.setup.clock.words},
        "pace": table.setup.pace,
        "hints": table.setup.hints,
    }


def rematch_json(table: Table) -> Json | None:
    """Return the rematch that is offered at a finished table."""
    offer = table.again
    return (
        {
            "by": offer.by,
            "table": offer.table,
            "words": f"{table.names[offer.by]} offers another game.",
        }
        if offer
        else None
    )


def source_json(table: Table) -> Json | None:
    """Return the game from which this one goes on; everybody may look at it."""
    where = table.setup.source
    return (
        {"table": where.table, "step": where.step, "words": source_words(table)} if where else None
    )


def _live_part(table: Table, seat: int, presence: Presence, now: int) -> Json:
    """Return the part of a Snapshot that also depends on the time and on connections."""
    away = absent_seats(table, presence, now)
    return {
        "now": now,
        "players": players(table, seat, presence, now),
        "can": permissions(table, seat, away, table.clocks.overdue(now)),
        "ask": undo_request(table, seat),
    }


def decision(table: Table, seat: int, view: View | None) -> Json | None:
    """Return the seat to decide, and its choices if it is the reader's."""
    if table.actor < 0 or view is None:
        return None
    passing = table.actor == seat and table.silent >= 0
    yours = table.actor == seat and not table.chairs[seat].played_by and not passing
    picture = board(table, seat, view) if yours else NOTHING
    choices = {name: picture[name] for name in CHOICES}
    return {"seat": table.actor, "yours": yours, "passing": passing, **choices}


def topics(table: Table, seat: int) -> list[Json]:
    """Return the topics that the seat can mute, and whether it has."""
    quiet, known = (
        (table.quiet_for(seat), topics_of(table.game.presentation.windows))
        if seat >= 0
        else (frozenset(), {})
    )
    return [
        {"topic": topic, "words": words, "quiet": topic in quiet} for topic, words in known.items()
    ]


def board(table: Table, seat: int, view: View | None) -> Json:
    """Return the board of the seat, as `rendering.rendered_board` does."""
    if view is None:
        return {
            "board": None,
            "text": "",
            "scores": [],
            "score_words": [],
            "standings": [],
            **NOTHING,
        }
    if seat not in table.cache.boards:
        table.cache.boards[seat] = rendered_board(view)
    return table.cache.boards[seat]


def scores_seen(table: Table, seat: int) -> list[tuple[float | None, str | None, str | None]]:
    """Return the scores of all seats that the seat can know, their parts in words, and how the
    seats stand.
    """
    picture = table.cache.boards.get(seat) or board(table, seat, view_of(table, seat))
    nothing = [None] * len(table.chairs)
    return list(
        zip(
            picture["scores"] or nothing,
            picture["score_words"] or nothing,
            picture["standings"] or nothing,
            strict=True,
        )
    )


def players(table: Table, seat: int, presence: Presence, now: int) -> list[Json]:
    """Return the public figures of all seats."""
    known, results = scores_seen(table, seat), returns(table)
    return [
        {
            "seat": at,
            "name": table.names[at],
            "kind": chair.kind,
            "bot": chair.bot or None,
            "you": at == seat,
            "here": chair.kind == "bot" or presence.here(at),
            "decides": at == table.actor,
            "score": known[at][0],
            "score_words": known[at][1],
            "standing": known[at][2],
            "resigned": chair.resigned,
            "late": chair.late,
            "stand_in": chair.stand_in or None,
            "clock": clock(table, at, now),
            "result": results[at] if results else None,
        }
        for at, chair in enumerate(table.chairs)
    ]


def clock(table: Table, at: int, now: int) -> Json | None:
    """Return the milliseconds that a person has left, and whether they run; None for bots and
    without clocks.
    """
    if (
        table.setup.clock.kind == "none"
        or table.status != "playing"
        or table.chairs[at].kind != "person"
    ):
        return None
    return {"left": table.clocks.left_to(at, now), "running": at == table.clocks.running}


def permissions(table: Table, seat: int, away: frozenset[int], overdue: int) -> Json:
    """Return what the seat may do beside its decision; `overdue` is the seat against which time can
    be claimed, or -1.
    """
    playing, sits = table.status == "playing" and not table.trouble, seat >= 0
    chair = table.chairs[seat] if sits else None
    plays = playing and chair is not None and chair.attended
    finished = (
        table.status == "over"
        and table.match is not None
        and not table.shortened
        and not table.by_host.closed
    )
    return {
        "join": (
            [at for at, one in enumerate(table.chairs) if one.kind == "open" and not one.person]
            if not sits and not table.trouble and not table.by_host.closed
            else []
        ),
        "leave": sits and table.status == "waiting" and not table.trouble,
        "undo": may_undo(table, seat) if plays else "no",
        "picked": picked(table, seat) if plays else [],
        "resign": plays,
        "hint": plays and table.actor == seat and table.setup.hints,
        "say": (
            sits
            and chair is not None
            and chair.kind == "person"
            and not chair.removed
            and not table.by_host.closed
        ),
        "free": [],
        "fill": can_fill(table, seat),
        "bot": sorted(away - {seat}) if plays else [],
        "claim": [overdue] if plays and overdue not in (-1, seat) else [],
        "back": playing and sits and can_come_back(table, seat),
        "again": finished_seat(table, chair),
        "replay": finished,
        "record": finished,
    }


def finished_seat(table: Table, chair: Chair | None) -> bool:
    """Tell whether a person sat here to the end of the game, and can offer a rematch."""
    may = (
        chair is not None
        and chair.kind == "person"
        and not chair.removed
        and not table.by_host.closed
    )
    return may and table.status == "over" and not (table.setup.imported or table.trouble)


def undo_request(table: Table, seat: int) -> Json | None:
    if table.ask is None:
        return None
    waiting = [table.names[at] for at in sorted(table.ask.waiting)]
    words = f"{table.names[table.ask.by]} asks to take the last action back."
    if (
        table.game.limits.chance
    ):  # in all such games, since a step that drew in secret would else be betrayed
        words += " Whatever was rolled or drawn since then will be rolled or drawn again."
    return {
        "by": table.ask.by,
        "words": words,
        "yours": seat in table.ask.waiting,
        "waiting": waiting,
    }
