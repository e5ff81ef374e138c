"""A View, read once: NumPy looks every field of a record up anew, and words and pictures ask for
hundreds of them.
"""

from collections import namedtuple
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any, cast

import numpy as np
import numpy.typing as npt

from ludary.games.dunjiin.box import Box
from ludary.games.dunjiin.reckoning import cards_to_come, is_all_known, strength_of_hand
from ludary.games.dunjiin.state import FaceDown, State
from ludary.kit import Game

# of each kind: how many positions, boxes, lines or panels are kept, so that they need not be made
# again
REMEMBERED = 1024


@dataclass(frozen=True)
class Scene:
    """A View as words and pictures read it."""

    game: Game[Box]
    view: bytes
    s: State  # in plain numbers

    @property
    def box(self) -> Box:
        """The box, in plain numbers."""
        return plain_box(self.game)

    @property
    def face_down(self) -> list[FaceDown]:
        """The Experience that lies face down on the table."""
        return [self.s.face_down[place] for place in range(self.s.face_down_count)]

    def states(self) -> npt.NDArray[Any]:
        """The View for drivers, shape `(1,)`, theirs to change."""
        return np.frombuffer(bytearray(self.view), self.game.State.dtype)

    @cached_property
    def strength(self) -> int | None:
        """The Strength of the Monster on the table, with what Traps will add; None unless all its
        cards are known.
        """
        return strength_of_hand(self.game, self.s, self.states()) if is_all_known(self.s) else None

    @cached_property
    def more(self) -> int:
        """The number of cards still to be drawn for the Monster, as far as one can know; 0 if it is
        complete.
        """
        return cards_to_come(self.game, self.s, self.states())

    def after(self, action: int) -> Any:
        """The record after an action that draws no card."""
        states = self.states()
        self.game.engine.apply(self.game.boxes, states, 0, action)
        return states[0]


def look(game: Game[Box], s: State) -> Scene:
    """Return the Scene that the View's state `s` shows."""
    return _look(game, s.tobytes())


@lru_cache(REMEMBERED // 8)
def _look(game: Game[Box], view: bytes) -> Scene:
    return Scene(game, view, plain(np.frombuffer(view, game.State.dtype)[0]))


@lru_cache(REMEMBERED // 8)
def plain_box(game: Game[Box]) -> Box:
    box: Box = plain(game.box)
    return box


def plain(record: Any) -> Any:
    """The record as a named tuple of numbers and tuples, which stays as it is."""
    form, places = _form(record.dtype)
    return form._make(
        [_plain(value) if at in places else value for at, value in enumerate(record.item())]
    )


def _plain(row: npt.NDArray[Any]) -> tuple[Any, ...]:
    return tuple(row.tolist()) if row.dtype.names is None else _plain_rows(row.dtype, row.tobytes())


@lru_cache(REMEMBERED)
def _plain_rows(kind: np.dtype[Any], rows: bytes) -> tuple[Any, ...]:
    return tuple(
        _plain_row(kind, rows[at : at + kind.itemsize]) for at in range(0, len(rows), kind.itemsize)
    )


@lru_cache(REMEMBERED)
def _plain_row(kind: np.dtype[Any], row: bytes) -> Any:
    return plain(np.frombuffer(row, kind)[0])


@lru_cache(REMEMBERED // 8)
def _form(kind: np.dtype[Any]) -> tuple[Any, frozenset[int]]:
    """The named tuple with a record's fields, and which of them are rows."""
    names, name_it = kind.names or (), cast(Any, namedtuple)
    return name_it("Plain", names), frozenset(
        at for at, name in enumerate(names) if kind[name].shape
    )
