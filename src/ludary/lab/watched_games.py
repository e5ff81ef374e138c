"""The driver of simulations whose luck is watched."""

from __future__ import annotations

from typing import Any

import numpy.typing as npt

from ludary.core.compile.driver import driver
from ludary.core.contract.functions import legal, returns, unasked
from ludary.core.play.engine import set_up, step
from ludary.core.state.fate import bits, seeded
from ludary.lab.compiled_games import UNIFORM, Counts, ThreadArrays, count_events, decide
from ludary.lab.luck import Watch, see_action, see_choice, see_deal, see_end

Array = npt.NDArray[Any]


@driver
def play_watched(boxes: Array, blanks: Array, seats: int, seed: int, bots: Array, room: ThreadArrays, counts: Counts, watch: Watch) -> None:
    """`play_block`, while luck is watched: the same games."""
    states, out, f, choices = room.states, room.out, room.minds[0].fate, counts.choices
    for k in range(len(counts.lengths)):
        told = counts.watched[k]
        see_events(counts.events, -1.0, watch, told)
        states[0] = blanks[0]
        s = states[0]
        set_up(boxes[0], s, seats, seeded(seed, counts.first + k))
        f.rng = seeded(seed + 1, counts.first + k)
        ahead = bits(f)
        count_events(s, counts.events)
        see_deal(boxes, blanks, s, seeded(seed + 2, counts.first + k), watch, told)
        counts.began[k] = s.actor
        count = legal(boxes[0], s, out)
        while count > 0:
            choices[0] += count
            choices[1] = max(choices[1], count)
            action = decide(boxes, s, bots, ahead, count, room)
            ahead = bits(f)
            counts.actions[action] += 1
            see_verb(action, watch, told)
            counts.lengths[k] += 1
            see_choice(boxes, s, action, count, out, bots[s.actor].kind == UNIFORM, watch, told)
            while action >= 0:
                watch.before[0] = s
                step(boxes[0], s, action)
                count_events(s, counts.events)
                see_action(boxes, s, action, watch, told)
                action = unasked(boxes[0], s) if s.actor >= 0 else -1
            count = legal(boxes[0], s, out)
        returns(boxes[0], s, counts.gains[k])
        see_events(counts.events, 1.0, watch, told)
        see_end(counts.gains[k], watch.numbers, watch.behind, watch.follows, told)


@driver(inner=True)
def see_verb(action: int, watch: Watch, told: Array) -> None:
    """Count the verb of an action, where occurrences are counted."""
    if len(told) > watch.places[0]:
        told[watch.places[0] + watch.verbs[action]] += 1.0


@driver(inner=True)
def see_events(events: Array, sign: float, watch: Watch, told: Array) -> None:
    """Add so many events by kind with a sign, where occurrences are counted: those until the end, less those before the game."""
    for kind in range(len(told) - watch.places[1]):
        told[watch.places[1] + kind] += sign * events[kind]
