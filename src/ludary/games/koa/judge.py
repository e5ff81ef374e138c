"""The worth of a position to bots: `greedy` chooses by it, and `ismcts` asks it where a playout
stops.

A rival who is blocked in counts as freed: who refuses puts that off by a turn. So bots agree to
what does them no harm.
"""

from math import exp
from typing import Any

from ludary.games.koa.actions import FIRST
from ludary.games.koa.box import RESCUE_NO, Box
from ludary.games.koa.rules.blocked import is_blocked, piece_voted_on
from ludary.games.koa.rules.clans import SEATS_WITH_TWO_CLANS, ends_game, is_shared
from ludary.games.koa.rules.end import return_of
from ludary.games.koa.state import Phase, State
from ludary.games.koa.tiles import CLANS, NOBODYS, Tile
from ludary.games.koa.verbs import Verb
from ludary.kit import SETTLED, rule
from ludary.kit.grid import has, intersect, square_count

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
NUISANCE = 0.001  # off for each clan that is blocked in, whoever's: it breaks ties


@rule
def judge(box: Box, s: State, seat: int) -> float:
    """The return that `seat` can expect, from -1 to 1."""
    if s.phase == Phase.OVER:
        return return_of(box, s, seat)
    blocked = blocked_clans(box, s)
    total, own, done = 0.0, 0.0, progress(box, s, blocked)
    for other in range(s.seats):
        weight = exp(worth(box, s, other, done) + relief(box, s, seat, other, blocked, done))
        total += weight
        if other == seat:
            own = weight
    return (s.seats * own / total - 1.0) / (s.seats - 1.0)


@rule
def judge_seats(box: Box, s: State, seats: int, out: Any) -> None:
    """`judge` of each of the `seats`, given as bits.

    Where nobody is blocked in, all look at the same worth of each.
    """
    if s.phase == Phase.OVER or blocked_clans(box, s) != 0:
        for seat in range(s.seats):
            if (seats >> seat) & 1:
                out[seat] = judge(box, s, seat)
        return
    total, done = 0.0, progress(box, s, 0)
    for seat in range(s.seats):
        out[seat] = exp(worth(box, s, seat, done))
        total += out[seat]
    for seat in range(s.seats):
        out[seat] = (s.seats * out[seat] / total - 1.0) / (s.seats - 1.0)


@rule
def unsettled(box: Box, s: State) -> int:
    """Presume, while a vote is open, that everybody agrees whom it does not cost a connected
    spring.
    """
    if s.phase != Phase.VOTE:
        return SETTLED
    piece = piece_voted_on(box, s)
    owner = s.owner[piece]
    robbed = (
        owner != NOBODYS
        and owner != s.clan
        and not is_shared(s, owner)
        and owner % s.seats == s.actor
    )
    presumed: int = FIRST[Verb.AGREE]
    if robbed and has(s.clans[owner].reach, piece):
        presumed = FIRST[Verb.REFUSE]
    return presumed


@rule
def blocked_clans(box: Box, s: State) -> int:
    """The clans that are blocked in and can be freed, as bits."""
    bits = 0
    if box.rescue != RESCUE_NO and s.phase != Phase.SETTLE:
        for clan in range(CLANS):
            if is_blocked(box, s, clan):
                bits |= 1 << clan
    return bits


@rule
def progress(box: Box, s: State, blocked: int) -> float:
    """Return the progress of the game, from 0 to 1: the part of its caverns that some clan has
    placed, or will once it is freed.
    """
    left = box.caverns
    for clan in range(CLANS):
        if ends_game(box, s, clan):
            left = min(left, s.clans[clan].pool[Tile.CAVERN] - ((blocked >> clan) & 1))
    return 1.0 - left / box.caverns


@rule
def relief(box: Box, s: State, seat: int, other: int, blocked: int, done: float) -> float:
    """Return the worth of being freed to a rival of `seat`, who counts as if it were; to the seat
    itself nothing yet.
    """
    points = 0.0
    for clan in range(CLANS):
        if (blocked >> clan) & 1 == 0:
            continue
        if other == seat:
            points -= NUISANCE
        elif clan % s.seats == other and not is_shared(s, clan):
            points += (
                done * (POINT * (box.cavern_points + box.chain_points) + PLACED)
                + (1.0 - done) * ROOM * MOST_ROOM
            )
    return points


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
