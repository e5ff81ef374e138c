"""SEIZE: attack what another clan holds. The zone is counted from the defender's camp."""

from ludary.games.koa import events as tell
from ludary.games.koa.box import Box
from ludary.games.koa.rules.clans import is_jonny
from ludary.games.koa.rules.excavate import give_back, place, send_pawn
from ludary.games.koa.rules.network import clear_square, survey_loss, take_stock
from ludary.games.koa.rules.turn import count_action
from ludary.games.koa.state import Phase, State
from ludary.games.koa.tiles import LOCATED, Tile
from ludary.kit import roll, rule

SIDES = 10  # ATTACK ZONES: each zone is 10 % harder, so the die has ten sides


@rule
def seize(box: Box, s: State, square: int) -> None:
    clan, owner = s.clan, s.owner[square]
    needed = roll_needed(box, s, square)
    send_pawn(s.clans[clan])
    tell.attacks(s, clan, square, zone_of_owner(box, s, square), needed)
    die = roll(s, SIDES)
    rolled = die - is_jonny(s, clan)  # The Jonny Rule: -1 to any roll
    tell.rolls(s, clan, square, needed, die, rolled)
    if rolled >= needed:
        take_over(box, s, clan, owner, square, rolled, needed)
    if s.phase != Phase.OVER:
        count_action(box, s)


@rule
def roll_needed(box: Box, s: State, square: int) -> int:
    # ATTACK ZONES: the zone is counted from the camp of the tile's owner
    return box.rolls[zone_of_owner(box, s, square)]


@rule
def zone_of_owner(box: Box, s: State, square: int) -> int:
    return box.zone[s.clans[s.owner[square]].corner, square]


@rule
def chances(box: Box, s: State, square: int) -> int:
    """Return the number of the die's ten faces that win the tile on a square for the clan whose
    turn it is.
    """
    return max(0, min(SIDES, SIDES + 1 - roll_needed(box, s, square) - is_jonny(s, s.clan)))


@rule
def take_over(
    box: Box, s: State, clan: int, owner: int, square: int, rolled: int, needed: int
) -> None:
    """Replace like for like: a cavern becomes the attacker's victory point, anything else goes back
    to the defender.
    """
    own = s.clans[clan]
    tile = s.tiles[square]
    tell.takes(s, clan, square, tile, rolled, needed)
    if tile == Tile.CAVERN:
        own.seized += 1
        clear_square(s, square)
    else:
        give_back(s, square)
    tile = tile - LOCATED if tile > Tile.CAMP else tile
    survey_loss(box, s, owner)
    if own.pool[tile] > 0:
        place(box, s, clan, square, tile)
    else:
        take_stock(box, s, clan)
