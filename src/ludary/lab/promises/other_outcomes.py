"""Promises about secrets that trust neither `conceal` nor `imagine`: what was drawn is seen by who was told of it, and by nobody else.

A match is played once more with another outcome of one draw, and all else alike. As long as a seat is told the same in both, it cannot
know which of them it is in.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ludary.core.errors import BadFate, IllegalAction, NotYourTurn
from ludary.core.observe.columns import OFTEN_TOLD
from ludary.core.play.match import Match
from ludary.core.play.view import blank_view
from ludary.core.play.worlds import draws
from ludary.core.state.events import sees
from ludary.lab.positions import random_match
from ludary.lab.promises.broken import Broken, whose

if TYPE_CHECKING:
    from ludary.core.play.game import Game
    from ludary.core.play.step import Step

PER_GAME = 6  # outcomes that are changed in a game
FOLLOWED = 25  # steps after the change

Outcome = tuple[int, int]  # label, number


@dataclass(frozen=True)
class Pair:
    """Two matches that differ in the outcome of one draw, after the same actions; `place` is the number of the last step of both."""

    one: Match  # the whole match that was played
    other: Match
    place: int
    changed: int  # the step whose draw was changed
    exactly: bool  # nothing but this outcome was changed so far

    def step(self, match: Match) -> Step:
        return match.steps[self.place if match is self.one else -1]

    def told(self, match: Match, seat: int, without: Sequence[int] = ()) -> bytes:
        """The events of this step of which `seat` is told, without some kinds."""
        events = [event for event in self.step(match).events if sees(event["known_to"], seat) and event["kind"] not in without]
        return b"".join(event[name].tobytes() for event in events for name in ("kind", "seat", "what", "amount"))

    def states(self, match: Match) -> npt.NDArray[Any]:
        """The State after this step."""
        if match is self.other or self.place + 1 == len(match.steps):
            return match.states()
        return np.frombuffer(match.steps[self.place + 1].before, match.game.State.dtype).copy()

    def shown(self, match: Match, seat: int) -> npt.NDArray[Any]:
        return blank_view(match.game, self.states(match), seat)


def nobody_sees_what_it_was_not_told(game: Game, tries: int, seed: int) -> None:
    """Raise Broken if a seat is shown anything that depends on an outcome of which it was told nothing."""
    for pairs in retold(game, tries, seed):
        unaware = set(range(-1, game.seats[-1]))  # seats that have been told the same so far
        for pair in pairs:
            unaware = {seat for seat in unaware if seat < pair.one.seats and pair.told(pair.one, seat) == pair.told(pair.other, seat)}
            for seat in sorted(unaware):
                if names := fields_that_differ(game, pair.shown(pair.one, seat), pair.shown(pair.other, seat)):
                    raise Broken(
                        f"{whose(seat)} is shown {', '.join(names)}, which depends on {drawn_words(pair)}, and was not told of it: "
                        "`conceal` leaves too much, or no event tells it",
                        pair.one.at(pair.place + 1),
                    )


def nobody_is_told_what_its_view_hides(game: Game, tries: int, seed: int) -> None:
    """Raise Broken if a seat is told something that its View hides from it, but by events that the game calls fleeting."""
    for pairs in retold(game, tries, seed):
        unaware = set(range(-1, game.seats[-1]))
        for pair in pairs:
            if not pair.exactly:
                break
            aware = {seat for seat in unaware if seat < pair.one.seats and pair.told(pair.one, seat) != pair.told(pair.other, seat)}
            unaware -= aware
            for seat in sorted(aware):
                complain_of_hidden(game, pair, seat)


def complain_of_hidden(game: Game, pair: Pair, seat: int) -> None:
    """Raise Broken if this step told `seat` of what was drawn, and its View hides that."""
    fleeting = [int(kind) for kind in game.presentation.fleeting]
    told = pair.told(pair.one, seat, fleeting) != pair.told(pair.other, seat, fleeting)
    hidden = fields_that_differ(game, pair.states(pair.one), pair.states(pair.other)) if told else []
    if hidden and not fields_that_differ(game, pair.shown(pair.one, seat), pair.shown(pair.other, seat)):
        raise Broken(
            f"an event tells {whose(seat)} of {drawn_words(pair)}, and its View hides it ({', '.join(hidden)}): `tell` where `whisper` "
            "should be, `conceal` takes too much, or the event is `fleeting`",
            pair.one.at(pair.place + 1),
        )


def retold(game: Game, tries: int, seed: int) -> Iterator[Iterator[Pair]]:
    """Yield so many changes of an outcome, each as the pairs of matches from the changed step on."""
    chooser = np.random.default_rng(seed)
    done, number = 0, 0
    while done < tries and number < tries:
        match = random_match(game, game.seats[number % len(game.seats)], int(chooser.integers(2**31)))
        number += 1
        places = [place for place, step in enumerate(match.steps) if step.outcomes]
        for place in chooser.permutation(places)[:PER_GAME].tolist():
            done += 1
            yield pairs_from(match, place, chooser)


def pairs_from(match: Match, place: int, chooser: np.random.Generator) -> Iterator[Pair]:
    """Yield the pairs that a change of one draw of this step leads to, as long as the same actions can be played."""
    tape = list(match.steps[place].outcomes)
    draw = int(chooser.integers(len(tape)))
    other = another(match, place, draw, chooser)
    if other is None:
        return
    one, two = tape[draw], (tape[draw][0], other)
    before = match.at(place) if place else None
    world = played(match, before, place, [*tape[:draw], two, *tape[draw + 1 :]])
    swap = world is None  # what takes its place may have fallen later: then both change places, once
    if world is None:
        world = played(match, before, place, [*tape[:draw], two, *swapped(tape[draw + 1 :], one, two)])
    for at in range(place, min(len(match.steps), place + FOLLOWED)):
        if at > place:
            same = list(match.steps[at].outcomes)
            after = played(match, world, at, same)
            if after is None and not swap:
                after, swap = played(match, world, at, swapped(same, one, two)), True
            world = after
        if world is None:
            return
        yield Pair(match, world, at, place, not swap)


def another(match: Match, place: int, draw: int, chooser: np.random.Generator) -> int | None:
    """Another outcome that this draw could have had; None if there is none."""
    step = match.steps[place]
    states = np.frombuffer(step.before, match.game.State.dtype).copy()
    found = draws(match.game, states, step.action, [outcome for _, outcome in step.outcomes[:draw]])
    others = [one.outcome for one in found if one.outcome != step.outcomes[draw][1]]
    return int(chooser.choice(others)) if others else None


def swapped(tape: Sequence[Outcome], one: Outcome, two: Outcome) -> list[Outcome]:
    """The tape in which `one` falls where `two` fell first: a card that was drawn before cannot be drawn again."""
    where = next((at for at, outcome in enumerate(tape) if outcome == two), None)
    return [one if at == where else outcome for at, outcome in enumerate(tape)]


def played(match: Match, before: Match | None, place: int, tape: Sequence[Outcome]) -> Match | None:
    """The step at this place of the match, after `before` and with these outcomes; None if they cannot fall, or it cannot be taken."""
    action, fate = match.steps[place].action, [outcome for _, outcome in tape]
    try:
        if before is None or action is None:
            return match.game.start(match.seats, 0, fate)
        world = Match(match.game, before.states(), anew=False, players=before.players)
        world.step(action, fate)
    except (BadFate, IllegalAction, NotYourTurn):
        return None
    return world


def fields_that_differ(game: Game, one: npt.NDArray[Any], two: npt.NDArray[Any]) -> list[str]:
    """The fields of two States that are not the same, but for fate and events."""
    return [name for name in game.State.declared if name not in OFTEN_TOLD and one[name].tobytes() != two[name].tobytes()]


def drawn_words(pair: Pair) -> str:
    """Say which draw was changed."""
    step = pair.one.steps[pair.changed]
    return "an outcome of the set-up" if step.action is None else f"an outcome of {pair.one.game.action(step.action).notation!r}"
