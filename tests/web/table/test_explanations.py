"""Explanations: a choice under the pointer says what it would do; the lobby names games that are
being made ready.
"""

from playwright.sync_api import expect

from ludary.core.compile.takeover import run_as_python, take_over
from tests.server.serving import Serving
from tests.web.browsing import UNFOLD
from tests.web.conftest import Come, seated

LAPTOP = {"viewport": {"width": 1280, "height": 800}}


def test_an_explanation_comes_with_the_pointer_and_goes_with_it(
    come: Come, server: Serving
) -> None:
    ann = seated(come, server, "me", "greedy", game="koa", pace=0, how=LAPTOP)
    assert ann.turn()
    choice, about = ann.page.locator(".choice").first, ann.page.locator("#page-about")
    choice.hover()
    expect(about).to_be_visible()
    ann.page.mouse.move(300, 400)
    expect(about).to_be_hidden()
    ann.choose()
    assert ann.turn()
    choice.hover()
    ann.page.mouse.down()
    ann.page.mouse.up()
    ann.settle()
    assert ann.turn()
    expect(ann.page.locator(".choice:hover")).to_have_count(
        1
    )  # of the next decision, under a pointer that rests
    expect(about).to_be_hidden()
    box = choice.bounding_box()
    assert box is not None
    ann.page.mouse.move(box["x"] + box["width"] / 2 + 5, box["y"] + box["height"] / 2 + 3)
    expect(about).to_be_visible()


LIES_OVER = """() => {
    const words = document.createRange(), button = document.querySelector('#page-what').getBoundingClientRect();
    words.selectNodeContents(document.querySelector('#page-decide-words'));
    return [...words.getClientRects()].some(({right, top, bottom}) => right > button.left && top < button.bottom && bottom > button.top);
}"""  # noqa: E501


def test_what_is_this_lies_over_no_words(come: Come, server: Serving) -> None:
    ann = seated(
        come,
        server,
        "me",
        "greedy",
        game="koa",
        pace=0,
        how={"viewport": {"width": 1280, "height": 860}},
    )
    assert ann.turn()
    expect(ann.button("What is this?")).to_be_visible()
    ann.page.evaluate(
        "document.querySelector('#page-decide-words').textContent = 'A sentence as long as some"
        " are. '.repeat(9)"
    )
    assert not ann.page.evaluate(LIES_OVER)


def test_choices_keep_their_room_beside_an_explanation(come: Come, server: Serving) -> None:
    ann = seated(come, server, "me", "greedy", "greedy", game="zimby_mojo", pace=0, how=LAPTOP)
    assert ann.turn()
    measure = "['.decide-body', '.about'].map((part) => document.querySelector(part).clientHeight)"
    ann.page.evaluate(UNFOLD)
    before = ann.page.evaluate(measure)[0]
    ann.page.locator(".choice:visible").first.hover()
    expect(ann.page.locator("#page-about")).to_be_visible()
    choices, about = ann.page.evaluate(measure)
    assert choices == before
    assert about >= 80


def test_the_lobby_tells_what_is_made_ready_until_it_is(come: Come, server: Serving) -> None:
    run_as_python(["koa"])
    try:
        ann = come()
        ann.page.goto("/")
        note = ann.page.locator(
            ".game-card", has=ann.page.get_by_role("heading", name="Koa")
        ).locator(".unready")
        expect(note).to_have_text("Getting ready: bots look less far ahead until then.")
        button = ann.page.locator("form[data-game=konja] button").first
        before = button.bounding_box()
        ann.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        ann.page.wait_for_timeout(300)
        expect(note).to_be_visible()
    finally:
        take_over("koa")
    ann.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(note).to_be_hidden()
    assert button.bounding_box() == before
