"""`ludary games`, `options` and `edition`: what there is to play, and with which numbers."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from ludary.cli.arguments import game_of, the_edition, the_game
from ludary.cli.terminal import new_console
from ludary.core.text_files import write_text

if TYPE_CHECKING:
    from rich.table import Table

    from ludary.core.contract.edition import Option
    from ludary.core.play.game import Game


def span(numbers: range) -> str:
    """Write a range as `2-6`, or as one number."""
    return f"{numbers[0]}-{numbers[-1]}" if len(numbers) > 1 else f"{numbers[0]}"


def columns(*headings: str) -> Table:
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in headings:
        table.add_column(heading, overflow="fold")
    return table


@click.command()
def games() -> None:
    """The games that ship."""
    import ludary

    table = columns("Game", "Title", "Players", "Minutes", "Editions", "About")
    for name in ludary.games():
        game = game_of(name)
        minutes = span(game.minutes) if game.minutes else ""
        table.add_row(
            name,
            game.title,
            span(game.players),
            minutes,
            ", ".join(game.contents.editions()),
            game.about,
        )
    new_console().print(table)
    click.echo(
        "\n`ludary play GAME` plays one; a Python file of your own can stand for GAME everywhere."
    )


@click.command(
    short_help="The options of a game: their ranges, their values, and the source of each."
)
@the_game
@the_edition
def options(name: str, edition: str | None) -> None:
    """The options of GAME: their ranges, their values, and who says so."""
    game = game_of(name, edition)
    if not game.contents.options:
        click.echo(f"{game.title} has no options.")
        return
    table = columns("Option", "Value", "Range", "What it is", "Where from")
    for option in game.contents.options:
        table.add_row(
            option.name,
            option.word(game.numbers[option.name]),
            allowed(option),
            option.about,
            source(game, option),
        )
    new_console().print(table)
    click.echo(
        f"\n`ludary play {name if game.source else game.name} --option NAME=VALUE` plays with"
        " another value."
    )


def allowed(option: Option) -> str:
    return "/".join(option.words) if option.words else f"{option.low} to {option.high}"


def source(game: Game, option: Option) -> str:
    """Say where the value comes from: `printed: Shopping`."""
    return str(game.origin_of(option.name)) if game.edition else ""


@click.command(short_help="Write an edition of a game as a file to change.")
@the_game
@the_edition
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="File.  [default: GAME-edition.toml; `-` prints]",
)
@click.option("--force", is_flag=True, help="Overwrite the file.")
def edition(name: str, edition: str | None, output: Path | None, force: bool) -> None:
    """Write an edition of GAME as a file to change, or print it where the output is piped."""
    import sys

    game = game_of(name, edition)
    if game.edition is None:
        raise ValueError(f"{game.title} has no editions")
    text = game.contents.edition_path(edition).read_text(encoding="utf-8")
    path = output or Path("-" if not sys.stdout.isatty() else f"{game.name}-edition.toml")
    if str(path) == "-":
        click.echo(text, nl=False)
        return
    if path.exists() and not force:
        raise ValueError(f"{path} exists: use --force to overwrite it, or -o to name another file")
    write_text(path, text)
    click.echo(f"Wrote {path}. Change it, then: ludary play {name} --edition {path}")
