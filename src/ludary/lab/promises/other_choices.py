"""Other choices: twins of random matches in which one seat chose differently, with the same
fate.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np

from ludary.lab.promises.positions import any_of, random_match
from ludary.lab.promises.twins import FOLLOWED, Twins, played

if TYPE_CHECKING:
    from ludary.core.play.game import Game
    from ludary.core.play.match import Match

OFTEN = 4  # choices tried for each outcome: few choices are secret
PER_GAME = 24  # choices that are changed in a game


def rechosen(game: Game, tries: int, seed: int) -> Iterator[Iterator[Twins]]:
    """Yield so many changes of a choice, each as the twins from the changed step on."""
    chooser = np.random.default_rng(seed)
    for number in range(max(len(game.seats), OFTEN * tries // PER_GAME)):
        match = random_match(
            game, game.seats[number % len(game.seats)], int(chooser.integers(2**31))
        )
        for place in 1 + chooser.permutation(len(match.steps) - 1)[:PER_GAME]:
            yield twins_from(match, int(place), chooser)


def twins_from(match: Match, place: int, chooser: np.random.Generator) -> Iterator[Twins]:
    """Yield the twins that another choice at this step leads to, as long as the same actions can be
    played.
    """
    other = another(match, place, chooser)
    world = (
        None
        if other is None
        else played(match, match.at(place), place, match.steps[place].outcomes, other)
    )
    if world is None or world.steps[-1].outcomes != match.steps[place].outcomes:
        return
    yield Twins(match, world, place, place, chosen=other)
    for at in range(place + 1, min(len(match.steps), place + FOLLOWED)):
        world = played(match, world, at, match.steps[at].outcomes)
        if world is None:
            return
        yield Twins(match, world, at, place, chosen=other)


def another(match: Match, place: int, chooser: np.random.Generator) -> int | None:
    """Another action that was legal at this step, mostly of the same verb; None if there was
    none.
    """
    taken, verb = match.steps[place].action, match.game.actions.verb
    others = [action for action in match.at(place).legal_ids() if action != taken]
    alike = [action for action in others if verb[action] == verb[taken]]
    return any_of(alike if alike and chooser.integers(4) else others, chooser) if others else None
