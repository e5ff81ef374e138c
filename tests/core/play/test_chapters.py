"""Chapters: events that a log tells in one line, here the discs that follow each other into one
column.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

import ludary
from ludary import Game, Match
from ludary.cli.playing.narration import narrate
from ludary.core.contract.presentation import Who
from ludary.core.play.presenting import chapters_of, lines_of
from tests.every_game import EXAMPLES


def same_column(game: Game, chapter: Sequence[Any], events: Sequence[Any]) -> bool:
    return bool(chapter[-1].kind == events[0].kind and chapter[-1].values[1] == events[0].values[1])


def discs(game: Game, chapter: Sequence[Any], who: Who) -> str:
    return f"{len(chapter)} in column {chapter[0].values[1]}."


def told_in_chapters(game: Game) -> Game:
    return replace(
        game, presentation=replace(game.presentation, goes_on=same_column, say_chapter=discs)
    )


@pytest.fixture
def match() -> Match:
    match = told_in_chapters(ludary.load(str(EXAMPLES / "connect_four.py"))).start(2)
    for column in (4, 4, 4, 2, 4):
        match.step(f"drop {column}")
    return match


def test_a_chapter_is_told_in_one_line_over_several_actions(match: Match) -> None:
    column = match.history[0].values[1]

    assert (
        match.told(0)
        == narrate(match, 0, 0)
        == [f"3 in column {column}.", f"1 in column {column - 2}.", f"1 in column {column}."]
    )
    assert match.view(0).events == [f"1 in column {column}."]


def test_chapters_have_all_events_in_order_and_begin_with_what_was_begun_if_it_goes_on(
    match: Match,
) -> None:
    first, *rest = match.history

    assert [len(chapter) for chapter in chapters_of(match.game, rest, [first])] == [3, 1, 1]
    assert [len(chapter) for chapter in chapters_of(match.game, rest, [match.history[3]])] == [
        2,
        1,
        1,
    ]
    assert chapters_of(match.game, [], [first]) == []


def test_a_game_that_tells_no_chapters_has_a_sentence_for_each_event() -> None:
    match = ludary.load(str(EXAMPLES / "connect_four.py")).start(2)
    match.step("drop 4")
    match.step("drop 4")

    assert lines_of(match.game, match.history, match.players) == [
        match.game.event_words(event, match.players) for event in match.history
    ]
