"""Passkeys in browsers: Chromium's virtual authenticator stands for the device; a passkey of one
browser signs another in.
"""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import expect

from tests.server.public.passkeys.authenticator import origin_of
from tests.server.serving import Serving
from tests.web.browsing import Person
from tests.web.conftest import Come, two

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Device:
    """The authenticator of somebody's browser."""

    def __init__(self, person: Person) -> None:
        self.session = person.context.new_cdp_session(person.page)
        self.session.send("WebAuthn.enable")
        self.id = self.session.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})[
            "authenticatorId"
        ]

    def passkeys(self) -> Any:
        return self.session.send("WebAuthn.getCredentials", {"authenticatorId": self.id})[
            "credentials"
        ]

    def takes(self, passkey: Any) -> None:
        """Have a passkey of another device, as password managers share them."""
        self.session.send(
            "WebAuthn.addCredential", {"authenticatorId": self.id, "credential": passkey}
        )


def test_a_passkey_of_one_browser_signs_another_in_with_the_same_seats_and_preferences(
    come: Come, server: Serving
) -> None:
    here = origin_of(server)
    ann = server.player()
    table = ann.open("me", "greedy", name="Ann")
    desk, phone = come(ann.token, url=here), come(url=here)
    desk_device, phone_device = Device(desk), Device(phone)
    desk.page.goto("/me")
    with desk.page.expect_response(
        lambda answer: (
            answer.url.endswith("/api/me/preferences") and answer.request.method == "POST"
        )
    ):
        desk.page.get_by_role("button", name=re.compile("Colours:")).click()
    desk.page.get_by_label("Name of a new passkey").fill("My desk")
    desk.button("Add a passkey").click()
    kept = desk.page.get_by_role("region", name="Passkeys").get_by_role("listitem")
    expect(kept).to_contain_text("My deskadded just now, not used yet")
    desk.button("Add a passkey").click()
    expect(
        desk.page.get_by_text("This device already has a passkey of yours.").first
    ).to_be_visible()
    phone.page.goto("/")
    phone.button("Sign in with a passkey").click()
    expect(
        phone.page.get_by_text("No passkey was used: it was cancelled", exact=False).first
    ).to_be_visible()
    phone_device.takes(desk_device.passkeys()[0])
    phone.button("Sign in with a passkey").click()
    expect(phone.page.get_by_label("You play as")).to_have_value("Ann")
    expect(phone.page.locator("html")).to_have_attribute("data-theme", "light")
    phone.at(table)
    assert phone.snapshot()["seat"] == 0
    phone.page.goto("/me")  # the passkey is used last here, and proves once more that it is Ann
    phone.page.get_by_role("button", name="Remove the passkey My desk").click()
    phone.page.get_by_role("dialog").get_by_role("button", name="Remove it").click()
    expect(phone.page.get_by_role("region", name="Passkeys").get_by_role("listitem")).to_have_count(
        0
    )
    other = come(url=here)
    Device(other).takes(phone_device.passkeys()[0])
    other.expected.append(re.compile("status of 403"))
    other.page.goto("/me")
    other.button("Sign in with a passkey").click()
    expect(other.page.get_by_text("it was removed", exact=False).first).to_be_visible()


def test_games_of_a_browser_are_carried_over_once_that_is_answered(
    come: Come, server: Serving
) -> None:
    here = origin_of(server)
    ann, guest = server.player(), server.player()
    ann.post("/api/players", name="Ann")
    table = guest.open("me", "greedy")
    desk, other = come(ann.token, url=here), come(guest.token, url=here)
    desk_device, other_device = Device(desk), Device(other)
    desk.page.goto("/me")
    desk.button("Add a passkey").click()
    expect(desk.page.get_by_role("region", name="Passkeys").get_by_role("listitem")).to_have_count(
        1
    )
    other_device.takes(desk_device.passkeys()[0])
    other.page.goto("/me")
    other.button("Sign in with a passkey").click()
    question = other.page.get_by_role("dialog", name="Carry 1 game of this browser over to Ann?")
    expect(question).to_be_visible()
    other.page.keyboard.press("Escape")  # no answer: the lobby asks again
    other.page.wait_for_url("**/")
    question.get_by_role("button", name="Carry over").click()
    expect(
        other.page.get_by_role("region", name="Your tables").get_by_role("listitem")
    ).to_have_count(1)
    other.at(table)
    assert other.snapshot()["seat"] == 0


def test_a_player_who_deletes_everything_is_asked_first_and_gone_from_the_others_page(
    come: Come, server: Serving
) -> None:
    ann, bob = two(come, server)
    tab = ann.tab()
    tab.goto("/me")
    with tab.expect_download() as kept:
        tab.get_by_role("link", name="Download it").click()
    assert json.loads(kept.value.path().read_text())["player"]["name"] == "Ann"
    delete = tab.get_by_role("button", name="Delete it …")
    question = tab.get_by_role("dialog", name="Delete everything about you?")
    delete.click()
    question.get_by_role("button", name="Not now").click()
    assert ann.snapshot()["seat"] == 0
    delete.click()
    question.get_by_role("button", name="Delete everything").click()
    tab.wait_for_url("**/")
    assert ann.context.cookies() == []
    expect(tab.get_by_label("You play as")).to_have_value("")
    expect(bob.heading("You win: A former player resigned")).to_be_visible()
    bob.page.goto("/games")
    expect(bob.page.get_by_text("against A former player")).to_be_visible()
