"""Card effects on cards."""

import re
from pathlib import Path

import pytest

from tests.games.nagaraja.table import (
    Side,
    at_table,
    choices,
    hand,
    happened,
    nagaraja,
    names_of,
    phase,
    play,
)


@pytest.mark.proves("draw-two")
def test_two_cards_are_drawn_and_only_their_player_sees_them() -> None:
    match = at_table(Side(hand="supplies", sticks="green-naga"))

    match.step("activate supplies", fate=["spy", "flood"])

    assert hand(match, 0) == {"spy", "flood"}
    assert "Seat 1 draws Spy." in match.told(0)
    assert "Spy" not in " ".join(match.told(1) + match.told(-1))


@pytest.mark.proves("lose", "L5")
def test_a_random_card_of_the_opponent_is_discarded_face_up_at_once() -> None:
    match = at_table(
        Side(hand="pickpocket", sticks="green-naga green-naga"), Side(hand="spy flood diary")
    )

    match.step("activate pickpocket", fate=["flood"])

    assert hand(match, 1) == {"spy", "diary"}
    assert "Seat 2 discards Flood, picked at random." in match.told(-1)
    assert names_of(match, match.state.discard) >= {"flood"}
    assert "Hand, 2 cards" in str(match.view(-1))  # two are left of the three


@pytest.mark.proves("lose")
def test_every_card_of_the_hand_may_be_the_one_that_is_lost() -> None:
    match = at_table(
        Side(hand="pickpocket keyhole", sticks="green-naga green-naga"),
        Side(hand="spy flood diary"),
    )

    worlds = match.outcomes("activate pickpocket")

    assert [round(odds, 6) for odds, _ in worlds] == [round(1 / 3, 6)] * 3
    assert {frozenset(hand(world, 1)) for _, world in worlds} == {
        frozenset(pair) for pair in ({"spy", "flood"}, {"spy", "diary"}, {"flood", "diary"})
    }


def test_no_more_cards_are_lost_than_the_hand_has(tmp_path: Path) -> None:
    text = nagaraja().contents.edition_path().read_text(encoding="utf-8")
    path = tmp_path / "harsh.toml"
    path.write_text(
        re.sub(r'(name = "Pickpocket", .* effect = "lose",)', r"\1 amount = 3,", text),
        encoding="utf-8",
    )
    match = at_table(
        Side(hand="pickpocket", sticks="green-naga"), Side(hand="spy flood"), edition=str(path)
    )

    play(match, "activate pickpocket")

    assert sorted(event["card"] for event in happened(match, "loses")) == sorted(
        match.game.thing_names["card"].index(card) for card in ("spy", "flood")
    )
    assert names_of(match, match.state.discard) >= {"spy", "flood"}


@pytest.mark.proves("N51")
def test_nothing_can_be_lost_from_an_empty_hand() -> None:
    match = at_table(Side(hand="pickpocket", sticks="green-naga"), Side(hand=""))

    assert choices(match) == ["pass"]


@pytest.mark.proves("retrieve")
def test_any_card_of_the_discard_pile_may_be_retrieved_without_showing_it() -> None:
    match = at_table(Side(hand="diary", sticks="green-naga"), discard="spy flood keyhole")

    match.step("activate diary")
    assert phase(match) == "retrieve"
    assert set(choices(match, "retrieve")) == {"spy", "flood", "keyhole"}
    match.step("retrieve flood")

    assert "flood" in hand(match, 0)
    assert "Seat 1 takes Flood from the discard pile." in match.told(0)
    assert "Flood" not in " ".join(match.told(1))


@pytest.mark.proves("N50")
def test_whoever_retrieves_looks_through_the_pile_and_nobody_else_does() -> None:
    match = at_table(Side(hand="diary", sticks="green-naga"), discard="spy flood")

    match.step("activate diary")

    assert "In the discard pile: Flood, Spy." in str(match.view(0))
    assert "In the discard pile" not in str(match.view(1)) + str(match.view(-1))


@pytest.mark.proves("N41")
def test_without_a_discarded_card_none_can_be_retrieved() -> None:
    assert choices(at_table(Side(hand="diary", sticks="green-naga"))) == ["pass"]


@pytest.mark.proves("L7")
def test_a_pile_shuffled_before_the_card_takes_effect_has_nothing_to_retrieve() -> None:
    first = Side(hand="diary", sticks="green-naga green-naga")
    second = Side(hand="spy", amulets="scarab")
    match = at_table(first, second, deck="", discard="flood mirror")

    play(match, "activate diary", "draw")

    assert hand(match, 0) == set()
    assert match.state.activated == -1
    assert phase(match) == "place"


@pytest.mark.proves("N49")
def test_a_card_lost_in_this_round_may_be_retrieved_in_it() -> None:
    match = at_table(
        Side(hand="pickpocket diary", sticks="green-naga green-naga"), Side(hand="spy")
    )

    play(match, "activate pickpocket", "activate diary")

    assert choices(match, "retrieve") == ["spy"]


@pytest.mark.proves("reshuffle")
def test_the_discard_pile_is_shuffled_when_no_card_is_left_to_draw() -> None:
    match = at_table(
        Side(hand="supplies", sticks="green-naga green-naga"), discard="spy flood", deck="diary"
    )

    match.step("activate supplies", fate=["diary", "flood"])

    assert {"diary", "flood"} <= hand(match, 0)
    assert happened(match, "shuffles") == [{"seat": 0, "cards": 2}]
    assert names_of(match, match.state.deck) == {"spy"}


@pytest.mark.proves("N53")
def test_there_is_no_hand_limit() -> None:
    many = "keyhole mirror oil-lamp full-moon old-map false-bottom night-work monkeys blessing spy"
    match = at_table(Side(hand=f"{many} supplies", sticks="green-naga green-naga"))

    match.step("activate supplies")

    assert len(hand(match, 0)) == 12
