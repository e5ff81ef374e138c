"""Nothing that a browser receives tells what its player does not know: every byte is kept and
looked through.
"""

from __future__ import annotations

import copy
import json
import re
from typing import Any

from playwright.sync_api import expect

from ludary.core.picture.panels import board_json
from ludary.server.live.restoring import replay_log
from ludary.server.presence.presence import Presence
from ludary.server.showing.snapshots import snapshot
from ludary.server.tables.table import Table
from tests.server.json_patches import apply_changes
from tests.server.serving import Serving
from tests.web.browsing import Person, Wire
from tests.web.conftest import Come, two
from tests.web.table.test_together import by_turn

PASSING = ("now", "players", "can")  # these tell who is connected, too


def held(server: Serving, id: str) -> Table:
    """The table itself, with all that is secret."""
    table = server.app.tables.live[id].table
    assert table is not None
    return table


def whispers(table: Table, seat: int, other: int) -> set[str]:
    """The lines that the seat was told and the other was not."""
    assert table.match is not None
    words = set(table.match.told(seat)) - set(table.match.told(other))
    return {one.replace("Seat 1", "Ann").replace("Seat 2", "Bob") for one in words}


RECEIVED = re.compile(
    r'(?P<event>event: snapshot\r?\ndata: )?(?=\{"table": ?")|event: changes\r?\ndata: (?=\[)'
)


def snapshots_in(text: str) -> list[dict[str, Any]]:
    """Return every Snapshot received: in pages, answers and events, and those made from changes."""
    decoder, found, last = json.JSONDecoder(), list[dict[str, Any]](), dict[str, Any]()
    pictures: dict[str, str] = {}  # by the id of the layer
    for start in RECEIVED.finditer(text):
        received = decoder.raw_decode(text, start.end())[0]
        changes = isinstance(received, list)
        if not changes:
            found.append(copy.deepcopy(received))
        whole = apply_changes(last, received) if changes else received
        for layer in layers(whole):
            layer["svg"] = pictures.get(layer["id"]) if layer["svg"] is None else layer["svg"]
            if layer["svg"] is not None:
                pictures[layer["id"]] = layer["svg"]
        if changes:
            found.append(copy.deepcopy(whole))
        if changes or start["event"]:
            last = whole
    return found


def shown_to(table: Table, seat: int, received: dict[str, Any]) -> dict[str, Any]:
    """The Snapshot as it should have been: made anew from the log up to there, its board from the
    seat's own View.
    """
    past = replay_log(table.id, table.game, table.entries[: received["number"]])
    since = received["news"][0]["number"] - 1 if received["news"] else received["number"]
    made = {
        **snapshot(past, seat, Presence((0, 0)), since, received["now"]),
        "muted": [],
        "blocked": [],
    }
    if past.match is not None:
        view = past.match.view(seat)
        made |= {"board": board_json(drawn) if (drawn := view.board()) else None, "text": str(view)}
    return made


def layers(snapshot: dict[str, Any]) -> list[dict[str, Any]]:
    """The layers of a Snapshot's board."""
    return [
        layer
        for panel in (snapshot["board"] or {"panels": []})["panels"]
        for layer in panel["layers"]
    ]


def fill_in(received: dict[str, Any], should: dict[str, Any]) -> set[str]:
    """Give the layers that are only named the picture that they should have, where the name fits
    it; which these are.
    """
    pictures = {layer["id"]: layer["svg"] for layer in layers(should)}
    named = [layer for layer in layers(received) if layer["svg"] is None]
    for layer in named:
        layer["svg"] = pictures.get(layer["id"])
    return {layer["id"] for layer in named}


def play_until_both_have_secrets(server: Serving, pair: tuple[Person, Person]) -> None:
    turn, table = 0, pair[0].table
    while not (whispers(held(server, table), 0, 1) and whispers(held(server, table), 1, 0)):
        who, _ = by_turn(pair)
        who.choose(turn % len(who.snapshot()["decision"]["actions"]))
        turn += 1


def test_a_browser_receives_only_what_its_player_may_know(
    come: Come, server: Serving, wire: Wire
) -> None:
    ann, bob = two(come, server, wire.url, options={"armor": 6})
    play_until_both_have_secrets(server, (ann, bob))
    ann.sees_all()
    bob.sees_all()
    bob.page.reload()
    expect(bob.heading(re.compile("Your turn|Waiting for Ann"))).to_be_visible()
    table, received, last = held(server, ann.table), wire.text, bob.snapshot()["number"]
    assert all(words in received for words in whispers(table, 1, 0))
    for words in whispers(table, 0, 1):
        assert words in ann.log.inner_text()
        assert words not in received
        assert words not in bob.page.content()
    snapshots = snapshots_in(received)
    assert {one["number"] for one in snapshots} >= set(range(4, last + 1))
    sent = {layer["id"] for one in snapshots for layer in layers(one) if layer["svg"] is not None}
    for one in snapshots:
        should = json.loads(json.dumps(shown_to(table, 1, one)))
        named = fill_in(one, should)
        assert (
            named <= sent
        )  # layers that are only named here have been received, maybe by another connection
        assert {**one, **dict.fromkeys(PASSING)} == {**should, **dict.fromkeys(PASSING)}
        assert [player["score"] for player in one["players"]] == [
            player["score"] for player in should["players"]
        ]


def words_of(snapshot: Any) -> set[str]:
    return {action["words"] for action in snapshot["decision"]["actions"]}


def test_choices_of_the_other_are_not_in_the_page(come: Come, server: Serving, wire: Wire) -> None:
    ann, bob = pair = two(come, server, wire.url, options={"armor": 6})
    turn, own = 0, set[str]()  # words of Bob's choices, which may stand in his page
    while not (snapshot := ann.snapshot())["decision"]["yours"] or not words_of(snapshot) - own:
        who, _ = by_turn(pair)
        own |= words_of(bob.snapshot())
        who.choose(turn % len(who.snapshot()["decision"]["actions"]))
        turn += 1
    bob.sees_all()
    source = bob.page.content()
    assert not [words for words in words_of(snapshot) - own if words in source]
    assert snapshots_in(wire.text)[-1]["decision"] == {
        "seat": 0,
        "yours": False,
        "passing": False,
        "actions": [],
        "closing": [],
        "unavailable": [],
        "rules": [],
    }
