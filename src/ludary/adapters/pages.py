"""Texts in pages, so that no answer is longer than a model should have to read at once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ludary.adapters.seats import Refusal

LONGEST_PAGE = 8_000  # letters


def pages_of(paragraphs: Iterable[str], longest: int = LONGEST_PAGE) -> list[str]:
    """The paragraphs, as many on each page as fit; one that is too long for a page is cut.

    At least one page, which may be empty.
    """
    pages = [""]
    for paragraph in paragraphs:
        for start in range(0, max(1, len(paragraph)), longest):
            part = paragraph[start : start + longest]
            if pages[-1] and len(pages[-1]) + 1 + len(part) > longest:
                pages.append(part)
            else:
                pages[-1] += f"\n{part}" if pages[-1] else part
    return pages


def page_of(paragraphs: Iterable[str], number: int, tool: str) -> str:
    """The page of this number, from 1; where there are several, its last line says so and which
    tool has the others.

    Refusal if there is no such page.
    """
    pages = pages_of(paragraphs)
    if number > len(pages):
        known = f"a page from 1 to {len(pages)}" if len(pages) > 1 else "1, the only page"
        raise Refusal(f"page={number}: should be {known}")
    more = f"; {tool} with page={number + 1} goes on" if number < len(pages) else ""
    return pages[number - 1].strip("\n") + (
        f"\n(Page {number} of {len(pages)}{more})" if len(pages) > 1 else ""
    )


def last_lines(lines: Sequence[str], longest: int) -> list[str]:
    """Return as many of the last lines as fit, below a line that counts those left out; a line that
    does not fit by itself is cut.
    """
    shown: list[str] = []
    for line in reversed(lines):
        if sum(map(len, shown)) + len(shown) + len(line) > longest and shown:
            break
        shown.insert(0, line[:longest])
    left_out = len(lines) - len(shown)
    return [f"... ({left_out} earlier lines are left out)", *shown] if left_out else shown
