"""The games that ship with Ludary. A new game is a new folder and one line here.

The package can be called, because Python gives a package's name to the attribute of its parent: `ludary.games()` lists
the names.
"""

import sys
from types import ModuleType

GAMES = ("dunjiin", "koa", "nagaraja", "konja", "zimby_mojo")


class Shelf(ModuleType):
    """The package itself."""

    def __call__(self) -> list[str]:
        """The names of the games that ship, for `ludary.load`."""
        return list(GAMES)


sys.modules[__name__].__class__ = Shelf
