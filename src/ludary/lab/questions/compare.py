"""Compare: how games differ between two editions, two sets of options, or two bots.

Side A is what is changed, side B what it is compared with. Both play the same deals, so that most
of the luck is the same on both sides and cancels in the difference (common random numbers).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludary.bots.identity import names_of
from ludary.bots.network_file import network_if_any
from ludary.bots.seated import are_compiled
from ludary.core.play.library import as_game
from ludary.lab.questions.answer import Answer, command
from ludary.lab.questions.comparing.box_labels import changed_things
from ludary.lab.questions.comparing.differences import Row, occurrence_rows, rows_of
from ludary.lab.questions.comparing.paired import Side, paired
from ludary.lab.questions.comparing.pictures import charts, tables
from ludary.lab.questions.comparing.words import about, asked_words, known_words, question, verdict
from ludary.lab.questions.measures import (
    BALANCE,
    USE,
    WORTH,
    Measure,
    asking,
    main_measures,
    measure_named,
)
from ludary.lab.questions.precision import widest
from ludary.lab.questions.sampling import Plan, Sample, sampled, seed_of, shipped, usual_bot
from ludary.lab.simulation.simulate import seat_bots

if TYPE_CHECKING:
    from ludary.core.play.game import Game

GAMES = 1000  # deals, by default
MEETING = 2**20  # names the part of the games in which the bots of both sides meet


def compare(
    game: str | Path | Game,
    against: str | Path | Game | None = None,
    bots: Sequence[Any] | None = None,
    against_bots: Sequence[Any] | None = None,
    seats: int | None = None,
    plan: Plan | None = None,
    measures: Sequence[str] | None = None,
) -> Answer:
    """Tell how games of side A, `game` with its box and `bots`, differ from those of side B,
    `against` and `against_bots`.

    `against` is the game as it comes, if it is left out, and `against_bots` are the same bots.
    `bots` are one for all seats or one for each; by default `learned` where a network knows both
    boxes, else `greedy`, which goes by the numbers of the box. The sides differ in the box or in
    the bots, not in both. Where the bots differ and are alike within a side, they meet each other,
    too. `measures` are told first: "use:" and "worth:" with the name of a thing, or a name of
    `sweep`; by default the use and the worth of each thing that is changed.

    Raises ValueError for sides that cannot be compared, and what `simulate` raises.
    """
    a, b = sides(as_game(game), against, bots, against_bots, seats)
    asked = measures_of(a, b, measures)
    plan = replace(plan or Plan(GAMES), occurrences=True, adjust=judge_of(a, b))
    one, other = paired(a, b, asking(plan, asked), known_words)
    names = one.bots if one.bots == other.bots else ["any bot"] * len(one.bots)
    usual = [one for one in main_measures(names) if one.key not in {own.key for own in asked}]
    rows, happens = rows_of([*asked, *usual], one, other), occurrence_rows(one, other)
    asks, rest = rows[: len(asked)], rows[len(asked) :]
    met = (
        meeting(a, b, replace(plan, games=max(2, one.deals // 2))) if not one.interrupted else None
    )
    return Answer(
        question(a, b),
        [*asked_words(asks, one.deals), *verdict(rest, happens, one.deals, met)],
        tables(rows, happens, one.deals),
        charts(rows, happens, len(one.bots)),
        about(a, b, plan, one, other, len(rows) + len(happens)),
        figures(a, b, one.deals, [*rows, *happens], met),
        one.interrupted,
        widest(
            (row.difference, row.measure.unit)
            for row in rows
            if row.measure.group == BALANCE or row in asks
        ),
        next_words(a, [*asks, *rest], one.deals),
    )


def next_words(a: Side, rows: Sequence[Row], deals: int) -> str:
    """Say what to ask next: more deals for what is not clear, else whether the box is fair."""
    needed = [row.needed(deals) for row in rows if not row.is_clear]
    known = [games for games in needed if games]
    if known:
        return f"the same with --games {min(known)}."
    return command("balance", a.game, seats=len(a.bots)) if len(a.bots) > 1 else ""


def sides(
    game: Game, against: str | Path | Game | None, bots: Any, against_bots: Any, seats: int | None
) -> tuple[Side, Side]:
    """Check both sides, and seat their bots."""
    other = shipped(game) if against is None else as_game(against)
    if other.name != game.name or other.source != game.source:
        raise ValueError(
            f"{game.title} and {other.title} are two games: compare two boxes of one, or two of its"
            " bots"
        )
    if seats is None:
        lineups = (
            len(given)
            for given in (bots, against_bots)
            if given is not None and not isinstance(given, str) and len(given) > 1
        )
        seats = next(lineups, fewest(game, other))
    usual = {usual_bot(one, seats) for one in (game, other)}
    chosen = bots or (list(usual) if len(usual) == 1 else ["greedy"])
    seated = [seat_bots(game, seats, chosen), seat_bots(other, seats, against_bots or chosen)]
    names = names_of([*seated[0], *seated[1]], game)
    a, b = Side(game, seated[0], names[:seats]), Side(other, seated[1], names[seats:])
    if game.boxes.tobytes() != other.boxes.tobytes() and a.names != b.names:
        raise ValueError(
            "the sides differ in their boxes and in their bots: change one of both, or nobody can"
            " tell which of them matters"
        )
    return a, b


def measures_of(a: Side, b: Side, names: Sequence[str] | None) -> list[Measure]:
    """The measures that are told first."""
    if names is None:
        things = changed_things(a.game, b.game)
        can_be_tried = are_compiled(a.bots) and are_compiled(b.bots) and len(a.bots) > 1
        names = [kind + thing for thing in things for kind in (USE, WORTH)] if can_be_tried else []
    return [measure_named(name, a.game, a.bots) for name in names]


def fewest(game: Game, other: Game) -> int:
    """The fewest players who can sit at both tables, and two if that can be."""
    both = sorted(set(game.seats) & set(other.seats))
    if not both:
        raise ValueError(
            f"{game.title}: no number of players can play both boxes: {spanned(game.seats)} and"
            f" {spanned(other.seats)}"
        )
    return 2 if 2 in both else both[0]


def spanned(seats: range) -> str:
    return f"{seats[0]} to {seats[-1]}"


def judge_of(a: Side, b: Side) -> Any:
    """Choose who watches luck: the network if it knows both boxes, else the formula, so that both
    are judged alike.
    """
    knows = all(network_if_any(side.game, len(side.bots)) for side in (a, b))
    return True if knows else "formula"


def meeting(a: Side, b: Side, plan: Plan) -> Sample | None:
    """Games of a bot of A among those of B, if the bots differ and are alike within each side; None
    otherwise, and if Ctrl-C ends it.
    """
    if (
        {len(set(side.names)) for side in (a, b)} != {1}
        or a.names[0] == b.names[0]
        or len(a.bots) == 1
    ):
        return None
    how = replace(
        plan,
        seed=seed_of(plan.seed, MEETING),
        occurrences=False,
        things=(),
        keep=plan.keep / "meeting" if plan.keep else None,
    )
    try:
        met = sampled(a.game, [a.bots[0], *b.bots[1:]], how, len(a.bots))
    except KeyboardInterrupt:
        return None
    return None if met.interrupted else met


def figures(
    a: Side, b: Side, deals: int, rows: Sequence[Row], met: Sample | None
) -> dict[str, Any]:
    """All numbers, for programs."""
    told: dict[str, Any] = {"game": a.game.name, "deals": deals}
    for name, side in (("a", a), ("b", b)):
        edition = side.game.contents.edition_key(side.game.edition)
        told[name] = {
            "edition": edition,
            "options": side.game.changed_options(),
            "bots": list(side.names),
        }
    told["rows"] = [row.to_dict(deals) for row in rows]
    told["meeting"] = met.share(0).to_dict() if met else None
    return told
