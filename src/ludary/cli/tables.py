"""The results of many games as tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.markup import escape
from rich.table import Table

if TYPE_CHECKING:
    from rich.console import Console

    from ludary.core.play.game import Game
    from ludary.lab.luck.estimate import Estimate
    from ludary.lab.simulation.results import Results

from ludary.lab.simulation.results import MARKS


def print_results(console: Console, game: Game, results: Results) -> None:
    """Print all counts of the results."""
    console.print(headline(game, results))
    if not results.games:
        return
    for part in (wins(results), lengths(results)):
        console.print()
        console.print(part)
    console.print()
    console.print(
        Columns(
            [
                counts("Action", results.actions, results.games),
                counts("Event", results.events, results.games),
            ],
            padding=(0, 4),
        )
    )
    for title, counted in (("Actions", results.actions), ("Events", results.events)):
        never = [name for name, count in counted.items() if not count]
        if never:
            console.print(f"{title} that did not occur: {', '.join(never)}.")


def headline(game: Game, results: Results) -> str:
    """One line on the games that were played, and their speed."""
    options = "".join(f", {name}={value}" for name, value in results.options.items())
    edition = f", edition {results.edition}" if results.edition not in ("", "default") else ""
    rate = (results.games - results.found) / results.seconds if results.seconds else 0
    ended = "Ended early: " if results.interrupted else ""
    return (
        f"{ended}{game.title}, {len(results.bots)} seats{edition}{options}, seed {results.seed}:"
        f" {results.games:,} games with {results.decisions:,} decisions in {results.seconds:.1f} s"
        f" ({rate:,.0f} games/s)"
        + (f"; {results.found:,} of them were there before" if results.found else "")
    )


def grid(*headings: str) -> Table:
    """A table with words at the left and numbers at the right."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in headings:
        table.add_column(
            heading,
            justify="left" if heading in ("Bot", "Action", "Event", "") else "right",
            no_wrap=True,
        )
    return table


def wins(results: Results) -> Table:
    """Return the table of wins, with their confidence intervals at 95 %; less luck, where it was
    taken off.
    """
    less = results.adjusted() if results.is_less_luck else None
    table = grid(
        "Seat",
        "Bot",
        "Wins",
        "95 % interval",
        *(["Less luck", "95 % interval"] if less else ["Mean return"]),
    )
    for seat, (won, (low, high), mean) in enumerate(
        zip(results.wins(), results.intervals(), results.mean_returns(), strict=True)
    ):
        more = share_and_interval(less[seat]) if less else [f"{mean:+.3f}"]
        table.add_row(
            str(seat + 1),
            escape(results.bots[seat]),
            f"{won / results.games:.1%}",
            f"{low:.1%} to {high:.1%}",
            *more,
        )
    if len(results.bots) > 1 and results.games > 1:
        table.add_row(
            "", "Whoever begins", *[""] * (2 * bool(less)), *share_and_interval(results.beginner())
        )
    return table


def share_and_interval(share: Estimate) -> tuple[str, str]:
    return f"{share.mean:.1%}", "{:.1%} to {:.1%}".format(*share.interval())


def lengths(results: Results) -> Table:
    """The numbers of decisions of a game, and of legal actions of a decision."""
    table = grid(
        "",
        "Mean",
        *("Least" if mark == 0 else "Most" if mark == 100 else f"{mark} %" for mark in MARKS),
    )
    marks = (f"{value:,.0f}" for value in results.totals.percentiles(MARKS))
    table.add_row("Decisions of a game", f"{results.mean_length:.1f}", *marks)
    table.add_row(
        "Actions to choose from",
        f"{results.branching:.2f}",
        *[""] * (len(MARKS) - 1),
        f"{results.most_choices:,}",
    )
    return table


def counts(title: str, counted: Mapping[str, int], games: int) -> Table:
    """The number of times that each thing occurred."""
    table = grid(title, "A game", "In total")
    for name, count in counted.items():
        if count:
            table.add_row(name, f"{count / games:.3g}", f"{count:,}")
    return table
