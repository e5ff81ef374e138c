"""Drivers of a batch: compiled loops over all its games."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ludary.core.compile.driver import driver
from ludary.core.contract.functions import legal, returns
from ludary.core.play.engine import conceal_at, reset, set_up, step
from ludary.core.state.fate import below, seeded, spaced
from ludary.core.state.state import NOBODY

Array = npt.NDArray[Any]
PLAYED = -1  # result of `batch_check` when all is well
NARROW = 64  # of a mask with at most so many columns all are blanked
SAME_STEP, NEXT_STEP, DISABLED = range(3)  # when a finished game begins anew: see `Batch`


class Games(NamedTuple):
    """The games of a batch as they stand. `n` games, each with room for all actions."""

    states: Array  # (n,) State
    actor: Array  # (n,) int16; -1 for a game that waits to begin anew
    out: Array  # (n, actions) int32: the legal actions
    counts: Array  # (n,) int32: how many of them; 0 for a game that waits to begin anew
    mask: Array  # (n, actions) bool; written from when somebody asks for it
    age: Array  # (n,) int32: actions so far


class Endings(NamedTuple):
    """The games that the last step ended."""

    over: Array  # (n,) bool
    truncated: Array  # (n,) bool: stopped after as many actions as a game may have
    gains: Array  # (n, seats) float64
    states: Array  # (n,) State


class BatchSettings(NamedTuple):
    """The settings of a batch that drivers need."""

    seats: int
    mode: int  # when a finished game begins anew
    longest: int  # actions that a game may have; 0: no bound


@driver(inner=True, shared=True)
def blank(mask: Array, out: Array, counts: Array, first: int, last: int) -> None:
    """Take what is legal in the games `first` to `last - 1` out of the mask, before it changes."""
    width = mask.shape[1]
    for i in range(first, last):
        if width <= NARROW:
            for k in range(width):
                mask[i, k] = False
        else:
            for k in range(counts[i]):
                mask[i, out[i, k]] = False


@driver(inner=True, shared=True)
def mark(mask: Array, out: Array, counts: Array, first: int, last: int) -> None:
    """Write what is legal in the games `first` to `last - 1` into the mask, which is blank
    there.
    """
    for i in range(first, last):
        for k in range(counts[i]):
            mask[i, out[i, k]] = True


@driver(inner=True)
def begin(boxes: Array, blanks: Array, games: Games, i: int, seats: int, rng: int) -> None:
    """Start game `i` anew."""
    reset(boxes, blanks, games.states, i, seats, rng)
    games.age[i] = 0
    show(boxes, games, i)


@driver(inner=True)
def show(boxes: Array, games: Games, i: int) -> None:
    """Write game `i`'s legal actions and whose turn it is."""
    games.counts[i] = legal(boxes[0], games.states[i], games.out[i])
    games.actor[i] = games.states[i].actor


@driver
def batch_reset(
    boxes: Array, blanks: Array, games: Games, seats: int, seed: int, where: Array
) -> None:
    """Start every game anew where `where`, bool `(n,)`, is True."""
    for i in range(len(where)):
        if where[i]:
            begin(boxes, blanks, games, i, seats, seeded(seed, i))


@driver
def batch_show(boxes: Array, games: Games) -> None:
    """Write the legal actions of every game, after its State has been replaced."""
    for i in range(len(games.states)):
        games.age[i] = 0
        show(boxes, games, i)


@driver(inner=True)
def batch_check(
    games: Games, actions: Array, held: Array, masked: bool, first: int, last: int
) -> int:
    """PLAYED, or the first of the games `first` to `last - 1` whose action is not legal.

    No action counts for a game that is held or waits to begin anew. The mask shows what is legal if
    it is `masked`.
    """
    mask, counts = games.mask, games.counts
    width = mask.shape[1]
    for i in range(first, last):
        if counts[i] > 0 and not held[i]:
            if actions[i] < 0 or actions[i] >= width:
                return i
            if not (
                mask[i, actions[i]] if masked else is_among(actions[i], games.out, i, counts[i])
            ):
                return i
    return PLAYED


@driver(inner=True, shared=True)
def is_among(action: int, out: Array, i: int, count: int) -> bool:
    """Tells whether an action is one of the first `count` of game `i`."""
    found = False
    for k in range(count):  # looks at all: that is done for several at once
        found |= out[i, k] == action
    return found


@driver(inner=True, shared=True)
def blank_endings(
    over: Array, truncated: Array, gains: Array, seats: int, first: int, last: int
) -> None:
    """Forget which of the games `first` to `last - 1` have ended, and what for; `gains` has one row
    after the other.

    All are written over: which games have ended the processor would guess wrong.
    """
    for i in range(first, last):
        over[i] = False
    for i in range(first, last):
        truncated[i] = False
    for k in range(first * seats, last * seats):
        gains[k] = 0.0


@driver(inner=True)
def batch_step(
    boxes: Array,
    blanks: Array,
    games: Games,
    endings: Endings,
    actions: Array,
    held: Array,
    how: BatchSettings,
    first: int,
    last: int,
) -> None:
    """One action in each of the games `first` to `last - 1` that is not held; actions are legal.

    A game that ends, or has had `how.longest` actions, leaves its returns in `endings.gains` and
    its State in `endings.states`, and says so in `over` or `truncated`. It begins anew at once,
    with the next step, or when told to, as `how.mode` says. Where no game has ended `endings` is as
    it was.
    """
    over, truncated, gains = endings.over, endings.truncated, endings.gains
    for i in range(first, last):
        if held[i]:
            continue
        s = games.states[i]
        if games.counts[i] > 0:
            step(boxes[0], s, int(actions[i]))
            games.age[i] += 1
            if s.actor >= 0 and (how.longest == 0 or games.age[i] < how.longest):
                games.counts[i] = legal(boxes[0], s, games.out[i])
                games.actor[i] = s.actor
                continue
            if s.actor < 0:
                over[i] = True
                returns(boxes[0], s, gains[i])
            else:
                truncated[i] = True
            endings.states[i] = s
            if how.mode != SAME_STEP:
                games.counts[i], games.actor[i] = 0, NOBODY
                continue
        elif how.mode != NEXT_STEP:
            continue
        rng = seeded(s.fate.rng, i)
        games.states[i] = blanks[0]
        set_up(boxes[0], s, how.seats, rng)
        games.counts[i] = legal(boxes[0], s, games.out[i])
        games.actor[i], games.age[i] = s.actor, 0


@driver(inner=True)
def batch_sample(
    fate: Any,
    seed: int | np.uint64,
    games: Games,
    drawn: Array,
    known: Array,
    first: int,
    last: int,
) -> None:
    """A uniformly random legal action for each of the games `first` to `last - 1`, in both arrays;
    0 for one that waits to begin anew.

    Each has a generator of its own from `seed`, for a moment in `fate`, so that it does not matter
    who draws for whom.
    """
    for i in range(first, last):
        fate.rng = spaced(seed, i)
        drawn[i] = games.out[i, below(fate, games.counts[i])] if games.counts[i] > 0 else 0
        known[i] = drawn[i]


@driver
def batch_conceal(boxes: Array, states: Array, seats: Array, views: Array) -> None:
    """The View of seat `seats[i]` of every game `i`."""
    for i in range(len(states)):
        views[i] = states[i]
        conceal_at(boxes, views, i, seats[i])


@driver
def batch_note(
    states: Array,
    final: Array,
    ended: Array,
    again: bool,
    acted: Array,
    notes: Array,
    counts: Array,
) -> None:
    """Note for every seat what the last step told it, and forget what it was told before the
    decision that it has now made.

    - `ended`: bool `(n,)`: the game ended with this step; if `again` another has begun, and its
      set-up told something too
    - `acted`: int16 `(n,)`, the seats that acted; -1 where nobody did, which notes nothing
    - `notes`: int16 `(n, seats, room, 1 + width)`, the kind and values of each event; the last ones
      where there is no room for all
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
                for place in range(len(event.values)):
                    line[1 + place] = event.values[place]
                counts[seat] += 1
