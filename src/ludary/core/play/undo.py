"""Undoing: which actions can be taken back. Everything that offers to take back asks `Undoable.take_back`, and nothing else.

An action can be taken back at once until it was another seat's turn, fate was drawn, or a seat came to know something hidden. What
lies open for all to see does not count: nobody learns a secret from it. A seat has learned something if, in a world that it held
possible, no action would have looked the same to it. Spectators count as a seat; the actor knows which action it was.

The actions of others can be taken back with theirs if nothing hidden was shown since; those others are to agree.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NamedTuple, cast

import numpy as np
import numpy.typing as npt

from ludary.core.arguments import whole
from ludary.core.play.view import blank_view
from ludary.core.state.events import EVERYBODY, sees
from ludary.core.state.memory import copied
from ludary.core.state.state import NOBODY

if TYPE_CHECKING:
    from ludary.core.play.match import Match
    from ludary.core.play.step import Step

Array = npt.NDArray[Any]
TakeBack = Literal["now", "ask", "no"]

TRIED_WORLDS = 24  # in how many a seat's knowledge is tried; something that fits half of them is missed once in 16 million times
MOST_TRIED = 500  # actions tried for one seat; after so many it counts as having learned something
MOST_BACK = 200  # steps that are gone back over at once


class Undoable:
    """The part of a Match that takes actions back. See `core.play.match.Match`."""

    def take_back(self, seat: int) -> TakeBack:
        """Tell whether `seat` may take its last action back: at once (`now`), if the other seats agree (`ask`), or not (`no`)."""
        match = cast("Match", self)
        place, last = match.last_own_step(seat), len(match.steps) - 1
        if place < 0:
            return "no"
        if place == last and match.actor == seat and not match.steps[place].outcomes and not match._reveals(place):
            return "now"
        return "no" if place < 1 or last - place >= MOST_BACK or match.showed_secret(place) else "ask"

    def last_own_step(self, seat: int) -> int:
        """Return the number of the last step in which `seat` acted; -1 if it has not. ValueError for a seat that is none."""
        match = cast("Match", self)
        seat, steps = match._check_seat(seat), match.steps
        own = (at for at in range(len(steps) - 1, -1, -1) if steps[at].actor == seat and steps[at].action is not None)
        return next(own, -1)

    @property
    def can_undo(self) -> bool:
        """Tell whether the last action can be taken back at once: `take_back` of the seat that acted is `now`."""
        match = cast("Match", self)
        return bool(match.steps) and match.steps[-1].actor != NOBODY and match.take_back(match.steps[-1].actor) == "now"

    def undo(self, seat: int | None = None) -> None:
        """Take the last action back; of a `seat` its last action, and all that others did since, unless `take_back` says `no`.

        ValueError if it cannot be undone.
        """
        match = cast("Match", self)
        if seat is None and not match.can_undo:
            last = "it drew fate, passed the turn on or showed something" if len(match.steps) > 1 else "nothing has been done yet"
            raise ValueError(f"the last action cannot be undone: {last}")
        place = len(match.steps) - 1 if seat is None else match.last_own_step(seat)
        if seat is not None and place < 1:
            raise ValueError("there is nothing to take back")
        if seat is not None and match.take_back(seat) == "no":
            raise ValueError("it cannot be taken back: something that was hidden has been shown since")
        match._go_back(place)

    def picked(self, seat: int) -> list[int]:
        """Return the choices that `seat` has made one by one and can still take back, each by itself: see `Presentation.picks`."""
        match = cast("Match", self)
        return [int(match.steps[place].action or 0) for place in match._picked_at(seat)] if match.actor == match._check_seat(seat) else []

    def unpick(self, seat: int, action: int) -> None:
        """Take back one of the choices that are `picked`, and keep those that were made after it; ValueError for any other action."""
        match = cast("Match", self)
        picked = match.picked(seat)
        if action not in picked:
            raise ValueError(
                f"{match._name(action)!r} is none of the choices that can be taken back: {', '.join(map(match._name, picked)) or 'none'}"
            )
        kept = picked[picked.index(action) + 1 :]
        match._go_back(len(match.steps) - len(kept) - 1)
        for later in kept:
            match.step(later)

    def _picked_at(self, seat: int) -> list[int]:
        """The last steps, as far as each was such a choice by the seat."""
        match = cast("Match", self)
        places: list[int] = []
        for place in range(len(match.steps) - 1, 0, -1):
            step = match.steps[place]
            if step.actor != seat or step.action is None or match.game.actions.verb[step.action] not in match.game.presentation.picks:
                break
            if step.outcomes or match._reveals(place):
                break
            places.insert(0, place)
        return places

    def showed_secret(self, since: int) -> bool:
        """Tell whether a step from number `since` (0-based) on laid something hidden open to a seat, or drew fate for some seats only."""
        match = cast("Match", self)
        places = range(whole(since, "since", 0, len(match.steps)), len(match.steps))
        return any(drawn_in_secret(match.steps[place]) or match._reveals(place) for place in places)

    def _reveals(self, place: int) -> bool:
        """Tell whether a seat, or a spectator, came to know something hidden by step `place` (0-based)."""
        match = cast("Match", self)
        if place not in match._revealed:
            match._revealed[place] = revealed(match, place)
        return match._revealed[place]


def drawn_in_secret(step: Step) -> bool:
    """Tell whether fate was drawn, and not everybody was told everything."""
    return bool(step.outcomes) and any(event["known_to"] != EVERYBODY for event in step.events)


def revealed(match: Match, place: int) -> bool:
    """`Undoable._reveals`, found out in trial worlds."""
    step = match.steps[place]
    if step.action is None:
        return True
    before = np.frombuffer(step.before, match.game.State.dtype)
    after = match.at(place + 1).states()
    return any(learned(match, step, before, after, seat) for seat in range(NOBODY, match.seats))


class Sight(NamedTuple):
    """A step as one seat saw it."""

    view: bytes
    told: bytes


def learned(match: Match, step: Step, before: Array, after: Array, seat: int) -> bool:
    """Tell whether, by what it saw of a step, a seat could rule a world out that fitted its View before."""
    blank = blank_view(match.game, before, seat)
    seen = Sight(blank_view(match.game, after, seat).tobytes(), told(step.events, seat))
    unmoved = step.actor != seat and seen == Sight(blank.tobytes(), b"")
    if unmoved or knows_all(before, blank):
        return False
    left, fitted = MOST_TRIED, 0
    for number in range(TRIED_WORLDS):
        world = blank.copy()
        match.game.engine.imagine(match.game.boxes, world, 0, seat, np.uint64(number + 1))
        looked: list[Sight | None] = []
        for action in possible(match, step, world, seat)[:left]:
            looked.append(looks(match, step, world, action, seat))
            if looked[-1] == seen:
                break
        left -= len(looked)
        if seen in looked:
            fitted += 1
        elif None not in looked:
            return True
    return fitted == 0


def told(events: Array, seat: int) -> bytes:
    """The events of a step, as far as a seat was told."""
    heard = [event for event in events if sees(event["known_to"], seat)]
    return b"".join(event[name].tobytes() for event in heard for name in ("kind", "seat", "what", "amount"))


def knows_all(states: Array, blank: Array) -> bool:
    """Tell whether a seat's View hides nothing of the State but fate to come."""
    bare = copied(states)
    bare["fate"], bare["events"] = blank["fate"], blank["events"]
    return bool(bare.tobytes() == blank.tobytes())


def possible(match: Match, step: Step, world: Array, seat: int) -> list[int]:
    """The actions that the step can have been in a world, for all that a seat knows: the actor knows which it was."""
    room = match.game.engine.room()
    legal: list[int] = room[: match.game.engine.legal(match.game.boxes, world, 0, room)].tolist()
    same = [action for action in legal if action == step.action]
    return same if step.actor == seat else [*same, *(action for action in legal if action != step.action)]


def looks(match: Match, step: Step, world: Array, action: int, seat: int) -> Sight | None:
    """An action in a world as a seat would see it with the fate of the step; None if that cannot fall there, which shows no secret."""
    tried = copied(world)
    f = tried["fate"][0]
    f["tape"][: len(step.outcomes)] = [outcome for _, outcome in step.outcomes]
    f["laid"] = len(step.outcomes)
    match.game.engine.apply(match.game.boxes, tried, 0, action)
    f = tried["fate"][0]
    if f["refused"]:
        return None
    events, more = tried["events"][0], b"" if f["drawn"] == len(step.outcomes) else b"other fate"
    return Sight(blank_view(match.game, tried, seat).tobytes(), told(events["lines"][: events["count"]], seat) + more)
