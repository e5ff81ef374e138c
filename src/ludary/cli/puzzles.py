"""`ludary puzzles`: find positions to solve, and solve them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from ludary.cli.arguments import SEED, check_writable, game_of, the_game
from ludary.cli.terminal import new_console

if TYPE_CHECKING:
    from ludary.cli.playing.page import ConsolePage
    from ludary.core.play.game import Game


@click.command(short_help="Solve positions of a game, or find some.")
@the_game
@click.option("--solve", is_flag=True, help="Solve the positions that lie beside the game.")
@click.option(
    "--most",
    type=click.IntRange(1, 200),
    default=12,
    show_default=True,
    metavar="N",
    help="How many to find.",
)
@click.option(
    "--games",
    type=click.IntRange(1, 100_000),
    default=300,
    show_default=True,
    metavar="N",
    help="Games to look through, at most.",
)
@click.option(
    "--seed",
    type=SEED,
    default=1,
    show_default=True,
    metavar="N",
    help="The same seed gives the same positions.",
)
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE.toml",
    help="By default `puzzles.toml` beside the game.",
)
def puzzles(name: str, solve: bool, most: int, games: int, seed: int, out: Path | None) -> None:
    """Find positions of GAME in which one choice is much better than what weaker players choose, or
    solve those that were found.

    They come from games among bots. The solution has to win more often than every other choice,
    for certain, if the game is played on to its end. That takes up to some hours; Ctrl-C ends it
    with what was found.
    """
    from ludary.cli.playing.page import ConsolePage

    game, page = game_of(name), ConsolePage(new_console())
    if solve:
        solve_all(game, page)
    else:
        find(game, page, most, games, seed, out or beside(game))


def beside(game: Game) -> Path:
    """Return the place of a game's puzzles; ValueError for a game without one."""
    from ludary.study.puzzles import FILE

    if not (places := game.places(FILE)):
        raise ValueError(f"{game.name} has no folder for its puzzles: name a file with --out")
    return game.beside(FILE) or places[-1]


def find(game: Game, page: ConsolePage, most: int, games: int, seed: int, out: Path) -> None:
    """Find puzzles, and write them."""
    from ludary.core.text_files import write_text
    from ludary.lab.puzzles.finding import PuzzleSearch
    from ludary.study.puzzles import puzzles_text

    check_writable(out)
    found = PuzzleSearch.of(game).puzzles(seed, most, games, page.say)
    head = (
        f"Positions to solve, found by `ludary puzzles {game.name} --most {most} --games {games}"
        f" --seed {seed}`"
    )
    write_text(out, puzzles_text(found, head))
    page.say(f"{out} has {len(found)} positions.")


def solve_all(game: Game, page: ConsolePage) -> None:
    """Show one position after the other; ValueError for a game without."""
    from ludary.cli.playing.puzzle_session import PuzzleSession
    from ludary.study.puzzles import puzzles_of

    found = puzzles_of(game)
    if not found:
        raise ValueError(
            f"{game.title} has no positions to solve; `ludary puzzles {game.name}` finds some"
        )
    PuzzleSession(game, found, page).run()
