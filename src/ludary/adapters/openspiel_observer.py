"""RowObserver: rows of numbers and words of one player's View, in the form in which OpenSpiel asks for them."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import numpy as np

from ludary.core.events import sees
from ludary.core.state import NOBODY

if TYPE_CHECKING:
    from ludary.adapters.openspiel_position import Table

COLUMNS = 5  # of an event: 1, its kind, whom it is about (0: the player, -1: nobody), what, how much


class RowObserver:
    """Writes into `tensor`, float32, of which `dict` has the parts: `observation`, and `told` where there is perfect recall."""

    def __init__(self, table: Table, recall: bool, public: bool) -> None:
        """`recall`: all that was told follows; `public`: as a spectator sees it, whoever the player is."""
        self.table, self.recall, self.public = table, recall, public
        size, room = table.observer.size, table.game.limits.told or 0
        told = room if recall else 0
        self.tensor = np.zeros(size + told * COLUMNS, np.float32)
        self.dict = {"observation": self.tensor[:size]}
        if told:
            self.dict["told"] = self.tensor[size:].reshape(told, COLUMNS)

    def set_from(self, state: Any, player: int) -> None:
        """Write what `player` can know; nothing but 0 before the game is set up."""
        self.tensor.fill(0)
        match, seat = state.position.match, NOBODY if self.public else player
        if match is None:
            return
        self.dict["observation"][:] = self.table.observer(match.view(seat))
        if "told" in self.dict:
            told = [event for event in match.history if sees(int(event.known_to), seat)]
            for row, event in zip(self.dict["told"], told, strict=False):
                about = (int(event.seat) - max(seat, 0)) % match.seats if event.seat >= 0 else NOBODY
                row[:] = 1, event.kind, about, event.what, event.amount

    def string_from(self, state: Any, player: int) -> str:
        """The View in words; with perfect recall the player's number and a digest of `Match.infostate`.

        The digest, of 160 bits, is the same exactly where the player cannot tell two histories apart.
        """
        match, seat = state.position.match, NOBODY if self.public else player
        if not self.recall:
            return str(match.view(seat)) if match else ""
        return f"{seat}:{blake2b(match.infostate(seat) if match else b'', digest_size=20).hexdigest()}"
