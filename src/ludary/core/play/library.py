"""Finding games: by name among those that ship, or as your own file."""

from __future__ import annotations

import copyreg
import importlib
import importlib.util
import re
import sys
from dataclasses import replace
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from ludary.core.arguments import briefly
from ludary.core.play.game import Game
from ludary.core.play.shipped_games import games, shipped_game, shipped_name

if TYPE_CHECKING:
    from types import ModuleType

EXAMPLES = ("connect_four", "leduc_poker")  # games that ship as an example each, in one file
OWN = f"; the examples {' and '.join(EXAMPLES)}; or give a Python file that defines GAME"
PACKAGE = Path(__file__).parents[2]


def load(name: str | Path, edition: str | Path | None = None, **options: Any) -> Game:
    """The game of this name, or in this Python file (its `GAME`), with a box of this edition and
    these options.

    Capitals, spaces, hyphens and underscores do not matter in a name: "Zimby Mojo" is zimby_mojo.
    The examples are "connect_four" and "leduc_poker".

    >>> load("dunjiin", hardcore=True).seats
    range(2, 7)

    Raises ValueError, with the right ones listed, for a game, an edition or an option that does not
    exist; TypeError for anything but a name or a path.
    """
    if not isinstance(name, str | Path):
        raise TypeError(
            f"{briefly(name)}: should be the name of a game, or the path of a Python file that"
            " defines GAME"
        )
    return rules_of(str(Path(name).resolve()) if str(name).endswith(".py") else str(name)).with_box(
        edition, options
    )


def as_game(game: str | Path | Game) -> Game:
    """Return a Game as it is, or load the one of this name or file."""
    return game if isinstance(game, Game) else load(game)


def example_file(name: str) -> Path | None:
    """The file of an example: within an installed package, or beside the sources.

    None for any other name.
    """
    written = re.sub(r"[\s_-]", "", name).lower()
    found = next((one for one in EXAMPLES if one.replace("_", "") == written), None)
    places = (PACKAGE / "examples", PACKAGE.parents[1] / "examples")
    return next(
        (
            folder / f"{found}.py"
            for folder in places
            if found and (folder / f"{found}.py").is_file()
        ),
        None,
    )


@cache
def rules_of(name: str) -> Game:
    """The game without a box."""
    if example := example_file(name):
        return rules_of(str(example.resolve()))
    if not name.endswith(".py"):
        return cast(Game, shipped_game(shipped_name(name, OWN)))
    game = getattr(_module(Path(name)), "GAME", None)
    if not isinstance(game, Game):
        raise ValueError(f"{name}: should define GAME, a ludary.core.play.game.Game")
    return replace(game, contents=replace(game.contents, source=Path(name).resolve()))


def _module(path: Path) -> ModuleType:
    """The module in a file, under one name for each file."""
    if not path.is_file():
        raise ValueError(f"{path}: there is no such file")
    path = path.resolve()
    name = f"{path.stem}_{sha256(str(path).encode()).hexdigest()[:8]}"
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise ValueError(f"{path}: cannot be loaded as Python")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    sys.path.insert(0, str(path.parent))  # so that a game of several files finds its neighbours
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        raise ValueError(f"{path}: {type(error).__name__}: {error}") from error
    finally:
        sys.path.remove(str(path.parent))
    return module


def restore(name: str, edition: Any, numbers: dict[str, int]) -> Game:
    """Load the Game that was pickled."""
    return rules_of(name).with_tables(edition, numbers)


__all__ = ["games", "load", "restore", "rules_of", "shipped_name"]

copyreg.pickle(
    Game, lambda game: (restore, (str(game.source or game.name), game.edition, dict(game.numbers)))
)
