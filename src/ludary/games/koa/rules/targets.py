"""What the clan whose turn it is may do: EXCAVATE, SEIZE and Seek The Sharman, as far as they say where."""

from ludary.core.grid import Area, add, become, touch
from ludary.core.rule import rule
from ludary.games.koa.box import ANYWHERE, NETWORK, OWN_TILES, Box
from ludary.games.koa.rules.clans import SEATS_WITH_TWO_CLANS
from ludary.games.koa.state import Clan, Phase, State
from ludary.games.koa.tiles import CLANS, LOCATED, Tile


@rule
def find_targets(box: Box, s: State, shared: bool) -> None:
    """Write down what the acting clan may do next; a shared clan neither seizes nor prays."""
    own = s.clans[s.clan]
    find_edge(box, s, own)
    empty, edge = s.lying[Tile.EMPTY], s.edge
    become(s.digs, edge.low & empty.low, edge.high & empty.high)
    if s.phase == Phase.SECOND:
        leave_only_digs(s)
        return
    find_claims(s, own)
    if shared:
        become(s.seizes, 0, 0)
        s.asks = 0
    else:
        find_seizes(box, s, own)
        s.asks = can_ask(box, s, own)


@rule
def leave_only_digs(s: State) -> None:
    # The Jonny Rule: the second piece is excavated too
    become(s.claims, 0, 0)
    become(s.seizes, 0, 0)
    s.asks = 0


@rule
def find_edge(box: Box, s: State, own: Clan) -> None:
    """The squares that the pawn can get to: all that touch the net, or those within so many steps."""
    edge = s.edge
    become(edge, own.reach.low, own.reach.high)
    if box.steps > 0:
        become(edge, 0, 0)
        add(edge, own.pawn)
        for _ in range(box.steps - 1):
            widen(box, edge, own.net)
        touch(box.near, edge, edge)


@rule
def widen(box: Box, walked: Area, net: Area) -> None:
    """One step more over the net."""
    low, high = walked.low, walked.high
    touch(box.near, walked, walked)
    become(walked, low | walked.low & net.low, high | walked.high & net.high)


@rule
def find_claims(s: State, own: Clan) -> None:
    # Seek The Sharman: once one has excavated to it, it can be claimed
    moss, springs, edge = s.lying[Tile.LOCATED_GOROLDIOA], s.lying[Tile.LOCATED_SPRING], s.edge
    low, high = own.holding.low & (moss.low | springs.low), own.holding.high & (moss.high | springs.high)
    become(s.claims, edge.low & low, edge.high & high)


@rule
def find_seizes(box: Box, s: State, own: Clan) -> None:
    """Tiles and located squares of the other players' clans that can be got at and replaced like for like."""
    low, high = 0, 0
    for tile in range(Tile.CAVERN, Tile.SPRING + 1):
        if own.pool[tile] > 0 or box.seize_without_tile:
            low |= s.lying[tile].low
            high |= s.lying[tile].high
    if box.seize_located:
        for tile in range(Tile.GOROLDIOA, Tile.SPRING + 1):
            if own.pool[tile] > 0:
                low |= s.lying[tile + LOCATED].low
                high |= s.lying[tile + LOCATED].high
    edge = s.edge
    if box.seize_from != NETWORK:
        edge = s.seizes
        find_wide_edge(box, s, own, edge)
    low &= ~own.holding.low & edge.low
    high &= ~own.holding.high & edge.high
    if s.seats == SEATS_WITH_TWO_CLANS:  # not from one's own second clan
        other = s.clans[(s.clan + SEATS_WITH_TWO_CLANS) % CLANS].holding
        low &= ~other.low
        high &= ~other.high
    become(s.seizes, low, high)


@rule
def find_wide_edge(box: Box, s: State, own: Clan, edge: Area) -> None:
    """Where one may seize by the other readings: from any own tunnel, or anywhere."""
    if box.seize_from == ANYWHERE:
        become(edge, box.board.low, box.board.high)
    elif box.seize_from == OWN_TILES:
        caverns, moss = s.lying[Tile.CAVERN], s.lying[Tile.GOROLDIOA]
        become(edge, own.holding.low & (caverns.low | moss.low) | own.net.low, own.holding.high & (caverns.high | moss.high) | own.net.high)
        touch(box.near, edge, edge)


@rule
def can_ask(box: Box, s: State, own: Clan) -> bool:
    """Whether the Sharman has something to find and somewhere to find it."""
    if own.located >= box.located_limit or own.pool[Tile.GOROLDIOA] + own.pool[Tile.SPRING] == 0:
        return False
    home, empty = box.home[own.corner], s.lying[Tile.EMPTY]
    return (home.low & empty.low) | (home.high & empty.high) != 0
