"""The learned judge: it sees a View, it refuses files that do not fit, and it changes nothing for
those who do not ask for it.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ludary
from ludary.bots import bot_named
from ludary.bots.bot import check_bot
from ludary.bots.choice_values import ChoiceJudge
from ludary.bots.network import observing_room, show
from ludary.bots.network_file import ARRAYS, network_file, network_for, read_network
from ludary.core.compile.driver import driver
from tests.every_game import NAMES, positions, short
from tests.train.test_training import LEDUC, trained

Array = Any


@driver
def show_at(boxes: Array, states: Array, seat: int, net: Any) -> None:
    """Write what `seat` can know of a State into the network's inputs."""
    show(boxes, states[0], seat, net)


@pytest.mark.parametrize("name", NAMES, ids=short)
def test_inputs_are_those_of_the_view_whatever_is_hidden(name: str) -> None:
    game = ludary.load(name)
    for match in positions(game, 10, seed=6):
        observer = game.observer(None, "bytes")
        for seat in range(match.seats):
            eyes = observing_room(game, match.seats)
            for world in (match, match.imagine(seat, seed=7)):
                game.engine.bind(show_at)(game.boxes, world.states(), seat, eyes)
                assert eyes.row[0, : observer.size].tolist() == observer(match.view(seat)).tolist()


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("network") / "leduc.npz"
    trained(path)
    return path


def changed(file: Path, folder: Path, **arrays: Any) -> Path:
    """A copy of the file in which some arrays are others."""
    with np.load(file) as kept:
        every = {name: kept[name] for name in (*ARRAYS, "about")} | arrays
    np.savez(folder / "changed.npz", **every)
    return folder / "changed.npz"


@pytest.mark.parametrize("seats", [2, 3])
def test_chances_by_a_formula_add_up_to_1_for_positions_as_for_choices(seats: int) -> None:
    """Zimby Mojo's formula alone would give three players 30 % each."""
    game = ludary.load("zimby_mojo")
    match = game.start(seats, 1)
    judge = ChoiceJudge(game, seats)
    whole = sum(
        float(found.mean())
        for seat in range(seats)
        if (found := judge.position(match.view(seat), 16, 7)) is not None
    )
    assert whole == pytest.approx(1, abs=0.02)
    assert match.actor is not None
    view = match.view(match.actor)
    choices = judge.choices(view, judge.listed(view), 16, 7).mean(axis=1)
    assert choices.max() == pytest.approx(1 / seats, abs=0.1)


def about(file: Path, **values: Any) -> Any:
    with np.load(file) as kept:
        return np.array(json.dumps(json.loads(str(kept["about"])) | values))


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ({"format": 9}, "its format is 9, and this Ludary reads 1"),
        ({"game": "koa"}, "was trained for koa 1, and this is leduc_poker 1"),
        ({"version": 7}, "was trained for leduc_poker 7"),
        ({"columns": "0"}, "was trained on other columns"),
        ({"seats": 2}, "it lacks 'seats'"),
    ],
)
def test_a_network_for_something_else_is_refused(
    file: Path, tmp_path: Path, values: dict[str, Any], said: str
) -> None:
    with pytest.raises(ValueError, match=said):
        read_network(LEDUC, changed(file, tmp_path, about=about(file, **values)))


@pytest.mark.parametrize(
    ("name", "array"),
    [
        ("base", np.full(24, 10_000)),
        ("high", np.full(24, 120)),
        ("low", np.full(24, -120)),
        ("trust", np.full(1, np.nan)),
        ("second", np.zeros((3, 3))),
        ("first", np.zeros(5)),
        ("last_bias", np.zeros(3)),
    ],
)
def test_a_file_whose_numbers_do_not_fit_is_refused(
    file: Path, tmp_path: Path, name: str, array: Any
) -> None:
    with pytest.raises(ValueError, match="is not a network"):
        read_network(LEDUC, changed(file, tmp_path, **{name: array}))


def test_any_other_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "text.npz").write_text("no network")
    with pytest.raises(ValueError, match="is not a network"):
        read_network(LEDUC, tmp_path / "text.npz")
    with pytest.raises(ValueError, match="has no learned judge yet: `ludary train"):
        network_for(LEDUC, tmp_path / "absent.npz")


def test_learned_bots_go_by_the_formula_where_no_network_ships() -> None:
    for name in ("learned", "careless:4", "search:50"):
        check_bot(bot_named(name), ludary.load("dunjiin"), 3)
        results = ludary.simulate("dunjiin", games=2, seats=3, bots=[name, "uniform", "uniform"])
        assert results.games == 2


def test_a_file_that_was_made_anew_is_read_anew(file: Path, tmp_path: Path) -> None:
    path = changed(file, tmp_path)
    before = network_for(LEDUC, path)
    assert network_for(LEDUC, path) is before
    changed(file, tmp_path, trust=np.full(1, 0.5))
    assert float(network_for(LEDUC, path).arrays["trust"][0]) == 0.5


def test_other_numbers_of_players_are_refused(file: Path) -> None:
    with pytest.raises(ValueError, match="was trained for 2 seats, not for 3"):
        read_network(LEDUC, file).room(3)


@pytest.mark.parametrize("bot", ["learned", "search:50"])
def test_simulations_play_it(file: Path, bot: str) -> None:
    one = replace(bot_named(bot), file=str(file), learned=True)  # type: ignore[type-var]
    results = ludary.simulate(LEDUC, games=40, bots=[one, "uniform"], seed=3)
    assert results.returns.shape == (40, 2)
    assert results.returns.sum() == 0


@pytest.mark.parametrize("name", ["koa", "konja", "nagaraja"])
def test_a_game_ships_with_a_small_network_that_fits(name: str) -> None:
    game = ludary.load(name)
    path, network = network_file(game), network_for(game)
    assert path is not None and path.stat().st_size <= 300_000
    assert network.about["seats"] == [*game.seats] and network.knows_edition
