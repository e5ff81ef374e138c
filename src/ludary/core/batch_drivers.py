"""Drivers of a batch: compiled loops over all its games."""

from __future__ import annotations

from typing import Any, NamedTuple

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


@driver(inner=True)
def show(boxes: Array, games: Games, i: int) -> None:
    """Write game `i`'s legal actions, their mask and whose turn it is."""
    states, actor, out, counts, mask, _ = games
    row, allowed = out[i], mask[i]
    for k in range(counts[i]):
        allowed[row[k]] = False
    n = legal(boxes[0], states[i], row)
    for k in range(n):
        allowed[row[k]] = True
    counts[i] = n
    actor[i] = states[i].actor


@driver(inner=True)
def close(games: Games, i: int) -> None:
    """Let game `i` wait until it begins anew."""
    _, actor, out, counts, mask, _ = games
    for k in range(counts[i]):
        mask[i, out[i, k]] = False
    counts[i] = 0
    actor[i] = -1


@driver(inner=True)
def begin(boxes: Array, blanks: Array, games: Games, i: int, seats: int, rng: int) -> None:
    """Start game `i` anew."""
    reset(boxes, blanks, games.states, i, seats, rng)
    games.age[i] = 0
    show(boxes, games, i)


@driver
def batch_reset(boxes: Array, blanks: Array, games: Games, seats: int, seed: int, where: Array) -> None:
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


@driver
def batch_check(games: Games, actions: Array, held: Array) -> int:
    """Return PLAYED, or the first game whose action is not legal. No action counts for a game that is held or waits to begin anew."""
    mask, counts = games.mask, games.counts
    width = mask.shape[1]
    for i in range(len(actions)):
        if counts[i] > 0 and not held[i] and (actions[i] < 0 or actions[i] >= width or not mask[i, actions[i]]):
            return i
    return PLAYED


@driver
def batch_step(
    boxes: Array, blanks: Array, games: Games, endings: Endings, seats: int, actions: Array, held: Array, mode: int, longest: int,
    first: int, last: int,
) -> None:  # fmt: skip
    """One action in each of the games `first` to `last - 1` that is not held; actions are legal.

    A game that ends, or has had `longest` actions (0: no bound), leaves its returns in `endings.gains` and its State in `endings.states`,
    and says so in `over` or `truncated`. It begins anew at once, with the next step, or when told to, as `mode` says. Where no game
    has ended the State in `endings` is whatever it was; the other arrays are changed only where one has.
    """
    over, truncated, gains, final = endings
    for i in range(first, last):
        s = games.states[i]
        if held[i]:
            continue
        if games.counts[i] == 0:
            if mode == NEXT_STEP:
                begin(boxes, blanks, games, i, seats, seeded(s.fate.rng, i))
            continue
        step(boxes[0], s, int(actions[i]))
        games.age[i] += 1
        if s.actor < 0:
            over[i] = True
            returns(boxes[0], s, gains[i])
        elif longest > 0 and games.age[i] >= longest:
            truncated[i] = True
        else:
            show(boxes, games, i)
            continue
        final[i] = s
        if mode == SAME_STEP:
            begin(boxes, blanks, games, i, seats, seeded(s.fate.rng, i))
        else:
            close(games, i)


@driver
def batch_sample(fates: Array, out: Array, counts: Array, actions: Array) -> None:
    """A uniformly random legal action for every game; 0 for one that waits to begin anew."""
    f = fates[0].fate
    for i in range(len(actions)):
        actions[i] = out[i, below(f, counts[i])] if counts[i] > 0 else 0


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
