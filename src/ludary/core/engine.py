"""Drivers: small compiled loops over any game, and the objects that hold them.

Each driver is written once with the game's functions as free names, and bound to a game by `rule.bind`. All cross from
Python with arrays and an index, never with a record: that costs 0.3 microseconds a call instead of 20.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ludary.core.errors import BrokenRules, IllegalAction
from ludary.core.events import wipe_events
from ludary.core.fate import below, fresh, seeded, wipe_fate
from ludary.core.records import Row
from ludary.core.rule import DEBUG, bind, drivers_folder, plain

if TYPE_CHECKING:
    from ludary.core.game import Game

# The free names of the drivers, which `bind` gives a meaning
setup: Callable[[Any, Any, int], None]
legal: Callable[[Any, Any, Any], int]
apply: Callable[[Any, Any, int], None]
returns: Callable[[Any, Any, Any], None]
conceal: Callable[[Any, Any, int], None]
imagine: Callable[[Any, Any, int], None]
check: Callable[[Any, Any], int]

Array = npt.NDArray[Any]


def lay_out(boxes: Array, states: Array, i: int, seats: int) -> int:
    """Set a blank state up, on the tape and generator it has; returns `check`'s code in debug builds, else 0."""
    s = states[i]
    s.seats = seats
    fresh(s.fate)
    setup(boxes[0], s, seats)
    return check(boxes[0], s) if DEBUG else 0


def begin(boxes: Array, blanks: Array, states: Array, i: int, seats: int, rng: int) -> None:
    """A new game from the generator `rng`."""
    states[i] = blanks[0]
    s = states[i]
    s.seats = seats
    s.fate.rng = rng
    setup(boxes[0], s, seats)


def act(boxes: Array, states: Array, i: int, action: int) -> int:
    """Carry a legal action out; returns `check`'s code in debug builds, else 0."""
    s = states[i]
    fresh(s.fate)
    s.events.told = 0
    apply(boxes[0], s, action)
    return check(boxes[0], s) if DEBUG else 0


def choices(boxes: Array, states: Array, i: int, out: Array) -> int:
    """Write the legal actions into `out`; returns how many."""
    return legal(boxes[0], states[i], out)


def advance(boxes: Array, states: Array, i: int, action: int, out: Array) -> int:
    """The fast path of plain Python loops: carry a legal action out and write the next legal ones; 0 when over."""
    s = states[i]
    fresh(s.fate)
    s.events.told = 0
    apply(boxes[0], s, action)
    return legal(boxes[0], s, out)


def pay_out(boxes: Array, states: Array, i: int, out: Array) -> None:
    """Write the returns of a finished game into `out`, shape `(seats,)`."""
    returns(boxes[0], states[i], out)


def hide(boxes: Array, states: Array, i: int, seat: int) -> None:
    """Turn a state into the View of `seat`: no secrets, no generator, no events."""
    s = states[i]
    conceal(boxes[0], s, seat)
    wipe_fate(s.fate)
    wipe_events(s)


def dream(boxes: Array, states: Array, i: int, seat: int, rng: int) -> None:
    """Turn a View of `seat` into a random world that fits it; its future comes from the generator `rng`."""
    s = states[i]
    s.fate.rng = rng
    imagine(boxes[0], s, seat)
    fresh(s.fate)


def inspect(boxes: Array, states: Array, i: int) -> int:
    """The number of the broken invariant, or 0."""
    return check(boxes[0], states[i])


def playouts(boxes: Array, blanks: Array, seats: int, games: int, seed: int, out: Array) -> int:
    """Play `games` uniformly random games to their end; returns the number of decisions. `out` is room for actions."""
    states = blanks.copy()
    decisions = 0
    for game in range(games):
        begin_here(boxes, blanks, states, 0, seats, seeded(seed, game))
        s = states[0]
        n = legal(boxes[0], s, out)
        while n > 0:
            fresh(s.fate)
            s.events.told = 0
            apply(boxes[0], s, int(out[below(s.fate, n)]))
            decisions += 1
            n = legal(boxes[0], s, out)
    return decisions


begin_here: Callable[..., None]


def batch_begin(boxes: Array, blanks: Array, states: Array, seats: int, seed: int, out: Array, counts: Array, mask: Array, actor: Array) -> None:
    """Start every game of a batch."""
    for i in range(len(states)):
        begin_here(boxes, blanks, states, i, seats, seeded(seed, i))
        show_here(boxes, states, i, out, counts, mask, actor)


def show(boxes: Array, states: Array, i: int, out: Array, counts: Array, mask: Array, actor: Array) -> None:
    """Write game `i`'s legal actions, their mask and whose turn it is."""
    row, allowed = out[i], mask[i]
    for k in range(counts[i]):
        allowed[row[k]] = False
    n = legal(boxes[0], states[i], row)
    for k in range(n):
        allowed[row[k]] = True
    counts[i] = n
    actor[i] = states[i].actor


show_here: Callable[..., None]


def batch_step(
    boxes: Array, blanks: Array, states: Array, seats: int, actions: Array, out: Array, counts: Array, mask: Array, actor: Array, gains: Array, over: Array
) -> int:
    """One action in every game; returns -1, or before anything has changed the first game whose action is not legal.

    A finished game leaves its returns in `gains`, says so in `over`, and begins anew.
    """
    width = mask.shape[1]
    for i in range(len(states)):
        if actions[i] < 0 or actions[i] >= width or not mask[i, actions[i]]:
            return i
    for i in range(len(states)):
        s = states[i]
        fresh(s.fate)
        s.events.told = 0
        apply(boxes[0], s, int(actions[i]))
        over[i] = s.actor < 0
        if over[i]:
            returns(boxes[0], s, gains[i])
            begin_here(boxes, blanks, states, i, seats, seeded(s.fate.rng, i))
        show_here(boxes, states, i, out, counts, mask, actor)
    return -1


def batch_sample(fates: Array, out: Array, counts: Array, actions: Array) -> None:
    """A uniformly random legal action for every game."""
    f = fates[0].fate
    for i in range(len(actions)):
        actions[i] = out[i, below(f, counts[i])]


def batch_hide(boxes: Array, states: Array, seats: Array, views: Array) -> None:
    """The View of seat `seats[i]` of every game `i`."""
    for i in range(len(states)):
        views[i] = states[i]
        hide_here(boxes, views, i, seats[i])


hide_here: Callable[..., None]


def fingerprint(boxes: Array, blanks: Array, seats: int, games: int, seed: int, out: Array, gains: Array) -> int:
    """A hash of everything that happens in `games` random games; -1 - code if `check` finds a fault."""
    states = blanks.copy()
    total = 0
    for game in range(games):
        begin_here(boxes, blanks, states, 0, seats, seeded(seed, game))
        s = states[0]
        n = legal(boxes[0], s, out)
        while n > 0:
            for k in range(n):
                total = stir(total, out[k])
            action = int(out[below(s.fate, n)])
            fresh(s.fate)
            s.events.told = 0
            apply(boxes[0], s, action)
            code = check(boxes[0], s)
            if code != 0:
                return -1 - code
            total = stir(stir(total, action), s.fate.drawn)
            for k in range(min(s.fate.drawn, len(s.fate.tape))):
                total = stir(total, s.fate.tape[k])
            for k in range(s.events.told):
                event = s.events.lines[k]
                total = stir(stir(stir(total, event.kind), event.what), event.amount)
            n = legal(boxes[0], s, out)
        returns(boxes[0], s, gains)
        for seat in range(seats):
            total = stir(total, int(gains[seat] * 1000))
    return total


stir: Callable[[int, int], int]


def stirred(total: int, value: int) -> int:
    """Mix `value` into a hash of 61 bits; plain arithmetic, so that all builds agree."""
    return ((total * 1_000_003) % 2_305_843_009 + value + 7_919) % 2_305_843_009


_BOUND: dict[tuple[Any, ...], Any] = {}


class Engine:
    """The drivers of one game, bound when first asked for."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.folder = drivers_folder(game.name, plain(game.setup))
        self.boxes = game.boxes
        self.blanks = game.State.zeros(1)
        self.width = game.actions.count

    def bind(self, driver: Callable[..., Any], **more: Any) -> Any:
        """`driver` with this game's functions, and `more`, in place of the free names; the same for all boxes of a game."""
        g = self.game
        folder = ".".join([self.folder, *(plain(function).__name__ for function in more.values())])
        key = (driver, folder, g.setup, g.legal, g.apply, g.check)
        if key not in _BOUND:
            names = {"setup": g.setup, "legal": g.legal, "apply": g.apply, "returns": g.returns, "conceal": g.conceal}
            _BOUND[key] = bind(driver, folder, **names, imagine=g.imagine, check=g.check, judge=g.judge, **more)
        return _BOUND[key]

    def room(self) -> npt.NDArray[np.int32]:
        """An array that `legal` can write into, shape `(actions,)`, on cache lines that no other thread writes to."""
        margin = 16
        return np.empty(self.width + 2 * margin, np.int32)[margin:-margin]

    @cached_property
    def lay_out(self) -> Any:
        return self.bind(lay_out)

    @cached_property
    def begin(self) -> Any:
        return self.bind(begin)

    @cached_property
    def act(self) -> Any:
        return self.bind(act)

    @cached_property
    def choices(self) -> Any:
        return self.bind(choices)

    @cached_property
    def advance(self) -> Any:
        return self.bind(advance)

    @cached_property
    def pay_out(self) -> Any:
        return self.bind(pay_out)

    @cached_property
    def hide(self) -> Any:
        return self.bind(hide)

    @cached_property
    def dream(self) -> Any:
        return self.bind(dream)

    @cached_property
    def inspect(self) -> Any:
        return self.bind(inspect)

    @cached_property
    def playouts(self) -> Any:
        return self.bind(playouts, begin_here=self.begin)

    @cached_property
    def fingerprint(self) -> Any:
        return self.bind(fingerprint, begin_here=self.begin, stir=bind(stirred, self.folder))

    @cached_property
    def show(self) -> Any:
        return self.bind(show)

    @cached_property
    def batch_begin(self) -> Any:
        return self.bind(batch_begin, begin_here=self.begin, show_here=self.show)

    @cached_property
    def batch_step(self) -> Any:
        return self.bind(batch_step, begin_here=self.begin, show_here=self.show)

    @cached_property
    def batch_sample(self) -> Any:
        return self.bind(batch_sample)

    @cached_property
    def batch_hide(self) -> Any:
        return self.bind(batch_hide, hide_here=self.hide)

    def complain(self, code: int) -> None:
        """Raise BrokenRules if `code` is not 0."""
        if code:
            names = self.game.invariants
            raise BrokenRules(f"{self.game.name}: {names[code - 1] if code <= len(names) else f'invariant {code}'}")


class Batch:
    """Many games side by side. All arrays are views that the next `step` changes in place.

    - `actor`: int16 `(n,)`, the seat to decide in each game
    - `mask`: bool `(n, actions)`, True where legal
    - `returns`: float64 `(n, seats)`, valid where `over`: the returns of the game that the last step ended
    - `over`: bool `(n,)`, whether the last step ended a game; a new one has begun in its place
    - `states`: `(n,)` State, everything, secrets included; `views(seat)` has only what a seat can know
    """

    def __init__(self, game: Game, n: int, seats: int, seed: int) -> None:
        if n < 1:
            raise ValueError(f"a batch needs at least 1 game, not {n}")
        self.game, self.n, self.seats = game, n, seats
        self.engine = game.engine
        self.states = game.State.zeros(n)
        self.actor = np.zeros(n, np.int16)
        self.mask = np.zeros((n, self.engine.width), np.bool_)
        self.returns = np.zeros((n, seats), np.float64)
        self.over = np.zeros(n, np.bool_)
        self._out = np.zeros((n, self.engine.width), np.int32)
        self._counts = np.zeros(n, np.int32)
        self._actions = np.zeros(n, np.int32)
        self._chance = game.State.zeros(1)
        self._chance["fate"]["rng"] = seed
        e = self.engine
        e.batch_begin(e.boxes, e.blanks, self.states, seats, seed, self._out, self._counts, self.mask, self.actor)

    def step(self, actions: npt.ArrayLike) -> None:
        """Play one action in every game: `(n,)` action ids. IllegalAction names the first that is not; then nothing has changed."""
        chosen = np.asarray(actions, np.int32)
        if chosen.shape != (self.n,):
            raise ValueError(f"actions: should have shape ({self.n},), not {chosen.shape}")
        e = self.engine
        bad = e.batch_step(
            e.boxes, e.blanks, self.states, self.seats, chosen, self._out, self._counts, self.mask, self.actor, self.returns, self.over
        )
        if bad >= 0:
            legal_ones = ", ".join(self.game.action(int(a)).notation for a in self._out[bad, : self._counts[bad]][:8])
            raise IllegalAction(f"game {bad}: action {chosen[bad]} is not legal; legal are {legal_ones}")

    def sample(self) -> npt.NDArray[np.int32]:
        """A uniformly random legal action for every game, `(n,)`; the array is used again by the next call."""
        self.engine.batch_sample(self._chance, self._out, self._counts, self._actions)
        return self._actions

    def views(self, seats: npt.ArrayLike | None = None) -> Array:
        """What seat `seats[i]` (None: the one to decide) can know of each game: `(n,)` State."""
        views = self.game.State.zeros(self.n)
        whose = np.broadcast_to(np.asarray(self.actor if seats is None else seats, np.int16), (self.n,))
        self.engine.batch_hide(self.engine.boxes, self.states, np.ascontiguousarray(whose), views)
        return views
