"""`ludary lab cards`: what each card is worth to who can use it."""

from __future__ import annotations

from typing import Any

import click

from ludary.cli.arguments import game_of, the_edition, the_game, the_options
from ludary.cli.lab.group import give, planned, precisely, the_plan

BOTS = "One for all seats, or one for each.  [default: greedy]"
OF = "Which things: words of the game's names, or verb, or action.  [default: what the game says]"
GROUP = "Also tell the mean effect of these; again for more."
MUCH = "How many points are too much for one thing."


@click.command(short_help="Find out what each card is worth.")
@the_game
@click.option("--bots", metavar="A,B,...", help=BOTS)
@click.option(
    "--seats", type=int, metavar="N", help="How many play.  [default: the fewest, at least 2]"
)
@click.option("--of", "kinds", metavar="KIND,...", help=OF)
@click.option("--group", "groups", multiple=True, metavar="NAME,NAME,...", help=GROUP)
@click.option(
    "--forced/--no-forced",
    default=True,
    help="Whether things are also used always, which takes as long again.  [default: yes]",
)
@click.option(
    "--much",
    type=click.FloatRange(min=0),
    default=6.0,
    show_default=True,
    metavar="POINTS",
    help=MUCH,
)
@the_plan(800)
@the_options
@the_edition
def cards(
    name: str,
    bots: str | None,
    seats: int | None,
    kinds: str | None,
    groups: tuple[str, ...],
    forced: bool,
    much: float,
    until: float | None,
    edition: Any,
    options: Any,
    outs: Any,
    **how: Any,
) -> None:
    """Find out what each card, tile, relic, scroll or spell of GAME is worth to who can use it, in
    points: games in a hundred.

    Where a bot first uses one, the game is played again from there as if its seat could not; where
    it first leaves one, as if it had to.
    """
    from ludary.cli.bot_words import contestants
    from ludary.lab.questions.cards import cards as ask

    game = game_of(name, edition, options)
    seated, parts = (contestants(bots) if bots else None), [group.split(",") for group in groups]
    with planned(outs=outs, **how) as plan:
        answer = precisely(
            lambda plan: ask(
                game,
                seated,
                plan,
                seats,
                kinds.split(",") if kinds else None,
                parts,
                forced,
                much / 100,
            ),
            plan,
            until,
        )
    give(answer, outs)
