"""`ludary serve --check`: a line for each finding about a server that could be started."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from itertools import chain
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from ludary.server.hosting.findings import Finding

FAULTY = 1  # exit code
STYLES = {
    "right": {"fg": "green"},
    "doubtful": {"fg": "yellow"},
    "wrong": {"fg": "red", "bold": True},
}


def check_server(
    given: Mapping[str, object],
    read: Mapping[str, Callable[[], object]],
    host: str,
    port: int,
    any_port: bool,
    workers: int,
) -> None:
    """Print what is right, doubtful and wrong; leave with exit code 1 if something is wrong.

    `given` are settings as they are, `read` those that are still to be read: what is wrong in one
    hides nothing of the others.
    """
    from ludary.server.hosting.checks import findings
    from ludary.server.hosting.findings import WRONG, Finding, Plan
    from ludary.server.settings import Settings

    settings, mistakes = dict(given), []
    for name, one in read.items():
        try:
            settings[name] = one()
        except ValueError as error:
            mistakes.append(Finding(WRONG, name, str(error)))
    plan = Plan(Settings(**settings), host, port, any_port, workers)  # type: ignore[arg-type]
    tell(chain(mistakes, findings(plan)))


def tell(found_ones: Iterable[Finding]) -> None:
    """Print findings as they come; leave with exit code 1 if something is wrong."""
    counts: Counter[str] = Counter()
    for found in found_ones:
        counts[found.grade] += 1
        click.echo(
            f"{click.style(f'{found.grade:<8}', **STYLES[found.grade])}  {found.what}:"  # type: ignore[arg-type]
            f" {found.words}"
        )
    click.echo(f"{counts['wrong']} wrong, {counts['doubtful']} doubtful, {counts['right']} right.")
    if counts["wrong"]:
        click.get_current_context().exit(FAULTY)
