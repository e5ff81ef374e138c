"""A server passes for players who muted a topic, after a while as people do, so that nobody else
can tell.
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from ludary.server.playing import bots
from tests.server.serving import Player, Serving, serving, until

CONNECT_FOUR = Path(__file__).parents[3] / "examples" / "connect_four.py"
WINDOWED = f"""
from dataclasses import replace

import ludary
from ludary.core.contract.windows import Windows

WINDOWS = Windows({{"odd": "about odd discs"}}, lambda view: "odd" if view.state.actor == 1 else "", "drop 1")
FOUR = ludary.load({str(CONNECT_FOUR)!r})
GAME = replace(FOUR, name="windowed", presentation=replace(FOUR.presentation, windows=WINDOWS))
"""  # noqa: E501


@pytest.fixture
def windowed(tmp_path: Path) -> Path:
    """Return a game in which the player of the odd discs may mute a topic."""
    path = tmp_path / "windowed.py"
    path.write_text(WINDOWED, encoding="utf-8")
    return path


def two(server: Serving) -> tuple[Player, Player, str]:
    ann, bob = server.player(), server.player()
    table = ann.open("me", "open", game="windowed")
    bob.post(f"/api/tables/{table}/join")
    return ann, bob, table


def test_passes_take_a_while_and_leave_no_trace_for_others(fresh: Path, windowed: Path) -> None:
    with serving(fresh, own_games=(windowed,)) as server:
        ann, bob, table = two(server)
        bob.post(f"/api/tables/{table}/quiet", topics=["odd"])
        ann.post(f"/api/tables/{table}/pace", pace=0)
        for _ in range(3):
            ann.act(table, ann.my_turn(table), "drop 4")
        snapshot = ann.my_turn(table)

    news = snapshot["news"]
    assert [entry["number"] for entry in news] == list(range(1, snapshot["number"] + 1))
    assert "quiet" not in {entry["kind"] for entry in news}
    times = [entry["at"] for entry in news if entry["kind"] == "act"]
    waits = [after - before for before, after in pairwise(times)][::2]
    assert len(waits) == 3
    assert all(wait >= 500 for wait in waits)
    assert len(set(waits)) == 3


def test_somebody_alone_among_bots_does_not_wait(fresh: Path, windowed: Path) -> None:
    with serving(fresh, own_games=(windowed,)) as server:
        me = server.player()
        table = me.open("uniform", "me", game="windowed")
        me.my_turn(table)
        me.post(f"/api/tables/{table}/quiet", topics=["odd"])
        done = until(
            lambda: (
                found
                if len((found := me.snapshot(table))["news"]) > 6 or found["status"] == "over"
                else None
            )
        )
        times = [
            entry["at"] for entry in done["news"] if entry["kind"] == "act" and entry["seat"] == 1
        ]
        assert times


def test_muted_topics_outlive_the_server(
    fresh: Path, windowed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "SWEEP", 0.05)
    monkeypatch.setattr(bots, "ORPHANED", 0)
    with serving(fresh, own_games=(windowed,)) as server:
        ann, bob, table = two(server)
        bob.post(f"/api/tables/{table}/quiet", topics=["odd"])
        ann.act(
            table, ann.snapshot(table), "drop 4"
        )  # the pass is due when the server ends, or has just been done
    with serving(fresh, own_games=(windowed,)) as server:
        ann, bob = server.player(ann.token), server.player(bob.token)
        assert [one["topic"] for one in bob.snapshot(table)["topics"] if one["quiet"]] == ["odd"]
        snapshot = ann.my_turn(table)  # without anybody asking for it, the sweep finds what is due
        assert [entry["seat"] for entry in snapshot["news"] if entry["kind"] == "act"] == [0, 1]


def test_a_pass_that_is_due_after_a_restart_is_done_though_nobody_looks(
    fresh: Path, windowed: Path
) -> None:
    with serving(fresh, own_games=(windowed,)) as server:
        ann, bob, table = two(server)
        bob.post(f"/api/tables/{table}/quiet", topics=["odd"])
        ann.act(table, ann.snapshot(table), "drop 4")
        assert server.app.store.due(server.app.now() + 60_000) == [table]
