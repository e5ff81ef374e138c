"""The worth of a position to bots: `greedy` chooses by it, and `ismcts` asks it where a playout
stops.
"""

from math import exp
from typing import Any

from ludary.games.koa.actions import FIRST
from ludary.games.koa.box import Box
from ludary.games.koa.rules.clans import SEATS_WITH_TWO_CLANS, ends_game
from ludary.games.koa.rules.end import return_of
from ludary.games.koa.state import Phase, State
from ludary.games.koa.tiles import CLANS, Tile
from ludary.games.koa.verbs import Verb
from ludary.kit import SETTLED, rule
from ludary.kit.grid import intersect, square_count

POINT, PLACED = (
    0.30,
    0.18,
)  # for each victory point, and each cavern of the pool placed, times how far the game has come
PAIR = 1.15  # for each connected pair of goroldioa and spring, times how much of the game is left
LEVEL = 0.4  # for each action more
LOCATED = 0.1  # for each located square
THREATENED = 0.06  # off for each tile that another clan touches
ROOM, MOST_ROOM = (
    0.1,
    3,
)  # for each square to mine, up to so many, times how much of the game is left


@rule
def judge(box: Box, s: State, seat: int) -> float:
    """The return that `seat` can expect, from -1 to 1."""
    if s.phase == Phase.OVER:
        return return_of(box, s, seat)
    total, own, done = 0.0, 0.0, progress(box, s)
    for other in range(s.seats):
        weight = exp(worth(box, s, other, done))
        total += weight
        if other == seat:
            own = weight
    return (s.seats * own / total - 1.0) / (s.seats - 1.0)


@rule
def judge_seats(box: Box, s: State, seats: int, out: Any) -> None:
    """`judge` of each of the `seats`, given as bits: all look at the same worth of each."""
    if s.phase == Phase.OVER:
        for seat in range(s.seats):
            if (seats >> seat) & 1:
                out[seat] = return_of(box, s, seat)
        return
    total, done = 0.0, progress(box, s)
    for seat in range(s.seats):
        out[seat] = exp(worth(box, s, seat, done))
        total += out[seat]
    for seat in range(s.seats):
        out[seat] = (s.seats * out[seat] / total - 1.0) / (s.seats - 1.0)


@rule
def unsettled(box: Box, s: State) -> int:
    """Presume, while a vote is open, that everybody else agrees: what is voted on is judged by what
    it brings.
    """
    presumed: int = FIRST[Verb.AGREE] if s.phase == Phase.VOTE else SETTLED
    return presumed


@rule
def progress(box: Box, s: State) -> float:
    """Return the progress of the game, from 0 to 1: the part of its caverns that some clan has
    placed.
    """
    left = box.caverns
    for clan in range(CLANS):
        if ends_game(box, s, clan):
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
    points += (
        (1.0 - done) * PAIR * min(own.food, own.water)
        + LEVEL * (own.level - 1)
        + LOCATED * own.located
    )
    points += (
        (1.0 - done)
        * ROOM
        * min(MOST_ROOM, square_count(intersect(own.reach, s.lying[Tile.EMPTY])))
    )
    return points - THREATENED * threatened(s, clan)


@rule
def threatened(s: State, clan: int) -> int:
    """Return the number of a clan's squares that others' nets touch, counted once for each of those
    clans.
    """
    holding, threats = s.clans[clan].holding, 0
    for other in range(CLANS):
        if other != clan:
            threats += square_count(intersect(holding, s.clans[other].reach))
    return threats
