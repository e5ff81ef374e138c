"""Card effects on relics: peeking and swapping."""

import pytest

from tests.games.nagaraja.table import Side, at_table, choices, hand, phase, play, relic

OWN, THEIRS = (
    "a1:bend/2 a2:passage",
    "a1:bend/2",
)  # bend/2 joins south and west: the left low hiding place


@pytest.mark.proves("peek", "N27")
def test_a_peek_shows_a_hidden_relic_to_the_player_of_the_card_alone() -> None:
    match = at_table(Side(hand="keyhole", sticks="green-naga"))

    match.step("activate keyhole")
    match.step("relic 2 top-left", fate=["crown"])

    assert relic(match, 1, "top-left") == "crown down"
    assert match.view(0).temples[1].relics[3] == match.state.temples[1].relics[3]
    assert match.view(1).temples[1].relics[3] == match.view(-1).temples[1].relics[3] == 0
    assert "crown (5 points)" in " ".join(match.told(0))
    assert "crown (5 points)" not in " ".join(match.told(1) + match.told(-1))


def test_a_relic_that_only_one_player_knows_is_marked_so() -> None:
    match = at_table(Side(relics="top-left:crown@0"), Side(hand="diary", relics="top-left:idol@0"))

    text = " ".join(str(match.view(0)).split())
    assert "at the top, from left to right: crown (5 points), covered (only you know)" in text
    assert "at the top, from left to right: hidden (your opponent has seen it)" in " ".join(
        str(match.view(1)).split()
    )
    assert "at the top, from left to right: hidden (Seat 1 knows)" in " ".join(
        str(match.view(-1)).split()
    )


def test_a_relic_at_which_both_have_peeked_stays_known_to_both() -> None:
    match = at_table(Side(hand="keyhole", sticks="green-naga"), Side(relics="top-left:crown@1"))

    play(match, "activate keyhole", "relic 2 top-left")

    for seat in (0, 1):
        assert (
            "at the top, from left to right: crown (5 points), covered (both players know)"
            in " ".join(str(match.view(seat)).split())
        )
    assert "at the top, from left to right: hidden (both players know)" in " ".join(
        str(match.view(-1)).split()
    )


def test_a_peek_at_a_relic_that_everybody_has_seen_hides_it_from_nobody() -> None:
    match = at_table(Side(hand="keyhole", sticks="green-naga"), Side(relics="top-left:crown"))

    play(match, "activate keyhole", "relic 2 top-left")

    for seat in (0, 1, -1):
        assert "at the top, from left to right: crown (5 points), covered, " in " ".join(
            str(match.view(seat)).split()
        )


@pytest.mark.proves("arrows")
@pytest.mark.parametrize(
    ("card", "temples"), [("keyhole", {"1", "2"}), ("old-map", {"1"}), ("spy", {"2"})]
)
def test_the_arrow_says_in_whose_temple_one_may_peek(card: str, temples: set[str]) -> None:
    match = at_table(Side(hand=card, sticks="green-naga"))

    match.step(f"activate {card}")

    assert {place.split()[0] for place in choices(match, "relic")} == temples


@pytest.mark.proves("N28", "N57")
def test_both_relics_are_chosen_before_either_is_seen_and_may_lie_in_both_temples() -> None:
    match = at_table(Side(hand="oil-lamp", sticks="green-naga"))

    play(match, "activate oil-lamp", "relic 1 top-left")
    assert relic(match, 0, "top-left") == "unseen"
    assert "1 top-left" not in choices(match, "relic")
    match.step("relic 2 top-left", fate=["idol", "cursed-mask"])

    assert relic(match, 0, "top-left") == "idol down"
    assert relic(match, 1, "top-left") == "cursed-mask down"


def test_relics_that_lie_up_cannot_be_peeked_at() -> None:
    match = at_table(Side(hand="old-map", sticks="green-naga", rooms=OWN, relics="left-low:crown"))

    match.step("activate old-map")

    assert "1 left-low" not in choices(match, "relic")
    assert len(choices(match, "relic")) == 8


@pytest.mark.proves("swap-relics", "N25")
def test_two_relics_of_one_temple_change_places() -> None:
    match = at_table(
        Side(hand="false-bottom", sticks="green-naga"),
        Side(hand="diary", rooms=THEIRS, relics="left-low:crown"),
    )

    play(match, "activate false-bottom", "relic 2 left-low")
    assert {place.split()[0] for place in choices(match, "relic")} == {"2"}
    match.step("relic 2 top-left", fate=["chalice"])

    assert relic(match, 1, "left-low") == "chalice up"
    assert relic(match, 1, "top-left") == "crown down"
    assert match.state.temples[1].points == 4


@pytest.mark.proves("N26")
def test_a_relic_turned_down_is_remembered_by_both_and_known_where_it_goes() -> None:
    match = at_table(
        Side(hand="false-bottom", sticks="green-naga"),
        Side(hand="diary", rooms=THEIRS, relics="left-low:crown"),
    )

    play(match, "activate false-bottom", "relic 2 left-low", "relic 2 top-left")

    for seat in (0, 1, -1):
        assert match.view(seat).temples[1].relics[3] == match.state.temples[1].relics[3] != 0
        assert "at the top, from left to right: crown (5 points), covered" in " ".join(
            str(match.view(seat)).split()
        )


@pytest.mark.proves("N27")
def test_a_peeked_relic_is_known_wherever_it_is_swapped_to() -> None:
    match = at_table(
        Side(hand="night-work", sticks="green-naga", relics="top-left:crown@1 top-right:idol@0")
    )

    play(match, "activate night-work", "relic 1 top-left", "relic 1 top-right")

    assert match.view(1).temples[0].relics[5] == match.state.temples[0].relics[5]
    assert match.view(1).temples[0].relics[3] == 0
    assert match.view(0).temples[0].relics[3] == match.state.temples[0].relics[3]
    assert match.view(0).temples[0].relics[5] == 0


@pytest.mark.proves("N43")
def test_hidden_relics_that_nobody_knows_may_be_swapped() -> None:
    match = at_table(Side(hand="night-work", sticks="green-naga"))

    play(match, "activate night-work", "relic 1 top-left", "relic 1 top-right")

    assert relic(match, 0, "top-left") == relic(match, 0, "top-right") == "unseen"
    assert "night-work" not in hand(match, 0)


@pytest.mark.proves("N42")
def test_a_swap_needs_two_different_places() -> None:
    match = at_table(Side(hand="night-work", sticks="green-naga"))

    play(match, "activate night-work", "relic 1 top-left")

    assert "1 top-left" not in choices(match, "relic")
    assert len(choices(match, "relic")) == 8


@pytest.mark.proves("N57")
def test_a_swap_with_either_arrow_keeps_to_the_temple_of_the_first_relic() -> None:
    match = at_table(Side(hand="blessing", sticks="green-naga"))

    match.step("activate blessing")
    assert len(choices(match, "relic")) == 18
    match.step("relic 2 top-left")

    assert {place.split()[0] for place in choices(match, "relic")} == {"2"}
    assert phase(match) == "aim"


@pytest.mark.proves("N28")
def test_fewer_relics_are_peeked_at_where_fewer_are_hidden() -> None:
    around = (  # all but the top middle relic are on paths
        "a1:fork/2 a2:crossing a3:crypt/2 c1:crypt c2:crossing c3:crypt"
    )
    relics = (
        "left-low:idol left-middle:idol left-high:chalice top-left:chalice top-right:crown"
        " right-high:crown"
    )
    mine = Side(
        hand="old-map",
        sticks="green-naga",
        rooms=around,
        relics=f"{relics} right-middle:cursed-mask right-low:cursed-mask",
    )
    match = at_table(mine, tile="bend", goal=99)

    match.step("activate old-map")
    assert choices(match) == ["relic 1 top-middle"]
    match.step("relic 1 top-middle")

    assert relic(match, 0, "top-middle") == "cursed-mask down"
    assert phase(match) == "place"
