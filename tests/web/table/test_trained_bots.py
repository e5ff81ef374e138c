"""Trained bots in the browser: they are among the bots of their game, for as many players as they
were trained for.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.server.serving import Serving, serving
from tests.web.browsing import Person
from tests.weights_file import untrained


@pytest.fixture(scope="module")
def offering(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that offers Bea at Dunjiin for two players."""
    folder = tmp_path_factory.mktemp("trained")
    with serving(
        folder / "tables.db", bots=(f"Bea=weights:{untrained(folder / 'bea.npz', 'dunjiin')}",)
    ) as one:
        yield one


@pytest.fixture
def me(browser: Browser, offering: Serving) -> Iterator[Person]:
    person = Person(browser, offering, "")
    yield person
    person.context.close()
    assert not person.troubles


def test_the_form_for_a_table_offers_a_trained_bot_to_two_players_only(me: Person) -> None:
    me.page.goto("/new/dunjiin")
    seat, players = me.page.get_by_label("Seat 2"), me.page.get_by_label("Players", exact=True)
    expect(seat.locator("option", has_text="Bot: Bea")).to_be_disabled()
    players.select_option("2")
    seat.select_option("Bot: Bea")
    players.select_option("3")
    expect(seat).to_have_value("bot careless:4")
    players.select_option("2")
    seat.select_option("Bot: Bea")
    me.button("Set up the table").click()
    me.page.wait_for_url("**/t/*")
    assert me.snapshot()["players"][1]["bot"] == "trained:Bea"
    expect(me.page.get_by_text("bot Bea")).to_be_visible()


def test_the_first_page_lets_one_play_a_trained_bot_at_a_click(me: Person) -> None:
    me.page.goto("/")
    card = me.page.locator("form.quick[data-game=dunjiin]")
    card.locator("summary").click()
    level = card.get_by_label(re.compile("^Level"))
    expect(level.get_by_role("option", name="Bea")).to_be_disabled()
    card.get_by_label(re.compile("^Players")).select_option("2")
    level.select_option("Bea")
    card.get_by_role("button", name="Play Dunjiin").click()
    me.page.wait_for_url("**/t/*")
    assert [player["bot"] for player in me.snapshot()["players"]] == [None, "trained:Bea"]
