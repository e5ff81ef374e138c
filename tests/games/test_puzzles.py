"""The positions to solve of every game: they replay with the present rules, and their solutions are
legal, few, and of several kinds.
"""

import re
from base64 import b64encode
from collections import Counter
from dataclasses import replace
from math import sqrt
from pathlib import Path

import pytest

import ludary
from ludary import BadRecord
from ludary.core.contract.contents import Contents
from ludary.core.contract.record_files import packed
from ludary.lab.puzzles.finding import PuzzleSearch, gaps_of
from ludary.study.puzzles import (
    Puzzle,
    check_puzzles,
    puzzles_of,
    puzzles_text,
    read_puzzles,
    verdict,
)

GAMES = [name for name in ludary.games() if puzzles_of(ludary.load(name))]
EVERY_GAME = pytest.mark.parametrize("game", GAMES)
ALIKE = 4  # positions of a game with one theme, at most: a third of twelve


@EVERY_GAME
def test_a_game_has_different_positions_of_several_kinds_and_themes(game: str) -> None:
    puzzles = puzzles_of(ludary.load(game))
    kinds = Counter(puzzle.solution.split()[0] for puzzle in puzzles)
    themes = Counter(puzzle.theme for puzzle in puzzles)

    assert len({puzzle.record for puzzle in puzzles}) == len(puzzles)
    assert max(kinds.values()) <= 2 / 3 * max(kinds.total(), 2)
    assert all(themes)
    assert max(themes.values()) <= ALIKE
    assert [puzzle.found for puzzle in puzzles] == sorted(
        (puzzle.found for puzzle in puzzles), reverse=True
    )


@EVERY_GAME
def test_positions_are_reached_by_the_present_rules_and_one_legal_choice_is_the_solution(
    game: str,
) -> None:
    for puzzle in puzzles_of(ludary.load(game)):
        match = puzzle.match()
        legal = [action.notation for action in match.legal()]

        assert match.actor == puzzle.seat
        assert legal.count(puzzle.solution) == 1
        assert puzzle.second in legal
        assert puzzle.second != puzzle.solution
        assert puzzle.chance > puzzle.second_chance
        assert puzzle.found <= 0.5
        told = {one: verdict(puzzle, match, one)[0] for one in legal}
        assert [one for one in legal if "% of games, and the next" in told[one]] == [
            puzzle.solution
        ]
        quoted = re.findall("“([^”]*)”", told[puzzle.solution])
        assert not [words for words in quoted if ". " in words], "one sentence each"
        assert puzzle.below not in told[puzzle.solution], "a level goes by its title"


@pytest.mark.parametrize("every", [False, pytest.param(True, marks=pytest.mark.deep)])
@EVERY_GAME
def test_a_solution_wins_more_often_in_other_worlds_too(game: str, every: bool) -> None:
    """Only the first puzzle, in few worlds, but for the deep tests."""
    search = PuzzleSearch.of(ludary.load(game))
    puzzles = puzzles_of(search.game)
    worlds = search.settings.worlds // (1 if every else 10)
    for puzzle in puzzles if every else puzzles[:1]:
        match = puzzle.match()
        choices = [match.game.read_action(one) for one in (puzzle.solution, puzzle.second)]

        wins = search.played(match.view(puzzle.seat), choices, worlds, seed=7_777)

        [(gap, error)] = gaps_of(wins)
        assert gap > 2 * error, puzzle
        assert wins[0].mean() == pytest.approx(puzzle.chance, abs=4 * sqrt(0.25 / worlds))


def test_a_puzzle_gets_the_chances_and_reasons_of_the_present_rules_or_is_none_any_more() -> None:
    search, puzzle = PuzzleSearch.of(ludary.load("konja")), puzzles_of(ludary.load("konja"))[0]
    old = puzzle.model_copy(update={"chance": 1.0, "second_chance": 0.0, "reason": ()})

    judged = search.judged_anew(old, old.match(), seed=1)

    assert judged is not None
    assert (judged.solution, judged.record) == (puzzle.solution, puzzle.record)
    assert judged.chance - judged.second_chance < 1
    assert judged.reason
    assert (
        search.judged_anew(
            old.model_copy(update={"solution": old.second, "second": old.solution}),
            old.match(),
            seed=1,
        )
        is None
    )


PUZZLE = Puzzle(
    record="Ludary record 1\n",
    seat=1,
    solution='say "yes"',
    chance=0.7,
    second="say no",
    second_chance=0.5,
    below="greedy",
    usual="say no",
    found=0.1,
    judged_by="search:2000",
    reason=("Because.",),
)


def test_puzzles_are_read_as_they_were_written(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.toml"
    path.write_text(puzzles_text([PUZZLE, PUZZLE], "Two"), encoding="utf-8")

    assert read_puzzles(path) == (PUZZLE, PUZZLE)


@pytest.mark.parametrize(
    "wrong",
    [
        "not base64!",
        b64encode(b"no gzip").decode(),
        packed("Ludary record 1\n")[5:-8],
        packed("0" * 2_000_001)[5:],
    ],
)
def test_a_record_that_is_packed_wrongly_is_told_with_its_puzzle(
    tmp_path: Path, wrong: str
) -> None:
    path = tmp_path / "puzzles.toml"
    path.write_text(
        puzzles_text([PUZZLE], "One").replace(packed(PUZZLE.record), f"gzip:{wrong}"),
        encoding="utf-8",
    )

    with pytest.raises(
        ValueError,
        match=(
            r"line 3, puzzle 1: record: after 'gzip:' give a Record compressed by gzip, in"
            r" base64"
        ),
    ):
        read_puzzles(path)


def test_a_fault_in_a_packed_record_is_told_with_its_puzzle_and_line(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.toml"
    path.write_text(
        puzzles_text(
            [PUZZLE.model_copy(update={"record": "Ludary record 1\ngame: chess 1\n"})], "One"
        ),
        encoding="utf-8",
    )
    game = replace(ludary.load("koa"), contents=Contents(folder=tmp_path))

    with pytest.raises(
        BadRecord,
        match=(
            r"puzzles\.toml, line 3, puzzle 1: record, line 2: 'game: chess 1': this is a Record of"
            r" 'chess'"
        ),
    ):
        check_puzzles(game)


def test_a_wrong_puzzle_is_told_with_its_number_and_field(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.toml"
    path.write_text(
        puzzles_text([PUZZLE, PUZZLE.model_copy(update={"chance": 1.5})], "Two"), encoding="utf-8"
    )

    with pytest.raises(
        ValueError,
        match=(
            r"puzzles\.toml, line [0-9]+, puzzle 2: chance: Input should be less than or equal to 1"
        ),
    ):
        read_puzzles(path)
