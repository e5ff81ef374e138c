"""The ledger says the truth about itself: every row has its place, its rulings and tests that exist."""

import ast
from functools import cache
from pathlib import Path

import pytest

from ludary.core.ledger import RuleRow, RulingRow
from ludary.games.koa import GAME
from ludary.games.koa.box import OPTIONS
from ludary.games.koa.verbs import Verb

ROOT = Path(__file__).resolve().parents[3]
RULINGS = 73  # K1 to K73; our own begin with L
HEADINGS = [  # of the rulebook, in its order
    "SETUP",
    "ATTACK ZONES",
    "Seizing Mechanic",
    "ON YOUR TURN",
    "ACTIONS",
    "EXCAVATE",
    "SEIZE",
    "Seek The Sharman",
    "GAME END",
    "VICTORY",
    "ADDITIONAL MECHANICS",
    "GOROLDIOA",
    "SPRINGS",
    "BLOCKED",
    "Pre-Game Voted Rules",
]
CHAPTERS = ["setup", "actions", "excavate", "seize", "sharman", "network", "blocked", "end_and_victory", "three_players", "jonny"]

LEDGER = GAME.ledger
ROWS: list[RuleRow | RulingRow] = [*LEDGER.rule, *LEDGER.ruling]
EVERY_ROW = pytest.mark.parametrize("row", ROWS, ids=[row.id for row in ROWS])


@cache
def functions_in(file: str) -> set[str]:
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


@EVERY_ROW
def test_the_tests_of_every_row_exist(row: RuleRow | RulingRow) -> None:
    for test in row.tests:
        file, function = test.split("::")

        assert function in functions_in(file), test


@EVERY_ROW
def test_every_row_is_tested_or_says_why_not(row: RuleRow | RulingRow) -> None:
    untested = row.untested if isinstance(row, RulingRow) else ""

    assert bool(row.tests) != bool(untested)


@EVERY_ROW
def test_every_row_stands_under_a_heading_of_the_rulebook(row: RuleRow | RulingRow) -> None:
    assert row.section in HEADINGS


def test_rules_stand_in_the_order_of_the_rulebook() -> None:
    places = [HEADINGS.index(row.section) for row in LEDGER.rule]

    assert places == sorted(places)


def test_no_two_rows_have_the_same_name() -> None:
    assert len({row.id for row in ROWS}) == len(ROWS)


def test_every_ruling_is_there_in_order() -> None:
    ours = [row.id for row in LEDGER.ruling if row.id.startswith("L")]

    assert [row.id for row in LEDGER.ruling] == [f"K{number}" for number in range(1, RULINGS + 1)] + ours


def test_rules_rest_on_rulings_that_exist() -> None:
    assert {ruling for row in LEDGER.rule for ruling in row.rulings} <= {row.id for row in LEDGER.ruling}


def test_rulings_name_options_that_exist() -> None:
    assert {row.option for row in LEDGER.ruling if row.option} <= {option.name for option in OPTIONS}


def test_every_verb_has_help() -> None:
    verbs = {verb.name.lower() for verb in Verb}

    assert {verb for row in LEDGER.rule for verb in row.actions} == verbs
    assert all(LEDGER.help_for([verb]) for verb in verbs)


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_chapter_is_proved_by_the_ledger(chapter: str) -> None:
    proved = {test.split("::")[0] for row in ROWS for test in row.tests}

    assert f"tests/games/koa/test_{chapter}.py" in proved
