"""Beats: what pages show of an action of Konja, one thing after another."""

from ludary import Match
from ludary.core.contract.beats import Beat, BeatKind
from ludary.games.konja.state import Phase
from tests.every_game import positions
from tests.games.konja.table import Wizard, at_table, konja


def shown(match: Match, seat: int = 0) -> list[Beat]:
    return match.view(seat).beats


def test_a_prayer_goes_to_its_ancestor() -> None:
    match = at_table(idols="rain")
    match.step("pray spirit")
    prayer, favour, *_ = shown(match)
    assert (prayer.kind, prayer.spots, prayer.weight) == (BeatKind.MOVE, ("ancestor-0",), 2)
    assert favour == Beat(BeatKind.GAIN, "Seat 1 takes the Spirit token", ("wizard-0",))


def test_an_attack_is_a_roll_and_a_strike_that_tells_its_sum() -> None:
    match = at_table(Wizard(), Wizard(magick=9, spells="ouch!"), dice="1 2 6", action="blank blank")
    match.step("done")
    match.step("cast ouch!", fate=[4])
    spell, roll = shown(match)
    assert (spell.kind, spell.badge) == (BeatKind.FLIP, "-1 Magick")
    assert (roll.kind, roll.faces, roll.spots) == (BeatKind.ROLL, ("4",), ("tray",))
    match.step("hit green-2")
    strike = shown(match)[0]
    assert (strike.kind, strike.caption) == (BeatKind.STRIKE, "Seat 2 strikes green 2: 4 against 2")


def test_dice_are_spent_at_their_level_of_the_pyramid_and_the_tokens_come_to_the_player() -> None:
    match = at_table(Wizard(), phase=Phase.COLLECTION, dice="2 2 6", action="blank blank")
    match.step("pair 2")
    spent, gain = shown(match)[:2]
    assert (spent.kind, spent.spots, spent.faces) == (
        BeatKind.MOVE,
        ("tray", "level-1"),
        ("2", "2"),
    )
    assert (gain.kind, gain.spots, gain.badge) == (BeatKind.GAIN, ("token-0-1",), "+2 Magick")


def test_a_cloud_comes_from_its_pile() -> None:
    match = at_table(Wizard(), phase=Phase.COLLECTION, dice="6 6 6 1", action="blank blank")
    match.step(next(action for action in match.legal() if action.name == "alike"))
    cloud = next(beat for beat in shown(match) if beat.spots[-1:] == ("wizard-0",))
    assert (cloud.kind, cloud.spots, cloud.badge) == (
        BeatKind.GAIN,
        ("cloud-0", "wizard-0"),
        "3 points",
    )


def test_beats_have_words_and_places_on_the_board() -> None:
    for match in positions(konja(), 16, seed=4):
        for seat in range(2):
            board = match.view(seat).board()
            assert board is not None
            for beat in shown(match, seat):
                assert beat.caption
                assert set(beat.spots) - {"tray"} <= set(board.spots)
