"""`ludary rules`: the rules and rulings of a game in our own words."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import click

from ludary.cli.arguments import game_of, the_game
from ludary.cli.terminal import new_console

if TYPE_CHECKING:
    from ludary.cli.page import Page
    from ludary.core.game import Game


@click.command(short_help="The rules of a game, and the rulings.")
@the_game
@click.argument("section", nargs=-1)
def rules(name: str, section: tuple[str, ...]) -> None:
    """The rules of GAME, and what was ruled where its rulebook is silent.

    SECTION is a heading, a rule's id such as D83, or words to look for; without it, the headings are listed.
    """
    from ludary.cli.page import Page
    from ludary.cli.rulebook import print_rows
    from ludary.rulebook import found

    game, page = game_of(name), Page(new_console())
    if section:
        print_rows(page, found(game.ledger, " ".join(section)))
    else:
        contents(game, page)


def contents(game: Game, page: Page) -> None:
    """The facts of the game, its headings, and how to ask."""
    from ludary.cli.listings import span

    page.say(game.title, "bold")
    page.say(game.about)
    minutes = f", {span(game.minutes)} minutes" if game.minutes else ""
    editions = ", ".join(game.contents.editions()) or "none"
    page.say(f"{span(game.players)} players{minutes}; {len(game.contents.options)} options; editions: {editions}.")
    sections = Counter([row.section for row in game.ledger.rule] + [row.section for row in game.ledger.ruling])
    if not sections:
        page.say("No rules are written down for it.")
        return
    page.console.print()
    for heading in game.ledger.sections():
        page.say(f"{heading} ({sections[heading]})", first="  ", others="    ")
    page.console.print()
    example = game.ledger.sections()[-1].lower()
    page.say(f"'ludary rules {game.name} {example}' shows a section; an id such as D1, or any words, work too.")
