"""No call of an opponent, a spectator or a stranger spoils the game of a player who plays on."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludary.server.app import App
from ludary.server.asgi import build
from ludary.server.resources.limits import ServerLimits
from ludary.server.settings import Settings
from ludary.server.tables.log import EntryKind

ROOT = Path(__file__).parents[3]
NOON, SECOND = 1_700_000_000_000, 1000
GAMES = ("dunjiin", "nagaraja", "konja")
Json = dict[str, Any]


@dataclass
class Wall:
    """A clock on the wall that only the test moves."""

    time: int = NOON

    def __call__(self) -> int:
        return self.time


@dataclass
class Table:
    """A game of a player who plays on, against an opponent who may do anything."""

    http: httpx.AsyncClient
    app: App
    wall: Wall
    rng: random.Random
    players: list[Json] = field(
        default_factory=list
    )  # headers: who plays, who spoils, another player
    id: str = ""
    called: set[str] = field(default_factory=set)

    async def begin(self, game: str) -> None:
        for name in ("Ann", "Spoiler", "Other"):
            made = (await self.http.post("/api/players", json={"name": name})).json()
            self.http.cookies.clear()
            self.players.append({"authorization": f"Bearer {made['token']}"})
        clock = {"kind": "live", "minutes": 2, "increment": 5}
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = await self.http.post(
            "/api/tables",
            json={"game": game, "seats": seats, "clock": clock},
            headers=self.players[0],
        )
        self.id = made.json()["id"]
        assert (await self.call(1, "POST", "join", {})).status_code == 200

    async def call(
        self, who: int, method: str, what: str, body: Json | None = None
    ) -> httpx.Response:
        """Send a request about the table; `who` is -1 for a stranger."""
        path = f"/api/tables/{self.id}" + (f"/{what}" if what else "")
        while True:  # a busy machine's database may not answer in time; that is no player's doing
            answer = await self.http.request(
                method, path, json=body, headers=self.players[who] if who >= 0 else {}
            )
            if answer.status_code != 503 or answer.json()["code"] != "no_database":
                break
        self.http.cookies.clear()
        assert answer.status_code < 500, (what, body, answer.text)
        return answer

    async def snapshot(self) -> Json:
        """Return the player's Snapshot, which must always be answered."""
        answer = await self.call(0, "GET", "")
        assert answer.status_code == 200, answer.text
        shown: Json = answer.json()
        return shown

    async def play(self) -> Json:
        """Play to the end, while others call what they like; the last Snapshot."""
        shown = await self.snapshot()
        for _ in range(3000):
            if shown["status"] == "over":
                return shown
            for _ in range(self.rng.randrange(4)):
                await self.spoil(shown)
            passed = self.rng.choice([0, 1, 5, 20]) * SECOND
            self.wall.time += passed
            shown = self.checked(shown, await self.snapshot(), passed)
            if shown["can"]["claim"]:
                claimed = await self.call(
                    0, "POST", "claim", {"seat": 1}
                )  # a leap of the clock passes for an outage
                assert claimed.status_code == 200 or claimed.json()["code"] == "has_time", (
                    claimed.text
                )
            elif shown["ask"] and shown["ask"]["yours"]:
                assert (await self.call(0, "POST", "answer", {"accept": False})).status_code == 200
            elif shown["status"] == "playing" and shown["decision"]["yours"]:
                action = self.rng.choice(shown["decision"]["actions"])["id"]
                done = await self.call(
                    0, "POST", "act", {"action": action, "version": shown["version"]}
                )
                assert done.status_code == 200, done.text
            shown = await self.snapshot()
        raise AssertionError("the game came to no result")

    @staticmethod
    def checked(before: Json, after: Json, passed: int) -> Json:
        """Return the later Snapshot, after checking that nobody took time or the seat from the
        player.
        """
        me, was = after["players"][0], before["players"][0]
        assert (me["name"], me["kind"], me["stand_in"], me["resigned"]) == (
            "Ann",
            "person",
            None,
            False,
        )
        if me["clock"] and was["clock"]:
            ran = passed if was["clock"]["running"] or me["clock"]["running"] else 0
            assert was["clock"]["left"] - ran <= me["clock"]["left"]
            if not was["clock"]["running"] and not me["clock"]["running"]:
                assert me["clock"]["left"] == was["clock"]["left"]
        return after

    async def spoil(self, shown: Json) -> None:
        """Call something at random; now and then the opponent's own decision is made, too."""
        who = self.rng.choice([1, 1, 1, 2, -1])
        if (
            who == 1
            and self.rng.random() < 0.4
            and shown["decision"]
            and shown["decision"]["seat"] == 1
        ):
            theirs = (await self.call(1, "GET", "")).json()
            if theirs["decision"] and theirs["decision"]["yours"]:
                action = self.rng.choice(theirs["decision"]["actions"])["id"]
                await self.call(1, "POST", "act", {"action": action, "version": theirs["version"]})
            return
        what = self.rng.choice(
            [one for one in CALLS if one != "resign" or self.rng.random() < 0.05]
        )
        self.called.add(what)
        body = {name: value(self.rng, shown) for name, value in CALLS[what].items()}
        await self.call(who, "POST", what, body)
        if self.rng.random() < 0.1:
            look = self.rng.choice(LOOKS)
            await self.call(who, "GET", look.format(number=self.rng.randrange(40)))


def seat(rng: random.Random, shown: Json) -> int:
    return rng.randrange(3)


def version(rng: random.Random, shown: Json) -> int:
    return int(max(0, shown["version"] - rng.choice([0, 0, 0, 1, 2])))


CALLS: dict[str, dict[str, Any]] = {
    "join": {"seat": seat},
    "free": {"seat": seat},
    "leave": {},
    "fill": {"seat": seat},
    "act": {"action": lambda rng, shown: rng.randrange(200), "version": version},
    "undo": {"version": version},
    "answer": {"accept": lambda rng, shown: rng.random() < 0.5},
    "resign": {},
    "say": {"text": lambda rng, shown: rng.choice(["Hear, hear", "x" * 500])},
    "bot": {"seat": seat, "bot": lambda rng, shown: rng.choice(["greedy", "uniform", ""])},
    "back": {},
    "claim": {"seat": seat},
    "hint": {"bot": lambda rng, shown: "greedy"},
    "again": {},
    "pace": {"pace": lambda rng, shown: rng.choice([0, 1, 30])},
    "mute": {"seat": seat, "muted": lambda rng, shown: rng.random() < 0.5},
    "block": {"seat": seat, "blocked": lambda rng, shown: rng.random() < 0.5},
    "report": {
        "seat": seat,
        "reason": lambda rng, shown: "spam",
        "words": lambda rng, shown: rng.choice(["", "x" * 500]),
    },
    "quiet": {"topics": lambda rng, shown: rng.choice([[], ["x"]])},
    "alerts": {"wanted": lambda rng, shown: rng.random() < 0.5},
}
LOOKS = (
    "",
    "components",
    "past/{number}",
    "marks?action={number}&version={number}",
    "inspect?spot=x",
    "review",
    "record",
    "frames/{number}",
)


def test_every_call_that_changes_a_table_is_tried() -> None:
    paths = build(Settings()).openapi()["paths"]
    assert {
        path.removeprefix("/api/tables/{id}/")
        for path, how in paths.items()
        if path.startswith("/api/tables/{id}/") and "post" in how
    } == set(CALLS)


def bounds(head: str) -> dict[str, str]:
    """The first column of a table of docs/security.md with the test that the last one names."""
    page = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
    rows = page.partition(f"| {head} |")[2].partition("\n\n")[0].splitlines()[2:]
    return {
        cells[1].strip(" `"): cells[-2].strip(" `") for cells in (row.split("|") for row in rows)
    }


def test_the_page_on_security_bounds_every_request_and_every_kind_of_entry() -> None:
    requests = [
        f"{method.upper()} {path}"
        for path, how in build(Settings()).openapi()["paths"].items()
        for method in how
    ]
    told = bounds("request"), bounds("entry")
    assert [sorted(table) for table in told] == [sorted(requests), sorted(map(str, EntryKind))]
    assert all((ROOT / test).is_file() for table in told for test in table.values())


async def spoiled(folder: Path, games: int, seed: int) -> set[str]:
    """Play so many games, and return what was called; each is the same after it has left memory."""
    wall, called = Wall(), set[str]()
    limits = ServerLimits(
        connects_address=0,
        people_hour=0,
        tables_person=0,
        tables_address=0,
        words_person=0,
        words_table=0,
    )
    settings = Settings(database=f"sqlite:///{folder / 'tables.db'}", rate=0.0, limits=limits)
    asgi = build(settings)
    app = asgi.state.app = App(settings, wall)
    app.open()
    try:
        transport = httpx.ASGITransport(asgi, client=("127.0.0.1", 1))
        async with httpx.AsyncClient(
            transport=transport, base_url="http://localhost", timeout=300
        ) as http:
            for number in range(games):
                table = Table(http, app, wall, random.Random(seed + number))
                await table.begin(GAMES[number % len(GAMES)])
                shown = await table.play()
                theirs = shown["players"][1]
                assert shown["over"]["returns"] and (
                    not theirs["resigned"] or shown["over"]["returns"][0] == 1
                )
                del app.tables.live[table.id]
                again = await table.snapshot()
                assert {**again, "now": 0, "players": 0} == {**shown, "now": 0, "players": 0}
                called |= table.called
    finally:
        await app.close()
    return called


def test_nobody_spoils_a_game(tmp_path: Path) -> None:
    asyncio.run(spoiled(tmp_path, 3, 1))


@pytest.mark.deep
@pytest.mark.parametrize("part", range(10))
def test_nobody_spoils_any_of_a_thousand_games(tmp_path: Path, part: int) -> None:
    assert asyncio.run(spoiled(tmp_path, 100, 1000 * part)) == set(CALLS)
