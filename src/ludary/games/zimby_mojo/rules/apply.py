"""Carrying actions out: which chapter of the rules each verb belongs to."""

from ludary.games.zimby_mojo.action_table import ACTIONS
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.duties import HOME, HOMEWARD
from ludary.games.zimby_mojo.rules.answering import pass_by
from ludary.games.zimby_mojo.rules.boards import eat_for_card, eat_for_mojo, lose, spawn
from ludary.games.zimby_mojo.rules.crown import drop_by_will, pick_up
from ludary.games.zimby_mojo.rules.fights.combat import attack, devour
from ludary.games.zimby_mojo.rules.movement.going import forget_goals
from ludary.games.zimby_mojo.rules.movement.joining import answer_join
from ludary.games.zimby_mojo.rules.movement.portals import portal_in, rule_out
from ludary.games.zimby_mojo.rules.movement.walking import (
    go,
    halt_walk,
    leave_board,
    walk_group,
    walk_on,
    walk_whole,
)
from ludary.games.zimby_mojo.rules.npc.zombies import answer_shamble, raise_zombie
from ludary.games.zimby_mojo.rules.payment import pay
from ludary.games.zimby_mojo.rules.proceed import proceed
from ludary.games.zimby_mojo.rules.rituals.casting import answer_rite, choose_place
from ludary.games.zimby_mojo.rules.rituals.shamans import keep_scroll, mill, spill
from ludary.games.zimby_mojo.rules.rounds import end_turn
from ludary.games.zimby_mojo.rules.scrolls.casting import aim, cast, channel, devour_for_witchery
from ludary.games.zimby_mojo.rules.scrolls.effects import dig
from ludary.games.zimby_mojo.rules.scrolls.incantations import release
from ludary.games.zimby_mojo.rules.seals import answer_seal, propose_seal, propose_seal_at
from ludary.games.zimby_mojo.rules.setup import choose_entry
from ludary.games.zimby_mojo.rules.turn import choose_creature
from ludary.games.zimby_mojo.rules.wrap_up import discard_scroll
from ludary.games.zimby_mojo.state import Phase, State
from ludary.games.zimby_mojo.verbs import Verb
from ludary.kit import rule

VERB, ARGS = ACTIONS.verb, ACTIONS.args


@rule
def apply(box: Box, s: State, action: int) -> None:
    """Carry a legal action out, up to the next decision or the end."""
    verb, value, more = VERB[action], int(ARGS[action, 0]), int(ARGS[action, 1])
    if s.phase == Phase.ANSWER and verb != Verb.PASS:
        forget_goals(s)
    if verb == Verb.PASS:
        pass_by(s)
    elif verb == Verb.STEP:
        walk_on(box, s, value)
    elif verb == Verb.CREATURE:
        choose_creature(box, s, value)
    elif verb == Verb.END_TURN:
        end_turn(s, s.actor)
    elif verb == Verb.PAY:
        pay(box, s, value)
    elif verb == Verb.GO or verb == Verb.GO_HOME:
        go(box, s, HOMEWARD if verb == Verb.GO_HOME else 1 + value)
    elif Verb.LEAVE <= verb <= Verb.HALT:
        move(box, s, verb, value, more)
    elif verb == Verb.CAST or Verb.CHANNEL <= verb <= Verb.DEVOUR_EFFECT:
        use_scroll(box, s, verb, value)
    elif verb == Verb.AGREE or verb == Verb.REFUSE:
        answer(box, s, verb == Verb.AGREE)
    elif verb == Verb.SEAL_AT:
        propose_seal_at(s, value - 1, more)
    else:
        do_otherwise(box, s, verb, value)
    proceed(box, s)


@rule
def move(box: Box, s: State, verb: int, value: int, more: int) -> None:
    if verb == Verb.WHOLE:
        walk_whole(box, s)
    elif verb == Verb.GROUP:
        walk_group(box, s, value, more)
    elif verb == Verb.LEAVE:
        leave_board(box, s, value)
    elif verb == Verb.PORTAL_IN:
        portal_in(box, s, value)
    elif verb == Verb.HOME:
        walk_on(box, s, HOME)
    elif verb == Verb.HALT:
        halt_walk(box, s)


@rule
def use_scroll(box: Box, s: State, verb: int, value: int) -> None:
    if verb == Verb.CAST:
        cast(box, s, value)
    elif verb == Verb.CHANNEL or verb == Verb.CHANNEL_HOME:
        channel(box, s, verb, value)
    elif verb == Verb.DEVOUR_RANGE or verb == Verb.DEVOUR_EFFECT:
        devour_for_witchery(box, s, verb)
    else:
        aim(box, s, verb, value)


@rule
def answer(box: Box, s: State, yes: bool) -> None:
    """A yes or no to whatever was asked."""
    if s.phase == Phase.JOIN:
        answer_join(box, s, yes)
    elif s.phase == Phase.SEAL:
        answer_seal(box, s, yes)
    elif s.phase == Phase.RITE:
        answer_rite(box, s, yes)
    else:
        answer_shamble(box, s, yes)


@rule
def do_otherwise(box: Box, s: State, verb: int, value: int) -> None:
    if verb == Verb.ATTACK:
        attack(box, s, value)
    elif verb == Verb.DEVOUR:
        devour(box, s, value)
    elif verb == Verb.SPAWN:
        spawn(box, s)
    elif verb == Verb.RAISE:
        raise_zombie(box, s)
    elif verb == Verb.PICK_UP:
        pick_up(box, s)
    elif verb == Verb.DROP:
        drop_by_will(box, s)
    elif verb == Verb.EAT_MOJO:
        eat_for_mojo(box, s)
    elif verb == Verb.EAT_CARD:
        eat_for_card(box, s)
    elif verb == Verb.SEAL:
        propose_seal(box, s, value)
    else:
        choose_thing(box, s, verb, value)


@rule
def choose_thing(box: Box, s: State, verb: int, value: int) -> None:
    if verb == Verb.ENTRY:
        choose_entry(box, s, value)
    elif verb == Verb.PORTAL:
        rule_out(box, s, value)
    elif verb == Verb.LOSE:
        lose(box, s, value)
    elif verb == Verb.DISCARD:
        discard_scroll(box, s, value)
    elif verb == Verb.PLACE:
        choose_place(box, s, value)
    elif verb == Verb.KEEP:
        keep_scroll(box, s, value)
    elif verb == Verb.DIG:
        dig(box, s, value)
    elif verb == Verb.RELEASE:
        release(box, s, value - 1)
    elif verb == Verb.MILL:
        mill(box, s)
    elif verb == Verb.SPILL:
        spill(box, s)
