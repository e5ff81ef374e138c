"""The figures of the pages docs/balance-GAME.md: whether the box is fair at each level, and what
each card does to winning.

`python -m benchmarks.balance GAME [--seed N] [--until POINTS] [--seconds S]` asks the questions of
PAGES and writes the answers into the page, between the marks that say so; all else there is written
by hand. Each question gets as many deals as make its intervals POINTS either way, if S seconds are
enough for them. `--dry` prints the tables instead.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import ludary
from ludary.cli.lab.group import bar
from ludary.core.play.game import Game
from ludary.lab.questions.answer import Answer, Table
from ludary.lab.questions.balance import balance
from ludary.lab.questions.cards import cards
from ludary.lab.questions.precision import precise
from ludary.lab.questions.sampling import Plan

DOCS = Path(__file__).parents[1] / "docs"
BEGIN = "<!-- The tables below are made by `python -m benchmarks.balance {game}`. -->"
END = "<!-- The end of the tables. -->"


@dataclass(frozen=True)
class Asking:
    """One question: the bots, and how many sit at the table."""

    bots: Sequence[str]
    seats: int


@dataclass(frozen=True)
class Page:
    """The questions of one page."""

    fair: Sequence[Asking]
    cards: Sequence[Asking]


PAGES = {
    "konja": Page(
        [Asking(("careless:4", "careless:2", "careless:1"), 2)], [Asking(("careless:1",), 2)]
    ),
    "nagaraja": Page(
        [Asking(("careless:4", "careless:1", "learned"), 2)], [Asking(("learned",), 2)]
    ),
    "koa": Page(
        [Asking(("novice", "learned"), 2), Asking(("novice", "learned"), 4)],
        [Asking(("learned",), 2)],
    ),
    "dunjiin": Page(
        [Asking(("novice", "greedy"), 2), Asking(("novice", "greedy"), 4)],
        [Asking(("greedy",), 3)],
    ),
    "zimby_mojo": Page([Asking(("novice", "greedy"), 2), Asking(("novice", "greedy"), 4)], []),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=PAGES)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--until", type=float, default=1.5, help="half an interval, in points")
    parser.add_argument("--seconds", type=int, default=900, help="for each run of a question")
    parser.add_argument("--dry", action="store_true")
    given = parser.parse_args()
    game = ludary.load(given.game)
    with bar() as (tell, _):
        ask = partial(
            precise,
            until=given.until / 100,
            seconds=given.seconds,
            say=partial(print, file=sys.stderr),
        )
        text = "\n\n".join(parts(game, PAGES[given.game], Plan(seed=given.seed, tell=tell), ask))
    if given.dry:
        print(text)
    else:
        page = DOCS / f"balance-{given.game.replace('_', '-')}.md"
        write(page, BEGIN.format(game=given.game), text)


def parts(game: Game, page: Page, plan: Plan, ask: Callable[..., Answer]) -> Iterator[str]:
    """The sections of the page, as their games are done."""
    yield "## Is it fair?"
    for one in page.fair:
        answer = ask(partial(balance, game, one.bots, one.seats), plan)
        yield f"### {one.seats} players: {', '.join(one.bots)}\n\n{section(answer, answer.tables)}"
    if page.cards:
        yield "## What each thing does to winning"
    for one in page.cards:
        answer = ask(
            partial(cards, game, one.bots, seats=one.seats), replace(plan, seed=plan.seed + 1)
        )
        yield section(answer, [with_texts(game, answer.tables[0]), *answer.tables[1:]])
    yield f"Version {game.version} of the box, {datetime.now(UTC):%Y-%m-%d}."


def section(answer: Answer, tables: Sequence[Table]) -> str:
    """An answer in Markdown: what one has to know first, its tables, and how it was found."""
    lines = [
        "\n".join(f"- {line}" for line in answer.verdict),
        *(f"**{table.title}**\n\n{table.markdown()}" for table in tables),
        " ".join(answer.about),
    ]
    return "\n\n".join(lines)


def with_texts(game: Game, table: Table) -> Table:
    """The table with what is printed on each thing beside its name, as the box says it."""
    printed = {
        key(row.name): (row.name, row.facts[0] if row.facts else "", row.about)
        for part in game.components()
        for row in part.rows
    }
    if not any(key(str(row[0])) in printed for row in table.rows):
        return table
    rows = []
    for name, *figures in table.rows:
        title, fact, about = printed.get(key(str(name)), (str(name), "", ""))
        rows.append([f"{title} ({fact})" if fact else title, *figures, about])
    return replace(table, head=[*table.head, "does"], rows=rows)


def key(name: str) -> str:
    """A name of an action's argument and that on a component agree in these letters."""
    return re.sub(
        r"[^a-z0-9]",
        "",
        name.split(" ", 1)[1].lower() if name.startswith(("relic ", "spell ")) else name.lower(),
    )


def write(page: Path, begin: str, text: str) -> None:
    """Put the tables into the page, between the marks."""
    before, mark, rest = page.read_text(encoding="utf-8").partition(begin)
    if not mark or END not in rest:
        raise SystemExit(f"{page}: should have the marks {begin!r} and {END!r}")
    page.write_text(f"{before}{mark}\n\n{text}\n\n{END}{rest.partition(END)[2]}", encoding="utf-8")
    print(f"{page}: the tables are made anew")


if __name__ == "__main__":
    main()
