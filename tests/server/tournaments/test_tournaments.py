"""Tournaments by the API: joining, rounds that begin by themselves, byes, those who leave and those
who come late.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import pytest
import sqlalchemy as sa

from ludary.server.errors import Repeated
from ludary.server.store import schema
from ludary.server.store.persons.erasing import FORMER
from ludary.server.tournaments import tournament as acts
from ludary.server.tournaments.tournaments import points_of
from tests.server.presence.test_sessions import in_loop
from tests.server.serving import Player, Serving, serving, until

NAMES = ("Ann", "Bob", "Cem", "Dee", "Eve", "Fay")


class Club:
    """Friends who play a tournament of Dunjiin; the first of them organises it."""

    def __init__(self, server: Serving, count: int, **plan: Any) -> None:
        self.server = server
        self.friends: dict[str, Player] = {}
        plan = {"name": "Thursday", "game": "dunjiin", "rounds": 3, **plan}
        ann = server.player()
        self.id = str(ann.post("/api/tournaments", **plan)["id"])
        for name in NAMES[:count]:
            self.join(name, ann if name == "Ann" else server.player())

    def join(self, name: str, player: Player) -> Any:
        self.friends[name] = player
        return self.post(name, "join", name=name)

    def post(self, who: str, act: str, **body: Any) -> Any:
        return self.friends[who].post(f"/api/tournaments/{self.id}/{act}", **body)

    def no(self, who: str, act: str, **body: Any) -> tuple[int, str, str]:
        return self.friends[who].no(f"/api/tournaments/{self.id}/{act}", **body)

    def seen(self, name: str = "Ann") -> Any:
        return self.friends[name].get(f"/api/tournaments/{self.id}")

    def round(self, number: int) -> Any:
        """The tournament, once that round has tables."""

        def begun() -> Any:
            seen = self.seen()
            rounds = seen["rounds"]
            ready = len(rounds) == number and all(one["table"] for one in rounds[-1]["boards"])
            return seen if ready else None

        return until(begun)

    def names(self, seen: Any, numbers: list[int]) -> list[str]:
        by_number = {one["number"]: one["name"] for one in seen["players"]}
        return [by_number[number] for number in numbers]

    def play(self, number: int) -> None:
        """Play a round: who joined later resigns."""
        seen = self.round(number)
        for board in seen["rounds"][-1]["boards"]:
            loser = max(self.names(seen, board["players"]), key=NAMES.index)
            self.friends[loser].post(f"/api/tables/{board['table']}/resign")

    def over(self) -> Any:
        return until(lambda: seen if (seen := self.seen())["status"] == "over" else None)

    def place(self, name: str) -> Any:
        return next(one for one in self.seen()["players"] if one["name"] == name)


def test_rounds_begin_by_themselves_until_the_last_is_over(server: Serving) -> None:
    club = Club(server, 5)
    waiting = club.seen("Bob")
    assert (waiting["status"], waiting["you"], waiting["organiser"]) == ("waiting", 2, False)
    club.post("Ann", "begin")
    first = club.round(1)
    tables = {one["table"] for one in first["rounds"][0]["boards"]}
    assert [club.names(first, one["byes"]) for one in first["rounds"]] == [["Eve"]]
    assert {club.seen(name)["table"] for name in NAMES[:5]} == tables | {""}
    for number in (1, 2, 3):
        club.play(number)
    done = club.over()
    first = done["players"][0]
    assert (first["name"], first["place"], first["points"]) == ("Ann", 1, 3)
    assert sum(one["points"] for one in done["players"]) == 9
    assert len({*(number for one in done["rounds"] for number in one["byes"])}) == 3
    boards = [board for one in done["rounds"] for board in one["boards"]]
    assert len({frozenset(board["players"]) for board in boards}) == 6
    assert {board["status"] for board in boards} == {"over"}
    stranger = server.player().get(f"/api/tournaments/{club.id}")
    assert stranger == {**done, "you": 0, "organiser": False}


def test_a_table_of_a_round_has_a_clock_and_leads_back(server: Serving) -> None:
    club = Club(server, 3, minutes=7, increment=4)
    club.post("Ann", "begin")
    [board] = club.round(1)["rounds"][0]["boards"]
    snapshot = club.friends["Ann"].snapshot(board["table"])
    assert (snapshot["status"], snapshot["tournament"]) == ("playing", club.id)
    assert (snapshot["clock"]["words"], snapshot["hints"]) == ("7 min + 4 s", False)
    assert {one["name"] for one in snapshot["players"]} == {"Ann", "Bob"}


def test_who_drops_out_is_not_paired_and_may_come_back(server: Serving) -> None:
    club = Club(server, 6, rounds=4)
    club.post("Ann", "begin")
    club.round(1)
    left = club.post("Fay", "leave")
    assert next(one for one in left["players"] if one["name"] == "Fay")["left"] == "left"
    club.play(1)
    second = club.round(2)["rounds"][1]
    playing = [number for board in second["boards"] for number in board["players"]]
    assert 6 not in playing and 6 not in second["byes"] and len(second["byes"]) == 1
    assert not club.post("Fay", "join")["players"][-1]["left"]
    club.play(2)
    third = club.round(3)["rounds"][2]
    assert 6 in [number for board in third["boards"] for number in board["players"]]
    assert not third["byes"]
    assert club.place("Fay")["points"] <= 1


def test_late_comers_play_from_the_next_round_until_half_of_them_have_begun(
    server: Serving,
) -> None:
    club = Club(server, 3, rounds=3)
    club.post("Ann", "begin")
    club.round(1)
    assert club.join("Dee", server.player())["open"]
    club.play(1)
    second = club.round(2)
    assert second["rounds"][1]["byes"] == [] and len(second["rounds"][1]["boards"]) == 2
    assert club.place("Dee")["points"] == 0
    club.play(2)
    assert not club.round(3)["open"]
    club.friends["Eve"] = server.player()
    assert club.no("Eve", "join", name="Eve")[:2] == (409, "late")
    club.play(3)
    club.over()


def test_only_the_organiser_begins_takes_players_out_and_ends(server: Serving) -> None:
    club = Club(server, 4)
    for act, body in (("begin", {}), ("end", {}), ("leave", {"number": 1})):
        assert club.no("Bob", act, **body)[:2] == (403, "not_yours")
    club.post("Ann", "leave", number=4)
    club.post("Dee", "leave")
    assert club.no("Dee", "join", name="Dee")[:2] == (403, "removed")
    club.post("Ann", "begin")
    seen = club.round(1)
    [board] = seen["rounds"][0]["boards"]
    club.friends["Ann"].post(f"/api/tables/{board['table']}/resign")
    ended = club.post("Ann", "end")
    assert ended["status"] == "over" and club.place("Bob")["points"] == 1
    assert club.no("Bob", "join", name="Bob")[:2] == (409, "over")


def test_requests_that_come_twice_do_no_harm(server: Serving) -> None:
    ann = server.player()
    plan = {"name": "Twice", "game": "dunjiin", "key": "k" * 16}
    assert ann.post("/api/tournaments", **plan) == ann.post("/api/tournaments", **plan)
    club = Club(server, 3)
    assert club.join("Bob", club.friends["Bob"])["you"] == 2
    club.post("Ann", "begin")
    club.post("Ann", "begin")
    assert len(club.round(1)["rounds"]) == 1
    club.post("Cem", "leave")
    club.post("Cem", "leave")


WRONG = [  # what is asked for, and what the words say
    ({"game": "chess"}, "chess"),
    ({"game": "dunjiin", "name": " \u200b"}, "visible"),
    ({"game": "koa", "seats": 9}, "seats: tables of koa have 2, 3"),
    ({"game": "dunjiin", "seats": 3, "format": "robin"}, "choose Swiss for 3"),
    ({"game": "dunjiin", "rounds": 99}, "rounds"),
    ({"game": "dunjiin", "minutes": 0}, "minutes"),
]


@pytest.mark.parametrize(("plan", "words"), WRONG)
def test_what_cannot_be_played_is_refused_in_words(
    server: Serving, plan: dict[str, Any], words: str
) -> None:
    assert words in server.player().no("/api/tournaments", **{"name": "Thursday", **plan})[2]


def test_a_person_sets_up_only_so_many_tournaments_a_day(server: Serving) -> None:
    ann, plan = server.player(), {"name": "Thursday", "game": "dunjiin"}
    for _ in range(10):
        ann.post("/api/tournaments", **plan)
    assert ann.no("/api/tournaments", **plan)[:2] == (429, "tournaments_person")


def test_names_that_look_alike_are_refused_and_two_people_do_not_begin(server: Serving) -> None:
    club = Club(server, 2)
    club.friends["Cem"] = server.player()
    assert club.no("Cem", "join", name="B\u03bfb")[1] == "bad_name"
    assert club.post("Cem", "join", name="Bob")["players"][-1]["name"] == "Bob 2"
    club.post("Cem", "leave")
    assert "3 players or more: 2 joined" in club.no("Ann", "begin")[2]


def test_whoever_looks_on_is_told_when_something_has_changed_and_nothing_else(
    server: Serving,
) -> None:
    club = Club(server, 3)
    club.post("Ann", "begin")
    club.round(1)
    watcher, path = server.player(), f"/api/tournaments/{club.id}"
    first = watcher.ask("GET", path)
    again = watcher.ask("GET", path, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert not any(person_of(server, club.id, number) in first.text for number in (1, 2, 3))
    assert set(first.json()["rounds"][0]["boards"][0]) == {"table", "players", "status", "points"}


def test_tables_are_opened_once_however_often_a_server_dies_between(
    fresh: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(fresh) as server:
        club = Club(server, 6)
        tournaments, opening = server.app.tournaments, server.app.tournaments._open
        opened: list[str] = []

        async def dies(*args: Any) -> str:
            opened.append(await opening(*args))
            if len(opened) < 3:
                raise RuntimeError("killed before the table is noted")
            return opened[-1]

        monkeypatch.setattr(tournaments, "_open", dies)
        for _ in range(2):
            assert club.friends["Ann"].ask(
                "POST", f"/api/tournaments/{club.id}/begin", {}
            ).status_code in (200, 500)
        boards = club.round(1)["rounds"][0]["boards"]
        with server.app.store.engine.connect() as connection:
            stored = set(connection.execute(sa.select(schema.tables.c.id)).scalars())
    assert {board["table"] for board in boards} == stored
    assert len(stored) == 3 and len(opened) > 3


def test_a_tournament_that_ends_while_its_tables_open_has_all_of_them(
    fresh: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(fresh) as server:
        club = Club(server, 4)
        tournaments, opening = server.app.tournaments, server.app.tournaments._open

        async def ends(*args: Any) -> str:
            opened = await opening(*args)
            with suppress(Repeated):
                await tournaments.change(
                    club.id, lambda now, found: acts.end(now, now.owner, points_of(now, found))
                )
            return opened

        monkeypatch.setattr(tournaments, "_open", ends)
        seen = club.post("Ann", "begin")
        assert seen["status"] == "over"
        with server.app.store.engine.connect() as connection:
            stored = set(connection.execute(sa.select(schema.tables.c.id)).scalars())
    assert {board["table"] for board in seen["rounds"][0]["boards"]} == stored


def test_many_who_look_on_at_once_begin_a_round_once(server: Serving) -> None:
    club = Club(server, 4)
    club.post("Ann", "begin")
    tournaments = server.app.tournaments
    for number in (1, 2):
        club.play(number)

        async def look() -> int:
            found = await asyncio.gather(*(tournaments.advance(club.id) for _ in range(8)))
            return max(len(one.rounds) for one in found)

        in_loop(server, look())
        boards = [one["table"] for one in club.round(number + 1)["rounds"][-1]["boards"]]
        seats = schema.seats
        query = sa.select(sa.func.count(seats.c.table.distinct())).where(
            seats.c.person == person_of(server, club.id, 1)
        )
        with server.app.store.engine.connect() as connection:
            assert connection.execute(query).scalar() == number + 1
        assert len(set(boards)) == 2


def test_a_game_of_somebody_who_does_not_come_is_lost_by_the_clock(
    fresh: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludary.server.tournaments.tournaments.EVERY", 0.1)
    with serving(fresh) as server:
        club = Club(server, 3, rounds=1, minutes=1)
        club.post("Ann", "begin")
        club.round(1)
        real, server.app.tables.now = server.app.tables.now, lambda: real() + 10 * 60_000
        server.app.tournaments.now = server.app.tables.now
        done = club.over()
    assert sorted(one["points"] for one in done["players"]) == [0, 1, 1]


def test_a_deleted_player_is_former_and_the_results_stay(server: Serving) -> None:
    club = Club(server, 3, rounds=2)
    club.post("Ann", "begin")
    club.play(1)
    club.round(2)
    told = club.friends["Ann"].get("/api/me/export")
    assert [(one["tournament"], one["name"]) for one in told["tournaments"]] == [(club.id, "Ann")]
    assert [one["name"] for one in told["tournaments_set_up"]] == ["Thursday"]
    before = club.place("Ann")["points"]
    in_loop(server, server.app.persons.erase(person_of(server, club.id, 1), proved=True))
    seen = until(
        lambda: (
            found
            if FORMER in str(found := server.player().get(f"/api/tournaments/{club.id}"))
            else None
        )
    )
    assert "Ann" not in str(seen) and seen["name"] == "A tournament with friends"
    former = next(one for one in seen["players"] if one["name"] == FORMER)
    assert former["points"] >= before and former["left"] == "left"


def person_of(server: Serving, tournament: str, number: int) -> str:
    players = schema.tournament_players
    where = (players.c.tournament == tournament, players.c.number == number)
    with server.app.store.engine.connect() as connection:
        return str(connection.execute(sa.select(players.c.person).where(*where)).scalar())
