"""Changing the box of a game in the browser: its form, playing with it at once, the file, and the
lab's report.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import ludary
from ludary.server.playing import comparisons
from tests.server.serving import Serving
from tests.web.browsing import PATIENCE, Person, fits
from tests.web.conftest import Come
from tests.web.pages.test_pages import AXE, complaints


def at_the_box(come: Come, **how: Any) -> Person:
    me = come(**how)
    me.page.goto("/lab/dunjiin")
    expect(number(me, PRICE)).to_be_visible()
    return me


def live_game(server: Serving, id: str) -> Any:
    """The game of a table, with its box."""
    table = server.app.tables.live[id].table
    assert table is not None
    return table.game


def number(me: Person, words: str) -> Locator:
    return me.page.get_by_role("spinbutton", name=re.compile(f"^{words}"))


PRICE = "Treasure Points for one Armor Point"


def test_a_changed_number_is_played_at_once(come: Come, server: Serving) -> None:
    me = come()
    me.page.goto("/rules/dunjiin")
    me.page.get_by_role("link", name="Change the box").click()
    number(me, PRICE).fill("4")
    expect(me.page.get_by_text("1 value changed.")).to_be_visible()
    me.button("Play it now").click()
    me.page.wait_for_url("**/t/*")
    assert live_game(server, me.table).numbers["shop_price"] == 4
    assert me.snapshot()["status"] == "playing"
    me.page.go_back()
    expect(number(me, PRICE)).to_have_value("4")  # it is still changed
    me.button("Undo all").click()
    expect(me.page.get_by_text("Nothing is changed yet.")).to_be_visible()


def test_a_wrong_value_says_beside_it_what_would_be_right(come: Come) -> None:
    me = at_the_box(come)
    price = number(me, PRICE)
    for wrong in ("99", "", "1.5"):
        price.fill(wrong)
        expect(price).to_have_accessible_description("Should be a whole number from 1 to 60.")
    me.page.get_by_label("Find a number or a card").fill("Slime")
    expect(price).to_be_hidden()
    expect(me.page.get_by_role("group", name="Slime")).to_be_visible()
    me.button("Ask the lab").click()
    expect(price).to_be_focused()
    me.button(f"{PRICE}: back to 10").click()
    expect(price).to_have_value("10")


def test_cards_that_make_no_game_are_refused_in_the_games_own_words(come: Come) -> None:
    me = at_the_box(come)
    me.expected.append(re.compile("status of 400"))
    me.page.get_by_role("heading", name="Monsters").click()
    for red in me.page.get_by_role("spinbutton", name=re.compile("red ")).all():
        red.fill("0")
    me.button("Download").click()
    expect(me.page.get_by_text("the red half needs at least 9 Monsters").first).to_be_focused()


def test_words_about_a_card_are_beside_it(come: Come) -> None:
    me = come()
    me.expected.append(re.compile("status of 400"))
    me.page.goto("/lab/konja")
    me.page.get_by_role("heading", name="Relics").click()
    card = me.page.get_by_role("group", name="Oodoo")
    card.get_by_role("checkbox", name="die").check()
    me.button("Play it now").click()
    expect(card.get_by_text("it should have die = false")).to_be_focused()


def test_a_changed_box_is_kept_as_a_file_and_read_again(come: Come, tmp_path: Path) -> None:
    me = at_the_box(come)
    number(me, PRICE).fill("4")
    with me.page.expect_download() as got:
        me.button("Download").click()
    file = tmp_path / got.value.suggested_filename
    got.value.save_as(file)
    assert ludary.load("dunjiin", edition=str(file)).numbers["shop_price"] == 4
    assert tomllib.loads(file.read_text())["numbers"]["shop_price"]["says"] == "changed"
    me.button("Undo all").click()
    me.page.get_by_text("Start from a file of your own").click()
    me.page.get_by_label("Edition file (TOML)").set_input_files(file)
    expect(number(me, PRICE)).to_have_value("4")
    expect(me.page.get_by_text("Your file. Nothing is changed yet.")).to_be_visible()


@pytest.mark.parametrize(
    "how",
    [{}, {"viewport": {"width": 390, "height": 844}, "color_scheme": "dark"}],
    ids=["wide", "phone"],
)
def test_the_lab_is_asked_also_at_another_server_and_its_report_is_read(
    come: Come, monkeypatch: pytest.MonkeyPatch, how: Any
) -> None:
    monkeypatch.setattr(comparisons, "GAMES", 60)
    me = at_the_box(come, **how)
    me.expected.append(re.compile("status of 404"))
    elsewhere = {"error": "There is no such question.", "code": "not_found"}
    me.page.route(
        re.compile("/api/lab/dunjiin/"),
        lambda route: route.fulfill(status=404, json=elsewhere),
        times=1,
    )
    number(me, PRICE).fill("4")
    me.page.get_by_label("Who plays for the lab").select_option("uniform")
    me.button("Ask the lab").click()
    asked = re.compile(r"Dunjiin: Treasure Points for .*, 4 \(A\) against")
    expect(me.heading(asked)).to_be_visible(timeout=PATIENCE)
    expect(me.page.get_by_role("listitem").filter(has_text="a player uses shop")).to_be_visible()
    for table in ("Who wins", "The course of a game"):
        region = me.page.get_by_role("region", name=table, exact=True)
        expect(region.get_by_role("columnheader", name="Difference")).to_be_visible()
    expect(me.page.get_by_role("img", name=re.compile("Decisions: ")).first).to_be_visible()
    with me.page.expect_download() as got:
        me.page.get_by_role("link", name="Download the report").click()
    assert "Armor Point, 4 (A) against" in got.value.path().read_text()
    fits(me.page)
    me.page.evaluate(AXE)
    assert not complaints(me.page)
