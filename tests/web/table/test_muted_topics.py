"""Topics about which a player does not want to be asked: set on the page, kept with the table, seen by nobody else."""

from playwright.sync_api import expect

from tests.server.serving import Serving
from tests.web.conftest import Come, seated, two


def test_a_player_says_what_not_to_be_asked_and_finds_it_so_again(come: Come, server: Serving) -> None:
    me = seated(come, server, "me", "uniform", game="nagaraja")
    page = me.page
    page.get_by_text("Settings", exact=True).click()
    box = page.get_by_label("whether I answer the opponent's card with an amulet")
    expect(box).not_to_be_checked()
    box.check()
    me.settle()
    assert [one["topic"] for one in me.snapshot()["topics"] if one["quiet"]] == ["cards", "nothing"]
    assert box.evaluate("node => node === document.activeElement")
    page.reload()
    page.get_by_text("Settings", exact=True).click()
    expect(box).to_be_checked()
    box.uncheck()
    page.get_by_label("where I could only let it be").uncheck()
    me.settle()
    assert not any(one["quiet"] for one in me.snapshot()["topics"])


def test_the_others_see_nothing_of_it(come: Come, server: Serving) -> None:
    ann, bob = two(come, server, game="nagaraja")
    ann.page.get_by_text("Settings", exact=True).click()
    ann.page.get_by_label("whether I answer the opponent's card with an amulet").check()
    ann.settle()
    assert not any(one["quiet"] for one in bob.snapshot()["topics"])
    assert "quiet" not in {entry["kind"] for entry in bob.player.get(f"/api/tables/{ann.table}")["news"]}


def test_a_game_that_asks_nothing_of_the_kind_offers_nothing(come: Come, server: Serving) -> None:
    me = seated(come, server, "me", "uniform")
    expect(me.page.get_by_text("Do not ask me")).to_be_hidden()
