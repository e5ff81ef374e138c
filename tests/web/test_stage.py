"""The stage: boards fill the window, at every size, in the opening and later; nothing overlaps, scrolls within, or is too small to read."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

import ludary
from tests.server.serving import Serving
from tests.web.conftest import Come

DESKS = [(1920, 1080), (1440, 900), (1024, 768)]
PHONE = (390, 844)
CHOICES = 6  # that are made before the board is measured again
SCRIPT = """() => {
    const shown = (one) => [
        Math.max(0, one.left), Math.max(0, one.top), Math.min(innerWidth, one.right), Math.min(innerHeight, one.bottom)];
    const area = ([left, top, right, bottom]) => Math.max(0, right - left) * Math.max(0, bottom - top);
    const box = (node) => node.getBoundingClientRect(), part = (selector) => area(shown(box(document.querySelector(selector))));
    const panels = [...document.querySelectorAll('.board > .panel')];
    const size = (text) => text.getAttribute('font-size') * text.getScreenCTM().a;
    const letters = panels.flatMap((panel) => [...panel.querySelectorAll('text')].map(size));
    const spots = [...document.querySelectorAll('.board .spot')].map((node) => shown(box(node)));
    return {
        board: part('.board') / innerWidth / innerHeight,
        decide: part('.decide') / innerWidth / innerHeight,
        line: box(document.querySelector('.decide')).height,
        panels: panels.map((panel) => [panel.dataset.panel, box(panel).left, box(panel).top, box(panel).right, box(panel).bottom]),
        letters: Math.min(...letters.filter((size) => size > 0)),
        scrolls: panels.filter((panel) => panel.scrollHeight > panel.clientHeight + 1).length,
        marked: spots.length,
        inView: spots.filter((spot) => area(spot) > 0).length,
        sideways: document.documentElement.scrollWidth > innerWidth,
    };
}"""

LAYERS = """() => {
    const copy = document.querySelector(".board").cloneNode(true);
    copy.querySelectorAll("[class^=spot-]").forEach((mark) => mark.remove());
    copy.querySelectorAll("[class]").forEach((node) => node.removeAttribute("class"));
    return [...copy.querySelectorAll("[data-panel] > svg")].map((svg) => svg.innerHTML).join("")
        + document.querySelector("#page-text").textContent;
}"""


def measured(page: Any, size: tuple[int, int]) -> Any:
    page.evaluate("() => scrollTo(0, 0)")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function("() => document.querySelector('.board > .panel')?.getBoundingClientRect().width > 0")
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return page.evaluate(SCRIPT)


def apart(panels: list[tuple[str, float, float, float, float]]) -> bool:
    """Tell whether no panel lies over another."""
    pairs = combinations(panels, 2)
    return all(a[3] <= b[1] + 1 or b[3] <= a[1] + 1 or a[4] <= b[2] + 1 or b[4] <= a[2] + 1 for a, b in pairs)


@pytest.mark.parametrize("game", ludary.games())
def test_the_board_fills_the_window(come: Come, server: Serving, game: str) -> None:
    player = server.player()
    table = player.open("me", "uniform", game=game, name="Ann")
    page = come(player.token, reduced_motion="reduce").page
    for made in range(2):
        snapshot = player.my_turn(table)
        for _ in range(CHOICES * made):
            if not snapshot["decision"]:  # the game is over
                break
            player.act(table, snapshot, snapshot["decision"]["actions"][0]["id"])
            snapshot = player.my_turn(table)
        page.goto(f"/t/{table}")
        for size in DESKS:
            found = measured(page, size)
            assert found["board"] + found["decide"] >= 0.65, (size, found)
            assert not found["scrolls"], size
            assert not found["sideways"], size
            assert apart(found["panels"]), (size, found["panels"])
            assert found["inView"] == found["marked"] or (size[0] == 1024 and found["inView"]), size
            assert found["letters"] >= 11, (size, found["letters"])
        found = measured(page, PHONE)
        assert found["board"] >= 0.6, found
        assert apart(found["panels"]), found["panels"]
        assert not found["sideways"]
        assert found["letters"] >= 9, found["letters"]


def square(page: Any, spot: str) -> float:
    width: float = page.evaluate(f"() => document.querySelector('.board [data-spot={spot}]').getBoundingClientRect().width")
    return width


def test_squares_and_tiles_are_large_on_a_desk(come: Come, server: Serving) -> None:
    for game, spot, least in (("koa", "square-44", 56), ("zimby_mojo", "tile-100", 30)):
        player = server.player()
        table = player.open("me", "uniform", game=game, name="Ann")
        page = come(player.token, reduced_motion="reduce").page
        page.goto(f"/t/{table}")
        measured(page, (1440, 900))
        assert square(page, spot) >= least, game


def test_a_page_is_sent_what_has_changed_and_shows_the_whole(come: Come, server: Serving) -> None:
    """Nothing comes again that the page has; and the page is the same when it is loaded anew."""
    player = server.player()
    table = player.open("me", "uniform", game="koa", name="Ann")
    player.my_turn(table)
    me = come(player.token)
    me.page.add_init_script(
        "window.heard = []; const listen = EventSource.prototype.addEventListener;"
        "EventSource.prototype.addEventListener = function (kind, does) {"
        "  return listen.call(this, kind, (event) => { window.heard.push([kind, event.data.length]); does(event); }); };"
    )
    me.page.goto(f"/t/{table}")
    for _ in range(3):
        me.choose()
    assert me.turn()
    first, *later = me.page.evaluate("() => window.heard")
    assert first[0] == "snapshot"
    assert later
    assert {kind for kind, _ in later} == {"changes"}
    assert max(length for _, length in later) < 20_000 < len(me.page.evaluate(LAYERS))
    shown = me.page.evaluate(LAYERS)
    me.page.reload()
    assert me.page.evaluate(LAYERS) == shown
