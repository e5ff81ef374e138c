"""Wounds: on the stack, delivered, and what becomes of the dead and of their Crown.

Wounds are not accumulated: each delivery is one source, and what it does not kill it does not harm.
"""

from ludary.games.zimby_mojo import events as tell
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import NOWHERE
from ludary.games.zimby_mojo.duties import Duty, Entry
from ludary.games.zimby_mojo.rules.agenda import halt, push, push_on_stack
from ludary.games.zimby_mojo.rules.bag import draw_tribe, draws_active
from ludary.games.zimby_mojo.rules.creatures import (
    absent,
    figure,
    figure_of,
    sole_tribe,
    thugs_in,
    tokens_in,
    tribes_in,
)
from ludary.games.zimby_mojo.rules.crown import WON, give, lay
from ludary.games.zimby_mojo.rules.movement.columns import (
    bench_thug,
    close_ranks,
    kill_zimby,
    take_off,
)
from ludary.games.zimby_mojo.state import Creature, Kind, State
from ludary.kit import pick_bit, rule
from ludary.kit.grid import lowest


@rule
def deal(
    s: State,
    creature: int,
    wounds: int,
    killer: int = NOWHERE,
    attacked: int = 0,
    seat: int = NOWHERE,
) -> None:
    """Put wounds on the stack; `killer` and whether it attacked if they come of combat, and the
    seat that inflicts them.
    """
    if wounds > 0 and not absent(s.creatures[creature]):
        tell.wounds(s, figure(s.creatures[creature]), s.creatures[creature].tile, wounds)
        entry = push_on_stack(s, Duty.WOUND, creature, seat)
        entry.amount = wounds
        entry.other = killer
        entry.attacked = attacked


@rule
def resolve_wound(box: Box, s: State, wound: Entry) -> None:
    """Deliver what is left of the wounds; an attacker that wiped its foe out claims the tile."""
    c, killer = s.creatures[wound.creature], wound.other
    if absent(c):
        return
    tile = c.tile
    deliver(box, s, wound.creature, wound.amount, killer)
    if absent(c) and wound.attacked and not absent(s.creatures[killer]):
        push(s, Duty.CLAIM, killer).target = tile


@rule
def deliver(box: Box, s: State, creature: int, wounds: int, killer: int = NOWHERE) -> None:
    """Deliver wounds from a single source at once."""
    c = s.creatures[creature]
    if wounds <= 0 or absent(c):
        return
    kind, tile, dead = c.kind, c.tile, deaths(box, c, wounds)
    if dead == 0:
        tell.shrugs(s, figure(c), tile, wounds)
        return
    bereft = dead == tokens_in(c) and (s.bearer == creature or kind == Kind.KING)
    if bereft and kind != Kind.KING:  # Delivering wounds: set aside the items
        s.bearer = NOWHERE
        c.crown = 0
    kill(box, s, creature, dead)
    if bereft:
        pass_crown(box, s, killer, tile)


@rule
def deaths(box: Box, c: Creature, wounds: int) -> int:
    """Count the tokens that the wounds kill."""
    if c.kind == Kind.ZIMBIES:
        return min(wounds, tokens_in(c))
    if c.kind == Kind.THUGS:
        return min(wounds // box.thug_vitality, thugs_in(c))
    vitality = box.zombie_vitality if c.kind == Kind.ZOMBIE else box.king_vitality
    return 1 if wounds >= vitality else 0


@rule
def kill(box: Box, s: State, creature: int, dead: int) -> None:
    """Kill so many tokens of the creature, at random if some of a mixed column are left, and end
    its movement.
    """
    c = s.creatures[creature]
    halt(s, creature)
    if c.kind == Kind.ZIMBIES:
        mixed = sole_tribe(c) == NOWHERE
        for left in range(dead, 0, -1):
            drawn = left < tokens_in(c)
            tribe = draw_tribe(s, c) if drawn else lowest(tribes_in(c))
            kill_zimby(box, s, creature, tribe, mixed and drawn and draws_active(s, c, tribe))
        close_ranks(box, s, creature, mixed)
    elif c.kind == Kind.THUGS:
        kill_thugs(box, s, creature, dead)
    elif c.kind == Kind.ZOMBIE:
        tell.dies(s, c.owner, c.tile, Kind.ZOMBIE)
        take_off(box, s, creature)
    else:
        kill_king(box, s, creature)


@rule
def kill_thugs(box: Box, s: State, creature: int, dead: int) -> None:
    """Dead thugs are expelled: they lie face down on a barracks tile."""
    c = s.creatures[creature]
    for left in range(dead, 0, -1):
        thug = pick_bit(s, c.owner) if left < thugs_in(c) else lowest(c.owner)
        c.owner &= ~(1 << thug)
        bench_thug(s, thug, 0)
        tell.dies(s, figure_of(Kind.THUGS, 1 << thug), c.tile, Kind.THUGS)
    if c.owner == 0:
        take_off(box, s, creature)


@rule
def kill_king(box: Box, s: State, creature: int) -> None:
    """Killing the King: his obstacles begin to die, and the burden of the Crown begins."""
    tell.king_dies(s, NOWHERE, s.creatures[creature].tile)
    take_off(box, s, creature)
    s.king = NOWHERE
    s.burden = 0
    s.kings_dead = 1


@rule
def pass_crown(box: Box, s: State, killer: int, tile: int) -> None:
    """The Crown goes to the column that struck the blow; it lies where its bearer fell if there is
    none, or a zombie struck.
    """
    if killer != NOWHERE and can_wear(s.creatures[killer]):
        give(box, s, killer)
        if s.creatures[killer].kind == Kind.THUGS:
            s.creatures[killer].crown = WON
    else:
        lay(s, tile)


@rule
def can_wear(c: Creature) -> bool:
    return not absent(c) and (c.kind == Kind.ZIMBIES or c.kind == Kind.THUGS)
