"""The host's own games, from Python files: opened at the start, so that a fault in one spares the
others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

import structlog

from ludary.core.play.game import Game
from ludary.core.play.library import load, rules_of
from ludary.server.errors import public_words

log = structlog.get_logger()


def open_games(paths: Iterable[Path]) -> tuple[dict[str, Game], dict[str, str]]:
    """Load the games and read their files.

    Return those without a fault by name, and the faults of the others in words.
    """
    games: dict[str, Game] = {}
    faults: dict[str, str] = {}
    for path in (path.resolve() for path in paths):
        name = path.stem
        try:
            name = rules_of(str(path)).name
            game = load(path)
            game.check_files()
        except Exception as error:  # noqa: BLE001 - whatever it is, the other games are played
            faults[name] = fault_words(name, error, path)
        else:
            games[name] = game
    return games, faults


def fault_in(game: Game, attempt: Callable[[Game], object]) -> str:
    """Return in words why the server failed at a step with a game; "" if it succeeded."""
    try:
        attempt(game)
    except Exception as error:  # noqa: BLE001 - as above
        return fault_words(game.name, error, game.source or Path())
    return ""


def fault_words(name: str, error: Exception, path: Path) -> str:
    """Log an error, and return it in words for strangers."""
    words = public_words(error, path)
    log.warning("bad_game", game=name, error=words)
    return words
