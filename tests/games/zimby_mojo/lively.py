"""Random play from lively positions: everything is compiled, and every position on the way is
checked.
"""

from enum import IntEnum
from typing import Any

from ludary.core.compile.driver import driver
from ludary.core.compile.rule import rule
from ludary.core.contract.functions import apply, check, legal
from ludary.core.state.fate import fresh, seeded
from ludary.games.zimby_mojo.action_table import ACTIONS
from ludary.games.zimby_mojo.box import Box
from ludary.games.zimby_mojo.cards import DIRECTIONS, NOWHERE
from ludary.games.zimby_mojo.duties import Duty
from ludary.games.zimby_mojo.effects import Effect
from ludary.games.zimby_mojo.rules.agenda import top
from ludary.games.zimby_mojo.rules.turn import may_attack
from ludary.games.zimby_mojo.state import Kind, Phase, State
from ludary.games.zimby_mojo.verbs import Verb
from tests.games.zimby_mojo.lively_positions import chance, lay
from tests.games.zimby_mojo.lookout import asks_about, due_after, note_places

VERB, ARGS = ACTIONS.verb, ACTIONS.args
LAYING = 0  # actions after which a position is still as it was laid
UNASKED = -1  # in place of an invariant: somebody who could have stopped a creature was not asked


class Forced(IntEnum):
    """Answers that random play seldom gives, and that are forced here: how often they came up."""

    ROLLS_CHANGED = 0  # brutality in answer to combat rolls
    CROWN_BUNGLED = 1  # Bungle on the bearer
    MAPS_ABROAD = 2  # a map in another's turn
    PUSHES_ABROAD = 3  # a push or pull in another's turn
    THUGS_SWITCHED = 4  # Switcheroo with thugs
    STOPS_IN_OWN_TURN = 5  # whose turn it is can stop what somebody or something else moves


@rule
def is_forced(box: Box, s: State, action: int) -> bool:
    """Tell whether an action leads to what seldom comes up."""
    verb, value = VERB[action], ARGS[action, 0]
    if verb == Verb.ATTACK:
        return True
    if verb == Verb.CREATURE:
        return can_strike(box, s, s.at[value] - 1)
    if (
        verb == Verb.AIM
        and s.cast_card != NOWHERE
        and box.kinds[s.cast_card].effect == Effect.SWITCH
    ):
        return s.at[value] != 0 and s.creatures[s.at[value] - 1].kind == Kind.THUGS
    if verb != Verb.CAST:
        return False
    effect = box.kinds[value].effect
    if effect == Effect.BRUTALITY:
        return top(s).duty == Duty.ROLLS
    return effect == Effect.MAP or Effect.BUNGLE <= effect <= Effect.SWITCH


@rule
def can_strike(box: Box, s: State, creature: int) -> bool:
    """Tell whether the creature has somebody to attack."""
    for direction in range(DIRECTIONS):
        if may_attack(box, s, creature, direction):
            return True
    return False


@rule
def chosen(box: Box, s: State, out: Any, count: int) -> int:
    """One of the legal actions: what is forced, or a scroll, rather than others; hardly ever
    nothing.
    """
    forced, scroll, forces, scrolls = 0, 0, 0, 0
    for k in range(count):
        if is_forced(box, s, out[k]):
            forces += 1
            forced = k if chance(s, forces) == 0 else forced
        if VERB[out[k]] == Verb.CAST:
            scrolls += 1
            scroll = k if chance(s, scrolls) == 0 else scroll
    if forces > 0 and chance(s, 2) > 0:
        return int(out[forced])
    if scrolls > 0 and chance(s, 3) > 0:
        return int(out[scroll])
    action = int(out[chance(s, count)])
    if (VERB[action] == Verb.PASS or VERB[action] == Verb.END_TURN) and chance(s, 2) > 0:
        action = int(out[chance(s, count)])
    return action


@rule
def note(box: Box, s: State, action: int, pairs: Any, forced: Any) -> None:
    """Count a scroll that is cast or aimed, for every kind of duty that waits and by `Forced`."""
    verb = VERB[action]
    value = ARGS[action, 0]
    abroad = s.turn_of != NOWHERE and s.turn_of != s.actor
    if verb == Verb.CAST:
        effect = box.kinds[value].effect
        forced[Forced.ROLLS_CHANGED] += effect == Effect.BRUTALITY and top(s).duty == Duty.ROLLS
        forced[Forced.CROWN_BUNGLED] += effect == Effect.BUNGLE
        forced[Forced.MAPS_ABROAD] += abroad and effect == Effect.MAP
        forced[Forced.PUSHES_ABROAD] += abroad and (effect == Effect.PUSH or effect == Effect.PULL)
        for at in range(s.agenda_count):
            pairs[s.agenda[at].duty, value] += 1
    forced[Forced.THUGS_SWITCHED] += verb == Verb.AIM and is_forced(box, s, action)


@driver
def run_riot(
    boxes: Any, states: Any, blanks: Any, first: int, positions: int, longest: int,
    out: Any, pairs: Any, forced: Any, watch: Any, report: Any,
) -> int:  # fmt: skip
    """Lay so many positions and play on from each, `longest` actions at most; returns how many
    actions were carried out.

    `report` says which position is the first to break an invariant, after how many actions, which
    one it is, and the last action. `pairs` counts the scrolls that were cast while a duty waited,
    by duty and scroll; `forced` counts by `Forced`. `watch` is room for the lookout.
    """
    box, played = boxes[0], 0
    for position in range(first, first + positions):
        states[0] = blanks[0]
        s = states[0]
        s.fate.rng = seeded(position, 7)
        fresh(s.fate)
        lay(box, s, 1 + position % 8)
        code, steps, due = check(box, s), LAYING, 0
        while code == 0 and steps < longest and s.phase != Phase.OVER:
            action = chosen(box, s, out, legal(box, s, out))
            note(box, s, action, pairs, forced)
            note_places(s, watch)
            fresh(s.fate)
            s.events.count = 0
            apply(box, s, action)
            code = check(box, s)
            steps += 1
            report[3] = action
            if code == 0:
                due = due_after(box, s, watch, due, VERB[action])
                forced[Forced.STOPS_IN_OWN_TURN] += s.actor == s.turn_of and asks_about(
                    s, top(s).creature
                )
                code = UNASKED if due < 0 else 0
        played += steps
        if code != 0:
            report[0], report[1], report[2] = position, steps, code
            return played
    report[0] = NOWHERE
    return played
