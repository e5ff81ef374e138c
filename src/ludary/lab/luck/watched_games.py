"""The driver of simulations whose luck is watched."""

from __future__ import annotations

from typing import Any

import numpy.typing as npt

from ludary.bots.seated import GREEDY, LEARNED, UNIFORM, ThreadArrays, decide
from ludary.core.compile.driver import driver
from ludary.core.contract.functions import legal, returns, unasked
from ludary.core.play.engine import set_up, step
from ludary.core.state.fate import bits, seeded
from ludary.lab.luck.seeing import (
    see_action,
    see_choice,
    see_deal,
    see_draw,
    see_draw_evenly,
    see_end,
)
from ludary.lab.luck.watch import Watch
from ludary.lab.simulation.compiled_games import Counts, count_events

Array = npt.NDArray[Any]


@driver
def play_watched(
    boxes: Array,
    blanks: Array,
    seats: int,
    seed: int,
    bots: Array,
    room: ThreadArrays,
    counts: Counts,
    watch: Watch,
) -> None:
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
            see_choice(boxes, s, count, watch, told)
            see_mind(boxes, s, bots[s.actor], action, count, room, watch, told)
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
def see_mind(
    boxes: Array,
    s: Any,
    bot: Any,
    action: int,
    count: int,
    room: ThreadArrays,
    watch: Watch,
    told: Array,
) -> None:
    """Watch a choice that a bot drew: `uniform`, or one that errs now and then, from odds that
    stand in its room.
    """
    if bot.kind == UNIFORM:
        see_draw_evenly(boxes, s, action, room.out, count, watch, told)
    elif bot.kind == LEARNED and (bot.slips > 0 or bot.careless > 0):
        see_draw(
            boxes,
            s,
            action,
            room.learned.out,
            room.learned.odds,
            room.learned.found[0] * (count > 1),
            watch,
            told,
        )
    elif bot.kind == GREEDY and (bot.slips > 0 or bot.careless > 0):
        see_draw(
            boxes,
            s,
            action,
            room.greedy.out,
            room.greedy.odds,
            room.greedy.found[0] * (count > 1),
            watch,
            told,
        )


@driver(inner=True)
def see_verb(action: int, watch: Watch, told: Array) -> None:
    """Count the verb of an action, where occurrences are counted."""
    if len(told) > watch.places[0]:
        told[watch.places[0] + watch.verbs[action]] += 1.0


@driver(inner=True)
def see_events(events: Array, sign: float, watch: Watch, told: Array) -> None:
    """Add so many events by kind with a sign, where occurrences are counted: those until the end,
    less those before the game.
    """
    for kind in range(len(told) - watch.places[1]):
        told[watch.places[1] + kind] += sign * events[kind]
