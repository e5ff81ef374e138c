"""Sentences are told from code, tables and headings; `tests/counts.py` finds the long ones, and
`test_architecture` wants none.
"""

import re

import pytest

from tests.counts import ROOT, sentences, word_count

STYLE = (ROOT / "docs" / "STYLE.md").read_text(encoding="utf-8")
NOT_SAID = [
    phrase
    for row in STYLE.partition("| not | but |\n| --- | --- |\n")[2]
    .partition("\n\n")[0]
    .splitlines()
    for phrase in row.split("|")[1].strip().split(", ")
]
READ_BY_PLAYERS = [
    *(ROOT / "src" / "ludary" / "games").glob("*/*.toml"),
    *(ROOT / "tests" / "golden").glob("*.txt"),  # whole games, as their players read them
]


def test_the_page_of_figures_names_no_commit() -> None:
    text = (ROOT / "docs" / "performance.md").read_text(encoding="utf-8")
    assert re.findall(r"\b(?=[0-9]*[a-f])(?=[a-f]*[0-9])[0-9a-f]{7,8}\b", text) == []


def test_sentences_end_at_dots_and_not_in_code() -> None:
    page = (
        "# A heading. Of two.\n\nOne `a. B` two. [Three four](x.md). Five\nsix.\n- An item. `c`"
        " another\n\n| a | table. With a dot |\n"
    )
    assert sentences(f"{page}```\nno. Prose\n```\n") == [
        "One Code two.",
        "Three four.",
        "Five six.",
        "An item.",
        "Code another",
    ]
    assert word_count("One code - two, three.") == 4


@pytest.mark.parametrize("phrase", NOT_SAID)
def test_players_read_one_word_for_one_thing(phrase: str) -> None:
    word = re.compile(rf"\b{re.escape(phrase)}\b")
    found = [
        f"{path.relative_to(ROOT)}: {line.strip()[:120]}"
        for path in READ_BY_PLAYERS
        for line in path.read_text(encoding="utf-8").splitlines()
        if word.search(line)
    ]
    assert found == []
