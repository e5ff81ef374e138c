"""The words of a promise that is not kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludary.core.play.game import Game
    from ludary.core.play.match import Match

MOST = 8  # actions that are named


class Broken(Exception):
    """A promise is not kept: what was seen, and the match in which it was."""

    def __init__(self, why: str, match: Match | None = None) -> None:
        super().__init__(why)
        self.match = match


def whose(seat: int) -> str:
    """A seat, or a spectator, in words."""
    return f"seat {seat + 1}" if seat >= 0 else "a spectator"


def noted(game: Game, actions: list[int]) -> str:
    """Actions in their notation, the first few if there are many."""
    return (
        ", ".join(game.action(action).notation for action in actions[:MOST])
        + (" ..." if len(actions) > MOST else "")
        or "nothing"
    )
