"""The stage: boards fill the window, at every size, in the opening, in the middle and at the end; nothing overlaps, nothing is cut."""

from __future__ import annotations

import random
import re
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import expect

import ludary
from ludary import Match
from ludary.core.play.auto_pass import bots_passing_action
from tests.server.serving import Player, Serving
from tests.web.conftest import Come
from tests.web.contrast import FOLDED_AWAY, ON_THE_BOARD, faint

DESKS = [(1920, 1080), (1440, 900), (1024, 768)]
PHONE = (390, 844)
LETTERS = 11.95  # pixels: 12, where a browser rounds
NEAR_END = 3  # steps before the end of a game from which it is played on
SCRIPT = """() => {
    const shown = (one) => [
        Math.max(0, one.left), Math.max(0, one.top), Math.min(innerWidth, one.right), Math.min(innerHeight, one.bottom)];
    const area = ([left, top, right, bottom]) => Math.max(0, right - left) * Math.max(0, bottom - top);
    const box = (node) => node.getBoundingClientRect(), part = (selector) => area(shown(box(document.querySelector(selector))));
    const panels = [...document.querySelectorAll('.board > .panel')];
    const size = (text) => {
        const {a, b} = text.getScreenCTM();
        return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
    };
    const isSeen = (text) => text.textContent.trim() && text.checkVisibility({opacityProperty: true, visibilityProperty: true});
    const texts = panels.flatMap((panel) => [...panel.querySelectorAll('.layer text')].filter(isSeen).map((text) => (
        {words: `${panel.dataset.panel}: ${text.textContent}`, size: size(text), spread: text.matches(':has(tspan), [x*=" "]'),
            box: box(text), room: box(panel.querySelector('svg'))})));
    const out = ({box, room}) => box.left < room.left - 1.5 || box.right > room.right + 1.5
        || box.top < room.top - box.height / 4 || box.bottom > room.bottom + box.height / 4;
    const lies = (one, other) => one.words !== other.words && !one.spread && !other.spread
        && Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left) > 2
        && Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
            > .35 * Math.min(one.box.height, other.box.height);
    const over = texts.flatMap((one, at) => texts.slice(at + 1).filter((other) => lies(one, other)).map(({words}) => [one.words, words]));
    const decide = document.querySelector('.decide');
    const bottom = getComputedStyle(decide).position === 'sticky' ? box(decide).top : innerHeight; // what lies lower is under the choices
    const spots = [...document.querySelectorAll('.board .spot')].map((node) => shown(box(node)));
    return {
        board: part('.board') / innerWidth / innerHeight,
        decide: part('.decide') / innerWidth / innerHeight,
        line: box(document.querySelector('.decide')).height,
        panels: panels.map((panel) => [panel.dataset.panel, box(panel).left, box(panel).top, box(panel).right, box(panel).bottom]),
        small: texts.filter((text) => text.size < LETTERS).map(({words, size}) => [words, size]),
        cut: texts.filter((text) => text.words.endsWith('…') || out(text)).map(({words}) => words),
        over,
        scrolls: panels.filter((panel) => panel.scrollHeight > panel.clientHeight + 1).length,
        marked: spots.length,
        inView: spots.filter((spot) => area(spot) > 0 && (spot[1] + spot[3]) / 2 < bottom).length,
        sideways: document.documentElement.scrollWidth > innerWidth,
    };
}""".replace("LETTERS", str(LETTERS))
LAYERS = """() => [...document.querySelectorAll('.board .layer :is(text, [data-spot], [data-piece])')].map((node) => (
    node.matches('text') ? node.textContent : ['data-spot', 'data-piece', 'transform'].map((name) => node.getAttribute(name)).join(' ')
)).join('<') + document.querySelector('#page-text').textContent"""
FRAME = """[[...document.querySelectorAll(".board, .board > .panel")].map((node) => {
    const {left, top, width, height} = node.getBoundingClientRect();
    return [left + scrollX, top + scrollY, width, height].map(Math.round);
}), document.documentElement.scrollWidth > innerWidth]"""


def measured(page: Any, size: tuple[int, int]) -> Any:
    """Measure a window of this size at the top of the page, and count the marks in view before scrolling."""
    page.evaluate("() => scrollTo(0, 0)")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function("() => document.querySelector('.board > .panel')?.getBoundingClientRect().width > 0")
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    in_view = page.evaluate(SCRIPT)["inView"]
    page.evaluate("() => scrollTo(0, 0)")
    return page.evaluate(SCRIPT) | {"inView": in_view}


def apart(panels: list[tuple[str, float, float, float, float]]) -> bool:
    """Tell whether no panel lies over another."""
    pairs = combinations(panels, 2)
    return all(a[3] <= b[1] + 1 or b[3] <= a[1] + 1 or a[4] <= b[2] + 1 or b[4] <= a[2] + 1 for a, b in pairs)


def played(game: str) -> Match:
    """A whole game of players who choose at random."""
    rng, match = random.Random(3), ludary.load(game).start(seats=max(2, ludary.load(game).seats[0]), seed=3)
    while not match.over:
        match.step(rng.choice(match.legal_ids()))
    return match


def is_on_the_board(match: Match) -> bool:
    """Tell whether something can be chosen on the board, and the table does not pass for the player."""
    assert match.actor is not None
    view = match.view(match.actor)
    return bots_passing_action(view) is None and any(action.spot for action in view.legal())


def moments(me: Player, game: str) -> dict[str, str]:
    """Tables of a game at its beginning, in its middle, and at its end, where it is this player's turn, or was.

    In the middle something can be chosen on the board: where nothing can, a phone's choices are open.
    """
    match = played(game)
    brought = me.be_a_player().ask("POST", "/api/records", content=match.record().encode(), headers={"content-type": "text/plain"})
    whole, steps = brought.json()["id"], len(match.steps)
    middle = next(step for step in range(steps // 2, steps) if is_on_the_board(match.at(step)))
    found = {}
    for when, step in {"opening": 1, "middle": middle, "end": steps - NEAR_END}.items():
        seats = [{"kind": "me"} if seat == match.at(step).actor else {"kind": "bot", "bot": "uniform"} for seat in range(match.seats)]
        found[when] = me.post("/api/tables", seats=seats, name="Ann", pace=0, **{"from": {"table": whole, "step": step}})["id"]
    while (snapshot := me.my_turn(found["end"]))["status"] != "over":
        me.act(found["end"], snapshot)
    return found


FOLDS = "(open) => document.querySelectorAll('.folded details').forEach((fold) => { fold.open = open; })"
FIRST_FRAME = f"() => JSON.stringify({FRAME})"


def faint_when_unfolded(page: Any, size: tuple[int, int]) -> list[Any]:
    """Return the illegible texts of the panels below the board; on a desktop the board does not move while they open."""
    measured(page, size)
    before = page.evaluate(FIRST_FRAME)
    page.evaluate(FOLDS, True)
    assert size == PHONE or page.evaluate(FIRST_FRAME) == before
    found = faint(page, FOLDED_AWAY)
    page.evaluate(FOLDS, False)
    return found


def wrong_at(found: Any, phone: bool) -> list[str]:
    """Return the faults."""
    wrong = [name for name in ("scrolls", "sideways", "small", "cut", "over") if found[name] and not (phone and name == "scrolls")]
    wrong += [] if found["board"] + (0 if phone else found["decide"]) >= (0.6 if phone else 0.65) else ["board"]
    wrong += [] if apart(found["panels"]) else ["panels"]
    return wrong + ([] if found["inView"] or not found["marked"] else ["first mark"])


@pytest.mark.parametrize("game", ludary.games())
def test_the_board_fills_the_window_and_can_be_read(come: Come, server: Serving, game: str) -> None:
    player = server.player()
    tables = moments(player, game)
    page = come(player.token, reduced_motion="reduce").page
    wrong: list[Any] = []
    looks: list[tuple[Any, tuple[int, int]]] = [("light", PHONE), ("dark", PHONE), ("dark", (1440, 900))]
    for when, table in tables.items():
        page.goto(f"/t/{table}")
        for size in (*DESKS, PHONE):
            found = measured(page, size)
            wrong += [(when, size, name, found.get(name)) for name in wrong_at(found, size == PHONE)]
        if when != "end":
            assert found["marked"], when
            assert found["line"] < 100, (when, found["line"])
        if when == "middle":
            for colours, size in looks:
                page.emulate_media(color_scheme=colours)
                wrong += [(colours, size, words) for words in faint_when_unfolded(page, size)]
            wrong += [(when, words) for words in faint(page, ON_THE_BOARD)]
    assert wrong == []


@pytest.mark.deep
@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize("game", ludary.games())
def test_all_words_on_a_board_stand_out_in_every_window(come: Come, server: Serving, game: str, colours: Any) -> None:
    player = server.player()
    tables = moments(player, game)
    page = come(player.token, reduced_motion="reduce", color_scheme=colours).page
    wrong = []
    for when, table in tables.items():
        page.goto(f"/t/{table}")
        for size in (*DESKS, PHONE):
            wrong += [(when, size, words) for words in [*faint_when_unfolded(page, size), *faint(page, ON_THE_BOARD)]]
    assert wrong == []


@pytest.mark.parametrize("game", ludary.games())
def test_the_board_lies_still_while_pieces_move_and_is_looked_back_at_from_the_first_moment_on(
    come: Come, server: Serving, game: str
) -> None:
    player = server.player()
    table = player.open("me", "uniform", game=game, name="Ann")
    player.my_turn(table)
    me = come(player.token)
    me.page.goto(f"/t/{table}")
    me.turn()
    me.page.evaluate(
        f"() => {{ window.seen = new Set();"
        f"const look = () => {{ seen.add(JSON.stringify({FRAME})); requestAnimationFrame(look); }}; look(); }}"
    )
    for _ in range(2):
        if me.turn():  # a hero of Dunjiin may have died by now
            me.choose()
    me.turn()
    assert len(me.page.evaluate("() => [...seen]")) == 1
    back = me.page.get_by_role("button", name="One step back")
    while back.get_attribute("aria-disabled") != "true":
        back.click()
    me.log.get_by_role("paragraph").first.click()
    expect(me.page.get_by_text(re.compile(r"^You are looking at step 0 of"))).to_be_visible()
    me.page.wait_for_load_state("networkidle")


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
    me = come(player.token, reduced_motion="reduce")
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
    assert max(length for _, length in later) < 20_000
    anew = me.tab()
    anew.goto(f"/t/{table}")
    me.page.wait_for_function(f"(whole) => ({LAYERS})() === whole", arg=anew.evaluate(LAYERS))  # once all has been played
