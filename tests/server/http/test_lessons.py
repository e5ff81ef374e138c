"""Lessons over a real connection: the same for everybody, and without a player."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import ludary
from ludary.server.catalog.catalog import GameCatalog
from ludary.server.errors import Refused
from ludary.server.showing.lessons import Lessons
from ludary.study.guided_game import guided_game
from tests.every_game import EXAMPLES
from tests.server.serving import Player, Serving, shipped


def step(server: Serving, game: str, number: int) -> Any:
    return server.player().get(f"/api/lessons/{game}/{number}")


def refusal(me: Player, path: str) -> tuple[int, str, str]:
    answer = me.ask("GET", f"/api/lessons/{path}")
    return answer.status_code, answer.json()["code"], answer.json()["error"]


@pytest.mark.parametrize("game", ludary.games())
def test_the_lobby_offers_every_lesson_and_its_steps_can_be_had_by_anybody(
    server: Serving, game: str
) -> None:
    card = next(card for card in server.player().get("/api/games") if card["name"] == game)
    guided = guided_game(shipped(game))
    assert guided is not None
    assert card["lesson"] == {"title": guided.lesson.title, "minutes": guided.lesson.minutes}
    first, end = step(server, game, 0), step(server, game, len(guided.lesson.step))
    assert first["say"] == guided.lesson.step[0].say
    assert (end["say"], end["actions"], end["planned"]) == (guided.lesson.after, [], -1)


def test_a_step_has_the_choices_of_its_seat_and_what_has_happened(server: Serving) -> None:
    told = step(server, "koa", 2)
    assert {action["notation"] for action in told["actions"]} == {
        "dig i1",
        "dig i2",
        "dig j2",
        "sharman",
    }
    assert (
        next(action["notation"] for action in told["actions"] if action["id"] == told["planned"])
        == "dig i2"
    )
    assert told["news"][1] == "Ada's Orange finds a cavern."
    assert [scene["seat"] for scene in told["scenes"]] == [0, 1]
    answer = server.player().ask("GET", "/api/lessons/koa/2")
    assert answer.headers["cache-control"] == "public, max-age=300"


def test_a_choice_that_is_not_planned_is_answered_and_its_marks_and_places_are_told(
    server: Serving,
) -> None:
    ids = {action["notation"]: action["id"] for action in step(server, "koa", 1)["actions"]}
    me = server.player()
    words = me.get(f"/api/lessons/koa/1/answer?action={ids['sharman']}")["words"]
    assert words == [
        "The Sharman finds food or water, mostly out of reach of the camp. Dig towards it first."
    ]
    edge = me.get(f"/api/lessons/koa/1/answer?action={ids['dig a9']}")[
        "words"
    ]  # no rule: the planned choice is a dig, too
    assert edge == ["Along the edge you soon run out of squares. From b9 you reach five new ones."]
    assert me.get(f"/api/lessons/koa/1/marks?action={ids['dig b9']}") == {
        "action": ids["dig b9"],
        "version": 1,
        "marks": {},
    }
    assert me.get("/api/lessons/koa/1/inspect?spot=square-81")["title"]
    assert refusal(me, "koa/1/answer?action=0")[:2] == (404, "illegal")
    assert refusal(me, "koa/0/answer?action=0") == (
        404,
        "illegal",
        "There is nothing to choose at this step.",
    )


def test_what_there_is_not_is_not_found(server: Serving) -> None:
    me = server.player()
    assert refusal(me, "chess/0")[:2] == (404, "no_game")
    assert refusal(me, "koa/99") == (
        404,
        "no_step",
        "There is no step 99: this lesson has steps 0 to 14.",
    )


def test_a_lesson_that_cannot_be_read_is_not_offered_and_its_page_says_why(tmp_path: Path) -> None:
    own = tmp_path / "own.py"
    own.write_text((EXAMPLES / "leduc_poker.py").read_text(encoding="utf-8"), encoding="utf-8")
    own.with_suffix(".lesson.toml").write_text(
        "title = 'Bluff'\nminutes = five\n", encoding="utf-8"
    )
    catalog = GameCatalog((own,))
    assert catalog.card("leduc_poker")["lesson"] is None
    with pytest.raises(Refused) as refused:
        Lessons(catalog.game).of("leduc_poker")
    assert refused.value.status == 404
    assert "own.lesson.toml" in refused.value.words
    assert "at line 2" in refused.value.words


def test_a_summary_and_positions_that_cannot_be_read_are_not_offered(tmp_path: Path) -> None:
    own = tmp_path / "own.py"
    own.write_text((EXAMPLES / "leduc_poker.py").read_text(encoding="utf-8"), encoding="utf-8")
    own.with_suffix(".summary.toml").write_text("aim = 5\n", encoding="utf-8")
    own.with_suffix(".puzzles.toml").write_text("[[puzzle]]\n", encoding="utf-8")
    catalog = GameCatalog((own,))
    assert catalog.card("leduc_poker")["puzzles"] == 0
    assert catalog.summary_pictures("leduc_poker") == []
