"""The path of a first visitor: from the lobby through a guided game to a first game of one's own,
its review, and the next level.
"""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from ludary.study.guided_game import GuidedGame, guided_game
from tests.server.serving import Serving, shipped
from tests.web.browsing import Person, fits
from tests.web.conftest import Come

WIDE: Any = {"viewport": {"width": 1440, "height": 900}}
NARROW: Any = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.fixture(scope="module")
def koa() -> GuidedGame:
    guided = guided_game(shipped("koa"))
    assert guided is not None
    return guided


def stands_at(me: Person, lesson: GuidedGame, number: int) -> None:
    """The page shows the step, and says its sentence to screen readers."""
    title = (
        f"Step {number + 1} of {len(lesson.lesson.step)}"
        if lesson.step(number)
        else "You have learnt it"
    )
    said = step.say if (step := lesson.step(number)) else lesson.lesson.after
    expect(me.heading(title)).to_be_visible()
    expect(me.page.locator("#page-say")).to_have_text(said)
    expect(me.page.locator("#page-live")).to_contain_text(said)


def square(me: Person, spot: str) -> Locator:
    """A marked place of the board, once nothing moves any more."""
    expect(me.page.locator("#page-skip")).to_have_class(re.compile("idle"))
    return me.page.locator(f'.board .spot[data-spot="{spot}"]')


@pytest.mark.parametrize("how", [WIDE, NARROW], ids=["wide", "narrow"])
def test_a_first_visitor_learns_a_game_on_the_board_and_then_plays_it(
    come: Come, koa: GuidedGame, how: Any
) -> None:
    me = come(**how)
    me.page.goto("/")
    me.page.locator("a[href='/learn/koa']").click()
    me.button("Go on").click()
    stands_at(me, koa, 1)
    fits(me.page)
    click = "tap" if how is NARROW else "click"
    getattr(square(me, "square-80"), click)()
    if how is NARROW:
        me.page.get_by_role("menuitem").click()
    expect(me.page.locator("#page-reply")).to_contain_text(
        "Along the edge you soon run out of squares."
    )
    stands_at(me, koa, 1)
    getattr(square(me, "square-81"), click)()
    if how is NARROW:
        me.page.get_by_role("menuitem").click()
    stands_at(me, koa, 2)
    expect(me.page.locator("#page-reply")).to_be_hidden()
    expect(me.page.get_by_role("list", name="What has just happened")).to_contain_text(
        "Ada's Orange finds a cavern."
    )
    me.page.goto("/learn/koa?step=13")
    me.button("Go on").click()
    stands_at(me, koa, 14)
    me.button("Play your first game").click()
    expect(me.heading("Your turn").or_(me.heading(re.compile("is thinking$")))).to_be_visible()
    assert [player["kind"] for player in me.snapshot()["players"]] == ["person", "bot"]
    assert me.snapshot()["players"][1]["bot"] == koa.match.game.hints.levels[0]
    assert me.turn()
    me.choose(0)
    me.player.post(f"/api/tables/{me.table}/resign")
    expect(me.page.get_by_role("region", name="Review").get_by_role("img")).to_be_visible(
        timeout=60_000
    )
    fits(me.page)
    me.page.goto("/")
    card = me.page.locator('form.quick[data-game="koa"]')
    card.locator("summary").click()
    card.get_by_label(re.compile("^Level")).select_option("Easy")
    card.get_by_role("button", name="Play Koa").click()
    expect(me.heading("Your turn").or_(me.heading(re.compile("is thinking$")))).to_be_visible()
    assert me.snapshot()["players"][1]["bot"] == koa.match.game.hints.levels[1]


@pytest.mark.parametrize("how", [WIDE, NARROW], ids=["wide", "narrow"])
def test_a_lesson_is_gone_through_by_keyboard_alone(
    come: Come, server: Serving, koa: GuidedGame, how: Any
) -> None:
    me = come(**how, reduced_motion="reduce")
    me.page.goto("/learn/koa")
    keys = me.page.keyboard
    me.button("Go on").press("Enter")
    for number in range(1, len(koa.lesson.step)):
        stands_at(me, koa, number)
        planned = koa.moments[number].planned
        if planned is None:
            me.button("Go on").press("Enter")
            continue
        shown = server.player().get(f"/api/lessons/koa/{number}")
        actions = sorted(shown["actions"], key=lambda action: action["id"] in shown["closing"])
        for digit in str([action["id"] for action in actions].index(planned) + 1):
            keys.press(digit)
        keys.press("Enter") if len(actions) > 9 else None
    stands_at(me, koa, len(koa.lesson.step))
    keys.press("ArrowLeft")
    stands_at(me, koa, len(koa.lesson.step) - 1)
    me.button("Restart").press("Enter")
    stands_at(me, koa, 0)


def test_the_words_stand_beside_the_place_that_they_are_about(come: Come) -> None:
    me = come(**WIDE)
    me.page.goto("/learn/koa?step=1")
    place, words = (
        square(me, "square-81").bounding_box(),
        me.page.locator("#page-coach").bounding_box(),
    )
    assert place
    assert words
    apart = max(words["x"] - place["x"] - place["width"], place["x"] - words["x"] - words["width"])
    assert (
        max(
            apart,
            words["y"] - place["y"] - place["height"],
            place["y"] - words["y"] - words["height"],
        )
        < 40
    )
    covered = [
        spot
        for spot in ("square-80", "square-91")
        if lies_over(words, square(me, spot).bounding_box())
    ]
    assert covered == []


@pytest.mark.parametrize(("game", "step"), [("dunjiin", 2), ("koa", 0), ("koa", 7)])
def test_the_words_hide_neither_the_head_of_the_page_nor_a_choice(
    come: Come, game: str, step: int
) -> None:
    me = come(**WIDE)
    me.page.goto(f"/learn/{game}?step={step}")
    expect(me.page.locator(".board .spot-mark, #page-on").first).to_be_visible()
    words = me.page.locator("#page-coach").bounding_box()
    assert not lies_over(words, me.page.get_by_role("banner").bounding_box())
    small = [
        box
        for spot in me.page.locator(".board .spot").all()
        if (box := spot.bounding_box()) and box["width"] < 200
    ]
    assert not [spot for spot in small if lies_over(words, spot)]


def test_the_name_of_a_square_stays_on_one_line(come: Come) -> None:
    me = come(**WIDE)
    me.page.goto("/learn/koa?step=6")
    lines = "one => one.offsetHeight / parseFloat(getComputedStyle(one).lineHeight)"
    assert me.page.locator("#page-choices .words", has_text="b10").evaluate(lines) < 1.5


def test_choices_are_folded_up_where_they_would_need_scrolling(come: Come) -> None:
    me = come(**WIDE)
    me.page.goto("/learn/nagaraja?step=18")
    me.button("Show me").click()
    expect(me.heading("Step 20 of 23")).to_be_visible()
    body = me.page.locator("#page-decide .decide-body")
    expect(body).to_contain_text(re.compile(r"\d+ more$", re.MULTILINE))
    assert body.evaluate("box => box.scrollHeight <= box.clientHeight + 1")


@pytest.mark.parametrize("how", [WIDE, {"viewport": {"width": 1280, "height": 720}}])
def test_no_button_moves_when_a_choice_is_answered(come: Come, how: Any) -> None:
    me = come(**how)
    me.page.goto("/learn/koa?step=1")
    buttons = me.page.locator("#page-decide button:visible")
    expect(buttons.filter(has_text="a9")).to_be_visible()
    before = [button.bounding_box() for button in buttons.all()]
    buttons.filter(has_text="a9").click()
    expect(me.page.locator("#page-reply")).to_be_in_viewport(ratio=1)
    assert [button.bounding_box() for button in buttons.all()] == before


def test_the_place_is_ringed_over_all_that_lies_there(come: Come) -> None:
    me = come(**WIDE)
    me.page.goto("/learn/koa?step=6")  # c7, where a located spring lies, and the mark of the claim
    ring = me.page.locator(".board .spot-told")
    assert ring.evaluate(
        "ring => ring.parentNode.lastChild === ring && ring.parentNode === ring.ownerSVGElement"
    )
    assert centre(ring.bounding_box()) == pytest.approx(
        centre(square(me, "square-62").bounding_box()), abs=2
    )


def test_a_place_aside_on_a_narrow_board_is_scrolled_to(come: Come) -> None:
    me = come(**NARROW)
    me.page.goto("/learn/konja?step=8")
    expect(square(me, "relic-0-3")).to_be_in_viewport(ratio=0.9)


def centre(box: Any) -> tuple[float, float]:
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def lies_over(one: Any, other: Any) -> bool:
    wide = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    high = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return bool(wide > 0 and high > 0)
