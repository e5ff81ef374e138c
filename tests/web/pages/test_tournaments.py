"""A tournament with friends, from the link on the first page to the results."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.serving import Serving
from tests.server.tournaments.test_tournaments import Club
from tests.web.browsing import Person, fits
from tests.web.conftest import Come

PHONE = {"width": 390, "height": 844}
WALL = {"width": 1920, "height": 1080}


def comes(come: Come, url: str, name: str, size: Any) -> Person:
    """Somebody opens the link, types a name and joins."""
    one = come(viewport=size)
    one.page.goto(url)
    one.page.get_by_label("Your name").fill(name)
    one.button("Join").click()
    expect(one.page.get_by_role("button", name="Drop out")).to_be_visible()
    return one


def test_friends_play_an_tournament_without_the_host(come: Come) -> None:
    ann = come(viewport=WALL)
    ann.page.goto("/")
    ann.page.get_by_role("link", name="A tournament with friends").click()
    ann.page.get_by_label("Name of the tournament").fill("Thursday at Ann's")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_label("Game").select_option("Dunjiin")
    ann.page.get_by_label("Rounds").fill("2")
    ann.button("Get the link").click()
    ann.page.wait_for_url("**/tournaments/*")
    expect(ann.button("Begin (3 players or more)")).to_be_disabled()
    link = ann.page.get_by_label("The link to send").input_value()
    bob, cem = (comes(come, link, name, PHONE) for name in ("Bob", "Cem"))
    for one in (ann, bob):
        expect(one.page.get_by_role("row", name=re.compile("Cem"))).to_be_visible()
        fits(one.page)
    ann.button("Begin").click()
    expect(ann.page.get_by_role("status")).to_have_text("It's round 1 of 2. Your table: Bob.")
    expect(cem.page.get_by_role("status")).to_contain_text("You have a bye")
    bob.page.get_by_role("link", name="Go to your table").click()
    bob.page.wait_for_url("**/t/*")
    bob.button("Resign").click()
    bob.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    bob.page.get_by_role("link", name="Back to the tournament").click()
    bob.page.wait_for_url("**/tournaments/*")
    expect(bob.page.get_by_role("status")).to_contain_text("It's round 2 of 2.")
    for one in (ann, bob):
        expect(one.page.get_by_role("heading", name="Round 2 of 2")).to_be_visible()
        fits(one.page)
    ann.button("End it early").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="End it").click()
    for one in (ann, bob, cem):
        expect(one.page.get_by_role("status")).to_have_text("Ann wins.")


@pytest.mark.parametrize("size", [PHONE, WALL], ids=["phone", "wall"])
def test_a_full_tournament_fits_the_screen(come: Come, server: Serving, size: Any) -> None:
    club = Club(server, 6)
    for number in range(7, 33):
        club.join(f"Maximiliane {number}", server.player())
    club.post("Ann", "begin")
    club.round(1)
    watcher = come(viewport=size)
    watcher.page.goto(f"/tournaments/{club.id}")
    expect(watcher.page.locator(".boards li")).to_have_count(16)
    fits(watcher.page)
    club.post("Ann", "end")
