"""Motifs of spells: a ghost, a storm, a grabbing hand. Each is drawn in a square of 100 units, as `motifs.py` has it."""

from ludary.games.konja.board.motifs import BLUE, BONE, DARK, GREEN, LIGHT, METAL, RED, TEAL, VIOLET, WOOD, Motif, Part, beads
from ludary.games.konja.board.paints import INK
from ludary.games.konja.board.shapes import disc

MIST = "url(#konja-paint-mist) #dfe8fa"


def _twin(x: float) -> str:
    """A face."""
    return f"M{x} 14c20 0 24 16 22 36c-2 20 -12 34 -22 34s-20 -14 -22 -34c-2 -20 2 -36 22 -36Z"


SPELLS: dict[str, Motif] = {
    "rool": (
        Part("M6 74C-2 46 8 22 28 10M18 90C8 78 8 60 10 50", "#bfe2ff", 4.5),
        Part("M30 22H80A12 12 0 0 1 92 34V80A12 12 0 0 1 80 92H34A12 12 0 0 1 22 80V34A12 12 0 0 1 34 22Z", BONE, 0, 16),
        Part(beads(((40, 40), (74, 40), (57, 57), (40, 74), (74, 74)), 6.5), "#00704f", 0, 16),
    ),
    "ya-ya": (
        Part("M14 6L44 42H56L86 6L96 16L66 56L82 97H66L50 70L34 97H18L34 56L4 16Z", VIOLET),
        Part(disc(50, 20, 15), LIGHT),
        Part("M44 18h.1M56 18h.1M44 26C48 30 52 30 56 26", INK, 3.5),
    ),
    "zau ba": (
        Part("M8 88L58 38L66 46L16 97Z", WOOD),
        Part("M50 46L58 38L66 46L58 54Z", METAL),
        Part("M70 2L77 22L98 28L79 38L76 58L64 42L44 40L57 26L52 6Z", LIGHT),
        Part("M22 22v14M15 29h14M86 72v16M78 80h16", "#ffffff", 4.5),
    ),
    "chaac!": (
        Part("M24 56C2 56 2 30 22 28C20 6 48 0 58 16C72 4 94 16 88 34C102 40 98 56 82 56Z", "#6f86b4"),
        Part("M56 40L34 70H50L42 98L72 60H56L66 40Z", LIGHT),
        Part("M22 66l-5 11a6 6 0 1 0 10 0ZM84 66l-5 11a6 6 0 1 0 10 0Z", BLUE),
    ),
    "hoopla": (
        Part("M50 8A38 42 0 1 1 49.9 8Z", BONE, 12),
        Part("M66 12A38 42 0 0 1 84 34M86 62A38 42 0 0 1 70 84M36 88A38 42 0 0 1 16 68M13 40A38 42 0 0 1 30 14", RED, 9),
        Part("M30 40C38 26 62 26 68 42M70 30L69 46L55 42M70 62C62 76 38 76 32 60M30 72L31 56L45 60", LIGHT, 4.5),
    ),
    "upsy": (
        Part("M50 58L70 97H30Z", METAL),
        Part("M2 76L96 40L99 50L5 87Z", WOOD),
        Part(disc(20, 60, 13), BLUE),
        Part(disc(80, 24, 15), RED),
        Part("M60 30V6M60 6l-8 9M60 6l8 9", "#ffffff", 4.5),
    ),
    "twinz": (
        Part(_twin(28), TEAL),
        Part("M18 42h6M32 42h6M28 48v12M20 70h16", INK, 4),
        Part(_twin(72), TEAL),
        Part("M62 42h6M76 42h6M72 48v12M64 70h16", INK, 4),
        Part("M44 92H56M44 99H56", LIGHT, 4.5),
    ),
    "wakey!": (
        Part("M18 26L26 38M38 12L42 28M62 12L58 28M82 26L74 38", LIGHT, 5),
        Part("M2 60Q50 8 98 60Q50 104 2 60Z", BONE),
        Part(disc(50, 58, 22), BLUE),
        Part(disc(50, 58, 10), DARK),
        Part("M42 50h.1", "#ffffff", 8),
    ),
    "kaching": (
        Part("M36 32C4 54 2 96 50 96S96 54 64 32Z", WOOD),
        Part("M30 10C38 18 44 8 50 14S64 18 70 10L62 32H38Z", "#c98a4a"),
        Part("M34 33H66", RED, 7),
        Part(disc(50, 66, 19), METAL),
        Part("M50 52L54 62L64 66L54 70L50 80L46 70L36 66L46 62Z", "#8a5a1c"),
    ),
    "shh!": (
        Part("M4 50C24 24 40 32 50 40C60 32 76 24 96 50C78 82 22 82 4 50Z", RED),
        Part("M10 50C34 48 66 48 90 50", DARK, 4),
        Part("M40 98V28C40 12 60 12 60 28V98Z", "#eec08a"),
        Part("M44 28C44 18 56 18 56 28V34H44Z", "#fff0dc"),
        Part("M42 60H58", INK, 2.6),
    ),
    "konjur": (
        Part("M20 80C30 68 70 68 80 80L88 97H12Z", METAL),
        Part(disc(50, 42, 38), VIOLET),
        Part("M50 14L58 34L80 42L58 50L50 70L42 50L20 42L42 34Z", "#f4e4ff"),
        Part("M22 34C26 22 34 14 44 10", "#ffffff", 5),
    ),
    "ouch!": (
        Part("M50 0L60 24L82 8L76 34L100 40L80 54L96 76L68 72L62 100L48 78L26 96L28 68L0 66L20 48L4 26L32 30Z", RED),
        Part("M50 22L58 38L72 32L68 46L80 52L66 58L70 72L56 66L48 80L42 66L26 70L32 56L20 48L36 44L32 30L46 38Z", LIGHT),
    ),
    "boo!": (
        Part("M50 4C80 4 88 28 88 52V97L74 84L62 97L50 84L38 97L26 84L12 97V52C12 28 20 4 50 4Z", MIST),
        Part("M28 36C28 26 44 26 44 38S28 48 28 36ZM56 38C56 26 72 26 72 36S56 48 56 38Z", DARK),
        Part("M40 62C40 52 60 52 60 62S40 78 40 62Z", DARK),
    ),
    "jinx": (
        Part("M10 4L36 26H64L90 4L90 56C88 82 70 96 50 96S12 82 10 56Z", "#43285c"),
        Part("M20 48C28 36 42 40 44 50C38 60 26 60 20 48ZM80 48C72 36 58 40 56 50C62 60 74 60 80 48Z", "#c8f04a"),
        Part("M33 42V56M67 42V56", INK, 4.5),
        Part("M44 66H56L50 73Z", "#e58aa0"),
        Part("M40 82C46 86 50 82 50 76C50 82 54 86 60 82M32 68L6 62M32 74L8 78M68 68L94 62M68 74L92 78", "#efe6ff", 3),
    ),
    "gimme": (
        Part("M30 2H70V14H30Z", RED),
        Part("M34 14H66L74 34C94 36 98 58 90 74L80 72C82 60 80 54 72 52L28 52C20 54 18 60 20 72L10 74C2 58 6 36 26 34Z", GREEN),
        Part("M34 50C30 62 32 70 38 80L46 75C42 66 43 60 45 51ZM66 50C70 62 68 70 62 80L54 75C58 66 57 60 55 51Z", "#6fcf8d"),
        Part(disc(50, 82, 16), METAL),
        Part("M50 73L53 79L59 82L53 85L50 91L47 85L41 82L47 79Z", "#8a5a1c"),
    ),
    "zing": (
        Part("M8 96C20 70 34 58 50 48M26 98C34 84 44 72 56 62M2 78C16 64 26 54 42 44", "#ffe9b0", 4.5),
        Part("M60 0L69 28L98 38L69 48L60 78L50 48L22 38L50 28Z", BLUE),
        Part(disc(60, 38, 8), "#ffffff"),
    ),
    "fizz": (
        Part("M40 8H60V36L86 80C90 92 84 97 76 97H24C16 97 10 92 14 80L40 36Z", "#d8f0ff"),
        Part("M30 56H70L86 80C90 92 84 97 76 97H24C16 97 10 92 14 80Z", "#8fd05a"),
        Part("M36 2H64V14H36Z", WOOD),
        Part(beads(((40, 74), (58, 84), (56, 66)), 6) + beads(((76, 30), (84, 14)), 5), "#e9ffd0"),
    ),
}  # fmt: skip
