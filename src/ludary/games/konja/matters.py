"""The quantities that a choice changes, as a player counts them, for hints, reviews and puzzles."""

from typing import Any

from ludary.games.konja.box import Box
from ludary.games.konja.cards import NO_CARD, RELIC_PLACES
from ludary.games.konja.pieces import Token
from ludary.games.konja.rules.end import points_of
from ludary.games.konja.state import State
from ludary.kit import Matter, rule

MATTERS = (
    Matter("you would have {n:point}", theme="Points"),
    Matter("your rival would have {n:point}", good=False, theme="Your rival"),
    Matter("you would have {n:Gold|Gold}", least=0.5, theme="Gold"),
    Matter("you would have {n:Magick|Magick}", least=0.5, theme="Magick"),
    Matter("you would have {n:Power|Power}", least=0.5, theme="Power"),
    Matter("you would have {n:relic}", theme="Relics"),
    Matter("you would have {n:spell} in hand", theme="Spells"),
    Matter("you could still use {n:relic}", theme="Relics"),
    Matter("your rival would have {n:Gold|Gold}", good=False, least=0.5, theme="Your rival"),
    Matter("your rival would have {n:relic}", good=False, theme="Your rival"),
)


@rule
def measure(box: Box, s: State, seat: int, out: Any) -> None:
    """Write the points, tokens and cards of the seat, and what of it the rival has."""
    own, rival = s.wizards[seat], s.wizards[1 - seat]
    out[0], out[1] = points_of(box, s, seat), points_of(box, s, 1 - seat)
    out[2], out[3], out[4] = (
        own.tokens[Token.GOLD],
        own.tokens[Token.MAGICK],
        own.tokens[Token.POWER],
    )
    out[5], out[6], out[7], out[8], out[9] = 0.0, own.hand_count, 0.0, rival.tokens[Token.GOLD], 0.0
    for place in range(RELIC_PLACES):
        if own.relics[place] != NO_CARD:
            out[5] += 1
            out[7] += own.tapped[place] == 0
        out[9] += rival.relics[place] != NO_CARD


@rule
def turn(box: Box, s: State) -> int:
    """Return the seat whose turn it is."""
    number: int = s.active
    return number
