"""A temple as a picture: three by three cells, entrances below, and nine hiding places around the
other sides.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from ludary.games.nagaraja import spots
from ludary.games.nagaraja.board.jade import (
    CELL,
    EMBER,
    GOLD,
    INK,
    JADE,
    LEAST_FONT,
    NIGHT,
    RELIC,
    SHINE,
    WHITE,
)
from ludary.games.nagaraja.board.patterns import patterns, placed
from ludary.games.nagaraja.board.pieces import OBJECTS, relic, thing
from ludary.games.nagaraja.board.rooms import opens, room, trap
from ludary.games.nagaraja.board.stone import SEATS, filled, paints, seat_sign
from ludary.games.nagaraja.box import Box
from ludary.games.nagaraja.cards import NO_ROOM
from ludary.games.nagaraja.reckoning import connected, cursed, score
from ludary.games.nagaraja.state import ALL_EYES, State
from ludary.games.nagaraja.temple import CELL_NAMES, CELLS, COLUMNS, PLACES, ROWS, UPPER_LEFT
from ludary.games.nagaraja.text.describe import aims_at_relics
from ludary.games.nagaraja.text.describe_temple import relic as relic_words
from ludary.games.nagaraja.text.names import count, place_name
from ludary.kit import Game
from ludary.kit.picture import Panel, Role, circle, fitted, group, label, path, rect, tag, tip

GRID = COLUMNS * CELL
WIDE = GRID + 2 * RELIC + 6
LEFT = RELIC + 3  # of the cells
TITLE, LETTERS = 48, 24
TOP, BELOW, RIGHT = TITLE + RELIC, TITLE + RELIC + GRID, LEFT + GRID  # of the cells
HIGH = BELOW + LETTERS
SUN = (
    "M10 0L12.500 6L18 3L15.500 8.500L20 11L14.500 13L16 19L10.500 16L6 20L6 14L0 12L5 9L2 3L8"
    " 5.500Z"
)
MEANDER = "M6 46.500H221"
FERN = (
    "M17 23C15 15 10 9 2 8C3 15 9 21 15 23ZM17 23C17 13 15 6 19 1C24 8 22 16 19 23ZM19 23C21 16 27"
    " 11 34 11C33 17 26 22 20 23Z"
)


def temple(game: Game[Box], s: State, owner: int, seat: int, names: Sequence[str]) -> Panel:
    """Walls, light, title, cells and relics, a layer each: an action changes few of them."""
    ports = connected(game, s, owner).ports
    cells = [_cell(game, s, owner, cell, opens(ports, cell)) for cell in range(CELLS)]
    known = [relic_words(game, s.temples[owner], place, seat, names) for place in range(PLACES)]
    relics = [_relic(game, s, owner, place, known[place]) for place in range(PLACES)]
    title = group(
        *_title(game, s, owner, names), id=f"temple-{owner}", data_spot=spots.TEMPLE(owner)
    )
    layers = _walls(owner), _light(game, s, owner), title, *cells, *relics
    return Panel(
        f"temple-{owner}", f"Temple of {names[owner]}", WIDE, HIGH, layers, Role.MAP, LEAST_FONT
    )


@lru_cache(2)
def _walls(owner: int) -> str:
    """A temple of the owner's stone under the night sky, open from above: towers with serpents,
    niches, torches, cells and gates.
    """
    stone, joint, edge = SEATS[owner % len(SEATS)]
    wall = filled(f"wall-{owner % len(SEATS)}", stone)
    sky = rect(0, 0, WIDE, HIGH, filled("night", NIGHT), rx=10)
    building = rect(0, 0, WIDE, BELOW + 2, wall, rx=8, stroke=joint, stroke_width=2)
    lit = path(f"M1.500 {BELOW}V8Q1.500 1.500 8 1.500H{WIDE - 2}", stroke=edge, stroke_width=2)
    lintel = rect(4, 3.5, WIDE - 8, 41, "#0a1714", rx=6, stroke=joint, stroke_width=2) + path(
        MEANDER, stroke=edge, stroke_width=1.3
    )
    towers = "".join(
        circle(x, 65, 17, joint, stroke=edge, stroke_width=1.5)
        + placed("guardian", JADE, x - 16, 48.5)
        for x in (18.0, WIDE - 18.0)
    )
    niches = "".join(_niche(*place_at(place), joint, edge) for place in range(PLACES))
    torches = "".join(placed("torch", "none", x - 14, y - 17) for x, y in TORCHES)
    court = rect(
        LEFT - 3, TOP - 3, GRID + 6, GRID + 6, "#04100d", rx=2, stroke=joint, stroke_width=2
    )
    cells = "".join(placed(f"cell-{cell}", "#12251f", *cell_at(cell)) for cell in range(CELLS))
    earth = rect(0, BELOW + 1, WIDE, LETTERS - 1, "#0a1c16", rx=5) + "".join(
        group(path(FERN, "#1f5c3b", stroke="#3f8f5c", stroke_width=0.8), at=(x, BELOW + 1))
        for x in (0, WIDE - 36)
    )
    gates = "".join(_gate(column, wall, edge) for column in range(COLUMNS))
    defined = tag("defs", *paints(), *patterns()) if owner == 0 else ""
    return group(
        defined, sky, building, lit, lintel, towers, niches, torches, court, cells, earth, gates
    )


TORCHES = (
    *((x, TITLE + 17.0) for x in (LEFT + CELL, LEFT + 2 * CELL)),
    *((x, TOP + CELL * at - 1) for x in (RELIC / 2 + 2, WIDE - RELIC / 2 - 2) for at in (1, 2)),
)


def _niche(x: float, y: float, joint: str, edge: str) -> str:
    """A hiding place in the wall, with a sill in the light."""
    hollow = rect(
        x - 0.5, y - 0.5, RELIC + 1, RELIC + 1, "#060d0b", rx=9, stroke=joint, stroke_width=2.5
    )
    return hollow + path(
        f"M{x + 4} {y + RELIC + 1.3}H{x + RELIC - 4}", stroke=edge, stroke_width=1.5
    )


def _gate(column: int, wall: str, edge: str) -> str:
    """Stairs up to an entrance between two posts, and the name of the first cell."""
    x = LEFT + (column + 0.5) * CELL
    posts = rect(x - 25.5, BELOW - 1, 6, 23, wall, stroke=INK) + rect(
        x + 19.5, BELOW - 1, 6, 23, wall, stroke=INK
    )
    steps = "".join(
        f"M{x - 14 - at:g} {BELOW + 2.5 + 5 * at:g}h{11 + 2 * at}v4.200h{-11 - 2 * at}Z"
        for at in range(4)
    )
    lamp = circle(x - 22.5, BELOW + 3, 9, filled("light", "none")) + circle(
        x - 22.5, BELOW + 3, 2.4, SHINE
    )
    name = label(x + 9, BELOW + 18, CELL_NAMES[column], LEAST_FONT, WHITE, text_anchor="middle")
    return posts + path(steps, edge, stroke=INK, stroke_width=0.8) + lamp + name


def _light(game: Game[Box], s: State, owner: int) -> str:
    """Relics that lie open shine on the stones around."""
    own, half = s.temples[owner], RELIC / 2
    shining = []
    for place in range(PLACES):
        if own.up[place]:
            x, y = place_at(place)
            cursed = bool(game.box.relics[own.relics[place]].cursed)
            shining.append(
                circle(x + half, y + half, 27, filled("ember" if cursed else "light", "none"))
            )
    return group(*shining, pointer_events="none")


def _title(game: Game[Box], s: State, owner: int, names: Sequence[str]) -> Iterator[str]:
    """The name after the seat's sign, with the guide's lantern; points, and as many masks as may
    not all be revealed.
    """
    hidden, points = s.players[owner].held_count - sum(s.players[owner].held), score(game, s, owner)
    guide = s.guide == owner
    yield seat_sign(owner, 15, 15, 1.1)
    yield label(
        27,
        21,
        fitted(names[owner], 17, WIDE - (92 if guide else 36)),
        17,
        WHITE,
        font_weight="bold",
    )
    if guide:
        lantern = path(LANTERN, filled("gold", GOLD), stroke=INK, stroke_width=0.8) + path(
            "M4 10H12V17H4Z", "#fff6c8"
        )
        words = label(-5, 17, "guide", LEAST_FONT / 0.84, SHINE, text_anchor="end")
        yield group(
            tip("guide"),
            circle(8, 12, 14, filled("light", "none")),
            lantern,
            words,
            at=(WIDE - 26, 4.5),
            scale=0.84,
        )
    words = f"{points} + {hidden}?" if hidden else str(points)
    sun = path(SUN, filled("gold", GOLD), stroke=INK) + label(
        26, 16, words, 17, SHINE, font_weight="bold"
    )
    yield group(tip(count(points, "point")), sun, at=(6, 22))
    limit, found = int(game.box.cursed_limit), cursed(game, s, owner)
    tally = label(-6, 15, f"{found}/{limit}", LEAST_FONT, WHITE, text_anchor="end")
    masks = [_mask(at < found, 21.0 * at) for at in range(min(limit, 4))]
    yield group(
        tip(f"cursed {found} of {limit}"), tally, *masks, at=(WIDE - 9 - 21 * len(masks), 23)
    )


LANTERN = "M8 1A3 3 0 1 1 7.900 1ZM4 6H12L14 9V19H2V9ZM1 19H15V22H1Z"


def _mask(found: bool, x: float) -> str:
    """An ember face, or the outline of one."""
    if found:
        return circle(x + 9, 9, 13, filled("ember", "none")) + thing(
            "cursed-mask", x, 0, 18, dark=True
        )
    return group(
        path(
            OBJECTS["cursed-mask"], "none", stroke="#7f9a8f", stroke_width=3, stroke_dasharray="5 4"
        ),
        at=(x, 0),
        scale=18 / 40,
    )


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


def _cell(game: Game[Box], s: State, owner: int, cell: int, joined: int) -> str:
    own = s.temples[owner]
    lying = rect(1.5, 1.5, CELL - 3, CELL - 3, "none", rx=5, pointer_events="all")
    if own.rooms[cell] != NO_ROOM:
        lying = room(
            game, int(own.rooms[cell]), int(own.turns[cell]), bool(own.amulets[cell]), joined
        )
    elif s.trap_temple == owner and s.trap_cell == cell:
        lying = trap()
    aimed = (owner, cell) in aims(s, "cell", game)
    return group(
        tip(CELL_NAMES[cell]),
        lying,
        _frame(CELL) if aimed else "",
        at=cell_at(cell),
        data_spot=spots.CELL(owner, cell),
    )


def _relic(game: Game[Box], s: State, owner: int, place: int, known: str) -> str:
    own = s.temples[owner]
    secret = own.seen[place] not in (0, ALL_EYES)
    token = relic(
        game, int(own.relics[place]), bool(own.up[place]), f"{place_name(place)}: {known}", secret
    )
    sheet = rect(0, 0, RELIC, RELIC, WHITE, fill_opacity=0)
    aimed = (owner, place) in aims(s, "relic", game)
    return group(
        sheet,
        token,
        _frame(RELIC) if aimed else "",
        at=place_at(place),
        data_spot=spots.RELIC(owner, place),
    )


def aims(s: State, kind: str, game: Game[Box]) -> list[tuple[int, int]]:
    """Return the targets of the activated card so far, and the cell where a tile is being laid."""
    if (kind == "relic") != (s.activated >= 0 and aims_at_relics(game, s)):
        return []
    return [(s.aim_temple, s.aim), (s.aim_temple_2, s.aim_2)]


def _frame(size: float) -> str:
    """A broken frame for what has been chosen already."""
    return rect(2, 2, size - 4, size - 4, "none", rx=5, stroke=EMBER, stroke_width=5) + rect(
        2, 2, size - 4, size - 4, "none", rx=5, stroke=WHITE, stroke_width=4, stroke_dasharray="7 4"
    )
