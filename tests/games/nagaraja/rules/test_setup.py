"""Setup: the table before the first round."""

import pytest

from tests.games.nagaraja.table import at_table, hand, happened, nagaraja, phase


@pytest.mark.proves("temple", "N59")
def test_each_temple_has_nine_relics_that_nobody_has_seen() -> None:
    match = nagaraja().start(seed=1)

    for temple in match.state.temples:
        assert int(temple.unseen.sum()) == 9
        assert not temple.relics.any()
        assert not temple.seen.any()


@pytest.mark.proves("relics")
def test_six_relics_are_sacred_and_worth_3_to_5_and_three_cursed_worth_6() -> None:
    relics = [row for row in nagaraja().box.relics for _ in range(int(row.copies))]

    assert sorted(int(row.points) for row in relics if not row.cursed) == [3, 3, 4, 4, 5, 5]
    assert [int(row.points) for row in relics if row.cursed] == [6, 6, 6]


@pytest.mark.proves("box")
def test_there_are_17_tiles_12_amulets_36_sticks_and_48_cards() -> None:
    box = nagaraja().box

    assert int(box.rooms["copies"].sum()) == 17
    assert [int(row.copies) for row in box.amulets] == [3, 3, 3, 3]
    assert int(box.sticks["count"].sum()) == 36
    assert int(box.card_count) == 48


@pytest.mark.proves("first-hands")
def test_each_player_begins_with_five_cards() -> None:
    match = nagaraja().start(seed=1)

    assert [len(hand(match, seat)) for seat in (0, 1)] == [5, 5]
    assert match.state.deck_count == 38


@pytest.mark.proves("first-guide")
def test_whoever_throws_more_fate_points_with_two_brown_sticks_is_the_first_guide() -> None:
    match = nagaraja().start(seed=1, fate=["1", "2", "3", "1"])

    assert (match.state.guide, match.actor) == (1, 1)
    assert phase(match) == "call"


@pytest.mark.proves("first-guide")
def test_a_tie_for_the_first_guide_is_thrown_again() -> None:
    match = nagaraja().start(seed=1, fate=["4", "1", "2", "3", "4", "4", "1", "1"])

    assert match.state.guide == 0


@pytest.mark.proves("L1")
def test_after_a_dozen_ties_chance_decides_who_is_the_first_guide() -> None:
    match = nagaraja().start(seed=1, fate=[*["1"] * 48, 2])

    assert match.state.guide == 1


@pytest.mark.proves("N58")
def test_the_first_guide_can_be_left_to_chance() -> None:
    match = nagaraja(first_guide="chance").start(seed=1, fate=[2])

    assert match.state.guide == 1
    assert happened(match, "guide") == [{"seat": 1, "chance": 1}]


@pytest.mark.proves("first-tile")
def test_the_first_tile_is_revealed_and_a_special_location_gets_an_amulet() -> None:
    for kind, amulet in (("crypt", 1), ("side-chamber", 1), ("fork", 0)):
        throw = ["4", "4", "1", "1"]
        deal = [f"{name}" for name in nagaraja().thing_names["card"][:10]]
        match = nagaraja().start(seed=1, fate=[*throw, *deal, kind])

        assert match.game.thing_names["room"][match.state.tile] == kind
        assert match.state.tile_amulet == amulet


@pytest.mark.proves("box")
def test_the_trap_lies_beside_the_tiles() -> None:
    assert at_table().state.trap_temple == -1
    assert "The trap lies beside the tiles" in str(nagaraja().start(seed=1).view(0))
