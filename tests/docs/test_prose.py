"""Sentences are told from code, tables and headings; `tests/counts.py` finds the long ones, and
`test_architecture` wants none.
"""

import re

from tests.counts import ROOT, sentences, word_count


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
