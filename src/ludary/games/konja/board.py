"""A View as a picture (SVG)."""

from collections.abc import Sequence
from typing import Any
from xml.sax.saxutils import escape

from ludary.core.game import Game
from ludary.games.konja.describe import describe


def board(game: Game, s: Any, seat: int, who: Sequence[str]) -> str:
    """The whole View as one SVG."""
    text = describe(game, s, seat, who)
    lines = "".join(
        f'<text x="8" y="{24 + 18 * row}" font-size="14" fill="currentColor">{escape(line)}</text>' for row, line in enumerate(text.split("\n"))
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 800" role="img" aria-labelledby="konja-title" aria-describedby="konja-desc">'
        f'<title id="konja-title">Konja</title><desc id="konja-desc">{escape(text)}</desc>{lines}</svg>'
    )
