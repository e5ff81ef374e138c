"""`ludary lab tournament`: bots meet each other, and are rated."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from ludary.cli.arguments import SEED, game_of, the_edition, the_game, the_options
from ludary.cli.terminal import new_console

if TYPE_CHECKING:
    from rich.table import Table

    from ludary.lab.tournament import Tournament

BOTS = "At least two bots, the weakest first.  [default: the levels of the game]"


@click.command(short_help="Let bots meet each other, and rate them.")
@the_game
@click.option("--bots", metavar="A,B,...", help=BOTS)
@click.option("--games", type=click.IntRange(min=1), default=400, show_default=True, metavar="N", help="How many games each time two meet.")
@click.option("--seats", type=int, metavar="N", help="How many play; by default the fewest that can.")
@click.option("--seed", type=SEED, default=1, show_default=True, metavar="N", help="The same seed gives the same games.")
@the_options
@the_edition
def tournament(name: str, bots: str | None, games: int, seats: int | None, seed: int, edition: Any, options: Any) -> None:
    """Let bots meet each other in GAME, each seat taken as often, and rate them: Elo points, with 95 % confidence.

    With more than two seats, one bot meets others that are all alike, and the other way round.
    """
    from ludary.cli.bot_words import bot_of, bots_in, ending_programs
    from ludary.lab import tournament as lab

    game, console = game_of(name, edition, options), new_console()
    words = bots_in(bots) if bots else list(game.hints.levels)
    seats = game.check_seats(seats or max(2, game.seats[0]))
    seated = [bot_of(word) for word in words]
    with ending_programs(seated):
        found = lab.tournament(game, seated, games, seats, seed)
    console.print(f"{game.title}, {seats} seats, {games:,} games each time, seed {seed}", highlight=False)
    console.print(standings(found))


def standings(found: Tournament) -> Table:
    """A row for each bot: its rating, and what it wins against each of the others."""
    from ludary.cli.tables import grid

    ratings, reach = found.ratings()
    table = grid("Bot", "Elo", "±", *(f"against {bot}" for bot in found.bots))
    for one, bot in enumerate(found.bots):
        shares = ["" if one == other else f"{found.share(one, other):.1%}" for other in range(len(found.bots))]
        table.add_row(bot, f"{ratings[one]:+.0f}", f"{reach[one]:.0f}", *shares)
    return table
