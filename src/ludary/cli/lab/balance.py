"""`ludary lab balance`: whether a box is fair, and how its games go."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from ludary.cli.arguments import game_of, the_edition, the_game, the_options
from ludary.cli.lab.group import give, names_in, planned, precisely, the_measures, the_plan

GAMES = 600  # as `lab.questions.balance.GAMES`, which would import NumPy
BOTS = (
    "The bots, the weakest first; each plays in all seats.  [default: three levels that do not"
    " search]"
)


@click.command(short_help="Tell whether a box is fair, and how its games go.")
@the_game
@click.option("--bots", metavar="A,B,...", help=BOTS)
@click.option(
    "--seats", type=int, metavar="N", help="How many play.  [default: two, if that can be]"
)
@the_measures
@the_plan(GAMES)
@the_options
@the_edition
def balance(
    name: str,
    bots: str | None,
    seats: int | None,
    measures: str,
    until: float | None,
    edition: Any,
    options: Any,
    outs: tuple[Path, ...],
    **plan: Any,
) -> None:
    """Tell whether GAME's box is fair: what whoever begins wins at each level of play, how long
    games are, whether the better bot wins.

    --edition and --option ask it of a box of your own.
    """
    from ludary.cli.bot_words import contestants, ending_programs
    from ludary.lab.questions.balance import balance as ask

    game = game_of(name, edition, options)
    chosen = contestants(bots) if bots else None
    with ending_programs(chosen or []), planned(outs=outs, **plan) as how:
        answer = precisely(
            lambda plan: ask(game, chosen, seats, plan, names_in(measures)), how, until
        )
    give(answer, outs)
