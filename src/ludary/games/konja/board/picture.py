"""A View as a picture: one tall SVG, 480 units wide, legible from 360 pixels on.

From top to bottom: whose turn it is, the dice, what both players hold, one's own cards, the ancestors, the Pyramid of
Summoning with the clouds, the offerings and decks, the other player's relics, and what the signs mean. What a choice may
be about is a group with `data-spot` (`spots.py` says which); what moves is one with `data-piece`.
"""

from collections.abc import Sequence
from functools import lru_cache
from textwrap import wrap
from typing import Any

from ludary.core.game import NOBODY, Game
from ludary.core.svg import circle, fitted, group, label, picture, rect
from ludary.games.konja.board.cards import GAP, Relic, relics
from ludary.games.konja.board.dice import INSIDE, die_face, flow, tray
from ludary.games.konja.board.signs import (
    CARD_FONT,
    INK,
    LEAST_FONT,
    ORANGE,
    PARCHMENT,
    PAWN,
    RED,
    TABLE,
    WHITE,
    shape,
    token,
)
from ludary.games.konja.board.table import ancestors, offerings, pyramid
from ludary.games.konja.board.wizards import BOLD, cards, in_order, places
from ludary.games.konja.pieces import Colour, Token
from ludary.games.konja.reckoning import is_over
from ludary.games.konja.state import Phase
from ludary.games.konja.text.describe import describe, headline, named_for

WIDTH, MARGIN = 480, 12
LINE, LEAST_LINES = 20, 2  # height of a line of small text, and how many the headline keeps free
Section = tuple[str, float]  # a picture, and its height with the distance to what follows


def board(game: Game, s: Any, seat: int, who: Sequence[str]) -> str:
    """The whole View as one SVG; its description is the View in words."""
    names = named_for(seat, who)
    parts, y = [], float(MARGIN)
    for part, height in _sections(game, s, seat, who):
        parts.append(group(part, at=(MARGIN, y)))
        y += height
    height = round(y + MARGIN - GAP)
    turn, decides = headline(game, s, names)
    table = rect(0, 0, WIDTH, height, TABLE, rx=14)
    return picture("konja", WIDTH, height, f"{game.title}: {turn}. {decides}.", describe(game, s, seat, who), table, *parts)


def _sections(game: Game, s: Any, seat: int, who: Sequence[str]) -> list[Section]:
    """All parts of the board, from top to bottom."""
    marked = seat in (NOBODY, s.actor) and not is_over(s)  # whether the actor's possibilities are shown
    own, other = in_order(seat)
    return [
        _headline(game, s, named_for(seat, who)),
        _starters(game, s) if s.phase == Phase.STARTER else tray(game, s, marked),
        places(game, s, seat, who),
        cards(game, s, own, who[own]),
        ancestors(game, s),
        pyramid(game, s),
        offerings(game, s),
        cards(game, s, other, who[other]),
        _legend(),
    ]


def _headline(game: Game, s: Any, names: Sequence[str]) -> Section:
    turn, decides = headline(game, s, names)
    lines = wrap(decides, int(INSIDE / (LEAST_FONT * 0.55)))
    room = INSIDE
    parts = []
    if s.last_round and not is_over(s):
        room -= 116
        parts = [
            rect(INSIDE - 108, 0, 108, 28, ORANGE, rx=8),
            label(INSIDE - 54, 20, "last round", LEAST_FONT, INK, text_anchor="middle", font_weight="bold"),
        ]
        turn = turn.replace(", the last round", "")
    parts += [label(0, 20, fitted(turn, 20, room * BOLD), 20, WHITE, font_weight="bold")]
    parts += [label(0, 42 + LINE * at, line, LEAST_FONT, WHITE) for at, line in enumerate(lines)]
    return group(*parts, id="turn"), 32 + LINE * max(LEAST_LINES, len(lines))


def _starters(game: Game, s: Any) -> Section:
    """The two relics of which one is to be chosen."""
    del s
    lying = [Relic(card, f"begin-{card}", f"relic-{card}", owned=False) for card in sorted(game.box.choice)]
    return relics(game, lying)


@lru_cache(1)
def _legend() -> Section:
    """Explain the signs, as many in a line as there is room for."""
    things = [(30 + len(words) * CARD_FONT * 0.58, sign + label(28, 18, words, CARD_FONT, WHITE)) for sign, words in _signs()]
    drawn, height = flow(things, INSIDE, 12, 30)
    return group(drawn, id="legend"), height + GAP


def _signs() -> list[tuple[str, str]]:
    """List the signs of the picture, each with its words."""
    ring = circle(11, 13, 9, PARCHMENT, stroke="#b98a2b", stroke_width=3)
    price = circle(11, 13, 10, "#f0c75e", stroke="#7a5200", stroke_width=1.5)
    slot = rect(0, 2, 22, 22, WHITE, rx=7, fill_opacity=0.6, stroke=INK, stroke_width=1.5, stroke_dasharray="4 3")
    hostile = rect(0, 2, 22, 22, RED, rx=5)
    return [
        (shape(PAWN, 0, 3, 20, WHITE), "Favour, for who prays"),
        (shape(PAWN, -4, 3, 20, WHITE) + shape(PAWN, 6, 3, 20, WHITE), "Blessing, for both"),
        (token(Token.GOLD, 0, 2, 22), "Gold"),
        (token(Token.MAGICK, 0, 2, 22), "Magick"),
        (token(Token.POWER, 0, 2, 22), "Power"),
        (price, "cost"),
        (ring, "exchange value"),
        (slot, "takes an action die"),
        (hostile, "in the opponent's Collection"),
        (die_face(Colour.PURPLE, 1, 23), "never rerolled"),
    ]
