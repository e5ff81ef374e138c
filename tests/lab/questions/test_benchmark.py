"""The benchmark: fixed deals against fixed bots; a result that can be played again, and files that
are none.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import ludary
from benchmarks.balance import END
from benchmarks.results import BEGIN, PAGE, RESULTS
from ludary import load
from ludary.cli import main
from ludary.lab.questions.benchmark import (
    AGAINST,
    TASKS,
    Row,
    answer,
    benchmark,
    check,
    check_versions,
    faults,
    leaderboard,
    read,
    recomputed,
    replayed,
    scaled,
    total,
    unlike,
)


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


@pytest.mark.parametrize(
    ("scale", "interrupted", "whole"), [(1.0, False, True), (1.0, True, False), (0.5, False, False)]
)
def test_only_the_score_of_all_games_is_one_to_cite(
    scale: float, interrupted: bool, whole: bool
) -> None:
    found = answer("novice", {}, [row("koa", 2, 1.0, 1.0)], TASKS, scale, interrupted)

    assert found.figures["complete"] is whole
    assert ("none to cite" in found.text()) is not whole


@pytest.fixture(scope="module")
def result(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A result of `novice`, in a file."""
    path = tmp_path_factory.mktemp("benchmark") / "novice.json"
    benchmark("novice", games=["konja"], scale=0.04).save(path)
    return path


def test_a_result_can_be_played_again_and_another_bot_has_another(result: Path) -> None:
    told = json.loads(result.read_text())

    assert told["verdict"][0].startswith("novice scores ") and "none to cite" in told["verdict"][1]
    assert [task["against"] for task in told["tasks"]] == list(AGAINST)
    own = next(task for task in told["tasks"] if task["against"] == "novice")
    assert own["score"]["mean"] == 0.5 and own["deals"] == 0  # against itself
    assert told["identities"]["konja"]["slips"] == 100 and told["ludary"].startswith(
        ludary.__version__
    )
    assert check(result, "novice") == []
    wrong = check(result, "uniform")
    assert {"bot", "won"} <= {line.partition(":")[0] for line in wrong}


def leaves(told: Any, place: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The places of all plain values."""
    if isinstance(told, dict | list):
        for name, value in told.items() if isinstance(told, dict) else enumerate(told):
            yield from leaves(value, (*place, name))
    else:
        yield place


def edited(told: Any, place: tuple[Any, ...]) -> Any:
    """A copy with another value in one place."""
    copy = json.loads(json.dumps(told))
    holder = copy
    for name in place[:-1]:
        holder = holder[name]
    value = holder[place[-1]]
    if isinstance(value, bool):
        holder[place[-1]] = not value
    elif isinstance(value, str):
        holder[place[-1]] = f"{value} and more"
    else:
        holder[place[-1]] = (value or 0) + (1 if isinstance(value, int) else 0.25)
    return copy


def complaints(told: Any, true: Any, path: Path) -> str:
    """The complaints of `check` about a file, if the deals come out as those of the true one."""
    path.write_text(json.dumps(told))
    try:
        read_again, rows = read(path)
        check_versions(path, rows)
    except ValueError as error:
        return str(error)
    wrong = [
        *unlike(read_again, recomputed(read_again, rows, "novice", true["identities"])),
        *scaled(rows, read_again["scale"]),
    ]
    wrong += replayed(rows, true["tasks"])
    return "\n".join(wrong)


def test_the_check_names_any_field_that_was_edited(result: Path, tmp_path: Path) -> None:
    true = json.loads(result.read_text())
    assert not complaints(true, true, tmp_path / "same.json")
    for place in leaves(true):
        name = next(part for part in reversed(place) if isinstance(part, str))
        assert name in complaints(edited(true, place), true, tmp_path / "edited.json"), place


@pytest.mark.parametrize("kept", [slice(1, None), slice(0, 1), slice(0, 2)])
def test_the_check_names_tasks_that_were_cut(result: Path, tmp_path: Path, kept: slice) -> None:
    true = json.loads(result.read_text())
    assert "is missing" in complaints(
        true | {"tasks": true["tasks"][kept]}, true, tmp_path / "cut.json"
    )
    assert "appears twice" in complaints(
        true | {"tasks": true["tasks"] * 2}, true, tmp_path / "twice.json"
    )


def whole(path: Path, won: float) -> Path:
    """A result of all tasks, in which a bot won so much of every deal."""
    rows = [
        Row(task, against, load(task.game).version + (task.game == "koa"), [won] * task.deals)
        for task in TASKS
        for against in AGAINST
    ]
    answer(path.stem, {}, rows, TASKS, 1.0, False).save(path)
    return path


def test_results_of_others_are_listed_if_every_figure_follows_from_their_deals(
    tmp_path: Path, result: Path
) -> None:
    weak, strong = whole(tmp_path / "weak.json", 0.3), whole(tmp_path / "strong.json", 0.6)
    assert faults(weak) == faults(strong) == []
    koa = f"Koa {load('koa').version + 1}"
    assert [row[0] for row in leaderboard([weak, strong]).rows] == [
        f"`strong` ({koa})",
        f"`weak` ({koa})",
    ]
    assert "complete: only results of all tasks are listed" in faults(result)
    told = json.loads(weak.read_text())
    told["score"]["mean"] = 0.9
    weak.write_text(json.dumps(told))
    assert faults(weak)[0].startswith("score.mean: 0.9 in the file, should be ")


def test_the_page_lists_the_results_that_are_kept() -> None:
    page, paths = PAGE.read_text(encoding="utf-8"), sorted(RESULTS.glob("*.json"))
    assert BEGIN in page and END in page
    assert {path.name: faults(path) for path in paths} == {path.name: [] for path in paths}
    assert not paths or leaderboard(paths).markdown() in page


def greedy(view: Any, legal: Any, rng: Any) -> Any:
    """A user's bot with the name of another."""
    return legal[0]


def test_a_bot_of_ones_own_called_greedy_has_to_play_against_greedy() -> None:
    found = benchmark(greedy, games=["konja"], scale=0.02).figures
    played = {task["against"]: task for task in found["tasks"]}
    assert played["greedy"]["deals"] == 2 and played["greedy"]["won"]
    assert "code" in found["identities"]["konja"]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (
            {"benchmark": 0},
            "is not a result of the benchmark.*its format is 0, and this Ludary reads 2",
        ),
        ({"scale": 7}, "is not a result of the benchmark"),
        ({"tasks": [{"game": "chess"}]}, r"is not a result of the benchmark.* \(KeyError"),
        ({"tasks": 3}, r"is not a result of the benchmark.* \(TypeError"),
    ],
)
def test_a_file_that_is_no_result_is_refused(
    tmp_path: Path, change: dict[str, Any], said: str
) -> None:
    path = tmp_path / "wrong.json"
    path.write_text(json.dumps({"benchmark": 2, "scale": 1.0, "tasks": []} | change))

    with pytest.raises(ValueError, match=said):
        check(path, "uniform")


def test_the_command_names_the_games_that_there_are() -> None:
    result = CliRunner().invoke(main, ["benchmark", "uniform", "--game", "chess"])

    assert result.exit_code != 0
    assert (
        "chess: is not a game of the benchmark; its games are dunjiin, koa, konja, nagaraja,"
        " zimby_mojo" in result.output
    )
