"""The drivers of simulations: games with bots in their seats, played and counted without leaving
compiled code.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import numpy as np
import numpy.typing as npt

from ludary.bots.seated import SeatedBots, ThreadArrays, decide
from ludary.core.compile.driver import driver
from ludary.core.contract.functions import legal, returns
from ludary.core.play.engine import let_pass, set_up, step
from ludary.core.state.events import EVERYBODY, SPECTATOR_BIT
from ludary.core.state.fate import bits, fresh, seeded
from ludary.lab.luck.watch import Watch, columns, occurrence_names, watch_room
from ludary.lab.simulation.totals import ABOVE_EVEN, DIGITS, EXPONENTS, HALF, LENGTHS, MOST_KINDS

if TYPE_CHECKING:
    from ludary.core.play.game import Game

Array = npt.NDArray[Any]


class Counts(NamedTuple):
    """The results of some games in a row, the first numbered `first`.

    `count_results` fills `firsts` and those up to `beginner`.
    """

    first: int
    gains: Array  # (games, seats) float64: their returns
    lengths: Array  # (games,) int32: their decisions
    actions: Array  # by id
    events: Array  # by kind
    choices: Array  # int64: how many actions were legal at all decisions together, and at most
    # (seats, seats) int64: how often each seat came first, by how many others did with it
    firsts: Array
    parts: Array  # (seats, 2048, 2) int64: exact sums of the returns, see `totals.exact_sum`
    by_length: (
        Array  # (1024,) int64: how many games have so many decisions; the last, how many have more
    )
    # (seats,) int64: how often the seat that decided first came first, by how many others did with
    # it
    beginner: Array
    began: Array  # (games,) int8: the seat that decided first
    # (games, columns) float64: luck and more, see `lab.luck`; no columns where nobody watches
    watched: Array


def new_block(first: int, games: int, seats: int, actions: int, watched: int = 0) -> Counts:
    """Return zeros for the results of so many games from number `first` on, with so many columns of
    what was `watched`.
    """
    by_id = np.zeros(actions, np.int64)
    by_kind = np.zeros(MOST_KINDS, np.int64)
    choices = np.zeros(2, np.int64)
    firsts, parts = np.zeros((seats, seats), np.int64), np.zeros((seats, EXPONENTS, 2), np.int64)
    by_length, beginner = np.zeros(LENGTHS, np.int64), np.zeros(seats, np.int64)
    rows = np.zeros(games, np.int8), np.zeros((games, watched))
    gains, lengths = np.zeros((games, seats)), np.zeros(games, np.int32)
    return Counts(
        first, gains, lengths, by_id, by_kind, choices, firsts, parts, by_length, beginner, *rows
    )


@driver
def play_block(
    boxes: Array,
    blanks: Array,
    seats: int,
    seed: int,
    bots: Array,
    room: ThreadArrays,
    counts: Counts,
) -> None:
    """Play `len(counts.lengths)` games with these `bots`, `(seats,)` Seating, and count.

    The random number for the next choice is drawn before an action is carried out, as in
    `engine.playouts`.
    """
    first, gains, lengths, actions, events, choices, _, _, _, _, began, _ = counts
    states, out, f = room.states, room.out, room.minds[0].fate
    total, most = 0, 0
    for k in range(len(lengths)):
        states[0] = blanks[0]
        s = states[0]
        set_up(boxes[0], s, seats, seeded(seed, first + k))
        f.rng = seeded(seed + 1, first + k)
        ahead = bits(f)
        count_events(s, events)
        began[k] = s.actor
        length, count = 0, legal(boxes[0], s, out)
        while count > 0:
            total += count
            most = max(most, count)
            action = decide(boxes, s, bots, ahead, count, room)
            ahead = bits(f)
            actions[action] += 1
            length += 1
            step(boxes[0], s, action)
            count_events(s, events)
            while let_pass(boxes[0], s):
                count_events(s, events)
            count = legal(boxes[0], s, out)
        lengths[k] = length
        returns(boxes[0], s, gains[k])
    choices[0] += total
    choices[1] = max(choices[1], most)


@driver(inner=False, shared=True)
def count_results(
    gains: Array,
    words: Array,
    lengths: Array,
    began: Array,
    firsts: Array,
    parts: Array,
    by_length: Array,
    beginner: Array,
) -> None:
    """Count who came first and how long games took, and add up the returns.

    `gains` are the returns, `(games, seats)` float64, and `words` the same bits as int64. Who wins
    decides on no branch: a processor would guess many of them wrong.
    """
    seats = gains.shape[1]
    for k in range(len(gains)):
        best, shared = gains[k, 0] if seats > 1 else ABOVE_EVEN, -1
        for seat in range(seats):
            best = max(best, gains[k, seat])
        for seat in range(seats):
            shared += gains[k, seat] == best
        for seat in range(seats):
            firsts[seat, shared] += gains[k, seat] == best
            add_exactly(words[k, seat], parts[seat])
        beginner[shared] += gains[k, began[k]] == best
        by_length[min(lengths[k], len(by_length) - 1)] += 1


@driver(inner=True, shared=True)
def add_exactly(word: int, parts: Array) -> None:
    """Add the double with these bits to `parts`: the halves of its 53 digits, by exponent and with
    its sign, so that nothing is rounded.
    """
    exponent = (word >> DIGITS) & (EXPONENTS - 1)
    digits = (word & ((1 << DIGITS) - 1)) | (int(exponent > 0) << DIGITS)
    sign = (word >> 63) | 1
    parts[exponent, 0] += sign * (digits >> HALF)
    parts[exponent, 1] += sign * (digits & ((1 << HALF) - 1))


@driver(inner=True)
def go_on(box: Any, s: Any, seats: int, rng: int | np.uint64) -> None:
    """In the place of `set_up` where games begin in a position: it is `s` already, and goes on with
    the generator `rng`.
    """
    fresh(s.fate)
    s.events.count = 0
    s.fate.rng = rng


@driver(inner=True)
def count_events(s: Any, events: Array) -> None:
    """Add what the last action told; what owners were told with a secret, and the others without,
    counts once.
    """
    for line in range(min(s.events.count, len(s.events.lines))):
        event = s.events.lines[line]
        if event.known_to == EVERYBODY or not (int(event.known_to) >> SPECTATOR_BIT) & 1:
            events[event.kind] += 1


@dataclass(frozen=True)
class Workplace(SeatedBots):
    """A game with bots in its seats, ready to be played many times."""

    game: Game
    seed: int
    watches: bool | Literal["formula"] = (
        # whether luck is watched; "formula": by the game's formula, even if there is a network
        False
    )
    counts_each: bool = (
        False  # whether occurrences are counted for each game: only where luck is watched
    )
    start: bytes = b""  # the State in which all games begin; b"": they are set up

    def block(self, first: int, games: int) -> Counts:
        """Return zeros for the results of so many games from number `first` on."""
        watched = columns(self.seats, len(self.occurrences)) * bool(self.watches)
        return new_block(first, games, self.seats, self.game.actions.count, watched)

    @cached_property
    def occurrences(self) -> list[str]:
        """The names of what is counted for each game: verbs, and kinds of events."""
        return (
            occurrence_names(self.game.actions.verbs, self.game.presentation.event_names)
            if self.counts_each
            else []
        )

    def beginnings(self) -> Array:
        """The State, shape `(1,)`, with which each game begins: that of the start, or a blank one
        that is set up.
        """
        return (
            np.frombuffer(bytearray(self.start), self.game.State.dtype)
            if self.start
            else self.game.engine.blanks
        )

    def instead(self) -> dict[Any, Any]:
        return {set_up: go_on} if self.start else {}

    def watch_room(self) -> Watch:
        """Return room for one thread that watches."""
        return watch_room(self.game, self.seats, self.watches == "formula")
