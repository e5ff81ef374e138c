"""The legal actions, by what the actor decides."""

from ludary.games.zimby_mojo.action_table import ACTIONS, offer
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.favours import without_waste
from ludary.games.zimby_mojo.rules.answering import answer_options
from ludary.games.zimby_mojo.rules.boards import lose_options
from ludary.games.zimby_mojo.rules.fights.combat import devour_options
from ludary.games.zimby_mojo.rules.movement.portals import portal_options
from ludary.games.zimby_mojo.rules.payment import pay_options
from ludary.games.zimby_mojo.rules.rituals.casting import place_options
from ludary.games.zimby_mojo.rules.rituals.shamans import keep_options, winnow_options
from ludary.games.zimby_mojo.rules.scrolls.casting import aim_options, channel_options, dig_options
from ludary.games.zimby_mojo.rules.scrolls.incantations import release_options
from ludary.games.zimby_mojo.rules.setup import entry_options
from ludary.games.zimby_mojo.rules.turn import (
    creature_options,
    mover_options,
    shortlisted_creature,
    shortlisted_step,
    single_options,
    step_options,
    turn_options,
)
from ludary.games.zimby_mojo.rules.wrap_up import discard_options
from ludary.games.zimby_mojo.state import Phase, State
from ludary.games.zimby_mojo.verbs import Verb
from ludary.kit import Row, rule

__all__ = ["ACTIONS", "legal", "playout_list", "shortlist"]


@rule
def legal(box: Box, s: State, out: Row) -> int:
    """Write what the actor may do into `out`, ascending; returns how many."""
    if s.phase == Phase.STEP:
        return step_options(box, s, out)
    if s.phase == Phase.CREATURE:
        return creature_options(box, s, out)
    return all_options(box, s, out)


@rule
def shortlist(box: Box, s: State, out: Row) -> int:
    """Write it with whole walks in place of single steps, the near ones, without what a shaman
    could do on the way, and without gifts.
    """
    if s.phase == Phase.STEP:
        return shortlisted_step(box, s, out)
    if s.phase == Phase.CREATURE:
        return shortlisted_creature(box, s, out)
    return without_waste(box, s, out, all_options(box, s, out))


@rule
def playout_list(box: Box, s: State, out: Row) -> int:
    """Write it with single steps in place of walks, and without what a shaman could do on the
    way.
    """
    if s.phase == Phase.STEP:
        return mover_options(box, s, out, 0)
    if s.phase == Phase.CREATURE:
        return single_options(box, s, out)
    return all_options(box, s, out)


@rule
def all_options(box: Box, s: State, out: Row) -> int:
    """Write what may be done where nothing walks."""
    phase = s.phase
    if phase == Phase.ANSWER:
        return answer_options(box, s, out)
    if phase == Phase.TURN:
        return turn_options(box, s, out)
    if phase == Phase.PAY:
        return pay_options(box, s, out)
    if phase == Phase.CHANNEL:
        return channel_options(box, s, out)
    if phase == Phase.AIM:
        return aim_options(box, s, out)
    return other_options(box, s, out)


@rule
def other_options(box: Box, s: State, out: Row) -> int:
    phase = s.phase
    if phase == Phase.JOIN or phase == Phase.SEAL or phase == Phase.RITE or phase == Phase.SHAMBLE:
        return offer(out, offer(out, 0, Verb.AGREE, True), Verb.REFUSE, True)
    if phase == Phase.DEVOUR:
        return devour_options(box, s, out)
    if phase == Phase.LOSE:
        return lose_options(box, s, out)
    if phase == Phase.PORTAL:
        return portal_options(box, s, out)
    if phase == Phase.ENTRY:
        return entry_options(box, s, out)
    if phase == Phase.DISCARD:
        return discard_options(box, s, out)
    if phase == Phase.PLACE:
        return place_options(box, s, out)
    if phase == Phase.KEEP:
        return keep_options(box, s, out)
    if phase == Phase.RELEASE:
        return release_options(s, out)
    if phase == Phase.DIG:
        return dig_options(box, s, out)
    if phase == Phase.WINNOW:
        return winnow_options(box, s, out)
    return 0
