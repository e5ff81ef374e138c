"""Fast Play, Hardcore Mode and Powderpuff Mode."""

from typing import Any

import pytest

from ludary import BadFate
from tests.games.dunjiin.table import (
    Explorer,
    armor,
    at_table,
    character,
    dunjiin,
    experience,
    fight,
    graveyard,
    happened,
    treasure,
)

WEAKLING = Explorer(character="giant-rat slime giant-spider")

HARDCORE = [  # cards -> Strength
    ("the first printed example", "red-dragon/3 treasure-10 green-dragon/2", 32),
    ("the second printed example", "red-dragon/3 red-dragon/2 treasure-10", 33),
    ("one Treasure and one Monster", "orc/2 treasure-6", 14),
    ("Treasure of another value", "orc/2 treasure-7", 13),
    ("two Treasures and one Monster", "orc/3 treasure-6 treasure-6", 21),
    ("Treasures alone", "slime/3 treasure-6 treasure-6", 14),
    (
        "a Treasure joins a single rather than a pair",
        "red-dragon/4 red-dragon/3 green-dragon/2 treasure-10",
        44,
    ),
    ("two Treasures and two singles", "red-dragon/4 green-dragon/2 treasure-10 treasure-10", 44),
    ("two Treasures and a pair", "red-dragon/4 red-dragon/3 treasure-10 treasure-10", 43),
    ("three alike are as good as it gets", "orc/4 orc/2 orc/3 treasure-6", 27),
]


@pytest.mark.proves("hardcore", "D101", "D102", "D103")
@pytest.mark.parametrize(
    ("cards", "strength"), [row[1:] for row in HARDCORE], ids=[row[0] for row in HARDCORE]
)
def test_in_hardcore_mode_treasure_matches_monsters_of_its_value(cards: str, strength: int) -> None:
    match = at_table(WEAKLING, hardcore=True)

    fight(match, cards)

    assert happened(match, "fights") == [{"seat": 0, "strength": strength, "level": 9}]


@pytest.mark.proves("D104")
def test_in_hardcore_mode_ones_own_treasure_does_not_raise_the_level() -> None:
    match = dunjiin(hardcore=True).start(
        2, fate=[2, "orc/2", "slime/2", "treasure-6", "slime/3", "ogre/2", "slime/4", "goblin/2"]
    )

    assert character(match, 0) == ["goblin/2", "ogre/2", "orc/2"]
    assert match.state.heroes[0].level == 18


@pytest.mark.proves("hardcore")
def test_without_hardcore_mode_treasure_matches_nothing() -> None:
    match = at_table(WEAKLING)

    fight(match, "red-dragon/3 red-dragon/2 treasure-10")

    assert happened(match, "fights") == [{"seat": 0, "strength": 32, "level": 9}]


@pytest.mark.proves("powderpuff")
def test_in_powderpuff_mode_equal_strength_is_a_draw() -> None:
    match = at_table(Explorer(level=22), powderpuff=True)

    fight(match, "goblin/4 treasure-9 slime/2 orc/2")

    assert happened(match, "draws") == [{"seat": 0, "strength": 22, "level": 22}]
    assert armor(match)[0] == 3
    assert (treasure(match, 0), experience(match, 0)) == ([], [])
    assert graveyard(match) == ["orc/2", "goblin/4", "slime/2", "treasure-9"]


@pytest.mark.proves("powderpuff", "D105")
@pytest.mark.parametrize(("action", "lost"), [("counter 0", 1), ("counter 1", 0)])
def test_in_powderpuff_mode_magic_hurts_in_a_draw_too(action: str, lost: int) -> None:
    match = at_table(Explorer(level=16, magic=1), powderpuff=True)

    fight(match, "vampire/3 ogre/2 magic")
    match.step(action)

    assert armor(match)[0] == 3 - lost
    assert (treasure(match, 0), experience(match, 0)) == ([], [])


@pytest.mark.proves("powderpuff")
def test_in_powderpuff_mode_a_stronger_monster_still_wins() -> None:
    match = at_table(Explorer(level=15), powderpuff=True)

    fight(match, "vampire/2 ogre/2")

    assert armor(match)[0] == 2


@pytest.mark.proves("D106")
def test_in_powderpuff_mode_a_death_fairy_of_equal_strength_still_wins() -> None:
    match = at_table(Explorer(level=16), powderpuff=True)

    fight(match, "vampire/3 ogre/2 fairy")

    assert armor(match)[0] == 2


@pytest.mark.proves("D107")
def test_in_hardcore_powderpuff_mode_a_level_equal_to_the_matched_strength_is_a_draw() -> None:
    match = at_table(Explorer(level=14), hardcore=True, powderpuff=True)

    fight(match, "orc/2 treasure-6")

    assert happened(match, "draws") == [{"seat": 0, "strength": 14, "level": 14}]
    assert armor(match)[0] == 3


@pytest.mark.proves("D107")
@pytest.mark.parametrize(("mode", "drawn"), [("hardcore", 0), ("powderpuff", 1)])
def test_fast_play_goes_with_either_mode(mode: str, drawn: int) -> None:
    played: dict[str, Any] = {mode: True}
    match = at_table(Explorer(level=12), seats=3, fast=True, half="red", **played)

    fight(match, "orc/2 treasure-6")

    assert happened(match, "fights") == [{"seat": 0, "strength": 12 if drawn else 14, "level": 12}]
    assert len(happened(match, "draws")) == drawn
    assert armor(match)[0] == 2 + drawn


@pytest.mark.proves("fast-play", "D108")
@pytest.mark.parametrize(("half", "number"), [("red", 1), ("blue", 2)])
def test_fast_play_uses_one_colour_the_other_stays_out(half: str, number: int) -> None:
    match = at_table(Explorer(), fast=True, half=half)
    in_play = [int(row.red if half == "red" else row.blue) for row in match.game.box.cards]

    held = [card for seat in range(2) for card in match.state.heroes[seat].character]

    assert match.state.half == number
    assert sum(in_play) == 54
    assert match.state.deck_count == 54 - len(held)


@pytest.mark.parametrize(("half", "number"), [("red", 1), ("blue", 2)])
def test_the_chosen_colour_is_not_left_to_chance(half: str, number: int) -> None:
    assert {
        int(dunjiin(fast=True, half=half).start(2, seed=seed).state.half) for seed in range(6)
    } == {number}


@pytest.mark.proves("D108")
@pytest.mark.parametrize("half", [1, 2])
def test_fast_play_may_leave_the_colour_to_chance(half: int) -> None:
    match = dunjiin(fast=True).start(2, fate=[half, 1])

    assert match.state.half == half


@pytest.mark.proves("fast-play", "D109")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_fast_play_is_for_two_or_three(seats: int) -> None:
    game = dunjiin(fast=True)

    assert list(game.seats) == [2, 3]
    with pytest.raises(ValueError, match="2 to 3 seats"):
        game.start(seats)


@pytest.mark.proves("normal-play")
@pytest.mark.parametrize("seats", [1, 7])
def test_the_whole_deck_is_for_two_to_six(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 6 seats"):
        dunjiin().start(seats)


def test_a_level_of_33_can_be_reached_with_one_colour() -> None:
    match = at_table(
        Explorer(level=33), Explorer(level=33), Explorer(level=33), seats=3, fast=True, half="red"
    )

    assert [int(match.state.heroes[seat].level) for seat in range(3)] == [33, 33, 33]


@pytest.mark.proves("fast-play", "D108")
def test_the_set_aside_colour_never_comes_up() -> None:
    match = at_table(Explorer(character="orc/2 goblin/2 slime/2"), fast=True, half="red")

    with pytest.raises(BadFate, match="cannot happen"):
        match.step("explore", fate=["orc/2"])
