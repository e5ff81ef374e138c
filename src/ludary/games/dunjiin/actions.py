"""A player's choices: the table of actions, and which of them are legal."""

from ludary.games.dunjiin.box import MOST_SEATS, Box
from ludary.games.dunjiin.cards import MAGIC, MONSTERS, NO_CARD, TREASURE
from ludary.games.dunjiin.rules.advanced import (
    can_hire_assassin,
    can_set_trap,
    can_summon_dragon,
    is_advanced,
)
from ludary.games.dunjiin.rules.combat import can_defeat, magic_in, next_claim
from ludary.games.dunjiin.rules.dodge import can_dodge, can_empower, is_target
from ludary.games.dunjiin.rules.explore import (
    can_premonish,
    can_rest,
    can_rest_after_premonition,
    is_free,
)
from ludary.games.dunjiin.rules.level import speaks_for_its_kind
from ludary.games.dunjiin.rules.payment import can_pay, owned
from ludary.games.dunjiin.rules.shop import affordable_armor, shops_after_premonition
from ludary.games.dunjiin.rules.training import (
    can_afford_necromancy,
    can_afford_training,
    can_necromance,
    leaves_for,
    raises_level,
)
from ludary.games.dunjiin.state import CHARACTER, HAND, Phase, State
from ludary.games.dunjiin.verbs import Verb
from ludary.kit import ActionSpace, Domain, Row, named, numbers, rule, seats

MOST_ARMOR = 36

SEATS = seats(MOST_SEATS)
MONSTER = named("card", MONSTERS)

ACTIONS = ActionSpace(
    {
        Verb.EXPLORE: (),
        Verb.PREMONITION: (),
        Verb.REST: (),
        Verb.SHOP: (("armor", numbers(1, MOST_ARMOR)),),
        Verb.TRAIN: (("card", MONSTER),),
        Verb.NECROMANCY: (("card", MONSTER),),
        Verb.TRAP: (),
        Verb.DRAGON: (("target", SEATS),),
        Verb.ASSASSIN: (("target", SEATS),),
        Verb.FIGHT: (),
        Verb.DODGE: (("target", SEATS),),
        Verb.EMPOWER: (("target", SEATS),),
        Verb.COUNTER: (("magic", numbers(0, HAND)),),
        Verb.DEFEAT: (("magic", numbers(0, HAND)),),
        Verb.CLAIM: (("card", MONSTER),),
        Verb.REPLACE: (("card", MONSTER),),
        Verb.SPEND: (("card", MONSTER),),
        Verb.PAY: (("card", Domain(MAGIC + 1 - TREASURE, TREASURE, "card")),),
    }
)
FIRST = ACTIONS.first


@rule
def legal(box: Box, s: State, out: Row) -> int:
    """Write what the actor may do into `out`, ascending; returns how many."""
    phase = s.phase
    if phase == Phase.TURN:
        return turn_actions(box, s, out)
    if phase == Phase.MEET or phase == Phase.SCRIED or phase == Phase.DODGED:
        return encounter_actions(box, s, out)
    if phase == Phase.MAGIC:
        return magic_actions(box, s, out)
    if phase == Phase.CLAIM:
        return claims(box, s, out)
    if phase == Phase.REPLACE:
        return replacements(box, s, out)
    if phase == Phase.SPEND:
        return spendings(box, s, out)
    if phase == Phase.PAY:
        return payments(box, s, out)
    return 0


@rule
def turn_actions(box: Box, s: State, out: Row) -> int:
    hero = s.heroes[s.actor]
    n = offer(out, 0, Verb.EXPLORE, True)  # the only free action: it is always there
    n = offer(out, n, Verb.PREMONITION, can_premonish(s, hero))
    n = offer(out, n, Verb.REST, can_rest(box, s, hero))
    n = purchases(box, s, out, n)
    # Shopping: after it one may only Explore, Rest or cast Premonition, unless agreed; the first
    # turn is for Exploring
    if (s.shopped and not box.shop_then_any) or hero.turns == 1 or not is_free(box, s):
        return n
    n = training_actions(box, s, out, n)
    # Traps, Dragons and Assassins are made of the Dunjiin's next cards: not while those lie there,
    # handed on
    return advanced_actions(box, s, out, n) if is_advanced(box, hero) and not s.passed else n


@rule
def purchases(box: Box, s: State, out: Row, n: int) -> int:
    for armor in range(1, affordable_armor(box, s, s.heroes[s.actor]) + 1):
        out[n] = FIRST[Verb.SHOP] + armor - 1
        n += 1
    return n


@rule
def training_actions(box: Box, s: State, out: Row, n: int) -> int:
    hero = s.heroes[s.actor]
    if (
        can_afford_training(box, hero) and not s.shopped
    ):  # Leveling up: no other actions in this turn
        for card in range(MONSTERS):
            n = offer_with(
                out,
                n,
                Verb.TRAIN,
                card,
                speaks_for_its_kind(box, hero.experience, card) and raises_level(box, hero, card),
            )
    if can_afford_necromancy(box, hero):
        for card in range(MONSTERS):
            n = offer_with(out, n, Verb.NECROMANCY, card, can_necromance(box, s, hero, card))
    return n


@rule
def advanced_actions(box: Box, s: State, out: Row, n: int) -> int:
    hero = s.heroes[s.actor]
    n = offer(out, n, Verb.TRAP, can_set_trap(box, s, hero))
    if can_summon_dragon(box, hero):
        n = offer_targets(s, out, n, Verb.DRAGON)
    if can_hire_assassin(box, hero):
        n = offer_targets(s, out, n, Verb.ASSASSIN)
    return n


@rule
def encounter_actions(box: Box, s: State, out: Row) -> int:
    hero = s.heroes[s.actor]
    n = 0
    if s.phase == Phase.MEET:
        n = offer(out, n, Verb.PREMONITION, can_premonish(s, hero))
    if s.phase == Phase.SCRIED:
        n = offer(out, n, Verb.REST, can_rest_after_premonition(box, s, hero))
        if shops_after_premonition(box, s):
            n = purchases(box, s, out, n)
    n = offer(out, n, Verb.FIGHT, True)
    if can_dodge(box, s, hero):
        n = offer_targets(s, out, n, Verb.DODGE)
    if can_empower(box, s, hero):
        n = offer_targets(s, out, n, Verb.EMPOWER)
    return n


@rule
def magic_actions(box: Box, s: State, out: Row) -> int:
    """Counter none, some or all of the Monster's Magic Items; where the Level loses, one more may
    defeat the Monster.
    """
    hero = s.heroes[s.actor]
    monsters_magic = magic_in(s)
    n = 0
    for magic in range(min(monsters_magic, hero.magic) + 1):
        n = offer_with(out, n, Verb.COUNTER, magic, True)
    if can_defeat(box, hero.level, s.strength, monsters_magic):
        for magic in range(min(monsters_magic, hero.magic - 1) + 1):
            n = offer_with(out, n, Verb.DEFEAT, magic, True)
    return n


@rule
def claims(box: Box, s: State, out: Row) -> int:
    n, last = 0, NO_CARD
    while True:
        card = next_claim(box, s, last)
        if card == NO_CARD:
            return n
        out[n] = FIRST[Verb.CLAIM] + card
        n, last = n + 1, card


@rule
def replacements(box: Box, s: State, out: Row) -> int:
    hero = s.heroes[s.actor]
    n = 0
    for card in range(MONSTERS):
        for place in range(CHARACTER):
            if hero.character[place] == card and leaves_for(box, hero, place, s.target):
                out[n] = FIRST[Verb.REPLACE] + card
                n += 1
                break
    return n


@rule
def spendings(box: Box, s: State, out: Row) -> int:
    hero = s.heroes[s.actor]
    n = 0
    for card in range(MONSTERS):
        n = offer_with(out, n, Verb.SPEND, card, speaks_for_its_kind(box, hero.experience, card))
    return n


@rule
def payments(box: Box, s: State, out: Row) -> int:
    hero = s.heroes[s.actor]
    n = 0
    for card in range(TREASURE, MAGIC + 1):
        n = offer_with(
            out, n, Verb.PAY, card - TREASURE, owned(hero, card) > 0 and can_pay(box, s, hero, card)
        )
    return n


@rule
def offer_targets(s: State, out: Row, n: int, verb: int) -> int:
    for seat in range(s.seats):
        n = offer_with(out, n, verb, seat, is_target(s, seat))
    return n


@rule
def offer(out: Row, n: int, verb: int, allowed: bool) -> int:
    return offer_with(out, n, verb, 0, allowed)


@rule
def offer_with(out: Row, n: int, verb: int, value: int, allowed: bool) -> int:
    """The verb with a value, if it is allowed.

    It is written in either case: a branch would often be guessed wrong.
    """
    out[n] = FIRST[verb] + value
    return n + int(allowed)
