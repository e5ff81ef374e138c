"""Tiles on the board, and what hangs together: EXCAVATE, SPRINGS, GOROLDIOA, VICTORY.

A clan's *net* is its camp with all caverns and goroldioa from which one can walk there over its own
caverns and goroldioa, corner to corner too. Its *chain* is the same over caverns alone. Springs end
every path.
"""

from ludary.games.koa import events as tell
from ludary.games.koa.box import Box
from ludary.games.koa.state import Clan, State
from ludary.games.koa.tiles import CLANS, NOBODYS, Tile
from ludary.kit import rule
from ludary.kit.grid import (
    Squares,
    add,
    clear,
    flood_fill,
    has,
    intersect,
    intersects,
    remove,
    square_count,
    subtract,
    unite,
)


@rule
def lay(s: State, square: int, tile: int, owner: int) -> None:
    """Put a tile on a square, in place of what lies there."""
    if s.votes != 0:
        reconsider(s, square)
    before = s.owner[square]
    if before != NOBODYS:
        remove(s.clans[before].holding, square)
    remove(s.lying[s.tiles[square]], square)
    s.tiles[square] = tile
    s.owner[square] = owner
    add(s.lying[tile], square)
    if owner != NOBODYS:
        add(s.clans[owner].holding, square)


@rule
def reconsider(s: State, square: int) -> None:
    """BLOCKED: a clan that stayed blocked in is asked again once something around its net is
    another.
    """
    for clan in range(CLANS):
        if has(s.clans[clan].reach, square):
            s.votes &= ~(1 << clan)


@rule
def clear_square(s: State, square: int) -> None:
    lay(s, square, Tile.EMPTY, NOBODYS)


@rule
def is_tunnel(tile: int) -> bool:
    """GOROLDIOA: it acts as a cavern. SPRINGS: they cannot be passed through."""
    return tile == Tile.CAVERN or tile == Tile.GOROLDIOA


@rule
def caverns_of(s: State, own: Clan) -> Squares:
    """Return the squares with the clan's caverns."""
    return intersect(own.holding, s.lying[Tile.CAVERN])


@rule
def tunnels(s: State, own: Clan) -> Squares:
    """Return the squares with the clan's caverns and goroldioa, connected or not."""
    return intersect(own.holding, unite(s.lying[Tile.CAVERN], s.lying[Tile.GOROLDIOA]))


@rule
def reserved(s: State) -> Squares:
    """Return the squares that the Sharman has located and nobody has claimed yet, of all clans."""
    return unite(s.lying[Tile.LOCATED_GOROLDIOA], s.lying[Tile.LOCATED_SPRING])


@rule
def survey(box: Box, s: State, clan: int) -> None:
    """Find out from the camp on what hangs together, after a clan has lost a tile."""
    own = s.clans[clan]
    clear(own.net)
    clear(own.reach)
    clear(own.chain)
    connect(box, s, own, own.camp)
    lengthen(box, s, own, own.camp)
    if not has(own.net, own.pawn):  # its square is lost or closed
        own.pawn = own.camp
    take_stock(box, s, clan)


@rule
def survey_gain(box: Box, s: State, clan: int, square: int) -> None:
    """Extend the net and chain by a tile that has come; whatever hung together still does."""
    own = s.clans[clan]
    tile = s.tiles[square]
    if is_tunnel(tile) and has(own.reach, square):
        own.pawn = square
        connect(box, s, own, square)
        if tile == Tile.CAVERN and intersects(box.near[square], own.chain):
            lengthen(box, s, own, square)
    take_stock(box, s, clan)


@rule
def connect(box: Box, s: State, own: Clan, square: int) -> None:
    """Add to the net a square that touches it, and all that had lost its way and has it back with
    that.
    """
    flood_fill(box.near, tunnels(s, own), square, own.net, own.reach)


@rule
def lengthen(box: Box, s: State, own: Clan, square: int) -> None:
    """Likewise add to the chain, which anything that is not a cavern breaks."""
    flood_fill(box.near, caverns_of(s, own), square, own.chain, s.edge)  # no use for the edge


@rule
def take_stock(box: Box, s: State, clan: int) -> None:
    own = s.clans[clan]
    count_resources(s, own)
    update_level(box, s, clan)
    count_points(box, s, own)


@rule
def count_resources(s: State, own: Clan) -> None:
    # ACTIONS: only what is connected to the camp counts; a spring is, when it touches a connected
    # square
    own.food = square_count(intersect(s.lying[Tile.GOROLDIOA], own.net))
    own.water = square_count(intersect(intersect(s.lying[Tile.SPRING], own.holding), own.reach))


@rule
def update_level(box: Box, s: State, clan: int) -> None:
    # ACTIONS: 2 goroldioa and 2 springs make 2 actions, 4 and 4 three, 6 and 6 four
    own = s.clans[clan]
    pairs = min(own.food, own.water)
    level = 1 + (pairs >= box.pairs_2) + (pairs >= box.pairs_3) + (pairs >= box.pairs_4)
    if level != own.level:
        own.level = level
        tell.level(s, clan, pairs, level)


@rule
def count_points(box: Box, s: State, own: Clan) -> None:
    """VICTORY: what the clan's tiles are worth as they lie."""
    caverns = caverns_of(s, own)
    own.chained = square_count(own.chain) - 1  # without the camp
    points = box.cavern_points * square_count(caverns) + box.chain_points * own.chained
    points += box.outside_points * caverns_outside(box, s, own) + box.seized_points * own.seized
    if box.resource_points > 0:
        points += box.resource_points * resources_on_board(s, own)
    own.points = points


@rule
def caverns_outside(box: Box, s: State, own: Clan) -> int:
    # ATTACK ZONES: caverns outside of the clan's own zones
    return square_count(subtract(caverns_of(s, own), box.home[own.corner]))


@rule
def resources_on_board(s: State, own: Clan) -> int:
    """Goroldioa and springs, connected or not."""
    return square_count(
        intersect(own.holding, unite(s.lying[Tile.GOROLDIOA], s.lying[Tile.SPRING]))
    )


@rule
def survey_loss(box: Box, s: State, clan: int) -> None:
    """Survey a clan that has lost a tile, and say how many others have lost their way to the camp
    with it.
    """
    own = s.clans[clan]
    before = square_count(own.net)
    survey(box, s, clan)
    lost = before - 1 - square_count(own.net)
    if lost > 0:
        tell.cut_off(s, clan, lost)
