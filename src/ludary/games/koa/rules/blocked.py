"""BLOCKED: a camp that is boxed in towards the start of the game gets a cavern for one of the
pieces around it.

Whose clan is blocked in names a piece. By other readings all others have to agree to it, or the
piece is a fixed one. Who stays blocked in is not asked again as long as all around it is the same.
"""

from ludary.games.koa import events as tell
from ludary.games.koa.box import RESCUE_CHOSEN, RESCUE_NAMED, RESCUE_VOTED, RESCUE_YES, Box
from ludary.games.koa.rules.clans import seat_of
from ludary.games.koa.rules.end import end_if_last_cavern
from ludary.games.koa.rules.network import lay, reserved, survey_gain, take_stock
from ludary.games.koa.state import Clan, Phase, State
from ludary.games.koa.tiles import NOWHERE, Tile
from ludary.kit import rule
from ludary.kit.grid import (
    Squares,
    add,
    assign,
    clear,
    intersect,
    intersects,
    is_empty,
    is_subset,
    square_count,
    take_first,
    unite,
    value_of,
)


@rule
def is_blocked(box: Box, s: State, clan: int) -> bool:
    """Tell whether lava, springs or earthquakes leave the clan nowhere to excavate, and it has not
    come far yet.
    """
    own = s.clans[clan]
    if intersects(own.reach, s.lying[Tile.EMPTY]) or own.pool[Tile.CAVERN] == 0:
        return False
    return not (can_claim(s, own) or has_come_far(box, s, own)) and not is_empty(
        blocking_pieces(box, s, own)
    )


@rule
def can_claim(s: State, own: Clan) -> bool:
    return intersects(intersect(own.holding, reserved(s)), own.reach)


@rule
def has_come_far(box: Box, s: State, own: Clan) -> bool:
    """Tell whether a tile of the clan lies beyond its third zone; located squares hold none yet."""
    return not is_subset(own.holding, unite(box.early[own.corner], reserved(s)))


@rule
def blocking_pieces(box: Box, s: State, own: Clan) -> Squares:
    """Return the lava, earthquakes and springs around it: its own springs, or anybody's where all
    have to agree to the one that is named.
    """
    springs = value_of(s.lying[Tile.SPRING])
    if box.rescue != RESCUE_CHOSEN:
        springs = intersect(springs, own.holding)
    hazards = unite(s.lying[Tile.LAVA], s.lying[Tile.EARTHQUAKE])
    return intersect(own.reach, unite(hazards, springs))


@rule
def fixed_piece(box: Box, s: State, own: Clan) -> int:
    """The piece around it with most empty squares around."""
    left = blocking_pieces(box, s, own)
    best, most = NOWHERE, -1
    while not is_empty(left):
        square, left = take_first(left)
        free = square_count(intersect(box.near[square], s.lying[Tile.EMPTY]))
        if free > most:
            best, most = square, free
    return best


@rule
def piece_voted_on(box: Box, s: State) -> int:
    """The piece that the clan in turn would get a cavern for: the one asked for, or the fixed
    one.
    """
    if box.rescue == RESCUE_VOTED:
        return fixed_piece(box, s, s.clans[s.clan])
    square, _ = take_first(s.digs)
    return square


@rule
def rescue(box: Box, s: State, clan: int) -> None:
    """The turn of a blocked clan begins: it gets its cavern at once, or the player in question is
    asked first.
    """
    tell.blocked(s, clan)
    forget_targets(s)
    own = s.clans[clan]
    if box.rescue == RESCUE_YES:
        set_free(box, s, clan, fixed_piece(box, s, own))
    elif box.rescue == RESCUE_VOTED:
        s.phase = Phase.VOTE
    else:
        s.phase = Phase.PIECE
        assign(s.digs, blocking_pieces(box, s, own))


@rule
def forget_targets(s: State) -> None:
    """Forget the targets of the clan before it."""
    s.asks = 0
    clear(s.digs)
    clear(s.claims)
    clear(s.seizes)


@rule
def name_piece(box: Box, s: State, square: int) -> None:
    # BLOCKED: the players jointly choose; who is blocked in names a piece, and the others are taken
    # to agree, or asked in turn
    if box.rescue == RESCUE_NAMED:
        s.phase = Phase.TURN
        set_free(box, s, s.clan, square)
        return
    tell.asks(s, s.actor, square, s.tiles[square])
    clear(s.digs)
    add(s.digs, square)
    s.phase = Phase.VOTE
    s.actor = (s.actor + 1) % s.seats


@rule
def name_nothing(s: State) -> None:
    tell.asks_nothing(s, s.actor)
    stay_blocked(s)


@rule
def stay_blocked(s: State) -> None:
    """The turn begins; `reconsider` says when the clan is asked again."""
    s.phase = Phase.TURN
    s.votes |= 1 << s.clan


@rule
def vote(box: Box, s: State, agrees: bool) -> None:
    """Everybody has to agree; then the turn begins."""
    tell.votes(s, s.actor, int(agrees))
    s.actor, asker = (s.actor + 1) % s.seats, seat_of(s, s.clan)
    if not agrees:
        s.actor = asker
        stay_blocked(s)
    elif s.actor == asker:
        s.phase = Phase.TURN
        set_free(box, s, s.clan, piece_voted_on(box, s))


@rule
def set_free(box: Box, s: State, clan: int, square: int) -> None:
    """Switch the piece for a cavern of the clan's pool."""
    tile, owner = s.tiles[square], s.owner[square]
    tell.freed(s, clan, square, tile)
    s.clans[clan].pool[Tile.CAVERN] -= 1
    lay(s, square, Tile.CAVERN, clan)
    if tile == Tile.LAVA:
        s.lava += 1
    elif tile == Tile.EARTHQUAKE:
        s.earthquakes += 1
    else:
        s.clans[owner].pool[Tile.SPRING] += 1
        tell.loses(s, owner, square, tile)
        if owner != clan:
            take_stock(box, s, owner)
    survey_gain(box, s, clan, square)
    end_if_last_cavern(box, s, clan)
