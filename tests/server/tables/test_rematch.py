"""Rematches: offered once, with seats kept for the players, who find them wherever they are."""

from __future__ import annotations

from typing import Any

from tests.server.serving import Player, Serving


def finished(server: Serving, *more: str) -> tuple[Player, Player, str]:
    """Ann and Bob at a table where Bob has resigned."""
    ann, bob = server.player(), server.player()
    table = ann.open("me", "open", *more, name="Ann")
    bob.post(f"/api/tables/{table}/join", name="Bob")
    for who in (bob, ann) if more else (bob,):
        who.post(f"/api/tables/{table}/resign")
    assert ann.snapshot(table)["status"] == "over"
    return ann, bob, table


def cards(who: Player) -> dict[str, Any]:
    return {card["id"]: card for card in who.get("/api/tables?show=mine")}


def test_an_offer_reaches_the_others_at_the_table_and_in_the_lobby(server: Serving) -> None:
    ann, bob, table = finished(server, "greedy")
    assert ann.snapshot(table)["again"] is None and ann.snapshot(table)["can"]["again"]
    made = ann.post(f"/api/tables/{table}/again")
    offered = bob.snapshot(table)
    assert offered["again"] == {"by": 0, "table": made["id"], "words": "Ann offers another game."}
    assert offered["news"][-1]["lines"] == ["Ann offers another game."]
    new = bob.snapshot(made["id"])
    assert [(one["kind"], one["name"], one["bot"]) for one in new["players"]] == [
        ("person", "Ann", None), ("open", "Bob", None), ("bot", "Bot 3", "greedy"),
    ]  # fmt: skip
    assert new["can"]["join"] == [1]
    assert cards(bob)[made["id"]]["kept"] and cards(bob)[made["id"]]["seat"] == -1
    assert bob.post(f"/api/tables/{made['id']}/join")["seat"] == 1
    assert bob.snapshot(made["id"])["status"] == "playing"
    assert not cards(bob)[made["id"]]["kept"]


def test_a_kept_seat_is_for_nobody_else(server: Serving) -> None:
    ann, bob, table = finished(server)
    new = ann.post(f"/api/tables/{table}/again")["id"]
    cem = server.player()
    assert cem.snapshot(new)["can"]["join"] == []
    for body in ({}, {"seat": 1}):
        status, code, words = cem.no(f"/api/tables/{new}/join", **body)
        assert (status, code) == (409, "kept") and "kept for Bob" in words
    assert ann.snapshot(new)["can"]["free"] == [1]
    ann.post(f"/api/tables/{new}/free", seat=1)
    assert bob.snapshot(new)["can"]["join"] == [1]
    cem.post(f"/api/tables/{new}/join", name="Cem")
    assert [one["name"] for one in bob.snapshot(new)["players"]] == ["Ann", "Cem"]


def test_each_finished_table_has_one_standing_offer(server: Serving) -> None:
    ann, bob, table = finished(server)
    made = ann.post(f"/api/tables/{table}/again")
    for who in (bob, ann, bob):
        assert who.post(f"/api/tables/{table}/again")["id"] == made["id"]
    assert sum(entry["kind"] == "again" for entry in ann.snapshot(table)["news"]) == 1
    assert set(cards(bob)) == {table, made["id"]}


def test_only_players_of_a_finished_game_offer_a_rematch(server: Serving) -> None:
    ann, _, table = finished(server)
    assert server.player().no(f"/api/tables/{table}/again")[:2] == (403, "not_yours")
    going_on = ann.open("me", "greedy")
    assert ann.no(f"/api/tables/{going_on}/again")[:2] == (409, "playing")
    assert not ann.snapshot(going_on)["can"]["again"]


def test_a_rematch_against_bots_alone_begins_at_once(server: Serving) -> None:
    ann = server.player()
    table = ann.open("greedy", "me")
    ann.post(f"/api/tables/{table}/resign")
    made = ann.post(f"/api/tables/{table}/again")
    assert made["seat"] == 1
    assert ann.snapshot(made["id"])["status"] == "playing"
