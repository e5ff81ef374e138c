"""Favours: the rituals and incantations that do a shaman good, and those that do harm.

Bots do the former to themselves only.
"""

from ludary.games.zimby_mojo.action_table import ACTIONS
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import NOWHERE, Target
from ludary.games.zimby_mojo.effects import EFFECTS
from ludary.games.zimby_mojo.rules.scrolls.effects_shamans import shaman_fits
from ludary.games.zimby_mojo.state import State
from ludary.games.zimby_mojo.verbs import Verb
from ludary.kit import Row, rule

VERB, ARGS = ACTIONS.verb, ACTIONS.args
HARMS = tuple(row.harms for row in EFFECTS)


@rule
def does_harm(box: Box, card: int) -> bool:
    """Tell whether a scroll that is aimed at a shaman does harm to that one."""
    kind = box.kinds[card]
    return HARMS[kind.effect] or kind.amount < 0


@rule
def is_wasted(box: Box, card: int, caster: int, target: int) -> bool:
    """Tell whether a scroll would do a rival good, or harm to whoever casts it."""
    return does_harm(box, card) == (target == caster)


@rule
def has_use(box: Box, s: State, card: int, caster: int) -> bool:
    """Tell whether a scroll, if it is for shamans, would do something to one for whom it is
    meant.
    """
    if box.kinds[card].targets & Target.SHAMAN == 0:
        return True
    for target in range(s.seats):
        if not is_wasted(box, card, caster, target) and shaman_fits(box, s, card, caster, target):
            return True
    return False


@rule
def without_waste(box: Box, s: State, out: Row, count: int) -> int:
    """Strike scrolls and aims out of a list that can only do a rival good, or harm to oneself; all
    stays if nothing else is left.
    """
    kept = 0
    for k in range(count):
        if not is_waste(box, s, out[k]):
            kept += 1
    if kept == 0 or kept == count:
        return count
    kept = 0
    for k in range(count):
        if not is_waste(box, s, out[k]):
            out[kept] = out[k]
            kept += 1
    return kept


@rule
def is_waste(box: Box, s: State, action: int) -> bool:
    verb = VERB[action]
    if verb == Verb.CAST:
        return not has_use(box, s, ARGS[action, 0], s.actor)
    return (
        verb == Verb.AIM_SHAMAN
        and s.cast_card != NOWHERE
        and is_wasted(box, s.cast_card, s.actor, ARGS[action, 0])
    )
