"""Every game has a lesson that is true of it: with the present rules, words and board."""

from functools import cache

import pytest

import ludary
from ludary.study.guided_game import GuidedGame, check_lesson, guided_game, lesson_path

TAUGHT = [game for game in ludary.games() if lesson_path(ludary.load(game))]
EVERY_LESSON = pytest.mark.parametrize("game", TAUGHT)


@cache
def lesson_of(game: str) -> GuidedGame:
    guided = guided_game(ludary.load(game))
    assert guided is not None
    return guided


def test_every_game_is_taught() -> None:
    assert ludary.games() == TAUGHT


@EVERY_LESSON
def test_a_lesson_replays_points_at_what_is_there_and_answers_choices_that_there_are(
    game: str,
) -> None:
    check_lesson(lesson_of(game))


@EVERY_LESSON
def test_a_lesson_takes_five_to_eight_minutes_and_ten_to_twenty_decisions(game: str) -> None:
    lesson = lesson_of(game).lesson
    assert 5 <= lesson.minutes <= 8
    assert 10 <= sum(bool(step.do) for step in lesson.step) <= 20


@EVERY_LESSON
def test_every_choice_of_a_lesson_is_answered(game: str) -> None:
    guided = lesson_of(game)
    for number, moment in enumerate(guided.moments):
        for action in moment.view.legal() if moment.planned is not None else []:
            assert all(guided.answer(number, action.id)), f"step {number + 1}: {action.notation}"


@EVERY_LESSON
def test_a_lesson_names_what_beginners_miss(game: str) -> None:
    assert sum("beginners miss" in step.say.casefold() for step in lesson_of(game).lesson.step) == 2
