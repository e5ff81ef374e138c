"""`ludary lab selftest`: whether the lab finds what was planted."""

from __future__ import annotations

from pathlib import Path

import click

from ludary.cli.arguments import SEED
from ludary.cli.lab.group import OUT, give, planned

FAILED = 1  # exit code


@click.command(short_help="Tell whether the lab finds what was planted.")
@click.option("--thorough", is_flag=True, help="Play four times as many games.")
@click.option("--seed", type=SEED, default=1, show_default=True, metavar="N", help="The same seed gives the same answer.")
@click.option("--workers", type=click.IntRange(min=1), metavar="N", help="How many cores play.  [default: all]")
@click.option("--out", "outs", type=click.Path(path_type=Path), multiple=True, metavar="FILE", help=OUT)
def selftest(thorough: bool, seed: int, workers: int | None, outs: tuple[Path, ...]) -> None:
    """Try the instruments of the lab on truths that are known, because they were planted: a card made better, a cost raised, a head start.

    Where two things are the same, it has to find nothing. Takes about two minutes. The exit code is 1 if a truth is not found.
    """
    from ludary.lab.questions.selftest import selftest as ask

    with planned(2, seed, workers, None, None, outs) as plan:
        answer = ask(plan, thorough=thorough)
    give(answer, outs)
    if not answer.figures["passed"]:
        click.get_current_context().exit(FAILED)
