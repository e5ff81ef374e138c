"""Finished games: replays, their links, Records that are saved and brought, and going on from a
step.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import ludary
from tests.server.serving import Serving
from tests.web.browsing import Person
from tests.web.conftest import Come


@pytest.fixture
def record() -> str:
    """Of a game in which seeds chose."""
    match = ludary.load("dunjiin").start(2, seed=1)
    match.players = ["Ann", "Bob"]
    while not match.over:
        match.step(match.legal()[len(match.steps) % len(match.legal())])
    return match.record()


@pytest.fixture
def replayed(server: Serving, record: str) -> str:
    """The id of a table with that Record."""
    answer = (
        server.player()
        .be_a_player()
        .ask(
            "POST", "/api/records", content=record.encode(), headers={"content-type": "text/plain"}
        )
    )
    return str(answer.json()["id"])


def frame(server: Serving, table: str, step: int, seat: int) -> Any:
    return server.player().get(f"/api/tables/{table}/frames/{step}?seat={seat}")


def stands_at(person: Person, server: Serving, table: str, step: int, seat: int) -> None:
    """Page, words and link show the step as that seat saw it."""
    expect(person.heading(re.compile(f"^Step {step} of"))).to_be_visible()
    shown = frame(server, table, step, seat)
    description = person.page.locator("#page-text")
    expect(description).to_have_text(shown["text"], use_inner_text=False)
    expect(person.page).to_have_url(re.compile(rf"[?&]step={step}$"))
    assert ("seat=" in person.page.url) == (seat >= 0)


def test_a_replay_is_walked_through(come: Come, server: Serving, replayed: str) -> None:
    me = come()
    me.page.goto(f"/t/{replayed}/replay")
    last = server.player().get(f"/api/tables/{replayed}/replay")["steps"] - 1
    slider = me.page.get_by_label("Step", exact=True)
    me.button("One step forward").click()
    stands_at(me, server, replayed, 1, -1)
    slider.fill("4")
    stands_at(me, server, replayed, 4, -1)
    slider.press("ArrowRight")
    stands_at(me, server, replayed, 5, -1)
    me.heading(re.compile("^Step 5 of")).focus()
    for key, step in (("ArrowLeft", 4), ("End", last), ("Home", 0), ("ArrowRight", 1)):
        me.page.keyboard.press(key)
        stands_at(me, server, replayed, step, -1)
    me.button("To the end").click()
    stands_at(me, server, replayed, last, -1)
    expect(me.page.locator("[aria-current=step]")).to_contain_text(str(last))
    me.page.get_by_label("As seen by").select_option("Ann")
    stands_at(me, server, replayed, last, 0)
    me.button("One step back").click()
    stands_at(me, server, replayed, last - 1, 0)
    other = come()
    other.page.goto(me.page.url)
    stands_at(other, server, replayed, last - 1, 0)
    expect(other.page.get_by_label("As seen by")).to_have_value("0")


def test_a_replay_runs_by_itself(come: Come, server: Serving, replayed: str) -> None:
    me = come()
    me.page.goto(f"/t/{replayed}/replay?step=1")
    me.page.get_by_label("Speed").select_option("quick")
    me.button("Play").click()
    expect(me.heading(re.compile("^Step 3 of"))).to_be_visible()
    me.button("Pause").click()
    expect(me.button("Play")).to_be_visible()


def without_generator(record: str) -> list[str]:
    return [line for line in record.splitlines() if not line.startswith("generator:")]


def test_the_record_is_saved(come: Come, replayed: str, record: str) -> None:
    me = come(accept_downloads=True)
    me.page.goto(f"/t/{replayed}/replay")
    with me.page.expect_download() as download:
        me.page.get_by_role("link", name="Save the Record").click()
    assert download.value.suggested_filename == f"dunjiin-{replayed}.ludary"
    saved = Path(download.value.path()).read_text()
    assert without_generator(saved) == without_generator(
        record
    )  # the server draws by randomness of its own


def test_a_record_is_brought_and_gone_on_with(
    come: Come, server: Serving, record: str, tmp_path: Path
) -> None:
    (tmp_path / "ours.ludary").write_text(record)
    me = come()
    me.page.goto("/upload")
    me.page.get_by_label("A Record's file").set_input_files(tmp_path / "ours.ludary")
    me.button("Watch it").click()
    me.page.wait_for_url("**/replay")
    replayed = me.table
    me.page.get_by_label("Step", exact=True).fill("3")
    stands_at(me, server, replayed, 3, -1)
    me.button("Play on from here").click()
    dialog = me.page.get_by_role("dialog", name="Play on from step 3")
    dialog.get_by_label("You take the seat of").select_option("Bob")
    dialog.get_by_role("button", name="Play", exact=True).click()
    me.page.wait_for_url(re.compile("/t/[A-Za-z0-9_-]{16}$"))
    assert me.table != replayed
    snapshot = me.snapshot()
    assert [entry["kind"] for entry in snapshot["news"]][:5] == [
        "open",
        "start",
        "act",
        "act",
        "act",
    ]
    assert snapshot["seat"] == 1
    lines = server.player().get(f"/api/tables/{replayed}/replay?seat=1")["lines"][:4]
    taken_over = [entry["lines"] for entry in snapshot["news"][1:5]]
    assert [len(one) for one in taken_over] == [len(one) for one in lines]
    assert me.turn()
    me.sees_all()


def test_a_text_that_is_no_record_is_refused_in_words(come: Come, record: str) -> None:
    me = come()
    me.expected.append(re.compile("status of 400"))
    me.page.goto("/upload")
    for text, words in (
        ("", "Choose a file"),
        ("hello", "begins with 'Ludary record 1'"),
        (record.replace("start |", "strat |"), "line 9: 'strat"),
    ):
        me.page.get_by_label("or its text").fill(text)
        me.button("Watch it").click()
        expect(me.page.get_by_text(re.compile(words)).first).to_be_visible()
        assert me.has_focus()
