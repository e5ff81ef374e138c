"""The Results of many games in a notebook: who won how often, with confidence intervals, and what
happened.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ludary.core.picture import html
from ludary.core.picture.svg import circle, path, tag

if TYPE_CHECKING:
    from ludary.lab.simulation.results import Results

WIDTH, HEIGHT = 160, 16  # units of a bar


def results_html(results: Results) -> str:
    """Tables of the wins, the lengths of games, and, folded away, of what was done and what
    happened.
    """
    counts = [("Actions", results.actions), ("Events", results.events)]
    more = [
        html.folded(f"{title} a game", per_game(title, kinds, results.games))
        for title, kinds in counts
        if any(kinds.values())
    ]
    return html.block(seats(results), html.paragraph(lengths(results)), *more)


def seats(results: Results) -> html.Markup:
    """A row for each seat, with a bar that shows where its true share of wins lies."""
    told = [f"{name}={value}" for name, value in results.options.items()]
    games = (
        f"{results.games:,} games{' (interrupted)' * results.interrupted}, {results.decisions:,}"
        f" decisions, seed {results.seed}"
    )
    rows: list[list[object]] = []
    for seat, (won, (low, high), mean) in enumerate(
        zip(results.wins(), results.intervals(), results.mean_returns(), strict=True)
    ):
        share = won / max(1, results.games)
        sure = f"{low:.1%} to {high:.1%}"
        rows.append(
            [
                seat + 1,
                results.bots[seat],
                f"{share:.1%}",
                bar(share, low, high),
                sure,
                f"{mean:+.3f}",
            ]
        )
    return html.table(
        ", ".join([results.game, *told, games]),
        ["Seat", "Bot", "Wins", "0 to 1", "95 % sure", "Mean return"],
        rows,
    )


def bar(share: float, low: float, high: float) -> html.Markup:
    """A bar for the interval of the true share, from 0 at the left to 1 at the right, in the colour
    of the words beside it.
    """
    left, right, middle = (8 + (WIDTH - 16) * value for value in (low, high, share))
    axis = path(
        f"M8 {HEIGHT / 2} H{WIDTH - 8} M8 4 V{HEIGHT - 4} M{WIDTH - 8} 4 V{HEIGHT - 4}",
        stroke="currentColor",
        opacity=0.3,
    )
    reach = path(
        f"M{left:.1f} {HEIGHT / 2} H{right:.1f}",
        stroke="currentColor",
        stroke_width=5,
        opacity=0.55,
    )
    dot = circle(middle, HEIGHT / 2, 4, "currentColor")
    return html.Markup(
        tag(
            "svg",
            axis,
            reach,
            dot,
            width=WIDTH,
            height=HEIGHT,
            viewBox=f"0 0 {WIDTH} {HEIGHT}",
            aria_hidden="true",
        )
    )


def lengths(results: Results) -> str:
    """A table of the lengths of games, and of how much there was to choose from."""
    if not results.games:
        return "No game was finished."
    five, median, most = results.totals.percentiles([5, 50, 95])
    usual = f"{median:.0f} in the middle, {five:.0f} to {most:.0f} in nine of ten"
    long = f"A game took {results.mean_length:.1f} decisions on average, {usual}."
    if len(results.bots) > 1 and results.games > 1:
        low, high = results.beginner().interval()
        long += f" Whoever began won {results.beginner().mean:.1%} ({low:.1%} to {high:.1%})."
    return (
        f"{long} A decision had {results.branching:.2f} legal actions on average,"
        f" {results.most_choices} at most."
    )


def per_game(title: str, kinds: Mapping[str, int], games: int) -> html.Markup:
    """A table of how often each was counted in a game, the most frequent first."""
    counted = sorted(
        ((name, count) for name, count in kinds.items() if count), key=lambda one: -one[1]
    )
    return html.table(
        "", [title.rstrip("s"), "A game"], [[name, count / games] for name, count in counted]
    )
