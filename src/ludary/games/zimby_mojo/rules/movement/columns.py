"""Columns: how strong and how heavy they are, how they join and part, and how tokens leave the main
board.
"""

from ludary.games.zimby_mojo import events as tell
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import ANY_CREATURE, CORNERS, NOWHERE, RATE_SIZES, SEATS
from ludary.games.zimby_mojo.duties import Duty
from ludary.games.zimby_mojo.rules.agenda import halt, on_stack, push
from ludary.games.zimby_mojo.rules.boards import add_home
from ludary.games.zimby_mojo.rules.creatures import (
    figure,
    free,
    lift,
    new_creature,
    of_tribe,
    thugs_in,
    thugs_in_play,
    tokens_in,
    tribe_count,
    tribes_in,
)
from ludary.games.zimby_mojo.rules.crown import burden, drop, hand_out
from ludary.games.zimby_mojo.rules.labels import TRIBE
from ludary.games.zimby_mojo.state import Creature, Kind, State
from ludary.kit import pick_bit, rule


@rule
def attack_brutality(box: Box, s: State, creature: int) -> int:
    """Column brutality: the controller's zimbies, and 1 for each other tribe."""
    c = s.creatures[creature]
    if c.kind == Kind.ZIMBIES and s.turn_of != NOWHERE:  # attack-once: in its controller's turn
        return of_tribe(c, s.turn_of) + tribe_count(c) - 1
    return defend_brutality(box, s, creature)


@rule
def defend_brutality(box: Box, s: State, creature: int) -> int:
    """The largest tribe, and 1 for each other tribe; depleted creatures have none."""
    c = s.creatures[creature]
    if c.kind == Kind.ZIMBIES:
        return zimbies_brutality(box, c)
    if c.kind == Kind.ZOMBIE:
        return 0 if c.asleep else box.zombie_brutality
    if c.kind == Kind.THUGS:
        return 1 + box.thug_brutality * thugs_in(c)
    return box.king_brutality + thugs_in_play(s)


@rule
def zimbies_brutality(box: Box, c: Creature) -> int:
    """Depleted zimbies add nothing, unless the box counts them beside active ones."""
    largest, tribes, active = 0, 0, 0
    for tribe in range(SEATS):
        zimbies = c.active[tribe] + (c.depleted[tribe] if box.depleted_defend else 0)  # L1
        largest = max(largest, zimbies)
        tribes += zimbies > 0
        active += c.active[tribe]
    return largest + tribes - 1 if active else 0


@rule
def weight(box: Box, s: State, creature: int) -> int:
    """Zimbies as which the column moves: its own, and the Crown's burden."""
    c = s.creatures[creature]
    return tokens_in(c) + (burden(box, s) if c.crown else 0)


@rule
def rate(zimbies: int) -> int:
    """Moving zimbies: the row of the table for so many."""
    row = 0
    while row < len(RATE_SIZES) and zimbies > RATE_SIZES[row]:
        row += 1
    return row


@rule
def has_room_for(box: Box, c: Creature, seat: int, zimbies: int) -> bool:
    """Column limits: whether so many more zimbies of a tribe have room in a column."""
    present = of_tribe(c, seat)
    if present + zimbies > box.tribe_limit:
        return False
    return present > 0 or tribe_count(c) < box.tribes_limit


@rule
def columns_fit(box: Box, c: Creature, other: Creature) -> bool:
    """Tell whether two columns can be one."""
    tribes = 0
    for tribe in range(SEATS):
        tokens = of_tribe(c, tribe) + of_tribe(other, tribe)
        if tokens > box.tribe_limit:
            return False
        tribes += tokens > 0
    return tribes <= box.tribes_limit


@rule
def merge(box: Box, s: State, creature: int, into: int) -> None:
    """A column joins another, with all its tokens; what the other has done this turn counts for
    both.
    """
    c, other = s.creatures[creature], s.creatures[into]
    for tribe in range(SEATS):
        other.active[tribe] += c.active[tribe]
        other.depleted[tribe] += c.depleted[tribe]
    if c.crown:
        other.crown = c.crown
        s.bearer = into
        c.crown = 0
    follow(box, s, creature, into)
    take_off(box, s, creature)
    halt(s, into)
    if crowded(box, s, into):
        push(s, Duty.CROWD, into)


@rule
def follow(box: Box, s: State, creature: int, into: int) -> None:
    """Let everything on the stack for a column that joins another be for both of them now."""
    for at in range(s.agenda_count):
        entry = s.agenda[at]
        if on_stack(entry.duty):
            if entry.creature == creature:
                entry.creature = into
            if entry.duty != Duty.SCROLL:
                if entry.other == creature:
                    entry.other = into
            elif entry.target == creature and box.kinds[entry.card].targets & ANY_CREATURE:
                entry.target = into


@rule
def split(s: State, creature: int, seat: int, zimbies: int, crown: bool, tile: int) -> int:
    """Some active zimbies of a tribe leave a column for an empty tile, perhaps with the Crown;
    returns the new column.
    """
    part = new_creature(s, Kind.ZIMBIES, 0, tile)
    move_tokens(s, creature, part, seat, zimbies, crown)
    s.creatures[part].attacked = s.creatures[creature].attacked
    return part


@rule
def move_tokens(s: State, creature: int, other: int, seat: int, zimbies: int, crown: bool) -> None:
    """Active zimbies of a tribe go over from one column to another, which keeps some."""
    s.creatures[creature].active[seat] -= zimbies
    s.creatures[other].active[seat] += zimbies
    if crown:
        s.creatures[creature].crown = 0
        s.creatures[other].crown = 1 + seat
        s.bearer = other
    halt(s, creature)
    halt(s, other)


@rule
def take_off(box: Box, s: State, creature: int) -> None:
    """A creature leaves the main board; the Crown, if it has it, stays on its tile."""
    if s.creatures[creature].tile != NOWHERE:
        if creature == s.bearer:
            drop(s, creature)
        lift(box, s, creature)
    free(s, creature)


@rule
def bench(s: State, c: Creature, ready: int) -> None:
    """The thugs of a column go to their barracks tiles, face up if `ready`."""
    for thug in range(CORNERS):
        if (c.owner >> thug) & 1:
            bench_thug(s, thug, ready)


@rule
def bench_thug(s: State, number: int, ready: int) -> None:
    thug = s.thugs[number]
    thug.creature = NOWHERE
    thug.ready = ready
    thug.route = NOWHERE
    thug.quadrant = NOWHERE
    thug.holding = 0


@rule
def expel(box: Box, s: State, creature: int) -> None:
    """Depleted, the creature leaves the main board: zimbies for home, thugs for the barracks,
    zombies for the Far Shore; never the King.
    """
    send_off(box, s, creature, True)


@rule
def dismiss(box: Box, s: State, creature: int) -> None:
    """Take the creature off the main board to where `expel` would, but what is active stays
    active.
    """
    send_off(box, s, creature, False)


@rule
def send_off(box: Box, s: State, creature: int, depletes: bool) -> None:
    c = s.creatures[creature]
    if c.kind == Kind.KING or c.kind == Kind.NONE:
        return
    tile = c.tile
    if c.kind == Kind.THUGS:
        tell_sent_off(s, figure(c), tile, thugs_in(c), depletes)
        bench(s, c, 0 if depletes else 1)
    elif c.kind == Kind.ZOMBIE:
        tell_sent_off(s, figure(c), tile, 0, depletes)
    if creature == s.bearer:
        drop(s, creature)
    for tribe in range(SEATS):
        if of_tribe(c, tribe) > 0:
            tell_sent_off(s, tribe, tile, of_tribe(c, tribe), depletes)
            active = 0 if depletes else c.active[tribe]
            add_home(box, s, tribe, active, of_tribe(c, tribe) - active)
    take_off(box, s, creature)


@rule
def tell_sent_off(s: State, seat: int, tile: int, number: int, depletes: bool) -> None:
    if depletes:
        tell.expels(s, seat, tile, number)
    else:
        tell.dismisses(s, seat, tile, number)


@rule
def pull_token(box: Box, s: State, creature: int, tribe: int, active: bool = False) -> None:
    """A zimby leaves a column, an active one or a depleted one if there is any; the last one leaves
    the tile empty.
    """
    c = s.creatures[creature]
    if c.depleted[tribe] > 0 and not active:
        c.depleted[tribe] -= 1
    else:
        c.active[tribe] -= 1
    halt(s, creature)
    if tokens_in(c) == 0:
        take_off(box, s, creature)


@rule
def kill_zimby(box: Box, s: State, creature: int, tribe: int, active: bool = False) -> None:
    """A zimby of the column goes to the Far Shore; `close_ranks` follows when all have gone that
    have to.
    """
    tell.dies(s, tribe, s.creatures[creature].tile, Kind.ZIMBIES)
    pull_token(box, s, creature, tribe, active)
    s.shamans[tribe].shore += 1


@rule
def expel_zimby(box: Box, s: State, creature: int, tribe: int) -> None:
    """A zimby of the column goes home, depleted; `close_ranks` follows."""
    tell.expels(s, tribe, s.creatures[creature].tile, 1)
    pull_token(box, s, creature, tribe)
    add_home(box, s, tribe, 0, 1)


@rule
def close_ranks(box: Box, s: State, creature: int, draws: bool) -> None:
    """After zimbies have left a column the Bag o' Fate may have to find the Crown a holder; always
    if it `draws`.
    """
    c = s.creatures[creature]
    if c.crown and (draws or of_tribe(c, c.crown - 1) == 0):
        hand_out(s, creature)


@rule
def crowded(box: Box, s: State, creature: int) -> bool:
    """Column limits: too many zimbies of a tribe, or too many tribes."""
    c = s.creatures[creature]
    for tribe in range(SEATS):
        if of_tribe(c, tribe) > box.tribe_limit:
            return True
    return tribe_count(c) > box.tribes_limit


@rule
def do_crowd(box: Box, s: State, creature: int) -> None:
    """Excess zimbies are expelled, then random tribes, until the limits are met."""
    c = s.creatures[creature]
    for tribe in range(SEATS):
        while of_tribe(c, tribe) > box.tribe_limit:
            expel_zimby(box, s, creature, tribe)
    while tribe_count(c) > box.tribes_limit:
        tribe = pick_bit(s, tribes_in(c), TRIBE)
        while of_tribe(c, tribe) > 0:
            expel_zimby(box, s, creature, tribe)
    close_ranks(box, s, creature, False)
