"""Drivers: small compiled loops over any game, and the objects that hold them.

Each driver is written once with the game's functions as free names, and bound to a game by `rule.bind`. All cross from
Python with arrays and an index, never with a record: that costs 0.3 microseconds a call instead of 20.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ludary.core.errors import BrokenRules
from ludary.core.events import wipe_events
from ludary.core.fate import below, fresh, seeded, wipe_fate
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
play_on_here: Callable[[Any, Any, int], None]

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


def play_on(box: Any, s: Any, action: int) -> None:
    """The same for loops: in debug builds a broken invariant raises BrokenRules."""
    fresh(s.fate)
    s.events.told = 0
    apply(box, s, action)
    if DEBUG and check(box, s) != 0:
        raise BrokenRules("an invariant is broken; `Match.play` says which")


def choices(boxes: Array, states: Array, i: int, out: Array) -> int:
    """Write the legal actions into `out`; returns how many."""
    return legal(boxes[0], states[i], out)


def advance(boxes: Array, states: Array, i: int, action: int, out: Array) -> int:
    """The fast path of plain Python loops: carry a legal action out and write the next legal ones; 0 when over."""
    play_on_here(boxes[0], states[i], action)
    return legal(boxes[0], states[i], out)


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
            play_on_here(boxes[0], s, int(out[below(s.fate, n)]))
            decisions += 1
            n = legal(boxes[0], s, out)
    return decisions


begin_here: Callable[..., None]


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
            play_on_here(boxes[0], s, action)
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
    return ((int(total) * 1_000_003) % 2_305_843_009 + int(value) + 7_919) % 2_305_843_009


CONTRACT = ("setup", "legal", "apply", "returns", "conceal", "imagine", "check", "judge", "unsettled")
_BOUND: dict[tuple[Any, ...], Any] = {}


class Engine:
    """The drivers of one game, bound when first asked for."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.folder = drivers_folder(game.name, plain(game.setup))
        self.boxes = game.boxes
        self.blanks = game.State.zeros(1)
        self.width = game.actions.count

    def bind(self, driver: Callable[..., Any], inner: bool = False, **more: Any) -> Any:
        """`driver` with this game's functions, and `more`, in place of the free names; the same for all boxes of a game."""
        names = {name: getattr(self.game, name) for name in CONTRACT} | more
        key = (driver, *names.values())
        if key not in _BOUND:
            tag = ".".join(f"{plain(function).__module__}.{plain(function).__qualname__}" for function in names.values())
            folder = f"{self.folder}-{sha256(tag.encode()).hexdigest()[:8]}"  # the cache does not look at what names stand for
            _BOUND[key] = bind(driver, folder, inner, **names)
        return _BOUND[key]

    @cached_property
    def play_on(self) -> Any:
        return self.bind(play_on, inner=True)

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
        return self.bind(advance, play_on_here=self.play_on)

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
        return self.bind(playouts, begin_here=self.begin, play_on_here=self.play_on)

    @cached_property
    def fingerprint(self) -> Any:
        return self.bind(fingerprint, begin_here=self.begin, play_on_here=self.play_on, stir=self.bind(stirred, inner=True))

    def complain(self, code: int) -> None:
        """Raise BrokenRules if `code` is not 0."""
        if code:
            raise BrokenRules(f"{self.game.name}: {self.game.invariant(code)}")
