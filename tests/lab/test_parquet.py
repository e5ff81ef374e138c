"""Games kept as Parquet: the figures of games in memory, and a folder that can be gone on with."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

import ludary
from ludary.cli import main
from ludary.lab.simulation import dispatcher, parquet
from ludary.lab.simulation.game_rows import GameRows
from ludary.lab.simulation.totals import shares_of_wins
from tests.every_game import EXAMPLES

pq: Any = pytest.importorskip("pyarrow.parquet", reason="PyArrow is not installed")
LEDUC = str(EXAMPLES / "leduc_poker.py")


def same(one: ludary.Results, other: ludary.Results) -> bool:
    arrays = (one.returns == other.returns).all() and (one.lengths == other.lengths).all()
    return bool(arrays and one.to_dict() == other.to_dict() and one == other)


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


@pytest.fixture
def small_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parquet, "ROWS_OF_A_FILE", 40)
    monkeypatch.setattr(dispatcher, "MOST_GAMES_OF_A_BLOCK", 15)


def test_a_folder_has_a_row_for_each_game_and_seat(tmp_path: Path) -> None:
    results = ludary.simulate(
        LEDUC, games=50, bots=["uniform", "greedy"], parquet=tmp_path / "games"
    )
    table = pq.read_table(tmp_path / "games")
    assert [f"{field.name} {field.type}" for field in table.schema] == [
        "game int64",
        "seat int8",
        "bot dictionary<values=string, indices=int8, ordered=0>",
        "return double",
        "won double",
        "decisions int32",
        "began bool",
    ]
    rows = table.to_pylist()
    assert [(row["game"], row["seat"], row["bot"]) for row in rows[:3]] == [
        (0, 0, "uniform"),
        (0, 1, "greedy"),
        (1, 0, "uniform"),
    ]
    assert sorted(row["game"] for row in rows) == sorted([*range(50)] * 2)
    assert sum(row["won"] for row in rows if row["seat"] == 1) == pytest.approx(results.wins()[1])
    assert (
        table.sort_by([("game", "ascending"), ("seat", "ascending")])["return"].to_numpy()
        == results.returns.ravel()
    ).all()


@pytest.mark.usefixtures("small_files")
def test_a_simulation_that_ended_early_goes_on_where_it_was(tmp_path: Path) -> None:
    def tire(done: int, games: int) -> None:
        if done > 60:
            raise KeyboardInterrupt

    whole = ludary.simulate(LEDUC, games=200)
    early = ludary.simulate(LEDUC, games=200, parquet=tmp_path, progress=tire)
    assert early.interrupted
    assert 60 < early.games == len(early.lengths) < 200
    told: list[int] = []
    rest = ludary.simulate(
        LEDUC, games=200, parquet=tmp_path, progress=lambda done, games: told.append(done)
    )
    assert same(rest, whole)
    assert rest.found == early.games < min(told)
    again = ludary.simulate(
        LEDUC,
        games=200,
        parquet=tmp_path,
        progress=lambda done, games: pytest.fail("it plays again"),
    )
    assert same(again, whole)


def test_more_games_come_to_those_that_are_there(tmp_path: Path) -> None:
    ludary.simulate(LEDUC, games=20, parquet=tmp_path)
    assert same(
        ludary.simulate(LEDUC, games=70, parquet=tmp_path), ludary.simulate(LEDUC, games=70)
    )
    assert names(tmp_path) == ["_simulation.json", "games-00000.parquet", "games-00001.parquet"]


@pytest.mark.usefixtures("small_files")
def test_games_whose_file_is_gone_are_played_again(tmp_path: Path) -> None:
    whole = ludary.simulate(LEDUC, games=200)
    ludary.simulate(LEDUC, games=200, parquet=tmp_path)
    assert len(names(tmp_path)) > 3
    (tmp_path / "games-00001.parquet").unlink()
    (tmp_path / ".games-00009.parquet.unfinished").write_bytes(b"as a crash leaves it")
    rest = ludary.simulate(LEDUC, games=200, parquet=tmp_path)
    assert same(rest, whole)
    assert rest.found < 200


@pytest.mark.usefixtures("small_files")
def test_memory_holds_no_more_than_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []
    wrote = parquet.write

    def weighed(path: Path, runs: list[GameRows], *more: Any) -> None:
        sizes.append(sum(len(run.lengths) for run in runs))
        wrote(path, runs, *more)

    monkeypatch.setattr(parquet, "write", weighed)
    results = ludary.simulate(LEDUC, games=500, parquet=tmp_path)
    assert sum(sizes) == 500
    assert max(sizes) < 20 + 15
    assert results.summary() and results._repr_html_() and repr(results)
    assert not {"returns", "lengths"} & set(vars(results))


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"seed": 2}, "seed is 1 there, and 2 here: give another folder"),
        (
            {"bots": ["greedy"]},
            r"bots is \['uniform', 'uniform'\] there, and \['greedy', 'greedy'\] here",
        ),
        ({"games": 5}, "has 20 games already, more than 5"),
    ],
)
def test_a_folder_of_other_games_is_refused(
    change: dict[str, Any], complaint: str, tmp_path: Path
) -> None:
    ludary.simulate(LEDUC, games=20, parquet=tmp_path)
    before = names(tmp_path)
    with pytest.raises(ValueError, match=complaint):
        ludary.simulate(LEDUC, **{"games": 20, "parquet": tmp_path, **change})
    assert names(tmp_path) == before


def test_a_game_of_ones_own_is_known_by_its_file(tmp_path: Path) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text(Path(LEDUC).read_text(encoding="utf-8"), encoding="utf-8")
    game = ludary.load(mine)
    ludary.simulate(game, games=5, parquet=tmp_path / "games")
    with mine.open("a", encoding="utf-8") as file:
        file.write("# another ruling\n")
    with pytest.raises(
        ValueError, match=r"source is '[0-9a-f]{20}' there, and '[0-9a-f]{20}' here"
    ):
        ludary.simulate(game, games=5, parquet=tmp_path / "games")


def test_a_folder_without_games_is_refused(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "letter.txt").write_text("Dear")
    with pytest.raises(ValueError, match=r"has other files and no _simulation\.json"):
        ludary.simulate(LEDUC, games=2, parquet=tmp_path / "other")
    ludary.simulate(LEDUC, games=2, parquet=tmp_path / "games")
    (tmp_path / "games" / "games-00001.parquet").write_bytes(b"PAR1")
    with pytest.raises(ValueError, match=r"games-00001\.parquet: is not a file of a simulation"):
        ludary.simulate(LEDUC, games=4, parquet=tmp_path / "games")
    copy = (tmp_path / "games" / "games-00000.parquet").read_bytes()
    (tmp_path / "games" / "games-00001.parquet").write_bytes(copy)
    with pytest.raises(ValueError, match="has game 0, which is in"):
        ludary.simulate(LEDUC, games=4, parquet=tmp_path / "games")


def test_the_command_keeps_games_and_says_how_many_were_there(tmp_path: Path) -> None:
    command = [
        "sim",
        LEDUC,
        "--parquet",
        str(tmp_path / "games"),
        "--csv",
        str(tmp_path / "games.csv"),
        "--games",
    ]
    assert CliRunner().invoke(main, [*command, "20"]).exit_code == 0
    result = CliRunner().invoke(main, [*command, "30"])
    assert result.exit_code == 0
    assert "20 of them were there before" in " ".join(result.output.split())
    lines = (tmp_path / "games.csv").read_text().splitlines()
    assert [line.split(",")[0] for line in lines[1:]] == [str(number) for number in range(30)]


def test_a_shared_first_place_is_shared_in_the_rows() -> None:
    gains = np.array([[1.0, 1.0, -1.0], [0.0, 0.5, -0.5]])
    rows = GameRows(
        7, gains, np.array([3, 4], np.int32), np.array([2, 0], np.int8), np.zeros((2, 0))
    )
    assert shares_of_wins(rows.returns).tolist() == [[0.5, 0.5, 0], [0, 1, 0]]
    table = parquet.table_of(rows, ["a", "b", "a"]).to_pydict()
    assert table["game"] == [7, 7, 7, 8, 8, 8]
    assert table["bot"] == ["a", "b", "a"] * 2
    assert table["decisions"] == [3, 3, 3, 4, 4, 4]
    assert table["began"] == [False, False, True, True, False, False]
