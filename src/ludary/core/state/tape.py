"""The tape from outside: outcomes that somebody gives, laid down before an action and checked after
it.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ludary.core.arguments import briefly
from ludary.core.errors import BadFate, BrokenRules
from ludary.core.state.memory import copied

if TYPE_CHECKING:
    from ludary.core.protocols import GameLike

Outcomes = Sequence[int | str]  # numbers, or names such as cards
NUMBER = re.compile("(-?)0*([0-9]+)")
OF_ONE_SEED = 8  # outcomes that 64 bits decide: eight cards of sixty fall in less than 2**48 ways
LOWEST, HIGHEST = -(2**15), 2**15 - 1  # of a number on the tape


def checked_outcomes(fate: Any) -> list[int | str]:
    """Return outcomes as a list; BadFate unless they are a sequence of outcomes."""
    if isinstance(fate, str | bytes):
        raise BadFate(f"{briefly(fate)}: should be a list of outcomes, such as [{briefly(fate)}]")
    try:
        return list(fate)
    except TypeError:
        raise BadFate(f"{briefly(fate)}: should be a list of outcomes") from None


def lay(game: GameLike, states: npt.NDArray[Any], fate: Outcomes) -> None:
    """Lay outcomes on the tape of a State; BadFate if there is no such outcome, or no room."""
    tape = states["fate"]["tape"][0]
    if len(fate) > len(tape):
        raise BadFate(f"{len(fate)} outcomes: no action of {game.name} draws more than {len(tape)}")
    tape[: len(fate)] = [number_of(game, one) for one in fate]
    states["fate"]["laid"] = len(fate)


def attempts(
    game: GameLike, states: npt.NDArray[Any], fate: Outcomes, anew: bool
) -> Iterator[None]:
    """Lay outcomes on the tape, and yield for the action to be carried out.

    With `anew`, the operating system's randomness decides: the action is repeated from the start,
    each time with 64 fresh bits and with a few more of its outcomes laid down. So nobody can
    recover a generator's state from the cards already seen.
    """
    before, laid = copied(states), [*fate]
    while True:
        if anew:
            states["fate"]["rng"] = secrets.randbits(64)
        lay(game, states, laid)
        yield
        drawn = int(states["fate"]["drawn"][0])
        tape = states["fate"]["tape"][0]
        known = len(laid) + OF_ONE_SEED
        if not (anew and known < drawn <= len(tape)):
            return
        laid += tape[len(laid) : known].tolist()
        states[:] = before


def number_of(game: GameLike, outcome: int | str) -> int:
    """The number of an outcome given as number or name."""
    if isinstance(outcome, int | np.integer) and not isinstance(outcome, bool):
        return max(LOWEST, min(HIGHEST, int(outcome)))
    if not isinstance(outcome, str):
        raise BadFate(f"{briefly(outcome)}: an outcome should be a whole number or a name")
    if number := NUMBER.fullmatch(outcome):
        sign, digits = number.groups()
        return max(LOWEST, min(HIGHEST, int(f"{sign}{digits[:6]}")))  # six digits are beyond both
    vocabularies = [list(game.thing_names.get(name, ())) for name in game.presentation.outcomes]
    for words in vocabularies:
        if outcome in words:
            return words.index(outcome)
    known = [word for words in vocabularies for word in words if not word.startswith("#")]
    raise BadFate(
        f"{briefly(outcome)}: fate has no such outcome; it has {', '.join(known) or 'numbers'}"
    )


def check_tape(game: GameLike, states: npt.NDArray[Any], fate: Outcomes) -> None:
    """BadFate if an outcome laid down could not happen or was not drawn, BrokenRules if an action
    drew or told too much.
    """
    f, count = states["fate"][0], int(states["events"]["count"][0])
    if f["refused"]:
        place = int(f["refused"]) - 1
        raise BadFate(
            f"outcome {place + 1} of the tape, {briefly(fate[place])}, cannot happen here"
        )
    if f["drawn"] < len(fate):
        unused = ", ".join(map(briefly, fate[f["drawn"] :]))
        raise BadFate(f"only {f['drawn']} of {len(fate)} outcomes were drawn; leave out {unused}")
    if f["drawn"] > len(f["tape"]) or count > len(states["events"]["lines"][0]):
        drew = f"{f['drawn']} outcomes (fate has room for {len(f['tape'])})"
        tells = f"told {count} events (room for {len(states['events']['lines'][0])})"
        raise BrokenRules(
            f"{game.name}: one action drew {drew} and {tells}; give its State `fate(...)` or"
            " `events(...)` more"
        )


def outcome_name(game: GameLike, label: int, outcome: int) -> str:
    """Return the name of an outcome, as it can be laid on the tape: the name of a thing, or a
    number.
    """
    words = game.thing_names.get(game.presentation.outcomes[label], ())
    return words[outcome] if 0 <= outcome < len(words) else str(outcome)
