"""Before a game: the form for a table, public tables, rules, and other devices."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import ludary
from tests.server.serving import Serving
from tests.web.browsing import fits
from tests.web.conftest import Come, seated


def test_a_table_is_set_up_as_the_form_says(come: Come) -> None:
    me = come()
    me.page.goto("/new/dunjiin")
    me.page.get_by_label("Your name").fill("Ann")
    expect(me.page.get_by_label("Hints")).not_to_be_checked()
    me.page.get_by_label("Seat 2").select_option("Bot: Easy")
    expect(me.page.get_by_label("Hints")).to_be_checked()
    me.page.get_by_label("Live, with a clock").check()
    me.page.get_by_label("Minutes each").fill("7")
    me.page.get_by_label("Extra seconds for each choice").fill("3")
    me.page.get_by_label("Bots pause before they act").select_option("not at all")
    rules = me.page.get_by_role("group", name="House rules")
    rules.get_by_text(re.compile("^Options")).click()
    rules.get_by_label(re.compile("Treasure matches Monsters")).check()
    rules.get_by_label(re.compile("^Armor Points of each player")).fill("5")
    expect(rules.get_by_text("2 changed")).to_be_visible()
    me.button("Set up the table").click()
    me.page.wait_for_url("**/t/*")
    snapshot = me.snapshot()
    assert snapshot["options"] == {"hardcore": "yes", "armor": "5"}
    assert (snapshot["clock"]["words"], snapshot["pace"]) == ("7 min + 3 s", 0)
    assert [player["bot"] for player in snapshot["players"]] == [
        None,
        "careless:4",
        snapshot["players"][2]["bot"],
    ]
    assert snapshot["players"][0]["name"] == "Ann"
    expect(me.page.get_by_text("Hardcore · armor 5 · 7 min + 3 s")).to_be_visible()
    assert me.turn()


def test_one_sits_in_one_seat_only(come: Come) -> None:
    me = come()
    me.page.goto("/new/dunjiin")
    me.page.get_by_label("Seat 3").select_option("Me")
    expect(me.page.get_by_label("Seat 1")).not_to_have_value("me")
    expect(me.page.get_by_text("You get a link for 1 friend.")).to_be_visible()
    me.page.get_by_label("Players", exact=True).select_option("2")
    me.page.get_by_label("Seat 2").select_option("Bot: Medium")
    expect(me.page.get_by_text("You watch the bots play.")).to_be_visible()


def test_an_edition_that_is_none_is_refused_in_words(come: Come) -> None:
    me = come()
    me.expected.append(re.compile("status of 400"))
    me.page.goto("/new/dunjiin")
    me.page.get_by_label(re.compile("^Edition:")).select_option("my own file")
    me.page.get_by_label("or its text").fill("[[[")
    me.button("Set up the table").click()
    expect(me.page.get_by_text(re.compile("not TOML")).first).to_be_focused()


def test_each_edition_is_offered_with_a_sentence_about_it(come: Come) -> None:
    me = come()
    me.page.goto("/new/dunjiin")
    for head in ludary.load("dunjiin").contents.edition_heads("dunjiin").values():
        me.page.get_by_label(re.compile("^Edition:")).select_option(head.name)
        expect(me.page.get_by_text(head.about)).to_be_visible()


def test_public_tables_are_found_on_the_first_page(come: Come, server: Serving) -> None:
    ann = seated(come, server, "me", "open", public=True)
    bob = come()
    bob.page.goto("/")
    bob.page.get_by_role("region", name="Tables waiting for players").locator(
        f'a[href*="{ann.table}"]'
    ).click()
    bob.page.get_by_label("Your name").fill("Bob")
    bob.button("Take the seat").click()
    expect(bob.heading(re.compile("Your turn|Waiting for Ann"))).to_be_visible()
    expect(ann.heading(re.compile("Your turn|Waiting for Bob"))).to_be_visible()


def test_the_first_page_tells_where_one_is_waited_for(come: Come, server: Serving) -> None:
    ann = seated(come, server, "greedy", "me")
    assert ann.turn()
    ann.page.get_by_role("link", name=re.compile("^Ludary")).click()
    card = ann.page.get_by_role("region", name="Your tables").get_by_role(
        "link", name=re.compile("Your turn")
    )
    card.click()
    assert ann.turn()


def test_rules_are_found_by_their_words(come: Come, server: Serving) -> None:
    me = come()
    me.page.goto("/rules/dunjiin")
    me.page.get_by_label("Find a rule").fill("premonition magic")
    expect(me.page.get_by_text(re.compile(r"^\d+ entries found\.$")).first).to_be_visible()
    me.page.get_by_label("Find a rule").fill("chess")
    expect(me.page.get_by_text("No rule contains these words.").first).to_be_visible()
    ann = seated(come, server, "greedy", "me")
    ann.page.get_by_role("tab", name="Rules").click()
    ann.page.get_by_label("Find a rule").fill("premonition")
    expect(ann.page.get_by_text(re.compile(r"^\d+ rules$"))).to_be_visible()
    expect(ann.page.get_by_role("region", name="Rules found")).to_contain_text("Premonition")


def test_seats_move_to_another_device(come: Come, server: Serving) -> None:
    ann = seated(come, server, "greedy", "me")
    ann.page.goto("/me")
    ann.button("Make a link").click()
    code = ann.page.get_by_alt_text("The same link as a QR code")
    expect(code).to_be_visible()
    assert code.evaluate(
        "image => image.naturalWidth === image.naturalHeight && image.naturalWidth > 100"
    )
    link = ann.page.get_by_label("Open this on the other device")
    expect(link).to_have_value(re.compile("/me#"))
    phone = come()
    phone.page.goto(link.input_value())
    phone.button("Sign this browser in").click()
    phone.page.get_by_role("region", name="Your tables").get_by_role("link").first.click()
    assert phone.turn()
    assert phone.snapshot()["seat"] == 1


def test_a_spectator_has_no_link(come: Come) -> None:
    me = come()
    me.expected.append(re.compile("status of 409"))
    me.page.goto("/me")
    me.button("Make a link").click()
    expect(me.page.get_by_text(re.compile("You have no tables yet")).first).to_be_focused()


SIZES = [((1440, 900), 5), ((1280, 720), 5), ((1024, 768), 4), ((390, 844), 1)]


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900), (1024, 768), (390, 844)])
def test_a_newcomer_sees_one_button_for_each_game(come: Come, size: tuple[int, int]) -> None:
    me = come(viewport={"width": size[0], "height": size[1]})
    me.page.goto("/")
    buttons = me.page.get_by_role("button", name=re.compile("^Play ")).all()
    assert len(buttons) == len(ludary.games())
    for button in buttons:
        expect(button).to_be_in_viewport(ratio=1)
    fits(me.page)


def test_the_level_that_was_played_against_last_is_offered_at_every_game(come: Come) -> None:
    """A bot has different levels in different games, so the level is remembered."""
    me = come()
    for level in ("Medium", "Hard", "Easy"):
        me.page.goto("/")
        quick = me.page.locator("form[data-game=dunjiin]")
        quick.locator("summary").click()
        quick.get_by_label(re.compile("^Level")).select_option(level)
        quick.get_by_role("button", name="Play Dunjiin").click()
        me.page.wait_for_url("**/t/*")
        me.page.goto("/")
        chosen = me.page.locator("[name=bot] :checked").all_text_contents()
        assert chosen == [level] * len(ludary.games())
