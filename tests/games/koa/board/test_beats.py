"""Beats: what pages show of an action, one thing after another."""

import pytest

from ludary import Match
from ludary.core.contract.beats import Beat, BeatKind
from ludary.games.koa.text.names import SQUARE_NAMES
from tests.games.koa.table import Clan, at_table

FOOD = "goroldioa-first"


def spot(square: str) -> str:
    return f"square-{SQUARE_NAMES.index(square)}"


def shown(match: Match) -> list[Beat]:
    """The beats of the last action, equal for everybody."""
    return match.view(0).beats


def captions(match: Match) -> list[str]:
    return [beat.caption for beat in shown(match)]


def test_a_miner_sees_the_wheel_spin_and_the_tile_turned_up() -> None:
    match = at_table()
    match.step("dig b2", fate=["spring"])

    wheel, tile = shown(match)

    assert wheel == Beat(
        BeatKind.SPIN, "Seat 1 mines at b2: the wheel shows a spring", (spot("b2"),), ("spring",)
    )
    assert tile == Beat(BeatKind.FLIP, "Seat 1 finds a spring at b2", (spot("b2"),))


def test_a_seizure_is_a_roll_and_a_strike_that_tell_their_sums() -> None:
    match = at_table(Clan(caverns="b2 c3 d4"), Clan(caverns="e5"))
    match.step("seize e5", fate=[7])

    roll, strike, gain, *_ = shown(match)

    assert (roll.kind, roll.faces, roll.spots) == (BeatKind.ROLL, ("7",), (spot("e5"),))
    assert (strike.kind, strike.caption, strike.weight) == (
        BeatKind.STRIKE,
        "Seat 1 seizes e5: 7 against 5",
        2,
    )
    assert (gain.kind, gain.badge) == (BeatKind.GAIN, "+1 seized cavern")


def test_a_seizure_that_fails_says_by_how_much() -> None:
    match = at_table(Clan(caverns="b2 c3 d4"), Clan(caverns="e5"))
    match.step("seize e5", fate=[4])

    assert captions(match) == [
        "Seat 1 attacks e5, needs 5, and rolls 4",
        "Seat 1 fails to seize e5: 4 against 5",
    ]


def test_an_earthquake_strikes_elsewhere_and_its_owner_loses_the_tile() -> None:
    match = at_table(Clan(), Clan(caverns="e5"))
    match.step("dig b2", fate=["earthquake", "e5"])

    wheel, strike, loss, *_ = shown(match)

    assert (wheel.spots, wheel.faces) == ((spot("b2"),), ("earthquake",))
    assert (strike.kind, strike.spots) == (BeatKind.STRIKE, (spot("e5"),))
    assert strike.caption == "The earthquake of Seat 1 strikes e5, where a cavern lies"
    assert (loss.kind, loss.badge) == (BeatKind.LOSE, "-1 cavern")


def test_the_sharmans_bones_fall_and_point_to_a_square() -> None:
    match = at_table()
    match.step("sharman", fate=[FOOD, 2, 3])

    bones, found = shown(match)

    assert (bones.kind, bones.faces, bones.spots) == (
        BeatKind.THROW,
        ("row 2", "column 3"),
        ("sharman", spot("c2")),
    )
    assert (found.kind, found.spots) == (BeatKind.MOVE, ("sharman", spot("c2")))
    assert found.caption == "Seat 1 locates goroldioa at c2"


def test_another_action_a_turn_shows_at_the_clans_place() -> None:
    match = at_table(Clan(caverns="c3", goroldioa="d4 d3", springs="c4 d2", located_goroldioa="b2"))
    match.step("claim b2")

    assert [beat.kind for beat in shown(match)] == [BeatKind.FLIP, BeatKind.GAIN]
    assert (shown(match)[1].spots, shown(match)[1].badge) == (("clan-0",), "2 actions a turn")


@pytest.mark.parametrize(("seats", "places"), [(4, ("clan-3",)), (2, ("clan-1", "clan-3"))])
def test_the_end_is_told_at_the_places_of_who_wins(seats: int, places: tuple[str, ...]) -> None:
    match = at_table(Clan(caverns="b2", caverns_left=1), seats=seats)
    match.step("dig c3", fate=["cavern"])

    victory = next(beat for beat in shown(match) if beat.badge.endswith("points"))

    assert victory.caption.startswith(f"Seat {seats} wins with ")
    assert (victory.spots, victory.weight) == (places, 2)


def test_the_beginning_of_a_turn_is_no_beat() -> None:
    match = at_table()
    match.step("dig b2", fate=["lava"])

    assert not any("turn of" in caption for caption in captions(match))
