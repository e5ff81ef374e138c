"""The stage, measured in a browser: `python -m tests.web.stage [GAME ...]` prints how much of a
window shows what a game is played on.
"""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path
from typing import Any

import ludary
from ludary import Match
from ludary.core.picture.panels import PLAYED_ON
from ludary.core.play.auto_pass import bots_passing_action
from tests.server.serving import Player, serving
from tests.web.browsing import Person, chromium

DESKS = [(1920, 1080), (1440, 900), (1024, 768)]
PHONE = (390, 844)
LETTERS = 11.95  # pixels: 12, where a browser rounds
SEEDS = {"dunjiin": 45}  # of games that would be over after a few steps
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
    const letters = texts.map(({words, box: {left, right, top, bottom}}) => (
        {words, left, right, top: top + .2 * (bottom - top), bottom: bottom - .22 * (bottom - top)}));
    const covers = (mark, {left, right, top, bottom}) => mark.left < right && left < mark.right && mark.top < bottom && top < mark.bottom;
    const dots = (path) => [0, 1, 2, 3, 4, 5, 6].map((part) => {
        const {x, y} = path.getPointAtLength(path.getTotalLength() * part / 6).matrixTransform(path.getScreenCTM());
        return {left: x - 2, right: x + 2, top: y - 2, bottom: y + 2};
    });
    const marks = [...document.querySelectorAll('.lately-mark > g')].map(box).concat(
        ...[...document.querySelectorAll('.lately-line')].map(dots));
    const roles = panels.map((panel) => [panel.dataset.role, area(shown(box(panel)))]);
    const high = (selector) => document.querySelector(selector)?.getBoundingClientRect().height ?? 0;
    const side = ['.people', '.decide-body', '.side'].map((name) => document.querySelector(name)).filter((node) => node?.checkVisibility());
    const closing = document.querySelector('#page-choices > .closing .choice'), first = document.querySelector('#page-choices .choice');
    const others = document.querySelector('#page-choices > :not(.closing)');
    const clip = closing && closing.closest('.decide-body').getBoundingClientRect();
    const within = ({top, bottom}, room) => top >= room.top - 1 && bottom <= Math.min(room.bottom, innerHeight) + 1;
    const decide = document.querySelector('.decide');
    const bottom = getComputedStyle(decide).position === 'sticky' ? box(decide).top : innerHeight; // what lies lower is under the choices
    const title = document.querySelector('#page-decide-title'), isCut = (node) => node.scrollWidth > node.clientWidth + 1;
    const beside = [...document.querySelectorAll('.person-name, .person-state')].filter((node) => node.checkVisibility() && isCut(node));
    if (title.textContent === 'Your turn' && title.clientHeight > 2 * parseFloat(getComputedStyle(title).fontSize)) beside.push(title);
    const spots = [...document.querySelectorAll('.board .spot')].map((node) => shown(box(node)));
    return {
        board: part('.board') / innerWidth / innerHeight,
        played: roles.filter(([role]) => PLAYED.includes(role)).reduce((sum, [, size]) => sum + size, 0) / innerWidth / innerHeight,
        filled: roles.reduce((sum, [, size]) => sum + size, 0) / part('.board'),
        square: box(document.querySelector('.board [data-spot=square-44], .board [data-spot=tile-100]') ?? document.body).width,
        bottom: box(document.querySelector('.board')).bottom,
        log: high('#page-log'), people: high('.people'), choices: high('.decide-body'),
        sides: side.filter((node) => node.scrollHeight > node.clientHeight + 1).map((node) => node.className),
        closing: !closing || (within(box(closing), clip) && (first !== closing || !others)),
        own: panels.filter((one) => ['dice', 'hand'].includes(one.dataset.role)).every((one) => within(box(one), {top: 0, bottom})),
        few: decide.classList.contains('few'),
        decide: part('.decide') / innerWidth / innerHeight,
        line: box(document.querySelector('.decide')).height,
        panels: panels.map((panel) => [panel.dataset.panel, box(panel).left, box(panel).top, box(panel).right, box(panel).bottom]),
        small: texts.filter((text) => text.size < LETTERS).map(({words, size}) => [words, size]),
        cut: texts.filter((text) => text.words.endsWith('…') || out(text)).map(({words}) => words),
        over,
        covered: letters.filter((one) => marks.some((mark) => covers(mark, one))).map(({words}) => words),
        scrolls: panels.filter((panel) => panel.scrollHeight > panel.clientHeight + 1).length,
        marked: spots.length,
        inView: spots.filter((spot) => area(spot) > 0 && (spot[1] + spot[3]) / 2 < bottom).length,
        sideways: document.documentElement.scrollWidth > innerWidth, down: document.documentElement.scrollHeight > innerHeight,
        beside: beside.map((node) => node.textContent),
    };
}""".replace("LETTERS", str(LETTERS)).replace("PLAYED", str([str(role) for role in PLAYED_ON]))  # noqa: E501


def measured(page: Any, size: tuple[int, int]) -> Any:
    """Measure a window of this size at the top of the page, and count the marks in view before
    scrolling.
    """
    page.evaluate("() => scrollTo(0, 0)")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function(
        "() => document.querySelector('.board > .panel')?.getBoundingClientRect().width > 0"
    )
    page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )
    in_view = page.evaluate(SCRIPT)["inView"]
    page.evaluate("() => scrollTo(0, 0)")
    return page.evaluate(SCRIPT) | {"inView": in_view}


def played(game: str) -> Match:
    """A whole game of players who choose at random."""
    rng = random.Random(3)
    seats = max(2, ludary.load(game).seats[0])
    match = ludary.load(game).start(seats=seats, seed=SEEDS.get(game, 3))
    while not match.over:
        match.step(rng.choice(match.legal_ids()))
    return match


def is_on_the_board(match: Match) -> bool:
    """Tell whether something can be chosen on the board, and the table does not pass for the
    player.
    """
    assert match.actor is not None
    view = match.view(match.actor)
    return bots_passing_action(view) is None and any(action.spot for action in view.legal())


def moments(me: Player, game: str) -> dict[str, str]:
    """Tables of a game at its beginning, in its middle, and at its end, where it is this player's
    turn, or was.

    In the middle something can be chosen on the board: where nothing can, a phone's choices are
    open.
    """
    match = played(game)
    brought = me.be_a_player().ask(
        "POST",
        "/api/records",
        content=match.record().encode(),
        headers={"content-type": "text/plain"},
    )
    whole, steps = brought.json()["id"], len(match.steps)
    middle = next(step for step in range(steps // 2, steps) if is_on_the_board(match.at(step)))
    found = {}
    for when, step in {"opening": 1, "middle": middle, "end": steps - NEAR_END}.items():
        seats = [
            {"kind": "me"} if seat == match.at(step).actor else {"kind": "bot", "bot": "uniform"}
            for seat in range(match.seats)
        ]
        found[when] = me.post(
            "/api/tables",
            seats=seats,
            name="Ann",
            pace=0,
            **{"from": {"table": whole, "step": step}},
        )["id"]
    while (snapshot := me.my_turn(found["end"]))["status"] != "over":
        me.act(found["end"], snapshot)
    return found


def table_line(game: str, when: str, size: tuple[int, int], found: Any) -> str:
    """A line of the table of measures."""
    share = " ".join(f"{found[name]:6.1%}" for name in ("played", "filled", "board"))
    pixels = " ".join(f"{found[name]:5.0f}" for name in ("square", "people", "choices", "log"))
    faults = [name for name in ("sideways", "down", "scrolls", "beside") if found[name]] + [
        f"{name} scrolls" for name in found["sides"]
    ]
    faults += [] if found["closing"] else ["the choice that ends the turn is out of view, or first"]
    faults += [
        f"{len(found[name])} {name}" for name in ("small", "cut", "over", "covered") if found[name]
    ]
    return f"{game:11} {when:8} {size[0]:4}x{size[1]:<4} {share} {pixels}  {', '.join(faults)}"


def main() -> None:
    print("game        when     window    played filled  frame square people choices log  faults")
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "tables.db") as server,
        chromium() as browser,
    ):
        for game in sys.argv[1:] or ludary.games():
            player = server.player()
            tables = moments(player, game)
            page = Person(browser, server, player.token, reduced_motion="reduce").page
            for when, table in tables.items():
                page.goto(f"/t/{table}")
                for size in (*DESKS, PHONE):
                    print(table_line(game, when, size, measured(page, size)), flush=True)


if __name__ == "__main__":
    main()
