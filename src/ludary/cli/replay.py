"""`ludary replay` steps through the Record of a match; `ludary review` tells what its choices gave
away, and what was luck.
"""

from __future__ import annotations

import json
from pathlib import Path

import click

from ludary.cli.arguments import check_writable, game_of, the_edition
from ludary.cli.terminal import filled, is_terminal, new_console


@click.command(short_help="Step through a saved game.")
@click.argument("record", metavar="FILE", type=click.Path(path_type=Path))
@click.option(
    "--seat",
    metavar="N|all",
    help="The seat whose View is shown; `all` shows every secret.  [default: a spectator's]",
)
@click.option(
    "--svg",
    "folder",
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="Write pictures of the steps to this folder instead.",
)
@the_edition
@click.option("--game", metavar="FILE.py", help="The Python file of a game of your own.")
def replay(
    record: Path, seat: str | None, folder: Path | None, edition: str | None, game: str | None
) -> None:
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


@click.command(short_help="Review a saved game: chances, mistakes, luck.")
@click.argument("record", metavar="FILE", type=click.Path(path_type=Path))
@click.option(
    "--svg",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Write the curve of chances to this file, too.",
)
@click.option(
    "--json", "as_json", is_flag=True, help="Print every step and choice as JSON instead of words."
)
@click.option(
    "--looks",
    type=click.IntRange(0),
    metavar="N",
    help="How many choices the reviewer looks at.  [default: 150]",
)
@click.option(
    "--unfinished",
    is_flag=True,
    help="Review a game that goes on, although that shows its secrets.",
)
@the_edition
@click.option("--game", metavar="FILE.py", help="The Python file of a game of your own.")
def review(
    record: Path,
    svg: Path | None,
    as_json: bool,
    looks: int | None,
    unfinished: bool,
    edition: str | None,
    game: str | None,
) -> None:
    """Review the saved game in FILE: each player's chances as that player could know them, the
    choices that gave most away, with the better ones, and luck against skill. Skill, gifts of
    rivals and luck add up to the result.
    """
    import ludary
    from ludary.bots.review import LOOKS
    from ludary.bots.review_words import review_svg, review_text

    check_writable(svg)
    console = new_console()
    match = ludary.Match.load(record, game_of(game) if game else None, edition)
    if not match.over and not unfinished:
        raise ValueError(
            f"{record}: the game is not over, and a review shows its secrets; use --unfinished to"
            " review it anyway"
        )
    with console.status("Reviewing; what is new is compiled first ...") as status:
        found = ludary.review(
            match,
            LOOKS if looks is None else looks,
            tell=lambda done: status.update(f"Reviewing {len(match.steps) - 1} steps: {done:.0%}"),
        )
    text = json.dumps(found.json()) if as_json else review_text(match, found)
    if is_terminal() and not as_json:
        text = "\n".join(
            filled(line, console.width) if len(line) > console.width else line
            for line in text.split("\n")
        )
    click.echo(text, nl=as_json)
    if svg:
        svg.write_text(review_svg(match.game.title, found) + "\n", encoding="utf-8")
