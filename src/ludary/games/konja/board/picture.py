"""A View as panels: dice, what both players hold, their cards, the ancestors, the Pyramid of Summoning, offerings, signs.

What a choice may be about is a group with `data-spot` (`spots.py` says which); what moves is one with `data-piece`.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from ludary.core.game import NOBODY, Game
from ludary.core.panels import Across, Board, Down, Role, roomy
from ludary.core.svg import circle, group, label, rect
from ludary.games.konja.board.cards import GAP, Relic, relics
from ludary.games.konja.board.dice import INSIDE, die_face, flow, tray
from ludary.games.konja.board.signs import (
    CARD_FONT,
    INK,
    PARCHMENT,
    PAWN,
    RED,
    TABLE,
    WHITE,
    shape,
    token,
)
from ludary.games.konja.board.table import ancestors, offerings, pyramid
from ludary.games.konja.board.wizards import cards, in_order, places
from ludary.games.konja.pieces import Colour, Token
from ludary.games.konja.reckoning import is_over
from ludary.games.konja.state import Phase
from ludary.games.konja.text.describe import describe, headline, named_for

Section = tuple[str, float]  # a picture, and its height with the distance to what follows


def board(game: Game, s: Any, seat: int, who: Sequence[str]) -> Board:
    """The whole View as panels."""
    own, other = in_order(seat)
    panels = tuple(
        roomy(name, title, (INSIDE, high), drawn, role, CARD_FONT) for name, title, high, drawn, role in _drawn(game, s, seat, who)
    )
    turn, decides = headline(game, s, named_for(seat, who))
    mine, theirs = f"cards-{own}", f"cards-{other}"
    wide = (
        Down(Across(Down("dice", "players"), Down("ancestors", "pyramid"), "offerings"), Across(mine, theirs)),
        Across(Down("dice", mine, "offerings"), Down("players", "ancestors", "pyramid", theirs)),
        Across(Down("dice", "players", mine), Down("ancestors", "pyramid"), Down("offerings", theirs)),
    )
    narrow = Down("dice", "players", mine, "ancestors", "pyramid", "offerings", theirs)
    return Board("konja", turn, f"{decides}.", describe(game, s, seat, who), panels, wide, narrow, TABLE)


def _drawn(game: Game, s: Any, seat: int, who: Sequence[str]) -> Iterator[tuple[str, str, float, Section, Role]]:
    """All parts of the board: name, title, the room they keep, the drawing with its height, and what they are for."""
    marked = seat in (NOBODY, s.actor) and not is_over(s)  # whether the actor's possibilities are shown
    dice = _starters(game, s) if s.phase == Phase.STARTER else tray(game, s, marked)
    yield "dice", "The dice", 206, dice, Role.MAP
    yield "players", "What both hold", 200, places(game, s, seat, who), Role.PLAYERS
    for player in in_order(seat):
        room, role = (426, Role.HAND) if player == in_order(seat)[0] else (400, Role.PLAYERS)
        yield f"cards-{player}", f"Cards of {who[player]}", room, cards(game, s, player, who[player]), role
    yield "ancestors", "The ancestors", 192, ancestors(game, s), Role.SUPPLY
    levels = pyramid(game, s)
    yield "pyramid", "The Pyramid of Summoning", levels[1], levels, Role.SUPPLY
    yield "offerings", "Offerings and decks", 344, offerings(game, s), Role.SUPPLY
    yield "signs", "What the signs mean", _legend()[1], _legend(), Role.AID


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
