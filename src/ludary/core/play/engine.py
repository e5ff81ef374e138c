"""The drivers that every match uses, and the Engine, which holds those of one game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Generic, TypeVar, overload

import numpy as np
import numpy.typing as npt

from ludary.core.compile.driver import bind, driver
from ludary.core.compile.rule import DEBUG
from ludary.core.compile.takeover import is_awaited, is_compiled
from ludary.core.contract.functions import (
    CONTRACT,
    apply,
    check,
    conceal,
    imagine,
    judge,
    legal,
    playout_list,
    returns,
    setup,
    unasked,
)
from ludary.core.errors import BrokenRules
from ludary.core.state.events import wipe_events
from ludary.core.state.fate import below, below_by, bits, fresh, seeded, wipe_fate

if TYPE_CHECKING:
    from ludary.core.contract.hints import BotHints
    from ludary.core.contract.rules import Rules

Array = npt.NDArray[Any]


if DEBUG:

    @driver(inner=True)
    def fault_in(box: Any, s: Any) -> int:
        """`check`'s code after every action."""
        return check(box, s)

else:

    @driver(inner=True)
    def fault_in(box: Any, s: Any) -> int:
        """Nobody looks for faults here, and `check` need not be compiled."""
        return 0


@driver
def setup_at(boxes: Array, states: Array, i: int, seats: int) -> int:
    """Set a blank state up, on the tape and generator it has; returns `check`'s code in debug
    builds, else 0.
    """
    s = states[i]
    s.seats = seats
    fresh(s.fate)
    setup(boxes[0], s, seats)
    return fault_in(boxes[0], s)


@driver(inner=True)
def set_up(box: Any, s: Any, seats: int, rng: int | np.uint64) -> None:
    """Set a blank state up with the generator `rng`, in loops."""
    s.seats = seats
    s.fate.rng = rng
    setup(box, s, seats)


@driver
def reset(
    boxes: Array, blanks: Array, states: Array, i: int, seats: int, rng: int | np.uint64
) -> None:
    """A new game from the generator `rng` in the place of game `i`."""
    states[i] = blanks[0]
    set_up(boxes[0], states[i], seats, rng)


@driver
def legal_at(boxes: Array, states: Array, i: int, out: Array) -> int:
    """Write the legal actions into `out`; returns how many."""
    return legal(boxes[0], states[i], out)


@driver
def apply_at(boxes: Array, states: Array, i: int, action: int) -> int:
    """Carry a legal action out; returns `check`'s code in debug builds, else 0."""
    s = states[i]
    fresh(s.fate)
    s.events.count = 0
    apply(boxes[0], s, action)
    return fault_in(boxes[0], s)


@driver(inner=True)
def step(box: Any, s: Any, action: int) -> None:
    """Carry a legal action out, in loops; in debug builds a broken invariant raises BrokenRules."""
    fresh(s.fate)
    s.events.count = 0
    apply(box, s, action)
    if fault_in(box, s) != 0:
        raise BrokenRules("an invariant is broken; `Match.step` says which")


@driver(inner=True)
def show_view(boxes: Array, s: Any, views: Array) -> None:
    """Put the actor's View into `views[0]`."""
    views[0] = s
    view = views[0]
    conceal(boxes[0], view, s.actor)
    wipe_fate(view.fate)
    wipe_events(view)


@driver(inner=True)
def let_pass(box: Any, s: Any) -> bool:
    """Let the decision pass if bots are not asked about such; tells whether it did."""
    if s.actor < 0:
        return False
    action = unasked(box, s)
    if action < 0:
        return False
    step(box, s, action)
    return True


@driver(inner=True)
def step_on(box: Any, s: Any, action: int) -> None:
    """Carry a legal action out, up to the next decision about which bots are asked."""
    step(box, s, action)
    while let_pass(box, s):
        pass


@driver
def step_at(boxes: Array, states: Array, i: int, action: int, out: Array) -> int:
    """The fast path of plain Python loops: carry a legal action out and write the next legal ones;
    0 when over.
    """
    step(boxes[0], states[i], action)
    return legal(boxes[0], states[i], out)


@driver
def returns_at(boxes: Array, states: Array, i: int, out: Array) -> None:
    """Write the returns of a finished game into `out`, shape `(seats,)`."""
    returns(boxes[0], states[i], out)


@driver
def conceal_at(boxes: Array, states: Array, i: int, seat: int) -> None:
    """Turn a state into the View of `seat`: no secrets, no generator, no events."""
    s = states[i]
    conceal(boxes[0], s, seat)
    wipe_fate(s.fate)
    wipe_events(s)


@driver
def imagine_at(boxes: Array, states: Array, i: int, seat: int, rng: int | np.uint64) -> None:
    """Turn a View of `seat` into a random world that fits it; its future comes from the generator
    `rng`.
    """
    s = states[i]
    s.fate.rng = rng
    imagine(boxes[0], s, seat)
    fresh(s.fate)


@driver(inner=True)
def judge_each(box: Any, s: Any, seats: int, out: Array) -> None:
    """`judge_seats` of a game that has none of its own."""
    for seat in range(s.seats):
        if (seats >> seat) & 1:
            out[seat] = judge(box, s, seat)


@driver
def check_at(boxes: Array, states: Array, i: int) -> int:
    """The number of the broken invariant, or 0."""
    return check(boxes[0], states[i])


@driver
def playouts(boxes: Array, blanks: Array, seats: int, games: int, seed: int, out: Array) -> int:
    """Play `games` random games to their end; returns the number of decisions that bots are asked.

    `out` is room for actions.

    Each action of the `playout_list` is as likely. The random number for the next choice is drawn
    before an action is carried out: it is there when the processor finds that it has guessed the
    last choice wrong.
    """
    states, choosers = blanks.copy(), blanks.copy()
    f = choosers[0].fate
    f.rng = seeded(seed, games)
    decisions, ahead = 0, bits(f)
    for game in range(games):
        states[0] = blanks[0]
        s = states[0]
        set_up(boxes[0], s, seats, seeded(seed, game))
        n = playout_list(boxes[0], s, out)
        while n > 0:
            action = int(out[below_by(f, ahead, n)])
            ahead = bits(f)
            step_on(boxes[0], s, action)
            decisions += 1
            n = playout_list(boxes[0], s, out)
    return decisions


@driver(inner=True)
def stir_history(total: int, s: Any) -> int:
    """The hash with what fate drew and what the rules told in the last action."""
    total = stir(total, s.fate.drawn)
    for k in range(min(s.fate.drawn, len(s.fate.tape))):
        total = stir(total, s.fate.tape[k])
    for k in range(min(s.events.count, len(s.events.lines))):
        event = s.events.lines[k]
        total = stir(total, event.kind)
        for place in range(len(event.values)):
            total = stir(total, event.values[place])
    return total


@driver
def signature(
    boxes: Array, blanks: Array, seats: int, games: int, seed: int, out: Array, gains: Array
) -> int:
    """A hash of everything that happens in `games` random games; -1 - code if `check` finds a
    fault.
    """
    states = blanks.copy()
    total = 0
    for game in range(games):
        reset(boxes, blanks, states, 0, seats, seeded(seed, game))
        s = states[0]
        n = legal(boxes[0], s, out)
        while n > 0:
            for k in range(n):
                total = stir(total, out[k])
            action = int(out[below(s.fate, n)])
            step(boxes[0], s, action)
            code = check(boxes[0], s)
            if code != 0:
                return -1 - code
            total = stir_history(stir(total, action), s)
            n = legal(boxes[0], s, out)
        returns(boxes[0], s, gains)
        for seat in range(seats):
            total = stir(total, int(gains[seat] * 1000))
    return total


@driver(inner=True)
def stir(total: int, value: int) -> int:
    """Mix `value` into a hash of 61 bits; plain arithmetic, so that all builds agree."""
    return ((int(total) * 1_000_003) % 2_305_843_009 + int(value) + 7_919) % 2_305_843_009


F = TypeVar("F", bound=Callable[..., Any])


class Bound(Generic[F]):
    """An attribute of an Engine: a driver, bound to its game when first asked for."""

    def __init__(self, function: F) -> None:
        self.function = function

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, engine: None, owner: type) -> Bound[F]: ...
    @overload
    def __get__(self, engine: Engine, owner: type) -> F: ...
    def __get__(self, engine: Engine | None, owner: type) -> Any:
        if engine is None:
            return self
        bound = engine.bind(self.function)
        if not is_awaited(engine.name):  # else it is Python's for the time being
            engine.__dict__[self.name] = bound
        return bound


class Engine:
    """The drivers of one game, under the names of the contract.

    They take `engine.boxes`, an array of States and an index.
    """

    setup = Bound(setup_at)
    reset = Bound(reset)
    legal = Bound(legal_at)
    apply = Bound(apply_at)
    step = Bound(step_at)
    returns = Bound(returns_at)
    conceal = Bound(conceal_at)
    imagine = Bound(imagine_at)
    check = Bound(check_at)
    playouts = Bound(playouts)
    signature = Bound(signature)

    def __init__(self, name: str, rules: Rules, hints: BotHints, boxes: Array) -> None:
        self.name, self.rules, self.boxes = name, rules, boxes
        self.blanks = rules.State.zeros(1)
        self.width = rules.actions.count
        functions = vars(rules) | vars(hints)
        functions |= {
            "shortlist": hints.shortlist or rules.legal,
            "playout_list": hints.playout_list or rules.legal,
        }
        functions["judge_seats"] = hints.judge_seats or judge_each
        self._functions = {function.__name__: functions[function.__name__] for function in CONTRACT}

    def bind(
        self, function: F, instead: Mapping[Callable[..., Any], Callable[..., Any]] | None = None
    ) -> F:
        """A driver, or any function that calls drivers and rules, for this game; `instead` swaps
        drivers. See `compile.driver.bind`.
        """
        return bind(function, self._functions, instead, is_compiled(self.name))

    def action_buffer(self) -> npt.NDArray[np.int32]:
        """An array that `legal` can write into, shape `(actions,)`, on cache lines that no other
        thread writes to.
        """
        margin = 16
        return np.empty(self.width + 2 * margin, np.int32)[margin:-margin]

    def complain(self, code: int) -> None:
        """Raise BrokenRules if `code` is not 0."""
        if code:
            raise BrokenRules(f"{self.name}: {self.rules.invariant(code)}")
