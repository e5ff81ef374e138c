"""Requests from strangers, one after the other, are granted or refused in words; the server takes
no harm, and does not grow.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

import ludary
from ludary.server.resources.limits import ServerLimits
from tests.fuzz.grammars import Number, Words, editions, options, records
from tests.fuzz.test_texts import MINUTES
from tests.server.processes import NO_TLS, Server, until
from tests.server.serving import Serving, serving

UNLIMITED = ServerLimits(**{one.name: 0 for one in fields(ServerLimits)})
PHASES = [Phase.explicit, Phase.generate]
FIXED = settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    database=None,
    phases=PHASES,
    suppress_health_check=list(HealthCheck),
)
FRESH = settings(FIXED, max_examples=100, derandomize=False, print_blob=True)
GAMES = ludary.games()
# bytes that a server may have grown by after the first of several equal rounds: less than two
# rounds would leak
GROWTH = 120_000_000
Step = tuple[str, dict[str, Any]]

LEVELS = st.sampled_from(
    [
        "",
        "uniform",
        "greedy",
        "ismcts:1000",
        "ismcts:4000",
        "ismcts:2",
        "x",
        "cmd:ls",
        "weights:x.npz",
        "trained:x",
    ]
)
SEATS = st.lists(
    st.fixed_dictionaries(
        {"kind": st.sampled_from(["me", "open", "bot", "bot", "dog"])}, optional={"bot": LEVELS}
    ),
    max_size=9,
)
CLOCKS = st.fixed_dictionaries(
    {"kind": st.sampled_from(["none", "live", "turns", "x"])},
    optional={"minutes": Number, "hours": Number},
)
WHO, TABLE = st.integers(0, 2), st.integers(0, 3)


def step(kind: str, **parts: st.SearchStrategy[Any]) -> st.SearchStrategy[Step]:
    return st.tuples(st.just(kind), st.fixed_dictionaries({"who": WHO, "table": TABLE, **parts}))


def opened(name: str) -> st.SearchStrategy[Step]:
    optional = {
        "options": options(name),
        "name": Words,
        "clock": CLOCKS,
        "pace": st.sampled_from([0, 0.0, 1.2, -1, 1e9]),
        "public": st.booleans(),
    }
    more = {
        **optional,
        "key": st.sampled_from(["k" * 16, "k" * 17, "short"]),
        "edition_text": editions(name),
    }
    return step(
        "open", body=st.fixed_dictionaries({"game": st.just(name), "seats": SEATS}, optional=more)
    )


READS = st.sampled_from(["", "/replay", "/record"])
PAGES = st.sampled_from(["/t/{}", "/t/{}/replay", "/new/{}", "/rules/{}", "/pictures/{}.svg"])
SELF = st.sampled_from(["/me/link", "/me/sessions/end", "/me/leave", "/players"])
STEPS: st.SearchStrategy[Sequence[Step]] = st.lists(
    st.one_of(
        st.sampled_from(GAMES).flatmap(opened),
        st.sampled_from(GAMES).flatmap(lambda name: step("record", text=records(name))),
        step("again", step=Number, seats=SEATS),
        step("join", body=st.fixed_dictionaries({}, optional={"seat": Number, "name": Words})),
        step("act", which=st.integers(0, 30)),
        step("act", which=st.integers(0, 30)),
        step("act", which=st.integers(0, 30)),
        step(
            "post",
            what=st.just("act"),
            body=st.fixed_dictionaries({"action": st.one_of(Words, Number), "version": Number}),
        ),
        step("post", what=st.sampled_from(["leave", "resign", "back"]), body=st.just({})),
        step(
            "post", what=st.sampled_from(["undo"]), body=st.fixed_dictionaries({"version": Number})
        ),
        step(
            "post",
            what=st.just("say"),
            body=st.fixed_dictionaries({"text": Words}, optional={"key": Words}),
        ),
        step(
            "post",
            what=st.sampled_from(["fill", "bot", "free"]),
            body=st.fixed_dictionaries({"seat": Number}, optional={"bot": LEVELS}),
        ),
        step("post", what=st.just("answer"), body=st.fixed_dictionaries({"accept": st.booleans()})),
        step(
            "post",
            what=st.just("pace"),
            body=st.fixed_dictionaries({"pace": st.sampled_from([0, 0.5, 30, 31, "x"])}),
        ),
        step(
            "post",
            what=st.just("quiet"),
            body=st.fixed_dictionaries({"topics": st.lists(Words, max_size=3)}),
        ),
        step(
            "post", what=st.just("hint"), body=st.fixed_dictionaries({}, optional={"bot": LEVELS})
        ),
        step(
            "get",
            what=READS,
            query=st.fixed_dictionaries({}, optional={"since": Number, "seat": Number}),
        ),
        step(
            "get",
            what=st.just("/marks"),
            query=st.fixed_dictionaries({"action": Number, "version": Number}),
        ),
        step(
            "page",
            what=PAGES,
            at=st.one_of(st.none(), Words),
        ),
        step("me", what=SELF, body=st.sampled_from([{}, {"everywhere": True}])),
    ),
    max_size=25,
)


@dataclass
class Strangers:
    """Three people, one of them not yet a player, and the tables that they know."""

    url: str
    http: httpx.Client = field(default_factory=lambda: httpx.Client(timeout=300, verify=NO_TLS))
    tokens: list[str] = field(default_factory=lambda: ["", "", ""])
    tables: list[str] = field(default_factory=list)

    def close(self) -> None:
        self.http.close()

    def begin(self) -> None:
        self.tables, self.tokens = [], ["", "", ""]
        for who in (0, 1):
            self.tokens[who] = self.ask(who, "POST", "/api/players", {}).json()["token"]

    def ask(
        self, who: int, method: str, path: str, body: Any = None, **more: Any
    ) -> httpx.Response:
        headers = {"authorization": f"Bearer {self.tokens[who]}"} if self.tokens[who] else {}
        answer = self.http.request(
            method,
            self.url + path,
            json=body,
            headers={**headers, **more.pop("headers", {})},
            **more,
        )
        self.http.cookies.clear()
        assert answer.status_code < 500, (
            f"{method} {path} {body!r}: {answer.status_code} {answer.text[:500]}"
        )
        assert answer.status_code < 400 or "error" in answer.text or "<html" in answer.text
        return answer

    def do(self, kind: str, given: dict[str, Any]) -> None:
        who = given["who"]
        table = self.tables[given["table"] % len(self.tables)] if self.tables else "A" * 16
        getattr(self, f"do_{kind}")(who, table, given)

    def keep(self, answer: httpx.Response) -> None:
        if answer.status_code == 201:
            self.tables.append(answer.json()["id"])

    def do_open(self, who: int, table: str, given: dict[str, Any]) -> None:
        self.keep(self.ask(who, "POST", "/api/tables", printable(given["body"])))

    def do_record(self, who: int, table: str, given: dict[str, Any]) -> None:
        text = given["text"].encode("utf-8", "replace")
        self.keep(
            self.ask(
                who, "POST", "/api/records", content=text, headers={"content-type": "text/plain"}
            )
        )

    def do_again(self, who: int, table: str, given: dict[str, Any]) -> None:
        self.keep(
            self.ask(
                who,
                "POST",
                "/api/tables",
                {"from": {"table": table, "step": given["step"]}, "seats": given["seats"]},
            )
        )

    def do_join(self, who: int, table: str, given: dict[str, Any]) -> None:
        self.ask(who, "POST", f"/api/tables/{table}/join", printable(given["body"]))

    def do_act(self, who: int, table: str, given: dict[str, Any]) -> None:
        """Choose one of the actions that are shown, wherever there is a decision."""
        snapshot = self.ask(who, "GET", f"/api/tables/{table}").json()
        actions = (snapshot.get("decision") or {}).get("actions") or []
        if actions:
            action = actions[given["which"] % len(actions)]
            self.ask(
                who,
                "POST",
                f"/api/tables/{table}/act",
                {"action": action["id"], "version": snapshot["version"]},
            )

    def do_post(self, who: int, table: str, given: dict[str, Any]) -> None:
        self.ask(who, "POST", f"/api/tables/{table}/{given['what']}", printable(given["body"]))

    def do_get(self, who: int, table: str, given: dict[str, Any]) -> None:
        answer = self.ask(who, "GET", f"/api/tables/{table}{given['what']}", params=given["query"])
        if answer.status_code == 200 and not given["what"]:
            numbers = [entry["number"] for entry in answer.json()["news"]]
            assert (
                numbers == list(range(numbers[0], numbers[0] + len(numbers))) if numbers else True
            )

    def do_page(self, who: int, table: str, given: dict[str, Any]) -> None:
        at = table if given["at"] is None else quote(printable(given["at"]))
        self.ask(who, "GET", given["what"].format(at), headers={"accept": "text/html"})

    def do_me(self, who: int, table: str, given: dict[str, Any]) -> None:
        body = given["body"] if given["what"] == "/me/leave" else {}
        answer = self.ask(who, "POST", f"/api{given['what']}", body)
        if answer.status_code in (200, 201) and (token := answer.json().get("token")):
            self.tokens[who] = token
        elif given["what"] == "/me/leave":
            self.begin()


def printable(thing: Any) -> Any:
    """The part that can be written as JSON in UTF-8; half of a surrogate pair cannot."""
    if isinstance(thing, str):
        return thing.encode("utf-8", "replace").decode()
    if isinstance(thing, dict):
        return {printable(key): printable(value) for key, value in thing.items()}
    return [printable(one) for one in thing] if isinstance(thing, list) else thing


@pytest.fixture(scope="module")
def unlimited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server without limits of number: so requests are not refused before they could do harm."""
    with serving(tmp_path_factory.mktemp("fuzz") / "tables.db", limits=UNLIMITED) as one:
        yield one


@pytest.fixture
def strangers(unlimited: Serving) -> Iterator[Strangers]:
    with closing(Strangers(unlimited.url)) as some:
        yield some


def test_strangers_are_granted_or_refused(
    strangers: Strangers, capfd: pytest.CaptureFixture[str]
) -> None:
    @FIXED
    @given(STEPS)
    def granted_or_refused(steps: Sequence[Step]) -> None:
        strangers.begin()
        for kind, given_parts in steps:
            strangers.do(kind, given_parts)

    granted_or_refused()
    assert strangers.ask(0, "GET", "/healthz").json()["ok"]
    noted = capfd.readouterr()
    assert "Traceback" not in noted.out + noted.err
    assert not any(
        word in noted.out + noted.err for word in ('"bot_failed"', '"sweep_failed"', '"failed"')
    )


@pytest.mark.deep
def test_strangers_are_granted_or_refused_with_fresh_seeds_and_the_server_does_not_grow(
    tmp_path: Path,
) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.db", tmp_path)
    server.arguments += [
        part for one in fields(ServerLimits) for part in ("--limit", f"{one.name}=0")
    ]
    server.start()
    strangers, sizes = Strangers(server.url), list[int]()
    try:
        until(server.is_well, "the server says that it is well")
        end = time.monotonic() + MINUTES * 30  # half of the minutes
        while time.monotonic() < end or len(sizes) < 3:

            @FRESH
            @given(STEPS)
            def granted_or_refused(steps: Sequence[Step]) -> None:
                strangers.begin()
                for kind, given_parts in steps:
                    strangers.do(kind, given_parts)

            granted_or_refused()
            assert server.process is not None
            sizes.append(memory_of(server.process.pid))
        assert strangers.ask(0, "GET", "/healthz").json()["ok"]
    finally:
        strangers.close()
        server.kill()
    assert "Traceback" not in server.log.read_text()
    assert sizes[-1] - sizes[len(sizes) // 3] < GROWTH, sizes


def memory_of(process: int) -> int:
    """Bytes of memory that a process holds."""
    status = Path(f"/proc/{process}/status").read_text()
    return next(
        int(line.split()[1]) * 1024 for line in status.splitlines() if line.startswith("VmRSS")
    )
