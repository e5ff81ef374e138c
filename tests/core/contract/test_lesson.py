"""Lessons: what their files may hold, and the errors that say what is wrong, and where."""

from dataclasses import replace
from pathlib import Path

import pytest

import ludary
from ludary.core.contract.contents import Contents
from ludary.core.errors import BadLesson, BadRecord
from ludary.study.guided_game import GuidedGame, check_lesson, guided_game, lesson_path

EXAMPLE = Path(__file__).parents[3] / "examples" / "connect_four.py"
TEXT = EXAMPLE.with_suffix(".lesson.toml").read_text(encoding="utf-8")
LONG = "word " * 26


def changed(folder: Path, old: str, new: str) -> GuidedGame:
    """Return the example's lesson with one piece of its text replaced, checked."""
    assert old in TEXT
    (folder / "own.py").touch()
    (folder / "own.lesson.toml").write_text(TEXT.replace(old, new, 1), encoding="utf-8")
    guided = guided_game(replace(ludary.load(EXAMPLE), contents=Contents(source=folder / "own.py")))
    assert guided is not None
    check_lesson(guided)
    return guided


def test_a_lesson_lies_beside_the_game() -> None:
    guided = guided_game(ludary.load(EXAMPLE))
    assert guided is not None
    assert [guided.lesson.title, len(guided.lesson.step), guided.seat] == [
        "Two threats at once",
        4,
        0,
    ]
    assert lesson_path(ludary.load(EXAMPLE.with_name("leduc_poker.py"))) is None


def test_each_step_stands_before_its_action_and_the_end_after_the_last(tmp_path: Path) -> None:
    guided = changed(tmp_path, 'do = "drop 2"\n', "")
    planned = [moment.planned is not None for moment in guided.moments]
    assert planned == [True, False, True, True, False]
    assert [moment.place for moment in guided.moments] == [1, 5, 5, 7, 8]
    assert guided.news(1) == [
        "Ann drops into column 3.",
        "Ben drops into column 3.",
        "Ann drops into column 2.",
        "Ben drops into column 2.",
    ]


def test_a_choice_that_is_not_planned_is_answered_by_what_it_would_do_and_why_not_now(
    tmp_path: Path,
) -> None:
    guided = changed(tmp_path, "Fewer rows", "Far fewer rows")
    drop = guided.match.game.read_action
    assert guided.answer(0, drop("drop 6")) == [
        "Ann drops into column 6.",
        "Far fewer rows of four go through that column.",
    ]
    assert guided.answer(2, drop("drop 1")) == [
        "That makes three, too, but only if 0 stays free. The lesson drops into 4."
    ]


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        (
            "title =",
            "titel =",
            "own.lesson.toml: the file: unknown key 'titel'; the keys here are title, minutes,"
            " seat",
        ),
        ("minutes = 1", "minutes = ", "(at line 2, column"),
        ("seat = 1", "seat = 3", "seat = 3: this Record has seats 1 to 2"),
        (
            'do = "drop 3"',
            'do = "drop 9"',
            "line 24, step 1: do = 'drop 9': the Record has no such action of seat 1 from here on",
        ),
        (
            'do = "drop 3"',
            'do = "drop 3"\npoint = "table"',
            "line 24, step 1: point = 'table': no such spot or panel is drawn",
        ),
        (
            'choice = "drop 1"',
            'choice = "drop x*"',
            "line 33, step 3: choice = 'drop x*': fits none of the other choices here: drop 0",
        ),
        ("Lay a second one beside it.", LONG, "step 2: say: 'word word"),
        ("Lay a second one beside it.", "", "step 2: say: String should have at least 1 character"),
        ('say = "Lay', 'sya = "Lay', "step 2: unknown key 'sya'; the keys here are say, point"),
    ],
)
def test_a_fault_is_told_with_its_line_and_the_text(
    tmp_path: Path, old: str, new: str, words: str
) -> None:
    with pytest.raises(BadLesson) as error:
        changed(tmp_path, old, new)
    assert words in str(error.value)


def test_a_fault_in_the_record_is_told_with_the_line_of_the_lesson(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match=r"own\.lesson\.toml, line 18: '1 drop 8'"):
        changed(tmp_path, "1 drop 4\n", "1 drop 8\n")


def test_a_lesson_is_short(tmp_path: Path) -> None:
    step = f'\n[[step]]\nsay = "{"word " * 24}"\n' * 15
    with pytest.raises(BadLesson, match="words to read; at most 350 are allowed"):
        changed(tmp_path, '\n[[step]]\nsay = "Ben has', f'{step}\n[[step]]\nsay = "Ben has')
