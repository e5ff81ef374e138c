"""Rules at hand: nobody leaves the board to read what a decision, or a word of the game, is."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from tests.server.serving import Serving
from tests.web.browsing import PHONE, Person
from tests.web.conftest import Come, seated


def at_konja(come: Come, server: Serving, how: Any = None) -> Person:
    ann = seated(come, server, "me", "greedy", game="konja", how=how)
    ann.heading("Your turn").wait_for()
    return ann


def card_named(ann: Person, words: str) -> Locator:
    return ann.page.get_by_role("dialog", name=words)


def rules_of(card: Locator) -> int:
    return card.get_by_role("list", name="Rules").get_by_role("listitem").count()


def test_a_key_tells_what_the_decision_is_by_the_rules_that_matter_and_escape_leads_back(
    come: Come, server: Serving
) -> None:
    ann = at_konja(come, server)
    ann.page.keyboard.press("d")

    ann.page.keyboard.press("w")

    card = card_named(ann, "What is this?")
    expect(card).to_be_focused()
    assert 1 <= rules_of(card) <= 3
    ann.page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    expect(ann.heading("Your turn")).to_be_focused()


def test_a_word_of_the_log_leads_to_its_card_and_not_to_an_earlier_moment(
    come: Come, server: Serving
) -> None:
    ann = at_konja(come, server)
    word = ann.log.get_by_role("button", name="Shayka").first

    word.press("Enter")

    card = card_named(ann, "Shayka")
    expect(card).to_contain_text("Relics")
    expect(card).to_contain_text("cost 1; exchange 1; power 2")
    expect(ann.page.get_by_role("button", name="Now", exact=True)).to_be_hidden()
    card.get_by_role("button", name="Close").press("Enter")
    expect(word).to_be_focused()


def test_words_of_rules_in_a_card_lead_on(come: Come, server: Serving) -> None:
    ann = at_konja(come, server)
    ann.log.get_by_role("button", name="Shayka").first.click()

    card_named(ann, "Shayka").get_by_role("button", name="FiyeAh").first.click()

    expect(card_named(ann, "FiyeAh")).to_be_visible()


def test_on_a_phone_a_touch_tells_it_while_the_choices_stay_folded(
    come: Come, server: Serving
) -> None:
    ann = at_konja(come, server, PHONE)

    ann.button("What is this?").tap()

    card = card_named(ann, "What is this?")
    expect(card).to_be_in_viewport()
    assert rules_of(card) >= 1
    card.get_by_role("button", name="Close").tap()
    expect(card).to_be_hidden()
