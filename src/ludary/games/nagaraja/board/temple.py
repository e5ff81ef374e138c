"""A temple as a picture: three by three cells, entrances below, and nine hiding places around the other sides."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from ludary.games.nagaraja.board.figures import head, serpent
from ludary.games.nagaraja.board.jade import BRIGHT, DARK_GOLD, DEEP, EMBER, GOLD, INK, JADE, LEAST_FONT, NIGHT, SHINE, WHITE, disc
from ludary.games.nagaraja.board.pieces import CELL, RELIC, opens, relic, room, thing, trap
from ludary.games.nagaraja.cards import NO_ROOM
from ludary.games.nagaraja.reckoning import connected, cursed, score
from ludary.games.nagaraja.state import ALL_EYES
from ludary.games.nagaraja.temple import CELL_NAMES, CELLS, COLUMNS, PLACES, ROWS, UPPER_LEFT
from ludary.games.nagaraja.text.describe import aims_at_relics
from ludary.games.nagaraja.text.describe_temple import relic as relic_words
from ludary.games.nagaraja.text.names import count, place_name
from ludary.kit import Game
from ludary.kit.picture import Panel, Role, fitted, group, label, path, rect, tip

GRID = COLUMNS * CELL
WIDE = GRID + 2 * RELIC + 6
LEFT = RELIC + 3  # of the cells
TITLE, LETTERS = 48, 24
HIGH = TITLE + RELIC + GRID + LETTERS
SUN = "M10 0L12.500 6L18 3L15.500 8.500L20 11L14.500 13L16 19L10.500 16L6 20L6 14L0 12L5 9L2 3L8 5.500Z"


def temple(game: Game, s: Any, owner: int, seat: int, names: Sequence[str]) -> Panel:
    """Carved walls, title, cells and relics, a layer each: an action changes few of them."""
    ports = connected(game, s, owner).ports
    cells = [_cell(game, s, owner, cell, opens(ports, cell)) for cell in range(CELLS)]
    known = [relic_words(game, s.temples[owner], place, seat, names) for place in range(PLACES)]
    relics = [_relic(game, s, owner, place, known[place]) for place in range(PLACES)]
    title = group(*_title(game, s, owner, names), id=f"temple-{owner}", data_spot=f"temple-{owner}")
    return Panel(f"temple-{owner}", f"Temple of {names[owner]}", WIDE, HIGH, (_walls(), title, *cells, *relics), Role.MAP, LEAST_FONT)


@lru_cache(1)
def _walls() -> str:
    """Carved jade with two serpents, cells hewn into it, and golden gates with the names of the first cells."""
    top, below, right = TITLE + RELIC, TITLE + RELIC + GRID, LEFT + GRID
    ground = rect(1, 1, WIDE - 2, HIGH - 2, DEEP, rx=10, stroke=GOLD, stroke_width=2)
    line = rect(5, 5, WIDE - 10, HIGH - 10, "none", rx=7, stroke=JADE, stroke_width=1.5)
    steps = "".join(f"M{LEFT - 8 - 9 * k} {top - 5 - 8 * k}H{right + 8 + 9 * k}" for k in range(3))
    bodies = "".join(serpent(f"M{x} {TITLE + 18}Q{x - 8} {TITLE + 60} {x} {TITLE + 100}T{x} {below + 12}", 8) for x in (18, WIDE - 18))
    heads = head(18, TITLE + 14, 1.2) + head(WIDE - 18, TITLE + 14, 1.2)
    frame = rect(LEFT - 4, top - 4, GRID + 8, GRID + 8, GOLD, rx=6, stroke=INK, stroke_width=1.5) + rect(
        LEFT - 2, top - 2, GRID + 4, GRID + 4, NIGHT, rx=4
    )
    lotus = "M25.500 12Q32 20 25.500 26Q19 20 25.500 12ZM25.500 26Q34 18 38 26Q33 33 25.500 26ZM25.500 26Q17 18 13 26Q18 33 25.500 26Z"
    hewn = [
        group(rect(1.5, 1.5, CELL - 3, CELL - 3, DEEP, rx=5), path(lotus, stroke=JADE, stroke_width=1.5), at=cell_at(cell))
        for cell in range(CELLS)
    ]
    gates = [_gate(column, below) for column in range(COLUMNS)]
    return group(ground, line, path(steps, stroke=JADE, stroke_width=2), bodies, heads, frame, *hewn, *gates)


def _gate(column: int, below: float) -> str:
    x = LEFT + (column + 0.5) * CELL
    arrow = path(f"M{x - 22:g} {below + 17:g}L{x - 13:g} {below + 6:g}L{x - 4:g} {below + 17:g}Z", GOLD, stroke=DARK_GOLD)
    return arrow + label(x + 11, below + 18, CELL_NAMES[column], LEAST_FONT, WHITE, text_anchor="middle")


def _title(game: Game, s: Any, owner: int, names: Sequence[str]) -> Iterator[str]:
    """The name, with the scroll of the guide; points, and as many masks as may not all be revealed."""
    hidden, points = s.players[owner].held_count - sum(s.players[owner].held), score(game, s, owner)
    guide = s.guide == owner
    yield label(9, 22, fitted(names[owner], 17, WIDE - (78 if guide else 18)), 17, WHITE, font_weight="bold")
    if guide:
        scroll = rect(0, 0, 60, 20, "#efe0b4", rx=4, stroke=DARK_GOLD, stroke_width=1.5) + label(
            30, 15.5, "guide", LEAST_FONT, INK, text_anchor="middle"
        )
        yield group(scroll, at=(WIDE - 68, 7))
    words = f"{points} + {hidden}?" if hidden else str(points)
    sun = path(SUN, GOLD, stroke=INK) + label(24, 16, words, 17, SHINE, font_weight="bold")
    yield group(tip(count(points, "point")), sun, at=(9, 26))
    limit, found = int(game.box.cursed_limit), cursed(game, s, owner)
    tally = label(-6, 16, f"{found}/{limit}", LEAST_FONT, WHITE, text_anchor="end")
    masks = [_mask(at < found, 22.0 * at) for at in range(min(limit, 4))]
    yield group(tip(f"cursed {found} of {limit}"), tally, *masks, at=(WIDE - 8 - 22 * len(masks), 28))


def _mask(found: bool, x: float) -> str:
    return thing("cursed-mask", x, 0, 18, dark=True) if found else path(disc(x + 9, 9, 7), "none", stroke=BRIGHT, stroke_dasharray="3 2")


def cell_at(cell: int) -> tuple[float, float]:
    return LEFT + cell % COLUMNS * CELL, TITLE + RELIC + (ROWS - 1 - cell // COLUMNS) * CELL


def place_at(place: int) -> tuple[float, float]:
    """Clockwise from the lower left."""
    side, at, inset = place // 3, place % 3, (CELL - RELIC) / 2
    if side == 1:
        x, _ = cell_at(UPPER_LEFT + at)
        return x + inset, TITLE - 1
    row = at if side == 0 else ROWS - 1 - at
    _, y = cell_at(row * COLUMNS)
    return (2 if side == 0 else LEFT + GRID + 1), y + inset


def _cell(game: Game, s: Any, owner: int, cell: int, joined: int) -> str:
    own, spot = s.temples[owner], f"cell-{owner}-{cell}"
    lying = rect(1.5, 1.5, CELL - 3, CELL - 3, "none", rx=5, pointer_events="all")
    if own.rooms[cell] != NO_ROOM:
        lying = room(game, int(own.rooms[cell]), int(own.turns[cell]), bool(own.amulets[cell]), joined)
    elif s.trap_temple == owner and s.trap_cell == cell:
        lying = trap()
    aimed = (owner, cell) in aims(s, "cell", game)
    return group(tip(CELL_NAMES[cell]), lying, _frame(CELL) if aimed else "", at=cell_at(cell), data_spot=spot)


def _relic(game: Game, s: Any, owner: int, place: int, known: str) -> str:
    own, spot = s.temples[owner], f"relic-{owner}-{place}"
    secret = own.seen[place] not in (0, ALL_EYES)
    token = relic(game, int(own.relics[place]), bool(own.up[place]), f"{place_name(place)}: {known}", secret)
    sheet = rect(0, 0, RELIC, RELIC, WHITE, fill_opacity=0)
    aimed = (owner, place) in aims(s, "relic", game)
    return group(sheet, token, _frame(RELIC) if aimed else "", at=place_at(place), data_spot=spot)


def aims(s: Any, kind: str, game: Game) -> list[tuple[int, int]]:
    """Return the targets of the activated card so far, and the cell where a tile is being laid."""
    if (kind == "relic") != (s.activated >= 0 and aims_at_relics(game, s)):
        return []
    return [(s.aim_temple, s.aim), (s.aim_temple_2, s.aim_2)]


def _frame(size: float) -> str:
    """A broken frame for what has been chosen already."""
    return rect(2, 2, size - 4, size - 4, "none", rx=5, stroke=EMBER, stroke_width=5) + rect(
        2, 2, size - 4, size - 4, "none", rx=5, stroke=WHITE, stroke_width=4, stroke_dasharray="7 4"
    )
