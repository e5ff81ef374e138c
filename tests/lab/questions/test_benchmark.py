"""The benchmark: fixed deals against fixed bots; a result that can be played again, and files that are none."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from ludary.cli import main
from ludary.lab.questions.benchmark import AGAINST, TASKS, Row, benchmark, check, total


def row(game: str, seats: int, *won: float) -> Row:
    task = next(task for task in TASKS if (task.game, task.seats) == (game, seats))
    return Row(task, "greedy", 1, won)


def test_a_score_is_what_the_share_would_be_between_two() -> None:
    assert row("koa", 2, 0.5, 0.7).score.mean == pytest.approx(0.6)
    assert row("koa", 4, 0.25, 0.25).score.mean == pytest.approx(0.5)
    assert row("koa", 4, 0.4, 0.6).score.mean == pytest.approx(0.75)
    assert row("koa", 4, 1.2, 1.1).score.mean == 1


def test_each_game_counts_as_much_however_many_tasks_it_has() -> None:
    rows = [row("koa", 2, 1.0, 1.0), row("koa", 4, 1.0, 1.0), row("konja", 2, 0.0, 0.0)]

    assert total(rows).mean == pytest.approx(0.5)


def test_a_result_can_be_played_again_and_another_bot_has_another(tmp_path: Path) -> None:
    path = tmp_path / "novice.json"

    answer = benchmark("novice", games=["konja"], scale=0.04)
    answer.save(path)

    assert answer.verdict[0].startswith("novice scores ") and "none to cite" in answer.verdict[1]
    assert [task["against"] for task in answer.figures["tasks"]] == list(AGAINST)
    own = next(task for task in answer.figures["tasks"] if task["against"] == "novice")
    assert own["score"]["mean"] == 0.5  # against itself
    assert check(path, "novice") == []
    assert len(check(path, "uniform")) == 3


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"benchmark": 0}, "is no result of format 1 of the benchmark"),
        ({"scale": 7}, "is no result of format 1"),
        ({"tasks": [{"game": "chess"}]}, "is no result of the benchmark \\(KeyError"),
        ({"tasks": 3}, "is no result of the benchmark \\(TypeError"),
    ],
)
def test_a_file_that_is_no_result_is_refused(tmp_path: Path, change: dict[str, Any], said: str) -> None:
    path = tmp_path / "wrong.json"
    path.write_text(json.dumps({"benchmark": 1, "scale": 1.0, "tasks": []} | change))

    with pytest.raises(ValueError, match=said):
        check(path, "uniform")


def test_the_command_names_the_games_that_there_are() -> None:
    result = CliRunner().invoke(main, ["benchmark", "uniform", "--game", "chess"])

    assert result.exit_code != 0
    assert "chess: is no game of the benchmark; those are dunjiin, koa, konja, nagaraja, zimby_mojo" in result.output
