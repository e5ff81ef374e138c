"""View: what one seat, or a spectator, can know of a match. Everything that leaves the engine is made from Views."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ludary.core.actions import Action
from ludary.core.errors import IllegalAction
from ludary.core.game import NOBODY, seat_names
from ludary.core.marks import marks_of

if TYPE_CHECKING:
    from ludary.core.game import Game


class View:
    """A State with all that `seat` cannot know blanked. Fields of the State are attributes: `view.heroes[0].armor`.

    `str(view)` describes it in words, `_repr_svg_()` draws it, `bytes` are the same for any two worlds that the seat
    cannot tell apart.
    """

    def __init__(self, game: Game, states: npt.NDArray[Any], seat: int, events: Sequence[Any] = (), names: Sequence[str] = ()) -> None:
        self.game = game
        self.states = states  # shape (1,)
        self.seat = seat
        self.names = list(names) or seat_names(int(states["seats"][0]))
        self.told = list(events)  # event records of the last action that this seat may know

    @property
    def record(self) -> Any:
        """The State's record."""
        return self.states[0]

    @property
    def bytes(self) -> bytes:
        return self.states.tobytes()

    @property
    def events(self) -> list[str]:
        """What the last action did, as far as the seat may know, in words."""
        return [self.game.event_words(event, self.names) for event in self.told]

    @property
    def decides(self) -> bool:
        """Whether this seat has to choose."""
        return self.seat != NOBODY and int(self.record.actor) == self.seat

    def legal(self) -> list[Action]:
        """The legal actions if this seat has to choose, else none."""
        s = self.record
        return [self.game.action(action, s, self.names) for action in self.legal_ids()]

    def legal_ids(self) -> list[int]:
        """The same as ids, faster."""
        if not self.decides:
            return []
        out = self.game.engine.room()
        count = self.game.engine.choices(self.game.boxes, self.states, 0, out)
        chosen: list[int] = out[:count].tolist()
        return chosen

    def marks(self, action: Action | int | str) -> dict[str, list[str]]:
        """What a legal action would touch on this View's board: `data-spot`s by kind, as `core.marks.Mark` names them.

        Empty for an action that touches nothing, and for a game that does not tell. IllegalAction if it is not legal.
        """
        number = self.game.read_action(action)
        if number not in self.legal_ids():
            raise IllegalAction(f"{str(action)!r} is not legal now for {f'seat {self.seat + 1}' if self.seat >= 0 else 'a spectator'}")
        return marks_of(self.game, self.record, self.game.plain_action(number))

    def __getattr__(self, name: str) -> Any:
        names: tuple[str, ...] = (self.__dict__["states"].dtype.names or ()) if "states" in self.__dict__ else ()
        if name in names and name not in ("fate", "events"):
            return getattr(self.record, name)
        raise AttributeError(f"a View of {self.game.name} has no field {name!r}; it has {', '.join(names)}" if names else name)

    def __str__(self) -> str:
        if self.game.describe:
            return self.game.describe(self.game, self.record, self.seat, self.names)
        return "\n".join(f"{name}: {self.record[name]}" for name in self.states.dtype.names or () if name not in ("fate", "events"))

    def _repr_svg_(self) -> str | None:
        return self.game.board(self.game, self.record, self.seat, self.names) if self.game.board else None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and (self.seat, self.bytes) == (other.seat, other.bytes)

    def __hash__(self) -> int:
        return hash((self.seat, self.bytes))

    def __repr__(self) -> str:
        whose = "a spectator" if self.seat == NOBODY else f"seat {self.seat}"
        return f"<View of {self.game.name} for {whose}>"


def blank_view(game: Game, states: npt.NDArray[Any], seat: int) -> npt.NDArray[Any]:
    """A copy of `states`, shape `(1,)`, with what `seat` cannot know blanked."""
    copy = np.frombuffer(bytearray(states.tobytes()), states.dtype)  # 15 times as fast as np.array, which copies field by field
    game.engine.hide(game.boxes, copy, 0, seat)
    return copy
