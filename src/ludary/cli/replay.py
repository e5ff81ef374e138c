"""`ludary replay`: stepping through the Record of a match."""

from __future__ import annotations

from pathlib import Path

import click

from ludary.cli.arguments import the_edition
from ludary.cli.terminal import is_terminal, new_console


@click.command(short_help="Step through a saved game.")
@click.argument("record", metavar="FILE", type=click.Path(path_type=Path))
@click.option("--seat", metavar="N|all", help="The seat whose View is shown; `all` shows every secret.  [default: a spectator's]")
@click.option("--svg", "folder", type=click.Path(path_type=Path), metavar="DIR", help="Write pictures of the steps to this folder instead.")
@the_edition
@click.option("--game", metavar="FILE.py", help="The Python file of a game of your own.")
def replay(record: Path, seat: str | None, folder: Path | None, edition: str | None, game: str | None) -> None:
    """Step through the saved game in FILE, in words; without a terminal, print all of it."""
    from ludary.cli.playing.page import ConsolePage
    from ludary.cli.precompile import precompile_for
    from ludary.cli.replay_view import ReplayView

    page = ConsolePage(new_console())
    precompile_for(record, game, page.console)
    view = ReplayView.of(record, game, edition, seat, page)
    if folder:
        click.echo(f"Wrote {view.draw(folder)} pictures to {folder}.")
    elif is_terminal():
        view.browse()
    else:
        view.print_all()
