"""A temple as a picture: three by three cells, entrances below, and nine hiding places around the other sides."""

from collections.abc import Collection, Iterator, Sequence
from typing import Any

from ludary.core.game import Game
from ludary.core.svg import fitted, group, label, path, rect, tip
from ludary.games.nagaraja.board.pieces import CELL, GOLD, INK, LEAST_FONT, MARK, RELIC, WHITE, opens, relic, room, trap
from ludary.games.nagaraja.cards import NO_ROOM
from ludary.games.nagaraja.reckoning import connected, cursed, score
from ludary.games.nagaraja.state import ALL_EYES
from ludary.games.nagaraja.temple import CELL_NAMES, CELLS, COLUMNS, PLACES, ROWS, UPPER_LEFT
from ludary.games.nagaraja.text.describe import aims_at_relics
from ludary.games.nagaraja.text.describe_temple import relic as relic_words
from ludary.games.nagaraja.text.names import count, place_name

GRID = COLUMNS * CELL
WIDE = GRID + 2 * RELIC
TITLE, LETTERS = 46, 22
HIGH = TITLE + RELIC + GRID + LETTERS


def temple(game: Game, s: Any, owner: int, seat: int, names: Sequence[str], marks: Collection[str]) -> str:
    """Title, relics, cells and entrances."""
    frame = rect(RELIC - 2, TITLE + RELIC - 2, GRID + 4, GRID + 4, INK, rx=6)
    cells = [_cell(game, s, owner, cell, marks) for cell in range(CELLS)]
    known = [relic_words(game, s.temples[owner], place, seat, names) for place in range(PLACES)]
    relics = [_relic(game, s, owner, place, known[place], marks) for place in range(PLACES)]
    return group(*_title(game, s, owner, names), frame, *_entrances(), *cells, *relics, id=f"temple-{owner}")


def _title(game: Game, s: Any, owner: int, names: Sequence[str]) -> Iterator[str]:
    hidden = s.players[owner].held_count - sum(s.players[owner].held)
    points = f"{count(score(game, s, owner), 'point')}{f' + {hidden} ?' if hidden else ''}"
    name = f"{names[owner]} · guide" if s.guide == owner else names[owner]
    yield label(0, 17, fitted(name, 17, WIDE), 17, WHITE, font_weight="bold")
    yield label(0, 37, f"{points}, cursed {cursed(game, s, owner)} of {game.box.cursed_limit}", LEAST_FONT, WHITE)


def _entrances() -> Iterator[str]:
    """Arrows below the first row, with the names of its cells."""
    for column in range(COLUMNS):
        x = RELIC + (column + 0.5) * CELL
        y = TITLE + RELIC + GRID
        yield path(f"M{x - 20:g} {y + 15:g}L{x - 12:g} {y + 4:g}L{x - 4:g} {y + 15:g}Z", GOLD)
        yield label(x + 12, y + 17, CELL_NAMES[column], LEAST_FONT, WHITE, text_anchor="middle")


def cell_at(cell: int) -> tuple[float, float]:
    return RELIC + cell % COLUMNS * CELL, TITLE + RELIC + (ROWS - 1 - cell // COLUMNS) * CELL


def place_at(place: int) -> tuple[float, float]:
    """Clockwise from the lower left."""
    side, at, inset = place // 3, place % 3, (CELL - RELIC) / 2
    if side == 1:
        x, _ = cell_at(UPPER_LEFT + at)
        return x + inset, TITLE
    row = at if side == 0 else ROWS - 1 - at
    _, y = cell_at(row * COLUMNS)
    return (0 if side == 0 else RELIC + GRID), y + inset


def _cell(game: Game, s: Any, owner: int, cell: int, marks: Collection[str]) -> str:
    own, spot = s.temples[owner], f"cell-{owner}-{cell}"
    if own.rooms[cell] != NO_ROOM:
        joined = opens(connected(game, s, owner).ports, cell)
        lying = room(game, own.rooms[cell], own.turns[cell], bool(own.amulets[cell]), joined)
    elif s.trap_temple == owner and s.trap_cell == cell:
        lying = trap()
    else:
        lying = rect(1.5, 1.5, CELL - 3, CELL - 3, "#2c3a42", rx=5)
    aimed = (owner, cell) in aims(s, "cell", game)
    return group(tip(CELL_NAMES[cell]), lying, _frame(CELL, spot in marks, aimed), at=cell_at(cell), data_spot=spot)


def _relic(game: Game, s: Any, owner: int, place: int, known: str, marks: Collection[str]) -> str:
    own, spot = s.temples[owner], f"relic-{owner}-{place}"
    secret = own.seen[place] not in (0, ALL_EYES)
    token = relic(game, own.relics[place], bool(own.up[place]), f"{place_name(place)}: {known}", secret)
    sheet = rect(0, 0, RELIC, RELIC, WHITE, fill_opacity=0)
    aimed = (owner, place) in aims(s, "relic", game)
    return group(sheet, token, _frame(RELIC, spot in marks, aimed), at=place_at(place), data_spot=spot)


def aims(s: Any, kind: str, game: Game) -> list[tuple[int, int]]:
    """Return the targets of the activated card so far, and the cell where a tile is being laid."""
    if (kind == "relic") != (s.activated >= 0 and aims_at_relics(game, s)):
        return []
    return [(s.aim_temple, s.aim), (s.aim_temple_2, s.aim_2)]


def _frame(size: float, marked: bool, aimed: bool) -> str:
    """A frame for what can be chosen, and a thicker, broken one for what has been."""
    if aimed:
        return rect(2, 2, size - 4, size - 4, "none", rx=5, stroke=MARK if marked else WHITE, stroke_width=4, stroke_dasharray="7 4")
    return rect(2, 2, size - 4, size - 4, "none", rx=5, stroke=MARK, stroke_width=4) if marked else ""
