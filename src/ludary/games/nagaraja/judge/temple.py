"""The worth of a temple, as it stands or as it would stand: relics on paths, the danger of cursed
ones, ways still open.
"""

from ludary.games.nagaraja.box import Box
from ludary.games.nagaraja.cards import RELIC_KINDS, UNSEEN
from ludary.games.nagaraja.rules.exploration import empty_cells, placeable_cells
from ludary.games.nagaraja.rules.paths import (
    ALL_SIDES,
    NO_CHANGE,
    RoomLaid,
    beyond,
    laid,
    reached_if,
)
from ludary.games.nagaraja.state import State, Temple
from ludary.games.nagaraja.temple import CELLS, PLACES, PORT_OF, SIDES
from ludary.kit import rule

ON_PATH = 1.2  # of an amulet that a path leads to
OPEN_WAY, MOST_WAYS = (
    0.45,
    4,
)  # of a path that ends before an empty cell; more than so many do not help
DANGER = (0.0, 1.2, 5.0, 40.0)  # off for so many cursed relics up, of three that lose


@rule
def temple_worth(box: Box, s: State, seat: int, ports: int) -> float:
    """The worth of a temple of which just these ports are joined to the entrances."""
    temple = s.temples[seat]
    points, cursed = 0.0, 0.0
    for place in range(PLACES):
        if (ports >> int(PORT_OF[place])) & 1:
            points += relic_points(box, temple, place)
            cursed += relic_cursed(box, temple, place)
    ways = 0
    for cell in range(CELLS):
        if (empty_cells(s, seat) >> cell) & 1 and (beyond(ports) >> cell * SIDES) & ALL_SIDES:
            ways += 1
    return points - danger(box, cursed) + OPEN_WAY * min(ways, MOST_WAYS)


@rule
def relic_points(box: Box, temple: Temple, place: int) -> float:
    """A relic's points, or what can be expected of one that nobody has seen."""
    kind = temple.relics[place]
    if kind != UNSEEN:
        return float(box.relics[kind].points)
    total, count = 0.0, 0
    for one in range(1, RELIC_KINDS + 1):
        total += temple.unseen[one] * box.relics[one].points
        count += temple.unseen[one]
    return total / max(count, 1)


@rule
def relic_cursed(box: Box, temple: Temple, place: int) -> float:
    """Return the chance that the relic is cursed."""
    kind = temple.relics[place]
    if kind != UNSEEN:
        return float(box.relics[kind].cursed)
    cursed, count = 0.0, 0
    for one in range(1, RELIC_KINDS + 1):
        cursed += temple.unseen[one] * box.relics[one].cursed
        count += temple.unseen[one]
    return cursed / max(count, 1)


@rule
def danger(box: Box, cursed: float) -> float:
    """Return the cost of cursed relics besides the points that they bring: between whole numbers,
    in between.
    """
    step = max(0.0, min(cursed + 3.0 - box.cursed_limit, 3.0))
    low = min(int(step), 2)
    return DANGER[low] + (step - low) * (DANGER[low + 1] - DANGER[low])


@rule
def worth_if(box: Box, s: State, seat: int, one: RoomLaid, two: RoomLaid) -> float:
    """Return a temple's worth if the rooms `one` and `two` lay where they say, with the amulets
    that paths lead to.
    """
    temple = s.temples[seat]
    ports = reached_if(box, temple, one, two)
    worth = temple_worth(box, s, seat, ports)
    for cell in range(CELLS):
        if temple.amulets[cell] and cell != one.cell and cell != two.cell:
            worth += ON_PATH * on_path(
                box, ports, laid(cell, temple.rooms[cell], temple.turns[cell])
            )
    return worth


@rule
def on_path(box: Box, ports: int, room: RoomLaid) -> int:
    """Return 1 if a path leads to the special location of the room, else 0."""
    return (
        1
        if (ports >> room.cell * SIDES) & ALL_SIDES & box.rooms[room.kind].crypts[room.turn]
        else 0
    )


@rule
def worth_placed(box: Box, s: State, seat: int, cell: int, turn: int) -> float:
    """The worth of the temple with the current tile in a cell."""
    tile = laid(cell, s.tile, turn)
    worth = worth_if(box, s, seat, tile, NO_CHANGE)
    if s.tile_amulet:
        worth += ON_PATH * on_path(box, reached_if(box, s.temples[seat], tile, NO_CHANGE), tile)
    return worth


@rule
def best_turn(box: Box, s: State, seat: int, cell: int) -> float:
    """The best worth with the current tile in a cell, however it lies."""
    best = -1000.0
    for turn in range(box.rooms[s.tile].turns):
        best = max(best, worth_placed(box, s, seat, cell, turn))
    return best


@rule
def best_cell(box: Box, s: State, seat: int) -> float:
    """The best worth with the current tile in any cell."""
    best, cells = -1000.0, placeable_cells(s, seat)
    for cell in range(CELLS):
        if (cells >> cell) & 1:
            best = max(best, best_turn(box, s, seat, cell))
    return best
