"""Steadiness: things that stay in place during a game, that cover nothing, and that a page does not
do by itself.
"""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import ludary
from tests.server.serving import Serving
from tests.web.browsing import CUT, Person
from tests.web.conftest import Come, seated

LAPTOP: Any = {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce"}
PHONE: Any = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "reduced_motion": "reduce",
}
PLACES = """(selector) => [...document.querySelectorAll(selector)].map((node) => {
    const {left, top, right, bottom} = node.getBoundingClientRect();
    return [left, top, right, bottom].map(Math.round);
}).filter(([left, top, right, bottom]) => right > left && bottom > top)"""
WATCH = """() => {
    window.seen = new Set();
    const look = () => {
        // only its lower edge may give way, to few choices that all stay in view
        const names = document.querySelectorAll('.people h2, #page-people > :first-child');
        seen.add([...names].map((node) => Math.round(node.getBoundingClientRect().top)).join(' '));
        requestAnimationFrame(look);
    };
    look();
}"""
TO_ITS_END = """() => {
    const decide = document.querySelector('.decide'), felt = document.querySelector('.felt').getBoundingClientRect();
    scrollBy({top: felt.bottom - innerHeight + decide.offsetHeight, behavior: 'instant'});
}"""  # noqa: E501
UNTOLD = (
    "() => { const log = document.querySelector('#page-log'); return log.scrollHeight -"
    " log.scrollTop - log.clientHeight; }"
)
BACKGROUND = "() => getComputedStyle(document.querySelector('.caption')).backgroundColor"
RING = "() => [document.activeElement.id, getComputedStyle(document.activeElement).outlineStyle]"
LONELY = """() => [...document.querySelectorAll('.facts')].flatMap((list) => [...list.children].filter((one) => {
    const before = one.previousElementSibling, next = one.nextElementSibling, left = list.getBoundingClientRect().left;
    const begins = !before || before.offsetTop < one.offsetTop, ends = next && next.offsetTop > one.offsetTop;
    const dot = (part) => getComputedStyle(one, part).content.includes('·');
    return (dot('::after') && ends) || (dot('::before') && begins && one.getBoundingClientRect().left > left - 10);
}).map((one) => one.textContent))"""  # noqa: E501


def places(page: Page, selector: str) -> list[list[int]]:
    """Left, top, right and bottom of what is shown."""
    found: list[list[int]] = page.evaluate(PLACES, selector)
    return found


def covered(page: Page, over: str, under: str) -> list[Any]:
    """The pairs of one that lies over another."""
    return [
        (one, other)
        for one in places(page, over)
        for other in places(page, under)
        if min(one[2], other[2]) > max(one[0], other[0])
        and min(one[3], other[3]) > max(one[1], other[1])
    ]


def test_players_do_not_move_when_turns_come_and_go(come: Come, server: Serving) -> None:
    me = seated(come, server, "me", "uniform", "uniform", game="koa", how=LAPTOP)
    assert me.turn()
    me.page.evaluate(WATCH)
    for _ in range(5):
        me.choose(-1)
    assert me.turn()
    me.page.locator(".people").hover()
    expect(me.page.locator(".person-sum").first).to_be_visible()
    me.page.wait_for_timeout(100)
    assert len(me.page.evaluate("() => [...seen]")) == 1


def test_the_end_of_the_log_stays_in_view_when_a_turn_comes(come: Come, server: Serving) -> None:
    me = seated(come, server, "me", "uniform", "uniform", game="koa", how=LAPTOP)
    for _ in range(8):
        me.choose(-1)
        assert me.turn()
        me.page.wait_for_function(f"() => ({UNTOLD})() < 3", timeout=3000)


@pytest.mark.parametrize("game", ludary.games())
def test_buttons_on_a_phone_share_the_line_over_the_board_and_cover_nothing(
    come: Come, server: Serving, game: str
) -> None:
    me = seated(come, server, "me", "uniform", game=game, how=PHONE)
    me.choose()
    assert me.turn()
    expect(me.page.get_by_role("group", name="Earlier moments")).to_be_visible()
    me.page.evaluate("() => scrollTo(0, 0)")
    assert not covered(me.page, ".past, .zoom", ".caption-words, .board, .site, .decide")
    me.page.get_by_role("button", name="One step back").click()
    expect(me.button("Back to now")).to_be_visible()
    assert not covered(me.page, ".past > button", ".caption-words, .board")
    me.page.evaluate(TO_ITS_END)
    (floats,), (line,) = places(me.page, ".floats"), places(me.page, ".caption")
    assert (floats[1], line[1]) == (0, 0) and floats[3] <= line[3] + 1, (
        "the line stays in view, and nothing hangs below it"
    )


def test_the_line_over_a_board_does_not_mix_with_it_on_a_phone(come: Come, server: Serving) -> None:
    page = seated(come, server, "me", "uniform", game="koa", how=PHONE).page
    expect(page.locator(".caption-words")).not_to_be_empty()
    page.evaluate(TO_ITS_END)
    assert places(page, ".caption")[0][1] == 0, "it stays in view"
    assert page.evaluate(BACKGROUND) not in ("transparent", "rgba(0, 0, 0, 0)")


@pytest.mark.parametrize("how", [LAPTOP, PHONE])
def test_a_lost_connection_moves_nothing_and_covers_no_choice(
    come: Come, server: Serving, how: Any
) -> None:
    me = seated(come, server, "me", "uniform", game="koa", how=how)
    me.expected.append(CUT)
    assert me.turn()
    before = places(me.page, ".table, .board, .decide, .people, .talk")
    me.context.set_offline(True)
    expect(me.page.locator("#page-banner")).to_be_visible()
    expect(me.page.locator("[aria-live=polite]")).to_contain_text(re.compile("Connection lost"))
    assert places(me.page, ".table, .board, .decide, .people, .talk") == before
    assert not covered(me.page, "#page-banner", ".decide")


def test_a_ring_is_drawn_for_who_uses_keys_and_not_for_who_points(
    come: Come, server: Serving
) -> None:
    me = seated(come, server, "me", "uniform", game="koa", how=LAPTOP)
    me.page.keyboard.press("d")
    assert me.page.evaluate(RING) == ["page-decide-title", "solid"]
    me.choose()
    assert me.turn()
    me.page.evaluate(
        "() => { document.activeElement.blur();"
        " document.querySelector('#page-decide-title').focus({focusVisible: true}); }"
    )
    assert me.page.evaluate(RING) == ["page-decide-title", "none"]
    me.page.keyboard.press("d")
    assert me.page.evaluate(RING) == ["page-decide-title", "solid"]


@pytest.mark.parametrize("how", [LAPTOP, PHONE])
def test_no_line_of_facts_ends_or_begins_with_a_dot(come: Come, how: Any) -> None:
    me = come(**how)
    me.page.goto("/")
    assert me.page.evaluate(LONELY) == []


def spot_of_a_choice(me: Person) -> tuple[float, float]:
    """The middle of a spot at which just one thing can be chosen."""
    spots = [action["spot"] for action in me.snapshot()["decision"]["actions"]]
    spot = next(one for one in spots if one and spots.count(one) == 1)
    box = me.page.locator(f'.board [data-spot="{spot}"]').first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_choice_drawn_under_a_resting_mouse_is_not_explained(come: Come, server: Serving) -> None:
    me = seated(come, server, "me", "uniform", game="koa", how=LAPTOP)
    assert me.turn()
    card, about, (x, y) = (
        me.page.locator("#page-card"),
        me.page.locator("#page-about"),
        spot_of_a_choice(me),
    )
    me.page.evaluate("() => { document.querySelector('.board').style.visibility = 'hidden'; }")
    me.page.mouse.move(x, y)
    me.page.evaluate("() => { document.querySelector('.board').style.visibility = ''; }")
    me.page.wait_for_function("() => document.querySelector('.board:hover [data-spot]:hover')")
    me.page.wait_for_timeout(1200)
    expect(about).to_be_hidden()
    expect(card).to_be_hidden()
    me.page.mouse.move(x + 2, y + 1)
    expect(about).to_be_visible()
    expect(card).to_be_visible()
