"""Endings: the result of a game in words and figures.

Nothing is secret any more; only the verdict says "you" to its reader.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludary.core.play.match import Match
from ludary.core.play.presenting import lines_of
from ludary.core.sentences import YOU, does
from ludary.core.state.events import EVERYBODY
from ludary.server.errors import Refused
from ludary.server.tables.host_acts import CLOSED
from ludary.server.tables.log import MOST_ACTIONS
from ludary.server.tables.results import LOST
from ludary.server.tables.table import Table

Json = dict[str, Any]
MOST_LINES = 3  # of the last action that are told


def returns(table: Table) -> list[float] | None:
    """Return each seat's result once the game is over, else None: who resigned has lost, however
    well a bot played on.
    """
    if table.by_host.closed:
        return [0.0] * len(table.chairs)
    played = played_out(table)
    if played is None:
        return None
    return [
        LOST if chair.resigned else result
        for chair, result in zip(table.chairs, played, strict=True)
    ]


def played_out(table: Table) -> Sequence[float] | None:
    """Return the results by the rules or by what ended the game early, of whoever played at the
    end.
    """
    if table.ended:
        return table.ended
    return table.match.returns if table.match is not None and table.match.over else None


def over(table: Table, seat: int = -1) -> Json | None:
    """Return the end of the game: its words, the verdict as the seat reads it, the last lines,
    results, scores with parts, places.
    """
    if table.status != "over":
        return None
    results = returns(table)
    order = sorted(range(len(table.chairs)), key=lambda at: -results[at]) if results else []
    ended = (
        table.match is not None
        and (table.match.over or table.too_long)
        and not (table.trouble or table.by_host.closed)
    )
    finished = table.match if ended else None
    points = finished.scores if finished is not None and table.game.presentation.scores else None
    return {
        "words": over_words(table, played_out(table), points),
        "verdict": over_words(table, played_out(table), points, seat),
        "last": last_lines(table),
        "returns": results,
        "scores": points,
        "parts": score_parts(finished),
        "order": order,
    }


def finished_match(table: Table) -> Match:
    """Return the match of a finished game, of which nothing is secret any more; Refused while the
    game goes on.
    """
    if table.match is None or table.status != "over":
        raise Refused(
            "The game goes on: its replay and Record are available once it is over.", "playing", 403
        )
    if table.by_host.closed:  # it may be opened again, so what is hidden stays hidden
        raise Refused(f"{CLOSED} Its replay and Record are not shown.", "closed", 403)
    if table.shortened or table.trouble:
        raise Refused("This server cannot replay the steps of this game.", "shortened", 409)
    return table.match


def last_lines(table: Table) -> list[str]:
    """Return the public lines of the action that ended the game; none after a resignation."""
    if table.match is None or not table.match.over or not table.match.steps or table.by_host.closed:
        return []
    events = [event for event in table.match.steps[-1].events if event.known_to == EVERYBODY]
    return lines_of(table.game, events, table.names)[-MOST_LINES:]


def score_parts(match: Match | None) -> list[Json]:
    """Return the kinds of things that score, each with every seat's count and points (None:
    unknown); empty if the game does not tell.
    """
    breakdowns = match.breakdowns if match is not None else []
    kinds = dict.fromkeys(
        (part.one, part.many, part.each)
        for breakdown in breakdowns
        for part in breakdown.parts
        if part.count
    )
    rows, names = [], [kind[0] for kind in kinds]
    for one, many, each in sorted(
        kinds, key=lambda kind: (names.index(kind[0]), kind[2] or 0)
    ):  # same names together
        alike = [
            [part for part in breakdown.parts if (part.one, part.each) == (one, each)]
            for breakdown in breakdowns
        ]
        counts = [sum(part.count or 0 for part in those) for those in alike]
        rows.append({
            "name": many or f"{one}s", "each": each, "counts": counts,
            "points": [None if each is None else count * each for count in counts],
        })  # fmt: skip
    return rows


def over_words(
    table: Table, results: Sequence[float] | None, points: Sequence[float] | None, seat: int = -1
) -> str:
    """Return who won, and how; to the player of a seat "You win"."""
    if table.by_host.closed:
        return f"{CLOSED} Nobody wins."
    if results is None or table.match is None:
        steps = len(table.match.steps) - 1 if table.match else 0
        return f"A Record of {steps} actions; the game was not finished."
    best = max(results)
    first = [at for at, result in enumerate(results) if result == best]
    names = [
        f"{name} (a bot)" if chair.resigned and len(results) > 1 else name
        for name, chair in zip(table.names, table.chairs, strict=True)
    ]
    winners = [
        YOU if names[at] == table.names[at] and at == seat else names[at]
        for at in sorted(first, key=lambda at: at != seat)
    ]
    early = (
        ""
        if not table.ended
        else (
            f": a table has at most {MOST_ACTIONS:,} actions"
            if table.too_long
            else f": {gave_up(table)}"
        )
    )
    if table.ended and len(table.chairs) > 2 and not table.too_long:
        return f"The game ended{early}."
    if len(winners) == len(results):
        return (
            f"A draw{early}."
            if len(results) > 1
            else f"{does(winners[0], 'win' if best > 0 else 'do not win')}."
        )
    won = does(winners[0], "win") if len(winners) == 1 else f"{listed(winners)} share the victory"
    return f"{won}{early or margin(results, points)}."


def gave_up(table: Table) -> str:
    """Return the players who resigned or lost on time, in words."""
    resigned = [
        table.names[at]
        for at, chair in enumerate(table.chairs)
        if chair.resigned and not (chair.late or chair.removed)
    ]
    removed = [table.names[at] for at, chair in enumerate(table.chairs) if chair.removed]
    late = [table.names[at] for at, chair in enumerate(table.chairs) if chair.late]
    parts = (
        (resigned, "resigned"),
        (late, "lost on time"),
        (removed, f"{'was' if len(removed) == 1 else 'were'} removed by the server's host"),
    )
    return listed([f"{listed(names)} {what}" for names, what in parts if names])


def margin(results: Sequence[float], points: Sequence[float] | None) -> str:
    """Return the winner's margin, such as ` by 3: 35 to 32`; "" if the scores are mere places, or
    did not decide.
    """
    if points is None or max(points) <= len(points):
        return ""
    best = max(results)
    won = [point for point, result in zip(points, results, strict=True) if result == best]
    lost = sorted(
        (point for point, result in zip(points, results, strict=True) if result < best),
        reverse=True,
    )
    if len(won) != 1 or won[0] <= lost[0]:
        return ""
    return f" by {won[0] - lost[0]:g}: {won[0]:g} to {listed([f'{point:g}' for point in lost])}"


def listed(names: Sequence[str]) -> str:
    """Return names as a list in words: `Ann, Bo and Cy`."""
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)
