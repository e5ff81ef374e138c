"""Choices and things where they lie on the board: menus, cards that tell, walking by keys, and
sounds.
"""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import ludary
from ludary.core.contract.beats import BeatKind
from ludary.server.http.files import FOLDER
from tests.server.serving import Serving
from tests.web.browsing import PHONE, Person
from tests.web.conftest import Come, seated
from tests.web.pages.test_pages import AXE, complaints

SEEN = """([node, box]) => {
    const {x, y, width, height} = node.getBoundingClientRect(), over = box.getBoundingClientRect();
    const apart = over.right <= x || over.left >= x + width || over.bottom <= y || over.top >= y + height;
    return apart && over.left >= 0 && over.top >= 0 && over.right <= innerWidth && over.bottom <= innerHeight;
}"""  # noqa: E501

COVERED = """async (box) => { // the places, as parts of the window, that the box covers when it opens beside them
    const {openPopoverBeside} = await import("/static/js/choices/popover.js");
    box.textContent = "It lies here. ".repeat(20);
    const parts = [0, 0.3, 0.6, 0.93].flatMap((x) => [0, 0.3, 0.6, 0.93].map((y) => [x, y]));
    return parts.filter(([x, y]) => {
        const place = new DOMRect(x * innerWidth, y * innerHeight, 40, 40);
        openPopoverBeside(box, place);
        const over = box.getBoundingClientRect();
        return over.right > place.left && over.left < place.right && over.bottom > place.top && over.top < place.bottom;
    });
}"""  # noqa: E501


def spot(me: Person, name: str) -> Locator:
    return me.page.locator(f'#page-board [data-spot="{name}"]').first


def lies_beside(me: Person, name: str, box: Locator) -> bool:
    """Tell whether a box is wholly in the window and covers nothing of the spot."""
    return bool(me.page.evaluate(SEEN, [spot(me, name).element_handle(), box.element_handle()]))


def with_several(come: Come, server: Serving, **how: Any) -> tuple[Person, str, list[str]]:
    """Ann, where a spot of the board has several choices: the spot, and their words."""
    ann = server.player()
    table = ann.open("me", "uniform", game="dunjiin", name="Ann")
    while True:
        snapshot = ann.my_turn(table)
        if snapshot["over"]:
            table = ann.open("me", "uniform", game="dunjiin", name="Ann")
            continue
        actions = snapshot["decision"]["actions"]
        for name in dict.fromkeys(action["spot"] for action in actions):
            words = [action["words"] for action in actions if action["spot"] == name]
            if name and len(words) > 1:
                me = come(ann.token, reduced_motion="reduce", **how).at(table)
                expect(me.page.locator(".board .spot").first).to_be_attached()
                return me, name, words
        ann.act(table, snapshot, actions[0]["id"])


def test_several_choices_at_a_place_open_there_by_mouse_and_by_keys(
    come: Come, server: Serving
) -> None:
    me, name, words = with_several(come, server)
    menu, items = me.page.get_by_role("dialog", name="choices"), me.page.get_by_role("menuitem")
    spot(me, name).click()
    expect(menu).to_be_visible()
    expect(items.locator(".words")).to_have_text(words)
    expect(items.first).to_be_focused()
    assert lies_beside(me, name, menu)
    me.page.evaluate(AXE)
    assert complaints(me.page) == []
    me.page.keyboard.press("ArrowDown")
    expect(items.nth(1)).to_be_focused()
    me.page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    spot(me, name).click()
    me.page.mouse.click(2, 400)  # beside it
    expect(menu).to_be_hidden()
    me.page.keyboard.press("i")
    walker = me.page.locator(".walker")
    expect(walker).to_be_focused()
    while words[1] not in str(walker.get_attribute("aria-label")):
        me.page.keyboard.press("PageDown")
    me.page.keyboard.press("Enter")
    expect(items.first).to_be_focused()
    me.page.keyboard.press("Escape")
    expect(walker).to_be_focused()
    before = me.snapshot()["version"]
    me.page.keyboard.press("Enter")
    me.page.keyboard.press("Enter")
    expect(menu).to_be_hidden()
    me.settle()
    assert me.snapshot()["version"] > before


def test_on_a_phone_the_menu_is_a_sheet_that_leaves_the_place_in_view(
    come: Come, server: Serving
) -> None:
    me, name, words = with_several(come, server, **PHONE)
    menu, before = me.page.get_by_role("dialog", name="choices"), me.snapshot()["version"]
    unfold = me.page.locator("#page-unfold")
    as_it_was = unfold.get_attribute("aria-expanded") or ""
    spot(me, name).tap()
    expect(menu).to_be_visible()
    assert lies_beside(me, name, menu)
    expect(unfold).to_have_attribute("aria-expanded", as_it_was)
    me.page.get_by_role("menuitem", name=words[0]).tap()
    me.settle()
    assert me.snapshot()["version"] > before


@pytest.mark.parametrize("game", sorted(ludary.games()))
def test_no_mark_is_without_effect(come: Come, server: Serving, game: str) -> None:
    """Choices are sent, but the server's answer is kept from the page, so that all marks can be
    tried.
    """
    me = seated(come, server, "me", "uniform", game=game)
    me.expected.append(re.compile("status of 409"))
    assert me.turn()
    marked = sorted({action["spot"] for action in me.snapshot()["decision"]["actions"]} - {""})
    sent: list[str] = []
    me.page.on(
        "request",
        lambda request: sent.append(request.url) if request.url.endswith("/act") else None,
    )
    me.page.route(
        "**/act", lambda route: route.fulfill(status=409, json={"error": "No.", "code": "no"})
    )
    for name in marked[:8]:
        before = len(sent)
        spot(me, name).dispatch_event("click", {"bubbles": True, "pointerType": "mouse"})
        me.settle()
        if len(sent) == before:
            expect(me.page.get_by_role("menuitem").first).to_be_visible()
            me.page.keyboard.press("Escape")


def test_choices_that_end_a_turn_stand_apart_and_are_never_the_first(
    come: Come, server: Serving
) -> None:
    ann = server.player()
    table = ann.open("me", "uniform", game="zimby_mojo", name="Ann")
    snapshot = ann.my_turn(table)
    while not snapshot["decision"]["closing"] or len(snapshot["decision"]["actions"]) < 2:
        ann.act(table, snapshot, snapshot["decision"]["actions"][-1]["id"])
        snapshot = ann.my_turn(table)
    me = come(ann.token).at(table)
    assert me.turn()
    closing = set(snapshot["decision"]["closing"])
    ending = next(action["words"] for action in me.listed() if action["id"] in closing)
    expect(me.page.locator("#page-choices .closing .choice").first.locator(".words")).to_have_text(
        ending
    )
    with me.page.expect_response("**/act"):
        me.page.keyboard.press("1")
    done = server.app.tables.live[table].table
    assert done is not None
    assert done.entries[snapshot["number"]].data["do"] == me_first(snapshot)


def me_first(snapshot: Any) -> str:
    """The notation of the choice that the page numbers as 1."""
    decision = snapshot["decision"]
    return str(
        next(
            action["notation"]
            for action in decision["actions"]
            if action["id"] not in decision["closing"]
        )
    )


def test_an_impossible_choice_says_so_where_it_lies(come: Come, server: Serving) -> None:
    me = seated(come, server, "me", "greedy")
    assert me.turn()
    actions, others = (me.snapshot()["decision"][part] for part in ("actions", "unavailable"))
    chosen = {action["spot"] for action in actions}
    one, name = next((one, name) for one in others for name in one["spots"] if name not in chosen)
    spot(me, name).click()
    expect(me.page.get_by_role("menuitem", name=one["reason"])).to_be_visible()
    me.page.keyboard.press("Escape")
    me.page.locator(".unavailable li").filter(has_text=one["reason"]).first.hover()
    expect(spot(me, name).locator(".spot-off")).to_have_count(1)


def test_a_card_tells_what_lies_somewhere_by_mouse_by_keys_and_by_rest(
    come: Come, server: Serving
) -> None:
    me = seated(come, server, "me", "greedy", game="koa")
    assert me.turn()
    card = me.page.locator("#page-card")
    spot(me, "sharman").click(button="right")
    expect(card.get_by_role("heading", name="The Sharman")).to_be_visible()
    expect(card.get_by_role("list", name="Rules").get_by_role("listitem")).not_to_have_count(0)
    assert lies_beside(me, "sharman", card)
    me.page.evaluate(AXE)
    assert complaints(me.page) == []
    me.page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    spot(me, "square-44").hover()
    expect(card.get_by_role("heading", name="Empty square, e5")).to_be_visible()
    spot(me, "clan-1").hover()
    expect(card).to_contain_text("Blue, Bot 2")
    me.page.mouse.move(2, 2)
    expect(card).to_be_hidden()
    me.page.keyboard.press("i")
    me.page.keyboard.press("End")
    me.page.keyboard.press("i")
    expect(card).to_be_focused()
    me.page.keyboard.press("Escape")
    expect(me.page.locator(".walker")).to_be_focused()
    assert card.evaluate(COVERED) == []


def test_a_finger_that_stays_is_told_what_lies_there_and_chooses_nothing(
    come: Come, server: Serving
) -> None:
    me = seated(come, server, "me", "greedy", game="koa", how=PHONE)
    assert me.turn()
    me.page.locator("#page-unfold").click()  # folds what `turn` has unfolded
    before, name = me.snapshot()["version"], me.snapshot()["decision"]["actions"][0]["spot"]
    where = {"bubbles": True, "pointerType": "touch", "isPrimary": True}
    spot(me, name).dispatch_event("pointerdown", where)
    card = me.page.locator("#page-card")
    expect(card.get_by_role("heading", name="Empty square")).to_be_visible()
    spot(me, name).dispatch_event("pointerup", where)
    spot(me, name).dispatch_event("click", where)
    assert lies_beside(me, name, card)
    expect(me.page.get_by_role("menuitem")).to_have_count(0)
    assert me.snapshot()["version"] == before
    card.get_by_role("button", name="Close").click()
    expect(card).to_be_hidden()


def test_a_replay_tells_what_lay_somewhere(come: Come, server: Serving) -> None:
    ann = server.player()
    table = ann.open("me", "uniform", game="koa", name="Ann")
    ann.my_turn(table)
    ann.post(f"/api/tables/{table}/resign")
    me = come(ann.token)
    me.page.goto(f"/t/{table}/replay?step=0")
    spot(me, "square-0").click()
    expect(
        me.page.locator("#page-card").get_by_role("heading", name="Empty square, a1")
    ).to_be_visible()


def test_every_kind_of_beat_has_a_sound_or_is_silent_on_purpose() -> None:
    script = (FOLDER / "js" / "beats" / "sound.js").read_text(encoding="utf-8")
    assert set(re.findall(r"^  (\w+): \((?:at)?\) =>", script, re.MULTILINE)) == {
        *map(str, BeatKind),
        "turn",
        "end",
    }


HEARS = (
    "window.heard = 0; window.AudioContext = class extends AudioContext { constructor() { super();"
    " window.heard += 1; } };"
)


def test_sounds_are_off_until_wanted_and_remembered(come: Come, server: Serving) -> None:
    me = come(reduced_motion="reduce")
    me.page.add_init_script(HEARS)
    player = me.server.player()
    table = player.open("me", "greedy", name="Ann")
    me.context.add_cookies([{"name": "ludary", "value": player.token, "url": me.url}])
    me.at(table)
    switch = me.button("Sounds")
    expect(switch).to_have_attribute("aria-pressed", "false")
    me.choose()
    assert me.page.evaluate("window.heard") == 0
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    assert me.page.evaluate("window.heard") == 1
    sounds = "/static/js/beats/sound.js"
    for kind in BeatKind:
        me.page.evaluate(
            "([path, kind]) => import(path).then(({playSound}) => playSound(kind))", [sounds, kind]
        )
        me.page.wait_for_function(
            "new Promise((done) => setTimeout(done, 60, true))"
        )  # two at once would be one
    me.page.reload()
    expect(switch).to_have_attribute("aria-pressed", "true")


def test_choices_of_a_chosen_creature_open_beside_it_and_escape_goes_back(
    come: Come, server: Serving
) -> None:
    ann = server.player()
    table = ann.open("me", "uniform", game="zimby_mojo", name="Ann")
    snapshot, choice = ann.my_turn(table), None
    for turn in range(120):
        actions = snapshot["decision"]["actions"]
        choice = next((action for action in actions if action["name"] == "creature"), None)
        if choice:
            break
        going = [action for action in actions if action["name"] in ("leave", "step")] or actions
        ann.act(table, snapshot, going[turn % len(going)]["id"])
        snapshot = ann.my_turn(table)
    assert choice
    me = come(ann.token, reduced_motion="reduce").at(table)
    assert me.turn()
    spot(me, choice["spot"]).click()
    expect(me.page.get_by_role("button", name="Take back").locator("kbd")).to_be_visible()
    me.settle()
    decision = ann.snapshot(table)["decision"]
    if len({action["spot"] for action in decision["actions"]}) == 1 < len(decision["actions"]):
        expect(me.page.get_by_role("menuitem")).to_have_count(len(decision["actions"]))
        me.page.keyboard.press("Escape")
        expect(me.page.get_by_role("menuitem")).to_have_count(0)
    me.page.keyboard.press("Escape")
    expect(
        me.page.locator("#page-choices button", has_text=choice["words"]).first
    ).to_be_attached()  # its group may be folded
    assert ann.snapshot(table)["news"][-1]["kind"] == "undo"
