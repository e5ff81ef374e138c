"""The summary of a game in the browser: it fills two sheets of paper, and nothing is cut."""

from __future__ import annotations

import re

import pytest

import ludary
from tests.web.conftest import Come

SHEETS = {
    "A4": (210 - 28, 297 - 26),
    "Letter": (215.9 - 28, 279.4 - 26),
}  # what the margins leave, in millimetres
DOT = 96 / 25.4  # dots of the screen in a millimetre
CUT = (
    "() => [...document.querySelectorAll('.summary :is(p, li, img, figcaption)')].filter((one) => {"
    "  const {left, right, width, height} = one.getBoundingClientRect();  return left < -1 || right"
    " > innerWidth + 1 || !width || !height || (one.naturalWidth === 0);}).map((one) =>"
    " one.outerHTML.slice(0, 80))"
)
HEIGHTS = (
    "() => [...document.querySelectorAll('.summary .page')].map((one) =>"
    " one.getBoundingClientRect().height)"
)


@pytest.mark.parametrize("game", ludary.games())
def test_a_summary_is_printed_on_two_sheets_of_a4_and_of_letter(come: Come, game: str) -> None:
    page = come().page
    page.goto(f"/rules/{game}/summary", wait_until="networkidle")

    for sheet, (width, height) in SHEETS.items():
        printed = page.pdf(format=sheet)
        page.emulate_media(media="print")
        page.set_viewport_size({"width": round(width * DOT), "height": 900})

        assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 2, sheet
        assert page.evaluate(CUT) == []
        assert max(page.evaluate(HEIGHTS)) <= height * DOT


def test_the_rules_lead_to_the_summary(come: Come) -> None:
    page = come().page
    page.goto("/rules/koa")

    page.get_by_role("link", name="Summary: two pages to print").click()

    page.get_by_role("heading", name="What beginners miss").wait_for()
