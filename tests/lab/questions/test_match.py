"""`match`: it stops when it is clear which of two bots is better, and says no more than its
interval holds.
"""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import ludary
from ludary.lab.questions.match import elo_words, match
from ludary.lab.questions.sampling import Plan, Sample, sampled
from tests.cli.test_commands import run
from tests.every_game import EXAMPLES

FOUR = str(EXAMPLES / "connect_four.py")
PLAIN = Plan(adjust=False)


def test_a_better_bot_is_found_and_the_match_ends_early() -> None:
    found = match("dunjiin", "novice", "greedy", Plan(seed=2), most=4000)
    assert found.figures["better"] == "greedy" and found.figures["games"] < 2000
    assert found.verdict[0].startswith("greedy plays better than novice: it wins ")
    low, high = found.figures["difference"]["interval"]
    assert low < found.figures["difference"]["mean"] < high < 0
    assert found.figures["elo"][0] < 0
    assert [look["games"] for look in found.figures["looks"]] == sorted(
        {look["games"] for look in found.figures["looks"]}
    )


def test_where_no_difference_of_interest_is_left_the_bots_play_alike() -> None:
    found = match(FOUR, "ismcts:20", "ismcts:21", PLAIN, most=1024, smallest=25)
    assert found.figures["better"] is None and found.figures["even"]
    assert "play alike, to 25 points" in found.verdict[0]


def test_a_bot_that_won_every_game_has_no_upper_bound_of_elo_points() -> None:
    assert elo_words(1200, 382.4, 1200) == "at least 382 Elo points"
    assert elo_words(70.6, 18, 127) == "71 Elo points (18 to 127)"


def test_where_it_cannot_tell_it_says_how_many_games_it_would_take() -> None:
    found = match(FOUR, "ismcts:20", "ismcts:21", PLAIN, most=128, smallest=1)
    assert found.figures["better"] is None and not found.figures["even"]
    assert found.verdict[0].startswith("128 games cannot tell which plays better")
    assert "If the difference is what it seems, about " in found.verdict[1]


def test_at_a_larger_table_one_meets_equal_others_both_ways_round_on_the_same_deals() -> None:
    both = match("dunjiin", "greedy", "uniform", PLAIN, seats=3, most=64 * 6)
    one = match("dunjiin", "greedy", "uniform", PLAIN, seats=3, most=64 * 3, both_ways=False)
    rows = both.tables[0].rows
    assert [row[0] for row in rows] == ["greedy against 2 uniform", "uniform against 2 greedy"]
    assert both.figures["games"] == 64 * 6 and one.figures["games"] == 64 * 3
    alone, against = (share["mean"] for share in both.figures["shares"])
    assert both.figures["difference"]["mean"] == pytest.approx((alone - against) / 2)
    assert one.figures["shares"] == both.figures["shares"][:1]
    assert one.figures["difference"]["mean"] == pytest.approx(alone - 1 / 3)


def test_the_figures_are_the_same_whatever_the_number_of_workers() -> None:
    one, two = (
        match("dunjiin", "novice", "greedy", Plan(seed=3, workers=workers), most=256).figures
        for workers in (1, 2)
    )
    assert one == two


def test_it_goes_on_with_the_games_that_a_folder_keeps(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    plan = Plan(adjust=False, keep=tmp_path)
    few = match(FOUR, "ismcts:20", "ismcts:21", plan, most=256, smallest=1)
    more = match(FOUR, "ismcts:20", "ismcts:21", plan, most=512, smallest=1)
    assert more.figures["looks"][:2] == few.figures["looks"]
    assert (
        more.figures == match(FOUR, "ismcts:20", "ismcts:21", PLAIN, most=512, smallest=1).figures
    )


def test_one_that_is_interrupted_has_the_blocks_that_are_complete(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    blocks: list[Sample] = []

    def one_block(*given: Any) -> Sample:
        blocks.append(sampled(*given))
        return (
            blocks[-1]
            if len(blocks) == 1
            else replace(
                blocks[-1], results=[replace(one, interrupted=True) for one in blocks[-1].results]
            )
        )

    monkeypatch.setattr("ludary.lab.questions.match.sampled", one_block)
    found = match(FOUR, "ismcts:20", "ismcts:21", PLAIN, most=512, smallest=1)
    assert found.interrupted and found.figures["games"] == 128
    assert found.verdict[-1] == "It was interrupted."


def test_it_says_what_is_known_so_far() -> None:
    said: list[str] = []
    done: list[tuple[int, int]] = []
    plan = Plan(adjust=False, say=said.append, tell=lambda games, of: done.append((games, of)))
    match(FOUR, "ismcts:20", "ismcts:21", plan, most=256, smallest=1)
    assert len(said) == 2 and said[0].startswith("ismcts:20 ") and said[0].endswith(" points")
    assert done[-1] == (256, 256) and [games for games, _ in done] == sorted(
        games for games, _ in done
    )


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"other": "greedy"}, "greedy and greedy: should be two different bots"),
        ({"other": "clever"}, "there is no bot 'clever'"),
        ({"smallest": 0}, "smallest=0: should be percentage points"),
        ({"most": 100}, "most=100: should be at least 128"),
        ({"seats": 9}, "dunjiin has 2 to 6 seats, not 9"),
    ],
)
def test_what_is_no_match_is_refused(given: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        match("dunjiin", **({"one": "greedy", "other": "novice"} | given))


def test_alone_nobody_can_be_met() -> None:
    with pytest.raises(ValueError, match="bots cannot meet in a game for one"):
        match(ludary.load("zimby_mojo"), "greedy", "novice", seats=1)


def test_the_command_prints_the_verdict_and_writes_the_page(tmp_path: Path) -> None:
    page = tmp_path / "match.html"
    result = run("lab", "match", "dunjiin", "greedy", "uniform", "--most", "256", "--out", page)
    assert result.exit_code == 0 and "greedy plays better than uniform" in result.output
    assert "Points that greedy wins more than an even share" in page.read_text()
    assert run("lab", "match", "dunjiin", "greedy", "greedy").exit_code == 2
