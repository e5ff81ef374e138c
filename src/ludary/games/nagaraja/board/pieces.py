"""Rooms, relics, sticks and amulets as pictures. What colour tells, shape or number tells too."""

from functools import lru_cache

from ludary.games.nagaraja.board.jade import (
    BRIGHT,
    DARK_GOLD,
    DEEP,
    EMBER,
    GOLD,
    INK,
    IVORY,
    JADE,
    LEAST_FONT,
    NAGA,
    OBSIDIAN,
    PALE,
    SAND,
    SHINE,
    WHITE,
    both,
    disc,
    pair,
)
from ludary.games.nagaraja.cards import NAGA as SHOWS_NAGA
from ludary.games.nagaraja.cards import UNSEEN, Colour, Power
from ludary.games.nagaraja.temple import SIDES
from ludary.games.nagaraja.text.names import COLOUR_NAMES, amulet_name, count, relic_name
from ludary.games.nagaraja.text.rooms import groups_of, room_words
from ludary.kit import Game
from ludary.kit.picture import circle, group, label, path, rect, tip

CELL, RELIC = 51, 34  # a cell of a temple, a hiding place
NAGA_SIGN = "M2 13C4 3 9 3 11 9S18 15 20 6"  # a snake, in a square of 24 units
SNAKE_HEAD = "M20 2L24 7L17 8Z"
WOODS = {Colour.BROWN: ("#8a5228", IVORY), Colour.WHITE: ("#efe6cc", INK), Colour.GREEN: ("#58b96f", INK)}  # of sticks, and their points
LENGTHS = {Colour.BROWN: 66, Colour.WHITE: 58, Colour.GREEN: 52}
STICK, HEIGHT = 66, 24  # room for a stick
AMULET, AMULET_HIGH = 46, 40
EGG = "M17 1.500C25 1.500 31 14 31 21C31 29 25 32.500 17 32.500C9 32.500 3 29 3 21C3 14 9 1.500 17 1.500Z"
SCALES = "M5 15Q9 20 13 15Q17 20 21 15Q25 20 29 15M4 24Q8 28 13 24Q17 28 21 24Q26 28 30 24M10 8Q13 11 17 8Q21 11 24 8"

MIDDLE = CELL / 2
EDGES = ((MIDDLE, 0.0), (CELL, MIDDLE), (MIDDLE, CELL), (0.0, MIDDLE))  # middle of each side


@lru_cache(512)
def room(game: Game, kind: int, turn: int, amulet: bool, joined: int = 0) -> str:
    """A room tile as it lies; corridors that the sides `joined` to an entrance belong to are golden."""
    corners = "".join(f"M{x} {y}l{dx} 0l{-dx} {dy}Z" for x, dx in ((4, 9), (CELL - 4, -9)) for y, dy in ((4, 9), (CELL - 4, -9)))
    parts = [
        rect(1, 1, CELL - 2, CELL - 2, JADE, rx=5, stroke=INK, stroke_width=1.5),
        rect(3.5, 3.5, CELL - 7, CELL - 7, "none", rx=3, stroke=BRIGHT, stroke_width=1),
        path(corners, BRIGHT, fill_opacity=0.7),
    ]
    words = room_words(game, kind, turn) + (", an amulet in it" if amulet else "")
    for sides, leads in groups_of(game, kind, turn):
        walked = any(joined >> side & 1 for side in sides)
        colour, paving = (GOLD, DARK_GOLD) if walked else (SAND, "#8d8763")
        ways = _ways(sides)
        parts.append(path(ways, stroke=INK, stroke_width=15) + path(ways, stroke=colour, stroke_width=11.5))
        parts.append(path(ways, stroke=paving, stroke_width=11.5, stroke_dasharray="1 5.500"))
        if leads:
            parts.append(_crypt(sides, colour, amulet))
    return group(tip(words), *parts, data_piece=f"room-{kind}")


def _ways(sides: tuple[int, ...]) -> str:
    """A bend is round; a single side ends half way to the middle; all others meet in the middle."""
    if len(sides) == 1:
        ((x, y),) = (EDGES[side] for side in sides)
        return f"M{x:g} {y:g}L{(x + MIDDLE) / 2:g} {(y + MIDDLE) / 2:g}"
    if len(sides) == 2 and sides[1] - sides[0] != 2:
        (x, y), (u, v) = (EDGES[side] for side in sides)
        return f"M{x:g} {y:g}Q{MIDDLE:g} {MIDDLE:g} {u:g} {v:g}"
    return "".join(f"M{EDGES[side][0]:g} {EDGES[side][1]:g}L{MIDDLE:g} {MIDDLE:g}" for side in sides)


def _crypt(sides: tuple[int, ...], colour: str, amulet: bool) -> str:
    """The special location, with or without its amulet: a diamond."""
    x = y = MIDDLE
    if len(sides) == 1:
        x, y = ((EDGES[sides[0]][axis] + MIDDLE) / 2 for axis in (0, 1))
    place = circle(x, y, 10, colour, stroke=INK, stroke_width=2)
    return place + (gem(x, y) if amulet else circle(x, y, 4, DEEP))


def gem(x: float, y: float, size: float = 8) -> str:
    """The cut stone that stands for an amulet nobody has looked at."""
    cut = f"M{x:g} {y - size:g}L{x + size:g} {y:g}L{x:g} {y + size:g}L{x - size:g} {y:g}Z"
    facets = f"M{x - size:g} {y:g}H{x + size:g}M{x:g} {y - size:g}L{x - size / 3:g} {y:g}L{x:g} {y + size:g}L{x + size / 3:g} {y:g}Z"
    return path(cut, "#a55be0", stroke=WHITE, stroke_width=1.5) + path(facets, stroke="#e3c6fa", stroke_width=0.8)


@lru_cache(1)
def trap() -> str:
    """Crossed stakes over a pit."""
    pit = rect(1, 1, CELL - 2, CELL - 2, OBSIDIAN, rx=5, stroke=EMBER, stroke_width=2.5)
    stakes = f"M12 12L{CELL - 12} {CELL - 12}M{CELL - 12} 12L12 {CELL - 12}"
    points = path("M6 20L12 8L18 20ZM33 20L39 8L45 20ZM19 44L25 32L31 44Z", "#8c7a86", stroke=INK)
    crossed = path(stakes, stroke=INK, stroke_width=8, stroke_linecap="round") + path(
        stakes, stroke=EMBER, stroke_width=5, stroke_linecap="round"
    )
    return group(tip("the trap"), pit, points, crossed, data_piece="trap")


OBJECTS = {  # relics and amulets, in a square of 40 units
    "idol": "M20 3C25 3 27 8 26 12L33 20L28 24L27 22V30L32 37H8L13 30V22L12 24L7 20L14 12C13 8 15 3 20 3Z",
    "chalice": "M7 4H33C33 16 29 22 22 23V31L30 37H10L18 31V23C11 22 7 16 7 4Z",
    "crown": "M4 33L2 10L12 19L20 4L28 19L38 10L36 33Z",
    "cursed-mask": "M5 3L14 9H26L35 3L36 20L29 30L25 38L20 34L15 38L11 30L4 20Z",
    "ring": disc(20, 25, 12) + disc(20, 25, 7.5) + "M14 4H26L29 9L20 17L11 9Z",
    "bracelet": disc(20, 20, 17) + disc(20, 20, 11),
    "scarab": "M20 4C24 4 26 7 26 10C33 13 35 22 32 29C29 36 24 38 20 38C16 38 11 36 8 29C5 22 7 13 14 10C14 7 16 4 20 4Z",
    "knot": "M10 8C24 2 36 12 28 22C22 30 8 26 10 16C12 8 28 8 32 18C36 30 22 38 10 33",
}


@lru_cache(128)
def thing(name: str, x: float, y: float, width: float, dark: bool = False) -> str:
    """A golden object, or an obsidian one with eyes of embers; a star for one that only an edition of one's own knows."""
    d = OBJECTS.get(name, "M20 2L25 14L38 15L28 23L32 36L20 28L8 36L12 23L2 15L15 14Z")
    if name == "knot":
        return group(path(d, stroke=INK, stroke_width=9), path(d, stroke=GOLD, stroke_width=5.5), at=(x, y), scale=width / 40)
    fill, edge = (OBSIDIAN, EMBER) if dark else (GOLD, INK)
    body = path(d, fill, stroke=edge, stroke_width=2.4, stroke_linejoin="round", fill_rule="evenodd")
    marks = {
        "idol": path(pair(17, 9, 1.2), INK) + path("M14 26H26M13 31H27", stroke=DARK_GOLD, stroke_width=2),
        "crown": path(disc(20, 25, 3.5) + pair(10, 26, 2.2), "#c0392b", stroke=INK),
        "chalice": path("M12 9C12 14 14 18 17 19", stroke=SHINE, stroke_width=3),
        "scarab": path("M20 12V37M9 19Q20 24 31 19M14 10H26", stroke=INK, stroke_width=2),
        "bracelet": path(disc(20, 6, 3) + disc(20, 34, 3), "#c0392b", stroke=INK),
    }
    eyes = path(both("M10 15L17 18L11 20Z") + "M13 28L16 25L20 28L24 25L27 28L20 31Z", EMBER) if dark else marks.get(name, "")
    return group(body, eyes, at=(x, y), scale=width / 40)


@lru_cache(512)
def relic(game: Game, kind: int, up: bool, words: str, secret: bool) -> str:
    """A token: sacred ones are round, cursed ones have corners; face down it is an egg of scales, with what one knows of it."""
    half, name = RELIC / 2, "hidden" if kind == UNSEEN else str(kind)
    if kind == UNSEEN:
        token = _egg(PALE) + _in_token("?", half, WHITE)
        return group(tip(words), token, _eye(secret), data_piece="relic-hidden")
    row = game.box.relics[kind]
    what = relic_name(game, kind)
    if up:
        ground, edge = ("#4b2350", EMBER) if row.cursed else (DEEP, GOLD)
        corners = "M10 1H24L33 10V24L24 33H10L1 24V10Z"
        shape = (
            path(corners, ground, stroke=edge, stroke_width=2)
            if row.cursed
            else circle(half, half, 16, ground, stroke=edge, stroke_width=2)
        )
        drawn = thing(what.partition(" (")[0].replace(" ", "-"), 3, 2, 24, bool(row.cursed))
        points = circle(25, 25, 8.5, edge, stroke=INK) if not row.cursed else rect(17, 17, 16, 16, edge, rx=2, stroke=INK)
        token = shape + drawn + points + label(25, 30.5, str(row.points), LEAST_FONT, INK, text_anchor="middle", font_weight="bold")
    else:
        token = _egg(EMBER if row.cursed else GOLD) + _in_token(str(row.points), half, WHITE)
        token += path("M12 6L17 1L22 6Z", EMBER, stroke=INK) if row.cursed else ""
    return group(tip(f"{what}, {words}"), token, _eye(secret), data_piece=f"relic-{name}{'' if up else '-down'}")


def _egg(edge: str) -> str:
    return path(EGG, DEEP, stroke=edge, stroke_width=2) + path(SCALES, stroke=JADE, stroke_width=1.5)


def _in_token(text: str, x: float, fill: str) -> str:
    return label(
        x, RELIC / 2 + 8, text, 18, fill, text_anchor="middle", font_weight="bold", stroke=INK, stroke_width=3, paint_order="stroke"
    )


def _eye(secret: bool) -> str:
    """Marks a relic that somebody has peeked at."""
    return group(path("M0 5Q6 -2 12 5Q6 12 0 5Z", WHITE, stroke=INK), circle(6, 5, 2.5, INK), at=(RELIC - 13, -1)) if secret else ""


def wood(colour: Colour, x: float, y: float, wide: float, high: float) -> str:
    """The body of a stick: brown ones have square ends and bands, white ones round ends, green ones are pointed."""
    fill, _ = WOODS[colour]
    if colour == Colour.GREEN:
        x, y, right, low, point = x + 0.5, y + 0.5, x + wide - 0.5, y + high - 0.5, min(wide, high) / 2
        d = f"M{x:g} {y + point:g}L{x + point:g} {y:g}H{right - point:g}L{right:g} {y + point:g}V{low - point:g}"
        d += f"L{right - point:g} {low:g}H{x + point:g}L{x:g} {low - point:g}Z"
        return path(d, fill, stroke=INK, stroke_width=1.5, stroke_linejoin="round")
    body = rect(x, y, wide, high, fill, rx=min(wide, high) / 2 if colour == Colour.WHITE else 1.5, stroke=INK, stroke_width=1.5)
    if colour == Colour.WHITE:
        return body
    bands = (
        f"M{x + 4:g} {y:g}v{high:g}M{x + wide - 4:g} {y:g}v{high:g}"
        if wide >= high
        else f"M{x:g} {y + 4:g}h{wide:g}M{x:g} {y + high - 4:g}h{wide:g}"
    )
    return body + path(bands, stroke="#5d3416", stroke_width=2)


@lru_cache(128)
def stick(colour: int, result: int, number: int) -> str:
    """Sticks that show the same: points or a snake carved into the wood, and how many."""
    name = f"{COLOUR_NAMES[colour]} {'naga' if result == SHOWS_NAGA else count(result, 'fate point')}"
    wide = LENGTHS[Colour(colour)]
    behind = wood(Colour(colour), 3, 0, wide, HEIGHT - 4) if number > 1 else ""
    body = behind + wood(Colour(colour), 0, 3 if number > 1 else 1, wide, HEIGHT - 4)
    middle = (HEIGHT - 4) / 2 + (3 if number > 1 else 1)
    parts = [body, _shown(colour, result, wide / 2, middle)]
    if number > 1:
        parts.append(label(STICK + 6, 18, f"×{number}", LEAST_FONT, WHITE))
    return group(tip(f"{name}{f', {number} of them' if number > 1 else ''}"), *parts)


def _shown(colour: int, result: int, x: float, y: float) -> str:
    """A side of a stick around a point."""
    if result == SHOWS_NAGA:
        return snake(x - 12, y - 9)
    left = x - 4.5 * (result - 1)
    return path("".join(disc(left + 9 * at, y, 3.3) for at in range(result)), WOODS[Colour(colour)][1])


def snake(x: float, y: float) -> str:
    return group(path(NAGA_SIGN, stroke=NAGA, stroke_width=4, stroke_linecap="round"), path(SNAKE_HEAD, NAGA), at=(x, y))


def stick_width(number: int) -> int:
    return STICK + (30 if number > 1 else 0)


@lru_cache(64)
def amulet(game: Game, kind: int) -> str:
    """An amulet in front of its owner, with what it is good for; -1 for one face down."""
    ground = rect(1, 1, AMULET - 2, AMULET_HIGH - 2, "#3b2a55", rx=8, stroke=GOLD, stroke_width=1.5)
    if kind < 0:
        return group(tip("amulet: face down"), ground, gem(AMULET / 2, AMULET_HIGH / 2, 13), data_piece="amulet")
    name, row = amulet_name(game, kind), game.box.amulets[kind]
    drawn = thing(name.partition(" (")[0].replace(" ", "-"), 14 if row.points else 4, 4, 24)
    signs = {Power.DRAW: path("M30 8H40V24H30ZM35 28V36M31 32H39", stroke=SHINE, stroke_width=2.2)}
    undo = path("M42 14A7 7 0 1 0 41 24M42 8V15H35", stroke=SHINE, stroke_width=2.2)
    # at the left, where the next amulet does not cover it
    good_for = label(4, 36, f"+{row.points}", LEAST_FONT, SHINE, font_weight="bold") if row.points else undo
    return group(tip(f"amulet: {name}"), ground, drawn, signs.get(Power(row.power), good_for), data_piece=f"amulet-{kind}")


def opens(ports: int, cell: int) -> int:
    """The sides of a cell that are joined to an entrance, as bits."""
    return ports >> cell * SIDES & (1 << SIDES) - 1
