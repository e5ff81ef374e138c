"""Signs: tokens, clouds, idols and kinds of effects as small pictures, told apart by outline, not
by colour alone.

Each is drawn in a square of 40 units, clouds 60 wide.
"""

from functools import lru_cache
from typing import Any

from ludary.games.konja.board.paints import BRASS, INK, painted
from ludary.games.konja.pieces import ActionFace, Token
from ludary.games.konja.text.names import TOKEN_NAMES
from ludary.kit.picture import circle, group, label, path, rect

SQUARE, CLOUD_WIDE = 40, 60
LEAST_FONT, CARD_FONT = 15.5, 15.5  # the smallest letters, in the units of a panel
WHITE, PARCHMENT, PAPER, GREY = "#ffffff", "#f3e7cd", "#fdf6e6", "#b9b2c4"
TABLE, TRAY, NICHE, FAINT, ORANGE = "#1f1b42", "#120f2b", "#2a2556", "#9a93cf", "#ffb52e"
PURPLE, RED = "#6b3fa0", "#b3261e"
REMEMBERED = 1024  # drawings of each kind that are kept, so that they need not be made again


@lru_cache(REMEMBERED)
def shape(
    solid: str,
    x: float,
    y: float,
    width: float,
    fill: str,
    holes: str = "",
    ground: str = PARCHMENT,
    edge: str | None = None,
) -> str:
    """A shape of 40 units, `width` wide, its top left corner at (x, y)."""
    outline: dict[str, Any] = {"stroke": edge, "stroke_width": 2} if edge else {}
    parts = [
        path(solid, fill, stroke_linejoin="round" if edge else None, **outline),
        *([path(holes, ground)] if holes else []),
    ]
    return group(*parts, at=(x, y), scale=width / SQUARE)


def night(width: float, height: float, **edge: Any) -> str:
    """The ground of a panel's part: deep indigo in a frame of brass."""
    return rect(
        1, 1, width - 2, height - 2, NICHE, rx=12, **{"stroke": BRASS, "stroke_width": 1.5, **edge}
    )


def token(kind: int, x: float, y: float, width: float) -> str:
    """Gold is a coin, magick a star, power a bolt."""
    return group(painted(TOKEN_NAMES[Token(kind)]), at=(x, y), scale=width / SQUARE)


@lru_cache(REMEMBERED)
def cloud(points: int, x: float, y: float, width: float, upgraded: bool = False) -> str:
    """A cloud with its points; an upgraded one is dark, with rain."""
    scale = width / CLOUD_WIDE
    size = max(CARD_FONT / scale, 19)
    number = label(
        CLOUD_WIDE / 2 + 1,
        22 + size * 0.36,
        str(points),
        size,
        WHITE if upgraded else INK,
        text_anchor="middle",
        font_weight="bold",
    )
    return group(painted("storm" if upgraded else "cloud", WHITE), number, at=(x, y), scale=scale)


def no_cloud(x: float, y: float, width: float) -> str:
    """The place of a pile of clouds that is used up."""
    return group(painted("cloud", WHITE), at=(x, y), scale=width / CLOUD_WIDE, opacity=0.3)


def idol(x: float, y: float, width: float) -> str:
    return group(painted("idol", "#8a4b1f"), at=(x, y), scale=width / SQUARE, data_piece="idol")


def spirit(x: float, y: float, width: float) -> str:
    """The Spirit token."""
    return group(painted("spirit", PURPLE), at=(x, y), scale=width / SQUARE, data_piece="spirit")


def action_sign(face: int, x: float, y: float, width: float) -> str:
    """Draw the side of an action die; a blank one is a faint ring."""
    if face == ActionFace.BLANK:
        return circle(
            x + width / 2,
            y + width / 2,
            width * 0.3,
            "none",
            stroke="#8a94b8",
            stroke_width=2,
            stroke_dasharray="3 4",
        )
    return token(face - 1, x, y, width)
