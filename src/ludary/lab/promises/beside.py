"""Promises about the files beside a game: a server can open it, and show its lesson, summary and
puzzles.
"""

from __future__ import annotations

from typing import TYPE_CHECKING
from xml.etree import ElementTree

from ludary.study.guided_game import check_lesson, guided_game
from ludary.study.puzzles import check_puzzles
from ludary.study.summaries import check_summary

if TYPE_CHECKING:
    from ludary.core.play.game import Game


def game_can_be_opened(game: Game, tries: int, seed: int) -> None:
    """ValueError, which names the file and the entry, if a server or the terminal cannot show the
    game; or an error of its own code.
    """
    game.check_files()
    if game.presentation.cover:
        ElementTree.fromstring(game.presentation.cover())
    for seats in game.seats:
        view = game.start(seats, seed).view(-1)
        view.components(), game.components(), view._repr_svg_(), str(view)


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
