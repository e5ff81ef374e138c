"""Ratings of a tournament: how strong bots are beside each other, with intervals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludary.core.play.library import as_game
from ludary.lab.luck.estimate import Estimate
from ludary.lab.questions.answer import Answer, Cell, Table, command
from ludary.lab.questions.charts import interval_chart
from ludary.lab.questions.sampling import Plan, luck_words
from ludary.lab.questions.tournament import Tournament, tournament

if TYPE_CHECKING:
    from ludary.core.play.game import Game

DEALS = 100  # of a meeting: the five levels of Konja take less than two minutes on two cores


def ratings(
    game: str | Path | Game,
    bots: Sequence[Any] | None = None,
    plan: Plan | None = None,
    *,
    seats: int | None = None,
) -> Answer:
    """Answer how strong bots are (None: the levels of the game): each meets each, by the Plan's
    number of deals in every seat.

    Ctrl-C ends it with the meetings that are complete. Raises what
    `lab.questions.tournament.tournament` raises.
    """
    rules = as_game(game)
    plan, bots = plan or Plan(DEALS), list(rules.hints.levels) if bots is None else bots
    seats = rules.check_seats(seats or max(2, rules.seats[0]))
    return answer(rules, tournament(rules, bots, seats=seats, plan=plan), plan)


def answer(game: Game, found: Tournament, plan: Plan) -> Answer:
    elo = {
        bot: Estimate(float(rating), float(error))
        for bot, rating, error in zip(found.bots, *found.strengths(), strict=True)
    }
    chart = interval_chart(
        "Elo points, 0 on average",
        sorted(elo.items(), key=lambda one: -one[1].mean),
        None,
        lambda value: f"{value:+.0f}",
    )
    about = [
        (
            f"{game.title}, {found.seats} seats, {sum(one.games for one in found.meetings):,}"
            f" games, seed {plan.seed}."
        ),
        (
            "Every deal was played in each"
            f" seat{luck_words([one.is_less_luck for one in found.meetings])}."
        ),
    ]
    figures = {
        "seats": found.seats,
        "ratings": {bot: one.to_dict() for bot, one in elo.items()},
        "meetings": [
            {
                "one": found.bots[one.one],
                "others": found.bots[one.others],
                "games": one.games,
                "share": one.estimate.to_dict(),
            }
            for one in found.meetings
        ],
    }
    tables = [standings(found, elo), met(found)]
    return Answer(
        f"{game.title}: how strong are these bots?",
        verdict(found),
        tables,
        [chart],
        about,
        figures,
        found.interrupted,
        max((one.estimate.reach() for one in found.meetings), default=inf),
        next_words(game, found),
    )


def next_words(game: Game, found: Tournament) -> str:
    """Say what to ask next: which of the two nearest neighbours is better."""
    points, _ = found.strengths()
    order = sorted(range(len(found.bots)), key=lambda bot: -points[bot])
    gaps = [(abs(found.difference(*pair).mean), pair) for pair in pairwise(order)]
    nearest = (found.bots[bot] for bot in min(gaps)[1])
    return command("match", game, *nearest, seats=found.seats)


def standings(found: Tournament, elo: dict[str, Estimate]) -> Table:
    """A row for each bot: its rating, with as many decimals as tell something."""
    rows = [
        [bot, f"{one.mean:+.0f} ± {one.reach():.0f}"]
        for bot, one in sorted(elo.items(), key=lambda one: -one[1].mean)
    ]
    return Table("Ratings", ["bot", "Elo"], rows, "400 points more are odds of ten to one.")


def met(found: Tournament) -> Table:
    """A row for each bot: what it wins against each of the others."""
    wins = {(one.one, one.others): one.estimate for one in found.meetings}
    if found.seats == 2:
        wins |= {
            (others, one): replace(share, mean=1 - share.mean)
            for (one, others), share in list(wins.items())
        }
    rows: list[list[Cell]] = [
        [
            bot,
            *(
                "" if one == others else wins.get((one, others), "not met")
                for others in range(len(found.bots))
            ),
        ]
        for one, bot in enumerate(found.bots)
    ]
    rivals = "" if found.seats == 2 else f"{found.seats - 1} "
    note = (
        f"{'One of the bot at the left wins so much; an' if rivals else 'An'} even share is"
        f" {100 / found.seats:.1f} %."
    )
    return Table(
        "Share of wins", ["", *(f"against {rivals}{bot}" for bot in found.bots)], rows, note, "%"
    )


def verdict(found: Tournament) -> list[str]:
    """Say who is ahead, and which neighbours cannot be told apart."""
    points, _ = found.strengths()
    order = sorted(range(len(found.bots)), key=lambda bot: -points[bot])
    ranks = [(above, below, found.difference(above, below)) for above, below in pairwise(order)]
    first = (
        f"{found.bots[order[0]]} is {points[order[0]] - points[order[-1]]:.0f} Elo points above"
        f" {found.bots[order[-1]]}"
    )
    unclear = [
        f"{found.bots[above]} and {found.bots[below]} ({gap.mean:+.0f} ±"
        f" {gap.reach(len(ranks)):.0f} points)"
        for above, below, gap in ranks
        if not gap.is_clear(len(ranks))
    ]
    told = [
        f"{first}.",
        (
            f"Not clear is the order of {' and of '.join(unclear)}."
            if unclear
            else "The order of all is clear."
        ),
    ]
    return told + (["It was interrupted: some meetings are missing."] if found.interrupted else [])
