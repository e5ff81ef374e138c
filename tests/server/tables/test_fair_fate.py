"""Nobody can know what fate will give at a table, however the table was made: a twin that knows
everything so far foretells nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ludary
from ludary.core.play.match import Match
from ludary.server.live.restoring import from_state
from ludary.server.live.table_rows import row_of
from tests.server.offline_table import OfflineTable, kept
from tests.server.serving import Player, Serving, serving

ACTIONS = 40  # three draws of a card among fifty are not guessed
OPEN_SEATS = [{"kind": "me"}, {"kind": "open"}]


def match_of(server: Serving, table: str) -> Match:
    """The match that the server holds, secrets included."""
    held = server.app.tables.live[table].table
    assert held is not None and held.match is not None
    return held.match


def twin_of(match: Match) -> Match:
    """A copy of a match, including its generator, that goes on by itself."""
    return Match(match.game, match.states(), False, match.players)


def foretold(match: Match, play: Callable[[int], Match]) -> tuple[list[Any], list[Any]]:
    """The outcomes that the twin foretold and those that fell, for actions that `play` carries
    out.
    """
    told, fell, rng = [], [], np.random.default_rng(5)
    for _ in range(ACTIONS):
        if match.over:
            break
        action, twin = int(rng.choice(match.legal_ids())), twin_of(match)
        twin.step(action)
        match = play(action)
        told.append(twin.steps[-1].outcomes)
        fell.append(match.steps[-1].outcomes)
    return told, fell


def check(told: list[Any], fell: list[Any]) -> None:
    assert sum(map(len, fell)) >= 3, "too few draws to tell anything"
    assert told != fell


def alone(me: Player, record: str) -> str:
    return me.open("me", "open")


def from_a_box(me: Player, record: str) -> str:
    """A new game with the box of a Record."""
    return onward(me, record, 0)


def from_the_set_up(me: Player, record: str) -> str:
    return onward(me, record, 1)


def from_the_middle(me: Player, record: str) -> str:
    return onward(me, record, 6)


def from_a_game_played_here(me: Player, record: str) -> str:
    table = me.open("me", "uniform")
    me.post(f"/api/tables/{table}/resign")
    return str(
        me.post("/api/tables", **{"from": {"table": table, "step": 1}, "seats": OPEN_SEATS})["id"]
    )


def with_an_edition(me: Player, record: str) -> str:
    return me.open(
        "me",
        "open",
        edition_text=ludary.load("dunjiin").contents.edition_path("fixed-shields").read_text(),
    )


def onward(me: Player, record: str, step: int) -> str:
    brought = (
        me.be_a_player()
        .ask(
            "POST", "/api/records", content=record.encode(), headers={"content-type": "text/plain"}
        )
        .json()["id"]
    )
    return str(
        me.post("/api/tables", **{"from": {"table": brought, "step": step}, "seats": OPEN_SEATS})[
            "id"
        ]
    )


def a_record(seed: int | None) -> str:
    """Of a game between two; with a seed its generator goes on as it says."""
    match = ludary.load("dunjiin").start(2, seed=seed)
    for _ in range(8):
        match.step(match.legal_ids()[0])
    return match.record()


WAYS = [
    alone,
    from_a_box,
    from_the_set_up,
    from_the_middle,
    from_a_game_played_here,
    with_an_edition,
]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("seed", [7, None], ids=["a seeded Record", "a Record without seed"])
def test_a_twin_of_a_table_does_not_predict_its_fate(
    server: Serving, way: Callable[[Player, str], str], seed: int | None
) -> None:
    if (
        seed is None
        and "record" not in way.__code__.co_names
        and way in (alone, with_an_edition, from_a_game_played_here)
    ):
        pytest.skip("there is no Record in it")
    me, other = server.player(), server.player()
    table = way(me, a_record(seed))
    other.post(f"/api/tables/{table}/join")

    def play(action: int) -> Match:
        snapshot = me.snapshot(table)
        actor = me if snapshot["decision"]["seat"] == snapshot["seat"] else other
        actor.act(table, actor.snapshot(table), action)
        return match_of(server, table)

    check(*foretold(match_of(server, table), play))


def test_a_twin_foretells_nothing_after_a_restart(fresh: Path) -> None:
    record = a_record(7)
    with serving(fresh) as server:
        me, other = server.player(), server.player()
        table = from_the_middle(me, record)
        other.post(f"/api/tables/{table}/join")
    with serving(fresh) as server:
        people = [server.player(me.token), server.player(other.token)]
        people[0].snapshot(table)

        def play(action: int) -> Match:
            seat = people[0].snapshot(table)["decision"]["seat"]
            people[seat].act(table, people[seat].snapshot(table), action)
            return match_of(server, table)

        check(*foretold(match_of(server, table), play))


def test_a_twin_foretells_nothing_at_a_table_that_goes_on_from_its_last_position() -> None:
    at = OfflineTable("Ann", "Bob").start().play(3)
    at.table = from_state("a-table", at.game, kept(at.table.entries), row_of(at.table, 0)["state"])

    check(*foretold(at.match, lambda action: at.act(action).match))


def test_a_record_of_a_stranger_brings_no_generator() -> None:
    at = OfflineTable("Ann", "Bob").start()
    matches = (ludary.load("dunjiin").start(2, seed=seed) for seed in range(99))
    at.table.match = next(
        match for match in matches if match.actor == at.table.actor
    )  # from any source of a match

    check(*foretold(at.match, lambda action: at.act(action).match))


def test_everybody_reads_where_a_game_came_from(server: Serving) -> None:
    me, other = server.player(), server.player()
    table = from_the_middle(me, a_record(7))
    other.post(f"/api/tables/{table}/join")
    for snapshot in (me.snapshot(table), other.snapshot(table), server.player().snapshot(table)):
        assert snapshot["source"]["step"] == 6
        assert snapshot["source"]["words"].startswith(
            "This game goes on from step 6 of a Record that a player brought."
        )
        assert snapshot["news"][0]["lines"] == [snapshot["source"]["words"]]
        assert all(
            player["name"] in snapshot["text"] for player in snapshot["players"]
        )  # theirs, not those of the Record
    replay = server.player().get(f"/api/tables/{snapshot['source']['table']}/replay")
    assert replay["steps"] == 9


def test_everybody_reads_that_a_box_was_brought(server: Serving) -> None:
    text = (
        ludary.load("dunjiin")
        .contents.edition_path()
        .read_text()
        .replace('name = "dragon cave"', 'name = "default"')
    )
    me = server.player()
    mine = me.open("me", "open", edition_text=text)
    ships = me.open("me", "open", edition="fixed-shields")
    assert (
        server.player().snapshot(mine)["edition_brought"],
        server.player().snapshot(ships)["edition_brought"],
    ) == (True, False)
    again = me.post("/api/tables", **{"from": {"table": mine, "step": 0}, "seats": OPEN_SEATS})[
        "id"
    ]
    assert server.player().snapshot(again)["edition_brought"]
