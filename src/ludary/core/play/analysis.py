"""Analysis: what searchers and solvers ask of a match: worlds that fit, outcomes with their chances, and information states."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

from ludary.core.arguments import checked_seed, whole
from ludary.core.play.information_state import Recall, recall
from ludary.core.play.view import blank_view
from ludary.core.play.worlds import Draws, Outcomes, draws, outcomes
from ludary.core.state.events import sees
from ludary.core.state.fate import generator

if TYPE_CHECKING:
    from ludary.core.contract.actions import Action
    from ludary.core.play.match import Match

MOST_OUTCOMES = 10_000_000  # of one action that `outcomes` lists
NOTHING = Recall(0, (), b"")


class Analysis:
    """The part of a Match that imagines and counts. See `core.play.match.Match`."""

    def imagine(self, seat: int, seed: int) -> Match:
        """A Match in a random world that fits what `seat` (-1: a spectator) can see on the table now.

        It has no steps behind it, but the seat's `infostate` goes on from the one that it has here.
        """
        match = cast("Match", self)
        seat = match._check_seat(seat)
        states = blank_view(match.game, match._states, seat)
        match.game.engine.imagine(match.game.boxes, states, 0, seat, generator(checked_seed(seed), 1))
        world = type(match)(match.game, states, False, match.players)
        world._past[seat] = self._recall(seat)._replace(steps=0)
        return world

    def outcomes(self, action: Action | int | str, limit: int = 10_000) -> Outcomes:
        """Every way the action can turn out: `(probability, Match after it)`, by running every tape.

        Raises TooManyOutcomes above `limit`, and what `step` raises.
        """
        match = cast("Match", self)
        return outcomes(match, match._check_legal(action), whole(limit, "limit", 1, MOST_OUTCOMES))

    def draws(self, action: Action | int | str, so_far: Sequence[int | str] = ()) -> Draws:
        """What chance can bring next once the action is chosen and has drawn `so_far`: each outcome with its probability.

        Empty when the action draws nothing more; then `step(action, so_far)` carries it out. So any action can be taken apart into single
        draws, however many outcomes it has altogether. `game.opening_draws` does the same for the set-up.

        Raises BadFate if `so_far` cannot fall, and what `step` raises.
        """
        match = cast("Match", self)
        return draws(match.game, match.states(), match._check_legal(action), so_far)

    def infostate(self, seat: int) -> bytes:
        """All that `seat` (-1: a spectator) has done, was told and has seen on the table, from the beginning: its information state.

        The same bytes for any two histories that it cannot tell apart, and for no others.
        """
        return b"".join(self._recall(cast("Match", self)._check_seat(seat)).known)

    def infostate_words(self, seat: int) -> str:
        """The same in words, as far as the game has words: own actions, what was told, and the View as it stands."""
        match = cast("Match", self)
        lines = []
        for step in match.steps:
            if step.action is not None and step.actor == match._check_seat(seat):
                lines.append(f"> {match.game.actions.notation(step.action, match.game.thing_names)}")
            lines += [match.game.event_words(event, match.players) for event in step.events if sees(event.known_to, seat)]
        return "\n".join([*lines, str(match.view(seat))])

    def _recall(self, seat: int) -> Recall:
        match: Any = self
        past = match._past.get(seat, NOTHING)  # what it knew when an imagined match began
        known = match._recalled.get(seat, past)
        match._recalled[seat] = recall(match, seat, known if known.steps <= len(match.steps) else past)
        return cast(Recall, match._recalled[seat])
