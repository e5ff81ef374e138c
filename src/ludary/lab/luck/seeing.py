"""Luck of games: what the dice, the cards and bots that draw their choices did to each seat's
chance to win.

Wherever chance decides, a judge says what came of it is worth, less what was to be expected: the
mean over all outcomes, or over some that are drawn anew. The expectation of such a difference is 0,
however bad the judge is. So results less their luck have the same mean and, if the judge is any
good, scatter less: AIVAT (Burch and others, "AIVAT: A New Variance Reduction Technique for Agent
Evaluation in Imperfect Information Games", 2018). The same pass counts how the lead changed and how
much choices mattered.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from ludary.bots.network import NetworkRoom, evaluate, looks
from ludary.core.compile.driver import driver
from ludary.core.contract.functions import apply, shortlist
from ludary.core.play.engine import set_up, step
from ludary.core.play.quiescence import settle
from ludary.core.state.events import wipe_events
from ludary.core.state.fate import WALK_LIMIT, fresh, seeded
from ludary.lab.luck.watch import (
    BRANCHING,
    DECIDED,
    DRAMA,
    KINDS,
    LEAD_CHANGES,
    MOST_LISTED,
    STAKES,
    Watch,
)

DRAWN_ANEW = 16  # outcomes that are drawn where there are more
MOST_CHOICES = 6  # that are all judged, or drawn where there are more
CLEAR = 0.05  # chance by which another seat has to be ahead to take the lead
ONE_IN = 8  # one of so many decisions is tried for what it matters

Array = npt.NDArray[Any]


@driver(inner=True)
def add_chances(boxes: Array, s: Any, weight: float, net: NetworkRoom, into: Array) -> None:
    """Add `weight` times each seat's chance to win in `s`, which is settled: the mean of what all
    seats think of it.
    """
    seats = int(s.seats)
    settle(boxes, s)
    viewers = seats if looks(net) and s.actor >= 0 else 1  # others see all alike
    for viewer in range(viewers):
        evaluate(boxes, s, viewer, net)
        for seat in range(seats):
            into[seat] += weight / viewers * net.chances[seat]


@driver(inner=True)
def reseed(s: Any, watch: Watch) -> None:
    """Give `s` another future than the game's, drawn at random as ever."""
    fresh(s.fate)
    s.fate.laid, s.fate.walking = 0, 0
    watch.rng[0] = seeded(watch.rng[0], 1)
    s.fate.rng = watch.rng[0]


@driver(inner=True)
def see_deal(
    boxes: Array, blanks: Array, s: Any, seed: int | np.uint64, watch: Watch, told: Array
) -> None:
    """Begin to watch a game that was set up as `s`. `told`, `(columns,)`, is all 0."""
    seats, tried = int(s.seats), watch.tried
    watch.rng[0] = seeded(seed, 0)
    watch.expected[:] = 0.0
    for _ in range(DRAWN_ANEW):
        tried[0] = blanks[0]
        watch.rng[0] = seeded(watch.rng[0], 1)
        set_up(boxes[0], tried[0], seats, watch.rng[0])
        reseed(tried[0], watch)
        add_chances(boxes, tried[0], 1.0 / DRAWN_ANEW, watch.network, watch.expected)
    see_chances(boxes, s, watch)
    for seat in range(seats):
        told[seat] += watch.chances[seat] - watch.expected[seat]
        watch.behind[seat], watch.follows[seat] = 0.0, -1
    watch.numbers[:] = 0
    watch.numbers[1] = -1
    see_lead(seats, watch)


@driver(inner=True)
def see_chances(boxes: Array, s: Any, watch: Watch) -> None:
    """Judge the position `s`, which stays as it is."""
    watch.tried[0] = s
    reseed(watch.tried[0], watch)
    watch.chances[:] = 0.0
    add_chances(boxes, watch.tried[0], 1.0, watch.network, watch.chances)


@driver(inner=True)
def see_lead(seats: int, watch: Watch) -> None:
    """Count who leads."""
    best = 0
    chances = watch.chances
    behind = watch.behind
    follows = watch.follows
    numbers = watch.numbers
    for seat in range(1, seats):
        if chances[seat] > chances[best]:
            best = seat
    leader = numbers[1]
    if leader < 0 or chances[best] > chances[leader] + CLEAR:
        numbers[2] += leader >= 0
        numbers[1] = best
    for seat in range(seats):
        behind[seat] += chances[best] - chances[seat]
        if seat != numbers[1]:
            follows[seat] = numbers[0]
    numbers[0] += 1


@driver(inner=True)
def see_action(boxes: Array, s: Any, action: int, watch: Watch, told: Array) -> None:
    """Watch what came of an action: `watch.before` is the position before it, and `s` the one after
    it.
    """
    seats, drew = int(s.seats), s.fate.drawn > 0
    see_chances(boxes, s, watch)
    if drew:
        count = list_outcomes(boxes, action, watch)
        if count == 0:
            count = draw_outcomes(boxes, action, watch)
        watch.expected[:] = 0.0
        for k in range(count):
            add_chances(boxes, watch.tried[k], watch.odds[k], watch.network, watch.expected)
        for seat in range(seats):
            told[seats + seat] += watch.chances[seat] - watch.expected[seat]
    see_lead(seats, watch)


@driver(inner=True)
def list_outcomes(boxes: Array, action: int, watch: Watch) -> int:
    """Write all that can come of an action into `watch.tried`, with its odds; returns how many, or
    0 if it is too much.
    """
    count, laid = 0, 0
    while True:
        watch.tried[count] = watch.before[0]
        t = watch.tried[count]
        fresh(t.fate)
        wipe_events(t)
        for k in range(laid):
            t.fate.tape[k] = watch.tape[k]
        t.fate.laid, t.fate.walking = laid, 1
        apply(boxes[0], t, action)
        if t.fate.drawn > min(WALK_LIMIT, len(t.fate.tape)) or t.fate.odds * MOST_LISTED < 0.5:
            return 0
        watch.odds[count] = t.fate.odds
        more, laid = np.uint64(t.fate.more), 0
        while more != np.uint64(0):
            more, laid = more >> np.uint64(1), laid + 1
        for k in range(laid):
            watch.tape[k] = t.fate.tape[k] + (k == laid - 1)
        reseed(t, watch)
        count += 1
        if laid == 0:
            return count
        if count == MOST_LISTED:
            return 0


@driver(inner=True)
def draw_outcomes(boxes: Array, action: int, watch: Watch) -> int:
    """Draw anew what comes of an action, some times; returns how many."""
    for k in range(DRAWN_ANEW):
        watch.tried[k] = watch.before[0]
        reseed(watch.tried[k], watch)
        step(boxes[0], watch.tried[k], action)
        reseed(watch.tried[k], watch)
        watch.odds[k] = 1.0 / DRAWN_ANEW
    return DRAWN_ANEW


@driver(inner=True)
def see_choice(boxes: Array, s: Any, count: int, watch: Watch, told: Array) -> None:
    """Watch a decision between `count` actions."""
    seats = int(s.seats)
    told[len(KINDS) * seats + BRANCHING] += count
    watch.numbers[4] += 1
    watch.rng[0] = seeded(watch.rng[0], 1)
    if count > 1 and int(watch.rng[0]) % ONE_IN == 0:
        see_stakes(boxes, s, watch, told)


@driver(inner=True)
def see_draw(
    boxes: Array,
    s: Any,
    action: int,
    choices: Array,
    odds: Array,
    count: int,
    watch: Watch,
    told: Array,
) -> None:
    """Watch that `action` was drawn among the first `count` of `choices`, with these odds.

    Where they are many, some are drawn anew.
    """
    if count < 2:
        return
    seats = int(s.seats)
    luck = told[2 * seats : 3 * seats]
    if count <= MOST_CHOICES:
        for k in range(count):
            weight = (choices[k] == action) - odds[k]
            if weight != 0.0:
                try_choice(boxes, s, int(choices[k]), weight, watch, luck)
        return
    try_choice(boxes, s, action, 1.0, watch, luck)
    for _ in range(MOST_CHOICES):
        watch.rng[0] = seeded(watch.rng[0], 1)
        left = float(int(watch.rng[0]) & 0xFFFFFFFF) / 4294967296.0
        drawn = count - 1
        for k in range(count):
            left -= odds[k]
            if left < 0.0:
                drawn = k
                break
        try_choice(boxes, s, int(choices[drawn]), -1.0 / MOST_CHOICES, watch, luck)


@driver(inner=True)
def see_draw_evenly(
    boxes: Array, s: Any, action: int, legal: Array, count: int, watch: Watch, told: Array
) -> None:
    """`see_draw` where each legal action was as likely."""
    watch.even[:count] = 1.0 / count
    see_draw(boxes, s, action, legal, watch.even, count, watch, told)


@driver(inner=True)
def see_stakes(boxes: Array, s: Any, watch: Watch, told: Array) -> None:
    """Add by how much the best choice is better than one at random, at first sight."""
    seats, count, best, total = int(s.seats), shortlist(boxes[0], s, watch.out), 0.0, 0.0
    if not 1 < count <= MOST_LISTED:
        return
    for k in range(count):
        watch.expected[:] = 0.0
        try_choice(boxes, s, int(watch.out[k]), 1.0, watch, watch.expected)
        best, total = max(best, watch.expected[s.actor]), total + watch.expected[s.actor]
    told[len(KINDS) * seats + STAKES] += best - total / count
    watch.numbers[3] += 1


@driver(inner=True)
def try_choice(boxes: Array, s: Any, action: int, weight: float, watch: Watch, into: Array) -> None:
    """Add `weight` times the chances after an action, with outcomes that are drawn anew."""
    watch.tried[0] = s
    reseed(watch.tried[0], watch)
    step(boxes[0], watch.tried[0], action)
    reseed(watch.tried[0], watch)
    add_chances(boxes, watch.tried[0], weight, watch.network, into)


@driver(inner=False, shared=True)
def see_end(gains: Array, numbers: Array, behind: Array, follows: Array, told: Array) -> None:
    """Write how the game went, for the seat that won: the first of them, if several did."""
    seats, winner = len(gains), 0
    for seat in range(1, seats):
        if gains[seat] > gains[winner]:
            winner = seat
    place, positions = len(KINDS) * seats, float(numbers[0])
    told[place + LEAD_CHANGES] = numbers[2]
    told[place + DECIDED] = (follows[winner] + 1) / positions
    told[place + DRAMA] = behind[winner] / positions
    told[place + STAKES] /= max(1, numbers[3])
    told[place + BRANCHING] /= max(1, numbers[4])


@driver
def see_deal_at(
    boxes: Array, blanks: Array, states: Array, seed: int | np.uint64, watch: Watch, told: Array
) -> None:
    """`see_deal`, for Python."""
    see_deal(boxes, blanks, states[0], seed, watch, told)


@driver
def see_choice_at(boxes: Array, states: Array, count: int, watch: Watch, told: Array) -> None:
    """`see_choice`, for Python, before an action that a bot of one's own chose."""
    see_choice(boxes, states[0], count, watch, told)


@driver
def see_action_at(boxes: Array, states: Array, action: int, watch: Watch, told: Array) -> None:
    """`see_action`, for Python."""
    see_action(boxes, states[0], action, watch, told)
