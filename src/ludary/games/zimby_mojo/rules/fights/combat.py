"""Combat: an attack, cannibalism before it, the combat rolls on the stack, and claiming the tile of
the slain.

An exchange that kills neither locks the two: the lock is there from the moment the rolls are
settled, and whoever dies of them is locked with nobody.
"""

from ludary.games.zimby_mojo import events as tell
from ludary.games.zimby_mojo.action_table import offer
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import KINGS_STEPS, NOWHERE
from ludary.games.zimby_mojo.duties import Duty, Entry
from ludary.games.zimby_mojo.effects import Effect
from ludary.games.zimby_mojo.rules.agenda import (
    ask,
    forget_arrivals,
    halt,
    push,
    push_again,
    push_arrival,
    push_on_stack,
    top,
)
from ludary.games.zimby_mojo.rules.creatures import (
    absent,
    all_active,
    allied,
    creature_on,
    direction_to,
    figure,
    lock,
    neighbour,
    shift,
    sole_tribe,
    swap,
    tribes_in,
)
from ludary.games.zimby_mojo.rules.fights.cannibalism import eat_tribesmen, most_to_devour
from ludary.games.zimby_mojo.rules.fights.wounds import deal
from ludary.games.zimby_mojo.rules.movement.arriving import NO_PORTAL
from ludary.games.zimby_mojo.rules.movement.columns import attack_brutality, defend_brutality
from ludary.games.zimby_mojo.rules.obstacles import calm, enterable, held, is_dark, is_thicket
from ludary.games.zimby_mojo.rules.scrolls.incantations import chanted, chanted_on
from ludary.games.zimby_mojo.state import Creature, Kind, Phase, State
from ludary.games.zimby_mojo.verbs import Verb
from ludary.kit import Row, roll, rule

DIE = 6
ATTACKER_EATS, DEFENDER_EATS, BOTH_ROLL = range(3)  # stages


@rule
def can_attack(box: Box, s: State, creature: int, direction: int) -> bool:
    """Tell whether an active creature that may still attack can launch itself over this side."""
    other = neighbour(box, s, creature, direction)
    return other != NOWHERE and can_fight(box, s, creature, other)


@rule
def can_fight(box: Box, s: State, creature: int, other: int) -> bool:
    """Tell whether the creature may attack a neighbour: no ally, and nobody in thickets.

    A push into darkness only swaps the two, but for zombies: those do not blunder, and hit nobody
    there.
    """
    c, foe = s.creatures[creature], s.creatures[other]
    if (
        c.attacked
        or not all_active(c)
        or calm(box, s, c)
        or allied(c, foe)
        or not enterable(box, s, foe.tile)
    ):
        return False
    if c.kind == Kind.ZOMBIE and foe.kind == Kind.ZOMBIE:
        return False
    return not is_dark(s, foe.tile) or (c.kind != Kind.ZOMBIE and not held(s, creature))


@rule
def attack(box: Box, s: State, direction: int) -> None:
    """The chosen creature attacks its neighbour."""
    creature = s.chosen
    other = neighbour(box, s, creature, direction)
    s.chosen = NOWHERE
    begin_attack(box, s, creature, other)


@rule
def begin_attack(box: Box, s: State, creature: int, other: int) -> None:
    """One creature attacks another that it can fight; in darkness the two only swap tiles."""
    c = s.creatures[creature]
    c.attacked += 1
    tile = s.creatures[other].tile
    tell.attacks(s, figure(c), figure(s.creatures[other]), tile)
    halt(s, creature)
    halt(s, other)
    if is_dark(s, tile) and c.kind != Kind.ZOMBIE:
        swap_tiles(box, s, creature, other, s.turn_of)  # attack-once: in its controller's turn
    else:
        push(s, Duty.STRIKE, creature).other = other


@rule
def swap_tiles(box: Box, s: State, creature: int, other: int, mover: int = NOWHERE) -> None:
    """Two creatures change places, which fires no portal; what grows on the tiles does its work.

    `mover` is the seat that moves the first one; nobody moves the other.
    """
    c, d = s.creatures[creature], s.creatures[other]
    tell.swaps(s, figure(c), c.tile, d.tile)
    tell.swaps(s, figure(d), d.tile, c.tile)
    swap(box, s, creature, other)
    forget_arrivals(s, other)
    forget_arrivals(s, creature)
    push_arrival(s, other, NO_PORTAL)
    push_arrival(s, creature, NO_PORTAL, mover)


@rule
def do_strike(box: Box, s: State, strike: Entry) -> None:
    """First the attacker may eat, then the defender, then both roll."""
    if absent(s.creatures[strike.creature]) or absent(s.creatures[strike.other]):
        return
    if strike.stage == BOTH_ROLL:
        roll_for_combat(box, s, strike)
        return
    eater = eater_of(strike)
    if most_to_devour(box, s.creatures[eater]) > 0:
        push_again(s, strike)
        ask(s, sole_tribe(s.creatures[eater]), Phase.DEVOUR)
    else:
        strike.stage += 1
        push_again(s, strike)


@rule
def devour_options(box: Box, s: State, out: Row) -> int:
    n = 0
    for zimbies in range(most_to_devour(box, s.creatures[eater_of(top(s))]) + 1):
        n = offer(out, n, Verb.DEVOUR, True, zimbies)
    return n


@rule
def eater_of(strike: Entry) -> int:
    """The creature whose cannibalism is asked about: the attacker, then the defender."""
    return strike.creature if strike.stage == ATTACKER_EATS else strike.other


@rule
def devour(box: Box, s: State, zimbies: int) -> None:
    """Eat so many tribesmen before the dice are rolled."""
    strike = top(s)
    eater = eater_of(strike)
    if strike.stage == ATTACKER_EATS:
        strike.eaten = zimbies
    else:
        strike.other_eaten = zimbies
    strike.stage += 1
    eat_tribesmen(box, s, eater, zimbies)


@rule
def roll_for_combat(box: Box, s: State, strike: Entry) -> None:
    """Combat rolls: 1d6, brutality, cannibalism and scrolls; they go on the stack."""
    attacker, defender = strike.creature, strike.other
    die, other_die = roll(s, DIE), roll(s, DIE)
    total = die + max(0, attacking(box, s, attacker) + strike.eaten * box.devour_brutality)
    against = other_die + max(
        0, defending(box, s, defender) + strike.other_eaten * box.devour_brutality
    )
    s.combats += 1
    tell.rolls(s, figure(s.creatures[attacker]), s.creatures[attacker].tile, die, total)
    tell.rolls(s, figure(s.creatures[defender]), s.creatures[defender].tile, other_die, against)
    rolls = push_on_stack(s, Duty.ROLLS, attacker, NOWHERE)
    rolls.other = defender
    rolls.roll = total
    rolls.die = die
    rolls.other_roll = against
    rolls.other_die = other_die


@rule
def attacking(box: Box, s: State, creature: int) -> int:
    """Brutality of an attacker, with the scrolls that were waiting for its next combat roll."""
    c = s.creatures[creature]
    brutality = attack_brutality(box, s, creature) + c.bonus
    c.bonus = 0
    if c.kind == Kind.ZIMBIES and s.turn_of != NOWHERE:  # attack-once: in its controller's turn
        brutality += chanted(box, s, s.turn_of, Effect.DRUMS)
    return brutality


@rule
def defending(box: Box, s: State, creature: int) -> int:
    c = s.creatures[creature]
    brutality = defend_brutality(box, s, creature) + c.bonus
    c.bonus = 0
    if c.kind == Kind.ZIMBIES:
        brutality += chanted_on(box, s, tribes_in(c), Effect.HIDES)
    return brutality


@rule
def resolve_rolls(box: Box, s: State, rolls: Entry) -> None:
    """The higher combat roll wounds the lower by the difference; who is gone, out of reach or an
    ally by now takes no part any more.
    """
    attacker, defender, total, against = rolls.creature, rolls.other, rolls.roll, rolls.other_roll
    if (
        absent(s.creatures[attacker])
        or absent(s.creatures[defender])
        or allied(s.creatures[attacker], s.creatures[defender])
    ):
        return
    if not in_reach(box, s.creatures[attacker], s.creatures[defender].tile):
        return
    lock(box, s, attacker, defender)
    if total > against:
        deal(s, defender, total - against, attacker, 1, s.turn_of)  # attack-once
    elif against > total:
        deal(s, attacker, against - total, defender, 0, NOWHERE)
    else:
        tell.even(s, NOWHERE, s.creatures[attacker].tile, s.creatures[defender].tile)


@rule
def in_reach(box: Box, c: Creature, tile: int) -> bool:
    """Tell whether a tile is in an attacker's combat zone; the King's reaches over corners."""
    if c.kind == Kind.KING:
        for step in range(KINGS_STEPS):
            if box.around[c.tile, step] == tile:
                return True
    return direction_to(box, c.tile, tile) != NOWHERE


@rule
def do_claim(box: Box, s: State, attacker: int, tile: int) -> None:
    """Claiming the defender's tile: the attacker must move there, unless it cannot, is not beside
    it any more, or somebody is there.
    """
    c = s.creatures[attacker]
    if absent(c) or not all_active(c) or not in_reach(box, c, tile):
        return
    if creature_on(s, tile) != NOWHERE or not enterable(box, s, tile):
        return
    if held(s, attacker) or is_thicket(box, s, c.tile):
        return
    tell.claims(s, figure(c), c.tile, tile)
    halt(s, attacker)
    shift(box, s, attacker, tile)
    push_arrival(s, attacker, 0, s.turn_of)  # attack-once: its controller's turn, or nobody's
