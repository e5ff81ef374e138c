"""Random requests are answered as the server describes, and never with a fault of its own."""

from __future__ import annotations

import re
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

import ludary
from ludary.server.asgi import build
from ludary.server.settings import Settings
from tests.server.serving import Player, Serving

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    response_headers_conformance,
]
CALM = settings(
    max_examples=25,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
MANY = settings(CALM, max_examples=50)


DESCRIBED = schemathesis.openapi.from_dict(build(Settings()).openapi()).exclude(
    path_regex="/events$"
)  # the stream never ends
CALLS: list[Any] = [call.ok() for call in DESCRIBED.get_all_operations()]  # type: ignore[union-attr]


@pytest.fixture(scope="module")
def played(server: Serving) -> tuple[Player, str, str]:
    """Somebody with a table in play and one that is over."""
    me = server.player()
    table, done = me.open("me", "greedy", "greedy"), me.open("me", "greedy")
    me.post(f"/api/tables/{done}/resign")
    return me, table, done


@pytest.mark.parametrize("call", CALLS, ids=lambda call: f"{call.method} {call.path}")
def test_every_call_answers_as_described(
    server: Serving, played: tuple[Player, str, str], call: Any
) -> None:
    me, *tables = played

    @CALM
    @given(call.as_strategy(), st.sampled_from([*tables, ""]), st.booleans())
    def answers(case: schemathesis.Case[Any], table: str, known: bool) -> None:
        if "id" in (case.path_parameters or {}) and table:
            case.path_parameters["id"] = table
        response = case.call(
            base_url=server.url, headers={"authorization": f"Bearer {me.token}"} if known else {}
        )
        case.validate_response(response, checks=CHECKS)
        assert response.status_code < 400 or response.json()["error"]

    answers()


def record() -> str:
    match = ludary.load("dunjiin").start(3, seed=3)
    for _ in range(12):
        if not match.over:
            match.step(match.legal_ids()[-1])
    return match.record()


def mangled(text: str) -> st.SearchStrategy[str]:
    """The text with words, lines or characters replaced, doubled or left out."""
    words = re.split(r"(\s+)", text)
    junk = st.one_of(
        st.text(max_size=12),
        st.sampled_from(
            [
                "-1",
                "99999999999999999999",
                "0",
                "1e9",
                "[[",
                "=",
                "|",
                "start",
                "\x00",
                '"""',
                "true",
                "nan",
                "{}",
            ]
        ),
    )
    edits = st.lists(
        st.tuples(
            st.integers(0, len(words) - 1), st.sampled_from(["replace", "drop", "double"]), junk
        ),
        min_size=1,
        max_size=4,
    )

    def edited(changes: list[tuple[int, str, str]]) -> str:
        out = list(words)
        for place, how, new in changes:
            out[place] = {"replace": new, "drop": "", "double": out[place] * 2}[how]
        return "".join(out)

    return edits.map(edited)


@MANY
@given(mangled(record()))
def test_broken_records_are_refused_or_shown(server: Serving, text: str) -> None:
    me = server.player().be_a_player()
    answer = me.ask(
        "POST",
        "/api/records",
        content=text.encode("utf-8", "replace"),
        headers={"content-type": "text/plain"},
    )
    assert answer.status_code in (201, 400), answer.text
    if answer.status_code == 201:
        table = answer.json()["id"]
        steps = me.get(f"/api/tables/{table}/replay")["steps"]
        assert me.get(f"/api/tables/{table}/frames/{steps - 1}?seat=0")["text"]
    else:
        assert answer.json()["code"] in ("bad_record", "invalid")  # invalid: no text at all
    me.http.close()


@MANY
@given(mangled(ludary.load("dunjiin").contents.edition_path().read_text(encoding="utf-8")))
def test_broken_editions_are_refused_or_played(server: Serving, text: str) -> None:
    me = server.player().be_a_player()
    body = {
        "game": "dunjiin",
        "edition_text": text,
        "seats": [{"kind": "me"}, {"kind": "bot"}],
        "pace": 0,
    }
    answer = me.ask("POST", "/api/tables", body)
    assert answer.status_code in (201, 400), answer.text
    if answer.status_code == 201:
        snapshot = me.my_turn(answer.json()["id"])
        if snapshot["status"] == "playing":
            me.act(snapshot["table"], snapshot)
    me.http.close()
