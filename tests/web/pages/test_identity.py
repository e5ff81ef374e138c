"""Identities in pages: lost answers, seats that the host frees, signing out, changing one's
link.
"""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.server.serving import Serving
from tests.web.browsing import CUT
from tests.web.conftest import Come, seated


def lose_first_answer(page: Page, path: str) -> None:
    """Let the server carry out the request, and lose its answer."""

    def lost(route: Route) -> None:
        route.fetch()
        route.abort()

    page.route(re.compile(path), lost, times=1)


def test_a_player_who_loses_every_first_answer_sets_up_one_table_and_sits_at_it(
    come: Come, server: Serving
) -> None:
    me = come()
    me.expected.append(CUT)
    lose_first_answer(me.page, "/api/players$")
    lose_first_answer(me.page, "/api/tables$")
    me.page.goto("/")
    me.button("Play Dunjiin").click()
    expect(me.page).to_have_url(re.compile("/t/"))
    assert me.snapshot()["seat"] == 0
    assert [card["id"] for card in me.player.get("/api/tables")] == [me.table]


def test_a_player_who_loses_the_answer_to_joining_has_the_seat(come: Come, server: Serving) -> None:
    ann = seated(come, server, "me", "open")
    bob = come().at(ann.table)
    bob.expected.append(CUT)
    lose_first_answer(bob.page, "/join$")
    bob.page.get_by_label("Your name").fill("Bob")
    bob.button("Take the seat").click()
    expect(bob.heading(re.compile("Your turn|Waiting for "))).to_be_visible()
    bob.settle()
    assert bob.snapshot()["seat"] == 1


def test_the_host_frees_the_seat_of_somebody_who_is_gone(come: Come, server: Serving) -> None:
    ann = seated(come, server, "me", "open", "open")
    bob = server.player()
    bob.post(f"/api/tables/{ann.table}/join", name="Bob")
    his = come(bob.token).at(ann.table)
    expect(his.heading("Waiting for 1 player")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Free Bob's seat")).to_have_count(0)
    his.expected.append(CUT)
    his.context.set_offline(True)
    his.page.evaluate("dispatchEvent(new Event('offline'))")
    ann.button("Free Bob's seat").click()
    expect(ann.log).to_contain_text("The host frees seat 2: Bob was not here.")
    expect(ann.heading("Waiting for 2 players")).to_be_visible()
    his.context.set_offline(False)
    expect(his.page.get_by_text("Your seat was freed.").first).to_be_visible()
    expect(his.heading("2 seats to take")).to_be_visible()
    his.button("Take the seat").click()
    expect(his.heading("Waiting for 1 player")).to_be_visible()


def test_signing_out_holds_in_all_tabs_of_this_browser(come: Come, server: Serving) -> None:
    ann = seated(come, server, "me", "greedy")
    other = ann.tab()
    other.goto("/me")
    other.get_by_role("button", name="Sign out here").click()
    other.get_by_role("dialog", name="Sign out here?").get_by_role("button", name="Not now").click()
    assert len(ann.context.cookies()) == 1
    other.get_by_role("button", name="Sign out here").click()
    other.get_by_role("dialog", name="Sign out here?").get_by_role(
        "button", name="Sign out"
    ).click()
    expect(other).to_have_url(re.compile("/$"))
    expect(other.get_by_role("region", name="Your tables")).to_be_hidden()
    expect(
        ann.page.get_by_role("region", name="Players").get_by_text("you", exact=False)
    ).to_have_count(0)
    assert ann.context.cookies() == []
    other.goto("/me")
    expect(other.get_by_role("button", name="Sign out here")).to_have_count(0)


def test_a_changed_link_signs_all_other_devices_out(come: Come, server: Serving) -> None:
    ann = seated(come, server, "me", "greedy", clock={"kind": "turns", "hours": 72})
    token, table = cookie_of(ann), ann.table
    phone = come(token).at(table)
    assert phone.snapshot()["seat"] == 0
    ann.expected.append(CUT)
    for path in ("/api/me/link$", "/api/me$", "/api/me/sessions/end$"):
        lose_first_answer(ann.page, path)
    ann.page.goto("/me")
    ann.button("Change my link").click()
    ann.page.get_by_role("dialog", name="Change your link?").get_by_role(
        "button", name="Change it"
    ).click()
    link = ann.page.get_by_label("Open this on the other device")
    expect(link).to_have_value(re.compile("/me#"))
    assert token not in link.input_value()
    expect(phone.page.get_by_text("This browser is signed out here.").first).to_be_visible()
    assert server.player(cookie_of(ann)).snapshot(table)["seat"] == 0
    assert server.player(token).ask("GET", f"/api/tables/{table}").status_code == 401
    phone.page.goto(link.input_value())
    phone.button("Sign this browser in").click()
    expect(phone.page).to_have_url(re.compile("/$"))
    phone.at(table)
    assert phone.snapshot()["seat"] == 0


def test_the_list_of_sessions_ends_another_by_keyboard_and_all_others(
    come: Come, server: Serving
) -> None:
    ann = seated(come, server, "me", "greedy")
    token, table = cookie_of(ann), ann.table
    others = [server.player(sign_in(server, token)) for _ in range(2)]
    ann.page.goto("/me")
    listed = ann.page.get_by_role("region", name="Where you are signed in").get_by_role("listitem")
    expect(listed).to_have_count(3)
    expect(listed.first).to_contain_text(re.compile("on Linux.*This browser"))
    ann.page.get_by_role("button", name="End: curl, signed in").first.focus()
    ann.page.keyboard.press("Enter")
    ann.page.keyboard.press("Enter")  # the question's first button
    expect(listed).to_have_count(2)
    expect(ann.heading("Where you are signed in")).to_be_focused()
    expect(ann.page.get_by_text("curl is ended.")).to_be_attached()
    assert sorted(one.ask("GET", "/api/tables").status_code for one in others) == [200, 401]
    ann.button("End all others").click()
    ann.page.get_by_role("dialog", name="End all others?").get_by_role(
        "button", name="End them"
    ).click()
    expect(listed).to_have_count(1)
    expect(ann.button("End all others")).to_be_hidden()
    assert [one.ask("GET", "/api/tables").status_code for one in others] == [401, 401]
    ann.at(table)
    assert ann.snapshot()["seat"] == 0


def sign_in(server: Serving, token: str) -> str:
    """The token of one more session."""
    answer = server.player().ask(
        "POST", "/api/me", {"token": token}, headers={"user-agent": "curl/8.17"}
    )
    return str(answer.json()["token"])


def cookie_of(person: Any) -> str:
    return str(
        next(cookie["value"] for cookie in person.context.cookies() if cookie["name"] == "ludary")
    )
