"""The outlines of Konja's signs, each in a square of 40 units, clouds 60 wide: told apart by shape,
not by colour alone.
"""

from ludary.games.konja.pieces import Colour


def disc(x: float, y: float, radius: float) -> str:
    """A circle as part of a path."""
    return (
        f"M{x - radius:g} {y:g}a{radius:g} {radius:g} 0 1 0 {2 * radius:g} 0a{radius:g} {radius:g}"
        f" 0 1 0 {-2 * radius:g} 0Z"
    )


STAR = "M20 1L25 15L39 20L25 25L20 39L15 25L1 20L15 15Z"
BOLT = "M24 1L7 22H18L13 39L33 15H22Z"
COIN = disc(20, 20, 17)
CLOUD = "M15 37C3 37 1 23 12 21C11 8 26 3 33 12C41 4 55 10 52 21C61 23 59 37 48 37Z"
DROP = "M{x} {y}l-4 8a4.5 4.5 0 1 0 8 0Z"
TURN = (  # an arrow that goes round
    "M20 5A15 15 0 1 1 6 15L1 15L9 3L17 15L12 15A9.5 9.5 0 1 0 20 10.5Z"
)
UP, DOWN = "M20 3L34 20H25V37H15V20H6Z", "M20 37L34 20H25V3H15V20H6Z"
BOTH_WAYS = "M20 1L32 14H24V26H32L20 39L8 26H16V14H8Z"
DIE = "M7 3H33A4 4 0 0 1 37 7V33A4 4 0 0 1 33 37H7A4 4 0 0 1 3 33V7A4 4 0 0 1 7 3Z"
IDOL = "M9 39V34L13 31V26L8 21V8C8 0 32 0 32 8V21L27 26V31L31 34V39Z"
IDOL_FACE = "M12 10H18V14H12ZM22 10H28V14H22ZM18.5 14H21.5V20H18.5ZM14 22H26V25H14Z"
SHIELD = "M20 2L36 7C36 22 32 32 20 38C8 32 4 22 4 7Z"
PAWN = "M20 2A8 8 0 0 1 25 16L32 36H8L15 16A8 8 0 0 1 20 2Z"
CARD = "M9 2H31A3 3 0 0 1 34 5V35A3 3 0 0 1 31 38H9A3 3 0 0 1 6 35V5A3 3 0 0 1 9 2Z"

OUTLINES = {  # of dice, in a square of 54 units
    Colour.GREEN: (
        "M13 1H41A12 12 0 0 1 53 13V41A12 12 0 0 1 41 53H13A12 12 0 0 1 1 41V13A12 12 0 0 1 13 1Z"
    ),
    Colour.PURPLE: "M15 1H39L53 15V39L39 53H15L1 39V15Z",
    Colour.RED: "M1 1H53V53H1Z",
}
