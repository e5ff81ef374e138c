"""Information states as rows of numbers that all have the same shape, for games of bounded length.

    tensor = leduc.infostate_tensor()
    row = tensor(match, 0)  # float32 (tensor.size,)

A row has three parts:

- `observation`: the table as the seat sees it now, the flat row of `Game.observer`
- `told`: a line for each event that the seat was told since the beginning, the oldest first: 1,
  kind, whom it is about (0: the seat
  itself, then in the order of play; -1: nobody), what, how much
- `acts`: a line for each of the seat's own actions, the oldest first: its id and 1 more, how many
  events the seat had been told before

Lines that are not filled are 0. It is made of nothing but `Match.infostate` and the View: so it is
the same in all worlds that the seat cannot tell apart. What the seat once saw on the table, was
never told and does not see any more, is in `Match.infostate` alone.
"""

from __future__ import annotations

from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ludary.core.arguments import briefly
from ludary.core.play.information_state import decode_history
from ludary.core.play.view import View, blank_view
from ludary.core.state.events import width_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ludary.core.protocols import GameLike, MatchLike


Row = npt.NDArray[np.float32]
TOLD, ACTS = (
    ("there", "kind", "seat"),
    ("action", "after"),
)  # the numbers of a line; behind TOLD come the other values of an event
NOBODY_AT_ALL = -1  # subject of an event that is about nobody


class InfostateTensor:
    """Turns what a seat remembers of a match into rows of numbers.

    Made by `Game.infostate_tensor`.
    """

    def __init__(self, game: GameLike, seats: int | None = None) -> None:
        """`seats` as for `Game.observer`.

        Raises ValueError for a game whose `limits` do not bound decisions and what a seat is told.
        """
        decisions, told = game.limits.decisions, game.limits.told
        if decisions is None or told is None:
            raise ValueError(
                f"{game.name} has no bound for how much a seat is told and decides (game.limits),"
                " so what a seat remembers has no fixed shape: use match.infostate, or batch.told"
                " for what was new since the seat's last decision"
            )
        self.game, self.observer = game, game.observer(seats)
        self.told_names = (
            *TOLD,
            *(f"value{place}" for place in range(2, 1 + width_of(game.State.dtype))),
        )
        self.shapes: Mapping[str, tuple[int, ...]] = MappingProxyType(
            {
                "observation": (self.observer.size,),
                "told": (told, len(self.told_names)),
                "acts": (decisions, len(ACTS)),
            }
        )

    @cached_property
    def spans(self) -> Mapping[str, slice]:
        """The columns of each part."""
        ends = np.cumsum([0, *(int(np.prod(shape)) for shape in self.shapes.values())]).tolist()
        return MappingProxyType(
            {part: slice(ends[k], ends[k + 1]) for k, part in enumerate(self.shapes)}
        )

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The name of each column: `cards[me]=K`, `told[0].kind`, `acts[2].action`."""
        lines = [
            (part, k, name)
            for part, of in (("told", self.told_names), ("acts", ACTS))
            for k in range(self.shapes[part][0])
            for name in of
        ]
        return (*self.observer.names, *(f"{part}[{k}].{name}" for part, k, name in lines))

    @property
    def size(self) -> int:
        """The number of columns."""
        return int(self.spans["acts"].stop)

    def parts(self, row: Row) -> dict[str, Row]:
        """The parts of a row in their shapes; they share its memory."""
        return {part: row[self.spans[part]].reshape(shape) for part, shape in self.shapes.items()}

    def __call__(self, match: MatchLike, seat: int, out: Row | None = None) -> Row:
        """Return the information state of `seat` (-1: a spectator): float32 `(size,)`; `out`, where
        given, is filled and returned.

        Raises ValueError for a match of another game or number of seats, and if the match exceeds
        the game's `limits`.
        """
        row: Any = np.zeros(self.size, np.float32) if out is None else out
        fits = isinstance(row, np.ndarray) and (row.dtype, row.shape) == (np.float32, (self.size,))
        if not fits or not (row.flags.c_contiguous and row.flags.writeable):
            raise ValueError(
                f"out: should be a writeable C-contiguous array of float32, shape {(self.size,)},"
                f" not {briefly(out)}"
            )
        seat = match._check_seat(seat)
        shown = self.observer(View(match.game, blank_view(match.game, match.states(), seat), seat))
        row[:] = 0
        parts = self.parts(row)
        parts["observation"][:] = shown
        told: list[tuple[Any, ...]] = []
        acts: list[tuple[int, int]] = []
        for action, events in decode_history(match.infostate(seat)):
            acts += [] if action is None else [(action + 1, len(told))]
            for kind, whom, *others in events:
                about = NOBODY_AT_ALL if whom < 0 else (whom - max(seat, 0)) % match.seats
                told.append((1, kind, about, *others))
        for name, lines in (("told", told), ("acts", acts)):
            if len(lines) > len(parts[name]):
                raise ValueError(
                    f"{name}: seat {seat + 1} has {len(lines)} of at most {len(parts[name])} by the"
                    f" limits of {self.game.name}"
                )
            if lines:
                parts[name][: len(lines)] = lines
        filled: Row = row
        return filled

    def __repr__(self) -> str:
        return f"<InfostateTensor of {self.game.name}, {self.size} columns>"
