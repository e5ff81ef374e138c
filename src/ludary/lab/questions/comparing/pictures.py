"""Tables and charts of comparisons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ludary.lab.luck.estimate import Estimate
from ludary.lab.questions.answer import Cell, Chart, Table
from ludary.lab.questions.charts import ACCENT, interval_chart, points
from ludary.lab.questions.comparing.differences import Row
from ludary.lab.questions.comparing.words import by_change
from ludary.lab.questions.measures import (
    BALANCE,
    COURSE,
    HAPPENS,
    SHARED,
    TENSION,
    USED,
    VALUE,
)

MOST_HAPPENING = 15  # rows of the table and the chart of what happens
MOST_TIMES = (
    2.0  # a larger part more than B has is told in the table only, so that a chart keeps its scale
)
NOTES = {
    USED: "",
    VALUE: (
        "Worth: how many more games in a hundred its user wins with it than without. ± is half"
        " of a 95 % interval."
    ),
    COURSE: "",
    TENSION: (
        "Decided after: the part of a game after which its winner led for good. Behind by: how far"
        " the winner was behind the leader on average, as a chance to win. Worth: how much better"
        " the best choice is than a random one, as a chance to win."
    ),
    BALANCE: (
        "Clear: yes if the interval of the difference leaves 0 out; else at how many deals it "
        "would, if the difference is as large as it looks."
    ),
}


def tables(rows: Sequence[Row], happens: Sequence[Row], deals: int) -> list[Table]:
    """A table for each group of measures, and one of what happens more or less often."""
    told = [
        group_table(group, [row for row in rows if row.measure.group == group], deals)
        for group in (USED, VALUE, BALANCE, COURSE, TENSION)
    ]
    clear = by_change(rows, happens)
    return [table for table in told if table.rows] + (
        [happening_table(clear, len(happens))] if clear else []
    )


def group_table(group: str, rows: Sequence[Row], deals: int) -> Table:
    cells: list[list[Cell]] = [
        [row.measure.name, row.a, row.b, row.difference, clearness(row, deals)] for row in rows
    ]
    return Table(
        group,
        ["", "A", "B", "Difference", "Clear"],
        cells,
        NOTES[group],
        rows[0].measure.unit if rows else "",
    )


def clearness(row: Row, deals: int) -> str:
    if row.is_clear:
        return "yes"
    needed = row.needed(deals)
    return f"at {needed:,}" if needed else "no sign"


def happening_table(clear: Sequence[Row], compared: int) -> Table:
    shown = clear[:MOST_HAPPENING]
    cells: list[list[Cell]] = [
        [row.measure.name, *map(row.measure.word, (row.a.mean, row.b.mean)), row.difference]
        for row in shown
    ]
    left = (
        f"; shown are the {len(shown)} that change most beyond what the length of games makes of"
        " them"
        if len(clear) > len(shown)
        else ""
    )
    note = f"{len(clear)} of {compared} actions and events differ clearly{left}."
    return Table(HAPPENS, ["", "A", "B", "Difference"], cells, note)


def charts(rows: Sequence[Row], happens: Sequence[Row], seats: int) -> list[Chart]:
    """Pictures of how the course of games differs, of who wins, and of what happens."""
    course = [row for row in rows if row.measure.unit != "points" and row.measure.group != BALANCE]
    course = [row for row in course if row.b.mean]
    worth = [row for row in rows if row.measure.group == VALUE]
    shares = [row for row in rows if row.measure.group == BALANCE and row.measure is not SHARED]
    drawn = (
        [interval_chart("Worth to its user on both sides", both_sides(worth), 0.0, points)]
        if worth
        else []
    )
    if course:
        drawn.append(relative_chart("How games with A differ from those with B", course))
    if shares:
        balance = interval_chart(
            "Who wins, beside an even share",
            both_sides(shares),
            1 / seats,
            tenths,
            colours=(ACCENT, ACCENT),
        )
        drawn.append(replace(balance, note="Dashed: an even share. In colour: clearly another."))
    shown = [
        row
        for row in by_change(rows, happens)
        if row.b.mean and abs(row.relative().mean) <= MOST_TIMES
    ]
    return drawn + (
        [relative_chart("What happens more or less often with A", shown[:MOST_HAPPENING])]
        if shown
        else []
    )


def both_sides(rows: Sequence[Row]) -> list[tuple[str, Estimate]]:
    """A line for each side of each row."""
    return [
        (f"{row.measure.name}, {side}", one)
        for row in rows
        for side, one in (("A", row.a), ("B", row.b))
    ]


def relative_chart(title: str, rows: Sequence[Row]) -> Chart:
    """Differences as parts of what B has, with their joint intervals."""
    shown: list[tuple[str, Estimate]] = [(row.measure.name, row.relative()) for row in rows]
    chart = interval_chart(title, shown, 0.0, change, colours=(ACCENT, ACCENT))
    return replace(chart, note="In per cent of what B has. In colour: clearly more or less.")


def change(value: float) -> str:
    return f"{100 * value:+.0f} %" if round(100 * value) else "0 %"


def tenths(value: float) -> str:
    return f"{100 * value:.1f} %"
