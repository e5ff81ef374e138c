"""The King's turn: out of the blood mist onto a ritual tile, or one tile back towards it.

The duty KING carries on with it: the King, NOWHERE or the tiles he has left, and the ritual tile he
is after.
"""

from ludary.games.zimby_mojo import events as tell
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import CORNERS, KINGS_STEPS, NOWHERE
from ludary.games.zimby_mojo.duties import READY, Duty, Entry, Window
from ludary.games.zimby_mojo.rules.agenda import push, push_arrival
from ludary.games.zimby_mojo.rules.creatures import creature_on, shift
from ludary.games.zimby_mojo.rules.crown import crown_ignores
from ludary.games.zimby_mojo.rules.fights.combat import begin_attack
from ludary.games.zimby_mojo.rules.npc.foes import is_foe
from ludary.games.zimby_mojo.rules.npc.groping import grope
from ludary.games.zimby_mojo.rules.npc.paths import count_paces, forget_paces, one_of, steps_nearer
from ludary.games.zimby_mojo.rules.obstacles import any_obstacle, blind, enterable, held, is_misty
from ludary.games.zimby_mojo.rules.rituals.casting import cast_rite
from ludary.games.zimby_mojo.rules.windows import open_window
from ludary.games.zimby_mojo.state import Kind, State
from ludary.kit import roll, rule


@rule
def begin_kings_turn(box: Box, s: State) -> None:
    """The King's turn; shamans may act before he does."""
    if s.king != NOWHERE:
        turn = push(s, Duty.KING, s.king)
        turn.tiles_left = READY
        turn.target = NOWHERE
        open_window(s, Window.KINGS_TURN)


@rule
def do_king(box: Box, s: State, turn: Entry) -> None:
    king, goal = turn.creature, turn.target
    if king != s.king:
        return  # he is dead
    if turn.tiles_left == READY:
        move_king(box, s, king)
    elif goal != NOWHERE and s.creatures[king].tile == goal and box.ritual_at[goal] != NOWHERE:
        cast_rite(box, s, box.ritual_at[goal], NOWHERE)


@rule
def move_king(box: Box, s: State, king: int) -> None:
    """Move the King from the mist onto a random ritual tile, from elsewhere one tile nearer to the
    mist.
    """
    tile = s.creatures[king].tile
    if not leaves(box, s, king, tile):
        tell.king_stays(s, NOWHERE, tile)
    elif tile == box.mist:
        seek_ritual(box, s, king, box.ritual_tile[roll(s, CORNERS) - 1])
    else:
        step_back(box, s, king, tile)


@rule
def leaves(box: Box, s: State, king: int, tile: int) -> bool:
    """Vines, thickets and darkness can hold him, too, unless the Crown makes him immune."""
    if any_obstacle(box, s, tile) and not is_misty(box, s, tile):
        crown_ignores(box, s, king, tile)
    return enterable(box, s, tile) and not held(s, king)


@rule
def seek_ritual(box: Box, s: State, king: int, goal: int) -> None:
    """The King's actions: an obstacle there is tried first, then whoever stands there is
    attacked.
    """
    if any_obstacle(box, s, goal) and not crown_ignores(box, s, king, goal):
        tell.king_stays(s, NOWHERE, goal)
    else:
        go(box, s, king, goal, goal)


@rule
def go(box: Box, s: State, king: int, tile: int, goal: int) -> None:
    """Onto a tile, or at whoever stands on it.

    `goal` is the ritual tile that he is after, or NOWHERE.
    """
    other = creature_on(s, tile)
    push(s, Duty.KING, king).target = goal
    if other == NOWHERE:
        tell.king_moves(s, NOWHERE, s.creatures[king].tile, tile)
        shift(box, s, king, tile)
        push_arrival(s, king)
    elif is_foe(s.creatures[king], s.creatures[other]):
        begin_attack(box, s, king, other)
    else:
        tell.king_stays(s, NOWHERE, tile)


@rule
def step_back(box: Box, s: State, king: int, tile: int) -> None:
    """Step back towards the mist by a shortest path, corners included; onto a free tile if as near,
    else through a creature.
    """
    if blind(s, king):
        grope(box, s, king)
        return
    count_paces(box, s, box.mist, tile, True, Kind.NONE)
    steps = steps_nearer(box, s, tile, True)
    forget_paces(s)
    free = free_steps(box, s, tile, steps)
    direction = one_of(s, free if free != 0 else steps)
    if direction == NOWHERE:
        tell.king_stays(s, NOWHERE, tile)
    else:
        go(box, s, king, box.around[tile, direction], NOWHERE)


@rule
def free_steps(box: Box, s: State, tile: int, steps: int) -> int:
    """The steps that lead onto tiles without a creature."""
    free = 0
    for direction in range(KINGS_STEPS):
        if (steps >> direction) & 1 and creature_on(s, box.around[tile, direction]) == NOWHERE:
            free |= 1 << direction
    return free
