"""Charts of answers: estimates with their intervals as SVG, in colours that a page sets for light
and dark.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import floor, isfinite, log10

from ludary.core.picture import svg
from ludary.lab.luck.estimate import Estimate
from ludary.lab.questions.answer import Chart

INK, FAINT, ACCENT = "var(--ink)", "var(--faint)", "var(--accent)"
GOOD, BAD = "var(--good)", "var(--bad)"
WIDTH, ROW, NAMES, RIGHT = (
    560,
    26,
    208,
    74,
)  # units; NAMES is the most room for names at the left, RIGHT for figures at the right
TOP, BOTTOM, HEIGHT = 14, 34, 300
LETTERS, SMALL = (
    15,
    13,
)  # sizes of letters: large enough where a phone shows the picture at two thirds
LETTER = 9  # units of a name's letter, at most
MARKS = 5  # on an axis, about
APART = 46  # units between the figures below a curve, at least

Words = Callable[[float], str]


def percent(value: float) -> str:
    return f"{100 * value:.0f} %"


def points(value: float) -> str:
    """A difference of shares."""
    return f"{100 * value:+.1f}"


def plain(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.4g}"


def interval_chart(
    title: str,
    rows: Sequence[tuple[str, Estimate]],
    line: float | None,
    say: Words,
    together: int | None = None,
    colours: tuple[str, str] = (GOOD, BAD),
) -> Chart:
    """A row for each name: a dot, and its 95 % interval (of `together` that are to hold at once),
    with a line at a value to compare with.

    Intervals that leave the line out are coloured: those above it with the first of the `colours`,
    those below with the other.
    """
    reaches = shown([one.interval(together) for _, one in rows], [one.mean for _, one in rows])
    ends = [end for reach in reaches for end in reach] + ([line] if line is not None else [])
    low, high = padded(min(ends), max(ends))
    left_room = min(NAMES, 20 + LETTER * max(len(name) for name, _ in rows))
    inner, height = WIDTH - left_room - RIGHT, TOP + ROW * len(rows) + BOTTOM

    def x(value: float) -> float:
        return round(left_room + inner * (value - low) / (high - low), 1)

    parts = [mark_up(x(at), TOP, height - BOTTOM, say(at)) for at in marks(low, high)]
    if line is not None:
        parts.append(
            svg.path(
                f"M{x(line)} {TOP}V{height - BOTTOM}",
                stroke=INK,
                stroke_width=1.5,
                stroke_dasharray="4 3",
            )
        )
    for k, ((name, one), (left, right)) in enumerate(zip(rows, reaches, strict=True)):
        y = TOP + ROW * k + ROW / 2
        colour = (
            colours[int(one.mean < line)]
            if line is not None and one.differs_from(line, together)
            else INK
        )
        parts += [
            svg.label(
                left_room - 10,
                y + 5,
                svg.fitted(name, LETTERS, left_room - 16),
                LETTERS,
                INK,
                text_anchor="end",
            ),
            svg.path(f"M{x(left)} {y}H{x(right)}", stroke=colour, stroke_width=3),
            svg.circle(x(one.mean), y, 5, colour),
            svg.label(WIDTH - RIGHT + 10, y + 5, say(one.mean), LETTERS, INK),
        ]
    told = "; ".join(
        f"{name}: {say(one.mean)} ({say(left)} to {say(right)})"
        for (name, one), (left, right) in zip(rows, reaches, strict=True)
    )
    return Chart(title, drawn(height, parts), told)


def curve_chart(
    title: str,
    curve: Sequence[tuple[float, Estimate]],
    across: str,
    say: Words,
    line: float | None = None,
) -> Chart:
    """A curve of estimates over a number, with the band of their 95 % intervals; `across` says what
    the number is.
    """
    reaches = shown([one.interval() for _, one in curve], [one.mean for _, one in curve])
    ends = [end for reach in reaches for end in reach] + ([line] if line is not None else [])
    low, high = padded(min(ends), max(ends))
    left, right = min(at for at, _ in curve), max(at for at, _ in curve)
    inner, tall = WIDTH - 60 - 20, HEIGHT - TOP - BOTTOM

    def place(at: float, value: float) -> str:
        x = 60 + inner * ((at - left) / (right - left) if right > left else 0.5)
        return f"{x:.1f} {TOP + tall * (high - value) / (high - low):.1f}"

    numbers = [at for at, _ in curve]
    over = [place(at, top) for at, (_, top) in zip(numbers, reaches, strict=True)]
    band = "L".join(
        over + [place(at, under) for at, (under, _) in zip(numbers, reaches, strict=True)][::-1]
    )
    parts = [svg.path(f"M{band}Z", fill=ACCENT, opacity=0.22)]
    for value in marks(low, high):
        y = float(place(left, value).split()[1])
        parts += [
            svg.path(f"M60 {y}H{WIDTH - 20}", stroke=FAINT, stroke_width=1),
            svg.label(54, y + 4, say(value), SMALL, INK, text_anchor="end"),
        ]
    if line is not None:
        parts.append(
            svg.path(
                f"M{place(left, line)}L{place(right, line)}",
                stroke=INK,
                stroke_width=1.5,
                stroke_dasharray="4 3",
            )
        )
    parts.append(
        svg.path(
            "M" + "L".join(place(at, one.mean) for at, one in curve),
            stroke=ACCENT,
            stroke_width=2.5,
        )
    )
    told_until = 0.0
    for at, one in curve:
        x, y = map(float, place(at, one.mean).split())
        parts.append(svg.circle(x, y, 4, ACCENT))
        if x >= told_until:
            parts.append(
                svg.label(x, HEIGHT - BOTTOM + 18, plain(at), SMALL, INK, text_anchor="middle")
            )
            told_until = x + APART
    parts.append(svg.label(WIDTH - 20, HEIGHT - 3, across, SMALL, INK, text_anchor="end"))
    told = "; ".join(
        f"{plain(at)}: {say(one.mean)} ({say(under)} to {say(top)})"
        for (at, one), (under, top) in zip(curve, reaches, strict=True)
    )
    return Chart(title, drawn(HEIGHT, parts), told)


def one_picture(title: str, curves: Sequence[Chart]) -> Chart:
    """Curves over the same number as one picture, each below its title."""
    parts, tall = [], HEIGHT + 2 * TOP + LETTERS
    for k, curve in enumerate(curves):
        heading = svg.fitted(curve.title, LETTERS, WIDTH)
        parts.append(svg.label(6, k * tall + TOP + LETTERS, heading, LETTERS, INK))
        parts.append(curve.svg.replace("<svg", f'<svg y="{k * tall + 2 * TOP + LETTERS}"', 1))
    told = "; ".join(f"{curve.title}: {curve.words}" for curve in curves)
    return Chart(title, drawn(tall * len(curves), parts), told)


def shown(
    intervals: Sequence[tuple[float, float]], means: Sequence[float]
) -> list[tuple[float, float]]:
    """The intervals, with those that have no end as wide as the picture."""
    ends = [*means, *(end for interval in intervals for end in interval if isfinite(end))]
    low, high = padded(min(ends), max(ends))
    return [
        (left if isfinite(left) else low, right if isfinite(right) else high)
        for left, right in intervals
    ]


def drawn(height: float, parts: Sequence[str]) -> str:
    return svg.tag(
        "svg",
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {height:g}",
        width=WIDTH,
        height=height,
        font_family=svg.FONT,
    )


def mark_up(x: float, top: float, bottom: float, text: str) -> str:
    """A vertical line with its value below."""
    return svg.path(f"M{x} {top}V{bottom}", stroke=FAINT, stroke_width=1) + svg.label(
        x, bottom + 18, text, SMALL, INK, text_anchor="middle"
    )


def padded(low: float, high: float) -> tuple[float, float]:
    """The ends of an axis that shows both values with room around them."""
    room = 0.06 * (high - low) or max(abs(high), 1.0) * 0.1
    return low - room, high + room


def marks(low: float, high: float) -> list[float]:
    """Round values on an axis, about MARKS of them."""
    rough = (high - low) / MARKS
    base = 10.0 ** floor(log10(rough))
    step = next(base * one for one in (1, 2, 5, 10) if base * one >= rough)
    first = floor(low / step) + 1
    return [round(k * step, 12) for k in range(first, first + 2 * MARKS) if k * step <= high]
