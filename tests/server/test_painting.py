"""Boards drawn in a process of its own are the same boards, and nobody notices when it comes, fails or ends."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import ludary
from ludary.server import painting
from ludary.server.painting import Boards, Painter, shown
from tests.server.serving import Serving, until


@pytest.fixture(scope="module", params=[False, True], ids=["for players", "for watchers"])
def painter(request: pytest.FixtureRequest) -> Iterator[Painter]:
    one = Painter(request.param)
    yield one
    one.end()


@pytest.mark.parametrize("name", [*ludary.games(), "examples/connect_four.py"])
def test_a_board_is_the_same_wherever_it_is_drawn(painter: Painter, name: str) -> None:
    match = ludary.load(name).start(seed=3)
    match.players = ["Ann <b>", *match.players[1:]]
    for _ in range(6):
        if not match.over:
            match.play(match.legal_ids()[0])
    for seat in (-1, 0):
        assert painter.paint(match.view(seat)) == shown(match.view(seat))


def test_a_box_of_ones_own_is_drawn_as_it_is(painter: Painter) -> None:
    for options in ({"shop_price": 9}, {"hardcore": True}):
        view = ludary.load("dunjiin", **options).start(seed=3).view(0)
        assert painter.paint(view) == shown(view)


def test_the_process_begins_when_drawing_takes_much_and_is_replaced_when_it_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(painting, "BUSY", 0.0)
    boards, view = Boards(), ludary.load("dunjiin").start(seed=3).view(0)
    assert boards.draw(view) == shown(view)
    first = until(lambda: boards.painter)
    assert boards.draw(view) == shown(view)

    first.process.kill()
    first.process.wait()
    assert boards.draw(view) == shown(view)  # here, and another begins
    second = until(lambda: boards.painter)
    assert second is not first
    boards.close()
    assert second.process.poll() is not None


def test_a_server_with_little_to_draw_has_no_such_process(server: Serving) -> None:
    me = server.player()
    assert me.look(me.open("me", "greedy"))["svg"].startswith("<svg")
    assert server.hall.drawing.boards[True].painter is None


def test_a_server_with_much_to_draw_shows_the_same(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(painting, "BUSY", 0.0)
    me = server.player()
    table = me.open("me", "open", game="koa")
    other = server.player()
    other.post(f"/api/tables/{table}/join")
    until(lambda: server.hall.drawing.boards[True].painter if me.look(me.open("me", "open")) else None)
    look = me.look(table)
    actor = me if look["decision"]["yours"] else other
    actor.act(table, actor.look(table))
    seen = me.look(table)
    held = server.hall.tables.held[table].table
    assert held is not None and held.match is not None
    view = held.match.view(0)
    assert (seen["svg"], seen["text"]) == (view._repr_svg_(), str(view))
    assert [one["notation"] for one in seen["decision"]["actions"]] == [one.notation for one in view.legal()]
