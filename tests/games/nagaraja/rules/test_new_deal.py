"""Step 4: the new guide draws three cards, keeps two and gives one; then the next tile is
revealed.
"""

from typing import Any

import pytest

from ludary import Match
from tests.games.nagaraja.table import Side, at_table, choices, hand, happened, names_of, phase


def after_placing(
    *drawn: str, first: str = "flood", second: str = "campfire", **given: Any
) -> Match:
    """Seat 0 has placed the tile, so seat 1 is the new guide and has drawn these cards."""
    match = at_table(
        Side(hand=first, rooms="a1:bend"),
        Side(hand=second),
        phase="place",
        tile="crossing",
        **given,
    )
    match.step("cell b1", fate=list(drawn))
    return match


@pytest.mark.proves("new-guide")
def test_whoever_did_not_win_the_tile_is_the_new_guide_and_draws_three_cards() -> None:
    match = after_placing("spy", "keyhole", "mirror")

    assert (match.state.guide, match.actor, phase(match)) == (1, 1, "give")
    assert choices(match) == ["give keyhole", "give mirror", "give spy"]


@pytest.mark.proves("new-guide")
def test_two_are_kept_and_one_goes_to_the_opponent() -> None:
    match = after_placing("spy", "keyhole", "mirror")

    match.step("give mirror")

    assert hand(match, 1) == {"campfire", "spy", "keyhole"}
    assert hand(match, 0) == {"flood", "mirror"}


def test_only_the_two_players_see_the_card_that_is_given() -> None:
    match = after_placing("spy", "keyhole", "mirror")

    match.step("give mirror")

    for seat, line in (
        (0, "Seat 2 gives Seat 1 Mirror."),
        (1, "Seat 2 gives Seat 1 Mirror."),
        (-1, "Seat 2 gives Seat 1 a card."),
    ):
        assert line in match.told(seat)


def test_the_cards_drawn_are_seen_by_the_guide_alone() -> None:
    match = after_placing("spy", "keyhole", "mirror")

    assert names_of(match, match.view(1).dealt) == {"spy", "keyhole", "mirror"}
    for seat in (0, -1):
        assert match.view(seat).dealt == 0
        assert match.view(seat).dealt_count == 3


@pytest.mark.proves("next-tile")
def test_the_next_tile_is_revealed_and_a_new_round_begins() -> None:
    match = after_placing("spy", "keyhole", "mirror")

    match.step("give mirror", fate=["bend"])

    assert (match.state.rounds, match.actor, phase(match)) == (2, 1, "call")
    assert (match.state.dealt_count, match.state.stale_dealt) == (0, 0)
    assert match.game.thing_names["room"][match.state.tile] == "bend"
    assert (
        "Room tile: bend with north and east meeting at the special location, before it is turned,"
        " an amulet on it." in " ".join(str(match.view(0)).split())
    )  # and nobody has won it


@pytest.mark.proves("N32")
def test_each_round_begins_with_a_card_in_every_hand() -> None:
    match = after_placing("spy", "keyhole", "mirror", first="", second="")

    match.step("give mirror")

    assert [len(hand(match, seat)) for seat in (0, 1)] == [1, 2]


@pytest.mark.proves("reshuffle", "N52")
def test_the_discard_pile_is_shuffled_when_the_draw_pile_runs_out_in_the_middle_of_a_deal() -> None:
    match = after_placing("spy", "keyhole", "mirror", deck="spy keyhole", discard="mirror oil-lamp")

    assert happened(match, "shuffles") == [{"seat": 1, "cards": 2}]
    assert choices(match) == ["give keyhole", "give mirror", "give spy"]
    assert names_of(match, match.state.deck) == {"oil-lamp"}


@pytest.mark.proves("N52")
def test_with_fewer_cards_the_guide_keeps_up_to_two_and_the_third_goes_over() -> None:
    match = after_placing("spy", "keyhole", deck="spy keyhole")

    assert hand(match, 1) == {"campfire", "spy", "keyhole"}
    assert phase(match) == "call"


def test_designers_may_deal_otherwise() -> None:
    match = after_placing("spy", "keyhole", "mirror", "diary", drawn=4, given=2)

    match.step("give mirror")
    assert phase(match) == "give"
    match.step("give spy")

    assert hand(match, 0) == {"flood", "mirror", "spy"}
    assert hand(match, 1) == {"campfire", "keyhole", "diary"}


def test_the_loser_of_the_tile_guides_and_the_guide_need_not_change() -> None:
    match = at_table(
        Side(hand="flood"),
        Side(hand="campfire", rooms="a1:bend"),
        phase="place",
        actor=1,
        guide=0,
        tile="crossing",
    )

    match.step("cell b1")

    assert match.state.guide == 0
