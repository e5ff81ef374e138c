"""The games that ship with Ludary: their names, and each one's `GAME`."""

from __future__ import annotations

import importlib
import re
from typing import TYPE_CHECKING

from ludary.core.arguments import briefly, close_to

if TYPE_CHECKING:
    from ludary.core.protocols import GameLike

PACKAGE = "ludary.games"  # its GAMES lists what ships


def games() -> list[str]:
    """The names of the games that ship, for `load`."""
    return list(importlib.import_module(PACKAGE).GAMES)


def shipped_game(name: str) -> GameLike:
    """Return the game of exactly this name, without a box."""
    game: GameLike = importlib.import_module(f"{PACKAGE}.{name}").GAME
    return game


def shipped_name(written: str, or_else: str = "") -> str:
    """The name of the game that ships which is meant, however it is written; ValueError suggests
    the nearest, and what to do `or_else`.
    """
    names = {_plain(name): name for name in games()}
    if _plain(written) in names:
        return names[_plain(written)]
    near = close_to(_plain(written), names, 1)
    games_are = f"did you mean {names[near[0]]!r}? Games are" if near else "games are"
    raise ValueError(
        f"there is no game {briefly(written)}; {games_are} {', '.join(games())}{or_else}"
    )


def _plain(name: str) -> str:
    """The letters of a name, as all ways to write it have them."""
    return re.sub(r"[\s_-]", "", name).lower()
