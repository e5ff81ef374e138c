"""A picture of a game tree: the first of its positions, from left to right, with what is done or
drawn on the way to each.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import TYPE_CHECKING

from ludary.core.picture.svg import circle, fitted, group, label, path, picture, rect

if TYPE_CHECKING:
    from ludary.lab.trees.best_response import GameTree, TreeNode

STEP, ROW, EDGE, LETTER = (
    150.0,
    26.0,
    16.0,
    12.0,
)  # units: from a position to the next, from one end to the next, around it, and letters
GROUND, INK, LINE = "#f6f3ec", "#22262b", "#8a8f98"
SEATS = ("#2b6cb0", "#b4511f")  # colours of the seats to decide


class TreeSvg(str):
    """An SVG that shows itself in a notebook."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)

    def __repr__(self) -> str:
        return f"<Drawing of {len(self):,} letters>"


def drawing(tree: GameTree, root: TreeNode, rows: int) -> TreeSvg:
    """The tree from `root` on, opened level by level while what is open has room in so many
    rows.
    """
    drawn = TreeDrawing(tree, opened(root, rows))
    drawn.add(root, 0)
    width, height = 2 * EDGE + STEP * (drawn.depth + 0.75), 2 * EDGE + ROW * drawn.rows
    title = f"The game tree of {tree.game.title}"
    about = (
        f"{drawn.rows} branches, from left to right. Circles are decisions, with the seat, from 1"
        " on; diamonds are draws of chance."
    )
    ground = rect(0, 0, width, height, GROUND, rx=10)
    return TreeSvg(
        picture(
            "tree", round(width), round(height), title, about, ground, *drawn.lines, *drawn.signs
        )
    )


def opened(root: TreeNode, rows: int) -> set[int]:
    """The positions, by identity, whose children have room in so many rows: breadth first."""
    found, used, waiting = set[int](), 1, deque([root])
    while waiting:
        node = waiting.popleft()
        if node.children and used + len(node.children) - 1 <= rows:
            found.add(id(node))
            used += len(node.children) - 1
            waiting += node.children
    return found


class TreeDrawing:
    """The shapes of a tree, as it is gone through."""

    def __init__(self, tree: GameTree, open_ones: set[int]) -> None:
        self.tree, self.open = tree, open_ones
        self.rows, self.depth = 0, 0
        self.lines: list[str] = []
        self.signs: list[str] = []

    def add(self, node: TreeNode, depth: int) -> float:
        """Draw a position with all that follows; returns how far down it lies."""
        self.depth = max(self.depth, depth)
        x = EDGE + LETTER + STEP * depth
        if id(node) not in self.open:
            self.rows += 1
            y = EDGE + ROW * (self.rows - 0.5)
            self.signs.append(sign(node, x, y) + following(node, x, y))
            return y
        ends = [self.add(child, depth + 1) for child in node.children]
        y = (ends[0] + ends[-1]) / 2
        for end, words in zip(ends, ways(self.tree, node), strict=True):
            self.lines.append(branch(x, y, end, words))
        self.signs.append(sign(node, x, y))
        return y


def branch(x: float, y: float, end: float, words: str) -> str:
    """A line to the next position, with what leads there."""
    line = path(
        f"M{x:.1f} {y:.1f} L{x + STEP * 0.3:.1f} {end:.1f} H{x + STEP:.1f}",
        stroke=LINE,
        stroke_width=1.2,
    )
    return group(
        line, label(x + STEP * 0.32, end - 4, fitted(words, LETTER, STEP * 0.58), LETTER, INK)
    )


def sign(node: TreeNode, x: float, y: float) -> str:
    """A circle with the seat that decides, a diamond for chance, the returns at an end."""
    if node.gains:
        return label(x, y + 4, " / ".join(f"{gain:+.2g}" for gain in node.gains), LETTER, INK)
    if node.seat < 0:
        return path(
            f"M{x - 9:.1f} {y:.1f} l9 -9 l9 9 l-9 9 z", "#ffffff", stroke=INK, stroke_width=1.4
        )
    seat = label(
        x, y + 4, str(node.seat + 1), LETTER, "#ffffff", text_anchor="middle", font_weight="bold"
    )
    return group(circle(x, y, 9, SEATS[node.seat]), seat)


def following(node: TreeNode, x: float, y: float) -> str:
    """Say how much of a position is not drawn."""
    return label(x + 14, y + 4, f"… {size(node):,} more", LETTER, INK) if node.children else ""


def size(node: TreeNode) -> int:
    """The number of positions and draws that follow."""
    return sum(1 for _ in below(node)) - 1


def below(node: TreeNode) -> Iterator[TreeNode]:
    """The position, and all that follow."""
    waiting = [node]
    while waiting:
        node = waiting.pop()
        yield node
        waiting += node.children


def ways(tree: GameTree, node: TreeNode) -> list[str]:
    """Name the way to each child: actions in notation, or what is drawn, with its chance."""
    if node.names:
        return [f"{name}: {odds:.3g}" for name, odds in zip(node.names, node.odds, strict=True)]
    return [tree.game.facts[action].notation for action in tree.known[node.known].legal]
