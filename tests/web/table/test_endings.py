"""The end of a game, another one with the same people, looking back during a game, and replays on
phones.
"""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect

import ludary
from tests.server.serving import Player, Serving
from tests.web.browsing import PHONE, Person
from tests.web.conftest import Come, seated, two
from tests.web.contrast import faint_words_in_both_modes


def played(me: Player, table: str, most: int = 1_000) -> Any:
    """Make the first choice so often, or until the game is over."""
    for _ in range(most):
        snapshot = me.my_turn(table)
        if snapshot["status"] == "over":
            break
        me.act(table, snapshot)
    return me.my_turn(table)


@pytest.fixture
def ended(server: Serving) -> tuple[Player, str]:
    ann = server.player()
    table = ann.open("me", "uniform", name="Ann")
    assert played(ann, table)["status"] == "over"
    return ann, table


def board_of(person: Person) -> str:
    return str(person.page.locator("#page-text").text_content())


def test_the_end_tells_who_won_and_reviews_the_game(
    come: Come, server: Serving, ended: tuple[Player, str]
) -> None:
    ann, table = ended
    me = come(ann.token, reduced_motion="reduce").at(table)
    over = ann.snapshot(table)["over"]
    expect(me.heading(over["verdict"].rstrip("."))).to_be_visible()
    me.page.goto("/")
    me.page.get_by_text("Finished games").click()
    won = "You" if over["words"].startswith("Ann wins") else "Bot 2"
    expect(me.page.locator("#page-over").get_by_text(f"{won} won")).to_be_visible()
    me.at(table)
    for line in over["last"]:
        expect(me.page.locator(".last")).to_contain_text(line)
    review = me.page.get_by_role("region", name="Review")
    expect(review.get_by_role("img")).to_be_visible(timeout=30_000)
    found = ann.get(f"/api/tables/{table}/review")["found"]
    for choice in found["marked"]:
        expect(review).to_contain_text(choice["words"])
    expect(review.get_by_role("cell", name="Points", exact=True)).to_be_visible()
    for player in found["players"]:
        expect(review.get_by_role("columnheader", name=player["name"])).to_be_visible()
    turning = me.page.locator("div.turning")
    expect(turning).to_contain_text(found["turning"])
    expect(turning.get_by_role("img")).to_be_visible()
    assert faint_words_in_both_modes(me.page) == []
    if found["marked"]:
        first, lines = found["marked"][0], me.page.locator("#page-lines")
        me.page.goto(f"/t/{table}/replay?step={first['step'] - 1}&marked={first['step']}")
        expect(lines.get_by_text(f"\u2713 {first['best']}")).to_be_visible()
        expect(lines.get_by_text(f"? {first['action']}")).to_be_visible()


def test_the_slider_of_a_review_reads_the_curve_off_and_leads_to_the_position(
    come: Come, ended: tuple[Player, str]
) -> None:
    ann, table = ended
    me = come(ann.token)
    me.page.goto(f"/t/{table}/replay#review")
    slider = me.page.get_by_role("slider", name="Step of the curve")
    expect(slider).to_be_visible(timeout=30_000)
    slider.press("End")
    last = ann.get(f"/api/tables/{table}/replay")["steps"] - 1
    expect(slider).to_have_attribute(
        "aria-valuetext", re.compile(rf"^Step {last}: Ann \d+ %, Bot 2 \d+ %$")
    )
    me.page.get_by_role("link", name=f"Show the position: step {last}").click()
    expect(me.page.locator("#page-step")).to_have_text(str(last))


def test_a_link_of_a_review_offers_to_play_on(come: Come, ended: tuple[Player, str]) -> None:
    ann, table = ended
    me = come(ann.token)
    me.page.goto(f"/t/{table}/replay?seat=0&step=3#play-on")
    expect(me.page.get_by_role("dialog", name="Play on from step 3")).to_be_visible()


def test_a_score_of_several_parts_is_taken_apart(come: Come, server: Serving) -> None:
    ann = server.player()
    table = ann.open("me", "uniform", name="Ann", game="nagaraja")
    over = played(ann, table)["over"]
    me = come(ann.token).at(table)
    me.page.get_by_text("The score taken apart").click()
    parts = me.page.get_by_role("region", name="The score taken apart")
    if len(over["parts"]) < 2:
        pytest.fail("the game ended without several parts: choose another one")
    for part in over["parts"]:
        cells = parts.get_by_role("row").filter(has_text=part["name"]).first.get_by_role("cell")
        expect(cells).to_have_count(2)
    total = parts.get_by_role("row", name=re.compile("^Total")).get_by_role("cell")
    expect(total).to_have_text([f"{score:g}" for score in over["scores"]])


def test_the_result_is_shared_with_a_link(come: Come, ended: tuple[Player, str]) -> None:
    ann, table = ended
    me = come(ann.token, permissions=["clipboard-read", "clipboard-write"])
    me.page.add_init_script("delete Navigator.prototype.share")
    me.at(table)
    me.button("Share").click()
    expect(me.page.get_by_text("Copied.").first).to_be_visible()
    copied = me.page.evaluate("navigator.clipboard.readText()")
    assert ann.snapshot(table)["over"]["words"] in copied and copied.endswith(f"/t/{table}/replay")


def test_another_game_is_offered_to_the_other(come: Come, server: Serving) -> None:
    ann, bob = two(come, server)
    before = ann.table
    bob.player.post(f"/api/tables/{before}/resign")
    ann.button("Play again").click()
    expect(ann.heading("Waiting for 1 player")).to_be_visible()
    expect(bob.page.get_by_text("Ann offers another game. Your seat is kept")).to_be_visible()
    home = bob.tab()
    home.goto("/")
    expect(home.get_by_text("A seat is kept for you")).to_be_visible()
    bob.button("Play again").click()
    expect(bob.heading(re.compile("Your turn|Waiting for Ann"))).to_be_visible()
    assert bob.table == ann.table != before
    assert {one["name"] for one in bob.snapshot()["players"]} == {"Ann", "Bob"}


def test_after_a_defeat_an_easier_level_is_offered(come: Come, server: Serving) -> None:
    me = seated(come, server, "me", "careless:3.5", game="koa")
    before = me.table
    me.player.post(f"/api/tables/{before}/resign")
    me.button("Easier bots: Easy").click()
    expect(me.heading("Your turn")).to_be_visible()
    assert me.table != before
    assert [one["bot"] for one in me.snapshot()["players"]] == [None, "novice"]


def test_looking_back_shows_what_was_and_lets_nothing_be_done(come: Come, server: Serving) -> None:
    me = seated(come, server, "me", "uniform", game="koa")
    played(me.player, me.table, 3)
    me.page.reload()
    assert me.turn()
    now, version = board_of(me), me.snapshot()["version"]
    me.page.keyboard.press("ArrowLeft")
    words = me.page.get_by_text(re.compile(r"^You are looking at step \d+ of \d+"))
    expect(words).to_be_visible()
    me.page.keyboard.press("ArrowLeft")
    current = me.log.locator("[aria-current=step]")
    number = int(current.get_attribute("data-number") or 0)
    then = me.player.get(f"/api/tables/{me.table}/past/{number}")
    description = me.page.locator("#page-text")
    expect(description).to_have_text(then["text"], use_inner_text=False)
    expect(me.page.locator(".spot-mark")).to_have_count(0)
    me.page.keyboard.press("1")
    expect(me.page.locator("#page-decide-more")).to_have_attribute("inert", "")
    me.page.keyboard.press("Escape")
    expect(words).to_be_hidden()
    expect(description).to_have_text(now, use_inner_text=False)
    assert me.snapshot()["version"] == version
    me.page.keyboard.press("d")
    assert me.has_focus()


def test_a_line_of_the_log_leads_to_its_moment(come: Come, server: Serving) -> None:
    me = seated(come, server, "me", "uniform", game="koa")
    played(me.player, me.table, 3)
    me.page.reload()
    assert me.turn()
    now, line = board_of(me), me.log.locator("[data-number]").first
    number = line.get_attribute("data-number")
    then = me.player.get(f"/api/tables/{me.table}/past/{number}")["text"]
    description = me.page.locator("#page-text")
    assert then != now
    line.hover()
    expect(description).to_have_text(then, use_inner_text=False)
    me.heading("Your turn").hover()
    expect(description).to_have_text(now, use_inner_text=False)
    line.click()
    me.heading("Your turn").hover()
    expect(line).to_have_attribute("aria-current", "step")
    expect(description).to_have_text(then, use_inner_text=False)
    me.button("Back to now").click()
    expect(description).to_have_text(now, use_inner_text=False)
    assert me.has_focus()


def test_actions_that_were_taken_back_are_struck_out(come: Come, server: Serving) -> None:
    me = seated(come, server, "me", "uniform", game="koa")
    player = me.player
    while player.my_turn(me.table)["can"]["undo"] != "now":
        player.act(me.table, player.my_turn(me.table))
    me.button("Take back").click()
    me.settle()
    expect(me.log.locator(".undo")).to_be_visible()
    expect(me.log.locator(".undone").first).to_be_visible()
    expect(me.log.locator(".undone").first).to_contain_text("Taken back: ")


def test_a_phone_has_the_controls_of_a_replay_in_view(
    come: Come, ended: tuple[Player, str]
) -> None:
    _, table = ended
    me = come(**PHONE)
    me.page.goto(f"/t/{table}/replay")
    more = me.page.get_by_role("button", name="More")
    for one in (*map(me.button, ("One step back", "Play", "One step forward")), more):
        expect(one).to_be_in_viewport(ratio=1)
    expect(me.page.locator(".board")).to_be_in_viewport(ratio=0.3)
    expect(me.page.get_by_label("As seen by")).to_be_hidden()
    more.click()
    expect(me.page.get_by_label("As seen by")).to_be_visible()


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_end_of_a_game_is_a_scene_unless_motion_is_to_be_reduced(
    come: Come, server: Serving, motion: Any
) -> None:
    rng, match, ann = random.Random(2), ludary.load("konja").start(seed=2), server.player()
    while not match.over:
        match.step(rng.choice(match.legal_ids()))
    text = {"content-type": "text/plain"}
    whole = ann.be_a_player().ask(
        "POST", "/api/records", content=match.record().encode(), headers=text
    )
    last = len(match.steps) - 2
    actor, source = match.at(last + 1).actor, {"table": whole.json()["id"], "step": last}
    seats = [{"kind": "me"} if seat == actor else {"kind": "bot"} for seat in range(2)]
    table = ann.post("/api/tables", seats=seats, name="Ann", pace=0, **{"from": source})["id"]
    me = come(ann.token, reduced_motion=motion).at(table)
    assert me.turn()

    ann.act(table, me.snapshot(), match.steps[-1].action)

    if motion == "no-preference":
        expect(me.page.locator(".finale-dark")).to_have_count(1)
    expect(me.button("Play again")).to_be_visible()
    expect(me.page.locator(".finale-dark")).to_have_count(0)
    with me.page.expect_download() as download:
        me.button("Save as picture").click()
    assert download.value.suggested_filename == f"konja-{table}.png"
    assert download.value.path().read_bytes().startswith(b"\x89PNG")
