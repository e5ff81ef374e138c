"""`ludary lab compare`: how games differ between two editions, options or bots."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from ludary.cli.arguments import game_of, the_edition, the_game, the_options
from ludary.cli.lab.group import give, names_in, planned, precisely, the_measures, the_plan

GAMES = 1000  # as `lab.questions.compare.GAMES`, which would import NumPy
BOTS = (
    "Who plays: one for all seats or one for each.  [default: learned, or greedy where a box is one"
    " that it has not learnt]"
)
SEATS = "How many play.  [default: two, if that can be]"
AGAINST = "A house rule of B; again for more."
AGAINST_EDITION = "The edition of B.  [default: the one that ships]"
AGAINST_BOTS = "Who plays on side B.  [default: the same]"


@click.command(short_help="Tell how games differ: two editions, options or bots.")
@the_game
@the_edition
@the_options
@click.option("--bots", metavar="A,B,...", help=BOTS)
@click.option("--against-edition", metavar="FILE|NAME", help=AGAINST_EDITION)
@click.option("--against", "against_options", multiple=True, metavar="NAME[=VALUE]", help=AGAINST)
@click.option("--against-bots", metavar="A,B,...", help=AGAINST_BOTS)
@click.option("--seats", type=int, metavar="N", help=SEATS)
@the_measures
@the_plan(GAMES)
def compare(
    name: str,
    edition: str | None,
    options: tuple[str, ...],
    bots: str | None,
    against_edition: str | None,
    against_options: tuple[str, ...],
    against_bots: str | None,
    seats: int | None,
    measures: str,
    until: float | None,
    outs: tuple[Path, ...],
    **plan: Any,
) -> None:
    """Tell how games of side A differ from games of side B: who wins, how long, how close, what
    happens.

    Side A is GAME with --edition, --option or --bots. Side B is the game as it comes, or what
    --against-edition, --against and --against-bots say:

    \b
      ludary lab compare konja --edition mine.toml
      ludary lab compare konja --option begins=1 --against begins=2
      ludary lab compare koa --bots learned --against-bots greedy

    Both sides play the same deals. Ctrl-C ends it with the deals that both have played.
    """
    from ludary.cli.bot_words import contestants, ending_programs
    from ludary.lab.questions import compare as lab

    a, b = game_of(name, edition, options), game_of(name, against_edition, against_options)
    one, other = (contestants(words) if words else None for words in (bots, against_bots))
    if a.boxes.tobytes() == b.boxes.tobytes() and (against_bots is None or against_bots == bots):
        raise ValueError(
            "both sides are the same: say what differs, with --edition, --option, or --bots and"
            " --against-bots"
        )
    with ending_programs([*(one or ()), *(other or ())]), planned(outs=outs, **plan) as how:
        answer = precisely(
            lambda plan: lab.compare(a, b, one, other, seats, plan, names_in(measures) or None),
            how,
            until,
        )
    give(answer, outs)
