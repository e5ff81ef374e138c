"""Step 1: selecting cards with one symbol in secret, revealing them together, throwing their
sticks.
"""

import pytest

from ludary import BadFate, Match
from ludary.games.nagaraja.cards import Colour
from tests.games.nagaraja.table import (
    Side,
    at_table,
    choices,
    hand,
    happened,
    names_of,
    phase,
    play,
    sticks,
    verbs,
)


@pytest.mark.proves("select")
def test_the_guide_selects_first_and_then_the_opponent() -> None:
    match = at_table(Side(hand="keyhole flood"), Side(hand="diary supplies"), phase="call")

    assert match.actor == 0
    play(match, "select keyhole", "ready")
    assert match.actor == 1
    play(match, "select diary", "ready")
    assert phase(match) != "call"


@pytest.mark.proves("select")
def test_cards_selected_together_have_the_same_symbol_whatever_their_arrows() -> None:
    match = at_table(Side(hand="keyhole false-bottom night-work flood"), phase="call")

    play(match, "select keyhole")

    assert set(choices(match, "select")) == {"false-bottom", "night-work"}


@pytest.mark.proves("select")
def test_at_least_one_card_must_be_selected() -> None:
    match = at_table(Side(hand="keyhole flood"), phase="call")

    assert verbs(match) == {"select"}
    play(match, "select flood")
    assert "ready" in verbs(match)


@pytest.mark.proves("select", "N31")
def test_all_cards_of_the_hand_may_be_selected() -> None:
    match = at_table(Side(hand="keyhole mirror oil-lamp"), phase="call")

    play(match, "select mirror", "select keyhole", "select oil-lamp")

    assert choices(match) == ["ready"]
    assert match.state.players[0].selected_count == 3


@pytest.mark.proves("N30")
def test_the_number_of_selected_cards_is_seen_and_their_faces_are_not() -> None:
    match = at_table(Side(hand="keyhole mirror flood"), phase="call")

    play(match, "select keyhole", "select mirror", "ready")

    for seat in (1, -1):
        view = match.view(seat)
        assert view.players[0].selected_count == 2
        assert view.players[0].selected == 0
        assert "Keyhole" not in str(view)
    assert names_of(match, match.view(0).players[0].selected) == {"keyhole", "mirror"}


@pytest.mark.proves("N30")
def test_the_events_of_selecting_tell_the_opponent_no_card() -> None:
    match = at_table(Side(hand="keyhole mirror"), phase="call")

    play(match, "select keyhole", "select mirror")
    assert match.told(0)[-1] == "Seat 1 selects Mirror."
    match.step("ready")

    assert match.told(1)[-1] == match.told(-1)[-1] == "Seat 1 selects 2 cards."


@pytest.mark.proves("N30")
@pytest.mark.parametrize("guide", [0, 1])
def test_until_a_player_has_finished_selecting_nobody_else_sees_anything_of_it(guide: int) -> None:
    match = at_table(
        Side(hand="keyhole mirror flood"),
        Side(hand="diary supplies"),
        phase="call",
        guide=guide,
        actor=guide,
    )
    if guide == 1:
        play(match, "select diary", "ready")
    before = [(match.view(seat).bytes, match.told(seat)) for seat in (1, -1)]

    play(match, "select keyhole", "select mirror")

    assert [(match.view(seat).bytes, match.told(seat)) for seat in (1, -1)] == before
    assert "Hand, 3 cards" in str(match.view(1))


@pytest.mark.proves("N30")
def test_a_selection_can_be_taken_back_card_by_card_until_it_is_finished() -> None:
    match = at_table(Side(hand="keyhole mirror flood"), phase="call")
    before = match.states().tobytes()

    play(match, "select keyhole", "select mirror")
    match.undo()
    match.undo()
    assert match.states().tobytes() == before

    play(match, "select flood", "ready")
    assert not match.can_undo


def test_one_of_the_selected_cards_can_be_taken_back_by_itself() -> None:
    match = at_table(Side(hand="keyhole mirror oil-lamp"), phase="call", guide=1, actor=1)
    keyhole = match.game.read_action("select keyhole")
    play(match, "select campfire", "ready", "select keyhole", "select mirror", "select oil-lamp")

    match.unpick(0, keyhole)

    assert names_of(match, match.state.players[0].selected) == {"mirror", "oil-lamp"}
    assert hand(match, 0) == {"keyhole"}
    with pytest.raises(
        ValueError,
        match=r"'select keyhole' cannot be taken back; .*: select mirror, select oil-lamp",
    ):
        match.unpick(0, keyhole)
    match.step("ready")
    assert match.picked(0) == []


@pytest.mark.proves("two-uses", "throw")
def test_the_cards_are_revealed_together_and_leave_the_hand() -> None:
    match = at_table(Side(hand="keyhole mirror"), Side(hand="diary"), phase="call")

    play(match, "select keyhole", "ready", "select diary")
    assert match.state.players[0].played == 0
    match.step("ready")

    assert hand(match, 0) == {"mirror"}
    assert {"Seat 1 reveals Keyhole.", "Seat 2 reveals Diary."} <= set(match.told(-1))


@pytest.mark.proves("throw")
def test_everybody_throws_the_sticks_that_the_own_cards_show() -> None:
    """The throw of the rulebook: three white sticks against three brown, one white and one
    green.
    """
    match = at_table(
        Side(hand="river-wind diary"), Side(hand="tremor pitfall supplies"), phase="call"
    )
    play(match, "select river-wind", "ready", "select tremor", "select pitfall")

    match.step("ready", fate=["2", "3", "naga", "4", "4", "2", "1", "naga"])

    assert sticks(match, 0) == ["white-naga", "white-2", "white-3"]
    assert sticks(match, 1) == ["brown-2", "brown-4", "brown-4", "white-1", "green-naga"]
    assert {"Seat 1 has 5 fate points and 1 naga.", "Seat 2 has 11 fate points and 1 naga."} <= set(
        match.told(-1)
    )


@pytest.mark.proves("sides")
def test_brown_sticks_show_no_naga_and_green_ones_show_two() -> None:
    assert [int(row.sides[0]) for row in at_table().game.box.sticks] == [0, 1, 2]
    match = at_table(Side(hand="old-map"), phase="call")
    play(match, "select old-map", "ready", "select campfire")

    with pytest.raises(BadFate):
        match.step("ready", fate=["naga"])


MANY = (
    "keyhole mirror oil-lamp full-moon old-map false-bottom night-work monkeys blessing"
    " sleight-of-hand ropes-and-pulleys spy"
)


@pytest.mark.proves("N29", "L2")
@pytest.mark.parametrize(("limit", "thrown"), [(False, (15, 4)), (True, (12, 0))])
def test_sticks_never_run_short_unless_the_box_says_so_and_then_the_guide_takes_first(
    limit: bool, thrown: tuple[int, int]
) -> None:
    match = at_table(Side(hand=MANY), Side(hand="old-friend"), phase="call", stick_limit=limit)

    play(match, *(f"select {name}" for name in MANY.split()), "ready", "select old-friend", "ready")

    assert green_thrown(match) == thrown


def green_thrown(match: Match) -> tuple[int, int]:
    """Green sticks that each seat threw, from the events."""
    return tuple(  # type: ignore[return-value]
        sum(
            event["sticks"]
            for event in happened(match, "throws")
            if event["seat"] == owner and event["colour"] == Colour.GREEN
        )
        for owner in (0, 1)
    )


@pytest.mark.proves("N32")
def test_a_player_without_a_card_throws_nothing() -> None:
    match = at_table(Side(hand=""), phase="call")
    assert choices(match) == ["ready"]

    play(match, "ready", "select campfire", "ready")

    assert green_thrown(match) == (0, 0)
    assert match.state.victor == 1
