"""Every game's ledger says the truth about itself: each row has its place, its rulings and tests
that prove it.

A test names the rows of its game's ledger that it proves: `@pytest.mark.proves("L4")`. A mark on a
class, a case (`pytest.param`) or a whole file (`pytestmark`) counts as well. A game's
`tests/games/<game>/rulebook.py` names the headings of its rulebook and how many rulings there are.
"""

import ast
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import ludary
from ludary.core.contract.ledger import Ledger, RuleRow, RulingRow
from ludary.study.rulebook import AT_HAND, at_hand
from tests.every_game import positions

TESTS = Path(__file__).resolve().parent
Row = RuleRow | RulingRow
EVERY_GAME = pytest.mark.parametrize("game", ludary.games())


@cache
def ledger_of(game: str) -> Ledger:
    return ludary.load(game).ledger


@cache
def rulebook(game: str) -> Any:
    return import_module(f"tests.games.{game}.rulebook")


def rows_of(game: str) -> list[Row]:
    return [*ledger_of(game).rule, *ledger_of(game).ruling]


EVERY_ROW = pytest.mark.parametrize(
    ("game", "row"),
    [
        pytest.param(game, row, id=f"{game}-{row.id}")
        for game in ludary.games()
        for row in rows_of(game)
    ],
)

EVERY_RULING = pytest.mark.parametrize(
    ("game", "ruling"),
    [
        pytest.param(game, row, id=f"{game}-{row.id}")
        for game in ludary.games()
        for row in ledger_of(game).ruling
    ],
)


@cache
def proofs(game: str) -> dict[str, set[Path]]:
    """Return the rows that tests of a game prove, each with the files of these tests.

    Reads the files and runs none.
    """
    found: dict[str, set[Path]] = {}
    for file in sorted((TESTS / game).rglob("test_*.py")):
        for row in rows_proved(file.read_text(encoding="utf-8"), str(file)):
            found.setdefault(row, set()).add(file)
    return found


def rows_proved(source: str, where: str) -> Iterator[str]:
    """Yield the rows named by marks.

    ValueError for a mark on something that pytest does not collect.
    """
    tree = ast.parse(source)
    marks = set(marks_in(tree))
    for mark in {mark for node in tree.body if is_collected(node) for mark in marks_in(node)}:
        marks.remove(mark)
        yield from (ast.literal_eval(row) for row in mark.args)
    if marks:
        raise ValueError(
            f"{where}, line {min(mark.lineno for mark in marks)}: this mark stands on no test"
        )


def marks_in(node: ast.AST) -> Iterator[ast.Call]:
    return (
        call
        for call in ast.walk(node)
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.proves"
    )


def is_collected(node: ast.stmt) -> bool:
    """Tell whether pytest collects a statement of a file: a test, a class of tests, or marks of the
    whole file.
    """
    match node:
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
            return name.lower().startswith("test")
        case ast.Assign(targets=[ast.Name(id="pytestmark")]):
            return True
    return False


@EVERY_GAME
def test_every_row_is_proved_by_a_test_or_says_why_not(game: str) -> None:
    untested = {row.id for row in ledger_of(game).ruling if row.untested}

    assert {row.id for row in rows_of(game)} - untested == set(proofs(game))


@pytest.mark.parametrize(
    ("source", "rows"),
    [
        ('@pytest.mark.proves("A1", "A2")\ndef test_one() -> None: ...', {"A1", "A2"}),
        (
            'class TestAll:\n    @pytest.mark.proves("A1")\n    def test_one(self) -> None: ...',
            {"A1"},
        ),
        (
            (
                '@pytest.mark.proves("A1")\nclass TestAll:\n    @pytest.mark.proves("A2")\n    def'
                " test_one(self) -> None: ..."
            ),
            {"A1", "A2"},
        ),
        (
            (
                '@pytest.mark.parametrize("n", [pytest.param(1,'
                ' marks=pytest.mark.proves("A1"))])\ndef test_one(n: int) -> None: ...'
            ),
            {"A1"},
        ),
        ('pytestmark = [pytest.mark.proves("A1")]', {"A1"}),
    ],
)
def test_marks_of_tests_classes_cases_and_files_count(source: str, rows: set[str]) -> None:
    assert set(rows_proved(source, "a file")) == rows


def test_a_mark_on_a_helper_is_refused() -> None:
    with pytest.raises(ValueError, match="a file, line 1: this mark stands on no test"):
        list(rows_proved('@pytest.mark.proves("A1")\ndef laid_out() -> None: ...', "a file"))


@EVERY_RULING
def test_every_ruling_says_why_or_is_an_option(game: str, ruling: RulingRow) -> None:
    assert ruling.why or ruling.option


@EVERY_ROW
def test_every_row_stands_under_a_heading_of_the_rulebook(game: str, row: Row) -> None:
    assert row.section in rulebook(game).HEADINGS


@EVERY_GAME
def test_rules_stand_in_the_order_of_the_rulebook(game: str) -> None:
    places = [rulebook(game).HEADINGS.index(row.section) for row in ledger_of(game).rule]

    assert places == sorted(places)


@EVERY_GAME
def test_no_two_rows_have_the_same_name(game: str) -> None:
    assert len({row.id for row in rows_of(game)}) == len(rows_of(game))


@EVERY_GAME
def test_every_ruling_is_there_in_order(game: str) -> None:
    rulings = [row.id for row in ledger_of(game).ruling]
    ours = [ruling for ruling in rulings if ruling.startswith("L")]

    assert (
        rulings
        == [
            f"{letter}{number + 1}"
            for letter, count in rulebook(game).RULINGS.items()
            for number in range(count)
        ]
        + ours
    )


@EVERY_GAME
def test_rules_rest_on_rulings_that_exist(game: str) -> None:
    ledger = ledger_of(game)

    assert {ruling for row in ledger.rule for ruling in row.rulings} <= {
        row.id for row in ledger.ruling
    }


@EVERY_GAME
def test_rulings_name_options_that_exist(game: str) -> None:
    options = {option.name for option in ludary.load(game).contents.options}

    assert {row.option for row in ledger_of(game).ruling if row.option} <= options


@EVERY_GAME
def test_every_verb_has_help(game: str) -> None:
    verbs, ledger = set(ludary.load(game).actions.verbs), ledger_of(game)

    assert {verb for row in ledger.rule for verb in row.actions} == verbs
    assert all(ledger.help_for([verb]) for verb in verbs)


@EVERY_GAME
def test_every_chapter_has_tests_that_prove_a_row(game: str) -> None:
    proved = {file.stem.removeprefix("test_") for files in proofs(game).values() for file in files}

    assert [chapter for chapter in rulebook(game).CHAPTERS if chapter not in proved] == []


@EVERY_GAME
def test_every_decision_has_a_few_rules_at_hand_that_are_about_its_choices(game: str) -> None:
    for match in positions(ludary.load(game), 20, seed=5):
        legal = match.legal()
        rows = at_hand(match.game, legal)

        assert bool(legal) <= len(rows) <= AT_HAND
        assert all({action.name for action in legal} & set(row.actions) for row in rows)


def test_what_ends_a_turn_is_told_of_only_where_nothing_else_can_be_done() -> None:
    konja = ludary.load("konja")
    done = konja.action(konja.read_action("done"))
    reroll = konja.action(konja.read_action("reroll green-1"))

    assert [row.id for row in at_hand(konja, [done, reroll])] == ["effects"]
    assert "turn" in [row.id for row in at_hand(konja, [done])]
