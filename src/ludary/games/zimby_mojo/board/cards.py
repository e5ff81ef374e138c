"""The hand: one's scrolls as parchments, or those among which one has to choose; and the piles,
with who wears the Crown.
"""

from collections.abc import Iterator
from math import ceil

from ludary.games.zimby_mojo.board.drawings.emblems import BLADES
from ludary.games.zimby_mojo.board.drawings.masks import INK
from ludary.games.zimby_mojo.board.drawings.parchment import SHADE, SIZE, WIDE, scroll, sheet
from ludary.games.zimby_mojo.board.pieces import crown, king
from ludary.games.zimby_mojo.board.tiles import WHITE
from ludary.games.zimby_mojo.board.tribes import WOOD, WORDS
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import NOWHERE
from ludary.games.zimby_mojo.reckoning import crown_burden
from ludary.games.zimby_mojo.spots import DIG, DISCARD, LIBRARY, OFFERED, SCROLL, THRONE
from ludary.games.zimby_mojo.state import Phase, State
from ludary.games.zimby_mojo.text.describe import hand_names, offered_to
from ludary.games.zimby_mojo.text.names import count
from ludary.kit import NOBODY, Game, Row
from ludary.kit.picture import Panel, Role, group, label, path, rect, squeezed, tip

ACROSS, HAND, MOST_HAND, PILES = 290, 256, 316, 46  # width of the panels, and their heights
LOW = (520.0, 172.0)  # size of the hand below the map
SLOTS = 10  # layers for a scroll each; those beyond share one
TITLE, GAP = 19, 5
LOWEST, HIGHEST = 18.0, 80.0  # of a scroll


def hand(game: Game[Box], s: State, seat: int, high: float) -> Panel:
    """The hand beside the map, so high; it is swiped where the window is narrow."""
    row = max(ACROSS, len(_held(s, seat)[1]) * (WIDE + GAP)), TITLE + HIGHEST + 2
    return Panel(
        "hand",
        "Your scrolls",
        ACROSS,
        high,
        _in_rows(game, s, seat, ACROSS, high, 2),
        Role.HAND,
        SIZE,
        strip=True,
        row=row,
    )


def low_hand(game: Game[Box], s: State, seat: int) -> Panel:
    """The hand below the map."""
    return Panel(
        "hand-low",
        "Your scrolls",
        *LOW,
        _in_rows(game, s, seat, *LOW, 3),
        Role.HAND,
        SIZE,
        shape_of="hand",
    )


def _in_rows(
    game: Game[Box], s: State, seat: int, across: float, room: float, columns: int
) -> tuple[str, ...]:
    """A title, then each scroll as a layer, as high as there is room for.

    There are as many layers whatever one holds.
    """
    title, held = _held(s, seat)
    rows, wide = ceil(len(held) / columns), (across - GAP * (columns - 1)) / columns
    high = max(LOWEST, min(HIGHEST, (room - TITLE - GAP * max(0, rows - 1)) / max(1, rows)))
    places = (
        (at % columns * (wide + GAP), TITLE + at // columns * (high + GAP))
        for at in range(len(held))
    )
    shown = [
        group(
            scroll(game, number, copies, spot, high, wide),
            at=at,
            data_strip=f"{place * (WIDE + GAP)} {TITLE}",
        )
        for place, ((number, copies, spot), at) in enumerate(zip(held, places, strict=True))
    ]
    slots = [*shown[:SLOTS], *[""] * (SLOTS - len(shown)), "".join(shown[SLOTS:])]
    return (label(1, 14.5, title, 15, WHITE, font_weight="bold"), *slots)


def _held(s: State, seat: int) -> tuple[str, list[tuple[int, int, str]]]:
    """The panel of the hand: scrolls with their copies and spots."""
    if seat == NOBODY:
        return "Hands are hidden", []
    if s.phase == Phase.DIG and s.actor == seat:
        return "The discard pile: take one", [
            (number, copies, DIG(number)) for number, copies in _copies(s.discard)
        ]
    offered = [(number, 1, OFFERED(number)) for number in sorted(set(offered_to(s, seat)))]
    held = [(number, copies, SCROLL(number)) for number, copies in _copies(s.shamans[seat].hand)]
    title = f"Your hand: {count(s.shamans[seat].hand_count, 'scroll')}"
    return ("Keep one of the first two" if offered else title), offered + held


def _copies(held: Row) -> Iterator[tuple[int, int]]:
    return ((number, copies) for number, copies in enumerate(held.tolist()) if copies > 0)


def piles(game: Game[Box], s: State) -> tuple[str, ...]:
    """The library, what has been discarded, and the King, or where his Crown is."""
    return _library(int(s.library_count)), _discarded(game, s), _king(game, s)


def _cell(x: float, wide: float, sign: str, first: str, second: str, words: str, spot: str) -> str:
    ground = rect(0.75, 0.75, wide - 1.5, PILES - 1.5, WOOD, rx=7, stroke="#6b4a3a", stroke_width=1)
    texts = squeezed(37, 19, first, SIZE, WORDS, wide - 45) + label(
        37, 37, second, SIZE, WHITE, font_weight="bold"
    )
    return group(
        tip(words), ground, group(sign, at=(19, PILES / 2)), texts, at=(x, 0), data_spot=spot
    )


def _library(left: int) -> str:
    backs = "".join(
        group(sheet(26, 34, SHADE), at=(-13 - 2 * at, -17 - 2 * at + 2)) for at in range(2)
    ) + group(sheet(26, 34, "#6a3f8f"), at=(-15, -18))
    eye = path("M-10-1q8-8 16 0q-8 8-16 0z", "#f0e3ff", stroke=INK, stroke_width=0.8) + path(
        "M-4.5-1a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z", INK
    )
    return _cell(
        0, 90, backs + eye, "Library", str(left), f"the library: {count(left, 'scroll')}", LIBRARY()
    )


def _discarded(game: Game[Box], s: State) -> str:
    names, number = hand_names(game, s.discard), int(sum(s.discard))
    bowl = path(
        "M-14 0h28c0 9-6 14-14 14s-14-5-14-14z", "#7a4a2a", stroke=INK, stroke_width=1
    ) + path("M-9-9l7-4 2 13h-7zM3-11l7 3-3 8h-6z", SHADE, stroke=INK, stroke_width=0.9)
    return _cell(
        94,
        98,
        bowl,
        "Discards",
        str(number),
        f"discarded: {', '.join(names) or 'nothing'}",
        DISCARD(),
    )


def _king(game: Game[Box], s: State) -> str:
    """The King with his brutality and vitality, or the Crown with its burden."""
    if s.king == NOWHERE:
        weight = crown_burden(game, s)
        sign = path("M0 0m-15 0a15 15 0 1 0 30 0a15 15 0 1 0-30 0z", "#4b1022") + crown(0, 1, 1.7)
        return _cell(
            196,
            94,
            sign,
            "Crown",
            f"size +{weight}",
            f"the Crown adds {weight} to the size of its bearer's column",
            THRONE(),
        )
    brutality = game.box.king_brutality + sum(thug.creature != NOWHERE for thug in s.thugs)
    words = f"the King: brutality {brutality}, vitality {game.box.king_vitality}"
    blades = group(BLADES, at=(49, 32), scale=0.7)
    heart = path(
        "M82 39c-9-6-8-12-4-12q3 0 4 3q1-3 4-3c4 0 5 6-4 12z",
        "#e5332f",
        stroke=INK,
        stroke_width=0.9,
    )
    numbers = label(58, 37, str(brutality), SIZE, WHITE, font_weight="bold") + label(
        91, 37, str(game.box.king_vitality), SIZE, WHITE, font_weight="bold"
    )
    return _cell(
        196, 94, group(king(), at=(0, 2), scale=1.6), "The King", "", words, THRONE()
    ) + group(blades, heart, numbers, at=(185, 0))
