"""Phones, light and dark, calm: how the pages look and move."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.server.serving import Serving
from tests.web.browsing import PHONE, Person, fits
from tests.web.conftest import Come, seated, two
from tests.web.table.test_together import by_turn

TOUCH = 44  # CSS pixels that a finger needs


def brightness(page: Page) -> float:
    """Of the ground, 0 to 255."""
    colour = str(page.evaluate("getComputedStyle(document.body).backgroundColor"))
    red, green, blue = (float(part) for part in re.findall(r"[\d.]+", colour)[:3])
    return (red + green + blue) / 3


def too_small(person: Person) -> list[Any]:
    """The buttons of the decision that a finger could miss: names and heights."""
    boxes = [
        (button.inner_text(), button.bounding_box())
        for button in person.decision.get_by_role("button").all()
    ]
    return [(words, box["height"]) for words, box in boxes if box and box["height"] < TOUCH]


def test_a_phone_shows_a_whole_turn_without_sideways_scrolling(come: Come, server: Serving) -> None:
    me = seated(come, server, "greedy", "me", how=PHONE)
    for _ in range(4):
        assert me.turn()
        fits(me.page)
        assert me.page.evaluate("innerWidth") == PHONE["viewport"]["width"]
        assert not too_small(me)
        words = me.snapshot()["decision"]["actions"][-1]["words"]
        me.choice(words).tap()
        me.settle()
    me.sees_all()


def test_letters_twice_as_large_fit_on_a_phone(come: Come) -> None:
    me = come(viewport={"width": 390, "height": 844})
    for path in ("/", "/new/koa", "/rules/koa", "/learn/koa?step=5", "/upload", "/me", "/api"):
        me.page.goto(path)
        me.page.evaluate("document.documentElement.style.fontSize = '200%'")
        fits(me.page)


def test_on_a_phone_few_choices_lie_open_and_fold_to_a_line(come: Come, server: Serving) -> None:
    me = seated(come, server, "greedy", "me", game="koa", how=PHONE)
    expect(me.heading("Your turn")).to_be_in_viewport(ratio=1)
    first = me.choice(me.snapshot()["decision"]["actions"][0]["words"])
    expect(first).to_be_in_viewport()
    me.page.get_by_role("button", name="Choices").click()
    expect(first).to_be_hidden()
    me.page.get_by_role("button", name="Choices").click()
    expect(first).to_be_in_viewport()
    me.page.evaluate("scrollTo(0, 300)")
    expect(first).to_be_in_viewport()


def test_the_pages_follow_the_systems_colours(come: Come) -> None:
    for colours, dark in (("light", False), ("dark", True)):
        me = come(color_scheme=colours)
        me.page.goto("/")
        assert (brightness(me.page) < 100) == dark
    me.page.emulate_media(color_scheme="light")
    assert brightness(me.page) > 100


def test_a_dark_page_is_printed_in_dark_letters(come: Come) -> None:
    me = come(color_scheme="dark")
    me.page.goto("/rules/koa")
    for theme in ("auto", "dark"):
        me.page.evaluate("(theme) => document.documentElement.dataset.theme = theme", theme)
        me.page.emulate_media(media="print")
        assert brightness(me.page) > 200
        assert (
            me.page.evaluate("getComputedStyle(document.querySelector('h1')).color")
            == "rgb(27, 37, 41)"
        )
        me.page.emulate_media(media="screen")
        assert brightness(me.page) < 100


def test_a_page_whose_script_does_not_arrive_says_so(come: Come) -> None:
    me = come()
    me.page.goto("/")
    words = me.page.get_by_text("The script of this page did not load")
    expect(words).to_be_hidden()
    me.expected.append(re.compile("net::ERR_FAILED"))
    me.page.route("**/bundles/home.js", lambda route: route.abort())
    me.page.reload()
    expect(words).to_be_visible()
    me.page.unroute("**/bundles/home.js")
    me.page.get_by_role("link", name="load the page again").click()
    expect(words).to_be_hidden()


def test_colours_are_chosen_and_remembered(come: Come) -> None:
    me = come(color_scheme="light")
    me.page.goto("/")
    for colours, dark in (
        ("light", False),
        ("dark", True),
        ("auto", False),
        ("light", False),
        ("dark", True),
    ):
        me.page.get_by_role("button", name=re.compile("^Colours:")).click()
        expect(
            me.page.get_by_role("button", name=re.compile(f"^Colours: {colours}"))
        ).to_be_visible()
        assert (brightness(me.page) < 100) == dark
    me.page.goto("/upload")
    expect(me.page.get_by_role("button", name=re.compile("^Colours: dark"))).to_be_visible()
    assert brightness(me.page) < 100


def moving(page: Page) -> int:
    """The number of animations that run, or have run since the page was asked to count them."""
    return int(page.evaluate("document.getAnimations().length + (window.animated || 0)"))


COUNT = """() => {
    const was = Element.prototype.animate;
    window.animated = 0;
    Element.prototype.animate = function (...asked) { window.animated += 1; return was.apply(this, asked); };
}"""  # noqa: E501


def test_nothing_moves_for_those_who_asked_for_calm(come: Come, server: Serving) -> None:
    calm, lively = (
        two(come, server, how={"reduced_motion": wish}) for wish in ("reduce", "no-preference")
    )
    for pair, moves in ((calm, False), (lively, True)):
        for person in pair:
            person.page.evaluate(COUNT)
        for _ in range(3):
            who, other = by_turn(pair)
            who.choose()
            other.sees_all()
            if not moves:
                assert [moving(person.page) for person in pair] == [0, 0]
        assert any(moving(person.page) for person in pair) == moves
