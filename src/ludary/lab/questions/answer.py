"""Answers: what a question of the lab gives, as words for a terminal, a page that stands alone,
JSON or CSV.
"""

from __future__ import annotations

import csv
import io
import json
import shlex
import textwrap
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import floor, inf, log10
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludary.core.picture import html
from ludary.core.picture.svg import words
from ludary.lab.luck.estimate import Difference, Estimate

if TYPE_CHECKING:
    from ludary.core.play.game import Game

Cell = str | int | float | Estimate | None
COLUMNS = 80  # of a terminal
WIDE = 30  # letters: a column with more has sentences, and stands on the left
WAYS = (".html", ".json", ".csv", ".md", ".txt")  # endings of files that an answer can be saved as
PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<style>
:root {{ color-scheme: light dark; --paper: #fffdf8; --ink: #26221c; --faint: #d8d2c6;
  --accent: #2563a8; --good: #1d7a3d; --bad: #b3382c; }}
@media (prefers-color-scheme: dark) {{
  :root {{ --paper: #1b1a18; --ink: #ece7dc; --faint: #4a463f; --accent: #7fb2ec; --good: #6cc58b; --bad: #ee8b80; }}
}}
body {{ background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }}
body {{ max-width: 62rem; margin: 0 auto; padding: 1.5rem; }}
h1 {{ font-size: 1.5rem; }} h2 {{ font-size: 1.15rem; margin-top: 2rem; }}
.verdict {{ font-size: 1.1rem; padding-left: 1.2rem; }} .verdict li {{ margin-bottom: .4rem; }}
figure {{ margin: 0; }} figure, .wide {{ overflow-x: auto; }}
table {{ border-collapse: collapse; font-variant-numeric: tabular-nums; }}
th, td {{ text-align: right; padding: .25rem 1.25rem .25rem 0; border-bottom: 1px solid var(--faint); white-space: nowrap; }}
th:first-child, td:first-child {{ text-align: left; white-space: normal; }}
svg {{ width: 100%; min-width: 20rem; max-width: 40rem; height: auto; }}
footer {{ margin-top: 2rem; border-top: 1px solid var(--faint); font-size: .85rem; }}
pre {{ white-space: pre-wrap; }}
@media (max-width: 40rem) {{
  body {{ padding: 1rem; }} table {{ font-size: .85rem; }} th, td {{ padding-right: .5rem; white-space: normal; }}
}}
</style>
</head>
<body>
<h1>{title}</h1>
{body}
</body>
</html>
"""  # noqa: E501


@dataclass(frozen=True)
class Table:
    """A table: its first column says what a row is about.

    `unit` is that of all estimates: "%" shows shares as per cents.

    "points" shows differences of shares as hundredths. The intervals are those of `together`
    estimates that are to hold at once or, by default, as each estimate says.
    """

    title: str
    head: Sequence[str]
    rows: Sequence[Sequence[Cell]]
    note: str = ""
    unit: str = ""
    together: int | None = None

    def texts(self) -> list[list[str]]:
        """The rows as texts."""
        return [[text_of(cell, self.unit, self.together) for cell in row] for row in self.rows]

    def markdown(self) -> str:
        """The rows and the note, in Markdown."""
        texts = self.texts()
        wide = [
            max((len(row[k]) for row in texts if k < len(row)), default=0) > WIDE
            for k in range(len(self.head))
        ]
        rules = ["---" if k == 0 or wide[k] else "---:" for k in range(len(self.head))]
        rows = [
            f"| {' | '.join(cell.replace('|', '/') for cell in row)} |"
            for row in (list(self.head), rules, *texts)
        ]
        return "\n".join(rows) + (f"\n\n{self.note}" if self.note else "")


@dataclass(frozen=True)
class Chart:
    """A picture: an SVG in the colours of the page, and what it shows, for who does not see it."""

    title: str
    svg: str
    words: str
    note: str = ""  # what its colours and lines mean


@dataclass(frozen=True)
class Answer:
    """An answer. `figures` has all numbers as plain values, for programs."""

    question: str
    verdict: Sequence[str]  # sentences; what one has to know first
    tables: Sequence[Table] = ()
    charts: Sequence[Chart] = ()
    about: Sequence[str] = ()  # sentences on how it was found
    figures: dict[str, Any] = field(default_factory=dict)
    interrupted: bool = False
    width: float = inf  # of half its widest interval, as a share of wins or a part of a mean
    next: str = ""  # the next thing to ask, as a sentence with a command

    def text(self) -> str:
        """The answer for a terminal."""
        parts = [folded(self.question), "", *(folded(f"- {line}") for line in self.verdict)]
        for table in self.tables:
            parts += [
                "",
                table.title,
                *aligned([list(table.head), *table.texts()]),
                *([folded(table.note)] if table.note else []),
            ]
        return "\n".join([*parts, "", *map(folded, self.about), *self.ending()])

    def ending(self) -> list[str]:
        """The next thing to ask, as a line of its own, which no terminal breaks."""
        return ["", f"Next: {self.next}"] if self.next else []

    def html(self) -> str:
        """The answer as a page that stands alone: light and dark, without anything from
        elsewhere.
        """
        parts: list[str] = [
            html.element(
                "ul", *(html.element("li", words(line)) for line in self.verdict), class_="verdict"
            )
        ]
        for chart in self.charts:
            parts += [html.element("h2", words(chart.title)), chart_html(chart)]
            parts += [html.paragraph(chart.note)] if chart.note else []
        parts += [part for table in self.tables for part in table_html(table)]
        about = [*self.about, *self.ending()[1:]]
        parts.append(html.element("footer", *(html.paragraph(line) for line in about)))
        return PAGE.format(title=words(self.question), body="\n".join(parts))

    def _repr_html_(self) -> str:
        charts = (html.picture(coloured(chart.svg), chart.words) for chart in self.charts)
        return html.block(
            html.paragraph(" ".join(self.verdict)),
            *charts,
            *(part for one in self.tables for part in table_html(one)),
        )

    def to_dict(self) -> dict[str, Any]:
        """The question, the verdict and all figures, as plain values."""
        told = {
            "question": self.question,
            "verdict": list(self.verdict),
            "about": list(self.about),
            "interrupted": self.interrupted,
            "next": self.next,
        }
        return told | self.figures

    def csv(self) -> str:
        """All tables, one below the other: estimates take three columns, the value and both ends of
        its interval.
        """
        out = io.StringIO()
        writer = csv.writer(out)
        for table in self.tables:
            wide = [
                any(isinstance(row[k], Estimate) for row in table.rows if k < len(row))
                for k in range(len(table.head))
            ]
            heads = [
                [name, f"{name} from", f"{name} to"] if wide[k] else [name]
                for k, name in enumerate(table.head)
            ]
            writer.writerow(["table", *(name for names in heads for name in names)])
            for row in table.rows:
                writer.writerow(
                    [
                        table.title,
                        *(
                            value
                            for k, cell in enumerate(row)
                            for value in values_of(cell, wide[k], table.together)
                        ),
                    ]
                )
        return out.getvalue()

    def markdown(self) -> str:
        """The answer as Markdown, without its pictures."""
        parts = [f"# {self.question}", "\n".join(f"- {line}" for line in self.verdict)]
        parts += [f"## {table.title}\n\n{table.markdown()}" for table in self.tables]
        return "\n\n".join([*parts, " ".join(self.about)]) + "\n"

    def save(self, path: str | Path) -> None:
        """Write the answer to a file, as its ending says; ValueError for another ending than .html,
        .json, .csv, .md and .txt.
        """
        path = Path(path)
        made = {
            ".html": self.html,
            ".json": lambda: json.dumps(self.to_dict(), indent=2) + "\n",
            ".csv": self.csv,
            ".md": self.markdown,
            ".txt": self.text,
        }
        check_ending(path)
        path.write_text(made[path.suffix](), encoding="utf-8")


def command(
    question: str, game: Game, *words: str, bots: Sequence[str] = (), seats: int = 0
) -> str:
    """The command that asks a question about the box of a game, played by these bots in so many
    seats, by default as many as usual.

    An edition that does not ship is called FILE.
    """
    key = game.contents.edition_key(game.edition)
    edition = ["--edition", key if key in game.contents.editions() else "FILE"]
    options = [f"--option={name}={value}" for name, value in game.changed_options().items()]
    names = list(dict.fromkeys(bots))
    return shlex.join(
        [
            "ludary",
            "lab",
            question,
            str(game.source or game.name),
            *words,
            *(["--seats", str(seats)] if seats not in (0, max(2, game.seats[0])) else []),
            *(edition if key not in ("", "default") else []),
            *options,
            *(["--bots", ",".join(names if len(names) == 1 else bots)] if names else []),
        ]
    )


def check_ending(path: Path) -> None:
    """ValueError unless an answer can be saved under such a name."""
    if path.suffix not in WAYS:
        raise ValueError(f"{path}: should end in {', '.join(WAYS[:-1])} or {WAYS[-1]}")


def text_of(cell: Cell, unit: str = "", together: int | None = None) -> str:
    """A cell as text: an estimate is its value and half its interval."""
    if cell is None:
        return ""
    if isinstance(cell, Difference):
        if unit in ("%", "points"):
            return hundredths(cell, "+")
        return numbers_of(cell, "+") + (f" {unit}" if unit else "")
    if isinstance(cell, Estimate):
        if unit in ("%", "points"):
            return hundredths(cell, "+" if unit == "points" else "", " %" * (unit == "%"), together)
        return numbers_of(cell, together=together) + (f" {unit}" if unit else "")
    return (
        f"{cell:,}" if isinstance(cell, int) else f"{cell:.4g}" if isinstance(cell, float) else cell
    )


def folded(text: str) -> str:
    """A sentence in lines that a terminal of 80 columns shows."""
    return textwrap.fill(
        text,
        COLUMNS,
        subsequent_indent="  " if text.startswith("- ") else "",
        break_long_words=False,
    )


def hundredths(one: Estimate, sign: str = "", unit: str = "", together: int | None = None) -> str:
    """A share in hundredths, with as many digits as show its interval."""
    reach = 100 * one.reach(together)
    digits = 1 if reach >= 0.05 or not reach else min(6, 1 - floor(log10(reach)))
    return f"{100 * one.mean:{sign}z.{digits}f}{unit} ± {reach_text(reach, digits)}"


def reach_text(reach: float, digits: int) -> str:
    """Half an interval; `?` where nothing is known yet."""
    return "?" if reach == inf else f"{reach:,.{digits}f}"


def numbers_of(one: Estimate, sign: str = "", together: int | None = None) -> str:
    """An estimate with as many digits as its interval leaves room for."""
    reach = one.reach(together)
    digits = min(6, max(0, 1 - floor(log10(reach)))) if 0 < reach < inf else 2
    return f"{one.mean:{sign}z,.{digits}f} ± {reach_text(reach, digits)}"


def values_of(cell: Cell, wide: bool, together: int | None = None) -> list[Any]:
    if isinstance(cell, Estimate):
        return [cell.mean, *cell.interval(together)]
    return [cell, None, None] if wide else [cell]


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Lines of a table whose first column stands on the left and the others on the right."""
    widths = [max(len(row[k]) for row in rows if k < len(row)) for k in range(max(map(len, rows)))]
    return [
        "  ".join(
            text.ljust(widths[0]) if k == 0 else text.rjust(widths[k]) for k, text in enumerate(row)
        ).rstrip()
        for row in rows
    ]


def chart_html(chart: Chart) -> str:
    """A chart, which can be moved sideways where the screen is narrow."""
    figure = html.element("figure", chart.svg, role="img", aria_label=chart.words)
    return html.element("div", figure, class_="wide", tabindex="0")


def table_html(table: Table) -> list[str]:
    head = html.element(
        "tr", *(html.element("th", words(name), scope="col") for name in table.head)
    )
    rows = (
        html.element(
            "tr",
            *(
                html.element(
                    "th" if k == 0 else "td", words(unbroken(text)), scope="row" if k == 0 else None
                )
                for k, text in enumerate(row)
            ),
        )
        for row in table.texts()
    )
    whole = html.element("table", html.element("thead", head), html.element("tbody", *rows))
    note = [html.paragraph(table.note)] if table.note else []
    return [
        html.element("h2", words(table.title)),
        html.element("div", whole, class_="wide", tabindex="0"),
        *note,
    ]


def unbroken(text: str) -> str:
    """A cell that breaks before ± at most."""
    return text.replace(" %", "\u00a0%").replace("± ", "±\u00a0")


COLOURS = {
    "var(--paper)": "#fffdf8",
    "var(--ink)": "#26221c",
    "var(--faint)": "#d8d2c6",
    "var(--accent)": "#2563a8",
    "var(--good)": "#1d7a3d",
    "var(--bad)": "#b3382c",
}


def coloured(svg: str) -> str:
    """A chart with colours of its own, for where no page gives them."""
    for name, colour in COLOURS.items():
        svg = svg.replace(name, colour)
    return svg
