"""The measurements behind README's figures, as a table: `ludary bench`, or `benchmarks/run.py`.

`benchmarks/README.md` says how each is obtained and how to read it. What cannot be measured here stays in the table
with the reason, so that nothing goes missing in silence.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict
from importlib import import_module
from pathlib import Path

from rich.console import Console
from rich.table import Table

from ludary.lab.bench.machine import machine
from ludary.lab.bench.measure import FULL, QUICK, Effort, Figure

SECTIONS = {  # title: the module that measures it
    "Random play, decisions a second, one thread": "yardsticks",
    "Dunjiin, 4 seats": "dunjiin",
    "Dunjiin, 4 seats: how often the first bot wins against three of the other (25 % is even)": "strength",
    "Koa, 4 seats; a bot's wins are those of one against three others (25 % is even)": "koa",
    "Konja, 2 seats; a bot's wins are those against another (50 % is even)": "konja",
    "Nagaraja, 2 seats; a bot's wins are those against another (50 % is even)": "nagaraja",
    "Zimby Mojo, 4 seats; a bot's wins are those of one against three others (25 % is even)": "zimby_mojo",
    "Starting up": "startup",
}


def run(console: Console, json_path: Path | None = None, quick: bool = False) -> None:
    """Measure everything and print it; with `json_path`, write the same as JSON. `quick` only shows that it runs."""
    effort, facts = QUICK if quick else FULL, machine()
    console.print("\n".join(f"{name}: {fact}" for name, fact in facts.items()), highlight=False)
    results = {}
    for title, module in SECTIONS.items():
        with console.status(f"{title} ..."):
            results[title] = list(measurable(module, effort))
        console.print(table(title, results[title]))
    if json_path:
        report = {"machine": facts, "quick": quick, "figures": {title: [asdict(f) for f in found] for title, found in results.items()}}
        json_path.write_text(json.dumps(report, indent=2) + "\n")


def measurable(module: str, effort: Effort) -> Iterator[Figure]:
    """A section's figures, and a last line with the reason if it had to stop."""
    try:
        figures: Callable[[Effort], Iterator[Figure]] = import_module(f"{__name__}.{module}").figures
        yield from figures(effort)
    except Exception as error:  # noqa: BLE001 - whatever keeps a game or a bot from loading must not cost the other figures
        yield Figure("the rest was left out", note=f"{type(error).__name__}: {error}")


def table(title: str, figures: list[Figure]) -> Table:
    """A section as a table."""
    lines = Table(title=title, title_justify="left", expand=False)
    for name in ("", "Ludary", "beside", "its figure", "ratio"):
        lines.add_column(name, justify="left" if name in ("", "beside") else "right", overflow="fold")
    for figure in figures:
        ratio = "" if figure.ratio is None else f"{figure.ratio:.2f}"
        lines.add_row(figure.what, shown(figure.value, figure.unit), figure.beside or figure.note, shown(figure.other, figure.unit), ratio)
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
