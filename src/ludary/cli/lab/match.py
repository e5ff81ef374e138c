"""`ludary lab match`: which of two bots plays better."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from ludary.cli.arguments import game_of, the_edition, the_game, the_options
from ludary.cli.lab.group import give, planned, the_precision, the_rest

MOST, SMALLEST = 10_000, 2.0  # as in `lab.questions.match`, which would import NumPy
SMALLEST_HELP = (
    "Smallest difference of interest, in points of a hundred games: where none is left, the bots"
    " play alike."
)


@click.command(short_help="Tell which of two bots plays better.")
@the_game
@click.argument("one", metavar="A")
@click.argument("other", metavar="B")
@click.option(
    "--most",
    type=click.IntRange(min=1),
    default=MOST,
    show_default=True,
    metavar="N",
    help="How many games at most.",
)
@click.option(
    "--smallest",
    type=float,
    default=SMALLEST,
    show_default=True,
    metavar="POINTS",
    help=SMALLEST_HELP,
)
@click.option(
    "--seats", type=int, metavar="N", help="How many play; by default the fewest that can."
)
@click.option(
    "--one-way", is_flag=True, help="At a larger table: only one A against others that are B."
)
@the_precision
@the_rest
@the_options
@the_edition
def match(
    name: str,
    one: str,
    other: str,
    most: int,
    smallest: float,
    until: float | None,
    seats: int | None,
    one_way: bool,
    outs: tuple[Path, ...],
    **given: Any,
) -> None:
    """Let the bots A and B play GAME until it is clear which is better, or that the difference is
    too small to matter.

    Both play the same deals in every seat, and luck is taken off. At a larger table one A meets
    others that are B, then one B others that are A. The interval holds at every look, so that
    stopping early does not bend it.
    """
    from ludary.cli.bot_words import contestant, ending_programs
    from ludary.lab.questions.match import match as ask

    game = game_of(name, given.pop("edition"), given.pop("options"))
    first, second = contestant(one), contestant(other)
    with ending_programs([first, second]), planned(most, outs=outs, **given) as plan:
        answer = ask(
            game,
            first,
            second,
            plan,
            most=most,
            smallest=smallest,
            until=until,
            seats=seats,
            both_ways=not one_way,
        )
    give(answer, outs)
