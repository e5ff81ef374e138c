"""The worth of a position to bots: `greedy` chooses by it, and `ismcts` asks it where a playout stops.

Each living player's chance of winning is taken to be in proportion to exp(worth). The weights were fitted to who won
some 600 games of bots that mostly played well, at two to six seats (conditional logit).
"""

from math import exp
from typing import Any

from ludary.games.dunjiin.box import Box
from ludary.games.dunjiin.cards import TREASURE, TREASURES
from ludary.games.dunjiin.state import Hero, State
from ludary.kit import rule

LEVEL, HIGH_LEVEL, HIGH = 0.264, 0.150, 24  # for each Level up to HIGH, and above
ARMORED, ARMOR = 0.98, 0.35  # for having any Armor Points, and for each
MAGICAL, MAGIC, MOST_MAGIC = 0.11, 0.32, 3  # likewise for Magic Items
EXPERIENCE, MOST_EXPERIENCE = 0.13, 4
TREASURE_POINT, MOST_TREASURE = 0.0153, 60


@rule
def judge(box: Box, s: State, seat: int) -> float:
    """The return that `seat` can expect, from -1 to 1."""
    total = 0.0
    for other in range(s.seats):
        total += weight(box, s.heroes[other])
    chance = weight(box, s.heroes[seat]) / total
    return (s.seats * chance - 1.0) / (s.seats - 1.0)


@rule
def judge_seats(box: Box, s: State, seats: int, out: Any) -> None:
    """`judge` of all seats, whichever are asked for."""
    total = 0.0
    for seat in range(s.seats):
        out[seat] = weight(box, s.heroes[seat])
        total += out[seat]
    for seat in range(s.seats):
        out[seat] = (s.seats * (out[seat] / total) - 1.0) / (s.seats - 1.0)


@rule
def weight(box: Box, hero: Hero) -> float:
    """0 for the dead."""
    return 0.0 if hero.fell > 0 else exp(worth(box, hero))


@rule
def worth(box: Box, hero: Hero) -> float:
    points = LEVEL * min(hero.level, HIGH) + HIGH_LEVEL * max(0, hero.level - HIGH)
    points += ARMOR * hero.armor + (ARMORED if hero.armor > 0 else 0.0)
    points += MAGIC * min(hero.magic, MOST_MAGIC) + (MAGICAL if hero.magic > 0 else 0.0)
    points += EXPERIENCE * min(hero.experience_count, MOST_EXPERIENCE)
    return points + TREASURE_POINT * min(treasure_points(box, hero), MOST_TREASURE)


@rule
def treasure_points(box: Box, hero: Hero) -> int:
    total = 0
    for value in range(TREASURES):
        total += hero.treasure[value] * box.cards[TREASURE + value].strength
    return total
