"""SETUP: who begins, and where the camps stand."""

from ludary.games.koa import events as tell
from ludary.games.koa.box import TOGETHER, Box
from ludary.games.koa.rules.clans import SEATS_WITH_SHARED_CLAN, SEATS_WITH_TWO_CLANS, SHARED
from ludary.games.koa.rules.network import lay, survey
from ludary.games.koa.rules.turn import begin_turn
from ludary.games.koa.state import Clan, Phase, State
from ludary.games.koa.tiles import CLANS, COLUMNS, NOBODYS, NOWHERE, ROWS, Tile
from ludary.kit import NOBODY, roll, rule
from ludary.kit.grid import assign


@rule
def setup(box: Box, s: State, seats: int) -> None:
    """An empty board; whoever begins chooses a corner first."""
    assign(s.lying[Tile.EMPTY], box.board)
    s.owner[:] = NOBODYS
    s.lava = box.lava
    s.earthquakes = box.earthquakes
    for clan in range(CLANS):
        equip(box, s.clans[clan])
    s.steward = NOBODY
    s.jonnies = jonnies(box, seats)
    s.first = roll(s, seats) - 1  # STARTING: the most calloused hands
    tell.begins(s, s.first)
    s.clan = s.first
    s.actor = s.first
    s.phase = Phase.SETTLE


@rule
def equip(box: Box, own: Clan) -> None:
    """A clan's tiles, before it has settled."""
    own.corner = NOWHERE
    own.camp = NOWHERE
    own.pawn = NOWHERE
    own.level = 1
    own.pool[Tile.CAVERN] = box.caverns
    own.pool[Tile.GOROLDIOA] = box.goroldioa
    own.pool[Tile.SPRING] = box.springs


@rule
def jonnies(box: Box, seats: int) -> int:
    """The seats that play by the Jonny rule, as bits; if all would, nobody does, since somebody has
    to win.
    """
    bits, count = 0, 0
    for seat in range(seats):
        if box.jonny[seat]:
            bits |= 1 << seat
            count += 1
    return 0 if count == seats else bits


@rule
def settle(box: Box, s: State, corner: int) -> None:
    """Place a camp; where only one way is left to place the others, they follow."""
    clan = s.clan
    place_camp(box, s, clan, corner)
    if s.seats == SEATS_WITH_TWO_CLANS:
        # SETUP, 2 Player: each player's camps stand on opposite corners
        place_camp(box, s, (clan + 2) % CLANS, (corner + 2) % CLANS)
        place_camp(box, s, (clan + 1) % CLANS, (corner + 1) % CLANS)
        place_camp(box, s, (clan + 3) % CLANS, (corner + 3) % CLANS)
    elif camps(s) < CLANS - 1:
        s.clan = (clan + 1) % s.seats
        s.actor = s.clan
        return
    else:
        last = SHARED if s.seats == SEATS_WITH_SHARED_CLAN else (clan + 1) % CLANS
        place_camp(box, s, last, free_corner(s))
    set_order(box, s)
    begin_turn(box, s, 0)


@rule
def place_camp(box: Box, s: State, clan: int, corner: int) -> None:
    own = s.clans[clan]
    column = COLUMNS - 1 if corner == 1 or corner == 2 else 0
    row = ROWS - 1 if corner >= 2 else 0
    own.corner = corner
    own.camp = row * COLUMNS + column
    own.pawn = own.camp
    lay(s, own.camp, Tile.CAMP, clan)
    survey(box, s, clan)
    tell.settles(s, clan, own.camp)


@rule
def camps(s: State) -> int:
    count = 0
    for clan in range(CLANS):
        count += s.clans[clan].corner != NOWHERE
    return count


@rule
def free_corner(s: State) -> int:
    corner = 0
    while is_settled(s, corner):
        corner += 1
    return corner


@rule
def is_settled(s: State, corner: int) -> bool:
    for clan in range(CLANS):
        if s.clans[clan].corner == corner:
            return True
    return False


@rule
def set_order(box: Box, s: State) -> None:
    """Clockwise around the board from who begins."""
    first = s.clans[s.first].corner
    for clan in range(CLANS):
        s.order[(s.clans[clan].corner - first) % CLANS] = clan
    if s.seats == SEATS_WITH_TWO_CLANS and box.two_players == TOGETHER:
        middle = s.order[1]
        s.order[1] = s.order[2]
        s.order[2] = middle
