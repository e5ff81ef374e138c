"""The promise that imagined worlds are as likely as true ones, tried by statistics: a deal that
favours some cards is found out.

A true world and one that a seat imagines from its View can change places: whatever is counted in
many pairs of them comes out alike. For who begins that holds in every game, since nobody has chosen
anything. Later it holds only where choices say nothing of what is hidden: there only what is never
imagined, although it is so, is a fault of every game.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import islice
from math import log, sqrt
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ludary.core.observe.columns import OFTEN_TOLD
from ludary.core.play.view import blank_view
from ludary.core.state.fate import generator
from ludary.lab.promises.broken import Broken, whose
from ludary.lab.promises.positions import positions

if TYPE_CHECKING:
    from ludary.core.play.game import Game
    from ludary.core.play.match import Match

Array = npt.NDArray[Any]
DEALS = 20  # for each try
FALSE_ALARM = 1e-6  # chance of it in one check of a game without a fault
FEWEST = 25  # pairs that differ in a value before anything is said of it
POSITIONS = 4  # for each try, in which it is looked at what is never imagined
WORLDS = 40  # that are imagined in each
# of the imagined worlds would have a value if it were as likely as in all positions: so that none
# is no chance
EXPECTED = 60
MOST_VALUES = 24  # of one number that are counted one by one


@dataclass(frozen=True)
class Bias:
    """A number of the State that has a value more often in imagined worlds than in true ones, or
    less often.
    """

    name: str  # of the number, such as `cards[1]`
    value: int
    true: float  # the part of the true worlds in which it has this value
    imagined: float
    sigmas: float  # how many standard errors the difference is wide


def imagined_worlds_are_as_likely(game: Game, tries: int, seed: int) -> str:
    """Raise Broken if anything hidden is imagined clearly more often or more seldom than it is
    there, or never.

    Return what was not tried.
    """
    for seats in dict.fromkeys((game.seats[0], game.seats[-1])):
        complain(bias_of(*dealt_worlds(game, seats, tries * DEALS, seed)), "whoever begins")
    if game.rules.even_worlds:
        for seat in (-1, 0):
            complain(
                bias_of(*played_worlds(game, seat, tries * DEALS, seed)),
                f"in games of random choices {whose(seat)}",
            )
    complain_of_never(game, tries * POSITIONS, seed)
    later = (
        "after the set-up no likelihoods were compared, since the game does not say"
        " `Rules(even_worlds=True)`"
    )
    return "" if game.rules.even_worlds else f"{later}; only that what is so is imagined at all"


def complain(biases: list[Bias], who: str) -> None:
    if biases:
        worst = biases[0]
        raise Broken(
            f"{who} imagines {worst.name} = {worst.value} in {worst.imagined:.1%} of worlds, and it"
            f" is so in {worst.true:.1%} ({worst.sigmas:.0f} standard errors): `imagine` should"
            " choose every world as often as it is there"
        )


def complain_of_never(game: Game, count: int, seed: int) -> None:
    """Raise Broken if a hidden number has a value that its seat never imagines where it is so."""
    names = names_of(game.State.dtype)
    left_out = np.array(
        [name.partition("[")[0].partition(".")[0] in game.rules.unimagined for name in names]
    )
    cases: Counter[tuple[int, int]] = (
        Counter()
    )  # positions in which a number, by column, has a value and is hidden
    hits: Counter[tuple[int, int]] = Counter()  # worlds imagined there in which it has this value
    first: dict[tuple[int, int], tuple[int, Match]] = {}
    running = (
        match for match in positions(game, 4 * count, seed, 2) if not match.over
    )  # short games are often over
    for number, match in enumerate(islice(running, count)):
        seat, true = number % match.seats, numbers_of(match.states())[0]
        worlds = numbers_of(worlds_imagined(game, match.states(), seat, seed + number))
        for column in np.flatnonzero((worlds != true).any(axis=0) & ~left_out).tolist():
            case = column, int(true[column])
            cases[case] += 1
            hits[case] += int((worlds[:, column] == true[column]).sum())
            first.setdefault(case, (seat, match))
    hidden: Counter[int] = Counter()  # positions, by column
    for (column, _), many in cases.items():
        hidden[column] += many
    for case, many in cases.items():
        if not hits[case] and many * WORLDS * (many / hidden[case[0]]) >= EXPECTED:
            (column, value), (seat, match) = case, first[case]
            raise Broken(
                f"{whose(seat)} never imagines {names[column]} = {value} in {many * WORLDS:,}"
                f" worlds of {many} positions in which it is so: `imagine` should choose every"
                " world that fits as often as any other",
                match,
            )


def worlds_imagined(game: Game, states: Array, seat: int, seed: int) -> Array:
    """States that a seat imagines, `(WORLDS,)`."""
    worlds = np.repeat(blank_view(game, states, seat), WORLDS)
    for number in range(WORLDS):
        game.engine.imagine(game.boxes, worlds, number, seat, generator(seed, number))
    return worlds


def dealt_worlds(game: Game, seats: int, count: int, seed: int) -> tuple[list[str], Array, Array]:
    """Numbers of so many States after the set-up, and of those that whoever begins imagines
    there.
    """
    engine, true, imagined = game.engine, [], []
    for number in range(count):
        states = game.State.zeros(1)
        engine.reset(engine.boxes, engine.blanks, states, 0, seats, generator(seed, number))
        true.append(states)
        imagined.append(imagined_from(game, states, int(states["actor"][0]), seed + number))
    names = names_of(game.State.dtype)
    return names, numbers_of(np.concatenate(true)), numbers_of(np.concatenate(imagined))


def played_worlds(game: Game, seat: int, count: int, seed: int) -> tuple[list[str], Array, Array]:
    """Numbers of States in positions of random games, and of those that `seat` imagines there."""
    true, imagined = [], []
    for number, match in enumerate(positions(game, count, seed, 2)):
        true.append(match.states())
        imagined.append(imagined_from(game, true[-1], seat, seed + number))
    return (
        names_of(game.State.dtype),
        numbers_of(np.concatenate(true)),
        numbers_of(np.concatenate(imagined)),
    )


def imagined_from(game: Game, states: Array, seat: int, seed: int) -> Array:
    world = blank_view(game, states, seat)
    game.engine.imagine(game.boxes, world, 0, seat, generator(seed, 1))
    return world


def bias_of(names: list[str], true: Array, imagined: Array) -> list[Bias]:
    """The numbers that differ clearly, the clearest first."""
    found, tried = [], 0
    for column in np.flatnonzero((true != imagined).any(axis=0)).tolist():
        one, two = true[:, column], imagined[:, column]
        values = np.unique(np.concatenate([one, two]))
        tried += len(values)
        for value in values.tolist() if len(values) <= MOST_VALUES else ():
            changes = (two == value).astype(np.int64) - (one == value)
            differ = int(np.abs(changes).sum())
            if differ >= FEWEST:
                sigmas = abs(int(changes.sum())) / sqrt(differ)
                found.append(
                    Bias(
                        names[column],
                        value,
                        float((one == value).mean()),
                        float((two == value).mean()),
                        sigmas,
                    )
                )
    limit = sqrt(2 * log(2 * max(1, tried) / FALSE_ALARM))
    return sorted((one for one in found if one.sigmas > limit), key=lambda one: -one.sigmas)


def numbers_of(states: Array) -> Array:
    """All numbers of States, `(states, numbers)`, but for fate and events."""
    return np.concatenate(
        [columns_of(states[name]) for name in states.dtype.names or () if name not in OFTEN_TOLD],
        axis=1,
    )


def columns_of(values: Array) -> Array:
    if values.dtype.names is None:
        return values.reshape(len(values), -1).astype(np.int64)
    return np.concatenate([columns_of(values[name]) for name in values.dtype.names], axis=1)


def names_of(dtype: Any) -> list[str]:
    """The names of these numbers, such as `cards[1]` or `heroes[0].armor`."""
    return [
        one
        for name in dtype.names
        if name not in OFTEN_TOLD
        for one in names_in(dtype[name], name, ())
    ]


def names_in(dtype: Any, path: str, shape: tuple[int, ...]) -> list[str]:
    """The names of the numbers of one field, in the order of `columns_of`; `path` has a place for
    each of its numbers.
    """
    path, shape, base = path + "[{}]" * len(dtype.shape), (*shape, *dtype.shape), dtype.base
    if base.names is None:
        return [path.format(*index) for index in np.ndindex(*shape)]
    return [one for name in base.names for one in names_in(base[name], f"{path}.{name}", shape)]
