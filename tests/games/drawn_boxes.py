"""The boxes that a panel draws, from its SVG alone: words with the room that they take, and shapes
that can lie over them.

Words are as wide as in a usual font. Shapes are polygons; what is transparent, or only an outline,
covers nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from math import cos, radians, sin
from typing import NamedTuple
from xml.etree import ElementTree

from ludary.core.picture.panels import Panel
from ludary.core.picture.svg import BROAD, NARROW

Point = tuple[float, float]
TOKEN = re.compile(r"[A-Za-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?")
TAKES = {
    "M": 2,
    "L": 2,
    "H": 1,
    "V": 1,
    "C": 6,
    "S": 4,
    "Q": 4,
    "T": 2,
    "A": 7,
    "Z": 0,
}  # numbers of a command
SOLID = 0.5  # opacity from which on a shape hides what is below it
CURVE = 6  # points on a curve
ABOVE, BELOW = 0.72, 0.06  # of the font size: how far letters reach from their baseline
BARE = ("none", "transparent")


class Words(NamedTuple):
    """A text and its box."""

    text: str
    left: float
    top: float
    right: float
    bottom: float


class Shape(NamedTuple):
    """A filled polygon and its box."""

    points: tuple[Point, ...]
    left: float
    top: float
    right: float
    bottom: float


class Turn(NamedTuple):
    """A change of coordinates, as SVG's `matrix`."""

    a: float = 1
    b: float = 0
    c: float = 0
    d: float = 1
    e: float = 0
    f: float = 0

    def at(self, x: float, y: float) -> Point:
        return self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f

    def then(self, inner: Turn) -> Turn:
        (e, f), (a, b), (c, d) = (
            self.at(inner.e, inner.f),
            self.along(inner.a, inner.b),
            self.along(inner.c, inner.d),
        )
        return Turn(a, b, c, d, e, f)

    def along(self, x: float, y: float) -> Point:
        return self.a * x + self.c * y, self.b * x + self.d * y


def covered_words(panel: Panel) -> list[str]:
    """Return the words of a panel that lie under another thing, over other words, or outside, each
    with what is wrong.
    """
    drawn = [one for layer in panel.layers for one in _drawn(layer)]
    wrong = []
    for at, one in enumerate(drawn):
        if not isinstance(one, Words):
            continue
        if (
            one.left < -2
            or one.right > panel.width + 2
            or one.top < -2
            or one.bottom > panel.height + 2
        ):
            wrong.append(f"{one.text!r} reaches out of its panel")
        under = [other for other in drawn[at + 1 :] if _meet(one, other)]
        hidden = _share(one, [other for other in under if isinstance(other, Shape)])
        if 0.04 < hidden < 0.9:  # what is hidden altogether lies at the back of a pile
            wrong.append(f"{one.text!r} lies under another thing")
        elif hidden <= 0.04:
            wrong += [
                f"{one.text!r} and {other.text!r} overlap"
                for other in under
                if isinstance(other, Words) and _overlap(one, other)
            ]
    return wrong


def _meet(one: Words, other: Words | Shape) -> bool:
    return (
        one.left < other.right
        and other.left < one.right
        and one.top < other.bottom
        and other.top < one.bottom
    )


def _overlap(one: Words, other: Words) -> bool:
    across = min(one.right, other.right) - max(one.left, other.left)
    down = min(one.bottom, other.bottom) - max(one.top, other.top)
    least = min(one.bottom - one.top, other.bottom - other.top)
    same = (
        one.text == other.text and abs(one.left - other.left) < 5 and abs(one.top - other.top) < 5
    )  # a pile, or a shadow
    return not same and across > 1 and down > 0.25 * least


def _share(words: Words, shapes: list[Shape]) -> float:
    """Return the part of a text's box that shapes cover."""
    columns, rows = max(4, min(24, int((words.right - words.left) / 4))), 4
    wide, high = words.right - words.left, words.bottom - words.top
    dots = [
        (words.left + wide * (x + 0.5) / columns, words.top + high * (y + 0.5) / rows)
        for x in range(columns)
        for y in range(rows)
    ]
    return sum(any(_holds(shape, dot) for shape in shapes) for dot in dots) / len(dots)


def _holds(shape: Shape, dot: Point) -> bool:
    """Tell whether a point lies in a polygon."""
    x, y = dot
    if not (shape.left <= x <= shape.right and shape.top <= y <= shape.bottom):
        return False
    inside, (u, v) = False, shape.points[-1]
    for p, q in shape.points:
        if (q > y) != (v > y) and x < (u - p) * (y - q) / (v - q) + p:
            inside = not inside
        u, v = p, q
    return inside


@lru_cache(20_000)
def _drawn(layer: str) -> tuple[Words | Shape, ...]:
    """All that a layer draws, from the ground up."""
    root = ElementTree.fromstring(f"<g>{layer}</g>")
    return tuple(_in(root, Turn(), {}, 1.0))


def _in(
    node: ElementTree.Element, turn: Turn, style: dict[str, str], solid: float
) -> Iterator[Words | Shape]:
    if node.tag in ("defs", "pattern", "title", "clipPath", "radialGradient", "linearGradient"):
        return
    turn = turn.then(_turn(node.get("transform", "")))
    style = {
        **style,
        **{
            name: node.attrib[name]
            for name in ("fill", "font-size", "font-weight", "text-anchor")
            if name in node.attrib
        },
    }
    solid *= float(node.get("opacity", 1))
    if node.tag == "text":
        yield from _words(node, turn, style)
    elif (
        style.get("fill", "black") not in BARE
        and solid * float(node.get("fill-opacity", 1)) >= SOLID
    ):
        for points in _polygons(node):
            yield _shape([turn.at(*point) for point in points])
    for child in node:
        yield from _in(child, turn, style, solid)


def _turn(written: str) -> Turn:
    turn = Turn()
    for name, inside in re.findall(r"(\w+)\(([^)]*)\)", written):
        numbers = [float(one) for one in re.split(r"[\s,]+", inside.strip())]
        if name == "translate":
            turn = turn.then(Turn(e=numbers[0], f=numbers[1] if len(numbers) > 1 else 0))
        elif name == "scale":
            turn = turn.then(Turn(a=numbers[0], d=numbers[-1]))
        elif name == "rotate":
            turn = turn.then(_rotated(*numbers))
        else:
            turn = turn.then(Turn(*numbers))
    return turn


def _rotated(angle: float, x: float = 0, y: float = 0) -> Turn:
    c, s = cos(radians(angle)), sin(radians(angle))
    return Turn(c, s, -s, c, x - c * x + s * y, y - s * x - c * y)


def _words(node: ElementTree.Element, turn: Turn, style: dict[str, str]) -> Iterator[Words]:
    """The box of a text; of one whose letters lie in many places, none."""
    text, size = node.text or "", float(style.get("font-size", 16))
    if not text.strip() or len(node) or " " in node.get("x", ""):
        return
    bold = 1.1 if style.get("font-weight") == "bold" else 1.0
    wide = (
        float(node.get("textLength", 0)) or sum(_breadth(letter) for letter in text) * size * bold
    )
    left = float(node.get("x", 0)) - {"middle": wide / 2, "end": wide}.get(
        style.get("text-anchor", ""), 0
    )
    base = float(node.get("y", 0))
    corners = [
        turn.at(x, y)
        for x in (left, left + wide)
        for y in (base - size * ABOVE, base + size * BELOW)
    ]
    xs, ys = zip(*corners, strict=True)
    yield Words(text, min(xs), min(ys), max(xs), max(ys))


def _breadth(letter: str) -> float:
    return (
        0.31
        if letter in NARROW
        else 0.87
        if letter in BROAD
        else 0.66
        if letter.isupper()
        else 0.58
    )


def _shape(points: list[Point]) -> Shape:
    xs, ys = zip(*points, strict=True)
    return Shape(tuple(points), min(xs), min(ys), max(xs), max(ys))


def _polygons(node: ElementTree.Element) -> Iterator[list[Point]]:
    def number(name: str) -> float:
        return float(node.get(name, 0))

    if node.tag == "rect":
        x, y, wide, high = (number(name) for name in ("x", "y", "width", "height"))
        yield [(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)]
    elif node.tag in ("circle", "ellipse"):
        across, down = (
            (number("r"), number("r")) if node.tag == "circle" else (number("rx"), number("ry"))
        )
        yield [(number("cx") + across * u, number("cy") + down * v) for u, v in ROUND]
    elif node.tag == "path":
        yield from _traced(node.get("d", ""))


ROUND = [(1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7)]


def _traced(d: str) -> Iterator[list[Point]]:
    """The polygons of a path; arcs are straight."""
    tokens, at, x, y, command = TOKEN.findall(d), 0, 0.0, 0.0, ""
    points: list[Point] = []
    while at < len(tokens):
        if tokens[at].isalpha():
            command, at = tokens[at], at + 1
        kind = command.upper()
        numbers = [float(one) for one in tokens[at : at + TAKES[kind]]]
        at += TAKES[kind]
        if kind in "MZ":
            if len(points) > 2:
                yield points
            points = [] if kind == "M" else points[:1]
        if kind == "Z":
            x, y = points[0] if points else (x, y)
            continue
        path = _steps(kind, numbers, (x, y), (x, y) if command.islower() else (0.0, 0.0))
        points += path
        x, y = path[-1]
        command = {"M": "L", "m": "l"}.get(command, command)
    if len(points) > 2:
        yield points


def _steps(kind: str, numbers: list[float], here: Point, origin: Point) -> list[Point]:
    """The points to which a command leads."""
    if kind in "HV":
        return [
            (numbers[0] + origin[0], here[1]) if kind == "H" else (here[0], numbers[0] + origin[1])
        ]
    if kind == "A":
        return [(numbers[5] + origin[0], numbers[6] + origin[1])]
    stops = [
        here,
        *((numbers[k] + origin[0], numbers[k + 1] + origin[1]) for k in range(0, len(numbers), 2)),
    ]
    if kind in "MLT" or len(stops) == 2:
        return [stops[-1]]
    return [_between(stops, step / CURVE) for step in range(1, CURVE + 1)]


def _between(stops: list[Point], t: float) -> Point:
    while len(stops) > 1:
        stops = [(a + (c - a) * t, b + (d - b) * t) for (a, b), (c, d) in pairwise(stops)]
    return stops[0]
