"""Seek The Sharman: two bones locate food or water within the clan's zones; once reached, it is
claimed without a spin.
"""

from ludary.games.koa import events as tell
from ludary.games.koa.box import WHOLE_ZONE, Box
from ludary.games.koa.rules.network import lay, survey_gain
from ludary.games.koa.rules.turn import count_action
from ludary.games.koa.state import Clan, State
from ludary.games.koa.tiles import COLUMNS, LOCATED, ROWS, ZONES, Tile
from ludary.kit import pick, roll, rule
from ludary.kit.grid import (
    has,
    including,
    intersect,
    is_empty,
    take_first,
    touched,
    unite,
    value_of,
)

BONE = 3  # label of fate's outcomes
BONES = 2


@rule
def seek(box: Box, s: State) -> None:
    """Drop both bones, and lay a tile face down where they point."""
    clan = s.clan
    own = s.clans[clan]
    first = pick(s, box.bones, BONES, BONE)  # the bone that falls out first names the resource
    tile = Tile.GOROLDIOA + first
    rows, columns = roll(s, ZONES), roll(s, ZONES)
    shown = square_at(own, rows, columns)
    tell.bones(s, clan, shown, rows, columns)
    if own.pool[tile] == 0:
        tell.lacks(s, clan, tile)
        tile = Tile.SPRING if tile == Tile.GOROLDIOA else Tile.GOROLDIOA
    square = located(box, s, own, shown)
    if square != shown:
        tell.taken(s, clan, shown, square, apart(shown, square))
    own.pool[tile] -= 1
    own.located += 1
    lay(s, square, tile + LOCATED, clan)
    tell.locates(s, clan, square, tile)
    count_action(box, s)


@rule
def square_at(own: Clan, rows: int, columns: int) -> int:
    """The square so many rows and columns from the camp, whose own row and column are the first."""
    column, row = own.camp % COLUMNS, own.camp // COLUMNS
    column = columns - 1 if column == 0 else column + 1 - columns
    row = rows - 1 if row == 0 else row + 1 - rows
    return row * COLUMNS + column


@rule
def located(box: Box, s: State, own: Clan, shown: int) -> int:
    """The square shown; if it is taken, the free one next to it in the zones that is furthest from
    the clan's caverns.
    """
    home, empty = box.home[own.corner], s.lying[Tile.EMPTY]
    if has(home, shown) and has(empty, shown):
        return shown
    around = value_of(home if box.sharman_search == WHOLE_ZONE else box.near[shown])
    while True:
        left = intersect(intersect(home, empty), around)
        best, furthest = shown, -1
        while not is_empty(left):
            square, left = take_first(left)
            away = from_caverns(s, own, square)
            if away > furthest:
                best, furthest = square, away
        if furthest >= 0:
            return best
        around = unite(around, touched(box.near, around))


@rule
def apart(one: int, other: int) -> int:
    """Return the number of steps, straight or diagonal, from one square to another."""
    return max(abs(one % COLUMNS - other % COLUMNS), abs(one // COLUMNS - other // COLUMNS))


@rule
def from_caverns(s: State, own: Clan, square: int) -> int:
    """Return the steps from a square to the nearest cavern of the clan, or its camp."""
    left = including(intersect(own.holding, s.lying[Tile.CAVERN]), own.camp)
    nearest = ROWS
    while not is_empty(left):
        cavern, left = take_first(left)
        nearest = min(nearest, apart(cavern, square))
    return nearest


@rule
def claim(box: Box, s: State, square: int) -> None:
    """Turn the tile of a located square face up."""
    clan = s.clan
    own = s.clans[clan]
    tile = s.tiles[square] - LOCATED
    own.located -= 1
    lay(s, square, tile, clan)
    tell.claims(s, clan, square, tile)
    survey_gain(box, s, clan, square)
    count_action(box, s)
