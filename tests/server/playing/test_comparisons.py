"""Boxes that players change: read as a form, compared with the box that ships within limits, and
given up when nobody waits.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import ludary
from ludary.server import app
from ludary.server.playing import comparisons
from ludary.server.playing.comparisons import LabProcess
from ludary.server.resources.limits import ServerLimits
from tests.server.serving import ONE_ADDRESS, Player, Serving, serving, until

CHEAPER: dict[str, Any] = {"changes": {"numbers.shop_price.value": 5}, "bots": "uniform"}
EDITION, LAB = "/api/games/dunjiin/edition", "/api/lab/dunjiin"


def few_games(monkeypatch: pytest.MonkeyPatch, games: int = 60) -> None:
    monkeypatch.setattr(comparisons, "GAMES", games)


def endless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Questions take longer than any test."""
    monkeypatch.setattr(comparisons, "GAMES", 10**8)


def answered(me: Player, asked: Any) -> Any:
    return until(
        lambda: found if (found := me.get(f"{LAB}/{asked['id']}"))["status"] != "working" else None
    )


def test_a_changed_number_is_written_into_the_edition_and_its_comments_stay(
    server: Serving,
) -> None:
    text = ludary.load("konja").contents.edition_path().read_text()
    made = server.player().post(
        "/api/games/konja/edition",
        changes={"relic.0.cost": 4, "relic.3.die": False, "numbers.ties.value": "second"},
    )
    new, old = tomllib.loads(made["text"]), tomllib.loads(text)
    assert (new["relic"][0]["cost"], new["relic"][3]["die"], new["numbers"]["ties"]["value"]) == (
        4,
        False,
        "second",
    )
    assert (
        new["numbers"]["ties"]["where"] == "value was shared (house: nothing printed breaks a tie)"
    )
    assert new["edition"]["name"] == f"{old['edition']['name']}, changed"
    assert [line for line in made["text"].splitlines() if line.startswith("#")] == [
        line for line in text.splitlines() if line.startswith("#")
    ]
    assert (new["relic"][5:], new["spell"]) == (old["relic"][5:], old["spell"])


def test_a_form_says_what_each_value_may_be(server: Serving) -> None:
    groups = server.player().post("/api/games/konja/edition")["form"]
    assert [group["title"] for group in groups] == ["Numbers", "Relics", "Spells"]
    fields = {
        field["path"]: field for group in groups for row in group["rows"] for field in row["fields"]
    }
    cost = fields["relic.0.cost"]
    starter = fields["relic.0.starter"]
    gold = fields["numbers.gold.value"]
    assert (cost["kind"], cost["value"], cost["least"], cost["most"]) == ("number", "1", 0, 60)
    assert (starter["kind"], starter["values"]) == (
        "choice",
        ["none", "all", "friendly", "aggressive"],
    )
    assert (gold["value"], gold["about"]) == ("2", "printed: SET-UP")


@pytest.mark.parametrize("game", ludary.games())
def test_every_value_of_a_form_can_be_sent_back(server: Serving, game: str) -> None:
    form = server.player().post(f"/api/games/{game}/edition")["form"]
    fields = [field for group in form for row in group["rows"] for field in row["fields"]]
    changes = {one["path"]: sent(one) for one in fields}
    again = server.player().post(f"/api/games/{game}/edition", changes=changes)["form"]
    assert [
        field["value"] for group in again for row in group["rows"] for field in row["fields"]
    ] == [one["value"] for one in fields]


def sent(field: Any) -> bool | int | str:
    if field["kind"] == "number":
        return int(field["value"])
    return (
        field["value"] == "yes"
        if field["kind"] == "switch" and not field["values"]
        else str(field["value"])
    )


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"numbers.shop_price.value": 99}, "shop_price=99: should be a whole number from 1 to 60"),
        (
            {"numbers.shop_price.value": True},
            "shop_price=true: should be a whole number from 1 to 60",
        ),
        (
            {"numbers.shop_price.value": "3"},
            "shop_price='3': should be a whole number from 1 to 60",
        ),
        (
            {"monster.0.strength": True},
            "monster 1 (Red Dragon): strength: Input should be a valid integer",
        ),
        (
            {"monster.0.strength": 0},
            (
                "monster 1 (Red Dragon): strength: Input should be greater than or equal to 1 (it"
                " is 0)"
            ),
        ),
        ({"monster.99.strength": 1}, "there is no 'monster.99.strength' in this edition"),
        (
            {"monster.0.beauty": 1},
            "monster 1 (Red Dragon): unknown key 'beauty'; the keys here are says, where, name",
        ),
        ({"edition.game": "koa"}, "edition.game is 'koa', and this game is 'dunjiin'"),
        ({"edition": 1}, "edition: Input should be a valid"),
        ({"": 1}, "unknown key ''; the keys here are"),
    ],
)
def test_a_wrong_change_is_refused_with_what_would_be_right(
    server: Serving, changes: Any, words: str
) -> None:
    for path in (EDITION, LAB):
        status, code, error = server.player().no(path, changes=changes)
        assert (status, code) == (400, "bad_box")
        assert words in error


def test_a_text_that_is_no_edition_is_refused(server: Serving) -> None:
    status, _, error = server.player().no(EDITION, edition_text="a = [", changes={"a": 1})
    assert (status, "is not TOML" in error) == (400, True)
    assert server.player().no(EDITION, edition_text="a = 1")[:2] == (400, "bad_box")


def test_the_lab_compares_a_changed_box_once(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    few_games(monkeypatch)
    me = server.player()
    answer = answered(me, me.post(LAB, **CHEAPER))
    assert (answer["status"], answer["progress"]) == ("ready", 1.0), answer
    found = answer["found"]
    assert found["question"].startswith("Dunjiin: Treasure Points for one Armor Point, 5 (A)")
    assert "shop" in found["verdict"][0]
    assert found["about"][0].startswith("60 deals, seed 1, each played on both sides by uniform")
    assert all(
        chart["svg"].startswith("<svg") and "style=" not in chart["svg"]
        for chart in found["charts"]
    )
    assert found["page"].startswith("<!doctype html>")
    monkeypatch.setattr(comparisons, "LabProcess", None)  # nobody is asked a second time
    assert server.player().post(LAB, **CHEAPER) == answer


def test_the_box_that_ships_is_not_compared_with_itself(server: Serving) -> None:
    assert server.player().no(LAB, changes={})[:2] == (400, "same_box")
    assert server.player().no(LAB, changes={"numbers.shop_price.value": 5}, bots="ismcts:1000")[
        :2
    ] == (400, "no_bot")
    assert server.player().ask("GET", f"{LAB}/{'0' * 32}").status_code == 404


def test_strangers_ask_nothing(server: Serving) -> None:
    for path in (EDITION, LAB):
        assert server.player().ask("POST", path, {}).status_code == 401


def processes(server: Serving) -> list[LabProcess]:
    return [
        one.process for one in server.app.comparisons.questions.values() if one.process is not None
    ]


def test_a_second_question_takes_the_place_of_the_first(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    endless(monkeypatch)
    me = server.player()
    first = me.post(LAB, **CHEAPER)
    [process] = until(lambda: processes(server))
    second = me.post(LAB, changes={"numbers.shop_price.value": 6}, bots="uniform")
    assert second["id"] != first["id"]
    assert process.process.poll() is not None
    assert me.ask("GET", f"{LAB}/{first['id']}").status_code == 404
    until(lambda: processes(server))
    other = server.player().post(
        LAB, changes={"numbers.shop_price.value": 7}, bots="uniform"
    )  # one is answered at a time
    assert me.get(f"{LAB}/{other['id']}")["words"] == comparisons.WAITING


@pytest.mark.parametrize("is_running", [True, False])
def test_a_question_that_two_ask_goes_on_for_the_other_one(
    server: Serving, monkeypatch: pytest.MonkeyPatch, is_running: bool
) -> None:
    endless(monkeypatch)
    ann, bob, cy = (server.player().be_a_player() for _ in range(3))
    if not is_running:
        cy.post(LAB, changes={"numbers.shop_price.value": 8}, bots="uniform")
        until(lambda: processes(server))
    shared = ann.post(LAB, **CHEAPER)["id"]
    assert bob.post(LAB, **CHEAPER)["id"] == shared
    until(lambda: processes(server))
    other = ann.post(LAB, changes={"numbers.shop_price.value": 9}, bots="uniform")
    assert {one["status"] for one in (other, bob.get(f"{LAB}/{shared}"))} == {"working"}
    ann.post(LAB, **CHEAPER)  # and asks it again
    ann.post(LAB, changes={"numbers.shop_price.value": 9}, bots="uniform")
    assert bob.get(f"{LAB}/{shared}")["status"] == "working"
    bob.post(LAB, changes={"numbers.shop_price.value": 8}, bots="uniform")
    assert bob.ask("GET", f"{LAB}/{shared}").status_code == 404


def test_a_question_ends_when_nobody_asks_any_more_or_the_server_closes(
    fresh: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    endless(monkeypatch)
    monkeypatch.setattr(app, "TIDY", 0.1)
    with serving(fresh) as server:
        me = server.player()
        me.post(LAB, **CHEAPER)
        [unasked] = until(lambda: processes(server))
        monkeypatch.setattr(comparisons, "UNASKED", 0.0)
        until(lambda: unasked.process.poll() is not None)
        monkeypatch.undo()
        endless(monkeypatch)
        me.post(LAB, **CHEAPER)
        [asked] = until(lambda: processes(server))
        assert asked.process.poll() is None
    assert asked.process.poll() is not None


def test_computing_is_bounded_and_what_there_is_then_is_the_answer(
    fresh: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    few_games(monkeypatch, 10**6)
    with serving(
        fresh, **{**ONE_ADDRESS, "limits": ServerLimits(connects_address=0, lab_seconds=3)}
    ) as server:
        me = server.player()
        answer = answered(me, me.post(LAB, **CHEAPER))
    assert answer["status"] == "ready", answer
    assert "It was interrupted: 1,000,000 deals were asked for" in " ".join(
        answer["found"]["about"]
    )


def test_a_server_without_own_editions_changes_no_box(fresh: Path) -> None:
    with serving(fresh, editions=False) as server:
        assert server.player().no(LAB, **CHEAPER)[:2] == (403, "no_editions")
