"""The thugs' turn: each marches, then those that have met somebody attack.

A march is the duty MARCH of a thug, first with READY for the tiles left. Thugs on one tile are one
creature; whoever marches leaves it, but a column that carries the Crown moves as one.
"""

from ludary.games.zimby_mojo import events as tell
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import ALL_CORNERS, CORNERS, NOWHERE
from ludary.games.zimby_mojo.duties import READY, Duty, Entry
from ludary.games.zimby_mojo.rules.agenda import push, push_arrival
from ludary.games.zimby_mojo.rules.creatures import (
    creature_on,
    figure,
    figure_of,
    free,
    lift,
    new_creature,
    shift,
)
from ludary.games.zimby_mojo.rules.crown import WON, crown_ignores, in_mist_with_crown
from ludary.games.zimby_mojo.rules.end import end_game
from ludary.games.zimby_mojo.rules.fights.combat import begin_attack
from ludary.games.zimby_mojo.rules.labels import QUADRANT
from ludary.games.zimby_mojo.rules.movement.arriving import NO_PORTAL
from ludary.games.zimby_mojo.rules.movement.columns import dismiss, expel
from ludary.games.zimby_mojo.rules.npc.foes import foe_of, foes_around
from ludary.games.zimby_mojo.rules.npc.groping import grope, stumble
from ludary.games.zimby_mojo.rules.npc.paths import random_corner
from ludary.games.zimby_mojo.rules.npc.patrols import find_route, next_on_patrol, next_with_crown
from ludary.games.zimby_mojo.rules.obstacles import blind, enterable, held, is_dark
from ludary.games.zimby_mojo.state import Ending, Kind, State
from ludary.kit import pick_bit, roll, rule

DIE = 6


@rule
def begin_thugs_turn(box: Box, s: State) -> None:
    """All thugs march in the order of their numbers, those from the barracks last; then comes the
    attack phase.
    """
    push(s, Duty.BRAWL).thugs = ALL_CORNERS
    for waiting in (True, False):
        for place in range(CORNERS):
            thug = CORNERS - 1 - place
            if (s.thugs[thug].creature == NOWHERE) == waiting:
                push_march(s, NOWHERE, thug, READY)


@rule
def push_march(s: State, creature: int, thug: int, tiles: int) -> Entry:
    """A thug has so many tiles to march."""
    march = push(s, Duty.MARCH, creature)
    march.thug = thug
    march.tiles_left = tiles
    return march


@rule
def do_march(box: Box, s: State, creature: int, thug: int, tiles: int) -> None:
    if tiles == READY:
        set_out(box, s, thug)
    elif creature != NOWHERE and s.thugs[thug].creature == creature:
        march_on(box, s, thug, tiles)


@rule
def set_out(box: Box, s: State, thug: int) -> None:
    """Roll for the march; who fights, faces somebody or holds a position stays."""
    t = s.thugs[thug]
    if t.creature == NOWHERE:
        if t.ready:
            enter(box, s, thug)
        return
    creature = t.creature
    if creature == s.bearer:
        keep_together(s)
        crown_ignores(box, s, creature, s.creatures[creature].tile)
    if stands(box, s, creature) or keeps_position(box, s, thug):
        return
    push_march(s, creature, thug, roll_march(box, s, thug))


@rule
def stands(box: Box, s: State, creature: int) -> bool:
    """Tell whether a thug stays where he is: locked in combat, about to fight, or held by vines."""
    return (
        s.creatures[creature].locks != 0 or foes_around(box, s, creature) != 0 or held(s, creature)
    )


@rule
def marcher(s: State, thug: int) -> int:
    """The creature that marches, as events name it: the thug alone, or the column with the
    Crown.
    """
    creature = s.thugs[thug].creature
    return (
        figure(s.creatures[creature]) if creature == s.bearer else figure_of(Kind.THUGS, 1 << thug)
    )


@rule
def roll_march(box: Box, s: State, thug: int) -> int:
    """1d6 tiles while there is a King, 2d6 without one."""
    tiles = 0
    for _ in range(box.thug_dice_dead if s.king == NOWHERE else box.thug_dice_alive):
        tiles += roll(s, DIE)
    tell.marches(s, marcher(s, thug), s.creatures[s.thugs[thug].creature].tile, tiles)
    return tiles


@rule
def enter(box: Box, s: State, thug: int) -> None:
    """Back into play on a random portal tile, and on from there; what a full tribal board has to
    give up comes before the march.
    """
    tile = entry_tile(box, s)
    march = push_march(s, NOWHERE, thug, 0)
    arrival = push(s, Duty.ARRIVE)
    arrival.stage = NO_PORTAL
    creature = set_on_portal(box, s, thug, tile)
    march.creature = creature
    arrival.creature = creature
    t = s.thugs[thug]
    t.creature = creature
    t.ready = 0
    t.route = NOWHERE
    t.quadrant = NOWHERE
    t.holding = 0
    tell.enters(s, figure_of(Kind.THUGS, 1 << thug), tile, 0)
    march.tiles_left = roll_march(box, s, thug)


@rule
def entry_tile(box: Box, s: State) -> int:
    """A random portal tile; another one if the King stands there, who cannot be dismissed."""
    tile = box.portal[random_corner(box, s)]
    if s.king != NOWHERE and s.creatures[s.king].tile == tile:
        return box.portal[pick_bit(s, ALL_CORNERS & ~(1 << box.portal_at[tile]), QUADRANT)]
    return tile


@rule
def set_on_portal(box: Box, s: State, thug: int, tile: int) -> int:
    """The creature that the thug is now: thugs make room for him, anybody else is dismissed."""
    other = creature_on(s, tile)
    if other != NOWHERE and s.creatures[other].kind == Kind.THUGS:
        s.creatures[other].owner |= 1 << thug
        return other
    if other != NOWHERE:
        dismiss(box, s, other)
    return new_creature(s, Kind.THUGS, 1 << thug, tile)


@rule
def march_on(box: Box, s: State, thug: int, left: int) -> None:
    """One tile further, unless somebody to fight or the end of the roll stops him."""
    creature = s.thugs[thug].creature
    find_route(box, s, thug, s.creatures[creature].tile)
    if stands(box, s, creature) or takes_position(box, s, thug) or left <= 0:
        return
    elif blind(s, creature):
        grope(box, s, creature)
    else:
        march_to(box, s, thug, left, next_tile(box, s, thug))


@rule
def next_tile(box: Box, s: State, thug: int) -> int:
    creature = s.thugs[thug].creature
    if creature == s.bearer:
        tile = next_with_crown(box, s, s.creatures[creature].tile)
        if tile != NOWHERE:
            return tile
    return next_on_patrol(box, s, thug)


@rule
def march_to(box: Box, s: State, thug: int, left: int, tile: int) -> None:
    """Onto a tile, where thugs make room for each other."""
    if tile == NOWHERE or not enterable(box, s, tile):
        return
    creature, other = s.thugs[thug].creature, creature_on(s, tile)
    if other != NOWHERE and s.creatures[other].kind != Kind.THUGS:
        barge_in(box, s, creature, left, thug, tile)
        return
    tell.moves(s, marcher(s, thug), s.creatures[creature].tile, tile)
    carries, joins_crown = creature == s.bearer, other != NOWHERE and other == s.bearer
    move_thug(box, s, thug, tile)
    if carries:
        keep_together(s)
    push_march(s, s.thugs[thug].creature, thug, 0 if joins_crown else left - 1)
    push_arrival(s, s.thugs[thug].creature, 0 if other == NOWHERE else NO_PORTAL)


@rule
def barge_in(box: Box, s: State, creature: int, left: int, thug: int, tile: int) -> None:
    """Patch o' Darkness: whoever is in it, unseen, changes places with a thug that walks in.

    Nobody else is walked into.
    """
    if is_dark(s, tile) and s.creatures[creature].owner == 1 << thug:
        push_march(s, creature, thug, left - 1)
        stumble(box, s, creature, tile)


@rule
def move_thug(box: Box, s: State, thug: int, tile: int) -> None:
    """He leaves his column, unless it carries the Crown, and joins the one on the tile."""
    creature, other = s.thugs[thug].creature, creature_on(s, tile)
    c = s.creatures[creature]
    alone = c.owner == 1 << thug or creature == s.bearer
    if other != NOWHERE:
        join_thugs(box, s, creature, other, c.owner if alone else 1 << thug)
    elif alone:
        shift(box, s, creature, tile)
    else:
        c.owner &= ~(1 << thug)
        s.thugs[thug].creature = new_creature(s, Kind.THUGS, 1 << thug, tile)


@rule
def join_thugs(box: Box, s: State, creature: int, other: int, thugs: int) -> None:
    """Thugs of one column go over to another, which takes the Crown over, too."""
    c, column = s.creatures[creature], s.creatures[other]
    column.owner |= thugs
    c.owner &= ~thugs
    for thug in range(CORNERS):
        if (thugs >> thug) & 1:
            s.thugs[thug].creature = other
    if c.owner == 0:
        if creature == s.bearer:
            s.bearer = other
            column.crown = c.crown
        lift(box, s, creature)
        free(s, creature)


@rule
def keep_together(s: State) -> None:
    """The column with the Crown marches once; its other thugs do not march for themselves any
    more.
    """
    thugs = s.creatures[s.bearer].owner
    for at in range(s.agenda_count):
        entry = s.agenda[at]
        if entry.duty == Duty.MARCH and entry.tiles_left == READY and (thugs >> entry.thug) & 1:
            entry.tiles_left = 0


@rule
def keeps_position(box: Box, s: State, thug: int) -> bool:
    """Solitaire play: who holds a position beside the player's entry point stays there."""
    t = s.thugs[thug]
    if t.holding and (s.king != NOWHERE or not is_position(box, s, s.creatures[t.creature].tile)):
        t.holding = 0
    return t.holding != 0


@rule
def takes_position(box: Box, s: State, thug: int) -> bool:
    """Solitaire play, the King is dead: the first two thugs on the tiles that flank the entry point
    hold them.
    """
    t = s.thugs[thug]
    tile = s.creatures[t.creature].tile
    if s.seats > 1 or s.king != NOWHERE or t.creature == s.bearer or not is_position(box, s, tile):
        return False
    for other in range(CORNERS):
        if s.thugs[other].holding and s.thugs[other].creature == t.creature:
            return False
    t.holding = 1
    tell.holds(s, figure_of(Kind.THUGS, 1 << thug), tile)
    return True


@rule
def is_position(box: Box, s: State, tile: int) -> bool:
    entry = s.shamans[0].entry
    return tile == box.hold_first[entry] or tile == box.hold_second[entry]


@rule
def do_crowning(box: Box, s: State, creature: int) -> None:
    """Unless somebody has undone it: a new King."""
    if in_mist_with_crown(box, s, creature):
        crown_king(box, s, creature)


@rule
def crown_king(box: Box, s: State, creature: int) -> None:
    """The Crown has come to the blood mist: a new King rises, and the thugs that brought it are
    expelled. Solitaire: the game is lost if they won the Crown in combat.
    """
    tell.new_king(s, NOWHERE)
    if s.seats == 1 and (box.any_new_king or s.creatures[creature].crown == WON):  # N5
        end_game(s, Ending.THUG_KING, NOWHERE)
        return
    s.bearer = NOWHERE
    s.creatures[creature].crown = 0
    expel(box, s, creature)
    s.king = new_creature(s, Kind.KING, 0, box.mist)
    s.burden = NOWHERE


@rule
def do_brawl(box: Box, s: State, thugs: int) -> None:
    """Thug attack phase: every thug or column of thugs with a foe next to it attacks once."""
    for thug in range(CORNERS):
        creature = s.thugs[thug].creature
        if (thugs >> thug) & 1 and creature != NOWHERE:
            foe = foe_of(box, s, creature)
            if foe != NOWHERE:
                push(s, Duty.BRAWL).thugs = (
                    thugs & ~s.creatures[creature].owner & ~((1 << thug) - 1)
                )
                begin_attack(box, s, creature, foe)
                return
