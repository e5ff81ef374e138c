"""Drivers of a batch: compiled loops over all its games."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ludary.core.contract import legal, returns
from ludary.core.driver import driver
from ludary.core.engine import conceal_at, reset, step
from ludary.core.fate import below, seeded

Array = npt.NDArray[Any]
PLAYED = -1  # what `batch_check` returns when all is well
SAME_STEP, NEXT_STEP, DISABLED = range(3)  # when a finished game begins anew: see `Batch`


class Games(NamedTuple):
    """The games of a batch as they stand. `n` games, each with room for all actions."""

    states: Array  # (n,) State
    actor: Array  # (n,) int16; -1 for a game that waits to begin anew
    out: Array  # (n, actions) int32: the legal actions
    counts: Array  # (n,) int32: how many of them; 0 for a game that waits to begin anew
    mask: Array  # (n, actions) bool
    age: Array  # (n,) int32: actions so far


class Endings(NamedTuple):
    """The games that the last step ended."""

    over: Array  # (n,) bool
    truncated: Array  # (n,) bool: stopped after as many actions as a game may have
    gains: Array  # (n, seats) float64
    states: Array  # (n,) State


class How(NamedTuple):
    """How a batch goes on."""

    seats: int
    mode: int  # when a finished game begins anew
    longest: int  # actions that a game may have; 0: no bound


@driver(inner=True)
def offer(box: Any, s: Any, row: Array, allowed: Array, before: int) -> int:
    """Write the legal actions into `row` and their mask into `allowed`, where `before` of them stood; returns how many there are."""
    for k in range(before):
        allowed[row[k]] = False
    count = legal(box, s, row)
    for k in range(count):
        allowed[row[k]] = True
    return count


@driver(inner=True)
def show(boxes: Array, games: Games, i: int) -> None:
    """Write game `i`'s legal actions, their mask and whose turn it is."""
    games.counts[i] = offer(boxes[0], games.states[i], games.out[i], games.mask[i], games.counts[i])
    games.actor[i] = games.states[i].actor


@driver(inner=True)
def close(games: Games, i: int) -> None:
    """Let game `i` wait until it begins anew."""
    for k in range(games.counts[i]):
        games.mask[i, games.out[i, k]] = False
    games.counts[i] = 0
    games.actor[i] = -1


@driver(inner=True)
def begin(boxes: Array, blanks: Array, states: Array, i: int, seats: int, rng: int, row: Array, allowed: Array, before: int) -> int:
    """Start game `i` anew; returns how many actions are legal, and writes them as `offer` does."""
    reset(boxes, blanks, states, i, seats, rng)
    return offer(boxes[0], states[i], row, allowed, before)


@driver
def batch_reset(boxes: Array, blanks: Array, games: Games, seats: int, seed: int, where: Array) -> None:
    """Start every game anew where `where`, bool `(n,)`, is True."""
    for i in range(len(where)):
        if where[i]:
            rng, row, allowed = seeded(seed, i), games.out[i], games.mask[i]
            games.counts[i] = begin(boxes, blanks, games.states, i, seats, rng, row, allowed, games.counts[i])
            games.actor[i], games.age[i] = games.states[i].actor, 0


@driver
def batch_show(boxes: Array, games: Games) -> None:
    """Write the legal actions of every game, after its State has been replaced."""
    for i in range(len(games.states)):
        games.age[i] = 0
        show(boxes, games, i)


@driver(inner=True)
def batch_check(games: Games, actions: Array, held: Array, first: int, last: int) -> int:
    """PLAYED, or the first of the games `first` to `last - 1` whose action is not legal.

    No action counts for a game that is held or waits to begin anew.
    """
    mask, counts = games.mask, games.counts
    width = mask.shape[1]
    for i in range(first, last):
        if counts[i] > 0 and not held[i] and (actions[i] < 0 or actions[i] >= width or not mask[i, actions[i]]):
            return i
    return PLAYED


@driver(inner=True)
def batch_step(
    boxes: Array, blanks: Array, games: Games, endings: Endings, actions: Array, held: Array, how: How, keep: bool, first: int, last: int,
) -> None:  # fmt: skip
    """One action in each of the games `first` to `last - 1` that is not held; actions are legal.

    A game that ends, or has had `how.longest` actions, leaves its returns in `endings.gains` and its State in `endings.states`,
    and says so in `over` or `truncated`. It begins anew at once, with the next step, or when told to, as `how.mode` says. Where no game
    has ended the State in `endings` is whatever it was; the other arrays are blank there, or as they were if they are to be kept.
    """
    over, truncated, gains = endings.over, endings.truncated, endings.gains
    for i in range(first, last):
        if not keep and (over[i] or truncated[i]):
            gains[i, :] = 0.0
            over[i], truncated[i] = False, False
        if held[i]:
            continue
        s, row, allowed = games.states[i], games.out[i], games.mask[i]
        if games.counts[i] > 0:
            step(boxes[0], s, int(actions[i]))
            games.age[i] += 1
            if s.actor >= 0 and (how.longest == 0 or games.age[i] < how.longest):
                games.counts[i] = offer(boxes[0], s, row, allowed, games.counts[i])
                games.actor[i] = s.actor
                continue
            if s.actor < 0:
                over[i] = True
                returns(boxes[0], s, gains[i])
            else:
                truncated[i] = True
            endings.states[i] = s
            if how.mode != SAME_STEP:
                close(games, i)
                continue
        elif how.mode != NEXT_STEP:
            continue
        rng = seeded(s.fate.rng, i)
        games.counts[i] = begin(boxes, blanks, games.states, i, how.seats, rng, row, allowed, games.counts[i])
        games.actor[i], games.age[i] = s.actor, 0


@driver(inner=True)
def batch_sample(fate: Any, seed: int | np.uint64, out: Array, counts: Array, actions: Array, first: int, last: int) -> None:
    """A uniformly random legal action for each of the games `first` to `last - 1`; 0 for one that waits to begin anew.

    Each has a generator of its own from `seed`, for a moment in `fate`, so that it does not matter who draws for whom.
    """
    for i in range(first, last):
        fate.rng = seeded(seed, i)
        actions[i] = out[i, below(fate, counts[i])] if counts[i] > 0 else 0


@driver
def batch_conceal(boxes: Array, states: Array, seats: Array, views: Array) -> None:
    """The View of seat `seats[i]` of every game `i`."""
    for i in range(len(states)):
        views[i] = states[i]
        conceal_at(boxes, views, i, seats[i])


@driver
def batch_note(states: Array, final: Array, ended: Array, again: bool, acted: Array, notes: Array, counts: Array) -> None:
    """Note for every seat what the last step told it, and forget what it was told before the decision that it has now made.

    - `ended`: bool `(n,)`: the game ended with this step; if `again` another has begun, and its set-up told something too
    - `acted`: int16 `(n,)`, the seats that acted; -1 where nobody did, which notes nothing
    - `notes`: int16 `(n, seats, room, 4)`, kind, seat, what and amount of each event; the last ones where there is no room for all
    - `counts`: int32 `(n, seats)`, how many events there were
    """
    for i in range(len(acted)):
        if acted[i] < 0:
            continue
        counts[i, acted[i]] = 0
        if ended[i]:
            note_events(final[i].events, notes[i], counts[i])
            if again:
                counts[i, :] = 0
        if again or not ended[i]:
            note_events(states[i].events, notes[i], counts[i])


@driver(inner=True)
def note_events(log: Any, notes: Array, counts: Array) -> None:
    """Note the events of one action for every seat that they are told to."""
    room = notes.shape[1]
    for k in range(min(log.count, len(log.lines))):
        event = log.lines[k]
        for seat in range(len(counts)):
            if (event.known_to >> seat) & 1:
                if counts[seat] >= room:
                    notes[seat, : room - 1] = notes[seat, 1:]
                line = notes[seat, min(counts[seat], room - 1)]
                line[0] = event.kind
                line[1] = event.seat
                line[2] = event.what
                line[3] = event.amount
                counts[seat] += 1
