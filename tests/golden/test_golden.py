"""Pinned behaviour: signatures, walk counts, and whole games as text."""

import pytest

import ludary
from ludary import Match
from tests.every_game import EXAMPLES, NAMES, short
from tests.games.dunjiin.table import Explorer, at_table
from tests.games.koa.table import Clan
from tests.games.koa.table import at_table as koa_table
from tests.games.konja.table import Wizard
from tests.games.konja.table import at_table as konja_table
from tests.games.nagaraja.table import Side
from tests.games.nagaraja.table import at_table as nagaraja_table
from tests.golden.playthrough import DRAWN, HERE, PICTURES, SHOWN, SIGNATURES, annotated, signature


@pytest.mark.parametrize("name", SHOWN)
def test_a_game_replays_with_the_same_words(name: str) -> None:
    text = (HERE / f"{name}.txt").read_text(encoding="utf-8")
    assert len(text.splitlines()) < 300

    match = Match.load(HERE / f"{name}.txt", game=ludary.load(SHOWN[name][0], **SHOWN[name][1]))

    assert annotated(match, SHOWN[name][4]) == text


@pytest.mark.parametrize("name", NAMES, ids=short)
def test_a_thousand_random_games_are_what_they_were_at_this_version(name: str) -> None:
    """If this fails on purpose, raise the game's `version` and remake the file."""
    pinned = SIGNATURES.read_text(encoding="utf-8").splitlines()
    assert signature(ludary.load(name)) == [line for line in pinned if line.split()[0] == short(name)]


def test_signatures_are_those_of_the_games_that_there_are() -> None:
    pinned = [line.split()[0] for line in SIGNATURES.read_text(encoding="utf-8").splitlines()]
    assert list(dict.fromkeys(pinned)) == [short(name) for name in NAMES]


@pytest.mark.parametrize("game", DRAWN)
def test_the_pictures_in_the_pages_are_what_is_drawn(game: str) -> None:
    assert DRAWN[game]() == (PICTURES / f"{game}.svg").read_text(encoding="utf-8")


def walk(match: Match, depth: int) -> int:
    """How many ways there are to go on for `depth` actions, each outcome of fate counted apart."""
    if depth == 0 or match.over:
        return 1
    return sum(walk(world, depth - 1) for action in match.legal() for _, world in match.outcomes(action))


@pytest.mark.parametrize(("depth", "ways"), list(enumerate([1, 7, 49, 343, 2_401])))
def test_connect_four_goes_on_in_the_well_known_number_of_ways(depth: int, ways: int) -> None:
    assert walk(ludary.load(EXAMPLES / "connect_four.py").start(seed=1), depth) == ways


@pytest.mark.parametrize(("depth", "ways"), [(1, 142), (2, 1_370)])
def test_dunjiin_goes_on_in_the_same_number_of_ways(depth: int, ways: int) -> None:
    table = at_table(
        Explorer(level=24, magic=1, experience="orc slime", treasure="5 7", armor=2),
        Explorer(level=20, magic=1),
        deck="goblin/2 vampire/3 treasure-6 magic fairy orc/2 slime/3",
    )
    assert walk(table, depth) == ways


def test_koa_goes_on_in_as_many_ways_as_can_be_counted_by_hand() -> None:
    table = koa_table(Clan(caverns="b2 c3 d4", located_springs="c4"), Clan(caverns="e5"), lava_at="b1 a2", quakes_at="b3")
    digs, tiles, shaken_squares = 10, 4, 36
    claims, faces, bones = 1, 10, 2 * 5 * 5
    assert walk(table, 1) == digs * (tiles + shaken_squares) + claims + faces + bones


def test_konja_goes_on_in_as_many_ways_as_can_be_counted_by_hand() -> None:
    table = konja_table(Wizard(relics="fiyeah"), dice="4 5", action="blank")
    dice, faces = 2, 6
    singles, end_of_turn = 2, 1
    assert walk(table, 2) == dice * faces + singles + end_of_turn


@pytest.mark.parametrize(("depth", "ways"), [(1, 4), (2, 9), (3, 55)])
def test_nagaraja_goes_on_in_the_same_number_of_ways(depth: int, ways: int) -> None:
    table = nagaraja_table(
        Side(hand="keyhole rattle river-wind", sticks="green-naga white-naga", rooms="a1:bend/2", relics="left-low:crown"),
        Side(hand="spy flood", sticks="brown-4 green-naga", amulets="knot"),
        discard="diary",
    )
    assert walk(table, depth) == ways
