"""People with browsers: their sights and actions by roles and names, and errors in their pages."""

from __future__ import annotations

import os
import re
import select
import shutil
import socket
import socketserver
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, expect, sync_playwright

from ludary.core.play.view import STAKE
from tests.server.serving import Player, Serving

PATIENCE = 120_000  # milliseconds
PROGRAMS = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
)  # the first has no windows, which takes less
SWITCHES = ("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage")
PHONE: Any = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
DESK: Any = {"width": 1440, "height": 1100}  # high enough that no choices are folded up
UNFOLD = (
    "() => document.querySelectorAll('#page-choices details').forEach((fold) => { fold.open = true;"
    " fold.dataset.touched = ''; })"
)
CUT = re.compile(
    r"net::ERR_|Failed to fetch"
)  # messages of a browser's console about a lost connection


@contextmanager
def chromium() -> Iterator[Browser]:
    """The system's browser. Without one the test is skipped, and fails where CI is set."""
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if program is None:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(
            "Chromium is not installed: sh tests/system.sh"
        )
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program, args=SWITCHES, timeout=PATIENCE
        )
        yield browser
        browser.close()


class Person:
    """Somebody with a browser of their own; with a token, somebody whom the server knows."""

    def __init__(
        self, browser: Browser, server: Serving, token: str = "", url: str = "", **how: Any
    ) -> None:
        self.server, self.url = server, url or server.url
        self.context = browser.new_context(base_url=self.url, **{"viewport": DESK, **how})
        self.context.set_default_timeout(PATIENCE)
        self.said: list[str] = []  # by consoles, as warnings or errors
        # A page may ask what a choice would touch while another tab or player moves the table on
        self.expected = [re.compile(r"status of 409 .*/marks\?action=")]
        if token:
            self.context.add_cookies([{"name": "ludary", "value": token, "url": self.url}])
        self.page = self.tab()

    def tab(self) -> Page:
        """A new page of the same browser."""
        page = self.context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.said.append(f"{page.url}: {error}"))
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.said.append(f"{message.text} ({message.location['url']})")

    @property
    def troubles(self) -> list[str]:
        """The words of consoles beyond what was expected."""
        return [
            words
            for words in self.said
            if not any(pattern.search(words) for pattern in self.expected)
        ]

    @property
    def player(self) -> Player:
        """This person, as a program."""
        return self.server.player(
            next(
                (
                    cookie["value"]
                    for cookie in self.context.cookies()
                    if cookie["name"] == "ludary"
                ),
                "",
            )
        )

    @property
    def table(self) -> str:
        """The id of the table on the page."""
        return self.page.url.partition("/t/")[2].partition("/")[0].partition("?")[0]

    def snapshot(self) -> Any:
        return self.player.snapshot(self.table)

    def at(self, table: str) -> Person:
        """This person, who has opened the table's page."""
        self.page.goto(f"/t/{table}")
        return self

    def listed(self) -> list[Any]:
        """The choices in the order in which the page lists them: what ends a turn or passes comes
        last.
        """
        decision = self.snapshot()["decision"]
        return sorted(decision["actions"], key=lambda action: action["id"] in decision["closing"])

    def heading(self, words: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("heading", name=words)

    @property
    def decision(self) -> Locator:
        return self.page.get_by_role("region", name="Your turn")

    def choice(self, words: str) -> Locator:
        """The button of a choice, unfolded; under a heading only the end of its words is written on
        it. What it wins or loses at once is told as soon as the rules are compiled.
        """
        self.page.evaluate(UNFOLD)
        plain = re.escape(words.partition(STAKE)[0])
        return self.decision.get_by_role(
            "button", name=re.compile(rf"(^|: ){plain}( ?{STAKE.strip()} .+)?( hint)?$")
        )

    def button(self, words: str) -> Locator:
        return self.page.get_by_role("button", name=words, exact=True)

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("list", name="Log")

    def settle(self) -> None:
        """Wait until nothing is being sent."""
        expect(self.page.locator("[aria-busy=true]")).to_have_count(0)

    def turn(self) -> bool:
        """Wait until it is this person's turn (True) or the game is over."""
        self.settle()
        mine = self.heading("Your turn")
        expect(mine.or_(self.button("Play again")).first).to_be_visible()
        self.unfold()
        return mine.is_visible()

    def unfold(self) -> None:
        """On a phone: have the choices in view."""
        fold = self.page.locator("#page-unfold")
        if fold.is_visible() and fold.get_attribute("aria-expanded") == "false":
            fold.click()

    def choose(self, place: int = 0) -> str:
        """Click a choice by its place in the list, once it is one's turn; its words."""
        assert self.turn()
        words = str(self.snapshot()["decision"]["actions"][place]["words"])
        self.choice(words).click()
        self.settle()
        return words

    def sees_all(self) -> None:
        """Wait until the log has every line that the table tells this person, in their order."""
        end = time.monotonic() + PATIENCE / 1000
        while (shown := self.log.get_by_role("paragraph").all_inner_texts()) != (
            told := self.told()
        ):
            assert time.monotonic() < end, f"the log has {shown}, but should have {told}"
            self.page.wait_for_timeout(50)

    def told(self) -> list[str]:
        lines: dict[int, list[str]] = {}
        for entry in self.snapshot()["news"]:
            if before := lines.get(entry.get("instead", 0)):
                before.pop()
            lines[entry["number"]] = list(entry["lines"]) if entry["kind"] != "say" else []
        return [line for told in lines.values() for line in told]

    def has_focus(self) -> bool:
        """Tell whether something on the page has the keyboard's focus."""
        return bool(self.page.evaluate("document.activeElement !== document.body"))


def fits(page: Page) -> None:
    """Nothing has to be scrolled sideways."""
    wide = page.evaluate("""() => {
            const room = document.documentElement.clientWidth;
            const out = [...document.body.querySelectorAll("*")].filter((node) => node.getBoundingClientRect().right > room + 1);
            return [document.documentElement.scrollWidth, room, out.slice(0, 5).map((node) => node.outerHTML.slice(0, 120))];
        }""")  # noqa: E501
    assert wide[0] <= wide[1], (
        f"{page.url} is {wide[0]} wide where there is room for {wide[1]}: {wide[2]}"
    )


class _Pass(socketserver.BaseRequestHandler):
    """One connection through a wire."""

    server: Wire

    def handle(self) -> None:
        try:
            with socket.create_connection(("127.0.0.1", self.server.to)) as far:
                self.carry(self.request, far)
        except OSError:
            """One of the two has ended it."""

    def carry(self, near: socket.socket, far: socket.socket) -> None:
        heard = bytearray()
        self.server.heard.append(heard)
        while True:
            for one in select.select([near, far], [], [])[0]:
                got = one.recv(65536)
                if not got:
                    return
                if one is near:
                    far.sendall(
                        got.replace(b"gzip", b"none")
                    )  # so that all that arrives can be read
                    continue
                heard += got
                if self.server.streams or b"text/event-stream" not in heard:
                    near.sendall(got)


class Wire(socketserver.ThreadingTCPServer):
    """Leads to a server, and keeps every byte that the server sends, by connection."""

    daemon_threads = True
    allow_reuse_address = True

    def __init__(self, server: Serving) -> None:
        super().__init__(("127.0.0.1", 0), _Pass)
        self.url = f"http://127.0.0.1:{self.server_address[1]}"
        self.heard: list[bytearray] = []
        self.streams = True  # whether anything of event streams arrives; if not, nobody is told so
        self.lead_to(server)

    def lead_to(self, server: Serving) -> None:
        self.to: int = server.listening.getsockname()[1]

    @property
    def text(self) -> str:
        return b"\n".join(self.heard).decode(errors="replace")


@contextmanager
def wire_to(server: Serving) -> Iterator[Wire]:
    with Wire(server) as wire:
        thread = threading.Thread(target=wire.serve_forever)
        thread.start()
        try:
            yield wire
        finally:
            wire.shutdown()
            thread.join()
