"""Marks: while the pointer or the keyboard rests on a choice, the board shows the places that it
would touch.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect

import ludary.web
from ludary.core.contract.marks import Mark
from tests.server.serving import Serving
from tests.web.browsing import PHONE, Person
from tests.web.conftest import Come, seated

STATIC = Path(ludary.web.__file__).with_name("static")


def about_to_spend(come: Come, server: Serving, **how: Any) -> tuple[Person, Any]:
    """Ann at a table of Konja, and a choice of hers that spends some dice and leaves some."""
    me = seated(come, server, "me", "uniform", game="konja", how=how)
    while True:
        snapshot = me.player.my_turn(me.table)
        for action in snapshot["decision"]["actions"]:
            if action["name"] in ("single", "pair", "run") and "leaves no" not in action["words"]:
                me.page.reload()
                me.settle()
                me.unfold()
                return me, action
        me.player.act(me.table, snapshot, snapshot["decision"]["actions"][-1]["id"])


def marked(me: Person, kind: str = "") -> Locator:
    return me.page.locator(f"#page-board .touches .touch{f'-{kind}' if kind else ''}")


def dice(words: str) -> tuple[int, int]:
    """The numbers of dice that a choice takes and leaves, by its words: Exchange 2, 2 for 2 Magick
    (leaves 3, 4, 6).
    """
    found = re.fullmatch(r"Exchange ([\d, ]+) for .* \(leaves ([\d, ]+)(;.*)?\)", words)
    assert found
    return len(found[1].split(",")), len(found[2].split(","))


def shows(me: Person, words: str) -> None:
    """Wait until the board and the words beside it show what the choice takes and leaves."""
    takes, leaves = dice(words)
    expect(marked(me, "take")).to_have_count(takes)
    expect(marked(me, "remain")).to_have_count(leaves)
    key = me.page.get_by_role("region", name="About this choice").get_by_text("Marked:")
    assert re.sub(r"\s+", " ", key.inner_text()).strip() == f"Marked: takes {takes} leaves {leaves}"


def test_the_pointer_over_a_choice_marks_the_dice_that_it_takes_and_those_that_remain(
    come: Come, server: Serving
) -> None:
    me, action = about_to_spend(come, server)
    expect(marked(me)).to_have_count(0)
    me.choice(action["words"]).hover()
    shows(me, action["words"])
    me.heading("Players").hover()
    expect(marked(me)).to_have_count(0)


def test_the_keyboard_on_a_choice_marks_the_same(come: Come, server: Serving) -> None:
    me, action = about_to_spend(come, server)
    me.page.keyboard.press("d")
    place = [one["id"] for one in me.snapshot()["decision"]["actions"]].index(action["id"])
    for _ in range(place + 1):
        me.page.keyboard.press("ArrowDown")
    shows(me, action["words"])
    me.page.keyboard.press("Escape")
    expect(marked(me)).to_have_count(0)


def test_a_finger_that_rests_on_a_choice_marks_the_same(come: Come, server: Serving) -> None:
    me, action = about_to_spend(come, server, **PHONE)
    button = me.choice(action["words"])
    button.dispatch_event("pointerdown", {"pointerType": "touch"})
    shows(me, action["words"])
    button.dispatch_event("pointerup", {"pointerType": "touch"})
    me.button("Close").click()
    expect(marked(me)).to_have_count(0)


def test_marks_lie_on_the_dice_also_where_the_board_is_enlarged(
    come: Come, server: Serving
) -> None:
    me, action = about_to_spend(come, server, **PHONE)
    for _ in range(2):
        me.choice(action["words"]).dispatch_event("pointerenter", {"pointerType": "mouse"})
        shows(me, action["words"])
        off = me.page.evaluate("""() => {
                const box = (node) => node.getBoundingClientRect(), middle = ({x, y, width, height}) => [x + width / 2, y + height / 2];
                const dice = [...document.querySelectorAll("[data-spot^=pool-]")].map((node) => middle(box(node)));
                return [...document.querySelectorAll(".touch-ground")].slice(0, dice.length).map((mark) => {
                    const [x, y] = middle(box(mark));
                    return Math.min(...dice.map(([u, v]) => Math.hypot(x - u, y - v))) / box(mark).width;
                });
            }""")  # noqa: E501
        assert max(off) < 0.1
        me.choice(action["words"]).dispatch_event("pointerleave", {"pointerType": "mouse"})
        me.page.get_by_role("button", name="Larger board").click()


def test_marks_of_a_choice_are_asked_once_and_after_a_rest(come: Come, server: Serving) -> None:
    me, action = about_to_spend(come, server)
    asked: list[str] = []
    me.page.on(
        "request", lambda request: asked.append(request.url) if "/marks?" in request.url else None
    )
    for _ in range(3):
        me.choice(action["words"]).hover()
        shows(me, action["words"])
        me.heading("Players").hover()
    assert [url.partition("marks?")[2] for url in asked] == [
        f"action={action['id']}&version={me.snapshot()['version']}"
    ]


def test_the_choices_are_not_drawn_anew_when_the_feed_begins(come: Come, server: Serving) -> None:
    me, _ = about_to_spend(come, server)
    first = json.loads(me.page.locator("#page-snapshot").inner_text())
    assert json.dumps(first["decision"]) == json.dumps(
        me.snapshot()["decision"]
    )  # a pointer that rests on one would lose it


def test_marks_vanish_when_the_choice_is_made(come: Come, server: Serving) -> None:
    me, action = about_to_spend(come, server)
    me.choice(action["words"]).hover()
    shows(me, action["words"])
    me.choice(action["words"]).click()
    me.settle()
    expect(me.log.get_by_text("spends").last).to_be_visible()
    expect(
        me.page.get_by_text("Marked:").filter(has_text=f"leaves {dice(action['words'])[1]}")
    ).to_have_count(0)


def test_a_click_on_a_die_is_a_click_on_the_dice_that_it_lies_with(
    come: Come, server: Serving
) -> None:
    me, action = about_to_spend(come, server)
    about = [one for one in me.snapshot()["decision"]["actions"] if one["spot"] == action["spot"]]
    me.page.locator(
        f'#page-board [data-spot="{action["spot"]}"] [data-spot^="pool-"]'
    ).first.click()
    if len(about) == 1:
        me.settle()
        expect(me.log.get_by_text("spends").last).to_be_visible()
    else:
        expect(me.page.get_by_role("menuitem")).to_have_count(len(about))


def test_every_kind_has_words_a_sign_and_a_look_of_its_own() -> None:
    script, styles = (
        (STATIC / name).read_text(encoding="utf-8")
        for name in ("js/board/marks.js", "css/board.css")
    )
    rows = re.findall(
        r'^  (\w+): \{says: "([^"]+)", sign: "([^"]+)", hatch: "([^"]*)"\},$', script, re.MULTILINE
    )
    assert [kind for kind, *_ in rows] == list(Mark)
    assert (
        len({sign for _, _, sign, _ in rows}) == len({says for _, says, _, _ in rows}) == len(Mark)
    )
    for kind in Mark:
        assert re.search(
            rf"^\.touch-{kind} {{ --touch-colour: #[0-9a-f]{{6}}; --touch-dash: ",
            styles,
            re.MULTILINE,
        )
