"""Learning curves as pictures: `python -m examples.train.curve one.json other.json > curves.svg`."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ludary.core.picture import svg

WIDTH, HEIGHT = 560, 320
LEFT, RIGHT, TOP, BOTTOM = 64, 20, 44, 52  # margins
INK, FAINT = "#3b3a36", "#d9d5cb"
COLOURS = ("#1f6f8b", "#b5482f", "#5b7f2b", "#7a4fa3")
MARKS = 4  # intervals between the lines of the grid


def learning_curve(trainings: Sequence[dict[str, Any]], names: Sequence[str] = ()) -> str:
    """An SVG with a line for each training, as `Trained.told` has them; all of one game and measure."""
    first = trainings[0]
    wide = max(decisions for one in trainings for decisions, _ in one["curve"]) or 1
    share = "wins" in first["measured"]
    high = 1.0 if share else round_up(max(worth for one in trainings for _, worth in one["curve"]))

    def place(decisions: float, worth: float) -> tuple[float, float]:
        x = LEFT + (WIDTH - LEFT - RIGHT) * decisions / wide
        return round(x, 1), round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * worth / high, 1)

    parts = [svg.rect(0, 0, WIDTH, HEIGHT, "#fffdf8"), svg.label(LEFT, 26, f"{first['title']}: {first['measured']}", 15, INK)]
    for mark in range(MARKS + 1):
        parts += grid_line(place, mark, high, wide, share)
    parts.append(svg.label(WIDTH - RIGHT, HEIGHT - 12, "decisions in self-play", 12, INK, text_anchor="end"))
    for number, one in enumerate(trainings):
        colour = COLOURS[number % len(COLOURS)]
        points = " ".join(f"{x},{y}" for x, y in (place(*point) for point in one["curve"]))
        parts.append(svg.tag("polyline", points=points, fill="none", stroke=colour, stroke_width=2))
        if names:
            parts.append(svg.label(LEFT + 12 + 150 * number, TOP + 14, names[number], 12, colour))
    ends = ", ".join(f"{one['curve'][0][1]:.3f} to {one['curve'][-1][1]:.3f}" for one in trainings)
    words = f"{first['measured']} over {wide:,} decisions: from {ends}."
    return svg.picture("curve", WIDTH, HEIGHT, f"Learning {first['title']}", words, *parts) + "\n"


def grid_line(place: Any, mark: int, high: float, wide: int, share: bool) -> list[str]:
    """A line across with its number, and a number below."""
    worth, decisions = high * mark / MARKS, wide * mark / MARKS
    (left, y), (right, _), (x, bottom) = place(0, worth), place(wide, worth), place(decisions, 0)
    words = f"{worth:.0%}" if share else f"{worth:.3g}"
    return [
        svg.path(f"M{left} {y}H{right}", stroke=FAINT, stroke_width=1),
        svg.label(left - 8, y + 4, words, 12, INK, text_anchor="end"),
        svg.label(x, bottom + 18, brief(decisions), 12, INK, text_anchor="middle"),
    ]


def brief(number: float) -> str:
    """A number of decisions in few letters."""
    return f"{number / 1e6:.3g} M" if number >= 1e6 else f"{number / 1e3:.3g} k" if number >= 1e3 else f"{number:.0f}"


def round_up(number: float) -> float:
    """The next larger number with one digit that is not 0."""
    digit = 10.0 ** (len(f"{int(number)}") - 1) if number >= 1 else 0.1 if number >= 0.1 else 0.01
    return float(-(-number // digit) * digit)


if __name__ == "__main__":
    told = [json.loads(Path(name).read_text(encoding="utf-8")) for name in sys.argv[1:]]
    print(learning_curve(told, [Path(name).stem for name in sys.argv[1:]] if len(told) > 1 else ()), end="")
