"""Signs: tokens, clouds, idols, ancestors and kinds of effects as small pictures, told apart by outline, not by colour alone.

Each is drawn in a square of 40 units, clouds 60 wide.
"""

from functools import lru_cache
from typing import Any

from ludary.core.svg import circle, group, label, path, rect
from ludary.games.konja.cards import Does
from ludary.games.konja.pieces import ActionFace, Ancestor, Token

SQUARE, CLOUD_WIDE = 40, 60
LEAST_FONT, CARD_FONT = 15.5, 15.5  # the smallest letters, in the units of a panel
INK, WHITE, PARCHMENT, PAPER, GREY = "#1a1a1a", "#ffffff", "#f7f2e6", "#fffdf6", "#c3bfb4"
TABLE, TRAY, FAINT, ORANGE = "#20303a", "#15222a", "#7f97a5", "#e69f00"
GREEN, PURPLE, RED, BLUE, GOLD, TEAL = "#00704f", "#6b3fa0", "#b3261e", "#1f6fc4", "#f0c75e", "#2a4d5e"
REMEMBERED = 1024  # drawings of each kind that are kept, so that they need not be made again


def disc(x: float, y: float, radius: float) -> str:
    """A circle as part of a path."""
    return f"M{x - radius:g} {y:g}a{radius:g} {radius:g} 0 1 0 {2 * radius:g} 0a{radius:g} {radius:g} 0 1 0 {-2 * radius:g} 0Z"


STAR = "M20 1L25 15L39 20L25 25L20 39L15 25L1 20L15 15Z"
BOLT = "M24 1L7 22H18L13 39L33 15H22Z"
COIN = disc(20, 20, 17)
TOKEN_SHAPES = {Token.GOLD: (COIN, GOLD, "#7a5200"), Token.MAGICK: (STAR, "#4a9fe8", "#0d3d73"), Token.POWER: (BOLT, "#3fbf7f", "#0b4a2c")}
CLOUD = "M15 37C3 37 1 23 12 21C11 8 26 3 33 12C41 4 55 10 52 21C61 23 59 37 48 37Z"
DROP = "M{x} {y}l-4 8a4.5 4.5 0 1 0 8 0Z"
TURN = "M20 5A15 15 0 1 1 6 15L1 15L9 3L17 15L12 15A9.500 9.500 0 1 0 20 10.500Z"  # an arrow that goes round
UP, DOWN = "M20 3L34 20H25V37H15V20H6Z", "M20 37L34 20H25V3H15V20H6Z"
BOTH_WAYS = "M20 1L32 14H24V26H32L20 39L8 26H16V14H8Z"
DIE = "M7 3H33A4 4 0 0 1 37 7V33A4 4 0 0 1 33 37H7A4 4 0 0 1 3 33V7A4 4 0 0 1 7 3Z"
IDOL = "M9 39V34L13 31V26L8 21V8C8 0 32 0 32 8V21L27 26V31L31 34V39Z"
IDOL_FACE = "M12 10H18V14H12ZM22 10H28V14H22ZM18.500 14H21.500V20H18.500ZM14 22H26V25H14Z"
SHIELD = "M20 2L36 7C36 22 32 32 20 38C8 32 4 22 4 7Z"
PAWN = "M20 2A8 8 0 0 1 25 16L32 36H8L15 16A8 8 0 0 1 20 2Z"
CARD = "M9 2H31A3 3 0 0 1 34 5V35A3 3 0 0 1 31 38H9A3 3 0 0 1 6 35V5A3 3 0 0 1 9 2Z"

ANCESTOR_SHAPES = {  # a shape in ink, and what is cut out of it
    Ancestor.SPIRIT: (TURN, ""),
    Ancestor.RESOURCE: (
        disc(20, 10, 8.5)
        + "M10 20L14 31L19 36L6 36L1 31Z"
        + BOLT.replace("M24 1", "M33 19").replace("L7 22H18L13 39L33 15H22Z", "L24 30H30L27 39L39 26H32Z"),
        "",
    ),
    Ancestor.SPELL: (CARD, "M20 9L23 17L31 20L23 23L20 31L17 23L9 20L17 17Z"),
    Ancestor.MERCHANT: ("M18 3H22V8H36V12L40 24A8 6 0 0 1 26 24L31 12H22V33H29V38H11V33H18V12H9L14 24A8 6 0 0 1 0 24L4 12V8H18Z", ""),
    Ancestor.RAIN: (
        "M10 24C1 24 1 14 8 13C8 4 18 1 22 7C28 2 37 6 35 13C41 15 40 24 33 24Z" + "".join(DROP.format(x=x, y=27) for x in (11, 21, 31)),
        "",
    ),
}
EFFECT_SHAPES = {
    Does.REROLL: (TURN, ""),
    Does.FLIP: ("M13 2L24 14H17V38H9V14H2ZM27 38L16 26H23V2H31V26H38Z", ""),
    Does.RAISE: (UP, ""),
    Does.LOWER: (DOWN, ""),
    Does.SHIFT: (BOTH_WAYS, ""),
    Does.SET: (disc(20, 20, 18) + disc(20, 20, 6), disc(20, 20, 12.5)),
    Does.COPY: ("M2 2H24V12H12V24H2ZM16 16H38V38H16Z", "M24 24H30V30H24Z"),
    Does.PURPLE: ("M12 2H28L38 12V28L28 38H12L2 28V12Z", "M17 9H23V17H31V23H23V31H17V23H9V17H17Z"),
    Does.CONJURE: ("M12 2H28L38 12V28L28 38H12L2 28V12Z", "M20 7L24 16L33 20L24 24L20 33L16 24L7 20L16 16Z"),
    Does.GAIN: (COIN, "M17.500 9H22.500V17.500H31V22.500H22.500V31H17.500V22.500H9V17.500H17.500Z"),
    Does.UNTAP: ("M2 20H14V8H38V38H14V30H2Z", "M18 13H33V33H18Z"),
    Does.MARK: (DIE, "M20 8L24 16L32 20L24 24L20 32L16 24L8 20L16 16Z"),
    Does.SHAKE: ("M2 8L16 2L24 16L10 22ZM18 24H38V38H18Z", disc(13, 12, 3) + disc(28, 31, 3)),
    Does.DRAW: (CARD, "M20 9L31 21H24V31H16V21H9Z"),
    Does.PROTECT: (SHIELD, "M17.500 9H22.500V30H17.500Z"),
    Does.UPGRADE: ("M10 38C1 38 1 27 8 26C8 16 18 13 22 19C28 14 37 18 35 26C41 28 40 38 33 38Z" + "M20 0L29 10H11Z", ""),
    Does.STRIKE: ("M20 0L25 9L35 5L31 15L40 20L31 25L35 35L25 31L20 40L15 31L5 35L9 25L0 20L9 15L5 5L15 9Z", "M14 14H26V26H14Z"),
    Does.HEX: (TURN, ""),
    Does.DRAIN: (COIN, "M9 17H22V11L32 20L22 29V23H9Z"),
    Does.WITHER: (DIE, "M11 8L20 17L29 8L32 11L23 20L32 29L29 32L20 23L11 32L8 29L17 20L8 11Z"),
}

EFFECT_GROUNDS = {Does.PURPLE: PURPLE, Does.CONJURE: PURPLE, Does.GAIN: "#7a5200", Does.UPGRADE: BLUE}


@lru_cache(REMEMBERED)
def shape(
    solid: str, x: float, y: float, width: float, fill: str, holes: str = "", ground: str = PARCHMENT, edge: str | None = None
) -> str:
    """A shape of 40 units, `width` wide, its top left corner at (x, y)."""
    outline: dict[str, Any] = {"stroke": edge, "stroke_width": 2} if edge else {}
    parts = [path(solid, fill, stroke_linejoin="round" if edge else None, **outline), *([path(holes, ground)] if holes else [])]
    return group(*parts, at=(x, y), scale=width / SQUARE)


def token(kind: int, x: float, y: float, width: float) -> str:
    """Gold is a coin, magick a star, power a bolt."""
    solid, fill, edge = TOKEN_SHAPES[Token(kind)]
    return shape(solid, x, y, width, fill, disc(20, 20, 10.5) if kind == Token.GOLD else "", "#d9a441", edge)


@lru_cache(REMEMBERED)
def cloud(points: int, x: float, y: float, width: float, upgraded: bool = False) -> str:
    """A cloud with its points; an upgraded one is dark, with rain."""
    scale = width / CLOUD_WIDE
    size = max(CARD_FONT / scale, 19)
    rain = "".join(f"M{at} 39l-3 8" for at in (16, 27, 38, 49))
    parts = [path(rain, stroke=BLUE, stroke_width=3.5, stroke_linecap="round")] if upgraded else []
    parts.append(path(CLOUD, "#33526b" if upgraded else WHITE, stroke=INK, stroke_width=2))
    ink = WHITE if upgraded else INK
    parts.append(label(CLOUD_WIDE / 2 + 1, 22 + size * 0.36, str(points), size, ink, text_anchor="middle", font_weight="bold"))
    return group(*parts, at=(x, y), scale=scale)


def idol(x: float, y: float, width: float) -> str:
    return group(shape(IDOL, 0, 0, width, "#8a4b1f", IDOL_FACE, "#ffd9a0", INK), at=(x, y), data_piece="idol")


def spirit(x: float, y: float, width: float) -> str:
    """The Spirit token."""
    sign = circle(20, 20, 19, "#5b2a86", stroke=INK, stroke_width=2) + shape(TURN, 8, 8, 24, WHITE)
    return group(sign, at=(x, y), scale=width / SQUARE, data_piece="spirit")


def ancestor_sign(ancestor: int, x: float, y: float, width: float) -> str:
    solid, holes = ANCESTOR_SHAPES[Ancestor(ancestor)]
    return shape(solid, x, y, width, TEAL, holes, PARCHMENT)


def effect_sign(does: int, hostile: bool, width: float) -> str:
    """The sign of a card's family upon a tile; red on cards against the other player's roll."""
    solid, holes = EFFECT_SHAPES[Does(does)]
    ground = RED if hostile else EFFECT_GROUNDS.get(Does(does), TEAL)
    return rect(0, 0, width, width, ground, rx=6) + shape(solid, width * 0.16, width * 0.16, width * 0.68, WHITE, holes, ground)


def action_sign(face: int, x: float, y: float, width: float) -> str:
    """Draw the side of an action die; a blank one is a faint ring."""
    if face == ActionFace.BLANK:
        return circle(x + width / 2, y + width / 2, width * 0.3, "none", stroke=GREY, stroke_width=2, stroke_dasharray="3 4")
    return token(face - 1, x, y, width)
