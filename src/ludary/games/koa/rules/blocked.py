"""BLOCKED: a camp that is boxed in towards the start of the game gets a cavern for one of the pieces around it."""

from ludary.core.events import tell
from ludary.core.grid import bits_in, first_in, high_bit, low_bit
from ludary.core.rule import rule
from ludary.games.koa.box import Box
from ludary.games.koa.rules.end import end_if_last_cavern
from ludary.games.koa.rules.network import lay, survey_gain
from ludary.games.koa.state import Clan, Happening, Phase, State
from ludary.games.koa.tiles import NOWHERE, Tile


@rule
def is_blocked(box: Box, s: State, clan: int) -> bool:
    """Whether lava, springs or earthquakes leave the clan nowhere to excavate, and it has not come far yet."""
    own, empty = s.clans[clan], s.lying[Tile.EMPTY]
    if (own.reach.low & empty.low) | (own.reach.high & empty.high) != 0 or own.pool[Tile.CAVERN] == 0:
        return False
    return not (can_claim(s, own) or has_come_far(box, s, own)) and blocking_piece(box, s, own) != NOWHERE


@rule
def can_claim(s: State, own: Clan) -> bool:
    moss, springs = s.lying[Tile.LOCATED_GOROLDIOA], s.lying[Tile.LOCATED_SPRING]
    low, high = own.holding.low & (moss.low | springs.low), own.holding.high & (moss.high | springs.high)
    return (own.reach.low & low) | (own.reach.high & high) != 0


@rule
def has_come_far(box: Box, s: State, own: Clan) -> bool:
    """Whether a tile of the clan lies beyond its third zone; located squares hold none yet."""
    early, moss, springs = box.early[own.corner], s.lying[Tile.LOCATED_GOROLDIOA], s.lying[Tile.LOCATED_SPRING]
    low = own.holding.low & ~(early.low | moss.low | springs.low)
    return low | (own.holding.high & ~(early.high | moss.high | springs.high)) != 0


@rule
def blocking_piece(box: Box, s: State, own: Clan) -> int:
    """Of the lava, earthquakes and own springs around it, the one with most empty squares around; NOWHERE if there is none."""
    lava, quakes, springs, empty = s.lying[Tile.LAVA], s.lying[Tile.EARTHQUAKE], s.lying[Tile.SPRING], s.lying[Tile.EMPTY]
    low = own.reach.low & (lava.low | quakes.low | springs.low & own.holding.low)
    high = own.reach.high & (lava.high | quakes.high | springs.high & own.holding.high)
    best, most = NOWHERE, -1
    while low | high != 0:
        square = first_in(low, high)
        low &= ~low_bit(square)
        high &= ~high_bit(square)
        around = box.near[square]
        free = bits_in(around.low & empty.low) + bits_in(around.high & empty.high)
        if free > most:
            best, most = square, free
    return best


@rule
def set_free(box: Box, s: State, clan: int) -> None:
    """Switch the piece for a cavern of the clan's pool."""
    own = s.clans[clan]
    square = blocking_piece(box, s, own)
    tile = s.tiles[square]
    if tile == Tile.LAVA:
        s.lava += 1
    elif tile == Tile.EARTHQUAKE:
        s.earthquakes += 1
    else:
        own.pool[Tile.SPRING] += 1
    own.pool[Tile.CAVERN] -= 1
    lay(s, square, Tile.CAVERN, clan)
    tell(s, Happening.FREED, clan, square, tile)
    survey_gain(box, s, clan, square)
    end_if_last_cavern(s, clan)


@rule
def open_vote(s: State) -> None:
    # BLOCKED: the players jointly choose; the player in question is asked first
    s.phase = Phase.VOTE
    s.votes = 0


@rule
def vote(box: Box, s: State, agrees: bool) -> None:
    """Everybody has to agree; then the turn begins."""
    tell(s, Happening.VOTES, s.actor, int(agrees))
    s.votes += 1
    s.actor = (s.actor + 1) % s.seats
    if agrees and s.votes < s.seats:
        return
    s.actor = (s.actor - s.votes) % s.seats  # whose turn it is
    s.phase = Phase.TURN
    if agrees:
        set_free(box, s, s.clan)
