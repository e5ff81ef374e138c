"""Bundles of games: an unpacked game equals the original."""

import pickle
import sys
from pathlib import Path

import pytest

import ludary
from ludary.bots import Weights, uniform
from ludary.lab.ray.game_bundle import GameBundle, pack, unpack
from ludary.lab.ray.worker import play, stamp
from ludary.lab.simulation.compiled_games import Workplace
from tests.every_game import EXAMPLES
from tests.weights_file import untrained


@pytest.mark.parametrize("name", ludary.games())
def test_a_game_that_ships_travels_by_name_with_its_box(name: str) -> None:
    game = ludary.load(name)
    parcel = GameBundle.of(game)
    other = pickle.loads(pickle.dumps(parcel)).open()
    assert parcel.files == {}
    assert other.boxes.tobytes() == game.boxes.tobytes()
    assert other.edition == game.edition


def test_the_options_of_a_game_travel_to_the_workers() -> None:
    game = ludary.load("dunjiin", hardcore=True)
    assert (
        GameBundle.of(game).open().changed_options()
        == game.changed_options()
        == {"hardcore": "yes"}
    )


def test_a_game_of_ones_own_travels_with_the_files_that_it_imports(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (EXAMPLES / "connect_four.py").read_text(encoding="utf-8")
    (tmp_path / "neighbour_of_mine.py").write_text("TITLE = 'Connect Four'\n")
    (tmp_path / "mine.py").write_text(
        "from neighbour_of_mine import"
        f" TITLE\n{text.replace('from __future__ import annotations', '')}"
    )
    (tmp_path / "not_loaded.py").write_text("")
    game = ludary.load(tmp_path / "mine.py")
    parcel = GameBundle.of(game)
    assert sorted(parcel.files) == ["mine.py", "neighbour_of_mine.py"]
    assert parcel.place() == (tmp_path / "mine.py").resolve()

    monkeypatch.setenv("LUDARY_CACHE", str(tmp_path / "cache"))
    monkeypatch.delitem(sys.modules, "neighbour_of_mine")
    (tmp_path / "mine.py").unlink()
    (tmp_path / "neighbour_of_mine.py").unlink()
    assert parcel.place() == parcel.place() != tmp_path / "mine.py"
    assert parcel.open().name == "connect_four"


def test_weights_travel_after_they_have_played(tmp_path: Path) -> None:
    bot = Weights(untrained(tmp_path / "ada.npz", EXAMPLES / "leduc_poker.py"))
    match = ludary.load(EXAMPLES / "leduc_poker.py").start(seed=1)
    odds = bot.odds(match.view(0), match.legal_ids())
    assert list(pickle.loads(pickle.dumps(bot)).odds(match.view(0), match.legal_ids())) == list(
        odds
    )


def test_what_is_watched_travels_to_the_workers() -> None:
    game = ludary.load(EXAMPLES / "leduc_poker.py")
    sent = Workplace(game, 2, [uniform, uniform], 3, watches=True, counts_each=True)
    assert unpack(pack(sent)).occurrences == sent.occurrences != []
    assert unpack(pack(sent)).block(0, 1).watched.shape == sent.block(0, 1).watched.shape


def test_a_worker_with_another_ludary_says_so_and_plays_nothing() -> None:
    said = play("0.0.9 (1234567890)", "key", lambda: pytest.fail("it opened the parcel"), 0, 10)
    assert isinstance(said, str)
    assert f"has Ludary {stamp()}, and this is 0.0.9 (1234567890): install the same on both" in said
    assert stamp().startswith(ludary.__version__)
