"""Admins: they come with a token of their own, what they do is durable and can be undone, and the
audit trail has all of it.
"""

from __future__ import annotations

import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from click.testing import CliRunner

from ludary.cli import main
from ludary.server.asgi import build
from ludary.server.public.hosting.admins import (
    PASS_LASTS,
    Admins,
    add_admin,
    digest_of_token,
    read_admins,
)
from ludary.server.settings import Settings
from ludary.server.store.schema import acts, persons
from tests.server.presence.test_sessions import is_over, link_of, signed_in
from tests.server.processes import postgres, until
from tests.server.serving import Player, Serving, serving

TOKEN = "t" * 43
WHY = "It was reported"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server with one admin, called Host."""
    with serving(
        tmp_path_factory.mktemp("admin") / "tables.db", admins={"Host": digest_of_token(TOKEN)}
    ) as one:
        yield one


@pytest.fixture
def host(server: Serving) -> Player:
    return server.player(TOKEN)


@pytest.fixture
def game(server: Serving) -> tuple[Player, Player, str]:
    """Ann and Bob in a game."""
    ann, bob = server.player(), server.player()
    table = ann.open("me", "open", name="Ann")
    bob.post(f"/api/tables/{table}/join", name="Bob")
    return ann, bob, table


def listed(host: Player, what: str, find: str = "") -> list[Any]:
    return list(host.get(f"/api/admin/{what}?find={find}")[what])


def person_of(host: Player, table: str, seat: int) -> str:
    [row] = listed(host, "tables", table)
    return str(row["seats"][seat]["person"])


def acts_once(table: str, *players: Player) -> bool:
    """Act for the player to decide, if it is one of these."""
    for player in players:
        shown = player.snapshot(table)
        if shown["decision"] and shown["decision"]["yours"]:
            player.act(table, shown)
            return True
    return False


def undo_last(host: Player) -> None:
    [last, *_] = listed(host, "acts")
    host.post(f"/api/admin/acts/{last['number']}/undo", why="A mistake")


def restored(server: Serving, me: Player, table: str) -> Any:
    """Return the Snapshot after the table has left memory."""
    shown = me.snapshot(table)
    del server.app.tables.live[table]
    assert {**me.snapshot(table), "now": 0, "players": 0} == {**shown, "now": 0, "players": 0}
    return shown


ADMIN_PATHS = [
    (
        method.upper(),
        path.replace("{what}", "acts").replace("{id}", "A" * 16).replace("{number}", "1"),
    )
    for path, how in build(Settings()).openapi()["paths"].items()
    for method in how
    if path.startswith("/api/admin/")
]


@pytest.mark.parametrize(("method", "path"), ADMIN_PATHS)
def test_nobody_but_an_admin_comes_in(server: Serving, method: str, path: str) -> None:
    ann = server.player().be_a_player()
    body = {"why": WHY, "token": ann.token} if method == "POST" else None
    for headers in (
        {},
        {"authorization": "Bearer " + "x" * 43},
        {"cookie": "ludary-admin=Host:9999999999999:" + "0" * 64},
    ):
        answer = server.player().ask(method, path, body, headers=headers)
        assert answer.status_code in (400, 401, 403) or path.endswith("/leave"), answer.text
    if not path.endswith(("enter", "leave")):
        assert ann.ask(method, path, body).json()["code"] == "bad_admin"


def test_a_browser_enters_with_the_token_and_has_a_pass_that_ends(server: Serving) -> None:
    answer = server.player().ask("POST", "/api/admin/enter", {"token": TOKEN})
    cookie = answer.headers["set-cookie"]
    assert all(word in cookie for word in ("ludary-admin=Host:", "HttpOnly", "SameSite=strict"))
    assert TOKEN not in cookie
    sent = {"cookie": cookie.partition(";")[0]}
    [entered, *_] = server.player().ask("GET", "/api/admin/acts", headers=sent).json()["acts"]
    assert (entered["who"], entered["what"], entered["can_undo"]) == ("Host", "enter", False)
    foreign = {**sent, "sec-fetch-site": "cross-site"}
    assert (
        server.player()
        .ask("POST", "/api/admin/acts/1/undo", {"why": WHY}, headers=foreign)
        .json()["code"]
        == "foreign"
    )
    admins = Admins({"Host": digest_of_token(TOKEN)})
    made = admins.make_pass("Host", 1_000)
    assert [admins.with_pass(made, now) for now in (1_000, 1_000 + PASS_LASTS)] == ["Host", ""]
    assert Admins({"Host": digest_of_token("u" * 43)}).with_pass(made, 1_000) == ""


def test_the_file_of_tokens_is_private_and_read_strictly(tmp_path: Path) -> None:
    path = tmp_path / "admins"
    token = add_admin(path, "Ann")
    path.write_text(path.read_text().rstrip("\n"))  # as some editors leave it
    add_admin(path, "Bo")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    admins = Admins(read_admins(path))
    assert (
        admins.with_token(token),
        admins.with_token("x" * 43),
        token in str(admins.digests),
    ) == ("Ann", "", False)
    for text, words in (
        ("", "there is nobody"),
        ("Ann short\n", "line 1"),
        (path.read_text() * 2, "line 3"),
    ):
        path.write_text(text)
        with pytest.raises(ValueError, match=words):
            read_admins(path)
    path.chmod(0o644)
    with pytest.raises(ValueError, match="chmod 600"):
        read_admins(path)


@pytest.mark.parametrize("seats", [("me", "open"), ("me", "greedy")])
def test_a_closed_table_has_a_result_and_opens_for_ever(
    server: Serving, host: Player, seats: tuple[str, ...]
) -> None:
    ann, bob = server.player(), server.player()
    table = ann.open(*seats, name="Ann", game="nagaraja")
    for _ in range(2):  # repeating is harmless
        host.post(f"/api/admin/tables/{table}/close", why=WHY)
    shown = restored(server, ann, table)
    assert (shown["status"], shown["over"]["returns"]) == ("over", [0.0, 0.0])
    assert shown["over"]["words"] == "The host of this server closed this table. Nobody wins."
    assert shown["news"][-1]["lines"] == ["The host of this server closed this table. Nobody wins."]
    assert not any(
        shown["can"][what]
        for what in ("join", "leave", "say", "fill", "again", "replay", "record", "resign")
    )
    assert (
        bob.no(f"/api/tables/{table}/join")[1]
        == ann.no(f"/api/tables/{table}/resign")[1]
        == "closed"
    )
    assert (
        ann.ask("GET", f"/api/tables/{table}/replay").status_code == 403
    )  # it may be opened again
    assert ann.ask("GET", f"/t/{table}").status_code == 200
    undo_last(host)
    assert ann.snapshot(table)["status"] == ("waiting" if "open" in seats else "playing")
    if "open" in seats:
        bob.post(f"/api/tables/{table}/join")
    until(lambda: acts_once(table, ann, bob), "somebody plays on")


def test_a_player_is_removed_before_the_game_and_cannot_come_back_until_readmitted(
    server: Serving, host: Player
) -> None:
    ann, bob = server.player(), server.player()
    table = ann.open("me", "open", "open", game="koa", name="Ann")
    bob.post(f"/api/tables/{table}/join", seat=1, name="Bob")
    host.post(f"/api/admin/tables/{table}/remove", seat=1, why=WHY)
    assert restored(server, ann, table)["news"][-1]["lines"] == [
        "The host of this server removed Bob."
    ]
    assert bob.no(f"/api/tables/{table}/join")[:2] == (403, "removed")
    undo_last(host)
    assert bob.post(f"/api/tables/{table}/join", seat=2)["seat"] == 2


def test_a_player_who_is_removed_from_a_game_is_out_and_silent(
    server: Serving, host: Player, game: tuple[Player, Player, str]
) -> None:
    ann, bob, two = game
    for _ in range(2):  # repeating is harmless, although the game is over
        host.post(f"/api/admin/tables/{two}/remove", seat=1, why=WHY)
    shown = restored(server, ann, two)
    assert (shown["status"], shown["over"]["returns"]) == ("over", [1.0, -1.0])
    assert bob.no(f"/api/tables/{two}/say", text="But")[1] == "removed"
    [last, *_] = listed(host, "acts")
    assert (
        host.no(f"/api/admin/acts/{last['number']}/undo", why=WHY)[1] == "over"
    )  # what was hidden has been shown

    three = ann.open("me", "open", "open", game="koa", name="Ann")
    bob.post(f"/api/tables/{three}/join", seat=1, name="Bob")
    server.player().post(f"/api/tables/{three}/join", seat=2)
    host.post(f"/api/admin/tables/{three}/remove", seat=1, why=WHY)
    shown = restored(server, ann, three)
    assert (shown["status"], shown["players"][1]["stand_in"], shown["players"][1]["resigned"]) == (
        "playing",
        "greedy",
        True,
    )
    assert bob.no(f"/api/tables/{three}/back")[0] == 403
    undo_last(host)
    bob.post(f"/api/tables/{three}/back")
    assert restored(server, ann, three)["players"][1]["stand_in"] is None


def test_a_name_is_taken_away_everywhere_and_given_back(
    server: Serving, host: Player, game: tuple[Player, Player, str]
) -> None:
    ann, bob, table = game
    person = person_of(host, table, 1)
    host.post(f"/api/admin/players/{person}/name", why=WHY)
    shown = restored(server, ann, table)
    assert shown["players"][1]["name"] == "Player 2"
    lines = [line for entry in ann.snapshot(table)["news"] for line in entry["lines"]]
    assert not any("Bob" in line for line in lines)
    assert bob.post("/api/players")["name"] == ""
    undo_last(host)
    assert restored(server, ann, table)["players"][1]["name"] == "Bob"
    assert bob.post("/api/players")["name"] == "Bob"


def test_a_closed_tournament_is_over_and_names_are_taken_away_there(
    server: Serving, host: Player
) -> None:
    friends = [server.player() for _ in range(3)]
    made = friends[0].post("/api/tournaments", name="Fools", game="dunjiin")
    path = f"/api/tournaments/{made['id']}"

    def seen(words: str) -> Any:
        """The tournament, once it says so; it may be a second old."""
        return until(lambda: one if words in str(one := friends[1].get(path)) else None, words)

    for friend, name in zip(friends, ("Ann", "Bob", "Player 2"), strict=True):
        friend.post(f"{path}/join", name=name)
    friends[0].post(f"{path}/begin")
    [row] = listed(host, "tournaments", "Bob")
    assert (row["id"], row["name"], row["players"]) == (made["id"], "Fools", 3)
    [board] = seen("playing")["rounds"][0]["boards"]
    person = person_of(host, board["table"], board["players"].index(2))
    host.post(f"/api/admin/players/{person}/name", why=WHY)
    for _ in range(2):  # repeating is harmless
        host.post(f"/api/admin/tournaments/{made['id']}/close", why=WHY)
    shown = seen("Player 2 2")
    assert (shown["status"], shown["name"]) == ("over", "A tournament with friends")
    assert {one["name"] for one in shown["players"]} == {"Ann", "Player 2", "Player 2 2"}
    assert friends[0].snapshot(board["table"])["status"] == "playing"
    [act, taken, *_] = listed(host, "acts")
    told = ("closed the tournament Fools", WHY, False)
    assert (act["words"], act["why"], act["can_undo"]) == told
    host.post(f"/api/admin/acts/{taken['number']}/undo", why=WHY)
    assert seen("Bob")["name"] == "A tournament with friends"


def test_no_log_has_an_act_that_changed_nothing(
    server: Serving, host: Player, capfd: pytest.CaptureFixture[str]
) -> None:
    nameless = server.player().be_a_player()
    table = nameless.open("me", "open")
    person, before = person_of(host, table, 0), len(listed(host, "acts"))
    host.post(f"/api/admin/players/{person}/name", why=WHY)
    for _ in range(2):
        host.post(f"/api/admin/tables/{table}/close", why=WHY)
    assert [one["what"] for one in listed(host, "acts")[: len(listed(host, "acts")) - before]] == [
        "close"
    ]
    assert capfd.readouterr().err.count("admin_acted") == 1


def test_who_is_banned_reads_why_and_their_streams_end_at_once(
    server: Serving, host: Player, game: tuple[Player, Player, str]
) -> None:
    ann, bob, table = game
    stream = bob.events(table)
    next(stream)
    person = person_of(host, table, 1)
    host.post("/api/admin/bans", person=person, days=7, why="Threats")
    assert list(stream) == []
    answer = bob.ask("GET", f"/api/tables/{table}")
    assert (answer.status_code, answer.json()["code"], "Threats" in answer.json()["error"]) == (
        403,
        "banned",
        True,
    )
    page = bob.ask("GET", "/", headers={"accept": "text/html"})
    assert (page.status_code, "<h1" in page.text) == (403, True)
    assert ann.snapshot(table)["status"] == "playing"
    assert [one["banned"] for one in listed(host, "players", person)] == [True]
    undo_last(host)
    assert bob.snapshot(table)["seat"] == 1
    assert [(one["name"], one["ended"] is not None) for one in listed(host, "bans", person)] == [
        ("Bob", True)
    ]


def test_a_network_is_banned_by_its_digest_but_its_admin_is_not(
    server: Serving, host: Player
) -> None:
    ann = server.player().be_a_player()
    network = listed(host, "players")[0]["origin"]
    refused = host.no("/api/admin/bans", network=network, days=0.5, why="A flood")
    assert (
        refused[:2] == (409, "not_sure")
        and "came from this network, and you are in it yourself." in refused[2]
    )
    assert ann.ask("GET", "/api/tables").status_code == 200
    host.post("/api/admin/bans", network=network, days=0.5, why="A flood", sure=True)
    assert {player.ask("GET", "/api/tables").status_code for player in (ann, server.player())} == {
        403
    }
    assert server.player().ask("GET", "/healthz").status_code == 200
    undo_last(host)
    assert ann.ask("GET", "/api/tables").status_code == 200


@pytest.mark.parametrize("players", [3, 4])
def test_a_ban_of_a_network_with_more_than_a_few_players_asks_first(
    server: Serving, host: Player, players: int
) -> None:
    network = f"{players:024}"
    rows = [
        {"id": f"{players}{number:015}", "name": "", "since": 1, "origin": network}
        for number in range(players)
    ]
    with server.app.store.engine.begin() as connection:
        connection.execute(sa.insert(persons), rows)
    reach = host.get(f"/api/admin/networks/{network}")
    assert (reach["players"], reach["own"], reach["wide"]) == (players, False, players == 4)
    assert host.ask(
        "POST", "/api/admin/bans", {"network": network, "days": 1, "why": WHY}
    ).status_code == (409 if players == 4 else 200)


@pytest.mark.parametrize("whole_network", [True, False])
def test_the_banned_have_their_data_and_can_delete_it(fresh: Path, whole_network: bool) -> None:
    with serving(fresh, admins={"Host": digest_of_token(TOKEN)}) as server:
        ann, host = server.player().be_a_player(), server.player(TOKEN)
        [row] = listed(host, "players")
        whom = {"network": row["origin"], "sure": True} if whole_network else {"person": row["id"]}
        host.post("/api/admin/bans", **whom, days=7, why="Threats")
        refused = ann.ask("GET", "/", headers={"accept": "text/html"})
        assert (refused.status_code, "/me" in refused.text) == (403, True)
        page = ann.ask("GET", "/me").text
        assert (
            all(words in page for words in ("Threats", "/api/me/export", "page-delete-me"))
            and "page-sign-out" not in page
        )
        assert row["origin"] in ann.ask("GET", "/api/me/export").text
        assert ann.ask("GET", "/api/me/sessions").status_code == 403
        ann.post("/api/me/delete", sure=True)
        until(lambda: listed(host, "players") == [], "all about the player is deleted")


def test_the_banned_can_cancel_what_a_thief_has_asked_for(server: Serving, host: Player) -> None:
    ann = server.player().be_a_player()
    thief = signed_in(server, link_of(ann))
    [person, *_] = [row["id"] for row in listed(host, "players")]  # the newest is first
    host.post("/api/admin/bans", person=person, days=7, why="Threats")
    assert thief.post("/api/me/delete", sure=True)["due"] is not None
    assert "page-not-me" in ann.ask("GET", "/me").text
    assert ann.post("/api/me/sessions/not-me")["waiting"] == []
    undo_last(host)
    assert is_over(thief) and not is_over(ann)


def test_a_ban_ends_by_itself(server: Serving, host: Player) -> None:
    ann = server.player().be_a_player()
    [row, *_] = listed(host, "players")
    host.post("/api/admin/bans", person=row["id"], days=1 / 86_400_000, why=WHY)  # a millisecond
    until(lambda: ann.ask("GET", "/api/tables").status_code == 200, "the ban ends")


def test_every_act_stands_in_the_trail_once_and_can_be_undone_once(
    server: Serving, host: Player, game: tuple[Player, Player, str]
) -> None:
    ann, _, table = game
    ann.post(f"/api/tables/{table}/report", seat=1, reason="spam")
    [report] = listed(host, "reports", table)
    assert (report["name"], report["handled"]) == ("Bob", None)
    host.post(f"/api/admin/reports/{report['id']}/handle", why="Warned")
    host.post(f"/api/admin/tables/{table}/close", why="Closed")
    first, second = listed(host, "acts")[1::-1]
    assert [(one["who"], one["what"], one["why"], one["about"]) for one in (first, second)] == [
        ("Host", "handle", "Warned", report["id"]), ("Host", "close", "Closed", table),
    ]  # fmt: skip
    for one in (first, second):
        host.post(f"/api/admin/acts/{one['number']}/undo", why="A mistake")
        assert host.no(f"/api/admin/acts/{one['number']}/undo", why="Again")[1] == "undone"
    rows = {one["number"]: one for one in listed(host, "acts")}
    assert [rows[one["number"]] for one in (first, second)] == [
        {**one, "undone": True, "can_undo": False} for one in (first, second)
    ]
    assert {one["undoes"] for one in rows.values()} >= {first["number"], second["number"]}
    assert listed(host, "reports", table)[0]["handled"] is None
    assert host.no("/api/admin/acts/2000000000/undo", why=WHY)[0] == 404
    assert host.no(f"/api/admin/tables/{table}/close", why=" ")[0] == 400


def test_lists_have_keyed_digests_and_a_page_of_rows(server: Serving, host: Player) -> None:
    with server.app.store.engine.begin() as connection:
        rows = [
            {"id": f"{number:016}", "name": "Zed", "since": number, "origin": None}
            for number in range(1, 61)
        ]
        connection.execute(sa.insert(persons), rows)
    shown = listed(host, "players", "Zed")
    assert [one["since"] for one in shown] == list(range(60, 10, -1))
    later = host.get(f"/api/admin/players?find=Zed&before={shown[-1]['since']}")["players"]
    assert [one["since"] for one in later] == list(range(10, 0, -1))
    text = str([listed(host, what) for what in ("reports", "tables", "players", "bans", "acts")])
    assert "127.0.0.1" not in text
    for junk in ("%00", "%25", "_" * 61, "%ED%A0%80"):
        assert host.ask("GET", f"/api/admin/tables?find={junk}").status_code in (200, 400)


def test_the_command_does_what_the_page_does(
    server: Serving, host: Player, tmp_path: Path, game: tuple[Player, Player, str]
) -> None:
    ann, _, table = game
    path = tmp_path / "admins"
    path.touch(0o600)
    path.write_text(f"Host {TOKEN}\n")

    def run(*words: str) -> Any:
        return CliRunner().invoke(
            main, ["admin", *words, "--token-file", str(path), "--server", server.url]
        )

    assert run("take-name", person_of(host, table, 0), "--why", "Rude").exit_code == 0
    assert ann.snapshot(table)["players"][0]["name"] == "Player 1"
    assert run("close", table, "--why", "By hand").exit_code == 0
    assert ann.snapshot(table)["status"] == "over"
    assert '"why": "By hand"' in run("list", "acts").stdout.splitlines()[0]
    network = listed(host, "players")[0]["origin"]
    asked = run("ban", "--network", network, "--days", "1", "--why", "A flood")
    assert (
        asked.exit_code,
        "came from this network, and you are in it yourself." in asked.stdout,
    ) == (130, True)
    assert (
        run("ban", "--network", network, "--days", "1", "--why", "A flood", "--sure").exit_code == 0
    )
    assert ann.ask("GET", "/api/tables").status_code == 403
    undo_last(host)
    assert run("link").stdout.strip() == f"{server.url}/admin#{TOKEN}"
    wrong = run("close", "x" * 16, "--why", "None there")
    assert (wrong.exit_code, wrong.stderr.startswith("ludary: There is no table")) == (2, True)
    made = CliRunner().invoke(main, ["admin", "token", str(tmp_path / "new"), "Ann"])
    assert (made.exit_code, list(read_admins(tmp_path / "new"))) == (0, ["Ann"])


def test_a_ban_and_a_block_hold_at_all_servers_and_acts_are_heard_there() -> None:
    admins = {"Host": digest_of_token(TOKEN)}
    with postgres() as cluster:
        url = cluster.new_database()
        with serving(url, admins=admins) as one, serving(url, admins=admins) as other:
            ann, bob, host = one.player(), other.player(), one.player(TOKEN)
            table = ann.open("me", "open")
            bob.post(f"/api/tables/{table}/join")
            ann.post(f"/api/tables/{table}/block", seat=1)
            new = ann.open("me", "open")
            assert bob.no(f"/api/tables/{new}/join")[1] == "closed_to_you"
            stream = bob.events(table)
            assert next(stream)["status"] == "playing"
            host.post(f"/api/admin/tables/{table}/close", why=WHY)
            over = next(shown for shown in stream if shown["status"] == "over")
            host.post("/api/admin/bans", person=person_of(host, table, 1), days=1, why=WHY)
            assert {shown["number"] for shown in stream} <= {
                over["number"]
            }  # it ends; before that it may tell that Ann is there
            assert bob.ask("GET", "/api/tables").status_code == 403


def test_the_trail_is_written_with_the_act_or_neither_is(
    server: Serving, host: Player, game: tuple[Player, Player, str]
) -> None:
    _, _, table = game
    with server.app.store.engine.connect() as connection:
        before = connection.execute(sa.select(sa.func.count()).select_from(acts)).scalar_one()
    host.post(f"/api/admin/tables/{table}/close", why=WHY)
    host.post(f"/api/admin/tables/{table}/close", why=WHY)
    with server.app.store.engine.connect() as connection:
        assert (
            connection.execute(sa.select(sa.func.count()).select_from(acts)).scalar_one()
            == before + 1
        )
