"""`ludary check`: whether a game keeps the promises of the contract. For authors of games."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from ludary.cli.arguments import SEED, game_of, the_edition, the_game, the_options
from ludary.cli.terminal import filled, new_console, width_of

if TYPE_CHECKING:
    from rich.console import Console

    from ludary.core.play.game import Game
    from ludary.core.play.match import Match
    from ludary.lab.promises.checking import PromiseResult

FAULTY = 1  # exit code
MARGIN = " " * 7


@click.command(short_help="Look for faults in a game, yours above all.")
@the_game
@click.option(
    "--tries",
    type=click.IntRange(min=1),
    default=100,
    show_default=True,
    metavar="N",
    help="How many positions to look at.",
)
@click.option(
    "--seed",
    type=SEED,
    default=1,
    show_default=True,
    metavar="N",
    help="Equal seeds try the same positions.",
)
@click.option(
    "--builds/--no-builds",
    default=True,
    help="Also play in plain Python and with checks.  [default: --builds]",
)
@click.option(
    "--save",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="The file for the match with the first fault.",
)
@the_options
@the_edition
def check(
    name: str,
    tries: int,
    seed: int,
    builds: bool,
    save: Path | None,
    edition: str | None,
    options: tuple[str, ...],
) -> None:
    """Look for faults in GAME: play it at random in every build, and try each promise of the
    contract on many positions.

    The exit code is 0 if all are kept, else 1. The first match with a fault is kept as a Record.
    """
    from ludary.lab.promises.checking import findings

    game, console = game_of(name, edition, options), new_console()
    console.print(f"Checking {game.title}, {words_for(game)}, on {tries} positions of seed {seed}.")
    faults = []
    with console.status("Playing; what is new to a build is compiled first ..."):
        for finding in findings(game, tries, seed, builds):
            show(console, finding)
            faults += [finding] if finding.why else []
    if match := next((fault.match for fault in faults if fault.match), None):
        save_fault(console, match, name, save)
    console.print(
        f"{len(faults)} {'promise is' if len(faults) == 1 else 'promises are'} broken."
        if faults
        else "All promises are kept."
    )
    if faults:
        click.get_current_context().exit(FAULTY)


def words_for(game: Game) -> str:
    """The numbers of seats, in words."""
    first, last = game.seats[0], game.seats[-1]
    return f"{first} seats" if first == last else f"{first} to {last} seats"


def show(console: Console, finding: PromiseResult) -> None:
    """One promise and what came of it."""
    mark, style = (
        ("kept", "green")
        if finding.kept
        else ("BROKEN", "bold red")
        if finding.tried
        else ("-", "dim")
    )
    console.print(f"{mark:<6}", style=style, end=" ")
    console.print(filled(finding.promise, width_of(console), MARGIN, MARGIN).strip())
    if finding.note:
        console.print(filled(finding.note, width_of(console), MARGIN, MARGIN), style="dim")
    if finding.why:
        console.print(filled(finding.why, width_of(console), MARGIN, MARGIN))


def save_fault(console: Console, match: Match, name: str, path: Path | None) -> None:
    """Save a match of the game called `name` as a Record, by default in the current folder, and say
    how to look at it.
    """
    path = path or Path(f"{Path(match.game.name).stem}-fault.ludary")
    match.save(path)
    own = f" --game {name}" if match.game.source else ""
    console.print(
        f"The first match with a fault is in {path}: ludary replay {path} --seat all{own}",
        soft_wrap=True,
    )
