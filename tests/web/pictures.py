"""Pictures of real games in a real browser, for the pages that show them: `python -m
tests.web.pictures [GAME ...]` keeps them under docs/pictures.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
from playwright.sync_api import Browser, Page

import ludary
from ludary import Match
from ludary.bots import bot_named
from tests.server.serving import Player, Serving, serving
from tests.web.browsing import Person, chromium
from tests.web.pngs import keep
from tests.web.stage import is_on_the_board, played

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "pictures"
LARGEST = 200_000  # bytes
WIDE: Any = {"viewport": {"width": 1440, "height": 900}}
NARROW: Any = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
TABLES = ("koa", "konja", "nagaraja")  # games whose tables are shown
BEATS = {"dunjiin": 700}  # milliseconds after an action in which something is played
MOMENTS = {
    "konja": 369,
    "nagaraja": 77,
}  # the step of a game that is shown, where that is not three fifths of it: a roll on the stage
LEARNT = {"koa": 11}  # the step of a lesson
SHEETS = {
    "dunjiin": 3,
    "konja": 5,
    "nagaraja": 17,
    "zimby_mojo": 10,
}  # games with a sheet of parts of pages, and the step of a lesson
LESSON, PANEL, HEIGHT, GAP = 700, 320, 360, 8  # pixels of the parts of a sheet
SMALL = 60_000  # bytes of a sheet


@contextmanager
def looking(browser: Browser, server: Serving, me: Player, table: str, how: Any) -> Iterator[Page]:
    """The page of a table, or one at a path, once its board is there."""
    person = Person(browser, server, me.token, **how)
    person.page.goto(table if table.startswith("/") else f"/t/{table}")
    person.page.wait_for_selector(".board > .panel")
    person.page.wait_for_timeout(700)
    yield person.page
    person.context.close()


def take(browser: Browser, server: Serving, game: str) -> None:
    """All pictures of a game."""
    me, match = server.player(), played(game)
    record = {"content": match.record().encode(), "headers": {"content-type": "text/plain"}}
    whole = me.be_a_player().ask("POST", "/api/records", **record).json()["id"]
    step = MOMENTS.get(game, len(match.steps) * 3 // 5)
    seats = [
        {"kind": "me"} if seat == match.at(step).actor else {"kind": "bot", "bot": "greedy"}
        for seat in range(match.seats)
    ]
    table = me.post(
        "/api/tables", seats=seats, name="Ann", pace=0, **{"from": {"table": whole, "step": step}}
    )["id"]
    if game in TABLES:
        with looking(browser, server, me, table, {**WIDE, "reduced_motion": "reduce"}) as page:
            keep(page, FOLDER / f"{game}-wide.png", LARGEST)
    if game in LEARNT:
        for name, how in {"wide": WIDE, "narrow": NARROW}.items():
            with looking(
                browser,
                server,
                me,
                f"/learn/{game}?step={LEARNT[game]}",
                {**how, "reduced_motion": "reduce"},
            ) as page:
                keep(page, FOLDER / f"{game}-lesson-{name}.png", LARGEST)
    if game in BEATS:
        with looking(browser, server, me, table, WIDE) as page:
            me.act(table, me.my_turn(table))
            page.wait_for_timeout(BEATS[game])
            keep(page, FOLDER / f"{game}-beat.png", LARGEST)


def take_sheet(browser: Browser, server: Serving, game: str) -> None:
    """Parts of the pages of a lesson, a hint and a review, side by side."""
    me, match = server.player(), played_by_bots(game)
    record = {"content": match.record().encode(), "headers": {"content-type": "text/plain"}}
    whole = me.be_a_player().ask("POST", "/api/records", **record).json()["id"]
    later = range(len(match.steps) * 3 // 5, len(match.steps))
    step = next(
        step
        for step in later
        if is_on_the_board(match.at(step)) and len(match.at(step).legal()) > 2
    )
    seats = [
        {"kind": "me"} if seat == match.at(step).actor else {"kind": "bot", "bot": "greedy"}
        for seat in range(match.seats)
    ]
    table = me.post(
        "/api/tables", seats=seats, name="Ann", pace=0, **{"from": {"table": whole, "step": step}}
    )["id"]
    how, parts = {**WIDE, "reduced_motion": "reduce"}, []
    with looking(browser, server, me, f"/learn/{game}?step={SHEETS[game]}", how) as page:
        parts.append(part(page, ".board .spot-told, #page-coach", LESSON))
    with looking(browser, server, me, table, how) as page:
        page.get_by_role("button", name="Hint").click()
        parts.append(part(page, ".boxed:has(li)", PANEL))
    with looking(browser, server, me, f"/t/{whole}/replay#review", how) as page:
        page.locator(".review-parts table").wait_for(timeout=200_000)
        parts.append(part(page, ".review-parts", PANEL))
    show_side_by_side(browser, parts, FOLDER / f"{game}-learning.png")


def played_by_bots(game: str) -> Match:
    """A whole game of two equal bots."""
    rng = np.random.default_rng(3)
    match = ludary.load(game).start(seats=2, seed=6)
    bot = bot_named("greedy")
    match.players = ["Ann", "Bo"]
    while not match.over:
        assert match.actor is not None
        match.step(bot(match.view(match.actor), match.legal(), rng))
    return match


def part(page: Page, selector: str, width: int) -> bytes:
    """A part of a page around some elements, the first of which is scrolled to."""
    element = page.locator(selector).first
    element.wait_for(timeout=60_000)
    element.evaluate(
        "element => element.scrollIntoView({block: element.clientHeight > innerHeight / 2 ? 'start'"
        " : 'nearest'})"
    )
    boxes, size = (
        [box for one in page.locator(selector).all() if (box := one.bounding_box())],
        page.viewport_size,
    )
    assert size
    left, right = min(box["x"] for box in boxes), max(box["x"] + box["width"] for box in boxes)
    top, bottom = min(box["y"] for box in boxes), max(box["y"] + box["height"] for box in boxes)
    x = min(max(0, (left + right - width) / 2), size["width"] - width)
    y = min(max(0, top - max(0, HEIGHT - (bottom - top)) / 2), size["height"] - HEIGHT)
    return page.screenshot(clip={"x": x, "y": y, "width": width, "height": HEIGHT})


def show_side_by_side(browser: Browser, parts: list[bytes], path: Path) -> None:
    """Keep pictures of the same height as one."""
    page = browser.new_page(viewport={"width": LESSON + 2 * (GAP + PANEL), "height": HEIGHT})
    images = "".join(
        f'<img src="data:image/png;base64,{base64.b64encode(one).decode()}">' for one in parts
    )
    page.set_content(
        f'<body style="margin: 0; display: flex; justify-content: space-between">{images}'
    )
    keep(page, path, SMALL)
    page.close()


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "tables.db") as server,
        chromium() as browser,
    ):
        for game in sys.argv[1:] or ludary.games():
            take(browser, server, game)
            if game in SHEETS:
                take_sheet(browser, server, game)
            print(
                *(
                    f"{path.name} {path.stat().st_size}"
                    for path in sorted(FOLDER.glob(f"{game}-*.png"))
                ),
                sep="\n",
            )


if __name__ == "__main__":
    main()
