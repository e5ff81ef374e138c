"""Every game's summary: its words have the numbers of the box, and its pictures are drawn by the
board.
"""

from pathlib import Path

import pytest

import ludary
from ludary.core.contract.summary import FILE, PARTS, read_summary
from ludary.study.summaries import document, drawings, summary_of

EVERY_GAME = pytest.mark.parametrize("game", ludary.games())
MOST_WORDS = 450  # of both pages

WHOLE = (
    'aim = ["Take {goal} points."]\nturn = ["Act."]\nscores = ["Points."]\nbeginners = ["All of'
    ' it."]\n'
)


@EVERY_GAME
def test_a_summary_has_four_parts_and_few_words(game: str) -> None:
    summary = summary_of(ludary.load(game))

    assert all(summary.paragraphs(part) for part in PARTS)
    assert (
        sum(len(text.split()) for part in PARTS for text in summary.paragraphs(part)) <= MOST_WORDS
    )


@EVERY_GAME
def test_the_position_of_a_summary_is_still_reached_and_its_panels_are_drawn(game: str) -> None:
    loaded = ludary.load(game)

    drawn = drawings(loaded)

    assert len(drawn) == len(summary_of(loaded).picture) >= 2
    assert all(svg.startswith("<svg") for svg in drawn)


def test_the_numbers_of_a_summary_are_those_of_the_box() -> None:
    usual, short = ludary.load("koa"), ludary.load("koa", caverns=9)

    assert "its 15 caverns" in summary_of(usual).aim[0]
    assert "its 9 caverns" in summary_of(short).aim[0]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (
            WHOLE.replace("{goal}", "{gaol}"),
            ", line 1: aim 1: there is no number {gaol} in the box; its numbers are goal",
        ),
        (WHOLE.replace("{goal}", "{goal"), ", line 1: aim 1: expected '}' before end of string"),
        (WHOLE.replace('turn = ["Act."]\n', ""), ": turn: Field required"),
        (
            WHOLE + '[[picture]]\npart = "turn"\ncolumns = []\nwords = ""\n',
            ", line 5, picture 1: columns: Tuple should have at least 1 item",
        ),
        (WHOLE + "aim", ": is not TOML: "),
        (
            WHOLE.replace("Act.", "Act. " * 200),
            ", line 2: turn 1: has 1000 characters; a paragraph has at most 600",
        ),
    ],
)
def test_a_wrong_summary_is_told_with_its_place(tmp_path: Path, text: str, reason: str) -> None:
    path = tmp_path / FILE
    path.write_text(text, encoding="utf-8")

    with pytest.raises(ValueError) as error:
        read_summary(path, {"goal": 25})

    assert str(error.value).startswith(f"{path}{reason}")


def test_a_summary_to_be_printed_needs_no_other_file() -> None:
    page = document(ludary.load("koa"))

    assert (
        page.count("<img src='data:image/svg+xml") + page.count('<img src="data:image/svg+xml') == 2
    )
    assert "http" not in page.replace("http://www.w3.org", "")
