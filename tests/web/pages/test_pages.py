"""Every page and state: nothing that `axe` objects to, nothing wider than the screen, at both
widths, light and dark.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from importlib.resources import files
from types import SimpleNamespace
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.server.serving import Player, Serving
from tests.web.browsing import fits
from tests.web.conftest import Come

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text()
COLOURS: tuple[Literal["light", "dark"], ...] = ("light", "dark")
OF_COLOURS = (
    "color-contrast",
    "link-in-text-block",
)  # the rules of axe that can find something else in other colours
WIDE, NARROW = ViewportSize(width=1280, height=800), ViewportSize(width=360, height=740)


class Places:
    """Tables in every state, as Ann, who sits at most of them, finds them."""

    def __init__(self, server: Serving) -> None:
        self.ann, self.bob = ann, bob = server.player(), server.player()
        self.waiting = ann.open("me", "open", name="Ann", public=True)
        self.joining = bob.open(
            "me", "open", "open", name="Bob", clock={"kind": "live"}, public=True
        )
        self.hosting = ann.open("me", "open", "open", name="Ann")
        bob.post(f"/api/tables/{self.hosting}/join", name="Bob")
        self.mine, self.theirs, self.over = (
            self.deciding(ann),
            self.deciding(bob),
            self.deciding(ann),
        )
        ann.post(f"/api/tables/{self.over}/resign")
        self.asked = self.asking()

    def deciding(self, who: Player) -> str:
        """A table at which that player has a choice."""
        table = self.ann.open(
            "me", "open", options={"armor": 6}, clock={"kind": "turns", "hours": 72}, hints=True
        )
        self.bob.post(f"/api/tables/{table}/join")
        while len((snapshot := who.snapshot(table))["decision"]["actions"]) < 2:
            actor = (
                who if snapshot["decision"]["yours"] else self.bob if who is self.ann else self.ann
            )
            actor.act(table, actor.snapshot(table))
        return table

    def asking(self) -> str:
        """A table at which Bob asks for his last action back."""
        while True:
            table = self.deciding(self.bob)
            self.bob.act(table, self.bob.snapshot(table))
            asked = {"version": self.bob.snapshot(table)["version"]}
            if self.bob.ask("POST", f"/api/tables/{table}/undo", asked).status_code == 200:
                return table


@pytest.fixture(scope="module")
def places(server: Serving) -> Iterator[Places]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            "ludary.core.state.tape.secrets", SimpleNamespace(randbits=random.Random(1).getrandbits)
        )
        yield Places(server)


def nothing(page: Page) -> None:
    """The page as it comes."""


def pressed(*keys: str) -> Callable[[Page], None]:
    def press(page: Page) -> None:
        for key in keys:
            page.keyboard.press(key)

    return press


def clicked(name: str) -> Callable[[Page], None]:
    return lambda page: page.get_by_role("button", name=name, exact=True).click()


def unpacked(page: Page) -> None:
    page.get_by_role("button", name="Box", exact=True).click()
    box = page.get_by_role("dialog", name="What is in the box")
    expect(
        box.get_by_role("columnheader", name=re.compile("^(not seen yet|left)$")).first
    ).to_be_visible()


def with_clock_and_options(page: Page) -> None:
    page.get_by_label("Live, with a clock").check()
    page.get_by_role("group", name="House rules").get_by_text(re.compile("^Options")).click()


def searched(words: str) -> Callable[[Page], None]:
    return lambda page: page.get_by_label("Find a rule").fill(words)


def hinted(page: Page) -> None:
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text(re.compile("^The .* bot would:")).first).to_be_visible()


def refused(page: Page) -> None:
    page.get_by_label("or its text").fill("hello")
    page.get_by_role("button", name="Watch it").click()
    expect(page.get_by_text(re.compile("begins with 'Ludary record 1'")).first).to_be_visible()


def wrongly_changed(page: Page) -> None:
    page.get_by_role("heading", name="Fairy").click()
    page.get_by_role("group", name="Fairy").get_by_role("spinbutton", name="red").fill("100")
    page.get_by_label("Find a number or a card").fill("fairy")  # all values at once take axe long
    expect(page.get_by_text("Should be a whole number from 0 to 99.")).to_be_visible()


EVERYWHERE: list[tuple[str, str, Callable[[Page], None]]] = [
    ("home", "/", nothing),
    ("new", "/new/dunjiin", nothing),
    ("new, with a clock and options", "/new/dunjiin", with_clock_and_options),
    ("waiting", "/t/{waiting}", nothing),
    ("waiting, with a seat to free", "/t/{hosting}", nothing),
    ("inviting", "/t/{waiting}", clicked("Invite")),
    ("joining", "/t/{joining}", nothing),
    ("my turn", "/t/{mine}", nothing),
    ("my turn, a choice in focus", "/t/{mine}", pressed("d", "ArrowDown")),
    ("my turn, with a hint", "/t/{mine}", hinted),
    ("keys", "/t/{mine}", pressed("?")),
    ("the box", "/t/{mine}", unpacked),
    ("chat", "/t/{mine}", pressed("c")),
    ("rules beside the table", "/t/{mine}", pressed("r")),
    ("the board in words", "/t/{mine}", pressed("b")),
    ("looking back", "/t/{mine}", clicked("One step back")),
    ("resigning", "/t/{mine}", clicked("Resign")),
    ("the other's turn", "/t/{theirs}", nothing),
    ("asked to take back", "/t/{asked}", nothing),
    ("over", "/t/{over}", nothing),
    ("replay", "/t/{over}/replay?seat=0", nothing),
    ("replay of a game that goes on", "/t/{mine}/replay", nothing),
    ("going on", "/t/{over}/replay?seat=0", clicked("Play on from here")),
    ("a lesson", "/learn/koa?step=11", nothing),
    ("a choice that a lesson answers", "/learn/dunjiin?step=5", pressed("2")),
    ("the end of a lesson", "/learn/koa?step=14", nothing),
    ("rules", "/rules/dunjiin", searched("experience")),  # all 86 at once take axe long
    ("a box to change", "/lab/dunjiin", wrongly_changed),
    ("upload", "/upload", nothing),
    ("a Record refused", "/upload", refused),
    ("no such table", "/t/AAAAAAAAAAAAAAAA", nothing),
    ("for programs", "/api", nothing),
    ("devices", "/me", nothing),
    ("signing out", "/me", clicked("Sign out here")),
    ("deleting everything", "/me", clicked("Delete it …")),
    ("my games", "/games", nothing),
    ("arriving", "/me#0123456789012345678901234567890", nothing),
]


SMALL_FIELDS = """[...document.querySelectorAll('input:not([type=checkbox], [type=radio], [type=range]), select, textarea')]
    .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16).map((field) => field.outerHTML.slice(0, 160))"""  # noqa: E501


def complaints(page: Page, *rules: str) -> list[str]:
    """The objections of axe, of some rules or of all."""
    some = {"runOnly": {"type": "rule", "values": list(rules)}} if rules else {}
    found: Any = page.evaluate(
        "(how) => axe.run(how).then((found) => found.violations)",
        {"resultTypes": ["violations"], **some},
    )
    return [
        f"{one['id']}: {one['help']}: {node['html'][:160]}"
        for one in found
        for node in one["nodes"]
    ]


@pytest.mark.parametrize(
    ("where", "does"), [pytest.param(path, does, id=name) for name, path, does in EVERYWHERE]
)
def test_a_page_is_for_everybody(
    come: Come, places: Places, where: str, does: Callable[[Page], None]
) -> None:
    person = come(places.ann.token, viewport=WIDE, reduced_motion="reduce")
    person.expected.append(re.compile("status of 40[034]"))
    page = person.page
    page.goto(where.format_map(vars(places)))
    does(page)
    expect(page.get_by_role("main")).to_be_visible()
    assert not page.evaluate(SMALL_FIELDS), "phones enlarge a page with a field of smaller letters"
    page.evaluate(AXE)
    found = {}
    for size in (WIDE, NARROW):
        page.set_viewport_size(size)
        fits(page)
        for colours in COLOURS:
            page.emulate_media(color_scheme=colours)
            found[f"{size['width']}, {colours}"] = complaints(
                page, *(OF_COLOURS if colours == "dark" else ())
            )
    assert found == {key: [] for key in found}
