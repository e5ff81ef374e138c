"""Invariants of Koa, true in every position; `check` names the one that is broken."""

from ludary.games.koa.box import Box
from ludary.games.koa.rules.clans import SEATS_WITH_TWO_CLANS, ends_game
from ludary.games.koa.state import Clan, Phase, State
from ludary.games.koa.tiles import CLANS, KINDS, NOBODYS, SQUARES, ZONES, Tile
from ludary.kit import rule
from ludary.kit.grid import (
    NO_SQUARES,
    Area,
    has,
    including,
    intersect,
    intersects,
    is_empty,
    is_same,
    is_subset,
    square_count,
    subtract,
    take_first,
    unite,
    value_of,
)

INVARIANTS = (
    "every square is in the area of what lies on it, and of whose it is, and in no other",
    "tiles are in a pool, on the board or set aside, as many as in the box",
    "what is connected to a camp is what one can walk to from it",
    "chains, resources, actions and points are what the tiles say",
    "a pawn stands in its clan's net",
    "a seat decides until the game is over, and has something to decide",
    (
        "the game is over when a last cavern has been placed, and not before, unless nobody can act"
        " or it has gone on too long"
    ),
    (
        "only empty squares are mined, or by an option own located ones; only lava, earthquakes and"
        " springs switched, only others' tiles seized, only own located ones claimed"
    ),
)


@rule
def check(box: Box, s: State) -> int:
    """0, or the number of the first of `INVARIANTS` that is broken, counted from 1."""
    if not areas_agree(s):
        return 1
    if not tiles_are_conserved(box, s):
        return 2
    for clan in range(CLANS):
        own = s.clans[clan]
        if own.corner < 0:
            continue
        if not is_connected(box, s, own):
            return 3
        if not is_counted(box, s, own):
            return 4
        if not has(own.net, own.pawn):
            return 5
    if not somebody_decides(s):
        return 6
    if not ends_in_time(box, s):
        return 7
    return 0 if s.phase == Phase.OVER or targets_are_sound(box, s) else 8


@rule
def areas_agree(s: State) -> bool:
    owned, lying, holding = 0, 0, 0
    tiles, owners = s.tiles, s.owner
    for square in range(SQUARES):
        tile, owner = tiles[square], owners[square]
        if not has(s.lying[tile], square) or (
            owner != NOBODYS and not has(s.clans[owner].holding, square)
        ):
            return False
        if (owner == NOBODYS) != (
            tile == Tile.EMPTY or tile == Tile.LAVA or tile == Tile.EARTHQUAKE
        ):
            return False
        owned += owner != NOBODYS
    for kind in range(KINDS):
        lying += square_count(s.lying[kind])
    for clan in range(CLANS):
        holding += square_count(s.clans[clan].holding)
    return lying == SQUARES and holding == owned


@rule
def tiles_are_conserved(box: Box, s: State) -> bool:
    caverns, seized = 0, 0
    for clan in range(CLANS):
        own = s.clans[clan]
        if not has_its_tiles(box, s, own):
            return False
        caverns += own.pool[Tile.CAVERN] + tiles_of(s, own, Tile.CAVERN)
        seized += own.seized
    lava, quakes = s.lying[Tile.LAVA], s.lying[Tile.EARTHQUAKE]
    if s.lava < 0 or s.lava + square_count(lava) != box.lava:
        return False
    if s.earthquakes < 0 or s.earthquakes + square_count(quakes) != box.earthquakes:
        return False
    return caverns + seized == CLANS * box.caverns


@rule
def has_its_tiles(box: Box, s: State, own: Clan) -> bool:
    """Tell whether a clan's goroldioa and springs are as many as in the box, and no count is below
    0.
    """
    food, water = tiles_of(s, own, Tile.GOROLDIOA), tiles_of(s, own, Tile.SPRING)
    open_food = tiles_of(s, own, Tile.LOCATED_GOROLDIOA)
    open_water = tiles_of(s, own, Tile.LOCATED_SPRING)
    if (
        own.pool[Tile.GOROLDIOA] + food + open_food != box.goroldioa
        or own.pool[Tile.SPRING] + water + open_water != box.springs
    ):
        return False
    least = min(own.pool[Tile.CAVERN], own.pool[Tile.GOROLDIOA], own.pool[Tile.SPRING], own.seized)
    return least >= 0 and own.located == open_food + open_water


@rule
def tiles_of(s: State, own: Clan, tile: int) -> int:
    """Return the number of a clan's tiles of one kind on the board."""
    return square_count(intersect(own.holding, s.lying[tile]))


@rule
def is_connected(box: Box, s: State, own: Clan) -> bool:
    """Net and chain hold together, no tunnel that touches them is left out, and the reach is what
    the net touches.
    """
    if not (is_subset(own.net, own.holding) and is_subset(own.chain, own.net)):
        return False
    reach, left = NO_SQUARES, value_of(own.holding)
    while not is_empty(left):
        square, left = take_first(left)
        near, tile = box.near[square], s.tiles[square]
        cavern, camp = tile == Tile.CAVERN, square == own.camp
        in_net = has(own.net, square)
        if in_net != (camp or ((cavern or tile == Tile.GOROLDIOA) and intersects(near, own.net))):
            return False
        if has(own.chain, square) != (camp or (cavern and intersects(near, own.chain))):
            return False
        if in_net:
            reach = unite(reach, near)
    return (
        is_same(reach, own.reach)
        and is_one(box, own.net, own.camp)
        and is_one(box, own.chain, own.camp)
    )


@rule
def is_one(box: Box, area: Area, start: int) -> bool:
    """Tell whether the whole area can be walked from `start`, by marking squares next to a marked
    one, round after round.
    """
    marked, before = including(NO_SQUARES, start), NO_SQUARES
    while not is_same(marked, before):
        before = marked
        left = subtract(area, marked)
        while not is_empty(left):
            square, left = take_first(left)
            if intersects(box.near[square], marked):
                marked = including(marked, square)
    return is_same(marked, area)


@rule
def is_counted(box: Box, s: State, own: Clan) -> bool:
    """Resources, level and points, added up square by square."""
    food, water, points = 0, 0, own.seized * box.seized_points
    left = value_of(own.holding)
    while not is_empty(left):
        square, left = take_first(left)
        tile = s.tiles[square]
        food += tile == Tile.GOROLDIOA and has(own.net, square)
        water += tile == Tile.SPRING and intersects(box.near[square], own.net)
        if tile == Tile.GOROLDIOA or tile == Tile.SPRING:
            points += box.resource_points
        if tile == Tile.CAVERN:
            points += box.cavern_points
            points += box.chain_points if has(own.chain, square) else 0
            points += box.outside_points if box.zone[own.corner, square] > ZONES else 0
    if (
        food != own.food
        or water != own.water
        or own.points != points
        or own.chained != square_count(own.chain) - 1
    ):
        return False
    pairs = min(food, water)
    return own.level == 1 + (pairs >= box.pairs_2) + (pairs >= box.pairs_3) + (pairs >= box.pairs_4)


@rule
def somebody_decides(s: State) -> bool:
    if s.phase == Phase.OVER:
        return s.actor < 0
    if s.actor < 0 or s.actor >= s.seats:
        return False
    if s.phase == Phase.TURN and s.used >= s.allowance:
        return False
    return (
        s.phase == Phase.SETTLE
        or s.phase == Phase.VOTE
        or s.phase == Phase.PIECE
        or s.used < s.allowance
    )


@rule
def ends_in_time(box: Box, s: State) -> bool:
    last = False
    for clan in range(CLANS):
        last = last or (s.clans[clan].pool[Tile.CAVERN] == 0 and ends_game(box, s, clan))
    if s.phase != Phase.OVER:
        return not last and s.turns <= box.longest and s.passed < CLANS
    return last or s.passed == CLANS or s.turns >= box.longest


@rule
def is_friend(s: State, clan: int) -> bool:
    """The acting clan itself, and the other clan of one of two players."""
    return clan == s.clan or (
        s.seats == SEATS_WITH_TWO_CLANS
        and clan % SEATS_WITH_TWO_CLANS == s.clan % SEATS_WITH_TWO_CLANS
    )


@rule
def targets_are_sound(box: Box, s: State) -> bool:
    """Check the targets by what lies there; there is something to do in every turn."""
    if s.phase == Phase.SETTLE or s.phase == Phase.VOTE:
        return True
    if s.phase == Phase.PIECE:
        hazards = unite(unite(s.lying[Tile.LAVA], s.lying[Tile.EARTHQUAKE]), s.lying[Tile.SPRING])
        return not is_empty(s.digs) and is_subset(s.digs, hazards)
    own, empty, camps = s.clans[s.clan], s.lying[Tile.EMPTY], s.lying[Tile.CAMP]
    located = unite(s.lying[Tile.LOCATED_GOROLDIOA], s.lying[Tile.LOCATED_SPRING])
    found = intersect(own.holding, located)
    diggable = unite(empty, found) if box.dig_located else value_of(empty)
    if not is_subset(s.digs, diggable) or not is_subset(s.claims, found):
        return False
    others = NO_SQUARES
    for clan in range(CLANS):
        if not is_friend(s, clan):
            others = unite(others, s.clans[clan].holding)
    if not is_subset(s.seizes, subtract(others, camps)):
        return False
    return s.asks == 1 or not (is_empty(s.digs) and is_empty(s.claims) and is_empty(s.seizes))
