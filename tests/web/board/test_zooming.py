"""A board that is larger than its frame: enlarged by buttons, keys, wheel and fingers, moved about,
and following the action.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import ludary
from tests.every_game import random_match
from tests.server.serving import Serving, until
from tests.web.browsing import PHONE, Person, fits
from tests.web.conftest import Come, seated, two
from tests.web.table.test_together import by_turn

CALM_PHONE = {**PHONE, "reduced_motion": "reduce"}
NARROW: Any = {
    "viewport": {"width": 400, "height": 800},
    "reduced_motion": "reduce",
}  # a window with a mouse
LOOKS, BETWEEN = (
    10,
    30,
)  # looks that find the board at the same place, and milliseconds between them


def sizes(me: Person) -> Locator:
    return me.page.get_by_role("group", name="Size of the board")


def enlarged(me: Person) -> Locator:
    """The frame of a board that is larger than it."""
    return me.page.get_by_role("group", name="Enlarged board")


def press(me: Person, name: str) -> None:
    sizes(me).get_by_role("button", name=name).click()


def width(me: Person) -> float:
    """Of the board in pixels, seen or not."""
    return float(
        me.page.evaluate(
            "document.querySelector('.board .panel svg').getBoundingClientRect().width"
        )
    )


def scrolled(me: Person) -> tuple[float, float]:
    left, top = me.page.evaluate(
        "[document.querySelector('.board .panel').scrollLeft, document.querySelector('.board"
        " .panel').scrollTop]"
    )
    return float(left), float(top)


def spot(me: Person, name: str) -> Locator:
    return me.page.locator(f'[data-spot="{name}"]').first


def place(me: Person, name: str) -> tuple[float, float]:
    """Return the middle of a spot in the window."""
    box = spot(me, name).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def can_be_clicked(me: Person, name: str) -> bool:
    """Tell whether the middle of a spot is in the frame, and nothing over it."""
    script = (
        "([x, y]) => document.elementFromPoint(x, y)?.closest('.board [data-spot]')?.dataset.spot"
    )
    return bool(me.page.evaluate(script, list(place(me, name))) == name)


def rests(me: Person) -> None:
    """Wait until the board does not move for a while: it brings what can be chosen into view by
    itself.
    """
    seen: list[tuple[float, float]] = []
    while len(seen) < LOOKS or len(set(seen[-LOOKS:])) > 1:
        me.page.wait_for_timeout(BETWEEN)
        seen.append(scrolled(me))


def is_brought(me: Person, name: str) -> bool:
    """Bring a spot towards the middle of the frame, and tell whether it can be clicked there."""
    spot(me, name).evaluate(
        "(node) => node.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'})"
    )
    return can_be_clicked(me, name)


def on_the_map(me: Person) -> list[str]:
    """The spots of the choices that lie in the panel that can be enlarged."""
    return [
        action["spot"]
        for action in me.snapshot()["decision"]["actions"]
        if action["spot"].startswith("square-")
    ]


def to_the_corner(me: Person) -> None:
    """Without a hand upon the board, which it would take as a wish to look there."""
    me.page.evaluate(
        "document.querySelector('.board .panel').scrollTo({left: 0, top: 0, behavior: 'instant'})"
    )


def at_koa(come: Come, server: Serving, how: Any = NARROW) -> Person:
    me = seated(come, server, "me", "uniform", game="koa", how=how)
    assert me.turn()
    return me


def test_where_the_board_is_large_enough_there_is_nothing_to_press(
    come: Come, server: Serving
) -> None:
    me = at_koa(come, server, {"viewport": {"width": 1500, "height": 1000}})
    expect(sizes(me)).to_have_count(0)
    before = width(me)
    me.page.keyboard.press("+")
    assert width(me) == before


def test_buttons_enlarge_the_board_within_its_frame(come: Come, server: Serving) -> None:
    me = at_koa(come, server, CALM_PHONE)
    before = width(me)
    expect(enlarged(me)).to_have_count(0)
    press(me, "Larger board")
    press(me, "Larger board")
    assert width(me) == pytest.approx(1.96 * before, rel=0.01)
    expect(enlarged(me)).to_be_visible()
    fits(me.page)
    press(me, "Smaller board")
    assert width(me) == pytest.approx(1.4 * before, rel=0.01)
    press(me, "Fit the board")
    assert width(me) == pytest.approx(before, abs=1)
    expect(enlarged(me)).to_have_count(0)
    fits(me.page)


def test_the_board_does_not_grow_without_end(come: Come, server: Serving) -> None:
    me = at_koa(come, server)
    before = width(me)
    for _ in range(8):
        me.page.keyboard.press("+")
    assert width(me) == pytest.approx(4 * before, rel=0.01)
    expect(sizes(me).get_by_role("button", name="Larger board")).to_have_attribute(
        "aria-disabled", "true"
    )


def test_keys_enlarge_and_fit_and_move_the_board(come: Come, server: Serving) -> None:
    me = at_koa(come, server)
    before = width(me)
    for _ in range(3):
        me.page.keyboard.press("+")
    me.page.keyboard.press("-")
    assert width(me) == pytest.approx(1.96 * before, rel=0.01)
    enlarged(me).focus()
    to_the_corner(me)
    me.page.keyboard.press("ArrowRight")
    until(lambda: scrolled(me)[0] > 0)
    me.page.keyboard.press("f")
    assert width(me) == pytest.approx(before, abs=1)


def test_the_wheel_with_ctrl_enlarges_around_the_pointer(come: Come, server: Serving) -> None:
    me = at_koa(come, server)
    name, before = "square-44", width(me)
    x, y = place(me, name)
    me.page.mouse.move(x, y)
    me.page.keyboard.down("Control")
    for _ in range(3):
        me.page.mouse.wheel(0, -100)
    me.page.keyboard.up("Control")
    until(lambda: width(me) > 2.7 * before)
    assert place(me, name) == pytest.approx((x, y), abs=3)  # a pixel for each turn of the wheel
    me.page.mouse.wheel(0, 120)  # without Ctrl it moves the board, or the page
    assert width(me) == pytest.approx(2.744 * before, rel=0.01)


def test_a_drag_moves_the_board_and_chooses_nothing(come: Come, server: Serving) -> None:
    me = at_koa(come, server)
    me.page.locator("#page-unfold").click()  # the choices are folded away, and the board is free
    for _ in range(3):
        press(me, "Larger board")
    rests(me)
    version = me.snapshot()["version"]
    name = next(one for one in on_the_map(me) if is_brought(me, one))
    rests(me)
    (left, top), (x, y) = scrolled(me), place(me, name)
    across, down = 20 if left >= 20 else -20, 10 if top >= 10 else -10  # where the board can go
    me.page.mouse.move(x, y)
    me.page.mouse.down()
    me.page.mouse.move(x + across, y + down, steps=4)
    me.page.mouse.up()
    assert scrolled(me) == pytest.approx((left - across, top - down), abs=1)
    me.settle()
    assert me.snapshot()["version"] == version
    me.page.mouse.click(*place(me, name))
    me.settle()
    assert me.snapshot()["version"] != version


def test_two_fingers_enlarge_the_board(come: Come, server: Serving) -> None:
    me = at_koa(come, server, CALM_PHONE)
    before, (x, y) = width(me), place(me, "square-44")
    fingers = me.context.new_cdp_session(me.page)

    def touch(kind: str, apart: float) -> None:
        points = (
            [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
            if kind != "touchEnd"
            else []
        )
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 20)
    for apart in (25, 30, 40):
        touch("touchMove", apart)
    touch("touchEnd", 40)
    assert width(me) == pytest.approx(2 * before, rel=0.02)
    assert place(me, "square-44") == pytest.approx((x, y), abs=3)
    assert me.page.evaluate("visualViewport.scale") == 1


def test_the_place_of_a_choice_comes_into_the_frame(come: Come, server: Serving) -> None:
    me = at_koa(come, server)
    for _ in range(4):
        press(me, "Larger board")
    mine = [
        action
        for action in me.snapshot()["decision"]["actions"]
        if action["spot"] in on_the_map(me)
    ]
    for action in mine[:6]:
        me.choice(action["words"]).hover()
        assert can_be_clicked(me, action["spot"]), action["words"]


def test_the_board_follows_the_action(come: Come, server: Serving) -> None:
    pair = two(come, server, game="koa", how=NARROW)
    for person in pair:
        for _ in range(4):
            press(person, "Larger board")
        to_the_corner(person)
    for _ in range(4):
        who, other = by_turn(pair)
        who.choose()
        other.sees_all()
    who, _ = by_turn(pair)
    unfold = who.page.locator("#page-unfold")
    if unfold.get_attribute("aria-expanded") == "true":  # few choices lie open over the board
        unfold.click()
    assert any(
        can_be_clicked(who, action["spot"]) for action in who.snapshot()["decision"]["actions"]
    )


def test_an_enlarged_board_stays_so_when_the_position_changes(come: Come, server: Serving) -> None:
    me = at_koa(come, server)
    press(me, "Larger board")
    large = width(me)
    me.choose()
    assert me.turn()
    assert width(me) == pytest.approx(large, abs=1)


def test_a_replay_can_be_enlarged_too(come: Come, server: Serving) -> None:
    record = random_match(ludary.load("koa"), 2, seed=1).record()
    ann = server.player().be_a_player()
    kept = ann.ask(
        "POST", "/api/records", content=record.encode(), headers={"content-type": "text/plain"}
    ).json()["id"]
    me = come(**NARROW)
    me.page.goto(f"/t/{kept}/replay")
    before = width(me)
    press(me, "Larger board")
    me.page.keyboard.press("ArrowRight")
    expect(me.heading("Step 1 of")).to_be_visible()
    assert width(me) == pytest.approx(1.4 * before, rel=0.01)
    enlarged(me).focus()
    me.page.keyboard.press("ArrowRight")  # moves the board
    until(lambda: scrolled(me)[0] > 0)
    expect(me.heading("Step 1 of")).to_be_visible()
