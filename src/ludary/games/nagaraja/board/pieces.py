"""Rooms, relics, sticks and amulets as pictures. What colour tells, shape or number tells too."""

from functools import lru_cache

from ludary.games.nagaraja.board.jade import (
    DARK_GOLD,
    EMBER,
    GOLD,
    INK,
    IVORY,
    LEAST_FONT,
    NAGA,
    OBSIDIAN,
    RELIC,
    SHINE,
    WHITE,
    both,
    disc,
    pair,
)
from ludary.games.nagaraja.board.patterns import placed
from ludary.games.nagaraja.board.rooms import gem
from ludary.games.nagaraja.board.stone import filled
from ludary.games.nagaraja.box import Box
from ludary.games.nagaraja.cards import NAGA as SHOWS_NAGA
from ludary.games.nagaraja.cards import UNSEEN, Colour, Power
from ludary.games.nagaraja.text.names import COLOUR_NAMES, amulet_name, count, relic_name
from ludary.kit import Game
from ludary.kit.picture import circle, group, label, path, rect, tip

NAGA_SIGN = "M2 13C4 3 9 3 11 9S18 15 20 6"  # a snake, in a square of 24 units
SNAKE_HEAD = "M20 2L24 7L17 8Z"
WOODS = {
    Colour.BROWN: ("#8a5228", IVORY),
    Colour.WHITE: ("#efe6cc", INK),
    Colour.GREEN: ("#58b96f", INK),
}  # of sticks, and their points
SHADES = {
    Colour.BROWN: "#4d2b12",
    Colour.WHITE: "#a8997a",
    Colour.GREEN: "#2c7040",
}  # of their sides
LENGTHS, THICK = {Colour.BROWN: 64, Colour.WHITE: 56, Colour.GREEN: 50}, 18
AMULET, AMULET_HIGH = 46, 40


OBJECTS = {  # relics and amulets, in a square of 40 units
    "idol": (
        "M20 3C25 3 27 8 26 12L33 20L28 24L27 22V30L32 37H8L13 30V22L12 24L7 20L14 12C13 8 15 3"
        " 20 3Z"
    ),
    "chalice": "M7 4H33C33 16 29 22 22 23V31L30 37H10L18 31V23C11 22 7 16 7 4Z",
    "crown": "M4 33L2 10L12 19L20 4L28 19L38 10L36 33Z",
    "cursed-mask": "M5 3L14 9H26L35 3L36 20L29 30L25 38L20 34L15 38L11 30L4 20Z",
    "ring": disc(20, 26, 12) + disc(20, 26, 7.5) + "M14 4H26L29 9L20 17L11 9Z",
    "bracelet": disc(20, 20, 17) + disc(20, 20, 11),
    "scarab": (
        "M20 4C24 4 26 7 26 10C33 13 35 22 32 29C29 36 24 38 20 38C16 38 11 36 8 29C5 22 7 13 14"
        " 10C14 7 16 4 20 4Z"
    ),
    "knot": "M10 8C24 2 36 12 28 22C22 30 8 26 10 16C12 8 28 8 32 18C36 30 22 38 10 33",
}


MARKS = {  # what is engraved into gold, dark and light
    "idol": (
        "M13 26H27M12 32H28M17.500 15.500H22.500",
        "M14 27C14 30 12 33 11 35M18 6C17 7 16.500 9 17 11",
    ),
    "crown": ("M5 29H35M12 19L14 29M28 19L26 29", "M6 17L8 27M20 9V20"),
    "chalice": ("M9 11H31M12 34H28M17 27H23", "M11 8C12 14 14 18 17 20M21 26V33"),
    "scarab": (
        "M20 12V37M9 19Q20 24 31 19M14 10H26M8 25L3 28M32 25L37 28M8 16L4 13M32 16L36 13",
        "M12 22Q13 30 17 34",
    ),
    "bracelet": ("M9 9L13 13M31 9L27 13M9 31L13 27M31 31L27 27", "M6 18Q7 10 13 6"),
    "ring": ("M14 9L20 17L26 9M12 9H28", "M11 21Q13 16 17 15"),
}
JEWELS = {
    "crown": disc(20, 25, 3.2) + pair(11, 25.5, 2),
    "bracelet": disc(20, 5.5, 3) + disc(20, 34.5, 3),
    "chalice": disc(20, 15.5, 3),
    "idol": disc(20, 21, 2.2),
}


@lru_cache(128)
def thing(name: str, x: float, y: float, width: float, dark: bool = False) -> str:
    """A golden object, or an obsidian one with eyes of embers; a star for one that only an edition
    of one's own knows.
    """
    d = OBJECTS.get(name, "M20 2L25 14L38 15L28 23L32 36L20 28L8 36L12 23L2 15L15 14Z")
    gold = filled("gold", GOLD)
    if name == "knot":
        rope = ((INK, 9.5), (GOLD, 6.5), (SHINE, 1.5))
        return group(
            *(path(d, stroke=colour, stroke_width=wide) for colour, wide in rope),
            at=(x, y),
            scale=width / 40,
        )
    fill, edge = (filled("obsidian", OBSIDIAN), EMBER) if dark else (gold, INK)
    body = path(
        d, fill, stroke=edge, stroke_width=2.2, stroke_linejoin="round", fill_rule="evenodd"
    )
    return group(body, _face() if dark else _engraved(name), at=(x, y), scale=width / 40)


def _face() -> str:
    """Eyes, brows and teeth of embers."""
    eyes = (
        both("M9.500 15L17.500 19L11 21.500Z")
        + "M12.500 27L16 25L20 27.500L24 25L27.500 27L24.500 31L22 29L20 32L18 29L15.500 31Z"
    )
    return (
        path(eyes, "#ff8a4d")
        + path(both("M8 11L17 15.500"), stroke="#a44a5c", stroke_width=2)
        + path(disc(14.5, 18.5, 0.9) + disc(25.5, 18.5, 0.9), SHINE)
    )


def _engraved(name: str) -> str:
    dark, light = MARKS.get(name, ("", ""))
    lines = path(dark, stroke=DARK_GOLD, stroke_width=1.8, stroke_linecap="round") + path(
        light, stroke="#fffbe6", stroke_width=1.8, stroke_linecap="round"
    )
    eyes = path(pair(17.8, 9.5, 1.1), INK) if name == "idol" else ""
    jewels = path(JEWELS[name], "#d23a3a", stroke=INK, stroke_width=1.2) if name in JEWELS else ""
    return lines + eyes + jewels


@lru_cache(512)
def relic(game: Game[Box], kind: int, up: bool, words: str, secret: bool) -> str:
    """A token: sacred ones are round, cursed ones have corners; face down it is an egg of scales,
    with what one knows of it.
    """
    half, name = RELIC / 2, "hidden" if kind == UNSEEN else str(kind)
    if kind == UNSEEN:
        return group(
            tip(words),
            placed("egg-hidden", "#2c6152"),
            _in_token("?", half, WHITE),
            _eye(secret),
            data_piece="relic-hidden",
        )
    row, what = game.box.relics[kind], relic_name(game, kind)
    if up:
        token = _shown(str(row.points), what.partition(" (")[0].replace(" ", "-"), bool(row.cursed))
    else:
        token = placed("egg-cursed" if row.cursed else "egg-sacred", "#2c6152") + _in_token(
            str(row.points), half, WHITE
        )
    return group(
        tip(f"{what}, {words}"),
        token,
        _eye(secret),
        data_piece=f"relic-{name}{'' if up else '-down'}",
    )


def _shown(points: str, name: str, is_cursed: bool) -> str:
    """A relic that lies open, on its medal, with its points."""
    half, edge = RELIC / 2, EMBER if is_cursed else GOLD
    if is_cursed:
        corners = "M10 1H24L33 10V24L24 33H10L1 24V10Z"
        medal = path(corners, OBSIDIAN, stroke=edge, stroke_width=2) + path(
            corners, filled("ember", "none")
        )
        points_on = rect(17.5, 17.5, 16, 16, edge, rx=2, stroke=INK)
    else:
        medal = circle(half, half, 16, "#3b2c10", stroke=edge, stroke_width=2) + circle(
            half, half, 15, filled("light", "none")
        )
        points_on = circle(25.5, 25.5, 8.5, edge, stroke=INK)
    number = label(25.5, 31, points, LEAST_FONT, INK, text_anchor="middle", font_weight="bold")
    return medal + thing(name, 3.5, 1.5, 25, is_cursed) + points_on + number


def _in_token(text: str, x: float, fill: str) -> str:
    return label(
        x,
        RELIC / 2 + 8,
        text,
        18,
        fill,
        text_anchor="middle",
        font_weight="bold",
        stroke=INK,
        stroke_width=3,
        paint_order="stroke",
    )


def _eye(secret: bool) -> str:
    """Marks a relic that somebody has peeked at."""
    return (
        group(
            path("M0 5Q6 -2 12 5Q6 12 0 5Z", WHITE, stroke=INK),
            circle(6, 5, 2.5, INK),
            at=(RELIC - 13, -1),
        )
        if secret
        else ""
    )


def wood(colour: Colour, x: float, y: float, wide: float, high: float) -> str:
    """The body of a stick: brown ones have square ends and bands, white ones round ends, green ones
    are pointed.
    """
    fill, _ = WOODS[colour]
    if colour == Colour.GREEN:
        x, y, right, low, point = (
            x + 0.5,
            y + 0.5,
            x + wide - 0.5,
            y + high - 0.5,
            min(wide, high) / 2,
        )
        d = (
            f"M{x:g} {y + point:g}L{x + point:g} {y:g}H{right - point:g}L{right:g}"
            f" {y + point:g}V{low - point:g}"
        )
        d += f"L{right - point:g} {low:g}H{x + point:g}L{x:g} {low - point:g}Z"
        return path(d, fill, stroke=INK, stroke_width=1.5, stroke_linejoin="round")
    body = rect(
        x,
        y,
        wide,
        high,
        fill,
        rx=min(wide, high) / 2 if colour == Colour.WHITE else 1.5,
        stroke=INK,
        stroke_width=1.5,
    )
    if colour == Colour.WHITE:
        return body
    bands = (
        f"M{x + 4:g} {y:g}v{high:g}M{x + wide - 4:g} {y:g}v{high:g}"
        if wide >= high
        else f"M{x:g} {y + 4:g}h{wide:g}M{x:g} {y + high - 4:g}h{wide:g}"
    )
    return body + path(bands, stroke="#5d3416", stroke_width=2)


@lru_cache(64)
def stick(colour: int, result: int) -> str:
    """A stick that lies on the ground, around (0, 0): its upper side with points or a snake, a side
    in the dark, and its shadow.
    """
    long = LENGTHS[Colour(colour)]
    left, top = -long / 2, -THICK / 2
    shadow = rect(left + 2, top + 6, long, THICK, "#000000", rx=7, fill_opacity=0.4)
    side = rect(
        left + 0.5,
        top + 3.5,
        long - 1,
        THICK,
        SHADES[Colour(colour)],
        rx=4,
        stroke=INK,
        stroke_width=1.2,
    )
    light = path(
        f"M{left + 7:g} {top + 2.6:g}h{long - 14:g}",
        stroke=WHITE,
        stroke_width=1.4,
        stroke_opacity=0.45,
    )
    return (
        shadow
        + side
        + wood(Colour(colour), left, top, long, THICK - 1)
        + light
        + _stick_face(colour, result)
    )


def stick_words(colour: int, result: int, number: int) -> str:
    """Sticks that show the same, in words: white naga, 2 of them."""
    name = (
        f"{COLOUR_NAMES[colour]} {'naga' if result == SHOWS_NAGA else count(result, 'fate point')}"
    )
    return f"{name}{f', {number} of them' if number > 1 else ''}"


def _stick_face(colour: int, result: int) -> str:
    """Points or a snake, carved into the wood."""
    if result == SHOWS_NAGA:
        return snake(-12, -9)
    return path(
        "".join(disc(9 * at - 4.5 * (result - 1), -0.5, 3.1) for at in range(result)),
        WOODS[Colour(colour)][1],
    )


def snake(x: float, y: float) -> str:
    return group(
        path(NAGA_SIGN, stroke=NAGA, stroke_width=4, stroke_linecap="round"),
        path(SNAKE_HEAD, NAGA),
        at=(x, y),
    )


@lru_cache(64)
def amulet(game: Game[Box], kind: int) -> str:
    """An amulet in front of its owner, with what it is good for; -1 for one face down."""
    ground = rect(1, 1, AMULET - 2, AMULET_HIGH - 2, "#3b2a55", rx=8, stroke=GOLD, stroke_width=1.5)
    if kind < 0:
        return group(
            tip("amulet: face down"),
            ground,
            gem(AMULET / 2, AMULET_HIGH / 2, 13),
            data_piece="amulet",
        )
    name, row = amulet_name(game, kind), game.box.amulets[kind]
    drawn = thing(name.partition(" (")[0].replace(" ", "-"), 14 if row.points else 4, 4, 24)
    signs = {Power.DRAW: path("M30 8H40V24H30ZM35 28V36M31 32H39", stroke=SHINE, stroke_width=2.2)}
    undo = path("M42 14A7 7 0 1 0 41 24M42 8V15H35", stroke=SHINE, stroke_width=2.2)
    # at the left, where the next amulet does not cover it
    good_for = (
        label(4, 36, f"+{row.points}", LEAST_FONT, SHINE, font_weight="bold")
        if row.points
        else undo
    )
    return group(
        tip(f"amulet: {name}"),
        ground,
        drawn,
        signs.get(Power(row.power), good_for),
        data_piece=f"amulet-{kind}",
    )
