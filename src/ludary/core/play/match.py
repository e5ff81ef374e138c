"""Match: one game being played.

The object that Python users hold; it keeps all secrets, and hands out Views.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ludary.core.arguments import briefly, checked_seed, checked_weight, sealed, whole
from ludary.core.contract.actions import Action, lazy_actions
from ludary.core.contract.breakdown import Breakdowns
from ludary.core.errors import IllegalAction, NotYourTurn
from ludary.core.picture.notebook import match_html
from ludary.core.play.information_state import InformationState, information_state
from ludary.core.play.lazy_words import LazyWords
from ludary.core.play.packing import pack_steps
from ludary.core.play.presenting import lines_of
from ludary.core.play.record_file import parse, read, write
from ludary.core.play.step import Step, keep_state
from ludary.core.play.undo import (
    TakeBack,
    can_undo,
    last_own_step,
    picks,
    showed_secret,
    step_to_undo,
    take_back,
)
from ludary.core.play.view import View, blank_view, check_states_of
from ludary.core.play.worlds import Draws, Outcomes, draws, outcomes
from ludary.core.state.events import sees
from ludary.core.state.fate import generator
from ludary.core.state.memory import copied
from ludary.core.state.state import NOBODY, seat_names
from ludary.core.state.tape import attempts, check_tape, checked_outcomes
from ludary.core.text_files import write_text

if TYPE_CHECKING:
    from ludary.core.play.game import Game

Array = npt.NDArray[Any]
MOST_OUTCOMES = 10_000_000  # of one action that `outcomes` lists
WEIGHED = 16  # worlds among which `imagine` chooses by weights
NOTHING_KNOWN = InformationState(0, (), b"")


class Match:
    """A match, made by `Game.start`, `Match.load` or `Match.imagine`."""

    def __init__(self, game: Game, states: Array, anew: bool, players: Sequence[str] = ()) -> None:
        """A match from a position.

        `states`, shape `(1,)`, is trusted: pass only a State that the game's rules have made or a
        test has laid out, never one from a file or from another person.
        """
        check_states_of(game, states)
        self.game = game
        self.steps: list[Step] = []
        self.players = list(players) or seat_names(int(states["seats"][0]))
        self._states = copied(states)  # shape (1,)
        self._anew = (
            anew  # whether the operating system's randomness re-seeds the generator at each action
        )
        self._origin = states.tobytes()
        self._past: dict[
            int, InformationState
        ] = {}  # each seat's knowledge before the match began: of an imagined one
        self._recalled: dict[
            int, InformationState
        ] = {}  # each seat's knowledge, as far as somebody has asked
        self._revealed: dict[
            int, bool
        ] = {}  # by step: whether it laid something hidden open, as far as somebody has asked

    @classmethod
    def begin(
        cls, game: Game, seats: int, seed: int | None, fate: Sequence[int | str] = ()
    ) -> Match:
        """A new match: what `Game.start` calls."""
        states = game.State.zeros(1)
        states["seats"] = game.check_seats(seats)
        states["fate"]["rng"] = 0 if seed is None else generator(checked_seed(seed), 0)
        match = cls(game, states, seed is None)
        match._run(None, fate)
        return match

    def forget_seed(self) -> None:
        """Draw from the operating system's randomness from now on, afresh at each action, even if
        the match had a seed.
        """
        self._anew = True

    @property
    def state(self) -> Any:
        """The State, secrets included, as a record; read-only."""
        return sealed(self._states)[0]

    def states(self) -> Array:
        """A copy of the State, shape `(1,)`, for drivers."""
        return copied(self._states)

    @property
    def seats(self) -> int:
        """The number of players."""
        return int(self._states["seats"][0])  # ten times as fast as through the record

    @property
    def actor(self) -> int | None:
        """The seat that has to decide; None when the game is over."""
        actor = int(self._states["actor"][0])
        return None if actor == NOBODY else actor

    @property
    def over(self) -> bool:
        return bool(self._states["actor"][0] == NOBODY)

    @property
    def returns(self) -> list[float]:
        """Each seat's utility, in [-1, 1]; all 0 while the game goes on."""
        out = np.zeros(self.seats)
        if self.over:
            self.game.engine.returns(self.game.boxes, self._states, 0, out)
        return [float(value) for value in out]

    @property
    def scores(self) -> list[float]:
        """The scores as they stand, secrets included (a seat's View has what it may know); the
        returns where a game has no scores.
        """
        scores = self.game.presentation.scores
        return (
            [float(score) for score in scores(self.game.box, self.state)]
            if scores
            else self.returns
        )

    @property
    def breakdowns(self) -> Breakdowns:
        """The scores taken apart, secrets included; none where the game does not tell.

        Of a seat's View: `view(seat).breakdowns`.
        """
        return Breakdowns(
            self.game.presentation.breakdowns(self.game.box, self.state), self.players
        )

    def legal(self) -> list[Action]:
        """The actions that the actor may choose from, in the order of their ids; none when the game
        is over.
        """
        ids = self.legal_ids()
        return (
            lazy_actions(self.game.facts, ids, LazyWords(self.game, self._states, self.players))
            if ids
            else []
        )

    def legal_ids(self) -> list[int]:
        """Return the ids of the legal actions, faster than `legal`."""
        out = self.game.engine.action_buffer()
        count = self.game.engine.legal(self.game.boxes, self._states, 0, out)
        chosen: list[int] = out[:count].tolist()
        return chosen

    def view(self, seat: int) -> View:
        """Return the View of `seat` (-1: a spectator)."""
        seat = self._check_seat(seat)
        known = self.steps[-1].events["known_to"].tolist() if self.steps else []
        events = [
            event
            for event, known_to in zip(self.events, known, strict=True)
            if sees(known_to, seat)
        ]
        return View(
            self.game, blank_view(self.game, self._states, seat), seat, events, self.players
        )

    def step(
        self, action: Action | int | str, fate: Sequence[int | str] = (), seat: int | None = None
    ) -> None:
        """Carry an action out, given as Action, id or notation.

        Whatever is raised, the match is as it was.

        `fate` lays outcomes on the tape: numbers, or names such as cards; the generator draws the
        rest. `seat`, where given, must be the seat to decide. Raises IllegalAction if the action is
        not legal, NotYourTurn if the game is over or another seat's turn, BadFate if an outcome
        cannot happen or there are more than the action draws.
        """
        if seat is not None and self._check_seat(seat) != self.actor and not self.over:
            raise NotYourTurn(
                f"{briefly(str(action))}: seat {self.state.actor + 1} has to decide, not seat"
                f" {seat + 1}"
            )
        self._run(self._check_legal(action), fate)

    def _check_legal(self, action: Action | int | str) -> int:
        """The id of a legal action."""
        number = self.game.read_action(action)
        if self.over:
            raise NotYourTurn(f"{self._name(number)!r}: the game is over")
        legal = self.legal_ids()
        if number not in legal:
            listing = ", ".join(self._name(one) for one in legal[:12]) + (
                " ..." if len(legal) > 12 else ""
            )
            raise IllegalAction(
                f"{self._name(number)!r} is not legal now; legal actions are {listing}"
            )
        return number

    def _name(self, action: int) -> str:
        known = action in range(self.game.actions.count)
        return (
            self.game.actions.notation(action, self.game.thing_names)
            if known
            else f"action {briefly(action)}"
        )

    def _run(self, action: int | None, fate: Sequence[int | str]) -> None:
        """Set up (None) or act, with outcomes laid on the tape, and note the step."""
        fate = checked_outcomes(fate)
        before, actor = self._states.tobytes(), int(self._states["actor"][0])
        try:
            for _ in attempts(self.game, self._states, fate, self._anew):
                self.game.engine.complain(self._carry_out(action))
            check_tape(self.game, self._states, fate)
        except Exception:
            self._states[:] = np.frombuffer(before, self._states.dtype)
            raise
        self._states["fate"]["laid"] = 0
        self.steps.append(self._step(actor if action is not None else NOBODY, action, before))

    def _carry_out(self, action: int | None) -> int:
        """Set up (None) or act; returns `check`'s code in debug builds, else 0."""
        if action is None:
            return self.game.engine.setup(self.game.boxes, self._states, 0, self.seats)
        return self.game.engine.apply(self.game.boxes, self._states, 0, action)

    def _step(self, actor: int, action: int | None, before: bytes) -> Step:
        f, events = self._states["fate"][0], self._states["events"]
        count = int(f["drawn"])
        drawn = tuple(zip(f["labels"][:count].tolist(), f["tape"][:count].tolist(), strict=True))
        kept = keep_state(before, self.steps[-1].kept if self.steps else None)
        return Step(actor, action, drawn, events["lines"][0][: events["count"][0]].copy(), kept)

    @property
    def events(self) -> list[Any]:
        """The event records of the last action, secret ones included."""
        return list(self.steps[-1].events) if self.steps else []

    @property
    def history(self) -> list[Any]:
        """All event records so far, secret ones included."""
        return [event for step in self.steps for event in step.events]

    def told(self, seat: int) -> list[str]:
        """Everything that happened as far as `seat` (-1: a spectator) was told, in words."""
        return lines_of(
            self.game,
            [event for event in self.history if sees(event.known_to, self._check_seat(seat))],
            self.players,
        )

    def at(self, steps: int) -> Match:
        """A match in the position of this one after so many steps (1: after the set-up), whatever
        was shown since.

        Raises ValueError outside 1 to `len(match.steps)`.
        """
        steps = whole(steps, "steps", 0)
        if not 1 <= steps <= len(self.steps):
            raise ValueError(
                f"there is no step {steps}: this match has steps 1 to {len(self.steps)}"
            )
        earlier = self.copy()
        if steps < len(self.steps):
            earlier._go_back(steps)
        return earlier

    def _go_back(self, steps: int) -> None:
        """Stand where the match stood after so many steps."""
        self._states = copied(np.frombuffer(self.steps[steps].before, self.game.State.dtype))
        del self.steps[steps:]
        self._revealed = {
            place: revealed for place, revealed in self._revealed.items() if place < steps
        }

    def take_back(self, seat: int) -> TakeBack:
        """Tell whether `seat` may take its last action back: at once (`now`), if the other seats
        agree (`ask`), or not (`no`).
        """
        return take_back(self, self._check_seat(seat))

    def last_own_step(self, seat: int) -> int:
        """Return the number of the last step in which `seat` acted; -1 if it has not.

        ValueError if there is no such seat.
        """
        return last_own_step(self, self._check_seat(seat))

    @property
    def can_undo(self) -> bool:
        """Tell whether the last action can be taken back at once: `take_back` of the seat that
        acted is `now`.
        """
        return can_undo(self)

    def undo(self, seat: int | None = None) -> None:
        """Take the last action back; with `seat` its last action, and all that others have done
        since, unless `take_back` says `no`.

        ValueError if it cannot be undone.
        """
        self._go_back(step_to_undo(self, None if seat is None else self._check_seat(seat)))

    def picked(self, seat: int) -> list[int]:
        """Return the choices that `seat` has made one by one and can still take back, each by
        itself: see `Presentation.picks`.
        """
        return picks(self, self._check_seat(seat))

    def unpick(self, seat: int, action: int) -> None:
        """Take back one of the choices that are `picked`, and keep those that were made after it;
        ValueError for any other action.
        """
        picked = self.picked(seat)
        if action not in picked:
            listing = ", ".join(map(self._name, picked)) or "none"
            raise ValueError(
                f"{self._name(action)!r} cannot be taken back; choices that can: {listing}"
            )
        later = picked[picked.index(action) + 1 :]
        self._go_back(len(self.steps) - len(later) - 1)
        for choice in later:
            self.step(choice)

    def showed_secret(self, since: int) -> bool:
        """Tell whether a step, from number `since` (0-based), revealed something hidden to a seat,
        or drew fate for some seats only.
        """
        return showed_secret(self, whole(since, "since", 0, len(self.steps)))

    def imagine(self, seat: int, seed: int, weigh: Callable[[Match], float] | None = None) -> Match:
        """A Match in a random world that fits what `seat` (-1: a spectator) can see on the table
        now, every world equally likely.

        `weigh` is a model of the rivals: it gives each of sixteen imagined worlds a number of at
        least 0, and one is chosen in proportion to these, or any if all are 0. The world has no
        steps behind it, but the seat's `infostate` goes on from the one that it has here.

        TypeError or ValueError if a weight is no such number.
        """
        seat, seed = self._check_seat(seat), checked_seed(seed)
        if weigh is None:
            return self._imagined(seat, seed, 1)
        worlds = [self._imagined(seat, seed, stream) for stream in range(1, WEIGHED + 1)]
        weights = np.array([checked_weight(weigh(world)) for world in worlds])
        total = float(weights.sum())
        return worlds[
            int(
                np.random.default_rng(seed).choice(
                    WEIGHED, p=weights / total if total > 0 else None
                )
            )
        ]

    def _imagined(self, seat: int, seed: int, stream: int) -> Match:
        states = blank_view(self.game, self._states, seat)
        self.game.engine.imagine(self.game.boxes, states, 0, seat, generator(seed, stream))
        world = type(self)(self.game, states, False, self.players)
        world._past[seat] = self._recall(seat)._replace(steps=0)
        return world

    def outcomes(self, action: Action | int | str, limit: int = 10_000) -> Outcomes[Match]:
        """Every way the action can turn out: `(probability, Match after it)`, by running every
        tape.

        Raises TooManyOutcomes above `limit`, and what `step` raises.
        """
        return outcomes(self, self._check_legal(action), whole(limit, "limit", 1, MOST_OUTCOMES))

    def draws(self, action: Action | int | str, so_far: Sequence[int | str] = ()) -> Draws:
        """List the next outcomes of chance once the action is chosen and has drawn `so_far`, each
        with its probability.

        Empty when the action draws nothing more; then `step(action, so_far)` carries it out. So any
        action can be taken apart into single draws, however many outcomes it has altogether.
        `game.opening_draws` does the same for the set-up.

        Raises BadFate if `so_far` cannot fall, and what `step` raises.
        """
        return draws(self.game, self.states(), self._check_legal(action), so_far)

    def infostate(self, seat: int) -> bytes:
        """All that `seat` (-1: a spectator) has done, was told and has seen on the table, from the
        beginning: its information state.

        The same bytes for any two histories that it cannot tell apart, and for no others.
        """
        return b"".join(self._recall(self._check_seat(seat)).known)

    def infostate_words(self, seat: int) -> str:
        """Return the information state in words, as far as the game has words: own actions, what
        was told, and the View as it stands.
        """
        lines = []
        for step in self.steps:
            if step.action is not None and step.actor == self._check_seat(seat):
                lines.append(f"> {self.game.actions.notation(step.action, self.game.thing_names)}")
            lines += [
                self.game.event_words(event, self.players)
                for event in step.events
                if sees(event.known_to, seat)
            ]
        return "\n".join([*lines, str(self.view(seat))])

    def _recall(self, seat: int) -> InformationState:
        past = self._past.get(seat, NOTHING_KNOWN)
        known = self._recalled.get(seat, past)
        self._recalled[seat] = information_state(
            self, seat, known if known.steps <= len(self.steps) else past
        )
        return self._recalled[seat]

    def copy(self) -> Match:
        """An independent copy of the match."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(
            self.__dict__,
            steps=self.steps.copy(),
            players=self.players.copy(),
            _states=copied(self._states),
            _recalled=self._recalled.copy(),
            _revealed=self._revealed.copy(),
        )
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: Any) -> Match:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "steps": pack_steps(self.steps), "_recalled": {}, "_revealed": {}}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        blank: dict[str, Any] = {"_past": {}, "_recalled": {}, "_revealed": {}}
        self.__dict__.update(blank | saved, steps=saved["steps"].steps())

    def record(self) -> str:
        """The Record: the whole match as text, secrets included, that replays exactly."""
        return write(self)

    def save(self, path: str | Path) -> None:
        """Write the Record to a file.

        OSError if that cannot be done; then an existing file is unchanged.
        """
        write_text(Path(path), self.record())

    @classmethod
    def load(
        cls,
        path: str | Path,
        game: Game | None = None,
        edition: str | Path | None = None,
        imagined: bool = False,
    ) -> Match:
        """The match in a Record's file.

        `game` for your own game, `edition` for an edition that does not ship.

        A Record of a match that began in an imagined world holds that State as it stood, and rules
        trust it. `imagined` accepts such a Record: use it only for one that you wrote yourself.

        Raises BadRecord with line and reason, TypeError for anything but a path.
        """
        if not isinstance(path, str | Path):
            raise TypeError(f"path {briefly(path)}: should be the path of a Record's file")
        return cls.from_record(read(Path(path)), str(path), game, edition, imagined)

    @classmethod
    def from_record(
        cls,
        text: str,
        where: str = "the Record",
        game: Game | None = None,
        edition: str | Path | None = None,
        imagined: bool = False,
        most_steps: int | None = None,
    ) -> Match:
        """The match in a Record's text, as `load` reads it from a file; BadRecord names `where`,
        line and reason.

        `most_steps` refuses a Record with more steps before any of them is replayed.
        """
        return parse(cls, text, where, game, edition, imagined, most_steps)

    def _check_seat(self, seat: int) -> int:
        seat = whole(seat, "seat", -(2**63))
        if not NOBODY <= seat < self.seats:
            raise ValueError(
                f"there is no seat {briefly(seat)}: seats are 0 to {self.seats - 1}, and -1 for a"
                " spectator"
            )
        return seat

    def _repr_html_(self) -> str:
        return match_html(self, self.view(NOBODY))

    def __repr__(self) -> str:
        where = "over" if self.over else f"seat {self.actor} to decide"
        return (
            f"<Match of {self.game.name}, {self.seats} seats,"
            f" {sum(step.action is not None for step in self.steps)} actions, {where}>"
        )
