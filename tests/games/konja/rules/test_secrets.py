"""Hidden information: hands of spells are hidden, everything else lies open."""

from collections import Counter

import pytest

from ludary.games.konja.rules.decks import spells_in_deck
from tests.games.konja.table import ROLL, Wizard, at_table, konja, play


@pytest.mark.proves("K48")
def test_a_hand_of_spells_is_seen_by_its_owner_alone() -> None:
    match = at_table(Wizard(spells="rool upsy"), Wizard(spells="jinx"))

    assert sum(match.view(0).wizards[0].hand) == 2
    for seat in (1, -1):
        assert sum(match.view(seat).wizards[0].hand) == 0
        assert match.view(seat).wizards[0].hand_count == 2


@pytest.mark.proves("K48")
def test_tokens_relics_clouds_and_discards_are_seen_by_all() -> None:
    match = at_table(Wizard(3, 2, 1, "fiyeah (at!)", clouds=(1, 2, 0)), Wizard(spells="rool"))

    for seat in (0, 1, -1):
        seen = match.view(seat).wizards[0]
        for field in ("tokens", "relics", "tapped", "clouds"):
            assert list(seen[field]) == list(match.state.wizards[0][field])
        assert list(match.view(seat).spell_discard) == list(match.state.spell_discard)


@pytest.mark.proves("K48")
def test_all_know_how_many_spells_the_deck_has() -> None:
    match = at_table(Wizard(spells="rool upsy"), Wizard(spells="jinx"))

    assert {spells_in_deck(match.view(seat).state) for seat in (0, 1, -1)} == {17}


def test_a_drawn_card_is_told_to_its_owner_and_the_number_to_the_others() -> None:
    match = at_table(Wizard(spells="rool upsy"), Wizard(spells="jinx upsy boo!"))
    play(match, "pray spell")
    match.step("done", fate=["konjur", *ROLL])

    assert "Seat 1 draws Konjur." in match.view(0).events
    assert "Seat 1 draws 1 spell." not in match.view(0).events
    for seat in (1, -1):
        assert "Seat 1 draws 1 spell." in match.view(seat).events
        assert "Seat 1 draws Konjur." not in match.view(seat).events


def test_imagined_hands_are_dealt_from_all_unseen_spells_by_their_copies() -> None:
    match = at_table(Wizard(spells="rool"), Wizard(spells="jinx"))
    counts: Counter[int] = Counter()
    for seed in range(4_000):
        hand = list(match.imagine(0, seed=seed).state.wizards[1].hand)
        counts[hand.index(1)] += 1
    names = konja().thing_names["spell"]

    unseen = 19
    assert counts[names.index("rool")] / 4_000 == pytest.approx(
        1 / unseen, abs=0.015
    )  # one of two copies is in the own hand
    assert counts[names.index("upsy")] / 4_000 == pytest.approx(2 / unseen, abs=0.02)
    assert counts[names.index("jinx")] / 4_000 == pytest.approx(1 / unseen, abs=0.015)


@pytest.mark.proves("L2")
def test_being_asked_for_an_attack_betrays_no_spell() -> None:
    views = [
        play(at_table(Wizard(), Wizard(0, 9, 0, "", hand), dice="4 1"), "done").view(0).bytes
        for hand in ("rool", "ouch!")
    ]

    assert views[0] == views[1]
