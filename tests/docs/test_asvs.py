"""The page on ASVS: it has each requirement once, and the tests that it names are there."""

from __future__ import annotations

import ast
import re
from base64 import urlsafe_b64decode
from collections import Counter
from pathlib import Path

import pytest

from ludary.server.presence.identities import new_id, new_token
from ludary.server.public.hosting.admins import PASS_LASTS, add_admin
from ludary.server.public.http.passkeys import ALGORITHMS
from ludary.server.resources.addresses import ClientNetwork, NetworkDigests
from ludary.server.resources.retention import RetentionPeriods
from ludary.server.settings import Settings

ROOT = Path(__file__).parents[2]
ROW = re.compile(r"^\| ([\d., to]+) \| (.*) \| (met|partly|not met|-) \| (.*) \|$", re.MULTILINE)
IN_CHAPTERS = (
    27,
    11,
    19,
    10,
    9,
    35,
    18,
    7,
    7,
    29,
    14,
    9,
    13,
    9,
    13,
    16,
    7,
)  # requirements of levels 1 and 2 in ASVS 5.0.0
PAGE = (ROOT / "docs" / "asvs.md").read_text(encoding="utf-8")


def requirements(words: str) -> list[str]:
    """Return the numbers that `1.2.1, 1.3.4 to 1.3.6` stands for."""
    found: list[str] = []
    for part in words.split(", "):
        first, _, last = part.partition(" to ")
        section, _, number = first.rpartition(".")
        found += [
            f"{section}.{one}"
            for one in range(int(number), int((last or first).rpartition(".")[2]) + 1)
        ]
    return found


def test_each_requirement_of_level_two_is_answered_once() -> None:
    answered = [one for words, *_ in ROW.findall(PAGE) for one in requirements(words)]
    assert [one for one, count in Counter(answered).items() if count > 1] == []
    by_chapter = Counter(int(one.partition(".")[0]) for one in answered)
    assert tuple(by_chapter[chapter] for chapter in range(1, len(IN_CHAPTERS) + 1)) == IN_CHAPTERS


def test_the_page_counts_its_answers_as_they_are() -> None:
    states = Counter(dict.fromkeys(("met", "partly", "not met", "-"), 0))
    for words, _, state, _ in ROW.findall(PAGE):
        states[state] += len(requirements(words))
    told = re.findall(r"^\| (met|partly|not met|-) \| (\d+) \|$", PAGE, re.MULTILINE)
    assert {state: int(count) for state, count in told} == states


def test_each_test_that_the_page_names_exists_once() -> None:
    trees = [
        ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted((ROOT / "tests").rglob("test_*.py"))
    ]
    there = Counter(
        node.name for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)
    )
    named = set(re.findall(r"`(test_\w+)`", PAGE))
    assert len(named) > 80
    assert {name: there[name] for name in named if there[name] != 1} == {}


def bits(token: str) -> int:
    return 8 * len(urlsafe_b64decode(token))


@pytest.mark.parametrize(
    ("words", "figure"),
    [
        (r"tokens of sessions and links \| `secrets`, (\d+) bits", bits(new_token())),
        (r"ids of players, .* \| `secrets`, (\d+) bits", bits(new_id())),
        (r"that secret, cut to (\d+) bits", 4 * len(NetworkDigests("").of(ClientNetwork.of("")))),
        (r"an admin's pass after (\d+) hours", PASS_LASTS / 3_600_000),
        (r"\| after (\d+) hours \|", PASS_LASTS / 3_600_000),
        (r"after (\d+) days, or as the host says", RetentionPeriods().sessions),
        (r"texts of (\d+) kB at most", Settings().largest / 1000),
    ],
)  # fmt: skip
def test_each_figure_of_the_page_is_that_of_the_server(words: str, figure: float) -> None:
    assert [float(told) for told in re.findall(words, PAGE)] == [figure]


def test_the_page_names_how_tokens_of_admins_and_passkeys_are_made(tmp_path: Path) -> None:
    made = bits(add_admin(tmp_path / "admins", "Ann") + "=")
    assert f"tokens of admins | `secrets`, {made} bits" in PAGE
    assert "passkeys sign by EdDSA, ES256 or RS256" in PAGE and ALGORITHMS == (-8, -7, -257)
