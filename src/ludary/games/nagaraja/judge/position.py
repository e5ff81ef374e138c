"""The worth of a position to bots: `greedy` chooses by it, and `ismcts` asks it where a playout
stops.

All worths are in victory points. What is not decided yet, such as how the tile won will lie or what
the activated card will be aimed at, is taken to be decided as well as it can be.
"""

from math import exp
from typing import Any

from ludary.games.nagaraja.box import Box
from ludary.games.nagaraja.cards import COLOURS, NO_CARD
from ludary.games.nagaraja.judge.effects import CARD, NAGA_WORTH, fate_gain, mean_of, pending_gain
from ludary.games.nagaraja.judge.temple import best_cell, best_turn, worth_if
from ludary.games.nagaraja.rules.end import amulet_points
from ludary.games.nagaraja.rules.paths import NO_CHANGE
from ludary.games.nagaraja.rules.sticks import fate_points, nagas_of
from ludary.games.nagaraja.state import Phase, State
from ludary.kit import rule
from ludary.kit.grid import lowest

SCALE = 7.0  # victory points of lead that make a game nearly won
AMULET = 0.6  # of an amulet in hand, besides its points
TILE = 2.6  # of the tile fought for
SPREAD = 2.2  # fate points of lead that make the tile fairly sure
USUAL = 5.6  # fate points of a throw that one knows nothing of
TIE = 0.5  # fate points that winning ties is worth


@rule
def judge(box: Box, s: State, seat: int) -> float:
    """The return that `seat` can expect, from -1 to 1."""
    if s.phase == Phase.OVER:
        return 1.0 if s.winner == seat else -1.0
    lead = worth(box, s, 0) - worth(box, s, 1)
    swing = 0.0
    if s.activated != NO_CARD:
        sign = 1.0 if s.activator == 0 else -1.0
        lead += sign * pending_gain(box, s)
        swing = sign * fate_gain(box, s)
    if s.phase < Phase.PLACE:
        ahead = fate(box, s, 0) - fate(box, s, 1) + swing + (TIE if s.guide == 0 else -TIE)
        lead += TILE * sigmoid(ahead / SPREAD)
    return sigmoid(lead / SCALE) if seat == 0 else -sigmoid(lead / SCALE)


@rule
def judge_seats(box: Box, s: State, seats: int, out: Any) -> None:
    """`judge` of both seats, whichever are asked for."""
    out[0] = judge(box, s, 0)
    out[1] = judge(box, s, 1) if s.phase == Phase.OVER else -out[0]


@rule
def sigmoid(lead: float) -> float:
    """The sigmoid function, from -1 to 1."""
    return 2.0 / (1.0 + exp(-lead)) - 1.0


@rule
def worth(box: Box, s: State, seat: int) -> float:
    """Temple, amulets and cards of a player."""
    player = s.players[seat]
    if s.phase == Phase.TURN and s.victor == seat:
        points = best_turn(box, s, seat, s.aim)
    elif s.phase == Phase.PLACE and s.victor == seat:
        points = best_cell(box, s, seat)
    else:
        points = worth_if(box, s, seat, NO_CHANGE, NO_CHANGE)
    cards = player.hand_count + (s.dealt_count if s.guide == seat else 0)
    return points + amulet_points(box, s, seat) + AMULET * player.held_count + CARD * cards


@rule
def fate(box: Box, s: State, seat: int) -> float:
    """Fate points that a player has thrown, or can expect to."""
    player = s.players[seat]
    if s.phase != Phase.CALL:
        return fate_points(box, player) + (
            NAGA_WORTH * nagas_of(player) if player.hand_count > 0 else 0.0
        )
    if player.selected == 0:
        return USUAL
    points, cards = 0.0, player.selected
    while cards != 0:
        card = box.cards[lowest(cards)]
        cards &= cards - 1
        for colour in range(COLOURS):
            points += card.sticks[colour] * mean_of(box, colour)
    return points
