"""Carrying actions out: which chapter of the rules each verb belongs to, and what comes after."""

from ludary.games.konja.action_table import ACTIONS
from ludary.games.konja.box import Box, Step
from ludary.games.konja.pieces import ActionFace
from ludary.games.konja.rules.ancestors import (
    can_use_spirit,
    discard,
    go_on,
    name_token,
    next_part,
    pray,
    untap,
    use_spirit,
)
from ludary.games.konja.rules.attack import (
    attack_freely,
    begin_attack,
    could_attack,
    give_back,
    hit,
    let_stand,
)
from ludary.games.konja.rules.bones import cast, could_repair, use
from ludary.games.konja.rules.dice import OPPOSITES, die_of_kind, unused_action_die
from ludary.games.konja.rules.effects import (
    add_purple,
    count_choice,
    do_at_once,
    go_on_with_effect,
    reroll,
    step_of,
    stop,
    take,
    turn_action_die,
    turn_die,
)  # fmt: skip
from ludary.games.konja.rules.merchant import buy, drop, replace, sell
from ludary.games.konja.rules.pyramid import (
    begin_collection,
    can_collect,
    spend_alike,
    spend_pair,
    spend_run,
    spend_single,
)
from ludary.games.konja.rules.rain import buy_cloud, buy_upgrade, upgrade
from ludary.games.konja.rules.setup import begin_with
from ludary.games.konja.rules.turn import end_turn
from ludary.games.konja.state import Phase, State
from ludary.games.konja.verbs import Verb
from ludary.kit import rule

VERB, ARGS = ACTIONS.verb, ACTIONS.args


@rule
def apply(box: Box, s: State, action: int) -> None:
    """Carry a legal action out, up to the next decision or the end."""
    verb, value, other = VERB[action], int(ARGS[action, 0]), int(ARGS[action, 1])
    if s.phase == Phase.EFFECT:
        choose(box, s, verb, value, other)
    elif verb == Verb.CAST:
        cast(box, s, value)
    elif verb == Verb.USE:
        use(box, s, value, other)
    elif verb == Verb.UNTAP:
        use_spirit(s, value)
    elif s.phase == Phase.COLLECTION:
        collect(box, s, verb, value, other)
    elif s.phase == Phase.ATTACK or s.phase == Phase.HIT:
        attack(box, s, verb, value)
    elif verb == Verb.DONE and s.phase == Phase.BONES:
        begin_attack(s)
    elif s.phase == Phase.STARTER:
        begin_with(box, s, value)
    else:
        visit(box, s, verb, value)
    pass_over(box, s)


@rule
def pass_over(box: Box, s: State) -> None:
    """Parts of Collection in which, as all can see, nothing can be done."""
    if s.phase == Phase.ATTACK and not could_attack(box, s):
        begin_collection(s)
    if (
        s.phase == Phase.COLLECTION
        and not can_collect(box, s)
        and not can_use_spirit(s)
        and not could_repair(box, s)
    ):
        end_turn(box, s)


@rule
def visit(box: Box, s: State, verb: int, value: int) -> None:
    """Ancestors: their Favours and Blessings."""
    if verb == Verb.PRAY:
        pray(box, s, value)
        return
    if verb == Verb.NAME:
        name_token(box, s, value)
        return
    if verb == Verb.DISCARD:
        discard(s, value)
    elif verb == Verb.UPGRADE:
        buy_upgrade(box, s, value)
    elif verb == Verb.SUMMON:
        buy_cloud(box, s, value)
    elif verb != Verb.DONE:
        trade(box, s, verb, value)
    if (
        verb == Verb.DONE
        or verb == Verb.SUMMON
        or verb == Verb.DROP
        or (verb == Verb.BUY and s.phase == Phase.MARKET)
    ):
        next_part(box, s)  # one purchase each
    go_on(box, s)


@rule
def trade(box: Box, s: State, verb: int, value: int) -> None:
    """Merchant: relics sold, replaced, bought, and those above the limit."""
    if verb == Verb.SELL:
        sell(box, s, value)
    elif verb == Verb.REPLACE:
        replace(box, s, value)
    elif verb == Verb.BUY:
        buy(box, s, value)
    else:
        drop(box, s, value)


@rule
def attack(box: Box, s: State, verb: int, value: int) -> None:
    if verb == Verb.ATTACK:
        attack_freely(s)
    elif s.phase == Phase.ATTACK:
        let_stand(s)
        begin_collection(s)
    else:
        if verb == Verb.HIT:
            hit(s, value)
        else:
            give_back(s)
        go_on_with_effect(box, s)


@rule
def collect(box: Box, s: State, verb: int, value: int, other: int) -> None:
    if verb == Verb.SINGLE:
        spend_single(box, s, value)
    elif verb == Verb.PAIR:
        spend_pair(box, s, value)
    elif verb == Verb.RUN:
        spend_run(box, s, value, other)
    elif verb == Verb.ALIKE:
        spend_alike(box, s, value, other)
    else:
        end_turn(box, s)


@rule
def choose(box: Box, s: State, verb: int, value: int, other: int) -> None:
    """Carry out the choice of a target, or of more, for a card's effect."""
    if verb == Verb.DONE:
        stop(box, s)
        return
    count_choice(box, s)
    step = step_of(box, s)
    if verb >= Verb.REROLL and verb <= Verb.TURN:
        choose_die(s, step, verb, die_of_kind(s, value), other)
    elif verb == Verb.CONJURE:
        add_purple(s, value)
    elif verb == Verb.MARK:
        turn_action_die(s, unused_action_die(s, value), other)
    elif verb == Verb.WITHER:
        turn_action_die(s, unused_action_die(s, value), ActionFace.BLANK)
    elif verb == Verb.UNTAP:
        untap(s, s.actor, value)
    elif verb == Verb.UPGRADE:
        upgrade(s, s.actor, value, 0)
    elif verb == Verb.TAKE:
        take(box, s, step, value)
    else:
        do_at_once(box, s, step)
    if s.struck == 0:
        go_on_with_effect(box, s)


@rule
def choose_die(s: State, step: Step, verb: int, die: int, number: int) -> None:
    """Reroll the die at this place of the pool, or change its number."""
    face = s.face[die]
    if verb == Verb.REROLL:
        reroll(s, die)
    elif verb == Verb.FLIP:
        turn_die(s, die, OPPOSITES - face)
    elif verb == Verb.RAISE:
        turn_die(s, die, face + step.amount)
    elif verb == Verb.LOWER:
        turn_die(s, die, face - step.amount)
    else:
        turn_die(s, die, number)
