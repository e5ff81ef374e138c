"""The page of an admin: a link lets the browser in, and what is done there asks for a reason and
can be undone.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from ludary.server.public.hosting.admins import digest_of_token
from tests.server.serving import Serving, serving
from tests.web.browsing import PHONE, Person, fits

TOKEN = "t" * 43


@pytest.fixture
def hosted(tmp_path: Path) -> Iterator[Serving]:
    with serving(tmp_path / "tables.db", admins={"Host": digest_of_token(TOKEN)}) as one:
        yield one


def test_an_admin_reads_a_report_closes_the_table_and_undoes_it(
    browser: Browser, hosted: Serving
) -> None:
    ann, bob = hosted.player(), hosted.player()
    table = ann.open("me", "open", name="Ann")
    bob.post(f"/api/tables/{table}/join", name="Bob")
    bob.post(f"/api/tables/{table}/say", text="<b>You fool</b>")
    ann.post(f"/api/tables/{table}/report", seat=1, reason="insults", words="Again")
    host = Person(browser, hosted, **PHONE)
    host.page.goto(f"/admin#{TOKEN}")
    expect(host.heading("Bob: insults")).to_be_visible()
    assert TOKEN not in host.page.url
    host.page.get_by_text("1 message").click()
    expect(host.page.get_by_text("<b>You fool</b>")).to_be_visible()
    for tab in ("Players", "Bans", "Audit trail", "Tables"):
        host.page.get_by_role("tab", name=tab).click()
        fits(host.page)
    host.button("Close the table").click()
    host.page.get_by_label("Why?").fill("It got too loud")
    host.button("Close it").click()
    expect(host.page.get_by_text("over", exact=True)).to_be_visible()
    assert ann.snapshot(table)["over"]["returns"] == [0.0, 0.0]
    host.page.get_by_role("tab", name="Audit trail").click()
    expect(host.page.get_by_text("It got too loud")).to_be_visible()
    host.button("Undo").click()
    host.page.get_by_label("Why?").fill("They made peace")
    host.button("Undo it").click()
    expect(host.page.get_by_text("undone", exact=True)).to_be_visible()
    assert ann.snapshot(table)["status"] == "playing"
    host.button("Leave").click()
    expect(host.page.get_by_label("Your token")).to_be_visible()
    assert host.troubles == []
    host.context.close()


def test_a_ban_of_a_network_says_whom_it_hits_and_is_confirmed(
    browser: Browser, hosted: Serving
) -> None:
    ann = hosted.player().be_a_player()
    host = Person(browser, hosted)
    host.page.goto(f"/admin#{TOKEN}")
    host.page.get_by_role("tab", name="Players").click()
    host.button("Ban the network").click()
    expect(
        host.page.get_by_text(
            "1 player of this server came from this network, and you are in it yourself."
        )
    ).to_be_visible()
    host.page.get_by_label("Why?").fill("A flood")
    host.button("Ban").click()
    assert ann.ask("GET", "/api/tables").status_code == 200  # the box is not ticked
    host.page.get_by_label("Ban all of them").check()
    host.button("Ban").click()
    expect(host.page.get_by_role("complementary", name="Notice")).to_be_visible()
    assert ann.ask("GET", "/api/tables").status_code == 403
    host.context.close()
