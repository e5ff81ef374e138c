"""A View as text: for terminals, screen readers and language models, and beside the picture."""

from collections.abc import Sequence
from typing import Any

from ludary.core.game import Game
from ludary.games.konja.state import Phase


def describe(game: Game, s: Any, seat: int, who: Sequence[str]) -> str:
    """The whole View in lines of at most 78 columns."""
    return f"Turn {s.turns}, {Phase(s.phase).name}"
