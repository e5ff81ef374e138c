"""Amulets: points, a card, and undoing what the opponent has activated."""

import pytest

from tests.games.nagaraja.table import (
    Side,
    at_table,
    choices,
    hand,
    happened,
    held,
    phase,
    play,
    points,
    room,
    sticks,
    verbs,
    winner,
)


@pytest.mark.proves("amulet")
def test_a_collected_amulet_is_peeked_at_by_its_owner_alone() -> None:
    match = at_table(Side(rooms="a1:passage"), tile="side-chamber", phase="place")
    play(match, "cell b1")

    match.step("turn 0", fate=["bracelet"])

    assert held(match, 0) == ["bracelet"]
    assert "Seat 1 finds the bracelet (2 points)." in match.told(0)
    for seat in (1, -1):
        assert match.view(seat).players[0].held_count == 1
        assert not match.view(seat).players[0].held.any()
        assert "bracelet" not in " ".join(match.told(seat))


@pytest.mark.proves("amulet-points")
def test_amulets_score_their_points_while_they_lie_face_down() -> None:
    match = at_table(Side(amulets="ring bracelet"))

    assert points(match) == [3, 0]
    assert "3 victory points" in str(match.view(0))
    assert "0 victory points and 2 hidden amulets" in str(match.view(1))


@pytest.mark.proves("amulet-points")
def test_three_kinds_of_power_lie_on_four_kinds_of_amulets() -> None:
    edition = at_table().game.edition
    assert edition is not None

    assert [(entry.power, entry.points) for entry in edition.amulet] == [  # type: ignore[attr-defined]
        ("points", 1),
        ("points", 2),
        ("draw", 0),
        ("undo", 0),
    ]


@pytest.mark.proves("amulet-draw")
def test_a_draw_amulet_is_revealed_and_discarded_for_a_card() -> None:
    match = at_table(Side(hand="spy", amulets="scarab"), phase="call")

    match.step("draw", fate=["flood"])

    assert hand(match, 0) == {"spy", "flood"}
    assert held(match, 0) == []
    assert "Seat 1 discards the scarab (draw)." in match.told(1)
    assert (match.actor, phase(match)) == (0, "call")


@pytest.mark.proves("N47")
@pytest.mark.parametrize("phase", ["call", "confront", "place", "give", "window"])
def test_a_draw_amulet_can_be_used_at_any_decision_of_ones_own_step(phase: str) -> None:
    if phase == "window":
        match = at_table(
            Side(hand="supplies", sticks="green-naga"), Side(hand="spy", amulets="scarab ring")
        )
        match.step("activate supplies")
    elif phase == "give":
        match = at_table(Side(rooms="a1:fork/3"), Side(hand="spy", amulets="scarab"), phase="place")
        play(match, "cell b1", "turn 0")
    else:
        match = at_table(
            Side(hand="spy", amulets="scarab", sticks="green-naga" if phase == "confront" else ""),
            phase=phase,
        )

    assert "draw" in verbs(match)
    before = match.state.players[match.actor].hand_count
    actor = match.actor
    match.step("draw")
    assert match.actor == actor
    assert match.state.players[actor].hand_count == before + 1


@pytest.mark.proves("N47")
def test_an_empty_hand_with_a_naga_and_a_draw_amulet_can_still_become_a_card_to_activate() -> None:
    match = at_table(
        Side(hand="keyhole", sticks="green-naga"),
        Side(hand="", sticks="green-naga", amulets="scarab"),
    )

    match.step("pass")
    assert verbs(match) == {"pass", "draw"}
    match.step("draw", fate=["river-wind"])

    assert "river-wind" in choices(match, "activate")


@pytest.mark.proves("amulet-undo", "N45")
def test_an_activated_card_can_be_undone_and_is_lost_with_its_naga() -> None:
    match = at_table(
        Side(hand="river-wind keyhole", sticks="green-naga green-naga"),
        Side(hand="spy", amulets="knot", sticks="green-naga"),
    )

    match.step("activate river-wind")
    assert (match.actor, phase(match), verbs(match)) == (1, "window", {"undo", "allow"})
    match.step("undo")

    assert held(match, 1) == []
    assert match.state.players[0].bonus == 0
    assert sticks(match, 0) == ["green-naga"]
    assert hand(match, 0) == {"keyhole"}
    assert match.actor == 1  # the turn has passed on


@pytest.mark.proves("amulet-undo")
def test_a_card_that_is_allowed_takes_effect() -> None:
    match = at_table(
        Side(hand="river-wind", sticks="green-naga brown-1"), Side(hand="spy", amulets="knot")
    )

    play(match, "activate river-wind", "allow")

    assert winner(match) == (0, 4)
    assert held(match, 1) == ["knot"]


@pytest.mark.proves("L4")
@pytest.mark.parametrize("gone", ["", "knot knot knot", "scarab scarab scarab"])
def test_the_opponent_is_asked_with_any_amulet_so_that_asking_tells_nothing(gone: str) -> None:
    seen: dict[int, set[bytes]] = {0: set(), -1: set()}
    for amulet in {"knot", "scarab", "ring", "bracelet"} - set(gone.split()):
        match = at_table(
            Side(hand="river-wind", sticks="green-naga"),
            Side(hand="spy", amulets=amulet),
            gone=gone,
        )
        match.step("activate river-wind")
        for seat, views in seen.items():
            views.add(match.view(seat).bytes)

        assert (match.actor, phase(match)) == (1, "window")
        assert verbs(match) == {"allow"} | {"knot": {"undo"}, "scarab": {"draw"}}.get(amulet, set())
    assert [len(views) for views in seen.values()] == [1, 1]


@pytest.mark.proves("N47")
@pytest.mark.parametrize("gone", ["", "knot knot", "knot knot knot"])
def test_a_draw_amulet_can_answer_a_card_however_many_undo_amulets_are_gone(gone: str) -> None:
    """Against Pickpocket: the only card of the hand may stay, if the one just drawn is picked."""
    match = at_table(
        Side(hand="pickpocket", sticks="green-naga"), Side(hand="spy", amulets="scarab"), gone=gone
    )

    match.step("activate pickpocket")
    match.step("draw", fate=["flood", "flood"])

    assert hand(match, 1) == {"spy"}


@pytest.mark.proves("L4")
def test_a_card_takes_effect_at_once_when_the_last_amulet_has_answered_it() -> None:
    match = at_table(
        Side(hand="river-wind keyhole", sticks="green-naga"), Side(hand="spy", amulets="scarab")
    )

    play(match, "activate river-wind", "draw")

    assert happened(match, "adds")


@pytest.mark.proves("L4")
def test_without_an_amulet_nobody_is_asked() -> None:
    match = at_table(Side(hand="river-wind", sticks="green-naga"), Side(hand="spy"))

    match.step("activate river-wind")

    assert happened(match, "adds")


@pytest.mark.proves("N44")
def test_card_and_targets_are_named_before_the_opponent_decides_and_nothing_is_seen() -> None:
    match = at_table(Side(hand="keyhole", sticks="green-naga"), Side(hand="spy", amulets="ring"))

    play(match, "activate keyhole", "relic 1 top-left")

    assert phase(match) == "window"
    assert not match.state.temples[0].seen.any()
    assert "Aimed at the relic at the top left in the temple of Seat 1" in " ".join(
        str(match.view(1)).split()
    )


@pytest.mark.proves("N44")
def test_the_discard_pile_is_looked_through_only_after_the_opponent_has_let_it_happen() -> None:
    match = at_table(
        Side(hand="diary", sticks="green-naga"), Side(hand="spy", amulets="ring"), discard="flood"
    )

    match.step("activate diary")
    assert phase(match) == "window"
    match.step("allow")

    assert (match.actor, choices(match)) == (0, ["retrieve flood"])


@pytest.mark.proves("N46")
def test_amulets_cannot_be_undone() -> None:
    match = at_table(
        Side(hand="spy", amulets="scarab", sticks="green-naga"), Side(hand="flood", amulets="knot")
    )

    match.step("draw")
    assert match.actor == 0  # nobody was asked

    match = at_table(
        Side(hand="river-wind", sticks="green-naga", amulets="knot"),
        Side(hand="spy", amulets="knot"),
    )
    play(match, "activate river-wind", "undo")
    assert phase(match) != "window"


@pytest.mark.proves("L4")
@pytest.mark.parametrize(
    ("gone", "deck", "asked"),
    [
        ("knot knot knot", "flood", True),
        ("scarab scarab scarab", "flood", True),
        ("knot knot knot scarab scarab scarab", "flood", False),
        ("knot knot knot", "", False),  # no card could be drawn
        ("knot knot", "", True),
    ],
)
def test_nobody_is_asked_once_no_amulet_is_left_that_could_answer(
    gone: str, deck: str, asked: bool
) -> None:
    match = at_table(
        Side(hand="river-wind", sticks="green-naga"),
        Side(hand="spy", amulets="ring"),
        gone=gone,
        deck=deck,
    )

    match.step("activate river-wind")

    assert (phase(match) == "window") == asked


def test_an_amulet_discarded_for_a_card_leaves_the_last_undo_amulet_its_power() -> None:
    match = at_table(
        Side(hand="river-wind", sticks="green-naga", amulets="scarab"),
        Side(hand="spy", amulets="knot"),
        gone="knot knot",
        deck="flood",
    )

    play(match, "draw", "activate river-wind")

    assert match.actor == 1
    assert "undo" in choices(match)


@pytest.mark.proves("N21")
def test_an_amulet_reached_by_the_opponents_card_goes_to_the_temples_owner_at_once() -> None:
    match = at_table(
        Side(hand="tremor", sticks="green-naga"), Side(hand="spy", rooms="a1:passage/1 a2:crypt+")
    )

    play(match, "activate tremor", "room 2 a1", "turn 0")

    assert match.state.players[1].held_count == 1
    assert room(match, 1, "a2") == "crypt/0"


@pytest.mark.proves("N22")
def test_an_amulet_once_collected_is_kept_when_its_path_breaks() -> None:
    match = at_table(
        Side(hand="tremor", sticks="green-naga"),
        Side(hand="spy", rooms="a1:passage a2:crypt", amulets="ring"),
    )

    play(match, "activate tremor", "room 2 a1", "turn 1", "allow")

    assert held(match, 1) == ["ring"]
