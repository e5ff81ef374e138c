"""Pictures of real games in a real browser, for README: `python -m tests.web.pictures [GAME ...]` keeps them under docs/pictures."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

import ludary
from tests.server.serving import Player, Serving, serving
from tests.web.board.test_stage import played
from tests.web.browsing import Person, chromium
from tests.web.pngs import keep

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "pictures"
LARGEST = 150_000  # bytes
WIDE: Any = {"viewport": {"width": 1440, "height": 900}}
NARROW: Any = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DARK: Any = {**WIDE, "color_scheme": "dark"}
BEATS = {"koa": 900, "zimby_mojo": 700, "dunjiin": 700}  # milliseconds after an action in which something is played
ENDS = ("koa", "nagaraja")
LEARNT = {"koa": 11}  # the step of a lesson


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
    step = len(match.steps) * 3 // 5
    seats = [{"kind": "me"} if seat == match.at(step).actor else {"kind": "bot", "bot": "greedy"} for seat in range(match.seats)]
    table = me.post("/api/tables", seats=seats, name="Ann", pace=0, **{"from": {"table": whole, "step": step}})["id"]
    for name, how in {"wide": WIDE, "narrow": NARROW, "dark": DARK}.items():
        with looking(browser, server, me, table, {**how, "reduced_motion": "reduce"}) as page:
            keep(page, FOLDER / f"{game}-{name}.png", LARGEST)
    if game in LEARNT:
        for name, how in {"wide": WIDE, "narrow": NARROW}.items():
            with looking(browser, server, me, f"/learn/{game}?step={LEARNT[game]}", {**how, "reduced_motion": "reduce"}) as page:
                keep(page, FOLDER / f"{game}-lesson-{name}.png", LARGEST)
    if game in BEATS:
        with looking(browser, server, me, table, WIDE) as page:
            me.act(table, me.my_turn(table))
            page.wait_for_timeout(BEATS[game])
            keep(page, FOLDER / f"{game}-beat.png", LARGEST)
    if game in ENDS:
        with looking(browser, server, me, whole, {**WIDE, "reduced_motion": "reduce"}) as page:
            keep(page, FOLDER / f"{game}-end.png", LARGEST)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "tables.db") as server, chromium() as browser:
        for game in sys.argv[1:] or ludary.games():
            take(browser, server, game)
            print(*(f"{path.name} {path.stat().st_size}" for path in sorted(FOLDER.glob(f"{game}-*.png"))), sep="\n")


if __name__ == "__main__":
    main()
