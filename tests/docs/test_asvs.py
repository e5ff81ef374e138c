"""The page on ASVS: it has each requirement once, and the tests that it names are there."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

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
