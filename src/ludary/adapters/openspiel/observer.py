"""RowObserver: rows of numbers and words of one player's View, in the form in which OpenSpiel asks
for them.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import numpy as np

from ludary.core.state.state import NOBODY

if TYPE_CHECKING:
    from ludary.adapters.openspiel.position import SeatedGame


class RowObserver:
    """Writes into `tensor`, float32; `dict` has its parts: `observation`, and where there is
    perfect recall `told` and `acts`.
    """

    def __init__(self, table: SeatedGame, recall: bool, public: bool) -> None:
        """`recall`: what is remembered follows, where the game has bounds; `public`: as a spectator
        sees it, whoever the player is.
        """
        self.table, self.recall, self.public = table, recall, public
        self._memory = table.memory if recall else None
        self.tensor = np.zeros(
            self._memory.size if self._memory else table.observer.size, np.float32
        )
        self.dict = (
            self._memory.parts(self.tensor) if self._memory else {"observation": self.tensor}
        )

    def set_from(self, state: Any, player: int) -> None:
        """Write what `player` can know; nothing but 0 before the game is set up."""
        match, seat = state.position.match, NOBODY if self.public else player
        if match is None:
            self.tensor.fill(0)
        elif self._memory:
            self._memory(match, seat, self.tensor)
        else:
            self.tensor[:] = self.table.observer(match.view(seat))

    def string_from(self, state: Any, player: int) -> str:
        """The View in words; with perfect recall the player's number and a digest of
        `Match.infostate`.

        The digest, of 160 bits, is the same exactly where the player cannot tell two histories
        apart.
        """
        match, seat = state.position.match, NOBODY if self.public else player
        if not self.recall:
            return str(match.view(seat)) if match else ""
        return (
            f"{seat}:{blake2b(match.infostate(seat) if match else b'', digest_size=20).hexdigest()}"
        )
