"""Card effects on room tiles: pivoting, moving and swapping them, and the trap.

Amulets travel with their tile.
"""

from ludary.games.nagaraja import events as tell
from ludary.games.nagaraja.box import Box
from ludary.games.nagaraja.cards import NO_ROOM
from ludary.games.nagaraja.rules.effects_relics import swap
from ludary.games.nagaraja.rules.end import check_last_tile
from ludary.games.nagaraja.rules.exploration import empty_cells
from ludary.games.nagaraja.rules.finds import survey
from ludary.games.nagaraja.state import State, Temple
from ludary.games.nagaraja.temple import CELLS
from ludary.kit import rule


@rule
def rooms_in(temple: Temple) -> int:
    """The cells with a room tile, as bits."""
    cells = 0
    for cell in range(CELLS):
        cells |= int(temple.rooms[cell] != NO_ROOM) << cell
    return cells


@rule
def rooms_to_pivot(box: Box, temple: Temple) -> int:
    """The rooms of the temple that can lie in more than one way."""
    cells = 0
    for cell in range(CELLS):
        cells |= int(box.rooms[temple.rooms[cell]].turns > 1) << cell
    return cells


@rule
def pivot(box: Box, s: State) -> None:
    """The tile is turned and stays where it is."""
    seat = s.aim_temple
    s.temples[seat].turns[s.aim] = s.aim_turn
    tell.pivots(s, seat, s.aim, s.temples[seat].rooms[s.aim], s.aim_turn)
    survey(box, s, seat)


@rule
def move(box: Box, s: State) -> None:
    """Move a room to any empty cell, not turned; the rules of placement do not apply."""
    tell.moves(s, s.aim_temple, s.aim, s.aim_2)
    exchange(box, s)


@rule
def swap_rooms(box: Box, s: State) -> None:
    """Two tiles of one temple change places, not turned."""
    tell.swaps_rooms(s, s.aim_temple, s.aim, s.aim_2)
    exchange(box, s)


@rule
def exchange(box: Box, s: State) -> None:
    """Let the contents of the two chosen cells, if any, change places."""
    temple = s.temples[s.aim_temple]
    swap(temple.rooms, s.aim, s.aim_2)
    swap(temple.turns, s.aim, s.aim_2)
    swap(temple.amulets, s.aim, s.aim_2)
    survey(box, s, s.aim_temple)


@rule
def trap_cells(box: Box, s: State, seat: int) -> int:
    """The cells of a temple where the trap can be placed, or moved to, as bits."""
    if not box.trap or (s.trap_temple == seat and not box.trap_moves):
        return 0
    return empty_cells(s, seat)


@rule
def place_trap(box: Box, s: State) -> None:
    """Place the trap, from the table or from wherever it lies; no room tile can be placed over it.

    It may be the temple's ninth tile.
    """
    s.trap_temple = s.aim_temple
    s.trap_cell = s.aim
    tell.traps(s, s.trap_temple, s.trap_cell)
    check_last_tile(box, s, s.trap_temple)
