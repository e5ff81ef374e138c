"""Step 2: nagas are used in turn, until both have passed; the most fate points win the tile."""

import pytest

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
    winner,
)


@pytest.mark.proves("two-uses", "use-naga")
def test_a_naga_activates_a_card_of_the_hand_and_its_stick_is_discarded() -> None:
    match = at_table(Side(hand="river-wind keyhole", sticks="green-naga green-naga brown-2"))

    match.step("activate river-wind")

    assert sticks(match, 0) == ["brown-2", "green-naga"]
    assert "river-wind" not in hand(match, 0)
    assert happened(match, "activates")


@pytest.mark.proves("two-uses")
def test_a_card_that_was_selected_cannot_be_activated_in_the_same_round() -> None:
    match = at_table(
        Side(hand="drum-beat river-wind steady-hand"), Side(hand="campfire"), phase="call"
    )
    play(match, "select drum-beat", "ready", "select campfire")

    match.step("ready", fate=["1", "naga", "naga", "1", "1", "1"])

    assert (match.actor, set(choices(match, "activate"))) == (0, {"river-wind", "steady-hand"})
    play(match, "activate river-wind")
    assert choices(match, "activate") == ["steady-hand"]


@pytest.mark.proves("use-naga", "N33")
def test_a_card_of_any_symbol_may_be_activated_whatever_was_selected() -> None:
    match = at_table(
        Side(hand="river-wind keyhole supplies", played="pitfall", sticks="green-naga")
    )

    assert set(choices(match, "activate")) == {"river-wind", "keyhole", "supplies"}


@pytest.mark.proves("use-naga", "L3")
def test_a_player_with_nagas_of_two_colours_chooses_which_stick_to_spend() -> None:
    match = at_table(Side(hand="river-wind keyhole", sticks="green-naga white-naga"))

    match.step("activate river-wind")
    assert choices(match) == ["stick white naga", "stick green naga"]
    match.step("stick white naga")

    assert sticks(match, 0) == ["green-naga"]


@pytest.mark.proves("in-turn")
def test_the_players_take_turns() -> None:
    match = at_table(
        Side(hand="river-wind steady-hand", sticks="green-naga green-naga"),
        Side(hand="drum-beat", sticks="green-naga"),
    )

    match.step("activate river-wind")
    assert match.actor == 1
    match.step("activate drum-beat")
    assert match.actor == 0


@pytest.mark.proves("in-turn")
def test_whoever_alone_has_nagas_may_use_them_one_after_the_other() -> None:
    match = at_table(Side(hand="river-wind steady-hand", sticks="green-naga green-naga"))

    match.step("activate river-wind")

    assert match.actor == 0
    assert "steady-hand" in choices(match, "activate")


@pytest.mark.proves("N34")
def test_a_pass_is_not_final() -> None:
    match = at_table(
        Side(hand="river-wind", sticks="green-naga"),
        Side(hand="drum-beat eagle-feather", sticks="green-naga green-naga"),
    )

    play(match, "pass", "activate drum-beat")

    assert match.actor == 0
    assert "river-wind" in choices(match, "activate")


@pytest.mark.proves("in-turn")
def test_two_passes_in_a_row_end_the_step() -> None:
    match = at_table(
        Side(hand="river-wind", sticks="green-naga"), Side(hand="drum-beat", sticks="green-naga")
    )

    play(match, "pass", "pass")

    assert phase(match) == "place"


@pytest.mark.proves("in-turn")
def test_passes_are_counted_anew_after_each_activation() -> None:
    match = at_table(
        Side(hand="river-wind", sticks="green-naga"),
        Side(hand="drum-beat spy", sticks="green-naga green-naga"),
    )

    play(match, "pass", "activate drum-beat", "pass")

    assert (match.actor, phase(match)) == (1, "confront")


@pytest.mark.proves("in-turn")
def test_without_nagas_the_step_is_skipped() -> None:
    match = at_table(Side(hand="river-wind"), Side(hand="drum-beat"), phase="call")

    play(match, "select river-wind", "ready", "select drum-beat")
    match.step("ready", fate=["1", "2", "2", "1", "1", "1"])

    assert phase(match) == "place"


@pytest.mark.proves("N35", "N39")
def test_whoever_has_no_naga_is_not_asked_until_a_rethrow_brings_one() -> None:
    match = at_table(
        Side(hand="rattle steady-hand", sticks="green-naga green-naga"),
        Side(hand="drum-beat", sticks="green-1 green-1"),
    )

    play(match, "activate rattle")
    match.step("stick green 1")
    match.step("stick green 1", fate=["naga", "1"])

    assert match.actor == 1
    assert "drum-beat" in choices(match, "activate")


@pytest.mark.proves("N35")
def test_a_player_with_a_naga_and_a_useless_card_is_asked_so_the_hand_stays_secret() -> None:
    match = at_table(Side(hand="diary", sticks="green-naga"))

    assert choices(match) == ["pass"]


@pytest.mark.proves("sides", "N36")
def test_a_naga_side_gives_no_fate_points() -> None:
    match = at_table(Side(sticks="white-naga"), Side(hand="flood", sticks="brown-1 green-naga"))

    play(match, "pass", "pass")

    assert match.state.victor == 1


@pytest.mark.proves("N36")
def test_a_naga_side_gives_fate_points_if_the_box_says_so() -> None:
    match = at_table(
        Side(sticks="white-naga"), Side(hand="flood", sticks="brown-1 green-naga"), naga_points=2
    )

    play(match, "pass", "pass")

    assert winner(match) == (1, 3)


@pytest.mark.proves("win-tile")
def test_the_most_fate_points_win_the_tile() -> None:
    """The rulebook's example: two brown sticks of the opponent are discarded, and 5 beats 4."""
    match = at_table(
        Side(hand="flood", sticks="white-naga white-2 white-3"),
        Side(hand="keyhole", sticks="brown-4 brown-3 brown-3 white-1 green-naga"),
    )

    play(match, "activate flood", "stick brown 4", "stick brown 3")
    assert match.actor == 1
    play(match, "pass")

    assert match.state.victor == 0
    assert winner(match) == (0, 5)


@pytest.mark.proves("win-tile", "N54")
@pytest.mark.parametrize("guide", [0, 1])
@pytest.mark.parametrize("shown", ["brown-3", ""])
def test_the_guide_wins_ties_even_at_nothing(guide: int, shown: str) -> None:
    match = at_table(
        Side(sticks=f"{shown} green-naga"),
        Side(hand="campfire", sticks=f"{shown} green-naga"),
        guide=guide,
        actor=guide,
    )

    play(match, "pass", "pass")

    assert match.state.victor == guide


@pytest.mark.proves("discard-played", "N48", "N56")
def test_cards_of_both_steps_are_discarded_after_it_and_unused_nagas_are_lost() -> None:
    match = at_table(
        Side(hand="river-wind keyhole", played="pitfall", sticks="green-naga green-naga"),
        Side(hand="diary", played="spy"),
    )

    play(match, "activate river-wind")
    assert match.state.discard_count == 0
    play(match, "pass")

    assert match.state.discard_count == 3
    assert [names_of(match, player.played) for player in match.state.players] == [set(), set()]
    assert sticks(match, 0) == sticks(match, 1) == []
    assert phase(match) == "place"


@pytest.mark.proves("N48")
def test_cards_played_may_stay_on_the_table_until_the_next_round_begins() -> None:
    match = at_table(
        Side(hand="keyhole", played="pitfall", sticks="green-naga brown-4"),
        Side(hand="diary", played="spy"),
        played_stay=True,
    )

    play(match, "pass", "cell a1", "turn 0")
    assert match.state.discard_count == 0
    match.step(f"give {choices(match, 'give')[0]}")

    assert phase(match) == "call"
    assert names_of(match, match.state.discard) == {"pitfall", "spy"}


@pytest.mark.proves("N49")
def test_a_card_activated_in_this_round_cannot_be_retrieved_in_it() -> None:
    match = at_table(Side(hand="river-wind diary", sticks="green-naga green-naga"))

    match.step("activate river-wind")

    assert "diary" not in choices(match, "activate")


@pytest.mark.proves("discard-played")
def test_players_may_not_look_through_the_discard_pile() -> None:
    match = at_table(Side(sticks="green-naga"), discard="river-wind spy")

    assert "Discard pile: 2 cards" in str(match.view(0))
    assert "River Wind" not in str(match.view(0))
    assert verbs(match) == {"activate", "pass"}
