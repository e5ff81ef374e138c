"""Step 3, Exploration: the winner places the room tile at an entrance or beside another room, and
turns it as one likes.
"""

from ludary.games.nagaraja import events as tell
from ludary.games.nagaraja.box import Box
from ludary.games.nagaraja.cards import NO_ROOM
from ludary.games.nagaraja.rules.end import check_last_tile, end_without_tiles
from ludary.games.nagaraja.rules.finds import survey
from ludary.games.nagaraja.rules.new_deal import deal
from ludary.games.nagaraja.rules.piles import other
from ludary.games.nagaraja.state import Phase, State
from ludary.games.nagaraja.temple import CELLS, ENTRANCE_ROW, NEXT_TO, NOWHERE
from ludary.kit import rule


@rule
def empty_cells(s: State, seat: int) -> int:
    """The cells of a temple with neither room nor trap, as bits."""
    cells = 0
    for cell in range(CELLS):
        cells |= int(s.temples[seat].rooms[cell] == NO_ROOM) << cell
    if s.trap_temple == seat:
        cells &= ~(1 << s.trap_cell)
    return cells


@rule
def placeable_cells(s: State, seat: int) -> int:
    """The cells that take a new room: at an entrance, or orthogonally next to a room."""
    cells = ENTRANCE_ROW
    for cell in range(CELLS):
        cells |= int(NEXT_TO[cell]) * int(s.temples[seat].rooms[cell] != NO_ROOM)
    return cells & empty_cells(s, seat)


@rule
def begin_exploration(box: Box, s: State) -> None:
    if placeable_cells(s, s.victor) == 0:  # eight rooms and the trap, where that is no ninth tile
        tell.sets_aside(s, s.victor, s.tile)
        s.tile = NO_ROOM
        s.tile_amulet = 0
        finish_exploration(box, s)
        return
    s.actor = s.victor
    s.phase = Phase.PLACE


@rule
def choose_cell(box: Box, s: State, cell: int) -> None:
    """First the cell; then how the tile lies, if that makes a difference."""
    s.aim_temple = s.victor
    s.aim = cell
    s.phase = Phase.TURN
    if box.rooms[s.tile].turns == 1:
        place_tile(box, s, 0)


@rule
def place_tile(box: Box, s: State, turn: int) -> None:
    seat, cell = s.victor, s.aim
    temple = s.temples[seat]
    temple.rooms[cell] = s.tile
    temple.turns[cell] = turn
    temple.amulets[cell] = s.tile_amulet
    temple.room_count += 1
    s.tile = NO_ROOM
    s.tile_amulet = 0
    s.aim_temple = NOWHERE
    s.aim = NOWHERE
    tell.places(s, seat, cell, temple.rooms[cell], turn)
    survey(box, s, seat)
    if s.phase != Phase.OVER:
        check_last_tile(box, s, seat)
    if s.phase != Phase.OVER:
        finish_exploration(box, s)


@rule
def finish_exploration(box: Box, s: State) -> None:
    """Begin the new deal, whose guide is the player who did not win the tile; without a tile left
    the game is over.
    """
    left = 0
    for kind in range(len(s.tiles)):
        left += s.tiles[kind]
    if left == 0:
        end_without_tiles(box, s)
        return
    s.guide = other(s.victor)
    deal(box, s)
