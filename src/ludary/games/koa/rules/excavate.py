"""EXCAVATE: pick a square, spin, and place what comes; earthquakes strike elsewhere."""

from ludary.games.koa import events as tell
from ludary.games.koa.box import Box
from ludary.games.koa.rules.clans import is_jonny
from ludary.games.koa.rules.end import end_if_last_cavern
from ludary.games.koa.rules.network import clear_square, lay, survey_gain, survey_loss
from ludary.games.koa.rules.targets import find_targets
from ludary.games.koa.rules.turn import count_action
from ludary.games.koa.state import Clan, Phase, State
from ludary.games.koa.tiles import LOCATED, NOBODYS, RESULTS, Tile
from ludary.kit import pick, rule
from ludary.kit.grid import is_empty

RESULT, SQUARE = 1, 2  # labels of fate's outcomes


@rule
def excavate(box: Box, s: State, square: int) -> None:
    clan = s.clan
    send_pawn(s.clans[clan])
    tell.mines(s, clan, square)
    if s.owner[square] == clan:  # by an option: located, and not claimed
        give_back(s, square)
    sectors = spin_ready(box, s, clan)
    if sectors == 0:
        tell.nothing(s, clan)
    else:
        strike(box, s, clan, square, Tile.CAVERN + pick(s, s.wheel, sectors, RESULT))
    if s.phase == Phase.OVER or digs_again(box, s, clan):
        return
    count_action(box, s)


@rule
def send_pawn(own: Clan) -> None:
    """It stands on the last square worked while that is a connected tunnel (`survey_gain` sees to
    it), and else in the camp.
    """
    own.pawn = own.camp


@rule
def spin_ready(box: Box, s: State, clan: int) -> int:
    """The sectors that count: one whose tiles have run out would be spun again.

    Returns how many.
    """
    own, total = s.clans[clan], 0
    for result in range(RESULTS):
        s.wheel[result] = box.wheel[result] if tiles_left(s, own, Tile.CAVERN + result) > 0 else 0
        total += s.wheel[result]
    return total


@rule
def tiles_left(s: State, own: Clan, tile: int) -> int:
    if tile == Tile.LAVA:
        return s.lava
    return s.earthquakes if tile == Tile.EARTHQUAKE else own.pool[tile]


@rule
def digs_again(box: Box, s: State, clan: int) -> bool:
    # The Jonny Rule: spin twice and place 2 pieces, if there is a second square
    if s.phase == Phase.SECOND or not is_jonny(s, clan):
        return False
    s.phase = Phase.SECOND
    find_targets(box, s, False)
    return not is_empty(s.digs)


@rule
def strike(box: Box, s: State, clan: int, square: int, tile: int) -> None:
    """Place what the wheel shows."""
    if tile == Tile.EARTHQUAKE:
        quake(box, s, clan, square)
        return
    tell.strikes(s, clan, square, tile)
    if tile == Tile.LAVA:
        s.lava -= 1
        lay(s, square, tile, NOBODYS)
        return
    place(box, s, clan, square, tile)


@rule
def place(box: Box, s: State, clan: int, square: int, tile: int) -> None:
    """Put a tile of the clan's pool on the board; the game may end with it."""
    own = s.clans[clan]
    own.pool[tile] -= 1
    lay(s, square, tile, clan)
    survey_gain(box, s, clan, square)
    if tile == Tile.CAVERN:
        end_if_last_cavern(box, s, clan)


@rule
def quake(box: Box, s: State, clan: int, chosen: int) -> None:
    """EXCAVATE: the grid selection wheel says where; the chosen square stays as it is."""
    square = pick(s, box.shaken, box.shaken_count, SQUARE)
    tile, owner = s.tiles[square], s.owner[square]
    tell.quakes(s, clan, square, chosen, tile)
    if (
        tile == Tile.LAVA
        or tile == Tile.EARTHQUAKE
        or (owner != NOBODYS and not box.quakes_destroy)
    ):
        return
    s.earthquakes -= 1
    if owner != NOBODYS:
        give_back(s, square)
    lay(s, square, Tile.EARTHQUAKE, NOBODYS)
    if owner != NOBODYS:
        survey_loss(box, s, owner)


@rule
def give_back(s: State, square: int) -> None:
    """A tile, or one that is only reserved, goes back into its owner's pool; the square is
    empty.
    """
    tile, owner = s.tiles[square], s.owner[square]
    own = s.clans[owner]
    if tile > Tile.CAMP:
        own.located -= 1
        tile -= LOCATED
    own.pool[tile] += 1
    clear_square(s, square)
    tell.loses(s, owner, square, tile)
