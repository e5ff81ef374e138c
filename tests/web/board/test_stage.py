"""The stage: boards fill the window, at every size, in the opening, in the middle and at the end;
nothing overlaps, nothing is cut.
"""

from __future__ import annotations

import random
import re
from itertools import combinations, count
from typing import Any

import pytest
from playwright.sync_api import expect

import ludary
from ludary import Match
from ludary.core.play.auto_pass import bots_passing_action
from tests.server.serving import Serving
from tests.web.conftest import Come, seated
from tests.web.contrast import (
    FOLDED_AWAY,
    ON_THE_BOARD,
    everything_open,
    faint,
    faint_words_in_both_modes,
)
from tests.web.stage import DESKS, PHONE, measured, moments

LAYERS = """() => [...document.querySelectorAll('.board .layer :is(text, [data-spot], [data-piece])')].map((node) => (
    node.matches('text') ? node.textContent : ['data-spot', 'data-piece', 'transform'].map((name) => node.getAttribute(name)).join(' ')
)).join('<') + document.querySelector('#page-text').textContent"""  # noqa: E501
FRAME = """[[...document.querySelectorAll(".board, .board > .panel")].map((node) => {
    const {left, top, width, height} = node.getBoundingClientRect();
    return [left + scrollX, top + scrollY, width, height].map(Math.round);
}), document.documentElement.scrollWidth > innerWidth]"""


def apart(panels: list[tuple[str, float, float, float, float]]) -> bool:
    """Tell whether no panel lies over another."""
    pairs = combinations(panels, 2)
    return all(
        a[3] <= b[1] + 1 or b[3] <= a[1] + 1 or a[4] <= b[2] + 1 or b[4] <= a[2] + 1
        for a, b in pairs
    )


FOLDS = (
    "(open) => document.querySelectorAll('.folded details').forEach((fold) => { fold.open ="
    " open; })"
)
FIRST_FRAME = f"() => JSON.stringify({FRAME})"


def faint_when_unfolded(page: Any, size: tuple[int, int]) -> list[Any]:
    """Return the illegible texts of the panels below the board; on a desktop the board does not
    move while they open.
    """
    measured(page, size)
    before = page.evaluate(FIRST_FRAME)
    page.evaluate(FOLDS, True)
    assert size == PHONE or page.evaluate(FIRST_FRAME) == before
    found = faint(page, FOLDED_AWAY)
    page.evaluate(FOLDS, False)
    return found


PLAYED, FILLED, LOG = 0.4, 0.92, 160  # least shares of the window and of the frame, and pixels
SQUARES = {
    "koa": ((1024, 768), 56),
    "zimby_mojo": ((1440, 900), 34),
}  # pixels of a square, in which window


def wrong_at(game: str, when: str, size: tuple[int, int], found: Any) -> list[str]:
    """Return the faults."""
    wrong = [name for name in ("sideways", "small", "cut", "over", "covered") if found[name]]
    wrong += [] if apart(found["panels"]) else ["panels"]
    if size == PHONE and found["few"]:  # the choices lie over the lower part of the board
        return wrong
    wrong += [] if found["inView"] or not found["marked"] else ["first mark"]
    if size == PHONE:
        return (
            wrong
            + ["board"] * (found["board"] < 0.6)
            + ["own things"] * (when != "end" and not found["own"])
        )
    least = {"played": PLAYED, "filled": FILLED, "log": 0 if found["few"] else LOG, "closing": True}
    wrong += [name for name, bar in least.items() if found[name] < bar]
    wrong += ["higher than the window"] * (found["bottom"] > size[1])
    wrong += ["square"] * (
        SQUARES.get(game, ((), 0))[0] == size and found["square"] < SQUARES[game][1]
    )
    wrong += [name for name in ("down", "beside") if found[name]]
    sides = [name for name in found["sides"] if not (found["few"] and name == "people")]
    if when != "end":  # the result may be long
        wrong += ["scrolls"] * bool(found["scrolls"]) + ["sides"] * bool(sides)
    return wrong


@pytest.mark.parametrize("game", ludary.games())
def test_what_is_played_on_fills_the_window_and_can_be_read(
    come: Come, server: Serving, game: str
) -> None:
    player = server.player()
    tables = moments(player, game)
    page = come(player.token, reduced_motion="reduce").page
    wrong: list[Any] = []
    looks: list[tuple[Any, tuple[int, int]]] = [
        ("light", PHONE),
        ("dark", PHONE),
        ("dark", (1440, 900)),
    ]
    for when, table in tables.items():
        page.goto(f"/t/{table}")
        for size in (*DESKS, PHONE):
            found = measured(page, size)
            wrong += [
                (when, size, name, found.get(name)) for name in wrong_at(game, when, size, found)
            ]
        if when != "end":
            assert found["marked"], when
            assert found["few"] or found["line"] < 100, (when, found["line"])
        if when == "middle":
            for colours, size in looks:
                page.emulate_media(color_scheme=colours)
                wrong += [(colours, size, words) for words in faint_when_unfolded(page, size)]
            wrong += [(when, words) for words in faint(page, ON_THE_BOARD)]
            wrong += [
                (what, words)
                for what in everything_open(page)
                for words in faint_words_in_both_modes(page)
            ]
    wrong += [("the end", words) for words in faint_words_in_both_modes(page)]
    assert wrong == []


@pytest.mark.parametrize(
    "game", [game for game in ludary.games() if ludary.load(game).seats[-1] > 2]
)
def test_there_is_room_for_as_many_as_can_play(come: Come, server: Serving, game: str) -> None:
    player, most = server.player(), ludary.load(game).seats[-1]
    table = player.open("me", *["uniform"] * (most - 1), game=game, name="Ann", pace=0)
    player.my_turn(table)
    page = come(player.token, reduced_motion="reduce").page
    page.goto(f"/t/{table}")
    measures = {size: measured(page, size) for size in DESKS}
    assert [
        (size, name, found.get(name))
        for size, found in measures.items()
        for name in wrong_at(game, "opening", size, found)
    ] == []


@pytest.mark.deep
@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize("game", ludary.games())
def test_all_words_on_a_board_stand_out_in_every_window(
    come: Come, server: Serving, game: str, colours: Any
) -> None:
    player = server.player()
    tables = moments(player, game)
    page = come(player.token, reduced_motion="reduce", color_scheme=colours).page
    wrong = []
    for when, table in tables.items():
        page.goto(f"/t/{table}")
        for size in (*DESKS, PHONE):
            wrong += [
                (when, size, words)
                for words in [*faint_when_unfolded(page, size), *faint(page, ON_THE_BOARD)]
            ]
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
        f"() => {{ window.seen = new Set();const look = () => {{ seen.add(JSON.stringify({FRAME}));"
        " requestAnimationFrame(look); }; look(); }"
    )
    for _ in range(2):
        if me.turn():  # a hero of Dunjiin may have died by now
            me.choose()
    me.turn()
    frames = me.page.evaluate("() => [...seen]")
    assert len(frames) == 1, frames
    back = me.page.get_by_role("button", name="One step back")
    while back.get_attribute("aria-disabled") != "true":
        back.click()
    me.log.get_by_role("paragraph").first.click()
    expect(me.page.get_by_text(re.compile(r"^You are looking at step 0 of"))).to_be_visible()
    me.settle()


def test_a_page_is_sent_what_has_changed_and_shows_the_whole(come: Come, server: Serving) -> None:
    """Nothing comes again that the page has; and the page is the same when it is loaded anew."""
    player = server.player()
    table = player.open("me", "uniform", game="koa", name="Ann")
    player.my_turn(table)
    me = come(player.token, reduced_motion="reduce")
    me.page.add_init_script(
        "window.heard = []; const listen ="
        " EventSource.prototype.addEventListener;EventSource.prototype.addEventListener = function"
        " (kind, does) {  return listen.call(this, kind, (event) => { window.heard.push([kind,"
        " event.data.length]); does(event); }); };"
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
    me.page.wait_for_function(
        f"(whole) => ({LAYERS})() === whole", arg=anew.evaluate(LAYERS)
    )  # once all has been played


OUT_OF_VIEW = """() => {
    const body = document.querySelector('.decide-body').getBoundingClientRect();
    const seen = ({top, bottom, left, right, width, height}) => width > 1 && height > 1 && top >= body.top - 1
        && bottom <= Math.min(body.bottom, innerHeight) + 1 && left >= 0 && right <= innerWidth + 1;
    const whole = (node) => [node, ...node.querySelectorAll('small, .stake')].every((one) => seen(one.getBoundingClientRect()));
    return [...document.querySelectorAll('#page-choices .choice')].filter((node) => !whole(node)).map((node) => node.textContent);
}"""  # noqa: E501
MOST_WHOLE = 6  # choices that are never folded up


def folded_at(come: Come, server: Serving, game: str, seats: int, positions: int) -> list[Any]:
    """Return the choices that are out of view, at any size, in drawn positions with few choices."""
    rng, me = random.Random(seats), server.player()
    few: list[tuple[int, str, Match, int]] = []
    for seed in count(3):
        match = ludary.load(game).start(seats=seats, seed=seed)
        while not match.over:
            match.step(rng.choice(match.legal_ids()))
        answer = me.be_a_player().ask(
            "POST",
            "/api/records",
            content=match.record().encode(),
            headers={"content-type": "text/plain"},
        )
        few += [
            (seed, answer.json()["id"], match, step)
            for step in range(1, len(match.steps))
            if 2 <= len(match.at(step).legal_ids()) <= MOST_WHOLE
            and bots_passing_action(match.at(step).view(match.at(step).actor or 0)) is None
        ]
        if len(few) >= positions:
            break
    page, found = come(me.token, reduced_motion="reduce").page, []
    for seed, whole, match, step in rng.sample(few, positions):
        actor = match.at(step).actor
        chairs = [
            {"kind": "me"} if seat == actor else {"kind": "bot", "bot": "uniform"}
            for seat in range(seats)
        ]
        made_from = {"from": {"table": whole, "step": step}}
        table = me.post("/api/tables", seats=chairs, name="Ann", pace=0, **made_from)["id"]
        page.goto(f"/t/{table}")
        expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
        for size in ((1280, 720), *DESKS[1:], PHONE):
            measured(page, size)
            if hidden := page.evaluate(OUT_OF_VIEW):
                found.append((game, seed, step, size, hidden))
        me.post(f"/api/tables/{table}/resign")
    return found


@pytest.mark.parametrize(
    ("game", "seats"), [(name, 2) for name in ludary.games()] + [("dunjiin", 4)]
)
def test_up_to_six_choices_are_in_view_with_their_chances(
    come: Come, server: Serving, game: str, seats: int
) -> None:
    assert not folded_at(come, server, game, seats, positions=1)


@pytest.mark.deep
@pytest.mark.parametrize("game", ludary.games())
def test_up_to_six_choices_are_in_view_in_many_positions(
    come: Come, server: Serving, game: str
) -> None:
    assert not folded_at(come, server, game, min(4, ludary.load(game).seats[-1]), positions=100)


def test_what_is_not_possible_takes_no_room_from_players_and_log(
    come: Come, server: Serving
) -> None:
    me = seated(
        come, server, "me", "greedy", "greedy", how={"viewport": {"width": 1440, "height": 900}}
    )
    assert me.turn()
    found = measured(me.page, (1440, 900))
    assert found["log"] > 100
    people = me.page.locator(".people")
    assert people.evaluate("box => box.scrollHeight <= box.clientHeight + 1")
