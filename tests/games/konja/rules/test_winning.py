"""WINNING THE GAME: 21 points, the last round, ties, and how long a game can be."""

import pytest

from ludary import Match
from ludary.games.konja.state import Phase
from ludary.kit import NOBODY
from tests.games.konja.table import BARE, Wizard, at_table, choices, happened, phase, play

WITH_21 = Wizard(clouds=(0, 0, 3))
WITH_18 = Wizard(clouds=(6, 0, 0))


def last_action(me: Wizard, other: Wizard = BARE, turns: int = 3, **options: object) -> Match:
    """Seat 0 ends a turn; with `turns` odd it began the game."""
    match = at_table(
        me,
        other,
        dice="6",
        phase=Phase.COLLECTION,
        turns=turns,
        first=0 if turns % 2 else 1,
        **options,  # type: ignore[arg-type]
    )
    return play(match, "done")


@pytest.mark.proves("points")
def test_points_are_those_on_the_clouds() -> None:
    assert at_table(Wizard(clouds=(1, 1, 1), upgraded=(1, 1, 1))).scores == [
        3 + 5 + 7 + 4 + 6 + 9,
        0,
    ]


@pytest.mark.proves("last-round")
def test_whoever_ends_a_turn_with_21_points_makes_it_the_last_round() -> None:
    match = last_action(WITH_21)

    assert not match.over
    assert match.actor == 1
    assert happened(match, "last_round") == [{"seat": 0, "points": 21}]


@pytest.mark.proves("last-round")
def test_with_20_points_the_game_goes_on() -> None:
    match = last_action(Wizard(clouds=(5, 1, 0)))

    assert match.state.last_round == 0


@pytest.mark.proves("last-round", "K43")
def test_both_players_have_as_many_turns() -> None:
    match = last_action(WITH_21)
    match.step(
        "pray spirit" if "spirit" in choices(match, "pray") else "pray rain",
        fate=[1, 2, 1, 2, 4, "blank", "blank"],
    )
    play(match, "done", "done")

    assert match.over
    assert match.returns == [1, -1]


@pytest.mark.proves("K42")
def test_the_game_ends_at_once_when_the_second_player_ends_a_turn_with_21() -> None:
    match = last_action(WITH_21, WITH_18, turns=4)

    assert match.over
    assert match.returns == [1, -1]
    assert happened(match, "victory") == [{"seat": 0, "points": 21}]


@pytest.mark.proves("winner")
def test_the_higher_score_wins_whoever_began_the_last_round() -> None:
    match = last_action(WITH_21, Wizard(clouds=(0, 0, 4)), turns=4)

    assert match.returns == [-1, 1]


@pytest.mark.proves("K44")
@pytest.mark.parametrize("cloud", [WITH_21, Wizard(clouds=(2, 3, 0))])
def test_equal_points_are_a_draw(cloud: Wizard) -> None:
    match = last_action(WITH_21, cloud, turns=4)

    assert match.over
    assert match.returns == [0, 0]
    assert happened(match, "tie") == [{"seat": NOBODY, "points": 21}]
    assert "It is a draw" in str(match.view(0))


@pytest.mark.proves("K44")
@pytest.mark.parametrize(
    ("ties", "winner", "why"), [("second", 0, "went second"), ("first", 1, "began")]
)
def test_by_an_option_a_tie_goes_to_who_went_second_or_who_began(
    ties: str, winner: int, why: str
) -> None:
    match = last_action(WITH_21, WITH_21, turns=4, ties=ties)  # seat 1 began
    name = f"Seat {winner + 1}"

    assert match.returns == [1 - 2 * winner, 2 * winner - 1]
    assert happened(match, "wins_tie") == [{"seat": winner, "points": 21}]
    assert f"{name} wins the tie: {name} {why}" in str(match.view(1 - winner))
    assert match.told(-1)[-1] == f"Both have 21 points: {name} {why} and wins the tie."


@pytest.mark.proves("K41")
def test_only_the_player_whose_turn_ends_is_looked_at() -> None:
    match = last_action(Wizard(), WITH_21)

    assert match.state.last_round == 0


@pytest.mark.proves("K41")
def test_by_an_option_both_players_are_looked_at() -> None:
    match = last_action(Wizard(), WITH_21, any_turn_ends=True)

    assert match.state.last_round == 1


@pytest.mark.parametrize(("points", "last"), [(30, 0), (10, 1)])
def test_the_points_that_end_the_game_are_an_option(points: int, last: int) -> None:
    assert last_action(WITH_21, last_points=points).state.last_round == last


@pytest.mark.proves("K49")
def test_a_game_without_an_end_is_cut_off_after_equal_turns_and_the_higher_score_wins() -> None:
    assert not last_action(WITH_18, turns=199).over

    match = last_action(WITH_18, turns=200)
    assert match.over
    assert match.returns == [1, -1]
    assert happened(match, "time")
    assert phase(match) == Phase.OVER
