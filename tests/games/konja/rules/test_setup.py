"""COMPONENTS and SET-UP: each player's start, and the table."""

import pytest

from ludary import Match
from ludary.games.konja.state import Phase
from tests.games.konja.table import choices, clouds, happened, konja, phase, relics, spells, tokens


def begun(seed: int = 1, **options: object) -> Match:
    return konja(**options).start(seed=seed)


@pytest.mark.proves("begin-tokens")
def test_everybody_begins_with_two_of_each_token_and_three_spells() -> None:
    match = begun()

    for seat in (0, 1):
        assert tokens(match, seat) == (2, 2, 2)
        assert spells(match, seat) == 3
        assert clouds(match, seat) == [0] * 6


@pytest.mark.proves("begin-relics")
def test_everybody_begins_with_the_starting_relics() -> None:
    match = begun()

    assert relics(match, 0) == relics(match, 1) == "fiyeah shayka at!"


@pytest.mark.proves("offerings")
def test_three_relics_are_on_offer() -> None:
    match = begun()

    assert sum(card >= 0 for card in match.state.offerings) == 3
    assert sum(match.state.relic_deck) == 18 - 3


@pytest.mark.proves("cards", "K33")
def test_the_deck_has_24_relics_less_the_starting_ones() -> None:
    assert sum(int(relic.copies) for relic in konja().box.relics) == 18


@pytest.mark.proves("cards")
def test_there_are_20_spells() -> None:
    assert sum(int(spell.copies) for spell in konja().box.spells) == 20


@pytest.mark.proves("cloud-tokens")
@pytest.mark.parametrize("edition", ["default", "shop-counts"])
def test_there_are_27_clouds_in_three_equal_piles(edition: str) -> None:
    assert [int(left) for left in begun(edition=edition).state.clouds] == [9, 9, 9]


@pytest.mark.proves("spirit-begins")
def test_the_spirit_token_lies_on_its_ancestor_and_no_idol_stands() -> None:
    match = begun()

    assert match.state.spirit == -1
    assert not any(match.state.idols)


@pytest.mark.proves("dice")
def test_dice_are_five_green_two_purple_two_red_and_two_white() -> None:
    box = konja().box

    assert (box.green_dice, box.purple_dice, box.red_dice, box.action_dice) == (5, 2, 2, 2)


@pytest.mark.proves("action-sides")
def test_an_action_die_is_blank_on_three_sides_and_has_one_side_for_each_token() -> None:
    assert [int(sides) for sides in konja().box.action_sides] == [3, 1, 1, 1]


@pytest.mark.proves("first", "K45")
def test_either_player_may_begin() -> None:
    assert {int(begun(seed).state.first) for seed in range(12)} == {0, 1}


@pytest.mark.proves("K45")
@pytest.mark.parametrize("seat", [1, 2])
def test_the_first_player_can_be_fixed(seat: int) -> None:
    assert begun(begins=seat).state.first == seat - 1


@pytest.mark.proves("begin-relics", "K34")
def test_the_aggressive_set_has_oodoo_in_place_of_shayka() -> None:
    match = begun(starter_2="aggressive")

    assert relics(match, 0) == "fiyeah shayka at!"
    assert relics(match, 1) == "fiyeah oodoo at!"


@pytest.mark.proves("K34")
def test_starting_relics_can_be_chosen_at_the_table_the_first_player_first() -> None:
    match = begun(starter_1="choose", starter_2="choose", begins=2)

    assert phase(match) == Phase.STARTER
    assert match.actor == 1
    assert choices(match, "begin") == ["shayka", "oodoo"]
    match.step("begin oodoo")
    assert match.actor == 0
    match.step("begin shayka")
    assert (relics(match, 0), relics(match, 1)) == ("fiyeah shayka at!", "fiyeah oodoo at!")
    assert (match.actor, phase(match)) == (1, Phase.ANCESTOR)


@pytest.mark.proves("L3")
def test_the_starting_relic_that_nobody_takes_stays_in_the_box() -> None:
    match = begun()
    oodoo = konja().thing_names["relic"].index("oodoo")

    assert match.state.relic_deck[oodoo] == match.state.relic_discard[oodoo] == 0


@pytest.mark.proves("first")
def test_the_first_turn_is_told() -> None:
    match = begun()

    assert happened(match, "turn") == [{"seat": match.state.first, "number": 1}]


def test_all_of_the_fullest_set_up_is_told() -> None:
    game = konja(hand=6, offerings=5, starter_1="friendly", starter_2="aggressive")

    events = game.start(seed=1).state.events

    assert events.count == 23
    assert events.count <= len(events.lines)
