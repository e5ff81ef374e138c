"""Every game's ledger says the truth about itself: each row has its place, its rulings and tests that exist.

A game's `tests/games/<game>/rulebook.py` names the headings of its rulebook and how many rulings there are.
"""

import ast
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import ludary
from ludary.core.contract.ledger import Ledger, RuleRow, RulingRow
from ludary.rulebook import AT_HAND, at_hand
from tests.every_game import positions

ROOT = Path(__file__).resolve().parents[2]
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
    ("game", "row"), [pytest.param(game, row, id=f"{game}-{row.id}") for game in ludary.games() for row in rows_of(game)]
)

EVERY_RULING = pytest.mark.parametrize(
    ("game", "ruling"), [pytest.param(game, row, id=f"{game}-{row.id}") for game in ludary.games() for row in ledger_of(game).ruling]
)


@cache
def functions_in(file: str) -> set[str]:
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


@EVERY_ROW
def test_the_tests_of_every_row_exist(game: str, row: Row) -> None:
    for test in row.tests:
        file, function = test.split("::")

        assert function in functions_in(file), test


@EVERY_ROW
def test_every_row_is_tested_or_says_why_not(game: str, row: Row) -> None:
    untested = row.untested if isinstance(row, RulingRow) else ""

    assert bool(row.tests) != bool(untested)


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

    assert rulings == [f"{letter}{number + 1}" for letter, count in rulebook(game).RULINGS.items() for number in range(count)] + ours


@EVERY_GAME
def test_rules_rest_on_rulings_that_exist(game: str) -> None:
    ledger = ledger_of(game)

    assert {ruling for row in ledger.rule for ruling in row.rulings} <= {row.id for row in ledger.ruling}


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
def test_every_chapter_is_proved_by_the_ledger(game: str) -> None:
    files = {Path(test.split("::")[0]) for row in rows_of(game) for test in row.tests}
    proved = {file.stem.removeprefix("test_") for file in files if file.is_relative_to(f"tests/games/{game}")}

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
    done, reroll = konja.action(konja.read_action("done")), konja.action(konja.read_action("reroll green-1"))

    assert [row.id for row in at_hand(konja, [done, reroll])] == ["effects"]
    assert "turn" in [row.id for row in at_hand(konja, [done])]
