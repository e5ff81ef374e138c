"""The figures of docs/performance.md, measured on this machine: `python -m benchmarks.figures`."""

from __future__ import annotations

from pathlib import Path

import click

from benchmarks.figures.report import run
from ludary.cli.arguments import check_writable
from ludary.cli.terminal import new_console


@click.command()
@click.option(
    "--quick", is_flag=True, help="Measure briefly, to see that it runs; the figures mean little."
)
@click.option(
    "--json",
    "json_path",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Also write the figures to this file.",
)
def figures(quick: bool, json_path: Path | None) -> None:
    """Measure how fast Ludary is on this machine.

    Exits with 1 if `ludary.simulate` reaches less of the rate of bare playouts than it should.
    """
    try:
        check_writable(json_path)
    except ValueError as error:
        raise click.ClickException(str(error)) from None
    low = run(new_console(), json_path, quick)
    if low and not quick:
        raise click.ClickException("\n".join(low))


if __name__ == "__main__":
    figures()
