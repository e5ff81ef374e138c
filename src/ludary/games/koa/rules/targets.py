"""Targets of the clan whose turn it is: EXCAVATE, SEIZE and Seek The Sharman, as far as they say
where.
"""

from ludary.games.koa.box import ANYWHERE, NETWORK, OWN_TILES, Box
from ludary.games.koa.rules.clans import SEATS_WITH_TWO_CLANS
from ludary.games.koa.rules.network import reserved, tunnels
from ludary.games.koa.state import Clan, Phase, State
from ludary.games.koa.tiles import CLANS, LOCATED, Tile
from ludary.kit import rule
from ludary.kit.grid import (
    NO_SQUARES,
    Area,
    add,
    assign,
    clear,
    intersect,
    intersects,
    squares_if,
    subtract,
    touched,
    unite,
)


@rule
def find_targets(box: Box, s: State, shared: bool) -> None:
    """Write down what the acting clan may do next; a shared clan neither seizes nor prays."""
    own = s.clans[s.clan]
    find_edge(box, s, own)
    find_claims(s, own)
    assign(s.digs, intersect(s.edge, s.lying[Tile.EMPTY]))
    if box.dig_located:
        assign(s.digs, unite(s.digs, s.claims))
    if s.phase == Phase.SECOND:
        leave_only_digs(s)
        return
    if shared:
        clear(s.seizes)
        s.asks = 0
    else:
        find_seizes(box, s, own)
        s.asks = can_ask(box, s, own)


@rule
def leave_only_digs(s: State) -> None:
    # The Jonny Rule: the second piece is excavated too
    clear(s.claims)
    clear(s.seizes)
    s.asks = 0


@rule
def find_edge(box: Box, s: State, own: Clan) -> None:
    """The squares that the pawn can get to: all that touch the net, or those within so many
    steps.
    """
    edge = s.edge
    assign(edge, own.reach)
    if box.steps > 0:
        clear(edge)
        add(edge, own.pawn)
        for _ in range(box.steps - 1):
            widen(box, edge, own.net)
        assign(edge, touched(box.near, edge))


@rule
def widen(box: Box, walked: Area, net: Area) -> None:
    """One step more over the net."""
    assign(walked, unite(walked, intersect(touched(box.near, walked), net)))


@rule
def find_claims(s: State, own: Clan) -> None:
    # Seek The Sharman: once one has excavated to it, it can be claimed
    assign(s.claims, intersect(intersect(own.holding, reserved(s)), s.edge))


@rule
def find_seizes(box: Box, s: State, own: Clan) -> None:
    """Tiles and located squares of the other players' clans that can be got at and replaced like
    for like.
    """
    prey = NO_SQUARES
    for tile in range(Tile.CAVERN, Tile.SPRING + 1):
        prey = unite(
            prey, squares_if((own.pool[tile] > 0) | (box.seize_without_tile != 0), s.lying[tile])
        )
    if box.seize_located:
        for tile in range(Tile.GOROLDIOA, Tile.SPRING + 1):
            prey = unite(prey, squares_if(own.pool[tile] > 0, s.lying[tile + LOCATED]))
    edge = s.edge
    if box.seize_from != NETWORK:
        edge = s.seizes
        find_wide_edge(box, s, own, edge)
    prey = intersect(subtract(prey, own.holding), edge)
    if s.seats == SEATS_WITH_TWO_CLANS:  # not from one's own second clan
        prey = subtract(prey, s.clans[(s.clan + SEATS_WITH_TWO_CLANS) % CLANS].holding)
    assign(s.seizes, prey)


@rule
def find_wide_edge(box: Box, s: State, own: Clan, edge: Area) -> None:
    """Find the squares that can be seized by the other readings: from any own tunnel, or
    anywhere.
    """
    if box.seize_from == ANYWHERE:
        assign(edge, box.board)
    elif box.seize_from == OWN_TILES:
        assign(edge, touched(box.near, unite(tunnels(s, own), own.net)))


@rule
def can_ask(box: Box, s: State, own: Clan) -> bool:
    """Tell whether the Sharman has something to find and somewhere to find it."""
    if own.located >= box.located_limit or own.pool[Tile.GOROLDIOA] + own.pool[Tile.SPRING] == 0:
        return False
    return intersects(box.home[own.corner], s.lying[Tile.EMPTY])
