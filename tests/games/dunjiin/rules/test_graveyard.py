"""The Graveyard, and resetting the Dunjiin."""

import pytest

from tests.games.dunjiin.table import (
    Explorer,
    armor,
    at_table,
    cards_of,
    fight,
    graveyard,
    happened,
    turned_up,
)


@pytest.mark.proves("reset-when-empty", "D97")
def test_the_graveyard_becomes_the_dunjiin_when_a_card_is_needed_and_none_is_left() -> None:
    match = at_table(Explorer(level=20), deck="orc/3")
    buried = len(graveyard(match))

    fight(match, "orc/3 goblin/2 slime/2")

    assert happened(match, "reshuffles") == [{"seat": 0, "cards": buried}]
    assert turned_up(match) == ["orc/3", "goblin/2", "slime/2"]
    assert match.state.deck_count == buried - 2


@pytest.mark.proves("reshuffle")
def test_cards_not_yet_drawn_come_before_the_reshuffled_ones() -> None:
    match = at_table(Explorer(), deck="treasure-5 treasure-6")

    match.step("explore")
    match.step("explore")

    assert cards_of(match, match.state.deck) == []
    assert happened(match, "reshuffles") == []


@pytest.mark.proves("reset-when-empty", "D97")
def test_the_dunjiin_is_not_reshuffled_before_a_card_is_needed() -> None:
    match = at_table(Explorer(), deck="treasure-5")

    match.step("explore", fate=["treasure-5"])

    assert match.state.deck_count == 0
    assert happened(match, "reshuffles") == []


@pytest.mark.proves("D82")
@pytest.mark.parametrize(("left", "announced"), [(3, [{"seat": 1, "cards": 3}]), (4, [])])
def test_a_reshuffle_is_announced_while_necromancy_can_still_be_cast(
    left: int, announced: list[dict[str, int]]
) -> None:
    match = at_table(
        Explorer(),
        deck="treasure-5 " + "treasure-6 " * (left == 4) + "treasure-7 treasure-8 treasure-9",
        low_dunjiin=3,
    )

    match.step("explore", fate=["treasure-5"])

    assert happened(match, "low") == announced
    assert ("and then the Graveyard is shuffled" in " ".join(str(match.view(0)).split())) == bool(
        announced
    )
    assert any(line.startswith("3 cards left in the Dunjiin") for line in match.told(0)) == bool(
        announced
    )


@pytest.mark.proves("D82")
def test_a_full_dunjiin_announces_no_reshuffle() -> None:
    match = at_table(Explorer(), graveyard="orc/2")

    match.step("explore", fate=["treasure-5"])

    assert happened(match, "low") == []


@pytest.mark.proves("D98")
def test_cards_on_the_table_are_not_reshuffled() -> None:
    match = at_table(Explorer(level=9, magic=1), Explorer(), deck="orc/2", traps=1)
    buried = len(graveyard(match))

    fight(match, "orc/2 goblin/2 ogre/2")

    assert happened(match, "reshuffles") == [{"seat": 0, "cards": buried}]
    assert match.state.deck_count == buried - 2
    assert match.state.face_down_count == 3


@pytest.mark.proves("D46", "D98")
def test_cards_that_paid_for_a_dodge_are_not_reshuffled() -> None:
    match = at_table(
        Explorer(magic=1, experience="red-dragon/2"),
        Explorer(level=9, magic=1),
        deck="orc/2",
        graveyard="red-dragon/2",
    )
    buried = len(graveyard(match))

    match.step("explore", fate=["orc/2"])
    match.step("empower 2", fate=["goblin/2"])

    assert happened(match, "reshuffles") == [{"seat": 0, "cards": buried}]
    assert cards_of(match, match.state.deck).count("red-dragon/2") == 1
    assert match.state.face_down_count == match.state.pledged_magic == 1


@pytest.mark.proves("reshuffle", "D100")
def test_death_fairies_return_with_the_reshuffle() -> None:
    match = at_table(Explorer(), deck="treasure-5", graveyard="fairy")

    match.step("explore", fate=["treasure-5"])
    match.step("explore", fate=["fairy", "orc/2", "goblin/2"])

    assert armor(match)[1] == 2


@pytest.mark.proves("reset-when-empty", "D99")
def test_a_monster_stays_short_when_no_card_is_left_anywhere() -> None:
    match = at_table(
        Explorer(armor=3), Explorer(), deck="fairy fairy fairy fairy", hoarder=1, traps=2
    )

    match.step("explore")

    assert turned_up(match) == ["fairy", "fairy", "fairy", "fairy"]
    assert happened(match, "empty") == [{"seat": 0}]
