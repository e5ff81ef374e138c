"""The measurements behind the figures of docs/performance.md, as a table.

`benchmarks/README.md` says how each is obtained and how to read it. What cannot be measured here
stays in the table with the reason, so that nothing goes missing in silence. A ratio below its floor
is marked.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.table import Table

import ludary
from benchmarks.figures import games, startup, yardsticks
from benchmarks.figures.machine import machine
from benchmarks.figures.measure import FULL, QUICK, Figure, MeasuringTime

Figures = Callable[[MeasuringTime], Iterator[Figure]]


def sections() -> Iterator[tuple[str, Figures]]:
    """Each section's title, and what measures it: every game that ships has one."""
    yield "Random play, decisions a second, one thread", yardsticks.figures
    for name in ludary.games():
        yield games.title(name), partial(games.figures, name)
    yield "Starting up", startup.figures


def run(console: Console, json_path: Path | None = None, quick: bool = False) -> list[str]:
    """Measure everything and print it; with `json_path`, write the same as JSON.

    `quick` only shows that it runs.

    Returns a line for each ratio below its floor.
    """
    effort, facts = QUICK if quick else FULL, machine()
    console.print("\n".join(f"{name}: {fact}" for name, fact in facts.items()), highlight=False)
    results = {}
    for title, figures in sections():
        with console.status(f"{title} ..."):
            results[title] = list(measurable(figures, effort))
        console.print(table(title, results[title]))
    if json_path:
        report = {
            "machine": facts,
            "quick": quick,
            "figures": {title: [asdict(f) for f in found] for title, found in results.items()},
        }
        json_path.write_text(json.dumps(report, indent=2) + "\n")
    return [below(figure) for found in results.values() for figure in found if is_low(figure)]


def is_low(figure: Figure) -> bool:
    """Tell whether a figure has become worse than it may."""
    return figure.floor is not None and figure.ratio is not None and figure.ratio < figure.floor


def below(figure: Figure) -> str:
    """Say that a figure is low."""
    return (
        f"{figure.what} reaches {figure.ratio:.2f} of {figure.beside}, and should reach"
        f" {figure.floor}"
    )


def measurable(figures: Figures, effort: MeasuringTime) -> Iterator[Figure]:
    """A section's figures, and a last line with the reason if it had to stop."""
    try:
        yield from figures(effort)
    except Exception as error:  # noqa: BLE001 - whatever keeps a game or a bot from loading must not cost the other figures
        yield Figure("the rest was left out", note=f"{type(error).__name__}: {error}")


def table(title: str, figures: list[Figure]) -> Table:
    """A section as a table."""
    lines = Table(title=title, title_justify="left", expand=False)
    for name in ("", "Ludary", "beside", "its figure", "ratio"):
        lines.add_column(
            name, justify="left" if name in ("", "beside") else "right", overflow="fold"
        )
    for figure in figures:
        ratio = (
            ""
            if figure.ratio is None
            else f"{figure.ratio:.2f}{' (low)' if is_low(figure) else ''}"
        )
        lines.add_row(
            figure.what,
            shown(figure.value, figure.unit),
            figure.beside or figure.note,
            shown(figure.other, figure.unit),
            ratio,
        )
    return lines


def shown(value: float | None, unit: str) -> str:
    """A number with three digits that count, and its unit."""
    if value is None:
        return ""
    if value >= 1e6:
        return f"{value / 1e6:.3g} M{unit}"
    if unit == "s":
        return f"{value:.2f} s" if value >= 1 else f"{value * 1000:.0f} ms"
    return f"{value:,.0f}{unit}" if value >= 100 else f"{value:.3g}{unit}"
