"""Two people in two browsers: joining, turns, chat, taking back, resigning, bots for absent
players.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.server.serving import Serving
from tests.web.browsing import CUT, Person
from tests.web.conftest import Come, seated, two

Pair = tuple[Person, Person]


def passing_on(who: Person) -> str:
    """Choose until it is another's turn; the table in words before the last choice."""
    while True:
        before = str(who.snapshot()["text"])
        who.choose()
        if not who.snapshot()["decision"]["yours"]:
            return before


def by_turn(pair: Pair) -> Pair:
    """Return the player to decide, and the other one."""
    one, other = pair
    return pair if one.snapshot()["decision"]["yours"] else (other, one)


def test_a_friend_joins_by_the_link(come: Come) -> None:
    ann, bob = come(), come()
    ann.page.goto("/new/dunjiin")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_label("Players", exact=True).select_option("2")
    ann.button("Set up the table").click()
    expect(ann.heading("Waiting for 1 player")).to_be_visible()
    ann.button("Invite").click()
    link = (
        ann.page.get_by_role("dialog", name="Invite")
        .get_by_label("Link to this table")
        .input_value()
    )
    ann.page.keyboard.press("Escape")
    bob.page.goto(link)
    expect(bob.heading("1 seat to take")).to_be_visible()
    bob.page.get_by_label("Your name").fill("Bob")
    bob.button("Take the seat").click()
    for person, other in ((ann, "Bob"), (bob, "Ann")):
        expect(person.heading(re.compile("Your turn|Waiting for (Ann|Bob)"))).to_be_visible()
        row = (
            person.page.get_by_role("region", name="Players")
            .get_by_role("listitem")
            .filter(has_text=other)
        )
        expect(row).to_contain_text("here")
        person.sees_all()
    assert [bob.snapshot()["seat"], ann.snapshot()["seat"]] == [1, 0]


def test_a_player_who_reloads_is_present_again(pair: Pair) -> None:
    ann, bob = pair
    ann.expected.append(CUT)
    ann.page.route(
        re.compile(r"/api/tables/[^/]+\?since="), lambda route: route.abort()
    )  # it is told, and does not have to ask
    row = (
        ann.page.get_by_role("region", name="Players")
        .get_by_role("listitem")
        .filter(has_text="Bob")
    )
    expect(row).to_contain_text("here")
    bob.page.goto("/")
    expect(row).to_contain_text("away")
    bob.page.go_back()
    expect(row).to_contain_text("here")


def test_names_are_words_and_never_markup(come: Come, server: Serving) -> None:
    ann = seated(come, server, "me", "open")
    bob = come().at(ann.table)
    name = '<img src=x onerror=f()>&"</b>'
    bob.page.get_by_label("Your name").fill(name)
    bob.button("Take the seat").click()
    for person in (ann, bob):
        expect(person.page.get_by_role("region", name="Players")).to_contain_text(name)
        expect(person.log).to_contain_text(f"{name} sits down.")
        person.page.reload()
        expect(person.page.get_by_role("region", name="Players")).to_contain_text(name)
        expect(person.page.locator("img[src=x], [onerror]")).to_have_count(0)
    ann.page.goto("/")
    expect(ann.page.get_by_role("region", name="Your tables")).to_contain_text(name)


def test_a_third_one_can_only_watch(come: Come, pair: Pair) -> None:
    watcher = come().at(pair[0].table)
    expect(watcher.page.get_by_text("you are watching", exact=False)).to_be_visible()
    expect(watcher.heading(re.compile("Waiting for (Ann|Bob)"))).to_be_visible()
    who, _ = by_turn(pair)
    who.choose()
    watcher.sees_all()
    for name in ("Resign", "Hint", "Take back", "Say"):
        expect(watcher.button(name)).to_be_hidden()


def test_title_heading_and_live_region_tell_whose_turn_it_is(pair: Pair) -> None:
    who, other = by_turn(pair)
    for _ in range(4):
        expect(who.page).to_have_title(re.compile("^● Your turn"))
        expect(other.page).to_have_title("Dunjiin · Ludary")
        expect(other.heading(re.compile("Waiting for (Ann|Bob)"))).to_be_visible()
        number = who.snapshot()["number"]
        who.choose()
        lines = [line for entry in other.snapshot()["news"][number:] for line in entry["lines"]]
        expect(other.page.locator("[aria-live=polite]")).to_contain_text(lines[-1])
        who, other = by_turn((who, other))
        expect(who.page.locator("[aria-live=polite]")).to_contain_text("Your turn.")


def test_chat_is_read_by_the_other(pair: Pair) -> None:
    ann, bob = pair
    ann.page.get_by_role("tab", name="Chat").click()
    ann.page.get_by_label("Say something").fill("Good luck <b>Bob</b> & all")
    ann.button("Say").click()
    expect(ann.page.get_by_role("list", name="Chat").get_by_role("listitem")).to_have_count(1)
    expect(bob.page.get_by_role("tab", name=re.compile("Chat.*1 new"))).to_be_visible()
    expect(bob.page.locator("[aria-live=polite]")).to_contain_text(
        "Ann says: Good luck <b>Bob</b> & all"
    )
    bob.page.get_by_role("tab", name=re.compile("Chat")).click()
    expect(bob.page.get_by_role("list", name="Chat")).to_have_text(
        re.compile("Ann.*Good luck <b>Bob</b> & all")
    )
    expect(bob.page.get_by_role("tab", name="Chat", exact=True)).to_be_visible()
    bob.page.get_by_label("Say something").fill("You too")
    bob.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("list", name="Chat").get_by_role("listitem").last).to_have_text(
        "BobYou too"
    )
    expect(bob.page.get_by_label("Say something")).to_be_focused()


@pytest.mark.parametrize("answer", ["Do not agree", "Agree"])
def test_taking_back_needs_the_others_consent(pair: Pair, answer: str) -> None:
    who, other = by_turn(pair)
    name = who.snapshot()["players"][who.snapshot()["seat"]]["name"]
    before = passing_on(who)
    expect(other.heading("Your turn")).to_be_visible()
    who.button("Ask to take back").click()
    expect(who.page.get_by_text(re.compile("Waiting for (Ann|Bob)")).first).to_be_visible()
    expect(other.heading(f"{name} asks you")).to_be_visible()
    expect(other.page).to_have_title(re.compile("^● Your turn"))
    assert who.snapshot()["text"] != before
    other.button(answer).click()
    if answer == "Do not agree":
        expect(other.heading("Your turn")).to_be_visible()
        expect(who.button("Ask to take back")).to_be_hidden()  # until the game has gone on
        return
    expect(other.heading(f"Waiting for {name}")).to_be_visible()
    expect(who.heading("Your turn")).to_be_visible()
    assert who.snapshot()["text"] == before
    for person in (who, other):
        person.sees_all()
        expect(person.log).to_contain_text(f"{name} takes the last action back.")


def test_resigning_is_asked_twice(pair: Pair) -> None:
    ann = pair[0]
    for answer in ("Play on", "Resign"):
        ann.button("Resign").click()
        sure = ann.page.get_by_role("dialog", name="Resign?")
        assert ann.snapshot()["status"] == "playing"
        sure.get_by_role("button", name=answer).click()
        expect(sure).to_be_hidden()
    for person, words in zip(pair, ("Bob wins", "You win"), strict=True):
        expect(person.heading(f"{words}: Ann resigned")).to_be_visible()
        expect(person.page.get_by_role("row", name=re.compile("Ann.*resigned"))).to_be_visible()
        expect(person.button("Resign")).to_be_hidden()
    assert ann.has_focus()


def test_one_leaves_before_the_game_begins(come: Come, server: Serving) -> None:
    ann = seated(come, server, "me", "open")
    table = ann.table
    ann.button("Leave the table").click()
    ann.page.get_by_role("dialog", name="Leave the table?").get_by_role(
        "button", name="Leave"
    ).click()
    ann.page.wait_for_url("**/")
    assert server.player().snapshot(table)["can"]["join"] == [0, 1]


def test_a_bot_plays_for_somebody_away_until_they_are_back(come: Come, server: Serving) -> None:
    pair = two(come, server, clock={"kind": "live", "minutes": 0.02, "increment": 0})
    away, other = by_turn(pair)
    name = away.snapshot()["players"][away.snapshot()["seat"]]["name"]
    row = (
        other.page.get_by_role("region", name="Players")
        .get_by_role("listitem")
        .filter(has_text=name)
    )
    expect(row).to_contain_text("time is up")
    away.page.goto("/")
    for width, height in ((1280, 800), (390, 844)):
        other.page.set_viewport_size({"width": width, "height": height})
        expect(other.button(f"Let a bot play for {name}")).to_be_in_viewport(ratio=1)
    other.button(f"Let a bot play for {name}").click()
    expect(other.log).to_contain_text(f"A bot plays for {name}.")
    assert other.turn()
    expect(row).to_contain_text("bot plays")
    away.at(other.table)
    expect(away.heading("A bot plays for you")).to_be_visible()
    away.button("Take your seat back").click()
    expect(away.heading(re.compile("Your turn|Waiting for (Ann|Bob)"))).to_be_visible()
    expect(away.button("Take your seat back")).to_be_hidden()
    expect(other.log).to_contain_text(f"{name} is back.")
    expect(row).not_to_contain_text("bot plays")
    assert away.has_focus()
