"""Actions that have no square now are told with the reason."""

from ludary import Match
from tests.games.koa.table import Clan, at_table


def told(match: Match) -> dict[str, str]:
    assert match.actor is not None
    return {one.words: one.reason for one in match.view(match.actor).unavailable()}


def test_at_the_first_action_nothing_can_be_seized_and_the_turn_not_ended() -> None:
    match = at_table(Clan())

    assert told(match) == {
        "Seize a square": "no cavern, goroldioa or spring of another clan is within reach",
        "End the turn": "take at least one action first",
    }


def test_a_rivals_cavern_in_reach_is_no_reason_any_more() -> None:
    match = at_table(Clan(caverns="b2"), Clan(caverns="c3 i2 h3 g4 f5 e4 d3"))
    assert any(str(action).startswith("Seize") for action in match.legal())
    assert "Seize a square" not in told(match)


def test_a_located_square_out_of_reach_is_named() -> None:
    assert (
        told(at_table(Clan(located_springs="d4")))["Claim a located square"]
        == "the spring at d4 cannot be reached yet"
    )


def test_with_two_located_squares_the_sharman_cannot_be_asked() -> None:
    match = at_table(Clan(located_springs="d4", located_goroldioa="e1"))
    assert (
        told(match)["Seek the Sharman"] == "Seat 1 already has 2 located squares, the most allowed"
    )


def test_the_shared_clan_only_excavates() -> None:
    found = told(at_table(seats=3, turn=3))
    assert found["Seek the Sharman"] == found["Seize a square"] == "the shared clan only excavates"
