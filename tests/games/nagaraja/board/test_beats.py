"""Beats: what pages show of an action, one thing after another."""

from ludary import Match
from ludary.core.contract.beats import Beat, BeatKind
from tests.games.nagaraja.table import Side, at_table, nagaraja, play


def of_kind(match: Match, kind: BeatKind, seat: int = 0) -> list[Beat]:
    """The beats of the last action that look like this, as far as a seat may know."""
    return [beat for beat in match.view(seat).beats if beat.kind == kind]


def test_sticks_fall_together_with_what_they_make() -> None:
    match = at_table(
        Side(hand="drum-beat river-wind steady-hand"), Side(hand="campfire"), phase="call"
    )
    play(match, "select drum-beat", "ready", "select campfire")
    match.step("ready", fate=["1", "naga", "naga", "1", "1", "1"])

    first, second = of_kind(match, BeatKind.THROW)

    assert first.caption.startswith("Seat 1 throws 3 sticks: ") and first.caption.endswith(
        "2 nagas"
    )
    assert (
        len(first.faces),
        first.faces.count("green naga") + first.faces.count("white naga"),
    ) == (3, 2)
    assert (first.spots, second.spots) == (("temple-0",), ("temple-1",))


def test_each_throw_of_a_tie_is_shown_with_its_own_points() -> None:
    match = nagaraja().start(seed=1, fate=["4", "1", "2", "3", "4", "4", "1", "1"])

    assert [beat.caption for beat in of_kind(match, BeatKind.THROW)] == [
        f"Seat {seat} throws 2 sticks: {points} fate points and no nagas"
        for seat, points in ((1, 5), (2, 5), (1, 8), (2, 2))
    ]


def test_the_winner_of_the_room_strikes_with_both_sums() -> None:
    match = at_table(
        Side(hand="keyhole", sticks="brown-4 white-3"), Side(sticks="brown-5"), tile="crypt"
    )
    play(match, "pass")
    if match.state.victor < 0:
        match.step("pass")

    [strike] = of_kind(match, BeatKind.STRIKE)

    assert (strike.caption, strike.weight) == ("Seat 1 takes the crypt, 7 to 5", 2)


def test_a_room_moves_to_its_cell_and_its_path_turns_up_a_relic() -> None:
    match = at_table(phase="place", tile="bend")
    match.step("cell a1")
    match.step("turn 2", fate=["crown"])

    [flip] = [beat for beat in of_kind(match, BeatKind.FLIP) if beat.spots[0].startswith("relic")]

    assert of_kind(match, BeatKind.MOVE)[0].spots == ("tile", "cell-0-0")
    assert (flip.caption, flip.badge, flip.weight) == (
        "Seat 1 reveals the relic low on the left side: crown (5 points)",
        "+5 points",
        1,
    )


def test_an_activated_card_is_turned_up_with_its_name_and_effect() -> None:
    match = at_table(Side(hand="river-wind keyhole", sticks="green-naga green-naga"))
    match.step("activate river-wind")

    assert of_kind(match, BeatKind.FLIP)[0].caption == (
        'Seat 1 activates River Wind ("add 3 fate points")'
    )


def test_a_peek_tells_the_relic_to_who_peeks_alone() -> None:
    match = at_table(Side(hand="keyhole river-wind", sticks="green-naga"))
    play(match, "activate keyhole")
    match.step("relic 1 top-left", fate=["crown"])

    [own], [other] = (of_kind(match, BeatKind.FLIP, seat)[:1] for seat in (0, 1))

    assert own.spots == other.spots == ("relic-0-3",)
    assert "crown" in own.caption and "crown" not in other.caption
