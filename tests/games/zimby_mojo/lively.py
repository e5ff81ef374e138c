"""Random play from lively positions: everything is compiled, and every position on the way is checked."""

from typing import Any

from ludary.core.compile.driver import driver
from ludary.core.compile.rule import rule
from ludary.core.contract.functions import apply, check, legal
from ludary.core.state.fate import fresh, seeded
from ludary.games.zimby_mojo.action_table import ACTIONS
from ludary.games.zimby_mojo.cards import NOWHERE
from ludary.games.zimby_mojo.state import Phase, State
from ludary.games.zimby_mojo.verbs import Verb
from tests.games.zimby_mojo.lively_positions import chance, lay

VERB, ARGS = ACTIONS.verb, ACTIONS.args
LAYING = 0  # actions after which a position is still as it was laid


@rule
def chosen(s: State, out: Any, count: int) -> int:
    """One of the legal actions: a scroll rather than others, and hardly ever nothing."""
    first, scrolls = 0, 0
    for k in range(count):
        if VERB[out[k]] == Verb.CAST:
            if scrolls == 0:
                first = k
            scrolls += 1
    if scrolls > 0 and chance(s, 3) > 0:
        return int(out[first + chance(s, scrolls)])
    action = int(out[chance(s, count)])
    if (VERB[action] == Verb.PASS or VERB[action] == Verb.END_TURN) and chance(s, 2) > 0:
        action = int(out[chance(s, count)])
    return action


@rule
def note(s: State, action: int, pairs: Any) -> None:
    """A scroll is cast: count it for every kind of duty that waits."""
    if VERB[action] == Verb.CAST:
        for at in range(s.agenda_count):
            pairs[s.agenda[at].duty, ARGS[action, 0]] += 1


@driver
def run_riot(boxes: Any, states: Any, blanks: Any, first: int, positions: int, longest: int, out: Any, pairs: Any, report: Any) -> int:
    """Lay so many positions and play on from each, `longest` actions at most; returns how many actions were carried out.

    `report` says which position is the first to break an invariant, after how many actions, which one it is, and the last action.
    `pairs` counts the scrolls that were cast while a duty waited, by duty and scroll.
    """
    box, played = boxes[0], 0
    for position in range(first, first + positions):
        states[0] = blanks[0]
        s = states[0]
        s.fate.rng = seeded(position, 7)
        fresh(s.fate)
        lay(box, s, 1 + position % 8)
        code, steps = check(box, s), LAYING
        while code == 0 and steps < longest and s.phase != Phase.OVER:
            action = chosen(s, out, legal(box, s, out))
            note(s, action, pairs)
            fresh(s.fate)
            s.events.count = 0
            apply(box, s, action)
            code = check(box, s)
            steps += 1
            report[3] = action
        played += steps
        if code != 0:
            report[0], report[1], report[2] = position, steps, code
            return played
    report[0] = NOWHERE
    return played
