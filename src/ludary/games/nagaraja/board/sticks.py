"""The stage of a round: the room that is fought for on an altar, and on either side a mat with a
player's sticks as they fell.

Sticks that show the same lie together, since one chooses among them so; their angles follow from
the round, and do not change.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from ludary.games.nagaraja import spots
from ludary.games.nagaraja.board.cards import backs, chip
from ludary.games.nagaraja.board.jade import (
    CELL,
    EMBER,
    GOLD,
    INK,
    IVORY,
    LEAST_FONT,
    NIGHT,
    SHINE,
    WHITE,
)
from ludary.games.nagaraja.board.pieces import LENGTHS, THICK, snake, stick, stick_words
from ludary.games.nagaraja.board.rooms import room
from ludary.games.nagaraja.board.stone import SEATS, filled, seat_sign
from ludary.games.nagaraja.box import Box
from ludary.games.nagaraja.cards import COLOURS, RESULTS, Colour
from ludary.games.nagaraja.reckoning import fate_total, nagas
from ludary.games.nagaraja.state import SEATS as PLAYERS
from ludary.games.nagaraja.state import State
from ludary.games.nagaraja.text.names import cards_in, count, room_name
from ludary.kit import NOBODY, Game
from ludary.kit.picture import circle, fitted, group, label, path, rect, squeezed, tag, tip

EDGE, GAP = 8, 6
ALTAR = 100  # how wide the middle is
ROOMY = 200  # the width of a mat from which on all words fit
HEAD = 56  # height of a mat's name and sums
LARGER = 1.3  # the room on the altar
MATS = ("#2a1e0f", "#12212c")
ANGLES = (-19, 12, -7, 18, -14, 6, -22, 10, -4, 21, -11)
PETAL = "M0 -7C7 -12 7 -18 0 -23C-7 -18 -7 -12 0 -7Z"  # of the lotus that is woven into mats
SHOWN = 4  # sticks of a kind that are drawn; the number says how many there are
SIZES = (1.4, 1.3, 1.2, 1.1, 1.0, 0.9, 0.8, 0.7, 0.6, 0.5)  # of sticks, by the room that there is
STEP = 17  # from one stick of a heap to the next


class Heap(NamedTuple):
    """Sticks of a colour that show the same, and the room that they take."""

    colour: int
    result: int
    number: int

    @property
    def drawn(self) -> int:
        return min(self.number, SHOWN)

    @property
    def wide(self) -> float:
        return LENGTHS[Colour(self.colour)] + 8.0 + (36 if self.number > SHOWN else 0)

    @property
    def high(self) -> float:
        return THICK + 16.0 + STEP * (self.drawn - 1)


def stage(
    game: Game[Box], s: State, seat: int, names: Sequence[str], wide: float, high: float
) -> Iterator[str]:
    """The mats, one's own at the left, and the altar between them, within a height."""
    each = (wide - 2 * EDGE - ALTAR - 2 * GAP) / 2
    own, other = (seat, 1 - seat) if seat != NOBODY else range(PLAYERS)
    yield circle(wide / 2, high / 2 - 10, 78, filled("halo", "none"))
    yield group(
        _mat(own, each, high - 2 * EDGE),
        *_throw(game, s, own, names, each, high - 2 * EDGE),
        at=(EDGE, EDGE),
    )
    sticks = (
        player.sticks[colour, result]
        for player in s.players
        for colour in range(COLOURS)
        for result in range(RESULTS)
    )
    thrown = any(sticks) or any(player.bonus for player in s.players)
    yield group(_altar(game, s), at=(wide / 2, high / 2), scale=1.0 if thrown else 1.25)
    yield group(
        _mat(other, each, high - 2 * EDGE),
        *_throw(game, s, other, names, each, high - 2 * EDGE),
        at=(wide - EDGE - each, EDGE),
    )


@lru_cache(64)
def _mat(owner: int, wide: float, high: float) -> str:
    """A woven mat with a stitched edge in the colour of the owner's stones."""
    _, joint, edge = SEATS[owner % len(SEATS)]
    cloth = rect(0, 0, wide, high, MATS[owner % len(MATS)], rx=12, stroke=joint, stroke_width=3)
    stitches = rect(
        4.5,
        4.5,
        wide - 9,
        high - 9,
        "none",
        rx=9,
        stroke=edge,
        stroke_width=1.4,
        stroke_dasharray="7 5",
        stroke_opacity=0.8,
    )
    woven = {"stroke": edge, "stroke_width": 1.3, "stroke_dasharray": "2.500 1.200"}
    petals = [
        tag("path", d=PETAL, fill=edge, fill_opacity=0.16, transform=f"rotate({45 * at})", **woven)
        for at in range(8)
    ]
    lotus = group(
        *petals,
        circle(0, 0, 5, "none", **woven),
        circle(0, 0, 27, "none", **woven),
        at=(0, 0),
        scale=min(wide, high - HEAD) / 66,
    )
    return cloth + stitches + group(lotus, at=(wide / 2, (HEAD + high) / 2), opacity=0.75)


def _altar(game: Game[Box], s: State) -> str:
    """The room that is fought for, around (0, 0)."""
    side = CELL * LARGER
    block = path(
        f"M{-side / 2 - 6} {side / 2 - 12}H{side / 2 + 6}L{side / 2 + 10}"
        f" {side / 2 - 2}H{-side / 2 - 10}Z",
        "#3a5a4e",
        stroke=INK,
    )
    tile = (
        room(game, int(s.tile), 0, bool(s.tile_amulet))
        if s.tile
        else rect(0, 0, CELL, CELL, filled("dark", NIGHT), stroke="#3a5a4e")
    )
    name = room_name(game, s.tile) if s.tile else "no room"
    words = squeezed(
        0,
        side / 2 + 14,
        name,
        LEAST_FONT,
        SHINE,
        ALTAR * 0.8,
        text_anchor="middle",
        font_weight="bold",
    )
    return (
        block
        + group(tile, at=(-side / 2, -side / 2 - 10), scale=LARGER, data_spot=spots.TILE())
        + words
    )


def _throw(
    game: Game[Box], s: State, owner: int, names: Sequence[str], wide: float, high: float
) -> Iterator[str]:
    """The owner, with sums and sticks, or with the cards that are selected."""
    player = s.players[owner]
    yield seat_sign(owner, 17, 17) + label(
        28, 22, fitted(names[owner], LEAST_FONT, wide - 36), LEAST_FONT, WHITE, font_weight="bold"
    )
    heaps = [
        Heap(c, r, player.sticks[c, r])
        for c in range(COLOURS)
        for r in range(RESULTS)
        if player.sticks[c, r]
    ]
    if heaps or player.bonus:
        yield _sums(game, s, owner, wide)
        yield group(*_fallen(s, owner, heaps, wide - 16, high - HEAD - 6), at=(8, HEAD))
    elif player.selected_count:
        yield _selected(game, s, owner, names, wide, high)


def _sums(game: Game[Box], s: State, owner: int, wide: float) -> str:
    """Fate points, in gold for the player who is ahead, and nagas."""
    total = fate_total(game, s, owner)
    snakes = nagas(game, s, owner)
    bonus = int(s.players[owner].bonus)
    rival = fate_total(game, s, 1 - owner)
    colour = GOLD if total > rival or (total == rival and s.guide == owner) else IVORY
    number = label(10, 50, str(total), 29, colour, font_weight="bold")
    left, right = 16 + 19 * len(str(total)), wide - 10
    many = count(snakes, "naga") if wide > ROOMY else f"×{snakes}"
    serpents_at = right - (84 if wide > ROOMY else 57)
    words = f"{'point' if total == 1 else 'points'}{f' (+{bonus})' if bonus else ''}"
    points = squeezed(left, 48, words, LEAST_FONT, colour, serpents_at - left - 5)
    serpents = group(rect(0, 0, 27, 19, "#d9c7ec", rx=4), snake(1.5, 0.5), at=(serpents_at, 33))
    written = squeezed(serpents_at + 31, 48, many, LEAST_FONT, WHITE, right - serpents_at - 30)
    by_cards = f" ({total - bonus} + {bonus} by cards)" if bonus else ""
    return group(
        tip(f"{count(total, 'fate point')}{by_cards}, {count(snakes, 'naga')}"),
        number,
        points,
        serpents,
        written,
    )


def _selected(
    game: Game[Box], s: State, owner: int, names: Sequence[str], wide: float, high: float
) -> str:
    """The cards that lie ready to be revealed: by name for their owner, from behind for the
    other.
    """
    player, across, down = s.players[owner], wide - 20, high - HEAD - 8
    words = f"{count(player.selected_count, 'card')} selected"
    if player.selected:
        columns = 1 if across < 220 or len(cards_in(player.selected)) == 1 else 2
        each = (min(across, 200.0) if columns == 1 else across - 5) / columns
        drawn = [chip(game, number, each) for number in cards_in(player.selected)]
        parts = [
            group(one, at=(at % columns * (each + 5), at // columns * 42))
            for at, one in enumerate(drawn)
        ]
        lying, tall = "".join(parts), 42.0 * -(-len(drawn) // columns)
    else:
        lying, tall = backs(int(player.selected_count), across)
    scale = min(1.0, down / tall)
    ground = rect(0, 0, across, down, "none", pointer_events="all")
    cards = group(ground, group(lying, at=(0, 0), scale=scale), at=(10, HEAD))
    title = squeezed(12, 46, words, LEAST_FONT, SHINE, across)
    return group(
        tip(f"{names[owner]} has selected {words.removesuffix(' selected')}"),
        title,
        cards,
        data_spot=spots.READY() if owner == s.actor else None,
    )


def _fallen(s: State, owner: int, heaps: Sequence[Heap], wide: float, high: float) -> Iterator[str]:
    """All heaps, as large as there is room, in rows around the middle."""
    scale, rows = _rows(tuple(heaps), wide, high)
    y = (high / scale - sum(max(heap.high for heap in row) for row in rows)) / 2
    for row in rows:
        tall = max(heap.high for heap in row)
        x = (wide / scale - sum(heap.wide for heap in row)) / 2
        for heap in row:
            aimed = owner == 1 - s.activator and s.aimed_sticks[heap.colour, heap.result] > 0
            at = (x * scale, (y + (tall - heap.high) / 2) * scale)
            yield group(
                _heap(heap, (int(s.rounds) * 5 + owner * 3) % len(ANGLES), aimed),
                at=at,
                scale=scale,
                data_spot=spots.STICK(owner, heap.colour, heap.result),
            )
            x += heap.wide
        y += tall


@lru_cache(256)
def _rows(heaps: tuple[Heap, ...], wide: float, high: float) -> tuple[float, list[list[Heap]]]:
    """Return the largest size at which the heaps fit, and the heaps by row."""
    for scale in SIZES:
        rows = _broken(heaps, wide / scale)
        if sum(max(heap.high for heap in row) for row in rows) <= high / scale:
            break
    return scale, rows


def _broken(heaps: tuple[Heap, ...], wide: float) -> list[list[Heap]]:
    """Heaps in rows of a width."""
    rows: list[list[Heap]] = []
    for heap in heaps:
        if rows and sum(one.wide for one in rows[-1]) + heap.wide <= wide:
            rows[-1].append(heap)
        else:
            rows.append([heap])
    return rows


@lru_cache(512)
def _heap(heap: Heap, turn: int, aimed: bool) -> str:
    """Sticks over each other as they fell."""
    ground = rect(0, 0, heap.wide, heap.high, "none", rx=6, pointer_events="all")
    parts, middle = [], LENGTHS[Colour(heap.colour)] / 2 + 4
    for at in range(heap.drawn):
        seed = turn + heap.colour * 4 + heap.result * 3 + at
        angle = ANGLES[seed % len(ANGLES)]
        x = middle + seed * 5 % 9 - 4
        y = heap.high / 2 + STEP * (at - (heap.drawn - 1) / 2)
        parts.append(
            tag(
                "g",
                stick(heap.colour, heap.result),
                transform=f"translate({x:g} {y:g}) rotate({angle})",
            )
        )
    if heap.number > SHOWN:
        parts.append(
            label(
                heap.wide - 34,
                heap.high / 2 + 7,
                f"×{heap.number}",
                LEAST_FONT * 1.3,
                WHITE,
                font_weight="bold",
            )
        )
    chosen = (
        rect(1, 1, heap.wide - 2, heap.high - 2, "none", rx=6, stroke=EMBER, stroke_width=3)
        if aimed
        else ""
    )
    return tip(stick_words(*heap)) + ground + "".join(parts) + chosen
