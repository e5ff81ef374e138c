"""Tribal boards: the mask of the tribe, its zimbies and its mojo; one's own large, so that what
pays can be clicked.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import ceil

from ludary.games.zimby_mojo import spots
from ludary.games.zimby_mojo.board.drawings.masks import INK, SPENT, TRIBE_FILLS, mask
from ludary.games.zimby_mojo.board.drawings.parchment import GEM_SHAPE, SIZE
from ludary.games.zimby_mojo.board.map import MARK
from ludary.games.zimby_mojo.board.pieces import MOJO
from ludary.games.zimby_mojo.board.tiles import WHITE
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.reckoning import chanting
from ludary.games.zimby_mojo.spots import BOARD, SHORE, ZIMBY
from ludary.games.zimby_mojo.state import Part, State
from ludary.games.zimby_mojo.text.describe import deeds, hand_words, in_order
from ludary.games.zimby_mojo.text.names import count
from ludary.kit import Game
from ludary.kit.picture import fitted, group, label, path, rect, tip

WIDE, GAP = 290, 5
OWN, FULL, SMALL = (
    86,
    58,
    46,
)  # heights of tribal boards: one's own, others of a few players, others of many
FEW = 3  # players whose boards lie below each other; those of more lie in pairs
WOOD, PLANK, WORDS = "#2c1a1f", "#3b2428", "#f3e8cf"
BAG = "m-5-1c-4 5-4 9 0 9h10c4 0 4-4 0-9zm1-1h8l2-4h-12z"  # the Bag o' Fate: of the first mover
WAVES = "q3-4 6 0t6 0 6 0"  # the Far Shore
NOTE = "m-2 4a2.2 1.8 0 1 0 .1-.1zm2.2 0v-9l5 1.5v2.5l-4-1.2"  # a chant
ROLLED = (  # a scroll
    "m-6-4.5h10a1.5 1.5 0 0 1 1.5 1.5v6a1.5 1.5 0 0 0 1.5 1.5h-10a1.5 1.5 0 0 1-1.5-1.5v-6zm2.5"
    " 3h4m-4 2.6h4"
)


def height(seats: int) -> float:
    """The height of all tribal boards of so many players."""
    others = seats - 1
    rows = others if seats <= FEW else ceil(others / 2)
    return OWN + rows * (GAP + (FULL if seats <= FEW else SMALL))


def tribes(game: Game[Box], s: State, seat: int, who: Sequence[str]) -> tuple[str, ...]:
    """The tribal boards, that of the one who looks first, as layers: what stays, the zimbies and
    the mojo of each.
    """
    parts: list[str] = []
    for place, owner in enumerate(in_order(s, seat)):
        x, y, wide, high = _place(place, s.seats)
        layers = (
            _frame(game, s, owner, who[owner], wide, high),
            _zimbies(s, owner, wide, high),
            _goods(game, s, owner, wide, high),
        )
        parts += [group(layer, at=(x, y)) for layer in layers]
    return tuple(parts)


def _place(place: int, seats: int) -> tuple[float, float, float, float]:
    """The left upper corner of a tribal board, its width and its height."""
    if place == 0:
        return 0, 0, WIDE, OWN
    if seats <= FEW:
        return 0, OWN + GAP + (place - 1) * (FULL + GAP), WIDE, FULL
    wide = (WIDE - GAP) / 2
    return (place - 1) % 2 * (wide + GAP), OWN + GAP + (place - 1) // 2 * (SMALL + GAP), wide, SMALL


def _frame(game: Game[Box], s: State, seat: int, name: str, wide: float, high: float) -> str:
    """The board itself: wood with a band of the tribe's colour, its mask, and the name."""
    own = s.shamans[seat]
    words = (
        f"{name}: {count(own.active, 'active zimby')}, {own.depleted} depleted,"
        f" {count(own.tokens, 'mojo token')}, {own.shore} on the Far Shore;"
        f" {hand_words(game, s, seat)}{deeds(game, s, seat)}"
    )
    first = s.first == seat and s.part != Part.ENTRIES
    return group(
        tip(words),
        _wood(seat, name, wide, high, s.turn_of == seat, s.actor == seat, first),
        data_spot=BOARD(seat),
    )


@lru_cache(256)
def _wood(
    seat: int, name: str, wide: float, high: float, turn: bool, acts: bool, first: bool
) -> str:
    colour = TRIBE_FILLS[seat]
    board = rect(
        1.5,
        1.5,
        wide - 3,
        high - 3,
        PLANK if turn else WOOD,
        rx=7,
        stroke=colour,
        stroke_width=3 if turn else 1.6,
    )
    teeth = path(
        f"M3 {high - 8:g}" + "l5 5 5-5" * int((wide - 6) / 10),
        stroke=colour,
        stroke_width=1,
        opacity=0.45,
    )
    radius = high * (0.33 if high == SMALL else 0.37)
    face = mask(seat, 6 + radius * 1.06, high / 2 - 0.5, radius, True, True)
    left, size, base = (
        (80, 16, 21) if high == OWN else (58, 15, 19) if high == FULL else (42, SIZE, 18)
    )
    mark = path(f"M{left:g} {base - 11:g}l9 5.5-9 5.5z", MARK) if acts else ""
    bag = path(f"M{wide - 13:g} 12{BAG}", "#c98f3d", stroke=INK, stroke_width=0.8) if first else ""
    room = (
        wide
        - left
        - (14 if acts else 4)
        - (78 if high == OWN else 92 if high > SMALL else 10)
        - (22 if first else 0)
    )
    title = label(
        left + (13 if acts else 0), base, fitted(name, size, room), size, WHITE, font_weight="bold"
    )
    return board + teeth + face + mark + title + bag


def _zimbies(s: State, seat: int, wide: float, high: float) -> str:
    """Zimbies in a row: the active ones, those that chant last; then the depleted.

    One's own are spots: so many pay.
    """
    own = s.shamans[seat]
    if high == SMALL:
        return _counts(s, seat)
    left, step, y, radius = (89, 23.5, 42.0, 10.0) if high == OWN else (66, 18.2, 38.0, 7.8)
    total, chants = own.active + own.depleted, chanting(s, seat)
    step = min(step, 7 * step / max(1, total - 1))
    parts = []
    for at in range(total):
        face = mask(seat, round(left + at * step, 1), y, radius, at < own.active)
        note = (
            path(
                f"M{left + at * step + 3:g} {y + 3:g}{NOTE}",
                WHITE,
                stroke="#7b1fa2",
                stroke_width=1.2,
            )
            if own.active - chants <= at < own.active
            else ""
        )
        parts.append(group(face, note, data_spot=ZIMBY(seat, at + 1) if high == OWN else None))
    return "".join(parts)


@lru_cache(2048)
def _count(sign: str, x: float, number: int) -> str:
    return group(sign, label(x + 8.5, 37.5, str(number), SIZE, WORDS))


def _counts(s: State, seat: int) -> str:
    """Numbers instead of pieces, where there is little room: active and depleted zimbies."""
    own = s.shamans[seat]
    note = (
        path(
            f"M{111 if s.first == seat else 131} 13{NOTE}",
            WHITE,
            stroke="#7b1fa2",
            stroke_width=1.2,
        )
        if chanting(s, seat)
        else ""
    )
    return (
        _count(mask(seat, 46, 32.5, 6), 46, int(own.active))
        + note
        + _count(mask(seat, 69, 32.5, 6, False), 69, int(own.depleted))
    )


def _goods(game: Game[Box], s: State, seat: int, wide: float, high: float) -> str:
    """Mojo tokens, the active ones bright, with the mojo of eaten zimbies; zimbies on the Far
    Shore; scrolls.
    """
    own = s.shamans[seat]
    if high == SMALL:
        gem = path("M92 32.5m0-7l6 7-6 7-6-7z", MOJO, stroke=INK, stroke_width=0.8)
        rolled = path(f"M115 32.5{ROLLED}", "#f1e4c3", stroke=INK, stroke_width=0.9)
        return group(
            _count(gem, 92, int(own.tokens + own.pool)), data_spot=spots.MOJO(seat)
        ) + _count(rolled, 115, int(own.hand_count))
    mojo = group(
        _mojo(game.box.mojo_tokens, int(own.tokens), int(own.pool), high == OWN),
        data_spot=spots.MOJO(seat),
    )
    right = wide - (26 if s.first == seat and s.part != Part.ENTRIES else 9)
    if high == OWN:
        scrolls = label(right, 21, count(own.hand_count, "scroll"), SIZE, WORDS, text_anchor="end")
        return mojo + scrolls + _shore(seat, wide - 9, 71, f"Far Shore {own.shore}", 100)
    rolled = path(f"M{right - 25:g} 14{ROLLED}", "#f1e4c3", stroke=INK, stroke_width=0.9)
    scrolls = group(
        tip(count(own.hand_count, "scroll")),
        rolled,
        label(right, 19, str(own.hand_count), SIZE, WORDS, text_anchor="end"),
    )
    return mojo + scrolls + _shore(seat, right - 40, 19, str(own.shore), 18)


def _shore(seat: int, right: float, y: float, words: str, wide: float) -> str:
    """The zimbies on the Far Shore, behind its waves."""
    left = right - wide - 22
    waves = path(f"M{left + 1:g} {y - 7:g}{WAVES}m-18 5{WAVES}", stroke="#7fb2ff", stroke_width=1.6)
    sea = rect(left, y - 16, wide + 22, 22, WHITE, fill_opacity=0, rx=4)
    return group(
        tip("the Far Shore"),
        sea,
        waves,
        label(right, y, words, SIZE, WORDS, text_anchor="end"),
        data_spot=SHORE(seat),
    )


@lru_cache(256)
def _mojo(total: int, tokens: int, pool: int, own: bool) -> str:
    left, step, y, scale = (88, 15.0, 66, 0.8) if own else (214, 12.5, 38, 0.72)
    step = min(step, 4 * step / max(1, total))
    gems = [
        group(
            path(
                f"M0 0{GEM_SHAPE}",
                MOJO if at < tokens else SPENT,
                stroke=INK if at < tokens else MOJO,
                stroke_width=1,
            ),
            at=(left + at * step, y),
            scale=scale,
        )
        for at in range(total)
    ]
    more = (
        label(left + total * step - 4, y + 5, f"+{pool}", SIZE, MOJO, font_weight="bold")
        if pool
        else ""
    )
    sheet = rect(left - 9, y - 10, total * step + (20 if pool else 2), 20, WHITE, fill_opacity=0)
    return sheet + "".join(gems) + more
