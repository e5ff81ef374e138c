"""BLOCKED: a camp that is boxed in towards the start of the game gets a cavern for one of the pieces around it."""

from ludary.core.events import tell
from ludary.core.grid import intersect, intersects, is_empty, is_subset, square_count, take_first, unite
from ludary.core.rule import rule
from ludary.games.koa.box import Box
from ludary.games.koa.rules.end import end_if_last_cavern
from ludary.games.koa.rules.network import lay, reserved, survey_gain
from ludary.games.koa.state import Clan, Happening, Phase, State
from ludary.games.koa.tiles import NOWHERE, Tile


@rule
def is_blocked(box: Box, s: State, clan: int) -> bool:
    """Tell whether lava, springs or earthquakes leave the clan nowhere to excavate, and it has not come far yet."""
    own = s.clans[clan]
    if intersects(own.reach, s.lying[Tile.EMPTY]) or own.pool[Tile.CAVERN] == 0:
        return False
    return not (can_claim(s, own) or has_come_far(box, s, own)) and blocking_piece(box, s, own) != NOWHERE


@rule
def can_claim(s: State, own: Clan) -> bool:
    return intersects(intersect(own.holding, reserved(s)), own.reach)


@rule
def has_come_far(box: Box, s: State, own: Clan) -> bool:
    """Tell whether a tile of the clan lies beyond its third zone; located squares hold none yet."""
    return not is_subset(own.holding, unite(box.early[own.corner], reserved(s)))


@rule
def blocking_piece(box: Box, s: State, own: Clan) -> int:
    """Of the lava, earthquakes and own springs around it, the one with most empty squares around; NOWHERE if there is none."""
    hazards = unite(s.lying[Tile.LAVA], s.lying[Tile.EARTHQUAKE])
    left = intersect(own.reach, unite(hazards, intersect(s.lying[Tile.SPRING], own.holding)))
    best, most = NOWHERE, -1
    while not is_empty(left):
        square, left = take_first(left)
        free = square_count(intersect(box.near[square], s.lying[Tile.EMPTY]))
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
