"""Scrolls as parchments: cost, name, emblem and a few words, as high as there is room for; and rows
of words on parchment.
"""

from collections.abc import Sequence
from functools import lru_cache

from ludary.games.zimby_mojo.board.drawings.emblems import INKS, SIGNS, emblem
from ludary.games.zimby_mojo.board.drawings.masks import INK
from ludary.games.zimby_mojo.board.pieces import MOJO
from ludary.games.zimby_mojo.cards import ScrollType
from ludary.games.zimby_mojo.text.cards import brief, scroll_text
from ludary.games.zimby_mojo.text.names import scroll_name
from ludary.kit import Game
from ludary.kit.picture import group, label, path, rect, squeezed, wrap

SIZE, LINE = 14.0, 15.0  # of the smallest letters, and from line to line
WIDE = 142.5  # of a scroll
TWO_LINES = 48  # the height from which on a name has two lines
ART = 42  # width of the picture at its left
PARCHMENT, SHADE, BROWN = "#f6e7c1", "#dcc391", "#8a5a2a"
EVEN, BOLD = 0.54, 0.63  # width of a letter in a text and in a name, as a part of the font size
DENSE = 1.3  # how much more stands in a line whose letters are drawn together
GEM_SHAPE = "m0-8.5l7.5 8.5-7.5 8.5-7.5-8.5z"


def letters(width: float, size: float = SIZE) -> int:
    """Return the number of letters that fit in a line of this width."""
    return int(width / (size * EVEN))


@lru_cache(64)
def sheet(wide: float, high: float, fill: str = PARCHMENT, edge: str = INK) -> str:
    """A parchment with ragged ends, of this size, from 0, 0."""
    step, notches = high / 6, (1.6, -0.8, 1.2)
    right = "".join(f"l{-notch:g} {step:.3g} {notch:g} {step:.3g}" for notch in notches)
    left = "".join(f"l{notch:g} {-step:.3g} {-notch:g} {-step:.3g}" for notch in notches)
    return path(
        f"M3 0H{wide - 3:g}{right}H3{left}z",
        fill,
        stroke=edge,
        stroke_width=1.1,
        stroke_linejoin="round",
    )


@lru_cache(1024)
def scroll(game: Game, number: int, copies: int, spot: str, high: float, wide: float = WIDE) -> str:
    """A scroll from 0, 0: its price, its name, the emblem of what it does on the colour of its
    type, and that in a few words.
    """
    behind = group(sheet(wide, high - 3, SHADE), at=(2.5, 3)) if copies > 1 else ""
    face = sheet(wide, high - 3 if copies > 1 else high)
    art, left = _art(game, number, high)
    title = _title(scroll_name(game, number), wide - left - 6 - (24 if copies > 1 else 0), high)
    names = [
        squeezed(left, 15.5 + LINE * at, line, SIZE, "#3a1d10", room, font_weight="bold")
        for at, (line, room) in enumerate(title)
    ]
    more = (
        label(wide - 6, 15.5, f"×{copies}", SIZE, "#7a2131", text_anchor="end", font_weight="bold")
        if copies > 1
        else ""
    )
    below = 31 + LINE * (len(title) - 1)
    lines = _words(game, number, wide - left - 8, high - below + 9)
    text = [
        squeezed(left, below + LINE * at, line, SIZE, INK, wide - left - 5)
        for at, line in enumerate(lines)
    ]
    return group(
        group(behind, face, art, *names, more, *text, data_piece=f"scroll-{number}"), data_spot=spot
    )


def _title(name: str, room: float, high: float) -> list[tuple[str, float]]:
    """The lines of a name with their room: two where it is long and the scroll high."""
    lines = wrap(name, max(6, int(room / (SIZE * BOLD)))) if high >= TWO_LINES else (name,)
    return [(line, room) for line in (lines if len(lines) <= 2 else wrap(name, len(name) // 2 + 3))]


def _words(game: Game, number: int, wide: float, room: float) -> Sequence[str]:
    """Lines that say what a scroll does: all of it where there is room, else in brief; nothing
    rather than a part of a sentence.
    """
    most = int(room / LINE)
    full, short = (wrap(words(game, number), letters(wide)) for words in (scroll_text, brief))
    dense = wrap(brief(game, number), int(letters(wide) * DENSE))
    return next((lines for lines in (full, short, dense) if len(lines) <= most), ())


def _art(game: Game, number: int, high: float) -> tuple[str, float]:
    """The picture at the left of a scroll, and where its words begin."""
    row = game.box.kinds[number]
    kind = ScrollType(row.type)
    low = high - 3
    if high < 50:  # no room below the price
        band = path(f"M3.5 1.5h{ART + 4}v{low - 1:g}h-{ART + 4}z", INKS[kind])
        radius = min(8.5, high / 2 - 1)
        return (
            band
            + price(row.cost, 13, high / 2 - 1, radius / 9)
            + emblem(row, 36, high / 2 - 1, radius),
            ART + 11,
        )
    band = path(f"M3.5 1.5h{ART - 2}v{low - 1:g}h-{ART - 2}z", INKS[kind])
    sign = path(f"M34 12{SIGNS[kind]}", "#f3d9a0", stroke="#f3d9a0", stroke_width=0.5)
    radius = min(18.0, (high - 24) / 2 - 1)
    return (
        band
        + price(row.cost, 14, 12.5, 1)
        + sign
        + emblem(row, 3.5 + (ART - 2) / 2, (high + 20) / 2 - 1, radius),
        ART + 5,
    )


@lru_cache(64)
def price(cost: int, x: float, y: float, scale: float) -> str:
    """A price in mojo: a number on a gem."""
    stone = path(f"M0 0{GEM_SHAPE}", MOJO, stroke=INK, stroke_width=0.9)
    return group(stone, at=(x, y), scale=scale) + label(
        x, y + 5, str(cost), SIZE, INK, text_anchor="middle", font_weight="bold"
    )


def row_of_words(
    lines: Sequence[str], emblem: str, ground: str, wide: float, edge: str
) -> tuple[str, float]:
    """A parchment with lines of words beside an emblem, and its height."""
    high = max(24.0, 8 + 16 * len(lines))
    frame = sheet(wide, high, PARCHMENT, edge or INK)
    band = path(f"M3.5 1.5h27v{high - 3:g}h-27z", ground) + group(
        emblem, at=(17, high / 2), scale=min(1.05, high / 28)
    )
    texts = [
        squeezed(36, (high - 16 * len(lines)) / 2 + 12.5 + 16 * at, line, SIZE, INK, wide - 42)
        for at, line in enumerate(lines)
    ]
    ring = (
        rect(-1.5, -1.5, wide + 3, high + 3, "none", rx=4, stroke=edge, stroke_width=2)
        if edge
        else ""
    )
    return frame + band + "".join(texts) + ring, high
