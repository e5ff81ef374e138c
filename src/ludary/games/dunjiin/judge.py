"""The worth of a position to bots: `greedy` chooses by it, and `ismcts` asks it where a playout
stops.

Each living player's chance of winning is taken to be in proportion to exp(worth). The weights were
fitted to who won from 94,000 positions of the default deck, of `greedy` with a quarter of loose
choices at two to six seats (conditional logit).
"""

from math import exp
from typing import Any

from ludary.games.dunjiin.box import Box
from ludary.games.dunjiin.cards import TREASURE, TREASURES
from ludary.games.dunjiin.state import Hero, Phase, State
from ludary.kit import OPEN, SETTLED, rule

LEVEL, HIGH_LEVEL, HIGH = 0.29, 0.15, 22  # for each Level up to HIGH, and above
ARMORED, ARMOR, MORE_ARMOR, FIRST = (
    0.35,
    0.42,
    0.2,
    3,
)  # for having any Armor Points, for each of the FIRST, and for each above
MAGIC, MOST_MAGIC = 0.25, 2
EXPERIENCE, MOST_EXPERIENCE = 0.116, 6
TREASURE_POINT, MOST_TREASURE = 0.0155, 40
TRAPPED_ARMOR, TRAPPED_TURN, MOST_TRAPS = (
    0.05,
    0.2,
    3,
)  # with each Trap: for each Armor Point, and off whoever has to face it


@rule
def judge(box: Box, s: State, seat: int) -> float:
    """The return that `seat` can expect, from -1 to 1."""
    total = 0.0
    for other in range(s.seats):
        total += weight(box, s, other)
    chance = weight(box, s, seat) / total
    return (s.seats * chance - 1.0) / (s.seats - 1.0)


@rule
def judge_seats(box: Box, s: State, seats: int, out: Any) -> None:
    """`judge` of all seats, whichever are asked for."""
    total = 0.0
    for seat in range(s.seats):
        out[seat] = weight(box, s, seat)
        total += out[seat]
    for seat in range(s.seats):
        out[seat] = (s.seats * (out[seat] / total) - 1.0) / (s.seats - 1.0)


@rule
def weight(box: Box, s: State, seat: int) -> float:
    """0 for the dead; armor is worth more while the Dunjiin is trapped, and it is bad to be the
    next to face that.
    """
    hero = s.heroes[seat]
    if hero.fell > 0:
        return 0.0
    traps = min(s.traps, MOST_TRAPS)
    return exp(
        worth(box, hero)
        + traps * (TRAPPED_ARMOR * hero.armor - (TRAPPED_TURN if seat == s.active else 0.0))
    )


@rule
def worth(box: Box, hero: Hero) -> float:
    points = LEVEL * min(hero.level, HIGH) + HIGH_LEVEL * max(0, hero.level - HIGH)
    points += (
        ARMOR * min(hero.armor, FIRST)
        + MORE_ARMOR * max(0, hero.armor - FIRST)
        + (ARMORED if hero.armor > 0 else 0.0)
    )
    points += MAGIC * min(hero.magic, MOST_MAGIC) + EXPERIENCE * min(
        hero.experience_count, MOST_EXPERIENCE
    )
    return points + TREASURE_POINT * min(treasure_points(box, hero), MOST_TREASURE)


@rule
def treasure_points(box: Box, hero: Hero) -> int:
    total = 0
    for value in range(TREASURES):
        total += hero.treasure[value] * box.cards[TREASURE + value].strength
    return total


@rule
def unsettled(box: Box, s: State) -> int:
    """A price that is not paid yet, and a Character that is being changed: what comes of them can
    be seen.
    """
    return (
        OPEN
        if s.phase == Phase.REPLACE or s.phase == Phase.SPEND or s.phase == Phase.PAY
        else SETTLED
    )
