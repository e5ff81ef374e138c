"""The pages can be read once: sentences are short, and the page of figures is a page."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md")), *sorted((ROOT / "benchmarks").glob("*.md"))]
MOST_WORDS = 40
CODE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
NO_PROSE = re.compile(r"^\s*(?:#|\||<|:::)")  # headings, tables, pictures
ITEM = re.compile(r"^\s*(?:[-*]|\d+\.) ")
END = re.compile(r"(?<=[.!?])[\"”)*]*\s+(?=[A-Z\"“`(*\[0-9])")


def paragraphs(text: str) -> list[str]:
    """Return the paragraphs and items of a page, each in one line, without code, headings, tables and pictures."""
    found, lines = list[str](), list[str]()
    for line in [*CODE.sub("", text).splitlines(), ""]:
        apart = not line.strip() or NO_PROSE.match(line)
        if lines and (apart or ITEM.match(line)):
            found.append(" ".join(lines))
            lines = []
        if not apart:
            lines.append(ITEM.sub("", line).strip())
    return found


def sentences(text: str) -> list[str]:
    """Return the sentences of a page; a link counts as its words, and a piece of code as one word."""
    whole = [re.sub(r"`[^`]*`", "Code", re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", paragraph)) for paragraph in paragraphs(text)]
    return [sentence for paragraph in whole for sentence in END.split(paragraph)]


def word_count(sentence: str) -> int:
    return len(re.findall(r"\S*\w\S*", sentence))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_no_sentence_of_a_page_is_long(page: Path) -> None:
    assert [sentence for sentence in sentences(page.read_text(encoding="utf-8")) if word_count(sentence) > MOST_WORDS] == []


def test_the_page_of_figures_has_a_hundred_lines_and_names_no_commit() -> None:
    text = (ROOT / "docs" / "performance.md").read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 100
    assert re.findall(r"\b(?=[0-9]*[a-f])(?=[a-f]*[0-9])[0-9a-f]{7,8}\b", text) == []


def test_sentences_end_at_dots_and_not_in_code() -> None:
    page = "# A heading. Of two.\n\nOne `a. B` two. [Three four](x.md). Five\nsix.\n- An item. `c` another\n\n| a | table. With a dot |\n"
    assert sentences(f"{page}```\nno. Prose\n```\n") == ["One Code two.", "Three four.", "Five six.", "An item.", "Code another"]
    assert word_count("One code - two, three.") == 4
