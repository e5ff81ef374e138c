"""Carrying actions out: which chapter of the rules each verb belongs to, and what happens once it
is paid for.
"""

from ludary.games.dunjiin.actions import ACTIONS
from ludary.games.dunjiin.box import Box
from ludary.games.dunjiin.cards import NO_CARD
from ludary.games.dunjiin.rules.advanced import (
    attack,
    hire_assassin,
    set_trap,
    summon_dragon,
    trap_is_set,
)
from ludary.games.dunjiin.rules.clearing import clear_away
from ludary.games.dunjiin.rules.combat import claim, fight, use_magic
from ludary.games.dunjiin.rules.dodge import dodge, empower, slide_over
from ludary.games.dunjiin.rules.explore import explore, hand_on, premonition, rest, take_on
from ludary.games.dunjiin.rules.payment import (
    NOTHING,
    bill,
    only_payment,
    only_spending,
    pay,
    spend,
)
from ludary.games.dunjiin.rules.shop import put_armor_on, shop
from ludary.games.dunjiin.rules.training import choose_place, replace
from ludary.games.dunjiin.rules.turn import end_turn
from ludary.games.dunjiin.state import Phase, State
from ludary.games.dunjiin.verbs import Verb
from ludary.kit import rule

VERB, ARGS = ACTIONS.verb, ACTIONS.args


@rule
def apply(box: Box, s: State, action: int) -> None:
    """Carry a legal action out, up to the next decision or the end."""
    verb, value = VERB[action], int(ARGS[action, 0])
    if verb == Verb.SPEND:
        spend(s, value)
    elif verb == Verb.PAY:
        pay(box, s, value)
    else:
        begin(box, s, verb, value)
    if s.purpose != NOTHING and s.phase != Phase.REPLACE:
        collect(box, s)
    if s.phase == Phase.FIGHT:
        fight(box, s)
    if s.phase == Phase.DONE:
        if not s.passed:
            clear_away(box, s)
        end_turn(box, s)


@rule
def begin(box: Box, s: State, verb: int, value: int) -> None:
    """Do it, or write its bill."""
    if verb == Verb.EXPLORE:
        explore(box, s)
    elif verb == Verb.PREMONITION:
        premonition(box, s)
    elif verb == Verb.REST:
        bill(s, verb, 0, box.rest_experience, 0)
    elif verb == Verb.SHOP:
        shop(box, s, value)
    elif verb == Verb.FIGHT:
        take_on(s)
    elif verb == Verb.DODGE:
        dodge(box, s, value)
    elif verb == Verb.EMPOWER:
        empower(box, s, value)
    elif verb == Verb.COUNTER:
        use_magic(box, s, value, False)
    elif verb == Verb.DEFEAT:
        use_magic(box, s, value, True)
    elif verb == Verb.CLAIM:
        claim(s, value)
    else:
        begin_rare(box, s, verb, value)


@rule
def begin_rare(box: Box, s: State, verb: int, value: int) -> None:
    if verb == Verb.TRAIN or verb == Verb.NECROMANCY:
        choose_place(box, s, verb, value)
    elif verb == Verb.REPLACE:
        replace(box, s, value)
    elif verb == Verb.TRAP:
        set_trap(box, s)
    elif verb == Verb.DRAGON:
        summon_dragon(box, s, value)
    elif verb == Verb.ASSASSIN:
        hire_assassin(box, s, value)


@rule
def collect(box: Box, s: State) -> None:
    """Take what can be paid in only one way; when all is paid, do what it was for."""
    while s.due_experience > 0:
        card = only_spending(box, s)
        if card == NO_CARD:
            s.phase = Phase.SPEND
            return
        spend(s, card)
    while s.due_treasure > 0:
        card = only_payment(box, s)
        if card == NO_CARD:
            s.phase = Phase.PAY
            return
        pay(box, s, card)
    deliver(box, s)


@rule
def deliver(box: Box, s: State) -> None:
    """All is paid: do what it was for."""
    purpose, target = s.purpose, s.target
    forget_bill(s)
    if purpose == Verb.REST:
        rest(s)
    elif purpose == Verb.SHOP:
        put_armor_on(s, target)
    elif purpose == Verb.DODGE or purpose == Verb.EMPOWER:
        slide_over(box, s, target)
    elif purpose == Verb.TRAP:
        trap_is_set(s)
    elif purpose == Verb.DRAGON or purpose == Verb.ASSASSIN:
        attack(s, target)
    else:  # Train, Necromancy: the new card is in place already
        hand_on(s)
        s.phase = Phase.DONE


@rule
def forget_bill(s: State) -> None:
    s.purpose = NOTHING
    s.target = 0
    s.due_experience = 0
    s.due_treasure = 0
    s.limit = 0
