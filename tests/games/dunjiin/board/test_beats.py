"""Beats: the course of Dunjiin's actions on a page."""

from ludary.core.contract.beats import Beat, BeatKind
from ludary.lab.promises.beats import beats_can_be_shown
from tests.games.dunjiin.table import dunjiin

GAME = dunjiin()


def shown(*fate: str, fight: bool = True) -> list[Beat]:
    """The beats of a fight against the cards that turn up."""
    match = GAME.start(seats=2, seed=7)
    match.step("explore", fate=[fate[0]])
    if not fight:
        return match.view(0).beats
    match.step("fight", fate=list(fate[1:]))
    told = match.view(0).beats
    if "counter 0" in [action.notation for action in match.legal()]:
        match.step("counter 0")
        told += match.view(0).beats
    return told


def test_a_card_turns_up_where_the_monster_lies() -> None:
    assert shown("orc/3", fight=False) == [
        Beat(BeatKind.FLIP, "Seat 1 turns up an Orc 6 (3 shields)", ("encounter",))
    ]


def test_a_fight_that_is_lost_is_told_with_its_sum_and_its_wound() -> None:
    told = shown(
        "orc/4", "skeleton/2", "treasure-10", "skeleton/3"
    )  # 6 + 8 + 10 + 8, and 2 for two of a kind
    fight = next(beat for beat in told if "fights" in beat.caption)
    assert (fight.kind, fight.weight, fight.spots) == (BeatKind.STRIKE, 2, ("encounter",))
    assert ("Strength 34 overpowers Level 29: 1 damage", "34 > 29") in [
        (beat.caption, beat.badge) for beat in told
    ]
    assert [(beat.spots, beat.badge) for beat in told if beat.kind is BeatKind.LOSE] == [
        (("seat-0",), "-1 Armor")
    ]


def test_gains_float_up_at_their_winner() -> None:
    told = shown("skeleton/2", "treasure-10")
    assert [beat.badge for beat in told if beat.kind is BeatKind.GAIN] == [
        "+Treasure 10",
        "+1 Experience",
    ]


def test_whoever_dodges_sends_the_monster_on() -> None:
    match = GAME.start(seats=2, seed=7)
    while not (dodges := [action for action in match.legal() if action.name == "dodge"]):
        match.step(match.legal()[0])
    match.step(dodges[0])
    first = match.view(-1).beats[0]
    assert (first.kind, len(first.spots)) == (BeatKind.MOVE, 2)


def test_beats_happen_on_the_board() -> None:
    beats_can_be_shown(GAME, tries=30, seed=5)
