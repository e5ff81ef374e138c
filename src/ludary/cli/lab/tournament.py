"""`ludary lab tournament`: bots meet each other, and are rated."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from ludary.cli.arguments import game_of, the_edition, the_game, the_options
from ludary.cli.lab.group import give, planned, precisely, the_plan

BOTS = "At least two bots, the weakest first.  [default: the levels of the game]"


@click.command(short_help="Let bots meet each other, and rate them.")
@the_game
@click.option("--bots", metavar="A,B,...", help=BOTS)
@click.option(
    "--seats", type=int, metavar="N", help="How many play; by default the fewest that can."
)
@the_plan(100)
@the_options
@the_edition
def tournament(
    name: str,
    bots: str | None,
    seats: int | None,
    until: float | None,
    outs: tuple[Path, ...],
    **given: Any,
) -> None:
    """Let bots meet each other in GAME, on the same deals in each seat, and rate them: Elo points,
    with 95 % confidence.

    With more than two seats, one bot meets others that are all alike, and the other way round.
    --games is how many deals each time two meet.
    """
    from ludary.cli.bot_words import contestants, ending_programs
    from ludary.lab.questions.ratings import ratings

    game = game_of(name, given.pop("edition"), given.pop("options"))
    seated = contestants(bots or ",".join(game.hints.levels))
    with ending_programs(seated), planned(outs=outs, **given) as plan:
        answer = precisely(lambda plan: ratings(game, seated, plan, seats=seats), plan, until)
    give(answer, outs)
