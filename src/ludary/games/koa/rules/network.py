"""Tiles on the board, and what hangs together: EXCAVATE, SPRINGS, GOROLDIOA, VICTORY.

A clan's *net* is its camp with all caverns and goroldioa from which one can walk there over its own caverns and
goroldioa, corner to corner too. Its *chain* is the same over caverns alone. Springs end every path.
"""

from ludary.core.events import tell
from ludary.core.grid import add, become, drop, holds, overlap, size_of, spread
from ludary.core.rule import rule
from ludary.games.koa.box import Box
from ludary.games.koa.state import Clan, Happening, State
from ludary.games.koa.tiles import NOBODYS, Tile


@rule
def lay(s: State, square: int, tile: int, owner: int) -> None:
    """Put a tile on a square, in place of what lies there."""
    before = s.owner[square]
    if before != NOBODYS:
        drop(s.clans[before].holding, square)
    drop(s.lying[s.tiles[square]], square)
    s.tiles[square] = tile
    s.owner[square] = owner
    add(s.lying[tile], square)
    if owner != NOBODYS:
        add(s.clans[owner].holding, square)


@rule
def clear_square(s: State, square: int) -> None:
    lay(s, square, Tile.EMPTY, NOBODYS)


@rule
def is_tunnel(tile: int) -> bool:
    """GOROLDIOA: it acts as a cavern. SPRINGS: they cannot be passed through."""
    return tile == Tile.CAVERN or tile == Tile.GOROLDIOA


@rule
def survey(box: Box, s: State, clan: int) -> None:
    """Find out from the camp on what hangs together, after a clan has lost a tile."""
    own = s.clans[clan]
    become(own.net, 0, 0)
    become(own.reach, 0, 0)
    become(own.chain, 0, 0)
    connect(box, s, own, own.camp)
    lengthen(box, s, own, own.camp)
    if not holds(own.net, own.pawn):  # its square is lost or closed
        own.pawn = own.camp
    take_stock(box, s, clan)


@rule
def survey_gain(box: Box, s: State, clan: int, square: int) -> None:
    """The same after a tile has come; what hung together still does."""
    own = s.clans[clan]
    tile = s.tiles[square]
    if is_tunnel(tile) and holds(own.reach, square):
        own.pawn = square
        connect(box, s, own, square)
        if tile == Tile.CAVERN and overlap(box.near[square], own.chain):
            lengthen(box, s, own, square)
    take_stock(box, s, clan)


@rule
def connect(box: Box, s: State, own: Clan, square: int) -> None:
    """Add to the net a square that touches it, and all that had lost its way and has it back with that."""
    caverns, moss = s.lying[Tile.CAVERN], s.lying[Tile.GOROLDIOA]
    low, high = own.holding.low & (caverns.low | moss.low), own.holding.high & (caverns.high | moss.high)
    spread(box.near, low, high, square, own.net, own.reach)


@rule
def lengthen(box: Box, s: State, own: Clan, square: int) -> None:
    """Likewise add to the chain, which anything that is not a cavern breaks."""
    caverns = s.lying[Tile.CAVERN]
    spread(box.near, own.holding.low & caverns.low, own.holding.high & caverns.high, square, own.chain, s.edge)  # no use for the edge


@rule
def take_stock(box: Box, s: State, clan: int) -> None:
    own = s.clans[clan]
    count_resources(s, own)
    update_level(box, s, clan)
    count_points(box, s, own)


@rule
def count_resources(s: State, own: Clan) -> None:
    # ACTIONS: only what is connected to the camp counts; a spring is, when it touches a connected square
    moss, springs = s.lying[Tile.GOROLDIOA], s.lying[Tile.SPRING]
    own.food = size_of(moss.low & own.net.low, moss.high & own.net.high)
    own.water = size_of(springs.low & own.holding.low & own.reach.low, springs.high & own.holding.high & own.reach.high)


@rule
def update_level(box: Box, s: State, clan: int) -> None:
    # ACTIONS: 2 goroldioa and 2 springs make 2 actions, 4 and 4 three, 6 and 6 four
    own = s.clans[clan]
    pairs = min(own.food, own.water)
    level = 1 + (pairs >= box.pairs_2) + (pairs >= box.pairs_3) + (pairs >= box.pairs_4)
    if level != own.level:
        own.level = level
        tell(s, Happening.LEVEL, clan, 0, level)


@rule
def count_points(box: Box, s: State, own: Clan) -> None:
    """VICTORY: what the clan's tiles are worth as they lie."""
    caverns, home = s.lying[Tile.CAVERN], box.home[own.corner]
    low, high = own.holding.low & caverns.low, own.holding.high & caverns.high
    own.chained = size_of(own.chain.low, own.chain.high) - 1  # without the camp
    points = box.cavern_points * size_of(low, high) + box.chain_points * own.chained
    points += box.outside_points * size_of(low & ~home.low, high & ~home.high) + box.seized_points * own.seized
    if box.resource_points > 0:
        points += box.resource_points * resources_on_board(s, own)
    own.points = points


@rule
def resources_on_board(s: State, own: Clan) -> int:
    """Goroldioa and springs, connected or not."""
    moss, springs = s.lying[Tile.GOROLDIOA], s.lying[Tile.SPRING]
    return size_of(own.holding.low & (moss.low | springs.low), own.holding.high & (moss.high | springs.high))


@rule
def survey_loss(box: Box, s: State, clan: int) -> None:
    """The same for a clan that has lost a tile; others may have lost their way to the camp with it."""
    own = s.clans[clan]
    before = size_of(own.net.low, own.net.high)
    survey(box, s, clan)
    lost = before - 1 - size_of(own.net.low, own.net.high)
    if lost > 0:
        tell(s, Happening.CUT_OFF, clan, 0, lost)
