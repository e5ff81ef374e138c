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
    spots = "".join(f'<g data-spot="{name}"/>' for name in places(s))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 800" role="img" aria-labelledby="konja-title" aria-describedby="konja-desc">'
        f'<title id="konja-title">Konja</title><desc id="konja-desc">{escape(text)}</desc>{lines}{spots}</svg>'
    )


def places(s: Any) -> list[str]:
    """The names of everything on the table that a choice can be about."""
    dice = [f"die-{die}" for die, number in enumerate(s.face) if number]
    cards = [f"relic-{seat}-{place}" for seat, own in enumerate(s.wizards) for place, card in enumerate(own.relics) if card >= 0]
    cards += [f"spell-{card}" for own in s.wizards[s.actor : s.actor + 1] for card, copies in enumerate(own.hand) if copies]
    cards += [f"offering-{place}" for place, card in enumerate(s.offerings) if card >= 0]
    fixed = [f"ancestor-{k}" for k in range(5)] + [f"cloud-{k}" for k in range(3)] + [f"action-{k}" for k in range(2)]
    return [*dice, *cards, *fixed, *(f"clouds-{seat}-{pile}" for seat in range(2) for pile in range(3))]
