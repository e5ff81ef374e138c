"""Other outcomes: twins of random matches in which one draw has another outcome."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import numpy as np

from ludary.core.play.worlds import draws
from ludary.lab.promises.positions import random_match
from ludary.lab.promises.twins import FOLLOWED, Outcome, Twins, played

if TYPE_CHECKING:
    from ludary.core.play.game import Game
    from ludary.core.play.match import Match

PER_GAME = 6  # outcomes that are changed in a game


def retold(game: Game, tries: int, seed: int) -> Iterator[Iterator[Twins]]:
    """Yield so many changes of an outcome, each as the pairs of matches from the changed step
    on.
    """
    chooser = np.random.default_rng(seed)
    done, number = 0, 0
    while done < tries and number < tries:
        match = random_match(
            game, game.seats[number % len(game.seats)], int(chooser.integers(2**31))
        )
        number += 1
        places = [place for place, step in enumerate(match.steps) if step.outcomes]
        for place in chooser.permutation(places)[:PER_GAME].tolist():
            done += 1
            yield pairs_from(match, place, chooser)


def pairs_from(match: Match, place: int, chooser: np.random.Generator) -> Iterator[Twins]:
    """Yield the pairs that a change of one draw of this step leads to, as long as the same actions
    can be played.
    """
    tape = list(match.steps[place].outcomes)
    draw = int(chooser.integers(len(tape)))
    other = another(match, place, draw, chooser)
    if other is None:
        return
    one, two = tape[draw], (tape[draw][0], other)
    before = match.at(place) if place else None
    world = played(match, before, place, [*tape[:draw], two, *tape[draw + 1 :]])
    swap = (
        world is None
    )  # what takes its place may have fallen later: then both change places, once
    if world is None:
        world = played(
            match, before, place, [*tape[:draw], two, *swapped(tape[draw + 1 :], one, two)]
        )
    for at in range(place, min(len(match.steps), place + FOLLOWED)):
        if at > place:
            same = list(match.steps[at].outcomes)
            after = played(match, world, at, same)
            if after is None and not swap:
                after, swap = played(match, world, at, swapped(same, one, two)), True
            world = after
        if world is None:
            return
        yield Twins(match, world, at, place, not swap)


def another(match: Match, place: int, draw: int, chooser: np.random.Generator) -> int | None:
    """Another outcome that this draw could have had; None if there is none."""
    step = match.steps[place]
    states = np.frombuffer(step.before, match.game.State.dtype).copy()
    found = draws(match.game, states, step.action, [outcome for _, outcome in step.outcomes[:draw]])
    others = [one.outcome for one in found if one.outcome != step.outcomes[draw][1]]
    return int(chooser.choice(others)) if others else None


def swapped(tape: Sequence[Outcome], one: Outcome, two: Outcome) -> list[Outcome]:
    """The tape in which `one` falls where `two` fell first: a card that was drawn before cannot be
    drawn again.
    """
    where = next((at for at, outcome in enumerate(tape) if outcome == two), None)
    return [one if at == where else outcome for at, outcome in enumerate(tape)]
