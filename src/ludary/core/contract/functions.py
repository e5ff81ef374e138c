"""The compiled functions that a game gives the core, as drivers call them.

Each stands for the function of this name in the `Game` that a driver is bound to; nobody can call
it before. `box` and `s` are records (the game's `Box` and `State`), seats and actions are whole
numbers from 0.
"""

from typing import Any, NoReturn

from ludary.core.compile.driver import of_the_game


@of_the_game
def setup(box: Any, s: Any, seats: int) -> None:
    """Lay out a new game for `seats` players in the blank State `s`."""
    unbound()


@of_the_game
def legal(box: Any, s: Any, out: Any) -> int:
    """Write the legal actions of `s.actor` into `out`, int32 `(actions,)`, ascending, and return
    how many; 0 only when the game is over.
    """
    unbound()


@of_the_game
def shortlist(box: Any, s: Any, out: Any) -> int:
    """Write those legal actions that bots look at into `out`, ascending, and return how many; 0
    only when the game is over.
    """
    unbound()


@of_the_game
def playout_list(box: Any, s: Any, out: Any) -> int:
    """Write those legal actions among which random playouts choose into `out`, as `shortlist`
    does.
    """
    unbound()


@of_the_game
def apply(box: Any, s: Any, action: int) -> None:
    """Carry a legal action out, up to the next decision or the end."""
    unbound()


@of_the_game
def returns(box: Any, s: Any, out: Any) -> None:
    """Write what the finished game was worth to each seat into `out`, float64 `(seats,)`, from -1
    to 1.
    """
    unbound()


@of_the_game
def conceal(box: Any, s: Any, seat: int) -> None:
    """Blank, in place, all that `seat` (-1: a spectator) cannot know."""
    unbound()


@of_the_game
def imagine(box: Any, s: Any, seat: int) -> None:
    """Fill those blanks with hidden things at random, so that they fit what `seat` knows, every way
    as likely (determinization).
    """
    unbound()


@of_the_game
def check(box: Any, s: Any) -> int:
    """0, or the number of the broken invariant, from 1."""
    unbound()


@of_the_game
def judge(box: Any, s: Any, seat: int) -> float:
    """The return that `seat` can expect, from -1 to 1: what the bot `greedy` goes by, and where
    `ismcts` stops.
    """
    unbound()


@of_the_game
def judge_seats(box: Any, s: Any, seats: int, out: Any) -> None:
    """Write what `judge` says of each of the `seats`, given as bits, into `out`, float64
    `(seats,)`, within rounding.
    """
    unbound()


@of_the_game
def unsettled(box: Any, s: Any) -> int:
    """The action by which a half-made choice goes on, or `defaults.SETTLED`, or `defaults.OPEN`
    where the seat itself has to choose.
    """
    unbound()


@of_the_game
def unasked(box: Any, s: Any) -> int:
    """The action that answers nothing, where the decision is about a quiet topic, so that bots are
    not asked; else `defaults.SETTLED`.
    """
    unbound()


@of_the_game
def measure(box: Any, s: Any, seat: int, out: Any) -> None:
    """Write what the hint `matters` names, as it stands for `seat`, into `out`, float64
    `(matters,)`.
    """
    unbound()


@of_the_game
def turn(box: Any, s: Any) -> int:
    """A number that differs from each turn, or round, to the next."""
    unbound()


@of_the_game
def lost(box: Any, s: Any, seat: int) -> bool:
    """Tell whether `seat` can no longer win, although the game goes on."""
    unbound()


def unbound() -> NoReturn:
    raise TypeError(
        "a function of the contract has no rules of its own: bind the driver that calls it to a"
        " game"
    )


CONTRACT = (
    setup,
    legal,
    shortlist,
    playout_list,
    apply,
    returns,
    conceal,
    imagine,
    check,
    judge,
    judge_seats,
    unsettled,
    unasked,
    measure,
    turn,
    lost,
)
