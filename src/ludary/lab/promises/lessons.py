"""The promise about a game's lesson: that it can be shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludary.core.play.guided_game import check_lesson, guided_game

if TYPE_CHECKING:
    from ludary.core.play.game import Game


def lesson_can_be_shown(game: Game, tries: int, seed: int) -> None:
    """BadLesson or BadRecord, which name the line, if the lesson does not fit the game."""
    guided = guided_game(game)
    if guided is not None:
        check_lesson(guided)
