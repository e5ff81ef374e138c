"""The rules between two decisions: they carry out the top of the agenda, or else begin the next
part of the round.
"""

from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import NOWHERE
from ludary.games.zimby_mojo.duties import Duty, Entry
from ludary.games.zimby_mojo.rules.agenda import finish, on_stack, pop, take, top
from ludary.games.zimby_mojo.rules.answering import serve_stack
from ludary.games.zimby_mojo.rules.boards import do_shed, do_spawn
from ludary.games.zimby_mojo.rules.fights.combat import do_claim, do_strike
from ludary.games.zimby_mojo.rules.movement.arriving import do_arrive
from ludary.games.zimby_mojo.rules.movement.columns import do_crowd
from ludary.games.zimby_mojo.rules.movement.joining import do_join
from ludary.games.zimby_mojo.rules.movement.portals import do_enter, do_relocate
from ludary.games.zimby_mojo.rules.movement.walking import do_step, do_walk
from ludary.games.zimby_mojo.rules.npc.king import do_king
from ludary.games.zimby_mojo.rules.npc.thugs import do_brawl, do_crowning, do_march
from ludary.games.zimby_mojo.rules.npc.zombies import do_shamble
from ludary.games.zimby_mojo.rules.payment import do_pay
from ludary.games.zimby_mojo.rules.rituals.casting import do_rite
from ludary.games.zimby_mojo.rules.rituals.shamans import do_rite_for
from ludary.games.zimby_mojo.rules.rounds import do_end_turn, do_turn, next_part
from ludary.games.zimby_mojo.rules.scrolls.casting import do_cast
from ludary.games.zimby_mojo.rules.scrolls.effects import do_dig, do_effect
from ludary.games.zimby_mojo.rules.scrolls.incantations import do_release
from ludary.games.zimby_mojo.rules.seals import do_seal
from ludary.games.zimby_mojo.rules.windows import do_answers
from ludary.games.zimby_mojo.rules.wrap_up import do_discard
from ludary.games.zimby_mojo.state import Phase, State
from ludary.kit import rule


@rule
def proceed(box: Box, s: State) -> None:
    """Go on until somebody has to decide, or the game is over."""
    s.actor = NOWHERE
    while s.actor == NOWHERE and s.phase != Phase.OVER:
        go_on(box, s)
    finish(s)


@rule
def go_on(box: Box, s: State) -> None:
    """Carry out what lies on top.

    What mostly asks somebody stays there until it is over, and takes itself off then.
    """
    if s.agenda_count == 0:
        next_part(box, s)
        return
    duty = top(s).duty
    if on_stack(duty):
        serve_stack(box, s)
    elif duty == Duty.ANSWERS:
        do_answers(box, s, top(s))
    elif duty == Duty.WALK:
        do_walk(box, s, top(s))
    elif duty == Duty.TURN:
        do_turn(box, s, top(s))
    else:
        do(box, s, duty)


@rule
def do(box: Box, s: State, duty: int) -> None:
    """Take a duty off and carry it out; it comes back if it has to wait."""
    if duty == Duty.ARRIVE:
        creature, stage, mover, stood = top(s).creature, top(s).stage, top(s).seat, top(s).begun
        pop(s)
        do_arrive(box, s, creature, stage, mover, stood)
    elif duty == Duty.MARCH:
        creature, thug, tiles = top(s).creature, top(s).thug, top(s).tiles_left
        pop(s)
        do_march(box, s, creature, thug, tiles)
    elif duty == Duty.PAY:
        seat, amount = top(s).seat, top(s).amount
        pop(s)
        do_pay(box, s, seat, amount)
    elif duty == Duty.DISCARD:
        seat = top(s).seat
        pop(s)
        do_discard(box, s, seat)
    elif duty == Duty.END_TURN:
        pop(s)
        do_end_turn(s)
    elif duty == Duty.CAST:
        seat = top(s).seat
        pop(s)
        do_cast(box, s, seat)
    else:
        do_seldom(box, s, take(s))


@rule
def do_seldom(box: Box, s: State, entry: Entry) -> None:
    """Carry a duty out that has to do with creatures and comes up less often."""
    duty = entry.duty
    if duty == Duty.STEP:
        do_step(box, s, entry)
    elif duty == Duty.STRIKE:
        do_strike(box, s, entry)
    elif duty == Duty.CLAIM:
        do_claim(box, s, entry.creature, entry.target)
    elif duty == Duty.BRAWL:
        do_brawl(box, s, entry.thugs)
    elif duty == Duty.SHAMBLE:
        do_shamble(box, s, entry)
    elif duty == Duty.KING:
        do_king(box, s, entry)
    elif duty == Duty.EFFECT:
        do_effect(box, s, entry)
    elif duty == Duty.RELOCATE:
        do_relocate(box, s, entry.creature, entry.barred)
    elif duty == Duty.JOIN:
        do_join(box, s, entry)
    elif duty == Duty.CROWD:
        do_crowd(box, s, entry.creature)
    elif duty == Duty.CROWNING:
        do_crowning(box, s, entry.creature)
    else:
        do_for_shaman(box, s, entry)


@rule
def do_for_shaman(box: Box, s: State, entry: Entry) -> None:
    """Carry a duty out that has to do with tribal boards, scrolls, seals, rituals or a player's
    turn.
    """
    duty = entry.duty
    if duty == Duty.SHED:
        do_shed(box, s, entry)
    elif duty == Duty.RELEASE:
        do_release(s, entry)
    elif duty == Duty.SPAWN:
        do_spawn(box, s, entry.seat)
    elif duty == Duty.ENTER:
        do_enter(box, s, entry.seat, entry.zimbies)
    elif duty == Duty.DIG:
        do_dig(s, entry)
    elif duty == Duty.SEAL:
        do_seal(box, s, entry)
    elif duty == Duty.RITE:
        do_rite(box, s, entry)
    elif duty == Duty.RITE_FOR:
        do_rite_for(box, s, entry)
