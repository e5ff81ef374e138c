"""The director: what happened is played on the board, told over it, and stays marked; nobody has to
wait for it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import accumulate
from typing import Any

from playwright.sync_api import Page, expect

from tests.server.serving import Player, Serving
from tests.web.browsing import Person
from tests.web.conftest import Come
from tests.web.pages.test_pages import AXE, complaints
from tests.web.stage import played

WATCH = """() => {
    window.captions = [];
    const line = document.getElementById("page-caption-words");
    new MutationObserver(() => line.classList.contains("said") && window.captions.push(line.textContent))
        .observe(line, {childList: true});
}"""  # noqa: E501
HEADINGS = """() => {
    window.headings = []; // with whether the show is over, and whether the result is there
    const title = document.getElementById("page-decide-title"), skip = document.getElementById("page-skip");
    const isOver = () => [skip.classList.contains("idle"), Boolean(document.querySelector(".result"))];
    const tell = () => window.headings.push([title.textContent, ...isOver()]);
    new MutationObserver(() => setTimeout(tell)).observe(title, {childList: true});
}"""  # noqa: E501
BOXES = """() => [...document.querySelectorAll('.board, .board > .panel, .caption, .decide')].map((node) => {
    const {left, top, width} = node.getBoundingClientRect();
    return [node.className.split(" ")[0], Math.round(left), Math.round(top), Math.round(width)];
})"""  # noqa: E501


def begun(
    come: Come, server: Serving, *bots: str, pace: float = 0, **how: Any
) -> tuple[Person, Player, str]:
    """Ann at a table of Koa with bots, at her first turn."""
    player = server.player()
    table = player.open("me", *bots, game="koa", name="Ann")
    while player.my_turn(table)["board"]["heading"].startswith("Camps") or not digs(
        player.my_turn(table)
    ):
        act(player, table)
    player.post(f"/api/tables/{table}/pace", pace=pace)
    me = come(player.token, **how).at(table)
    expect(me.heading("Your turn")).to_be_visible()
    return me, player, table


def digs(snapshot: Any) -> list[Any]:
    return [action for action in snapshot["decision"]["actions"] if action["name"] == "dig"]


def act(player: Player, table: str) -> None:
    """Mine, or else the first choice."""
    snapshot = player.my_turn(table)
    player.act(table, snapshot, (digs(snapshot) or snapshot["decision"]["actions"])[0]["id"])


def captions(page: Page) -> Sequence[str]:
    told: list[str] = page.evaluate("window.captions")
    return told


def test_a_bots_action_is_told_over_the_board_and_stays_marked_and_nothing_jumps(
    come: Come, server: Serving
) -> None:
    me, player, table = begun(come, server, "greedy", pace=0.5)
    me.page.evaluate(WATCH)
    before = me.page.evaluate(BOXES)
    act(player, table)
    line = me.page.locator("#page-caption-words")
    expect(line).to_contain_text("Ann")
    assert me.page.evaluate(BOXES) == before
    me.page.wait_for_function(
        "() => window.captions.some((caption) => caption.startsWith('Bot 2'))"
    )
    assert me.page.evaluate(BOXES) == before
    expect(line).not_to_have_class(
        re.compile("said")
    )  # gone again, and whose the marks are stands there
    expect(line).to_contain_text("Bot 2")
    assert any(re.match("Ann.* mines at [a-j]", caption) for caption in captions(me.page))
    expect(me.page.locator(".lately-mark.seat-1").first).to_be_attached()
    expect(me.page.locator(".over .act")).to_have_count(0)
    assert me.page.evaluate(BOXES) == before


def test_skipping_shows_the_board_as_it_is_now(come: Come, server: Serving) -> None:
    me, player, table = begun(come, server, "greedy")
    for key in ("", "s"):
        player.my_turn(table)
        act(player, table)
        expect(me.page.locator(".caption button")).not_to_have_class(re.compile("idle"))
        if key:
            me.page.keyboard.press(key)
        else:
            me.page.get_by_role("button", name="Skip").click()
        expect(me.page.locator(".caption button")).to_have_class(re.compile("idle"))
        expect(me.page.locator(".over .act")).to_have_count(0)


def test_a_question_comes_when_its_cause_has_been_shown_and_a_key_or_a_click_leads_there(
    come: Come, server: Serving
) -> None:
    me, player, table = begun(come, server, "greedy", pace=1.2)
    skip = me.page.locator("#page-skip")
    for leads in ("waiting", "a key", "a click"):
        act(player, table)
        expect(me.heading("See what happens")).to_be_visible()
        expect(me.page.locator("#page-choices button, .board .spot")).to_have_count(0)
        before = me.snapshot()["number"]
        if leads == "a key":
            me.page.keyboard.press("1")
        elif leads == "a click":
            me.page.get_by_role("region", name="Board").click()
        expect(me.heading("Your turn")).to_be_visible()
        expect(skip).to_have_class(re.compile("idle"))
        expect(me.page.locator("#page-choices button").first).to_be_visible()
        assert me.snapshot()["number"] == before, f"{leads} has made a choice"


def test_the_result_is_told_when_the_show_has_reached_it(come: Come, server: Serving) -> None:
    player, match = server.player(), played("konja")
    record = {"content": match.record().encode(), "headers": {"content-type": "text/plain"}}
    whole = player.be_a_player().ask("POST", "/api/records", **record).json()["id"]
    last = len(match.steps) - 1
    while len(match.at(last).legal_ids()) == 1:  # chosen for whom it concerns
        last -= 1
    seats = [
        {"kind": "me"} if seat == match.at(last).actor else {"kind": "bot", "bot": "uniform"}
        for seat in range(match.seats)
    ]
    me = come(player.token).at(
        player.post(
            "/api/tables", seats=seats, name="Ann", **{"from": {"table": whole, "step": last}}
        )["id"]
    )
    expect(me.heading("Your turn")).to_be_visible()
    me.page.evaluate(HEADINGS)

    player.act(me.table, player.my_turn(me.table), match.steps[last].action)

    verdict = player.my_turn(me.table)["over"]["verdict"].rstrip(".")
    expect(me.heading(verdict)).to_be_visible()
    assert me.page.evaluate("window.headings")[-2:] == [
        ["See how it ends", False, False],
        [verdict, True, True],
    ]


PIPS_ON_DICE = """async () => {
  const {trayOf} = await import("/static/js/beats/throws.js"), {tray} = trayOf({kind: "roll", faces: [..."123456"]}, 0);
  document.body.append(document.createElementNS("http://www.w3.org/2000/svg", "svg"));
  document.body.lastChild.append(tray);
  return [...tray.querySelectorAll(".die")].map((die) => {
    const ground = die.querySelector(".die-ground").getBBox();
    return [...die.querySelectorAll(".pip")].map((pip) => pip.getBBox()).filter(({x, y, width, height}) => x > ground.x && y > ground.y
      && x + width < ground.x + ground.width && y + height < ground.y + ground.height).length;
  });
}"""  # noqa: E501


def test_a_die_has_as_many_pips_as_it_shows(come: Come) -> None:
    me = come(reduced_motion="reduce")
    me.page.goto("/")
    assert me.page.evaluate(PIPS_ON_DICE) == [1, 2, 3, 4, 5, 6]


def test_with_reduced_motion_captions_and_marks_remain(come: Come, server: Serving) -> None:
    me, player, table = begun(come, server, "greedy", pace=0.5, reduced_motion="reduce")
    me.page.evaluate(WATCH)
    me.page.evaluate(
        "() => { Element.prototype.animate = () => { throw new Error('something moves'); }; }"
    )
    act(player, table)
    me.page.wait_for_function(
        "() => window.captions.some((caption) => caption.startsWith('Bot 2'))"
    )
    expect(me.page.locator(".lately-mark.seat-0").first).to_be_attached()


def test_a_line_of_the_log_is_played_again_from_the_board_before(
    come: Come, server: Serving
) -> None:
    me, player, table = begun(come, server, "greedy")
    act(player, table)
    player.my_turn(table)
    me.page.reload()
    expect(me.page.locator(".lately-mark.seat-1").first).to_be_attached()  # the bot's last action
    me.page.evaluate(WATCH)
    me.log.get_by_role("listitem").filter(has_text=re.compile("finds|strikes")).first.click()
    me.page.wait_for_function("() => window.captions.length > 1")
    assert "the wheel shows" in captions(me.page)[0]
    expect(me.page.locator(".lately-mark").first).to_be_attached()
    expect(me.button("Back to now")).to_be_visible()
    me.page.keyboard.press("Escape")  # end the beats
    me.page.keyboard.press("Escape")
    expect(me.button("Back to now")).to_be_hidden()


def test_a_returning_player_gets_a_summary_that_can_be_played(come: Come, server: Serving) -> None:
    me, player, table = begun(come, server, "uniform", "uniform", "uniform")
    me.page.goto("/")
    act(player, table)
    player.my_turn(table)
    me.at(table)
    summary = me.page.get_by_role("region", name="Since you were last here")
    expect(summary).to_be_visible()
    assert 0 < summary.get_by_role("listitem").count() <= 5
    me.page.evaluate(AXE)
    assert complaints(me.page) == []
    me.page.evaluate(WATCH)
    asked: list[int] = []  # +1 where a board is asked for, -1 where it has come
    me.page.on("request", lambda request: asked.append(1) if "/past/" in request.url else None)
    me.page.on(
        "requestfinished", lambda request: asked.append(-1) if "/past/" in request.url else None
    )
    summary.get_by_role("button", name="Show me").click()
    expect(summary).to_be_hidden()
    me.page.wait_for_function("() => window.captions.length > 1")
    assert (
        asked.count(1) > 1 and max(accumulate(asked)) == 1
    )  # more at once would be refused where the server is slow


def hide(page: Page, hidden: bool) -> None:
    """Hide the tab behind another one, or show it again."""
    page.evaluate(
        "(is) => { Object.defineProperty(document, 'hidden', {configurable: true, get: () => is});"
        " document.dispatchEvent(new Event('visibilitychange')); }",
        hidden,
    )


def test_events_in_a_hidden_tab_are_summed_up(come: Come, server: Serving) -> None:
    me, player, table = begun(come, server, "uniform", "uniform", "uniform")
    hide(me.page, True)
    act(player, table)
    player.my_turn(table)
    me.sees_all()
    expect(me.page.locator(".over .act")).to_have_count(0)
    me.page.evaluate(WATCH)
    hide(me.page, False)
    summary = me.page.get_by_role("region", name="While you were away")
    expect(summary.get_by_role("listitem").first).to_contain_text("Bot")
    summary.get_by_role("button", name="Show me").click()
    me.page.wait_for_function("() => window.captions.length > 2")
