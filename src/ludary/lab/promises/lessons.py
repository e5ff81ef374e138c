"""The promises about what lies beside a game for its players: that lesson, summary and puzzles can be shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludary.core.play.guided_game import check_lesson, guided_game
from ludary.puzzles import check_puzzles
from ludary.summaries import check_summary

if TYPE_CHECKING:
    from ludary.core.play.game import Game


def lesson_can_be_shown(game: Game, tries: int, seed: int) -> None:
    """BadLesson or BadRecord, which name the line, if the lesson does not fit the game."""
    guided = guided_game(game)
    if guided is not None:
        check_lesson(guided)


def summary_can_be_shown(game: Game, tries: int, seed: int) -> None:
    """ValueError, which names the line, if the summary does not fit the game."""
    check_summary(game)


def puzzles_can_be_shown(game: Game, tries: int, seed: int) -> None:
    """ValueError, which names the line, if a puzzle does not fit the game."""
    check_puzzles(game)
