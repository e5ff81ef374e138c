"""The shared parts of the lab's commands: their group, their options, progress, and where an answer
goes.
"""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from click.core import ParameterSource

from ludary.cli.arguments import SEED, Decorator, check_writable
from ludary.cli.main_group import INTERRUPTED, MainGroup
from ludary.cli.terminal import new_console

if TYPE_CHECKING:
    from ludary.lab.questions.answer import Answer
    from ludary.lab.questions.sampling import Plan, Told

KEEP = (
    "Keep the games in this folder: the same command goes on with what is there. Needs the extra"
    " ludary[parquet]."
)
KEPT = (".parquet", ".npz")  # endings of files with games
OUT = (
    "Also write the answer to this file: .html for a page that stands alone, .json, .csv, .md or"
    " .txt; again for more."
)
ON = "Play on a Ray cluster, as in `ludary sim`."
the_measures = click.option(
    "--measure",
    "measures",
    default="",
    metavar="NAME,...",
    help=(
        "Also tell these, and first: use:NAME and worth:NAME of a card or another thing that"
        " players use, or a measure of `ludary lab sweep`."
    ),
)
COMMON = (
    click.option(
        "--seed",
        type=SEED,
        default=1,
        show_default=True,
        metavar="N",
        help="The same seed gives the same answer.",
    ),
    click.option(
        "--workers",
        type=click.IntRange(min=1),
        metavar="N",
        help="How many cores play.  [default: all]",
    ),
    click.option("--on", metavar="WHERE", help=ON),
    click.option(
        "--keep", type=click.Path(path_type=Path, file_okay=False), metavar="FOLDER", help=KEEP
    ),
    click.option(
        "--out", "outs", type=click.Path(path_type=Path), multiple=True, metavar="FILE", help=OUT
    ),
)


@click.group(cls=MainGroup, short_help="Answer questions about a game by many games.")
def lab() -> None:
    """Answer a question about a game by many games between bots: with an interval, in words, and as
    a picture.

    Each seat is taken as often, all sides play the same deals, and the luck of each game is taken
    off. A bot can have a name of its own: `Mine=ismcts:60`.
    """


def the_plan(games: int) -> Decorator:
    """The options of how games are played, and where the answer goes.

    `games` is how many by default.
    """

    def add(command: Callable[..., Any]) -> Callable[..., Any]:
        return click.option(
            "--games",
            type=click.IntRange(min=2),
            default=games,
            show_default=True,
            metavar="N",
            help="How many deals; each is played in every seating. With --until: at most so many.",
        )(the_precision(the_rest(command)))

    return add


the_precision = click.option(
    "--until",
    type=click.FloatRange(0, 50, min_open=True),
    metavar="POINTS",
    help=(
        "Play until intervals are so many points either way, and say beforehand how long that"
        " takes; where nothing is a share of wins, so many per cent."
    ),
)


def the_rest(command: Callable[..., Any]) -> Callable[..., Any]:
    """The options of `the_plan` but the number of games."""
    for option in reversed(COMMON):
        command = option(command)
    return command


def names_in(text: str) -> list[str]:
    """The names in a list with commas."""
    return [name.strip() for name in text.split(",") if name.strip()]


@contextmanager
def planned(
    games: int,
    seed: int,
    workers: int | None,
    on: str | None,
    keep: Path | None,
    outs: tuple[Path, ...],
) -> Iterator[Plan]:
    """Check where the answer shall go, and yield a Plan whose progress is shown as a bar, on a
    terminal.
    """
    from ludary.cli.sim import check_packages
    from ludary.lab.questions.answer import check_ending
    from ludary.lab.questions.sampling import Plan
    from ludary.lab.ray.crew import staying_connected

    for path in outs:
        check_ending(path)
        check_writable(path)
    check_packages(on, keep)
    try:
        with bar() as (tell, say), staying_connected(on, workers):
            yield Plan(games, seed, workers, on, keep, tell=tell, say=say)
    except KeyboardInterrupt:
        kept = (
            f" Complete games are in {keep}: the same command continues from them."
            if keep and any(file.suffix in KEPT for file in keep.rglob("*"))
            else ""
        )
        click.echo(f"Interrupted before there was an answer.{kept}", err=True)
        raise


@contextmanager
def bar() -> Iterator[tuple[Told | None, Callable[[str], object] | None]]:
    """A bar with what is done, the time left, and what is known so far; nothing without a
    terminal.
    """
    console = new_console()
    if not console.is_terminal:
        yield None, None
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
        TimeRemainingColumn(),
        TextColumn("{task.fields[known]}"),
    )
    with Progress(*words, console=console, transient=True) as shown:
        task = shown.add_task("Preparing the rules", total=None, known="")
        yield (
            lambda done, games: shown.update(
                task, description="Playing", completed=done, total=games
            ),
            lambda known: shown.update(task, known=known),
        )


def precisely(ask: Callable[[Plan], Answer], plan: Plan, until: float | None) -> Answer:
    """Ask, with as many deals as --until takes if it is given: at most --games, if that is."""
    from ludary.lab.questions.precision import MOST_DEALS, precise

    if until is None:
        return ask(plan)
    source = click.get_current_context().get_parameter_source("games")
    most = plan.games if source == ParameterSource.COMMANDLINE else MOST_DEALS
    return precise(ask, plan, until / 100, most=most, say=lambda words: click.echo(words, err=True))


def give(answer: Answer, outs: tuple[Path, ...]) -> None:
    """Print an answer and write it to files; one that was interrupted ends the command as Ctrl-C
    does.
    """
    file = click.get_current_context().params.get("edition")
    if file and file != "FILE":
        answer = replace(answer, next=answer.next.replace("FILE", shlex.quote(file)))
    new_console().print(answer.text(), highlight=False, markup=False, soft_wrap=True)
    for path in outs:
        answer.save(path)
    if answer.interrupted:
        click.get_current_context().exit(INTERRUPTED)
