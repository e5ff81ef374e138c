"""Positions to solve in the browser: choices are answered in place, by mouse and by keys."""

from __future__ import annotations

from playwright.sync_api import expect

import ludary
from ludary.study.puzzles import puzzles_of
from tests.web.conftest import Come


def test_a_wrong_choice_may_be_tried_again_and_the_right_one_is_told_with_reasons(
    come: Come,
) -> None:
    number, puzzle = next(
        (number, puzzle)
        for number, puzzle in enumerate(puzzles_of(ludary.load("konja")), 1)
        if puzzle.usual not in (puzzle.solution, puzzle.second)
        and puzzle.solution.startswith("reroll")  # which has a place on the board
    )
    match = puzzle.match()
    words = {action.notation: action.words for action in match.legal()}
    page = come().page
    page.goto(f"/puzzles/konja?number={number}")
    answer = page.get_by_role("region", name="About your choice")

    page.get_by_role("button", name=words[puzzle.second]).click()
    expect(answer).to_contain_text("Not yet")
    expect(answer).to_contain_text("is the next best. Another choice wins more often")
    page.get_by_role("button", name=words[puzzle.solution]).press("Enter")

    expect(answer).to_contain_text("Solved")
    expect(answer).to_contain_text(f"wins {100 * puzzle.chance:.0f} % of games")
    expect(answer).to_contain_text(puzzle.reason[0])
    assert page.locator(".advised-better").count()
    expect(page.get_by_role("link", name=f"Position {number}, solved")).to_be_visible()


def test_the_rules_lead_to_positions_and_each_to_the_next(come: Come) -> None:
    page = come().page
    page.goto("/rules/konja")

    page.get_by_role("link", name="Try these: 11 positions to solve").click()
    page.get_by_role("heading", name="Position 1 of 11").wait_for()
    page.get_by_role("button", name="Show me").click()
    expect(page.get_by_role("region", name="About your choice")).to_contain_text("The answer")
    expect(page.get_by_role("link", name=", solved")).to_have_count(0)
    page.get_by_role("link", name="Next one").click()

    page.get_by_role("heading", name="Position 2 of 11").wait_for()


def test_the_page_opens_at_the_first_position_that_is_not_solved(come: Come) -> None:
    page = come().page
    for number, puzzle in enumerate(puzzles_of(ludary.load("konja"))[:2], 1):
        page.goto("/puzzles/konja")
        page.get_by_role("heading", name=f"Position {number} of 11").wait_for()
        match = puzzle.match()
        action = next(one for one in match.legal() if one.notation == puzzle.solution)
        page.get_by_role("button", name=action.words).press("Enter")
        expect(page.get_by_role("link", name=f"Position {number}, solved")).to_be_visible()

    page.goto("/puzzles/konja")
    page.get_by_role("heading", name="Position 3 of 11").wait_for()
