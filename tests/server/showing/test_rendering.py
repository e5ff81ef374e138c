"""Boards rendered in a process of its own are the same boards, and nobody notices when it comes,
fails or ends.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import ludary
from ludary.core.picture.panels import board_json
from ludary.server.showing import rendering
from ludary.server.showing.rendering import (
    BoardRenderer,
    Json,
    RenderProcess,
    SharedLayers,
    rendered_board,
)
from tests.server.serving import Serving, until


@pytest.fixture(scope="module", params=[False, True], ids=["for players", "for watchers"])
def renderer(request: pytest.FixtureRequest) -> Iterator[RenderProcess]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(
            "LUDARY_NICE", "0"
        )  # other tests use all cores, and nobody wants to wait for an idle one
        one = RenderProcess(request.param)
        yield one
        one.end()


@pytest.mark.parametrize("name", [*ludary.games(), "examples/connect_four.py"])
def test_a_board_is_the_same_wherever_it_is_drawn(renderer: RenderProcess, name: str) -> None:
    match = ludary.load(name).start(seed=3)
    match.players = ["Ann <b>", *match.players[1:]]
    for _ in range(6):
        if not match.over:
            match.step(match.legal_ids()[0])
    for seat in (-1, 0):
        boards = renderer.render(match.view(seat)), rendered_board(match.view(seat))
        for board in boards if not renderer.compiled else ():
            board.pop("actions")  # plain Python does not tell what ends the game
        assert boards[0] == boards[1]


def test_a_box_of_ones_own_is_drawn_as_it_is(renderer: RenderProcess) -> None:
    for options in ({"shop_price": 9}, {"hardcore": True}):
        view = ludary.load("dunjiin", **options).start(seed=3).view(0)
        assert renderer.render(view) == rendered_board(view)


def test_the_process_begins_when_drawing_takes_much_and_is_replaced_when_it_ends(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rendering, "BUSY", 0.0)
    boards, view = BoardRenderer(), ludary.load("dunjiin").start(seed=3).view(0)
    assert boards.render(view) == rendered_board(view)
    first = until(lambda: boards.renderer)
    assert boards.render(view) == rendered_board(view)

    first.process.kill()
    first.process.wait()
    assert boards.render(view) == rendered_board(view)  # here, and another begins
    second = until(lambda: boards.renderer)
    assert second is not first
    boards.close()
    assert second.process.poll() is not None


def layers_of(picture: Json) -> list[Json]:
    return [layer for panel in picture["board"]["panels"] for layer in panel["layers"]]


def test_boards_share_their_layers_in_memory() -> None:
    boards, game = BoardRenderer(), ludary.load("konja")
    first, second = (layers_of(boards.render(game.start(seed=seed).view(-1))) for seed in (3, 4))
    own = [layer for layer in second if not any(layer is other for other in first)]
    assert sum(len(layer["svg"]) for layer in own) < sum(len(layer["svg"]) for layer in second) / 3


def test_layers_that_are_too_many_are_forgotten() -> None:
    shared = SharedLayers(most=100)
    pictures: list[Json] = [
        {"board": {"panels": [{"layers": [{"id": name, "svg": name * 40}]}]}} for name in "aabca"
    ]
    first, again, *_, anew = (layers_of(shared.share(picture))[0] for picture in pictures)
    assert first is again is not anew
    assert shared.layers.keys() == {"c", "a"}


def test_a_server_with_little_to_draw_has_no_such_process(server: Serving) -> None:
    me = server.player()
    assert me.snapshot(me.open("me", "greedy"))["board"]["panels"]
    assert server.app.renderer.boards[True].renderer is None


def test_a_server_with_much_to_draw_shows_the_same(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rendering, "BUSY", 0.0)
    me = server.player()
    table = me.open("me", "open", game="koa")
    other = server.player()
    other.post(f"/api/tables/{table}/join")
    me.snapshot(me.open("me", "open"))
    until(lambda: server.app.renderer.boards[True].renderer)
    snapshot = me.snapshot(table)
    actor = me if snapshot["decision"]["yours"] else other
    actor.act(table, actor.snapshot(table))
    seen = me.snapshot(table)
    held = server.app.tables.live[table].table
    assert held is not None and held.match is not None
    view = held.match.view(0)
    drawn = view.board()
    assert drawn is not None
    assert (seen["board"], seen["text"]) == (board_json(drawn), str(view))
    assert [one["notation"] for one in seen["decision"]["actions"]] == [
        one.notation for one in view.legal()
    ]
