"""Twins: a match and a copy of it that differs in one outcome or one choice."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ludary.core.errors import BadFate, IllegalAction, NotYourTurn
from ludary.core.observe.columns import OFTEN_TOLD
from ludary.core.play.match import Match
from ludary.core.play.view import blank_view
from ludary.core.state.events import told_to
from ludary.lab.promises.likely_worlds import numbers_of

if TYPE_CHECKING:
    from ludary.core.play.game import Game
    from ludary.core.play.step import Step

FOLLOWED = 25  # steps after the change

Outcome = tuple[int, int]  # label, number


@dataclass(frozen=True)
class Twins:
    """Two matches that differ in one outcome or one choice, after the same actions; `place` is the
    number of the last step of both.
    """

    one: Match  # the whole match that was played
    other: Match
    place: int
    changed: int  # the step in which they differ
    exactly: bool = True  # nothing else was changed so far
    chosen: int | None = None  # the other action, where they differ in a choice

    def step(self, match: Match) -> Step:
        return match.steps[self.place if match is self.one else -1]

    def told(self, match: Match, seat: int, kinds: Collection[int] | None = None) -> bytes:
        """The events of this step that `seat` is told, restricted to `kinds` if given."""
        events = told_to(self.step(match).events, seat)
        return bytes(events if kinds is None else events[np.isin(events[:, 0], list(kinds))])

    def states(self, match: Match) -> npt.NDArray[Any]:
        """The State after this step."""
        if match is self.other or self.place + 1 == len(match.steps):
            return match.states()
        return np.frombuffer(match.steps[self.place + 1].before, match.game.State.dtype).copy()

    def shown(self, match: Match, seat: int) -> npt.NDArray[Any]:
        return blank_view(match.game, self.states(match), seat)

    def hides(self, seat: int) -> bool:
        """Tell whether a difference of the States is hidden from a seat, or told only to others."""
        states = numbers_of(self.states(self.one)) != numbers_of(self.states(self.other))
        views = numbers_of(self.shown(self.one, seat)) != numbers_of(self.shown(self.other, seat))
        others = any(self.tells(other) for other in range(-1, self.one.seats))
        return bool((states & ~views).any()) or (others and not self.tells(seat))

    def tells(self, seat: int, kinds: Collection[int] | None = None) -> bool:
        """Tell whether events of this step, or those of some kinds, tell a seat which of both
        matches it is in.
        """
        return self.told(self.one, seat, kinds) != self.told(self.other, seat, kinds)

    def differs_to(self, seat: int) -> list[str]:
        """Return the fields in which the twins' Views of a seat differ."""
        return fields_that_differ(
            self.one.game, self.shown(self.one, seat), self.shown(self.other, seat)
        )

    @property
    def verbs(self) -> set[int]:
        """The verbs of this step: two where another action was chosen in it."""
        actions = [
            self.one.steps[self.place].action,
            self.chosen if self.place == self.changed else None,
        ]
        return {int(self.one.game.actions.verb[action]) for action in actions if action is not None}

    @property
    def words(self) -> str:
        """The change in words."""
        action, notation = self.one.steps[self.changed].action, self.one.game.plain_action
        if action is None:
            return "an outcome of the set-up"
        if self.chosen is None:
            return f"an outcome of {notation(action).notation!r}"
        return (
            f"the choice of {notation(action).notation!r} instead of"
            f" {notation(self.chosen).notation!r}"
        )


def played(
    match: Match,
    before: Match | None,
    place: int,
    tape: Sequence[Outcome],
    chosen: int | None = None,
) -> Match | None:
    """The step at this place of the match, after `before`, with these outcomes and perhaps another
    action.

    None if these outcomes are impossible, or the action is illegal.
    """
    action = match.steps[place].action if chosen is None else chosen
    fate = [outcome for _, outcome in tape]
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
    return [
        name
        for name in game.State.declared
        if name not in OFTEN_TOLD and one[name].tobytes() != two[name].tobytes()
    ]
