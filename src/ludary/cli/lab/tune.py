"""`ludary lab tune`: several numbers of the box towards targets."""

from __future__ import annotations

from typing import Any

import click

from ludary.cli.arguments import game_of, the_edition, the_game, the_options
from ludary.cli.lab.group import give, planned, the_plan

BOTS = "One for all seats, or one for each.  [default: greedy]"
NUMBER = "A number and its range, such as hand=2..5 or spell.upsy.cost=1..6; again for more."
TARGET = (
    "A measure, as in `ludary lab sweep`, and its target, such as begins=0.5, length=120 or, in"
    " points, worth:upsy=2; again for more."
)


@click.command(short_help="Tune numbers towards targets.")
@the_game
@click.option(
    "--number", "numbers", multiple=True, required=True, metavar="NAME=LOW..HIGH", help=NUMBER
)
@click.option(
    "--target", "targets", multiple=True, required=True, metavar="MEASURE=VALUE", help=TARGET
)
@click.option(
    "--trials",
    type=click.IntRange(min=1),
    default=40,
    show_default=True,
    metavar="N",
    help="How many boxes are tried.",
)
@click.option("--bots", metavar="A,B,...", help=BOTS)
@click.option(
    "--seats", type=int, metavar="N", help="How many play.  [default: the fewest, at least 2]"
)
@the_plan(200)
@the_options
@the_edition
def tune(
    name: str,
    numbers: tuple[str, ...],
    targets: tuple[str, ...],
    trials: int,
    bots: str | None,
    seats: int | None,
    until: float | None,
    edition: Any,
    options: Any,
    outs: Any,
    **how: Any,
) -> None:
    """Find values of some numbers of GAME with which games come nearest to targets.

    Needs the extra ludary[tune].

    What is found is then played on fresh deals, four times as many, and the answer goes by those.
    """
    from ludary.cli.bot_words import contestants
    from ludary.lab.questions.optimiser import check_optuna
    from ludary.lab.questions.tune import tune as ask

    try:
        check_optuna()
    except ImportError as error:
        raise click.ClickException(str(error)) from None
    game = game_of(name, edition, options)
    ranges, wanted = dict(map(range_of, numbers)), dict(map(target_of, targets))
    with planned(outs=outs, **how) as plan:
        seated = contestants(bots) if bots else None
        answer = ask(game, ranges, wanted, seated, plan, seats, trials, until=until and until / 100)
    give(answer, outs)


def range_of(text: str) -> tuple[str, tuple[int, int]]:
    """The name and the range of `hand=2..5`. ValueError says how it should be written."""
    name, _, values = text.partition("=")
    low, dots, high = values.partition("..")
    try:
        if name and dots:
            return name.strip(), (int(low), int(high))
    except ValueError:
        pass
    raise ValueError(f"--number {text}: should be written NAME=LOW..HIGH, such as hand=2..5")


def target_of(text: str) -> tuple[str, float]:
    """The measure and the value of `begins=0.5`, `begins=50%` or `worth:upsy=2`, in points.

    ValueError says how it should be written.
    """
    name, _, value = text.partition("=")
    try:
        in_hundredths = value.endswith("%") or name.startswith("worth:")
        return name.strip(), float(value.removesuffix("%")) / (100 if in_hundredths else 1)
    except ValueError:
        raise ValueError(
            f"--target {text}: should be written MEASURE=VALUE, such as begins=0.5"
        ) from None
