"""`ludary sim`: many games between bots, and what came of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ludary.cli.arguments import (
    SEED,
    check_writable,
    game_of,
    the_deadline,
    the_edition,
    the_game,
    the_options,
)
from ludary.cli.main_group import INTERRUPTED
from ludary.cli.terminal import new_console

if TYPE_CHECKING:
    from rich.console import Console

    from ludary.core.play.game import Game
    from ludary.lab.simulation.results import Results

    Report = Callable[[int, int], None]


BOTS = """One for all seats or one for each: uniform, novice, casual, greedy, learned, careless:4,
ismcts:5000, search:1000, a function as FILE.py:NAME, a trained bot as weights:FILE.npz, or any
program as "cmd:PROGRAM ARG...". A bot can have a name: Mine=ismcts:60."""
ON = """Play on a Ray cluster: `ray` for the cluster of this machine, or its own cores; else the
address, as HOST:PORT or ray://HOST:PORT."""
PARQUET = """Write a row for each game and seat to this folder while games are played, so that
memory holds only a part. A folder with games of this simulation is continued."""
ADJUST = (
    "Also tell who wins with the luck of each game taken off: the same on average, and sure"
    " after fewer games."
)
FEW = 20  # games at random that take some seconds in plain Python


@click.command(short_help="Let bots play many games, and count what happens.")
@the_game
@click.option(
    "--games",
    type=click.IntRange(min=1),
    default=10_000,
    show_default=True,
    metavar="N",
    help="How many games.",
)
@click.option(
    "--seats", type=int, metavar="N", help="How many play; by default the fewest that can."
)
@click.option("--bots", default="uniform", show_default=True, metavar="A,B,...", help=BOTS)
@the_deadline
@click.option(
    "--seed",
    type=SEED,
    default=1,
    show_default=True,
    metavar="N",
    help="The same seed gives the same games.",
)
@click.option(
    "--workers",
    type=click.IntRange(min=1),
    metavar="N",
    help="How many cores play.  [default: all]",
)
@click.option("--on", metavar="WHERE", help=ON)
@the_options
@the_edition
@click.option(
    "--json",
    "json_path",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Also write the results to this file.",
)
@click.option(
    "--csv",
    "csv_path",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Write a line for each game to this file.",
)
@click.option("--adjust", is_flag=True, help=ADJUST)
@click.option("--parquet", type=click.Path(path_type=Path), metavar="FOLDER", help=PARQUET)
def sim(
    name: str,
    bots: str,
    json_path: Path | None,
    csv_path: Path | None,
    deadline: float,
    **given: Any,
) -> None:
    """Let bots play many games of GAME, and count: who wins, how long it takes, what happens how
    often.

    Ctrl-C ends it early, with the results so far.
    """
    from ludary.cli.bot_words import bots_in, contestants, ending_programs, seconds_of
    from ludary.cli.tables import print_results
    from ludary.core.compile.takeover import run_as_python
    from ludary.lab.simulation.simulate import seat_bots, simulate

    game, console = game_of(name, given.pop("edition"), given.pop("options")), new_console()
    for path in (json_path, csv_path):
        check_writable(path)
    check_packages(given["on"], given["parquet"])
    words = bots_in(bots)
    given["seats"] = game.check_seats(given["seats"] or (len(words) if len(words) > 1 else None))
    seated = seat_bots(game, given["seats"], contestants(bots, seconds_of(deadline)))
    if (
        given["games"] <= FEW
        and words == ["uniform"]
        and not given["on"]
        and not is_compiled(game, seated)
    ):
        run_as_python([game.name])  # as Python it is done sooner than the compiler
    with ending_programs(seated), progress(console, game, seated) as report:
        results = simulate(game, bots=seated, progress=report, **given)
    print_results(console, game, results)
    save(results, json_path, csv_path)
    if results.interrupted:
        click.get_current_context().exit(INTERRUPTED)


def check_packages(on: str | None, parquet: Path | None) -> None:
    """Refuse what more packages are needed for, before anything else is done, and places where
    games cannot be played.
    """
    from ludary.lab.ray.crew import check_place
    from ludary.lab.simulation.parquet import check_pyarrow

    try:
        if on is not None:
            check_place(on)
        if parquet is not None:
            check_pyarrow()
    except ImportError as error:
        raise click.ClickException(str(error)) from None


def save(results: Results, json_path: Path | None, csv_path: Path | None) -> None:
    """Write the results to the files that are asked for."""
    if json_path:
        results.save_json(json_path)
    if csv_path:
        results.save_csv(csv_path)


@contextmanager
def progress(console: Console, game: Game, bots: list[Any]) -> Iterator[Report | None]:
    """A bar with games a second and the time left; nothing without a terminal."""
    if not console.is_terminal:
        yield None
        return
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    words = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
    )
    with Progress(*words, console=console, transient=True) as bar:
        task = bar.add_task(
            "Playing" if is_compiled(game, bots) else "Compiling the rules, once for this version",
            total=None,
            rate="",
        )

        def report(done: int, games: int) -> None:
            speed = bar.tasks[0].speed or 0
            bar.update(
                task,
                description="Playing",
                completed=done,
                total=games,
                rate=f"{speed:,.0f} games/s" if speed else "",
            )

        yield report


def is_compiled(game: Game, bots: list[Any]) -> bool:
    """Tell whether the games can begin at once."""
    from ludary.bots.seated import are_compiled
    from ludary.core.compile.rule import is_cached
    from ludary.lab.simulation import compiled_games

    if not are_compiled(bots):
        return is_cached(game.engine.reset)
    return is_cached(
        compiled_games.Workplace(game, len(bots), bots, 0).bind(compiled_games.play_block)
    )
