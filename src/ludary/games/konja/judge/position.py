"""The worth of a position to bots: `greedy` chooses by it, and `ismcts` asks it where a playout
stops.

Everything is reckoned in hundredths of a point: clouds, tokens, cards, and what the dice on the
table can bring. A lead counts for more the nearer the end is, and tokens and cards for less.
"""

from math import exp
from typing import Any

from ludary.games.konja.box import Box
from ludary.games.konja.cards import NO_CARD, RELIC_PLACES, SPELLS
from ludary.games.konja.haul import POINT, WORTH, place_of
from ludary.games.konja.judge.prospect import prospect
from ludary.games.konja.pieces import ACTION_DICE, TOKENS, UNUSED, ActionFace
from ludary.games.konja.rules.dice import counts_of
from ludary.games.konja.rules.end import points_of, winner_of
from ludary.games.konja.state import Phase, State
from ludary.kit import NOBODY, rule

USES, PER_POINT, FRESH = (
    0.3,
    0.10,
    0.5,
)  # how often a relic will be used: at the end, more for each point from it, if untapped
SPELL, CAST = 20.0, 0.6  # for a spell in hand, and how much of what it brings
SPIRIT = 30.0  # for the Spirit token
# for a roll that is still to come; half of it is what the turn is worth at its beginning, and costs
# at its end
TURN = 230.0
LATE = 7  # points from the end at which tokens and cards begin to lose their worth
KEPT = 0.5  # of that worth when the end is there
SLOPE, FAR = (
    260.0,
    12.0,
)  # of the lead: in hundredths of a point at the end, and more for each point from it


@rule
def judge(box: Box, s: State, seat: int) -> float:
    """The return that `seat` can expect, from -1 to 1."""
    if s.phase == Phase.OVER:
        winner = winner_of(box, s)
        return 0.0 if winner == NOBODY else (1.0 if winner == seat else -1.0)
    ahead = points_of(box, s, seat) - points_of(box, s, 1 - seat)
    away = max(0, box.last_points - max(points_of(box, s, 0), points_of(box, s, 1)))
    kept = KEPT + (1.0 - KEPT) * min(1.0, away / LATE)
    lead = ahead * POINT + on_the_table(box, s, seat) - on_the_table(box, s, 1 - seat)
    lead += kept * (belongings(box, s, seat, away) - belongings(box, s, 1 - seat, away))
    return 2.0 / (1.0 + exp(-lead / (SLOPE + FAR * away))) - 1.0


@rule
def judge_seats(box: Box, s: State, seats: int, out: Any) -> None:
    """`judge` of both seats, whichever are asked for."""
    out[0] = judge(box, s, 0)
    out[1] = -out[0]


@rule
def belongings(box: Box, s: State, seat: int, away: int) -> float:
    """Tokens, relics, spells and the Spirit token."""
    own, worth = s.wizards[seat], 0.0
    for token in range(TOKENS):
        worth += WORTH[token] * own.tokens[token]
    for place in range(RELIC_PLACES):
        if own.relics[place] != NO_CARD:
            uses = USES + PER_POINT * away + (0.0 if own.tapped[place] else FRESH)
            worth += uses * max(0, box.relics[own.relics[place]].brings)
    worth += SPELL * own.hand_count
    for card in range(SPELLS):
        if own.hand[card] > 0:
            worth += CAST * own.hand[card] * max(0, box.spells[card].brings)
    return worth + (SPIRIT if s.spirit == seat else 0.0)


@rule
def on_the_table(box: Box, s: State, seat: int) -> float:
    """Return the worth of the dice to their player, and of the rest of the effect that goes on."""
    worth = 0.0
    if seat == s.active:
        worth -= TURN / 2
        if s.rolled == 0:
            return worth + TURN
        worth += box.haul[place_of(counts_of(s))]
        for die in range(ACTION_DICE):
            if s.action_face[die] > ActionFace.BLANK and s.action_on[die] == UNUSED:
                worth += WORTH[s.action_face[die] - 1]
    if seat == s.actor:
        worth += prospect(box, s)
    return worth
