"""`ludary rules`: the rules and rulings of a game in our own words."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ludary.cli.arguments import game_of, the_game
from ludary.cli.terminal import new_console

if TYPE_CHECKING:
    from ludary.cli.playing.page import ConsolePage
    from ludary.core.play.game import Game


@click.command(short_help="The rules of a game, and the rulings.")
@the_game
@click.argument("section", nargs=-1)
@click.option(
    "--summary",
    is_flag=True,
    help="The game on two pages: aim, a turn, what counts, what beginners miss.",
)
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE.html",
    help="With --summary: write it, with pictures.",
)
def rules(name: str, section: tuple[str, ...], summary: bool, out: Path | None) -> None:
    """The rules of GAME, and what was ruled where its rulebook is silent.

    SECTION is a heading, a rule's id such as D83, or words to look for; `box` lists all that is in
    the box, and a part of it has its own name, such as `deck`. Without it, the headings are listed.
    """
    from ludary.cli.playing.page import ConsolePage

    if out is not None and not summary:
        raise ValueError("--out: can only be used with --summary")
    if section and summary:
        raise ValueError(f"--summary: covers the whole game; leave out {' '.join(section)!r}")
    game, page = game_of(name), ConsolePage(new_console())
    if summary:
        summarise(game, page, out)
    elif section:
        look_up(game, page, " ".join(section))
    else:
        contents(game, page, name if game.source else game.name)


def summarise(game: Game, page: ConsolePage, out: Path | None) -> None:
    """Print the summary of a game, or write it as a file to be printed."""
    from ludary.core.contract.summary import PARTS
    from ludary.core.text_files import write_text
    from ludary.study.summaries import document, summary_of

    told = summary_of(game)
    if out is not None:
        write_text(out, document(game))
        page.say(f"{out} has {game.title} on two pages; a browser prints it.")
        return
    page.say(game.title, "bold")
    for part, heading in PARTS.items():
        page.say("")
        page.say(heading, "bold")
        for text in told.paragraphs(part):
            page.say(text, first="- ", others="  ")


def look_up(game: Game, page: ConsolePage, words: str) -> None:
    """The rules about these words, and what is in the box of that name."""
    from ludary.cli.rulebook import print_rows
    from ludary.core.contract.components import BOX, tables_about
    from ludary.study.rulebook import find_rows

    tables = tables_about(game.components(), words)
    try:
        if not tables or words.casefold() != BOX:
            print_rows(page, find_rows(game.ledger, words))
    except ValueError:
        if not tables:
            raise
    page.components(tables)


def contents(game: Game, page: ConsolePage, name: str) -> None:
    """The facts of the game, its headings, and how to ask; commands call it `name`."""
    from ludary.cli.listings import span
    from ludary.core.contract.event_sheet import counted

    page.say(game.title, "bold")
    page.say(game.about)
    minutes = f", {span(game.minutes)} minutes" if game.minutes else ""
    options = counted(len(game.contents.options), "option")
    page.say(f"{span(game.players)} players{minutes}; {options}.")
    for key, head in game.contents.edition_heads(game.name).items():
        page.say(f"Edition {key}: {head.about or head.name}.", others="  ")
    sections = Counter(
        [row.section for row in game.ledger.rule] + [row.section for row in game.ledger.ruling]
    )
    if not sections:
        page.say("No rules are written down for it.")
        return
    page.console.print()
    for heading in game.ledger.sections():
        page.say(f"{heading} ({sections[heading]})", first="  ", others="    ")
    page.console.print()
    if tables := game.components():
        page.say(
            f"'ludary rules {name} box' lists what is in the box:"
            f" {', '.join(table.title for table in tables)}."
        )
    section, row = game.ledger.sections()[-1].lower(), (game.ledger.rule or game.ledger.ruling)[0]
    page.say(
        f"'ludary rules {name} {section}' shows a section; an id such as {row.id}, or any words,"
        " work too."
    )
    if game.summary is not None:
        page.say(f"'ludary rules {name} --summary' tells the game on two pages.")
