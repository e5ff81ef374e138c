"""The means of learning a game that a server offers: its lesson, its summary and its positions to
solve, as far as they can be read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import structlog

from ludary.core.contract.lesson import read_lesson
from ludary.core.errors import BadLesson
from ludary.server.errors import Refused, not_found, public_words
from ludary.study.guided_game import lesson_path
from ludary.study.puzzles import puzzles_of

if TYPE_CHECKING:
    from ludary.core.play.game import Game

log = structlog.get_logger()


def lesson_card(game: Game) -> dict[str, Any] | None:
    """Return the lesson of a game as the lobby offers it; None if there is none that can be
    read.
    """
    path = lesson_path(game)
    try:
        lesson = read_lesson(path)[0] if path else None
    except BadLesson as error:
        log.warning("bad_lesson", game=game.name, error=str(error)[:500])
        return None
    return {"title": lesson.title, "minutes": lesson.minutes} if lesson else None


def puzzle_count(game: Game) -> int:
    """Return how many positions to solve a game has; 0 if they cannot be read."""
    try:
        return len(puzzles_of(game))
    except ValueError as error:
        log.warning("bad_puzzles", game=game.name, error=str(error)[:500])
        return 0


def check_summary(game: Game) -> None:
    """Raise Refused if a game has no summary, or one that cannot be read."""
    try:
        summary = game.summary
    except ValueError as error:
        raise Refused(
            f"The summary of {game.title} cannot be shown: {public_words(error, game.source)}",
            "no_summary",
            404,
        ) from None
    if summary is None:
        raise not_found("summary of this game")


def has_summary(game: Game) -> bool:
    """Tell whether a game has a summary that can be read."""
    try:
        return game.summary is not None
    except ValueError as error:
        log.warning("bad_summary", game=game.name, error=str(error)[:500])
        return False
