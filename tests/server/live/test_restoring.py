"""A table is made again from its log; after an upgrade from its last State; or it says why not."""

from __future__ import annotations

import dataclasses
from typing import Any

import numpy as np
import pytest

import ludary
from ludary.server.catalog.catalog import GameCatalog
from ludary.server.errors import Refused
from ludary.server.live.restoring import (
    EVENTS_BEFORE,
    NAMED_BEFORE,
    digest_of,
    kept_state,
    layout_before,
    layout_of,
    restore_table,
    same_state,
)
from ludary.server.tables import moves
from ludary.server.tables.log import EntryKind
from ludary.server.tables.table import Table
from tests.server.offline_table import OfflineTable, brought, kept


@pytest.fixture(scope="module")
def catalog() -> GameCatalog:
    return GameCatalog()


def row(at: OfflineTable) -> dict[str, Any]:
    state = at.table.match.states().tobytes() if at.table.match else None
    return {
        "layout": layout_of(at.game),
        "state": state,
        "game": at.game.name,
        "number": at.table.number,
        "touched": at.now,
    }


def again(catalog: GameCatalog, at: OfflineTable, **other: Any) -> Table:
    edition = at.game.edition.model_dump_json() if at.game.edition else None
    return restore_table(
        catalog, "a-table-of-tests", {**row(at), **other}, kept(at.table.entries), edition
    )


@pytest.mark.parametrize(
    "options", [{}, {"hardcore": True, "shop_price": 7}, {"edition": "fixed-shields"}]
)
def test_a_log_makes_the_same_table(catalog: GameCatalog, options: dict[str, Any]) -> None:
    at = OfflineTable("Ann", "Bob", "open", game=ludary.load("dunjiin", **options))
    at.do(moves.join(at.table, None, "cem", "Cem")).play(8)
    at.do(moves.say(at.table, 0, "hello", "1")).do(moves.resign(at.table, 2))
    table = again(catalog, at)
    presence = at.snapshot(0)
    assert at.match.view(0) == table.match.view(0) if table.match else False
    at.table = table
    assert at.snapshot(0) == presence
    at.play(20)
    assert at.table.number > presence["number"]


def test_undone_actions_stay_undone(catalog: GameCatalog) -> None:
    at = OfflineTable("Ann", "greedy").start()
    while at.table.actor != 0:
        at.act()
    at.act()
    while at.table.actor != 0 and at.table.status == "playing":
        at.act()
    place = at.match.last_own_step(0)
    at.do([moves.NewEntry(EntryKind.UNDO, 0, {"to": place})])
    table = again(catalog, at)
    assert table.match is not None
    assert table.match.view(0) == at.match.view(0)
    assert len(table.match.steps) == place


def test_an_edition_of_ones_own_is_found_again(catalog: GameCatalog) -> None:
    text = (
        ludary.load("dunjiin")
        .contents.edition_path()
        .read_text()
        .replace('name = "dragon cave"', 'name = "mine"')
    )
    game = brought("dunjiin", text)
    at = OfflineTable("Ann", "Bob", game=game).start().play(4)
    table = again(catalog, at)
    assert table.game.edition is not None
    assert table.game.edition.edition.name == "mine"
    assert table.match is not None
    assert table.match.view(0) == at.match.view(0)


def newer(catalog: GameCatalog, version: int) -> GameCatalog:
    """The catalog after an upgrade of Dunjiin's rules."""
    other = GameCatalog()
    other.games["dunjiin"] = dataclasses.replace(catalog.games["dunjiin"], version=version)
    return other


def test_after_an_upgrade_of_the_rules_the_game_goes_on_from_its_last_state(
    catalog: GameCatalog,
) -> None:
    at = OfflineTable("Ann", "Bob").start().play(4)
    at.do(moves.say(at.table, 0, "hello", "1"))
    table = again(newer(catalog, 99), at)
    assert table.trouble == ""
    assert table.match is not None
    assert table.match.view(0) == at.match.view(0)
    at.table = table
    shown = at.snapshot(0)
    assert (shown["status"], shown["can"]["record"]) == ("playing", False)
    assert (shown["number"], shown["news"][-1]["lines"]) == (len(at.table.entries), ["hello"])
    at.play(5000)
    assert at.snapshot(0)["status"] == "over"
    assert not at.snapshot(0)["can"]["replay"]


def test_a_state_that_does_not_fit_any_more_is_told(catalog: GameCatalog) -> None:
    at = OfflineTable("Ann", "Bob").start().play(4)
    at.table = again(newer(catalog, 99), at, layout="another")
    shown = at.snapshot(0)
    assert (
        f"version {at.game.version} of the rules of Dunjiin, and this server has version 99"
        in shown["trouble"]
    )
    assert shown["decision"] is None
    with pytest.raises(Refused, match="cannot be carried over"):
        moves.act(at.table, 0, "explore", at.table.version)


@pytest.mark.parametrize("name", EVENTS_BEFORE)
def test_states_that_earlier_servers_kept_still_fit(name: str) -> None:
    game = ludary.load(name)
    match = game.start(seed=1)
    while match.actor is not None and len(match.steps) < 9:
        match.step(match.legal_ids()[0])
    before = layout_before(game)
    assert before is not None
    assert digest_of(before) == STATES_THEN[name], (
        "say in the changelog that old tables of this game end, and strike it here"
    )
    then = np.zeros(1, before)
    for field in before.names or ():
        if field != "events":
            then[field] = match.states()[field]
    for layout in (digest_of(before), NAMED_BEFORE[name]):
        state = kept_state(game, {"layout": layout, "state": then.tobytes()})
        assert state is not None and same_state(game, state, match.states().tobytes())
    assert kept_state(game, {"layout": "another", "state": then.tobytes()}) is None


# Layouts of the States that earlier servers kept
STATES_THEN = {
    "dunjiin": "12e96e7100405f7b",
    "koa": "2f60dc9055aea1f0",
    "konja": "18cc5f16a3186a53",
    "nagaraja": "ca4ad5b87d5c2d5e",
    "zimby_mojo": "b9528d216aa82807",
}


def test_a_table_that_has_not_begun_begins_under_the_new_rules(catalog: GameCatalog) -> None:
    at = OfflineTable("Ann", "open")
    at.table = again(newer(catalog, 99), at)
    at.do(moves.join(at.table, None, "bob", "Bob")).play(5)
    assert at.snapshot(0)["status"] == "playing"


def test_a_game_that_is_gone_is_told(catalog: GameCatalog) -> None:
    at = OfflineTable("Ann", "Bob").start()
    at.table = dataclasses.replace(at.table, entries=tuple(renamed(at)))
    table = again(catalog, at)
    assert "'chess' is not played here any more" in table.trouble


def renamed(at: OfflineTable) -> Any:
    first = at.table.entries[0]
    setup = {**first.data["setup"], "game": "chess"}
    yield dataclasses.replace(first, data={**first.data, "setup": setup})
    yield from at.table.entries[1:]


def test_a_broken_log_still_has_its_state(
    catalog: GameCatalog, capsys: pytest.CaptureFixture[str]
) -> None:
    at = OfflineTable("Ann", "Bob").start().play(8)
    view = at.match.view(0)
    broken = [
        dataclasses.replace(one, data={"do": "nonsense", "fate": []}) if one.kind == "act" else one
        for one in at.table.entries
    ]
    state = row(at)
    at.table = dataclasses.replace(at.table, entries=tuple(broken))
    table = again(catalog, at, **state)
    assert table.match is not None
    assert (table.match.view(0), table.shortened) == (view, True)
    assert "replay_failed" in "".join(capsys.readouterr())
