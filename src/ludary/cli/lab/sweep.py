"""`ludary lab sweep`: a number of the box over several values."""

from __future__ import annotations

from typing import Any

import click

from ludary.cli.arguments import game_of, the_edition, the_game, the_options
from ludary.cli.lab.group import give, names_in, planned, precisely, the_plan

BOTS = "One for all seats, or one for each.  [default: greedy]"
MEASURES = (
    "begins, wins, length, lead changes, decided, drama, stakes, branching, verb:NAME, use:NAME or"
    " worth:NAME.  [default: use and worth of what the number is of; else begins,length]"
)


@click.command(short_help="Try a number over several values.")
@the_game
@click.argument("number")
@click.argument("values")
@click.option(
    "--measure",
    "measures",
    default="",
    metavar="NAME,...",
    help=MEASURES,
)
@click.option("--bots", metavar="A,B,...", help=BOTS)
@click.option(
    "--seats", type=int, metavar="N", help="How many play.  [default: the fewest, at least 2]"
)
@the_plan(400)
@the_options
@the_edition
def sweep(
    name: str,
    number: str,
    values: str,
    measures: str,
    bots: str | None,
    seats: int | None,
    until: float | None,
    edition: Any,
    options: Any,
    outs: Any,
    **how: Any,
) -> None:
    """Play GAME with several VALUES of a NUMBER, such as 1..5 or 2,4,8, and draw what changes as a
    curve with bands.

    NUMBER is an option, or a number of the edition by its path, such as spell.upsy.cost or
    relic.figa.cost. With the cost of a card the answer tells what it should cost: how often players
    use it, and what it is worth to them, at each cost.
    """
    from ludary.cli.bot_words import contestants
    from ludary.lab.questions.box_numbers import values_in
    from ludary.lab.questions.sweep import sweep as ask

    game = game_of(name, edition, options)
    seated = contestants(bots) if bots else None
    with planned(outs=outs, **how) as plan:
        answer = precisely(
            lambda plan: ask(
                game, number, values_in(values), names_in(measures), seated, plan, seats
            ),
            plan,
            until,
        )
    give(answer, outs)
