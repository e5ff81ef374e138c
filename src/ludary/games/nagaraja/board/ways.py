"""The ways of laying a room as a picture: side by side, each with what it would reveal, collect and
cover.
"""

import re
from collections.abc import Iterator, Sequence

from ludary.games.nagaraja import spots
from ludary.games.nagaraja.board.cards import GAP, LINE, Part
from ludary.games.nagaraja.board.jade import BRIGHT, CELL, LEAST_FONT, NIGHT, RELIC, WHITE
from ludary.games.nagaraja.board.pieces import relic
from ludary.games.nagaraja.board.rooms import gem, opens, room
from ludary.games.nagaraja.box import Box
from ludary.games.nagaraja.state import Phase, State
from ludary.games.nagaraja.temple import CELL_NAMES, PLACE_NAMES
from ludary.games.nagaraja.text.names import room_name
from ludary.games.nagaraja.text.previews import (
    Change,
    if_laid,
    relic_at,
    room_laid,
    way_in_words,
    ways_to_lay,
)
from ludary.kit import Game
from ludary.kit.picture import group, label, rect, squeezed, tip

BETWEEN, INSET, LARGER, ABOVE = 9, 6, 1.3, 4
WIDEST = 140
HEADING, ROW = 20, RELIC + 4
PIECE = re.compile(' data-piece="[^"]*"')


def ways(game: Game[Box], s: State, names: Sequence[str], wide: float) -> Iterator[Part]:
    """Nothing unless a room is being laid or pivoted."""
    turns = ways_to_lay(game, s)
    if not turns:
        return
    each = min(WIDEST, (wide - BETWEEN * (len(turns) - 1)) / len(turns))
    drawn = [_way(game, s, turn, each) for turn in turns]
    high = max(height for _, height in drawn)
    parts = [
        group(
            _ground(each, high),
            picture,
            at=(at * (each + BETWEEN), ABOVE),
            data_spot=spots.TURN(turn),
        )
        for at, (turn, (picture, _)) in enumerate(zip(turns, drawn, strict=True))
    ]
    text = (
        f"Ways to lay the {room_name(game, room_laid(s))} at {CELL_NAMES[s.aim]} of"
        f" {names[s.aim_temple]}"
    )
    title = squeezed(0, 16, text, LEAST_FONT, WHITE, wide, font_weight="bold")
    yield title + group(*parts, at=(0, LINE)), high + ABOVE + LINE + GAP


def _ground(wide: float, high: float) -> str:
    return rect(2, 2, wide - 4, high - 4, NIGHT, rx=8, stroke=BRIGHT, stroke_width=1.5)


def _way(game: Game[Box], s: State, turn: int, wide: float) -> Part:
    """The room as it would lie, with golden paths where it would be joined to an entrance; below,
    what comes of it.
    """
    change, owner = if_laid(game, s, turn), s.temples[s.aim_temple]
    amulet = bool(owner.amulets[s.aim] if s.phase == Phase.PIVOT else s.tile_amulet)
    lying = room(game, room_laid(s), turn, amulet, opens(change.joined, s.aim))
    parts = [group(PIECE.sub("", lying), at=((wide - LARGER * CELL) / 2, INSET), scale=LARGER)]
    y = INSET + LARGER * CELL + 4
    for heading, rows in _outcomes(game, change, wide - 2 * INSET):
        parts.append(label(INSET, y + 14, heading, LEAST_FONT, WHITE, font_weight="bold"))
        parts += [group(row, at=(INSET, y + HEADING + ROW * at)) for at, row in enumerate(rows)]
        y += HEADING + ROW * len(rows)
    return group(tip(way_in_words(game, s, turn)), *parts), y + INSET


def _outcomes(game: Game[Box], change: Change, wide: float) -> Iterator[tuple[str, list[str]]]:
    """Headings with what stands below them, in the order of the words."""
    if change.opened:
        yield (
            "reveals",
            [_relic(game, change, place, True, wide) for place in sorted(change.opened)],
        )
    if change.amulets:
        yield (
            "collects",
            [group(gem(10, 15), label(23, 20, f"×{len(change.amulets)}", LEAST_FONT, WHITE))],
        )
    if change.broken:
        yield (
            "covers",
            [_relic(game, change, place, False, wide) for place in sorted(change.broken)],
        )


def _relic(game: Game[Box], change: Change, place: int, up: bool, wide: float) -> str:
    """The token, and its hiding place in two words."""
    kind = change.relics[place]
    token = PIECE.sub("", relic(game, kind, up, relic_at(game, kind, place), secret=False))
    words, left = PLACE_NAMES[place].split("-"), RELIC + 4
    lines = [
        squeezed(left, 14 + 17 * at, word, LEAST_FONT, WHITE, wide - left)
        for at, word in enumerate(words)
    ]
    return token + "".join(lines)
