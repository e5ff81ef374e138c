"""The contents of the box, in both editions that ship."""

from pathlib import Path
from typing import Any

import pytest

import ludary
from ludary import BadEdition
from tests.games.koa.table import at_table, koa, pool

EDITIONS = ["default", "ten-sectors"]
PRINTED = """
roll_1=10 roll_2=9 roll_3=8 roll_4=7 roll_5=6 roll_outside=5 pairs_2=2 pairs_3=4 pairs_4=6
seized_points=1 rises_at_once=yes seize_located=yes sharman_search=joining quake_area=dice
jonny_1=no jonny_2=no jonny_3=no jonny_4=no
"""


def test_two_editions_ship_and_differ_in_the_wheel_alone() -> None:
    twelve, ten = (koa(edition).numbers for edition in EDITIONS)

    assert list(koa().contents.editions()) == EDITIONS
    assert {name for name in twelve if twelve[name] != ten[name]} == {"wheel_cavern"}


@pytest.mark.parametrize(
    ("edition", "sectors"), [("default", [6, 2, 2, 1, 1]), ("ten-sectors", [4, 2, 2, 1, 1])]
)
def test_the_wheel_has_its_sectors(edition: str, sectors: list[int]) -> None:
    assert [int(number) for number in koa(edition).box.wheel] == sectors


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_number_that_the_rulebook_prints_is_in_the_box(edition: str) -> None:
    file = koa(edition).edition
    assert file is not None
    printed = [f"{name}={one.value}" for name, one in file.numbers.items() if one.says == "printed"]

    assert printed == PRINTED.split()


@pytest.mark.proves("spin", "actions")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_wheel_shows_the_five_printed_results_and_tiles_suffice_for_four_actions(
    edition: str,
) -> None:
    box = koa(edition).box

    assert all(sectors > 0 for sectors in box.wheel)
    assert box.wheel[1] == box.wheel[2]  # actions take as many springs as goroldioa
    assert min(int(box.goroldioa), int(box.springs)) >= box.pairs_4 == 6


def test_tiles_are_148_in_all() -> None:
    numbers = koa().numbers
    of_a_clan = numbers["caverns"] + numbers["goroldioa"] + numbers["springs"]

    assert 4 * of_a_clan + numbers["lava"] + numbers["earthquakes"] == 31 * 4 + 24


@pytest.mark.parametrize(("option", "place"), [("caverns", 0), ("goroldioa", 1), ("springs", 2)])
def test_the_number_of_a_clans_tiles_is_an_option(option: str, place: int) -> None:
    changes: dict[str, Any] = {option: 12}

    assert pool(at_table(**changes), 0)[place] == 12


def test_more_actions_cannot_need_less() -> None:
    with pytest.raises(BadEdition, match="more actions cannot need less"):
        koa(pairs_2=5)


def test_a_mistake_in_an_edition_is_named(tmp_path: Path) -> None:
    text = koa().contents.edition_path().read_text(encoding="utf-8")
    mine = tmp_path / "mine.toml"
    mine.write_text(
        text.replace("caverns = { value = 15", "caverns = { value = 500"), encoding="utf-8"
    )

    with pytest.raises(BadEdition, match="caverns=500: should be a whole number from 3 to 60"):
        ludary.load("koa", edition=mine)


def test_an_edition_of_ones_own_can_be_played(tmp_path: Path) -> None:
    text = koa().contents.edition_path().read_text(encoding="utf-8")
    mine = tmp_path / "mine.toml"
    mine.write_text(text.replace("lava = { value = 12", "lava = { value = 3"), encoding="utf-8")

    assert ludary.load("koa", edition=mine).start(4, seed=1).state.lava == 3
