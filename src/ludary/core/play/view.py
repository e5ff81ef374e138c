"""View: what one seat, or a spectator, can know of a match.

Everything that leaves the engine is made from Views.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ludary.core.arguments import briefly, sealed, whole
from ludary.core.compile.takeover import is_compiled
from ludary.core.contract.actions import Action, lazy_actions
from ludary.core.contract.beats import Beat
from ludary.core.contract.breakdown import Breakdowns
from ludary.core.contract.unavailable import Unavailable
from ludary.core.errors import IllegalAction
from ludary.core.picture.notebook import view_html
from ludary.core.play.presenting import beats_of, lines_of, marks_of
from ludary.core.play.stakes import stakes
from ludary.core.state.fate import generator
from ludary.core.state.memory import copied
from ludary.core.state.state import NOBODY, seat_names

if TYPE_CHECKING:
    from ludary.core.contract.components import ComponentTable
    from ludary.core.contract.inspection import Inspection
    from ludary.core.picture.panels import Board
    from ludary.core.protocols import GameLike

STAKE = " \N{EM DASH} "  # in the words of a choice, before what it wins or loses at once


class View:
    """A State with all that `seat` cannot know blanked.

    Fields of the State are attributes: `view.heroes[0].armor`.

    `str(view)` describes it in words, `_repr_svg_()` draws it, as notebooks do, `bytes` are the
    same for any two worlds that the seat cannot tell apart.
    """

    def __init__(
        self,
        game: GameLike,
        states: npt.NDArray[Any],
        seat: int,
        events: Sequence[Any] = (),
        names: Sequence[str] = (),
    ) -> None:
        """`Match.view` and `Batch.view` make these.

        `states`, shape `(1,)`, is trusted: it must be a View that the game has made.
        """
        check_states_of(game, states)
        self.game = game
        self._states = states
        self._stakes: dict[int, str] | None = None  # once they are asked for
        self.seat = whole(seat, "seat", NOBODY, int(states["seats"][0]) - 1)
        self.names = list(names) or seat_names(int(states["seats"][0]))
        self.event_records = list(
            events
        )  # event records of the last action that this seat may know

    @property
    def states(self) -> npt.NDArray[Any]:
        """The State, shape `(1,)`; read-only."""
        return sealed(self._states)

    @property
    def state(self) -> Any:
        """The State's record; read-only."""
        return self.states[0]

    @property
    def bytes(self) -> bytes:
        return self._states.tobytes()

    @property
    def events(self) -> list[str]:
        """The events of the last action in words, as far as the seat may know them."""
        return lines_of(self.game, self.event_records, self.names)

    @property
    def beats(self) -> list[Beat]:
        """The events of the last action as a page shows them, as far as the seat may know them."""
        return beats_of(self.game, self.event_records, self.names)

    def inspect(self, spot: str) -> Inspection | None:
        """Return what lies at a `data-spot` of this View's board, in words; None if the game tells
        nothing of it.

        TypeError unless `spot` is a text.
        """
        if not isinstance(spot, str):
            raise TypeError(f"spot {briefly(spot)}: should be the name of a spot of the board")
        tell = self.game.presentation.inspect
        return tell(self.game, self.state, spot, self.names) if tell else None

    def components(self) -> list[ComponentTable]:
        """List what is in the box, and how many of each thing this seat has not seen; nothing for a
        game that does not tell.
        """
        return self.game.components(self.state)

    @property
    def decides(self) -> bool:
        """Tell whether this seat has to choose."""
        return self.seat != NOBODY and int(self._states["actor"][0]) == self.seat

    def stopped(self) -> View:
        """Return this View for a game that was given up here: nobody decides any more, although by
        the rules it would go on.
        """
        states = self._states.copy()
        states["actor"] = NOBODY
        return View(self.game, states, self.seat, self.event_records, self.names)

    @property
    def scores(self) -> list[float]:
        """The scores as far as this seat can know them; in a game without scores the returns, 0
        until the end.
        """
        if scores := self.game.presentation.scores:
            return [float(score) for score in scores(self.game.box, self.state)]
        gains = np.zeros(int(self._states["seats"][0]))
        if (
            self._states["actor"][0] == NOBODY
        ):  # everybody knows how it ended, so that any world that fits the View tells
            world, engine = self._states.copy(), self.game.engine
            engine.imagine(self.game.boxes, world, 0, self.seat, generator(0, 1))
            engine.returns(self.game.boxes, world, 0, gains)
        return [float(value) for value in gains]

    @property
    def breakdowns(self) -> Breakdowns:
        """Each seat's score taken apart as far as this seat can know it; none where the game does
        not tell.
        """
        return Breakdowns(self.game.presentation.breakdowns(self.game.box, self.state), self.names)

    @property
    def standings(self) -> list[str]:
        """Each seat's standing in a few words, as far as this seat can know it; none where the
        scores tell that.
        """
        tell = self.game.presentation.standing
        return (
            [tell(self.game, self.state, seat) for seat in range(int(self._states["seats"][0]))]
            if tell
            else []
        )

    def legal(self) -> list[Action]:
        """The legal actions if this seat has to choose, else none."""
        return lazy_actions(self.game.facts, self.legal_ids(), partial(said_in, self))

    def _stake_of(self, action: int) -> str | None:
        """Say what the action wins or loses at once, if anything."""
        if self._stakes is None:
            self._stakes = self._find_stakes()
        return self._stakes.get(action)

    def _find_stakes(self) -> dict[int, str]:
        """By action what ends the game at once; only compiled rules are quick enough to tell."""
        if not is_compiled(self.game.name) or not self.decides:
            return {}
        return stakes(self.game, self._states, self.seat, self.legal_ids())

    def legal_ids(self) -> list[int]:
        """Return the ids of the legal actions, faster than `legal`."""
        if not self.decides:
            return []
        out = self.game.engine.action_buffer()
        count = self.game.engine.legal(self.game.boxes, self._states, 0, out)
        chosen: list[int] = out[:count].tolist()
        return chosen

    def unavailable(self) -> list[Unavailable]:
        """Return the choices that exist by the rules but that this seat, which has to choose,
        cannot make now, each with the reason.
        """
        tell = self.game.presentation.unavailable
        return (
            list(tell(self.game, self.state, frozenset(self.legal_ids()), self.names))
            if tell and self.decides
            else []
        )

    def marks(self, action: Action | int | str) -> dict[str, list[str]]:
        """Return the `data-spot`s of this View's board that a legal action would touch, by kind, as
        `core.contract.marks.Mark` names them.

        Empty for an action that touches nothing, and for a game that does not tell. IllegalAction
        if it is not legal.
        """
        number = self.game.read_action(action)
        if number not in self.legal_ids():
            raise IllegalAction(
                f"{str(action)!r} is not legal now for"
                f" {f'seat {self.seat + 1}' if self.seat >= 0 else 'a spectator'}"
            )
        return marks_of(self.game, self.state, self.game.plain_action(number))

    def __getattr__(self, name: str) -> Any:
        names: tuple[str, ...] = (
            (self.__dict__["_states"].dtype.names or ()) if "_states" in self.__dict__ else ()
        )
        if name in names and name not in ("fate", "events"):
            return getattr(self.state, name)
        raise AttributeError(
            f"a View of {self.game.name} has no field {name!r}; it has {', '.join(names)}"
            if names
            else name
        )

    def __str__(self) -> str:
        if describe := self.game.presentation.describe:
            return describe(self.game, self.state, self.seat, self.names)
        return "\n".join(
            f"{name}: {self.state[name]}"
            for name in self._states.dtype.names or ()
            if name not in ("fate", "events")
        )

    def _repr_svg_(self) -> str | None:
        drawn = self.board()
        return drawn.picture() if drawn else None

    def _repr_html_(self) -> str | None:
        return view_html(self)  # of a game without a board

    def board(self) -> Board | None:
        """The View as panels; None for a game that draws none."""
        draw = self.game.presentation.board
        return draw(self.game, self.state, self.seat, self.names) if draw else None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and (self.seat, self.bytes) == (other.seat, other.bytes)

    def __hash__(self) -> int:
        return hash((self.seat, self.bytes))

    def __repr__(self) -> str:
        whose = "a spectator" if self.seat == NOBODY else f"seat {self.seat}"
        return f"<View of {self.game.name} for {whose}>"


def check_states_of(game: GameLike, states: Any) -> None:
    """TypeError or ValueError unless `states` holds one State of the game, with a number of seats
    and an actor that can be.
    """
    dtype = getattr(states, "dtype", None)
    if not isinstance(states, np.ndarray) or dtype != game.State.dtype:
        raise TypeError(
            f"states: should be an array of States of {game.name}, not {type(states).__name__}{f' of {dtype}' if dtype else ''}"[  # noqa: E501
                :300
            ]
        )
    if states.shape != (1,):
        raise ValueError(f"states: should have shape (1,), not {states.shape}")
    seats, actor = int(states["seats"][0]), int(states["actor"][0])
    if seats not in game.players or not NOBODY <= actor < seats:
        raise ValueError(
            f"states: no game of {game.name} has {seats} seats and seat {actor} to decide"
        )


def blank_view(game: GameLike, states: npt.NDArray[Any], seat: int) -> npt.NDArray[Any]:
    """A copy of `states`, shape `(1,)`, with what `seat` cannot know blanked."""
    copy = copied(states)
    game.engine.conceal(game.boxes, copy, 0, seat)
    return copy


def said_in(view: View, plain: Action) -> Action:
    """Return an action with words and spot; the words end with what wins or loses at once."""
    said = view.game.action(plain.id, view.state, view.names)
    stake = view._stake_of(plain.id)
    return said.saying(f"{said.words.rstrip('.')}{STAKE}{stake}") if stake else said
