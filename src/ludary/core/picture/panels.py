"""Panels: a board is several pictures, such as the map, the hands and the players, and says how
they may lie beside each other.

A game's `board` gives a `Board`. A page lays its panels out for the window that it has, and is sent
only the layers that have changed; `Board.picture` puts the same panels into one SVG for terminals,
replays and documents.

How panels lie is a tree: a panel's name, or `Across` (side by side, equally high) or `Down` (below
each other, equally wide) of such trees; `~name` is an empty place as large as that panel. Panels
keep their proportions, so the height of a tree is a linear function of its width, and every tree
has exactly one size that fits a window: nothing overlaps, and nothing is left over but at the
edges.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from hashlib import blake2b
from typing import Any, NamedTuple, TypeAlias

from ludary.core.picture.svg import LETTER, fitted, group, label, picture, rect
from ludary.core.picture.wrapping import wrap

GAP = 8.0  # units between two panels of a picture
EDGE = 12.0  # units around them
EMPTY = "~"  # before the name of a panel: a place as large as that, with nothing in it
SPOT = re.compile(r' data-spot="([^"]*)"')
HEAD, LINE = 21.0, 16.0  # units: letters of a picture's first line, and of those below it


class Role(StrEnum):
    """The purpose of a panel; a page gives room in this order."""

    MAP = "map"  # the map or board on which the game is played
    DICE = "dice"  # dice, sticks and wheels, where they are thrown
    STORY = "story"  # the decision in progress: a fight, the stack
    HAND = "hand"  # the viewer's own cards
    PLAYERS = "players"  # everybody's belongings
    SUPPLY = "supply"  # piles, offers and markets
    AID = "aid"  # the legend of the signs: folded away until somebody asks


PLAYED_ON = frozenset(
    (Role.MAP, Role.DICE, Role.HAND)
)  # pages give these panels most of the window


@dataclass(frozen=True)
class Across:
    """Trees side by side, equally high."""

    parts: tuple[Tree, ...]

    def __init__(self, *parts: Tree) -> None:
        object.__setattr__(self, "parts", parts)


@dataclass(frozen=True)
class Down:
    """Trees below each other, equally wide."""

    parts: tuple[Tree, ...]

    def __init__(self, *parts: Tree) -> None:
        object.__setattr__(self, "parts", parts)


Tree: TypeAlias = "str | Across | Down"


class PanelPlace(NamedTuple):
    """The place of a panel: its left upper corner and its width; its height follows from its
    proportions.
    """

    x: float
    y: float
    width: float


class Line(NamedTuple):
    """The height of a tree: `slope` times its width, and `rise`."""

    slope: float
    rise: float


@dataclass(frozen=True, repr=False)
class Panel:
    """One picture of a board.

    `layers` are SVG elements, from the ground up; what seldom changes should be a layer of its own.
    """

    name: str  # of small letters, digits and hyphens
    title: str  # for screen readers, and where it is folded away
    width: float  # in units of its own; both stay the same for a whole match, so that nothing jumps
    height: float
    layers: tuple[str, ...]
    role: Role = Role.MAP
    # size of its smallest letters, in its units: pages show it so large that they can be read
    letters: float = 15.0
    strip: bool = False  # where the window is narrow it may be wider than that, to be swiped
    row: tuple[float, float] | None = (
        None  # then its size, if it is another: elements lie where their `data-strip` says, "x y"
    )
    shape_of: str = (
        ""  # the panel of which this is another shape: an arrangement names one of the two
    )

    @property
    def drawing(self) -> str:
        """All layers, as one group."""
        return group(*self.layers)

    def __repr__(self) -> str:
        return (
            f"<Panel {self.name!r}: {self.width:g} by {self.height:g}, {len(self.layers)} layers>"
        )


@dataclass(frozen=True, repr=False)
class Board:
    """A View as panels. Errors are found by `check_board`, which `ludary check` calls."""

    name: str  # of the game, for ids
    heading: str  # the moment of the game: "Round 3, Ann's turn"
    decides: str  # the seat to decide and its decision, as a sentence
    words: str  # the View in words
    panels: tuple[Panel, ...]  # in the order in which they are read
    wide: tuple[
        Tree, ...
    ]  # arrangements: a page takes the one that shows most; panels that none names are folded away
    narrow: Tree  # for phones: as wide as the window, and as high as need be
    ground: str = "#20303a"  # the colour of the table
    ink: str = "#ffffff"  # of words on it

    @property
    def title(self) -> str:
        return f"{self.heading}. {self.decides}".rstrip(".") + "."

    def _repr_svg_(self) -> str:
        return self.picture()

    def __repr__(self) -> str:
        return (
            f"<Board of {self.name}:"
            f" {', '.join(panel.name for panel in self.panels if not panel.shape_of)}>"
        )

    def panel(self, name: str) -> Panel:
        """The panel of that name. KeyError if there is none."""
        return {panel.name: panel for panel in self.panels}[name]

    @property
    def spots(self) -> list[str]:
        """The `data-spot`s of all panels, in the order in which they are drawn."""
        return SPOT.findall("".join(layer for panel in self.panels for layer in panel.layers))

    def picture(self, tree: Tree | None = None) -> str:
        """All that an arrangement names, the first of `wide` by default, as one SVG."""
        tree = self.wide[0] if tree is None else tree
        sizes = {panel.name: (panel.width, panel.height) for panel in self.panels}
        main = self.panel(next(iter(names_in(tree))))
        width = main.width
        for _ in range(
            4
            # gaps do not grow with the rest, so that the width at which the first panel has its own
            # size is approached
        ):
            width *= main.width / places(tree, sizes, width)[main.name].width
        head, top = self._head(width)
        spots = places(tree, sizes, width, top=top, left=EDGE)
        parts = [
            group(panel.drawing, at=(x, y), scale=wide / panel.width)
            for panel, (x, y, wide) in self._placed(spots)
        ]
        height = top + height_of(tree, sizes, width) + EDGE
        table = rect(0, 0, width + 2 * EDGE, height, self.ground, rx=14)
        return picture(
            self.name,
            round(width + 2 * EDGE),
            round(height),
            self.title,
            self.words,
            table,
            head,
            *parts,
        )

    def _placed(self, spots: Mapping[str, PanelPlace]) -> Iterator[tuple[Panel, PanelPlace]]:
        return ((panel, spots[panel.name]) for panel in self.panels if panel.name in spots)

    def _head(self, width: float) -> tuple[str, float]:
        """Return the line above a picture that says what is going on, and where it ends."""
        lines = wrap(self.decides, max(20, int(width / (LINE * LETTER))))
        first = label(
            0, HEAD, fitted(self.heading, HEAD, width), HEAD, self.ink, font_weight="bold"
        )
        more = [
            label(0, HEAD + 8 + (LINE + 4) * (at + 0.8), line, LINE, self.ink)
            for at, line in enumerate(lines)
        ]
        return group(first, *more, at=(EDGE, EDGE), id=f"{self.name}-head"), EDGE + HEAD + 14 + (
            LINE + 4
        ) * len(lines)


def one_panel(
    name: str,
    heading: str,
    words: str,
    size: tuple[float, float],
    *layers: str,
    letters: float = 15.0,
) -> Board:
    """A board of a single panel, for small games: `heading` stands above it in pictures, `words`
    are the View in words.
    """
    panel = Panel("map", heading, *size, layers, letters=letters)
    return Board(name, heading, "", words, (panel,), ("map",), "map")


def names_in(tree: Tree) -> list[str]:
    """The names of an arrangement's panels, in its order."""
    if isinstance(tree, str):
        return [] if tree.startswith(EMPTY) else [tree]
    return [name for part in tree.parts for name in names_in(part)]


Sizes = Mapping[str, tuple[float, float]]


def line_of(tree: Tree, sizes: Sizes, gap: float = GAP) -> Line:
    """The height of a tree as a function of its width."""
    if isinstance(tree, str):
        width, height = sizes[tree.removeprefix(EMPTY)]
        return Line(height / width, 0.0)
    lines, gaps = [line_of(part, sizes, gap) for part in tree.parts], gap * (len(tree.parts) - 1)
    if isinstance(tree, Down):
        return Line(sum(line.slope for line in lines), sum(line.rise for line in lines) + gaps)
    slope = 1 / sum(1 / line.slope for line in lines)
    return Line(slope, slope * (sum(line.rise / line.slope for line in lines) - gaps))


def height_of(tree: Tree, sizes: Sizes, width: float, gap: float = GAP) -> float:
    """Return the height of a tree of this width."""
    slope, rise = line_of(tree, sizes, gap)
    return slope * width + rise


def places(
    tree: Tree, sizes: Sizes, width: float, *, left: float = 0.0, top: float = 0.0, gap: float = GAP
) -> dict[str, PanelPlace]:
    """Return the place of each panel of a tree of this width, by name."""
    if isinstance(tree, str):
        return {} if tree.startswith(EMPTY) else {tree: PanelPlace(left, top, width)}
    result: dict[str, PanelPlace] = {}
    height = height_of(tree, sizes, width, gap)
    for part in tree.parts:
        slope, rise = line_of(part, sizes, gap)
        wide = width if isinstance(tree, Down) else (height - rise) / slope
        result |= places(part, sizes, wide, left=left, top=top, gap=gap)
        left, top = (
            (left, top + slope * wide + rise + gap)
            if isinstance(tree, Down)
            else (left + wide + gap, top)
        )
    return result


def roomy(
    name: str,
    title: str,
    size: tuple[float, float],
    drawn: tuple[str, float],
    role: Role = Role.MAP,
    letters: float = 15,
) -> Panel:
    """A panel of fixed size around a drawing that is `size[0]` wide and, now, `drawn[1]` high:
    drawn smaller where it is too high.
    """
    (width, height), (drawing, tall) = size, drawn
    scale = min(1.0, height / tall) if tall else 1.0
    at = ((width - width * scale) / 2, 0.0) if scale < 1 else None
    return Panel(name, title, width, height, (group(drawing, at=at, scale=scale),), role, letters)


@lru_cache(512)
def layer_id(layer: str) -> str:
    """A short name of a layer's content."""
    return blake2b(layer.encode(), digest_size=6).hexdigest()


def tree_json(tree: Tree) -> object:
    """A tree as JSON: a name, or `["across", ...]` or `["down", ...]` of trees."""
    if isinstance(tree, str):
        return tree
    return [
        "across" if isinstance(tree, Across) else "down",
        *(tree_json(part) for part in tree.parts),
    ]


Json = dict[str, Any]


def layer_ids(board: Json | None) -> frozenset[str]:
    """The ids of all layers of a board that is JSON already."""
    return (
        frozenset(layer["id"] for panel in board["panels"] for layer in panel["layers"])
        if board
        else frozenset()
    )


def without_layers(board: Json | None, known: frozenset[str]) -> Json | None:
    """A board that is JSON already, with layers that are `known` only named."""
    if board is None or not known:
        return board
    panels = [
        {
            **panel,
            "layers": [
                {**layer, "svg": None} if layer["id"] in known else layer
                for layer in panel["layers"]
            ],
        }
        for panel in board["panels"]
    ]
    return {**board, "panels": panels}


def board_json(board: Board) -> Json:
    """A board as JSON: its panels with their layers, and its arrangements."""
    panels = [
        {
            "name": panel.name,
            "title": panel.title,
            "role": str(panel.role),
            "width": panel.width,
            "height": panel.height,
            "letters": panel.letters,
            "strip": panel.strip,
            "row": list(panel.row) if panel.row else None,
            "played_on": panel.role in PLAYED_ON,
            "shape_of": panel.shape_of,
            "layers": [{"id": layer_id(layer), "svg": layer} for layer in panel.layers],
        }
        for panel in board.panels
    ]
    return {
        "name": board.name,
        "heading": board.heading,
        "decides": board.decides,
        "ground": board.ground,
        "panels": panels,
        "wide": [tree_json(tree) for tree in board.wide],
        "narrow": tree_json(board.narrow),
    }
