"""The worth of a position to bots: `greedy` chooses by it, and `ismcts` asks it where a playout stops."""

from math import exp

from ludary.core.grid import intersect, square_count
from ludary.core.rule import rule
from ludary.games.koa.box import Box
from ludary.games.koa.rules.clans import SEATS_WITH_TWO_CLANS, is_jonny
from ludary.games.koa.rules.end import return_of
from ludary.games.koa.state import Phase, State
from ludary.games.koa.tiles import CLANS, Tile

POINT, PLACED = 0.30, 0.18  # for each victory point, and each cavern of the pool placed, times how far the game has come
PAIR = 1.15  # for each connected pair of goroldioa and spring, times how much of the game is left
LEVEL = 0.4  # for each action more
LOCATED = 0.1  # for each located square
THREATENED = 0.06  # off for each tile that another clan touches


@rule
def judge(box: Box, s: State, seat: int) -> float:
    """The return that `seat` can expect, from -1 to 1."""
    if s.phase == Phase.OVER:
        return return_of(s, seat)
    total, own, done = 0.0, 0.0, progress(box, s)
    for other in range(s.seats):
        weight = exp(worth(box, s, other, done))
        total += weight
        if other == seat:
            own = weight
    return (s.seats * own / total - 1.0) / (s.seats - 1.0)


@rule
def progress(box: Box, s: State) -> float:
    """Return the progress of the game, from 0 to 1: the part of its caverns that some clan has placed."""
    left = box.caverns
    for clan in range(CLANS):
        if not is_jonny(s, clan):
            left = min(left, s.clans[clan].pool[Tile.CAVERN])
    return 1.0 - left / box.caverns


@rule
def worth(box: Box, s: State, seat: int, done: float) -> float:
    """A Jonny cannot win, whatever it has."""
    if (s.jonnies >> seat) & 1 == 1:
        return -100.0
    points = clan_worth(box, s, seat, done)
    if s.seats == SEATS_WITH_TWO_CLANS:
        points += clan_worth(box, s, seat + SEATS_WITH_TWO_CLANS, done)
    return points


@rule
def clan_worth(box: Box, s: State, clan: int, done: float) -> float:
    own = s.clans[clan]
    points = done * (POINT * own.points + PLACED * (box.caverns - own.pool[Tile.CAVERN]))
    points += (1.0 - done) * PAIR * min(own.food, own.water) + LEVEL * (own.level - 1) + LOCATED * own.located
    return points - THREATENED * threatened(s, clan)


@rule
def threatened(s: State, clan: int) -> int:
    """Return the number of a clan's squares that others' nets touch, counted once for each of those clans."""
    holding, threats = s.clans[clan].holding, 0
    for other in range(CLANS):
        if other != clan:
            threats += square_count(intersect(holding, s.clans[other].reach))
    return threats
