"""Undo: which actions can be taken back.

Everything that offers to take back asks `Match.take_back`, and nothing else.

An action can be taken back at once until it was another seat's turn, fate was drawn, or a seat came
to know something hidden. What lies open for all to see does not count: nobody learns a secret from
it. A seat has learned something if, in a world that it held possible, no action would have looked
the same to it. Spectators count as a seat; the actor knows which action it was.

The actions of others can be taken back with theirs if nothing hidden was shown since; those others
are to agree.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import numpy as np
import numpy.typing as npt

from ludary.core.play.view import blank_view
from ludary.core.state.events import EVERYBODY, told_to
from ludary.core.state.memory import copied
from ludary.core.state.state import NOBODY

if TYPE_CHECKING:
    from ludary.core.play.step import Step
    from ludary.core.protocols import MatchLike

Array = npt.NDArray[Any]
TakeBack = Literal["now", "ask", "no"]

# worlds that a seat's knowledge is tried in; what fits half of them is missed once in 16 million
# times
TRIED_WORLDS = 24
MOST_TRIED = 500  # actions tried for one seat; after so many it counts as having learned something
MOST_BACK = 200  # steps that can be taken back at once


def take_back(match: MatchLike, seat: int) -> TakeBack:
    """Tell whether `seat` may take its last action back: see `Match.take_back`."""
    place, last = last_own_step(match, seat), len(match.steps) - 1
    if place < 0:
        return "no"
    if (
        place == last
        and match.actor == seat
        and not match.steps[place].outcomes
        and not reveals(match, place)
    ):
        return "now"
    return "no" if place < 1 or last - place >= MOST_BACK or showed_secret(match, place) else "ask"


def last_own_step(match: MatchLike, seat: int) -> int:
    """Return the number of the last step in which `seat` acted; -1 if it has not."""
    steps = match.steps
    own = (
        place
        for place in range(len(steps) - 1, -1, -1)
        if steps[place].actor == seat and steps[place].action is not None
    )
    return next(own, -1)


def can_undo(match: MatchLike) -> bool:
    """Tell whether the last action can be taken back at once by the seat that acted."""
    return (
        bool(match.steps)
        and match.steps[-1].actor != NOBODY
        and take_back(match, match.steps[-1].actor) == "now"
    )


def step_to_undo(match: MatchLike, seat: int | None) -> int:
    """Return the number of the step that `Match.undo` goes back to; ValueError if it cannot be
    undone.
    """
    if seat is None:
        if not can_undo(match):
            reason = (
                "it drew fate, passed the turn on or showed something"
                if len(match.steps) > 1
                else "nothing has been done yet"
            )
            raise ValueError(f"the last action cannot be undone: {reason}")
        return len(match.steps) - 1
    place = last_own_step(match, seat)
    if place < 1:
        raise ValueError("there is nothing to take back")
    if take_back(match, seat) == "no":
        raise ValueError("it cannot be taken back: something that was hidden has been shown since")
    return place


def picks(match: MatchLike, seat: int) -> list[int]:
    """Return the last actions, as far as each is a choice that `seat`, which has to decide, can
    take back by itself.
    """
    actions: list[int] = []
    for place in range(len(match.steps) - 1 if match.actor == seat else 0, 0, -1):
        step = match.steps[place]
        if (
            step.actor != seat
            or step.action is None
            or match.game.actions.verb[step.action] not in match.game.presentation.picks
        ):
            break
        if step.outcomes or reveals(match, place):
            break
        actions.insert(0, int(step.action))
    return actions


def showed_secret(match: MatchLike, since: int) -> bool:
    """Tell whether a step from number `since` (0-based) on laid something hidden open to a seat, or
    drew fate for some seats only.
    """
    return any(
        drawn_in_secret(match.steps[place]) or reveals(match, place)
        for place in range(since, len(match.steps))
    )


def reveals(match: MatchLike, place: int) -> bool:
    """Tell whether a seat, or a spectator, came to know something hidden by step `place`
    (0-based).
    """
    if place not in match._revealed:
        match._revealed[place] = revealed(match, place)
    return match._revealed[place]


def drawn_in_secret(step: Step) -> bool:
    """Tell whether fate was drawn, and not everybody was told everything."""
    return bool(step.outcomes) and any(event["known_to"] != EVERYBODY for event in step.events)


def revealed(match: MatchLike, place: int) -> bool:
    """Find out in trial worlds whether step `place` showed somebody something hidden."""
    step = match.steps[place]
    if step.action is None:
        return True
    before = np.frombuffer(step.before, match.game.State.dtype)
    after = match.at(place + 1).states()
    return any(
        learned_secret(match, step, before, after, seat) for seat in range(NOBODY, match.seats)
    )


class ObservedStep(NamedTuple):
    """A step as one seat saw it."""

    view: bytes
    told_bytes: bytes


def learned_secret(match: MatchLike, step: Step, before: Array, after: Array, seat: int) -> bool:
    """Tell whether, by what it saw of a step, a seat could rule a world out that fitted its View
    before.
    """
    blank = blank_view(match.game, before, seat)
    seen = ObservedStep(
        blank_view(match.game, after, seat).tobytes(), told_bytes(step.events, seat)
    )
    unmoved = step.actor != seat and seen == ObservedStep(blank.tobytes(), b"")
    if unmoved or knows_all(before, blank):
        return False
    left, fitted = MOST_TRIED, 0
    for number in range(TRIED_WORLDS):
        world = copied(blank)
        match.game.engine.imagine(match.game.boxes, world, 0, seat, np.uint64(number + 1))
        looked: list[ObservedStep | None] = []
        for action in islice(possible_actions(match, step, world, seat), left):
            looked.append(observed_step(match, step, world, action, seat))
            if looked[-1] == seen:
                break
        left -= len(looked)
        if seen in looked:
            fitted += 1
        elif None not in looked:
            return True
    return fitted == 0


def told_bytes(events: Array, seat: int) -> bytes:
    """The events of a step, as far as a seat was told."""
    return told_to(events, seat).tobytes() if len(events) else b""


def knows_all(states: Array, blank: Array) -> bool:
    """Tell whether a seat's View hides nothing of the State but fate to come."""
    bare = copied(states)
    bare["fate"], bare["events"] = blank["fate"], blank["events"]
    return bool(bare.tobytes() == blank.tobytes())


def possible_actions(match: MatchLike, step: Step, world: Array, seat: int) -> Iterator[int]:
    """The actions that the step can have been in a world, for all that a seat knows, the real one
    first: the actor knows which it was.
    """
    room = match.game.engine.action_buffer()
    legal = room[: match.game.engine.legal(match.game.boxes, world, 0, room)]
    real = legal == step.action
    yield from legal[real].tolist()
    if step.actor != seat:
        yield from legal[~real].tolist()


def observed_step(
    match: MatchLike, step: Step, world: Array, action: int, seat: int
) -> ObservedStep | None:
    """An action in a world as a seat would see it with the fate of the step; None if that cannot
    fall there, which shows no secret.
    """
    tried = copied(world)
    f = tried["fate"][0]
    f["tape"][: len(step.outcomes)] = [outcome for _, outcome in step.outcomes]
    f["laid"] = len(step.outcomes)
    match.game.engine.apply(match.game.boxes, tried, 0, action)
    f = tried["fate"][0]
    if f["refused"]:
        return None
    events, more = tried["events"][0], b"" if f["drawn"] == len(step.outcomes) else b"other fate"
    return ObservedStep(
        blank_view(match.game, tried, seat).tobytes(),
        told_bytes(events["lines"][: events["count"]], seat) + more,
    )
