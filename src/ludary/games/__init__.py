"""The games that ship with Ludary: each is a folder here that has an edition.

A new game is a new folder and nothing else.

The package can be called, because Python gives a package's name to the attribute of its parent:
`ludary.games()` lists the names.
"""

import sys
from pathlib import Path
from types import ModuleType

GAMES = tuple(sorted(path.parent.name for path in Path(__file__).parent.glob("*/edition.toml")))


class Shelf(ModuleType):
    """The package itself."""

    def __call__(self) -> list[str]:
        """The names of the games that ship, for `ludary.load`."""
        return list(GAMES)


sys.modules[__name__].__class__ = Shelf
