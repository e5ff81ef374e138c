"""Other people at a table: they are muted, blocked and reported from the chat, and listed on the
page of one's devices.
"""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.server.serving import Serving
from tests.web.browsing import PHONE, Person, fits
from tests.web.conftest import Come, two


def opened(me: Person, name: str) -> None:
    """Open the chat, and what can be done about somebody."""
    me.page.get_by_role("tab", name="Chat").click()
    me.page.get_by_role("button", name=f"Mute, block or report {name}").click()


def test_a_player_is_muted_blocked_and_reported_from_the_chat(come: Come, server: Serving) -> None:
    ann, bob = two(come, server, how=PHONE)
    bob.player.post(f"/api/tables/{bob.table}/say", text="You fool")
    opened(ann, "Bob")
    words = ann.page.get_by_role("list", name="Chat").get_by_text("You fool")
    expect(words).to_be_visible()
    ann.button("Mute at this table").click()
    expect(words).to_have_count(0)
    ann.button("Show what they say here").click()
    expect(words).to_have_count(1)
    ann.button("Block everywhere").click()
    expect(words).to_have_count(0)
    fits(ann.page)
    ann.page.get_by_label("What is it about?").select_option("Insults or hate")
    ann.page.get_by_label("Which message?").select_option("You fool")
    ann.button("Send the report").click()
    expect(ann.page.get_by_role("complementary", name="Notice")).to_contain_text(
        "has been sent to the host of this server"
    )
    with server.app.store.engine.connect() as connection:
        [row] = connection.exec_driver_sql("SELECT name, reason, evidence FROM reports").all()
    assert (row[:2], "You fool" in row[2]) == (("Bob", "insults"), True)

    ann.page.goto("/me")
    ann.button("End: Bob").click()
    expect(ann.page.get_by_text("Nobody any more.")).to_be_visible()
    fits(ann.page)
    assert ann.player.get("/api/me/blocks")["blocks"] == []


def test_a_player_is_asked_before_sitting_down_with_somebody_blocked(
    come: Come, server: Serving
) -> None:
    ann, bob = two(come, server)
    ann.expected.append(re.compile(r"409 \(Conflict\)"))
    ann.player.post(f"/api/tables/{ann.table}/block", seat=1)
    new = bob.player.open("me", "open", name="Bob")
    ann.at(new)
    ann.button("Take the seat").click()
    expect(ann.page.get_by_role("dialog")).to_contain_text(
        "You have blocked Bob, who plays here or set this table up."
    )
    ann.button("Sit down").click()
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    expect(ann.button("Take the seat")).to_have_count(0)
    assert ann.snapshot()["seat"] == 1
